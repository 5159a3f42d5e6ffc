package regola.ui.present.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Manner;
import regola.search.Budget;
import regola.search.Small;
import regola.ui.present.match.MatchRecord;
import regola.ui.support.KnownRules;
import regola.ui.view.review.ReviewView;

/** A look back tells whoever was put out of a match of several how that came, and what let it come. */
class ExitWordsTest {
    private static ReviewView last(List<ReviewView> seen) {
        return seen.get(seen.size() - 1);
    }

    /** Three graze behind gates; who left the own one open was put out, and is told what let it come. */
    @Test
    void whoeverWasPutOutIsToldHowAndWhatLetItCome() {
        Ruleset rules = Small.rules("src/test/resources/advice/gates.rules", 3, Map.of());
        List<String> moves = List.of(
                "shut-gate", "shut-gate", "graze 2", "graze 3", "snatch blue", "shut-gate", "graze 1", "snatch green");
        Match match = Match.start(rules, 1);
        moves.forEach(match::play);
        assertThat(match.isOver()).isTrue();
        Map<String, String> computers = Map.of("red", "fair", "green", "fair");
        List<ReviewView> seen = new ArrayList<>();
        LookBack back = new LookBack(
                KnownRules::tuning, 300, Budget.ofIterations(2_400), Runnable::run, Runnable::run, seen::add);
        back.at(
                new MatchRecord(1, rules, 1, null, moves, moves.size(), computers, Map.of(), match.position(), true),
                Map.of(),
                Manner.of("en"));
        ReviewView.Moment out = last(seen).moments().stream()
                .filter(moment -> moment.kind() == ReviewView.Kind.OUT)
                .findFirst()
                .orElseThrow();
        assertThat(out.moment()).isEqualTo(4);
        assertThat(out.kind().isTask()).isFalse();
        assertThat(out.told()).hasSize(3);
        assertThat(out.told().get(0)).isEqualTo("Here Green chose: Snatch Blue.");
        assertThat(out.told().get(1)).isEqualTo("Green snatches the ox of Blue!");
        assertThat(out.told().get(2))
                .startsWith(
                        "It could be seen coming at move 3. What was played there: Graze 2. After that it was possible ")
                .endsWith("after “Shut-gate” less than once in 10.");
        assertThat(last(seen).moments())
                .as("and that move is one to be tried again")
                .anyMatch(moment -> moment.moment() == 2
                        && moment.kind().isTask()
                        && moment.better().equals("Shut-gate"));
        assertThat(last(seen).moments())
                .as("what brought the winner most came after it")
                .noneMatch(moment -> moment.kind() == ReviewView.Kind.LEAPT);

        back.speak(Manner.of("it"));
        assertThat(last(seen).moments().stream()
                        .filter(moment -> moment.kind() == ReviewView.Kind.OUT)
                        .findFirst()
                        .orElseThrow()
                        .told()
                        .get(2))
                .startsWith("Si poteva prevedere alla mossa 3. Lì si è giocato: Graze 2.");
    }
}
