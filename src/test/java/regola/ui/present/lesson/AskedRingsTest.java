package regola.ui.present.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regola.engine.value.Move;
import regola.teaching.lesson.Lesson;
import regola.teaching.lesson.LessonStep;
import regola.teaching.lesson.Task;
import regola.teaching.run.LessonRun;
import regola.ui.keep.LibraryLessons;
import regola.ui.keep.Unkept;
import regola.ui.support.ShippedShelf;
import regola.ui.view.board.Ref;
import regola.ui.view.board.Role;
import regola.ui.view.lesson.LessonAct;
import regola.ui.view.lesson.LessonState;
import regola.ui.view.lesson.LessonView;

/**
 * A question that speaks of what is ringed has it in a ring as long as it stands: before anything was done, after every
 * move that was not asked, with every hint and beside every wrong mark.
 */
class AskedRingsTest {
    private static final Pattern SPEAKS = Pattern.compile("\\b(ringed|cerchiat[aoie])\\b", Pattern.CASE_INSENSITIVE);
    private static final int MOST_MOVES = 6;

    private final LibraryLessons lessons = ShippedShelf.LESSONS;
    private final List<LessonView> pictures = new ArrayList<>();
    private Instant now = Instant.EPOCH;
    private final LessonPresenter presenter = new LessonPresenter(
            Runnable::run, lessons, new Unkept(), () -> now, (wait, then) -> {}, pictures::add, problems -> {});

    static Stream<String> games() {
        return ShippedShelf.GAMES.library().games().stream().map(game -> game.id());
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatAQuestionCallsRingedIsInARing(String game) {
        for (LessonShelf.Entry entry : lessons.lessons(game)) {
            Lesson lesson = lessons.read(entry.id()).lesson();
            for (int step = 0; step < lesson.steps().size(); step++)
                if (speaks(lesson.steps().get(step))) walk(lesson, step, entry.id() + ", step " + (step + 1));
        }
    }

    private static boolean speaks(LessonStep step) {
        return Stream.of("en", "it")
                .anyMatch(language -> SPEAKS.matcher(step.goal().text(language)).find());
    }

    private void walk(Lesson lesson, int step, String where) {
        presenter.openAt(lesson.id(), step);
        settle();
        Set<Ref> asked = Set.copyOf(view().overlay().rings());
        assertThat(asked).as(where).isNotEmpty();
        if (lesson.steps().get(step).task() instanceof Task.Play) {
            List<Move> legal =
                    LessonRun.start(lesson, step, () -> now).match().decision().legal();
            for (Move move : legal.subList(0, Math.min(MOST_MOVES, legal.size()))) {
                presenter.attempt(move.toString());
                settle();
                stays(asked, where + ", " + move);
                presenter.act(LessonAct.AGAIN);
                settle();
            }
        }
        if (view().marking())
            for (var site : view().match().board().sites()) {
                presenter.point(List.of(Ref.site(site.id())));
                presenter.act(LessonAct.CHECK);
                stays(asked, where + ", " + site.id());
            }
        for (int answer = 0; answer < view().answers().size(); answer++) {
            if (view().state() == LessonState.RIGHT) break;
            presenter.answer(answer);
            settle();
            stays(asked, where + ", answer " + answer);
        }
        presenter.act(LessonAct.AGAIN);
        settle();
        while (view().offers(LessonAct.HINT)) {
            now = now.plus(Duration.ofSeconds(7));
            presenter.act(LessonAct.HINT);
            stays(asked, where + ", hint " + view().hint().text());
        }
    }

    /** What has been chosen bears another ring, and what is over is no question any more. */
    private void stays(Set<Ref> asked, String where) {
        boolean told = view().state() == LessonState.WRONG_ANSWER && view().can(LessonAct.NEXT);
        if (told || view().state() == LessonState.RIGHT || view().state() == LessonState.SHOWN) return;
        Set<Ref> rings = new HashSet<>(view().overlay().rings());
        view().match().board().sites().forEach(site -> {
            if (site.is(Role.CHOSEN)) rings.add(site.ref());
            site.pieces().stream().filter(piece -> piece.is(Role.CHOSEN)).forEach(piece -> rings.addAll(piece.refs()));
        });
        assertThat(rings).as("%s, %s", where, view().state()).containsAll(asked);
    }

    private LessonView view() {
        return pictures.get(pictures.size() - 1);
    }

    private void settle() {
        for (int i = 0; i < 60 && view().state() == LessonState.BUSY; i++) presenter.act(LessonAct.HINT);
    }
}
