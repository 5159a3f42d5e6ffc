package regola.ui.screen;

import java.awt.Font;
import regola.teaching.lesson.Trailer;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.board.paint.BoardDrawing;
import regola.ui.handout.GifFile;
import regola.ui.handout.WorkProgress;
import regola.ui.keep.GameArt;
import regola.ui.present.trailer.TrailerFilm;
import regola.ui.theme.Letters;

/** A TrailerGif makes an animated picture of a trailer where there is no window and no screen. */
public final class TrailerGif {
    private static final int LETTERS = 14;

    private TrailerGif() {}

    /**
     * @param trailer one that can be played to its end
     * @param language "en" or "it"
     * @return the bytes of the file
     */
    public static byte[] of(Trailer trailer, GameArt art, String language) {
        Font font = Letters.plain(LETTERS);
        ArtStore drawings = new ArtStore(art.of(trailer.header().game()).or(ArtSource.ofProgram()));
        return GifFile.of(
                TrailerFilm.of(trailer, language),
                new BoardDrawing(drawings, font).withoutNames(),
                font,
                WorkProgress.NONE);
    }
}
