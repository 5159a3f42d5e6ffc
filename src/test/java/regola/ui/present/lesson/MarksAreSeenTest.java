package regola.ui.present.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import regola.teaching.ShippedLessons;
import regola.teaching.TestLessons;
import regola.teaching.lesson.Lesson;
import regola.teaching.lesson.LessonStep;
import regola.teaching.lesson.Task;
import regola.ui.view.board.Ref;
import regola.ui.view.board.Role;
import regola.ui.view.board.ZoneView;
import regola.ui.view.lesson.LessonView;

/** In every lesson that is shipped: whatever is pressed to be marked is seen to be marked, or it is told why not. */
@Execution(ExecutionMode.CONCURRENT)
class MarksAreSeenTest {
    @TestFactory
    Stream<DynamicTest> whatIsMarkedIsSeen() {
        return ShippedLessons.files().stream()
                .map(file -> DynamicTest.dynamicTest(
                        file.toString(), () -> look(TestLessons.whole(ShippedLessons.read(file)))));
    }

    private static void look(Lesson lesson) {
        for (int i = 0; i < lesson.steps().size(); i++) {
            LessonStep step = lesson.steps().get(i);
            if (!(step.task() instanceof Task.Find find) || !find.all()) continue;
            LessonSession session = new LessonSession(lesson, i, () -> Instant.EPOCH, "en");
            session.finish();
            LessonView view = new LessonPicture(session).of(0, 0, null);
            view.match().board().sites().forEach(site -> press(session, step, List.of(site.ref())));
            for (ZoneView zone : zones(view)) {
                press(session, step, List.of(Ref.site(zone.site())));
                zone.piles()
                        .forEach(pile -> press(
                                session,
                                step,
                                List.of(
                                        Ref.piece(pile.piece().id()),
                                        Ref.kind(pile.piece().id()),
                                        Ref.site(zone.site()))));
            }
        }
    }

    private static List<ZoneView> zones(LessonView view) {
        List<ZoneView> zones = new ArrayList<>(view.match().shared());
        view.match().seats().forEach(seat -> zones.addAll(seat.zones()));
        return zones;
    }

    private static void press(LessonSession session, LessonStep step, List<Ref> refs) {
        session.point(refs);
        LessonView view = new LessonPicture(session).of(0, 0, null);
        boolean marked = !session.run().marking().marked().isEmpty();
        boolean seen = view.match().board().sites().stream()
                        .anyMatch(site ->
                                site.is(Role.MARKED) || site.pieces().stream().anyMatch(piece -> piece.is(Role.MARKED)))
                || zones(view).stream()
                        .anyMatch(zone -> zone.roles().contains(Role.MARKED)
                                || zone.piles().stream()
                                        .anyMatch(pile -> pile.piece().is(Role.MARKED)));
        assertThat(seen).as("%s: %s", step.id(), refs).isEqualTo(marked);
        assertThat(marked || view.message() != null)
                .as("%s: %s is marked or answered", step.id(), refs)
                .isTrue();
        if (marked) session.point(refs);
    }
}
