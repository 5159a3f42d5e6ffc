package regola.ui.start;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import javax.swing.AbstractButton;
import javax.swing.JPanel;
import regola.ui.guide.GuideIcon;
import regola.ui.guide.Pose;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.stage.StageButton;
import regola.ui.stage.StageColour;
import regola.ui.stage.StageHead;
import regola.ui.stage.StageWords;
import regola.ui.stage.TextSize;
import regola.ui.view.Texts;
import regola.ui.view.start.GoOnView;
import regola.ui.view.start.KeptMatchView;
import regola.ui.view.start.ShelfView;
import regola.ui.view.start.ShelfWishes;

/**
 * A GoOnBand says where somebody really was, in a lesson or in a match, and leads back there with the one filled button
 * of the page. Where nothing was begun yet it says where to begin. It is as high in every state: what stands below
 * never moves.
 */
final class GoOnBand extends JPanel implements Measured {
    private static final long serialVersionUID = 1;
    private static final double WIDE_PICTURE = 150;
    private static final double LEADING = 1.2;
    /** How much narrower than usual a notice is where that covers less. */
    private static final double[] NARROWER = {1, 0.9, 0.8, 0.7, 0.6};

    private final transient GameImages pictures;
    private final transient ShelfWishes wishes;
    private final StageButton goOn = new StageButton("goon", StageButton.Style.LEAD);
    /** Back to the lesson, where the band is about a match. */
    private final StageButton study = new StageButton("goon.study", StageButton.Style.PLAIN);

    /** The last match, for children where the band is about a lesson: they have no drawer of matches. */
    private final StageButton aside = new StageButton("goon.match", StageButton.Style.PLAIN);

    private final StageButton matches = new StageButton("matches", StageButton.Style.PLAIN);
    private final transient Framing framing = new Framing();
    private transient Runnable act = () -> {};
    private transient Runnable learn = () -> {};
    private transient Runnable playOn = () -> {};
    private boolean hasAside;
    /** Whether it is about a first lesson, not about one to go on with. */
    private boolean begins;

    /** Whether there are more matches than the band is about. */
    private boolean more;

    private String title = "";
    private String sub = "";
    private String game;
    /** What the band is about, if it is a match; and if it is a lesson. */
    private transient KeptMatchView match;

    private String lesson;
    private transient Measure measure = Measure.of(1280, 800, 1);

    /** @param open opens the unfinished matches */
    GoOnBand(GameImages pictures, ShelfWishes wishes, Runnable open) {
        super(null);
        this.pictures = pictures;
        this.wishes = wishes;
        setName("goon.band");
        setOpaque(false);
        goOn.addActionListener(e -> act.run());
        study.addActionListener(e -> learn.run());
        aside.addActionListener(e -> playOn.run());
        matches.addActionListener(e -> open.run());
        // Before it is known where somebody was there is nothing to go on with.
        goOn.setVisible(false);
        study.setVisible(false);
        aside.setVisible(false);
        matches.setVisible(false);
        add(goOn);
        add(study);
        add(aside);
        add(matches);
    }

    StageButton goOnButton() {
        return goOn;
    }

    /** @return what can be pressed on it, from left to right */
    List<AbstractButton> buttons() {
        List<AbstractButton> all = new ArrayList<>();
        if (goOn.isVisible()) all.add(goOn);
        if (study.isVisible()) all.add(study);
        if (aside.isVisible()) all.add(aside);
        if (matches.isVisible()) all.add(matches);
        return all;
    }

    /** @return whether there is something to go on with */
    boolean leadsOn() {
        return goOn.isVisible();
    }

    /** @return whether it says where to begin, as nothing was begun yet */
    boolean begins() {
        return begins;
    }

    /** Before it is known which games there are. */
    void await(Texts texts) {
        title = texts.get("shelf.coming");
        repaint();
    }

    void show(ShelfView view, List<KeptMatchView> kept, Texts texts) {
        // A match in which nobody has moved is not what was done last, whatever was opened last.
        boolean moved = !kept.isEmpty() && kept.get(0).moves() > 0;
        boolean plays = !kept.isEmpty() && (view.goOn() == null || view.match() && moved);
        GoOnView ahead = view.goOn() == null ? view.begin() : view.goOn();
        begins = !plays && view.goOn() == null && ahead != null;
        goOn.setName(begins ? "goon.begin" : "goon");
        goOn.setVisible(plays || ahead != null);
        more = kept.size() > (plays ? 1 : 0);
        matches.setText(texts.get("shelf.matches", kept.size()));
        goOn.setText(texts.get("kept.goon"));
        match = plays ? kept.get(0) : null;
        lesson = plays || ahead == null ? null : ahead.lesson();
        study.setVisible(plays && view.goOn() != null);
        if (study.isVisible()) offer(view.goOn(), texts);
        hasAside = !plays && !kept.isEmpty();
        if (hasAside) offer(kept.get(0), texts);
        showAside();
        if (plays) showMatch(kept.get(0), texts);
        else if (ahead != null) showLesson(ahead, texts);
        else {
            game = null;
            title = texts.get("shelf.which");
            sub = texts.get("shelf.which.sub");
            act = () -> {};
        }
        goOn.getAccessibleContext().setAccessibleName(title);
        goOn.getAccessibleContext().setAccessibleDescription(sub);
        boolean asks = title.endsWith("?");
        getAccessibleContext().setAccessibleName(title + (sub.isEmpty() ? "" : (asks ? " " : ". ") + sub));
        revalidate();
        repaint();
    }

    private void showMatch(KeptMatchView last, Texts texts) {
        game = last.game();
        title = texts.get("shelf.goon.match", KeptList.title(last, texts));
        sub = KeptList.what(last, texts);
        act = () -> wishes.goOn(last.key());
    }

    private void offer(GoOnView left, Texts texts) {
        study.setText(texts.get(
                left.step() > 1 ? "shelf.study.step" : "shelf.study", left.title(), left.number(), left.step()));
        String whole = title(left, texts);
        study.getAccessibleContext().setAccessibleName(whole);
        study.setToolTipText(whole + ": " + left.name());
        learn = () -> wishes.lesson(left.game(), left.lesson());
    }

    private void offer(KeptMatchView last, Texts texts) {
        aside.setText(texts.get("shelf.match", KeptList.title(last, texts)));
        playOn = () -> wishes.goOn(last.key());
    }

    private void showAside() {
        boolean children = measure.mode() == Measure.Mode.CHILDREN;
        aside.setVisible(hasAside && children);
        matches.setVisible(more && !children); // there are no drawers for children
    }

    /** What was never begun does not go on. */
    private static String title(GoOnView left, Texts texts) {
        return texts.get(left.step() == 0 ? "shelf.next.lesson" : "shelf.goon.lesson", left.title(), left.number());
    }

    private static String beginning(GoOnView first, Texts texts) {
        return texts.get("shelf.begin", first.title());
    }

    private void showLesson(GoOnView left, Texts texts) {
        game = left.game();
        title = begins ? beginning(left, texts) : title(left, texts);
        if (left.step() == 0) goOn.setText(texts.get("course.begin.brief"));
        sub = left.step() > 0 && left.steps() > 0
                ? texts.get("shelf.goon.step", left.name(), left.step(), left.steps())
                : begins ? texts.get("shelf.begin.lesson", left.number(), left.name()) : left.name();
        act = () -> wishes.lesson(left.game(), left.lesson());
    }

    @Override
    public void measure(Measure next) {
        if (next.equals(measure)) return;
        measure = next;
        showAside();
        revalidate();
        repaint();
    }

    /** @return how high it wants to be */
    int high() {
        return Math.min(measure.px(104), measure.height() / 6);
    }

    private Rectangle picture() {
        int inset = measure.px(10);
        int wide = Math.min(measure.px(WIDE_PICTURE), getWidth() / 5);
        return new Rectangle(inset, inset, wide, Math.max(1, getHeight() - 2 * inset));
    }

    @Override
    public void doLayout() {
        int right = getWidth() - measure.px(18);
        int gap = measure.gap();
        boolean children = measure.mode() == Measure.Mode.CHILDREN;
        goOn.setSign(children ? new ChildSign(lesson != null, measure.px(30)) : null);
        int high = leadsOn() ? Math.min(measure.button(), getHeight() - measure.px(12)) : Math.max(44, measure.px(44));
        if (matches.isVisible()) {
            Dimension size = matches.getPreferredSize();
            matches.setBounds(right - size.width, (getHeight() - high) / 2, size.width, high);
            right -= size.width + gap;
        }
        if (study.isVisible()) {
            study.setSign(children ? new ChildSign(true, measure.px(30)) : null);
            int wide = study.getPreferredSize().width;
            study.setBounds(right - wide, (getHeight() - high) / 2, wide, high);
            right -= wide + gap;
        }
        if (aside.isVisible()) {
            aside.setSign(new ChildSign(false, measure.px(30)));
            int wide = aside.getPreferredSize().width;
            aside.setBounds(right - wide, (getHeight() - high) / 2, wide, high);
            right -= wide + gap;
        }
        if (goOn.isVisible()) {
            int wide = Math.max(goOn.getPreferredSize().width, measure.px(156));
            goOn.setBounds(right - wide, (getHeight() - high) / 2, wide, high);
        }
    }

    private int wordsEnd() {
        return goOn.isVisible() ? goOn.getX() : matches.isVisible() ? matches.getX() : getWidth();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Brush.smooth(graphics);
        try {
            if (leadsOn()) paintBand(g);
            else paintQuestion(g);
        } finally {
            g.dispose();
        }
    }

    /** The guide asks, and says to who is new here what one can do with a game. */
    private void paintQuestion(Graphics2D g) {
        int across = Math.min(getHeight(), (int) Math.ceil(measure.text(TextSize.DISPLAY) * 1.7));
        new GuideIcon(Pose.ASK, across).paintIcon(this, g, measure.px(6), (getHeight() - across) / 2);
        g.setColor(StageColour.INK.now());
        g.setFont(TextSize.DISPLAY.font(measure));
        var metrics = g.getFontMetrics();
        int x = across + measure.px(24);
        g.drawString(title, x, (getHeight() - metrics.getHeight()) / 2 + metrics.getAscent());
        if (measure.mode() == Measure.Mode.CHILDREN) return;
        int from = x + metrics.stringWidth(title) + measure.px(28);
        StageWords words = StageWords.in(
                this, TextSize.BODY.font(measure), sub, Math.max(1, getWidth() - measure.px(18) - from), LEADING);
        if (words.height() > getHeight() || words.span(this) > getWidth() - from) return;
        g.setColor(StageColour.SUB.now());
        words.paint(g, from, (getHeight() - words.height()) / 2);
    }

    private void paintBand(Graphics2D g) {
        double radius = measure.px(18);
        double edge = Math.max(2, measure.unit() * 3);
        g.setColor(StageColour.BUBBLE.now());
        g.fill(Brush.rounded(0, 0, getWidth(), getHeight(), 0, radius));
        g.setColor(StageColour.LEAD.now());
        g.setStroke(Brush.line(edge));
        g.draw(Brush.rounded(0, 0, getWidth(), getHeight(), edge / 2, radius));
        Rectangle place = picture();
        Said said = said();
        double density = Framing.density(this);
        framing.paint(
                g,
                picture((int) Math.ceil(place.width * density), (int) Math.ceil(place.height * density)),
                Brush.rounded(place.x, place.y, place.width, place.height, 0, measure.px(12)),
                place.x,
                place.y,
                place.width,
                place.height);
        g.setColor(StageColour.INK.now());
        said.head.paint(g, said.x, said.y);
        g.setColor(StageColour.SUB.now());
        said.below.paint(g, said.x, said.y + said.head.height());
    }

    /** The words beside the picture, and where they begin. */
    private record Said(StageWords head, StageWords below, int x, int y) {}

    private Said said() {
        double edge = Math.max(2, measure.unit() * 3);
        Rectangle place = picture();
        int x = place.x + place.width + measure.px(20);
        int room = Math.max(1, wordsEnd() - measure.px(14) - x);
        StageWords head = fitted(title, TextSize.TITLE, room, getHeight() * 0.5);
        StageWords below = below(room, getHeight() - head.height() - 2 * edge - measure.px(4));
        return new Said(head, below, x, (getHeight() - head.height() - below.height()) / 2);
    }

    /** @return what bears nothing between the words and the first button, where there is something to go on with */
    Rectangle free() {
        Said said = said();
        int from = said.x + Math.max(said.head.span(this), said.below.span(this)) + measure.px(14);
        return new Rectangle(from, 0, Math.max(0, firstButton() - measure.px(14) - from), getHeight());
    }

    /** @return how far down nothing is written */
    int wordsTop() {
        return said().y;
    }

    private int firstButton() {
        return buttons().stream().mapToInt(AbstractButton::getX).min().orElse(getWidth());
    }

    /** Where somebody was; until that is painted, the game. */
    private BufferedImage picture(int wide, int high) {
        BufferedImage there = match != null
                ? pictures.ofMatch(match, this)
                : lesson == null ? null : pictures.ofLesson(game, lesson, wide, this);
        return there == null ? pictures.of(game, wide, high, this) : there;
    }

    /** What has no room is left out from behind: when it was, then what it was. */
    private StageWords below(int room, double high) {
        String said = measure.mode() == Measure.Mode.CHILDREN ? "" : sub;
        while (true) {
            StageWords words = fitted(said, TextSize.BODY, room, Math.min(high, getHeight() * 0.42));
            if (said.isEmpty() || words.height() <= high) return words;
            said = said.substring(0, Math.max(0, said.lastIndexOf(" · ")));
        }
    }

    private StageWords fitted(String text, TextSize size, int room, double high) {
        for (int pixels = measure.text(size); ; pixels--) {
            StageWords words = StageWords.in(this, size.font(pixels), text, room, LEADING);
            if (words.height() <= high || pixels <= measure.text(TextSize.SMALL)) return words;
        }
    }

    /**
     * Where nothing is pressed that a notice would cover: in the middle of the band that goes on where one was, or
     * above its words; where neither has room, below the band, over pictures only. Where nothing is gone on with, over
     * what says that one may choose.
     *
     * @param usual where a notice would lie
     * @param below how much is free between the band and the games, in pixels
     */
    Rectangle noticePlace(Rectangle usual, IntUnaryOperator high, StageHead head, int below, int gap) {
        Rectangle free = head.free();
        int foot = getY() + getHeight() + below;
        Rectangle above = new Rectangle(free.x + 3 * gap, gap, free.width - 6 * gap, foot - gap);
        if (!leadsOn()) {
            for (int i = NARROWER.length - 1; i >= 0; i--) {
                int wide = (int) (usual.width * NARROWER[i]);
                int tall = wide > above.width ? Integer.MAX_VALUE : high.applyAsInt(wide);
                if (tall > foot) continue;
                // As close to the upper edge as it has to be.
                return new Rectangle(above.x + above.width - wide, Math.min(gap, foot - tall), wide, tall);
            }
            return usual;
        }
        Rectangle middle = free();
        int right = getX() + middle.x + middle.width;
        middle.setBounds(getX() + middle.x, head.getHeight() - gap, middle.width, foot + gap - head.getHeight());
        above.height = getY() + wordsTop() - gap;
        above.width = Math.min(above.width, right - above.x);
        for (double share : NARROWER) {
            int wide = (int) (usual.width * share);
            for (Rectangle room : List.of(middle, above)) {
                int tall = wide > room.width ? Integer.MAX_VALUE : high.applyAsInt(wide);
                if (tall > room.height) continue;
                int y = room == middle ? room.y + (room.height - tall) / 2 : room.y;
                return new Rectangle(room.x + room.width - wide, y, wide, tall);
            }
        }
        return new Rectangle(usual.x, getY() + getHeight() + 2 * gap, usual.width, usual.height);
    }
}
