package regola.ui.lesson;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import javax.swing.UIManager;
import regola.ui.stage.Brush;
import regola.ui.view.lesson.LessonState;
import regola.ui.view.lesson.MessageView;

/** A ReplySign is the shape before a reply and its tone: what came of a try, to be seen without colour. */
enum ReplySign {
    REFUSED("why", "lesson.chip.refused"),
    MISSED("missed", "lesson.chip.missed"),
    WRONG("why", "lesson.chip.wrong"),
    ALMOST("why", "lesson.chip.almost"),
    BACK("missed", ""),
    STRAY("missed", ""),
    PARTLY("missed", "lesson.chip.partly"),
    GOES_ON("missed", ""),
    SHOWN("missed", "lesson.chip.shown"),
    /** The right answer, told after wrong ones. */
    TOLD("missed", ""),
    RIGHT("right", "lesson.chip.right"),
    /** A match is won. */
    WON("right", "lesson.chip.won"),
    /** Somebody else has won, or nobody. */
    NOT_WON("missed", ""),
    /** At the end of a lesson. */
    CHEER("right", ""),
    HINT("hint", "lesson.chip.hint"),
    BROKEN("problem", "lesson.chip.broken");

    private final String tone;
    private final String chip;

    ReplySign(String tone, String chip) {
        this.tone = tone;
        this.chip = chip;
    }

    /** @param almost whether some of what was marked is right */
    static ReplySign of(MessageView.Sort sort, LessonState state, boolean almost) {
        return switch (sort) {
            case REFUSED -> REFUSED;
            case MISSED -> state != LessonState.WRONG_ANSWER ? MISSED : almost ? ALMOST : WRONG;
            case PARTLY -> PARTLY;
            case RIGHT -> RIGHT;
            case WON -> WON;
            case NOT_WON -> NOT_WON;
            case SHOWN -> SHOWN;
            case STRAY -> STRAY;
            case BACK -> BACK;
            case GOES_ON -> GOES_ON;
            case BROKEN -> BROKEN;
        };
    }

    /** @return the key of its words; empty for none */
    String chip() {
        return chip;
    }

    Color ground() {
        return colour("background");
    }

    Color edge() {
        return colour("border");
    }

    private Color colour(String part) {
        Color found = UIManager.getColor("Regola." + tone + "." + part);
        return found == null ? Color.GRAY : found;
    }

    /** Draws it in its colour. */
    void draw(Graphics2D graphics, double x, double y, double size) {
        Graphics2D g = (Graphics2D) graphics.create();
        try {
            g.translate(x, y);
            g.scale(size / 22, size / 22);
            g.setColor(edge());
            g.setStroke(Brush.line(2.6));
            draw(g);
        } finally {
            g.dispose();
        }
    }

    /** On a square of 22. */
    private void draw(Graphics2D g) {
        switch (this) {
            case REFUSED, WRONG, ALMOST -> {
                g.draw(new Ellipse2D.Double(3, 3, 16, 16));
                g.draw(new Line2D.Double(5.6, 5.6, 16.4, 16.4));
            }
            case BROKEN -> {
                g.draw(new Line2D.Double(11, 3.5, 11, 13));
                g.fill(new Ellipse2D.Double(9.2, 16.2, 3.6, 3.6));
            }
            case MISSED, BACK -> {
                g.draw(lines(8, 4, 3.5, 8.5, 8, 13));
                Path2D turn = new Path2D.Double();
                turn.moveTo(4, 8.5);
                turn.curveTo(13, 8.5, 18, 10, 18, 18);
                g.draw(turn);
            }
            case STRAY, NOT_WON -> {
                g.draw(new Ellipse2D.Double(3.5, 3.5, 15, 15));
                g.fill(new Ellipse2D.Double(8.5, 8.5, 5, 5));
            }
            case PARTLY, GOES_ON -> {
                g.draw(new Line2D.Double(3.5, 11, 18, 11));
                g.draw(lines(12.5, 5.5, 18.5, 11, 12.5, 16.5));
            }
            case SHOWN, TOLD -> {
                g.draw(new Ellipse2D.Double(2, 5.5, 18, 11));
                g.fill(new Ellipse2D.Double(8, 8, 6, 6));
            }
            case RIGHT, WON, CHEER -> g.draw(lines(3.5, 11.5, 8.8, 17, 18.5, 5));
            case HINT -> {
                g.draw(new Ellipse2D.Double(5, 2.5, 12, 12));
                g.draw(new Line2D.Double(8.5, 17.5, 13.5, 17.5));
                g.draw(new Line2D.Double(9.5, 20.5, 12.5, 20.5));
            }
        }
    }

    private static Path2D lines(double... points) {
        Path2D path = new Path2D.Double();
        path.moveTo(points[0], points[1]);
        for (int i = 2; i < points.length; i += 2) path.lineTo(points[i], points[i + 1]);
        return path;
    }
}
