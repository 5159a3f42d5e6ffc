package regola.ui.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regola.Thorough;
import regola.engine.Ruleset;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.game.GamePanel;
import regola.ui.keep.LibraryShelf;
import regola.ui.present.match.GamePresenter;
import regola.ui.present.start.MatchSetUp;
import regola.ui.stage.Measure;
import regola.ui.stage.TextSize;
import regola.ui.support.Deaf;
import regola.ui.support.KnownRules;
import regola.ui.support.Offscreen;
import regola.ui.support.OnEventThread;
import regola.ui.support.ShippedShelf;
import regola.ui.theme.Appearance;
import regola.ui.theme.Theme;
import regola.ui.view.MotionLevel;
import regola.ui.view.Texts;
import regola.ui.view.match.DecisionView;
import regola.ui.view.match.GameWishes;
import regola.ui.view.match.MatchView;

/** The page of a match in every size: all is inside, nothing is cut, and nothing that can be pressed moves. */
@ExtendWith(OnEventThread.class)
class MatchStageTest {
    private static final List<String> GAMES = List.of(
            "china-moon",
            "nin-jan",
            "croak",
            "moulin-rouge",
            "army-of-frogs",
            "nine-mens-morris",
            "english-draughts",
            "kalah",
            "reversi",
            "royal-game-of-ur");
    private static final int[][] SIZES = {{1024, 700}, {1280, 800}, {1920, 1080}, {3840, 2160}};
    private static final ArtStore ART = new ArtStore(ArtSource.ofProgram());

    private final List<MatchView> pictures = new ArrayList<>();
    private final GamePresenter game =
            new GamePresenter(Runnable::run, pictures::add, problem -> {}, KnownRules.thinking());
    private GamePanel panel;

    /** Each test begins with the look that it needs, which is dear to install. */
    @AfterAll
    static void nothingLeaksIntoTheNextClass() {
        Appearance.normal().install();
        UIManager.put("defaultFont", null);
    }

    static Stream<Object[]> matches() {
        List<Object[]> all = new ArrayList<>();
        LibraryShelf shelf = ShippedShelf.GAMES;
        for (int zoom : new int[] {100, 150, 200}) {
            for (String id : GAMES) {
                var seats = shelf.read(id, List.of()).game().seats();
                for (int players = seats.fewest(); players <= seats.most(); players++)
                    all.add(new Object[] {id, players, zoom, (players + zoom / 50) % 2 == 0 ? "en" : "it"});
            }
        }
        return all.stream();
    }

    static Stream<Object[]> someMatches() {
        return Thorough.some(2, 0, matches().toList()).stream();
    }

    private MatchView now() {
        return pictures.get(pictures.size() - 1);
    }

    private void start(String id, int players, String language, int zoom) {
        new Appearance(zoom == 150 ? Theme.DARK : Theme.LIGHT, zoom).install();
        panel = new GamePanel(ART, game, Deaf.to(GameWishes.class));
        panel.move(MotionLevel.NONE);
        LibraryShelf shelf = ShippedShelf.GAMES;
        game.speak(language);
        game.start(new MatchSetUp(Ruleset.of(shelf.read(id, List.of()).game(), players, Map.of()), 5, Set.of()));
    }

    private void show(String language, int width, int height) {
        panel.setSize(width, height);
        panel.show(now(), Texts.in(language));
        Offscreen.lay(panel, width, height);
    }

    private static List<Component> shown(Container in) {
        List<Component> found = new ArrayList<>();
        for (Component child : in.getComponents()) {
            if (!child.isVisible()) continue;
            found.add(child);
            if (child instanceof Container container) found.addAll(shown(container));
        }
        return found;
    }

    private Rectangle place(Component part) {
        return SwingUtilities.convertRectangle(part.getParent(), part.getBounds(), panel);
    }

    private static Component named(Container in, String name) {
        return shown(in).stream()
                .filter(part -> name.equals(part.getName()))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no " + name));
    }

    private void assertInside(int width, int height) {
        Rectangle all = new Rectangle(width, height);
        for (Component part : shown(panel)) {
            if (part.getWidth() == 0 || part.getHeight() == 0) continue;
            boolean pressable = part instanceof AbstractButton && part.isEnabled();
            Rectangle at = place(part);
            assertThat(all.contains(at))
                    .as("%s at %s in %d×%d", part.getName(), at, width, height)
                    .isTrue();
            if (!pressable) continue;
            assertThat(part.getParent().getWidth() >= part.getX() + part.getWidth()
                            && part.getParent().getHeight() >= part.getY() + part.getHeight()
                            && part.getX() >= 0
                            && part.getY() >= 0)
                    .as(
                            "%s is cut: %s in %s",
                            part.getName(), part.getBounds(), part.getParent().getSize())
                    .isTrue();
        }
    }

    @ParameterizedTest
    @MethodSource("matches")
    void allIsInsideAndTheBoardIsLarge(String id, int players, int zoom, String language) {
        start(id, players, language, zoom);
        for (int[] size : SIZES) {
            show(language, size[0], size[1]);
            assertInside(size[0], size[1]);
            Measure measure = panel.measure();
            for (String name : List.of("decision.question", "decision.advice")) {
                for (Component part : shown(panel)) {
                    if (!name.equals(part.getName())) continue;
                    assertThat(part.getPreferredSize().width)
                            .as("%s of %s at %d×%d, %d %%", name, id, size[0], size[1], zoom)
                            .isLessThanOrEqualTo(part.getWidth());
                    assertThat(part.getHeight()).isGreaterThanOrEqualTo(measure.text(TextSize.SMALL));
                }
            }
            assertThat(panel.boardPanel().getHeight() / (double) size[1])
                    .as("%s at %d×%d, %d %%", id, size[0], size[1], zoom)
                    .isGreaterThan(0.66);
            Rectangle bar = place(named(panel, "decision"));
            for (Component tray : shown(panel)) {
                if (tray.getName() == null || !tray.getName().matches("seat\\.[^.]*|shared")) continue;
                assertThat(place(tray).intersects(bar))
                        .as("%s lies over the bar", tray.getName())
                        .isFalse();
                assertThat(panel.boardPanel().getBounds().contains(place(tray)))
                        .as(tray.getName())
                        .isTrue();
                for (Component other : shown(panel)) {
                    if (other == tray
                            || other.getName() == null
                            || !other.getName().matches("seat\\.[^.]*|shared")) continue;
                    assertThat(place(tray).intersects(place(other)))
                            .as("%s lies over %s", tray.getName(), other.getName())
                            .isFalse();
                }
            }
        }
    }

    /** @return where everything stands that can be pressed, by its name */
    private Map<String, Rectangle> pressable() {
        Map<String, Rectangle> places = new HashMap<>();
        for (Component part : shown(panel))
            if (part instanceof AbstractButton && part.getName() != null && part.getWidth() > 0)
                places.put(part.getName(), place(part));
        return places;
    }

    @ParameterizedTest
    @MethodSource("someMatches")
    void nothingThatCanBePressedMovesBetweenTurns(String id, int players, int zoom, String language) {
        start(id, players, language, zoom);
        int[] size = SIZES[(players + zoom / 50) % 3];
        show(language, size[0], size[1]);
        Map<String, Rectangle> before = pressable();
        for (int turn = 0; turn < 10 && !now().decision().isOver(); turn++) {
            if (now().decision().waiting() == DecisionView.Waiting.HANDOVER) game.uncover();
            String decider = now().decision().decider().id();
            game.seat(decider, "random");
            game.shown(now().serial());
            game.seat(decider, null);
            show(language, size[0], size[1]);
            Map<String, Rectangle> after = pressable();
            for (Map.Entry<String, Rectangle> each : before.entrySet()) {
                Rectangle still = after.get(each.getKey());
                // What has gone away has not moved; of pieces that are alike the last ones go.
                if (still == null || each.getKey().startsWith("choice")) continue;
                if (each.getKey().startsWith("pile.")
                        && !each.getValue().getSize().equals(still.getSize())) continue;
                assertThat(still)
                        .as("%s after %s", each.getKey(), now().decision().question())
                        .isEqualTo(each.getValue());
            }
            before = after;
        }
    }

    @Test
    void numbersOfRulesAreSaidToTeachersOnly() {
        start("china-moon", 3, "en", 100);
        game.point(List.of(regola.ui.view.board.Ref.piece("red-1")));
        game.point(List.of(regola.ui.view.board.Ref.site("a30")));
        show("en", 1280, 800);
        AbstractButton rule = (AbstractButton) named(panel, "why.rule");
        assertThat(now().why().rule()).startsWith("CM-");
        assertThat(rule.getText()).isEqualTo("Rule");
        panel.setTeacher(true);
        assertThat(rule.getText()).isEqualTo(now().why().rule());
    }

    /** Trays across from the stores would say that each gathers in the other's. */
    @Test
    void inKalahEachSitsOnTheSideOfTheirStore() {
        start("kalah", 2, "en", 100);
        for (int[] size : SIZES) {
            show("en", size[0], size[1]);
            assertThat(place(named(panel, "seat.south")).getCenterX()).isGreaterThan(size[0] / 2.0);
            assertThat(place(named(panel, "seat.north")).getCenterX()).isLessThan(size[0] / 2.0);
        }
    }

    /** The match does not go on there, and only one button leads back to it. */
    @Test
    void whoLooksBackReadsThatFirst() {
        start("nine-mens-morris", 2, "en", 100);
        List.of("place a1", "place d1").forEach(game::attempt);
        game.goTo(1);
        show("en", 1280, 800);
        assertThat(named(panel, "decision").getAccessibleContext().getAccessibleName())
                .startsWith("You are looking at the match after move 1 of 2. Move 2 comes next: Black ");
        assertThat(shown(panel)).extracting(Component::getName).doesNotContain("game.redo");
        game.pointOff(0, 0);
        assertThat(now().why()).as("no move is urged on who looks round").isNull();
        game.goTo(2);
        game.pointOff(0, 0);
        assertThat(now().why()).as("who plays is told what can be pressed").isNotNull();
    }
}
