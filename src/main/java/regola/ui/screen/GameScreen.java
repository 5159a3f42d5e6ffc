package regola.ui.screen;

import java.awt.BorderLayout;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import javax.swing.JComponent;
import javax.swing.JPanel;
import regola.engine.Ruleset;
import regola.home.Slot;
import regola.ui.command.Command;
import regola.ui.game.GamePanel;
import regola.ui.game.GivingUp;
import regola.ui.keep.Liking;
import regola.ui.keep.MatchKeeper;
import regola.ui.present.match.GamePresenter;
import regola.ui.present.match.MatchRecord;
import regola.ui.present.match.Resumption;
import regola.ui.present.match.Thinking;
import regola.ui.present.picture.GameTitle;
import regola.ui.present.picture.RuleCards;
import regola.ui.present.start.Chosen;
import regola.ui.present.start.CourseAhead;
import regola.ui.present.start.MatchSetUp;
import regola.ui.stage.Measure;
import regola.ui.view.Notice;
import regola.ui.view.ProblemView;
import regola.ui.view.Said;
import regola.ui.view.Texts;
import regola.ui.view.match.GameWishes;
import regola.ui.view.match.MatchView;
import regola.ui.view.rules.RuleCardView;
import regola.ui.work.Waiting;

/**
 * A GameScreen is the page where a match is played. Each match gets a panel of its own, with the drawings of its game.
 */
public final class GameScreen implements Screen, Playing {
    static final String NAME = "game";
    /** The notice about a match that goes on under other rules. */
    private static final String HERE = "here";
    /** The notice about the match that made room for a try of changed rules. */
    private static final String BEFORE = "before";
    /** The notice that asks whether to give up. */
    private static final String GIVING_UP = "giveUp";

    private final Fittings fittings;
    private final GamePresenter game;
    private final GameHelp help;
    private final MatchKeeper keeper;
    private Matches matches;
    private final Runnable firstPicture;
    private final JPanel frame = new JPanel(new BorderLayout());
    private GamePanel panel;
    private Ruleset rules;
    private MatchSetUp played;
    /** The number of the rule whose card is shown, or null. */
    private String openRule;

    private Texts texts;
    private Feel feel;
    private boolean alone;
    /** Whether rules are played that have just been changed. */
    private boolean tried;
    /** Whether what is on the board is a try of what the rules say. */
    private boolean fromRules;
    /** Whether the match before is offered, and whether the new one has been seen without a move. */
    private boolean backOffered;

    private boolean backIsFresh;
    /** The match before such a try; null if there was none. */
    private MatchKeeper.Held beforeRules;

    /**
     * @param keeper keeps the match at every step
     * @param thinking where computers think
     * @param firstPicture is run when a new match has its first picture, not before: no page is shown empty
     */
    public GameScreen(
            Fittings fittings, MatchKeeper keeper, Thinking thinking, Texts texts, Feel feel, Runnable firstPicture) {
        this.fittings = fittings;
        this.keeper = keeper;
        this.texts = texts;
        this.feel = feel;
        this.firstPicture = firstPicture;
        game = new GamePresenter(
                fittings.worker(),
                view -> Fittings.later(() -> show(view)),
                problem -> Fittings.later(() -> failed(problem)),
                thinking,
                new Waiting());
        game.troubled(problem -> Fittings.later(() -> aimFailed(problem)));
        help = new GameHelp(fittings, game, keeper, thinking::tuning, () -> panel, texts);
        help.naming(feel.naming());
        game.playForced(feel.forced(this));
        game.naming(feel.naming());
        game.pace(feel.followed());
        game.seated(match -> Fittings.later(() -> fittings.likings()
                .change(before -> before.with(
                        Liking.MATCH,
                        Chosen.seated(before.get(Liking.MATCH).orElse(List.of()), played, match.computers())))));
        game.record(match -> {
            keeper.record(match);
            // What was saved is not what stands here any more.
            Fittings.later(() -> fittings.notices().past("saved"));
        });
    }

    /** @param course knows what of the lessons is still before whoever plays */
    public void setMatches(Matches saving, CourseAhead course) {
        matches = saving;
        help.setCourse(course);
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public JComponent component() {
        return frame;
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
        if (panel != null) panel.head().openMenu();
    }

    /** There is no page to go to from here. */
    public void standAlone() {
        alone = true;
    }

    /** @return the match on the board, null before the first */
    public GamePanel panel() {
        return panel;
    }

    /** @return the id of the game on the board, null before the first match */
    public String gameId() {
        return rules == null ? null : rules.game().id();
    }

    public void play(MatchSetUp ready) {
        tried = false;
        MatchKeeper.Held before = keeper.held();
        boolean same = panel != null && ready.rules().game().id().equals(gameId());
        resume(Resumption.dealt(ready), null, null, () -> {
            if (same) offerBack(before);
        });
    }

    /** Who leaves a match for a new one of the same game can have it back; but for children one that is over too. */
    private void offerBack(MatchKeeper.Held before) {
        if (before == null || before.match().moves().isEmpty()) return;
        if (before.slot() != null || !feel.children()) offerBack(before, Said.of("before.new"));
    }

    private void offerBack(MatchKeeper.Held before, Said title) {
        backOffered = true;
        backIsFresh = panel.view() != null && !panel.view().canUndo();
        fittings.notices()
                .tell(Notice.offer(BEFORE, title)
                        .offering(
                                "back",
                                backTo(before.match().rules()),
                                () -> resume(before.resumption(), before.slot(), before.file()))
                        .on(NAME));
    }

    /** A match of another game is called by that: who thinks of this one would not know which is meant. */
    private Said backTo(Ruleset other) {
        if (other.game().id().equals(gameId())) return Said.of("before.back");
        return in -> in.get("before.back.game", GameTitle.of(other.game(), in.language()));
    }

    /** Who has made a move in the new match plays that one. */
    private void takeBackOffer(MatchView view) {
        if (!backOffered) return;
        if (view.canUndo() && backIsFresh) {
            backOffered = false;
            fittings.notices().away(BEFORE);
        }
        backIsFresh |= !view.canUndo();
    }

    private void restart() {
        MatchKeeper.Held before = keeper.held();
        game.restart();
        offerBack(before);
    }

    /** Rules that have just been changed are played; who was in the middle of another match can have it back. */
    public void tryOut(MatchSetUp ready) {
        tryOut(Resumption.dealt(ready));
    }

    private void tryOut(Resumption ready) {
        tried = true;
        MatchKeeper.Held before = keeper.held();
        resume(ready, null, null, () -> {
            if (before != null && !before.match().moves().isEmpty()) offerBack(before, Said.of("before.title"));
        });
    }

    /**
     * What the rules say is tried on the board; the match that is being played is kept.
     *
     * @param back leads back to the rules
     */
    public void tryRules(Resumption match, Runnable back) {
        MatchKeeper.Held before = panel == null || fromRules ? beforeRules : keeper.held();
        fittings.worker().execute(keeper::nextTrial);
        begin(match, () -> {
            fromRules = true;
            beforeRules = before;
            panel.tryOnly(back);
        });
    }

    /**
     * From the rules back to the match, also if something was tried meanwhile.
     *
     * @param stay leads to what is on the board
     */
    public void leaveRules(Runnable stay) {
        MatchKeeper.Held before = beforeRules;
        if (before == null) stay.run();
        else resume(before.resumption(), before.slot(), before.file());
    }

    @Override
    public void resume(Resumption match, Slot keptIn, Path file) {
        tried = false;
        resume(match, keptIn, file, () -> {});
    }

    /** The match before stays on its panel until the next has begun, and if that fails. */
    private void resume(Resumption match, Slot keptIn, Path file, Runnable begun) {
        fittings.worker().execute(() -> keeper.next(keptIn, file));
        begin(match, begun);
    }

    private void begin(Resumption match, Runnable begun) {
        game.resume(
                match,
                () -> Fittings.later(() -> {
                    lay(match.setUp());
                    begun.run();
                }));
    }

    @Override
    public void back() {
        firstPicture.run();
        panel.takeKeyboard();
    }

    /** A panel for a match that is about to have its first picture. */
    private void lay(MatchSetUp ready) {
        played = ready;
        rules = ready.rules();
        openRule = null;
        fromRules = false;
        beforeRules = null;
        panel = new GamePanel(
                fittings.arts().apply(rules.game().id()),
                game,
                new Wishes(),
                under -> fittings.doors()
                        .menu(
                                under,
                                Gifts.items(
                                        fittings,
                                        rules == null ? null : rules.game(),
                                        () -> perform(Command.EDIT),
                                        panel,
                                        texts)));
        panel.hear(fittings.hearing()::play, fittings.hearing().reader());
        fittings.hearing().look(fittings.worker());
        help.laid();
        if (alone) panel.standAlone();
        feel(feel);
        List.of(HERE, BEFORE, GIVING_UP).forEach(fittings.notices()::away);
    }

    /** @param match without a position the running one goes on */
    public void goOn(Resumption match) {
        if (match.start() == null) goOn(match.setUp());
        else tryOut(match);
    }

    /** The running match goes on under other rules; if it cannot, a notice says why, and it stays as it is. */
    private void goOn(MatchSetUp ready) {
        tried = true;
        game.goOnWith(
                ready,
                how -> Fittings.later(() -> {
                    lay(ready);
                    if (how.dropped() > 0) say(Said.of("game.here.dropped", how.dropped()));
                    if (how.replayed()) say(Said.of("game.here.replayed"));
                }),
                problems -> Fittings.later(() -> fittings.notices()
                        .tell(Notice.problem(HERE, Said.of("game.here.title"))
                                .saying(Said.of("game.here.text"))
                                .with(problems)
                                .offering(
                                        "new",
                                        Said.of("game.here.new"),
                                        () -> fittings.doors().tryOut(ready)))));
    }

    private void say(Said words) {
        fittings.notices().tell(Notice.word(HERE, words).on(NAME));
    }

    @Override
    public void entered() {
        help.entered();
        game.rest(false);
        keeper.attend(true);
    }

    /** Nothing is heard of a match that nobody looks at, and no computer goes on in it. */
    @Override
    public void left() {
        game.rest(true);
        keeper.attend(false);
        help.left();
        fittings.hearing().reader().hush();
    }

    @Override
    public void takeKeyboard() {
        if (panel != null) panel.takeKeyboard();
    }

    @Override
    public void speak(Texts next) {
        texts = next;
        game.speak(next.language());
        help.speak(next);
        if (openRule != null) showRule(openRule);
    }

    private void showRule(String number) {
        openRule = number;
        Ruleset asked = rules;
        Texts inLanguage = texts;
        fittings.worker().execute(() -> {
            RuleCardView card = new RuleCards(asked, inLanguage.language()).of(number);
            Fittings.later(() -> {
                if (asked == rules && inLanguage == texts && number.equals(openRule)) panel.showRule(card);
            });
        });
    }

    @Override
    public void feel(Feel next) {
        feel = next;
        game.playForced(next.forced(this));
        game.naming(next.naming());
        help.naming(next.naming());
        game.pace(next.followed());
        game.forChildren(next.children());
        if (panel == null) return;
        panel.move(next.motion());
        panel.setTeacher(isNumbered());
        panel.setNames(next.labels() && !next.children());
        panel.setMode(next.children() ? Measure.Mode.CHILDREN : Measure.Mode.LEARNER);
    }

    @Override
    public boolean isOwn() {
        return rules != null && (tried || Gifts.isOwn(rules));
    }

    /** Whether numbers of rules are said. */
    private boolean isNumbered() {
        return feel.teacher() && !feel.children();
    }

    @Override
    public Set<Command> ready() {
        Set<Command> ready = EnumSet.of(
                Command.NEW,
                Command.RESTART,
                Command.RULES,
                Command.EDIT,
                Command.SAVE,
                Command.SAVE_AS,
                Command.DRAFT,
                Command.SET_UP,
                Command.APART);
        MatchView view = panel == null ? null : panel.view();
        if (view == null) return ready;
        if (GivingUp.isPossible(view)) ready.add(Command.GIVE_UP);
        if (view.canUndo()) ready.add(Command.UNDO);
        // Before anybody has moved there is nothing to look back at.
        if (view.story().last() > 0) ready.add(Command.LOOK_BACK);
        if (view.canRedo()) ready.add(Command.REDO);
        // One looks round from where one looks, too.
        if (view.story().moment() > 0) ready.addAll(List.of(Command.BACK, Command.FIRST));
        if (view.story().moment() < view.story().last()) ready.addAll(List.of(Command.FORTH, Command.LAST));
        return ready;
    }

    @Override
    public Lectern lectern() {
        return panel == null || panel.view() == null
                ? null
                : new GameLectern(gameId(), game, () -> panel.view(), this::setUp, help, this::isNumbered);
    }

    @Override
    public List<Handed> handouts() {
        if (panel == null || panel.view() == null) return List.of();
        return List.of(
                Handed.pages("handout.position", gameId(), game::handout),
                Handed.film("handout.match", gameId(), game::film),
                RulesScreen.handed(fittings, rules, texts));
    }

    @Override
    public void perform(Command command) {
        switch (command) {
            case NEW -> fittings.doors().prepare(gameId(), List.of());
            case RESTART -> restart();
            case GIVE_UP -> askGivingUp();
            case RULES -> fittings.doors().ruleBook(rules);
            case EDIT -> fittings.doors().edit(gameId(), played);
            case SAVE -> matches.save();
            case SAVE_AS -> matches.saveAs();
            case DRAFT -> {
                if (keeper.match() != null) fittings.doors().makeLesson(keeper.match());
            }
            case LOOK_BACK -> help.lookBack();
            case SET_UP -> setUp();
            case APART -> apart();
            case UNDO -> game.undo();
            case REDO -> game.redo();
            case BACK -> game.goTo(panel.view().story().moment() - 1);
            case FORTH -> game.goTo(panel.view().story().moment() + 1);
            case FIRST -> game.goTo(0);
            case LAST -> game.goTo(Integer.MAX_VALUE);
            default -> {}
        }
    }

    private void askGivingUp() {
        fittings.notices()
                .tell(GivingUp.asked(GIVING_UP, panel.view(), feel.children(), this::takeKeyboard, game::giveUp)
                        .on(NAME));
        fittings.notices().takeKeyboard();
    }

    /** The match goes into a window of its own, as it stands. */
    private void apart() {
        game.leave(() -> {
            MatchKeeper.Held match = keeper.handOver();
            Fittings.later(() -> {
                panel = null;
                rules = null;
                played = null;
                openRule = null;
                frame.removeAll();
                if (match != null) fittings.doors().apart(match.resumption(), match.slot(), match.file());
            });
        });
    }

    /** The match as it was set up, with those who play in it by now. */
    private MatchSetUp asSeated() {
        MatchRecord match = keeper.match();
        return match == null ? played : played.seated(match.computers());
    }

    private void setUp() {
        MatchRecord match = keeper.match();
        if (match != null) fittings.doors().setUp(played, match.position());
    }

    private void show(MatchView view) {
        if (panel == null) return; // of a match that has gone into another window
        boolean first = panel.view() == null;
        takeBackOffer(view);
        if (view.decision().isOver()) fittings.notices().away(GIVING_UP);
        help.pictured(view);
        panel.show(view, texts);
        if (first) {
            frame.removeAll();
            frame.add(panel);
            frame.revalidate();
            frame.repaint();
            firstPicture.run();
            panel.takeKeyboard();
        }
        fittings.refresh().run();
    }

    private void failed(ProblemView problem) {
        fittings.notices()
                .tell(Notice.problem("match", Said.of("problem.title")).with(problem));
    }

    /** Whoever writes rules or teaches with them is told; whoever plays has nothing to do about it. */
    private void aimFailed(ProblemView problem) {
        if (!feel.teacher() && !tried) return;
        fittings.notices()
                .tell(Notice.word("aim", Said.of("aim.failed"))
                        .saying(Said.of("aim.failed.text"))
                        .with(problem)
                        .on(NAME));
    }

    /** What is wanted beside the match: a rule to be read, or another page. */
    private final class Wishes implements GameWishes {
        @Override
        public void rule(String number) {
            showRule(number);
        }

        @Override
        public void book() {
            fittings.doors().ruleBook(rules);
        }

        @Override
        public boolean hasBook() {
            return !alone;
        }

        @Override
        public boolean hasRuleFile() {
            return !alone;
        }

        @Override
        public void change() {
            perform(Command.EDIT);
        }

        @Override
        public void closeRule() {
            openRule = null;
            panel.showRule(null);
        }

        @Override
        public void edit(String place) {
            fittings.doors().rule(rules.game(), place);
        }

        @Override
        public void again() {
            MatchSetUp next = asSeated().anew();
            if (tried) tryOut(next);
            else play(next);
        }

        @Override
        public boolean hasSides() {
            MatchSetUp now = asSeated();
            return !alone && !now.moved().computers().equals(now.computers());
        }

        @Override
        public void otherSides() {
            play(asSeated().moved());
        }

        @Override
        public void path() {
            fittings.doors().path(gameId());
        }

        @Override
        public void lesson(String id) {
            fittings.doors().lesson(gameId(), id);
        }

        @Override
        public void leave() {
            fittings.doors().start();
        }
    }
}
