package regola.ui.start;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.KeyboardFocusManager;
import java.awt.event.ActionEvent;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.image.BufferedImage;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import java.util.Locale;
import javax.swing.AbstractAction;
import javax.swing.BoxLayout;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import regola.ui.parts.ScrolledColumn;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.stage.StageButton;
import regola.ui.stage.StageColour;
import regola.ui.stage.StageWords;
import regola.ui.stage.TextSize;
import regola.ui.view.Texts;
import regola.ui.view.start.KeptMatchView;
import regola.ui.view.start.ShelfWishes;

/**
 * A KeptList is the matches that were not played to their end, one below the other, with the pictures of their games.
 */
final class KeptList extends ScrolledColumn implements Measured {
    private static final long serialVersionUID = 1;

    private final transient GameImages pictures;
    private final transient ShelfWishes wishes;
    private transient List<String> shown = List.of();
    private transient Measure measure = Measure.of(1280, 800, 1);

    KeptList(GameImages pictures, ShelfWishes wishes) {
        super(null);
        this.pictures = pictures;
        this.wishes = wishes;
        setName("kept");
        setLayout(new BoxLayout(this, BoxLayout.Y_AXIS));
    }

    void show(List<KeptMatchView> matches, Texts texts) {
        List<String> now = matches.stream().map(match -> print(match, texts)).toList();
        // What has not changed stays: the keyboard may be on it, or somebody may be writing there.
        if (now.equals(shown)) return;
        shown = now;
        String had = focused();
        int place = rowOf(KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner());
        removeAll();
        for (KeptMatchView match : matches) add(new Row(match, texts));
        for (Component row : getComponents()) ((Row) row).measure(measure);
        revalidate();
        repaint();
        // What is gone gives the keyboard away by itself; after that it comes back.
        if (place >= 0)
            SwingUtilities.invokeLater(() -> {
                if (getComponentCount() > 0) giveBackKeyboard(had, Math.min(place, getComponentCount() - 1));
            });
    }

    private static String print(KeptMatchView match, Texts texts) {
        return String.join(
                "\n", match.key(), match.title().in(texts), match.name(), what(match, texts), texts.language());
    }

    private static String focused() {
        Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
        return owner == null ? "" : String.valueOf(owner.getName());
    }

    private int rowOf(Component part) {
        for (int i = 0; i < getComponentCount(); i++)
            if (part != null && SwingUtilities.isDescendingFrom(part, getComponent(i))) return i;
        return -1;
    }

    /** To the same button as before; else to the match that has come into the place of the one that is gone. */
    private void giveBackKeyboard(String name, int otherwise) {
        for (Component row : getComponents())
            for (Component part : ((Row) row).getComponents())
                if (part.isVisible() && name.equals(part.getName())) {
                    part.requestFocusInWindow();
                    return;
                }
        ((Row) getComponent(otherwise)).goOn.requestFocusInWindow();
    }

    /** @return what it is called: by its own name, or as its game */
    static String title(KeptMatchView match, Texts texts) {
        return match.name().isEmpty() ? match.title().in(texts) : match.name();
    }

    /** Such as 3 players, 17 moves, 21 Nov 2026, 18:03. */
    static String what(KeptMatchView match, Texts texts) {
        String moves = match.moves() == 1 ? texts.get("kept.move") : texts.get("kept.moves", match.moves());
        String players = texts.get("kept.players", match.players());
        return texts.get("kept.what", players, moves) + " · " + when(match, texts);
    }

    private static String when(KeptMatchView match, Texts texts) {
        Locale locale = texts.language().equals("en") ? Locale.UK : Locale.forLanguageTag(texts.language());
        return DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT)
                .withLocale(locale)
                .format(LocalDateTime.ofInstant(match.at(), ZoneId.systemDefault()));
    }

    @Override
    public void measure(Measure next) {
        measure = next;
        for (Component row : getComponents()) ((Row) row).measure(next);
        revalidate();
    }

    @Override
    protected int step() {
        return measure.px(44);
    }

    /** One match: picture and words, and below them what can be done. */
    private final class Row extends JPanel implements Measured {
        private static final long serialVersionUID = 1;
        private static final double HIGH_PICTURE = 140;
        /** The width of words before anything is laid out. */
        private static final double ROOM = 380;

        private static final int MOST_LETTERS = 40;

        private final transient KeptMatchView match;
        private final transient Framing framing = new Framing();
        private final StageButton goOn;
        private final StageButton away;
        private final StageButton rename;
        private final JTextField field = new JTextField();
        private final String title;
        private final String what;

        Row(KeptMatchView match, Texts texts) {
            super(null);
            this.match = match;
            String name = "kept." + match.key();
            setName(name);
            setOpaque(false);
            title = KeptList.title(match, texts);
            String game = match.name().isEmpty() ? "" : match.title().in(texts) + ", ";
            what = game + KeptList.what(match, texts);
            goOn = button(name + ".goon", texts.get("kept.goon"));
            away = button(name + ".away", texts.get("kept.away"));
            rename = button(name + ".rename", texts.get("kept.rename"));
            rename.addActionListener(e -> beginWriting());
            field.setName(name + ".name");
            field.setVisible(false);
            field.getAccessibleContext().setAccessibleName(texts.get("kept.name", title));
            add(field);
            bindField();
            goOn.addActionListener(e -> wishes.goOn(match.key()));
            away.addActionListener(e -> wishes.putAway(match.key()));
            getAccessibleContext().setAccessibleName(title);
            getAccessibleContext().setAccessibleDescription(what);
        }

        private StageButton button(String name, String words) {
            StageButton button = new StageButton(name, StageButton.Style.PLAIN);
            button.setText(words);
            button.getAccessibleContext().setAccessibleName(words + ": " + title);
            add(button);
            return button;
        }

        // ---- a name of its own

        private void beginWriting() {
            field.setText(title);
            field.setVisible(true);
            field.selectAll();
            field.requestFocusInWindow();
            revalidate();
            repaint();
        }

        private void endWriting(boolean taken) {
            if (!field.isVisible()) return;
            field.setVisible(false);
            rename.requestFocusInWindow();
            repaint();
            String name = field.getText().strip();
            if (taken && !name.equals(title))
                wishes.rename(match.key(), name.substring(0, Math.min(name.length(), MOST_LETTERS)));
        }

        /** Enter takes the name, and does not press the large button of the page; Escape leaves the drawer open. */
        private void bindField() {
            on("ENTER", true);
            on("ESCAPE", false);
            field.addFocusListener(new FocusAdapter() {
                @Override
                public void focusLost(FocusEvent e) {
                    if (!e.isTemporary()) endWriting(true);
                }
            });
        }

        private void on(String key, boolean taken) {
            field.getInputMap().put(KeyStroke.getKeyStroke(key), key);
            field.getActionMap().put(key, new AbstractAction() {
                private static final long serialVersionUID = 1;

                @Override
                public void actionPerformed(ActionEvent e) {
                    endWriting(taken);
                }
            });
        }

        @Override
        public void measure(Measure next) {
            goOn.measure(next);
            away.measure(next);
            rename.measure(next);
            field.setFont(TextSize.ANSWER.font(next));
            revalidate();
        }

        private int pictureHigh() {
            return measure.px(HIGH_PICTURE);
        }

        /** How it stands; until that is painted, its game. */
        private BufferedImage picture(int wide, int high) {
            BufferedImage standing = pictures.ofMatch(match, this);
            return standing == null ? pictures.of(match.game(), wide, high, this) : standing;
        }

        private StageWords words(String text, TextSize size) {
            int width = getParent() == null ? getWidth() : getParent().getWidth();
            int room = width > 0 ? width - measure.px(8) : measure.px(ROOM);
            return StageWords.in(this, size.font(measure), text, Math.max(measure.px(120), room), 1.2);
        }

        @Override
        public Dimension getPreferredSize() {
            int high = pictureHigh()
                    + measure.px(8)
                    + words(title, TextSize.ANSWER).height()
                    + words(what, TextSize.SMALL).height()
                    + measure.px(8)
                    + measure.target()
                    + measure.px(26);
            return new Dimension(measure.px(280), high);
        }

        @Override
        public Dimension getMaximumSize() {
            return new Dimension(Integer.MAX_VALUE, getPreferredSize().height);
        }

        @Override
        public void doLayout() {
            int gap = measure.gap();
            int high = measure.target();
            int third = (getWidth() - 2 * gap - measure.px(4)) / 3;
            int y = getHeight() - measure.px(22) - high;
            goOn.setBounds(0, y, third, high);
            rename.setBounds(third + gap, y, third, high);
            away.setBounds(2 * (third + gap), y, third, high);
            int written = words(title, TextSize.ANSWER).height();
            int least = Math.max(written, field.getPreferredSize().height);
            int top = pictureHigh() + measure.px(8) + written - least + measure.px(1);
            field.setBounds(0, top, getWidth() - measure.px(4), least);
        }

        @Override
        protected void paintComponent(Graphics graphics) {
            Graphics2D g = Brush.smooth(graphics);
            try {
                int wide = getWidth() - measure.px(4);
                int high = pictureHigh();
                double density = Framing.density(this);
                framing.paint(
                        g,
                        picture((int) (wide * density), (int) (high * density)),
                        Brush.rounded(0, 0, wide, high, 0, measure.px(12)),
                        0,
                        0,
                        wide,
                        high);
                StageWords head = words(title, TextSize.ANSWER);
                int y = high + measure.px(8);
                g.setColor(StageColour.INK.now());
                if (!field.isVisible()) head.paint(g, 0, y);
                g.setColor(StageColour.SUB.now());
                words(what, TextSize.SMALL).paint(g, 0, y + head.height());
            } finally {
                g.dispose();
            }
        }
    }
}
