package regola.ui.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
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
import regola.ui.view.Texts;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.Ref;
import regola.ui.view.match.MatchView;

/** How points come about is told to who reads little when some are there for the first time, and once. */
class AtFirstTest {
    private final List<MatchView> pictures = new ArrayList<>();
    private final AtFirst first = new AtFirst();

    private MatchView now() {
        return pictures.get(pictures.size() - 1);
    }

    @ParameterizedTest
    @CsvSource({
        "en, A pink lotus: 1 point., A pink lotus: 2 together make 3 points.",
        "it, Un loto rosa: 1 punto., Un loto rosa: 2 insieme fanno 3 punti.",
    })
    void whatAFlowerCountsIsToldOnceAndWhatTwoDo(String language, String one, String two) throws BadFile {
        Texts texts = Texts.in(language);
        String position = "game: china-moon\nplayers: [red, green, orange]\nvars: {mover: red}\nzones:\n"
                + "  pond: {a1: [red-1], a6: [red-2], a20: [green-1], a25: [orange-1], a3: [lotus-pink], a8: [lotus-pink]}"
                + "\n  bouquet: {bouquet-red: [], bouquet-green: [], bouquet-orange: []}\n";
        PositionFile read = PositionFile.read(SourceText.of("flowers.yaml", position));
        GamePresenter match = new GamePresenter(Runnable::run, pictures::add, problem -> {}, KnownRules.thinking());
        match.speak(language);
        MatchSetUp setUp = new MatchSetUp(Shipped.rules("china-moon", 3), 1, Set.<String>of());
        match.resume(new Resumption(setUp, read.position(), List.of(), 0));
        assertThat(first.of(now(), texts)).isEmpty();
        match.choose("play hop red-1 a3");
        String told = first.of(now(), texts);
        assertThat(told)
                .startsWith(one)
                .hasSizeGreaterThan(one.length())
                .contains("1")
                .contains("2")
                .contains("3");
        assertThat(first.of(now(), texts)).as("as long as nothing has happened").isEqualTo(told);
        assertThat(first.seen(now()))
                .isEqualTo(OverlayView.NONE.ring(Ref.lying(
                        "bouquet-red",
                        now().seats()
                                .get(0)
                                .zones()
                                .get(0)
                                .piles()
                                .get(0)
                                .piece()
                                .id())));
        match.point(List.of(Ref.piece("red-2")));
        assertThat(first.of(now(), texts)).as("who has begun looks elsewhere").isEmpty();
        match.clear();
        match.choose("play hop red-2 a8");
        assertThat(first.of(now(), texts)).startsWith(two);
        match.choose("play hop green-1 a22");
        assertThat(first.of(now(), texts)).as("once").isEmpty();
    }
}
