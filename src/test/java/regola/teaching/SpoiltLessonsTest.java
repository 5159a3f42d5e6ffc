package regola.teaching;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import regola.Thorough;
import regola.engine.Match;
import regola.engine.value.Move;
import regola.engine.value.Thing;
import regola.language.Slips;
import regola.language.diagnostic.DiagnosticRenderer;
import regola.language.model.Type;
import regola.language.source.SourceText;
import regola.language.source.Trouble;
import regola.teaching.check.Finding;
import regola.teaching.check.LessonCheck;
import regola.teaching.lesson.Lesson;
import regola.teaching.read.LessonFile;
import regola.teaching.run.Feedback;
import regola.teaching.run.LessonRun;
import regola.teaching.run.Passage;
import regola.teaching.run.Stage;
import regola.teaching.run.Verdict;

/**
 * A SpoiltLessonsTest reads lessons with slips of the finger in them, and lets somebody who does anything at all loose
 * on what can still be read: nothing is ever thrown, and everything said has its place.
 * {@code -Dregola.mutations=10000} tries more.
 */
@Execution(ExecutionMode.CONCURRENT)
class SpoiltLessonsTest {
    private static final int COUNT = Integer.getInteger("regola.mutations", Thorough.oneIn(25, 1000));
    private static final long FIRST_SEED = Long.getLong("regola.seed", 55_000_000L);
    private static final int ACTS = 60;
    /**
     * How often somebody is let loose on a lesson: less often where positions are sought in random matches, which takes
     * its time.
     */
    private static final int VISITS = Thorough.oneIn(3, 6);

    private static final int VISITS_OF_EXERCISES = 1;

    @Test
    void spoiltLessonsAreReadOrRefusedWithAPlace() {
        List<Path> files = ShippedLessons.files();
        int usable = 0;
        for (int i = 0; i < COUNT; i++) {
            long seed = FIRST_SEED + i;
            Random random = new Random(seed);
            String text = TestLessons.text(files.get(random.nextInt(files.size())));
            for (int slips = 1 + random.nextInt(2); slips > 0; slips--) text = Slips.slip(text, random);
            try {
                usable += read(SourceText.of("seed-" + seed + ".md", text), seed) ? 1 : 0;
            } catch (RuntimeException | StackOverflowError e) {
                throw new AssertionError("seed " + seed + ": " + e, e);
            }
        }
        assertThat(usable).as("lessons that could still be used").isBetween(COUNT / 20, COUNT - COUNT / 20);
    }

    private static boolean read(SourceText source, long seed) {
        LessonFile file = LessonFile.read(source, ShippedLessons.GAMES);
        LessonFile.header(source);
        assertThat(file.lesson().isPresent())
                .as("seed %d", seed)
                .isEqualTo(file.problems().isEmpty());
        for (Trouble problem : file.problems()) hasPlace(problem, seed);
        file.lesson().ifPresent(lesson -> {
            if (seed % 10 == 0) for (Finding finding : LessonCheck.check(lesson)) hasPlace(finding.problem(), seed);
            if (seed % 10 == 1 || !isOfExercises(lesson) && seed % 3 == 0) actAnyhow(lesson, seed);
        });
        return file.lesson().isPresent();
    }

    private static void hasPlace(Trouble problem, long seed) {
        assertThat(problem.span()).as("seed %d: %s", seed, problem.what()).isNotNull();
        assertThat(DiagnosticRenderer.renderError(problem))
                .as("seed %d", seed)
                .startsWith("seed-" + seed + ".md:")
                .doesNotContain("Exception", "null");
    }

    @Test
    void whoeverDoesAnythingInAShippedLessonGetsAnAnswer() {
        for (Path file : Thorough.some(5, 0, ShippedLessons.files())) {
            Lesson lesson = TestLessons.whole(ShippedLessons.read(file));
            int visits = isOfExercises(lesson) ? VISITS_OF_EXERCISES : VISITS;
            for (long seed = 0; seed < visits; seed++)
                assertThat(actAnyhow(lesson, seed)).as("%s stays whole", file).isTrue();
        }
    }

    private static boolean isOfExercises(Lesson lesson) {
        return lesson.steps().stream()
                .anyMatch(step -> step.beginning() != null && step.beginning().sought() != null);
    }

    /** @return whether no step was broken */
    private static boolean actAnyhow(Lesson lesson, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Instant[] now = {Instant.EPOCH};
        LessonRun run = LessonRun.start(lesson, random.nextInt(lesson.steps().size()), () -> now[0]);
        boolean whole = true;
        for (int i = 0; i < ACTS; i++) {
            now[0] = now[0].plusSeconds(random.nextInt(9));
            int tries = run.tries();
            act(run, random);
            whole &= run.stage() != Stage.BROKEN;
            isConsistent(run, tries, seed);
        }
        return whole;
    }

    private static void act(LessonRun run, SplittableRandom random) {
        switch (random.nextInt(12)) {
            case 0, 1, 2, 3 -> move(run, random);
            case 4 -> point(run, random);
            case 5 -> run.takeBack();
            case 6 -> run.mark(List.of(anything(run, random)));
            case 7 -> run.check();
            case 8 -> run.choose(random.nextInt(4));
            case 9 -> run.hint();
            case 10 -> {
                if (random.nextInt(3) == 0) run.showMe();
                else run.again();
            }
            default -> {
                if (random.nextInt(4) == 0)
                    run.goTo(random.nextInt(run.lesson().steps().size() + 1));
                else if (run.stage() == Stage.SOLVED || run.stage() == Stage.WATCHING || random.nextInt(5) == 0)
                    run.next();
            }
        }
    }

    private static void move(LessonRun run, SplittableRandom random) {
        if (!run.isLearnersMove()) return;
        List<Move> legal = run.match().decision().legal();
        run.play(legal.get(random.nextInt(legal.size())));
    }

    private static void point(LessonRun run, SplittableRandom random) {
        if (run.match() == null || run.match().isOver()) return;
        List<Thing> tried = List.of(anything(run, random), anything(run, random));
        if (run.match().movesWith(tried).isEmpty())
            run.refused(tried, run.match().whyNot(tried).stream().findFirst().orElse(null));
    }

    private static Thing anything(LessonRun run, SplittableRandom random) {
        List<Type> types = List.of(Type.SITE, Type.PIECE, Type.PLAYER);
        Type type = types.get(random.nextInt(types.size()));
        return run.lesson()
                .rules()
                .names()
                .thing(type, random.nextInt(run.lesson().rules().names().count(type)));
    }

    private static void isConsistent(LessonRun run, int triesBefore, long seed) {
        String where = "seed " + seed + ", " + run.step().id();
        assertThat(run.tries()).as(where).isBetween(triesBefore, triesBefore + 1);
        assertThat(run.stars()).as(where).isBetween(0, 3);
        Match match = run.match();
        if (run.stage() != Stage.BROKEN && run.stage() != Stage.ENDED)
            assertThat(match).as(where).isNotNull();
        if (!run.passages().isEmpty()) {
            assertThat(run.passages().get(run.passages().size() - 1).after())
                    .as(where)
                    .isSameAs(match);
            for (Passage passage : run.passages())
                assertThat(passage.events()).as(where).isNotEmpty();
        }
        Feedback feedback = run.feedback();
        if (run.stage() == Stage.MISSED)
            assertThat(feedback.verdict()).as(where).isEqualTo(Verdict.MISSED);
        if (run.stage() == Stage.BROKEN) assertThat(feedback.place()).as(where).isNotNull();
        if (feedback != null)
            assertThat(feedback.words().text("en") + feedback.words().text("it"))
                    .as(where)
                    .isNotBlank();
        run.hintShown()
                .ifPresent(hint -> assertThat(hint.words().text("it") + hint.show())
                        .as(where)
                        .isNotBlank());
    }
}
