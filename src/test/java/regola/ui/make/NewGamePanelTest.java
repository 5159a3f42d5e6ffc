package regola.ui.make;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import javax.swing.UIManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.ui.stage.StageButton;
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
        List<KindTile> tiles = tiles(panel);
        assertThat(tiles).hasSize(kinds);
        assertThat(tiles.stream()
                        .map(KindTile::getBounds)
                        .collect(Collectors.groupingBy(Rectangle::getY, TreeMap::new, Collectors.counting()))
                        .values())
                .as("tiles in each row")
                .containsOnly(3L);
    }

    /** What will be made is said where it is made, and nobody makes again what was chosen for another game. */
    @Test
    void theNextGameBeginsWithTheFirstKind() {
        Appearance.normal().install();
        List<String> made = new ArrayList<>();
        NewGamePanel panel =
                new NewGamePanel((kind, on) -> null, (kind, name, seats) -> made.add(kind), () -> {}, under -> {});
        NewGameView view = new NewGameView(List.of(kind(1), kind(2), kind(3)), "My game");
        panel.show(view, Texts.in("en"));
        Offscreen.lay(panel, 1280, 800);
        StageButton make = button(panel);
        assertThat(make.getText()).isEqualTo("Make it: Kind 1");
        assertThat(labels(panel)).as("nobody can choose, and reads why").contains("How many can play? Here only 2.");
        int wide = make.getWidth();
        panel.show(
                new NewGameView(
                        List.of(
                                kind(1),
                                kind(2),
                                new NewGameView.Kind(
                                        "kind3",
                                        "Moving and blocking and jumping and racing",
                                        "What.",
                                        2,
                                        kind(3).seats())),
                        "My game"),
                Texts.in("en"));
        tiles(panel).get(2).doClick(0);
        Offscreen.lay(panel, 1280, 800);
        assertThat(make.getWidth()).as("the words wrap").isEqualTo(wide);
        panel.show(view, Texts.in("en"));
        assertThat(make.getText()).isEqualTo("Make it: Kind 3");
        make.doClick(0);
        panel.goOn();
        panel.show(view, Texts.in("it"));
        assertThat(make.getText()).isEqualTo("Crea: Kind 1");
        make.doClick(0);
        assertThat(made).containsExactly("kind3", "kind1");
    }

    /** Escape goes home, and what was typed is lost to nobody. */
    @Test
    void whoComesBackFindsWhatWasTyped() {
        Appearance.normal().install();
        List<String> home = new ArrayList<>();
        NewGamePanel panel =
                new NewGamePanel((kind, on) -> null, (kind, name, seats) -> {}, () -> home.add("home"), under -> {});
        NewGameView view = new NewGameView(List.of(kind(1), kind(2), kind(3)), "My game");
        panel.show(view, Texts.in("en"));
        Offscreen.lay(panel, 1280, 800);
        tiles(panel).get(1).doClick(0);
        JTextField name = (JTextField) named(panel, "make.name");
        JTextField first = (JTextField) named(panel, "make.seat.1");
        name.setText("Foxes");
        first.setText("Fox");
        panel.getActionMap()
                .get(panel.getInputMap(JPanel.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT)
                        .get(KeyStroke.getKeyStroke("ESCAPE")))
                .actionPerformed(null);
        panel.goOn();
        assertThat(home).hasSize(1);
        panel.show(new NewGameView(view.kinds(), "My game 2"), Texts.in("en"));
        assertThat(name.getText()).isEqualTo("Foxes");
        assertThat(first.getText()).isEqualTo("Fox");
        assertThat(tiles(panel).get(1).isSelected()).isTrue();
    }

    private static Component named(Container in, String name) {
        for (Component each : in.getComponents()) {
            if (name.equals(each.getName())) return each;
            Component inside = each instanceof Container inner ? named(inner, name) : null;
            if (inside != null) return inside;
        }
        return null;
    }

    private static List<String> labels(Container in) {
        List<String> found = new ArrayList<>();
        for (Component child : in.getComponents()) {
            if (child instanceof JLabel label && label.getText() != null) found.add(label.getText());
            if (child instanceof Container inner) found.addAll(labels(inner));
        }
        return found;
    }

    private static List<KindTile> tiles(NewGamePanel panel) {
        return Arrays.stream(panel.getComponents())
                .filter(JPanel.class::isInstance)
                .flatMap(part -> Arrays.stream(((JPanel) part).getComponents()))
                .filter(KindTile.class::isInstance)
                .map(KindTile.class::cast)
                .toList();
    }

    private static StageButton button(Container in) {
        for (Component each : in.getComponents()) {
            if (each instanceof StageButton button && "make.make".equals(each.getName())) return button;
            StageButton inside = each instanceof Container inner ? button(inner) : null;
            if (inside != null) return inside;
        }
        return null;
    }
}
