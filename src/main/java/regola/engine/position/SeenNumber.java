package regola.engine.position;

import java.util.Arrays;
import regola.engine.board.Bits;
import regola.engine.board.Layout;
import regola.engine.lower.Initial;
import regola.engine.lower.ReadyGame;
import regola.engine.run.Execution;
import regola.engine.state.Chance;
import regola.engine.state.GameState;
import regola.language.model.Property;
import regola.language.model.Type;
import regola.language.model.Variable;

/**
 * A SeenNumber is how a match looks to a player, as one number. Which of several alike pieces lies where does not
 * count, and of what is hidden only how many of which set there are, and whether there is a value at all.
 */
public final class SeenNumber {
    private static final long HIDDEN = 0x2545F4914F6CDD1DL;

    private final ReadyGame ready;
    private final Execution x;
    private final Layout layout;
    private final GameState state;
    private final Sight sight;
    private final boolean withKnown;

    private SeenNumber(ReadyGame ready, Execution x, int viewer, boolean withKnown) {
        this.withKnown = withKnown && !x.state.isForgetful();
        this.ready = ready;
        this.x = x;
        layout = x.program.layout;
        state = x.state;
        sight = new Sight(ready, x, viewer);
    }

    /**
     * @param viewer a player's number, or one that no player has for who sees only what all see
     * @param withKnown whether what the player has seen before counts as seen
     */
    public static long of(ReadyGame ready, Execution x, int viewer, boolean withKnown) {
        return new SeenNumber(ready, x, viewer, withKnown).number(viewer);
    }

    private long number(int viewer) {
        long sum = pieces();
        for (Property property : layout.game().properties()) sum = with(sum, kept(property));
        for (Variable variable : layout.game().variables()) {
            int cell = x.program.memory.cell(variable);
            boolean narrow = layout.isNarrow(variable.type());
            sum = with(sum, value(variable.type(), narrow, cell));
        }
        sum = with(sum, state.mover + state.turns * 64L);
        sum = with(sum, state.retired);
        if (state.window() != null) sum = with(sum, state.window().hashCode());
        sum = with(sum, x.decider());
        sum = with(sum, x.isOver() ? x.ending().winners() : -1);
        if (x.question() == null) return sum;
        sum = with(sum, x.question().number());
        return x.decider() == viewer ? with(sum, Arrays.hashCode(Arrays.copyOf(x.legal, x.legalCount))) : sum;
    }

    private static long with(long sum, long more) {
        return Chance.mix(sum * 0x9E3779B97F4A7C15L + more);
    }

    // ---------------------------------------------------------------- pieces

    private long pieces() {
        long sum = 0;
        for (int site = 0; site < layout.sites().count; site++) {
            boolean seen = sight.isSeen(site);
            int height = 0;
            for (int p = state.bottom[site]; p >= 0; p = state.above[p]) {
                long what = seen || withKnown && sight.isKnown(p) ? identity(p) : HIDDEN ^ classOf(p);
                sum += with(with(what, site), layout.sites().ordered[site] ? height++ : 0);
            }
        }
        return sum;
    }

    private long identity(int piece) {
        int kind = layout.roster().kindOf[piece];
        return layout.roster().alike[piece] ? ~kind : piece;
    }

    private long classOf(int piece) {
        return layout.names().kind(layout.roster().kindOf[piece]).pieceClass().hashCode();
    }

    // ---------------------------------------------------------------- what is kept

    private long kept(Property property) {
        Initial initial = ready.initial(property);
        long sum = 0;
        for (int subject = 0; subject < initial.count(); subject++) {
            boolean isPiece = property.of() == Type.Base.PIECE;
            if (isPiece && !sight.isSeen(state.siteOf[subject])) continue;
            boolean shown = sight.isShown(property, subject) || withKnown && sight.isKnown(property, subject);
            int cell = initial.first() + subject;
            long value = shown
                    ? value(property.type(), initial.narrow(), cell)
                    : HIDDEN ^ (initial.mayBeNone(property) && state.narrow[cell] < 0 ? 1 : 0);
            long about = isPiece ? with(identity(subject), state.siteOf[subject]) : subject;
            sum += with(about, value);
        }
        return sum;
    }

    private long value(Type type, boolean narrow, int cell) {
        if (narrow && type.isSet()) return set(type, Bits.elements(state.narrow[cell]));
        if (narrow) return one(type, state.narrow[cell]);
        long[] wide = state.wide[cell];
        if (wide == null) return 0;
        if (type.isSet() && type.base() != Type.Base.NUMBER) return set(type, Bits.elements(wide));
        long sum = wide.length;
        for (long element : wide) sum = with(sum, one(type, element));
        return sum;
    }

    private long set(Type type, long[] elements) {
        long sum = elements.length;
        for (long element : elements) sum += with(1, one(type, element));
        return sum;
    }

    /** A piece that is one of several alike is said by where it lies, if that can be seen. */
    private long one(Type type, long value) {
        if (type.base() != Type.Base.PIECE || value < 0 || !layout.roster().alike[(int) value]) return value;
        int site = state.siteOf[(int) value];
        return with(identity((int) value), sight.isSeen(site) ? site : -1);
    }
}
