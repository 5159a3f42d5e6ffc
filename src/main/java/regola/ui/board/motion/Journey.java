package regola.ui.board.motion;

import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import regola.ui.board.art.BoardLook;
import regola.ui.board.layout.BoardLayout;
import regola.ui.board.layout.Room;
import regola.ui.board.layout.Viewpoint;
import regola.ui.board.paint.Scene;
import regola.ui.view.MotionLevel;
import regola.ui.view.board.AttemptView;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.HappeningView;
import regola.ui.view.board.MarkView;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.RotationView;
import regola.ui.view.board.SiteView;
import regola.ui.view.board.ToldView;
import regola.ui.view.board.TravelView;
import regola.ui.view.board.TurnView;

/**
 * A Journey is what happens when: one thing after the other, from the board as it was to the board as it is. It knows
 * no clock; it says what the board looks like so many milliseconds after the start.
 */
public final class Journey {
    /** However much happens, nobody waits much longer than this for all of it. */
    private static final double MOST_MILLIS = 3400;

    /** How far the pieces of a stack that travels lie off each other, in sizes of a piece. */
    private static final double STACKED = 0.045;

    private final List<Stage> stages = new ArrayList<>();
    private final Pace pace;
    private final double hurry;
    private final double held;

    /**
     * One thing that happens.
     *
     * @param route the way of what travels, or null
     * @param before the board before it
     * @param after the board after it
     * @param way how long it is on its way, in milliseconds
     * @param millis how long all of it takes
     * @param stack what goes the same way with it, below it
     * @param reveal what is turned up meanwhile, or null
     */
    record Stage(
            HappeningView what,
            Route route,
            BoardView before,
            BoardView after,
            double way,
            double millis,
            List<PieceView> stack,
            Reveal reveal) {
        Stage(HappeningView what, Route route, BoardView before, BoardView after, double way, double millis) {
            this(what, route, before, after, way, millis, List.of(), null);
        }

        Stage under(List<PieceView> others, BoardView left) {
            return new Stage(what, route, before, left, way, millis, others, reveal);
        }

        /** @return the board without what is on its way now, and what goes with it */
        BoardView passing() {
            if (!(what instanceof TravelView travel)) return before;
            return before.change(travel.from(), site -> {
                SiteView left = site.without(travel.piece().id());
                for (PieceView other : stack) left = left.without(other.id());
                return left;
            });
        }
    }

    /** Where and how large the board is, and from where it is seen. */
    public record Place(BoardLook look, Room room, Function<String, Point2D> offBoard, Viewpoint from) {
        public Place(BoardLook look, double width, double height, Function<String, Point2D> offBoard) {
            this(look, Room.of(width, height), offBoard, Viewpoint.FITTING);
        }

        BoardLayout layout(BoardView board) {
            return BoardLayout.of(board, look, room, from);
        }

        Scene still(BoardView board) {
            return laid(board, layout(board));
        }

        Scene laid(BoardView board, BoardLayout layout) {
            return Scene.laid(board, look, layout, room.width(), room.height());
        }
    }

    /**
     * @param from the board before everything
     * @param to the board after it, which may have other places: a plane without end shows only what is used of it
     */
    public Journey(BoardView from, BoardView to, List<? extends HappeningView> happenings, MotionLevel level) {
        this(from, to, happenings, level, 0);
    }

    /** @param held how many places a hand has turned the first loop already that turns */
    public Journey(
            BoardView from, BoardView to, List<? extends HappeningView> happenings, MotionLevel level, double held) {
        this.held = held;
        pace = Pace.of(level);
        BoardView board = from.plain();
        BoardView wide = happenings.isEmpty() ? board : board.with(to);
        if (!wide.hasPlacesOf(board)) stages.add(settling(board, wide));
        board = wide;
        for (int i = 0; i < happenings.size(); i++) {
            HappeningView happening = happenings.get(i);
            List<TravelView> turned = Flip.at(board, happenings, i);
            if (!turned.isEmpty()) {
                // What is changed into something else stays where it is and turns over.
                Stage flip =
                        revealing(board, Flip.of(board, turned), turned.get(0).storyLine());
                stages.add(flip);
                board = flip.after;
                i += turned.size() - 1;
                continue;
            }
            // An attempt changes nothing, and what is marked stays marked while it is seen.
            Stage stage = happening instanceof AttemptView
                    ? new Stage(happening, null, from.with(to), from.with(to), 0, pace.attempt())
                    : stage(board, happening);
            List<TravelView> others = together(board, happenings, i);
            if (!others.isEmpty()) stage = stacked(stage, others);
            i += others.size();
            stages.add(stage);
            board = stage.after;
        }
        Reveal reveal = happenings.isEmpty() ? null : Reveal.between(board, to).orElse(null);
        if (reveal != null) {
            int line = happenings.get(happenings.size() - 1).storyLine();
            stages.add(revealing(board, reveal, line));
            board = reveal.after();
        }
        if (!happenings.isEmpty() && !board.hasPlacesOf(to)) stages.add(settling(board, board.within(to)));
        double millis = stages.stream().mapToDouble(Stage::millis).sum();
        hurry = millis > MOST_MILLIS ? MOST_MILLIS / millis : 1;
    }

    private Stage stage(BoardView board, HappeningView happening) {
        if (happening instanceof TravelView travel) return stage(board, travel);
        if (happening instanceof TurnView turn) {
            boolean seen = board.site(turn.site()).isPresent();
            return new Stage(
                    turn,
                    null,
                    board,
                    board.change(turn.site(), site -> site.withMarks(turn.marks())),
                    0,
                    seen ? pace.turning() : 0);
        }
        if (happening instanceof RotationView turned) return stage(board, turned);
        return stage(board, (ToldView) happening);
    }

    private Stage revealing(BoardView board, Reveal reveal, int line) {
        double shown = pace.reveal(reveal);
        return new Stage(new ToldView("", line), null, board, reveal.after(), shown, shown, List.of(), reveal);
    }

    /** @return what leaves the board from the same place right after it for the same place: all of that goes at once */
    private static List<TravelView> together(BoardView board, List<? extends HappeningView> happenings, int number) {
        List<TravelView> others = new ArrayList<>();
        if (!(happenings.get(number) instanceof TravelView first)
                || board.site(first.from()).isEmpty()
                || board.site(first.to()).isPresent()) return others;
        for (int i = number + 1; i < happenings.size(); i++) {
            if (!(happenings.get(i) instanceof TravelView next)
                    || !next.from().equals(first.from())
                    || !next.to().equals(first.to())) break;
            others.add(next);
        }
        return others;
    }

    private static Stage stacked(Stage stage, List<TravelView> others) {
        BoardView left = stage.after;
        for (TravelView other : others)
            left = left.change(other.from(), site -> site.without(other.piece().id()));
        return stage.under(others.stream().map(TravelView::piece).toList(), left);
    }

    private Stage settling(BoardView before, BoardView after) {
        return new Stage(new ToldView("", -1), null, before, after, 0, pace.settling());
    }

    private Stage stage(BoardView board, TravelView travel) {
        boolean leaves = board.site(travel.from()).isPresent();
        boolean arrives = board.site(travel.to()).isPresent();
        // From a hand to a bag, say: seen in the seats, not on the board.
        if (!leaves && !arrives) return new Stage(travel, null, board, board, 0, 0);
        BoardView after = board.change(
                        travel.from(), site -> site.without(travel.piece().id()))
                .change(travel.to(), site -> site.with(travel.piece().withRoles(Set.of())));
        Route route = Route.of(board, travel);
        double way = pace.way(route, leaves && arrives);
        return new Stage(travel, route, board, after, way, way + pace.rest(route));
    }

    private Stage stage(BoardView board, RotationView turned) {
        BoardView after = board;
        for (TravelView travel : turned.travels())
            after = after.change(
                    travel.from(), site -> site.without(travel.piece().id()));
        for (TravelView travel : turned.travels())
            after = after.change(travel.to(), site -> site.with(travel.piece().withRoles(Set.of())));
        return new Stage(turned, null, board, after, pace.turn(), pace.turn());
    }

    private Stage stage(BoardView board, ToldView told) {
        return new Stage(told, null, board, board, 0, board.site(told.site()).isPresent() ? pace.glow() : 0);
    }

    List<Stage> stages() {
        return List.copyOf(stages);
    }

    /** @return how much faster it goes than things alone would */
    double hurry() {
        return hurry;
    }

    public double totalMillis() {
        return stages.stream().mapToDouble(Stage::millis).sum() * hurry;
    }

    /** @return how many things have begun so long after the start */
    int begun(double time) {
        int begun = 0;
        double start = 0;
        while (begun < stages.size() && start <= time) start += stages.get(begun++).millis * hurry;
        return begun;
    }

    /** @return the line of the story that tells of that thing, counted from 0; -1 if none does */
    int line(int number) {
        return stages.get(number).what.storyLine();
    }

    /** @return what is on its way as that happens, counted from 0 */
    List<TravelView> leaving(int number) {
        return stages.get(number).what instanceof TravelView travel ? List.of(travel) : List.of();
    }

    /** @return the scene so long after the start */
    public Scene at(double time, Place place) {
        int number = Math.max(0, begun(time) - 1);
        double start =
                stages.subList(0, number).stream().mapToDouble(Stage::millis).sum() * hurry;
        Stage stage = stages.get(number);
        double passed = Math.max(0, (time - start) / hurry);
        if (stage.what instanceof AttemptView attempt) return attempting(attempt, stage, passed, place);
        if (stage.what instanceof TurnView turn) return turning(turn, stage, passed, place);
        if (stage.what instanceof RotationView turned)
            return rotating(turned, stage, Math.min(1, passed / Math.max(1, stage.way)), place);
        if (stage.reveal != null)
            return pace.level() == MotionLevel.FULL ? stage.reveal.at(passed, place) : place.still(stage.after);
        if (stage.route == null && stage.before != stage.after) {
            BoardLayout before = place.layout(stage.before);
            BoardLayout after = place.layout(stage.after);
            return place.laid(stage.after, BoardLayout.settling(before, after, passed / Math.max(1, stage.millis)));
        }
        if (stage.route == null) {
            Scene still = place.still(stage.after);
            return stage.what instanceof ToldView told && stage.millis > 0
                    ? still.withGlow(new Scene.Glow(told.site(), glow(passed / stage.millis)))
                    : still;
        }
        return travelling(stage, Math.min(1, passed / Math.max(1, stage.way)), place);
    }

    /** Swells, stays and fades; without motion it is simply there. */
    private double glow(double progress) {
        return pace.level() == MotionLevel.REDUCED ? 1 : Math.min(1, Math.min(progress * 5, (1 - progress) * 3));
    }

    private Scene turning(TurnView turn, Stage stage, double passed, Place place) {
        Scene scene = place.still(stage.after);
        if (pace.level() != MotionLevel.FULL || stage.millis <= 0) return scene;
        List<MarkView> before =
                stage.before.site(turn.site()).map(SiteView::marks).orElse(List.of());
        return scene.withTurning(new Scene.Turning(turn.site(), before, Math.min(1, passed / stage.millis)));
    }

    /** All on the loop go round together, slowly at first and at last. */
    private Scene rotating(RotationView turned, Stage stage, double progress, Place place) {
        double eased = progress * progress * (3 - 2 * progress);
        boolean jumps = pace.level() == MotionLevel.REDUCED;
        BoardLayout before = place.layout(stage.before);
        double begun = jumps || !stage.equals(firstTurn()) ? 0 : held;
        double places = begun + (turned.places() - begun) * (jumps ? Math.rint(progress) : eased);
        return place.laid(stage.before, before.turned(turned.sites(), places));
    }

    private Stage firstTurn() {
        return stages.stream()
                .filter(stage -> stage.what instanceof RotationView)
                .findFirst()
                .orElse(null);
    }

    private Scene travelling(Stage stage, double progress, Place place) {
        TravelView travel = (TravelView) stage.what;
        String piece = travel.piece().id();
        BoardLayout before = place.layout(stage.before);
        BoardLayout after = place.layout(stage.after);
        Flight.End start = end(before, travel.from(), piece, place);
        Flight.End finish = end(after, travel.to(), piece, place);
        Flight flight = new Flight(
                travel.piece(),
                stage.route,
                after,
                start == null ? Flight.End.above(finish) : start,
                finish == null ? Flight.End.above(start) : finish);
        boolean fades = pace.level() == MotionLevel.REDUCED;
        // What stays behind moves up by and by, so that nothing jumps.
        double along = fades ? Math.rint(progress) : progress;
        BoardLayout left = before.without(travel.from(), piece);
        for (PieceView other : stage.stack) left = left.without(travel.from(), other.id());
        BoardLayout laid = BoardLayout.between(left, after.without(travel.to(), piece), along);
        Scene.Moving top = fades ? flight.fading(progress) : flight.at(progress);
        List<Scene.Moving> below = new ArrayList<>();
        for (int i = stage.stack.size(); i > 0; i--)
            below.add(top.beside(stage.stack.get(i - 1), i * top.size() * STACKED, i * top.size() * STACKED));
        Scene scene = place.laid(stage.after, laid).withMoving(top).withCrowd(below);
        int done = fades && progress >= 0.5 ? stage.route.hops().size() : flight.done(progress);
        return stage.route.isCounted() ? scene.withOverlay(OverlayView.NONE.path(stage.route.path(done))) : scene;
    }

    /**
     * What may not go there stays where it is; its ghost goes, trembles at the place that turns it back, and comes
     * home.
     */
    private Scene attempting(AttemptView attempt, Stage stage, double passed, Place place) {
        BoardLayout layout = place.layout(stage.after);
        Scene still = place.laid(stage.after, layout);
        String piece = attempt.piece().id();
        Flight.End from = end(layout, attempt.from(), piece, place);
        Flight.End to = end(layout, attempt.to(), piece, place);
        if (from == null && to == null) return still;
        Rebuff rebuff = new Rebuff(
                attempt.piece(), from == null ? Flight.End.above(to) : from, to == null ? Flight.End.above(from) : to);
        double progress = passed / stage.millis;
        return still.withMoving(pace.level() == MotionLevel.REDUCED ? rebuff.fading(progress) : rebuff.at(progress));
    }

    /** @return null if that is nowhere to be seen: what comes from there falls onto its place, as dice do */
    private static Flight.End end(BoardLayout layout, String site, String piece, Place place) {
        BoardLayout.Spot spot = layout.spot(site);
        if (spot == null) {
            Point2D point = place.offBoard.apply(site);
            return point == null ? null : new Flight.End(point.getX(), point.getY(), 0);
        }
        BoardLayout.Slot found = null;
        for (BoardLayout.Slot slot : spot.slots()) if (slot.piece().id().equals(piece)) found = slot;
        return found == null
                ? new Flight.End(spot.x(), spot.y(), spot.size() * 0.7)
                : new Flight.End(found.x(), found.y(), found.size());
    }
}
