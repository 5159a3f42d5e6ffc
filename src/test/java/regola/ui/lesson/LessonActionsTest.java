package regola.ui.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Rectangle;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.ui.present.Lessons;
import regola.ui.stage.Measure;
import regola.ui.stage.StageButton;
import regola.ui.stage.StageHead;
import regola.ui.stage.StagePane;
import regola.ui.support.OnEventThread;
import regola.ui.view.ProseView;
import regola.ui.view.Texts;
import regola.ui.view.board.OverlayView;
import regola.ui.view.lesson.ActView;
import regola.ui.view.lesson.AheadView;
import regola.ui.view.lesson.AnswerView;
import regola.ui.view.lesson.LessonAct;
import regola.ui.view.lesson.LessonState;
import regola.ui.view.lesson.LessonView;
import regola.ui.view.lesson.MessageView;

/** What leads on says what has to be done first, in the words of the task, before anybody presses it. */
@ExtendWith(OnEventThread.class)
class LessonActionsTest {
    /** What there is to do in a step. */
    enum Kind {
        /** Things are marked, and then checked. */
        MARKED,
        /** One thing is pressed, which answers. */
        PRESSED,
        /** One place is pressed, which answers. */
        PLACE,
        /** One player is pressed, who answers. */
        PLAYER,
        /** One of some answers is chosen. */
        ANSWERED,
        /** A move is made. */
        MOVED;

        LessonView view() {
            List<ActView> acts = Stream.of(
                            new ActView(LessonAct.HINT, false, false, false),
                            new ActView(LessonAct.CHECK, true, true, false))
                    .filter(act -> this == MARKED || act.act() != LessonAct.CHECK)
                    .toList();
            return view(LessonState.ASKING, acts);
        }

        LessonView view(LessonState state, List<ActView> acts) {
            List<AnswerView> answers = this == ANSWERED
                    ? List.of(new AnswerView(ProseView.plain("Yes"), AnswerView.State.OPEN))
                    : List.of();
            return view(state, acts, answers, null, Set.of());
        }

        LessonView view(
                LessonState state,
                List<ActView> acts,
                List<AnswerView> answers,
                MessageView message,
                Set<Integer> told) {
            LessonView.Sought sought = switch (this) {
                case MARKED, PRESSED -> LessonView.Sought.THING;
                case PLACE -> LessonView.Sought.PLACE;
                case PLAYER -> LessonView.Sought.PLAYER;
                default -> LessonView.Sought.NOTHING;
            };
            return new LessonView(
                    1,
                    "en",
                    "1  A lesson",
                    List.of(false),
                    told,
                    0,
                    state,
                    ProseView.plain("Do it."),
                    ProseView.plain("Do it."),
                    null,
                    LessonView.Trays.NONE,
                    -1,
                    AheadView.NOTHING,
                    ProseView.NONE,
                    sought,
                    List.of(),
                    message,
                    ProseView.NONE,
                    0,
                    acts,
                    answers,
                    null,
                    null,
                    OverlayView.NONE);
        }
    }

    /** A page with nothing on it. */
    private static final class Page extends StagePane {
        private static final long serialVersionUID = 1;

        Page() {
            super(new StageHead("page", () -> {}, at -> {}));
        }

        @Override
        protected void arrange(Measure now) {}

        @Override
        protected Rectangle board() {
            return new Rectangle();
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "MARKED   | Mark something first. | Prima segna qualcosa.",
                "PRESSED  | Press your answer.    | Premi la tua risposta.",
                "PLACE    | Press the place.      | Premi il posto.",
                "PLAYER   | Press the player.     | Premi il giocatore.",
                "ANSWERED | Choose an answer.     | Scegli una risposta.",
                "MOVED    | Your move first.      | Prima fai la tua mossa.",
            })
    void theGreyedMainButtonSaysWhatToDo(Kind kind, String english, String italian) {
        for (String language : Texts.LANGUAGES) {
            LessonActions actions = new LessonActions(new Page(), act -> {}, () -> {});
            actions.show(kind.view(), false, Texts.in(language));
            StageButton main = actions.buttons().get(1);
            assertThat(main.isEnabled()).isFalse();
            assertThat(main.said()).isEqualTo(language.equals("en") ? english : italian);
        }
    }

    private static LessonView told(String... answers) {
        List<AnswerView> all = Stream.of(answers)
                .map(each -> new AnswerView(
                        ProseView.plain(each), each.equals("No") ? AnswerView.State.RIGHT : AnswerView.State.WRONG))
                .toList();
        MessageView message = new MessageView(
                MessageView.Sort.MISSED,
                ProseView.NONE,
                ProseView.plain("No: mills are on rays."),
                null,
                ProseView.NONE,
                "");
        List<ActView> acts = List.of(
                new ActView(LessonAct.NEXT, false, true, false), new ActView(LessonAct.AGAIN, false, false, false));
        return Kind.ANSWERED.view(LessonState.WRONG_ANSWER, acts, all, message, Set.of(0));
    }

    /** Of two answers the other is right: nothing is left to be tried. */
    @Test
    void afterOneOfTwoAnswersThereIsOnlyOnwards() {
        assertThat(LessonActions.help(told("Yes", "No", "Perhaps"))).isEqualTo(LessonAct.AGAIN);
        assertThat(LessonActions.help(told("Yes", "No"))).isEqualTo(LessonAct.HINT);
    }

    @Test
    void anAnswerThatIsSaidByItsReasonIsSaidOnce() {
        Reply reply = Reply.of(told("Yes", "No"), Texts.in("en"), false);
        assertThat(reply.chip()).isEmpty();
        assertThat(reply.words().text()).isEqualTo("No: mills are on rays.");
    }

    /** In a match the hint is that of any match; when all is said, the button for hints says so. */
    @Test
    void inAMatchTheButtonForHintsSaysWhyThereAreNoMore() {
        Lessons lessons = new Lessons()
                .lesson("01-match", Lessons.step("match", "start: new", "task: free", "seats: [red]"))
                .open("01-match");
        LessonActions actions = new LessonActions(new Page(), act -> {}, () -> {});
        actions.show(lessons.now(), false, Texts.in("en"));
        assertThat(actions.buttons().get(0).isEnabled()).isTrue();
        for (int told = 0; told < 3 && actions.buttons().get(0).isEnabled(); told++) {
            lessons.act(LessonAct.HINT);
            assertThat(lessons.now().hint().isEmpty()).isFalse();
            actions.show(lessons.now(), false, Texts.in("en"));
        }
        assertThat(actions.buttons().get(0).isEnabled()).isFalse();
        assertThat(actions.buttons().get(0).reason()).isEqualTo("Now you!");
        actions.show(lessons.now(), false, Texts.in("it"));
        assertThat(actions.buttons().get(0).reason()).isEqualTo("Ora tocca a te!");
    }

    @ParameterizedTest
    @CsvSource({"en, Try again", "it, Riprova"})
    void whoHasLostAMatchMayTryAgainByTheButtonForHints(String language, String words) {
        LessonView lost = Kind.MOVED.view(
                LessonState.NOT_WON,
                List.of(
                        new ActView(LessonAct.NEXT, false, true, false),
                        new ActView(LessonAct.AGAIN, false, false, false)));
        LessonActions actions = new LessonActions(new Page(), act -> {}, () -> {});
        actions.show(lost, false, Texts.in(language));
        StageButton again = actions.buttons().get(0);
        assertThat(again.isEnabled()).isTrue();
        assertThat(again.getText()).isEqualTo(words);
        assertThat(LessonActions.help(lost)).isEqualTo(LessonAct.AGAIN);
        assertThat(actions.buttons().get(1).isEnabled()).isTrue();
    }
}
