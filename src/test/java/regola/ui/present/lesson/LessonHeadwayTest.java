package regola.ui.present.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.ui.present.Lessons;
import regola.ui.view.lesson.ActView;
import regola.ui.view.lesson.CourseView;
import regola.ui.view.lesson.LessonAct;
import regola.ui.view.lesson.MessageView;

/** The end of a lesson, and what is kept of it for each learner. */
class LessonHeadwayTest {
    private final Lessons lessons = new Lessons();

    @Test
    void eachLearnerHasTheirOwnPlaceAndStars() {
        Lessons learner = LessonSteps.oneHop(lessons);
        learner.hop("red-1", "a3");
        learner.course.open("china-moon");
        learner.course.learner("  Ada ");
        assertThat(learner.courses.get(learner.courses.size() - 1)).satisfies(course -> {
            assertThat(course.learner()).isEqualTo("Ada");
            assertThat(course.learners()).containsExactly("", "Ada");
            assertThat(course.lessons()).noneMatch(lesson -> lesson.begun());
        });
        learner.course.learner("");
        assertThat(learner.courses.get(learner.courses.size() - 1).lessons()).anyMatch(lesson -> lesson.begun());
        learner.course.forget(before -> assertThat(before.learner().lessons()).isNotEmpty());
        assertThat(learner.courses.get(learner.courses.size() - 1).isBegun()).isFalse();
    }

    /** What is told leads to what is told further, or to the learner's turn, and the button says which. */
    @Test
    void whatIsToldSaysWhetherTheLearnerIsToActNext() {
        String one = Lessons.step("one", "start: new", "task: watch");
        String two = Lessons.step("two", "start: new", "task: watch");
        String end = Lessons.step("end", "start: new", "task: watch");
        String hop = LessonSteps.play("hop", "moves: [hop red-1 a3]");
        lessons.lesson("01-told", one, two, hop, end).open("01-told");
        for (boolean asks : new boolean[] {false, true}) {
            assertThat(lessons.now().acts())
                    .filteredOn(ActView::main)
                    .singleElement()
                    .satisfies(act -> assertThat(act.asks()).isEqualTo(asks));
            lessons.act(LessonAct.NEXT);
        }
        lessons.hop("red-1", "a3");
        assertThat(lessons.now().acts()).noneMatch(ActView::asks);
    }

    /** A match is a thing to play: at its beginning nothing invites to leave it, but whoever wants may. */
    @Test
    void aFreeMatchMayBeSkippedAndLeadsOnOnceItWasPlayed() {
        lessons.lesson(
                        "01-free",
                        Lessons.step("match", "start: new", "task: free", "seats: [red]"),
                        Lessons.step("look", "start: new", "task: watch"))
                .open("01-free");
        assertThat(LessonSteps.leading(lessons.now())).isNull();
        assertThat(lessons.now().can(LessonAct.NEXT)).as("skipped by who wants").isTrue();
        lessons.hop("red-1", "a2");
        lessons.hop("red-2", "a3");
        assertThat(LessonSteps.leading(lessons.now())).isNull();
        lessons.hop("green-1", "a4");
        // What the others reply is shown first.
        for (int i = 0; i < 40 && lessons.now().acts().isEmpty(); i++) lessons.act(LessonAct.NEXT);
        assertThat(LessonSteps.leading(lessons.now())).isEqualTo(LessonAct.NEXT);
    }

    /** Whoever leaves a match that a lesson begins with is not told that the lesson is still to be begun. */
    @Test
    void aLessonThatBeginsWithAMatchIsBegunWithItsFirstMove() {
        Lessons learner = lessons.lesson(
                        "01-free",
                        Lessons.step("match", "start: new", "task: free", "seats: [red]"),
                        Lessons.step("look", "start: new", "task: watch"))
                .open("01-free");
        learner.course.open("china-moon");
        assertThat(learner.courses.get(learner.courses.size() - 1).lessons()).noneMatch(lesson -> lesson.begun());
        learner.hop("red-1", "a2");
        learner.course.open("china-moon");
        assertThat(learner.courses.get(learner.courses.size() - 1).lessons()).anyMatch(lesson -> lesson.begun());
    }

    @Test
    void theEndNamesWhatWasLearntAndLeadsOn() {
        LessonSteps.oneHop(lessons);
        lessons.lesson("02-more", Lessons.step("look", "start: new", "task: watch"))
                .open("01-hop");
        assertThat(lessons.now().title()).isEqualTo("1  Title of 01-hop");
        lessons.hop("red-1", "a3");
        lessons.act(LessonAct.NEXT);
        lessons.act(LessonAct.NEXT);
        assertThat(lessons.now().end().stars()).isEqualTo(3);
        assertThat(lessons.now().end().learnt()).isEqualTo("The idea.");
        assertThat(lessons.now().end().next()).isEqualTo("Title of 02-more");
        assertThat(lessons.now().end().follows()).isEqualTo("china-moon/02-more");
        assertThat(lessons.now().end().cards())
                .as("without cards of its own it says what it is about itself")
                .extracting(card -> card.name() + ": " + card.sentence())
                .containsExactly("Title of 01-hop: The idea.");
        lessons.course.open("china-moon");
        assertThat(lessons.courses
                        .get(lessons.courses.size() - 1)
                        .lessons()
                        .get(0)
                        .stars())
                .isEqualTo(3);
        assertThat(lessons.courses.get(lessons.courses.size() - 1).next()).isEqualTo(1);
        lessons.act(LessonAct.AGAIN);
        assertThat(lessons.now().end()).isNull();
        assertThat(lessons.now().at()).isZero();
        lessons.hop("red-1", "a3");
        lessons.act(LessonAct.NEXT);
        lessons.act(LessonAct.NEXT);
        lessons.act(LessonAct.NEXT);
        assertThat(lessons.now().title()).isEqualTo("2  Title of 02-more");
    }

    /** Praise comes first; then what one had, and what brings the next star, with its number, and that alone. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0 | 3 | Three stars! You know it by heart.",
                "2 | 2 | Well done: two stars! For the third: no mistakes. This time: 2 mistakes.",
                "3 | 1 | You did it: one star! Two stars: at most 2 mistakes. This time: 3 mistakes.",
            })
    void theEndPraisesAndSaysWhatBringsTheNextStar(int tries, int stars, String summary) {
        threeHops().open("02-hops");
        for (int i = 0; i < tries; i++) wrong();
        for (int i = 0; i < 3; i++) {
            lessons.hop("red-1", "a3");
            lessons.act(LessonAct.NEXT);
        }
        assertThat(lessons.now().end().stars()).isEqualTo(stars);
        assertThat(lessons.now().end().summary()).isEqualTo(summary);
    }

    /** Whoever writes a lesson and sees how it goes has learnt nothing by it. */
    @Test
    void whatIsOnlyTriedCountsForNothing() {
        threeHops().presenter.tryOut("china-moon/01-first");
        lessons.hop("red-1", "a3");
        lessons.act(LessonAct.NEXT);
        assertThat(lessons.now().end()).isNotNull();
        assertThat(course().lessons().get(0).stars()).isZero();
        lessons.open("01-first");
        assertThat(lessons.now().end()).isNull();
        lessons.hop("red-1", "a3");
        lessons.act(LessonAct.NEXT);
        assertThat(course().lessons().get(0).stars()).as("this time it does").isPositive();
    }

    @Test
    void aLessonOpensWhereTheLearnerLeftOff() {
        LessonSteps.oneHop(lessons).hop("red-1", "a3");
        lessons.act(LessonAct.NEXT);
        assertThat(lessons.now().at()).isEqualTo(1);
        lessons.presenter.leave();
        lessons.open("01-hop");
        assertThat(lessons.now().at()).isEqualTo(1);
        lessons.presenter.goTo(0);
        assertThat(lessons.now().at()).isZero();
        assertThat(lessons.now().match().board().site("a1").orElseThrow().pieces())
                .hasSize(1);
    }

    private Lessons threeHops() {
        String[] steps = {
            LessonSteps.play("one", "moves: [hop red-1 a3]"),
            LessonSteps.play("two", "moves: [hop red-1 a3]"),
            LessonSteps.play("three", "moves: [hop red-1 a3]")
        };
        return lessons.lesson("01-first", LessonSteps.play("alone", "moves: [hop red-1 a3]"))
                .lesson("02-hops", steps)
                .lesson("03-last", LessonSteps.play("alone", "moves: [hop red-1 a3]"));
    }

    /** A move that is allowed and not what is asked. */
    private void wrong() {
        lessons.hop("green-1", "a10");
        lessons.watch();
        lessons.act(LessonAct.TAKE_BACK);
    }

    private CourseView course() {
        lessons.course.open("china-moon");
        return lessons.courses.get(lessons.courses.size() - 1);
    }

    @Test
    void whatWasDoneIsKeptAcrossLeavingAndEndsInStars() {
        threeHops().open("02-hops");
        wrong();
        lessons.hop("red-1", "a3");
        lessons.act(LessonAct.NEXT);
        lessons.presenter.leave();
        assertThat(course().next())
                .as("where one was, not the first that is not done")
                .isEqualTo(1);
        assertThat(course().lessons().get(1).step()).isEqualTo(2);
        lessons.open("02-hops");
        assertThat(lessons.now().at()).isEqualTo(1);
        assertThat(lessons.now().steps()).containsExactly(true, false, false);
        for (int step = 1; step < 3; step++) {
            lessons.hop("red-1", "a3");
            lessons.act(LessonAct.NEXT);
        }
        assertThat(lessons.now().end().stars())
                .as("one wrong try, before it was left")
                .isEqualTo(2);
        assertThat(course().lessons().get(1).stars()).isEqualTo(2);
        assertThat(course().lessons().get(1).begun()).isFalse();
        assertThat(course().next()).as("what follows it").isEqualTo(2);
    }

    @Test
    void whoOnlyLooksBackGoesOnWhereTheyHadCome() {
        threeHops().open("02-hops");
        for (int step = 0; step < 2; step++) {
            lessons.hop("red-1", "a3");
            lessons.act(LessonAct.NEXT);
        }
        lessons.presenter.goTo(0);
        assertThat(lessons.now().at()).isZero();
        lessons.presenter.leave();
        lessons.presenter.comeBack();
        assertThat(lessons.now().at())
                .as("from the rules one comes back to what was looked at")
                .isZero();
        lessons.presenter.leave();
        assertThat(course().lessons().get(1).step()).as("step 3 of 3").isEqualTo(3);
        lessons.open("02-hops");
        assertThat(lessons.now().at()).isEqualTo(2);
        lessons.presenter.openAt("china-moon/02-hops", 1);
        assertThat(course().lessons().get(1).step())
                .as("looked at from the cards")
                .isEqualTo(3);
        lessons.act(LessonAct.AFRESH);
        assertThat(course().lessons().get(1).begun()).isFalse();
    }

    @Test
    void whoDoesSomethingInAStepThatWasLeftOutIsAtWorkThere() {
        threeHops().open("02-hops");
        lessons.presenter.goTo(2);
        lessons.presenter.goTo(1);
        wrong();
        lessons.presenter.leave();
        assertThat(course().lessons().get(1).step()).isEqualTo(2);
    }

    @Test
    void whatWasLeftOutIsOfferedAtTheEnd() {
        threeHops().open("02-hops");
        lessons.presenter.goTo(1);
        for (int step = 1; step < 3; step++) {
            lessons.hop("red-1", "a3");
            lessons.act(LessonAct.NEXT);
        }
        assertThat(lessons.now().end().open()).isEqualTo(1);
        assertThat(LessonSteps.leading(lessons.now())).isEqualTo(LessonAct.MISSING);
        lessons.presenter.leave();
        lessons.open("02-hops");
        assertThat(lessons.now().at()).as("it is there that one goes on").isZero();
        lessons.hop("red-1", "a3");
        lessons.act(LessonAct.NEXT);
        assertThat(lessons.now().end().stars()).isEqualTo(3);
    }

    @Test
    void aStepThatIsDoneNeedNotBeDoneAgain() {
        threeHops().open("02-hops").hop("red-1", "a3");
        lessons.presenter.leave();
        assertThat(course().lessons().get(1).step()).as("so the path says").isEqualTo(2);
        lessons.open("02-hops");
        assertThat(lessons.now().at()).as("the first that is not done").isEqualTo(1);
        assertThat(lessons.now().message().words().text()).startsWith("You have done step 1. Go on with step 2.");
        lessons.hop("red-1", "a4");
        assertThat(lessons.now().message().sort()).as("said once").isEqualTo(MessageView.Sort.REFUSED);
        lessons.presenter.goTo(0);
        assertThat(lessons.now().message()).isNull();
        assertThat(LessonSteps.leading(lessons.now())).isEqualTo(LessonAct.NEXT);
        lessons.act(LessonAct.NEXT);
        assertThat(lessons.now().at()).isEqualTo(1);
        assertThat(lessons.now().can(LessonAct.NEXT)).isFalse();
    }

    @Test
    void aLessonCanBeBegunAnewAndStarsStay() {
        threeHops().open("02-hops");
        wrong();
        lessons.hop("red-1", "a3");
        lessons.act(LessonAct.NEXT);
        lessons.act(LessonAct.AFRESH);
        assertThat(lessons.now().at()).isZero();
        assertThat(lessons.now().steps()).containsExactly(false, false, false);
        assertThat(course().lessons().get(1).begun()).isFalse();
        for (int step = 0; step < 3; step++) {
            lessons.hop("red-1", "a3");
            lessons.act(LessonAct.NEXT);
        }
        assertThat(lessons.now().end().stars()).isEqualTo(3);
        lessons.act(LessonAct.AGAIN);
        lessons.hop("red-1", "a4");
        lessons.presenter.leave();
        assertThat(course().lessons().get(1).stars()).isEqualTo(3);
    }
}
