package regola.ui.present.lesson;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import regola.engine.value.Move;
import regola.language.model.Type;
import regola.teaching.lesson.Lesson;
import regola.teaching.lesson.LessonStep;
import regola.teaching.lesson.Task;
import regola.ui.present.picture.Snapshot;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.Role;
import regola.ui.view.board.SiteView;
import regola.ui.view.lesson.LessonView;

/**
 * A LessonScene is what a lesson is known by: the board of the first step in which something is done, or of the step
 * that the lesson names, and on it what is done there: an arrow along each move, a ring around what is found.
 *
 * @param overlay what guides the eye
 * @param lit ids of the places that the picture is about, the most important first; empty for all
 */
public record LessonScene(BoardView board, OverlayView overlay, List<String> lit) {
    /** More places than these would be too small to be known. */
    private static final int MOST = 3;
    /** More arrows than these would cross each other. */
    private static final int ARROWS = 2;

    public LessonScene {
        lit = List.copyOf(lit);
    }

    /**
     * Lets the step begin, and then shows how it is done. On any thread but the window's.
     *
     * @return null where no board belongs to the step
     */
    public static LessonScene of(Lesson lesson, String language) {
        LessonSession session = new LessonSession(lesson, step(lesson), InstantSource.system(), language);
        session.finish();
        LessonView view = view(session);
        if (view.match() == null) return null;
        BoardView board = view.match().board();
        boolean chosen = lesson.header().art() != null;
        // What is asked first of all nobody has been shown yet: its picture is no answer.
        if (!chosen && step(lesson) == 0) return new LessonScene(board.unlit(), OverlayView.NONE, lit(board, view));
        LessonScene done = done(session, board);
        return done == null ? new LessonScene(board, OverlayView.NONE, lit(board, view)) : done;
    }

    private static LessonView view(LessonSession session) {
        return new LessonPicture(session).of(0, 0, null);
    }

    private static int step(Lesson lesson) {
        List<LessonStep> steps = lesson.steps();
        for (int i = 0; i < steps.size(); i++)
            if (steps.get(i).id().equals(lesson.header().art())) return i;
        for (int i = 0; i < steps.size(); i++) if (steps.get(i).task() instanceof Task.Play) return i;
        return 0;
    }

    // ---- what is done

    /** @return null where there is nothing to be shown of it */
    private static LessonScene done(LessonSession session, BoardView board) {
        Task task = session.run().step().task();
        if (task instanceof Task.Free || task instanceof Task.Watch) return null;
        session.demonstrate();
        OverlayView overlay = OverlayView.NONE;
        List<String> lit = new ArrayList<>();
        BoardView before = board;
        int first = -1;
        int arrows = 0;
        while (session.isBusy() && arrows < ARROWS) {
            session.advance();
            Snapshot now = session.now();
            if (first < 0) first = now.decider();
            if (now.decider() != first) break; // what others answer is not what is learnt
            List<String> ends = ends(now.move(), before);
            BoardView was = before;
            before = view(session).match().board();
            if (ends.size() == 1) ends = reach(ends.get(0), was, before);
            if (ends.isEmpty()) continue;
            String to = ends.get(ends.size() - 1);
            lit.addAll(0, ends.size() > 1 ? List.of(to, ends.get(0)) : around(to, board));
            overlay = ends.size() > 1 ? overlay.arrow(Ref.site(ends.get(0)), Ref.site(to)) : overlay.ring(Ref.site(to));
            arrows++;
        }
        session.finish();
        if (arrows == 0)
            for (String found : found(view(session).match().board())) {
                overlay = overlay.ring(Ref.site(found));
                lit.add(found);
            }
        return lit.isEmpty()
                ? null
                : new LessonScene(board, overlay, lit.stream().distinct().toList());
    }

    /**
     * @return the one place that a move names, and the farthest of those to which it brought something, or where
     *     something else lies now: seeds that were sown, discs that were turned
     */
    private static List<String> reach(String place, BoardView before, BoardView after) {
        SiteView middle = after.site(place).orElseThrow();
        List<String> reach = new ArrayList<>(List.of(place));
        after.sites().stream()
                .filter(site -> site != middle && isOther(site, before))
                .max(Comparator.comparingDouble(site -> Math.hypot(site.x() - middle.x(), site.y() - middle.y())))
                .ifPresent(site -> reach.add(site.id()));
        return reach;
    }

    /**
     * More lies there than before, or the one thing that lies there was turned; dice that were thrown anew are many.
     */
    private static boolean isOther(SiteView site, BoardView before) {
        SiteView was = before.site(site.id()).orElse(null);
        if (was == null) return false;
        int now = site.pieces().size();
        boolean one = now == 1 && was.pieces().size() == 1;
        return now > was.pieces().size()
                || one && !looks(site.pieces().get(0)).equals(looks(was.pieces().get(0)));
    }

    private static String looks(PieceView piece) {
        return piece.art() + piece.colour();
    }

    /** @return a place and those next to it where something lies: alone it says little */
    private static List<String> around(String place, BoardView board) {
        SiteView middle = board.sites().stream()
                .filter(site -> site.id().equals(place))
                .findFirst()
                .orElseThrow();
        List<String> around = new ArrayList<>(List.of(place));
        board.sites().stream()
                .filter(site -> site != middle && !site.pieces().isEmpty())
                .sorted(Comparator.comparingDouble(site -> Math.hypot(site.x() - middle.x(), site.y() - middle.y())))
                .limit(MOST - 1)
                .forEach(site -> around.add(site.id()));
        return around;
    }

    /** @return the places that a move names or whose pieces it names, in its order, each once */
    private static List<String> ends(Move move, BoardView board) {
        return move.arguments().stream()
                .flatMap(thing -> sites(
                        board,
                        site -> thing.is(Type.Base.SITE)
                                ? site.id().equals(thing.id())
                                : holds(site, piece -> piece.id().equals(thing.id())))
                        .stream())
                .distinct()
                .toList();
    }

    private static List<String> found(BoardView board) {
        List<String> found = sites(board, site -> site.is(Role.HIT) || holds(site, piece -> piece.is(Role.HIT)));
        return found.subList(0, Math.min(MOST, found.size()));
    }

    /** The places that are pointed at; where none are, the first where something can be done. */
    private static List<String> lit(BoardView board, LessonView view) {
        Set<String> named = new LinkedHashSet<>();
        view.overlay().rings().forEach(ring -> named.add(ring.id()));
        view.overlay().paths().forEach(path -> path.steps().forEach(each -> named.add(each.site())));
        view.overlay().labels().forEach(label -> named.add(label.site()));
        List<String> pointed =
                sites(board, site -> named.contains(site.id()) || holds(site, piece -> named.contains(piece.id())));
        if (!pointed.isEmpty()) return pointed.subList(0, Math.min(MOST, pointed.size()));
        List<String> legal = sites(board, site -> site.is(Role.LEGAL) || holds(site, piece -> piece.is(Role.LEGAL)));
        return legal.isEmpty() ? List.of() : List.of(legal.get(0));
    }

    private static List<String> sites(BoardView board, Predicate<SiteView> wanted) {
        return board.sites().stream().filter(wanted).map(SiteView::id).toList();
    }

    private static boolean holds(SiteView site, Predicate<PieceView> wanted) {
        return site.pieces().stream().anyMatch(wanted);
    }
}
