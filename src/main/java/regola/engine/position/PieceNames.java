package regola.engine.position;

import regola.engine.run.Execution;
import regola.engine.state.GameState;
import regola.engine.value.Catalog;
import regola.language.model.Type;

/**
 * A PieceNames is how a position speaks of a piece. A piece that cannot be told from others is named by where it lies:
 * {@code gold@s3}, or {@code gold@s3:2} for the second gold from below there.
 */
record PieceNames(Catalog names, GameState state) {

    static PieceNames of(Execution x) {
        return new PieceNames(x.names(), x.state);
    }

    String name(int piece) {
        String id = names.id(Type.PIECE, piece);
        if (!names.piece(piece).alike()) return id;
        int site = state.siteOf[piece];
        int nth = 1;
        for (int p = state.below[piece]; p >= 0; p = state.below[p])
            if (names.id(Type.PIECE, p).equals(id)) nth++;
        return id + "@" + names.site(site).id() + (nth == 1 ? "" : ":" + nth);
    }

    /** @return the piece called so, -1 if there is none */
    int piece(String name) {
        int at = name.indexOf('@');
        if (at < 0) return (int) names.number(Type.PIECE, name);
        int colon = name.indexOf(':', at);
        String id = name.substring(0, at);
        long site = names.number(Type.SITE, name.substring(at + 1, colon < 0 ? name.length() : colon));
        String nth = colon < 0 ? "1" : name.substring(colon + 1);
        if (site < 0
                || !names.isNear(Type.SITE, name.substring(at + 1, colon < 0 ? name.length() : colon))
                || !nth.matches("\\d{1,6}")) return -1;
        int left = Integer.parseInt(nth);
        for (int p = state.bottom[(int) site]; p >= 0; p = state.above[p]) {
            if (names.id(Type.PIECE, p).equals(id) && --left == 0) return p;
        }
        return -1;
    }
}
