package regola.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import regola.advice.WhyBetter.Happens;
import regola.advice.WhyBetter.Happens.When;
import regola.advice.seen.Witness;
import regola.advice.words.SpokenOf;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Event;
import regola.engine.value.Manner;
import regola.language.Shipped;

/** Where something is hidden, "otherwise" is not said of what the others can do just as well after a good move. */
class RefutedTest {
    private final Ruleset rules = Shipped.rules("croak", 4);

    /** @return what of that kind somebody else can surely do to the seat at once after the move */
    private static List<Event> captures(Match match, int move) {
        Match after = match.copy();
        after.playIndex(move);
        if (after.isOver() || after.decider() == match.decider()) return List.of();
        Witness witness = new Witness(match.decider());
        return IntStream.range(0, after.legalCount())
                .mapToObj(answer -> witness.atOnce(after, answer))
                .flatMap(List::stream)
                .filter(event -> "send-home".equals(event.property())
                        && SpokenOf.players(event, match.names(), Manner.of("en"))
                                        .size()
                                == 2
                        && SpokenOf.isOf(event, match.decider(), match.names()))
                .toList();
    }

    private static boolean endsTurn(Match match, int move) {
        Match after = match.copy();
        after.playIndex(move);
        return !after.isOver() && after.decider() != match.decider();
    }

    private static List<WhyBetter> kept(Match match, Event event, int praised) {
        WhyBetter said = new Happens(event, When.WARDED_OFF, match.decider(), match.names());
        return Refuted.without(List.of(said), match, List.of(praised), new Crowd(match, 3, () -> false));
    }

    @Test
    void whatIsPossibleAnywayIsNotHeldAgainstTheOthers() {
        int refuted = 0;
        int kept = 0;
        for (int seed = 1; (refuted < 3 || kept < 3) && seed < 400; seed++) {
            Match match = Match.start(rules, seed);
            Random random = new Random(seed);
            for (int i = 0; i < 60 && !match.isOver(); i++) {
                Match now = match;
                // A pass, or a stop: nothing is uncovered by it, so what can be answered is plain to see.
                int quiet = IntStream.range(0, now.legalCount())
                        .filter(move -> now.legalCount() > 1
                                && now.legal(move).arguments().isEmpty()
                                && endsTurn(now, move))
                        .findFirst()
                        .orElse(-1);
                if (quiet >= 0) {
                    List<Event> could = captures(match, quiet);
                    if (!could.isEmpty()) {
                        assertThat(kept(match, could.get(0), quiet)).isEmpty();
                        refuted++;
                    } else {
                        for (int other = 0; other < match.legalCount(); other++) {
                            List<Event> instead = captures(match, other);
                            if (instead.isEmpty()) continue;
                            assertThat(kept(match, instead.get(0), quiet)).hasSize(1);
                            kept++;
                            break;
                        }
                    }
                }
                match.playIndex(random.nextInt(match.legalCount()));
            }
        }
        assertThat(refuted).isGreaterThanOrEqualTo(3);
        assertThat(kept).isGreaterThanOrEqualTo(3);
    }

    /** What looks best at once to those in between is not all they can do: a mill that stays open is not kept away. */
    @Test
    void whatSeveralOthersLeaveOpenIsNotKeptAway() {
        Match match = Match.start(Shipped.rules("moulin-rouge", 3), 3);
        List<String> before = List.of(
                "place a2",
                "place e1",
                "place d1",
                "place a3",
                "place h1",
                "turn outer cw",
                "place b1",
                "turn outer ccw",
                "place d2",
                "place g3",
                "place d3",
                "place c1",
                "place g2",
                "place b1",
                "place c3",
                "place g1",
                "capture d3",
                "capture c3",
                "place d3",
                "place e3");
        before.forEach(move -> match.playIndex(index(match, move)));
        int open = index(match, "place h2");
        Match then = match.copy();
        List<Event> told = new ArrayList<>();
        for (String move : List.of("place h2", "place e2", "turn inner ccw", "capture g2")) {
            told.clear();
            then.listen(told::add);
            then.playIndex(index(then, move));
            then.listen(null);
        }
        Event capture = told.stream()
                .filter(event -> event.kind() == Event.Kind.RULE)
                .findFirst()
                .orElseThrow();
        assertThat(kept(match, capture, open)).isEmpty();
        int closed = index(match, "turn outer ccw");
        assertThat(kept(match, capture, closed)).hasSize(1);
        Crowd crowd = new Crowd(match, 3, () -> false);
        assertThat(Refuted.isKept(capture, match, closed, crowd)).isTrue();
        assertThat(Refuted.isKept(capture, match, open, crowd)).isFalse();
    }

    private static int index(Match match, String move) {
        return IntStream.range(0, match.legalCount())
                .filter(each -> match.legal(each).text().equals(move))
                .findFirst()
                .orElseThrow(() -> new AssertionError(
                        move + " not among " + match.decision().legal()));
    }
}
