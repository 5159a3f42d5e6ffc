package regola.ui.classroom;

import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Graphics;
import java.awt.event.ActionEvent;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.ObjIntConsumer;
import java.util.stream.Stream;
import javax.swing.AbstractAction;
import javax.swing.Action;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.KeyStroke;
import regola.ui.board.art.ArtStore;
import regola.ui.board.panel.BoardPanel;
import regola.ui.board.panel.BoardWords;
import regola.ui.stage.DesktopScale;
import regola.ui.stage.Measure;
import regola.ui.stage.TextSize;
import regola.ui.theme.Scaled;
import regola.ui.tray.Trays;
import regola.ui.view.MotionLevel;
import regola.ui.view.Texts;
import regola.ui.view.board.BoardIntents;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.HappeningView;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.Role;
import regola.ui.view.board.SiteView;
import regola.ui.view.match.ClassroomView;
import regola.ui.view.match.DecisionIntents;
import regola.ui.view.match.HintView;
import regola.ui.view.match.ProjectorView;

/**
 * A ClassroomPanel is what the projector shows: the board with what is drawn over it, the banner below, a column beside
 * if there is something for it. It covers the whole window.
 */
public final class ClassroomPanel extends JPanel {
    private static final long serialVersionUID = 1;
    /** What the parts of the line of keys are. */
    private static final List<Optional<ClassroomKey>> OF_CLASS = Stream.of(
                    ClassroomKey.ON,
                    ClassroomKey.LIGHTS,
                    ClassroomKey.SPOTLIGHT,
                    ClassroomKey.PEN,
                    ClassroomKey.VOTE,
                    ClassroomKey.TIME,
                    null,
                    ClassroomKey.KEYS,
                    null,
                    ClassroomKey.LEAVE)
            .map(Optional::ofNullable)
            .toList();
    /** The same while there is a vote. */
    private static final List<Optional<ClassroomKey>> OF_VOTES = Stream.of(
                    null, ClassroomKey.UNCOUNT, ClassroomKey.PLAY, ClassroomKey.VOTE)
            .map(Optional::ofNullable)
            .toList();
    /** The same where Enter would play nothing. */
    private static final List<Optional<ClassroomKey>> OF_PLAIN_VOTES = Stream.of(
                    null, ClassroomKey.UNCOUNT, ClassroomKey.VOTE, null)
            .map(Optional::ofNullable)
            .toList();

    private final transient DecisionIntents intents;
    private final transient ObjIntConsumer<ClassroomKey> press;
    private final transient Consumer<String> letter;
    private final BoardPanel board;
    private final transient Trays trays;
    private final Layers layers = new Layers();
    private final Chalk chalk = new Chalk(this::frame);
    private final Banner banner;
    private final ClassroomColumn beside = new ClassroomColumn(
            option -> press(ClassroomKey.COUNT, option), answer -> press(ClassroomKey.CHOOSE, answer));
    private final KeysLine keys = new KeysLine(key -> press(key, 0));
    private transient ProjectorView shown;
    private transient ClassroomView laid = ClassroomView.PLAIN;
    private transient HintView told = HintView.NONE;
    /** Whether the banner speaks of the votes as they were. */
    private boolean toldOfVotes;
    /** Whether the class has chosen what begins a move: what alone is left of it needs no vote. */
    private boolean chosen;

    private transient Texts texts;

    /**
     * @param press gets a key that is not about the board or what is drawn on it, and the number of the option, from 0,
     *     for votes; else 0
     * @param letter gets the id of a place that is pressed for a letter of a vote to stand for it
     */
    public ClassroomPanel(
            ArtStore art,
            DecisionIntents intents,
            ObjIntConsumer<ClassroomKey> press,
            Consumer<String> letter,
            Texts texts) {
        super(new BorderLayout(8, 0));
        this.intents = intents;
        this.press = press;
        this.letter = letter;
        this.texts = texts;
        this.board = new BoardPanel(art, new OnBoard(), rule -> {}, words());
        this.banner = new Banner(art);
        setName("classroom");
        board.setName("classroom.board");
        layers.add(chalk);
        layers.add(board);
        trays = new Trays(art, board, new OnBoard(), layers);
        trays.beforeClass();
        board.setOffBoard(trays::placeOf);
        add(keys); // it lies over the others, and is laid out by hand
        add(layers, BorderLayout.CENTER);
        add(banner, BorderLayout.SOUTH);
        add(beside, BorderLayout.EAST);
        addMouseListener(new MouseAdapter() {}); // nothing of the page below is clicked
        board.addMouseMotionListener(new MouseAdapter() {
            @Override
            public void mouseMoved(MouseEvent e) {
                chalk.moved(e.getPoint());
            }
        });
        for (ClassroomKey key : ClassroomKey.values()) bind(key);
        sayKeys();
        keys.turn();
        // Whoever has no keys finds them again here.
        banner.addMouseListener(new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent e) {
                if (laid.vote() == null) keys.turn();
            }
        });
        keys.addComponentListener(new ComponentAdapter() {
            @Override
            public void componentShown(ComponentEvent e) {
                clearKeys();
            }

            @Override
            public void componentHidden(ComponentEvent e) {
                clearKeys();
            }
        });
        beside.setVisible(false);
    }

    /** Names of places and all words grow with the screen. */
    @Override
    public void doLayout() {
        Measure measure = measure();
        board.setFont(TextSize.SMALL.font(measure));
        keys.setFont(TextSize.SMALL.font(measure));
        banner.measure(measure);
        beside.measure(measure);
        super.doLayout();
        int needed = keys.getPreferredSize().width;
        // A key whose letters are cut off is no help: all of them rather stand a little smaller.
        if (needed > getWidth())
            keys.setFont(keys.getFont().deriveFont(keys.getFont().getSize2D() * getWidth() / (needed + 8)));
        int wide = Math.min(getWidth(), keys.getPreferredSize().width);
        int high = keys.getPreferredSize().height;
        keys.setBounds((getWidth() - wide) / 2, Math.max(0, getHeight() - high - 2), wide, high);
        clearKeys();
    }

    /** What is asked and what happened stands above the keys as long as they are seen. */
    private void clearKeys() {
        banner.clear(keys.isVisible() ? keys.getHeight() + 2 : 0);
    }

    /** The line of keys lies over the banner. */
    @Override
    public boolean isOptimizedDrawingEnabled() {
        return false;
    }

    /** The sizes for a class; who likes larger letters has them here too. */
    private Measure measure() {
        return new Measure(
                Math.max(1, getWidth()),
                Math.max(1, getHeight()),
                DesktopScale.of(this),
                Scaled.zoom(),
                Measure.Mode.PROJECTOR);
    }

    private BoardWords words() {
        BoardWords whole = BoardWords.in(texts);
        return new BoardWords(whole.roles(), whole.empty(), "", whole.keys(), true);
    }

    /** The board must not take what a clicker sends. */
    private void bind(ClassroomKey key) {
        for (int i = 0; i < key.strokes().size(); i++) {
            KeyStroke stroke = key.strokes().get(i);
            boolean counted = key == ClassroomKey.COUNT || key == ClassroomKey.CHOOSE;
            int number = counted ? i : 0;
            String name = "classroom." + stroke;
            Action own = board.getActionMap().get(stroke);
            for (JComponent where : List.of(board, this)) {
                where.getInputMap(where == board ? WHEN_FOCUSED : WHEN_ANCESTOR_OF_FOCUSED_COMPONENT)
                        .put(stroke, name);
                where.getActionMap().put(name, new AbstractAction() {
                    private static final long serialVersionUID = 1;

                    @Override
                    public void actionPerformed(ActionEvent e) {
                        if (key == ClassroomKey.PLAY && laid.vote() == null) {
                            if (own != null) own.actionPerformed(e);
                        } else press(key, number);
                    }
                });
            }
        }
    }

    private void press(ClassroomKey key, int number) {
        if (key == ClassroomKey.COUNT && laid.vote() == null) {
            // The letter that clickers send for a blank screen counts votes only while there is a vote.
            if (ClassroomKey.COUNT
                    .strokes()
                    .get(number)
                    .equals(ClassroomKey.BLANK.strokes().get(1))) press.accept(ClassroomKey.BLANK, 0);
            return;
        }
        if (key == ClassroomKey.VOTE && laid.vote() == null && shown != null && shown.next() != null) {
            say("classroom.computer.none");
            return;
        }
        if (key == ClassroomKey.VOTE && laid.vote() == null && laid.lights() && shown != null && isAlone(shown)) {
            say("classroom.vote.one");
            return;
        }
        if (key == ClassroomKey.PLAY) play();
        else if (key == ClassroomKey.WIPE) chalk.wipe();
        else if (key == ClassroomKey.KEYS) keys.turn();
        else if (key == ClassroomKey.CHOOSE && isAsked(number)) press.accept(key, number);
        else if (key == ClassroomKey.CHOOSE
                && laid.lights()
                && shown != null
                && shown.answers().isEmpty()
                && number < shown.choices().size()) {
            intents.choose(shown.choices().get(number).key());
        } else if (key != ClassroomKey.CHOOSE) {
            press.accept(key, number);
        }
    }

    /** What most are for is done, and the vote is over; what is on no board and in no list is told. */
    private void play() {
        ClassroomView.Option most = laid.vote().leading();
        if (most == null) {
            tellOfVotes(texts.get("classroom.vote.even"));
            return;
        }
        Runnable done = WonVote.of(most, shown, intents, answer -> press.accept(ClassroomKey.CHOOSE, answer));
        if (done == null) {
            tellOfVotes(texts.get(isToLetter() ? "classroom.vote.which" : "classroom.vote.yours", most.letter()));
            return;
        }
        chosen = true;
        press.accept(ClassroomKey.PLAY, 0);
        done.run();
    }

    /** @param key of what is said about a key that does nothing here; empty for nothing */
    public void say(String key) {
        if (shown != null && !key.isEmpty()) banner.tell(shown.headline(), texts.get(key));
    }

    private void tellOfVotes(String sentence) {
        banner.tell(shown.headline(), sentence);
        toldOfVotes = true;
    }

    /** @return whether what was voted for leaves one place alone to go to */
    private static boolean isSettled(ClassroomView next) {
        return next.vote() != null
                && next.vote().options().size() == 1
                && (next.vote().options().get(0).site() != null
                        || !next.vote().options().get(0).words().isEmpty());
    }

    private void sayKeys() {
        if (laid.vote() == null) keys.say(texts.get("classroom.keys"), OF_CLASS);
        else if (!laid.vote().options().stream().allMatch(ClassroomPanel::isFree))
            keys.say(texts.get("classroom.vote.keys", letters()), OF_VOTES);
        else
            keys.say(
                    texts.get(isToLetter() ? "classroom.vote.letter" : "classroom.vote.plain", letters()),
                    OF_PLAIN_VOTES);
        keys.stay(laid.vote() != null);
        revalidate();
    }

    private static boolean isFree(ClassroomView.Option option) {
        return option.site() == null && option.words().isEmpty();
    }

    /** @return whether there are letters that stand for nothing, and places that they could stand for */
    private boolean isToLetter() {
        return laid.vote() != null
                && laid.lights()
                && shown != null
                && laid.vote().options().stream().anyMatch(ClassroomPanel::isFree)
                && shown.board().sites().stream().anyMatch(ClassroomPanel::isLit);
    }

    /** @return whether there is one thing to do, for which nobody has to vote */
    private static boolean isAlone(ProjectorView shown) {
        if (!shown.answers().isEmpty() || shown.choices().size() > 1) return false;
        List<SiteView> asked = shown.lit();
        return asked.size() == 1
                && asked.get(0).pieces().stream()
                                .filter(piece -> piece.is(Role.LEGAL))
                                .map(PieceView::colour)
                                .distinct()
                                .count()
                        < 2;
    }

    private static boolean isLit(SiteView site) {
        return site.is(Role.LEGAL)
                || site.is(Role.TARGET)
                || site.pieces().stream().anyMatch(piece -> piece.is(Role.LEGAL) || piece.is(Role.TARGET));
    }

    private String letters() {
        List<ClassroomView.Option> options = laid.vote().options();
        String first = options.get(0).letter();
        return options.size() == 1
                ? first
                : first + " – " + options.get(options.size() - 1).letter();
    }

    /** An answer may be given whether the lights are on or not: it is there to be read all the time. */
    private boolean isAsked(int answer) {
        return shown != null && answer < shown.answers().size();
    }

    public BoardPanel board() {
        return board;
    }

    /** @return the last picture, null before the first */
    public ProjectorView view() {
        return shown;
    }

    /** @return what is laid over it */
    public ClassroomView laid() {
        return laid;
    }

    /** @return how many lines and arrows are drawn over the board */
    public int lines() {
        return chalk.count();
    }

    /** @return what is written below and beside the board, for whoever reads it aloud */
    public String said() {
        return banner.words() + "\n" + (beside.isVisible() ? beside.words() : "");
    }

    public void feel(MotionLevel motion, boolean labels) {
        board.setMotion(motion);
        board.setLabels(labels);
    }

    public void show(ProjectorView next, Texts inLanguage) {
        boolean first = shown == null;
        if (inLanguage != texts) {
            texts = inLanguage;
            board.setWords(words());
            sayKeys();
        }
        if (first || !shown.headline().equals(next.headline())) board.askAnew(); // a clicker walks over no board
        shown = next;
        if (laid.vote() != null) sayKeys();
        fill(first ? List.of() : next.happenings());
    }

    public void show(ClassroomView next) {
        boolean lightsChanged =
                next.lights() != laid.lights() || !lettered(next).equals(lettered(laid));
        boolean counted = toldOfVotes && !Objects.equals(next.vote(), laid.vote());
        laid = next;
        if (counted && shown != null) fill(List.of());
        if (lightsChanged) sayKeys();
        chalk.set(next.tool(), next.spotlight());
        if (shown != null && lightsChanged) fill(List.of());
        else if (shown != null) beside.show(laid, shown, texts);
        repaint();
        if (!chosen || next.vote() == null) return;
        chosen = false;
        if (isSettled(next)) play();
    }

    /** @param next what the computer would do, until there is another */
    public void tell(HintView next) {
        if (next.equals(told)) return;
        told = next;
        if (shown != null) fill(List.of());
    }

    /** @return what the class is told that the computer would do */
    public HintView told() {
        return told;
    }

    private BoardFrame frame() {
        BoardFrame all = new BoardFrame(0, 0, Math.max(1, layers.getWidth()));
        if (shown == null) return all;
        return BoardFrame.of(shown.board().sites().stream().map(SiteView::id).toList(), board::pointOf, all);
    }

    private void fill(List<HappeningView> happenings) {
        // What travels lies in a tray, and counts, only when it is there.
        ProjectorView next = shown;
        if (happenings.isEmpty() || trays.isEmpty()) showTrays();
        OverlayView seen = votes(laid.lights() ? shown.overlay() : OverlayView.NONE);
        board.setOverlay(told.stage() == HintView.Stage.NONE ? seen : seen.and(told.overlay()));
        BoardView lit = laid.lights() ? shown.board() : shown.board().plain();
        board.show(lit, happenings, trays.counting(lit, shown.seats(), line -> {}), () -> {
            if (next == shown) showTrays();
        });
        banner.show(shown, laid.lights());
        toldOfVotes = false;
        if (shown.next() != null) banner.praise(shown, texts);
        if (told.stage() != HintView.Stage.NONE)
            banner.tell(texts.get("classroom.computer", told.head()), told.sentence());
        beside.show(laid, shown, texts);
    }

    private void showTrays() {
        if (trays.show(shown.board().look(), shown.seats(), shown.shared(), texts)) layers.revalidate();
        layers.setComponentZOrder(chalk, 0); // what is drawn lies over all of it
    }

    /** @return what is voted on, whatever the votes */
    private static List<ClassroomView.Option> lettered(ClassroomView view) {
        return view.vote() == null
                ? List.of()
                : view.vote().options().stream().map(option -> option.with(0)).toList();
    }

    /** The letters of what can be voted for stand on the board, as long as they stand beside it. */
    private OverlayView votes(OverlayView overlay) {
        OverlayView all = overlay;
        if (laid.vote() == null) return all;
        for (ClassroomView.Option option : laid.vote().options())
            if (option.site() != null) all = all.label(option.site(), option.letter());
        return all;
    }

    @Override
    public void paint(Graphics g) {
        if (!laid.blank()) {
            super.paint(g);
            return;
        }
        g.setColor(Color.BLACK);
        g.fillRect(0, 0, getWidth(), getHeight());
    }

    /** The board edge to edge, with trays at its edges in the sizes of a class, and the chalk over it. */
    private final class Layers extends JPanel {
        private static final long serialVersionUID = 1;

        Layers() {
            super(null);
            setOpaque(false);
        }

        @Override
        public boolean isOptimizedDrawingEnabled() {
            return false; // the chalk lies over the board
        }

        @Override
        public void doLayout() {
            board.setBounds(0, 0, getWidth(), getHeight());
            chalk.setBounds(board.getBounds());
            if (shown == null || shown.seats().isEmpty()) return;
            trays.arrange(measure(), board.getBounds());
        }
    }

    /** @return the place among what is voted for of the place that is pressed, from 0; -1 for none */
    private int lettered(List<Ref> refs) {
        if (laid.vote() == null) return -1;
        List<ClassroomView.Option> options = laid.vote().options();
        for (int i = 0; i < options.size(); i++) {
            String site = options.get(i).site();
            if (site != null && refs.contains(Ref.site(site))) return i;
        }
        return -1;
    }

    /**
     * What is pressed is one vote more, or gets a letter where there are more than can have one.
     *
     * @return whether it is about a vote
     */
    private boolean isVote(List<Ref> refs) {
        int option = lettered(refs);
        if (option >= 0) press(ClassroomKey.COUNT, option);
        if (option >= 0 || !isToLetter()) return option >= 0;
        String place = shown.board().sites().stream()
                .filter(site -> isLit(site) && refs.contains(Ref.site(site.id())))
                .map(SiteView::id)
                .findFirst()
                .orElse(null);
        if (place != null) letter.accept(place);
        return place != null;
    }

    /**
     * What is done on the board before the class. Where a letter of a vote stands it is one vote more, also when the
     * finger slid. What is chosen stays so: Escape leaves.
     */
    private final class OnBoard implements BoardIntents {
        /** Whether what seems to be carried was a vote. */
        private boolean counted;

        @Override
        public void point(List<Ref> refs) {
            if (!isVote(refs)) intents.point(refs);
        }

        @Override
        public void lift(List<Ref> refs) {
            counted = isVote(refs);
            if (!counted) intents.lift(refs);
        }

        @Override
        public void drop(List<Ref> refs) {
            int option = lettered(refs);
            if (!counted && option < 0) intents.drop(refs);
            else if (!counted) press(ClassroomKey.COUNT, option);
            counted = false;
        }

        @Override
        public void attempt(String move) {
            intents.attempt(move);
        }

        /** Where that would lead is not told before the lights are on. */
        @Override
        public void look(List<Ref> refs, Consumer<OverlayView> answer) {
            intents.look(refs, seen -> {
                if (laid.lights()) answer.accept(seen);
            });
        }

        @Override
        public void clear() {}
    }
}
