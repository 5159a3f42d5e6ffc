package regola.ui.start;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.MouseEvent;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.ui.stage.Measure;
import regola.ui.support.OnEventThread;
import regola.ui.view.Texts;
import regola.ui.view.start.ShelfWishes;
import regola.ui.view.start.TileView;

/** A press on the picture of a game leads where whoever knows that much of it begins. */
@ExtendWith(OnEventThread.class)
class PressedPictureTest {
    private final List<String> wished = new ArrayList<>();

    @ParameterizedTest
    @CsvSource({
        "0, 17, ADULTS, learn",
        "0, 17, CHILDREN, learn",
        "1, 17, ADULTS, play",
        "1, 17, CHILDREN, play",
        "0, 0, ADULTS, play"
    })
    void aGameIsLearntBeforeItIsPlayed(int done, int lessons, String who, String leads) {
        ShelfWishes wishes = (ShelfWishes) Proxy.newProxyInstance(
                ShelfWishes.class.getClassLoader(), new Class<?>[] {ShelfWishes.class}, (proxy, method, args) -> {
                    wished.add(method.getName());
                    return null;
                });
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
                done,
                done + 1,
                lessons,
                3 * done,
                0,
                0,
                true);
        GameTile tile = new GameTile(view, null, wishes);
        tile.show(view, Texts.in("en"));
        if (who.equals("CHILDREN")) tile.measure(new Measure(1280, 800, 1, 1, Measure.Mode.CHILDREN));
        tile.setSize(400, 300);
        tile.doLayout();
        for (int id : new int[] {MouseEvent.MOUSE_PRESSED, MouseEvent.MOUSE_RELEASED, MouseEvent.MOUSE_CLICKED})
            tile.dispatchEvent(new MouseEvent(tile, id, 0, 0, 200, 40, 1, false, MouseEvent.BUTTON1));
        assertThat(wished).containsExactly(leads);
    }
}
