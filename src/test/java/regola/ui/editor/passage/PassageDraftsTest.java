package regola.ui.editor.passage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import regola.ui.keep.BookEntries;
import regola.ui.view.make.BookDraft;
import regola.ui.view.make.BookEntry;

/** Whoever types what they look for in the book waits for none of its recipes to be written anew. */
class PassageDraftsTest {
    @Test
    void whatWouldBeWrittenIsFoundOnceForEachTextAndCursor() throws IOException {
        String rules = Files.readString(Path.of("rules-dsl/templates/row/row.rules"));
        BookEntry entry = BookEntries.of("").stream()
                .filter(each -> "Three in a row".equals(each.title().get("en")))
                .findFirst()
                .orElseThrow();
        PassageDrafts drafts = new PassageDrafts();
        BookDraft would = drafts.would(rules, 0, entry);
        BookDraft standing = drafts.standing(rules, 0, entry);
        assertThat(drafts.would(rules, 0, entry)).isSameAs(would);
        assertThat(drafts.standing(rules, 0, entry)).isSameAs(standing);
        assertThat(would.after()).contains("through(rows, to)");
        assertThat(standing.added()).isEmpty();
        BookDraft there = drafts.standing(would.after(), 0, entry);
        assertThat(there.added()).hasSize(1);
        assertThat(drafts.would(rules, 0, entry)).isEqualTo(would).isNotSameAs(would);
        assertThat(drafts.would(rules, 9, entry)).isEqualTo(would).isNotSameAs(would);
    }
}
