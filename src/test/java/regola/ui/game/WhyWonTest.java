package regola.ui.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.file.BadFile;
import regola.file.PositionFile;
import regola.language.Shipped;
import regola.language.source.SourceText;
import regola.ui.present.match.GamePresenter;
import regola.ui.present.match.Resumption;
import regola.ui.present.start.MatchSetUp;
import regola.ui.support.KnownRules;
import regola.ui.view.match.MatchView;

/** At the end it is said by what the rules decide who has won, where how the match ended does not say that. */
class WhyWonTest {
    private final List<MatchView> pictures = new ArrayList<>();
    private final GamePresenter match =
            new GamePresenter(Runnable::run, pictures::add, problem -> {}, KnownRules.thinking());

    private void begin(String game, int players, String position, String language) throws BadFile {
        PositionFile read = PositionFile.read(SourceText.of("end.yaml", position));
        MatchSetUp setUp = new MatchSetUp(Shipped.rules(game, players), 1, Map.of());
        match.speak(language);
        match.resume(new Resumption(setUp, read.position(), List.of(), 0));
    }

    private MatchView end() {
        MatchView end = pictures.get(pictures.size() - 1);
        assertThat(end.decision().isOver()).isTrue();
        return end;
    }

    @ParameterizedTest
    @CsvSource({
        "en, 'lotus-pink, lotus-pink', ' The best bouquet wins.'",
        "it, 'lotus-pink, lotus-pink', ' Vince chi ha i fiori che valgono di più.'",
        "en, 'lotus-pink', ' The best bouquet wins; equal bouquets win together.'"
    })
    void thePointsDecideInTheWordsOfTheRules(String language, String red, String why) throws BadFile {
        String position = "game: china-moon\nplayers: [red, green, orange]\nvars: {mover: red}\nzones:\n"
                + "  pond: {a40: [red-1], a3: [green-1], island-1: [green-2], island-2: [orange-2],"
                + " island-3: [red-2]}\n  bouquet: {bouquet-red: [" + red + "], bouquet-green: [lotus-pink]}\n";
        begin("china-moon", 3, position, language);
        match.choose("play hop red-1 island-4");
        assertThat(HowClose.why(end())).endsWith(why);
    }

    @ParameterizedTest
    @CsvSource({"en, Red wins", "it, vince Rosso"})
    void whereTheEndSaysWhoHasWonNothingIsAdded(String language, String who) throws BadFile {
        String position = "game: moulin-rouge\nplayers: [red, blue]\nvars: {mover: red}\nzones:\n"
                + "  crossings: {a1: [red-man], b2: [red-man], b3: [red-man], d1: [blue-man], d2: [blue-man],"
                + " e3: [blue-man]}\n  out: {out: ["
                + "red-man, ".repeat(7) + "blue-man, ".repeat(6) + "blue-man]}\n";
        begin("moulin-rouge", 2, position, language);
        match.choose("play move a1 b1");
        match.choose("play capture d1");
        assertThat(end().decision().asks()).isEmpty();
        assertThat(HowClose.why(end())).contains(who);
    }
}
