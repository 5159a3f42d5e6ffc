package regola.ui.board.art;

import java.awt.Color;
import java.util.List;

/**
 * A Pen is how a line is drawn.
 *
 * @param dash lengths of strokes and gaps; empty for a whole line
 */
public record Pen(Color colour, double width, List<Double> dash) {
    public Pen {
        dash = List.copyOf(dash);
    }

    public static Pen of(Color colour, double width) {
        return new Pen(colour, width, List.of());
    }

    public Pen dashed(double stroke, double gap) {
        return new Pen(colour, width, List.of(stroke, gap));
    }

    /** @return the same line, wider and in another colour, to lie under it */
    public Pen casing(Color around, double more) {
        return new Pen(around, width + more, dash);
    }
}
