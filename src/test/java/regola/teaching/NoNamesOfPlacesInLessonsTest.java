package regola.teaching;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import regola.Thorough;
import regola.engine.value.Catalog;
import regola.engine.value.Manner;
import regola.engine.value.Spoken;
import regola.engine.value.Thing;
import regola.engine.value.Why;
import regola.language.model.Type;
import regola.teaching.lesson.Lesson;
import regola.teaching.lesson.Words;
import regola.teaching.run.LessonRun;

/**
 * Where a board bears no names of places, no hint and no answer that a lesson makes of the rules speaks of one: every
 * hint of every shipped lesson, what is said to pressing anywhere that is refused, and what is said when it was shown.
 */
@Execution(ExecutionMode.CONCURRENT)
class NoNamesOfPlacesInLessonsTest {
    private static final Manner UNNAMED = new Manner("en", false);
    private static final int PRESSES = Thorough.oneIn(2, 12);

    @TestFactory
    Stream<DynamicTest> noHintAndNoAnswerNamesAPlace() {
        return Thorough.some(3, 1, ShippedLessons.files()).stream()
                .map(file -> DynamicTest.dynamicTest(file.toString(), () -> {
                    Lesson lesson = TestLessons.whole(ShippedLessons.read(file));
                    Set<String> named = new TreeSet<>();
                    for (int i = 0; i < lesson.steps().size(); i++) walk(lesson, i, named);
                    assertThat(named).isEmpty();
                }));
    }

    private static void walk(Lesson lesson, int step, Set<String> named) {
        Instant[] now = {Instant.EPOCH};
        LessonRun run = LessonRun.start(lesson, step, () -> now[0]);
        List<Spoken> said = new ArrayList<>();
        if (run.match() != null && run.isLearnersMove()) {
            int sites = lesson.rules().names().count(Type.SITE);
            for (int k = 0; k < PRESSES; k++) {
                Thing site = run.match().names().thing(Type.SITE, (long) sites * k / PRESSES);
                for (Why why : run.match().whyNot(List.of(site))) {
                    run.refused(List.of(site), why);
                    if (run.feedback() != null)
                        said.addAll(
                                List.of(run.feedback().words(), run.feedback().reason()));
                }
            }
        }
        for (int k = 0; k < 6; k++) {
            now[0] = now[0].plus(Duration.ofMinutes(1));
            run.hint();
            run.hintShown().ifPresent(hint -> said.add(hint.words()));
        }
        run.showMe();
        if (run.feedback() != null)
            said.addAll(List.of(run.feedback().words(), run.feedback().reason()));
        Set<String> notations = notations(lesson.rules().names());
        said.stream()
                .filter(words -> !(words instanceof Words)) // what an author wrote is the author's
                .flatMap(words -> Stream.of("en", "it").map(language -> words.in(UNNAMED.in(language))))
                .filter(text -> namesAPlace(notations, text))
                .forEach(text -> named.add(lesson.steps().get(step).id() + ": " + text));
    }

    private static boolean namesAPlace(Set<String> notations, String text) {
        return text.matches(".*-?\\d+,-?\\d+.*")
                || Stream.of(text.split("[^\\p{L}\\d-]+")).anyMatch(notations::contains);
    }

    private static Set<String> notations(Catalog names) {
        return IntStream.range(0, names.count(Type.SITE))
                .filter(site -> names.isNameless(Type.SITE, site, UNNAMED))
                .mapToObj(site -> names.id(Type.SITE, site))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
