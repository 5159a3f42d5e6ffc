package regola.ui.screen;

import java.awt.Font;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import regola.engine.Ruleset;
import regola.file.FileBytes;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.board.paint.BoardDrawing;
import regola.ui.handout.Pages;
import regola.ui.handout.Paper;
import regola.ui.handout.PdfFile;
import regola.ui.handout.WorkProgress;
import regola.ui.present.rules.BookHandout;
import regola.ui.present.rules.OpenBook;
import regola.ui.theme.Letters;
import regola.ui.view.Texts;
import regola.ui.view.handout.HandoutView;

/** A BookPdf makes the PDF of a rulebook where there is no window and no screen. */
public final class BookPdf {
    private static final int LETTERS = 13;
    private static final int MOST_BYTES = 1 << 20;
    private static final float NAMES_OF_PLACES = 7;

    private BookPdf() {}

    /** @return the bytes of the file */
    public static byte[] of(Ruleset rules, String language) {
        Font font = Letters.plain(LETTERS);
        HandoutView paper = BookHandout.of(OpenBook.whole(rules, language), Texts.in(language));
        ArtStore art = new ArtStore(beside(rules).or(ArtSource.ofProgram()));
        BoardDrawing boards = new BoardDrawing(art, font.deriveFont(NAMES_OF_PLACES)).inkSaving();
        return PdfFile.of(new Pages(paper, Paper.A4, boards, font), paper.title(), language, WorkProgress.NONE);
    }

    /** Drawings of a game lie in the folder art beside its rule file; those of a shipped one in the program. */
    private static ArtSource beside(Ruleset rules) {
        String shipped = "/games/" + rules.game().id() + "/art/";
        return name -> {
            Optional<byte[]> own = beside(rules.game().sources().get(0).name(), name);
            return own.isPresent() ? own : shipped(shipped + name);
        };
    }

    private static Optional<byte[]> beside(String rules, String name) {
        try {
            Path folder = Path.of(rules).toAbsolutePath().resolveSibling("art").normalize();
            Path drawing = folder.resolve(name).normalize();
            return drawing.startsWith(folder) && Files.isRegularFile(drawing)
                    ? Optional.of(FileBytes.all(drawing, MOST_BYTES))
                    : Optional.empty();
        } catch (IOException | InvalidPathException e) {
            return Optional.empty(); // a drawing that cannot be read is drawn as one that is not there
        }
    }

    private static Optional<byte[]> shipped(String resource) {
        try (InputStream in = BookPdf.class.getResourceAsStream(resource)) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
