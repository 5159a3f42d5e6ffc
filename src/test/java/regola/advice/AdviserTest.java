package regola.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import regola.advice.seen.Lot;
import regola.engine.Match;
import regola.engine.value.Manner;
import regola.search.Budget;
import regola.search.Small;
import regola.search.Tuning;

/** Take one to three pebbles; who takes the last one wins: so leave four. */
class AdviserTest {

    private static Match heap(long size) {
        return Match.start(Small.rules("src/test/resources/cli/heap/heap.rules", Map.of("size", List.of(size))), 1);
    }

    private static Adviser adviser(Match match) {
        return new Adviser(Tuning.of(match.rules()), Budget.ofIterations(2_000), 1);
    }

    private static Objection against(Match match, int move) {
        return adviser(match).against(match, move, hint(match), 3, () -> false);
    }

    private static Advice hint(Match match) {
        return adviser(match).hint(match, 3, () -> false);
    }

    @Test
    void saysThatAMoveWins() {
        Advice hint = hint(heap(3));

        assertThat(hint.best().text()).isEqualTo("take 3");
        assertThat(hint.reasons()).hasOnlyElementsOfType(Wins.class).hasSize(1);
        assertThat(hint.reasons().get(0).text("it")).isEqualTo("Così la partita è vinta.");
    }

    @Test
    void saysWhatTheOthersCouldDoOtherwise() {
        Advice hint = hint(heap(5));

        assertThat(hint.isOpen()).isFalse();
        assertThat(hint.best().text()).isEqualTo("take 1");
        assertThat(hint.reasons()).anySatisfy(reason -> {
            assertThat(reason)
                    .isInstanceOfSatisfying(
                            WhyBetter.Happens.class,
                            happens -> assertThat(happens.when()).isEqualTo(WhyBetter.Happens.When.WARDED_OFF));
            assertThat(reason.rule()).isEqualTo("HP-5");
            assertThat(reason.text("en")).contains("Green has taken the last one.");
        });
    }

    @Test
    void whereAllIsLostNothingIsBest() {
        Advice hint = hint(heap(4));

        assertThat(hint.isOpen()).isTrue();
        assertThat(hint.reasons())
                .singleElement()
                .satisfies(reason -> assertThat(reason.text("en"))
                        .isEqualTo("No move prevents this: Green has taken the last one."));
    }

    /** A die is thrown between the move and the answer; it changes nothing of that. */
    @Test
    void whatTheOthersCouldDoIsKnownWhateverChanceBringsBetween() {
        Match match = Match.start(Small.rules("src/test/resources/search/tossed-heap.rules", Map.of()), 1);
        Advice hint = hint(match);

        assertThat(hint.best().text()).isEqualTo("take 1");
        assertThat(hint.reasons().get(0).text("en"))
                .isEqualTo("Otherwise this could happen: Green has taken the last one.");
        Objection objection = against(match, 1);
        assertThat(objection.losesNext()).isTrue();
        assertThat(objection.reply())
                .singleElement()
                .satisfies(reply -> assertThat(reply.text()).isEqualTo("take 3"));
        assertThat(objection.line()).as("what the die shows is not played").hasSize(1);
    }

    /** Where it is a piece of the board that would do it, that is pointed at: of numbers there is none. */
    @Test
    void withNothingOnTheBoardNothingIsPointedAt() {
        assertThat(hint(heap(5)).stake().winner()).isNull();
    }

    @Test
    void whereAllIsLostItIsShownHow() {
        Match match = heap(4);
        Objection objection = against(match, 1);

        assertThat(objection.none()).isTrue();
        assertThat(objection.losesNext()).isTrue();
        assertThat(objection.reply())
                .singleElement()
                .satisfies(reply -> assertThat(reply.text()).isEqualTo("take 2"));
    }

    @Test
    void aMoveThatLosesIsAnsweredByWhatPunishesIt() {
        Match match = heap(6); // right is two
        Objection objection = against(match, 2);

        assertThat(objection.none()).isFalse();
        assertThat(objection.better().text()).isEqualTo("take 2");
        assertThat(objection.loss()).isGreaterThan(0.3);
        assertThat(objection.reply()).hasSize(1);
        assertThat(objection.reply().get(0).text()).isEqualTo("take 3");
        assertThat(objection.events())
                .anySatisfy(event -> assertThat(event.rule()).isEqualTo("HP-5"));
    }

    @Test
    void nothingSpeaksAgainstTheBest() {
        Match match = heap(6);

        assertThat(against(match, 1).none()).isTrue();
    }

    @Test
    void theOnlyMoveNeedsNoThought() {
        Match match = heap(1);

        assertThat(hint(match).good()).hasSize(1);
    }

    private static Match pike() {
        return Match.start(Small.rules("src/test/resources/advice/pike.rules", Map.of()), 1);
    }

    /** What comes of it is told in the words of the rules, from what it begins with. */
    @Test
    void aMoveThatLosesAtOnceIsAnsweredByWhatTheRulesTell() {
        Objection objection = against(pike(), 30);

        assertThat(objection.lost()).isTrue();
        assertThat(objection.over()).isTrue();
        assertThat(objection.atOnce())
                .extracting(event -> event.text("en"))
                .containsExactly("A pike eats Red!", "Red is gone.", "The other one is alone.");
        assertThat(objection.reasons()).containsExactly(new Wins.Survives());
        assertThat(against(pike(), 4).lost()).isFalse();
    }

    /** Five stones are as good, but on one of them there is something to be had. */
    @Test
    void whatOneOfManyGoodMovesSurelyBringsIsToldApart() {
        Crowd crowd = new Crowd(pike(), 3, () -> false);

        assertThat(crowd.outstanding(List.of(0, 1, 2, 3, 4)))
                .singleElement()
                .satisfies(apart -> assertThat(apart.text("en")).isEqualTo("stand 1: a fly."));
        assertThat(crowd.outstanding(List.of(1, 2, 3, 4))).isEmpty();
    }

    private static Match lid() {
        return Match.start(Small.rules("src/test/resources/advice/lid.rules", Map.of()), 1);
    }

    /** Nobody knows what lies under it: so it is told how often it goes wrong, and by which of the rules. */
    @Test
    void whatNobodyCanForetellIsToldWithHowOftenItComes() {
        Match match = lid();
        int lift = 0;

        Objection objection = against(match, lift);

        assertThat(objection.events()).as("foretold").isEmpty();
        assertThat(objection.blow()).isNotNull();
        assertThat(objection.blow().events())
                .extracting(event -> event.text("en"))
                .containsExactly("A pike eats Red!", "The other one is alone.");
        assertThat(objection.blow().events().get(0).rule()).isEqualTo("LD-4");
        assertThat(objection.blow().ends()).as("it is no little thing").isTrue();
        assertThat(objection.blow().share()).isBetween(0.4, 0.6);
        assertThat(objection.blow().otherwise()).isZero();
        assertThat(objection.blow().reply()).as("the move does it by itself").isEmpty();
        Match played = objection.blow().way().after(objection.blow().at() + 1);
        assertThat(played.isOver()).as("it has really been played out").isTrue();
    }

    /** What is behind a lid is the same whichever of them holds the pike. */
    @Test
    void whatMovesThatAreAsGoodMayBringIsTold() {
        Match match = lid();

        List<Lot> lots = Lot.of(match, List.of(0, 1), 1, 3, () -> false);

        assertThat(lots).singleElement().satisfies(lot -> {
            assertThat(lot.event().rule()).isEqualTo("LD-4");
            assertThat(lot.share()).isBetween(0.45, 0.55);
        });
        assertThat(new Veiled(Veiled.Veil.LIES_HIDDEN, lots).text("en"))
                .isEqualTo("Nobody knows yet what they will uncover. Bad luck, about one time in 2: A pike eats Red!");
        assertThat(Lot.of(match, List.of(0, 2), 1, 3, () -> false))
                .singleElement()
                .satisfies(lot -> assertThat(lot.in(Manner.of("en"), lot.some()))
                        .isEqualTo("Bad luck with some of them, about one time in 2: A pike eats Red!"));
        assertThat(Lot.of(match, List.of(2), 1, 3, () -> false)).isEmpty();
    }

    /** First what it brings by itself, the good of it and its price; then what else there is to say. */
    @Test
    void whatTheAskedMoveItselfBringsIsTold() {
        Match match = Match.start(Small.rules("src/test/resources/advice/mire.rules", Map.of()), 1);

        Objection objection = against(match, 0);

        assertThat(objection.move().text()).isEqualTo("snatch");
        assertThat(objection.none()).isFalse();
        assertThat(objection.atOnce())
                .extracting(event -> event.text("en"))
                .containsExactly("Red takes a fly.", "Red sinks in.");
    }

    /** Three stones bring a fly, one of them the most flies: what the move causes comes before the count. */
    @Test
    void whatTheMoveCausesIsToldBeforeWhatIsCounted() {
        Match match = Match.start(Small.rules("src/test/resources/advice/flies.rules", Map.of()), 1);

        Advice hint = hint(match);

        assertThat(hint.reasons().get(0).text("en")).startsWith("It brings you a fly.");
        assertThat(hint.reasons().get(0).theme(Manner.of("en"))).isEqualTo("Look for a fly.");
    }

    /** On the fourth stone the other one catches a fly: that is not what the move surely brings, and not as good. */
    @Test
    void whatIsGivenAwayIsNotAsGood() {
        Match match = Match.start(Small.rules("src/test/resources/advice/flies.rules", Map.of()), 1);

        assertThat(new Crowd(match, 3, () -> false).outstanding(List.of(2, 3, 4, 4)))
                .extracting(apart -> apart.text("en"))
                .containsExactly("stand 3: a fly.");
        assertThat(Cause.kept(match, List.of(2, 3, 4))).containsExactly(2, 4);
        assertThat(Cause.kept(match, List.of(3, 4)))
                .as("where the best does it")
                .containsExactly(3, 4);
    }
}
