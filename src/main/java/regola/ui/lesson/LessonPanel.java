package regola.ui.lesson;

import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.awt.Point;
import java.awt.geom.Point2D;
import java.util.List;
import java.util.Map;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import regola.ui.board.ArtStore;
import regola.ui.board.BoardListener;
import regola.ui.board.BoardPanel;
import regola.ui.board.BoardWords;
import regola.ui.game.Beside;
import regola.ui.view.LessonView;
import regola.ui.view.MessageView;
import regola.ui.view.OverlayView;
import regola.ui.view.Ref;
import regola.ui.view.RuleCardView;
import regola.ui.view.Texts;

/**
 * A LessonPanel is the page of a lesson: the board with the goal and the answers to tries below it, and the margin beside it. It
 * draws the last picture and sends intents. The board is where it is from the first picture to the last.
 */
public final class LessonPanel extends JPanel {
    private static final long serialVersionUID = 1;

    private final transient LessonIntents intents;
    private final LessonHead head;
    private final BoardPanel board;
    private final LessonGoal goal;
    private final LessonMessage message;
    private final Beside beside;
    private final LessonMargin margin;
    private transient Component before;
    private transient LessonView view;
    private transient Texts texts = Texts.in("en");

    /** @param alone true if there is no page to go back to */
    public LessonPanel(ArtStore art, LessonIntents intents, boolean alone) {
        super(new MigLayout("ins 8 10 10 10, gap 10 6, fill", "[grow, fill][fill, ::42%]", "[][grow, fill][][]"));
        this.intents = intents;
        setName("lesson");
        head = new LessonHead(intents, alone);
        board = new BoardPanel(art, listener(), new BoardWords(Map.of(), ""));
        goal = new LessonGoal(intents);
        message = new LessonMessage(intents);
        beside = new Beside(art, intents::point, intents::choose, intents::read);
        margin = new LessonMargin(intents, beside, alone);
        // What stands in the left column asks for no width of its own: no text makes the board jump.
        add(head, "w 0:100:");
        add(margin, "spany 4, growy, wrap");
        add(board, "wrap, w 0:100:, hmin 0");
        add(goal, "wrap, w 0:100:");
        add(message, "w 0:100:");
        board.setOffBoard(this::placeOf);
        new LessonKeys(this, intents).install();
    }

    private BoardListener listener() {
        return new BoardListener() {
            @Override
            public void pointed(List<Ref> refs) {
                intents.point(refs);
            }

            @Override
            public void looked(List<Ref> refs) {
                intents.look(refs);
            }

            @Override
            public void lifted(List<Ref> refs) {
                intents.lift(refs);
            }

            @Override
            public void dropped(List<Ref> refs) {
                intents.drop(refs);
            }

            @Override
            public void turned(String move) {
                intents.attempt(move);
            }

            @Override
            public void asked(String rule) {
                intents.read(rule);
            }

            @Override
            public void cleared() {
                intents.clear();
            }
        };
    }

    public BoardPanel board() {
        return board;
    }

    /** @return the last picture, null before the first */
    public LessonView view() {
        return view;
    }

    boolean isReading() {
        return margin.isReading();
    }

    /**
     * Shows a picture. What is asked shows at once, and so does what is not allowed; what came of a move when all that travels has
     * arrived.
     */
    public void show(LessonView next, Texts inLanguage) {
        boolean first = view == null || !next.language().equals(view.language());
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
        board.show(next.match().board(), next.match().happenings(), line -> {
            if (next == view) beside.tell(line);
        }, () -> arrived(next));
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
    }

    /** Shows the card of a rule in the margin, or puts it away. The keyboard goes there and comes back. */
    public void showRule(RuleCardView card) {
        if (card != null) {
            if (!margin.isReading()) before = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
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
