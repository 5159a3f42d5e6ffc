package regola.ui.board.paint;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.Arrays;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.present.Played;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.OverlayView;

/** Names of places on boards that are printed can be read: dark on white, even those that are light on the screen. */
class NamesOnPaperTest {
    private static final int SIDE = 320;
    /** So much darker than white is what can be read. */
    private static final int DARK = 128;
    /** Of all points of the drawing. */
    private static final long MOST_PLATE = 1500;

    private static long dark(BoardView board, double letters) {
        return pixels(board, letters, colour -> colour.getGreen() < DARK);
    }

    private static long pixels(BoardView board, double letters, Predicate<Color> counted) {
        BoardDrawing drawing = new BoardDrawing(
                        new ArtStore(ArtSource.ofProgram()), new Font(Font.SANS_SERIF, Font.PLAIN, 7))
                .inkSaving();
        BufferedImage image = new BufferedImage(SIDE, SIDE, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.setColor(Color.WHITE);
        g.fillRect(0, 0, SIDE, SIDE);
        (letters > 0 ? drawing.namesOf(letters) : drawing.withoutNames())
                .board(g, board, OverlayView.NONE, new Rectangle2D.Double(0, 0, SIDE, SIDE));
        g.dispose();
        return Arrays.stream(image.getRGB(0, 0, SIDE, SIDE, null, 0, SIDE))
                .mapToObj(Color::new)
                .filter(counted)
                .count();
    }

    @ParameterizedTest
    @ValueSource(strings = {"reversi", "english-draughts", "nine-mens-morris", "moulin-rouge"})
    void theyAreDarkAndLargerThanTheOtherLettersThere(String game) {
        BoardView board = Played.of(game, 2).now().board();
        long none = dark(board, 0);
        long small = dark(board, 5);
        assertThat(small).isGreaterThan(none);
        assertThat(dark(board, 11) - none).isGreaterThan((small - none) * 3 / 2);
    }

    /** Answers of worksheets say a name, so that it stands on the board: of houses and squares as of points. */
    @ParameterizedTest
    @ValueSource(strings = {"kalah", "royal-game-of-ur"})
    void whatAnswersNameBearsItsName(String game) {
        BoardView board = Played.of(game, 2).now().board();
        // They stand on little plates, which hide more of a drawing than small letters have ink.
        assertThat(dark(board, 7)).isNotEqualTo(dark(board, 0));
    }

    /** What is written below a place lies on a plate, which must not cover what lies beside it. */
    @Test
    void whatIsWrittenBelowAPlaceIsSmallOnPaper() {
        BoardView board = Played.of("kalah", 2).now().board();
        long plate =
                pixels(board, 0, colour -> colour.getRed() == 255 && colour.getBlue() > 230 && colour.getBlue() < 246);
        assertThat(plate).isLessThan(MOST_PLATE);
    }
}
