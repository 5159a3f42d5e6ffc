package regola.ui.parts;

import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.LayoutManager;
import java.util.Arrays;
import java.util.List;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import regola.ui.theme.Scaled;

/** A Columns is things of one width in as many columns as have room for the widest of them, at most so many. */
public class Columns extends JPanel {
    private static final long serialVersionUID = 1;

    public Columns(int most) {
        super(new Grid(most));
        setOpaque(false);
    }

    private record Grid(int most) implements LayoutManager {
        private static int gap() {
            return Scaled.px(4);
        }

        private static List<Component> shown(Container parent) {
            return Arrays.stream(parent.getComponents())
                    .filter(Component::isVisible)
                    .toList();
        }

        private static int widest(List<Component> all) {
            return all.stream()
                    .mapToInt(each -> each.getPreferredSize().width)
                    .max()
                    .orElse(0);
        }

        private int columns(Container parent, List<Component> all) {
            if (parent.getWidth() <= 0) return most;
            return Math.max(1, Math.min(most, (parent.getWidth() + gap()) / Math.max(1, widest(all) + gap())));
        }

        @Override
        public Dimension preferredLayoutSize(Container parent) {
            List<Component> all = shown(parent);
            int columns = columns(parent, all);
            int rows = (all.size() + columns - 1) / columns;
            int height = all.stream()
                    .mapToInt(each -> each.getPreferredSize().height)
                    .max()
                    .orElse(0);
            return new Dimension(columns * (widest(all) + gap()), Math.max(0, rows * (height + gap()) - gap()));
        }

        @Override
        public Dimension minimumLayoutSize(Container parent) {
            return new Dimension(0, preferredLayoutSize(parent).height);
        }

        @Override
        public void layoutContainer(Container parent) {
            List<Component> all = shown(parent);
            int columns = columns(parent, all);
            int width = (parent.getWidth() + gap()) / columns - gap();
            int height = all.stream()
                    .mapToInt(each -> each.getPreferredSize().height)
                    .max()
                    .orElse(0);
            for (int i = 0; i < all.size(); i++) {
                all.get(i).setBounds(i % columns * (width + gap()), i / columns * (height + gap()), width, height);
            }
        }

        @Override
        public void addLayoutComponent(String name, Component component) {}

        @Override
        public void removeLayoutComponent(Component component) {}
    }

    /** How many columns there are is known only once it has its width. */
    @Override
    public void setBounds(int x, int y, int width, int height) {
        boolean wrapsAnew = width != getWidth();
        super.setBounds(x, y, width, height);
        if (wrapsAnew) SwingUtilities.invokeLater(this::revalidate);
    }
}
