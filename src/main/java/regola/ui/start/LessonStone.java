package regola.ui.start;

import java.awt.AlphaComposite;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.GradientPaint;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.ActionEvent;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Arc2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Point2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.AbstractAction;
import javax.swing.JButton;
import javax.swing.JToolTip;
import javax.swing.KeyStroke;
import regola.ui.guide.GuideIcon;
import regola.ui.guide.Pose;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.StageWords;
import regola.ui.stage.TextSize;
import regola.ui.theme.Star;
import regola.ui.view.Lines;
import regola.ui.view.Texts;
import regola.ui.view.lesson.LessonCardView;
import regola.ui.view.start.PathWishes;

/**
 * A LessonStone is a lesson on its path: a picture of it in a rim that says whether it is done, is the present one or
 * comes later, its number, its stars, and its title below.
 */
final class LessonStone extends JButton {
    private static final long serialVersionUID = 1;
    private static final Color GOLD = new Color(0xE9, 0xA8, 0x00);
    private static final Color PRESENT = new Color(0xFF, 0xE0, 0x76);
    private static final Color LATER = new Color(0x8F, 0xAE, 0xC8);
    private static final Color INK = new Color(0x10, 0x1C, 0x2A);
    private static final Color PLATE = new Color(0x10, 0x1C, 0x2A, 0xE0);
    private static final Color HOLE = new Color(0x35, 0x55, 0x70);
    private static final Color NO_STAR = new Color(0xFF, 0xFF, 0xFF);
    /** Through one that was not won one sees what lies behind. */
    private static final Color EMPTY = new Color(0, 0, 0, 70);

    private static final int STARS = 3;
    private static final float FAINT = 0.4f;
    private static final double LEADING = 1.15;
    /** Between the stone and its words, and beside the words on their plate. */
    private static final double GAP = 6;

    private static final double SIDE = 8;
    /** Where the middle of its number is, in radii. */
    private static final double NUMBER_LEFT = 0.78;

    private static final double NUMBER_UP = 0.72;
    /** How far stars stand out above it, in radii. */
    private static final double OVERHANG = 0.1;

    /** The angles at which stars stand on the rim, from the right upwards, and their size in radii. */
    private static final double[] STAR_AT = {78, 54, 30};

    private static final double STAR = 0.21;

    private final transient GameImages pictures;
    private final transient Framing framing = new Framing();
    private transient LessonCardView lesson;
    private String game;
    private boolean next;
    /** Whether no more is known of its lesson than what it is called. */
    private boolean outlined;

    private int middleX;
    private int middleY;
    private double radius = 1;
    private TextSize letters = TextSize.SMALL;
    private int mostLines = 2;
    private transient Measure measure = Measure.of(1280, 800, 1);
    private transient Written written;

    /**
     * @param press gets the lesson when it is pressed
     * @param wishes hears when its menu is asked for: at the mouse, or at the key for menus where its words are
     */
    LessonStone(GameImages pictures, Consumer<LessonCardView> press, PathWishes wishes) {
        this.pictures = pictures;
        setOpaque(false);
        setContentAreaFilled(false);
        setBorderPainted(false);
        setFocusPainted(false);
        setRolloverEnabled(true);
        addActionListener(e -> press.accept(lesson));
        addMouseListener(new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent e) {
                ask(e);
            }

            @Override
            public void mouseReleased(MouseEvent e) {
                ask(e);
            }

            private void ask(MouseEvent e) {
                if (e.isPopupTrigger()) wishes.menu(lesson.id(), lesson.title(), e.getXOnScreen(), e.getYOnScreen());
            }
        });
        getInputMap().put(KeyStroke.getKeyStroke(KeyEvent.VK_CONTEXT_MENU, 0), "menu");
        getInputMap().put(KeyStroke.getKeyStroke(KeyEvent.VK_F10, InputEvent.SHIFT_DOWN_MASK), "menu");
        getActionMap().put("menu", new AbstractAction() {
            private static final long serialVersionUID = 1;

            @Override
            public void actionPerformed(ActionEvent e) {
                Point at = getLocationOnScreen();
                wishes.menu(lesson.id(), lesson.title(), at.x + plate().x, at.y + plate().y);
            }
        });
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setOpaque(false);
        setBorder(null);
    }

    /** @param isNext whether it is the one to go on with */
    void show(String ofGame, LessonCardView shown, boolean isNext, Texts texts) {
        game = ofGame;
        lesson = shown;
        next = isNext;
        outlined = false;
        setName("lesson.row." + shown.number());
        String state = !shown.problems().isEmpty()
                ? texts.get("path.broken")
                : shown.isDone() ? texts.get("lesson.stars", shown.stars()) : texts.get("course.open");
        String begun = !shown.begun()
                ? ""
                : " " + (shown.step() > 1 ? texts.get("course.begun.step", shown.step()) : texts.get("course.begun"));
        getAccessibleContext()
                .setAccessibleName(texts.get("course.lesson", shown.number(), shown.title()) + ". " + shown.idea() + " "
                        + state + begun);
        setToolTipText(shown.idea().isEmpty() ? null : Lines.of(shown.idea()));
        repaint();
    }

    /** It is not known yet how far somebody has come, so nothing is said about that. */
    void outline(String ofGame, LessonCardView known, Texts texts) {
        game = ofGame;
        lesson = known;
        next = false;
        outlined = true;
        setName("lesson.row." + known.number());
        getAccessibleContext().setAccessibleName(texts.get("course.lesson", known.number(), known.title()));
        setToolTipText(null);
        repaint();
    }

    /**
     * @param cell how wide all that belongs to it may be
     * @param words the height that its words have
     */
    void place(Point2D middle, double across, int cell, int words, Measure now) {
        measure = now;
        radius = across;
        middleX = cell / 2;
        middleY = (int) Math.ceil(radius + above(now, radius));
        setBounds((int) middle.getX() - middleX, (int) middle.getY() - middleY, cell, middleY + (int) radius + words);
    }

    /**
     * @param size of its title
     * @param lines so many at most
     */
    void write(TextSize size, int lines) {
        letters = size;
        mostLines = lines;
    }

    /** @return how far its number stands out above it */
    static double above(Measure now, double radius) {
        return Math.max(OVERHANG * radius, badge(now, radius) - (1 - NUMBER_UP) * radius) + 2;
    }

    /** @return how far its number stands out from its middle, to the left */
    static double beside(Measure now, double radius) {
        return NUMBER_LEFT * radius + badge(now, radius);
    }

    private static double badge(Measure now, double radius) {
        return Math.max(now.text(TextSize.SMALL) * 0.78, Math.min(radius * 0.34, now.px(24)));
    }

    /** @return the gap above the words, and the words in so many lines with their plate */
    static int wordsHigh(Measure now, TextSize letters, int lines) {
        return now.px(GAP) + (int) Math.ceil(lines * LEADING * now.text(letters)) + now.px(6);
    }

    /** @return the least width in which a title has no more lines than it may */
    int wordsWide(Measure now) {
        if (lesson == null) return 1;
        FontMetrics metrics = getFontMetrics(letters.font(now));
        int least = 1;
        for (String word : lesson.title().strip().split("\\s+")) least = Math.max(least, metrics.stringWidth(word));
        int most = Math.max(least, metrics.stringWidth(lesson.title()));
        while (least < most) {
            int half = (least + most) / 2;
            if (StageWords.in(this, letters.font(now), lesson.title(), half, LEADING)
                            .lines()
                            .size()
                    > mostLines) least = half + 1;
            else most = half;
        }
        return least + 2 * now.px(SIDE) + 2;
    }

    /** @return how many lines its title has in that width */
    int lines(Measure now, int cell) {
        return lesson == null ? 1 : Math.min(mostLines, words(now, cell).lines().size());
    }

    /** A title broken into lines, and what it was broken for. */
    private record Written(String title, Font font, int width, int most, StageWords words) {}

    private StageWords words(Measure now, int cell) {
        int width = Math.max(1, cell - 2 * now.px(SIDE));
        Font font = letters.font(now);
        // Asked for at each move of the mouse.
        if (written == null
                || written.width() != width
                || written.most() != mostLines
                || !written.title().equals(lesson.title())
                || !written.font().equals(font))
            written = new Written(lesson.title(), font, width, mostLines, broken(font, width));
        return written.words();
    }

    private StageWords broken(Font font, int width) {
        StageWords words =
                StageWords.in(this, font, lesson.title(), width, LEADING).balanced(this);
        List<String> lines = words.lines();
        if (lines.size() <= mostLines) return words;
        lines = new ArrayList<>(lines.subList(0, mostLines));
        lines.set(mostLines - 1, lines.get(mostLines - 1) + " …");
        return new StageWords(lines, words.font(), words.leading(), words.width());
    }

    /** @return where its words begin, in the page */
    int wordsTop() {
        return getY() + middleY + (int) radius + measure.px(GAP);
    }

    /** @return the plate with its title, in itself */
    Rectangle plate() {
        if (lesson == null) return new Rectangle();
        StageWords words = words(measure, getWidth());
        int wide = Math.min(getWidth(), words.span(this) + 2 * measure.px(SIDE));
        return new Rectangle(
                (getWidth() - wide) / 2,
                middleY + (int) radius + measure.px(GAP),
                wide,
                words.height() + measure.px(6));
    }

    /** Above the stone: beside it lie other lessons, and below it what leads on. */
    @Override
    public Point getToolTipLocation(MouseEvent event) {
        JToolTip tip = createToolTip();
        tip.setTipText(getToolTipText(event));
        Dimension size = tip.getPreferredSize();
        int top = middleY - (int) Math.ceil(radius + above(measure, radius));
        // On the page: Swing puts one that is not where the mouse is.
        int page = getParent() == null ? Integer.MAX_VALUE : getParent().getWidth();
        int left = Math.max(0, Math.min(page - size.width, getX() + middleX - size.width / 2));
        return new Point(left - getX(), top - size.height);
    }

    /** The stone and its title; the ground around them belongs to nobody. */
    @Override
    public boolean contains(int x, int y) {
        double reach = Math.max(radius, measure.target() / 2.0);
        return Point2D.distance(x, y, middleX, middleY) < reach || plate().contains(x, y);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        if (lesson == null) return;
        Graphics2D g = Brush.smooth(graphics);
        try {
            paintPicture(g);
            if (isFocusOwner()) paintFocus(g);
            paintNumber(g);
            if (lesson.isDone()) paintStars(g);
            paintTitle(g);
        } finally {
            g.dispose();
        }
    }

    private Ellipse2D circle(double r) {
        return new Ellipse2D.Double(middleX - r, middleY - r, 2 * r, 2 * r);
    }

    private Color rim() {
        return lesson.isDone() ? GOLD : next ? PRESENT : LATER;
    }

    private void paintPicture(Graphics2D g) {
        double edge = Math.max(4, radius * 0.08);
        boolean warm = getModel().isRollover() || getModel().isPressed();
        g.setColor(rim());
        Ellipse2D stone = circle(radius + (warm ? measure.px(4) : 0));
        g.fill(stone);
        // Half a rim of what is done: somebody has left off in the middle of it.
        if (lesson.begun() && !lesson.isDone()) {
            g.setColor(GOLD);
            g.fill(new Arc2D.Double(stone.getBounds2D(), 90, -180, Arc2D.PIE));
        }
        g.setColor(INK);
        g.fill(circle(radius - edge));
        double inner = radius - edge - Math.max(2, radius * 0.04);
        BufferedImage picture = lesson.problems().isEmpty() ? picture(2 * inner) : null;
        if (!lesson.problems().isEmpty()) {
            g.setColor(HOLE);
            g.fill(circle(inner));
            paintSign(g, inner);
            return;
        }
        if (picture == null) paintAwaited(g, inner);
        else framing.paint(g, picture, circle(inner), middleX - inner, middleY - inner, 2 * inner, 2 * inner);
    }

    /** Until anything of its game is there the guide is seen, faint as a watermark. */
    private void paintAwaited(Graphics2D g, double inner) {
        g.setPaint(new GradientPaint(0, (float) (middleY - inner), LATER, 0, (float) (middleY + inner), HOLE));
        g.fill(circle(inner));
        Graphics2D faint = (Graphics2D) g.create();
        try {
            faint.setComposite(AlphaComposite.SrcOver.derive(FAINT));
            int across = (int) (inner * 1.2);
            new GuideIcon(Pose.SIT, across).paintIcon(this, faint, middleX - across / 2, middleY - across / 2);
        } finally {
            faint.dispose();
        }
    }

    /** So that it comes in its turn. */
    void askForPicture() {
        if (lesson != null && lesson.problems().isEmpty()) pictures.ofLesson(game, lesson.id(), 0, this);
    }

    /** What the lesson is known by; until that is there null, for which a ground is painted. */
    private BufferedImage picture(double across) {
        // What has to be painted first waits until the path is there.
        int wide = outlined ? 0 : (int) Math.ceil(across * Framing.density(this));
        BufferedImage painted = pictures.ofLesson(game, lesson.id(), wide, this);
        // Until it is there, what lies all round is better than something of no game.
        return painted != null ? painted : pictures.land(game, this);
    }

    /** A file that is no good lesson has a sign for that. */
    private void paintSign(Graphics2D g, double inner) {
        g.setColor(Color.WHITE);
        g.setFont(TextSize.TITLE.font((int) inner));
        FontMetrics metrics = g.getFontMetrics();
        g.drawString(
                "!",
                middleX - metrics.stringWidth("!") / 2,
                middleY + metrics.getAscent() / 2 - metrics.getDescent() / 2);
    }

    private void paintNumber(Graphics2D g) {
        double r = badge(measure, radius);
        // Beside the guide, which sits on the present one.
        double x = middleX - (next ? 0.9 : NUMBER_LEFT) * radius;
        double y = middleY - (next ? 0.5 : NUMBER_UP) * radius;
        x = Math.max(x, r + 1);
        g.setColor(INK);
        g.fill(new Ellipse2D.Double(x - r, y - r, 2 * r, 2 * r));
        g.setColor(rim());
        g.fill(new Ellipse2D.Double(x - r + 2, y - r + 2, 2 * r - 4, 2 * r - 4));
        g.setColor(INK);
        g.setFont(TextSize.ANSWER.font((int) Math.max(measure.text(TextSize.SMALL), r)));
        FontMetrics metrics = g.getFontMetrics();
        String number = String.valueOf(lesson.number());
        g.drawString(number, (int) Math.round(x - metrics.stringWidth(number) / 2.0), (int)
                Math.round(y + (metrics.getAscent() - metrics.getDescent()) / 2.0));
    }

    private void paintStars(Graphics2D g) {
        double across = radius * STAR;
        for (int i = 0; i < STARS; i++) {
            double angle = Math.toRadians(STAR_AT[i]);
            var star = Star.at(middleX + radius * Math.cos(angle), middleY - radius * Math.sin(angle), across);
            boolean earned = i < lesson.stars();
            g.setColor(earned ? GOLD : EMPTY);
            g.fill(star);
            g.setColor(earned ? INK : NO_STAR);
            g.setStroke(Brush.line(1.4));
            g.draw(star);
        }
    }

    private void paintTitle(Graphics2D g) {
        StageWords words = words(measure, getWidth());
        Rectangle plate = plate();
        double round = measure.px(14);
        boolean warm = getModel().isRollover() || isFocusOwner();
        g.setColor(warm ? PRESENT : PLATE);
        g.fill(new RoundRectangle2D.Double(plate.x, plate.y, plate.width, plate.height, round, round));
        g.setColor(warm ? INK : Color.WHITE);
        words.paintCentred(g, measure.px(SIDE), plate.y + measure.px(3));
    }

    private void paintFocus(Graphics2D g) {
        g.setColor(INK);
        g.setStroke(Brush.line(5));
        g.draw(circle(radius - 1));
        g.setColor(Color.WHITE);
        g.setStroke(Brush.line(3));
        g.draw(circle(radius - 2));
    }
}
