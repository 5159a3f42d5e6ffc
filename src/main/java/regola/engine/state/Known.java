package regola.engine.state;

/**
 * A Known is what players know although it is hidden, because they have seen it and it has not changed since: which
 * piece lies somewhere, as it was seen to go there, and what is kept of something, as it was open before. Players are
 * bits. It is no part of how the match goes on, only of what can be guessed.
 */
public final class Known {
    /** By piece: who knows that it lies where it lies. */
    final long[] pieces;
    /** By the number of a hidden value in {@link Memory}: who has seen it. */
    final long[] values;
    /** By the same number, as bits: whether a player chose it in secret. */
    final long[] chosen;
    /** By the same number: what chance drew the value from, each element as often as it was there; else null. */
    final long[][] sources;

    Known(int pieces, int values) {
        this.pieces = new long[pieces];
        this.values = new long[values];
        chosen = new long[values + 63 >> 6];
        sources = new long[values][];
    }

    Known copy() {
        Known copy = new Known(pieces.length, values.length);
        copy.become(this);
        return copy;
    }

    void become(Known other) {
        System.arraycopy(other.pieces, 0, pieces, 0, pieces.length);
        System.arraycopy(other.values, 0, values, 0, values.length);
        System.arraycopy(other.chosen, 0, chosen, 0, chosen.length);
        System.arraycopy(other.sources, 0, sources, 0, sources.length); // the arrays inside are never changed
    }

    public boolean isPieceKnown(int piece, int viewer) {
        return (pieces[piece] >>> viewer & 1) != 0;
    }

    public boolean isValueKnown(int number, int viewer) {
        return (values[number] >>> viewer & 1) != 0;
    }

    public boolean isChosen(int number) {
        return (chosen[number >> 6] >>> number & 1) != 0;
    }

    /** Says that these players see a value. */
    public void see(int number, long players) {
        values[number] |= players;
    }

    public void seePiece(int piece, long players) {
        pieces[piece] |= players;
    }

    /** @return what chance drew the value from; null if it was not drawn, or that is not known */
    public long[] source(int number) {
        return sources[number];
    }

    /**
     * Says that there is another value, which nobody has seen yet.
     *
     * @param inSecret whether a player chose it in secret
     * @param source what chance drew it from; null if it did not
     */
    public void set(int number, boolean inSecret, long[] source) {
        values[number] = 0;
        sources[number] = source;
        if (inSecret) chosen[number >> 6] |= 1L << number;
        else chosen[number >> 6] &= ~(1L << number);
    }

    /**
     * Says that a piece leaves a site; to be called before it does.
     *
     * @param seenFrom who sees what lies where it leaves
     * @param seenTo who sees what lies where it goes
     */
    public void leaves(GameState state, int piece, long seenFrom, long seenTo) {
        int from = state.siteOf[piece];
        long blind = ~(seenFrom | seenTo);
        // Who sees neither place only knows that one of them has gone.
        if (state.count(from) > 1) for (int p = state.bottom[from]; p >= 0; p = state.above[p]) pieces[p] &= ~blind;
        pieces[piece] |= seenFrom;
    }

    /** Says that the pieces of a site come into another order. @param seen who sees what lies there */
    public void shuffled(GameState state, int site, long seen) {
        if (!state.sites.ordered[site]) return;
        for (int p = state.bottom[site]; p >= 0; p = state.above[p]) pieces[p] &= seen;
    }
}
