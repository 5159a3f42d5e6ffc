package regola.ui.make;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Rectangle;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.swing.JPanel;
import javax.swing.UIManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.ui.support.Offscreen;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;
import regola.ui.view.Texts;
import regola.ui.view.make.NewGameView;

/** Where pictures of kinds of games stand. */
@ExtendWith(OnEventThread.class)
class NewGamePanelTest {
    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        UIManager.put("defaultFont", null);
    }

    private static NewGameView.Kind kind(int number) {
        List<NewGameView.Seat> seats =
                List.of(new NewGameView.Seat("Red", "red"), new NewGameView.Seat("Blue", "blue"));
        return new NewGameView.Kind("kind" + number, "Kind " + number, "What is done in it.", 2, seats);
    }

    @ParameterizedTest
    @CsvSource({"9, 1280, 800", "9, 1920, 1080", "9, 2560, 1440", "6, 1920, 1080"})
    void rowsAreAllFull(int kinds, int width, int height) {
        Appearance.normal().install();
        NewGamePanel panel = new NewGamePanel((kind, on) -> null, (kind, name, seats) -> {}, () -> {}, under -> {});
        panel.show(
                new NewGameView(
                        IntStream.range(0, kinds)
                                .mapToObj(NewGamePanelTest::kind)
                                .toList(),
                        "My game"),
                Texts.in("en"));
        Offscreen.lay(panel, width, height);
        List<KindTile> tiles = Arrays.stream(panel.getComponents())
                .filter(JPanel.class::isInstance)
                .flatMap(part -> Arrays.stream(((JPanel) part).getComponents()))
                .filter(KindTile.class::isInstance)
                .map(KindTile.class::cast)
                .toList();
        assertThat(tiles).hasSize(kinds);
        assertThat(tiles.stream()
                        .map(KindTile::getBounds)
                        .collect(Collectors.groupingBy(Rectangle::getY, TreeMap::new, Collectors.counting()))
                        .values())
                .as("tiles in each row")
                .containsOnly(3L);
    }
}
