package regola.ui.app;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import regola.ui.present.GameTitle;
import regola.ui.present.MatchRecord;
import regola.ui.view.Texts;

/** A MatchName proposes what a file with a match is called: the game and when. */
final class MatchName {
    private static final DateTimeFormatter WHEN = DateTimeFormatter.ofPattern("uuuu-MM-dd HH.mm", Locale.ROOT);

    private final Texts texts;

    MatchName(Texts texts) {
        this.texts = texts;
    }

    String of(MatchRecord match) {
        return of(GameTitle.of(match.rules().game(), texts.language()), Instant.now());
    }

    /** @return a name that every system takes, without an ending */
    String of(String game, Instant at) {
        String name = game.replaceAll("[\\\\/:*?\"<>|\\p{Cntrl}]", " ").strip();
        return name + " " + WHEN.format(LocalDateTime.ofInstant(at, ZoneId.systemDefault()));
    }
}
