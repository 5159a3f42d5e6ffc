package regola.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import regola.advice.seen.Witness;
import regola.engine.Match;
import regola.engine.value.Event;
import regola.engine.value.Spoken;
import regola.language.Shipped;

/** A move that opens one's own mill looks like a mistake to whoever is not told the price. */
class GivesUpTest {
    /** Red has the mill on ray c; a turn of the middle ring opens it. */
    private static Match withMill() {
        Match match = Match.start(Shipped.rules("moulin-rouge", 2), 1);
        for (String move : List.of("place c1", "place f1", "place c2", "place f3", "place c3")) match.play(move);
        if (match.decider() == 0) match.playIndex(0); // a man may be taken for the mill
        match.play("place g1");
        return match;
    }

    private static int index(Match match, String move) {
        return IntStream.range(0, match.legalCount())
                .filter(at -> match.legal(at).text().equals(move))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void thePriceIsSaidWhereMostOtherMovesDoNotPayIt() {
        Match match = withMill();
        List<WhyBetter> said = List.of(new Chances(60, 50, false));
        List<WhyBetter> told = Costs.GivesUp.told(said, match, List.of(index(match, "turn middle cw")));
        assertThat(told).hasSize(2);
        assertThat(told.get(1).text("en")).isEqualTo("The price: then you have no mill.");
        assertThat(told.get(1).text("it")).isEqualTo("Il prezzo: poi non hai mulini.");
        assertThat(Costs.GivesUp.told(said, match, List.of(index(match, "place a1"))))
                .as("the mill stays")
                .isEqualTo(said);
        assertThat(Costs.GivesUp.told(List.of(), match, List.of(index(match, "turn middle cw"))))
                .as("a price is paid for something")
                .isEmpty();
    }

    /** Whoever opens a mill to close it again loses none: that is how men are taken. */
    @Test
    void whatIsHadAnewInTheNextTurnIsNoPrice() {
        Match match = withMill();
        Event mill = Event.saying(
                Event.Kind.RULE, "MR-6.1", Spoken.of("Red makes a mill.", "Rosso fa un mulino."), "mill-made", -1);
        List<WhyBetter> said = List.of(new WhyBetter.Happens(mill, WhyBetter.Happens.When.FORCED, 0, match.names()));
        List<WhyBetter> told = Costs.GivesUp.told(said, match, List.of(index(match, "turn middle cw")));
        assertThat(told.get(1).text("en")).isEqualTo("You give up the one you have, to get it anew.");
        assertThat(told.get(1).text("it")).isEqualTo("Rinunci a quel che hai, per averlo di nuovo.");
    }

    /** Black's step to d4 leaves the man on f4 to be jumped over, and nothing can be taken back at once. */
    private static Match offered() {
        Match match = Match.start(Shipped.rules("english-draughts", 2), 1);
        for (String move : ("c3 d4,d6 e5,d2 c3,b6 c5,d4 b6,a7 c5,a3 b4,c5 a3,e3 f4,c7 d6,e1 d2,f6 g5,d2 e3,e7 f6,c3 b4,"
                        + "g5 h4,b2 c3,f6 g5,c3 d4,e5 c3")
                .split(",")) match.play("move " + move);
        return match;
    }

    @Test
    void whatTheOthersCanHaveFirstIsSaidOfTheMoveThatIsGoodLater() {
        Match match = offered();
        List<WhyBetter> said = List.of(new Chances(60, 50, false));
        List<WhyBetter> told = Costs.Offers.told(said, match, List.of(index(match, "move e3 d4")), () -> false);
        assertThat(told).hasSize(2);
        assertThat(told.get(1).text("en")).isEqualTo("The price: White can get a capture next. It pays off later.");
        assertThat(told.get(1).text("it"))
                .isEqualTo("Il prezzo: Bianco può avere subito una cattura. Rende più avanti.");
        assertThat(Costs.Offers.told(said, match, List.of(index(match, "move b4 a5")), () -> false))
                .as("nothing can be taken after it")
                .isEqualTo(said);
    }

    @Test
    void whatIsTakenTwiceInATurnIsKnownToBeRepeated() {
        Match match = offered();
        int twice = index(match, "move f4 e5");
        Match after = match.copy();
        after.playIndex(twice);
        Punishment jumps = new Punishment(
                after.decider(),
                after.legal(index(after, "move d6 f4")),
                new Witness(match.decider()).atOnce(after, index(after, "move d6 f4")));
        assertThat(jumps.isRepeated(match, twice)).isTrue();
        int once = index(match, "move e3 d4");
        Match then = match.copy();
        then.playIndex(once);
        Punishment jump = new Punishment(
                then.decider(),
                then.legal(index(then, "move g5 e3")),
                new Witness(match.decider()).atOnce(then, index(then, "move g5 e3")));
        assertThat(jump.isRepeated(match, once)).isFalse();
    }

    /** No frog that stands apart can hop to its group where none stands apart any more. */
    @Test
    void whatIsMadeUpForIsNoPrice() {
        int joined = 0;
        for (int seed = 0; seed < 80; seed++) {
            Match match = Match.start(Shipped.rules("army-of-frogs", 2), seed);
            for (int i = seed % 40; i > 0 && !match.isOver(); i--) match.playIndex((seed * 7 + i) % match.legalCount());
            if (match.isOver() || match.legalCount() > 40) continue;
            for (int move = 0; move < match.legalCount(); move++) {
                Match after = match.copy();
                after.playIndex(move);
                int group = group(match, match.decider());
                boolean whole = group(after, match.decider()) > group && after.aim(1, match.decider()) == 0;
                if (!whole || after.isOver()) continue;
                joined++;
                assertThat(Costs.GivesUp.told(List.of(new Chances(60, 50, false)), match, List.of(move)))
                        .as(seed + " " + match.legal(move).text())
                        .hasSize(1);
            }
        }
        assertThat(joined).isPositive();
    }

    private static int group(Match match, int player) {
        return (int) match.aim(0, player);
    }
}
