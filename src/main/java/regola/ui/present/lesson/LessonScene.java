package regola.ui.present.lesson;

import java.time.InstantSource;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import regola.teaching.lesson.Lesson;
import regola.teaching.lesson.LessonStep;
import regola.teaching.lesson.Task;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.Role;
import regola.ui.view.board.SiteView;
import regola.ui.view.lesson.LessonView;

/**
 * A LessonScene is what a lesson is known by: the board of the first step in which something is done, or of the step
 * that the lesson names.
 *
 * @param lit ids of the places that the picture is about; empty for all
 */
public record LessonScene(BoardView board, Set<String> lit) {
    /** More places than these would be too small to be known. */
    private static final int MOST = 3;

    public LessonScene {
        lit = Set.copyOf(lit);
    }

    /**
     * Lets the step begin. On any thread but the window's.
     *
     * @return null where no board belongs to the step
     */
    public static LessonScene of(Lesson lesson, String language) {
        LessonSession session = new LessonSession(lesson, step(lesson), InstantSource.system(), language);
        session.finish();
        LessonView view = new LessonPicture(session).of(0, 0, null);
        if (view.match() == null) return null;
        BoardView board = view.match().board();
        return new LessonScene(board, lit(board, view));
    }

    private static int step(Lesson lesson) {
        List<LessonStep> steps = lesson.steps();
        for (int i = 0; i < steps.size(); i++)
            if (steps.get(i).id().equals(lesson.header().art())) return i;
        for (int i = 0; i < steps.size(); i++) if (steps.get(i).task() instanceof Task.Play) return i;
        return 0;
    }

    /** The places that are pointed at; where none are, the first where something can be done. */
    private static Set<String> lit(BoardView board, LessonView view) {
        Set<String> named = new LinkedHashSet<>();
        view.overlay().rings().forEach(ring -> named.add(ring.id()));
        view.overlay().paths().forEach(path -> path.steps().forEach(each -> named.add(each.site())));
        view.overlay().labels().forEach(label -> named.add(label.site()));
        List<String> pointed =
                sites(board, site -> named.contains(site.id()) || holds(site, piece -> named.contains(piece.id())));
        if (!pointed.isEmpty()) return new LinkedHashSet<>(pointed.subList(0, Math.min(MOST, pointed.size())));
        List<String> legal = sites(board, site -> site.is(Role.LEGAL) || holds(site, piece -> piece.is(Role.LEGAL)));
        return legal.isEmpty() ? Set.of() : Set.of(legal.get(0));
    }

    private static List<String> sites(BoardView board, Predicate<SiteView> wanted) {
        return board.sites().stream().filter(wanted).map(SiteView::id).toList();
    }

    private static boolean holds(SiteView site, Predicate<PieceView> wanted) {
        return site.pieces().stream().anyMatch(wanted);
    }
}
