package regola.ui.present.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import regola.language.Shipped;
import regola.ui.present.start.MatchSetUp;
import regola.ui.support.KnownRules;
import regola.ui.view.board.Ref;
import regola.ui.view.match.ChoiceView;
import regola.ui.view.match.MatchView;

/** Who presses the place first is asked which one goes there only where several could. */
class OnlyOneTest {
    private final List<MatchView> pictures = new ArrayList<>();
    private final GamePresenter game =
            new GamePresenter(Runnable::run, pictures::add, problem -> {}, KnownRules.thinking(), (wait, then) -> {});

    private MatchView now() {
        return pictures.get(pictures.size() - 1);
    }

    @BeforeEach
    void start() {
        game.start(new MatchSetUp(Shipped.rules("croak", 2), 7, Set.of()));
    }

    /** @return how many hops there are to each place */
    private Map<String, Integer> hops() {
        Map<String, Integer> hops = new LinkedHashMap<>();
        for (ChoiceView option : now().decision().moves()) {
            String[] words = option.key().split(" ", -1);
            if (words.length > 3) hops.merge(words[3], 1, Integer::sum);
        }
        return hops;
    }

    /** Plays on to where a place is reached in so many ways, as few as one or as many as two. */
    private String place(boolean several) {
        for (int moves = 0; moves < 200; moves++) {
            for (var place : hops().entrySet()) if (place.getValue() > 1 == several) return place.getKey();
            game.choose(now().decision().moves().get(0).key());
        }
        throw new AssertionError("no such place");
    }

    @Test
    void theOnlyOneThatReachesThePlaceGoesThereAtOnce() {
        String place = place(false);
        int before = now().story().moment();
        game.point(List.of(Ref.site(place)));
        assertThat(now().story().moment()).as(place).isGreaterThan(before);
    }

    @Test
    void whereSeveralReachItOneIsChosen() {
        String place = place(true);
        int before = now().story().moment();
        game.point(List.of(Ref.site(place)));
        assertThat(now().story().moment()).as(place).isEqualTo(before);
        assertThat(now().why()).isNull();
    }
}
