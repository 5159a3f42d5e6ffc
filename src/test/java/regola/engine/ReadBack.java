package regola.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.SplittableRandom;
import regola.engine.value.Event;
import regola.engine.value.Position;

/**
 * A ReadBack is one random match, played once as it is and again from positions that were written on the way. What was
 * written must read back to the same legal moves and the same fingerprint, and go on alike to the end when chance falls
 * alike.
 */
public final class ReadBack {
    private static final int MOST_AT_ONCE = 3;

    private final Ruleset rules;
    private final Form form;
    private final int oneIn;

    /** How a position is written down and read: such as a file. */
    @FunctionalInterface
    public interface Form {
        Position through(Position position) throws Exception;
    }

    /** @param oneIn of so many decisions one is written down */
    public ReadBack(Ruleset rules, Form form, int oneIn) {
        this.rules = rules;
        this.form = form;
        this.oneIn = oneIn;
    }

    /** @return how many positions were written and read */
    public int play(long seed) throws Exception {
        SplittableRandom chooser = new SplittableRandom(seed);
        Match match = Match.start(rules, seed);
        match.listen(ReadBack::changesSomething);
        Deque<Match> alike = new ArrayDeque<>();
        int written = 0;
        for (int n = 0; !match.isOver(); n++) {
            if (chooser.nextInt(oneIn) == 0) {
                alike.addLast(again(match, seed, n));
                written++;
                if (alike.size() > MOST_AT_ONCE) alike.removeFirst();
            }
            int index = chooser.nextInt(match.legalCount());
            match.playIndex(index);
            for (Match other : alike) {
                other.playIndex(index);
                assertThat(other.fingerprint())
                        .as(
                                "%s match %d goes on otherwise after decision %d",
                                rules.game().id(), seed, n)
                        .isEqualTo(match.fingerprint());
            }
        }
        Position end = match.position();
        assertThat(Match.at(rules, form.through(end), 1).position())
                .as("%s match %d, its end", rules.game().id(), seed)
                .isEqualTo(end);
        return written;
    }

    /** What is told has happened: nothing goes where it is, nothing becomes what it was. */
    private static void changesSomething(Event event) {
        if (event.kind() == Event.Kind.MOVED)
            assertThat(event.from()).as(event.text("en")).isNotEqualTo(event.to());
        if (event.kind() == Event.Kind.CHANGED)
            assertThat(event.after()).as(event.text("en")).isNotEqualTo(event.before());
    }

    private Match again(Match match, long seed, int n) throws Exception {
        Position position = match.position();
        Match again = Match.at(
                rules, form.through(position), match.execution().state.draws.state());
        String where = rules.game().id() + " match " + seed + " decision " + n;
        assertThat(again.decision().id()).as(where).isEqualTo(match.decision().id());
        assertThat(again.decision().legal())
                .as(where)
                .isEqualTo(match.decision().legal());
        assertThat(again.fingerprint()).as(where + "\n" + position).isEqualTo(match.fingerprint());
        return again;
    }
}
