package regola.ui.game;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.Scrollable;
import regola.ui.parts.Scrolling;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.stage.StageButton;
import regola.ui.view.Texts;
import regola.ui.view.match.ChoiceView;

/** A MovesPane is all that may be done now as a list of words: for who asks for it. The first nine have a key. */
final class MovesPane extends JPanel implements Measured {
    private static final long serialVersionUID = 1;
    private static final int KEYS = 9;

    private final transient Consumer<String> choose;
    private final Rows rows = new Rows();
    private transient List<ChoiceView> shown = List.of();
    private transient Measure measure = Measure.of(1280, 800, 1);

    /** @param choose gets the key of what is chosen */
    MovesPane(Consumer<String> choose) {
        super(new BorderLayout());
        this.choose = choose;
        setOpaque(false);
        setName("moves");
        JScrollPane scroll = Scrolling.upAndDown(rows);
        scroll.setBorder(BorderFactory.createEmptyBorder());
        add(scroll);
    }

    void show(List<ChoiceView> next, Texts texts) {
        if (next.equals(shown) && rows.getComponentCount() == next.size()) return;
        shown = next;
        rows.removeAll();
        rows.buttons.clear();
        for (int i = 0; i < next.size(); i++) {
            ChoiceView move = next.get(i);
            StageButton button = new StageButton("move." + (i + 1), StageButton.Style.PLAIN);
            button.setText(move.words());
            button.setFocusable(true);
            if (i < KEYS) button.setKeyCap(String.valueOf(i + 1));
            button.addActionListener(e -> choose.accept(move.key()));
            button.measure(measure);
            rows.buttons.add(button);
            rows.add(button);
        }
        getAccessibleContext().setAccessibleName(texts.get("decision.legal", next.size()));
        rows.revalidate();
        rows.repaint();
    }

    /** @param number of a key, from 1 */
    void press(int number) {
        if (number >= 1 && number <= shown.size())
            choose.accept(shown.get(number - 1).key());
    }

    @Override
    public void measure(Measure next) {
        measure = next;
        rows.revalidate();
    }

    /** One below the other, as wide as what they scroll in. */
    private final class Rows extends JComponent implements Scrollable {
        private static final long serialVersionUID = 1;
        private final transient List<StageButton> buttons = new ArrayList<>();

        @Override
        public Dimension getPreferredSize() {
            return new Dimension(100, buttons.size() * (measure.button() + measure.px(8)));
        }

        @Override
        public void doLayout() {
            int y = 0;
            for (StageButton button : buttons) {
                button.setBounds(0, y, getWidth() - measure.px(6), measure.button());
                y += measure.button() + measure.px(8);
            }
        }

        @Override
        public Dimension getPreferredScrollableViewportSize() {
            return getPreferredSize();
        }

        @Override
        public int getScrollableUnitIncrement(Rectangle visible, int orientation, int direction) {
            return measure.button() / 2;
        }

        @Override
        public int getScrollableBlockIncrement(Rectangle visible, int orientation, int direction) {
            return visible.height - measure.button();
        }

        @Override
        public boolean getScrollableTracksViewportWidth() {
            return true;
        }

        @Override
        public boolean getScrollableTracksViewportHeight() {
            return false;
        }
    }
}
