package regola.ui.trailer;

import java.awt.Rectangle;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javax.swing.Icon;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;
import regola.ui.board.art.ArtStore;
import regola.ui.board.panel.BoardPanel;
import regola.ui.board.panel.BoardWords;
import regola.ui.stage.Measure;
import regola.ui.stage.StageButton;
import regola.ui.stage.StageHead;
import regola.ui.stage.StagePane;
import regola.ui.tray.Trays;
import regola.ui.view.MotionLevel;
import regola.ui.view.Texts;
import regola.ui.view.board.BoardIntents;
import regola.ui.view.board.Ref;
import regola.ui.view.match.MatchView;
import regola.ui.view.trailer.TrailerIntents;
import regola.ui.view.trailer.TrailerView;
import regola.ui.view.trailer.TrailerView.Run;
import regola.ui.view.trailer.TrailerWishes;

/**
 * A TrailerPanel is the page of a trailer: the board from edge to edge with everybody's tray, below it the sentence of
 * the scene, and below that the buttons of a player in places of their own. A press on the board ends what travels,
 * else it stops or goes on.
 */
public final class TrailerPanel extends StagePane {
    private static final long serialVersionUID = 1;
    /** The height of the caption, in units of space. */
    private static final double CAPTION = 92;

    private static final double SIGN = 24;

    private final transient TrailerIntents intents;
    private final transient TrailerWishes wishes;
    private final BoardPanel board;
    private final transient Trays trays;
    private final Caption caption = new Caption();
    private final SceneTicks ticks;
    private final StageButton back = button("trailer.back", "←");
    private final StageButton pause = button("trailer.pause", "");
    private final StageButton forward = button("trailer.forward", "→");
    private final StageButton slow = button("trailer.slow", "S");
    private final StageButton close = button("trailer.close", "");
    private final StageButton learn = new StageButton("trailer.learn", StageButton.Style.LEAD);
    private transient TrailerView view;
    private transient Texts texts = Texts.in("en");

    /** @param menu opens the menu below the component that it gets */
    public TrailerPanel(ArtStore art, TrailerIntents intents, TrailerWishes wishes, Consumer<JComponent> menu) {
        super(new StageHead("trailer", wishes::leave, menu));
        head().setBack("stage.back");
        this.intents = intents;
        this.wishes = wishes;
        setName("trailer");
        setFocusable(true);
        board = new BoardPanel(art, new Untouched(), rule -> {}, new BoardWords(Map.of(), ""));
        board.setFocusable(false);
        board.setLabels(false);
        ticks = new SceneTicks(intents::goTo);
        back.addActionListener(e -> intents.back());
        pause.addActionListener(e -> intents.pause());
        forward.addActionListener(e -> intents.forward());
        slow.addActionListener(e -> intents.slow());
        close.addActionListener(e -> wishes.leave());
        learn.addActionListener(e -> goOn());
        learn.setKeyCap("⏎");
        slow.setText("½×");
        for (JComponent part : new JComponent[] {board, caption, back, pause, forward, slow, ticks, close, learn})
            add(part, DEFAULT_LAYER);
        board.addMouseListener(new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent e) {
                pressed();
            }
        });
        trays = new Trays(art, board, new Watched(), this);
        trays.beforeClass();
        trays.film();
        board.setOffBoard(trays::placeOf);
        new TrailerKeys(this, intents, wishes).install();
    }

    private static StageButton button(String name, String key) {
        StageButton button = new StageButton(name, StageButton.Style.PLAIN);
        button.setKeyCap(key);
        return button;
    }

    /** Nobody plays here. */
    private static class Untouched implements BoardIntents {
        @Override
        public void point(List<Ref> refs) {}

        @Override
        public void lift(List<Ref> refs) {}

        @Override
        public void drop(List<Ref> refs) {}

        @Override
        public void clear() {}
    }

    /** A press on a tray does what one on the board does, which listens for itself. */
    private final class Watched extends Untouched {
        @Override
        public void point(List<Ref> refs) {
            pressed();
        }

        @Override
        public void pointOff(double across, double down) {
            pressed();
        }
    }

    private void pressed() {
        if (view == null) return;
        if (board.isAnimating()) board.arrive();
        else intents.pause();
    }

    public BoardPanel boardPanel() {
        return board;
    }

    /** To the lesson that the filled button names, if there is one. */
    public void goOn() {
        if (view != null && !view.lesson().isEmpty()) wishes.learn(view.lesson().id());
    }

    /** @return the last picture, null before the first */
    public TrailerView view() {
        return view;
    }

    /** @return whether all that is said has its room */
    public boolean captionFits() {
        return caption.fits();
    }

    /** Pieces travel only where everything may move; else each picture stands still. */
    public void move(MotionLevel level) {
        setMotion(level);
        MotionLevel pieces = level == MotionLevel.FULL ? MotionLevel.FULL : MotionLevel.NONE;
        board.setMotion(pieces);
        trays.setMotion(pieces);
    }

    public void show(TrailerView next, Texts inLanguage) {
        boolean first = view == null || !next.language().equals(view.language());
        if (view == null || next.scene() != view.scene()) board.askAnew();
        view = next;
        texts = inLanguage;
        if (first) speak();
        head().setTitle(next.title(), next.title());
        getAccessibleContext().setAccessibleName(next.title());
        caption.say(next.caption());
        ticks.show(next.scene(), next.count(), texts);
        buttons();
        board.setOverlay(next.overlay());
        // What travels leaves its tray as it begins to and lies in another only when it is there.
        if (next.match().happenings().isEmpty()) showTrays(next);
        MatchView match = next.match();
        board.show(match.board(), match.happenings(), trays.counting(match.board(), match.seats(), line -> {}), () -> {
            if (view != next) return;
            showTrays(next);
            intents.shown(next.serial());
        });
    }

    private void showTrays(TrailerView next) {
        MatchView match = next.match();
        if (trays.show(match.board().look(), match.seats(), match.shared(), texts)) revalidate();
    }

    private void buttons() {
        boolean first = view.scene() == 0;
        boolean last = view.scene() == view.count() - 1;
        turn(back, !first || view.run() != Run.RUNNING, texts.get("trailer.first"));
        turn(forward, !last, texts.get("trailer.last"));
        slow.setLit(view.slow());
        slow.getAccessibleContext().setAccessibleName(texts.get(view.slow() ? "trailer.fast" : "trailer.slow"));
        String pauses =
                view.run() == Run.RUNNING ? "trailer.pause" : view.run() == Run.OVER ? "trailer.again" : "trailer.play";
        name(pause, texts.get(pauses));
        learn.setText(texts.get("trailer.learn", Math.max(1, view.lesson().number())));
        turn(learn, !view.lesson().isEmpty(), texts.get("trailer.noLesson"));
        signs(measure());
    }

    private static void turn(StageButton button, boolean on, String why) {
        if (on) button.turnOn();
        else button.turnOff(why);
    }

    private static void name(StageButton button, String words) {
        button.getAccessibleContext().setAccessibleName(words);
        if (button.isEnabled()) button.setToolTipText(words);
    }

    private void signs(Measure now) {
        back.setSign(sign(PlayerSign.Shown.BACK, now));
        forward.setSign(sign(PlayerSign.Shown.FORWARD, now));
        close.setSign(sign(PlayerSign.Shown.CLOSE, now));
        Run run = view == null ? Run.PAUSED : view.run();
        PlayerSign.Shown next = run == Run.RUNNING
                ? PlayerSign.Shown.PAUSE
                : run == Run.OVER ? PlayerSign.Shown.AGAIN : PlayerSign.Shown.PLAY;
        pause.setSign(sign(next, now));
    }

    private static Icon sign(PlayerSign.Shown shown, Measure now) {
        return new PlayerSign(shown, now.px(SIGN));
    }

    private void speak() {
        board.setWords(BoardWords.in(texts));
        head().speak(texts);
        name(back, texts.get("trailer.back"));
        name(forward, texts.get("trailer.forward"));
        name(close, texts.get("trailer.close"));
    }

    // ---- where everything stands

    @Override
    protected void arrange(Measure now) {
        int pad = now.pad();
        int gap = now.gap();
        int wide = now.width() - 2 * pad;
        int row = now.height() - pad - now.button();
        int captionHigh = (int) Math.min(now.px(CAPTION), now.height() * 0.2);
        int captionTop = row - gap - captionHigh;
        Rectangle region = region(now);
        board.setBounds(region);
        trays.arrange(now, region);
        board.validate();
        caption.setBounds(pad, captionTop, wide, captionHigh);
        int step = Math.min(now.px(72), wide / 10);
        int x = pad;
        for (StageButton button : new StageButton[] {back, pause, forward, slow, close}) {
            button.setBounds(x, row, step, now.button());
            x += step + gap;
        }
        int lead = Math.min(Math.max(now.px(220), learn.getPreferredSize().width), wide / 4);
        learn.setBounds(pad + wide - lead, row, lead, now.button());
        ticks.setBounds(x + gap, row, Math.max(0, pad + wide - lead - 3 * gap - x), now.button());
        signs(now);
    }

    private static Rectangle region(Measure now) {
        int pad = now.pad();
        int below = now.button() + pad + now.gap() + (int) Math.min(now.px(CAPTION), now.height() * 0.2) + now.gap();
        return new Rectangle(pad, now.head(), now.width() - 2 * pad, Math.max(1, now.height() - below - now.head()));
    }

    @Override
    protected Rectangle board() {
        return region(measure());
    }

    /**
     * No button has the keyboard before somebody walks to it: Space stops, and Enter leads on as the filled one says.
     */
    public void takeKeyboard() {
        SwingUtilities.invokeLater(this::requestFocusInWindow);
    }
}
