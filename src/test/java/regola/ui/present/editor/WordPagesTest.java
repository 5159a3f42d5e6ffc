package regola.ui.present.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import regola.language.CompileRequest;
import regola.language.RuleCompiler;
import regola.language.source.SourceText;
import regola.ui.view.make.BookEntry;

/** The first page of the help is right, and each word of the language has one. */
class WordPagesTest {
    @Test
    void theFirstGameIsRight() {
        var result = RuleCompiler.compile(new CompileRequest(SourceText.of("first.rules", WordPages.FIRST), List.of()));
        assertThat(result.diagnostics()).isEmpty();
    }

    @Test
    void howAFileIsBuiltIsSaidInTenLinesOfBothLanguages() {
        BookEntry first = WordPages.first();
        for (String language : List.of("en", "it"))
            assertThat(first.words().get(language).lines()).hasSize(10).noneMatch(line -> line.contains("book."));
        assertThat(first.title().get("it")).isEqualTo("Come si comincia");
    }

    @Test
    void wordsHaveAPageWithAnExample() {
        assertThat(WordPages.words())
                .extracting(page -> page.title().get("en"))
                .contains("require", "because", "finish", "lines", "some", "neighbours");
        assertThat(WordPages.words()).allMatch(page -> !page.passage().isEmpty());
    }

    /** A page without a way on is a page at which one has to know what to look for. */
    @Test
    void eachWordLeadsToOthersThatHaveAPage() {
        List<String> words =
                WordPages.words().stream().map(page -> page.title().get("en")).toList();
        for (BookEntry page : WordPages.words())
            assertThat(page.related())
                    .as(page.title().get("en"))
                    .isNotEmpty()
                    .doesNotHaveDuplicates()
                    .doesNotContain(page.title().get("en"))
                    .isSubsetOf(words);
    }
}
