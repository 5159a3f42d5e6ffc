package regola.language.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.language.source.SourceText;

/** Somebody writes a line of a game letter by letter: what they mean is among the first words that are offered. */
class FirstWordsTest {
    private static final Path TEMPLATES = Path.of("rules-dsl/templates");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "row | = number of those l in rows where no | = number of | those",
                "row | = number of those l in rows where no | = number of those l in rows | where",
                "row | = number of those l in rows where no | = number of those l in rows where | no",
                "row | = number of those l in rows where no | = | number",
                "row | = 4 * (number | = 4 * (number of those l in rows where number of men | of",
                "row | = 4 * (number | = 4 * (number of those l in rows where number of men of | who",
                "row | = 4 * (number | = 4 * (number of those l in rows where number of men of who | on",
                "row | = 4 * (number | = 4 * (number of those l in rows where number of men of who on | sites",
                "row | = 4 * (number | = 4 * (number of those l in rows where number of men of who on sites | of",
                "row | grid 3 by 3 | grid 3 | by",
                "row | require some men on | require | some",
                "row | require some men on | require some men | on",
                "row | require some men on | require some men on hand | of",
                "row | because G-2.2 | because | G-2.2",
                "row | move one men of mover | move | one",
                "row | move one men of mover | move one men of mover | on",
                "row | move one men of mover | move one men of mover on hand | of",
                "row | if some l in rows where | if some l in rows | where",
                "blocking | require to in neighbours | require to in neighbours | of",
                "jumping | set quiet = | set quiet | =",
                "race | setting faces: | setting faces: 2 to 6 | =",
            })
    void whatIsMeantIsAmongTheFirst(String game, String line, String written, String wanted) throws IOException {
        String text = Files.readString(TEMPLATES.resolve(game).resolve(game + ".rules"));
        int start = text.indexOf(line);
        assertThat(start).as("the line stands in %s", game).isNotNegative();
        String now = text.substring(0, start) + written + " " + text.substring(text.indexOf('\n', start));
        SourceText source = SourceText.of(game + ".rules", now);
        List<String> offered = new LanguageService(new GameTexts(source, List.of(), null))
                .complete(source, start + written.length() + 1, "en").stream()
                        .map(Completion::label)
                        .toList();
        assertThat(offered.subList(0, Math.min(5, offered.size())))
                .as("behind '%s'", written)
                .contains(wanted);
    }

    /** What counts things asks for things: whether there are any is no answer there. */
    @Test
    void behindNumberOfThereIsNoCondition() throws IOException {
        String text = Files.readString(TEMPLATES.resolve("row/row.rules"));
        String written = "require number of ";
        int start = text.indexOf("require some men on");
        SourceText source = SourceText.of(
                "row.rules", text.substring(0, start) + written + text.substring(text.indexOf('\n', start)));
        assertThat(new LanguageService(new GameTexts(source, List.of(), null))
                        .complete(source, start + written.length(), "en"))
                .extracting(Completion::label)
                .startsWith("men", "those")
                .doesNotContain("no", "some", "every", "not", "number");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"option put (to | option ", "pieces men, | pieces men, alike: 5 \"{pl"},
            ignoreLeadingAndTrailingWhitespace = false)
    void whatNobodyCanMeanIsNotOffered(String line, String written) throws IOException {
        String text = Files.readString(TEMPLATES.resolve("row/row.rules"));
        int start = text.indexOf(line.strip());
        String begun = written.strip() + (written.endsWith("{pl") ? "" : " ");
        SourceText source = SourceText.of(
                "row.rules", text.substring(0, start) + begun + text.substring(text.indexOf('\n', start)));
        List<String> offered = new LanguageService(new GameTexts(source, List.of(), null))
                .complete(source, start + begun.length(), "en").stream()
                        .map(Completion::label)
                        .toList();
        assertThat(offered).isSubsetOf("player");
    }
}
