package regola.ui.board.paint;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;

/** On paper a place keeps its form, and of two woods the darker is seen. */
class PlaceFormTest {
    private final ArtStore art = new ArtStore(ArtSource.ofProgram());

    @Test
    void darkSquaresAreDarkerThanLightOnes() {
        PlaceForm dark = PlaceForm.of("square-brown", art);
        PlaceForm light = PlaceForm.of("square-cream", art);
        assertThat(dark.isDarkerThan(light)).isTrue();
        assertThat(light.isDarkerThan(dark)).isFalse();
        assertThat(dark.isDarkerThan(dark)).isFalse();
    }

    @Test
    void squaresOfOneWoodAreAlike() {
        PlaceForm dots = PlaceForm.of("ur-dots", art);
        PlaceForm eyes = PlaceForm.of("ur-eyes", art);
        assertThat(dots.isDarkerThan(eyes)).isFalse();
        assertThat(eyes.isDarkerThan(dots)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"square-brown, true", "felt, true", "ur-dots, true", "kalah-house, false", "disc, false"})
    void whatFillsItsCornersIsASquare(String drawing, boolean square) {
        assertThat(PlaceForm.of(drawing, art).isSquare()).isEqualTo(square);
    }

    /** Lines from place to place are the board itself, also where a place is drawn with its part of them. */
    @Test
    void crossingLinesAreLinesAndNoOtherPlaceIs() throws IOException {
        byte[] cross = Files.readAllBytes(Path.of("rules-dsl/templates/jumping/art/cross.svg"));
        ArtStore own = new ArtStore(name -> name.equals("cross.svg") ? Optional.of(cross) : Optional.empty());
        assertThat(PlaceForm.of("cross", own).isLines()).isTrue();
        for (String other : List.of("square-brown", "felt", "ur-dots", "kalah-house", "disc"))
            assertThat(PlaceForm.of(other, art).isLines()).as(other).isFalse();
    }
}
