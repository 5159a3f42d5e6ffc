package regola.ui.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import regola.ui.keep.BookEntries;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;
import regola.ui.view.editor.JumpView;
import regola.ui.view.editor.SheetView;
import regola.ui.view.make.BookDraft;
import regola.ui.view.make.BookEntry;

/** What the book has written is seen in the text at once: every line of it, wherever it stands. */
@ExtendWith(OnEventThread.class)
class WrittenLinesTest {
    @Test
    void allThatIsWrittenIsLitAndGoesInOneStep() throws IOException {
        Appearance.normal().install();
        String rules = Files.readString(Path.of("rules-dsl/templates/row/row.rules"));
        for (String title : List.of("A special place", "Pass", "Roll a die", "Only to a free place")) {
            SheetPane sheet = new SheetPane(
                    new SheetView("a.rules", "A", null, false, true, false, 0, 0, rules, 1),
                    List.of(),
                    (edition, text) -> {});
            BookEntry entry = BookEntries.of("").stream()
                    .filter(each -> title.equals(each.title().get("en")))
                    .findFirst()
                    .orElseThrow();
            sheet.write(entry, 0);
            List<Integer> lines = new ArrayList<>();
            for (BookDraft.Added part : sheet.written(entry))
                for (int i = 0; i < part.text().lines().count(); i++) lines.add(part.line() + i);
            Set<Integer> lit = new TreeSet<>();
            for (JumpView each : sheet.lit()) for (int line = each.first(); line <= each.last(); line++) lit.add(line);
            assertThat(lit).as(title).containsExactlyElementsOf(lines);
            assertThat(sheet.area().getHighlightCurrentLine())
                    .as("the cursor's own line covers what is lit")
                    .isFalse();
            sheet.area().undoLastAction();
            assertThat(sheet.area().getText()).as(title).isEqualTo(rules);
        }
    }
}
