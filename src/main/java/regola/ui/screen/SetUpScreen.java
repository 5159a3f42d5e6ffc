package regola.ui.screen;

import java.util.List;
import java.util.Set;
import java.util.function.LongSupplier;
import javax.swing.JComponent;
import regola.ui.command.Command;
import regola.ui.keep.Liking;
import regola.ui.present.match.Resumption;
import regola.ui.present.start.Fronts;
import regola.ui.present.start.MatchSetUp;
import regola.ui.present.start.SetUpPresenter;
import regola.ui.present.start.Shelf;
import regola.ui.stage.Measure;
import regola.ui.start.GameImages;
import regola.ui.start.SetUpPanel;
import regola.ui.view.Said;
import regola.ui.view.Texts;
import regola.ui.view.start.KeptMatchView;
import regola.ui.view.start.SetUpView;
import regola.ui.view.start.SetUpWishes;

/** A SetUpScreen is the page on which a match is set up. */
public final class SetUpScreen implements Screen {
    private static final String KEPT = "setup.kept";
    private static final String LEAVES = "setup.leave";

    private final Fittings fittings;
    private final Fronts fronts;
    private final SetUpPresenter setUp;
    private final SetUpPanel panel;
    private Texts texts;
    private KeptMatches kept;
    /** The match that is offered; null if there is none. */
    private String left;
    /** Whether a match is being opened for which everything is ready. */
    private boolean opening;
    /** Whether somebody has chosen anything since the page was opened; the worker knows it. */
    private volatile boolean chosen;

    public SetUpScreen(
            Fittings fittings, Shelf shelf, Fronts fronts, GameImages pictures, LongSupplier seeds, Texts texts) {
        this.fronts = fronts;
        this.fittings = fittings;
        this.texts = texts;
        setUp = new SetUpPresenter(
                fittings.worker(),
                shelf,
                view -> Fittings.later(() -> show(view)),
                ready -> Fittings.later(() -> play(ready)),
                seeds);
        setUp.recall(fittings.likings().now().get(Liking.MATCH).orElse(List.of()), all -> {
            chosen = true;
            fittings.likings().change(before -> before.with(Liking.MATCH, all));
        });
        panel = new SetUpPanel(
                fittings.arts().apply(""),
                pictures,
                setUp,
                new Wishes(),
                under -> fittings.doors().menu(under, List.of()));
        panel.speak(texts);
    }

    /** @param all matches that were not played to their end: the last one of the game is offered */
    public void setKept(KeptMatches all) {
        kept = all;
    }

    @Override
    public void left() {
        panel.dropDrawer();
    }

    /** @param variants ids of those that are to be on; empty for those that were on last */
    public void open(String game, List<String> variants) {
        chosen = false;
        fittings.notices().away(KEPT);
        if (kept != null) kept.look();
        panel.expect(
                game,
                fronts.game(game)
                        .map(front -> front.title().text(texts.language()))
                        .orElse(""));
        setUp.seated(fittings.likings().now().get(Liking.MATCH).orElse(List.of()));
        setUp.open(game, variants);
    }

    /**
     * A match at once, against somebody who fits; this page comes only if none can begin, and says why.
     *
     * @param front is run then, to bring the page to the front
     */
    public void playNow(String game, Runnable front) {
        setUp.seated(fittings.likings().now().get(Liking.MATCH).orElse(List.of()));
        setUp.startAtOnce(
                game,
                () -> Fittings.later(() -> {
                    open(game, List.of());
                    front.run();
                }));
    }

    @Override
    public String name() {
        return "setup";
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

    public SetUpPanel panel() {
        return panel;
    }

    @Override
    public void takeKeyboard() {
        panel.takeKeyboard();
    }

    @Override
    public void regained() {
        setUp.lookAgain();
    }

    @Override
    public void speak(Texts next) {
        texts = next;
        panel.speak(next);
        setUp.speak(next.language());
    }

    @Override
    public void feel(Feel feel) {
        setUp.children(feel.children());
        panel.setMotion(feel.motion());
        panel.setTeacher(feel.teacher() && !feel.children());
        panel.setMode(feel.children() ? Measure.Mode.CHILDREN : Measure.Mode.LEARNER);
    }

    @Override
    public Set<Command> ready() {
        return panel.view() != null && panel.view().chosen() != null
                ? Set.of(Command.NEW, Command.EDIT, Command.RULES, Command.APART)
                : Set.of(Command.NEW);
    }

    @Override
    public void perform(Command command) {
        switch (command) {
            case NEW -> fittings.doors().start();
            case EDIT ->
                setUp.rules(
                        (game, match) -> Fittings.later(() -> fittings.doors().edit(game, match)));
            case APART -> setUp.rules((game, match) -> Fittings.later(() -> apart(match)));
            case RULES -> setUp.rules((game, match) -> Fittings.later(() -> showRules(match)));
            default -> {}
        }
    }

    /** @param match null if none could begin like this: what is wrong stands on the page */
    private void showRules(MatchSetUp match) {
        if (match == null) fittings.notices().say("rules", Said.of("rules.broken"));
        else fittings.doors().ruleBook(match.rules());
    }

    /** @param match as it is set up; null if none could begin like this: what is wrong stands on the page */
    private void apart(MatchSetUp match) {
        if (match == null) return;
        fittings.doors().apart(Resumption.dealt(match), null, null);
    }

    /**
     * A match with everything as it is set. The page says that it is being opened until the worker is done with it,
     * well or not.
     */
    public void begin() {
        panel.setOpening(true);
        setUp.start();
        afterwards(() -> panel.setOpening(opening));
    }

    private void play(MatchSetUp ready) {
        opening = true;
        fittings.doors().play(ready);
        afterwards(() -> {
            opening = false;
            panel.setOpening(false);
        });
    }

    /** The worker does one thing after another: this is done after all that it has been given before. */
    private void afterwards(Runnable what) {
        fittings.worker().execute(() -> Fittings.later(what));
    }

    private void show(SetUpView view) {
        if (view.chosen() == null) {
            fittings.doors().start(); // its file has gone
            return;
        }
        left = kept == null || view.chosen() == null
                ? null
                : kept.last(view.chosen()).map(KeptMatchView::key).orElse(null);
        panel.setGoOn(left != null);
        panel.show(view, texts);
        fittings.refresh().run();
    }

    /** Where one can go before a match. */
    private final class Wishes implements SetUpWishes {
        @Override
        public void begin() {
            SetUpScreen.this.begin();
        }

        @Override
        public void goOn() {
            if (left != null) kept.goOn(left);
        }

        @Override
        public void rules() {
            perform(Command.EDIT);
        }

        @Override
        public void ruleBook() {
            perform(Command.RULES);
        }

        @Override
        public void children() {
            StartScreen.offerChildren(
                    fittings,
                    Said.of("setup.child.ask"),
                    Said.of("setup.child.ask.text"),
                    Said.of("setup.child.ask.go"),
                    setUp::company);
        }

        @Override
        public void leave() {
            fittings.doors().start();
            // Escape leads here too, and looks like giving all up.
            if (chosen) fittings.notices().say(KEPT, Said.of("setup.kept"));
        }

        @Override
        public void leaveByKey() {
            // Who is chosen closes the list of all who could be: a key meant for that list does not end the page.
            if (!chosen || fittings.notices().shows(LEAVES)) fittings.doors().start();
            else fittings.notices().say(LEAVES, Said.of("setup.leave"));
        }
    }
}
