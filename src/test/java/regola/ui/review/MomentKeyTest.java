package regola.ui.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.image.BufferedImage;
import java.util.List;
import org.junit.jupiter.api.Test;
import regola.ui.stage.Measure;
import regola.ui.view.Texts;
import regola.ui.view.review.ReviewView.Kind;
import regola.ui.view.review.ReviewView.Moment;

class MomentKeyTest {
    private static Moment moment(Kind kind) {
        return new Moment(kind, 1, 0, true, 0.2, "", "", "", List.of(), List.of(), 0, false);
    }

    private static MomentKey key(int wide, Moment... moments) {
        FontMetrics letters = new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB)
                .createGraphics()
                .getFontMetrics(new Font(Font.SANS_SERIF, Font.PLAIN, 16));
        return new MomentKey(List.of(moments), Texts.in("en"), Measure.of(1280, 800, 1), letters, wide);
    }

    /** Beside the wide board of Kalah both do not fit on one line: nothing is cut off at the edge. */
    @Test
    void whereThereIsNoRoomBesideEachOtherOneStandsBelowTheOther() {
        assertThat(key(500, moment(Kind.COSTLY), moment(Kind.FOUND)).lines()).isEqualTo(1);
        assertThat(key(250, moment(Kind.COSTLY), moment(Kind.FOUND)).lines()).isEqualTo(2);
        assertThat(key(250, moment(Kind.COSTLY), moment(Kind.FOUND)).height())
                .isGreaterThan(key(500, moment(Kind.COSTLY), moment(Kind.FOUND)).height());
    }

    /** How many there are the sentence above it says: its room is the chart's. */
    @Test
    void whereAllAreAlikeNothingIsSaidOfThem() {
        assertThat(key(500, moment(Kind.COSTLY), moment(Kind.WEAKER)).height()).isZero();
        assertThat(key(500, moment(Kind.FOUND)).height()).isZero();
        assertThat(key(500).height()).isZero();
    }
}
