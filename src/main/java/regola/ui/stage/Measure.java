package regola.ui.stage;

/**
 * A Measure is all sizes of the stage in one window, in pixels: letters, gaps, buttons and the slots beside the board.
 * They depend on the window and on what somebody likes, never on what is shown, so that nothing jumps.
 *
 * @param width of the window's content
 * @param height of the window's content
 * @param desktop the desktop's own scale of text as far as Java has not applied it; 1 where it has
 * @param zoom as somebody likes it, from 1 to 2
 * @param mode who looks at it
 */
public record Measure(int width, int height, double desktop, double zoom, Mode mode) {
    /** LEARNER: one person at a desk. PROJECTOR: a class, from far. CHILDREN: those who read little. */
    public enum Mode {
        LEARNER(1),
        PROJECTOR(1.6),
        CHILDREN(1.25);

        private final double leastZoom;

        Mode(double leastZoom) {
            this.leastZoom = leastZoom;
        }
    }

    private static final double LEAST_SCALE = 0.92;
    /** Nothing that is pressed is lower, in pixels. */
    private static final int LEAST = 44;

    private static final double LARGEST_SCALE = 3;
    /** Less than this is the usual inexactness of a desktop's resolution. */
    private static final double SCALED_DESKTOP = 1.05;
    /** The mean width of a letter, in heights of letters. */
    private static final double LETTER = 0.545;
    /** How many letters a goal, an explanation and a reply may have. */
    public static final int LETTERS = 90;

    private static final double LINE_OF_ASK = 1.28;
    private static final double LINE_OF_BODY = 1.3;
    /** With less width, or a less wide form, the block goes below the board. */
    private static final int NARROW = 900;

    private static final double LEAST_ASPECT = 1.2;
    /** Of the height, what the block may take where it stands below the board; and the bubble's part of its width. */
    private static final double MOST_BELOW = 0.48;

    private static final double BUBBLE_BELOW = 0.54;
    /** How much of what is left free goes above the bubble, to the guide and the card. */
    private static final double ABOVE = 0.62;

    /** The least height of the ruler, where it stands below the block. */
    private static final double RULER = 36;

    public Measure {
        zoom = Math.max(zoom, mode.leastZoom);
    }

    /** @return the sizes for one person at a desk without a scale of its own */
    public static Measure of(int width, int height, double zoom) {
        return new Measure(width, height, 1, zoom, Mode.LEARNER);
    }

    /** @return how much larger than in a window of 1280×800 all is, before somebody zooms */
    public double scale() {
        double fit = Math.min(width / 1280.0, height / 800.0);
        double scale = Math.max(LEAST_SCALE, Math.min(LARGEST_SCALE, fit));
        return desktop > SCALED_DESKTOP ? Math.max(scale, desktop) : scale;
    }

    /** @return one unit of space */
    public double unit() {
        return scale() * Math.sqrt(zoom);
    }

    /** @return so many units of space */
    public int px(double units) {
        return (int) Math.round(units * unit());
    }

    /** @return the height of letters */
    public int text(TextSize size) {
        return text(size, zoom);
    }

    private int text(TextSize size, double zoomed) {
        return (int) Math.round(Math.min(size.base * scale() * Math.pow(zoomed, size.growth), height / size.cap));
    }

    /**
     * How much somebody wishes all larger than it is by itself: what is larger for children's sake alone takes nothing
     * from their board.
     */
    private double wished() {
        return mode == Mode.CHILDREN ? Math.max(1, zoom / mode.leastZoom) : zoom;
    }

    /** @return so many units of space round a board, which are no more for children */
    public int round(double units) {
        return (int) Math.round(units * scale() * Math.sqrt(wished()));
    }

    /** @return the room at the window's edge and around the board */
    public int pad() {
        return four(Math.min(16 * unit(), 0.016 * width + 4));
    }

    /** @return the height of a button */
    public int button() {
        boolean large = mode == Mode.CHILDREN;
        double wished = Math.max((large ? 76 : 56) * unit(), 1.3 * text(TextSize.ANSWER) + 16 * unit());
        return Math.max(LEAST, Math.min(four(wished), height / (large ? 9 : 11)));
    }

    /** @return the height of the head of a page */
    public int head() {
        return four(Math.min(52 * scale() * Math.sqrt(wished()), height / 11.0));
    }

    /** @return the room between two slots */
    public int gap() {
        return zoom >= 2 ? 8 : four(10 * unit());
    }

    /** @return the least size of anything else that can be pressed */
    public int target() {
        return Math.max(LEAST, px(44));
    }

    /** @return whether the block goes below the board */
    public boolean isNarrow() {
        return width < NARROW || (double) width / height < LEAST_ASPECT;
    }

    /** @return the width of the column beside the board */
    public int dock() {
        return four(Math.min(16.5 * text(TextSize.ASK, wished()) + 2 * pad(), 0.44 * width));
    }

    /** @return how many lines a text of the longest length has in the bubble */
    public int lines(TextSize size) {
        return (int) Math.ceil(LETTERS * LETTER * text(size) / (dock() - 3.5 * pad()));
    }

    /** @return the height of the upper half of the bubble, with what is asked */
    public int question() {
        double lines = isNarrow() ? linesBelow(TextSize.ASK) : lines(TextSize.ASK);
        return (int) Math.ceil(LINE_OF_ASK * text(TextSize.ASK) * lines + 0.75 * pad());
    }

    /** @return the height of the bubble: what is asked, and the reply */
    public int bubble() {
        return four(LINE_OF_ASK * text(TextSize.ASK) * lines(TextSize.ASK)
                + LINE_OF_BODY * text(TextSize.BODY) * lines(TextSize.BODY)
                + 1.5 * pad()
                + gap());
    }

    /** @return the height of the slot of answers: two rows */
    public int answers() {
        return 2 * button() + gap();
    }

    /** @return the height of bubble, answers and actions with the gaps between them */
    public int block() {
        return bubble() + answers() + button() + 2 * gap();
    }

    /** @return the height of the board's region, and of the column beside it */
    public int room() {
        return height - head() - pad();
    }

    /** @return the width of the board's region where the block stands beside it */
    public int boardWidth() {
        return width - dock() - 2 * pad();
    }

    /** @return what the block leaves free of the column */
    public int free() {
        return room() - block();
    }

    /** @return the height of the row of what is asked for less often, and of the foot */
    public int quiet() {
        return px(44);
    }

    /** @return where the bubble begins, from the top of the window */
    public int bubbleTop() {
        int top = head() + (int) Math.round(Math.max(0, free()) * ABOVE);
        if (mode != Mode.CHILDREN || isNarrow()) return top;
        // For children the ruler stands below the block.
        int ruled = height - pad() / 2 - px(RULER) - gap() - block();
        return Math.max(head(), Math.min(top, ruled));
    }

    /** @return whether the row of what is asked for less often goes into the menu; its keys stay */
    public boolean foldsQuiet() {
        return isNarrow() || free() < 96 * scale() + 48 * unit();
    }

    /** @return whether the picture card is shown only when its thing is pressed, where answers would stand */
    public boolean foldsCard() {
        // Large letters need a larger card.
        double large = mode == Mode.CHILDREN ? zoom : 1;
        return isNarrow() || aboveQuiet() < 130 * scale() * large;
    }

    /** @return whether of the guide there is only the head, on the bubble's edge */
    public boolean foldsGuide() {
        // For children the head is bare beside the board: the guide stands in it, too.
        int above = mode == Mode.CHILDREN ? head() : 0;
        return isNarrow() || aboveQuiet() + above < 96 * scale();
    }

    /** @return whether what opens drawers goes into the menu; its keys stay */
    public boolean foldsFoot() {
        int below = height - pad() - bubbleTop() - block();
        int rows = foldsQuiet() ? 1 : 2;
        return isNarrow() || below < rows * (quiet() + gap());
    }

    /** @return the height of the block where it stands below the board, in two columns */
    public int blockBelow() {
        double question = LINE_OF_ASK * text(TextSize.ASK) * linesBelow(TextSize.ASK);
        double reply = LINE_OF_BODY * text(TextSize.BODY) * linesBelow(TextSize.BODY);
        double bubble = question + reply + 1.5 * pad() + gap();
        return (int) Math.min(MOST_BELOW * height, Math.max(bubble, answers() + gap() + button()));
    }

    private double linesBelow(TextSize size) {
        return Math.ceil(LETTERS * LETTER * text(size) / (BUBBLE_BELOW * (width - 2 * pad()) - 2 * pad()));
    }

    private int aboveQuiet() {
        return foldsQuiet() ? free() : free() - quiet() - gap();
    }

    /** @return the whole multiple of four that is nearest */
    private static int four(double pixels) {
        return 4 * (int) Math.rint(pixels / 4);
    }
}
