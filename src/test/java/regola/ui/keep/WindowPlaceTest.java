package regola.ui.keep;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Dimension;
import java.awt.Rectangle;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class WindowPlaceTest {
    private static final Rectangle LEFT = new Rectangle(0, 0, 1920, 1080);
    private static final Rectangle RIGHT = new Rectangle(1920, 0, 1280, 1024);
    private static final Dimension LEAST = new Dimension(760, 560);

    private static Optional<Rectangle> on(int x, int y, int width, int height, Rectangle... screens) {
        return new WindowPlace(x, y, width, height, false).on(List.of(screens), LEAST);
    }

    @Test
    void itComesBackWhereItWas() {
        assertThat(on(100, 50, 1280, 800, LEFT)).contains(new Rectangle(100, 50, 1280, 800));
        assertThat(on(2000, 50, 1000, 800, LEFT, RIGHT)).contains(new Rectangle(2000, 50, 1000, 800));
    }

    @Test
    void notOnAScreenThatIsGone() {
        assertThat(on(2000, 50, 1000, 800, LEFT)).isEmpty();
        assertThat(on(-1270, 50, 1280, 800, LEFT))
                .as("too little to take hold of")
                .isEmpty();
        assertThat(on(100, -40, 1280, 800, LEFT))
                .as("its bar is above the screen")
                .isEmpty();
        assertThat(on(100, 1070, 1280, 800, LEFT))
                .as("its bar is below the screen")
                .isEmpty();
    }

    @Test
    void noLargerThanItsScreenAndNoSmallerThanIsOfUse() {
        assertThat(on(0, 0, 3000, 2000, LEFT)).contains(new Rectangle(0, 0, 1920, 1080));
        assertThat(on(0, 0, 100, 100, LEFT)).isEmpty();
    }
}
