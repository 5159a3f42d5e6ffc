package regola.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.language.Shipped;
import regola.search.Budget;
import regola.search.Tuning;

/**
 * What a hint says among three players: where something would be, what one of the good moves has, what it does besides.
 */
class AmongThreeTest {
    private static final Ruleset RULES = Shipped.rules("moulin-rouge", 3);
    private static final Adviser ADVISER = new Adviser(Tuning.of(RULES), Budget.ofIterations(1_500), 1);
    private static final List<String> MOVES =
            List.of(("place b3; place b1; place h2; place g2; place h1; place g1; place b2; place g3; place c1; place "
                            + "a1; turn outer ccw; place f2; turn middle cw; place c3; turn outer ccw; place c1; turn outer "
                            + "cw; turn outer cw; turn outer cw; place b2; place d2; turn middle ccw; capture a2; capture h1; "
                            + "place e3; place d3; turn outer ccw; turn inner cw; turn inner cw; turn inner cw; turn outer "
                            + "ccw; place c1; place d3; turn inner cw; turn inner cw; turn outer ccw; capture b3; capture f2; "
                            + "place d2; place a2; capture f3; capture h3; place c3; place d1; capture c2; capture b2; turn "
                            + "outer ccw; turn inner ccw; place c2; capture a2; capture f1; turn inner cw; turn outer cw; turn "
                            + "middle ccw; place a2; capture c3; capture d1; turn middle ccw; turn outer cw; turn middle cw; "
                            + "place h2; turn middle ccw; place h1; place e1; turn inner ccw; turn outer ccw; place d3; place "
                            + "c2; turn outer ccw; capture c1; capture c2; turn middle ccw; turn middle ccw; move a1 a2; move "
                            + "e2 e3; turn middle ccw; turn outer cw; turn middle cw; move g2 g3; move h3 a3; capture c2; "
                            + "capture g3; move c1 d1; move h2 h3; turn outer cw; move e3 e2; turn outer cw; turn middle ccw; "
                            + "move f1 e1; turn outer cw; move c2 b2; turn inner ccw; turn inner ccw; turn middle ccw; turn "
                            + "inner cw; move b3 b2; turn outer ccw; turn middle cw; turn inner ccw; move e2 e3; move e1 d1; "
                            + "capture c2; capture g3")
                    .split("; "));

    private static Match after(int moves) {
        Match match = Match.start(RULES, 3_021);
        MOVES.subList(0, moves).forEach(match::play);
        return match;
    }

    private static Advice hint(int moves) {
        Match match = after(moves);
        return ADVISER.hint(match, match.fingerprint(match.decider()), () -> false);
    }

    private static List<String> said(int moves) {
        return hint(moves).reasons().stream().map(reason -> reason.text("en")).toList();
    }

    @Test
    void whereAnotherWouldMakeAMillIsTold() {
        assertThat(said(12))
                .first()
                .isEqualTo("After most other moves this could happen: Yellow makes a mill on the lower left ray.");
    }

    @Test
    void whereTheMoveMakesAMillReadyIsTold() {
        assertThat(said(77)).first().isEqualTo("It prepares your next turn: Red makes a mill on the right ray.");
    }

    /** What not to do alone does not say why the good moves are good. */
    @Test
    void ofSeveralGoodMovesOneIsNamedWithWhatItPrepares() {
        Advice hint = hint(57);
        assertThat(hint.good()).hasSizeGreaterThan(1);
        assertThat(hint.reasons()).anyMatch(Costs.class::isInstance).anySatisfy(reason -> {
            assertThat(reason).isInstanceOf(WhyBetter.Apart.class);
            assertThat(((WhyBetter.Apart) reason).then("en")).isEqualTo("Then you have a mill ready to make.");
        });
    }

    @Test
    void whatTheMoveGivesToSomebodyElseIsTold() {
        assertThat(said(52)).anyMatch(said -> said.startsWith("Red gives Blue a mill on the lower right ray;"));
    }

    /** After a closer look the two that were left out are as good. */
    @Test
    void nearlyAllAreAllWhereNobodyCanTellTheDifference() {
        assertThat(hint(3).good()).hasSize(after(3).legalCount());
        assertThat(hint(102).good()).hasSize(after(102).legalCount());
    }

    @Test
    void nobodyIsSaidToHaveNothingWhoCanHaveItAllTheSame() {
        assertThat(said(74))
                .anyMatch(said -> said.startsWith("Even so Yellow"))
                .noneMatch(said -> said.contains("Yellow has no mill"));
    }
}
