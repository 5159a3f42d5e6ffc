package regola.teaching.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import regola.language.Games;
import regola.teaching.TestLessons;
import regola.teaching.lesson.Lesson;

/** What is found about lessons in their order: told, done, asked, and nothing before its time. */
class CourseCheckTest {
    private static final String START = TestLessons.START + "\n";
    private static final String AIM = START + "task: watch\nrules: [SS-7]\nmoves: [step red-1 s4]\ncard: gold\n";
    private static final String WATCH = START + "task: watch\nrules: [SS-3.1]\nmoves: [step red-1 s4]\n";
    private static final String PLAY = START + "task: play\nrules: [SS-3.1]\nmoves: [step red-1 s3]\n";
    private static final String FIND = START + "task: find\nrules: [SS-3.1]\nfind: reach(red-1)\n";

    private CourseCheck course = new CourseCheck();

    private List<String> found(String... steps) {
        return found(TestLessons.lesson(steps));
    }

    private List<String> found(Lesson lesson) {
        return course.next(lesson).stream()
                .map(finding -> finding.step() + ": " + finding.problem().what())
                .toList();
    }

    @Test
    void aCourseThatTellsThenLetsDoThenAsksHasNoFindings() {
        assertThat(found(AIM, WATCH, PLAY, FIND)).isEmpty();
        assertThat(found(PLAY, FIND)).isEmpty();
    }

    @Test
    void theFirstLessonSaysWhoWins() {
        assertThat(found(WATCH + "card: gold", PLAY)).containsExactly("null: the first lesson does not say who wins");
        assertThat(found(WATCH, PLAY)).as("the second need not").isEmpty();
    }

    @Test
    void aRuleThatIsOnlyNamedInATextIsSaidToo() {
        String file = TestLessons.file(WATCH + "card: gold", PLAY).replace("en: Do it.", "en: Get across. [SS-7]");
        assertThat(found(TestLessons.whole(TestLessons.read(file)))).isEmpty();
    }

    @Test
    void aQuestionAsksWhatWasTaught() {
        assertThat(found(AIM, FIND, PLAY))
                .containsExactly("step-2: the question is about SS-3.1, which was not taught before");
        assertThat(found(AIM, FIND)).as("in a later lesson").isEmpty();
    }

    @Test
    void whatIsNewIsShownBeforeItIsDone() {
        assertThat(found(AIM, PLAY)).containsExactly("step-2: SS-3.1 is to be done before it was shown");
    }

    @Test
    void aCardTeachesItsRule() {
        assertThat(found(AIM, WATCH + "card: slippery", FIND.replace("SS-3.1", "SS-2")))
                .isEmpty();
    }

    @Test
    void aLessonThatTeachesSomethingHasACard() {
        assertThat(found(AIM.replace("card: gold", ""), WATCH, PLAY))
                .containsExactly("null: the lesson has no picture card");
    }

    @Test
    void movesThatWereNotTaughtAreNotOffered() {
        Games games = TestLessons.withRules(Map.of(
                "    refuse wait\n",
                "    option rest (runner in runners)\n"
                        + "      require owner of runner is mover\n"
                        + "        because SS-3.1 en \"Not yours.\" it \"Non è tua.\"\n"
                        + "      then\n"
                        + "        set feeling = tired\n"
                        + "    refuse wait\n"));
        assertThat(found(TestLessons.lesson(games, AIM, WATCH, PLAY)))
                .containsExactly("step-3: moves are offered here that were not taught: rest …");
        assertThat(found(TestLessons.lesson(games, PLAY))).as("said once").isEmpty();
        assertThat(new CourseCheck()
                        .next(TestLessons.lesson(
                                games, AIM, WATCH.replace("step red-1 s4", "rest red-1"), WATCH, PLAY)))
                .isEmpty();
    }

    /** Whoever steps on the slippery stone slides: a wrong move, but nobody has told of it. */
    @Test
    void whatComesOfAMoveWasTaught() {
        String dry = WATCH.replace("s4", "s3");
        assertThat(found(AIM.replace("s4", "s3"), dry, PLAY))
                .containsExactly(
                        "step-3: something comes of a move here that was not taught: SS-2 slide, SS-5 find-coin");
        course = new CourseCheck();
        assertThat(found(AIM.replace("s4", "s3"), dry, WATCH, PLAY))
                .as("it was seen")
                .isEmpty();
        course = new CourseCheck();
        assertThat(found(AIM.replace("s4", "s3"), dry.replace("SS-3.1", "SS-3.1, SS-5") + "card: slippery", PLAY))
                .as("a card tells it")
                .isEmpty();
    }
}
