package regola.ui.present.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import regola.ui.present.Rules;
import regola.ui.present.match.GamePresenter;
import regola.ui.support.KnownRules;
import regola.ui.view.match.MatchView;

class SideColoursTest {
    private static Map<String, String> of(String names, int players, String words) {
        return SideColours.of(
                Rules.text("""
                game sample
                  title en "Sample" it "Esempio"
                  about en "A game." it "Un gioco."
                  players %d: %s
                board field
                  site a1 at 0, 0
                pieces men: 1 "{player}-man" for each player
                turn
                  finish drawn
                words
                  men en "men" it "pedine"
                %s""".formatted(players, names, words), players).game());
    }

    @Test
    void sidesThatHaveNoColourGetOneEach() {
        Map<String, String> colours = of("ann, bob, carl, dora, eve, fay, gus, hal", 8, "");
        assertThat(colours.keySet()).containsExactly("ann", "bob", "carl", "dora", "eve", "fay", "gus", "hal");
        assertThat(colours.values()).doesNotHaveDuplicates().allMatch(colour -> colour.matches("#[0-9A-F]{6}"));
    }

    @Test
    void whatTheFileSaysCountsAndNobodyElseGetsIt() {
        Map<String, String> colours = of("ann, bob, red", 3, "  bob en \"Bob\" it \"Bob\" colour \"#0072B0\"\n");
        assertThat(colours).containsEntry("bob", "#0072B0").containsEntry("red", "#C8372D");
        assertThat(colours.get("ann")).as("not the blue that is nearly Bob's").isNotEqualTo("#0072B2");
    }

    @Test
    void theSeatsOfAMatchAndOfItsSetUpShowThem() {
        List<MatchView> pictures = new ArrayList<>();
        new GamePresenter(Runnable::run, pictures::add, problem -> {}, KnownRules.thinking())
                .start(Rules.match(Rules.text("""
                game sample
                  title en "Sample" it "Esempio"
                  about en "A game." it "Un gioco."
                  players 2: ann, bob
                board field
                  site a1 at 0, 0
                pieces men: 1 "{player}-man" for each player
                start
                  move men to a1
                turn
                  choose act by mover
                    en "Act." it "Agisci."
                    option wait
                """, 2)));
        assertThat(pictures.get(0).seats())
                .extracting(seat -> seat.colour())
                .doesNotContainNull()
                .doesNotHaveDuplicates();
    }
}
