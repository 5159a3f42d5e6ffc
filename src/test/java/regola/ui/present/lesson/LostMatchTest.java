package regola.ui.present.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import regola.ui.present.Lessons;
import regola.ui.view.lesson.LessonAct;
import regola.ui.view.lesson.LessonState;
import regola.ui.view.lesson.MessageView;

/** A lesson may end with a match, and that match may be lost: nobody is praised for it, and nobody is scolded. */
class LostMatchTest {
    private static final String[] QUEENS = {
        "start:",
        "  zones:",
        "    pond: {a1: [red-q], a3: [green-q]}",
        "  sites: {a1: {tile: leaf, open: true}, a3: {tile: leaf, open: true}, a2: {tile: leaf, open: true}}",
        "  vars: {mover: red}",
        "task: free",
        "seats: [red]",
        "over: true",
        "against: best",
        "done: {en: You have done it!, it: Ce l'hai fatta!}"
    };

    private final Lessons lessons = new Lessons();

    private void open() {
        lessons.with(
                        "01-queens",
                        "---\ngame: croak\nplayers: 2\nrules: [CR-7.1]\ntitle: {en: Queens, it: Regine}\n"
                                + "idea: {en: The idea., it: L'idea.}\n---\n\n" + Lessons.step("match", QUEENS))
                .open("01-queens");
    }

    private void hop(String to) {
        lessons.presenter.attempt("hop red-q " + to);
        lessons.watch();
    }

    @Test
    void itIsSaidWhoHasWonAndBothWaysAreOpen() {
        open();
        hop("a2");
        assertThat(lessons.now().state()).isEqualTo(LessonState.NOT_WON);
        assertThat(lessons.now().message().sort()).isEqualTo(MessageView.Sort.NOT_WON);
        assertThat(lessons.now().message().words().text()).isEqualTo("Green has won this time. Try again, or go on.");
        assertThat(lessons.now().can(LessonAct.AGAIN)).isTrue();
        assertThat(lessons.now().can(LessonAct.NEXT)).isTrue();
        lessons.presenter.speak("it");
        assertThat(lessons.now().message().words().text()).isEqualTo("Stavolta ha vinto Verde. Riprova, o vai avanti.");
    }

    /** Stars are for the steps, and a match is no step that one can get wrong; but nobody is told to know it all. */
    @Test
    void itCostsNoStarAndTheEndSaysNothingOfKnowingByHeart() {
        open();
        hop("a2");
        lessons.act(LessonAct.NEXT);
        assertThat(lessons.now().end().stars()).isEqualTo(3);
        assertThat(lessons.now().end().summary()).startsWith("Three stars!").doesNotContain("by heart");
    }
}
