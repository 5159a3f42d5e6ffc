package regola.ui.classroom;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.BorderLayout;
import java.awt.image.BufferedImage;
import java.util.List;
import javax.swing.JPanel;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.stage.Measure;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;
import regola.ui.view.Texts;
import regola.ui.view.board.OverlayView;
import regola.ui.view.match.ProjectorView;

/** From the last row a class can read what is asked, and what has happened, however much that is. */
@ExtendWith(OnEventThread.class)
class BannerTest {
    private static final String SENTENCE = "Red servant 3 hops to another tile and is stuck there for a whole turn. ";

    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        Appearance.normal().install();
    }

    @ParameterizedTest
    @CsvSource({"1280, 800, 1", "1920, 1080, 1", "3840, 2160, 2", "1024, 700, 1.5", "640, 480, 1"})
    void lettersAreNeverTooSmallForTheLastRow(int width, int height, double zoom) {
        Appearance.normal().install();
        for (int sentences : new int[] {0, 1, 4, 12}) {
            Banner banner = new Banner(new ArtStore(ArtSource.ofProgram()));
            banner.measure(new Measure(width, height, 1, zoom, Measure.Mode.PROJECTOR));
            String told = SENTENCE.repeat(sentences).strip();
            banner.show(view("Red moves a frog of any colour that is not home yet, one after the other", told), true);
            banner.setSize(width, height / 5);
            banner.paint(new BufferedImage(width, height / 5, BufferedImage.TYPE_INT_RGB).createGraphics());
            assertThat(banner.written().asked()).isGreaterThanOrEqualTo(height / 26.0);
            assertThat(banner.written().told()).isGreaterThanOrEqualTo(height / 40.0);
            assertThat(banner.words()).as("who reads it aloud has all of it").endsWith(told);
        }
    }

    /** The board is what a class looks at: words take a seventh of the height, and are read from the last row there. */
    @ParameterizedTest
    @CsvSource({"1280, 800", "1920, 1080", "1024, 700"})
    void theBoardHasSixSeventhsOfTheHeight(int width, int height) {
        Appearance.normal().install();
        Banner banner = new Banner(new ArtStore(ArtSource.ofProgram()));
        JPanel page = new JPanel(new BorderLayout());
        page.add(banner, BorderLayout.SOUTH);
        page.setSize(width, height);
        page.doLayout();
        assertThat(banner.getHeight()).isBetween(height / 8, height * 3 / 20);
        banner.measure(new Measure(width, height, 1, 1, Measure.Mode.PROJECTOR));
        banner.show(view("Red moves a frog", SENTENCE), true);
        banner.paint(new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB).createGraphics());
        assertThat(banner.written().asked()).isGreaterThanOrEqualTo(height / 26.0);
        assertThat(banner.written().told()).isGreaterThanOrEqualTo(height / 40.0);
    }

    /** What lies over the lower edge, such as the line of keys, lies over no word. */
    @Test
    void wordsKeepClearOfWhatLiesOverTheirFoot() {
        Appearance.normal().install();
        Banner banner = new Banner(new ArtStore(ArtSource.ofProgram()));
        banner.measure(new Measure(1280, 800, 1, 1, Measure.Mode.PROJECTOR));
        banner.show(view("Red moves a frog", SENTENCE.repeat(6).strip()), true);
        banner.setSize(1280, 160);
        assertThat(lowest(banner)).isGreaterThan(122);
        banner.clear(38);
        assertThat(lowest(banner)).isPositive().isLessThanOrEqualTo(122);
        banner.clear(0);
        assertThat(lowest(banner)).isGreaterThan(122);
    }

    /** Without its beginning nobody knows what is spoken of; what happened last comes next. */
    @Test
    void theBeginningOfAMessageIsSeenHoweverLittleRoomThereIs() {
        Appearance.normal().install();
        Banner banner = new Banner(new ArtStore(ArtSource.ofProgram()));
        banner.measure(new Measure(1280, 800, 1, 1, Measure.Mode.PROJECTOR));
        banner.show(view("Red moves a frog", "Vote: " + SENTENCE.repeat(6) + "The end."), true);
        banner.setSize(1280, 160);
        banner.clear(82);
        assertThat(lowest(banner)).isPositive().isLessThanOrEqualTo(78);
        assertThat(banner.written().words()).startsWith("Vote: Red servant 3").contains("…");
        banner.clear(100);
        lowest(banner);
        assertThat(banner.written().words()).as("a line full").startsWith("Vote: Red servant 3 hops");
        banner.clear(0);
        lowest(banner);
        assertThat(banner.written().words())
                .startsWith("Vote: " + SENTENCE.strip() + " … ")
                .endsWith(" The end.");
    }

    /** Who has come to the end reads that it was well done, and what comes next; the guide takes no room of words. */
    @Test
    void atTheEndOfALessonAClassIsPraised() {
        Appearance.normal().install();
        Banner banner = new Banner(new ArtStore(ArtSource.ofProgram()));
        banner.measure(new Measure(1280, 800, 1, 1, Measure.Mode.PROJECTOR));
        ProjectorView end = view("5  A lesson", "Now you know it.").done("The next one");
        banner.show(end, true);
        banner.setSize(1280, 160);
        int plain = right(banner);
        banner.praise(end, Texts.in("en"));
        assertThat(banner.words()).isEqualTo("Well done! 5  A lesson\nNow you know it. Next comes: The next one.");
        assertThat(right(banner)).as("the guide is glad").isGreaterThan(plain + 400);
        banner.show(view("What now?", ""), true);
        assertThat(right(banner)).isLessThan(plain);
    }

    /** @return the last column with anything on it */
    private static int right(Banner banner) {
        BufferedImage seen = new BufferedImage(1280, 160, BufferedImage.TYPE_INT_RGB);
        banner.paint(seen.createGraphics());
        int ground = seen.getRGB(0, 159);
        for (int x = 1279; x >= 0; x--) for (int y = 0; y < 160; y++) if (seen.getRGB(x, y) != ground) return x;
        return 0;
    }

    /** @return the lowest row with anything on it */
    private static int lowest(Banner banner) {
        BufferedImage seen = new BufferedImage(1280, 160, BufferedImage.TYPE_INT_RGB);
        banner.paint(seen.createGraphics());
        int ground = seen.getRGB(0, 159);
        for (int y = 158; y >= 0; y--) for (int x = 0; x < 1280; x++) if (seen.getRGB(x, y) != ground) return y;
        return 0;
    }

    private static ProjectorView view(String asked, String told) {
        return new ProjectorView(1, "a game", null, OverlayView.NONE, List.of(), null, asked, told, "", List.of());
    }
}
