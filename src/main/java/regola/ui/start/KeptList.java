package regola.ui.start;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import java.util.Locale;
import javax.swing.BoxLayout;
import javax.swing.JPanel;
import javax.swing.Scrollable;
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
final class KeptList extends JPanel implements Measured, Scrollable {
    private static final long serialVersionUID = 1;

    private final transient GameImages pictures;
    private final transient ShelfWishes wishes;
    private transient Measure measure = Measure.of(1280, 800, 1);

    KeptList(GameImages pictures, ShelfWishes wishes) {
        this.pictures = pictures;
        this.wishes = wishes;
        setName("kept");
        setOpaque(false);
        setLayout(new BoxLayout(this, BoxLayout.Y_AXIS));
    }

    void show(List<KeptMatchView> matches, Texts texts) {
        removeAll();
        for (KeptMatchView match : matches) add(new Row(match, texts));
        for (Component row : getComponents()) ((Row) row).measure(measure);
        revalidate();
        repaint();
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
    public Dimension getPreferredScrollableViewportSize() {
        return getPreferredSize();
    }

    @Override
    public int getScrollableUnitIncrement(Rectangle seen, int orientation, int direction) {
        return measure.px(44);
    }

    @Override
    public int getScrollableBlockIncrement(Rectangle seen, int orientation, int direction) {
        return seen.height;
    }

    @Override
    public boolean getScrollableTracksViewportWidth() {
        return true;
    }

    @Override
    public boolean getScrollableTracksViewportHeight() {
        return false;
    }

    /** One match: picture and words, and below them what can be done. */
    private final class Row extends JPanel implements Measured {
        private static final long serialVersionUID = 1;
        private static final double HIGH_PICTURE = 96;

        private final transient KeptMatchView match;
        private final transient Framing framing = new Framing();
        private final StageButton goOn;
        private final StageButton away;
        private final String title;
        private final String what;

        Row(KeptMatchView match, Texts texts) {
            super(null);
            this.match = match;
            String name = "kept." + match.key();
            setName(name);
            setOpaque(false);
            title = match.title().in(texts);
            what = KeptList.what(match, texts);
            goOn = button(name + ".goon", texts.get("kept.goon"));
            away = button(name + ".away", texts.get("kept.away"));
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

        @Override
        public void measure(Measure next) {
            goOn.measure(next);
            away.measure(next);
            revalidate();
        }

        private int pictureHigh() {
            return measure.px(HIGH_PICTURE);
        }

        private StageWords words(String text, TextSize size) {
            return StageWords.in(
                    this, size.font(measure), text, Math.max(measure.px(120), getWidth() - measure.px(8)), 1.2);
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
            int half = (getWidth() - gap - measure.px(4)) / 2;
            int y = getHeight() - measure.px(22) - high;
            goOn.setBounds(0, y, half, high);
            away.setBounds(half + gap, y, half, high);
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
                        pictures.of(match.game(), (int) (wide * density), (int) (high * density), this),
                        Brush.rounded(0, 0, wide, high, 0, measure.px(12)),
                        0,
                        0,
                        wide,
                        high);
                StageWords head = words(title, TextSize.ANSWER);
                int y = high + measure.px(8);
                g.setColor(StageColour.INK.now());
                head.paint(g, 0, y);
                g.setColor(StageColour.SUB.now());
                words(what, TextSize.SMALL).paint(g, 0, y + head.height());
            } finally {
                g.dispose();
            }
        }
    }
}
