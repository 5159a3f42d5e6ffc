package regola.ui.present.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import regola.ui.present.Lessons;
import regola.ui.view.board.OverlayView;

/** What was taken in a scene is struck out where it stood, and nothing else is. */
class StruckOutTest {
    private final Lessons lessons = new Lessons();

    /** Men are alike: one that a ring has only carried on is not the one that is out. */
    @Test
    void whoRodeAlongIsNotTakenForWhoWasTaken() {
        lessons.with(
                        "01-turn",
                        "---\ngame: moulin-rouge\nrules: [MR-6.2]\n"
                                + "title: {en: Turn, it: Giro}\nidea: {en: The idea., it: L'idea.}\n---\n\n"
                                + Lessons.step(
                                        "turn",
                                        "start:",
                                        "  zones:",
                                        "    crossings: {e2: [red-man], h1: [red-man], f3: [red-man], b1: [blue-man],"
                                                + " c2: [blue-man], c3: [blue-man]}",
                                        "    hand: {hand-red: [red-man], hand-blue: [blue-man]}",
                                        "  vars: {mover: blue}",
                                        "task: watch",
                                        "moves: [turn outer cw, capture f3]"))
                .open("01-turn");
        lessons.watch();
        assertThat(lessons.now().match().board().sites()).isNotEmpty();
        assertThat(lessons.now().overlay().ghosts().stream()
                        .filter(OverlayView.Ghost::gone)
                        .map(OverlayView.Ghost::site))
                .containsExactly("f3");
    }
}
