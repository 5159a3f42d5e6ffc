package regola.teaching;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import regola.engine.value.Move;
import regola.engine.value.Spoken;
import regola.teaching.lesson.Lesson;
import regola.teaching.lesson.LessonStep;
import regola.teaching.lesson.Task;
import regola.teaching.run.LessonRun;

/** A question leaves something to think about: its answer is not read beside it, and one can be wrong. */
@Execution(ExecutionMode.CONCURRENT)
class QuestionsThinkTest {
    private static final List<String> LANGUAGES = List.of("en", "it");
    private static final Pattern CHOOSING =
            Pattern.compile("(?i)\\b(choose (one|which)|which one|scegline|scegli (quale|una))\\b");
    /** What is in question wherever something is counted. */
    private static final Set<String> NONE = Set.of("none", "nobod", "nothi", "nessu", "nient", "them", "loro");
    /** Shorter words tell nothing. */
    private static final int LEAST = 4;
    /** So many letters of a word are the same in all its forms. */
    private static final int STEM = 5;

    private static Stream<DynamicTest> forEach(Consumer<Lesson> test) {
        return ShippedLessons.files().stream()
                .map(file -> DynamicTest.dynamicTest(file.toString(), () -> test.accept(lesson(file))));
    }

    private static Lesson lesson(Path file) {
        return TestLessons.whole(ShippedLessons.read(file));
    }

    /** @return the beginnings of the words that say something */
    private static Set<String> stems(String text) {
        return Arrays.stream(text.toLowerCase(Locale.ROOT).split("[^\\p{L}\\d]+", -1))
                .filter(word -> word.length() >= LEAST)
                .map(word -> word.substring(0, Math.min(STEM, word.length())))
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** What was told in the step before, and the card that stands beside the question, are still there to be read. */
    @TestFactory
    Stream<DynamicTest> theRightAnswerIsNotReadBesideTheQuestion() {
        return forEach(lesson -> {
            Spoken card = Spoken.SILENCE;
            LessonStep before = null;
            for (LessonStep step : lesson.steps()) {
                if (step.card() != null) card = step.card().sentence();
                if (step.task() instanceof Task.Answer answer) {
                    for (String language : LANGUAGES) {
                        List<String> beside =
                                new ArrayList<>(List.of(step.goal().text(language), card.text(language)));
                        if (before != null) beside.add(before.goal().text(language));
                        Set<String> said = stems(String.join(" ", beside));
                        Set<String> asked = stems(step.goal().text(language));
                        for (Task.Choice choice : answer.choices()) {
                            Set<String> told = stems(choice.words().text(language));
                            told.removeAll(asked);
                            told.removeAll(NONE);
                            if (!choice.right() || told.isEmpty()) continue;
                            assertThat(said.containsAll(told))
                                    .as(
                                            "%s: '%s' stands beside it",
                                            step.id(), choice.words().text(language))
                                    .isFalse();
                        }
                    }
                }
                before = step;
            }
        });
    }

    /** Who is asked to choose can choose wrongly, but where all is chance or secret. */
    @TestFactory
    Stream<DynamicTest> whoIsAskedToChooseCanBeWrong() {
        return forEach(lesson -> {
            for (int i = 0; i < lesson.steps().size(); i++) {
                LessonStep step = lesson.steps().get(i);
                LessonRun run = LessonRun.start(lesson, i, () -> Instant.EPOCH);
                if (!(step.task() instanceof Task.Play play) || play.explored() || play.within() > 1) continue;
                if (!run.isLearnersMove() || run.match().decision().secret()) continue;
                List<Move> legal = run.match().decision().legal();
                if (legal.size() < 2 || !legal.stream().allMatch(run::isAskedFor)) continue;
                for (String language : LANGUAGES)
                    assertThat(step.goal().text(language)).as(step.id()).doesNotContainPattern(CHOOSING);
            }
        });
    }
}
