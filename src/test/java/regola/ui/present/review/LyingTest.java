package regola.ui.present.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import regola.advice.Advice;
import regola.advice.Adviser;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Manner;
import regola.engine.value.Move;
import regola.engine.value.Thing;
import regola.language.Shipped;
import regola.language.model.Type;
import regola.search.Budget;
import regola.ui.present.match.Consulted;
import regola.ui.present.picture.Tongue;
import regola.ui.support.KnownRules;
import regola.ui.view.board.Ref;
import regola.ui.view.match.HintView;

/** What a move says of flowers is ringed where they lie: one's own with oneself, another's with that one. */
class LyingTest {
    private final Ruleset rules = Shipped.rules("china-moon", 3);

    /** The first moment of a random match at which flowers are to be swapped, by one of several moves. */
    private Match swap() {
        for (int seed = 1; ; seed++) {
            Match match = Match.start(rules, seed);
            Random random = new Random(seed);
            while (!match.isOver()) {
                if (match.legalCount() > 2 && match.legal(0).text().startsWith("swap")) return match;
                match.playIndex(random.nextInt(match.legalCount()));
            }
        }
    }

    private static Ref flower(Match match, int player, Thing kind) {
        String owner = match.names().id(Type.PLAYER, player);
        return Ref.lying("bouquet-" + owner, kind.id());
    }

    @Test
    void theFlowersOfASwapAreRingedWhereTheyLie() {
        Match match = swap();
        Adviser adviser = new Adviser(KnownRules.tuning(rules), Budget.ofIterations(200), 1);
        Advice advice = adviser.hint(match, 3, () -> false);
        Move best = advice.best();
        List<Thing> said = best.arguments();
        Thing partner = said.stream()
                .filter(thing -> thing.is(Type.Base.PLAYER))
                .findFirst()
                .orElseThrow();
        HintWords words = new HintWords(new Consulted(0, match, new Tongue(rules, Manner.of("en")), match.decider()));
        Ref given = flower(match, match.decider(), said.get(0));
        Ref taken = flower(match, (int) partner.number(), said.get(1));
        assertThat(words.rings(best)).containsExactly(given, taken);
        HintView whole = words.whole(advice);
        assertThat(whole.overlay().rings()).contains(given);
    }

    /** What comes from a hand to a place is ringed at that place, and nowhere else: there somebody looks for it. */
    @Test
    void whatIsPutSomewhereIsRingedThere() {
        Ruleset frogs = Shipped.rules("army-of-frogs", 2);
        Match match = Match.start(frogs, 3);
        while (!match.legal(0).text().startsWith("add")) match.playIndex(0);
        HintWords words = new HintWords(new Consulted(0, match, new Tongue(frogs, Manner.of("en")), match.decider()));
        for (Move move : match.decision().legal())
            assertThat(words.rings(move))
                    .singleElement()
                    .satisfies(ring -> assertThat(ring.sort()).isEqualTo(Ref.Sort.SITE));
    }
}
