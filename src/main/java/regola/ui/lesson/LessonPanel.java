package regola.ui.lesson;

import java.awt.Component;
import java.awt.Container;
import java.awt.KeyboardFocusManager;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.geom.Point2D;
import java.util.List;
import java.util.Map;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import regola.ui.board.art.ArtStore;
import regola.ui.board.panel.BoardPanel;
import regola.ui.board.panel.BoardWords;
import regola.ui.game.MatchMargin;
import regola.ui.theme.Scaled;
import regola.ui.view.Texts;
import regola.ui.view.board.OverlayView;
import regola.ui.view.lesson.LessonAct;
import regola.ui.view.lesson.LessonIntents;
import regola.ui.view.lesson.LessonView;
import regola.ui.view.lesson.LessonWishes;
import regola.ui.view.lesson.MessageView;
import regola.ui.view.rules.RuleCardView;

/**
 * A LessonPanel is the page of a lesson: the board with the goal and the answers to tries below it, and the margin
 * beside it. It draws the last picture and sends intents. The board is where it is from the first picture to the last.
 */
public final class LessonPanel extends JPanel {
    private static final long serialVersionUID = 1;
    /** Words in a card in a column: each of them learns its width from what holds it. */
    private static final int PASSES = 2;

    /** With less width than this, at 100 %, texts and margin do not go side by side. */
    private static final int LITTLE_ROOM = 900;
    /** With less height than this, at 100 %, the texts leave the board too little. */
    private static final int LOW_IF_NARROW = 400;

    private static final int LOW_IF_WIDE = 420;

    private final transient LessonIntents intents;
    private final LessonHead head;
    private final BoardPanel board;
    private final LessonGoal goal;
    private final LessonMessage message;
    private final MatchMargin beside;
    private final LessonMargin margin;
    private boolean narrow;
    private boolean low;
    private int laidOut;
    private transient Component before;
    private transient LessonView view;
    private transient Texts texts = Texts.in("en");

    /** @param alone true if there is no page to go back to */
    public LessonPanel(ArtStore art, LessonIntents intents, LessonWishes wishes, boolean alone) {
        super(new MigLayout("ins 8 10 10 10, gap 10 6, fill", "[grow, fill][fill, ::42%]", "[][grow, fill][][]"));
        this.intents = intents;
        setName("lesson");
        head = new LessonHead(intents, wishes, alone);
        board = new BoardPanel(art, intents, wishes::rule, new BoardWords(Map.of(), ""));
        goal = new LessonGoal(wishes::rule);
        message = new LessonMessage(wishes::rule);
        beside = new MatchMargin(art, intents::point, intents::choose, wishes::rule);
        beside.pullOnto(board, intents);
        margin = new LessonMargin(intents, wishes, beside, alone);
        for (JComponent part : new JComponent[] {head, margin, board, goal, message}) add(part);
        arrange();
        board.setOffBoard(this::placeOf);
        new LessonKeys(this, intents, wishes).install();
    }

    /**
     * Where there is room, the texts stand below the board and the margin beside both. In a narrow window the texts
     * have the whole width, so that they need fewer lines and the board is not crushed. In a low one they stand in the
     * margin, which scrolls: the board has the height, and what can be pressed stays in the window. What stands beside
     * the margin asks for no width of its own: no text makes the board jump.
     */
    private void arrange() {
        String across = narrow || low ? " 2 1" : "";
        MigLayout layout = (MigLayout) getLayout();
        margin.take(low ? List.of(goal, message) : List.of());
        goal.keepRoom(!low);
        message.keepRoom(!low);
        if (!low && goal.getParent() != this) {
            add(goal);
            add(message);
        }
        layout.setComponentConstraints(head, "cell 0 0" + across + ", w 0:100:");
        layout.setComponentConstraints(margin, narrow || low ? "cell 1 1, growy, hmin 0" : "cell 1 0 1 4, growy");
        layout.setComponentConstraints(board, "cell 0 1, w 0:100:, hmin 0");
        if (!low) {
            layout.setComponentConstraints(goal, "cell 0 2" + across + ", w 0:100:");
            layout.setComponentConstraints(message, "cell 0 3" + across + ", w 0:100:");
        }
        margin.setNarrow(narrow || low);
    }

    @Override
    public void doLayout() {
        boolean little = getWidth() < Scaled.px(LITTLE_ROOM);
        boolean flat = getHeight() < Scaled.px(little ? LOW_IF_NARROW : LOW_IF_WIDE);
        if (little != narrow || flat != low) {
            narrow = little;
            low = flat;
            arrange();
            laidOut = 0;
        }
        super.doLayout();
        if (getWidth() == laidOut) return;
        // What wraps knows its height only now that it has its width; nobody is to see the page before.
        laidOut = getWidth();
        for (int pass = 0; pass < PASSES; pass++) {
            for (Component part : getComponents()) layOut(part);
            ((MigLayout) getLayout()).invalidateLayout(this);
            super.doLayout();
        }
    }

    private static void layOut(Component component) {
        if (!(component instanceof Container container)) return;
        container.invalidate();
        container.doLayout();
        for (Component child : container.getComponents()) layOut(child);
    }

    public BoardPanel board() {
        return board;
    }

    /** @return the last picture, null before the first */
    public LessonView view() {
        return view;
    }

    /** @param number of a key, from 1, as it stands on a button of the list of moves */
    void choose(int number) {
        beside.press(number);
    }

    /** @return whether a piece was in the hand, which goes back */
    boolean letGo() {
        return board.letGo() || beside.letGo();
    }

    boolean isReading() {
        return margin.isReading();
    }

    /**
     * Shows a picture. What is asked shows at once, and so does what is not allowed; what came of a move when all that
     * travels has arrived.
     */
    public void show(LessonView next, Texts inLanguage) {
        boolean first = view == null || !next.language().equals(view.language());
        // Where the keyboard was left says nothing about what is asked now.
        if (view == null || next.at() != view.at() || !next.title().equals(view.title())) board.askAnew();
        view = next;
        texts = inLanguage;
        if (first) speak();
        head.show(next, texts);
        goal.show(next);
        boolean travels = next.match() != null && !next.match().happenings().isEmpty();
        boolean waits = travels && (next.message() == null || next.message().sort() != MessageView.Sort.REFUSED);
        if (waits) message.show(null, texts);
        else tell(next);
        if (next.match() == null) {
            board.setOverlay(OverlayView.NONE);
            return;
        }
        board.setVisible(true);
        board.setOverlay(waits ? OverlayView.NONE : next.overlay());
        beside.show(next.match(), texts);
        board.show(
                next.match().board(),
                next.match().happenings(),
                line -> {
                    if (next == view) beside.tell(line);
                },
                () -> arrived(next));
    }

    /** Asks for something, as its button does. */
    void ask(LessonAct act) {
        margin.ask(act);
    }

    private void arrived(LessonView next) {
        // A newer picture may have come while this one travelled; its own arrival will follow.
        if (next != view) return;
        tell(next);
        board.setOverlay(next.overlay());
        beside.arrived(texts);
        intents.shown(next.serial());
    }

    private void tell(LessonView next) {
        message.show(next.message(), texts);
        margin.show(next, texts);
        if (low && next.message() != null)
            SwingUtilities.invokeLater(() -> message.scrollRectToVisible(new Rectangle(message.getSize())));
    }

    /** Shows the card of a rule in the margin, or puts it away. The keyboard goes there and comes back. */
    public void showRule(RuleCardView card) {
        if (card != null) {
            if (!margin.isReading())
                before = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
            margin.showRule(card, texts);
        } else if (margin.isReading()) {
            margin.showRule(null, texts);
            Component back = before != null && before.isShowing() ? before : board;
            back.requestFocusInWindow();
        }
    }

    private void speak() {
        board.setWords(BoardWords.in(texts));
    }

    /** Where a place lies that is not on the board: beside it, or somewhere beyond the edge. */
    private Point2D placeOf(String site) {
        Point found = beside.placeOf(site, board);
        return found != null ? found : new Point(board.getWidth() + 60, board.getHeight() / 2);
    }
}
