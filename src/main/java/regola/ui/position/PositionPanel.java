package regola.ui.position;

import java.awt.Dimension;
import java.awt.Point;
import java.awt.event.ActionEvent;
import java.util.List;
import java.util.Map;
import javax.swing.AbstractAction;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.KeyStroke;
import javax.swing.UIManager;
import javax.swing.text.JTextComponent;
import net.miginfocom.swing.MigLayout;
import regola.ui.board.art.ArtStore;
import regola.ui.board.panel.BoardPanel;
import regola.ui.board.panel.BoardWords;
import regola.ui.parts.Paragraph;
import regola.ui.parts.Scrolling;
import regola.ui.parts.WrappingRow;
import regola.ui.theme.Scaled;
import regola.ui.view.MotionLevel;
import regola.ui.view.Texts;
import regola.ui.view.board.BoardIntents;
import regola.ui.view.board.Ref;
import regola.ui.view.position.PositionIntents;
import regola.ui.view.position.PositionView;
import regola.ui.view.position.PositionWishes;

/** A PositionPanel is the page on which a position is set up, by mouse or by keyboard. */
public final class PositionPanel extends JPanel {
    private static final long serialVersionUID = 1;
    private static final double LETTERS = 26;

    private final transient PositionIntents intents;
    private final transient PositionWishes wishes;
    private final BoardPanel board;
    private final Tray tray;
    private final VerdictCard verdict;
    private final FieldRows own;
    private final FieldRows all;
    private final Paragraph title = Paragraph.heading("position.heading", 1.3);
    private final Paragraph chosen = Paragraph.heading("position.chosen", 1);
    private final Paragraph whole = Paragraph.heading(null, 1);
    private final Paragraph how = Paragraph.muted("position.how");
    private final JButton play = button("play");
    private final JButton lesson = button("lesson");
    private final JButton leave = button("leave");
    private final JButton empty = button("empty");
    private final JButton start = button("start");
    private final JButton match = button("match");
    private final JButton copy = button("copy");
    private final JButton paste = button("paste");
    private final JCheckBox cover = new JCheckBox();
    private transient PositionView view;
    private transient Texts texts = Texts.in("en");

    public PositionPanel(ArtStore art, PositionIntents intents, PositionWishes wishes) {
        super(new MigLayout("ins 10, gap 12 6, fill", "[grow, fill][fill, ::46%]", "[grow, fill]"));
        this.intents = intents;
        this.wishes = wishes;
        setName("position");
        board = new BoardPanel(art, new OnBoard(), wishes::rule, new BoardWords(Map.of(), ""));
        board.setName("position.board");
        board.setMotion(MotionLevel.NONE);
        board.setFreehand(true);
        tray = new Tray(art, board, intents);
        verdict = new VerdictCard(wishes::rule);
        own = new FieldRows(intents);
        all = new FieldRows(intents);
        play.putClientProperty(
                "FlatLaf.style",
                "background: $Button.default.background; foreground: $Button.default.foreground;"
                        + " hoverBackground: $Button.default.hoverBackground; pressedBackground: $Button.default.pressedBackground");
        play.putClientProperty("FlatLaf.styleClass", "");
        play.addActionListener(e -> wishes.play());
        lesson.addActionListener(e -> wishes.lesson());
        leave.addActionListener(e -> wishes.leave());
        empty.addActionListener(e -> intents.empty());
        start.addActionListener(e -> intents.start());
        match.addActionListener(e -> intents.match());
        copy.addActionListener(e -> wishes.copy());
        paste.addActionListener(e -> wishes.paste());
        cover.setName("position.cover");
        cover.addActionListener(e -> intents.cover(cover.isSelected()));
        JPanel side = new Side();
        side.add(title, "wmin 40");
        side.add(row(play, lesson, leave), "wmin 0");
        JPanel rest = new JPanel(new MigLayout("ins 0 0 6 8, gap 0 6, wrap 1, fillx, hidemode 3", "[grow, fill]"));
        rest.setOpaque(false);
        rest.add(how, "wmin 40");
        rest.add(cover, "wmin 0");
        rest.add(tray, "wmin 0");
        rest.add(row(empty, start, match, copy, paste), "wmin 0, gaptop 2");
        rest.add(chosen, "wmin 40, gaptop 6");
        rest.add(own, "wmin 0");
        rest.add(whole, "wmin 40, gaptop 6");
        rest.add(all, "wmin 0");
        JScrollPane scroll = Scrolling.page(rest);
        scroll.setName("position.scroll");
        side.add(scroll, "wmin 0, hmin 80, grow");
        side.add(verdict, "wmin 0"); // below what is pulled, which must not move when more goes wrong
        add(board, "wmin 280, hmin 240");
        add(side, "wmin 0");
        for (PositionKey key : PositionKey.values()) bind(key);
    }

    /** As wide as a line of some letters, so that the board never changes its size. */
    private static final class Side extends JPanel {
        private static final long serialVersionUID = 1;

        Side() {
            super(new MigLayout("ins 0, gap 0 8, wrap 1, fill", "[grow, fill]", "[][][grow, fill][]"));
            setOpaque(false);
        }

        @Override
        public Dimension getPreferredSize() {
            var font = UIManager.getFont("Label.font");
            return new Dimension(
                    (int) Math.round((font == null ? 14 : font.getSize2D()) * LETTERS),
                    super.getPreferredSize().height);
        }
    }

    private static JButton button(String name) {
        JButton button = new JButton();
        button.setName("position." + name);
        button.putClientProperty("FlatLaf.styleClass", "small");
        return button;
    }

    private static JComponent row(JButton... buttons) {
        WrappingRow row = new WrappingRow(Scaled.px(4));
        for (JButton button : buttons) row.add(button);
        return row;
    }

    /** What is done on the board here means setting up, not playing. */
    private final class OnBoard implements BoardIntents {
        @Override
        public void point(List<Ref> refs) {
            intents.point(refs);
        }

        @Override
        public void lift(List<Ref> refs) {
            intents.lift(refs);
        }

        @Override
        public void drop(List<Ref> refs) {
            intents.drop(refs.get(0).id());
        }

        /** On the name of a hand it goes there, anywhere else into the box. */
        @Override
        public void dropOff(int x, int y) {
            String zone = tray.zoneAt(board, new Point(x, y));
            intents.drop(
                    zone == null && view != null
                            ? view.zones().get(view.zones().size() - 1).site()
                            : zone);
        }

        @Override
        public void attempt(String move) {
            intents.turn(move);
        }

        @Override
        public void clear() {
            intents.letGo();
        }
    }

    private void bind(PositionKey key) {
        for (int i = 0; i < key.strokes().size(); i++) {
            KeyStroke stroke = key.strokes().get(i);
            int number = i;
            getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(stroke, stroke);
            getActionMap().put(stroke, new AbstractAction() {
                private static final long serialVersionUID = 1;

                @Override
                public void actionPerformed(ActionEvent e) {
                    if (!(e.getSource() instanceof JTextComponent)) press(key, number);
                }
            });
        }
    }

    private void press(PositionKey key, int number) {
        switch (key) {
            case CHOOSE -> tray.choose(number);
            case REMOVE -> intents.remove(board.focused());
            case COPY -> wishes.copy();
            case PASTE -> wishes.paste();
            case PLAY -> wishes.play();
            default -> {}
        }
    }

    public BoardPanel board() {
        return board;
    }

    /** @return the last picture, null before the first */
    public PositionView view() {
        return view;
    }

    public void show(PositionView next, Texts inLanguage) {
        if (view == null || inLanguage != texts) speak(inLanguage);
        view = next;
        title.setText(next.title());
        how.setText(texts.get(next.board().wheels().isEmpty() ? "position.how" : "position.how.wheel"));
        board.show(next.board(), List.of(), () -> {});
        board.setOverlay(next.overlay());
        tray.show(next, texts);
        verdict.show(next, texts);
        chosen.setText(next.chosen());
        chosen.setVisible(!next.chosen().isEmpty());
        own.show(next.fields().subList(0, next.own()));
        own.setVisible(next.own() > 0);
        all.show(next.fields().subList(next.own(), next.fields().size()));
        cover.setVisible(next.canCover());
        cover.setSelected(next.covered());
        play.setEnabled(next.isSound());
        lesson.setEnabled(next.isSound());
        revalidate();
    }

    private void speak(Texts inLanguage) {
        texts = inLanguage;
        board.setWords(BoardWords.in(texts));
        whole.setText(texts.get("position.whole"));
        play.setText(texts.get("position.play"));
        lesson.setText(texts.get("position.lesson"));
        leave.setText(texts.get("position.leave"));
        empty.setText(texts.get("position.empty"));
        start.setText(texts.get("position.start"));
        match.setText(texts.get("position.match"));
        copy.setText(texts.get("position.copy"));
        paste.setText(texts.get("position.paste"));
        cover.setText(texts.get("position.cover"));
        cover.setToolTipText(texts.get("position.cover.tip"));
    }
}
