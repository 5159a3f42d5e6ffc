package regola.ui.present.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Manner;
import regola.language.Shipped;
import regola.search.Budget;
import regola.ui.present.match.MatchRecord;
import regola.ui.support.KnownRules;
import regola.ui.view.review.ReviewView;

/** A look back tells how somebody could have answered, and not only that they could have got something. */
class PunishedTest {
    /** South, a person, leaves six seeds to be captured with the last of these moves. */
    private static final List<String> MOVES = List.of(
            "a3", "a6", "b2", "b1", "a4", "b1", "a6", "a2", "b5", "a2", "b2", "a6", "a1", "b3", "a1", "b5", "b6", "a3");

    private static LookBack lookedBack(Manner manner, List<ReviewView> seen) {
        Ruleset rules = Shipped.rules("kalah", 2);
        List<String> moves = MOVES.stream().map(house -> "sow " + house).toList();
        Match match = Match.start(rules, 2);
        moves.forEach(match::play);
        Deque<Runnable> beside = new ArrayDeque<>();
        LookBack back = new LookBack(
                KnownRules::tuning, 300, Budget.ofIterations(2_000), beside::add, Runnable::run, seen::add);
        back.at(
                new MatchRecord(
                        1,
                        rules,
                        2,
                        null,
                        moves,
                        moves.size(),
                        Map.of("north", "fair"),
                        Map.of(),
                        match.position(),
                        false),
                Map.of(),
                manner);
        beside.remove().run();
        return back;
    }

    private static List<String> said(Manner manner) {
        List<ReviewView> seen = new ArrayList<>();
        LookBack back = lookedBack(manner, seen);
        return seen.get(seen.size() - 1).moments().stream()
                .map(moment -> back.better(moment.moment()).sentence())
                .toList();
    }

    @Test
    void theAnswerIsNamedWithWhatTheRulesTellOfIt() {
        assertThat(said(Manner.of("en")))
                .contains("With the move you played North could play “Sow b1”: North captures the 6 seeds opposite.");
        assertThat(said(Manner.of("it")))
                .contains("Con la mossa che hai giocato, Nord può giocare «Semina b1»: Nord cattura 6 semi di fronte.");
    }

    /** Where places have no names on the board it is told all the same what comes of the answer. */
    @Test
    void whereTheAnswerHasNoNameItIsToldWhatComesOfIt() {
        assertThat(said(new Manner("en", false)))
                .contains("With the move you played this could happen: North captures the 6 seeds opposite.");
        assertThat(said(new Manner("it", false)))
                .contains("Con la mossa che hai giocato può succedere questo. Nord cattura 6 semi di fronte.");
    }

    /** Who sows again is told of this one time: it is not what another turn means. */
    @Test
    void whatIsOfThisOneTimeIsNotToldAgain() {
        assertThat(said(Manner.of("en")))
                .isNotEmpty()
                .noneMatch(said -> said.matches(".*[.] (South|North) sows again\\."));
    }
}
