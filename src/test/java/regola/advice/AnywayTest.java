package regola.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.language.Shipped;
import regola.search.Budget;
import regola.search.Tuning;

/** What every move brings, since nothing else is allowed, speaks for none of them. */
class AnywayTest {
    private static final Ruleset RULES = Shipped.rules("moulin-rouge", 3);
    /** Yellow has made a mill and takes a man: whichever it is, a man is taken. */
    private static final List<String> MOVES = List.of(
            "place c2",
            "place e3",
            "place c3",
            "place c1",
            "place d1",
            "place b3",
            "place d3",
            "turn inner ccw",
            "place a2",
            "turn inner cw",
            "turn outer cw",
            "turn middle cw",
            "place e2",
            "place b1",
            "place c2",
            "place f2",
            "place g1",
            "place c1",
            "capture f2",
            "capture b1",
            "turn inner cw",
            "place g2",
            "turn inner ccw",
            "place g3",
            "place f2",
            "turn outer ccw",
            "capture d2",
            "capture f2",
            "place e1",
            "turn outer cw",
            "place b1",
            "capture d1",
            "capture e1",
            "place f2",
            "place f3",
            "place a2",
            "turn inner ccw",
            "capture g1",
            "capture a3",
            "place g1",
            "turn inner cw");

    @Test
    void whichManIsTakenIsNotToldByThatOneIsTaken() {
        Match match = Match.start(RULES, 60255025045494L);
        MOVES.forEach(match::play);
        assertThat(match.decision().legal()).allMatch(move -> move.text().startsWith("capture"));
        Tuning tuning = Tuning.of(seed -> Match.start(RULES, seed));
        Advice hint = new Adviser(tuning, Budget.ofIterations(1_500), 1)
                .hint(match, match.fingerprint(match.decider()), () -> false);
        assertThat(hint.reasons())
                .isNotEmpty()
                .noneMatch(reason ->
                        reason instanceof WhyBetter.Happens happens && happens.when() == WhyBetter.Happens.When.NOW);
        assertThat(hint.reasons().get(0).text("en")).contains("no mill ready to make");
    }

    /** Of what the rules only remark there is nothing to be glad of: a hint is not the less given for it. */
    @Test
    void whatIsOnlyRemarkedIsNothingThatEveryMoveBrings() {
        String moves = "place a2; place h2; place a1; place h1; place a3; place h3; place b2; place b1; place g2; "
                + "place c1; place c2; turn inner ccw; place c3; turn inner cw; place g1; turn inner ccw; "
                + "place d3; turn inner cw; place b3; turn middle ccw; place g3; turn outer cw; turn inner "
                + "cw; place c2; turn inner ccw; place c3; turn inner ccw; turn middle ccw; turn inner cw; "
                + "turn inner cw; place f1; turn middle cw; place g1; turn middle ccw; turn inner ccw; turn "
                + "outer cw; place f3; place c2; turn inner ccw; turn outer cw; turn middle ccw; turn outer "
                + "cw; turn middle ccw; turn inner ccw; turn outer ccw; turn middle ccw; turn inner ccw; turn "
                + "outer ccw; turn middle ccw; turn inner ccw; turn outer ccw; turn middle ccw; turn inner "
                + "ccw; turn outer ccw; turn middle ccw; turn inner ccw; turn outer ccw; place c1; turn inner "
                + "cw; turn inner cw; turn middle cw; turn outer cw; turn inner ccw; place g2; turn outer ccw";
        Match match = Match.start(RULES, 5_020);
        for (String move : moves.split("; ")) match.play(move);
        Advice hint = new Adviser(Tuning.of(RULES), Budget.ofIterations(600), 1)
                .hint(match, match.fingerprint(match.decider()), () -> false);
        assertThat(hint.good()).isNotEmpty();
    }
}
