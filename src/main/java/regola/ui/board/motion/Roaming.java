package regola.ui.board.motion;

import java.awt.Insets;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import regola.ui.board.layout.BoardLayout;
import regola.ui.board.layout.Viewpoint;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.HappeningView;
import regola.ui.view.board.TravelView;

/**
 * A Roaming is how somebody looks round on a board without end: nearer, farther, to the sides, and back to where all of
 * it is seen. Until they do, all of it is always seen. For the event thread only.
 */
public final class Roaming {
    private static final double MILLIS = 170;
    private static final double STEP = 1.25;
    /** How far out one can go, as a share of the size at which everything fits. */
    private static final double FARTHEST = 0.5;
    /** So many grid units are seen at least. */
    private static final double NEAREST_UNITS = 3;

    private final Ground ground;
    private final Motion glide = new Motion();
    private Viewpoint now = Viewpoint.FITTING;
    private Viewpoint goal = Viewpoint.FITTING;
    private Viewpoint whole = Viewpoint.FITTING;

    /** What is roamed over. */
    public interface Ground {
        /** @return whether there is anything beyond the edge to go to */
        boolean isEndless();

        /** @return as the board is seen when all of it fits */
        BoardLayout fitting();

        double width();

        double height();

        /** @return whether the eye is led there, or everything is there at once */
        boolean glides();

        /** The viewpoint is another now. */
        void seenAnew();
    }

    public Roaming(Ground ground) {
        this.ground = ground;
    }

    /** @return from where the board is seen at this moment */
    public Viewpoint now() {
        return ground.isEndless() && !now.fits() ? now : whole;
    }

    /** @return from where all of the board is seen */
    public Viewpoint whole() {
        return whole;
    }

    /**
     * @param taken how much at the edges lies below other things
     * @return whether that is something else than before
     */
    public boolean leave(Insets taken) {
        if (whole.taken().equals(taken)) return false;
        whole = Viewpoint.fitting(taken);
        return true;
    }

    public boolean fits() {
        return !ground.isEndless() || goal.fits();
    }

    /** @param steps negative to go away; the place at that pixel stays where it is */
    public void nearer(double steps, double x, double y) {
        if (!ground.isEndless()) return;
        Viewpoint from = placed(goal);
        double fit = ground.fitting().viewpoint().unit();
        double most = Math.max(fit, Math.min(ground.width(), ground.height()) / NEAREST_UNITS);
        double unit = Math.max(fit * FARTHEST, Math.min(most, from.unit() * Math.pow(STEP, steps)));
        go(bounded(from.nearer(unit / from.unit(), x - ground.width() / 2, y - ground.height() / 2)), true);
    }

    /** As with the pixel in the middle of the panel. */
    public void nearer(double steps) {
        nearer(steps, ground.width() / 2, ground.height() / 2);
    }

    /** Steps to a side, each a good part of what is seen. */
    public void step(int right, int down) {
        if (!ground.isEndless()) return;
        Viewpoint from = placed(goal);
        double far = Math.min(ground.width(), ground.height()) / from.unit() / 5;
        go(bounded(from.movedBy(right * far, down * far)), true);
    }

    /** Draws the board along by so many pixels. */
    public void drag(double right, double down) {
        if (!ground.isEndless()) return;
        Viewpoint from = placed(now);
        go(bounded(from.movedBy(-right / from.unit(), -down / from.unit())), false);
    }

    public void fit() {
        if (!ground.isEndless()) return;
        enter();
        go(Viewpoint.FITTING, true);
    }

    /**
     * Another board is to be seen. Where it goes on from the one before, and has room, it is seen from where that was
     * seen: what nobody has moved does not move.
     *
     * @param seen from where the board before is seen
     */
    public void show(BoardView before, BoardView next, List<? extends HappeningView> happenings, Viewpoint seen) {
        if (!next.isEndless()) forget();
        boolean goesOn =
                before.isEndless() && (!happenings.isEmpty() || standing(before).equals(standing(next)));
        if (fits()) whole = goesOn ? whole.staying(seen) : Viewpoint.fitting(whole.taken());
        for (HappeningView happening : happenings) {
            if (happening instanceof TravelView travel) next.site(travel.to()).ifPresent(to -> follow(to.x(), to.y()));
        }
    }

    /** In another room all of the board is seen anew: from where it was seen it would be too small, or at the side. */
    public void enter() {
        whole = Viewpoint.fitting(whole.taken());
    }

    /** @return what stands on it, each piece with its place */
    private static Set<String> standing(BoardView board) {
        return board.sites().stream()
                .flatMap(site -> site.pieces().stream().map(piece -> piece.id() + " " + site.id()))
                .collect(Collectors.toSet());
    }

    /** Forgets where somebody looked, for another board. */
    public void forget() {
        glide.finish();
        now = goal = Viewpoint.FITTING;
    }

    /** Where a grid point lies outside of what is seen, goes just as far as is needed to see it. */
    public void follow(double x, double y) {
        if (fits()) return;
        Viewpoint at = placed(goal);
        double across = Math.max(0, ground.width() / at.unit() / 2 - 1);
        double down = Math.max(0, ground.height() / at.unit() / 2 - 1);
        double right = Math.max(0, x - at.x() - across) + Math.min(0, x - at.x() + across);
        double below = Math.max(0, y - at.y() - down) + Math.min(0, y - at.y() + down);
        if (right != 0 || below != 0) go(at.movedBy(right, below), false);
    }

    private void go(Viewpoint to, boolean glides) {
        glide.finish();
        Viewpoint from = placed(now);
        Viewpoint end = placed(to);
        goal = to;
        if (!glides || !ground.glides()) {
            now = to;
            ground.seenAnew();
            return;
        }
        glide.run(
                MILLIS,
                time -> {
                    double share = time / MILLIS;
                    now = from.towards(end, share * (2 - share));
                    ground.seenAnew();
                },
                () -> {
                    now = goal;
                    ground.seenAnew();
                });
    }

    /** @return with a place and size of its own, which fitting has not */
    private Viewpoint placed(Viewpoint point) {
        return point.fits() ? ground.fitting().viewpoint() : point;
    }

    /** Nobody gets lost: the middle of the panel stays over the board. */
    private Viewpoint bounded(Viewpoint point) {
        double left = Double.MAX_VALUE, top = Double.MAX_VALUE, right = -Double.MAX_VALUE, bottom = -Double.MAX_VALUE;
        for (BoardLayout.Spot spot : ground.fitting().spots()) {
            left = Math.min(left, spot.site().x());
            right = Math.max(right, spot.site().x());
            top = Math.min(top, spot.site().y());
            bottom = Math.max(bottom, spot.site().y());
        }
        return new Viewpoint(
                point.unit(), Math.max(left, Math.min(right, point.x())), Math.max(top, Math.min(bottom, point.y())));
    }
}
