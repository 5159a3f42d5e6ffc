package regola.ui.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regola.home.Home;
import regola.library.GameLibrary;
import regola.ui.keep.LibraryLessons;
import regola.ui.keep.Unkept;
import regola.ui.present.classroom.ClassroomPresenter;
import regola.ui.present.lesson.LessonPresenter;
import regola.ui.view.lesson.LessonAct;
import regola.ui.view.lesson.LessonState;
import regola.ui.view.lesson.LessonView;
import regola.ui.view.lesson.MessageView;
import regola.ui.view.match.ClassroomView;
import regola.ui.view.match.ProjectorView;

/** The clicker before a class, in every lesson of the program. */
class LessonLecternTest {
    private static final GameLibrary LIBRARY = GameLibrary.open();
    /** More than so many presses on one step, and it has stuck. */
    private static final int MOST_PRESSES = 40;

    private static final Pattern FOR_TEACHERS = Pattern.compile("\\b[A-Z]{2,3}[-\u2011]\\d");

    @TempDir
    static Path folder;

    private final LibraryLessons shelf =
            new LibraryLessons(() -> LIBRARY, List.of(Home.at(folder).folder()));
    private final Deque<Runnable> queue = new ArrayDeque<>();
    private final Executor worker = queue::add;
    private final List<LessonView> pictures = new ArrayList<>();
    private final Unkept kept = new Unkept();
    private ClassroomView laid = ClassroomView.PLAIN;
    private boolean numbered;
    private Instant now = Instant.EPOCH;
    private final LessonPresenter lesson = new LessonPresenter(
            worker,
            shelf,
            kept,
            () -> now,
            (wait, then) -> {
                now = now.plus(wait);
                then.run();
            },
            pictures::add,
            problems -> {
                throw new AssertionError(problems.toString());
            });
    private final ClassroomPresenter classroom =
            new ClassroomPresenter(worker, InstantSource.fixed(Instant.EPOCH), (wait, then) -> {}, view -> laid = view);

    static List<String> games() throws IOException {
        try (var games = Files.list(Path.of("tutorials"))) {
            return games.filter(Files::isDirectory)
                    .map(game -> game.getFileName().toString())
                    .sorted()
                    .toList();
        }
    }

    private void work() {
        while (!queue.isEmpty()) queue.poll().run();
    }

    private LessonView now() {
        return pictures.get(pictures.size() - 1);
    }

    private LessonLectern lectern(String game) {
        return new LessonLectern(game, lesson, this::now, () -> numbered);
    }

    private void open(String id) {
        shelf.lessons(id.substring(0, id.indexOf('/')));
        lesson.open(id);
        classroom.begin();
        work();
    }

    /** Presses on, and waits until all that moves has arrived. */
    private void on(LessonLectern lectern) {
        lectern.on(classroom, laid);
        work();
        watch();
    }

    private void watch() {
        for (int i = 0; i < 200 && now().acts().isEmpty(); i++) {
            lesson.shown(now().serial());
            work();
        }
    }

    /** @return the place of the first step that asks something, which is reached through those that tell */
    private int toTheFirstTask(LessonLectern lectern) {
        int task = now().steps().size();
        for (int i = 0; i < task && now().acts().stream().noneMatch(act -> act.act() == LessonAct.HINT); i++)
            on(lectern);
        return now().at();
    }

    private void back(LessonLectern lectern) {
        lectern.back(classroom);
        work();
        watch();
    }

    @ParameterizedTest
    @MethodSource("games")
    void onLeadsThroughEveryLessonToItsEndAndThenToTheNext(String game) {
        List<String> ids = shelf.lessons(game).stream().map(entry -> entry.id()).toList();
        assertThat(ids).isNotEmpty();
        open(ids.get(0));
        LessonLectern lectern = lectern(game);
        for (int place = 0; place < ids.size(); place++) {
            String title = now().title();
            assertThat(title).startsWith((place + 1) + "  ");
            assertThat(now().at()).isZero();
            int steps = now().steps().size();
            for (int step = 0; step < steps; step++) {
                int presses = 0;
                while (now().end() == null && now().at() == step) {
                    on(lectern);
                    assertThat(++presses)
                            .as("%s, step %d: on sticks", title, step + 1)
                            .isLessThan(MOST_PRESSES);
                }
                assertThat(now().end() != null ? steps : now().at()).as(title).isEqualTo(step + 1);
                assertThat(laid.lights())
                        .as("a step begins in the dark, so that the class can guess")
                        .isFalse();
            }
            assertThat(now().end()).as(title).isNotNull();
            on(lectern);
        }
        assertThat(now().end()).as("after the last lesson nothing more happens").isNotNull();
        assertThat(kept.progress().learner().lessons().values())
                .as("what a class was shown costs nobody a star")
                .allSatisfy(each -> assertThat(each.steps().values())
                        .noneMatch(step -> step.shown() || step.tries() > 0 || step.hints() > 0));
    }

    @Test
    void aStepWithATaskHasThreeBeats() {
        open("nine-mens-morris/07-your-first-match");
        LessonLectern lectern = lectern("nine-mens-morris");
        classroom.setLights(false);
        work();
        on(lectern);
        assertThat(laid.lights()).as("first what is allowed").isTrue();
        assertThat(now().message()).isNull();
        on(lectern);
        assertThat(now().message().sort()).as("then how it is done").isEqualTo(MessageView.Sort.SHOWN);
        assertThat(now().at()).isZero();
        on(lectern);
        assertThat(now().at()).as("then the next step").isEqualTo(1);
        assertThat(laid.lights()).isFalse();
    }

    @Test
    void backTakesBackWhatWasShownThenTheStepThenTheLesson() {
        open("nine-mens-morris/01-three-in-a-line");
        LessonLectern lectern = lectern("nine-mens-morris");
        back(lectern);
        assertThat(now().at())
                .as("before the first step of the first lesson there is nothing")
                .isZero();
        int task = toTheFirstTask(lectern);
        on(lectern);
        on(lectern);
        assertThat(now().message()).isNotNull();
        back(lectern);
        assertThat(now().at()).isEqualTo(task);
        assertThat(now().message()).as("as the step began").isNull();
        assertThat(laid.lights()).isFalse();
        back(lectern);
        assertThat(now().at()).isEqualTo(task - 1);
        assertThat(lectern.view().next()).isNull();
        while (now().end() == null) on(lectern);
        assertThat(lectern.view().next()).as("the class is praised").isNotNull();
        back(lectern);
        assertThat(now().end()).isNull();
        assertThat(now().at()).isEqualTo(now().steps().size() - 1);
        while (now().title().startsWith("1  ")) on(lectern);
        assertThat(now().at()).isZero();
        back(lectern);
        assertThat(now().title()).startsWith("1  ");
        assertThat(now().at()).isEqualTo(now().steps().size() - 1);
    }

    @Test
    void aClassReadsTheAnswersOfAQuestionAndDecidesForOne() {
        open("china-moon/01-two-pads-a-hop");
        LessonLectern lectern = lectern("china-moon");
        while (now().answers().isEmpty()) on(lectern);
        assertThat(laid.lights()).as("the class is to guess").isFalse();
        List<String> offered =
                now().answers().stream().map(each -> each.words().text()).toList();
        assertThat(lectern.view().answers().stream().map(ProjectorView.Answer::words))
                .containsExactlyElementsOf(offered);
        assertThat(lectern.view().answers()).allMatch(each -> each.sort() == ProjectorView.Answer.Sort.OPEN);
        on(lectern);
        on(lectern);
        int right = lectern.view().answers().stream()
                .map(ProjectorView.Answer::sort)
                .toList()
                .indexOf(ProjectorView.Answer.Sort.RIGHT);
        assertThat(right).as("the right one is shown").isNotNegative();
        back(lectern);
        lectern.answer(right);
        work();
        watch();
        assertThat(now().state()).isEqualTo(LessonState.RIGHT);
    }

    @Test
    void aClassThatAsksGetsTheHintsAndThenSeesHowItIsDone() {
        open("nine-mens-morris/01-three-in-a-line");
        LessonLectern lectern = lectern("nine-mens-morris");
        assertThat(lectern.ask(classroom)).as("nothing is asked yet").isFalse();
        int task = toTheFirstTask(lectern);
        assertThat(lectern.ask(classroom)).isTrue();
        work();
        assertThat(now().hint().text()).isNotEmpty();
        assertThat(laid.lights()).as("a hint is also seen").isTrue();
        assertThat(lectern.view().told()).isEqualTo(now().hint().text());
        assertThat(lectern.view().unlit())
                .as("without lights nothing speaks of rings that nobody sees")
                .doesNotContain(now().hint().text())
                .isEqualTo(now().explanation().text());
        for (int i = 0; i < MOST_PRESSES && now().state() != LessonState.SHOWN; i++) {
            lectern.ask(classroom);
            work();
            watch();
        }
        assertThat(now().state()).isEqualTo(LessonState.SHOWN);
        assertThat(now().at()).isEqualTo(task);
        assertThat(kept.progress().learner().lessons().values())
                .as("what a class was shown costs nobody a star")
                .allSatisfy(
                        each -> assertThat(each.steps().values()).noneMatch(step -> step.shown() || step.hints() > 0));
    }

    @Test
    void numbersOfRulesAreForTeachers() {
        open("china-moon/01-two-pads-a-hop");
        LessonLectern lectern = lectern("china-moon");
        List<String> plain = new ArrayList<>();
        boolean coded = false;
        while (now().end() == null) {
            ProjectorView view = lectern.view();
            plain.add(view.headline() + view.told() + view.reason());
            numbered = true;
            coded |= FOR_TEACHERS.matcher(lectern.view().told()).find();
            numbered = false;
            on(lectern);
        }
        assertThat(coded).as("there are some to be told").isTrue();
        assertThat(plain).noneMatch(said -> FOR_TEACHERS.matcher(said).find());
    }

    @Test
    void whatIsInTheHandOfWhoeverDecidesLiesBesideTheBoard() {
        open("nine-mens-morris/01-three-in-a-line");
        LessonLectern lectern = lectern("nine-mens-morris");
        boolean placed = false;
        while (now().end() == null) {
            boolean all = now().trays() == LessonView.Trays.ALL;
            if (now().trays() != LessonView.Trays.NONE)
                assertThat(lectern.view().seats())
                        .hasSize(all ? now().match().seats().size() : 1);
            placed |= !lectern.view().seats().isEmpty();
            on(lectern);
        }
        assertThat(placed).isTrue();
    }

    @Test
    void onEndsWhatIsStillMovingFirst() {
        open("nine-mens-morris/01-three-in-a-line");
        LessonLectern lectern = lectern("nine-mens-morris");
        int task = toTheFirstTask(lectern);
        if (!laid.lights()) on(lectern);
        lectern.on(classroom, laid);
        work();
        assertThat(now().acts()).as("it is being shown").isEmpty();
        lectern.on(classroom, laid);
        work();
        assertThat(now().at()).isEqualTo(task);
        assertThat(now().can(LessonAct.NEXT)).isTrue();
    }
}
