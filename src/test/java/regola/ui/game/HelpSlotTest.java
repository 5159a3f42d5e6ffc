package regola.ui.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.EventQueue;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import regola.ui.stage.StageButton;
import regola.ui.view.Texts;
import regola.ui.view.board.OverlayView;
import regola.ui.view.match.DecisionView;
import regola.ui.view.match.HintIntents;
import regola.ui.view.match.HintView;
import regola.ui.view.match.HintView.Stage;
import regola.ui.view.match.WhyView;

/** A press is about what has been read, and what is being looked for ends by the button that says so. */
class HelpSlotTest {
    private static final long MILLI = 1_000_000;

    private final AtomicLong time = new AtomicLong(5);
    private final List<String> heard = new ArrayList<>();
    private final HelpSlot slot = new HelpSlot(time::get);

    HelpSlotTest() {
        slot.setHelp(new Heard(), () -> {});
    }

    private final class Heard implements HintIntents {
        @Override
        public void hint() {
            heard.add("hint");
        }

        @Override
        public void whyNot() {
            heard.add("whyNot");
        }

        @Override
        public void play() {
            heard.add("play");
        }

        @Override
        public void giveUp() {
            heard.add("giveUp");
        }

        @Override
        public void away() {
            heard.add("away");
        }

        @Override
        public void lookBack() {}

        @Override
        public void close() {}
    }

    private void tell(Stage stage, String words) {
        slot.tell(new HintView(stage, words, "", OverlayView.NONE));
    }

    private void after(int millis) {
        time.addAndGet(millis * MILLI);
    }

    @Test
    void aPressJustAfterTheWordsHaveChangedMeansNothing() {
        slot.press(true);
        assertThat(heard).containsExactly("hint");
        tell(Stage.MOVE, "Best: this");
        after(499);
        slot.press(true);
        slot.press(false);
        assertThat(heard).as("nobody can have read it").hasSize(1);
        tell(Stage.MOVE, "Best: this");
        after(1);
        slot.press(true);
        assertThat(heard).as("the same words again are nothing new").containsExactly("hint", "away");
    }

    /** A child that presses on and on is shown the move again; only the button that says so hides a hint. */
    @Test
    void childrenAreNotRobbedOfAHintByPressingOn() {
        List<String> said = new ArrayList<>();
        slot.sayBeside(said::add);
        tell(Stage.MOVE, "Follow the arrow!");
        slot.show(decision(), true, false, true, true, Texts.in("en"));
        after(2000);
        slot.press(false);
        slot.press(true);
        assertThat(heard).containsExactly("hint", "hint");
        assertThat(said).allMatch(String::isEmpty);
        slot.away();
        assertThat(heard).endsWith("away");
    }

    /** Who asks while the others move need not ask again. */
    @Test
    void whoAsksTooEarlyGetsTheHintWhenItCanBeTold() throws Exception {
        show(false);
        slot.sayWhyNot();
        assertThat(slot.isWanted()).isTrue();
        assertThat(heard).isEmpty();
        show(false);
        assertThat(slot.isWanted()).as("the next of the others moves").isTrue();
        show(true);
        EventQueue.invokeAndWait(() -> {});
        assertThat(heard).containsExactly("hint");
        show(true);
        EventQueue.invokeAndWait(() -> {});
        assertThat(heard).as("once").hasSize(1);
    }

    @Test
    void whoLooksRoundInWhatWasHasNotAsked() throws Exception {
        slot.show(decision(), false, true, true, false, Texts.in("en"));
        slot.sayWhyNot();
        assertThat(slot.isWanted()).isFalse();
        slot.show(decision(), false, false, false, false, Texts.in("en"));
        slot.sayWhyNot();
        assertThat(slot.isWanted()).as("only computers play").isFalse();
    }

    private static DecisionView decision() {
        return new DecisionView(
                "Where to?",
                null,
                null,
                DecisionView.Waiting.COMPUTER,
                "",
                "",
                List.of(),
                List.of(),
                2,
                List.of(),
                "",
                false,
                List.of());
    }

    private void show(boolean person) {
        slot.show(decision(), person, false, true, false, Texts.in("en"));
    }

    /** Who asks for a hint once more in the same place is not led to where moves do not count. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void pressingOnNeverAsksWhyNotAnotherMove(boolean bySpace) {
        tell(Stage.MOVE, "Best: this");
        after(600);
        slot.press(bySpace);
        assertThat(heard).containsExactly("away");
    }

    @Test
    void whatIsLookedForIsGivenUpByTheButtonOnly() {
        tell(Stage.JUDGING, "Let me think");
        after(600);
        slot.press(true);
        assertThat(heard).containsExactly("hint");
        slot.press(false);
        assertThat(heard).containsExactly("hint", "giveUp");
    }

    /** Where all moves are good there is no second step: a press that waits for it does not put the hint away. */
    @Test
    void whatHasJustBeenFoundIsNotPutAwayUnread() {
        tell(Stage.THINKING, "Let me think");
        after(900);
        tell(Stage.MOVE, "Any move is fine here.");
        after(900);
        slot.press(true);
        assertThat(heard).isEmpty();
        after(900);
        slot.press(true);
        assertThat(heard).containsExactly("away");
    }

    /** The second press was meant for the next step of the hint. */
    @Test
    void whoPressesTwiceDoesNotGiveUpWhatIsJustBegun() {
        show(true);
        tell(Stage.THINKING, "Let me think");
        show(true);
        after(1900);
        slot.press(false);
        assertThat(heard).isEmpty();
        assertThat(button()).as("what was pressed stands there still").isEqualTo("Hint");
        after(100);
        show(true);
        assertThat(button()).isEqualTo("Stop");
        slot.press(false);
        assertThat(heard).as("nobody has read it yet").isEmpty();
        after(500);
        slot.press(false);
        assertThat(heard).containsExactly("giveUp");
    }

    private String button() {
        return ((StageButton) slot.getComponent(0)).getText();
    }

    private static WhyView why(String words) {
        return new WhyView(WhyView.Sort.REFUSED, "", null, words, "");
    }

    @Test
    void aRefusalIsSaidOverAHintForItsTime() throws Exception {
        slot.setHelp(new Heard(), () -> heard.add("read"));
        WhyView first = why("That man stands in a mill.");
        assertThat(slot.refuses(first, () -> heard.add("again"))).isTrue();
        tell(Stage.MOVE, "I would take this one.");
        after(600);
        assertThat(slot.refuses(first, () -> heard.add("again")))
                .as("a hint that is asked for comes at once")
                .isFalse();
        WhyView second = why("That man stands in a mill.");
        assertThat(slot.refuses(second, () -> heard.add("again"))).isTrue();
        assertThat(slot.refuses(second, () -> heard.add("again"))).as("still").isTrue();
        slot.press(false);
        assertThat(heard).as("what is put away is what is said").containsExactly("read");
        assertThat(slot.refuses(null, () -> heard.add("again"))).isFalse();
        slot.press(false);
        assertThat(heard).containsExactly("read", "away");
    }

    /** A press that is not heard is followed by a move that counts, and somebody loses a man. */
    @ParameterizedTest
    @EnumSource(
            value = Stage.class,
            names = {"NONE", "BACK", "THINKING", "PIECE", "MOVE"})
    void whyNotAnotherMoveIsAskedWhateverHasBeenTold(Stage stage) {
        tell(stage, stage == Stage.NONE ? "" : "Words that have just come");
        slot.whyNot();
        assertThat(heard).containsExactly("whyNot");
    }

    @ParameterizedTest
    @EnumSource(
            value = Stage.class,
            names = {"ASKING", "JUDGING", "ANSWER"})
    void whatIsAskedAlreadyIsNotAskedAgain(Stage stage) {
        tell(stage, "Which move do you have in mind?");
        slot.whyNot();
        assertThat(heard).isEmpty();
    }
}
