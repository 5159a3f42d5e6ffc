package regola.ui.keep;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import regola.ui.present.match.MatchRecord;
import regola.ui.present.picture.GameTitle;
import regola.ui.view.Texts;

/** A MatchName proposes what a file with a match is called: the game and when. */
public final class MatchName {
    private static final DateTimeFormatter WHEN = DateTimeFormatter.ofPattern("uuuu-MM-dd HH.mm", Locale.ROOT);

    private final Texts texts;

    public MatchName(Texts texts) {
        this.texts = texts;
    }

    public String of(MatchRecord match) {
        return of(GameTitle.of(match.rules().game(), texts.language()), Instant.now());
    }

    /** @return a name that every system takes, without an ending */
    public String of(String game, Instant at) {
        String name = game.replaceAll("[\\\\/:*?\"<>|\\p{Cntrl}]", " ").strip();
        return name + " " + WHEN.format(LocalDateTime.ofInstant(at, ZoneId.systemDefault()));
    }
}
