package regola.ui.present.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
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
import regola.ui.view.match.HintView;

/** Whoever was the only person in a match is spoken to when it is looked back at: what was theirs is "yours". */
class SpokenToTest {
    private static final Ruleset CROAK = Shipped.rules("croak", 3);

    /** @return what is said of the first move of red that has something of red in it */
    private static HintView said(Map<String, String> computers, Manner manner) {
        Match match = Match.start(CROAK, 1);
        List<String> moves = new ArrayList<>();
        while (match.decider() != 0 || match.legalCount() == 1) {
            moves.add(match.legal(0).text());
            match.playIndex(0);
        }
        int moment = moves.size();
        moves.add(match.legal(0).text());
        match.playIndex(0);
        LookBack back =
                new LookBack(KnownRules::tuning, 50, Budget.ofIterations(50), Runnable::run, Runnable::run, view -> {});
        back.at(
                new MatchRecord(
                        1, CROAK, 1, null, moves, moves.size(), computers, Map.of(), match.position(), match.isOver()),
                Map.of(),
                manner);
        return back.played(moment);
    }

    @Test
    void theOnlyPersonIsSpokenTo() {
        Map<String, String> others = Map.of("green", "fair", "blue", "fair");
        assertThat(said(others, Manner.of("en")).head())
                .startsWith("Here you chose: ")
                .contains(" your ")
                .doesNotContain("Red");
        assertThat(said(others, Manner.of("it")).head()).doesNotContain("Ross");
    }
}
