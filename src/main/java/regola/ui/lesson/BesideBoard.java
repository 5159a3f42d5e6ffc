package regola.ui.lesson;

import java.awt.Rectangle;
import java.util.List;
import regola.ui.stage.Drawer;
import regola.ui.stage.Measure;
import regola.ui.stage.Slots;

/**
 * A BesideBoard is where in a lesson something short that is looked up stands, so that it hides nothing of the board:
 * below the bubble where no answers stand, else over the guide and the card, which speak of the same, else over the
 * bubble too. Only what is read for a moment, and then put away, may cover what leads on.
 */
final class BesideBoard {
    private BesideBoard() {}

    /**
     * @param drawers knows how high it is when it has a width
     * @param brief whether it is read before anything else is done
     * @param free whether no answers stand below the bubble
     * @return where it stands; null where it is too long to stand off the board
     */
    static Rectangle place(
            LessonDrawers drawers, Drawer drawer, Slots slots, Measure measure, boolean brief, boolean free) {
        Rectangle bubble = slots.bubble();
        int gap = measure.gap();
        int below = bubble.y + bubble.height + gap;
        Rectangle above = new Rectangle(bubble.x, measure.head(), bubble.width, bubble.y - gap - measure.head());
        Rectangle under = new Rectangle(bubble.x, below, bubble.width, free ? slots.hint().y - gap - below : 0);
        boolean covers = brief && free && !slots.foot().isEmpty();
        Rectangle over = new Rectangle(bubble.x, below, bubble.width, covers ? slots.foot().y - gap - below : 0);
        int end = slots.hint().y - gap;
        Rectangle all = new Rectangle(bubble.x, measure.head(), bubble.width, free ? end - measure.head() : 0);
        for (Rectangle room : List.of(under, above, over, all)) {
            drawer.setSize(room.width, measure.height());
            drawer.validate();
            int high = drawers.high(drawer, measure.height());
            // What it covers it covers whole: half a sentence would look out below it.
            int least = room == above ? room.height : room == all ? below - gap - room.y : 0;
            if (high <= room.height) return new Rectangle(room.x, room.y, room.width, Math.max(high, least));
        }
        return null;
    }
}
