package regola.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import regola.engine.Match;
import regola.engine.value.Manner;
import regola.search.Budget;
import regola.search.Tuning;

/** A man that is taken for nothing is told before all that is counted. */
class GiftTest {
    private static Adviser adviser(Match match) {
        return new Adviser(Tuning.of(match.rules()), Budget.ofIterations(2_000), 1);
    }

    private static List<String> said(Objection objection) {
        return objection.events().stream()
                .map(event -> event.in(Manner.of("en")))
                .toList();
    }

    @Test
    void whatEveryOtherMoveLosesIsTheReason() {
        Match match = LoomingTest.draughts(List.of("a3", "e3", "h2"), List.of("c5", "g5", "h8"));
        Advice hint = adviser(match).hint(match, 3, () -> false);

        assertThat(hint.best().text()).isEqualTo("move h2 g3");
        assertThat(hint.reasons())
                .extracting(reason -> reason.text("en"))
                .containsExactly("After every other move White can get a capture, and you get nothing in return.");
        assertThat(hint.reasons().get(0).text("it"))
                .isEqualTo("Dopo ogni altra mossa Bianco può avere una cattura, e tu niente in cambio.");
        assertThat(hint.reasons().get(0).theme(Manner.of("en"))).isEqualTo("Keep White from a capture.");
        Costs every = (Costs) hint.reasons().get(0);
        Costs nearly = new Costs(every.event(), every.by(), 18, 19, List.of(), every.names(), false);
        assertThat(nearly.text("en"))
                .as("nobody would count them")
                .isEqualTo("After nearly all the other moves White can get a capture, and you get nothing in return.");
        assertThat(nearly.text("it"))
                .isEqualTo("Dopo quasi tutte le altre mosse Bianco può avere una cattura, e tu niente in cambio.");
        assertThat(new Costs(every.event(), every.by(), 5, 9, List.of(), every.names(), false).text("en"))
                .startsWith("After most of the other moves White");
    }

    /** Where one move of many is the bad one, that one is what there is to know. */
    @Test
    void whatFewMovesCostIsSaidOfThese() {
        Match match = LoomingTest.draughts(List.of("a3", "e3", "h2"), List.of("c5", "g5", "h8"));
        Costs every =
                (Costs) adviser(match).hint(match, 3, () -> false).reasons().get(0);
        Costs one = new Costs(every.event(), every.by(), 1, 9, List.of(match.legal(0)), every.names(), false);

        assertThat(one.theme(Manner.of("en"))).isEqualTo("Look out: one move lets White get a capture.");
        assertThat(one.theme(Manner.of("it"))).isEqualTo("Attenzione: con una mossa Bianco può avere una cattura.");
        assertThat(one.in(List.of("A to b"), Manner.of("en")))
                .isEqualTo("Not “A to b”: then White can get a capture, and you get nothing in return.");
        assertThat(one.in(List.of("A in b", "C in d"), Manner.of("it")))
                .isEqualTo("Non «A in b» né «C in d»: poi Bianco può avere una cattura, e tu niente in cambio.");
    }

    /** Whoever has found one of two good moves would take the other one for one that costs something too. */
    @Test
    void whatEveryOtherMoveCostsIsNotSaidOfAnotherGoodOne() {
        Match match = LoomingTest.draughts(List.of("a3", "e3", "h2"), List.of("c5", "g5", "h8"));
        Advice hint = adviser(match).hint(match, 3, () -> false);
        Costs every = (Costs) hint.reasons().get(0);
        Advice two = new Advice(
                List.of(hint.best(), match.legal(0)),
                List.of(new Costs(every.event(), every.by(), 4, 4, List.of(), every.names(), false)),
                0.5,
                null);
        assertThat(two.ofOne())
                .extracting(reason -> reason.text("en"))
                .containsExactly(
                        "After most of the other moves White can get a capture, and you get nothing in return.");
        assertThat(hint.ofOne()).as("of the only good one").isEqualTo(hint.reasons());
    }

    @Test
    void whyNotTellsFirstWhatIsTakenForNothing() {
        Match match = LoomingTest.draughts(List.of("a3", "e3", "h2"), List.of("c5", "g5", "h8"));
        Adviser adviser = adviser(match);
        Advice hint = adviser.hint(match, 3, () -> false);
        Objection objection = adviser.against(match, LoomingTest.index(match, "move a3 b4"), hint, 3, () -> false);

        assertThat(said(objection)).containsExactly("White takes a black man from c5 to a3.");
        assertThat(objection.given()).isTrue();
        assertThat(objection.reply()).extracting(Object::toString).containsExactly("move c5 a3");
    }

    @Test
    void whoeverIsCrownedByItIsToldToo() {
        Match match = LoomingTest.draughts(List.of("c1", "h2"), List.of("e3", "a7", "h8"));
        int step = LoomingTest.index(match, "move c1 d2");

        assertThat(Gift.of(match, step, null, () -> false))
                .hasValueSatisfying(gift -> assertThat(gift.events())
                        .extracting(event -> event.text("en"))
                        .containsExactly("White takes a black man from e3 to c1.", "White's man becomes a king."));
    }

    /** Who can take back gives nothing away. */
    @Test
    void whatCanBeTakenBackIsNoGift() {
        Match match = LoomingTest.draughts(List.of("a3", "b2", "c1", "h2"), List.of("c5", "h8"));
        Match open = LoomingTest.draughts(List.of("e3", "d2", "c1", "h2"), List.of("c5", "h8"));

        assertThat(Gift.of(match, LoomingTest.index(match, "move a3 b4"), null, () -> false))
                .isPresent();
        assertThat(Gift.of(open, LoomingTest.index(open, "move e3 d4"), null, () -> false))
                .isEmpty();
    }

    /** A line of three takes just that man that could close one in return. */
    @Test
    void whoEndsTheTurnSoThatNothingComesBackTakesForNothing() {
        Match match = AvertedTest.placed();

        assertThat(Gift.of(match, LoomingTest.index(match, "place a4"), null, () -> false))
                .hasValueSatisfying(gift -> assertThat(gift.answer().text()).isEqualTo("place d2"));
    }
}
