package regola.engine.state;

import regola.engine.board.Bits;
import regola.engine.board.Roster;

/**
 * A KeptAlike is what is kept, narrow and wide, as it would be whichever of several alike pieces stood where one
 * stands.
 */
public record KeptAlike(long[] narrow, long[][] wide) {
    static KeptAlike of(GameState state, Memory memory) {
        if (!memory.isOfPieces()) return new KeptAlike(state.narrow, state.wide);
        KeptAlike kept = new KeptAlike(state.narrow.clone(), state.wide.clone());
        memory.renumber(kept.narrow, kept.wide, numberedBySite(state));
        return kept;
    }

    /** @return by piece: its number, where pieces that are alike change numbers so that they rise from site to site */
    private static int[] numberedBySite(GameState state) {
        Roster roster = state.roster;
        int[] number = new int[roster.count];
        int[] next = new int[roster.kinds];
        for (int kind = 0; kind < next.length; kind++) next[kind] = Bits.next(roster.ofKind[kind], 0);
        for (int site = 0; site < state.sites.count; site++) {
            for (int p = state.bottom[site]; p >= 0; p = state.above[p]) {
                int kind = roster.kindOf[p];
                number[p] = roster.alike[p] ? next[kind] : p;
                if (roster.alike[p]) next[kind] = Bits.next(roster.ofKind[kind], next[kind] + 1);
            }
        }
        return number;
    }
}
