package regola.ui.start;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Component;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.KeyboardFocusManager;
import java.awt.Rectangle;
import java.awt.event.ActionEvent;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.AbstractAction;
import javax.swing.JComponent;
import javax.swing.KeyStroke;
import regola.ui.guide.GuideIcon;
import regola.ui.guide.Pose;
import regola.ui.parts.Scrolling;
import regola.ui.stage.Brush;
import regola.ui.stage.Drawer;
import regola.ui.stage.Measure;
import regola.ui.stage.StageButton;
import regola.ui.stage.StageColour;
import regola.ui.stage.StageHead;
import regola.ui.stage.StagePane;
import regola.ui.stage.TextSize;
import regola.ui.view.Texts;
import regola.ui.view.lesson.CourseView;
import regola.ui.view.lesson.LessonCardView;
import regola.ui.view.start.LearnerWishes;
import regola.ui.view.start.PathWishes;

/**
 * A PathPanel is the lessons of a game as stones along a way through its landscape. Nothing is locked: a lesson is
 * done, is the present one, or comes later, and each can be opened.
 */
public final class PathPanel extends StagePane {
    private static final long serialVersionUID = 1;
    private static final Color ROAD = new Color(0x12, 0x24, 0x38, 0xC8);
    private static final Color DOTS = new Color(0xD8, 0xF0, 0xD0);
    private static final Color BOARD = new Color(0xF3, 0xDF, 0xB4);
    private static final Color POST = new Color(0x5C, 0x42, 0x24);
    private static final Color SIGN_INK = new Color(0x2A, 0x1E, 0x10);
    private static final Color DUSK = new Color(0x10, 0x20, 0x30, 0x66);

    private final transient GameImages pictures;
    private final transient PathWishes wishes;
    private final LearnerBar learner;
    private final Drawer problems;
    private final ProblemCard wrong = new ProblemCard("path.problems");
    private final StageButton goOn = new StageButton("start.goOn", StageButton.Style.LEAD);
    private final StageButton trailer = new StageButton("path.trailer", StageButton.Style.PLAIN);
    private final List<LessonStone> stones = new ArrayList<>();
    private final transient Framing framing = new Framing();
    private transient CourseView course = CourseView.NONE;
    private String title = "";
    private boolean shown;
    private transient Texts texts = Texts.in("en");
    private transient PathWay way = PathWay.NONE;

    /** @param menu opens the menu below the component that it gets */
    public PathPanel(GameImages pictures, PathWishes wishes, LearnerWishes learners, Consumer<JComponent> menu) {
        super(new StageHead("path", wishes::leave, menu));
        this.pictures = pictures;
        this.wishes = wishes;
        setName("path");
        learner = new LearnerBar(learners);
        problems = new Drawer("path.drawer", Scrolling.page(wrong));
        trailer.addActionListener(e -> wishes.trailer(course.game()));
        goOn.addActionListener(e -> goOn());
        head().addEnd(learner);
        head().addEnd(trailer);
        add(goOn, Integer.valueOf(DEFAULT_LAYER + 1));
        bind("LEFT", -1);
        bind("RIGHT", 1);
        bind("UP", 0);
        bind("DOWN", 0);
        speak(texts);
    }

    // ---- what is shown

    /** @return the lessons that were shown last */
    public CourseView course() {
        return course;
    }

    public void speak(Texts next) {
        texts = next;
        head().speak(next);
        trailer.setText(next.get("path.trailer"));
    }

    /**
     * @param next the lessons
     * @param game the title of the game
     * @param hasTrailer whether there is one
     */
    public void show(CourseView next, String game, boolean hasTrailer, Texts inLanguage) {
        boolean other = !shown || !String.valueOf(course.game()).equals(String.valueOf(next.game()));
        course = next;
        title = game;
        shown = true;
        speak(inLanguage);
        learner.show(next, inLanguage);
        trailer.setVisible(hasTrailer && mode() != Measure.Mode.CHILDREN); // theirs has only the way home
        int all = next.lessons().size();
        String done = all == 0 ? "" : " · " + texts.get("path.done", next.done(), all);
        head().setTitle(title + done, title);
        build();
        showGoOn();
        revalidate();
        repaint();
        if (other) takeKeyboard();
        letEnterLeadOn();
    }

    private void build() {
        List<LessonCardView> cards = course.lessons();
        while (stones.size() > cards.size()) remove(stones.remove(stones.size() - 1));
        for (int i = 0; i < cards.size(); i++) {
            if (i >= stones.size()) {
                LessonStone stone = new LessonStone(pictures, this::press);
                stones.add(stone);
                add(stone);
            }
            stones.get(i).show(course.game(), cards.get(i), i == course.next(), texts);
        }
        fit(this);
    }

    private void press(LessonCardView lesson) {
        if (lesson.problems().isEmpty()) {
            wishes.learn(course.game(), lesson.id());
            return;
        }
        wrong.show(texts.get("course.broken", lesson.number(), lesson.title()), lesson.problems(), texts);
        problems.speak(texts.get("course.lesson", lesson.number(), lesson.title()), texts);
        open(problems, false);
    }

    private void showGoOn() {
        goOn.setText(leadsOn());
        goOn.setVisible(shown);
    }

    private String leadsOn() {
        if (course.next() < 0) return texts.get("course.play");
        LessonCardView next = course.lessons().get(course.next());
        if (next.step() > 1) return texts.get("course.goOn.step", next.number(), next.step());
        return texts.get(course.isBegun() ? "course.goOn" : "course.begin", next.number());
    }

    private void goOn() {
        if (course.next() >= 0)
            wishes.learn(course.game(), course.lessons().get(course.next()).id());
        else if (course.game() != null) wishes.play(course.game());
    }

    /** @return the id of the lesson that the filled button leads to; null if it leads to a match */
    public String leadsTo() {
        return course.next() >= 0 ? course.lessons().get(course.next()).id() : null;
    }

    // ---- where things stand

    @Override
    protected Rectangle board() {
        int pad = measure().pad();
        int top = measure().head();
        return new Rectangle(pad, top, getWidth() - 2 * pad, Math.max(0, getHeight() - top - pad));
    }

    @Override
    protected JComponent afterDrawer() {
        return goOn;
    }

    @Override
    protected void arrange(Measure now) {
        Rectangle room = new Rectangle(0, now.head(), getWidth(), Math.max(1, getHeight() - now.head()));
        boolean signs =
                course.lessons().stream().anyMatch(lesson -> !lesson.chapter().isEmpty());
        way = PathWay.of(stones.size(), course.next(), now, room, signs ? signHigh(now) : 0);
        for (int i = 0; i < stones.size(); i++) stones.get(i).place(way.stone(i), way.radius(i), way.cell(), now);
        int wide = Math.min(
                course.next() < 0 ? getWidth() - 2 * now.pad() : way.cell(), goOn.getPreferredSize().width + now.px(8));
        int high = Math.min(now.button(), way.buttonHigh());
        if (course.next() < 0) {
            goOn.setBounds((getWidth() - wide) / 2, getHeight() - now.pad() - now.button(), wide, now.button());
            return;
        }
        Point2D at = way.stone(course.next());
        int x = (int) Math.max(now.pad(), Math.min(getWidth() - now.pad() - wide, at.getX() - wide / 2.0));
        goOn.setBounds(x, stones.get(course.next()).wordsTop(), wide, high);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        super.paintComponent(graphics);
        if (course.game() == null) return;
        Graphics2D g = Brush.smooth(graphics);
        try {
            Rectangle all = new Rectangle(0, 0, getWidth(), getHeight());
            BufferedImage land = pictures.land(course.game(), this);
            framing.paint(g, land, all, 0, 0, all.width, all.height);
            g.setColor(DUSK);
            g.fill(all);
            Color paper = StageColour.PAPER.now();
            g.setColor(new Color(paper.getRed(), paper.getGreen(), paper.getBlue(), 0xEC));
            g.fillRect(0, 0, getWidth(), measure().head());
            paintRoad(g);
            for (int i = 0; i < stones.size(); i++) paintSign(g, i);
        } finally {
            g.dispose();
        }
    }

    private void paintRoad(Graphics2D g) {
        Path2D road = way.road();
        float wide = measure().px(28);
        g.setStroke(new BasicStroke(wide, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.setColor(ROAD);
        g.draw(road);
        float dot = measure().px(7);
        g.setStroke(new BasicStroke(
                dot,
                BasicStroke.CAP_ROUND,
                BasicStroke.JOIN_ROUND,
                1,
                new float[] {0.1f, measure().px(20)},
                0));
        g.setColor(DOTS);
        g.draw(road);
    }

    private static int signHigh(Measure now) {
        return (int) Math.ceil(1.3 * now.text(TextSize.SMALL)) + now.px(10);
    }

    /** A board on a post, where a chapter begins. */
    private void paintSign(Graphics2D g, int place) {
        String chapter = course.lessons().get(place).chapter();
        if (chapter.isEmpty()) return;
        g.setFont(TextSize.ANSWER.font(measure().text(TextSize.SMALL)));
        FontMetrics metrics = g.getFontMetrics();
        int high = signHigh(measure()) - measure().px(4);
        int wide = Math.min(way.cell(), metrics.stringWidth(chapter) + measure().px(20));
        Point2D at = way.stone(place);
        double radius = way.radius(place);
        // Beside the guide, if it sits there.
        double middle = place == course.next() ? at.getX() + radius + wide / 2.0 : at.getX();
        int x = (int) Math.max(measure().pad(), Math.min(getWidth() - measure().pad() - wide, middle - wide / 2.0));
        int y = (int) (at.getY() - radius - high - measure().px(8));
        g.setColor(POST);
        g.fillRect(x + wide / 2 - measure().px(3), y + high / 2, measure().px(6), high);
        g.setColor(BOARD);
        g.fill(Brush.rounded(x, y, wide, high, 0, measure().px(6)));
        g.setColor(POST);
        g.setStroke(Brush.line(2));
        g.draw(Brush.rounded(x, y, wide, high, 1, measure().px(6)));
        g.setColor(SIGN_INK);
        g.drawString(
                chapter,
                x + (wide - metrics.stringWidth(chapter)) / 2,
                y + (high - metrics.getHeight()) / 2 + metrics.getAscent());
    }

    /** The guide sits on the present stone. */
    @Override
    protected void paintChildren(Graphics graphics) {
        super.paintChildren(graphics);
        if (course.next() < 0 || course.next() >= stones.size() || drawer() != null) return;
        Graphics2D g = Brush.smooth(graphics);
        try {
            Point2D at = way.stone(course.next());
            double radius = way.radius(course.next());
            int across = (int) (radius * 1.15);
            new GuideIcon(Pose.SIT, across)
                    .paintIcon(this, g, (int) (at.getX() - across * 0.5), (int) (at.getY() - radius - across * 0.86));
        } finally {
            g.dispose();
        }
    }

    // ---- keyboard

    /** The keyboard goes to what leads on. */
    public void takeKeyboard() {
        if (goOn.isVisible()) goOn.requestFocusInWindow();
        else requestFocusInWindow();
    }

    @Override
    public void addNotify() {
        super.addNotify();
        letEnterLeadOn();
    }

    @Override
    public void setVisible(boolean visible) {
        super.setVisible(visible);
        letEnterLeadOn();
    }

    private void letEnterLeadOn() {
        if (getRootPane() == null) return;
        if (isVisible()) getRootPane().setDefaultButton(goOn);
        else if (getRootPane().getDefaultButton() == goOn) getRootPane().setDefaultButton(null);
    }

    /** @param by to the stone before or after along the way; 0 to the nearest one above or below */
    private void bind(String key, int by) {
        getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke(key), key);
        getActionMap().put(key, new AbstractAction() {
            private static final long serialVersionUID = 1;

            @Override
            public void actionPerformed(ActionEvent e) {
                walk(by, key.equals("UP") ? -1 : 1);
            }
        });
    }

    private void walk(int across, int down) {
        if (stones.isEmpty() || drawer() != null) return;
        Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
        int at = stones.indexOf(owner);
        if (at < 0) {
            stones.get(Math.max(0, course.next())).requestFocusInWindow();
            return;
        }
        // Right is right as it is seen, whichever way the road runs in this row.
        int next = across == 0 ? way.beyond(at, down) : way.beside(at, across);
        if (next >= 0 && next < stones.size()) stones.get(next).requestFocusInWindow();
    }
}
