package regola.ui.game;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.Icon;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import regola.ui.board.art.ArtStore;
import regola.ui.board.paint.PieceIcon;
import regola.ui.parts.ScrolledColumn;
import regola.ui.parts.Scrolling;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.stage.StageButton;
import regola.ui.stage.StageColour;
import regola.ui.stage.TextSize;
import regola.ui.view.Texts;
import regola.ui.view.board.PieceView;
import regola.ui.view.match.ChoiceView;

/**
 * A MovesPane is all that may be done now as a list of words: for who asks for it. Moves that begin alike stand below a
 * heading, as many side by side as there is room for. The first nine have a key.
 */
final class MovesPane extends JPanel implements Measured {
    private static final long serialVersionUID = 1;
    private static final int KEYS = 9;

    /** How large the picture of a piece is, as part of its row's height. */
    private static final double PICTURE = 0.8;
    /** What a button needs beside its words, in units of space: for its edges, and for its key. */
    private static final double EDGES = 40;

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
        if (next.equals(shown)) return;
        shown = next;
        rows.removeAll();
        rows.buttons.clear();
        rows.heads.clear();
        for (int i = 0; i < next.size(); i++) {
            ChoiceView move = next.get(i);
            String before = i == 0 ? "" : next.get(i - 1).group();
            JLabel head = move.group().isEmpty() || move.group().equals(before) ? null : new JLabel(move.group());
            rows.heads.add(head);
            if (head != null) rows.add(head);
            StageButton button = new StageButton("move." + (i + 1), StageButton.Style.PLAIN);
            button.setText(move.brief());
            button.getAccessibleContext().setAccessibleName(move.words());
            button.setFocusable(true);
            if (i < KEYS) button.setKeyCap(String.valueOf(i + 1));
            button.addActionListener(e -> choose.accept(move.key()));
            rows.buttons.add(button);
            rows.add(button);
        }
        dress();
        getAccessibleContext().setAccessibleName(texts.get("decision.legal", next.size()));
        rows.revalidate();
        rows.repaint();
    }

    private void dress() {
        int size = (int) (measure.button() * PICTURE);
        for (int i = 0; i < shown.size(); i++) {
            StageButton button = rows.buttons.get(i);
            button.measure(measure);
            PieceView piece = shown.get(i).picture();
            Icon picture = piece == null ? null : new PieceIcon(art, piece, size);
            JLabel head = rows.heads.get(i);
            boolean same =
                    shown.get(i).group().isEmpty() || !samePicture(shown.get(i).group());
            button.setSign(same ? picture : null);
            if (head == null) continue;
            head.setIcon(same ? null : picture);
            head.setFont(TextSize.ANSWER.font(measure));
            head.setForeground(StageColour.INK.now());
        }
    }

    /** @return whether all below the heading show the same piece, so that the heading can */
    private boolean samePicture(String group) {
        return shown.stream()
                        .filter(move -> move.group().equals(group))
                        .map(ChoiceView::picture)
                        .distinct()
                        .count()
                == 1;
    }

    /** @param number of a key, from 1 */
    void press(int number) {
        if (number >= 1 && number <= shown.size())
            choose.accept(shown.get(number - 1).key());
    }

    @Override
    public void measure(Measure next) {
        measure = next;
        dress();
        rows.revalidate();
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (shown != null) dress();
    }

    /** Groups one below the other, as wide as what they scroll in. */
    private final class Rows extends ScrolledColumn {
        private static final long serialVersionUID = 1;
        private final transient List<StageButton> buttons = new ArrayList<>();
        /** What stands above each button; null for most. */
        private final transient List<JLabel> heads = new ArrayList<>();

        Rows() {
            super(null);
        }

        @Override
        public Dimension getPreferredSize() {
            return new Dimension(100, place(getWidth() > 0 ? getWidth() : measure.px(300), false));
        }

        @Override
        public void doLayout() {
            place(getWidth(), true);
        }

        /** @return how high all of it is */
        private int place(int width, boolean moves) {
            int gap = measure.px(8);
            int high = measure.button();
            int y = 0;
            int from = 0;
            while (from < buttons.size()) {
                String group = shown.get(from).group();
                int to = from + 1;
                while (to < buttons.size() && shown.get(to).group().equals(group)) to++;
                JLabel head = heads.get(from);
                if (head != null) {
                    int tall = Math.max(head.getPreferredSize().height, measure.px(30));
                    if (moves) head.setBounds(0, y, width, tall);
                    y += tall + gap / 2;
                }
                int room = width - measure.px(6);
                int columns = group.isEmpty() ? 1 : columns(from, to, room, gap);
                int wide = (room - (columns - 1) * gap) / columns;
                for (int i = from; i < to; i++) {
                    int column = (i - from) % columns;
                    if (moves) buttons.get(i).setBounds(column * (wide + gap), y, wide, high);
                    if (column == columns - 1 || i == to - 1) y += high + gap;
                }
                if (!group.isEmpty()) y += gap;
                from = to;
            }
            return y;
        }

        /** @return how many are side by side, so that all words have room in one line */
        private int columns(int from, int to, int room, int gap) {
            int widest = 1;
            for (int i = from; i < to; i++) {
                StageButton button = buttons.get(i);
                int words = button.getFontMetrics(button.getFont()).stringWidth(button.getText());
                int sign = button.hasSign() ? (int) (measure.button() * PICTURE) : 0;
                widest = Math.max(widest, words + sign + measure.px(EDGES));
            }
            return Math.max(1, Math.min(to - from, (room + gap) / (widest + gap)));
        }

        @Override
        protected int step() {
            return measure.button() / 2;
        }
    }
}
