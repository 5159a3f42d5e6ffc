package regola.ui.present.rules;

import java.util.List;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import regola.engine.Ruleset;
import regola.engine.value.Position;
import regola.language.model.CheckedGame;
import regola.rulebook.Examples;
import regola.rulebook.Outline;
import regola.ui.present.Errand;
import regola.ui.present.match.Resumption;
import regola.ui.present.start.MatchSetUp;
import regola.ui.view.Said;
import regola.ui.view.Texts;
import regola.ui.view.handout.HandoutView;
import regola.ui.view.rules.BookView;
import regola.ui.view.rules.RulesIntents;

/**
 * A RuleBookPresenter is the rulebook of a game: intents go in from any thread, pictures come out on the worker. The
 * first picture comes at once, the moments of matches when they are found.
 */
public final class RuleBookPresenter implements RulesIntents {
    private final Executor worker;
    private final Consumer<BookView> screen;
    private Ruleset rules;
    private Outline outline;
    private Examples examples;
    private OpenBook book;
    private String language = "en";
    private String sought = "";
    private String at = "";
    /** Whether a page was turned to since something else is sought: it stays open, found or not. */
    private boolean turned;

    private boolean codes;

    /** @param screen gets each picture */
    public RuleBookPresenter(Executor worker, Consumer<BookView> screen) {
        this.worker = worker;
        this.screen = screen;
    }

    /** Opens the rulebook of a game at its first page. */
    public void open(Ruleset chosen) {
        ask(() -> {
            rules = chosen;
            outline = Outline.of(chosen);
            examples = null;
            sought = "";
            at = "";
            read();
        });
        ask(this::illustrate);
    }

    @Override
    public void seek(String words) {
        worker.execute(() -> {
            sought = words;
            turned = false;
            show();
        });
    }

    @Override
    public void turnTo(String page) {
        worker.execute(() -> {
            at = page;
            turned = true;
            show();
        });
    }

    @Override
    public void showCodes(boolean shown) {
        worker.execute(() -> {
            codes = shown;
            show();
        });
    }

    public void speak(String chosen) {
        ask(() -> {
            language = chosen;
            if (rules != null) read();
        });
    }

    /** @param paper gets the whole rulebook to be put on paper, on the worker */
    public void handout(Consumer<HandoutView> paper) {
        ask(() -> {
            if (rules == null) return;
            illustrate();
            paper.accept(BookHandout.of(book, Texts.in(language)));
        });
    }

    /** @param answer gets, on the worker, the game whose rules are shown */
    public void game(Consumer<CheckedGame> answer) {
        worker.execute(() -> {
            if (rules != null) answer.accept(rules.game());
        });
    }

    /**
     * @param page the id of a page that shows a moment of a match
     * @param match gets, on the worker, a match that begins there, all of whose sides are played by people
     */
    public void match(String page, Consumer<Resumption> match) {
        worker.execute(() -> {
            if (rules == null || examples == null) return;
            examples.of(page).ifPresent(example -> {
                Position position = example.before().position();
                match.accept(
                        new Resumption(new MatchSetUp(example.before().rules(), 1, Set.of()), position, List.of(), 0));
            });
        });
    }

    private void ask(Runnable work) {
        worker.execute(new Errand(Said.NOTHING, work, () -> {}));
    }

    private void illustrate() {
        if (rules == null || examples != null) return;
        Examples found = OpenBook.examples(rules, outline, Errand::stopIfGivenUp);
        examples = found;
        read();
    }

    private void read() {
        OpenBook read = examples == null
                ? OpenBook.unillustrated(rules, outline, language)
                : OpenBook.illustrated(rules, outline, examples, language);
        Errand.stopIfGivenUp();
        book = read;
        show();
    }

    private void show() {
        if (book != null) screen.accept(book.view(at, sought, turned, codes));
    }
}
