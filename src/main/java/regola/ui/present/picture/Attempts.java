package regola.ui.present.picture;

import java.util.List;
import java.util.Map;
import regola.engine.value.Thing;
import regola.language.model.Type;
import regola.ui.view.board.AttemptView;
import regola.ui.view.board.HappeningView;

/** An Attempts makes of a refused try what can be seen of it: a piece that wanted to go somewhere. */
public final class Attempts {
    private Attempts() {}

    /** @return one thing that happens, or nothing where no piece was to go anywhere on the board */
    public static List<HappeningView> of(Pointing.Refusal refusal, Standing standing, Tongue tongue) {
        if (refusal == null || refusal.tried().size() < 2) return List.of();
        Thing last = refusal.tried().get(refusal.tried().size() - 1);
        String to = last.is(Type.Base.SITE) ? last.id() : last.is(Type.Base.PIECE) ? siteOf(last.id(), standing) : "";
        for (Thing mover : refusal.tried().subList(0, refusal.tried().size() - 1)) {
            String piece = mover.is(Type.Base.PIECE)
                    ? mover.id()
                    : mover.is(Type.Base.SITE) ? topmost(mover.id(), standing) : "";
            if (piece.isEmpty()) continue;
            String from = mover.is(Type.Base.SITE) ? mover.id() : siteOf(piece, standing);
            boolean seen = tongue.boards().has(from) && tongue.boards().has(to) && !from.equals(to);
            if (seen) return List.of(new AttemptView(tongue.looks().of(piece), from, to));
        }
        return List.of();
    }

    /** Pieces that are alike are named by where they stand. */
    private static String topmost(String site, Standing standing) {
        List<String> there = standing.at(site);
        return there.isEmpty() ? "" : there.get(there.size() - 1);
    }

    private static String siteOf(String piece, Standing standing) {
        return standing.bySite().entrySet().stream()
                .filter(site -> site.getValue().contains(piece))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse("");
    }
}
