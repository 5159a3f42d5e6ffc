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
import javax.swing.AbstractButton;
import javax.swing.UIManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.engine.Ruleset;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.board.panel.BoardPanel;
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
import regola.ui.view.MotionLevel;
import regola.ui.view.Texts;
import regola.ui.view.board.Role;
import regola.ui.view.board.SiteView;
import regola.ui.view.match.GameWishes;
import regola.ui.view.match.MatchView;

/** A notice over a match lies over no place of the board, no tray and no button. */
@ExtendWith(OnEventThread.class)
class NoticePlaceTest {
    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        Appearance.normal().install();
        UIManager.put("defaultFont", null);
    }

    @ParameterizedTest
    @CsvSource({
        "china-moon,5,1280,800",
        "croak,4,1280,800",
        "croak,4,1920,1080",
        "moulin-rouge,4,1280,800",
        "nine-mens-morris,2,1024,768",
        "english-draughts,2,1280,800",
        "reversi,2,1280,800"
    })
    void nothingThatIsPressedLiesBelow(String id, int players, int width, int height) {
        GamePanel panel = panel(id, players, width, height);
        int words = 384 * 84; // so many pixels, however wide it is
        Rectangle place = place(panel, words);
        assertThat(new Rectangle(width, height).contains(place)).isTrue();
        BoardPanel board = panel.boardPanel();
        for (Component part : panel.getComponents())
            if (part.isVisible() && part != board && !"shared".equals(part.getName()) && part.getWidth() < width)
                assertThat(part.getBounds().intersects(place))
                        .as("%s lies below", part.getName())
                        .isFalse();
        for (int x = place.x; x < place.x + place.width; x += 8)
            for (int y = place.y; y < place.y + place.height; y += 8)
                assertThat(board.siteAt(new Point(x - board.getX(), y - board.getY())))
                        .as("a place of the board lies below %s, at %d, %d", place, x, y)
                        .isNull();
    }

    /** In the head there is room for a notice in one row, over nothing that is pressed or read, whatever is played. */
    @ParameterizedTest
    @CsvSource({"china-moon,5", "croak,4", "moulin-rouge,4", "nin-jan,5", "nine-mens-morris,2", "royal-game-of-ur,2"})
    void inTheHeadNothingLiesBelow(String id, int players) {
        GamePanel panel = panel(id, players, 1280, 800);
        Rectangle row = panel.noticeRow();
        assertThat(row.width).isGreaterThan(520);
        assertThat(row.y + row.height).isLessThanOrEqualTo(panel.boardPanel().getY());
        for (Component part : panel.getComponents())
            if (part.getName() != null && part.getName().endsWith(".head"))
                for (Component each : ((Container) part).getComponents())
                    if (each.isVisible() && each instanceof AbstractButton)
                        assertThat(each.getBounds().intersects(row))
                                .as(each.getName())
                                .isFalse();
    }

    /** A question with its buttons is higher, and a board may be full: then it covers nothing that leads on now. */
    @ParameterizedTest
    @CsvSource({
        "china-moon,5,1024,700,260",
        "china-moon,5,960,600,260",
        "croak,4,960,600,260",
        "nine-mens-morris,2,960,600,200"
    })
    void nothingThatLeadsOnLiesBelowAQuestion(String id, int players, int width, int height, int high) {
        GamePanel panel = panel(id, players, width, height);
        Rectangle place = place(panel, 384 * high);
        BoardPanel board = panel.boardPanel();
        for (int x = place.x; x < place.x + place.width; x += 8)
            for (int y = place.y; y < place.y + place.height; y += 8) {
                String at = board.siteAt(new Point(x - board.getX(), y - board.getY()));
                SiteView site =
                        at == null ? null : panel.view().board().site(at).orElseThrow();
                boolean lit = site != null
                        && (site.is(Role.LEGAL) || site.pieces().stream().anyMatch(piece -> piece.is(Role.LEGAL)));
                assertThat(lit)
                        .as("what leads on lies below %s, at %d, %d", place, x, y)
                        .isFalse();
            }
    }

    private static Rectangle place(GamePanel panel, int words) {
        int width = panel.getWidth();
        Rectangle place = panel.noticePlace(new Rectangle(width / 3, 52, width / 3, 1), wide -> words / wide);
        place.height = words / place.width;
        return place;
    }

    private static GamePanel panel(String id, int players, int width, int height) {
        Appearance.normal().install();
        List<MatchView> pictures = new ArrayList<>();
        GamePresenter game = new GamePresenter(Runnable::run, pictures::add, problem -> {}, KnownRules.thinking());
        GamePanel panel = new GamePanel(new ArtStore(ArtSource.ofProgram()), game, Deaf.to(GameWishes.class));
        panel.move(MotionLevel.NONE);
        LibraryShelf shelf = ShippedShelf.GAMES;
        game.speak("en");
        game.start(new MatchSetUp(Ruleset.of(shelf.read(id, List.of()).game(), players, Map.of()), 5, Set.of()));
        panel.setSize(width, height);
        panel.show(pictures.get(pictures.size() - 1), Texts.in("en"));
        Offscreen.lay(panel, width, height);
        return panel;
    }
}
