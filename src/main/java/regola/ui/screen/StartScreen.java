package regola.ui.screen;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;
import javax.swing.JComponent;
import regola.ui.command.Command;
import regola.ui.keep.Liking;
import regola.ui.present.lesson.CoursePresenter;
import regola.ui.present.match.Resumption;
import regola.ui.present.start.MatchSetUp;
import regola.ui.present.start.SetUpPresenter;
import regola.ui.present.start.Shelf;
import regola.ui.start.StartPanel;
import regola.ui.view.Said;
import regola.ui.view.Texts;
import regola.ui.view.lesson.CourseView;
import regola.ui.view.start.KeptMatchView;
import regola.ui.view.start.SetUpView;
import regola.ui.view.start.StartWishes;

/** A StartScreen is the page where a game is chosen and a match is set up. */
public final class StartScreen implements Screen {
    private final Fittings fittings;
    private final SetUpPresenter setUp;
    private final CoursePresenter courses;
    /** The game whose lessons were asked for last. */
    private String asked;

    private final StartPanel panel;
    private KeptMatches kept;
    private Texts texts;

    /** @param teaching makes the presenter of lessons, given what is to be done with its pictures, on the worker */
    public StartScreen(
            Fittings fittings,
            Shelf shelf,
            Function<Consumer<CourseView>, CoursePresenter> teaching,
            LongSupplier seeds,
            Texts texts) {
        this.texts = texts;
        this.fittings = fittings;
        courses = teaching.apply(course -> Fittings.later(() -> panel().show(course, this.texts)));
        setUp = new SetUpPresenter(
                fittings.worker(),
                shelf,
                view -> Fittings.later(() -> show(view)),
                ready -> Fittings.later(() -> fittings.doors().play(ready)),
                seeds);
        setUp.recall(
                fittings.likings().now().get(Liking.MATCH).orElse(null),
                chosen -> fittings.likings().change(all -> all.with(Liking.MATCH, chosen)));
        setUp.taught(courses::count);
        Learners learners = new Learners(fittings, courses, this::panel, () -> this.texts);
        panel = new StartPanel(fittings.arts(), setUp, new Wishes(), learners);
        panel.showReading(texts);
    }

    @Override
    public String name() {
        return "start";
    }

    @Override
    public JComponent component() {
        return panel;
    }

    @Override
    public boolean hasTools() {
        return false;
    }

    public StartPanel panel() {
        return panel;
    }

    @Override
    public void entered() {
        asked = null;
        setUp.open();
        if (kept != null) kept.look();
        panel.takeKeyboard();
    }

    @Override
    public void takeKeyboard() {
        panel.takeKeyboard();
    }

    @Override
    public void regained() {
        setUp.lookAgain();
        courses.open(asked);
    }

    @Override
    public void speak(Texts next) {
        texts = next;
        setUp.speak(next.language());
        courses.speak(next.language());
    }

    @Override
    public Set<Command> ready() {
        return panel.view() != null && panel.view().chosen() != null
                ? Set.of(Command.EDIT, Command.RULES, Command.APART)
                : Set.of();
    }

    @Override
    public void perform(Command command) {
        if (command == Command.EDIT)
            setUp.rules((game, match) -> Fittings.later(() -> fittings.doors().edit(game, match)));
        if (command == Command.APART && panel.leadsTo() != null)
            fittings.doors().apart(panel.view().chosen(), panel.leadsTo());
        else if (command == Command.APART) setUp.rules((game, match) -> Fittings.later(() -> apart(match)));
        if (command == Command.RULES) setUp.rules((game, match) -> Fittings.later(() -> showRules(match)));
    }

    /** @param match null if none could begin like this: what is wrong stands on the page */
    private void showRules(MatchSetUp match) {
        if (match == null) fittings.notices().say("rules", Said.of("rules.broken"));
        else fittings.doors().ruleBook(match.rules());
    }

    /** @param match as it is set up; null if none could begin like this: what is wrong stands on the page */
    private void apart(MatchSetUp match) {
        if (match == null) return;
        fittings.doors().apart(Resumption.fresh(match), null, null);
    }

    /** Another match with everything as it is set. */
    public void begin() {
        setUp.start();
    }

    /** @param matches that were not played to their end */
    public void setKept(KeptMatches matches) {
        kept = matches;
    }

    /** Shows them. */
    public void show(List<KeptMatchView> matches) {
        panel.showKept(matches, texts);
    }

    private void show(SetUpView view) {
        panel.show(view, texts);
        fittings.refresh().run();
        if (view.chosen() == null || view.chosen().equals(asked)) return;
        asked = view.chosen();
        courses.open(asked);
    }

    /** Where one can go before a match. */
    private final class Wishes implements StartWishes {
        @Override
        public void learn(String game, String lesson) {
            fittings.doors().lesson(game, lesson);
        }

        @Override
        public void trailer(String game) {
            fittings.doors().trailer(game);
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
        public void goOn(String key) {
            kept.goOn(key);
        }

        @Override
        public void putAway(String key) {
            kept.putAway(key);
        }
    }
}
