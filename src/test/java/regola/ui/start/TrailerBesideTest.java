package regola.ui.start;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Rectangle;
import java.lang.reflect.Proxy;
import java.util.List;
import javax.swing.AbstractButton;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.view.Texts;
import regola.ui.view.start.ShelfWishes;
import regola.ui.view.start.TileView;

/** The way to the trailer hides nothing of the picture, and no button lies over another. */
class TrailerBesideTest {
    @ParameterizedTest
    @CsvSource({"400, 1, en", "400, 1, it", "360, 1.25, it", "560, 1, en", "620, 2, it"})
    void theTrailerStandsBelowThePicture(int wide, double zoom, String language) {
        ShelfWishes wishes = (ShelfWishes) Proxy.newProxyInstance(
                ShelfWishes.class.getClassLoader(), new Class<?>[] {ShelfWishes.class}, (proxy, method, args) -> null);
        TileView view = new TileView(
                "game",
                "game",
                List.of(),
                "",
                "Nine Men's Morris",
                "Make mills",
                "2",
                false,
                false,
                false,
                3,
                4,
                17,
                8,
                0,
                0,
                true);
        GameTile tile = new GameTile(view, null, wishes);
        Measure measure = Measure.of(1280, 800, zoom);
        tile.show(view, Texts.in(language));
        tile.measure(measure);
        tile.buttons().forEach(button -> ((Measured) button).measure(measure));
        tile.setSize(wide, tile.most(measure, wide));
        tile.doLayout();
        Rectangle learn = tile.buttons().get(0).getBounds();
        assertThat(learn.width)
                .as("the word stands beside the numbers in one piece")
                .isGreaterThanOrEqualTo(((LearnButton) tile.buttons().get(0)).least());
        for (AbstractButton button : tile.buttons()) {
            assertThat(button.getY())
                    .as("%s on the row of buttons", button.getName())
                    .isEqualTo(learn.y);
            for (AbstractButton other : tile.buttons())
                if (other != button)
                    assertThat(button.getBounds().intersects(other.getBounds())).isFalse();
        }
    }
}
