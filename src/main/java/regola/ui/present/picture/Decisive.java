package regola.ui.present.picture;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import regola.engine.Match;
import regola.engine.value.Event;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.MomentView;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.RowView;
import regola.ui.view.board.SiteView;

/**
 * A Decisive finds the places of what decided a match, without knowing the game: what belongs together in a winner's
 * colour, else a line that a winner has filled, else the place where the last thing came to lie.
 */
final class Decisive {
    private final Names names;
    private final BoardView board;
    private final List<MomentView.Group> groups;

    /** @param groups places that belong together, as the rule file says */
    Decisive(Names names, BoardView board, List<MomentView.Group> groups) {
        this.names = names;
        this.board = board;
        this.groups = groups;
    }

    /**
     * @param last what happened in the last moment
     * @return nothing if nobody has won
     */
    List<String> of(Match match, List<Event> last) {
        if (!match.isOver() || match.outcome().drawn()) return List.of();
        Set<String> colours =
                match.outcome().winners().stream().map(names::colour).collect(Collectors.toSet());
        Set<String> together = new LinkedHashSet<>();
        int most = groups.stream()
                .filter(group -> colours.contains(group.colour()))
                .mapToInt(group -> group.sites().size())
                .max()
                .orElse(0);
        for (MomentView.Group group : groups)
            if (colours.contains(group.colour()) && group.sites().size() == most) together.addAll(group.sites());
        if (!together.isEmpty()) return List.copyOf(together);
        Set<String> touched = touched(last);
        Set<String> filled = new LinkedHashSet<>();
        Set<String> ofLast = new LinkedHashSet<>();
        for (RowView row : board.rows()) {
            if (!isFilled(row, colours)) continue;
            filled.addAll(row.sites());
            if (row.sites().stream().anyMatch(touched::contains)) ofLast.addAll(row.sites());
        }
        if (!ofLast.isEmpty()) return List.copyOf(ofLast);
        if (!filled.isEmpty()) return List.copyOf(filled);
        List<String> ends = new ArrayList<>(touched);
        // Where points decide, the last move does so only if it ended the match there and then, at one place and with a
        // piece of a winner: what is gathered for several at the end may lie last with one who has lost.
        if (ends.isEmpty()) return ends;
        String end = ends.get(ends.size() - 1);
        if (!match.hasScores()) return List.of(end);
        boolean decides = endsAtOnce(last) && ends.size() == 1 && isWinners(end, colours);
        return decides ? List.of(end) : List.of();
    }

    /** Whether a piece of a winner lies there. */
    private boolean isWinners(String site, Set<String> colours) {
        return board.site(site).map(SiteView::pieces).orElse(List.of()).stream()
                .anyMatch(piece -> colours.contains(piece.colour()));
    }

    private static boolean endsAtOnce(List<Event> last) {
        boolean moved = false;
        boolean other = false;
        for (Event event : last) {
            moved |= event.kind() == Event.Kind.MOVED;
            other = event.kind() != Event.Kind.MOVED && (other || event.kind() != Event.Kind.FINISHED);
        }
        return moved && !other;
    }

    private Set<String> touched(List<Event> last) {
        Set<String> touched = new LinkedHashSet<>();
        for (Event event : last) {
            if (event.kind() != Event.Kind.MOVED || event.to() == null) continue;
            String site = event.to().id();
            if (board.site(site).isEmpty()) continue;
            touched.remove(site);
            touched.add(site);
        }
        return touched;
    }

    /** Whether pieces of one winner stand on all its places. */
    private boolean isFilled(RowView row, Set<String> colours) {
        String colour = null;
        for (String id : row.sites()) {
            List<PieceView> pieces = board.site(id).map(SiteView::pieces).orElse(List.of());
            if (pieces.isEmpty()) return false;
            for (PieceView piece : pieces) {
                if (!colours.contains(piece.colour()) || colour != null && !colour.equals(piece.colour())) return false;
                colour = piece.colour();
            }
        }
        return colour != null;
    }
}
