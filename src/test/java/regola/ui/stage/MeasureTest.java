package regola.ui.stage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MeasureTest {
    @ParameterizedTest
    @CsvSource({
        "1024, 700, 100, 14/17/18/20/24/31, 52, 48, 360, 200, 380, 636, 632, ''",
        "1024, 700, 150, 21/25/27/28/31/37, 63, 60, 452, 316, 541, 620, 532, qcg",
        "1024, 700, 200, 25/29/32/32/35/41, 63, 64, 452, 392, 605, 616, 532, qcg",
        "1280, 800, 100, 15/18/20/22/26/34, 56, 52, 396, 216, 408, 732, 852, ''",
        "1280, 800, 150, 23/27/29/30/33/40, 68, 64, 536, 300, 540, 716, 704, c",
        "1280, 800, 200, 29/33/36/36/39/45, 72, 72, 564, 400, 640, 704, 668, qcg",
        "1920, 1080, 100, 20/24/27/30/35/46, 76, 72, 536, 288, 552, 988, 1344, ''",
        "1920, 1080, 150, 30/36/39/41/45/54, 92, 84, 732, 408, 732, 968, 1132, c",
        "1920, 1080, 200, 39/45/49/49/53/61, 98, 100, 844, 540, 858, 948, 1012, qcg",
        "3840, 2160, 100, 41/49/54/59/70/92, 152, 140, 1060, 588, 1128, 1976, 2692, ''",
        "3840, 2160, 150, 61/73/78/82/90/108, 184, 172, 1456, 816, 1464, 1936, 2280, c",
        "3840, 2160, 200, 77/90/98/98/106/121, 196, 196, 1688, 952, 1564, 1904, 2032, qc"
    })
    void theSizesAreThoseOfTheDesign(
            int width,
            int height,
            int zoom,
            String letters,
            int button,
            int head,
            int dock,
            int bubble,
            int block,
            int room,
            int board,
            String folded) {
        Measure measure = Measure.of(width, height, zoom / 100.0);
        assertThat(Stream.of(TextSize.values()).map(measure::text))
                .isEqualTo(Stream.of(letters.split("/")).map(Integer::valueOf).toList());
        assertThat(measure.button()).isEqualTo(button);
        assertThat(measure.head()).isEqualTo(head);
        assertThat(measure.dock()).isEqualTo(dock);
        assertThat(measure.bubble()).isEqualTo(bubble);
        assertThat(measure.block()).isEqualTo(block);
        assertThat(measure.room()).isEqualTo(room);
        assertThat(measure.boardWidth()).isEqualTo(board);
        assertThat(measure.foldsQuiet()).as("the quiet row").isEqualTo(folded.contains("q"));
        assertThat(measure.foldsCard()).as("the card").isEqualTo(folded.contains("c"));
        assertThat(measure.foldsGuide()).as("the guide").isEqualTo(folded.contains("g"));
    }

    @Test
    void whoLooksFromFarGetsLargerLetters() {
        Measure projector = new Measure(1280, 800, 1, 1, Measure.Mode.PROJECTOR);
        assertThat(800.0 / projector.text(TextSize.ASK)).isLessThanOrEqualTo(26);
        assertThat(800.0 / projector.text(TextSize.SMALL)).isLessThanOrEqualTo(40);
        assertThat(new Measure(1280, 800, 1, 1, Measure.Mode.CHILDREN).zoom()).isEqualTo(1.25);
    }

    @Test
    void aDesktopsScaleIsNeverMultiplied() {
        assertThat(new Measure(1280, 800, 1.5, 1, Measure.Mode.LEARNER).scale()).isEqualTo(1.5);
        assertThat(new Measure(2560, 1600, 1.5, 1, Measure.Mode.LEARNER).scale())
                .isEqualTo(2);
        assertThat(new Measure(1280, 800, 1.04, 1, Measure.Mode.LEARNER).scale())
                .isEqualTo(1);
    }

    @Test
    void smallAndTallWindowsHaveTheBlockBelow() {
        assertThat(Measure.of(640, 480, 1).isNarrow()).isTrue();
        assertThat(Measure.of(1000, 900, 1).isNarrow()).isTrue();
        assertThat(Measure.of(1024, 700, 2).isNarrow()).isFalse();
    }
}
