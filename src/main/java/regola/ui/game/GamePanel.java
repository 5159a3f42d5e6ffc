package regola.ui.game;

import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.ActionEvent;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.accessibility.AccessibleContext;
import javax.swing.AbstractAction;
import javax.swing.Action;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import regola.ui.board.art.ArtStore;
import regola.ui.board.panel.BoardPanel;
import regola.ui.board.panel.BoardWords;
import regola.ui.parts.RuleCard;
import regola.ui.parts.Scrolling;
import regola.ui.view.Texts;
import regola.ui.view.board.Role;
import regola.ui.view.board.SeatView;
import regola.ui.view.match.DecisionView;
import regola.ui.view.match.DraftWord;
import regola.ui.view.match.GameIntents;
import regola.ui.view.match.GameWishes;
import regola.ui.view.match.MatchView;
import regola.ui.view.rules.RuleCardView;

/**
 * A GamePanel shows a match: the board with the reason card below it, and beside them whose decision it is, the seats,
 * and the story. It draws the last picture and sends intents.
 */
public final class GamePanel extends JPanel {
    private static final long serialVersionUID = 1;

    private final transient ArtStore art;
    private final transient GameIntents intents;
    private final transient GameWishes wishes;
    private final boolean own;
    private boolean alone;
    private final BoardPanel board;
    private final DecisionCard decision;
    private final WhyCard why;
    private final TimelineBar timeline;
    private final StoryPane story;
    private final RuleCard rule;
    private transient Component before;
    private final MatchHead head;
    private final JLabel storyTitle = new JLabel();
    private final JPanel seats = new JPanel(new MigLayout("ins 0, gap 0 6, wrap 1, fillx, hidemode 3", "[grow, fill]"));
    private final SideColumn side;
    private final transient List<SeatCard> seatCards = new ArrayList<>();
    private final SharedCard shared;
    private final HandOver handOver;
    private transient MatchView view;
    private transient Texts texts = Texts.in("en");

    /** @param own whether the rules are somebody's own, to be changed as they are; others are copied first */
    public GamePanel(ArtStore art, GameIntents intents, GameWishes wishes, boolean own) {
        super(new MigLayout("ins 10, gap 10 8, fill", "[grow, fill][fill, ::42%]", "[][grow, fill]4[]4[fill]"));
        this.art = art;
        this.intents = intents;
        this.wishes = wishes;
        this.own = own;
        this.board = new BoardPanel(art, intents, wishes::rule, new BoardWords(Map.of(), ""));
        this.decision = new DecisionCard(art, intents, wishes);
        this.story = new StoryPane(art, intents::goTo, wishes::rule);
        this.rule = new RuleCard(wishes::edit, wishes::closeRule);
        this.why = new WhyCard(wishes::rule, () -> intents.goTo(Integer.MAX_VALUE), wishes::edit);
        this.timeline = new TimelineBar(intents::goTo);
        this.shared = new SharedCard(art, intents::point).pullingOnto(board, intents);
        this.handOver = new HandOver(art, intents::uncover);
        setName("game");
        storyTitle.putClientProperty("FlatLaf.styleClass", "h4");
        seats.setOpaque(false);
        side = new SideColumn(decision, Scrolling.page(seats), storyTitle, Scrolling.upAndDown(story), rule);
        head = new MatchHead(wishes::leave, wishes::editRules);
        // What stands in the left column asks for no width of its own: no text makes the board jump.
        add(head, "w 0:100:");
        add(side, "spany 4, growy, wrap");
        add(board, "id board, wrap, w 0:100:, hmin 0");
        add(timeline, "wrap, w 0:100:");
        add(why, "w 0:100:");
        add(handOver, "pos board.x board.y board.x2 board.y2", 0);
        board.setOffBoard(this::placeOf);
        numberKeys();
        escapeKey();
    }

    /** There is no page to go to from here. */
    public void standAlone() {
        alone = true;
        head.hideHome();
    }

    public BoardPanel board() {
        return board;
    }

    /** @return the last picture, null before the first */
    public MatchView view() {
        return view;
    }

    /** Shows a picture. What is asked and told shows at once, the seats when everything that travels has arrived. */
    public void show(MatchView next, Texts inLanguage) {
        boolean first = view == null || !next.language().equals(view.language());
        view = next;
        texts = inLanguage;
        if (first) speak();
        head.show(next.title(), next.rules());
        SeatView mover =
                next.seats().stream().filter(SeatView::moving).findFirst().orElse(null);
        decision.show(next.decision(), mover, texts);
        announce(next);
        cover(next.decision());
        why.show(next.why(), next.problem(), next.story(), texts);
        timeline.show(next.story(), texts);
        story.show(next.story(), !next.happenings().isEmpty(), texts);
        board.setOverlay(next.guide());
        board.show(
                next.board(),
                next.happenings(),
                line -> {
                    if (next == view) story.tell(line);
                },
                () -> arrived(next));
    }

    /**
     * A screen reader says what is new about the thing that has the keyboard, and that is the board most of the time.
     */
    private void announce(MatchView next) {
        SeatView decider = next.decision().decider();
        String asked =
                (decider == null ? "" : decider.name() + ": ") + next.decision().question();
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
        handOver.show(covered ? next.decider() : null, texts);
        if (changes && !covered) board.requestFocusInWindow();
    }

    /** The keyboard goes to the board, or to what covers it. */
    public void takeKeyboard() {
        if (handOver.isVisible()) handOver.takeKeyboard();
        else board.requestFocusInWindow();
    }

    /** What lies over the board is drawn over it. */
    @Override
    public boolean isOptimizedDrawingEnabled() {
        return false;
    }

    private void numberKeys() {
        for (int i = 0; i < GameKey.CHOOSE.strokes().size(); i++) {
            int number = i + 1;
            getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT)
                    .put(GameKey.CHOOSE.strokes().get(i), "choice." + number);
            getActionMap().put("choice." + number, new AbstractAction() {
                private static final long serialVersionUID = 1;

                @Override
                public void actionPerformed(ActionEvent e) {
                    decision.press(number);
                }
            });
        }
    }

    /**
     * Escape goes one step back: what is in the hand, the rule that is read, what is chosen or refused; then the page.
     */
    private void escapeKey() {
        Action back = new AbstractAction() {
            private static final long serialVersionUID = 1;

            @Override
            public void actionPerformed(ActionEvent e) {
                if (isShowing() && view != null) stepBack();
            }
        };
        for (KeyStroke key : GameKey.HOME.strokes()) {
            getInputMap(WHEN_IN_FOCUSED_WINDOW).put(key, "stepBack");
            board.getInputMap(WHEN_FOCUSED).put(key, "stepBack");
        }
        getActionMap().put("stepBack", back);
        board.getActionMap().put("stepBack", back);
    }

    /** @return whether a piece from beside the board was in the hand, which goes back */
    private boolean letGo() {
        return seatCards.stream().anyMatch(SeatCard::letGo) || shared.letGo();
    }

    private void stepBack() {
        boolean chosen = view.decision().draft().stream().anyMatch(word -> word.state() == DraftWord.State.FILLED);
        boolean travels = board.isAnimating();
        board.arrive();
        if (board.letGo() || letGo()) intents.clear();
        else if (rule.isShowing()) wishes.closeRule();
        else if (chosen || board.has(Role.CHOSEN) || view.why() != null) intents.clear();
        else if (!travels && !alone) wishes.leave();
    }

    /** Shows the card of a rule beside the board, or puts it away. The keyboard goes there and comes back. */
    public void showRule(RuleCardView card) {
        if (card != null) {
            if (!rule.isShowing())
                before = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
            rule.show(card, texts);
            side.showRule(true);
            rule.takeKeyboard();
        } else if (rule.isShowing()) {
            side.showRule(false);
            Component back = before != null && before.isShowing() ? before : board;
            back.requestFocusInWindow();
        }
    }

    private void arrived(MatchView next) {
        // A newer picture may have come while this one travelled; its own arrival will follow.
        if (next != view) return;
        story.tellAll();
        showSeats(next.seats());
        shared.show(next.shared(), texts);
        intents.shown(next.serial());
    }

    private void speak() {
        board.setWords(BoardWords.in(texts));
        storyTitle.setText(texts.get("story.title"));
        head.speak(
                texts.get("game.home"),
                texts.get("game.home.tip"),
                texts.get(own ? "start.rules.own" : "start.rules"),
                texts.get(own ? "start.rules.own" : "start.rules.tip"));
        seatCards.clear();
    }

    private void showSeats(List<SeatView> next) {
        if (seatCards.size() != next.size()) {
            seats.removeAll();
            seatCards.clear();
            for (int i = 0; i < next.size(); i++) {
                SeatCard card = new SeatCard(art, intents::point, intents::seat).pullingOnto(board, intents);
                seatCards.add(card);
                seats.add(card, "wmin 0");
            }
            seats.add(shared, "wmin 0");
        }
        for (int i = 0; i < next.size(); i++) seatCards.get(i).show(next.get(i), texts);
        for (int i = 0; i < next.size(); i++) {
            SeatCard card = seatCards.get(i);
            // Cards that are new or higher than before have their places only when all is laid out.
            if (next.get(i).deciding()) SwingUtilities.invokeLater(() -> bringUp(card));
        }
        side.revalidate();
    }

    private void bringUp(SeatCard card) {
        side.validate();
        card.scrollRectToVisible(new Rectangle(card.getWidth(), card.getHeight()));
    }

    /** Where a place lies that is not on the board: in its seat, or somewhere beyond the edge. */
    private Point2D placeOf(String site) {
        for (SeatCard card : seatCards) {
            Point found = card.placeOf(site, board);
            if (found != null) return found;
        }
        return new Point(board.getWidth() + 60, board.getHeight() / 2);
    }
}
