package regola.ui.lesson;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Area;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.IntUnaryOperator;
import javax.swing.JComponent;
import javax.swing.JLayeredPane;
import javax.swing.JMenuItem;
import javax.swing.JPanel;
import javax.swing.Timer;
import regola.ui.board.art.ArtStore;
import regola.ui.board.panel.BoardPanel;
import regola.ui.board.panel.BoardWords;
import regola.ui.guide.GuidePane;
import regola.ui.sound.Sound;
import regola.ui.stage.Brush;
import regola.ui.stage.Drawer;
import regola.ui.stage.DrawerCorner;
import regola.ui.stage.Measure;
import regola.ui.stage.RoadOrder;
import regola.ui.stage.Slots;
import regola.ui.stage.StageButton;
import regola.ui.stage.StageColour;
import regola.ui.stage.StageHead;
import regola.ui.stage.StagePane;
import regola.ui.view.MotionLevel;
import regola.ui.view.Texts;
import regola.ui.view.board.CardView;
import regola.ui.view.board.OverlayView;
import regola.ui.view.lesson.LessonAct;
import regola.ui.view.lesson.LessonIntents;
import regola.ui.view.lesson.LessonState;
import regola.ui.view.lesson.LessonView;
import regola.ui.view.lesson.LessonWishes;
import regola.ui.view.lesson.MessageView;
import regola.ui.view.lesson.PictureBookView;
import regola.ui.view.match.ChoiceView;
import regola.ui.view.match.MatchView;
import regola.ui.view.rules.RuleCardView;
import regola.ui.view.rules.RuleView;
import regola.ui.voice.Reader;

/**
 * A LessonPanel is the page of a lesson: the board, and beside it one block with the question, the reply, the answers
 * and what leads on, each in a slot that never moves. It draws the last picture and sends intents.
 */
public final class LessonPanel extends StagePane {
    private static final long serialVersionUID = 1;
    /** How long things that can be chosen are ringed after a press that led nowhere. */
    private static final int RINGED = 1200;

    private final transient LessonIntents intents;
    private final transient LessonWishes wishes;
    private final BoardPanel board;
    private final JPanel frame;
    private final GuidePane guide = new GuidePane();
    private final CardPane card;
    private final Bubble bubble;
    private final AnswersPanel answers;
    private final Ruler ruler;
    private final BubbleTail tail = new BubbleTail();
    private final PageFade fade = new PageFade();
    private final transient LessonActions actions;
    private final transient LessonFoot foot;
    private final transient LessonTrays trays;
    private final transient LessonDrawers drawers;
    private final transient LessonMood mood;
    private final transient LessonEnd end;
    private final transient LessonKeys keys;
    private final Timer ringing = new Timer(RINGED, e -> unring());
    private transient BiConsumer<JComponent, List<JMenuItem>> menu = (under, items) -> {};
    private transient Slots slots = Slots.of(Measure.of(1280, 800, 1));
    private transient LessonView view;
    private transient Texts texts = Texts.in("en");
    /** Whether drawers open at the left in this lesson; null before the first. */
    private Boolean left;

    /** @param alone true if there is no page to go back to */
    public LessonPanel(ArtStore art, LessonIntents intents, LessonWishes wishes, boolean alone) {
        super(new StageHead("lesson", wishes::leave));
        this.intents = intents;
        this.wishes = wishes;
        setName("lesson");
        head().setAlone(alone);
        head().setBack("lesson.back");
        head().onMenu(this::openMenu);
        ruler = new Ruler(step -> {
            closeDrawer();
            intents.goTo(step);
        });
        head().setMiddle(ruler);
        board = new BoardPanel(art, intents, wishes::rule, new BoardWords(Map.of(), ""));
        frame = new BoardFrame(board);
        card = new CardPane(art);
        bubble = new Bubble(wishes::rule);
        answers = new AnswersPanel(art, intents, intents::choose);
        ringing.setRepeats(false);
        add(frame);
        add(answers);
        actions = new LessonActions(this, this::ask, alone ? null : wishes::leave);
        drawers = new LessonDrawers(this, art, wishes);
        foot = new LessonFoot(this, this::readRule, this::turnSeats, this::turnStory);
        add(card);
        add(guide);
        add(tail); // over the bubble's edge, behind the guide's feet
        add(bubble);
        trays = new LessonTrays(art, board, intents, this);
        add(fade, JLayeredPane.DRAG_LAYER);
        end = new LessonEnd(this, art, () -> ask(LessonAct.NEXT), alone ? null : wishes::play);
        mood = new LessonMood(this, board, guide, bubble, answers, end.pane());
        board.setOffBoard(trays::placeOf);
        board.addMouseListener(new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent e) {
                // Any press takes back what was not asked for; those on a place are told by the board itself.
                boolean beside = board.siteAt(e.getPoint()) == null;
                if (beside && view != null && view.state() == LessonState.MISSED) intents.point(List.of());
            }
        });
        keys = new LessonKeys(this, intents, wishes, alone);
        keys.install();
        List<Component> answering = new ArrayList<>(List.of(answers));
        answering.addAll(actions.buttons());
        answering.addAll(foot.buttons());
        RoadOrder.lead(
                this, new LessonOrder(board, head(), trays, answering, () -> view != null && view.isOnlyLedOn()));
    }

    /** The board stands at the page's edge, with round corners. */
    private final class BoardFrame extends JPanel {
        private static final long serialVersionUID = 1;

        BoardFrame(BoardPanel board) {
            super(new BorderLayout());
            setOpaque(false);
            add(board);
        }

        @Override
        public boolean isPaintingOrigin() {
            return true; // or the board alone would paint over the corners
        }

        @Override
        protected void paintChildren(Graphics graphics) {
            super.paintChildren(graphics);
            Graphics2D g = Brush.smooth(graphics);
            try {
                Area corners = new Area(new Rectangle(getWidth(), getHeight()));
                corners.subtract(new Area(Brush.rounded(
                        0, 0, getWidth(), getHeight(), 0, measure().px(16))));
                g.setColor(StageColour.PAPER.now());
                g.fill(corners);
            } finally {
                g.dispose();
            }
        }
    }

    // ---- where everything stands

    @Override
    protected void arrange(Measure now) {
        slots = Slots.of(now);
        boolean bare = mode() == Measure.Mode.CHILDREN;
        frame.setBounds(slots.board());
        frame.validate();
        guide.setVisible(!slots.guide().isEmpty());
        guide.setBounds(slots.guide());
        guide.setHeadOnly(now.foldsGuide());
        placeCard();
        bubble.place(slots.bubble(), answers.isFree() && !slots.card().isEmpty() ? slots.answers() : new Rectangle());
        tail.place(slots.guide(), now.foldsGuide(), slots.bubble());
        answers.setBounds(slots.answers());
        actions.arrange(slots, bare, bare ? placeRuler(now) : new Rectangle());
        foot.arrange(slots.foot(), bare);
        trays.arrange(now, slots.board());
        end.arrange(slots);
        mood.arrange();
    }

    /** @return where what begins again stands beside it */
    private Rectangle placeRuler(Measure now) {
        int top = slots.next().y + slots.next().height + now.gap();
        int high = Math.min(now.head(), now.height() - now.pad() / 2 - top);
        boolean fits = high >= now.px(34) && !now.isNarrow();
        ruler.fold(false);
        int again = actions.againWide();
        int left = slots.bubble().width - again - now.gap();
        ruler.setBounds(slots.bubble().x, top, left, fits ? high : 0);
        return fits ? new Rectangle(slots.bubble().x + left + now.gap(), top, again, high) : new Rectangle();
    }

    /** Where the card has no slot of its own, it stands where there are no answers. */
    private void placeCard() {
        boolean own = !slots.card().isEmpty();
        boolean free = answers.isFree();
        card.setVisible(own || free);
        card.setBounds(own ? slots.card() : slots.answers());
        answers.setVisible(own || !free);
    }

    @Override
    protected Rectangle board() {
        return slots.board();
    }

    @Override
    protected int high(Drawer next, Rectangle room) {
        return drawers.high(next, room.height);
    }

    /** What is looked up stands off the board where it is short enough. */
    @Override
    protected Rectangle place(Drawer next, Rectangle room) {
        boolean plain = mode() == Measure.Mode.LEARNER && drawers.isPlain(next) && slots.card().width > 0;
        boolean free = answers.isFree() && view.end() == null;
        return plain ? BesideBoard.place(drawers, next, slots, measure(), drawers.isReading(), free) : null;
    }

    @Override
    protected JComponent afterDrawer() {
        return board;
    }

    /** @return the board */
    public BoardPanel boardPanel() {
        return board;
    }

    /** @return the last picture, null before the first */
    public LessonView view() {
        return view;
    }

    /** @return whether no text had to be written smaller than the measure says */
    public boolean isFullSize() {
        return bubble.isFullSize();
    }

    // ---- how it behaves

    /** @param trial whether whoever writes the lesson sees how it goes, and goes back to writing */
    public void setTrial(boolean trial) {
        actions.setTrial(trial);
        end.setTrial(trial);
    }

    /** @param back to the match that the lesson was opened from; null if it was opened elsewhere */
    public void setBack(Runnable back) {
        end.setBack(back);
        head().setBack(back == null ? "lesson.back" : "exercise.kept.back");
        if (texts != null) head().speak(texts);
    }

    /** @param from gives the picture of a lesson by its id; null while there is none */
    public void onPictures(BiFunction<String, Component, BufferedImage> from) {
        end.setPictures(from);
    }

    /** @param opens gets where the menu opens, and the items of this page */
    public void onMenu(BiConsumer<JComponent, List<JMenuItem>> opens) {
        menu = opens;
    }

    private void openMenu(JComponent under) {
        List<JMenuItem> items = new ArrayList<>();
        actions.fill(items);
        foot.fill(items);
        menu.accept(under, items);
    }

    /** @param next whether numbers of rules and coordinates are said */
    public void setTeacher(boolean next) {
        board.setWords(board.words().numbered(next));
        bubble.setTeacher(next);
        drawers.setTeacher(next);
        ruler.setEverywhere(next);
    }

    @Override
    public void setMode(Measure.Mode next) {
        if (next == mode()) return;
        super.setMode(next);
        boolean bare = next == Measure.Mode.CHILDREN;
        // Where the head has nothing but home, the ruler stands below the block.
        head().setMiddle(bare ? null : ruler);
        if (bare) add(ruler);
        ruler.setVisible(true);
        actions.setPictured(bare);
        bubble.setBare(next == Measure.Mode.CHILDREN);
        if (texts != null) speak();
    }

    @Override
    public void setMotion(MotionLevel next) {
        super.setMotion(next);
        board.setMotion(next);
        mood.setMotion(next);
        actions.setMotion(next);
        bubble.setMotion(next);
    }

    /**
     * @param sounds gets every sound as it is to be heard
     * @param reader reads aloud what is asked and replied
     */
    public void hear(Consumer<Sound> sounds, Reader reader) {
        mood.hear(sounds, reader);
    }

    /** @param number of a key, from 1: what can be chosen, as the presenter counts it */
    void choose(int number) {
        if (view.match() == null) return;
        List<ChoiceView> choices = view.match().decision().choices();
        if (number >= 1 && number <= choices.size())
            intents.choose(choices.get(number - 1).key());
    }

    /** @return whether a piece was in the hand, which goes back */
    boolean letGo() {
        return board.letGo() || trays.letGo();
    }

    /** Asks for something, as its button does. What travels arrives first. */
    void ask(LessonAct act) {
        board.arrive();
        if (act == LessonAct.HINT || act == LessonAct.SHOW_ME || act == LessonAct.ANOTHER) actions.asked(act);
        intents.act(act);
    }

    /** What leads on cannot be pressed yet: its button says why. */
    void sayWhyNot() {
        if (!end.go()) actions.sayWhyNot();
    }

    void sayWhyNoHint() {
        actions.sayWhyNoHint();
    }

    /** @param at where the hands of whoever learns are: what keys do is said to whoever uses them */
    void hand(AnswersPanel.Hand at) {
        answers.setHand(at);
    }

    @Override
    protected boolean isWorthGoingBackTo(Component before) {
        // What opened the drawer would open it again.
        return !(before instanceof StageButton);
    }

    @Override
    protected int floor(Rectangle room) {
        return room.y + room.height - trays.taken();
    }

    /** @return whether there is a rule that the step is about */
    boolean hasRule() {
        return view != null && isShowing() && talkedAbout().isPresent();
    }

    void readRule() {
        if (drawers.isReading()) wishes.closeRule();
        else if (view != null) talkedAbout().ifPresent(wishes::rule);
    }

    private Optional<String> talkedAbout() {
        return first(view).map(RuleView::number);
    }

    private static Optional<RuleView> first(LessonView view) {
        return view.rules().stream()
                .filter(RuleView::lit)
                .findFirst()
                .or(() -> view.rules().stream().findFirst());
    }

    void turnSeats() {
        if (view != null) drawers.turnSeats(view, isLeft(), texts);
    }

    void turnBook() {
        drawers.turnBook();
    }

    /** @param book the picture cards of the game, to be looked at beside the lesson */
    public void showBook(PictureBookView book) {
        drawers.showBook(book, texts);
    }

    void turnStory() {
        if (view != null) drawers.turnStory(view, isLeft(), texts);
    }

    /**
     * @return whether drawers open at the left, away from the links that open them: where what is lit at their side
     *     would be covered. They do not change sides within a lesson.
     */
    private boolean isLeft() {
        if (left == null) left = isLit(false) && !isLit(true);
        return left;
    }

    /** @return whether anything is lit where a drawer would lie */
    private boolean isLit(boolean atLeft) {
        return LessonLight.on(board, view, measure()).stream()
                .filter(at -> at.getCenterY() > board.getHeight() / 2.0)
                .anyMatch(at ->
                        atLeft ? at.getCenterX() < board.getWidth() * 0.45 : at.getCenterX() > board.getWidth() * 0.55);
    }

    /** The card of a rule covers nothing of what it speaks about. */
    @Override
    protected DrawerCorner corner(Drawer next, Rectangle room, Dimension size) {
        if (!drawers.isReading() || view == null) return null;
        List<Rectangle> seen = LessonLight.on(board, view, measure());
        seen.forEach(at -> at.translate(slots.board().x, slots.board().y));
        seen.addAll(trays.wanted());
        return DrawerCorner.of(seen, room, size, new DrawerCorner(isLeft(), floor(slots.board()) >= 0));
    }

    /** Over the guide and the card, where nothing is pressed, if it has room there. */
    @Override
    public Rectangle noticePlace(Rectangle usual, IntUnaryOperator high) {
        Rectangle bubble = slots.bubble();
        boolean fits = !slots.guide().isEmpty() && usual.y + high.applyAsInt(bubble.width) <= bubble.y;
        return fits ? new Rectangle(bubble.x, usual.y, bubble.width, usual.height) : usual;
    }

    /** Shows a rule in the drawer, or puts it away. */
    public void showRule(RuleCardView rule) {
        if (rule == null) drawers.closeRule();
        else drawers.rule(rule, isLeft(), texts);
    }

    // ---- the picture

    /**
     * Shows a picture. What is asked shows at once, and so does what is not allowed; what came of a move when all that
     * travels has arrived.
     */
    public void show(LessonView next, Texts inLanguage) {
        boolean first = view == null || !next.language().equals(view.language());
        boolean other = view == null || !next.title().equals(view.title());
        // Where the keyboard was left says nothing about what is asked now.
        if (other || next.at() != view.at()) {
            // A rule that was read for one question is not left open over the next.
            if (drawers.isReading()) wishes.closeRule();
            if (view != null && !first) fade.begin(this, motion());
            board.askAnew();
            keys.askAnew();
        }
        if (other) {
            trays.forget();
            left = null;
        }
        if (view != null && next.end() != null && view.end() == null) board.lookAway();
        view = next;
        texts = inLanguage;
        if (first) speak();
        unring();
        head().setTitle(next.title(), brief(next.title()));
        ruler.show(next, texts);
        foot.tell(LessonDrawers.tellsOfSeats(next));
        boolean travels = next.match() != null && !next.match().happenings().isEmpty();
        boolean waits = travels && (next.message() == null || next.message().sort() != MessageView.Sort.REFUSED);
        // What a scene is about stays to be read while it plays.
        if (waits) bubble.show(next, isTold(next) && next.message() == null, texts);
        else tell(next);
        if (next.match() == null) {
            board.setOverlay(OverlayView.NONE);
            return;
        }
        board.setOverlay(
                !waits
                        ? next.overlay()
                        : isTold(next) ? OverlayView.NONE : next.overlay().still());
        if (!travels && trays.show(next, isTold(next), texts)) revalidate();
        board.setAsked(next.marking() || next.match().board().moment().open());
        MatchView match = next.match();
        board.show(match.board(), match.happenings(), trays.counting(match), () -> arrived(next));
    }

    /** The guide's dots are there: what they flew to is ringed, in a later picture of the same moment too. */
    private void pointed(LessonView next) {
        if (LessonMood.isSame(next, view)) board.setOverlay(view.overlay());
    }

    /** @return the number of a lesson, which stands before its title; the title if there is none */
    private static String brief(String title) {
        return title.replaceFirst("^(\\d+)  .*", "$1");
    }

    private void arrived(LessonView next) {
        // A newer picture may have come while this one travelled; its own arrival will follow.
        if (next != view) return;
        tell(next);
        board.setOverlay(mood.arrived(next, () -> pointed(next)));
        if (trays.show(next, isTold(next), texts)) revalidate();
        if (next.state() == LessonState.STRAY) ring(next);
        intents.shown(next.serial());
    }

    /** Whether what is seen is a scene, or one on its way. */
    private static boolean isTold(LessonView next) {
        return next.state() == LessonState.TELL
                || next.state() == LessonState.BUSY && !next.acts().isEmpty();
    }

    private void tell(LessonView next) {
        bubble.show(next, true, texts);
        answers.show(next, choices(next), next.offers(LessonAct.CHECK) ? next.counted() : -1, texts);
        end.show(next, mode() != Measure.Mode.CHILDREN, texts);
        actions.show(next, end.isOpen(), texts);
        showCard(next);
        placeCard();
        drawers.refresh(next, texts);
        mood.tell(next);
        repaint();
    }

    /** What can be pressed where it lies is not listed. */
    private List<ChoiceView> choices(LessonView next) {
        if (next.match() == null || next.end() != null) return List.of();
        return next.match().decision().choices().stream()
                .filter(choice -> choice.picture() == null
                        ? !choice.placed()
                        : !trays.offers(choice.picture().name()))
                .toList();
    }

    private void showCard(LessonView next) {
        CardView shown = next.card();
        // A rule that is told now stands in place of what the step is about.
        boolean told = next.state() == LessonState.HINT && next.rules().stream().anyMatch(RuleView::open);
        if (shown != null && !told && next.end() == null) {
            card.show(shown, bubble.words());
            foot.read(first(next), List.of(bubble.words(), shown.sentence()));
            return;
        }
        RuleView about = next.rules().stream()
                .filter(RuleView::lit)
                .findFirst()
                .or(() -> next.rules().stream().filter(RuleView::open).findFirst())
                .or(() -> next.rules().stream().findFirst())
                .orElse(null);
        boolean none = about == null || next.end() != null;
        card.show(none ? null : named(about), bubble.words());
        foot.read(none ? Optional.empty() : first(next), List.of(bubble.words(), none ? "" : about.sentence()));
    }

    /** What a rule is called is not said once more where it is its sentence. */
    private static CardView named(RuleView rule) {
        boolean twice = DrawerSheet.isSame(rule.title(), rule.sentence());
        return new CardView(rule.number(), null, null, null, twice ? "" : rule.title(), rule.sentence());
    }

    /** What can be chosen is ringed for a moment. */
    private void ring(LessonView next) {
        OverlayView rings = LessonLight.beckoning(next);
        if (rings.equals(next.overlay())) return;
        board.setOverlay(rings);
        ringing.restart();
    }

    private void unring() {
        if (ringing.isRunning()) ringing.stop();
        else if (view != null && view.state() == LessonState.STRAY) board.setOverlay(view.overlay());
    }

    private void speak() {
        board.setWords(BoardWords.in(texts, mode() == Measure.Mode.CHILDREN)
                .numbered(board.words().numbers()));
        head().speak(texts);
        foot.speak(texts);
    }
}
