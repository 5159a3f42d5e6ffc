package regola.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import regola.language.source.SourceText;
import regola.language.source.Trouble;

class DataReaderTest {

    @Test
    void jsonBecomesValuesWithPlaces() throws BadFile {
        DataNode node = read("{\"a\": [1, -2, true, null, \"x\"],\n \"b\": {\"c\": 1.5}}");

        Map<String, Object> wanted = new LinkedHashMap<>();
        wanted.put("a", Arrays.asList(1L, -2L, true, null, "x"));
        wanted.put("b", Map.of("c", 1.5));
        assertThat(node.plain()).isEqualTo(wanted);
        DataNode.Fielded object = (DataNode.Fielded) node;
        assertThat(object.keys().get("b")).hasToString("f:2:2");
        assertThat(((DataNode.Listed) object.fields().get("a")).items().get(1).span())
                .hasToString("f:1:11");
    }

    @Test
    void jsonMayBeIndentedWithTabs() throws BadFile {
        assertThat(read("{\n\t\"a\":\t1\n}").plain()).isEqualTo(Map.of("a", 1L));
    }

    @Test
    void movesInYamlNeedNoQuotes() throws BadFile {
        DataNode node = read("steps:\n  - legal: [hop red-1 a2, pass]\n  - play: take 3\n");

        assertThat(node.plain())
                .isEqualTo(Map.of(
                        "steps", List.of(Map.of("legal", List.of("hop red-1 a2", "pass")), Map.of("play", "take 3"))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"no", "yes", "on", "012", "0x1F", "12:30", "~", ".nan", ".inf"})
    void wordsThatOldYamlChangesStayWords(String word) throws BadFile {
        assertThat(read("[" + word + "]").plain()).isEqualTo(List.of(word));
    }

    @Test
    void placesCountCharactersRightAfterAnEmoji() throws BadFile {
        DataNode.Listed list = (DataNode.Listed) read("[\"\uD83D\uDC38\", \"b\"]");

        assertThat(list.items().get(1).span().start()).isEqualTo(7);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        {"a": 1, "a": 2}   | f:1:10 | 'a' is written twice
        [1, 2              | f:1:6  | the file ends too early
        {"a": &x [1]}      | f:1:7  | anchors (&, *) are not used in these files
        [*x]               | f:1:2  | anchors (&, *) are not used in these files
        [!!str 1]          | f:1:2  | tags (!) are not used in these files
        {[1]: 2}           | f:1:2  | a key must be a word
        a: b: c            | f:1:5  | a second colon cannot stand here
        99999999999999999999 | f:1:1 | 99999999999999999999 is too large a number
        """)
    void whatCannotBeReadIsToldWithItsPlace(String text, String place, String what) {
        Trouble problem = problem(text);

        assertThat(problem.what()).isEqualTo(what);
        assertThat(problem.span()).hasToString(place);
    }

    @Test
    void anEmptyFileIsToldSo() {
        assertThat(problem("").what()).isEqualTo("the file is empty");
        assertThat(problem("# nothing\n").what()).isEqualTo("the file is empty");
    }

    @Test
    void aSecondDocumentIsRefused() {
        assertThat(problem("a: 1\n---\nb: 2\n").what()).isEqualTo("a second document begins here");
    }

    @Test
    void aTabInYamlIsNamed() {
        assertThat(problem("a:\n\tb: 1\n").what()).isEqualTo("a tab cannot stand here");
    }

    @Test
    void deepNestingIsRefusedAndDoesNotExhaustTheProgram() {
        assertThat(problem("[".repeat(200_000)).what()).isEqualTo("this is nested too deep");
        assertThat(problem("{\"a\":".repeat(200_000)).what()).isEqualTo("this is nested too deep");
    }

    @Test
    void aControlCharacterIsNamed() {
        assertThat(problem("[\"a\u0001\"]").what()).isEqualTo("the character U+0001 cannot stand in such a file");
    }

    private static DataNode read(String text) throws BadFile {
        return DataReader.read(SourceText.of("f", text));
    }

    private static Trouble problem(String text) {
        BadFile bad = catchThrowableOfType(BadFile.class, () -> read(text));
        assertThat(bad)
                .as("what is wrong with %s", text.length() > 100 ? "it" : text)
                .isNotNull();
        return bad.problems().get(0);
    }
}
