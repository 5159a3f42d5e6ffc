package regola.ui.present.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import regola.language.Shipped;
import regola.ui.present.start.MatchSetUp;
import regola.ui.support.KnownRules;
import regola.ui.view.match.ChoiceView;
import regola.ui.view.match.MatchView;

/** All moves in words: those that begin alike stand together, below how they begin. */
class MovesListTest {
    private static List<ChoiceView> moves(String game, int players) {
        List<MatchView> pictures = new ArrayList<>();
        GamePresenter presenter = new GamePresenter(
                Runnable::run, pictures::add, problem -> {}, KnownRules.thinking(), (wait, then) -> {});
        presenter.start(new MatchSetUp(Shipped.rules(game, players), 7, Set.<String>of()));
        return pictures.get(pictures.size() - 1).decision().moves();
    }

    @Test
    void aHeadingSaysHowItsMovesBegin() {
        List<ChoiceView> moves = moves("nine-mens-morris", 2);
        assertThat(moves).extracting(ChoiceView::group).containsOnly("Place");
        assertThat(moves).extracting(ChoiceView::brief).contains("a7", "d7").doesNotContain("Place");
        assertThat(moves).extracting(ChoiceView::words).allMatch(words -> words.startsWith("Place "));
    }

    @Test
    void groupsAreNotTornApart() {
        for (String game : List.of("china-moon", "moulin-rouge", "croak")) {
            List<String> groups = moves(game, 3).stream().map(ChoiceView::group).toList();
            List<String> begun = new ArrayList<>();
            for (int i = 0; i < groups.size(); i++)
                if (i == 0 || !groups.get(i).equals(groups.get(i - 1))) begun.add(groups.get(i));
            begun.removeIf(String::isEmpty);
            assertThat(begun).as(game).hasSize(new LinkedHashSet<>(begun).size());
        }
    }

    @Test
    void aMoveThatBeginsLikeNoOtherSaysAllOfItself() {
        List<ChoiceView> only = moves("army-of-frogs", 2);
        assertThat(only).singleElement().satisfies(move -> {
            assertThat(move.group()).isEmpty();
            assertThat(move.brief()).isEqualTo(move.words());
        });
    }
}
