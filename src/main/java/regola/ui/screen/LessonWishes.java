package regola.ui.screen;

import java.util.function.Consumer;
import java.util.function.Supplier;
import regola.ui.lesson.LessonIntents;
import regola.ui.lesson.LessonPanel;
import regola.ui.present.BoardPresenter;
import regola.ui.present.lesson.LessonPresenter;
import regola.ui.view.Texts;
import regola.ui.view.board.OverlayView;
import regola.ui.view.lesson.LessonAct;

/** A LessonWishes hands what a learner wants to the presenter, or to a door. */
final class LessonWishes extends BoardWishes implements LessonIntents {
    private final Fittings fittings;
    private final LessonPresenter presenter;
    private final Supplier<LessonPanel> panel;
    private final Supplier<Texts> texts;
    /** The rule whose card is open, or null. */
    private String reading;

    LessonWishes(Fittings fittings, LessonPresenter presenter, Supplier<LessonPanel> panel, Supplier<Texts> texts) {
        this.fittings = fittings;
        this.presenter = presenter;
        this.panel = panel;
        this.texts = texts;
    }

    @Override
    BoardPresenter presenter() {
        return presenter;
    }

    @Override
    Consumer<OverlayView> asking() {
        return panel.get() == null ? null : panel.get().board()::setPreview;
    }

    @Override
    public void act(LessonAct act) {
        if (panel.get() != null) panel.get().asked(act);
        presenter.act(act);
    }

    @Override
    public void answer(int answer) {
        presenter.answer(answer);
    }

    @Override
    public void goTo(int step) {
        closeRule();
        presenter.goTo(step);
    }

    @Override
    public void fold(String rule) {
        presenter.fold(rule);
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

    void forget() {
        closeRule();
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

    @Override
    public void leave() {
        fittings.doors().start();
    }

    @Override
    public void shown(long picture) {
        presenter.shown(picture);
    }
}
