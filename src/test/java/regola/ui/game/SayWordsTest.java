package regola.ui.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javax.swing.JLabel;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import regola.ui.stage.Measure;
import regola.ui.stage.TextSize;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;

/** What is told in the bar can be read, however much has happened. */
@ExtendWith(OnEventThread.class)
class SayWordsTest {
    private static final String TOLD = "Rock −2 beats Scissors 5: Red wins all of the third pile, worth 5. "
            + "Red gets 5 points. Rock −2 stays as the new pile. "
            + "Scissors −5 beats Paper 2: Blue wins all of the first pile, worth 2. "
            + "Blue gets 2 points. Scissors −5 stays as the new pile.";

    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        Appearance.normal().install();
    }

    private final ToldPages pages = new ToldPages(() -> {});

    /** What is told in more sentences than have room is read page by page, and all of it. */
    @Test
    void whatHasNoRoomIsToldPageByPage() {
        Appearance.normal().install();
        Measure measure = Measure.of(1280, 800, 1);
        String said = "";
        int seen = 0;
        do {
            SayWords laid = SayWords.telling(new JLabel(), measure, "What came of it", TOLD, TOLD, pages, 490, 84);
            assertThat(laid.below().font().getSize())
                    .isEqualTo(TextSize.BODY.font(measure).getSize());
            assertThat(laid.height()).isLessThanOrEqualTo(84);
            said = (said + " " + String.join(" ", laid.below().lines()).replace(" …", "")).strip();
            seen++;
        } while (pages.turn(() -> {}));
        assertThat(said).isEqualTo(TOLD);
        assertThat(seen).isGreaterThan(1);
    }

    @Test
    void whatHasRoomIsToldToItsEnd() {
        Appearance.normal().install();
        Measure measure = Measure.of(1280, 800, 1);
        SayWords laid = SayWords.telling(new JLabel(), measure, "What came of it", TOLD, TOLD, pages, 1100, 84);
        assertThat(String.join(" ", laid.below().lines())).isEqualTo(TOLD);
    }

    @Test
    void theHeadOfAHintKeepsItsSizeFromPartToPart() {
        Appearance.normal().install();
        Measure measure = Measure.of(1280, 800, 1);
        SayWords shortly = SayWords.hinting(
                new JLabel(), measure, "Several moves are good.", List.of("Which moves?"), false, 700, 84);
        SayWords whole = SayWords.hinting(
                new JLabel(),
                measure,
                "3 moves are about equally good.",
                List.of("In all that counts they come to the same. "
                        + "The board shows where one of them leads, and how White could answer."),
                false,
                700,
                84);
        assertThat(shortly.above().font()).isEqualTo(whole.above().font());
    }

    @Test
    void whatHappenedAndWhatToDoHaveALineEachWhereThereIsRoom() {
        Appearance.normal().install();
        Measure measure = Measure.of(1280, 800, 1);
        String sub = "Just now: Blue places a man. Yellow places a man.\nYour turn. Press a lit place.";
        SayWords wide = SayWords.asking(new JLabel(), measure, "You may place a man", List.of(sub), false, 800, 84);
        assertThat(wide.below().lines()).isEqualTo(sub.lines().toList());
        SayWords narrow = SayWords.asking(new JLabel(), measure, "You may place a man", List.of(sub), false, 300, 130);
        assertThat(String.join(" ", narrow.below().lines())).isEqualTo(sub.replace('\n', ' '));
    }

    @Test
    void aLongTitleIsNoSmallerThanWhatItStandsAbove() {
        Appearance.normal().install();
        Measure measure = Measure.of(1280, 800, 1);
        SayWords laid = SayWords.hinting(
                new JLabel(),
                measure,
                "All moves but one are good, not this: Hop Orange's frog → the fourth space",
                List.of("Each of them brings you a flower."),
                false,
                700,
                84);
        assertThat(laid.above().font().getSize())
                .isGreaterThanOrEqualTo(laid.below().font().getSize());
    }

    /** A title in smaller letters than what it stands above leads nobody. */
    @Test
    void whereAHintHasNoRoomForATitleItBeginsWithIt() {
        Appearance.normal().install();
        Measure measure = Measure.of(1280, 800, 1);
        String sentence = "Nobody knows what most of them will uncover. With some of them about one time in 15 this"
                + " happens: A pike eats your servant! The arrows show some of them.";
        int begun = 0;
        for (int width = 300; width <= 900; width += 20)
            for (int height = 50; height <= 100; height += 5) {
                SayWords laid = SayWords.hinting(
                        new JLabel(),
                        measure,
                        "6 moves are about equally good.",
                        List.of(sentence),
                        false,
                        width,
                        height);
                String below = String.join(" ", laid.below().lines());
                if (below.startsWith("6 moves are about equally good. Nobody")) {
                    begun++;
                    assertThat(laid.above()).isNull();
                } else if (laid.above() != null)
                    assertThat(laid.above().font().getSize())
                            .isGreaterThanOrEqualTo(laid.below().font().getSize());
            }
        assertThat(begun).isPositive();
    }

    /** Where one thing is asked after the other its letters do not grow because there are fewer of them. */
    @Test
    void forWhoReadsLittleTheLowerLettersAreAlwaysOfOneSize() {
        Measure measure = Measure.of(1280, 800, 1.25);
        String many =
                "Hop 2 of 3: hop another frog of any colour. Press what is lit, wherever that may be on the board.";
        SayWords few = SayWords.asking(new JLabel(), measure, "Your turn!", List.of("Press it."), true, 780, 100);
        SayWords more = SayWords.asking(new JLabel(), measure, "Your turn!", List.of(many), true, 780, 100);
        SayWords hint =
                SayWords.hinting(new JLabel(), measure, "Follow the arrow!", List.of("So you win."), true, 780, 100);
        assertThat(List.of(
                        few.below().font().getSize(),
                        more.below().font().getSize(),
                        hint.below().font().getSize()))
                .containsOnly(measure.text(TextSize.BODY));
        assertThat(few.below().font()).isEqualTo(more.below().font());
    }
}
