package regola.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regola.ui.window.WindowMain;

/** The command that prints a rulebook, as a person gives it; what it has written is read back. */
class RulebookCommandTest {
    @TempDir
    Path folder;

    private String err = "";

    private int print(String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        int code = Cli.run(new StringReader(""), out, said, LessonWindow.NONE, WindowMain::rulebook, args);
        err = said.toString(StandardCharsets.UTF_8);
        return code;
    }

    private String out(String name) {
        return folder.resolve(name).toString();
    }

    private static String read(Path file) throws IOException {
        try (PDDocument document = Loader.loadPDF(file.toFile())) {
            return new PDFTextStripper().getText(document).replaceAll("\\s+", " ");
        }
    }

    @Test
    void theFileHoldsTheWholeRulebookAsWords() throws IOException {
        assertThat(print("rulebook", "nine-mens-morris", "--out", out("mill.pdf")))
                .isZero();
        String read = read(folder.resolve("mill.pdf"));
        assertThat(read)
                .contains("The rules of Nine Men's Morris")
                .contains("Make mills and leave the other only two men.")
                .contains(
                        "Contents",
                        "Setting up",
                        "Your turn",
                        "Taking a man",
                        "Why a move may be refused",
                        "Before",
                        "After")
                .contains("There is already a man there.", "If you cannot move, you lose.", "NM-6.4")
                .doesNotContain("[", "{");
        try (PDDocument document = Loader.loadPDF(folder.resolve("mill.pdf").toFile())) {
            assertThat(document.getNumberOfPages()).isGreaterThan(3);
            assertThat(document.getDocumentCatalog().getLanguage()).isEqualTo("en");
            assertThat(document.getPage(0).getMediaBox().getWidth()).isBetween(595f, 596f);
        }
        assertThat(read).contains("1 / ");
    }

    @Test
    void variantsSettingsSeatsAndLanguageAreFollowed() throws IOException {
        assertThat(print(
                        "rulebook",
                        "moulin-rouge",
                        "--variant",
                        "pro",
                        "--set",
                        "men-per-player=7",
                        "--players",
                        "3",
                        "--language",
                        "it",
                        "--out",
                        out("mulino.pdf")))
                .isZero();
        assertThat(read(folder.resolve("mulino.pdf")))
                .contains(
                        "Con la variante Pro:", "Qui cambia qualcosa la variante Pro", "Ognuno prende in mano 7 pedine")
                .contains("Perché una mossa può non valere", "MR-8.1.1", "7 × Pedina gialla");
    }

    @Test
    void whatIsWrongIsSaid() throws IOException {
        assertThat(print("rulebook", "moulin-rogue", "--out", out("a.pdf"))).isEqualTo(2);
        assertThat(err).contains("there is no game 'moulin-rogue'", "did you mean 'moulin-rouge'?");
        assertThat(print("rulebook", "moulin-rouge", "--variant", "por", "--out", out("a.pdf")))
                .isEqualTo(2);
        assertThat(err).contains("has no variant 'por'", "did you mean 'pro'?");
        assertThat(print("rulebook", "moulin-rouge", "--out", out("none/a.pdf")))
                .isEqualTo(1);
        assertThat(err).contains("there is no folder");
        Files.createDirectory(folder.resolve("b.pdf"));
        assertThat(print("rulebook", "moulin-rouge", "--out", out("b.pdf"))).isEqualTo(1);
        assertThat(err).contains("is a folder");
        assertThat(print("rulebook", "moulin-rouge", "--out", out("a.txt"))).isEqualTo(2);
        assertThat(err).contains("does not end in .pdf");
        assertThat(print("rulebook", "moulin-rouge")).isEqualTo(2);
        assertThat(err).contains("--out");
        assertThat(folder.resolve("a.pdf")).doesNotExist();
    }
}
