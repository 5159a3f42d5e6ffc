package regola.ui.start;

import java.awt.Color;
import java.awt.Cursor;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Shape;
import java.awt.event.ActionEvent;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Area;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.AbstractAction;
import javax.swing.AbstractButton;
import javax.swing.InputMap;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.KeyStroke;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.stage.StageButton;
import regola.ui.stage.StageColour;
import regola.ui.stage.StageWords;
import regola.ui.stage.TextSize;
import regola.ui.view.Texts;
import regola.ui.view.start.ShelfWishes;
import regola.ui.view.start.TileView;

/**
 * A GameTile is a game on the shelf: its scene, its name, what one plays for, and the ways in. While the mouse or the
 * keyboard is on it, the scene lives a little.
 */
final class GameTile extends JPanel implements Measured {
    private static final long serialVersionUID = 1;
    private static final double TITLE_LEADING = 1.2;
    private static final double AIM_LEADING = 1.18;
    /** The least height of the picture, in widths of the tile. */
    private static final double LEAST_PICTURE = 0.26;
    /** For children the picture stands beside the words: so much of the width it has, and of its height at most. */
    private static final double CHILD_PICTURE = 0.46;

    private static final double CHILD_WIDTHS = 1.3;
    /** Of its width, how high such a tile is at most. */
    private static final double MOST_FOR_CHILDREN = 0.64;
    /** Of its width, how high a picture is at most. */
    private static final double MOST_PICTURE = 0.5;

    /** As much of the row below the picture has the trailer with its word. */
    private static final double MOST_TRAILER = 0.36;
    /** The part of the first button. */
    static final double SHARE = 0.56;

    private final transient GameImages pictures;
    private final LearnButton learn;
    private final StageButton play;
    private final TrailerButton trailer;
    private final transient Framing framing = new Framing();
    private final transient Living living = new Living(this, this::life);
    private transient TileView view;
    private String title = "";
    private String nothing = "";
    private String newcomer = "";
    private int aimLines = 1;
    private int aimPixels = 1;
    private int namePixels = Integer.MAX_VALUE;
    private transient Measure measure = Measure.of(1280, 800, 1);

    GameTile(TileView view, GameImages pictures, ShelfWishes wishes) {
        super(null);
        this.view = view;
        this.pictures = pictures;
        String name = "game." + view.id();
        setName(name);
        setOpaque(false);
        learn = new LearnButton(name + ".learn");
        play = new StageButton(name + ".play", StageButton.Style.PLAIN);
        trailer = new TrailerButton(name + ".trailer");
        learn.addActionListener(e -> wishes.learn(this.view.game()));
        play.addActionListener(e -> wishes.play(this.view));
        trailer.addActionListener(e -> wishes.trailer(this.view.game()));
        add(trailer);
        add(learn);
        add(play);
        living.watch(Stream.of(this, learn, play, trailer));
        openAtPicture();
        offerMenu(wishes);
    }

    /**
     * Whoever presses the picture or the name of a game wants to have it: that is to learn it as long as no lesson of
     * it is done, and to play it from then on.
     */
    private void openAtPicture() {
        setCursor(Cursor.getPredefinedCursor(Cursor.HAND_CURSOR));
        Stream.of(learn, play, trailer).forEach(each -> each.setCursor(Cursor.getDefaultCursor()));
        addMouseListener(new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent e) {
                if (e.getButton() == MouseEvent.BUTTON1 && !e.isPopupTrigger())
                    leading().doClick();
            }
        });
    }

    /** At the mouse, or at the key for menus below what has the keyboard. */
    private void offerMenu(ShelfWishes wishes) {
        MouseAdapter mouse = new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent e) {
                ask(e);
            }

            @Override
            public void mouseReleased(MouseEvent e) {
                ask(e);
            }

            private void ask(MouseEvent e) {
                if (e.isPopupTrigger()) wishes.menu(view, e.getXOnScreen(), e.getYOnScreen());
            }
        };
        Stream.<JComponent>of(this, learn, play, trailer).forEach(part -> part.addMouseListener(mouse));
        InputMap keys = getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT);
        keys.put(KeyStroke.getKeyStroke(KeyEvent.VK_CONTEXT_MENU, 0), "menu");
        keys.put(KeyStroke.getKeyStroke(KeyEvent.VK_F10, InputEvent.SHIFT_DOWN_MASK), "menu");
        getActionMap().put("menu", new AbstractAction() {
            private static final long serialVersionUID = 1;

            @Override
            public void actionPerformed(ActionEvent e) {
                Point below = play.getLocationOnScreen();
                wishes.menu(view, below.x, below.y + play.getHeight());
            }
        });
    }

    TileView view() {
        return view;
    }

    /** @return what can be pressed on it, from left to right */
    List<AbstractButton> buttons() {
        return Stream.<AbstractButton>of(learn, play, trailer)
                .filter(AbstractButton::isVisible)
                .toList();
    }

    AbstractButton trailer() {
        return trailer;
    }

    String game() {
        return view.game();
    }

    private AbstractButton leading() {
        return learn.isVisible() && view.done() == 0 ? learn : play;
    }

    /** @return what takes the keyboard first */
    JComponent first() {
        return learn.isVisible() ? learn : play;
    }

    private List<BufferedImage> life() {
        List<BufferedImage> life = view.broken() ? null : pictures.life(view, this);
        return life == null ? List.of() : life;
    }

    /** So that it comes in its turn. */
    void askForPicture() {
        if (!view.broken()) pictures.of(view, 1, 1, this);
    }

    Living living() {
        return living;
    }

    /** @return whether it is called as copies are: those say themselves whose they are */
    private static boolean saysSo(String title, Texts texts) {
        String end = texts.get("editor.copy.name", "").strip();
        return title.endsWith(end) || title.matches(".*\\Q" + end.replaceFirst("[)]$", "") + "\\E \\d+[)]");
    }

    void show(TileView next, Texts texts) {
        view = next;
        title = next.broken()
                ? texts.get("start.broken", next.title())
                : next.own() && !saysSo(next.title(), texts) ? texts.get("start.own", next.title()) : next.title();
        newcomer = texts.get("start.new");
        nothing = next.broken() ? texts.get("shelf.broken") : "";
        getAccessibleContext().setAccessibleName(next.fresh() ? title + ", " + newcomer : title);
        getAccessibleContext()
                .setAccessibleDescription(Stream.of(
                                next.aim(),
                                next.seats().isEmpty() ? "" : texts.get("shelf.seats", next.seats()),
                                next.stars() == 0 ? "" : texts.get("shelf.stars", next.stars()),
                                next.won() == 0 ? "" : texts.get("shelf.won", next.won()),
                                next.finished() == 0 ? "" : texts.get("shelf.finished", next.finished()))
                        .filter(each -> !each.isEmpty())
                        .collect(Collectors.joining(" ")));
        learn.setVisible(next.lessons() > 0 && !next.broken());
        learn.say(
                texts.get("start.learn"),
                next.done(),
                next.lessons(),
                texts.get(
                        next.begun() > next.done() ? "shelf.learn.begun" : "shelf.learn",
                        next.title(),
                        next.done(),
                        next.lessons()));
        play.setText(texts.get(next.broken() ? "shelf.look" : "start.play"));
        play.getAccessibleContext()
                .setAccessibleName(texts.get(next.broken() ? "shelf.look.name" : "shelf.play", next.title()));
        trailer.setVisible(next.trailer() && !next.broken());
        trailer.say(texts.get("path.trailer"));
        trailer.getAccessibleContext().setAccessibleName(texts.get("shelf.trailer", next.title()));
        trailer.setToolTipText(texts.get("shelf.trailer", next.title()));
        revalidate();
        repaint();
    }

    @Override
    public void measure(Measure next) {
        if (next.equals(measure)) return;
        measure = next;
        play.setSign(forChildren(next) ? new ChildSign(false, next.px(30)) : null);
        revalidate();
        repaint();
    }

    // ---- where things stand

    static int button(Measure now) {
        int most = forChildren(now) ? now.button() : now.px(48);
        return Math.max(44, Math.min(now.button(), most));
    }

    static boolean forChildren(Measure now) {
        return now.mode() == Measure.Mode.CHILDREN;
    }

    /** Who reads little is told by the picture, which gets the room. */
    private static int aimRoom(Measure now, int lines) {
        if (forChildren(now)) return 0;
        return (int) Math.ceil(
                        Math.max(AIM_LEADING * now.text(TextSize.BODY), lines * AIM_LEADING * now.text(TextSize.SMALL)))
                + 2;
    }

    /** @return in how many lines what one plays for can be written in a tile of that width, 1 or 2 */
    int aimLines(Measure now, int width) {
        int room = width - 2 * now.px(16);
        return getFontMetrics(TextSize.BODY.font(now.text(TextSize.SMALL))).stringWidth(view.aim()) <= room ? 1 : 2;
    }

    /** @return with letters of which size what one plays for can be written in a tile of that width */
    int aimPixels(Measure now, int width) {
        int room = width - 2 * now.px(16);
        int pixels = now.text(TextSize.BODY);
        while (pixels > now.text(TextSize.SMALL)
                && getFontMetrics(TextSize.BODY.font(pixels)).stringWidth(view.aim()) > room) pixels--;
        return pixels;
    }

    /** For children the names of all games are written in letters of one size, as the longest of them needs it. */
    static void nameAlike(List<GameTile> tiles, Measure now, int width, int height) {
        int alike = forChildren(now)
                ? tiles.stream()
                        .mapToInt(tile -> tile.namePixels(now, width, height))
                        .min()
                        .orElse(1)
                : Integer.MAX_VALUE;
        tiles.forEach(tile -> tile.namePixels = alike);
    }

    private int namePixels(Measure now, int width, int height) {
        int room = width
                - besidePicture(width, height)
                - 2 * now.px(16)
                - sign(true).wide(this, now)
                - now.px(8);
        int pixels = now.text(TextSize.TITLE);
        while (pixels > now.text(TextSize.BODY)
                && getFontMetrics(TextSize.TITLE.font(pixels)).stringWidth(title) > room) pixels--;
        return pixels;
    }

    /** All tiles have room for as many lines, and letters as large, so that they look alike. */
    void setAim(int lines, int pixels) {
        aimLines = lines;
        aimPixels = pixels;
    }

    /**
     * @param lines in which is written what one plays for
     * @return the height of the words and buttons below the picture
     */
    static int below(Measure now, int lines) {
        return now.px(8)
                + (int) Math.ceil(TITLE_LEADING * now.text(TextSize.TITLE))
                + aimRoom(now, lines)
                + now.px(8)
                + button(now)
                + now.px(12);
    }

    /** @return how high a tile of that width is at least */
    int least(Measure now, int width) {
        return least(now, width, aimLines);
    }

    static int least(Measure now, int width, int lines) {
        if (forChildren(now)) return below(now, lines) + now.px(52);
        return below(now, lines) + (int) (LEAST_PICTURE * width);
    }

    /** @return how high a tile of that width is at most: in a higher picture the board would be cut at its sides */
    int most(Measure now, int width) {
        return most(now, width, aimLines);
    }

    static int most(Measure now, int width, int lines) {
        if (forChildren(now)) return (int) (MOST_FOR_CHILDREN * width);
        return below(now, lines) + (int) (MOST_PICTURE * width);
    }

    private Rectangle picture() {
        if (forChildren(measure)) return new Rectangle(0, 0, besidePicture(getWidth(), getHeight()), getHeight());
        return new Rectangle(0, 0, getWidth(), Math.max(1, getHeight() - below(measure, aimLines)));
    }

    /** @return how wide the picture of a tile of that size is, which stands before the words */
    static int besidePicture(int width, int height) {
        return (int) Math.min(CHILD_PICTURE * width, CHILD_WIDTHS * height);
    }

    /** For children: what leads to lessons above, and below it a match, beside the picture; on that the film. */
    private void layBeside() {
        int pad = measure.px(14);
        int gap = measure.px(10);
        int left = picture().width + pad;
        int wide = getWidth() - pad - left;
        int top = measure.px(8) + (int) Math.ceil(TITLE_LEADING * measure.text(TextSize.TITLE)) + measure.px(8);
        int room = getHeight() - measure.px(14) - top;
        int high = Math.min(button(measure), learn.isVisible() ? (room - gap) / 2 : room);
        int second = getHeight() - measure.px(14) - high;
        learn.setBounds(left, second - gap - high, learn.isVisible() ? wide : 0, high);
        play.setBounds(left, second, wide, high);
        int round = Math.min(measure.px(64), picture().height / 3);
        // The drawing alone would be guessed at: with its word it is lower where the picture is narrow.
        int most = picture().width - 2 * measure.px(10);
        int low = round;
        while (low > measure.px(44) && trailer.wide(low) > most) low--;
        boolean named = trailer.wide(low) <= most;
        if (named) round = low;
        trailer.setBounds(
                measure.px(10), getHeight() - measure.px(10) - round, named ? trailer.wide(round) : round, round);
        writeAlike();
    }

    /** Both are written alike, whichever word is the longer one. */
    private void writeAlike() {
        learn.writeLike(Integer.MAX_VALUE);
        play.writeLike(Integer.MAX_VALUE);
        int letters = learn.isVisible() ? Math.min(learn.lettersSeen(), play.lettersSeen()) : Integer.MAX_VALUE;
        learn.writeLike(letters);
        play.writeLike(letters);
    }

    @Override
    public void doLayout() {
        if (forChildren(measure)) {
            layBeside();
            return;
        }
        // On the picture the trailer would hide pieces: it stands beside the other two, without its word where the
        // others need the room for theirs, and on the picture only where even that is too much.
        boolean beside = trailer.isVisible();
        layButtons(beside, true);
        if (beside && !isPlayWhole()) layButtons(true, false);
        if (beside && !isPlayWhole()) layButtons(false, false);
        writeAlike();
    }

    private boolean isPlayWhole() {
        return play.showsAll() && play.showsSign();
    }

    private void layButtons(boolean trailerBeside, boolean named) {
        // Where it is narrow the first has what it needs, and the second all else.
        boolean narrow = trailerBeside && !named;
        int pad = measure.px(narrow ? 8 : 14);
        int high = button(measure);
        int top = getHeight() - measure.px(12) - high;
        int gap = Math.max(8, measure.px(narrow ? 3 : 10));
        int right = getWidth() - pad;
        if (trailerBeside) {
            // The drawing alone would be guessed at.
            boolean word = named && trailer.wide(high) <= (right - pad) * MOST_TRAILER;
            int wide = word ? trailer.wide(high) : high;
            trailer.setBounds(right - wide, top, wide, high);
            right -= wide + gap;
        } else {
            int round = Math.max(44, Math.min(measure.px(42), picture().height - 2 * measure.px(12)));
            // The drawing alone would be guessed at; where the picture is small it would cover too much with its word.
            int wide = trailer.wide(round) < getWidth() * 0.45 ? trailer.wide(round) : round;
            trailer.setBounds(getWidth() - measure.px(12) - wide, measure.px(12), wide, round);
        }
        int part = narrow ? 0 : (int) ((right - pad - gap) * SHARE);
        int first = learn.isVisible() ? Math.max(learn.least(), part) : 0;
        learn.setBounds(pad, top, first, high);
        int from = learn.isVisible() ? pad + first + gap : pad;
        play.setBounds(from, top, right - from, high);
    }

    // ---- how it looks

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Brush.smooth(graphics);
        try {
            double radius = measure.px(18);
            g.setColor(StageColour.SHADOW.now());
            g.fill(new RoundRectangle2D.Double(1, 4, getWidth() - 2.0, getHeight() - 4.0, 2 * radius, 2 * radius));
            g.setColor(StageColour.BUBBLE.now());
            g.fill(Brush.rounded(0, 0, getWidth(), getHeight() - 2.0, 0, radius));
            paintPicture(g, radius);
            g.setColor(StageColour.CARD_EDGE.now());
            g.setStroke(Brush.line(1.5));
            g.draw(Brush.rounded(0, 0, getWidth(), getHeight() - 2.0, 0.75, radius));
            paintWords(g);
        } finally {
            g.dispose();
        }
    }

    private void paintPicture(Graphics2D g, double radius) {
        Rectangle place = picture();
        Area shape = new Area(Brush.rounded(0, 0, getWidth(), getHeight(), 1, radius));
        shape.intersect(new Area(new Rectangle2D.Double(0, 0, place.width, place.height)));
        double density = Framing.density(this);
        var scene = view.broken()
                ? null
                : pictures.of(
                        view, (int) Math.ceil(place.width * density), (int) Math.ceil(place.height * density), this);
        living.paint(g, framing, scene, shape, place);
        if (view.broken()) paintNothing(g, place, shape);
        if (view.fresh()) paintFresh(g);
        else if (forChildren(measure)) paintMatches(g);
    }

    /** At the same corner, for children: a cup with how many matches they have won, a flag with all they have ended. */
    private void paintMatches(Graphics2D g) {
        int at = measure.px(10);
        if (view.won() > 0) at += paintMany(g, at, view.won(), ChildSign::paintCup) + measure.px(6);
        if (view.finished() > view.won()) paintMany(g, at, view.finished(), ChildSign::paintFlag);
    }

    /** A drawing of something that a child has. */
    private interface Sign {
        void paint(Graphics2D g, double x, double y, double across);
    }

    /** @return how wide it is */
    private int paintMany(Graphics2D g, int x, int count, Sign drawing) {
        Font font = TextSize.ANSWER.font(measure).deriveFont(Font.BOLD);
        FontMetrics metrics = getFontMetrics(font);
        String many = String.valueOf(count);
        int across = measure.px(30);
        int high = across + measure.px(8);
        int y = measure.px(10);
        int wide = measure.px(8) + across + measure.px(4) + metrics.stringWidth(many) + measure.px(12);
        g.setColor(StageColour.BUBBLE.now());
        g.fill(new RoundRectangle2D.Double(x, y, wide, high, high, high));
        g.setColor(StageColour.CARD_EDGE.now());
        g.setStroke(Brush.line(1.5));
        g.draw(new RoundRectangle2D.Double(x, y, wide, high, high, high));
        drawing.paint(g, x + measure.px(8), y + measure.px(4), across);
        g.setColor(StageColour.INK.now());
        g.setFont(font);
        g.drawString(many, x + measure.px(12) + across, y + (high - metrics.getHeight()) / 2 + metrics.getAscent());
        return wide;
    }

    /** A flag at the corner of the picture where no trailer stands. */
    private void paintFresh(Graphics2D g) {
        Font font = TextSize.BODY.font(measure.text(TextSize.SMALL)).deriveFont(Font.BOLD);
        FontMetrics metrics = getFontMetrics(font);
        int high = metrics.getHeight() + measure.px(6);
        int wide = metrics.stringWidth(newcomer) + measure.px(22);
        int at = measure.px(12);
        g.setColor(StageColour.LEAD.now());
        g.fill(new RoundRectangle2D.Double(at, at, wide, high, high, high));
        g.setColor(StageColour.LEAD_INK.now());
        g.setFont(font);
        g.drawString(newcomer, at + measure.px(11), at + measure.px(3) + metrics.getAscent());
    }

    private void paintNothing(Graphics2D g, Rectangle place, Shape shape) {
        g.setColor(StageColour.OFF_BACKGROUND.now());
        g.fill(shape);
        StageWords words = StageWords.in(
                this, TextSize.BODY.font(measure), nothing, Math.max(1, place.width - measure.px(40)), AIM_LEADING);
        g.setColor(StageColour.SUB.now());
        words.paintCentred(g, measure.px(20), (place.height - words.height()) / 2);
    }

    private void paintWords(Graphics2D g) {
        int pad = measure.px(16);
        boolean beside = forChildren(measure);
        int left = beside ? picture().width + pad : pad;
        int room = Math.max(1, getWidth() - left - pad);
        int least = measure.text(beside ? TextSize.SMALL : TextSize.BODY);
        int y = (beside ? 0 : picture().height) + measure.px(8);
        // A long name is written smaller, so that it is seen for how many the game is.
        int seats = sign(beside).wide(this, measure) + measure.px(8);
        StageWords name = fitted(title, TextSize.TITLE, least, 1, Math.max(1, room - seats), TITLE_LEADING);
        if (name.lines().size() > 1) name = fitted(title, TextSize.TITLE, least, 1, room, TITLE_LEADING);
        paintSeats(g, room - getFontMetrics(name.font()).stringWidth(title), pad, y);
        g.setColor(StageColour.INK.now());
        paintFirst(g, name, 1, left, y, measure.text(TextSize.TITLE) * TITLE_LEADING);
        y += (int) Math.ceil(TITLE_LEADING * measure.text(TextSize.TITLE));
        if (beside) return;
        StageWords aim = StageWords.in(this, TextSize.BODY.font(aimPixels), view.aim(), room, AIM_LEADING);
        Color sub = StageColour.SUB.now();
        g.setColor(sub);
        paintFirst(g, aim, aimLines, pad, y, aimRoom(measure, aimLines));
    }

    /** A child reads a large name, and what it has won, sooner than for how many the game is. */
    private SeatsSign sign(boolean children) {
        return new SeatsSign(children || view.broken() ? "" : view.seats(), view.stars());
    }

    /** For how many it is, at the end of the line of its name; only where there is room. */
    private void paintSeats(Graphics2D g, int left, int pad, int y) {
        SeatsSign seats = sign(forChildren(measure));
        int wide = seats.wide(this, measure);
        if (left < wide + measure.px(8)) return;
        double middle = y + TITLE_LEADING * measure.text(TextSize.TITLE) / 2;
        seats.paint(g, this, measure, getWidth() - pad - wide, middle);
    }

    /** @return the words in letters as large as fit, and no smaller than that */
    private StageWords fitted(String text, TextSize size, int least, int lines, int room, double leading) {
        for (int pixels = Math.min(namePixels, measure.text(size)); ; pixels--) {
            StageWords words = StageWords.in(this, size.font(pixels), text, room, leading);
            if (words.lines().size() <= lines || pixels <= least) return words;
        }
    }

    /** Paints so many lines and no more; what is left out is in the tile's accessible name and description. */
    private static void paintFirst(Graphics2D g, StageWords words, int most, int x, int y, double high) {
        List<String> lines = words.lines();
        List<String> seen = lines.size() <= most
                ? lines
                : Stream.concat(lines.stream().limit(most - 1L), Stream.of(lines.get(most - 1) + " …"))
                        .toList();
        StageWords fit = new StageWords(seen, words.font(), words.leading(), words.width());
        fit.paint(g, x, y + Math.max(0, (int) (high - fit.height()) / (most == 1 ? 2 : 3)));
    }
}
