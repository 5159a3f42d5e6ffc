package regola.ui.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import regola.file.PositionFile;
import regola.language.Shipped;
import regola.language.source.SourceText;
import regola.ui.present.match.GamePresenter;
import regola.ui.present.match.Resumption;
import regola.ui.present.start.MatchSetUp;
import regola.ui.support.KnownRules;
import regola.ui.view.Texts;
import regola.ui.view.board.Ref;
import regola.ui.view.match.MatchView;

/** Whoever has picked a frog is told what the special square does on which it would land, before it goes there. */
class AheadTest {
    private final List<MatchView> pictures = new ArrayList<>();
    private final GamePresenter match =
            new GamePresenter(Runnable::run, pictures::add, problem -> {}, KnownRules.thinking());

    private MatchView now() {
        return pictures.get(pictures.size() - 1);
    }

    private void begin() throws Exception {
        String position = "game: china-moon\nplayers: [red, green, orange]\nvars: {mover: red}\nzones:\n"
                + "  pond: {a10: [red-1], a1: [green-1], a20: [orange-1]}\n";
        PositionFile read = PositionFile.read(SourceText.of("butterfly.yaml", position));
        MatchSetUp setUp = new MatchSetUp(Shipped.rules("china-moon", 3), 1, Set.of("green", "orange"));
        match.resume(new Resumption(setUp, read.position(), List.of(), 0));
    }

    @Test
    void whatASquareDoesIsToldAheadOfTheMove() throws Exception {
        begin();
        assertThat(Asked.ahead(now())).as("nothing is picked yet").isEmpty();
        match.point(List.of(Ref.piece("red-1"), Ref.site("a10")));
        assertThat(Asked.ahead(now())).startsWith("A butterfly: the frog that lands here is distracted");
        for (Asked asked : List.of(
                ChildWords.asked(now(), false, false, Texts.in("en")), Asked.of(now(), false, false, Texts.in("en"))))
            assertThat(asked.subs().get(0)).startsWith(Asked.ahead(now())).contains("press");
        match.clear();
        match.point(List.of(Ref.piece("orange-1"), Ref.site("a20")));
        match.clear();
        match.point(List.of(Ref.piece("green-1"), Ref.site("a1")));
        assertThat(Asked.ahead(now())).doesNotContain("butterfly");
    }
}
