package regola.ui.lesson;

import java.awt.Point;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import regola.ui.board.panel.BoardPanel;
import regola.ui.stage.Measure;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.Role;
import regola.ui.view.board.SiteView;
import regola.ui.view.lesson.LessonView;

/** A LessonLight is where somebody looks on the board of a lesson: what is lit there, and what is pointed out. */
final class LessonLight {
    private static final double PLACE = 64;

    /** More rings than these say nothing: what can be pressed is lit anyway. */
    private static final int MOST = 6;

    private LessonLight() {}

    /** @return in the board's pixels */
    static List<Rectangle> on(BoardPanel board, LessonView view, Measure measure) {
        List<Rectangle> seen = new ArrayList<>();
        if (view.match() == null) return seen;
        int size = measure.px(PLACE);
        for (SiteView site : view.match().board().sites()) {
            boolean lit = !site.roles().isEmpty()
                    || site.pieces().stream().anyMatch(piece -> !piece.roles().isEmpty());
            boolean shown = view.overlay().lookedAt().contains(Ref.site(site.id()))
                    || site.pieces().stream()
                            .anyMatch(piece -> view.overlay().lookedAt().contains(Ref.piece(piece.id())));
            Point at = lit || shown ? board.pointOf(site.id()) : null;
            if (at != null) seen.add(new Rectangle(at.x - size / 2, at.y - size / 2, size, size));
        }
        return seen;
    }

    /**
     * @return what the lesson draws, and rings around what can be chosen, if there are few; where the step rings what
     *     it means, that alone
     */
    static OverlayView beckoning(LessonView view) {
        Set<Ref> wanted = new LinkedHashSet<>();
        for (SiteView site : view.match().board().sites()) {
            if (isWanted(site.roles())) wanted.add(Ref.site(site.id()));
            for (PieceView piece : site.pieces()) if (isWanted(piece.roles())) wanted.add(Ref.piece(piece.id()));
        }
        OverlayView rings = view.overlay();
        if (wanted.size() > MOST || wanted.stream().anyMatch(rings.lookedAt()::contains)) return rings;
        for (Ref ref : wanted) rings = rings.ring(ref);
        return rings;
    }

    private static boolean isWanted(Set<Role> roles) {
        return roles.contains(Role.LEGAL) || roles.contains(Role.TARGET);
    }
}
