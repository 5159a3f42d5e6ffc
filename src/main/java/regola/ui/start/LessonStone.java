package regola.ui.start;

import java.awt.AlphaComposite;
import java.awt.Color;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Point2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.JButton;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.StageWords;
import regola.ui.stage.TextSize;
import regola.ui.theme.Star;
import regola.ui.view.Texts;
import regola.ui.view.lesson.LessonCardView;

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
    private static final float DIM = 0.2f;
    private static final int STARS = 3;
    private static final double LEADING = 1.15;

    private final transient GameImages pictures;
    private final transient Framing framing = new Framing();
    private transient LessonCardView lesson;
    private String game;
    private boolean next;
    private int middleX;
    private int middleY;
    private double radius = 1;
    private transient Measure measure = Measure.of(1280, 800, 1);

    /** @param press gets the lesson when it is pressed */
    LessonStone(GameImages pictures, Consumer<LessonCardView> press) {
        this.pictures = pictures;
        setOpaque(false);
        setContentAreaFilled(false);
        setBorderPainted(false);
        setFocusPainted(false);
        setRolloverEnabled(true);
        addActionListener(e -> press.accept(lesson));
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
        setToolTipText(shown.idea().isEmpty() ? null : shown.idea());
        repaint();
    }

    /** @param cell how wide the words may be */
    void place(Point2D middle, double across, int cell, Measure now) {
        measure = now;
        radius = across;
        // Words at the edge of the page have as much room as there is.
        double side = Math.min(middle.getX(), getParent().getWidth() - middle.getX());
        int wide = (int) Math.min(2 * side, Math.max(2 * radius + now.px(20), cell));
        int above = (int) (radius + now.px(8));
        int below = (int) radius + now.px(6) + label();
        setBounds((int) middle.getX() - wide / 2, (int) middle.getY() - above, wide, above + below);
        middleX = wide / 2;
        middleY = above;
    }

    private int label() {
        return (int) Math.ceil(2 * LEADING * measure.text(TextSize.SMALL)) + measure.px(8);
    }

    /** @return where the words below it begin, in the page */
    int wordsTop() {
        return getY() + middleY + (int) radius + measure.px(6);
    }

    /** Round, and its title; what lies beside belongs to its neighbours. */
    @Override
    public boolean contains(int x, int y) {
        return Point2D.distance(x, y, middleX, middleY) <= radius
                || y > middleY + radius && Math.abs(x - middleX) < getWidth() / 2;
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        if (lesson == null) return;
        Graphics2D g = Brush.smooth(graphics);
        try {
            paintPicture(g);
            paintNumber(g);
            if (lesson.isDone()) paintStars(g);
            if (!next) paintTitle(g);
            if (isFocusOwner()) paintFocus(g);
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
        g.fill(circle(radius + (warm ? measure.px(3) : 0)));
        g.setColor(INK);
        g.fill(circle(radius - edge));
        double inner = radius - edge - Math.max(2, radius * 0.04);
        BufferedImage picture = lesson.problems().isEmpty() ? pictures.ofLesson(game, lesson.id(), this) : null;
        if (picture == null) {
            g.setColor(HOLE);
            g.fill(circle(inner));
            paintSign(g, inner);
            return;
        }
        framing.paint(g, picture, circle(inner), middleX - inner, middleY - inner, 2 * inner, 2 * inner);
        if (lesson.isDone() || next || warm) return;
        g.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, DIM));
        g.setColor(INK);
        g.fill(circle(inner));
        g.setComposite(AlphaComposite.SrcOver);
    }

    /** A file that is no good lesson has a sign for that. */
    private void paintSign(Graphics2D g, double inner) {
        if (lesson.problems().isEmpty()) return;
        g.setColor(Color.WHITE);
        g.setFont(TextSize.TITLE.font((int) inner));
        FontMetrics metrics = g.getFontMetrics();
        g.drawString(
                "!",
                middleX - metrics.stringWidth("!") / 2,
                middleY + metrics.getAscent() / 2 - metrics.getDescent() / 2);
    }

    private void paintNumber(Graphics2D g) {
        double r = Math.max(measure.text(TextSize.SMALL) * 0.78, radius * 0.34);
        double x = middleX - radius * 0.78;
        double y = middleY - radius * 0.74;
        y = Math.max(y, r + 1);
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
        double across = Math.max(measure.px(10), radius * 0.22);
        double y = Math.max(across, middleY - radius * 0.8);
        for (int i = 0; i < STARS; i++) {
            double x = Math.min(getWidth() - across, middleX + radius * 0.42 + i * across * 1.75);
            var star = Star.at(x, y, across);
            g.setColor(i < lesson.stars() ? GOLD : NO_STAR);
            g.fill(star);
            g.setColor(INK);
            g.setStroke(Brush.line(1.4));
            g.draw(star);
        }
    }

    private void paintTitle(Graphics2D g) {
        StageWords words = StageWords.in(
                this, TextSize.SMALL.font(measure), lesson.title(), Math.max(1, getWidth() - measure.px(14)), LEADING);
        List<String> lines = words.lines();
        if (lines.size() > 2) lines = List.of(lines.get(0), lines.get(1) + " …");
        StageWords fit = new StageWords(lines, words.font(), words.leading(), words.width());
        int span = Math.min(getWidth(), fit.span(this) + measure.px(14));
        double top = middleY + radius + measure.px(5);
        double round = measure.px(14);
        g.setColor(PLATE);
        g.fill(new RoundRectangle2D.Double(
                (getWidth() - span) / 2.0, top, span, fit.height() + measure.px(5), round, round));
        g.setColor(Color.WHITE);
        fit.paintCentred(g, measure.px(7), (int) top + measure.px(2));
    }

    private void paintFocus(Graphics2D g) {
        g.setColor(INK);
        g.setStroke(Brush.line(3));
        g.draw(circle(radius - 1.5));
        g.setColor(Color.WHITE);
        g.setStroke(Brush.line(2.5));
        g.draw(circle(radius - 4));
    }
}
