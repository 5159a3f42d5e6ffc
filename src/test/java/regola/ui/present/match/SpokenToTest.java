package regola.ui.present.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import regola.engine.Match;
import regola.engine.value.Catalog;
import regola.engine.value.Decision;
import regola.engine.value.Manner;
import regola.engine.value.Thing;
import regola.language.Shipped;
import regola.ui.present.start.MatchSetUp;
import regola.ui.support.KnownRules;
import regola.ui.view.match.MatchView;

/** Who plays alone against computers is asked as you; where several people play each is asked by name. */
class SpokenToTest {
    private final List<MatchView> pictures = new ArrayList<>();
    private final GamePresenter match =
            new GamePresenter(Runnable::run, pictures::add, problem -> {}, KnownRules.thinking());

    private String asked() {
        return pictures.get(pictures.size() - 1).decision().question();
    }

    private void start(String game, int players, String... computers) {
        match.start(new MatchSetUp(Shipped.rules(game, players), 1, Set.of(computers)));
    }

    @Test
    void whoPlaysAloneIsAskedAsYou() {
        start("nine-mens-morris", 2, "black");
        assertThat(asked()).startsWith("You must place a man.");
        match.speak("it");
        assertThat(asked()).startsWith("Devi mettere una pedina.");
    }

    @Test
    void twoPeopleAreAskedByName() {
        start("nine-mens-morris", 2);
        assertThat(asked()).startsWith("White must place a man.");
    }

    @Test
    void itIsKnownWhoSitsThereNow() {
        start("nine-mens-morris", 2);
        match.seat("black", "beginner");
        assertThat(asked()).startsWith("You must");
        match.seat("black", null);
        assertThat(asked()).startsWith("White must");
    }

    /** Beside the words for a player a sentence may have forms for one and for several. */
    @Test
    void aHopSaysWhichOfTheTurnItIs() {
        start("china-moon", 3, "green", "orange");
        assertThat(asked()).startsWith("Hop 1 of 3: hop a frog of any colour");
    }

    @Test
    void whatIsSaidToOneIsSaidToNobodyElse() {
        Decision decision = Match.start(Shipped.rules("reversi", 2), 1).decision();
        Manner all = Manner.of("en");
        assertThat(decision.in(all)).isEqualTo("Black puts a disc.");
        assertThat(decision.in(all.to(decision.by()))).isEqualTo("Put a disc.");
        assertThat(decision.in(all.to(1 - decision.by()))).isEqualTo("Black puts a disc.");
    }

    /** Of everybody else's pieces the same is said as ever. */
    @Test
    void onesOwnPieceIsYours() {
        Catalog names = Shipped.rules("china-moon", 3).names();
        Thing own = names.find("red-1"), green = names.find("green-1");
        Manner red = new Manner("en", false).to(0), rosso = new Manner("it", false).to(0);
        assertThat(List.of(names.title(own, red), names.title(green, red)))
                .containsExactly("your frog", "Green's frog");
        assertThat(List.of(names.title(own, rosso), names.title(green, rosso)))
                .containsExactly("la tua rana", "la rana di Verde");
        assertThat(names.title(own, "en")).isEqualTo("Red's frog 1");
        Catalog pond = Shipped.rules("croak", 2).names();
        assertThat(List.of(pond.title(pond.find("red-q"), red), pond.title(pond.find("green-q"), red)))
                .containsExactly("your queen", "the Green queen");
    }
}
