package regola.ui.present.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Font;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureElement;
import org.apache.pdfbox.pdmodel.documentinterchange.markedcontent.PDMarkedContent;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.text.PDFMarkedContentExtractor;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regola.engine.value.Manner;
import regola.language.Shipped;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.board.paint.BoardDrawing;
import regola.ui.handout.Pages;
import regola.ui.handout.Paper;
import regola.ui.handout.PdfFile;
import regola.ui.handout.WorkProgress;
import regola.ui.present.Lessons;
import regola.ui.present.lesson.LessonHandout;
import regola.ui.present.rules.BookHandout;
import regola.ui.present.rules.OpenBook;
import regola.ui.present.start.MatchSetUp;
import regola.ui.theme.Letters;
import regola.ui.view.Texts;
import regola.ui.view.handout.HandoutView;

/** What is handed out as PDF can be searched and read aloud: every sentence of it, in both languages. */
class PdfWordsTest {
    private static byte[] pdf(HandoutView paper, String language) {
        Font font = Letters.plain(13);
        BoardDrawing boards = new BoardDrawing(new ArtStore(ArtSource.ofProgram()), font.deriveFont(7f));
        return PdfFile.of(new Pages(paper, Paper.A4, boards, font), paper.title(), language, WorkProgress.NONE);
    }

    /** Words between lines and pages stand as far apart as others; on which page something is only paper knows. */
    private static String plain(String words) {
        return words.replaceAll("\\s+", " ")
                .replaceAll(" \\((page|pagina) \\d+\\)", "")
                .strip();
    }

    private static void allCanBeRead(HandoutView paper, String language) throws IOException {
        try (PDDocument document = Loader.loadPDF(pdf(paper, language))) {
            String read = plain(new PDFTextStripper().getText(document));
            assertThat(HandoutsTest.words(paper))
                    .isNotEmpty()
                    .allSatisfy(said -> assertThat(read).contains(plain(said)));
            assertThat(document.getDocumentCatalog().getLanguage()).isEqualTo(language);
            assertThat(document.getDocumentInformation().getTitle()).isEqualTo(paper.title());
            assertThat(document.getDocumentCatalog().getViewerPreferences().displayDocTitle())
                    .isTrue();
            allIsTagged(document, paper);
        }
    }

    /** What is read by its tags is what is read by its pages; headings and figures are told as such. */
    private static void allIsTagged(PDDocument document, HandoutView paper) throws IOException {
        assertThat(document.getDocumentCatalog().getMarkInfo().isMarked()).isTrue();
        PDStructureElement whole = (PDStructureElement)
                document.getDocumentCatalog().getStructureTreeRoot().getKids().get(0);
        Map<PDPage, Map<Integer, String>> pieces = new HashMap<>();
        List<String> read = new ArrayList<>();
        Map<String, Long> roles = new TreeMap<>();
        for (Object kid : whole.getKids()) {
            PDStructureElement piece = (PDStructureElement) kid;
            roles.merge(piece.getStructureType(), 1L, Long::sum);
            if (piece.getStructureType().equals("Figure"))
                assertThat(piece.getAlternateDescription()).isNotBlank();
            Map<Integer, String> onPage = pieces.get(piece.getPage());
            if (onPage == null) {
                onPage = marked(piece.getPage());
                pieces.put(piece.getPage(), onPage);
            }
            read.add(onPage.get((Integer) piece.getKids().get(0)));
        }
        String spoken = plain(String.join("\n", read));
        assertThat(HandoutsTest.words(paper))
                .filteredOn(said -> !said.equals(paper.footer()) || said.equals(paper.title()))
                .allSatisfy(said -> assertThat(spoken).contains(plain(said)));
        assertThat(roles).containsEntry("H1", 1L);
        assertThat(roles.getOrDefault("Figure", 0L))
                .isEqualTo(paper.blocks().stream()
                        .filter(block -> block instanceof HandoutView.Picture || block instanceof HandoutView.Pair)
                        .count());
        assertThat(roles.getOrDefault("H2", 0L) + roles.getOrDefault("H3", 0L))
                .isEqualTo(paper.blocks().stream()
                        .filter(block -> block instanceof HandoutView.Chapter || block instanceof HandoutView.Heading)
                        .count());
    }

    /** @return the words of each marked piece of a page, by its number */
    private static Map<Integer, String> marked(PDPage page) throws IOException {
        PDFMarkedContentExtractor extractor = new PDFMarkedContentExtractor();
        extractor.processPage(page);
        Map<Integer, String> words = new HashMap<>();
        for (PDMarkedContent piece : extractor.getMarkedContents())
            words.put(
                    piece.getMCID(),
                    piece.getContents().stream()
                            .filter(TextPosition.class::isInstance)
                            .map(TextPosition.class::cast)
                            .map(TextPosition::getUnicode)
                            .collect(Collectors.joining()));
        return words;
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "it"})
    void aPositionIsRead(String language) throws IOException {
        MatchSession session = new MatchSession(
                Resumption.fresh(new MatchSetUp(Shipped.rules("croak", 3), 5, Set.of())), Manner.of(language));
        allCanBeRead(session.paper().handout().get(), language);
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "it"})
    void allRulesAreRead(String language) throws IOException {
        OpenBook book = OpenBook.whole(Shipped.rules("nin-jan", 3), language);
        allCanBeRead(BookHandout.of(book, Texts.in(language)), language);
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "it"})
    void aLessonIsRead(String language) throws IOException {
        String text = Files.readString(Path.of("tutorials/china-moon/06-bounce.md"));
        allCanBeRead(
                new LessonHandout(
                                new Lessons()
                                        .with("06-bounce", text)
                                        .read("china-moon/06-bounce")
                                        .lesson(),
                                InstantSource.system(),
                                language)
                        .page(),
                language);
    }

    /** Inter has not all signs; what another font has is seen and read too, and a font of a PDF has room for 256. */
    @Test
    void signsOfOtherFontsAndVeryManyLettersAreReadAndSeen() throws IOException {
        String signs = "È così: ★ ⊘ → «perché» “quotes” l’eco é à ò ù";
        String many = IntStream.range(0x410, 0x410 + 300)
                .filter(Character::isLetter)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
        HandoutView paper = new HandoutView(
                signs,
                "",
                "",
                List.of(
                        new HandoutView.Paragraph(signs, false),
                        new HandoutView.Paragraph(many.replaceAll("(.{30})", "$1 "), false)));
        allCanBeRead(paper, "it");
        HandoutView blank = new HandoutView("", "", "", List.of());
        try (PDDocument with = Loader.loadPDF(pdf(paper, "it"));
                PDDocument without = Loader.loadPDF(pdf(blank, "it"))) {
            assertThat(ink(with)).isGreaterThan(ink(without) + 3000);
        }
    }

    private static long ink(PDDocument document) throws IOException {
        var image = new PDFRenderer(document).renderImageWithDPI(0, 96);
        return IntStream.range(0, image.getWidth() * image.getHeight())
                .filter(at -> (image.getRGB(at % image.getWidth(), at / image.getWidth()) & 0xFF) < 128)
                .count();
    }

    /** Fonts go with the document, and are few. */
    @Test
    void plainAndBoldLettersAreFontsInTheFile() throws IOException {
        OpenBook book = OpenBook.whole(Shipped.rules("nin-jan", 3), "it");
        byte[] bytes = pdf(BookHandout.of(book, Texts.in("it")), "it");
        assertThat(bytes.length).isLessThan(3_000_000);
        try (PDDocument document = Loader.loadPDF(bytes)) {
            List<String> fonts = new ArrayList<>();
            for (PDPage page : document.getPages()) collect(page.getResources(), fonts);
            assertThat(fonts).contains("InterRegular", "InterBold").allMatch(name -> name.startsWith("Inter"));
        }
    }

    private static void collect(PDResources resources, List<String> fonts) throws IOException {
        if (resources == null) return;
        for (COSName name : resources.getFontNames())
            fonts.add(resources.getFont(name).getName());
        for (COSName name : resources.getXObjectNames()) {
            if (resources.getXObject(name) instanceof PDFormXObject form) collect(form.getResources(), fonts);
        }
    }
}
