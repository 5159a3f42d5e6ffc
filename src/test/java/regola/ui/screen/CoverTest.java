package regola.ui.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Font;
import java.awt.geom.Rectangle2D;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regola.file.BadFile;
import regola.file.TextFile;
import regola.language.model.CheckedGame;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.board.paint.ScenePicture;
import regola.ui.keep.CoverFile;
import regola.ui.keep.LibraryShelf;
import regola.ui.present.start.GameCover;
import regola.ui.present.start.GameScene;
import regola.ui.support.ShippedShelf;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.SiteView;

/** By what a game is known on the shelf: pieces that are large, with nothing below the button of the trailer. */
class CoverTest {
    private static final LibraryShelf SHELF = ShippedShelf.GAMES;
    /** The widths that tiles show of a picture, in heights of it; see the heights of a tile. */
    private static final double[] SHAPES = {2, 2.3, 2.6, 3, 3.4, 3.84};
    /** The trailer's button with what is free beside it, in widths of a tile. */
    private static final double BUTTON = 0.135;
    /** The largest place is more than so many hundredths of the picture high. */
    private static final int LEAST_PIECE = 13;

    static Stream<String> games() {
        return SHELF.library().ids().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void theCoverIsReadAndCanBe(String game) throws BadFile {
        GameCover cover = read(game);
        GameScene scene = GameScene.cover(SHELF, game, List.of(), "en");
        assertThat(scene.holds()).isTrue();
        assertThat(scene.shown()).as("the moment is one of the game").isEqualTo(cover.shown());
        if (cover.position() != null)
            assertThat(pieces(scene.board()).toList())
                    .as("its own moment")
                    .isNotEqualTo(pieces(atFirst(game)).toList());
        assertThat(scene.board().sites().stream().map(SiteView::id))
                .containsAll(cover.shown().sites());
    }

    @ParameterizedTest
    @MethodSource("games")
    void nothingLiesBelowTheTrailersButton(String game) {
        for (double shape : SHAPES) {
            double wide = Math.min(1, shape * GamePictures.HEIGHT / GamePictures.WIDTH);
            Rectangle2D button =
                    new Rectangle2D.Double(0.5 + wide / 2 - BUTTON * wide, 0, BUTTON * wide, BUTTON * shape);
            assertThat(places(game).filter(place -> place.intersects(button)))
                    .as("a tile %s times as wide as high", shape)
                    .isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatIsPlayedWithIsLarge(String game) {
        assertThat(places(game).mapToDouble(Rectangle2D::getHeight).max().orElse(0) * 100)
                .isGreaterThan(LEAST_PIECE);
    }

    private static GameCover read(String game) throws BadFile {
        CheckedGame rules = SHELF.read(game, List.of()).game();
        return CoverFile.read(TextFile.read(Path.of("rules-dsl", "games", game, "cover.yaml")), rules);
    }

    private static BoardView atFirst(String game) {
        return GameScene.of(SHELF, game, List.of(), "en").board();
    }

    private static Stream<List<PieceView>> pieces(BoardView board) {
        return board.sites().stream().map(SiteView::pieces);
    }

    private static Stream<Rectangle2D> places(String game) {
        GameScene scene = GameScene.cover(SHELF, game, List.of(), "en");
        ArtStore art = new ArtStore(SHELF.of(game).or(ArtSource.ofProgram()));
        return new ScenePicture(art, new Font("SansSerif", Font.PLAIN, 12))
                        .places(
                                scene.board(),
                                scene.shown(),
                                GamePictures.WIDTH,
                                GamePictures.HEIGHT,
                                GamePictures.BOARD)
                        .stream();
    }
}
