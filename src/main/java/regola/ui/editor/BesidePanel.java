package regola.ui.editor;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.KeyboardFocusManager;
import java.awt.Rectangle;
import java.awt.event.ActionEvent;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.event.FocusListener;
import java.awt.event.KeyEvent;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.swing.AbstractAction;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import javax.swing.ScrollPaneConstants;
import javax.swing.Scrollable;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import regola.ui.board.art.ArtStore;
import regola.ui.board.panel.BoardPanel;
import regola.ui.board.panel.BoardWords;
import regola.ui.parts.Card;
import regola.ui.parts.Paragraph;
import regola.ui.parts.Scrolling;
import regola.ui.tray.HandRows;
import regola.ui.view.MotionLevel;
import regola.ui.view.Texts;
import regola.ui.view.editor.BesideIntents;
import regola.ui.view.editor.BesideView;
import regola.ui.view.editor.JumpView;

/**
 * A BesidePanel is the board beside the text of its rules: above it what goes on in the match, below it a field to try
 * expressions in and what the rule at the cursor means in it; moves and sentences that lead to their rules are listed
 * below the text.
 */
final class BesidePanel extends JPanel implements Scrollable {
    private static final long serialVersionUID = 1;
    /** Lower than this it is scrolled, so that the board stays large enough to be read; in pixels. */
    private static final int LOWEST = 440;
    /** So many places beside the board have room before anything lies there, and so many are seen at once. */
    private static final int KEPT_ROWS = 2, MOST_ROWS = 4;

    private final transient BesideIntents intents;
    private final transient Function<String, ArtStore> arts;
    private final transient Consumer<JumpView> go;
    private final transient Runnable leave;
    private final transient Runnable come;
    private final JPanel place = new JPanel(new BorderLayout());
    private final JPanel hands = new JPanel(new BorderLayout());
    private final JScrollPane scrolledHands = Scrolling.page(hands);
    private final JButton again = button("beside.again", "\u21ba");
    private final JButton back = button("beside.back", "\u2039");
    private final JButton forth = button("beside.forth", "\u203a");
    private final JButton lot = button("beside.lot", "\u2684");
    private final Paragraph question = Paragraph.muted("beside.question");
    private final Card look =
            new Card(new MigLayout("ins 7 11 8 11, gap 0 2, wrap 1, fillx, hidemode 3", "[grow, fill]"));
    private final TurnCard turn;
    private final Paragraph head = Paragraph.heading("beside.head", 1);
    private final Paragraph words = Paragraph.plain("beside.words");
    private final Paragraph state = Paragraph.muted("beside.state");
    private final JButton setUp = new JButton();
    private final JCheckBox live = new JCheckBox();
    private final JButton apply = new JButton();
    private final JLabel label = new JLabel();
    private final JTextField tried = new JTextField();
    private final JButton trial = new JButton();
    private final Paragraph answer = Paragraph.plain("beside.answer");
    private final LinesList moves = new LinesList("beside.moves", this::follow);
    private final LinesList story = new LinesList("beside.story", this::follow);
    private final TextTabs below;
    private final JPanel typing = new JPanel(new MigLayout("ins 0, gap 8, hidemode 3"));
    private BoardPanel board;
    private HandRows rows;
    private String game = "";
    private long gone;
    private boolean open;
    private transient BesideView view;

    /** @return the drawings of a game */
    ArtStore art(String game) {
        return arts.apply(game);
    }

    /**
     * @param arts the drawings of a game, by its id
     * @param go takes the text to a place
     * @param leave gives the keyboard back to the text
     * @param come is run when the keyboard comes to the board or leaves it
     * @param below where moves and sentences are listed
     */
    BesidePanel(
            Function<String, ArtStore> arts,
            BesideIntents intents,
            Consumer<JumpView> go,
            Runnable leave,
            Runnable come,
            TextTabs below) {
        super(new MigLayout("ins 0, gap 6 5, fill, hidemode 3", "[grow, fill]", "[][grow, fill][][][fill]"));
        this.below = below;
        this.arts = arts;
        this.intents = intents;
        this.go = go;
        this.leave = leave;
        this.come = come;
        turn = new TurnCard(this::follow);
        setName("beside");
        setOpaque(false);
        place.setOpaque(false);
        hands.setOpaque(false);
        JPanel bar = new JPanel(new MigLayout("ins 0, gap 2, fillx", "[grow, fill][][][][]"));
        bar.setOpaque(false);
        bar.add(question, "wmin 40, aligny center");
        for (JButton button : new JButton[] {again, back, forth, lot}) bar.add(button, "aligny top");
        add(bar, "cell 0 0, wmin 0");
        add(place, "cell 0 1, wmin 0, h 180:220:");
        look.setName("beside.look");
        look.add(head, "wmin 40");
        look.add(words, "wmin 40");
        add(scrolledHands, "cell 0 2, wmin 0");
        add(trying(), "cell 0 3, wmin 0");
        JPanel note = new JPanel(new MigLayout("ins 0, gap 0 4, wrap 1, fillx, hidemode 3", "[grow, fill]"));
        note.setOpaque(false);
        for (JComponent each : new JComponent[] {turn, answer, state, setUp, look})
            note.add(each, each == setUp ? "grow 0" : "wmin 40");
        // Always the same room, so that neither the board nor the field changes its place with each sentence; longer
        // ones are scrolled.
        add(Scrolling.page(note), "cell 0 4, wmin 0, h 100:15%:170");
        makeTyping();
        placeLists();
        reveal(false); // without words there is nothing to be seen yet
        again.addActionListener(e -> intents.again());
        setUp.setName("beside.setup");
        Looks.main(setUp); // of all that is said here this is the one thing to do
        setUp.addActionListener(e -> intents.again());
        back.addActionListener(e -> intents.go(-1));
        forth.addActionListener(e -> intents.go(1));
        lot.addActionListener(e -> intents.byLot());
    }

    private void reveal(boolean on) {
        for (Component each : getComponents()) each.setVisible(on);
    }

    /** @return what is chosen about how the text comes to be played, for below the text */
    JComponent typing() {
        return typing;
    }

    /** The lists of the match are there as long as its board is. */
    void open(boolean seen) {
        open = seen;
        placeLists();
    }

    private void placeLists() {
        boolean listed = open && view != null;
        if (listed) below.openMatch(moves, story);
        else below.closeMatch();
        typing.setVisible(listed);
    }

    private static JButton button(String name, String sign) {
        JButton button = new JButton(sign);
        button.setName(name);
        button.putClientProperty("JButton.buttonType", "toolBarButton");
        return button;
    }

    private void makeTyping() {
        typing.setOpaque(false);
        live.setName("beside.live");
        live.setSelected(true);
        live.addActionListener(e -> intents.live(live.isSelected()));
        apply.setName("beside.apply");
        apply.addActionListener(e -> intents.applyNow());
        typing.add(live, "wmin 0");
        typing.add(apply);
    }

    private JComponent trying() {
        JPanel row = new JPanel(new MigLayout("ins 0, gap 6 3, fillx, hidemode 3", "[][grow, fill][]"));
        row.setOpaque(false);
        tried.setName("beside.tried");
        trial.setName("beside.trial");
        label.setLabelFor(tried);
        tried.addActionListener(e -> intents.tryOut(tried.getText()));
        trial.addActionListener(e -> intents.tryOut(tried.getText()));
        tried.getInputMap().put(KeyStroke.getKeyStroke(KeyEvent.VK_ESCAPE, 0), "leave");
        tried.getActionMap().put("leave", new AbstractAction() {
            private static final long serialVersionUID = 1;

            @Override
            public void actionPerformed(ActionEvent e) {
                leave.run();
            }
        });
        row.add(label);
        row.add(tried, "wmin 60");
        row.add(trial);
        return row;
    }

    private void follow(String key) {
        intents.follow(key);
    }

    /** Whoever goes into that text looks at its lines: rings of what was tried would be taken for theirs. */
    void putTrialAwayAt(JComponent text) {
        text.addFocusListener(new FocusAdapter() {
            @Override
            public void focusGained(FocusEvent e) {
                if (view != null && !view.trial().written().isEmpty()) intents.tryOut("");
            }
        });
    }

    /** The keyboard goes to the field in which something is tried. */
    void tryOut() {
        tried.requestFocusInWindow();
        tried.selectAll();
    }

    boolean hasKeyboard() {
        Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
        return owner != null && SwingUtilities.isDescendingFrom(owner, this);
    }

    /** @return whether so many moves can be gone on or back from where the keyboard is, which is here */
    boolean canGo(int by) {
        return !tried.isFocusOwner() && view != null && (by < 0 ? view.canBack() : view.canForth());
    }

    /** @return the last picture, null before the first */
    BesideView view() {
        return view;
    }

    void show(BesideView next, Texts texts) {
        if (view != null && next.serial() < view.serial()) return;
        if (view == null) reveal(true);
        view = next;
        placeLists();
        if (board == null && next.board() != null || !game.equals(next.game()) && next.board() != null)
            renew(next.game());
        if (board != null && next.board() != null) {
            board.setWords(BoardWords.in(texts));
            board.show(next.board(), List.of(), () -> {});
            board.setOverlay(next.overlay());
            rows.low(HandRows.places(next.seats(), next.shared()) > KEPT_ROWS);
            rows.show(next.seats(), next.shared(), texts);
            keepRoom(next);
        }
        say(again, texts.get("beside.again"));
        say(back, texts.get("beside.back"));
        say(forth, texts.get("beside.forth"));
        say(lot, texts.get("beside.lot"));
        back.setEnabled(next.canBack());
        forth.setEnabled(next.canForth());
        question.setText(next.turn().question());
        question.stress(next.turn().over());
        turn.show(next.turn(), texts);
        head.setText(next.head());
        head.setVisible(!next.head().isEmpty());
        words.setText(next.words());
        look.setVisible(!next.words().isEmpty());
        look.dress("Regola.card.background", next.head().isEmpty() ? "Regola.card.border" : "Regola.card.deciding", 1);
        look.getAccessibleContext().setAccessibleDescription(next.head() + ". " + next.words());
        state.setText(next.state());
        state.setVisible(!next.state().isEmpty());
        state.stress(next.warning());
        setUp.setText(texts.get("beside.setup"));
        setUp.setVisible(next.otherStart());
        live.setText(texts.get("beside.live"));
        live.setToolTipText(texts.get("beside.live.tip"));
        live.setSelected(next.live());
        apply.setText(texts.get("beside.apply"));
        apply.setVisible(next.behind() && !next.live());
        label.setText(texts.get("beside.try"));
        tried.putClientProperty("JTextField.placeholderText", texts.get("beside.try.hint"));
        tried.getAccessibleContext().setAccessibleDescription(texts.get("beside.try.hint"));
        trial.setText(texts.get("beside.try.go"));
        answer.setText(next.trial().answer());
        answer.setVisible(!next.trial().answer().isEmpty());
        answer.stress(!next.trial().wrong());
        moves.show(next.moves());
        story.show(next.story());
        moves.getAccessibleContext().setAccessibleName(texts.get("beside.moves", next.playable()));
        story.getAccessibleContext().setAccessibleName(texts.get("beside.story"));
        below.showMatch(next.playable(), texts);
        getAccessibleContext().setAccessibleName(texts.get("beside.title"));
        revalidate();
        JumpView origin = next.origin();
        if (origin != null && origin.serial() != gone) {
            gone = origin.serial();
            go.accept(origin);
        }
    }

    /** The board does not become smaller when the first piece is taken: there is room for what may lie beside it. */
    private void keepRoom(BesideView next) {
        int places = HandRows.places(next.seats(), next.shared());
        scrolledHands.setVisible(places > 0);
        int seen = Math.max(Math.min(KEPT_ROWS, places), Math.min(MOST_ROWS, rows.count()));
        int height = seen * rows.room(); // the layout itself grows with the window, as its rows do
        ((MigLayout) getLayout()).setComponentConstraints(scrolledHands, "cell 0 2, wmin 0, h " + height + "!");
    }

    private static void say(JButton button, String words) {
        button.setToolTipText(words);
        button.getAccessibleContext().setAccessibleName(words);
    }

    /** Each game has drawings of its own. */
    private void renew(String next) {
        // What was tried belongs to the game in which it was asked.
        if (!game.equals(next)) tried.setText("");
        game = next;
        board = new BoardPanel(
                arts.apply(next), intents, rule -> intents.follow("rule " + rule), new BoardWords(Map.of(), ""));
        board.setName("beside.board");
        board.setMotion(MotionLevel.NONE);
        board.setLabels(true);
        board.addFocusListener(new FocusListener() {
            @Override
            public void focusGained(FocusEvent e) {
                come.run();
            }

            @Override
            public void focusLost(FocusEvent e) {
                come.run();
            }
        });
        rows = new HandRows(arts.apply(next), board, intents);
        hands.removeAll();
        hands.add(rows);
        place.removeAll();
        place.add((Component) board);
        place.revalidate();
    }

    /** @return the panel, scrolled where there is too little room for it */
    JScrollPane scrolled() {
        JScrollPane scroll = new JScrollPane(this);
        scroll.setName("beside.scroll");
        scroll.setBorder(BorderFactory.createEmptyBorder(0, 6, 0, 0));
        scroll.setOpaque(false);
        scroll.getViewport().setOpaque(false);
        scroll.setHorizontalScrollBarPolicy(ScrollPaneConstants.HORIZONTAL_SCROLLBAR_NEVER);
        return scroll;
    }

    @Override
    public Dimension getPreferredScrollableViewportSize() {
        return getPreferredSize();
    }

    @Override
    public int getScrollableUnitIncrement(Rectangle seen, int way, int direction) {
        return 16;
    }

    @Override
    public int getScrollableBlockIncrement(Rectangle seen, int way, int direction) {
        return seen.height / 2;
    }

    @Override
    public boolean getScrollableTracksViewportWidth() {
        return true;
    }

    @Override
    public boolean getScrollableTracksViewportHeight() {
        return getParent() != null && getParent().getHeight() >= LOWEST;
    }
}
