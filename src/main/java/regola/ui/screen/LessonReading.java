package regola.ui.screen;

import java.util.function.Supplier;
import regola.ui.lesson.LessonPanel;
import regola.ui.present.lesson.LessonPresenter;
import regola.ui.view.Texts;
import regola.ui.view.lesson.LessonWishes;

/** A LessonReading is the card of a rule that is read beside a lesson, and the ways from the lesson to other pages. */
final class LessonReading implements LessonWishes {
    private final Fittings fittings;
    private final LessonPresenter presenter;
    private final Supplier<LessonPanel> panel;
    private final Supplier<Texts> texts;
    private final Supplier<String> path;
    /** To the match from which the lesson was opened; null where none was. */
    private Runnable match;

    /** The rule whose card is open, or null. */
    private String reading;

    /** @param path gives the game whose lessons lie one step out; null where nothing does */
    LessonReading(
            Fittings fittings,
            LessonPresenter presenter,
            Supplier<LessonPanel> panel,
            Supplier<Texts> texts,
            Supplier<String> path) {
        this.fittings = fittings;
        this.presenter = presenter;
        this.panel = panel;
        this.texts = texts;
        this.path = path;
    }

    @Override
    public void rule(String rule) {
        reading = rule;
        Texts asked = texts.get();
        presenter.rule(
                rule,
                card -> Fittings.later(() -> {
                    if (rule.equals(reading) && asked == texts.get())
                        panel.get().showRule(card);
                }));
    }

    /** The card that is open, in another language. */
    void readAgain() {
        if (reading != null) rule(reading);
    }

    @Override
    public void closeRule() {
        reading = null;
        if (panel.get() != null) panel.get().showRule(null);
    }

    @Override
    public void edit(String place) {
        presenter.game(game -> Fittings.later(() -> fittings.doors().rule(game, place)));
    }

    /** @param back leads to the match from which the lesson was opened; null where none was */
    void from(Runnable back) {
        match = back;
    }

    @Override
    public void leave() {
        String game = path.get();
        if (match != null) match.run();
        else if (game == null) fittings.doors().out();
        else fittings.doors().path(game);
    }

    @Override
    public void play() {
        String game = path.get();
        if (game != null) fittings.doors().playNow(game);
    }

    @Override
    public void book() {
        presenter.book(book -> Fittings.later(() -> {
            LessonPanel there = panel.get();
            if (there != null && there.isShowing()) there.showBook(book);
        }));
    }
}
