package regola.ui.screen;

import java.awt.Point;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.swing.ButtonGroup;
import javax.swing.JComponent;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import javax.swing.JRadioButtonMenuItem;
import javax.swing.SwingUtilities;
import regola.ui.command.Menus;
import regola.ui.keep.Liking;
import regola.ui.keep.OwnMenu;
import regola.ui.present.lesson.CoursePresenter;
import regola.ui.present.lesson.Studies;
import regola.ui.present.start.Fronts;
import regola.ui.present.start.ShelfPresenter;
import regola.ui.stage.Measure;
import regola.ui.start.GameImages;
import regola.ui.start.ShelfPanel;
import regola.ui.view.Notice;
import regola.ui.view.Said;
import regola.ui.view.Texts;
import regola.ui.view.lesson.CourseView;
import regola.ui.view.start.KeptMatchView;
import regola.ui.view.start.ShelfView;
import regola.ui.view.start.ShelfWishes;
import regola.ui.view.start.TileView;

/** A StartScreen is the page on which everything begins: the games, and where somebody was. */
public final class StartScreen implements Screen {
    static final String NAME = "start";
    /** The notice that asks whether children are to have the window. */
    private static final String CHILDREN = "children";
    /** The notice that asks whether it is an adult who wants the window back. */
    private static final String ADULTS = "adults";
    /** What a child that cannot read yet does not reckon; the last one comes after the first again. */
    /** So long nobody is asked again who has answered wrong. */
    private static final Duration PAUSE = Duration.ofSeconds(45);

    private static final int[][] FACTORS = {{17, 6}, {14, 8}, {13, 7}, {16, 9}, {18, 4}};

    private final Fittings fittings;
    private final ShelfPresenter shelf;
    private final ShelfPanel panel;
    /** Not the same sum after each start: its answer would be learnt by heart. */
    private int adultsAsked = (int) Math.floorMod(System.nanoTime() / 1_000_003, 15L);

    private long guessedAt = System.nanoTime() - PAUSE.toNanos();
    private final Function<Consumer<CourseView>, CoursePresenter> teaching;
    private final Supplier<Handouts> handouts;
    private final OwnMenu own;
    private Learners learners;
    private CoursePresenter courses;
    private KeptMatches kept;
    private Texts texts;
    private List<KeptMatchView> matches = List.of();

    /**
     * @param pictures made with what hears of a tile whether its rules hold
     * @param teaching makes the presenter of lessons, given what is to be done with its pictures, on the worker
     * @param handouts is asked for when something is to be handed out
     */
    public StartScreen(
            Fittings fittings,
            Fronts fronts,
            Studies studies,
            Function<ShelfPresenter, GameImages> pictures,
            Function<Consumer<CourseView>, CoursePresenter> teaching,
            Supplier<Handouts> handouts,
            Texts texts) {
        this.fittings = fittings;
        this.texts = texts;
        this.teaching = teaching;
        this.handouts = handouts;
        shelf = new ShelfPresenter(
                fittings.worker(),
                fronts,
                studies::progress,
                () -> fittings.likings().now().get(Liking.MATCH_LAST).orElse(false),
                view -> Fittings.later(() -> show(view)));
        own = new OwnMenu(
                fittings.home(),
                fittings.likings(),
                fittings.worker(),
                this::asked,
                fittings.notices()::away,
                this::lookAgain);
        panel = new ShelfPanel(pictures.apply(shelf), new Wishes(), this::menu, this::openWorkshop, this::openClass);
        panel.whileAsked(fittings.notices()::hasBeenBrought);
        panel.speak(texts);
    }

    /** What was asked for in a menu is answered with the keyboard too. */
    private void asked(Notice notice) {
        fittings.notices().tell(notice);
        fittings.notices().takeKeyboard();
    }

    /** A game of somebody's own has come, has gone or is called otherwise: so have its matches. */
    private void lookAgain() {
        shelf.open();
        if (kept != null) kept.look();
    }

    // ---- what opens below the buttons of the head

    private void openWorkshop(JComponent under) {
        JPopupMenu popup = new JPopupMenu();
        popup.setName("workshop.menu");
        item(
                popup,
                "workshop.new",
                texts.get("action.newGame"),
                () -> fittings.doors().newGame());
        popup.addSeparator();
        List<TileView> tiles = panel.view() == null ? List.of() : panel.view().tiles();
        // What somebody made comes first.
        for (boolean mine : new boolean[] {true, false}) {
            List<TileView> some = tiles.stream()
                    .filter(tile -> tile.own() == mine && tile.variants().isEmpty())
                    .toList();
            for (TileView tile : some) {
                if (mine) popup.add(ownGame(tile));
                else
                    item(
                            popup,
                            "workshop." + tile.game(),
                            texts.get("workshop.copy", tile.title()),
                            () -> fittings.doors().edit(tile.game(), null));
            }
            if (mine) own.backAgain(texts).forEach(popup::add);
            if (popup.getComponent(popup.getComponentCount() - 1) instanceof JMenuItem) popup.addSeparator();
        }
        item(
                popup,
                "workshop.folders",
                texts.get("action.folders"),
                () -> fittings.doors().folders());
        Menus.enlarge(popup, panel.measure());
        Menus.open(popup, under, panel);
    }

    /** However many games somebody has made, each is one line; what can be done with it opens beside. */
    private JMenu ownGame(TileView tile) {
        JMenu menu = new JMenu(tile.title());
        menu.setName("workshop." + tile.game());
        item(
                menu.getPopupMenu(),
                "workshop.change." + tile.game(),
                texts.get("workshop.own", tile.title()),
                () -> fittings.doors().edit(tile.game(), null));
        item(
                menu.getPopupMenu(),
                "workshop.give." + tile.game(),
                texts.get("workshop.give", tile.title()),
                () -> Gifts.give(fittings, tile.game(), panel, texts));
        menu.addSeparator();
        own.ofGame(tile.game(), tile.title(), panel, texts).forEach(menu::add);
        return menu;
    }

    /** As on the page of a game's lessons; children have no drawers. */
    private void menu(JComponent under) {
        JMenuItem who = new JMenuItem(texts.get("path.who"));
        who.setName("start.learner.item");
        who.addActionListener(e -> panel.openLearners(learners()));
        boolean children = panel.mode() == Measure.Mode.CHILDREN;
        fittings.doors().menu(under, children ? List.of() : List.of(who));
    }

    private void openClass(JComponent under) {
        JPopupMenu popup = new JPopupMenu();
        popup.setName("class.menu");
        CourseView nobody = new CourseView(
                null,
                texts.language(),
                List.of(),
                -1,
                panel.view() == null ? List.of() : panel.view().learners(),
                panel.view() == null ? "" : panel.view().learner());
        JMenu names = new JMenu(texts.get("learner.label"));
        names.setName("class.learner");
        ButtonGroup group = new ButtonGroup();
        Stream.concat(Stream.of(""), nobody.learners().stream().filter(name -> !name.isEmpty()))
                .forEach(name -> {
                    JRadioButtonMenuItem item = new JRadioButtonMenuItem(
                            name.isEmpty() ? texts.get("learner.nobody") : name, name.equals(nobody.learner()));
                    item.setName("class.learner." + name);
                    item.addActionListener(e -> {
                        learners().learner(name);
                        shelf.refresh();
                    });
                    group.add(item);
                    names.add(item);
                });
        popup.add(names);
        item(popup, "class.all", texts.get("learner.all"), learners()::showProgress);
        item(popup, "class.export", texts.get("learner.export"), learners()::exportProgress);
        popup.addSeparator();
        popup.add(sheets());
        popup.add(forClass());
        Menus.enlarge(popup, panel.measure());
        Menus.open(popup, under, panel);
    }

    /** Each game that has lessons, and each of somebody's own, to be handed out as worksheets. */
    private JMenu sheets() {
        JMenu sheets = new JMenu(texts.get("class.sheets"));
        sheets.setName("class.sheets");
        if (panel.view() == null) return sheets;
        for (TileView tile : panel.view().tiles()) {
            if (tile.lessons() == 0 && !tile.own() || !tile.variants().isEmpty()) continue;
            JMenuItem item = new JMenuItem(tile.broken() ? texts.get("start.broken", tile.title()) : tile.title());
            item.setName("class.sheets." + tile.game());
            item.setEnabled(!tile.broken());
            item.addActionListener(e -> handouts.get().ask(sheets(tile)));
            sheets.add(item);
        }
        return sheets;
    }

    private List<Handed> sheets(TileView tile) {
        return Handed.sheets(tile.title(), tile.game(), (part, paper) -> {
            courses().open(tile.game());
            courses().worksheets(tile.title(), part, paper);
        });
    }

    /** Each game with what of it can be shown to a class. */
    private JMenu forClass() {
        JMenu show = new JMenu(texts.get("class.project"));
        show.setName("class.project");
        if (panel.view() == null) return show;
        for (TileView tile : panel.view().tiles()) {
            // A variant of somebody's own is switched on where a match is set up.
            if (tile.broken() || !tile.variants().isEmpty()) continue;
            JMenu game = new JMenu(tile.title());
            game.setName("class.project." + tile.game());
            choice(game, tile, true);
            if (tile.lessons() > 0) choice(game, tile, false);
            show.add(game);
        }
        return show;
    }

    private void choice(JMenu menu, TileView tile, boolean match) {
        String name = match ? "match" : "lesson";
        JMenuItem item = new JMenuItem(texts.get("class.project." + name));
        item.setName("class.project." + tile.game() + "." + name);
        item.addActionListener(e -> {
            fittings.doors().toClass(tile.game(), match);
            fittings.notices().say("class", Said.of("class.project.how"));
        });
        menu.add(item);
    }

    private Learners learners() {
        if (learners == null) learners = new Learners(fittings, courses(), () -> panel, () -> texts);
        return learners;
    }

    /** It shows nothing of its own: it knows the learners, and what can be put on paper. */
    private CoursePresenter courses() {
        if (courses == null) {
            courses = teaching.apply(course -> shelf.refresh());
            courses.speak(texts.language());
        }
        return courses;
    }

    private static void item(JPopupMenu popup, String name, String words, Runnable act) {
        JMenuItem item = new JMenuItem(words);
        item.setName(name);
        item.addActionListener(e -> act.run());
        popup.add(item);
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public JComponent component() {
        return panel;
    }

    @Override
    public boolean hasTools() {
        return false;
    }

    @Override
    public boolean isStage() {
        return true;
    }

    @Override
    public void openMenu() {
        panel.head().openMenu();
    }

    public ShelfPanel panel() {
        return panel;
    }

    @Override
    public void entered() {
        panel.closeMatches();
        shelf.open();
        if (kept != null) kept.look();
        panel.takeKeyboard();
    }

    @Override
    public void takeKeyboard() {
        panel.takeKeyboard();
    }

    @Override
    public void regained() {
        shelf.lookAgain();
    }

    /** Another learner is at work, or what was done is another. */
    public void studied() {
        shelf.refresh();
    }

    @Override
    public void speak(Texts next) {
        texts = next;
        panel.speak(next);
        panel.showKept(matches, next);
        shelf.speak(next.language());
        if (courses != null) courses.speak(next.language());
    }

    /** Whoever wants pages for children is told first how they look, and how one comes back. */
    private static void offerChildren(Fittings fittings) {
        offerChildren(
                fittings, Said.of("children.ask"), Said.of("children.ask.text"), Said.of("children.ask.go"), () -> {});
    }

    /**
     * @param text what comes of it
     * @param go the answer of those who want them
     * @param also done for them besides
     */
    static void offerChildren(Fittings fittings, Said question, Said text, Said go, Runnable also) {
        fittings.notices()
                .tell(Notice.offer(CHILDREN, question)
                        .saying(text)
                        .offering("go", go, () -> {
                            fittings.notices().away(CHILDREN);
                            also.run();
                            fittings.doors().children(true);
                        })
                        .offering(
                                "stay",
                                Said.of("children.ask.stay"),
                                () -> fittings.notices().away(CHILDREN)));
        fittings.notices().takeKeyboard();
    }

    @Override
    public void feel(Feel feel) {
        panel.feel(feel.motion());
        Measure.Mode mode = feel.children() ? Measure.Mode.CHILDREN : Measure.Mode.LEARNER;
        // Whoever has gone in or out by the key need not answer whether to.
        if (panel.mode() != mode) forgetQuestions();
        panel.setMode(mode);
        if (kept != null) kept.setChildren(feel.children());
    }

    private void forgetQuestions() {
        fittings.notices().away(CHILDREN);
        fittings.notices().away(ADULTS);
    }

    /** @param all matches that were not played to their end */
    public void setKept(KeptMatches all) {
        kept = all;
    }

    /** Shows them. */
    public void show(List<KeptMatchView> unfinished) {
        matches = unfinished;
        panel.showKept(unfinished, texts);
    }

    private void show(ShelfView view) {
        boolean first = panel.view() == null;
        panel.show(view, texts);
        // The question of a match that was left may have come before the games.
        if (first && !fittings.notices().hasBeenBrought()) panel.takeKeyboard();
        fittings.refresh().run();
    }

    /** Where one can go from the shelf. */
    private final class Wishes implements ShelfWishes {
        @Override
        public void learn(String game) {
            fittings.doors().path(game);
        }

        @Override
        public void lesson(String game, String lesson) {
            fittings.doors().lesson(game, lesson);
        }

        @Override
        public void play(TileView tile) {
            fittings.doors().prepare(tile.game(), tile.variants());
        }

        @Override
        public void trailer(String game) {
            fittings.doors().trailer(game);
        }

        @Override
        public void menu(TileView tile, int x, int y) {
            if (!tile.own() || panel.mode() == Measure.Mode.CHILDREN) return;
            JPopupMenu popup = new JPopupMenu();
            popup.setName("game.menu");
            item(
                    popup,
                    "game.change",
                    texts.get("workshop.own", tile.title()),
                    () -> fittings.doors().edit(tile.game(), null));
            if (tile.variants().isEmpty()) {
                popup.add(Gifts.item(fittings, tile.game(), panel, texts));
                popup.addSeparator();
                own.ofGame(tile.game(), tile.title(), panel, texts).forEach(popup::add);
            }
            Menus.enlarge(popup, panel.measure());
            Point at = new Point(x, y);
            SwingUtilities.convertPointFromScreen(at, panel);
            popup.show(panel, at.x, at.y);
        }

        @Override
        public void goOn(String key) {
            kept.goOn(key);
        }

        @Override
        public void putAway(String key) {
            kept.putAway(key);
        }

        @Override
        public void rename(String key, String name) {
            kept.rename(key, name);
        }

        @Override
        public void children() {
            offerChildren(fittings);
        }

        @Override
        public void letBe() {
            forgetQuestions();
        }

        @Override
        public void adults() {
            if (System.nanoTime() - guessedAt < PAUSE.toNanos()) {
                fittings.notices()
                        .tell(Notice.word(ADULTS, Said.of("children.adults.later"))
                                .passing());
                return;
            }
            int[] factors = FACTORS[adultsAsked % FACTORS.length];
            int product = factors[0] * factors[1];
            // Whoever presses Enter without reading plays on.
            Notice notice = Notice.offer(ADULTS, Said.of("children.adults.ask", factors[0], factors[1]))
                    .saying(Said.of("children.adults.text"))
                    .offering(
                            "stay",
                            Said.of("children.on"),
                            () -> fittings.notices().away(ADULTS));
            // The answer stands elsewhere each time, and its last digit does not tell it.
            int[] answers = {product - 10, product + 10, product - 20};
            answers[(adultsAsked / FACTORS.length + adultsAsked * 2) % answers.length] = product;
            int wrong = 0;
            for (int answer : answers) {
                boolean right = answer == product;
                notice = notice.offering(
                        right ? "right" : "wrong-" + ++wrong,
                        Said.of("children.adults.answer", answer),
                        () -> answered(right));
            }
            adultsAsked++;
            fittings.notices().tell(notice);
            fittings.notices().takeKeyboard();
        }

        /** Who guesses has to wait: else one of three answers would soon be found. */
        private void answered(boolean right) {
            fittings.notices().away(ADULTS);
            if (right) {
                fittings.doors().children(false);
                return;
            }
            guessedAt = System.nanoTime();
            fittings.notices()
                    .tell(Notice.word(ADULTS, Said.of("children.adults.wrong")).passing());
        }
    }
}
