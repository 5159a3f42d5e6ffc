package regola.engine.run;

import java.util.List;
import java.util.Set;
import regola.engine.state.Known;
import regola.engine.value.RuleFailure;

/**
 * A Seeing is the noting of what players see before it is hidden again: just before a change that may hide something,
 * what is open is noted as known. What is opened and hidden again by something else than what is kept (by who moves, by
 * where pieces stand) is noted at decisions only.
 */
public final class Seeing {
    private static final long ALL = -1;

    /**
     * A Veil is what is hidden under a condition, and what that depends on.
     *
     * @param first the number of its first value; -1 for a zone
     * @param count how many values there are
     * @param sites of a zone; null for what is kept
     * @param open over slot 0, the subject
     * @param own properties that it asks about the subject alone
     * @param properties others that it asks about
     * @param variables that it asks about
     * @param other whether it asks about anything else
     */
    public record Veil(
            int first,
            int count,
            int[] sites,
            Node open,
            Set<Integer> own,
            Set<Integer> properties,
            Set<Integer> variables,
            boolean other) {}

    private final Unit root;
    private final Veil[] veils;
    /** By site: whether all see what lies there, if that can change; else null. */
    private final Node[] openAt;

    private final long[] seen;

    /** @param seen by site: who sees what lies there at any time */
    public Seeing(Unit root, List<Veil> veils, Node[] openAt, long[] seen) {
        this.root = root;
        this.veils = veils.toArray(Veil[]::new);
        this.openAt = openAt;
        this.seen = seen;
    }

    public void beforeVariable(Execution x, int variable) {
        for (Veil veil : veils) if (veil.variables.contains(variable)) note(x, veil, -1);
    }

    public void beforeProperty(Execution x, int property, int subject) {
        for (Veil veil : veils) {
            if (veil.properties.contains(property)) note(x, veil, -1);
            else if (veil.own.contains(property)) note(x, veil, subject);
        }
    }

    void atDecision(Execution x) {
        for (Veil veil : veils) if (veil.other) note(x, veil, -1);
    }

    public void beforeMove(Execution x, int piece, int to) {
        x.state.known.leaves(x.state, piece, seenAt(x, x.state.siteOf[piece]), seenAt(x, to));
    }

    public void beforeShuffle(Execution x, int site) {
        x.state.known.shuffled(x.state, site, seenAt(x, site));
    }

    private long seenAt(Execution x, int site) {
        return openAt[site] != null && isOpen(x, openAt[site], 0) ? ALL : seen[site];
    }

    /** @param subject -1 for all */
    private void note(Execution x, Veil veil, int subject) {
        Known known = x.state.known;
        if (veil.sites != null) {
            if (!isOpen(x, veil.open, 0)) return;
            for (int site : veil.sites)
                for (int p = x.state.bottom[site]; p >= 0; p = x.state.above[p]) known.seePiece(p, ALL);
        } else {
            int from = subject < 0 ? 0 : subject;
            int to = subject < 0 ? veil.count : Math.min(veil.count, subject + 1);
            for (int s = from; s < to; s++) if (isOpen(x, veil.open, s)) known.see(veil.first + s, ALL);
        }
    }

    /** What cannot be told is not seen. */
    private boolean isOpen(Execution x, Node open, int subject) {
        try {
            return x.inScratchFrame(root, at -> {
                at.slots[at.base] = subject;
                return open.test(at);
            });
        } catch (RuleFailure failure) {
            return false;
        }
    }
}
