package regola.ui.handout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.Font;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.apache.pdfbox.pdmodel.graphics.image.PDImageXObject;
import org.junit.jupiter.api.Test;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.board.paint.BoardDrawing;
import regola.ui.present.Played;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.OverlayView;
import regola.ui.view.handout.FilmView;
import regola.ui.view.handout.HandoutView;

class HandoutFilesTest {
    private static final Font FONT = new Font(Font.SANS_SERIF, Font.PLAIN, 14);
    private final BoardView board = Played.of("china-moon", 3).now().board();

    private static BoardDrawing boards() {
        ArtSource pond = file -> {
            try {
                Path drawing = Path.of("rules-dsl/games/china-moon/art", file);
                return Files.exists(drawing) ? Optional.of(Files.readAllBytes(drawing)) : Optional.empty();
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        };
        return new BoardDrawing(new ArtStore(pond.or(ArtSource.ofProgram())), FONT);
    }

    private HandoutView paper(int paragraphs) {
        List<HandoutView.Block> blocks = new ArrayList<>();
        blocks.add(new HandoutView.Picture(board, OverlayView.NONE, 0.5, "the pond"));
        for (int i = 0; i < paragraphs; i++) {
            blocks.add(new HandoutView.Heading("Heading " + i));
            blocks.add(new HandoutView.Paragraph("words that go on ".repeat(30), i % 2 == 0));
        }
        blocks.add(new HandoutView.Box("an answer"));
        blocks.add(new HandoutView.Side("Red", "#AA2211", 0, "12 points"));
        return new HandoutView("A title", "about it", "footer", blocks);
    }

    @Test
    void aPdfHasItsPagesAndNoPicturesOfPixelsOnThem() throws IOException {
        Pages pages = new Pages(paper(30), Paper.A4, boards(), FONT);
        assertThat(pages.count()).isGreaterThan(2);
        byte[] bytes = PdfFile.of(pages, "A title", "en", WorkProgress.NONE);
        try (PDDocument document = Loader.loadPDF(bytes)) {
            assertThat(document.getNumberOfPages()).isEqualTo(pages.count());
            assertThat(document.getDocumentInformation().getTitle()).isEqualTo("A title");
            assertThat(images(document.getPage(0).getResources())).isZero();
        }
    }

    private static int images(PDResources resources) throws IOException {
        if (resources == null) return 0;
        int found = 0;
        for (COSName name : resources.getXObjectNames()) {
            var object = resources.getXObject(name);
            if (object instanceof PDImageXObject) found++;
            if (object instanceof PDFormXObject form) found += images(form.getResources());
        }
        return found;
    }

    @Test
    void aPictureIsAsLongAsWhatIsOnIt() throws IOException {
        BufferedImage few =
                ImageIO.read(new ByteArrayInputStream(PngFile.of(paper(1), boards(), FONT, WorkProgress.NONE)));
        BufferedImage more =
                ImageIO.read(new ByteArrayInputStream(PngFile.of(paper(6), boards(), FONT, WorkProgress.NONE)));
        assertThat(few.getWidth()).isEqualTo(1600);
        assertThat(more.getHeight()).isGreaterThan(few.getHeight() + 300);
    }

    @Test
    void aFilmIsAnAnimatedPictureWithAllItsFrames() throws IOException {
        FilmView film = new FilmView(
                "A film",
                List.of(
                        new FilmView.Frame(board, OverlayView.NONE, "one"),
                        new FilmView.Frame(board.plain(), OverlayView.NONE, "two ".repeat(60)),
                        new FilmView.Frame(board, OverlayView.NONE, "")));
        byte[] bytes = GifFile.of(film, boards(), FONT, WorkProgress.NONE);
        try (ImageInputStream in = ImageIO.createImageInputStream(new ByteArrayInputStream(bytes))) {
            ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
            reader.setInput(in);
            assertThat(reader.getNumImages(true)).isEqualTo(3);
            assertThat(reader.read(0).getWidth()).isEqualTo(720);
        }
    }

    @Test
    void whatIsNotWantedAnyMoreStops() {
        WorkProgress twice = (done, all) -> {
            if (done == 2) throw new WorkProgress.Stopped();
        };
        Pages pages = new Pages(paper(30), Paper.A4, boards(), FONT);
        assertThatThrownBy(() -> PdfFile.of(pages, "", "en", twice)).isInstanceOf(WorkProgress.Stopped.class);
    }
}
