package regola.ui.screen;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import regola.ui.present.BoardPresenter;
import regola.ui.present.classroom.ClassroomPresenter;
import regola.ui.present.lesson.LessonPresenter;
import regola.ui.view.board.Role;
import regola.ui.view.board.SeatView;
import regola.ui.view.board.ZoneView;
import regola.ui.view.lesson.LessonAct;
import regola.ui.view.lesson.LessonView;
import regola.ui.view.lesson.MessageView;
import regola.ui.view.match.ClassroomView;
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
    private final BooleanSupplier numbered;
    /** The lesson that was shown last. */
    private String of = "";
    /** Whether it needs trays. */
    private boolean needed;
    /** Who decided last. */
    private String decided = "";

    /** @param numbered whether numbers of rules are said */
    LessonLectern(String game, LessonPresenter lesson, Supplier<LessonView> seen, BooleanSupplier numbered) {
        this.game = game;
        this.lesson = lesson;
        this.seen = seen;
        this.numbered = numbered;
    }

    @Override
    public String game() {
        return game;
    }

    @Override
    public ProjectorView view() {
        LessonView view = seen.get();
        if (view.match() == null) return null;
        ProjectorView match = GameLectern.projected(view.match(), view.overlay(), false);
        MessageView message = view.message();
        boolean refused = message != null && message.sort() == MessageView.Sort.REFUSED;
        String said = message == null
                ? ""
                : (tried(message) + " " + message.reason().text()
                                + (message.rule() == null || !numbered.getAsBoolean()
                                        ? ""
                                        : " (" + message.rule() + ")"))
                        .strip();
        boolean still = view.end() == null
                && (refused || said.isEmpty())
                && view.match().happenings().isEmpty();
        String told = view.end() != null
                ? view.end().learnt()
                : still ? explained(view) : !refused && !said.isEmpty() ? said : match.told();
        ProjectorView shown = new ProjectorView(
                        view.serial(),
                        view.title(),
                        match.board(),
                        match.overlay(),
                        match.happenings(),
                        null, // what is to be done says whose it is, and the trays do
                        view.end() != null ? view.title() : view.goal().text(),
                        told,
                        refused ? said : "",
                        match.choices())
                .unlit(still ? view.explanation().text() : told)
                .asking(view.end() != null ? List.of() : answers(view))
                .with(owners(view), view.match().shared());
        return view.end() == null ? shown : shown.done(view.end().next());
    }

    /** @return the hint that was asked for, else what helps to understand */
    private static String explained(LessonView view) {
        return (view.hint().text().isEmpty() ? view.explanation() : view.hint()).text();
    }

    /** Whose trays stand beside the board: as on the page, those of all, or that of whoever decides. */
    private List<SeatView> owners(LessonView view) {
        List<SeatView> seats = view.match().seats();
        if (!view.title().equals(of)) {
            of = view.title();
            needed = false;
        }
        SeatView now = seats.stream()
                .filter(SeatView::deciding)
                .findFirst()
                .or(() ->
                        seats.stream().filter(seat -> seat.id().equals(decided)).findFirst())
                .orElse(null);
        decided = now == null ? "" : now.id();
        needed |= view.trays() == LessonView.Trays.OWN
                || now != null && offers(now.zones())
                || offers(view.match().shared());
        if (view.trays() == LessonView.Trays.ALL) return seats;
        return needed && now != null ? List.of(now) : List.of();
    }

    /** Where a move needs what lies in a tray it is there, whatever the lesson says. */
    private static boolean offers(List<ZoneView> zones) {
        return zones.stream()
                .flatMap(zone -> zone.piles().stream())
                .anyMatch(pile -> pile.piece().is(Role.LEGAL) || pile.piece().is(Role.TARGET));
    }

    private static List<ProjectorView.Answer> answers(LessonView view) {
        return view.answers().stream()
                .map(answer -> new ProjectorView.Answer(
                        answer.words().text(),
                        switch (answer.state()) {
                            case RIGHT -> ProjectorView.Answer.Sort.RIGHT;
                            case WRONG -> ProjectorView.Answer.Sort.WRONG;
                            default -> ProjectorView.Answer.Sort.OPEN;
                        }))
                .toList();
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
    public void answer(int answer) {
        lesson.answer(answer);
    }

    /** In a lesson nobody plays against anybody: who is asked for a move knows the next hint, and the last shows it. */
    @Override
    public boolean ask(ClassroomPresenter classroom) {
        LessonView view = seen.get();
        boolean asks = view.offers(LessonAct.HINT) || view.offers(LessonAct.SHOW_ME);
        if (!asks) return false;
        classroom.setLights(true); // a hint is also seen
        lesson.prompt();
        return true;
    }

    @Override
    public String on(ClassroomPresenter classroom, ClassroomView laid) {
        lesson.onward(laid.lights(), () -> classroom.setLights(true), () -> classroom.setLights(false));
        return "";
    }

    @Override
    public String back(ClassroomPresenter classroom) {
        lesson.backward(() -> classroom.setLights(false));
        return "";
    }
}
