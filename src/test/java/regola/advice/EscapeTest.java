package regola.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Manner;
import regola.language.Shipped;
import regola.search.Budget;
import regola.search.Small;
import regola.search.Tuning;

/** Whoever is likely to be put out after most moves, and not after the good one, is told that before all else. */
class EscapeTest {
    private static final Ruleset GATES = Small.rules("src/test/resources/advice/gates.rules", 3, Map.of());

    private static final Adviser ADVISER =
            new Adviser(Tuning.of(seed -> Match.start(GATES, seed)), Budget.ofIterations(3_000), 1);

    private static Match after(String... moves) {
        Match match = Match.start(GATES, 1);
        for (String move : moves) match.play(move);
        return match;
    }

    private static Advice hint(String... moves) {
        return ADVISER.hint(after(moves), 5, () -> false);
    }

    @Test
    void theGateIsShutForFearOfTheNextTurn() {
        Advice advice = hint("shut-gate", "shut-gate");
        assertThat(advice.good()).singleElement().hasToString("shut-gate");
        WhyBetter reason = advice.reasons().get(0);
        assertThat(reason).isInstanceOf(Averted.Escape.class);
        assertThat(reason.isTheirs()).isTrue();
        assertThat(reason.rule()).isEqualTo("GT-2");
        assertThat(reason.theme(Manner.of("en")))
                .isEqualTo("Look out: you could be out of the match by your next turn.");
        assertThat(reason.theme(Manner.of("it")))
                .isEqualTo("Attenzione: prima del tuo prossimo turno puoi trovarti fuori dalla partita.");
        assertThat(reason.text("en"))
                .matches(
                        "Danger by your next turn: Green snatches the ox of Blue! Here that is possible less than once in 10,"
                                + " after most other moves nearly always\\.");
        assertThat(reason.text("it"))
                .matches(
                        "Pericolo prima del tuo prossimo turno. Verde prende il bue di Blu! Qui è possibile meno di una"
                                + " volta su 10, dopo la maggior parte delle altre quasi sempre\\.");
        assertThat(Briefly.why(advice, advice.best(), after("shut-gate", "shut-gate"), new Manner("en", false)))
                .as("to a child")
                .isEqualTo("Otherwise this could happen: Green snatches the ox of Blue!");
        assertThat(((Averted.Escape) reason).likely()).isZero();
        assertThat(((Averted.Escape) reason).otherwise()).isGreaterThan(60);
    }

    @Test
    void whoCanSnatchIsToldThat() {
        List<WhyBetter> reasons = hint("graze 1", "graze 1").reasons();
        assertThat(reasons).isNotEmpty();
        assertThat(reasons.get(0).text("en")).doesNotContain("by your next turn");
    }

    /** Whoever asks about another move, or has made it, is told how often either puts them out. */
    @Test
    void theMoveThatLeavesItOpenIsHeldAgainstTheOneThatDoesNot() {
        Match match = after("shut-gate", "shut-gate");
        Advice hint = hint("shut-gate", "shut-gate");
        int other = IntStream.range(0, match.legalCount())
                .filter(move -> !hint.good().contains(match.legal(move)))
                .findFirst()
                .orElseThrow();
        Objection objection = ADVISER.against(match, other, hint, 5, () -> false);
        WhyBetter first = objection.reasons().get(0);
        assertThat(first).isInstanceOf(Averted.Escape.class);
        assertThat(first.against(true, WhyBetter.YOURS, Manner.of("en")))
                .matches("With it others can put you out by your next turn less than once in 10, with your move .*\\.");
        assertThat(first.against(true, WhyBetter.YOURS, Manner.of("it")))
                .matches(
                        "Così gli altri possono metterti fuori, prima del tuo prossimo turno, meno di una volta su 10; con la tua mossa .*\\.");
    }

    @Test
    void ofTwoMovesThatAreAsSafeNoneIsHeldAgainstTheOther() {
        Match match = after("shut-gate", "shut-gate");
        List<WhyBetter> none = Averted.Escape.held(List.of(), match, 0, 0, 1, new Crowd(match, 5, () -> false));
        assertThat(none).isEmpty();
    }

    /** Whoever follows a hint and loses something at once was to know it. */
    @Test
    void whatTheGoodMoveRisksIsTold() {
        Match match = Match.start(Small.rules("src/test/resources/advice/nests.rules", 3, Map.of()), 1);
        List<WhyBetter> laying = Looming.Risked.told(
                List.of(), match, List.of(index(match, "lay")), List.of(), 10, new Crowd(match, 5, () -> false));
        assertThat(laying).hasSize(1);
        assertThat(laying.get(0).rule()).isEqualTo("NE-2");
        assertThat(laying.get(0).text("en")).matches("Even so this can come next: (Green|Blue) takes an egg of Red!");
        assertThat(laying.get(0).text("it"))
                .matches("Anche così può succedere questo. (Verde|Blu) prende un uovo a Rosso!");
        List<WhyBetter> waiting = Looming.Risked.told(
                List.of(), match, List.of(index(match, "wait")), List.of(), 10, new Crowd(match, 5, () -> false));
        assertThat(waiting).isEmpty();
    }

    /** What is taken then is open, and told is what brings it, though somebody else moves before. */
    @Test
    void whatThePlayerAfterTheNextCanHaveIsTold() {
        Match match = Match.start(Shipped.rules("moulin-rouge", 3), 1);
        for (String move : List.of("place a1", "place e1", "place c1", "place b2", "place f3", "place c2"))
            match.play(move);
        Crowd crowd = new Crowd(match, 5, () -> false);
        List<WhyBetter> elsewhere =
                Looming.Risked.told(List.of(), match, List.of(index(match, "place g3")), List.of(), 10, crowd);
        assertThat(elsewhere).hasSize(1);
        assertThat(elsewhere.get(0).text("en"))
                .as("it is always the same place")
                .matches("Even so this can come next(, unless somebody prevents it)?: "
                        + "Yellow makes a mill on the right ray.");
        assertThat(elsewhere.get(0).text("it"))
                .matches("Anche così può succedere questo(, se nessuno lo impedisce)?. "
                        + "Giallo fa un nuovo mulino: raggio a destra.");
        WhyBetter other = new Chances(60, 40, false);
        List<WhyBetter> beside = Looming.Risked.told(
                List.of(other, other), match, List.of(index(match, "place g3")), List.of(), 10, crowd);
        assertThat(beside.get(2).text("en"))
                .as("beside two other reasons that would be a word too many")
                .matches("Even so Yellow can get a mill next(, unless somebody prevents it)?.");
        assertThat(beside.get(2).text("it"))
                .matches("Anche così Giallo può avere subito un mulino(, se nessuno lo impedisce)?.");
        assertThat(Looming.Risked.told(List.of(), match, List.of(index(match, "place c3")), List.of(), 10, crowd))
                .as("where the place is taken")
                .isEmpty();
        List<Integer> others = Stream.of("place g3", "place d3", "place h3")
                .map(move -> index(match, move))
                .toList();
        List<WhyBetter> kept =
                Looming.Risked.told(List.of(), match, List.of(index(match, "place c3")), others, 10, crowd);
        assertThat(kept).singleElement().satisfies(reason -> {
            assertThat(reason.isTheirs()).isTrue();
            assertThat(reason.theme(Manner.of("en"))).isEqualTo("Keep Yellow from a mill.");
            assertThat(reason.text("en"))
                    .as("and whoever takes it hears which that is")
                    .isEqualTo("After most other moves this could happen: " + "Yellow makes a mill on the right ray.");
            assertThat(reason.text("it"))
                    .isEqualTo("Dopo la maggior parte delle altre può succedere questo. "
                            + "Giallo fa un nuovo mulino: raggio a destra.");
            assertThat(reason.against(true, WhyBetter.YOURS, Manner.of("en")))
                    .isEqualTo("With your move this could happen: " + "Yellow makes a mill on the right ray.");
        });
    }

    private static int index(Match match, String text) {
        return IntStream.range(0, match.legalCount())
                .filter(move -> match.legal(move).text().equals(text))
                .findFirst()
                .orElseThrow();
    }
}
