package regola.ui.keep;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import regola.ui.present.start.CourseOutline;
import regola.ui.present.start.Fronts.GameFront;
import regola.ui.support.ShippedShelf;
import regola.ui.view.Texts;

/** What the program brings written down is what its files say. */
class FrontIndexTest {
    @Test
    void itTellsWhatTheFilesTell() throws IOException {
        List<GameFront> fronts =
                new LibraryFronts(List::of, Path.of("nowhere", "tutorials"), ShippedShelf.GAMES).read();
        StringWriter written = new StringWriter();
        FrontIndex.write(fronts, written);
        Properties index = new Properties();
        index.load(new StringReader(written.toString()));
        List<GameFront> read = FrontIndex.read(index);
        assertThat(read)
                .extracting(GameFront::id)
                .isEqualTo(fronts.stream().map(GameFront::id).toList());
        assertThat(read)
                .extracting(GameFront::seats)
                .isEqualTo(fronts.stream().map(GameFront::seats).toList())
                .contains("2", "3–5");
        for (int i = 0; i < read.size(); i++)
            for (String language : Texts.LANGUAGES)
                assertThat(CourseOutline.of(read.get(i), language))
                        .isEqualTo(CourseOutline.of(fronts.get(i), language));
    }
}
