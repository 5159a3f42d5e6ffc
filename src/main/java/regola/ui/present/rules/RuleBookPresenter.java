package regola.ui.present.rules;

import java.util.concurrent.Executor;
import java.util.function.Consumer;
import regola.engine.Ruleset;
import regola.language.model.CheckedGame;
import regola.ui.present.Errand;
import regola.ui.present.match.MatchHandouts;
import regola.ui.view.Said;
import regola.ui.view.Texts;
import regola.ui.view.handout.HandoutView;
import regola.ui.view.rules.RuleBookView;
import regola.ui.view.rules.RulesIntents;

/** A RuleBookPresenter is the page of all rules: intents go in from any thread, pictures come out on the worker. */
public final class RuleBookPresenter implements RulesIntents {
    private final Executor worker;
    private final Consumer<RuleBookView> screen;
    private Ruleset rules;
    private RuleBook book;
    private String language = "en";
    private String sought = "";

    /** @param screen gets each picture */
    public RuleBookPresenter(Executor worker, Consumer<RuleBookView> screen) {
        this.worker = worker;
        this.screen = screen;
    }

    /** Shows all rules of a game. */
    public void open(Ruleset chosen) {
        ask(() -> {
            rules = chosen;
            sought = "";
            read();
        });
    }

    /** Shows only the rules in which all of these words occur. */
    @Override
    public void seek(String words) {
        worker.execute(() -> {
            sought = words;
            if (book != null) screen.accept(book.page(sought));
        });
    }

    public void speak(String chosen) {
        ask(() -> {
            language = chosen;
            if (rules != null) read();
        });
    }

    /** @param paper gets all rules to be put on paper, on the worker, or those that are sought */
    public void handout(Consumer<HandoutView> paper) {
        worker.execute(() -> {
            if (book != null) paper.accept(MatchHandouts.of(book.page(sought), Texts.in(language)));
        });
    }

    /** @param answer gets, on the worker, the game whose rules are shown */
    public void game(Consumer<CheckedGame> answer) {
        worker.execute(() -> {
            if (rules != null) answer.accept(rules.game());
        });
    }

    private void ask(Runnable work) {
        worker.execute(new Errand(Said.NOTHING, work, () -> {}));
    }

    private void read() {
        RuleBook read = new RuleBook(rules, language);
        Errand.stopIfGivenUp();
        book = read;
        screen.accept(book.page(sought));
    }
}
