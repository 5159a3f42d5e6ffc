package regola.ui.stage;

import java.awt.Component;
import java.awt.Container;
import java.util.Comparator;
import java.util.function.ToDoubleFunction;
import javax.swing.LayoutFocusTraversalPolicy;

/** A RoadOrder lets Tab go along a road, whichever way it runs; what has the same place on it is taken as it stands. */
public final class RoadOrder extends LayoutFocusTraversalPolicy {
    private static final long serialVersionUID = 1;

    private RoadOrder(ToDoubleFunction<Component> place) {
        Comparator<? super Component> usual = getComparator();
        setComparator((one, other) -> {
            double before = place.applyAsDouble(one);
            double after = place.applyAsDouble(other);
            return before == after ? usual.compare(one, other) : Double.compare(before, after);
        });
    }

    /** @param place says of everything on the page where it comes */
    public static void lead(Container page, ToDoubleFunction<Component> place) {
        page.setFocusTraversalPolicyProvider(true);
        // The page itself is no place to stop at: further on it would lead back to where the road begins.
        page.setFocusTraversalPolicy(
                new RoadOrder(part -> part == page ? Double.NEGATIVE_INFINITY : place.applyAsDouble(part)));
    }
}
