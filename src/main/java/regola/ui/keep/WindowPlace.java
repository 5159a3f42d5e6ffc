package regola.ui.keep;

import java.awt.Dimension;
import java.awt.Rectangle;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import regola.file.DataNode;
import regola.file.Fields;
import regola.file.Problems;
import regola.home.Preference;

/**
 * A WindowPlace is where the window was and how large.
 *
 * @param maximized true if it filled the screen; the place is where it goes when it does so no more
 */
public record WindowPlace(int x, int y, int width, int height, boolean maximized) {
    static final Preference<WindowPlace> PREFERENCE = new Preference<>("window", WindowPlace::read, WindowPlace::write);

    /** How much of the bar at the top must be on a screen, so that one can take hold of it. */
    private static final int HOLD = 120;

    private static final int BAR = 30;

    public static WindowPlace of(Rectangle bounds, boolean maximized) {
        return new WindowPlace(bounds.x, bounds.y, bounds.width, bounds.height, maximized);
    }

    /**
     * @param screens that there are now, which may be others than there were
     * @param least the size below which the window is of no use
     * @return where the window may be now, no larger than its screen; empty if it is on none of them
     */
    public Optional<Rectangle> on(List<Rectangle> screens, Dimension least) {
        if (width < least.width || height < least.height) return Optional.empty();
        Rectangle bar = new Rectangle(x, y, width, BAR);
        for (Rectangle screen : screens) {
            Rectangle seen = screen.intersection(bar);
            if (seen.width < HOLD || seen.height < BAR / 2) continue;
            return Optional.of(new Rectangle(x, y, Math.min(width, screen.width), Math.min(height, screen.height)));
        }
        return Optional.empty();
    }

    private static WindowPlace read(DataNode node, Problems problems) {
        Problems own = new Problems();
        Fields fields = Fields.of(node, "'window'", own);
        int[] numbers = new int[4];
        String[] names = {"x", "y", "width", "height"};
        for (int i = 0; i < names.length; i++) {
            fields.needed(names[i]);
            Long number = fields.number(names[i]);
            if (number != null && Math.abs(number) <= 100_000) numbers[i] = number.intValue();
            else if (number != null) own.add(fields.place(names[i]), "no screen is as large as this", "", "");
        }
        Boolean maximized = fields.truth("maximized");
        if (own.isEmpty())
            return new WindowPlace(numbers[0], numbers[1], numbers[2], numbers[3], Boolean.TRUE.equals(maximized));
        own.sorted().forEach(problems::add);
        return null;
    }

    private Map<String, Object> write() {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("x", (long) x);
        fields.put("y", (long) y);
        fields.put("width", (long) width);
        fields.put("height", (long) height);
        fields.put("maximized", maximized);
        return fields;
    }
}
