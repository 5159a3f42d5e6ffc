package regola.ui.stage;

import java.awt.Rectangle;

/**
 * A Slots is where everything of a page with a block beside its board stands. It depends on the measure alone: whatever
 * is shown in a slot, its neighbours never close up. What is folded has no size.
 *
 * @param board the region of the board
 * @param guide beside the card, with its feet on the bubble
 * @param card the picture card
 * @param bubble what is asked, and the reply
 * @param hint the smaller of the two actions
 * @param next the larger of the two actions
 * @param quiet what is asked for less often
 * @param foot what opens drawers
 */
public record Slots(
        Rectangle board,
        Rectangle guide,
        Rectangle card,
        Rectangle bubble,
        Rectangle answers,
        Rectangle hint,
        Rectangle next,
        Rectangle quiet,
        Rectangle foot) {
    /** Of the row of actions. */
    private static final double SHARE_OF_HINT = 0.36;
    /** Of what stands above the bubble. */
    private static final double SHARE_OF_GUIDE = 0.385;
    /** The height of guide and card at 100 %, and how much it may grow. */
    private static final double ABOVE = 176;

    private static final double MOST_ABOVE = 1.6;
    /** Where the block is below the board: of the width, the bubble. */
    private static final double SHARE_OF_BUBBLE = 0.54;

    public static Slots of(Measure measure) {
        return measure.isNarrow() ? below(measure) : beside(measure);
    }

    private static Slots beside(Measure m) {
        int pad = m.pad();
        int wide = m.dock() - 2 * pad;
        int x = m.width() - pad - wide;
        int gap = m.gap();
        Rectangle bubble = new Rectangle(x, m.bubbleTop(), wide, m.bubble());
        Rectangle answers = new Rectangle(x, end(bubble) + gap, wide, m.answers());
        Rectangle actions = new Rectangle(x, end(answers) + gap, wide, m.button());
        Rectangle quiet = m.foldsQuiet() ? none() : new Rectangle(x, end(actions) + gap, wide, m.quiet());
        Rectangle foot = m.foldsFoot() ? none() : new Rectangle(x, m.height() - pad - m.quiet(), wide, m.quiet());
        int space = m.px(12);
        int tail = m.foldsGuide() ? 0 : space;
        // For children nothing stands in the head above it.
        int from = m.mode() == Measure.Mode.CHILDREN ? 0 : m.head();
        int high = Math.min(bubble.y - tail - from - space / 2, (int) Math.round(ABOVE * MOST_ABOVE * m.scale()));
        int top = bubble.y - tail - high;
        int guided = (int) Math.round(wide * SHARE_OF_GUIDE);
        Rectangle guide = new Rectangle(x, top, m.foldsCard() ? wide : guided, high);
        Rectangle card = m.foldsCard() ? none() : new Rectangle(x + guided + space, top, wide - guided - space, high);
        return new Slots(
                new Rectangle(pad, m.head(), m.boardWidth(), m.room()),
                m.foldsGuide() ? head(m, bubble) : guide,
                card,
                bubble,
                answers,
                hint(actions, gap),
                next(actions, gap),
                quiet,
                foot);
    }

    /** Of the guide only the head is there, over the bubble's upper edge. */
    private static Rectangle head(Measure m, Rectangle bubble) {
        int size = m.px(44);
        return new Rectangle(
                bubble.x + bubble.width - size - m.px(64), bubble.y - size + m.px(4), (int) (size * 1.3), size);
    }

    private static Slots below(Measure m) {
        int pad = m.pad();
        int gap = m.gap();
        int wide = m.width() - 2 * pad;
        int high = m.blockBelow();
        int top = m.height() - pad - high;
        int first = (int) Math.round((wide - gap) * SHARE_OF_BUBBLE);
        Rectangle bubble = new Rectangle(pad, top, first, high);
        int x = pad + first + gap;
        int rest = wide - first - gap;
        Rectangle actions = new Rectangle(x, top + high - m.button(), rest, m.button());
        Rectangle answers = new Rectangle(x, top, rest, high - m.button() - gap);
        Rectangle board = new Rectangle(pad, m.head(), wide, top - gap - m.head());
        return new Slots(
                board, none(), none(), bubble, answers, hint(actions, gap), next(actions, gap), none(), none());
    }

    private static Rectangle hint(Rectangle actions, int gap) {
        return new Rectangle(
                actions.x, actions.y, (int) Math.round((actions.width - gap) * SHARE_OF_HINT), actions.height);
    }

    private static Rectangle next(Rectangle actions, int gap) {
        int before = hint(actions, gap).width + gap;
        return new Rectangle(actions.x + before, actions.y, actions.width - before, actions.height);
    }

    private static int end(Rectangle slot) {
        return slot.y + slot.height;
    }

    private static Rectangle none() {
        return new Rectangle();
    }
}
