package regola.ui.game;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.Rectangle;
import java.awt.event.ActionEvent;
import java.awt.event.KeyEvent;
import java.awt.geom.Point2D;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.IntUnaryOperator;
import javax.accessibility.AccessibleContext;
import javax.swing.AbstractAction;
import javax.swing.AbstractButton;
import javax.swing.Action;
import javax.swing.JComponent;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import regola.ui.board.art.ArtStore;
import regola.ui.board.panel.BoardPanel;
import regola.ui.board.panel.BoardWords;
import regola.ui.sound.Sound;
import regola.ui.stage.Drawer;
import regola.ui.stage.Measure;
import regola.ui.stage.RoadOrder;
import regola.ui.stage.StageButton;
import regola.ui.stage.StageHead;
import regola.ui.stage.StagePane;
import regola.ui.stage.TextSize;
import regola.ui.tray.Trays;
import regola.ui.view.MotionLevel;
import regola.ui.view.Texts;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.Role;
import regola.ui.view.board.SeatView;
import regola.ui.view.match.DecisionView;
import regola.ui.view.match.GameIntents;
import regola.ui.view.match.GameWishes;
import regola.ui.view.match.HintIntents;
import regola.ui.view.match.HintView;
import regola.ui.view.match.MatchView;
import regola.ui.view.match.NextLesson;
import regola.ui.view.match.WhyView;
import regola.ui.view.rules.RuleCardView;
import regola.ui.voice.Reader;

/**
 * A GamePanel shows a match: the board with the seats' trays at its edges, below it whose decision it is and what is
 * asked; story, seats, all moves and the card of a rule in drawers. It draws the last picture and sends intents.
 */
public final class GamePanel extends StagePane {
    private static final long serialVersionUID = 1;
    private static final double BETWEEN = 8;
    /** As wide is a drawer where there is room. */
    private static final double DRAWER = 360;
    /** How wide what stands beside the board is where there is room, in units of space. */
    private static final double BESIDE = 420;
    /** Less than this is not enough for board and trays. */
    private static final double LEAST_BOARD = 660;
    /**
     * How wide stands what is said at the end, and how much of the board is enough then: nobody plays on it any more.
     */
    private static final double END = 380;

    private static final double LEAST_AT_END = 460;
    /** How long things that can be chosen are ringed after a press that led nowhere. */
    private static final int RINGED = 1200;

    private final transient GameIntents intents;
    private final transient GameWishes wishes;
    private final BoardPanel board;
    private final transient Trays trays;
    private final transient MatchMood mood;
    private final SayBar say;
    private final StageButton storyButton = new StageButton("game.story", StageButton.Style.PLAIN);
    private final GameDrawers drawers;
    private final HandOver handOver;
    private final Standstill standstill;
    private final Timer ringing = new Timer(RINGED, e -> unring());
    private transient MatchView view;
    private transient Texts texts = Texts.in("en");
    private boolean namesLiked;
    private transient HintIntents help;
    private transient HintView hint = HintView.NONE;
    private final TrialFrame trial = new TrialFrame();
    private final TrialSign sign = new TrialSign();
    private final transient WaysBack ways;
    /** Where drawers slide: the board moves aside for them, so that nothing of it is covered. */
    private transient Rectangle sliding = new Rectangle();
    /** What stands beside the board, on wish or at the end; null while nothing does. */
    private JComponent beside;

    private final EndPane end;
    private boolean alone;

    /** A page without a menu. */
    public GamePanel(ArtStore art, GameIntents intents, GameWishes wishes) {
        this(art, intents, wishes, under -> {});
    }

    /** @param menu opens the menu of the window below a button */
    public GamePanel(ArtStore art, GameIntents intents, GameWishes wishes, Consumer<JComponent> menu) {
        super(new StageHead("game", wishes::leave, menu));
        this.intents = intents;
        this.wishes = wishes;
        this.board = new BoardPanel(art, intents, wishes::rule, new BoardWords(Map.of(), ""));
        this.drawers = new GameDrawers(this, art, intents, wishes);
        this.say = new SayBar(art, intents, wishes, drawers::turnMoves, () -> turn(drawers::turnStory));
        this.handOver = new HandOver(art, intents::uncover);
        this.standstill = new Standstill(intents::hold, intents::playOnly, this::isPlayed);
        setName("game");
        end = new EndPane(art, wishes);
        storyButton.setKeyCap("J");
        storyButton.addActionListener(e -> drawers.turnStory());
        head().addEnd(storyButton);
        ways = new WaysBack(head(), intents::takeFormer, wishes::path);
        head().setMiddle(sign);
        add(board, DEFAULT_LAYER);
        add(trial, DEFAULT_LAYER, 0); // below the seats, whose scores it must not cut through
        add(say, DEFAULT_LAYER);
        trays = new Trays(art, board, intents, this);
        trays.onPressed((seat, pile) -> say.explain(seat, pile, texts), drawers::offer);
        say.setAtSeats(trays.tellTurns());
        keepNoticesInHead();
        add(drawers.pinned(), DEFAULT_LAYER, 0);
        add(handOver, MODAL_LAYER);
        add(standstill, POPUP_LAYER);
        ringing.setRepeats(false);
        mood = new MatchMood(this, art, board, trays::placeOf);
        say.onRead(mood::readAgain);
        board.setOffBoard(this::placeOf);
        RoadOrder.lead(this, new MatchOrder(board, say, head(), trays, () -> beside));
        keys();
    }

    /** There is no page to go to from here. */
    public void standAlone() {
        alone = true;
        head().setAlone(true);
    }

    public BoardPanel boardPanel() {
        return board;
    }

    /** @return the last picture, null before the first */
    public MatchView view() {
        return view;
    }

    /** How much moves from now on. */
    public void move(MotionLevel level) {
        setMotion(level);
        board.setMotion(level);
        say.setMotion(level);
        mood.setMotion(level);
        trays.setMotion(level);
    }

    /**
     * @param sounds gets every sound as it is to be heard
     * @param reader reads aloud what is asked and why something is not allowed
     */
    public void hear(Consumer<Sound> sounds, Reader reader) {
        mood.hear(sounds, reader);
    }

    /** @param next gives hints in this match and looks back at it */
    public void setHelp(HintIntents next) {
        help = next;
        say.help().setHelp(next, this::readRefusal);
        end.setHelp(next);
    }

    /** @return whether what the help tells has been there long enough for a press to be about it */
    public boolean isHelpRead() {
        return say.help().isSettled();
    }

    /** Whoever asks for help has read why the last try was refused: from now on the help is told. */
    private void readRefusal() {
        if (view != null && view.why() != null) intents.clear();
    }

    /** Tells a hint below the board and draws it there, until there is another. */
    public void showHint(HintView next) {
        hint = forChildren() ? next.plain() : next;
        say.help().tell(next);
        if (view == null) return;
        signTrial();
        say.show(view, texts);
        board.setOverlay(guide());
        announce(view);
        // While something travels nothing is drawn over the board, and what the words speak of would not be seen.
        if (next.overlay().isEmpty()) return;
        board.arrive();
        board.setPreview(OverlayView.NONE); // nor where one happens to rest with the mouse
        if (forChildren()) new ShownAgain(view.board(), next).on(board, () -> board.setOverlay(guide()));
    }

    /**
     * From now on this is no match but a try of what the rules say.
     *
     * @param back leads back to the rules
     */
    public void tryOnly(Runnable back) {
        ways.toRules(back);
    }

    /** @param next the lesson that whoever plays goes on with; null for somebody who is at none */
    public void setLesson(NextLesson next) {
        ways.toLessons(forChildren() ? null : next, texts);
        end.setLesson(next, texts);
    }

    /** Whatever a move made now is, where it is no move of a match. */
    private void signTrial() {
        boolean aside = view.story().aside() > 0;
        String said = hint.asks()
                ? texts.get("hint.trial")
                : aside ? texts.get("review.aside") : ways.isTry() ? texts.get("game.try") : "";
        sign.show(said);
        trial.setVisible(!said.isEmpty());
    }

    private OverlayView guide() {
        return view.guide().under(trays.marking(say.seen(view, hint.overlay())));
    }

    /** @param next stands beside the board from now on, which makes room for it; null for nothing */
    public void setBeside(JComponent next) {
        put(next);
        if (next == null && endsHere()) put(end);
        if (beside == null) takeKeyboard();
        else if (next == null) end.takeKeyboard();
    }

    private void put(JComponent next) {
        if (beside != null) remove(beside);
        beside = next;
        if (next != null) {
            closeDrawer();
            add(next, DEFAULT_LAYER, 0);
            fit(next);
        }
        say.setBeside(next == end, next != null && next != end);
        if (view != null) say.show(view, texts);
        revalidate();
        repaint();
    }

    /** @return whether the end of the match is shown, and there is room for what can be said and done then */
    private boolean endsHere() {
        if (view == null || !view.decision().isOver() || view.story().looking()) return false;
        Measure m = measure();
        return getWidth() - 2 * m.pad() - m.px(END) >= m.px(LEAST_AT_END);
    }

    /** All that came before the end has been seen. */
    private void showEnd() {
        if (!endsHere() || beside != null && beside != end) return;
        end.show(view, wishes, alone, forChildren(), texts);
        if (beside == end) return;
        put(end);
        end.takeKeyboard();
    }

    private static int besideWide(Measure m, int room) {
        return Math.min(m.px(BESIDE), room / 2);
    }

    /** @return whether what stands beside the board leaves too little of it to play on */
    public boolean isTight() {
        Measure m = measure();
        int room = getWidth() - 2 * m.pad();
        return room - besideWide(m, room) < m.px(LEAST_BOARD);
    }

    /** @param teacher whether numbers of rules and places in files are said */
    public void setTeacher(boolean teacher) {
        board.setWords(board.words().numbered(teacher));
        say.setTeacher(teacher);
        drawers.setTeacher(teacher);
        if (view != null) say.show(view, texts);
    }

    /** For those who read little there are no drawers, and asked things can be read aloud by a button. */
    @Override
    public void setMode(Measure.Mode next) {
        super.setMode(next);
        if (forChildren()) closeDrawer();
        say.setChildren(forChildren(), forChildren() && mood.hasVoice());
        if (view != null) speak();
        if (view != null) say.show(view, texts);
    }

    private boolean forChildren() {
        return mode() == Measure.Mode.CHILDREN;
    }

    /** @param liked whether places on the board bear their names; they do anyway beside the list that names them */
    public void setNames(boolean liked) {
        namesLiked = liked;
        board.setLabels(liked || drawers.listsMoves());
    }

    /** The list of moves has come or gone. */
    void listed() {
        setNames(namesLiked);
    }

    @Override
    protected void arrange(Measure m) {
        int pad = m.pad();
        int high = say.high(getWidth() - 2 * pad);
        int between = m.px(BETWEEN);
        Rectangle region = new Rectangle(
                pad,
                m.head(),
                Math.max(1, getWidth() - 2 * pad),
                Math.max(1, getHeight() - m.head() - high - between - pad / 2));
        sliding = region;
        Rectangle free = drawers.arrange(m, region);
        if (drawer() != null && !takesAll(drawer(), free)) {
            int covered = drawer().wide(widest(region)) + between;
            boolean lies = beside == null && free.equals(region) && trays.canLieUnder(m, region, free.width - covered);
            if (!lies) free = new Rectangle(free.x, free.y, Math.max(1, free.width - covered), free.height);
        }
        // What is looked up takes the place of what stands beside the board: with both the board would be too small.
        boolean gives = drawer() != null && (beside == end || free.width - besideWide(m, free.width) < free.height);
        if (beside != null) beside.setVisible(!gives);
        if (beside != null && !gives) {
            int wide = side(m, beside == end ? m.px(END) : besideWide(m, free.width));
            beside.setBounds(free.x + free.width - wide, free.y, wide, free.height);
            beside.validate();
            free = new Rectangle(free.x, free.y, free.width - wide - between, free.height);
        }
        int buttonHigh = Math.max(m.target(), m.head() - m.px(8));
        storyButton.setPreferredSize(new Dimension(m.px(116), buttonHigh));
        ways.arrange(m, buttonHigh);
        board.setFont(TextSize.SMALL.font(m));
        trial.arrange(m, free);
        boolean tells = trays.isTelling();
        Rectangle stands = trays.arrange(m, region, free);
        if (tells != trays.isTelling() && view != null) say.show(view, texts);
        board.validate();
        say.setBounds(pad, region.y + region.height + between, region.width, high);
        say.validate();
        mood.arrange(m, say.getBounds(), trays, stands, end);
        handOver.setBounds(free);
        handOver.validate();
        standstill.setBounds(0, 0, getWidth(), getHeight());
    }

    @Override
    public Rectangle noticePlace(Rectangle usual, IntUnaryOperator high) {
        if (view == null) return usual;
        return new NoticeSpot(this, board, view.board(), measure(), trays::isLeading).of(usual, high);
    }

    @Override
    protected Rectangle board() {
        return sliding;
    }

    /**
     * With large letters a drawer would leave so little of the board that it takes its whole place, until it is closed.
     */
    private boolean takesAll(Drawer next, Rectangle room) {
        Measure m = measure();
        return !trays.isEnough(m, sliding, room, room.width - next.wide(widest(sliding)) - m.px(BETWEEN));
    }

    @Override
    protected Rectangle place(Drawer next, Rectangle room) {
        return takesAll(next, room) ? room : null;
    }

    @Override
    protected int widest(Rectangle room) {
        Measure m = measure();
        return Math.min(room.width / 2, side(m, m.px(DRAWER)));
    }

    /** What stands beside the board is somewhat narrower than wished where the board can stay then. */
    private int side(Measure m, int wished) {
        return trays.beside(m, sliding).wide(wished, m.px(BETWEEN));
    }

    @Override
    protected JComponent afterDrawer() {
        return board;
    }

    /** Shows a picture. What is asked and told shows at once, the trays when everything that travels has arrived. */
    public void show(MatchView next, Texts inLanguage) {
        boolean first = view == null || !next.language().equals(view.language());
        if (next.isTurnedToAfter(view)) board.askAnew(); // nobody has walked over it yet
        view = next;
        texts = inLanguage;
        if (first) speak();
        String with = next.rules().isEmpty() || forChildren() ? "" : " · " + next.rules();
        head().setTitle(next.title() + with, next.title());
        boolean goesOn = beside == end && !endsHere();
        // What had the keyboard goes with the end that is taken back: the board has it again, not a tray by chance.
        boolean left = goesOn && end.hasKeyboard();
        if (goesOn) put(null);
        boolean travels = !next.happenings().isEmpty();
        say.setUnderWay(travels);
        ways.show(next.story(), texts);
        signTrial();
        say.show(next, texts);
        announce(next);
        cover(next.decision());
        if (left) takeKeyboard();
        standstill.set(false);
        drawers.show(next, texts);
        if (trays.isEmpty()) showTrays(next);
        mood.show(next);
        ringing.stop();
        trays.glow(false);
        board.setOverlay(guide());
        board.show(
                next.board(),
                next.happenings(),
                trays.counting(next.board(), next.seats(), line -> {
                    if (next == view) drawers.tell(line);
                }),
                () -> {
                    say.setUnderWay(false);
                    if (travels && next == view) say.show(next, texts);
                    arrived(next);
                });
    }

    private void showTrays(MatchView next) {
        if (trays.show(next.board().look(), next.seats(), next.shared(), texts)) revalidate();
        trays.see(next.board(), next.story().moment());
    }

    /**
     * A screen reader says what is new about the thing that has the keyboard, and that is the board most of the time.
     */
    private void announce(MatchView next) {
        SeatView decider = next.decision().decider();
        String asked =
                (decider == null ? "" : decider.name() + ": ") + next.decision().question();
        if (next.decision().isForced())
            asked = next.decision().forced() + " "
                    + texts.get(next.decision().patient() ? "forced.wait" : "forced.hold");
        if (next.decision().waiting() == DecisionView.Waiting.TOLD)
            asked = String.join(" ", next.decision().told());
        if (hint.stage() != HintView.Stage.NONE) asked = hint.head() + " " + hint.sentence();
        String said = next.why() == null
                ? asked
                : next.why().tried() + ": " + next.why().sentence();
        AccessibleContext context = board.getAccessibleContext();
        if (!said.equals(context.getAccessibleDescription())) context.setAccessibleDescription(said);
    }

    /**
     * While the machine is handed over, the match is seen face down, and nothing can be done but to take the machine.
     */
    private void cover(DecisionView next) {
        boolean covered = next.waiting() == DecisionView.Waiting.HANDOVER;
        boolean changes = covered != handOver.isVisible();
        if (changes && covered) closeDrawer();
        handOver.show(covered ? next.decider() : null, texts);
        if (changes && !covered) board.requestFocusInWindow();
    }

    private void arrived(MatchView next) {
        // A newer picture may have come while this one travelled; its own arrival will follow.
        if (next != view) return;
        drawers.tellAll();
        showTrays(next);
        showEnd();
        validate(); // what is shown large now is shown where it will stay
        mood.arrived(next);
        if (next.why() != null && next.why().sort() == WhyView.Sort.STRAY) {
            board.setOverlay(next.board().ringed(guide()));
            trays.glow(true);
            ringing.restart();
        }
        if (next.decision().isForced() && !next.decision().patient()) {
            say.fillRing(DecisionView.FORCED_MILLIS);
            standstill.set(true);
        }
        intents.shown(next.serial());
    }

    private void unring() {
        trays.glow(false);
        if (view != null) board.setOverlay(guide());
    }

    /** Where a press while the only move is about to play itself means what it means otherwise. */
    private boolean isPlayed(Component under) {
        return under == board
                || under instanceof AbstractButton button
                        && button.isEnabled()
                        && !SwingUtilities.isDescendingFrom(button, head());
    }

    private void speak() {
        board.setWords(
                BoardWords.in(texts, forChildren()).numbered(board.words().numbers()));
        storyButton.setText(texts.get("game.story"));
        head().speak(texts);
        drawers.speak(texts);
        signTrial();
    }

    /** The keyboard goes to the board, to what covers it, or to what leads on from a match that is over. */
    public void takeKeyboard() {
        if (handOver.isVisible()) handOver.takeKeyboard();
        else if (beside == end) end.takeKeyboard();
        else board.requestFocusInWindow();
    }

    /** Shows the card of a rule beside the board, or puts it away. The keyboard goes there and comes back. */
    public void showRule(RuleCardView card) {
        drawers.rule(card, texts);
    }

    /** Where a place lies that is not on the board: in a tray, or somewhere beyond the edge. */
    private Point2D placeOf(String site) {
        return trays.placeOf(site);
    }

    private void keys() {
        for (int i = 0; i < GameKey.CHOOSE.strokes().size(); i++) {
            int number = i + 1;
            bind(GameKey.CHOOSE.strokes().get(i), "choice." + number, () -> choose(number));
        }
        for (KeyStroke key : GameKey.HOME.strokes()) bind(key, "stepBack", this::stepBack);
        for (KeyStroke key : GameKey.STORY.strokes()) bind(key, "story", () -> turn(drawers::turnStory));
        for (KeyStroke key : GameKey.SEATS.strokes()) bind(key, "seats", () -> turn(drawers::turnSeats));
        for (KeyStroke key : GameKey.MOVES.strokes()) bind(key, "moves", () -> turn(drawers::turnMoves));
        for (KeyStroke key : GameKey.UNDO.strokes())
            bind(key, "undo", () -> {
                if (view.canUndo()) intents.undo();
            });
        for (KeyStroke key : GameKey.HINT.strokes())
            bind(key, "hint." + key.getKeyCode(), () -> {
                if (help != null && say.help().hasHint()) say.help().press(true);
                else if (key.getKeyCode() == KeyEvent.VK_H) say.help().sayWhyNot(); // a letter asks, nothing else
                else if (view.decision().isForced()) choose(1);
                else if (board.isAnimating()) board.arrive();
                else intents.hurry();
            });
        for (KeyStroke key : GameKey.WHY_NOT.strokes()) bind(key, "whyNot", say.help()::whyNot);
        for (KeyStroke key : GameKey.BARE.strokes()) {
            bind(key, "bare", () -> board.setMarks(false));
            bind(KeyStroke.getKeyStroke(key.getKeyCode(), 0, true), "marked", () -> board.setMarks(true));
        }
    }

    /** Where somebody writes, letters are letters. */
    private void bind(KeyStroke key, String name, Runnable act) {
        Action action = new AbstractAction() {
            private static final long serialVersionUID = 1;

            @Override
            public void actionPerformed(ActionEvent e) {
                if (isShowing() && view != null) act.run();
            }
        };
        getInputMap(WHEN_IN_FOCUSED_WINDOW).put(key, name);
        getActionMap().put(name, action);
        board.getInputMap(WHEN_FOCUSED).put(key, name);
        board.getActionMap().put(name, action);
    }

    private void choose(int number) {
        board.arrive();
        if (!drawers.press(number)) say.press(number);
    }

    private void turn(Runnable drawer) {
        if (!forChildren()) drawer.run();
    }

    /**
     * Escape goes one step back: what is in the hand, the drawer, what is chosen or refused, a hint, the moment that is
     * looked back at. It never leaves the match: that is what the house is for.
     */
    private void stepBack() {
        boolean chosen = view.decision().isBegun();
        board.arrive();
        if (board.letGo() || trays.letGo()) intents.clear();
        else if (drawer() != null) drawers.close();
        else if (chosen || board.has(Role.CHOSEN) || view.why() != null) intents.clear();
        else if (hint.thinks()) help.giveUp();
        else if (hint.stage() != HintView.Stage.NONE) help.away();
        else if (beside != null && help != null) help.close();
        else if (view.story().looking()) intents.goTo(Integer.MAX_VALUE);
    }
}
