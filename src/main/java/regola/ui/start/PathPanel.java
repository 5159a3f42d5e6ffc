package regola.ui.start;

import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.KeyboardFocusManager;
import java.awt.Rectangle;
import java.awt.event.ActionEvent;
import java.awt.geom.Point2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.swing.AbstractAction;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.KeyStroke;
import regola.ui.board.art.ArtStore;
import regola.ui.book.BookGrid;
import regola.ui.parts.Scrolling;
import regola.ui.stage.Brush;
import regola.ui.stage.Daylight;
import regola.ui.stage.Drawer;
import regola.ui.stage.Measure;
import regola.ui.stage.RoadOrder;
import regola.ui.stage.StageButton;
import regola.ui.stage.StageColour;
import regola.ui.stage.StageHead;
import regola.ui.stage.StagePane;
import regola.ui.stage.TextSize;
import regola.ui.view.Texts;
import regola.ui.view.lesson.CourseView;
import regola.ui.view.lesson.LessonCardView;
import regola.ui.view.lesson.PictureBookView;
import regola.ui.view.start.LearnerWishes;
import regola.ui.view.start.PathWishes;

/**
 * A PathPanel is the lessons of a game as stones along a way through its landscape. Nothing is locked: a lesson is
 * done, is the present one, or comes later, and each can be opened.
 */
public final class PathPanel extends StagePane {
    private static final long serialVersionUID = 1;
    private static final double ROOM_ENOUGH = 48;
    private static final double ROOMY = 56; // in pixels at 100 %: stones from this radius on have room for large titles
    private static final double UNDER_HEAD = 8; // a sign that touches the head would seem to hang from it

    private final transient GameImages pictures;
    private final transient PathWishes wishes;
    private final LearnerBar learner;
    private final Drawer learners;
    private final BookGrid cards;
    private final Drawer book;
    private final StageButton goOn = new StageButton("start.goOn", StageButton.Style.LEAD);
    private final StageButton trailer = new StageButton("path.trailer", StageButton.Style.PLAIN);
    /** Nobody has to be through all lessons to play. */
    private final StageButton play = new StageButton("path.play", StageButton.Style.PLAIN);

    private final StageButton bookButton = new StageButton("path.book", StageButton.Style.PLAIN);
    private final StageButton name = new StageButton("path.learner", StageButton.Style.PLAIN);
    private final PageDots dots = new PageDots(this::turnTo);
    private final List<LessonStone> stones = new ArrayList<>();
    private final transient Framing framing = new Framing();
    /** The lessons; before they are {@link #shown}, what is known of them from outside. */
    private transient CourseView course = CourseView.NONE;

    private String title = "";
    /** The id of the game whose lessons are to be shown; null before any. */
    private String expected;

    private boolean shown;
    private boolean trailed;
    private transient Texts texts = Texts.in("en");
    private transient PathWay way = PathWay.NONE;
    private TextSize letters = TextSize.SMALL;
    private int page;
    /** The stone for which the page was turned last; -1 before any was. */
    private int turnedFor = -1;

    /**
     * @param art the drawings of a game by its id, for the cards of its picture book
     * @param menu opens the menu below the component that it gets
     */
    public PathPanel(
            GameImages pictures,
            Function<String, ArtStore> art,
            PathWishes wishes,
            LearnerWishes learning,
            Consumer<JComponent> menu) {
        super(new StageHead("path", wishes::leave, menu));
        this.pictures = pictures;
        this.wishes = wishes;
        setName("path");
        learner = new LearnerBar(learning);
        JPanel bar = new JPanel(new BorderLayout());
        bar.setOpaque(false);
        bar.add(learner, BorderLayout.NORTH);
        learners = new Drawer("learner.drawer", bar);
        cards = new BookGrid(art, () -> {
            closeDrawer();
            goOn();
        });
        book = new Drawer("book", Scrolling.page(cards), BookGrid.WIDE);
        trailer.addActionListener(e -> wishes.trailer(course.game()));
        play.addActionListener(e -> wishes.play(course.game()));
        bookButton.addActionListener(e -> turnBook());
        name.addActionListener(e -> openLearners());
        name.setVisible(false);
        goOn.setVisible(false); // before the lessons are known it leads nowhere
        goOn.addActionListener(e -> goOn());
        head().addEnd(name);
        head().addEnd(play);
        head().addEnd(trailer);
        head().addEnd(bookButton);
        add(goOn, Integer.valueOf(DEFAULT_LAYER + 1));
        dots.setPlated();
        add(dots);
        RoadOrder.lead(this, this::order);
        bind("LEFT", () -> walk(-1, 0));
        bind("RIGHT", () -> walk(1, 0));
        bind("UP", () -> walk(0, -1));
        bind("DOWN", () -> walk(0, 1));
        bind("PAGE_UP", () -> turnTo(page - 1));
        bind("PAGE_DOWN", () -> turnTo(page + 1));
        bind("I", this::turnBook);
        bind("ESCAPE", () -> {
            if (!closeDrawer()) wishes.leave();
        });
        speak(texts);
    }

    // ---- what is shown

    /** @return the lessons that were shown last; none while others are expected */
    public CourseView course() {
        return shown ? course : CourseView.NONE;
    }

    public void speak(Texts next) {
        boolean otherwise = !next.language().equals(texts.language());
        texts = next;
        head().speak(next);
        trailer.setText(next.get("path.trailer"));
        play.setText(next.get("start.play"));
        bookButton.setText(next.get("path.book"));
        bookButton.setToolTipText(next.get("path.book.tip"));
        learners.speak(next.get("path.learner"), next);
        if (drawer() != book) book.speak(next.get("path.book"), next);
        else if (otherwise) wishes.book();
    }

    // ---- what slides in from the side

    /** Who is learning can be chosen. */
    public void openLearners() {
        if (drawer() == learners) closeDrawer();
        else open(learners, false);
    }

    /** The picture book opens, or closes. */
    public void turnBook() {
        if (course.game() == null) return;
        if (drawer() == book) {
            closeDrawer();
            return;
        }
        // The cards may take a while; that it opens is seen at once.
        cards.empty();
        book.speak(texts.get("book.opening"), texts);
        open(book, false);
        wishes.book();
    }

    /** @param shown the cards of the game that the page is about */
    public void showBook(PictureBookView shown) {
        if (!shown.game().equals(course.game()) || drawer() != book) return; // closed while it was being made
        cards.show(shown, texts);
        book.speak(BookGrid.title(shown, texts), texts);
        fit(cards);
    }

    /**
     * The way of a game is on its way; another game's is not shown meanwhile, but the stones that are known.
     *
     * @param game its id
     * @param called its title
     * @param outline what is known of its lessons from outside; may be none
     */
    public void expect(String game, String called, CourseView outline) {
        if (shown && game.equals(course.game())) return;
        closeDrawer();
        course = outline;
        expected = game;
        shown = false;
        turnedFor = -1;
        title = called;
        head().setTitle(called, called);
        build();
        showEnds();
        goOn.setVisible(false);
        dots.setVisible(false);
        revalidate();
        repaint();
    }

    /**
     * @param next the lessons
     * @param game the title of the game
     * @param hasTrailer whether there is one
     */
    public void show(CourseView next, String game, boolean hasTrailer, Texts inLanguage) {
        boolean otherGame = !Objects.equals(course.game(), next.game());
        boolean other = !shown || otherGame;
        course = next;
        expected = next.game();
        title = game;
        shown = true;
        speak(inLanguage);
        learner.show(next, inLanguage);
        // Nobody is asked who they are; whoever has said so sees it.
        name.setText(next.learner());
        name.getAccessibleContext().setAccessibleName(texts.get("path.learner.now", next.learner()));
        name.setToolTipText(texts.get("path.learner.now", next.learner()));
        if (other) turnedFor = -1;
        if (otherGame && drawer() != null) closeDrawer();
        trailed = hasTrailer;
        showEnds();
        int all = next.all();
        // Children see their stars; a sum tells them nothing.
        boolean counted = all > 0 && mode() != Measure.Mode.CHILDREN;
        String done = !counted ? "" : " · " + texts.get("path.done", next.done(), all);
        head().setTitle(title + done, title);
        build();
        showGoOn();
        revalidate();
        repaint();
        if (other && drawer() == null && !stones.contains(keyboard())) takeKeyboard();
        letEnterLeadOn();
    }

    @Override
    public void setMode(Measure.Mode next) {
        super.setMode(next);
        showEnds();
    }

    /** Those who read little have nothing in the head but the way home and the picture book. */
    private void showEnds() {
        boolean all = mode() != Measure.Mode.CHILDREN;
        trailer.setVisible(all && shown && trailed);
        play.setVisible(all && shown && course.next() >= 0); // where no lesson is left the filled button plays
        bookButton.setVisible(true);
        name.setVisible(all && !course.learner().isEmpty());
    }

    private void build() {
        List<LessonCardView> cards = course.lessons();
        while (stones.size() > cards.size()) remove(stones.remove(stones.size() - 1));
        for (int i = 0; i < cards.size(); i++) {
            if (i >= stones.size()) {
                LessonStone stone = new LessonStone(pictures, this::press, wishes);
                stones.add(stone);
                add(stone);
            }
            if (shown) stones.get(i).show(course.game(), cards.get(i), i == course.next(), texts);
            else stones.get(i).outline(course.game(), cards.get(i), texts);
        }
        fit(this);
    }

    private void press(LessonCardView lesson) {
        if (lesson.problems().isEmpty()) {
            wishes.learn(course.game(), lesson.id());
            return;
        }
        wishes.unfit(course.game(), lesson.title());
    }

    private void showGoOn() {
        goOn.getAccessibleContext().setAccessibleName(leadsOn());
        goOn.setToolTipText(leadsOn());
        goOn.setText(leadsOn());
        goOn.setVisible(shown);
    }

    private String leadsOn() {
        return new GoOnWords(course, texts).whole();
    }

    private void goOn() {
        if (!shown) return;
        if (course.next() >= 0)
            wishes.learn(course.game(), course.lessons().get(course.next()).id());
        else if (course.game() != null) wishes.play(course.game());
    }

    /** @return the id of the lesson that the filled button leads to; null if it leads to a match */
    public String leadsTo() {
        return shown && course.next() >= 0 ? course.lessons().get(course.next()).id() : null;
    }

    /** @return the step at which that lesson goes on, from 0 */
    public int leadsToStep() {
        return course.next() < 0
                ? 0
                : Math.max(0, course.lessons().get(course.next()).step() - 1);
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
        boolean plays = shown && course.next() < 0;
        int foot = plays ? now.button() + now.pad() : 0;
        int top = now.head() + now.px(UNDER_HEAD);
        Rectangle room = new Rectangle(0, top, getWidth(), Math.max(1, getHeight() - top - foot));
        way = wayIn(room, now);
        if (turnedFor != course.next() && !stones.isEmpty()) {
            turnedFor = course.next();
            page = way.page(Math.max(0, course.next()));
        }
        page = Math.max(0, Math.min(page, way.pages() - 1));
        for (int i = 0; i < stones.size(); i++) {
            stones.get(i).setVisible(way.page(i) == page);
            stones.get(i)
                    .place(way.stone(i), way.radius(i), way.cell(), wordsHigh(stones.get(i), now, way.cell()), now);
        }
        dots.setVisible(way.pages() > 1);
        dots.show(page, way.pages(), texts, "path.page");
        dots.setBounds(0, getHeight() - foot - now.target() - now.px(4), getWidth(), now.target());
        if (plays) {
            goOn.setText(leadsOn());
            int wide = Math.min(getWidth() - 2 * now.pad(), goOn.getPreferredSize().width + now.px(8));
            goOn.setBounds((getWidth() - wide) / 2, getHeight() - now.pad() - now.button(), wide, now.button());
        } else if (shown) {
            placeGoOn(now);
        }
    }

    /** Titles are large where stones are large all the same. */
    private PathWay wayIn(Rectangle room, Measure now) {
        goOn.setSign(ChildSign.toLearn(now));
        int pages = wayIn(room, now, TextSize.SMALL).pages();
        for (TextSize size : List.of(TextSize.ANSWER, TextSize.BODY)) {
            PathWay found = wayIn(room, now, size);
            double least = now.scale() * (size == TextSize.ANSWER ? ROOMY : ROOM_ENOUGH);
            if (found.pages() <= pages && found.radius() >= least) return found;
        }
        return wayIn(room, now, TextSize.SMALL);
    }

    /** Where titles in three lines leave clearly larger pictures they have three. */
    private PathWay wayIn(Rectangle room, Measure now, TextSize size) {
        PathWay three = wayIn(room, now, size, 3);
        PathWay two = wayIn(room, now, size, 2);
        return three.isRoomierThan(two) ? wayIn(room, now, size, 3) : two;
    }

    private PathWay wayIn(Rectangle room, Measure now, TextSize size, int lines) {
        letters = size;
        stones.forEach(stone -> stone.write(size, lines));
        List<Boolean> signs = course.lessons().stream()
                .map(lesson -> !lesson.chapter().isEmpty())
                .toList();
        int wide = stones.stream().mapToInt(stone -> stone.wordsWide(now)).max().orElse(1);
        for (LessonCardView lesson : course.lessons()) wide = Math.max(wide, chapterWide(lesson, now));
        if (course.next() >= 0) wide = Math.max(wide, goOnWide(now));
        wide = Math.min(wide, room.width / 2 - now.px(30));
        List<Integer> two = stones.stream()
                .map(stone -> LessonStone.wordsHigh(now, letters, lines))
                .toList();
        PathWay.Needs most = new PathWay.Needs(
                course.next(), signs, ChapterSign.high(now) + now.px(6), wide, two, goOnHigh(now) + now.px(4));
        int turning = now.target() + now.px(8);
        PathWay found = PathWay.of(most, now, room, turning, 0);
        // Where titles have one line there is more room for stones.
        List<Integer> high = stones.stream()
                .map(stone -> wordsHigh(stone, now, found.cell()))
                .toList();
        PathWay.Needs least = new PathWay.Needs(course.next(), signs, most.signHigh(), wide, high, most.buttonHigh());
        return PathWay.of(least, now, room, turning, found.columns());
    }

    private int chapterWide(LessonCardView of, Measure now) {
        return of.chapter().isEmpty() ? 0 : ChapterSign.wide(getFontMetrics(ChapterSign.font(now)), of.chapter(), now);
    }

    private int wordsHigh(LessonStone stone, Measure now, int cell) {
        return LessonStone.wordsHigh(now, letters, stone.lines(now, cell));
    }

    private int goOnWide(Measure now) {
        int sides = now.px(now.mode() == Measure.Mode.CHILDREN ? 56 : 36);
        return new GoOnWords(course, texts).wide(getFontMetrics(goOn.getFont())) + sides;
    }

    private static int goOnHigh(Measure now) {
        return Math.max(44, Math.min(now.button(), now.px(48)));
    }

    private void placeGoOn(Measure now) {
        LessonStone stone = stones.get(course.next());
        goOn.setVisible(shown && stone.isVisible());
        goOn.setText(new GoOnWords(course, texts).brief());
        if (goOn.getPreferredSize().width + now.px(8) > way.cell())
            goOn.setText(new GoOnWords(course, texts).briefest());
        int wide = Math.min(way.cell(), goOn.getPreferredSize().width + now.px(8));
        Rectangle plate = stone.plate();
        int y = stone.getY() + plate.y + plate.height + now.px(4);
        goOn.setBounds((int) way.stone(course.next()).getX() - wide / 2, y, wide, goOnHigh(now));
    }

    private void turnTo(int next) {
        if (drawer() != null || next < 0 || next >= way.pages()) return;
        page = next;
        revalidate();
        doLayout();
        repaint();
    }

    /** @return what stands where on the page, by what it is called: nothing may lie on anything else */
    public Map<String, Rectangle> taken() {
        Map<String, Rectangle> taken = new LinkedHashMap<>();
        for (int i = 0; i < stones.size(); i++) {
            if (way.page(i) != page) continue;
            LessonStone stone = stones.get(i);
            double radius = way.radius(i);
            Point2D at = way.stone(i);
            taken.put(
                    "stone " + (i + 1),
                    new Rectangle((int) (at.getX() - radius), (int) (at.getY() - radius), (int) (2 * radius), (int)
                            (2 * radius)));
            Rectangle plate = stone.plate();
            plate.translate(stone.getX(), stone.getY());
            taken.put("title " + (i + 1), plate);
            Rectangle sign = sign(i);
            if (sign != null) taken.put("sign " + (i + 1), sign);
        }
        if (guide() != null) taken.put("guide", guide());
        if (goOn.isVisible()) taken.put("go on", goOn.getBounds());
        if (dots.isVisible()) taken.put("pages", dots.getBounds());
        return taken;
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        super.paintComponent(graphics);
        Graphics2D g = Brush.smooth(graphics);
        try {
            Rectangle all = new Rectangle(0, 0, getWidth(), getHeight());
            BufferedImage land = expected == null ? null : pictures.land(expected, this);
            framing.paint(g, land, all, 0, 0, all.width, all.height);
            Daylight.paint(g, all, mode());
            Color paper = StageColour.PAPER.now();
            g.setColor(new Color(paper.getRed(), paper.getGreen(), paper.getBlue(), 0xEC));
            g.fillRect(0, 0, getWidth(), measure().head());
            way.paint(g, page, measure());
            // They come from the first to the last, not as they are painted.
            for (LessonStone stone : stones) if (stone.isVisible()) stone.askForPicture();
            for (int i = 0; i < stones.size(); i++) if (way.page(i) == page) paintSign(g, i);
        } finally {
            g.dispose();
        }
    }

    /** @return where the board of a chapter stands; null if none begins there */
    private Rectangle sign(int place) {
        String chapter = course.lessons().get(place).chapter();
        if (chapter.isEmpty()) return null;
        Measure now = measure();
        int wide = Math.min(way.cell(), chapterWide(course.lessons().get(place), now));
        Point2D at = way.stone(place);
        double radius = way.radius(place);
        double over = place == course.next() ? radius * PathWay.GUIDE : LessonStone.above(now, radius);
        int bottom = (int) (at.getY() - radius - over) - now.px(2);
        return new Rectangle((int) at.getX() - wide / 2, bottom - ChapterSign.high(now), wide, ChapterSign.high(now));
    }

    /** A board on a post, where a chapter begins. */
    private void paintSign(Graphics2D g, int place) {
        Rectangle sign = sign(place);
        if (sign == null) return;
        int foot = (int) way.stone(place).getY();
        ChapterSign.paint(g, sign, course.lessons().get(place).chapter(), foot, measure());
    }

    /** @return where the guide sits; null where it does not */
    private Rectangle guide() {
        int next = course.next();
        if (!shown || next < 0 || next >= stones.size() || way.page(next) != page) return null;
        return SittingGuide.on(way.stone(next), way.radius(next));
    }

    /** The guide sits on the present stone. */
    @Override
    protected void paintChildren(Graphics graphics) {
        super.paintChildren(graphics);
        Rectangle guide = guide();
        if (guide != null && drawer() == null) SittingGuide.paint(this, graphics, guide);
    }

    // ---- keyboard

    /** The keyboard goes to what leads on. */
    public void takeKeyboard() {
        if (goOn.isVisible()) goOn.requestFocusInWindow();
        else if (shown && !stones.isEmpty()) goTo(firstOfPage());
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

    private void bind(String key, Runnable act) {
        getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke(key), key);
        getActionMap().put(key, new AbstractAction() {
            private static final long serialVersionUID = 1;

            @Override
            public void actionPerformed(ActionEvent e) {
                act.run();
            }
        });
    }

    private void walk(int across, int down) {
        if (stones.isEmpty() || drawer() != null) return;
        int at = stones.indexOf(keyboard());
        if (at < 0) {
            goTo(Math.max(0, way.page(Math.max(0, course.next())) == page ? course.next() : firstOfPage()));
            return;
        }
        // Right is right as it is seen, whichever way the road runs in this row.
        int next = across == 0 ? way.beyond(at, down) : way.beside(at, across);
        if (next >= 0 && next < stones.size()) goTo(next);
    }

    private static Component keyboard() {
        return KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
    }

    private int firstOfPage() {
        for (int i = 0; i < stones.size(); i++) if (way.page(i) == page) return i;
        return 0;
    }

    private void goTo(int place) {
        turnTo(way.page(place));
        stones.get(place).requestFocusInWindow();
    }

    /** Along the road, and from the present stone to what leads on. */
    private double order(Component part) {
        int stone = stones.indexOf(part);
        if (stone >= 0) return stone + 1;
        if (part == goOn) return course.next() < 0 ? stones.size() + 2 : course.next() + 1.5;
        if (part == dots || dots.isAncestorOf(part)) return stones.size() + 1;
        return part == head() || head().isAncestorOf(part) ? 0 : stones.size() + 3;
    }
}
