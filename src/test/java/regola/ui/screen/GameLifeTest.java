package regola.ui.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regola.ui.keep.LibraryShelf;
import regola.ui.present.start.GameScene;
import regola.ui.support.ShippedShelf;
import regola.ui.view.board.BoardView;

/** What lives in the picture of a game is the game itself: a few of its moves, the same each time. */
class GameLifeTest {
    static Stream<String> games() {
        return ShippedShelf.GAMES.library().ids().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void afterItsSceneAFewMovesAreSeen(String game) {
        LibraryShelf shelf = ShippedShelf.GAMES;
        BoardView last = GameScene.cover(shelf, game, List.of(), "en").board();
        List<GameScene> life = GameScene.life(shelf, game, List.of(), "en");
        assertThat(life).hasSizeBetween(1, 3);
        for (GameScene scene : life) {
            assertThat(scene.board().sites()).isNotEqualTo(last.sites());
            last = scene.board();
        }
        assertThat(GameScene.life(shelf, game, List.of(), "en")).isEqualTo(life);
    }

    @ParameterizedTest
    @MethodSource("games")
    void rulesThatDoNotHoldHaveNoLife(String game) {
        assertThat(GameScene.life(ShippedShelf.GAMES, game, List.of("no-such-variant"), "en"))
                .isEmpty();
    }
}
