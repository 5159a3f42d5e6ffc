package regola.ui.handout;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Font;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.board.paint.BoardDrawing;
import regola.ui.present.Played;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.OverlayView;
import regola.ui.view.handout.HandoutView;

/** Where a page of a handout ends. */
class PagesTest {
    private static final Font FONT = new Font(Font.SANS_SERIF, Font.PLAIN, 14);
    private static final int MOST_LINES = 60;
    private final BoardView board = Played.of("nine-mens-morris", 2).now().board();

    private static Pages pages(List<HandoutView.Block> blocks) {
        BoardDrawing boards = new BoardDrawing(new ArtStore(ArtSource.ofProgram()), FONT);
        return new Pages(new HandoutView("A title", "", "footer", blocks), Paper.A4, boards, FONT);
    }

    private static List<HandoutView.Block> lines(int count) {
        List<HandoutView.Block> blocks = new ArrayList<>();
        for (int i = 0; i < count; i++) blocks.add(new HandoutView.Paragraph("Line " + i, false));
        return blocks;
    }

    private HandoutView.Pair pair() {
        return new HandoutView.Pair(board, OverlayView.NONE, "Before", board, OverlayView.NONE, "After", "said");
    }

    private static boolean isHead(PageTag tag) {
        return tag.role().startsWith("H");
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void noHeadStandsAloneAtTheEndOfAPage(boolean shown) {
        for (int count = 0; count < MOST_LINES; count++) {
            List<HandoutView.Block> blocks = lines(count);
            blocks.add(new HandoutView.Chapter("A chapter"));
            blocks.add(new HandoutView.Heading("A heading"));
            blocks.add(new HandoutView.Paragraph("What it is about.", false));
            if (shown) blocks.add(new HandoutView.Picture(board, OverlayView.NONE, 0.2, "said"));
            Pages pages = pages(blocks);
            for (int page = 0; page < pages.count(); page++) {
                List<PageTag> tags = pages.tags(page);
                assertThat(isHead(tags.get(tags.size() - 1)))
                        .as("%s lines, page %s: %s", count, page, tags)
                        .isFalse();
            }
            // What a word means is shown on the page that says it.
            if (shown) assertThat(pages.tags(pages.count() - 1)).hasSizeGreaterThanOrEqualTo(4);
        }
    }

    /** A page with one line on it looks forgotten: pictures become a little smaller before that. */
    @Test
    void noPageHasOneLineAloneWherePicturesCanMakeRoom() {
        List<HandoutView.Block> blocks = new ArrayList<>();
        for (int i = 0; i < 2; i++) blocks.add(new HandoutView.Picture(board, OverlayView.NONE, 0.3, "said"));
        int count = 0;
        while (pages(blocks).count() == 1) {
            blocks.add(new HandoutView.Paragraph("Line " + count++, false));
            assertThat(count).isLessThan(MOST_LINES);
        }
        double high = 0.6 * (Paper.A4.height() - 2 * Paper.A4.margin());
        assertThat(count * 18.0).as("pictures have made room").isGreaterThan(Paper.A4.textHeight() - high);
    }

    /** So many lines fit above a picture below such a head, all on one page. */
    private int most(HandoutView.Block head, int from) {
        int most = from;
        while (pages(under(most, head)).count() == 1) most++;
        return most - 1;
    }

    private List<HandoutView.Block> under(int lines, HandoutView.Block head) {
        List<HandoutView.Block> blocks = lines(lines);
        blocks.add(head);
        blocks.add(pair());
        return blocks;
    }

    @Test
    void aPictureIsMadeSmallerRatherThanLeaveHalfAPageEmpty() {
        double room = Paper.A4.margin() + Paper.A4.textHeight();
        HandoutView.Chapter head = new HandoutView.Chapter("A chapter");
        double left = room - pages(under(0, head)).end() + Paper.A4.margin();
        // More lines are above it than there is room for beside so large a picture as there is below none.
        assertThat(most(head, 10) * 19.5).isGreaterThan(left + 60);
    }

    /** What would be an empty half of a page makes its picture larger. */
    @Test
    void aPictureFillsWhatWouldStayEmpty() {
        HandoutView.Picture picture = new HandoutView.Picture(board, OverlayView.NONE, 0.34, "said");
        List<HandoutView.Block> book = List.of(new HandoutView.Contents("Contents"), picture);
        double high = 0.34 * (Paper.A4.height() - 2 * Paper.A4.margin());
        double without = pages(List.of(new HandoutView.Contents("Contents"))).end();
        assertThat(pages(book).end() - without).isGreaterThan(high * 1.25);
        List<HandoutView.Block> sheet = List.of(new HandoutView.Blanks(List.of("Name", "Date")), picture);
        double lines = pages(sheet.subList(0, 1)).end();
        assertThat(pages(sheet).end() - lines).as("a sheet with tasks").isLessThan(high * 1.05);
    }

    /** What may follow a step is read with it, and no line of it is alone on the next page. */
    @Test
    void aChapterOfAFewLinesIsNotDivided() {
        for (int count = 20; count < MOST_LINES; count++) {
            List<HandoutView.Block> blocks = lines(count);
            blocks.add(new HandoutView.Chapter("A reward"));
            blocks.add(new HandoutView.Paragraph("You gain one.", false));
            blocks.add(new HandoutView.Heading("What may follow"));
            blocks.add(new HandoutView.Paragraph("Without any left you gain none.", false));
            blocks.add(new HandoutView.See("See: {0}", List.of("A reward"), "page {0}"));
            blocks.add(new HandoutView.Chapter("The end"));
            blocks.add(new HandoutView.Paragraph("Over.", false));
            Pages pages = pages(blocks);
            boolean whole = false;
            for (int page = 0; page < pages.count(); page++) {
                List<String> roles =
                        pages.tags(page).stream().map(PageTag::role).toList();
                int head = roles.indexOf("H1");
                whole |= head >= 0 && roles.size() >= head + 5;
            }
            assertThat(whole).as("%s lines", count).isTrue();
        }
    }

    /** Sheets are collected one by one: on each stands whose it is. */
    @Test
    void nameAndDateStandOnEachSheet() {
        List<HandoutView.Block> blocks = new ArrayList<>();
        blocks.add(new HandoutView.Chapter("A lesson"));
        blocks.add(new HandoutView.Blanks(List.of("Name", "Date")));
        for (int i = 0; i < 7; i++) {
            blocks.add(new HandoutView.Heading("A task"));
            blocks.add(new HandoutView.Picture(board, OverlayView.NONE, 0.28, "said"));
            blocks.add(new HandoutView.Blanks(List.of("What I do:")));
        }
        blocks.add(new HandoutView.NextPage());
        blocks.add(new HandoutView.Chapter("Answers"));
        blocks.addAll(lines(2));
        Pages pages = pages(blocks);
        assertThat(pages.count()).isGreaterThan(3);
        for (int page = 1; page < pages.count() - 1; page++)
            assertThat(pages.tags(page).get(0).role()).as("page %s", page).isEqualTo("P");
        assertThat(pages.tags(pages.count() - 1)).hasSize(3);
    }

    /** Whoever answers sees what is asked. */
    @Test
    void linesAndBoxesStandOnThePageOfTheirPicture() {
        for (int count = 0; count < MOST_LINES; count++) {
            List<HandoutView.Block> blocks = lines(count);
            blocks.add(new HandoutView.Heading("A task"));
            blocks.add(new HandoutView.Picture(board, OverlayView.NONE, 0.2, "said"));
            blocks.add(new HandoutView.Box("An answer"));
            blocks.add(new HandoutView.Blanks(List.of("What I do:")));
            blocks.add(new HandoutView.Blanks(List.of("Why:")));
            Pages pages = pages(blocks);
            List<PageTag> last = pages.tags(pages.count() - 1);
            assertThat(last).as("%s lines", count).hasSizeGreaterThanOrEqualTo(5);
        }
    }

    /** The words of a task stand above its picture, whatever task is before it. */
    @Test
    void whatATaskSaysStandsOnThePageOfItsPicture() {
        for (int tasks = 2; tasks < 9; tasks++) {
            List<HandoutView.Block> blocks = new ArrayList<>();
            for (int i = 0; i < tasks; i++) {
                blocks.add(new HandoutView.Heading("A task"));
                blocks.add(new HandoutView.Paragraph("What is known of it.", false));
                blocks.add(new HandoutView.Picture(board, OverlayView.NONE, 0.28, "said"));
                blocks.add(new HandoutView.Blanks(List.of("What I do:")));
            }
            Pages pages = pages(blocks);
            for (int page = 0; page < pages.count(); page++) {
                List<PageTag> tags = pages.tags(page);
                assertThat(tags.stream().filter(PagesTest::isHead).count() - (page == 0 ? 1 : 0))
                        .as("%s tasks, page %s", tasks, page)
                        .isEqualTo(tags.stream().filter(PageTag::isFigure).count());
            }
        }
    }

    /** Whoever looks at a step sees why one may be refused, and where to read on. */
    @Test
    void whatIsRefusedStandsOnThePageOfThePictureThatShowsIt() {
        for (int count = 0; count < MOST_LINES; count++) {
            List<HandoutView.Block> blocks = lines(count);
            blocks.add(new HandoutView.Chapter("A step"));
            blocks.add(new HandoutView.Paragraph("You go one step.", false));
            blocks.add(pair());
            blocks.add(new HandoutView.Paragraph("Red goes.", true));
            blocks.add(new HandoutView.Heading("Refused"));
            for (int i = 0; i < 5; i++) blocks.add(new HandoutView.Barred("Not so."));
            blocks.add(new HandoutView.Heading("What may follow"));
            blocks.add(new HandoutView.See("See: {0}", List.of("A step"), "page {0}"));
            Pages pages = pages(blocks);
            List<PageTag> last = pages.tags(pages.count() - 1);
            assertThat(last).as("%s lines", count).hasSizeGreaterThanOrEqualTo(12);
        }
    }

    /** What is written about a small board finds room at its right: a sheet of tasks has fewer pages. */
    @Test
    void whatIsSaidOfASmallPictureStandsBesideIt() {
        List<HandoutView.Block> blocks = new ArrayList<>();
        for (int i = 0; i < 9; i++) {
            blocks.add(new HandoutView.Heading("A task"));
            blocks.add(new HandoutView.Picture(board, OverlayView.NONE, 0.28, "said"));
            for (String label : List.of("What I do:", "Why:", "")) blocks.add(new HandoutView.Blanks(List.of(label)));
        }
        Pages pages = pages(blocks);
        assertThat(pages.count()).isEqualTo(3);
        long figures = 0;
        for (int page = 0; page < pages.count(); page++)
            figures += pages.tags(page).stream().filter(PageTag::isFigure).count();
        assertThat(figures).isEqualTo(9);
    }

    /** A wide board makes room for what is written at its right, where a page is saved by it. */
    @Test
    void tasksWithWideBoardsFillThePagesToo() {
        BoardView wide = Played.of("royal-game-of-ur", 2).now().board();
        List<HandoutView.Block> blocks = new ArrayList<>();
        for (int i = 0; i < 7; i++) {
            blocks.add(new HandoutView.Heading("A task"));
            blocks.add(new HandoutView.Picture(wide, OverlayView.NONE, 0.3, "said"));
            for (String label : List.of("What I do:", "Why:", "")) blocks.add(new HandoutView.Blanks(List.of(label)));
        }
        assertThat(pages(blocks).count()).isEqualTo(2);
    }

    /** Where nothing is written, a picture stands in the middle, with its words below. */
    @Test
    void whatIsSaidOfAPictureInABookStandsBelowIt() {
        HandoutView.Picture picture = new HandoutView.Picture(board, OverlayView.NONE, 0.28, "said");
        double alone = pages(List.of(picture)).end();
        assertThat(pages(List.of(picture, new HandoutView.Paragraph("So it begins.", true)))
                        .end())
                .isGreaterThan(alone + 9);
    }

    /** A board of two rows leaves no empty half above and below itself. */
    @Test
    void aWideBoardIsAsHighAsWhatIsOnIt() {
        BoardView wide = Played.of("kalah", 2).now().board();
        BoardDrawing boards = new BoardDrawing(new ArtStore(ArtSource.ofProgram()), FONT);
        assertThat(boards.proportion(wide)).isGreaterThan(2);
        assertThat(boards.proportion(board)).isBetween(0.9, 1.1);
    }
}
