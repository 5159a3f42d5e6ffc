package regola.ui.rules;

import java.awt.Component;
import java.awt.Dimension;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JComponent;
import regola.ui.parts.ScrolledColumn;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;

/** A PageColumn is the parts of a page from top to bottom; small ones stand side by side where they have room. */
final class PageColumn extends ScrolledColumn implements Measured {
    private static final long serialVersionUID = 1;

    private final transient List<Piece> pieces = new ArrayList<>();
    private transient Measure measure = Measure.of(1280, 800, 1);

    PageColumn() {
        super(null);
    }

    /** @param columns how many of its sort stand side by side; 1 for all the width */
    private record Piece(JComponent part, int above, int columns) {}

    /** @param above room above it, in units of the page */
    <T extends JComponent & Flowing> void put(T part, int above) {
        pieces.add(new Piece(part, above, 1));
        add(part);
    }

    /** As {@link #put}, beside others of the same sort. */
    <T extends JComponent & Flowing> void putSmall(T part, int above) {
        pieces.add(new Piece(part, above, 2));
        add(part);
    }

    /** @param part as high as it wishes */
    void putWhole(JComponent part, int above) {
        pieces.add(new Piece(part, above, 0));
        add(part);
    }

    void clear() {
        pieces.clear();
        removeAll();
    }

    @Override
    public void measure(Measure next) {
        if (next.equals(measure)) return;
        measure = next;
        revalidate();
    }

    private int arrange(int width, boolean place) {
        int side = measure.px(28);
        int room = Math.max(60, width - 2 * side);
        int y = measure.px(14);
        for (int i = 0; i < pieces.size(); i++) {
            Piece piece = pieces.get(i);
            y += measure.px(piece.above);
            if (piece.columns == 2) {
                int last = i;
                while (last + 1 < pieces.size() && pieces.get(last + 1).columns == 2) last++;
                y = beside(i, last, side, y, room, place);
                i = last;
                continue;
            }
            int high = high(piece.part, room);
            int wide = piece.columns == 0 ? Math.min(room, piece.part.getPreferredSize().width) : room;
            if (place) piece.part.setBounds(side, y, wide, high);
            y += high;
        }
        return y + measure.px(20);
    }

    /** @return where what follows begins */
    private int beside(int first, int last, int side, int top, int room, boolean place) {
        int gap = measure.px(20);
        int columns = room >= measure.px(620) ? 2 : 1;
        int wide = (room - (columns - 1) * gap) / columns;
        int y = top;
        for (int i = first; i <= last; i += columns) {
            int high = 0;
            for (int c = 0; c < columns && i + c <= last; c++)
                high = Math.max(high, high(pieces.get(i + c).part, wide));
            for (int c = 0; c < columns && i + c <= last; c++)
                if (place) pieces.get(i + c).part.setBounds(side + c * (wide + gap), y, wide, high);
            y += high + measure.px(8);
        }
        return y - measure.px(8);
    }

    private static int high(JComponent part, int width) {
        return part instanceof Flowing flowing ? flowing.heightFor(width) : part.getPreferredSize().height;
    }

    @Override
    public void doLayout() {
        arrange(getWidth(), true);
    }

    @Override
    public Dimension getPreferredSize() {
        Component view = getParent();
        int width = view == null || view.getWidth() <= 0 ? measure.px(800) : view.getWidth();
        return new Dimension(width, arrange(width, false));
    }

    @Override
    protected int step() {
        return measure.px(24);
    }
}
