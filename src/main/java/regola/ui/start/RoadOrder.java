package regola.ui.start;

import java.awt.Component;
import java.util.Comparator;
import java.util.function.ToDoubleFunction;
import javax.swing.LayoutFocusTraversalPolicy;

/** A RoadOrder lets Tab go along a road, whichever way it runs; what has the same place on it is taken as it stands. */
final class RoadOrder extends LayoutFocusTraversalPolicy {
    private static final long serialVersionUID = 1;

    /** @param place says of everything on the page where it comes */
    RoadOrder(ToDoubleFunction<Component> place) {
        Comparator<? super Component> usual = getComparator();
        setComparator((one, other) -> {
            double before = place.applyAsDouble(one);
            double after = place.applyAsDouble(other);
            return before == after ? usual.compare(one, other) : Double.compare(before, after);
        });
    }
}
