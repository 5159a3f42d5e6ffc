package regola.ui.screen;

import java.util.List;
import java.util.function.Supplier;
import regola.ui.present.BoardPresenter;
import regola.ui.present.classroom.ClassroomPresenter;
import regola.ui.present.lesson.LessonPresenter;
import regola.ui.view.lesson.LessonView;
import regola.ui.view.lesson.MessageView;
import regola.ui.view.match.ClassroomView;
import regola.ui.view.match.DecisionView;
import regola.ui.view.match.ProjectorView;

/**
 * A LessonLectern is a lesson before a class. On has three beats, so that the class can answer before the answer is
 * there: what is allowed is lit, how it is done is shown, the next step begins with the lights off; see
 * {@link LessonPresenter#onward}.
 */
final class LessonLectern implements Lectern {
    private final String game;
    private final LessonPresenter lesson;
    private final Supplier<LessonView> seen;

    LessonLectern(String game, LessonPresenter lesson, Supplier<LessonView> seen) {
        this.game = game;
        this.lesson = lesson;
        this.seen = seen;
    }

    @Override
    public String game() {
        return game;
    }

    @Override
    public ProjectorView view() {
        LessonView view = seen.get();
        if (view.match() == null) return null;
        ProjectorView match = GameLectern.projected(view.match(), view.overlay());
        MessageView message = view.message();
        boolean refused = message != null && message.sort() == MessageView.Sort.REFUSED;
        String said = message == null
                ? ""
                : (tried(message) + " " + message.reason().text()
                                + (message.rule() == null ? "" : " (" + message.rule() + ")"))
                        .strip();
        String told = view.end() != null
                ? view.end().learnt()
                : !refused && !said.isEmpty()
                        ? said
                        : view.match().happenings().isEmpty()
                                ? view.explanation().text()
                                : match.told();
        DecisionView decision = view.match().decision();
        boolean trays = view.trays() == LessonView.Trays.ALL;
        return new ProjectorView(
                        view.serial(),
                        view.title(),
                        match.board(),
                        match.overlay(),
                        match.happenings(),
                        decision.decider(),
                        view.end() != null ? view.title() : view.goal().text(),
                        told,
                        refused ? said : "",
                        match.choices())
                .with(
                        trays ? view.match().seats() : List.of(),
                        trays ? view.match().shared() : List.of());
    }

    /** What was tried, and why not: a class sees who is meant. */
    private static String tried(MessageView message) {
        String tried = message.tried().text();
        String cause = message.words().text();
        return tried.isEmpty() || tried.contains(cause) ? tried.isEmpty() ? cause : tried : tried + " " + cause;
    }

    @Override
    public void project(boolean on) {
        // A lesson shows nothing that the class may not see.
    }

    @Override
    public BoardPresenter presenter() {
        return lesson;
    }

    @Override
    public void on(ClassroomPresenter classroom, ClassroomView laid) {
        lesson.onward(laid.lights(), () -> classroom.setLights(true), () -> classroom.setLights(false));
    }

    @Override
    public void back(ClassroomPresenter classroom) {
        lesson.backward(() -> classroom.setLights(false));
    }
}
