package regola.ui.board.panel;

import java.awt.Cursor;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Insets;
import java.awt.Point;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.FocusEvent;
import java.awt.event.FocusListener;
import java.awt.event.MouseEvent;
import java.awt.geom.Point2D;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;
import javax.swing.ToolTipManager;
import javax.swing.UIManager;
import regola.ui.board.art.ArtStore;
import regola.ui.board.art.BoardLook;
import regola.ui.board.layout.BoardLayout;
import regola.ui.board.layout.FocusStops;
import regola.ui.board.layout.Grip;
import regola.ui.board.layout.Room;
import regola.ui.board.layout.TurnRims;
import regola.ui.board.layout.Viewpoint;
import regola.ui.board.motion.Cues;
import regola.ui.board.motion.Journey;
import regola.ui.board.motion.Motion;
import regola.ui.board.motion.Roaming;
import regola.ui.board.motion.Telling;
import regola.ui.board.paint.Scene;
import regola.ui.sound.Sound;
import regola.ui.theme.EventThread;
import regola.ui.view.MotionLevel;
import regola.ui.view.board.AttemptView;
import regola.ui.view.board.BoardIntents;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.HappeningView;
import regola.ui.view.board.Onlooker;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.Role;

/**
 * A BoardPanel shows a board, lets pieces travel, and tells what is pointed at by mouse, by carrying a piece, or by
 * keyboard. It holds the last view it was given and nothing of the match.
 */
public final class BoardPanel extends JComponent implements Accessible {
    private static final long serialVersionUID = 1;
    private static final BoardView NOTHING = new BoardView("", null, List.of(), List.of());

    private final transient ArtStore art;
    private final transient BoardIntents intents;
    private final transient Consumer<String> rule;
    private final transient Motion motion = new Motion();
    private transient BoardWords words;
    transient BoardView board = NOTHING;
    private transient BoardLook look = BoardLook.PLAIN;
    private transient Scene scene = Scene.still(NOTHING, BoardLook.PLAIN, 1, 1);
    private final transient Layers layers;
    private final transient BoardMouse mouse;
    private final SquareCard card = new SquareCard();
    private final transient Roaming roaming = new Roaming(new Wide(this));
    private final RoamingButtons buttons = new RoamingButtons(roaming);
    private final transient Attention attention =
            new Attention(stop -> look(stop == null ? List.of() : BoardMouse.refsOf(stop)), this::rested);
    private transient Function<String, Point2D> offBoard =
            site -> new Point2D.Double(getWidth() + 60.0, getHeight() / 2.0);
    private transient AccessibleBoard accessible;
    private final transient Caret caret = new Caret();
    private boolean freehand;
    /** Rows in which something lay since this match or step began: they keep their room. */
    private final transient Set<String> used = new HashSet<>();

    private transient Consumer<Sound> ear = sound -> {};
    private MotionLevel level = MotionLevel.FULL;
    private int journeys;

    /** @param rule gets the number of a rule that is to be read: that of a special square */
    public BoardPanel(ArtStore art, BoardIntents intents, Consumer<String> rule, BoardWords words) {
        this.art = art;
        this.layers = new Layers(art);
        this.intents = intents;
        this.rule = rule;
        setWords(words);
        setFont(UIManager.getFont("Label.font"));
        setName("board");
        setOpaque(false); // its corners are round
        setFocusable(true);
        setMinimumSize(new Dimension());
        setPreferredSize(new Dimension(820, 680));
        setFocusTraversalKeysEnabled(false); // Tab goes round what is legal, then on
        add(card);
        add(buttons);
        mouse = new BoardMouse(this, intents);
        addMouseListener(mouse);
        addMouseMotionListener(mouse);
        addMouseWheelListener(mouse);
        new BoardKeys(this, caret, intents).install();
        addFocusListener(new FocusListener() {
            @Override
            public void focusGained(FocusEvent e) {
                Caret.Led hand = Caret.Led.by(e);
                if (hand != Caret.Led.BY_MOUSE && caret.needsPlace(hand == Caret.Led.BY_KEYS))
                    caret.next(stops(), null, true).ifPresent(BoardPanel.this::focusOn);
                led(hand == Caret.Led.NOT_YET ? caret.led() : hand);
                repaint();
            }

            @Override
            public void focusLost(FocusEvent e) {
                attention.keyboard(null);
                repaint();
            }
        });
        addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent e) {
                motion.finish();
                roaming.enter();
                lay();
            }
        });
        ToolTipManager.sharedInstance().registerComponent(this);
    }

    /** As the longer one, with nobody to tell. */
    public void show(BoardView next, List<? extends HappeningView> happenings, Runnable arrived) {
        show(next, happenings, line -> {}, arrived);
    }

    /**
     * Shows a board, after everything that happened has been seen on it, one thing after the other. Whatever is still
     * under way arrives at once.
     *
     * @param view the board
     * @param happenings what happened since the last board
     * @param telling hears of the story's line that is told now, and of what passes, each time another's turn comes
     * @param arrived runs once, when all is as it is to be and everything may be told
     */
    public void show(BoardView view, List<? extends HappeningView> happenings, Onlooker telling, Runnable arrived) {
        EventThread.check("a board on the window");
        motion.finish();
        double held = layers.leave();
        BoardView before = board;
        Viewpoint seen = laid().viewpoint();
        look = art.look(view.look());
        view.sites().stream()
                .filter(site -> look.row(site) > 0 && !site.pieces().isEmpty())
                .forEach(site -> used.add(site.id()));
        BoardView next = look.trimmed(view, used);
        if (!next.equals(board)) caret.find();
        board = next;
        roaming.show(before, next, happenings, seen);
        boolean changesNothing = happenings.stream().allMatch(AttemptView.class::isInstance);
        Journey journey = new Journey(
                changesNothing ? next : before, next, before == NOTHING ? List.of() : happenings, level, held);
        Cues cues = before == NOTHING || happenings.isEmpty()
                ? null
                : new Cues(journey, changesNothing ? next : before, next, look);
        if (journey.totalMillis() < 1 || getWidth() == 0) {
            if (cues != null) cues.at(journey.totalMillis(), ear);
            lay();
            arrived.run();
            return;
        }
        journeys++;
        attention.none();
        Telling told = new Telling(journey, telling);
        step(journey, told, 0);
        if (cues != null) cues.at(0, ear);
        motion.run(
                journey.totalMillis(),
                time -> {
                    step(journey, told, time);
                    if (cues != null) cues.at(time, ear);
                },
                () -> {
                    if (cues != null) cues.at(journey.totalMillis(), ear);
                    lay();
                    arrived.run();
                });
    }

    private void step(Journey journey, Telling told, double time) {
        scene = journey.at(time, new Journey.Place(look, room(), offBoard, roaming.now()));
        repaint();
        told.at(time);
    }

    /** @param hears gets what is to be heard of what happens, as the motion reaches it */
    public void onSound(Consumer<Sound> hears) {
        ear = hears;
    }

    /** @return how the board is dressed that is shown */
    public BoardLook look() {
        return look;
    }

    public void setMotion(MotionLevel chosen) {
        level = chosen;
    }

    public boolean isAnimating() {
        return motion.isRunning();
    }

    /** @return how many times pieces have set out so far, whether they have arrived by now or not */
    public int journeys() {
        return journeys;
    }

    /** Lets what travels arrive at once. */
    public void arrive() {
        motion.finish();
    }

    /** @param freehand whether every piece can be taken up, lit or not; wheels turn only between pieces then */
    public void setFreehand(boolean freehand) {
        this.freehand = freehand;
    }

    boolean isFreehand() {
        return freehand;
    }

    public Room room() {
        return Room.of(getWidth(), getHeight(), roaming.whole().taken());
    }

    public void setLabels(boolean labels) {
        layers.labels(labels);
        repaint();
    }

    /** @param overlay what to draw over the board until another is set; {@link OverlayView#NONE} for nothing */
    public void setOverlay(OverlayView overlay) {
        layers.overlay(overlay);
        repaint();
    }

    public void setWords(BoardWords words) {
        this.words = words;
        buttons.speak(words.keys());
    }

    /** @param offBoard where places lie that are not on the board, in this panel's pixels; null if nowhere */
    public void setOffBoard(Function<String, Point2D> offBoard) {
        this.offBoard = offBoard;
    }

    /** @return the middle of a place, for whoever points at it; null if there is none */
    public Point pointOf(String site) {
        return scene.layout().middleOf(site);
    }

    /** @return the middle of the first piece of that name; null if there is none */
    public Point pointOfPiece(String piece) {
        return scene.layout().middleOfPiece(piece);
    }

    /** @return whether the keyboard stands on something that is so marked */
    public boolean isFocusOn(Role role) {
        return focus() != null && stops().stream().anyMatch(stop -> stop.isSameAs(focus()) && stop.is(role));
    }

    /** @param everything whether everything may be pointed at, lit or not: then the keyboard goes round it */
    public void setAsked(boolean everything) {
        caret.ask(everything);
        layers.foretells(false); // whoever is asked is to find it
    }

    /** @return whether anything on the board is so marked */
    public boolean has(Role role) {
        return stops().stream().anyMatch(stop -> stop.is(role));
    }

    /** @return in words where the keyboard stands; empty if nowhere */
    public String focusWords() {
        return focus() == null ? "" : words.describe(focus());
    }

    @Override
    public void doLayout() {
        super.doLayout();
        placeButtons();
    }

    /** @return the width of what is seen of the board in proportion to its height */
    public double proportion() {
        return board == NOTHING ? 1 : BoardLayout.proportion(board, look);
    }

    /** @return whether there is always more of it beyond the edge */
    public boolean isEndless() {
        return board.isEndless();
    }

    /** @param taken how much at the edges lies below other things; the board is laid out between them */
    public void setTaken(Insets taken) {
        if (roaming.leave(taken)) lay();
    }

    /** @param shown whether anything is marked on the board from now on */
    public void setMarks(boolean shown) {
        if (layers.bare(!shown) && !isAnimating()) lay();
    }

    private void placeButtons() {
        Insets taken = roaming.whole().taken();
        // Where all of it is seen, and well, there is nothing to go nearer to, or back from.
        boolean wanted = isEndless() && !(roaming.fits() && laid().unit() >= RoamingButtons.WELL_SEEN);
        buttons.place(wanted, getWidth() - taken.right, getHeight() - taken.bottom);
    }

    private void lay() {
        scene = Scene.still(layers.isBare() ? board.plain() : board, look, room(), roaming.now());
        placeButtons();
        caret.lay(laid(), stops(), look, isFocusOwner());
        if (accessible != null) accessible.boardChanged();
        attention.again(mouse.over(), lookedAtByKeys());
        repaint();
    }

    /** @return whether somebody walks on it by keys now */
    public boolean isWalked() {
        return caret.led() == Caret.Led.BY_KEYS && isFocusOwner() && caret.stop() != null;
    }

    private BoardLayout.Stop lookedAtByKeys() {
        return isWalked() && caret.isSeen() ? caret.stop() : null;
    }

    /** @param hand what the board is used with from now on */
    void led(Caret.Led hand) {
        caret.led(hand);
        if (hand == Caret.Led.BY_KEYS) mouse.rest();
        if (!isAnimating()) attention.keyboard(lookedAtByKeys());
        repaint();
    }

    /** Something new is asked: nobody has looked at it yet, and where the keyboard was left means nothing. */
    public void askAnew() {
        caret.askAnew();
        used.clear();
        lookAway();
    }

    /** Where the mouse lies by now nobody looks any more, until it has been elsewhere. */
    public void lookAway() {
        work(mouse.over());
    }

    private void look(List<Ref> refs) {
        intents.look(refs, foreseen());
    }

    /** @return gets where a press on this board would lead, and what comes when another one is shown is not taken */
    public Consumer<OverlayView> foreseen() {
        return layers.foreseen(this::setPreview);
    }

    private void rested(BoardLayout.Stop stop) {
        SquareCard.Ground ground = new SquareCard.Ground(
                laid(), layers.drawn(), getWidth(), getHeight(), roaming.whole().taken());
        card.tell(attention.isWorked(stop) ? null : stop, ground, words);
    }

    /** The mouse is over something else now, or over nothing. */
    void pointerAway(BoardLayout.Stop to) {
        if (!attention.isWorked(to)) attention.work(null);
    }

    /** @return what the mouse is over, else what the keyboard stands on; null if neither */
    BoardLayout.Stop lookedAt() {
        return mouse.over() != null ? mouse.over() : focus();
    }

    /** Asks for the rule of a special square, if this is one. */
    void askRule(BoardLayout.Stop stop) {
        BoardMouse.ruleOf(stop).ifPresent(rule);
    }

    /** Tells at once what somebody looks at, instead of after a moment. For tests. */
    void hasten() {
        attention.hasten();
    }

    /** @return where what is looked at would lead; nothing if nobody has asked or there is no answer yet */
    public OverlayView preview() {
        return layers.preview();
    }

    /** @param seen where what is looked at would lead; it goes with the next board */
    public void setPreview(OverlayView seen) {
        layers.preview(seen);
        if (card.isVisible()) rested(lookedAt()); // it may lie in the way
        repaint();
    }

    /** @param shown where things went that somebody reads of beside the board, until nothing is; it outlasts boards */
    public void setDone(OverlayView shown) {
        layers.done(shown);
        repaint();
    }

    Roaming roaming() {
        return roaming;
    }

    List<BoardLayout.Stop> stops() {
        return freehand ? laid().stops() : FocusStops.of(laid(), look);
    }

    BoardLayout laid() {
        return scene.layout();
    }

    BoardLayout.Stop focus() {
        return caret.stop();
    }

    /** @return how it says what stands where */
    public BoardWords words() {
        return words;
    }

    void focusOn(BoardLayout.Stop stop) {
        pointerAway(stop);
        caret.stand(FocusStops.among(stops(), stop));
        if (isFocusOwner()) attention.keyboard(lookedAtByKeys());
        if (accessible != null) accessible.focusMoved();
        repaint();
    }

    /** @param piece null when nothing is carried any more */
    void carry(PieceView piece, double x, double y, double size) {
        layers.carry(piece, x, y, size);
        repaint();
    }

    /**
     * Something is carried over the board that was not taken up on it.
     *
     * @param piece null when nothing is carried any more
     * @param at where, in this panel's pixels
     */
    public void carry(PieceView piece, Point at) {
        carry(piece, at == null ? 0 : at.x, at == null ? 0 : at.y, laid().pieceSize());
    }

    /** As carrying, and what it is held over is looked at. */
    public void carryOver(PieceView piece, Point at) {
        carry(piece, at);
        pointerOver(at == null || !contains(at) ? null : laid().placeAt(at.x, at.y), null);
    }

    /** Something is put down where there is no place. @param x in this panel's pixels, perhaps outside */
    public void dropOff(int x, int y) {
        intents.dropOff(x, y, Beyond.across(this, x), Beyond.down(this, y));
    }

    /** @return whether the mouse carried something, which goes back */
    public boolean letGo() {
        return mouse.cancel();
    }

    /** @return the place under a point of this panel; null if there is none */
    public String siteAt(Point at) {
        BoardLayout.Stop place = contains(at) ? laid().placeAt(at.x, at.y) : null;
        return place == null ? null : place.spot().site().id();
    }

    /** @return what the keyboard stands on, the most particular first; empty if nowhere */
    public List<Ref> focused() {
        return focus() == null ? List.of() : BoardMouse.refsOf(focus());
    }

    TurnRims wheels() {
        return new TurnRims(laid(), board.wheels());
    }

    /** @return the middle of the knob of a move that turns a loop; null if there is none */
    public Point knobOf(String move) {
        return wheels().of(move)
                .map(knob -> new Point((int) knob.x(), (int) knob.y()))
                .orElse(null);
    }

    /** @param hand on a wheel; null when it lets go */
    void grip(Grip hand) {
        if (layers.grip(hand)) {
            attention.none();
            look(List.of());
        }
        repaint();
    }

    /** Whoever works there needs no card of it, until they have looked elsewhere. */
    void work(BoardLayout.Stop stop) {
        attention.work(stop);
        rested(stop);
    }

    void pointAt(BoardLayout.Stop stop) {
        work(stop);
        intents.point(BoardMouse.refsOf(stop));
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        try {
            layers.paint(g, scene.withFocus(isAnimating() ? null : lookedAtByKeys()), getFont(), isAnimating());
        } finally {
            g.dispose();
        }
    }

    @Override
    public void updateUI() {
        setFont(UIManager.getFont("Label.font"));
        repaint();
    }

    @Override
    public String getToolTipText(MouseEvent event) {
        return isAnimating() ? null : mouse.tip(event);
    }

    /** @param at where the mouse is, or null where it is of no use */
    void pointerOver(BoardLayout.Stop stop, Point at) {
        TurnRims.Knob knob = at == null ? null : wheels().knob(at.x, at.y);
        attention.mouse(knob == null ? stop : null);
        if (layers.hover(knob, wheels())) repaint();
        boolean useful = knob != null || BoardMouse.isLit(stop);
        setCursor(Cursor.getPredefinedCursor(useful ? Cursor.HAND_CURSOR : Cursor.DEFAULT_CURSOR));
    }

    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessible == null) accessible = new AccessibleBoard(this, new AccessiblePanel());
        return accessible.context();
    }

    /** @return all of the board as it is seen from afar */
    BoardLayout fitting() {
        return BoardLayout.of(board, look, room(), roaming.whole());
    }

    /** @return where a height of the board's grid is, in this panel's pixels */
    public int heightOf(double gridUnits) {
        Viewpoint seen = fitting().viewpoint();
        return (int) Math.round(getHeight() / 2.0 + (gridUnits - seen.y()) * seen.unit());
    }

    boolean glides() {
        return level == MotionLevel.FULL && getWidth() > 0;
    }

    void seenAnew() {
        if (!isAnimating()) lay();
    }

    /** What the board is to a screen reader; its places and pieces are {@link AccessibleBoard}'s. */
    private final class AccessiblePanel extends AccessibleJComponent {
        private static final long serialVersionUID = 1;

        @Override
        public AccessibleRole getAccessibleRole() {
            return AccessibleRole.TABLE;
        }

        @Override
        public String getAccessibleName() {
            return board.name();
        }

        @Override
        public int getAccessibleChildrenCount() {
            return stops().size() + (buttons.isVisible() ? 1 : 0);
        }

        @Override
        public Accessible getAccessibleChild(int i) {
            return i == stops().size() && buttons.isVisible() ? buttons : accessible.child(i);
        }
    }
}
