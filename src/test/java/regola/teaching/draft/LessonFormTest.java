package regola.teaching.draft;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import regola.teaching.draft.LessonForm.Right;
import regola.teaching.draft.LessonForm.Step;
import regola.teaching.draft.LessonForm.Told;

/** What somebody fills in is written into a file and read again as it was. */
class LessonFormTest {
    private static final Step STEP = Step.at(
                    List.of("start:", "  zones: {star: {p1: [a]}}", "  vars: {mover: a}"), 7, List.of("put a"))
            .asking(new Told("Say: \"go\"", "Di' \u00abvai\u00bb: # ora"))
            .with(Right.moves(List.of("move a b", "put c")))
            .about(List.of("G-2"))
            .saying(new Told("", "Bene, {ecco}"));

    private static LessonForm form(Step... steps) {
        return new LessonForm(List.of("game: mine", "players: 2"), new Told("Shut in, yes", ""), List.of(steps));
    }

    private static void readsBack(LessonForm form) {
        assertThat(LessonForm.read(form.text())).as(form.text()).contains(form);
    }

    @Test
    void whatWasFilledInIsReadAgain() {
        readsBack(form(STEP));
        readsBack(form(STEP, STEP.with(Right.ANY), STEP.with(Right.wins("G-3", "player-1"))));
        Step answering = STEP.answering(new LessonForm.Wrong(
                new Told("Not \"that\": look again.", "Quella no: «guarda»."), List.of("move * *", "pass", "put *")));
        readsBack(form(answering, STEP));
        assertThat(form(answering).text())
                .contains("wrong:\n  - {move: \"move * *\"")
                .contains("  - {move: pass, en:");
        readsBack(form(STEP.after(List.of())).called(Told.NOTHING));
        readsBack(form(Step.at(List.of("start: new"), 1, List.of())));
    }

    @Test
    void whatWasChangedByHandIsNoForm() {
        String text = form(STEP).text();
        assertThat(LessonForm.read(text + "\nen: More.\n")).isEmpty();
        assertThat(LessonForm.read(text.replace("task: play", "task: play\nwithin: 2")))
                .isEmpty();
        assertThat(LessonForm.read("")).isEmpty();
        assertThat(LessonForm.read("# What is this?\n")).isEmpty();
    }

    @Test
    void whatIsMissingIsSaid() {
        LessonForm empty = form(Step.at(List.of("start: new"), 1, List.of())).called(Told.NOTHING);
        assertThat(empty.missing(0)).containsExactly(LessonForm.Missing.values());
        assertThat(empty.isWhole()).isFalse();
        assertThat(form(STEP).isWhole()).isTrue();
        assertThat(form(STEP, STEP.with(Right.OPEN)).isWhole()).isFalse();
    }
}
