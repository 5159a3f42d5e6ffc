package regola.ui.lesson;

import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.Insets;
import java.awt.LayoutManager;
import java.util.List;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;

/**
 * A Paragraphs is a few paragraphs, one right below the other, that keep together as much room as their longest texts
 * would need, whatever they show: so nothing around them jumps.
 */
final class Paragraphs extends JPanel {
    private static final long serialVersionUID = 1;
    private static final int NOT_LAID_OUT = 600;

    private final transient List<ProseText> parts;
    private boolean keepsRoom = true;

    Paragraphs(ProseText... parts) {
        this.parts = List.of(parts);
        setOpaque(false);
        setLayout(new OneBelowTheOther());
        this.parts.forEach(this::add);
    }

    /** @param keeps false where they scroll: then they take what they need and no more */
    void keepRoom(boolean keeps) {
        if (keeps == keepsRoom) return;
        keepsRoom = keeps;
        revalidate();
    }

    @Override
    public Dimension getPreferredSize() {
        int width = getWidth() == 0 ? NOT_LAID_OUT : getWidth();
        int room = !keepsRoom
                ? 0
                : parts.stream().mapToInt(part -> part.room(width)).sum();
        int needed = parts.stream().mapToInt(part -> height(part, width)).sum();
        return new Dimension(width, Math.max(room, needed));
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(40, getPreferredSize().height);
    }

    /** How high it has to be is known only at a width. */
    @Override
    public void setBounds(int x, int y, int width, int height) {
        boolean wrapsAnew = width != getWidth();
        super.setBounds(x, y, width, height);
        if (wrapsAnew) SwingUtilities.invokeLater(this::revalidate);
    }

    private static int height(ProseText part, int width) {
        if (part.getDocument().getLength() == 0) return 0;
        // A text component that has no height at all does not lay its text out.
        if (part.getWidth() != width || part.getHeight() == 0) part.setSize(width, Short.MAX_VALUE);
        return part.getPreferredSize().height;
    }

    private static final class OneBelowTheOther implements LayoutManager {
        @Override
        public void addLayoutComponent(String name, Component component) {}

        @Override
        public void removeLayoutComponent(Component component) {}

        @Override
        public Dimension preferredLayoutSize(Container parent) {
            return parent.getPreferredSize();
        }

        @Override
        public Dimension minimumLayoutSize(Container parent) {
            return parent.getMinimumSize();
        }

        @Override
        public void layoutContainer(Container parent) {
            Insets insets = parent.getInsets();
            int y = insets.top;
            for (ProseText part : ((Paragraphs) parent).parts) {
                int height = height(part, parent.getWidth());
                part.setBounds(0, y, parent.getWidth(), Math.max(1, height));
                y += height;
            }
        }
    }
}
