package regola.ui.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Point;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.swing.AbstractButton;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.Thorough;
import regola.engine.Ruleset;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.game.GamePanel;
import regola.ui.keep.LibraryShelf;
import regola.ui.present.match.GamePresenter;
import regola.ui.present.start.MatchSetUp;
import regola.ui.support.Deaf;
import regola.ui.support.KnownRules;
import regola.ui.support.Offscreen;
import regola.ui.support.OnEventThread;
import regola.ui.support.ShippedShelf;
import regola.ui.theme.Appearance;
import regola.ui.theme.Theme;
import regola.ui.view.MotionLevel;
import regola.ui.view.Texts;
import regola.ui.view.board.PileView;
import regola.ui.view.board.Ref;
import regola.ui.view.match.GameWishes;
import regola.ui.view.match.MatchView;

/** Nothing moves under the hand of somebody who plays: lists come and go in room that is kept for them. */
@ExtendWith(OnEventThread.class)
class SteadyMatchTest {
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 720;

    private final LibraryShelf shelf = ShippedShelf.GAMES;
    private final List<MatchView> pictures = new ArrayList<>();
    private final GamePresenter game =
            new GamePresenter(Runnable::run, pictures::add, problem -> {}, KnownRules.thinking());
    private final GamePanel panel = new GamePanel(new ArtStore(ArtSource.ofProgram()), game, Deaf.to(GameWishes.class));

    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        Appearance.normal().install();
        UIManager.put("defaultFont", null);
    }

    private MatchView now() {
        return pictures.get(pictures.size() - 1);
    }

    private void start(String id, int players, String language) {
        panel.boardPanel().setMotion(MotionLevel.NONE);
        game.speak(language);
        game.start(new MatchSetUp(Ruleset.of(shelf.read(id, List.of()).game(), players, Map.of()), 5, Set.of()));
    }

    private static Component find(Container in, String name) {
        for (Component child : in.getComponents()) {
            if (name.equals(child.getName())) return child;
            Component found = child instanceof Container container ? find(container, name) : null;
            if (found != null) return found;
        }
        return null;
    }

    /** @return where the decision stands; the hand is right below it */
    private Rectangle hand(String language) {
        panel.show(now(), Texts.in(language));
        Offscreen.lay(panel, WIDTH, HEIGHT);
        Component decision = find(panel, "decision");
        return SwingUtilities.convertRectangle(decision.getParent(), decision.getBounds(), panel);
    }

    @ParameterizedTest
    @CsvSource({
        "china-moon, 3, en, 100",
        "nin-jan, 3, it, 100",
        "croak, 4, en, 100",
        "moulin-rouge, 4, it, 100",
        "army-of-frogs, 2, en, 100",
        "nine-mens-morris, 2, it, 100",
        "army-of-frogs, 4, it, 150",
        "croak, 2, it, 200"
    })
    void theHandStaysWhereItIsWhateverIsClicked(String id, int players, String language, int zoom) {
        new Appearance(Theme.LIGHT, zoom).install();
        SwingUtilities.updateComponentTreeUI(panel);
        start(id, players, language);
        Rectangle kept = hand(language);
        for (int move = 0; move < Thorough.oneIn(2, 8) && !now().decision().isOver(); move++) {
            if (now().decision().waiting() == regola.ui.view.match.DecisionView.Waiting.HANDOVER) game.uncover();
            assertThat(hand(language)).as(now().decision().question()).isEqualTo(kept);
            for (var seat : now().seats()) {
                if (!seat.deciding()) continue;
                for (var zone : seat.zones()) {
                    for (PileView pile : zone.piles()) {
                        List<Ref> refs = new ArrayList<>(pile.piece().refs());
                        refs.add(Ref.site(zone.site()));
                        refs.add(seat.ref());
                        game.clear();
                        game.point(refs);
                        assertThat(hand(language))
                                .as(
                                        "%s in %s: %s",
                                        pile.piece().name(),
                                        seat.name(),
                                        now().decision().question())
                                .isEqualTo(kept);
                    }
                }
            }
            game.clear();
            String decider = now().decision().decider().id();
            game.seat(decider, "random");
            game.shown(now().serial());
            game.seat(decider, null);
        }
    }

    @Test
    void theStoryHasItsRoomHoweverManySeatsThereAre() {
        Appearance.normal().install();
        start("croak", 4, "en");
        panel.show(now(), Texts.in("en"));
        Offscreen.lay(panel, WIDTH, HEIGHT);
        ((AbstractButton) find(panel, "game.story")).doClick(0);
        Offscreen.lay(panel, WIDTH, HEIGHT);
        Component story = find(panel, "story").getParent();
        int line = story.getFontMetrics(UIManager.getFont("Label.font")).getHeight();
        assertThat(story.getHeight()).isGreaterThanOrEqualTo(6 * line);
        assertThat(find(panel, "game.drawer.story").getHeight())
                .as("the story is most of the page")
                .isGreaterThanOrEqualTo((int) (HEIGHT * 0.6));
    }

    /** Also where a match is gone on with, in a tray that has never seen it begin. */
    @Test
    void whatLayInATrayAtFirstHasItsRoomAtAnyMoment() {
        start("nine-mens-morris", 2, "en");
        String decider = now().decision().decider().id();
        game.seat(decider, "random");
        game.shown(now().serial());
        game.seat(decider, null);
        assertThat(now().seats().stream().filter(seat -> seat.id().equals(decider)))
                .flatExtracting(seat -> seat.zones())
                .anySatisfy(zone -> {
                    assertThat(zone.count()).isEqualTo(8);
                    assertThat(zone.first()).isEqualTo(9);
                });
    }

    private Map<String, Point> places(int width, int height) {
        Offscreen.lay(panel, width, height);
        Map<String, Point> places = new TreeMap<>();
        now().board()
                .sites()
                .forEach(site -> places.put(
                        site.id(),
                        SwingUtilities.convertPoint(
                                panel.boardPanel(), panel.boardPanel().pointOf(site.id()), panel)));
        return places;
    }

    private Rectangle at(String name) {
        Component part = find(panel, name);
        return SwingUtilities.convertRectangle(part.getParent(), part.getBounds(), panel);
    }

    @ParameterizedTest
    @CsvSource({
        "nine-mens-morris, 2, en, 1280, 780",
        "croak, 2, en, 1280, 780",
        "croak, 4, it, 1280, 780",
        "moulin-rouge, 2, it, 1280, 780",
        "moulin-rouge, 4, en, 1280, 780",
        "army-of-frogs, 2, en, 1280, 780",
        "army-of-frogs, 3, it, 1280, 780",
        "army-of-frogs, 4, it, 1920, 1060",
        "reversi, 2, it, 1280, 780",
        "croak, 2, it, 1920, 1060",
        "english-draughts, 2, en, 1920, 1060"
    })
    void theBoardStaysWhereItIsWhileSomethingIsLookedUp(
            String id, int players, String language, int width, int height) {
        Appearance.normal().install();
        panel.move(MotionLevel.NONE);
        start(id, players, language);
        panel.show(now(), Texts.in(language));
        Map<String, Point> before = places(width, height);
        ((AbstractButton) find(panel, "game.story")).doClick(0);
        assertThat(places(width, height)).isNotEmpty().isEqualTo(before);
        Rectangle drawer = at("game.drawer.story");
        assertThat(before.values()).noneMatch(drawer::contains);
        for (var seat : now().seats())
            assertThat(at("seat." + seat.id()).intersects(drawer)).isFalse();
    }

    /** Against computers what is looked up lies over their trays for a while: nothing at all moves. */
    @ParameterizedTest
    @CsvSource({
        "nine-mens-morris, 2, 1280, 780",
        "moulin-rouge, 2, 1280, 780",
        "army-of-frogs, 2, 1280, 780",
        "reversi, 2, 1920, 1060"
    })
    void againstComputersTheTraysStayWhereTheyAreToo(String id, int players, int width, int height) {
        Appearance.normal().install();
        panel.move(MotionLevel.NONE);
        start(id, players, "en");
        for (int i = 1; i < players; i++) game.seat(now().seats().get(i).id(), "random");
        panel.show(now(), Texts.in("en"));
        Map<String, Point> before = places(width, height);
        List<Rectangle> trays = trays();
        ((AbstractButton) find(panel, "game.story")).doClick(0);
        assertThat(places(width, height)).isEqualTo(before);
        assertThat(trays()).isEqualTo(trays);
        Rectangle drawer = at("game.drawer.story");
        assertThat(before.values()).noneMatch(drawer::contains);
        assertThat(trays.get(0).intersects(drawer)).as("one's own tray").isFalse();
    }

    /** As when a hint comes and goes: laid out once more, nothing is another size. */
    @ParameterizedTest
    @CsvSource({"reversi, 1280, 780", "reversi, 1024, 700", "english-draughts, 1280, 780", "kalah, 1280, 780"})
    void traysAreAsHighFromTheFirstAsLater(String id, int width, int height) {
        Appearance.normal().install();
        panel.move(MotionLevel.NONE);
        start(id, 2, "en");
        panel.show(now(), Texts.in("en"));
        panel.setSize(width, height);
        panel.doLayout();
        List<Rectangle> first = trays();
        Offscreen.lay(panel, width, height);
        Offscreen.lay(panel, width, height);
        assertThat(trays()).isEqualTo(first);
    }

    private List<Rectangle> trays() {
        List<Rectangle> trays = new ArrayList<>();
        for (var seat : now().seats()) trays.add(at("seat." + seat.id()));
        return trays;
    }

    /** Where the board cannot stay all trays go to its left, so that it need not shrink much. */
    @ParameterizedTest
    @CsvSource({"croak, 2, a1, h1, 1024, 744", "china-moon, 3, a2, a10, 1280, 776", "moulin-rouge, 4, a1, e1, 1024, 744"
    })
    void theBoardStaysLargeWhileSomethingIsLookedUp(
            String id, int players, String from, String to, int width, int height) {
        Appearance.normal().install();
        panel.move(MotionLevel.NONE);
        start(id, players, "en");
        panel.show(now(), Texts.in("en"));
        Map<String, Point> before = places(width, height);
        ((AbstractButton) find(panel, "game.story")).doClick(0);
        Map<String, Point> after = places(width, height);
        assertThat(after.get(from).distance(after.get(to)))
                .isGreaterThan(0.75 * before.get(from).distance(before.get(to)));
    }

    /** It stands on a tray that has room above it, else beside the wreath. */
    @ParameterizedTest
    @CsvSource({"nine-mens-morris, 1280, 780", "nine-mens-morris, 1024, 700", "english-draughts, 1280, 780"})
    void whoIsGladAtTheEndCoversNoTray(String id, int width, int height) {
        Appearance.normal().install();
        panel.move(MotionLevel.NONE);
        start(id, 2, "en");
        now().seats().forEach(seat -> game.seat(seat.id(), "random"));
        for (int i = 0; i < 600 && !now().decision().isOver(); i++) {
            game.goOn();
            game.shown(now().serial());
        }
        assertThat(now().decision().isOver()).isTrue();
        now().seats().forEach(seat -> game.seat(seat.id(), null));
        panel.setSize(width, height);
        panel.show(now(), Texts.in("en"));
        Offscreen.lay(panel, width, height);
        Rectangle guide = at("guide");
        guide.height -= 8; // its feet are on the edge
        assertThat(find(panel, "end").isVisible()).isTrue();
        assertThat(guide.isEmpty()).isFalse();
        List<Component> trays = new ArrayList<>(List.of(find(panel, "shared")));
        now().seats().forEach(seat -> trays.add(find(panel, "seat." + seat.id())));
        assertThat(trays)
                .filteredOn(Component::isVisible)
                .allSatisfy(tray -> assertThat(at(tray.getName()).intersects(guide))
                        .as(tray.getName())
                        .isFalse());
        assertThat(at("end.again").intersects(guide)).isFalse();
    }
}
