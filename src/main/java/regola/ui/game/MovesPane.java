package regola.ui.game;

import regola.ui.parts.ScrolledColumn;
import java.awt.BorderLayout;
import java.awt.Dimension;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import regola.ui.board.art.ArtStore;
import regola.ui.board.paint.PieceIcon;
import regola.ui.parts.Scrolling;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.stage.StageButton;
import regola.ui.view.Texts;
import regola.ui.view.board.PieceView;
import regola.ui.view.match.ChoiceView;

/** A MovesPane is all that may be done now as a list of words: for who asks for it. The first nine have a key. */
final class MovesPane extends JPanel implements Measured {
    private static final long serialVersionUID = 1;
    private static final int KEYS = 9;

    /** How large the picture of a piece is, as part of its button's height. */
    private static final double PICTURE = 0.8;

    private final transient ArtStore art;
    private final transient Consumer<String> choose;
    private final Rows rows = new Rows();
    private transient List<ChoiceView> shown = List.of();
    private transient Measure measure = Measure.of(1280, 800, 1);

    /** @param choose gets the key of what is chosen */
    MovesPane(ArtStore art, Consumer<String> choose) {
        super(new BorderLayout());
        this.art = art;
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
        rows.pictures.clear();
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
            JLabel picture = new JLabel();
            rows.pictures.add(picture);
            rows.add(picture);
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
    private final class Rows extends ScrolledColumn {
        private static final long serialVersionUID = 1;
        private final transient List<StageButton> buttons = new ArrayList<>();
        private final transient List<JLabel> pictures = new ArrayList<>();

        Rows() {
            super(null);
        }

        @Override
        public Dimension getPreferredSize() {
            return new Dimension(100, buttons.size() * (measure.button() + measure.px(8)));
        }

        @Override
        public void doLayout() {
            int y = 0;
            int high = measure.button();
            int size = (int) (high * PICTURE);
            boolean pictured = shown.stream().anyMatch(move -> move.picture() != null);
            int left = pictured ? size + measure.px(8) : 0;
            for (int i = 0; i < buttons.size(); i++) {
                PieceView piece = shown.get(i).picture();
                pictures.get(i).setIcon(piece == null ? null : new PieceIcon(art, piece, size));
                pictures.get(i).setBounds(0, y + (high - size) / 2, size, size);
                buttons.get(i).setBounds(left, y, getWidth() - left - measure.px(6), high);
                y += high + measure.px(8);
            }
        }

        @Override
        protected int step() {
            return measure.button() / 2;
        }
    }
}
