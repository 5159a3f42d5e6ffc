package regola.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import org.junit.jupiter.api.Test;
import regola.language.source.SourceText;

class FieldsTest {
    private final Problems problems = new Problems();

    @Test
    void whatIsThereIsGiven() throws BadFile {
        Fields fields = fields("{name: a, count: 3, on: true, list: [x, y], inner: {k: 1}}");

        assertThat(fields.text("name")).isEqualTo("a");
        assertThat(fields.number("count")).isEqualTo(3);
        assertThat(fields.truth("on")).isTrue();
        assertThat(fields.texts("list")).isEqualTo(List.of("x", "y"));
        assertThat(fields.object("inner").number("k")).isEqualTo(1);
        assertThat(fields.text("other")).isNull();
        fields.noOthers();
        problems.check();
    }

    @Test
    void anUnknownFieldIsToldWithWhatWasMeant() throws BadFile {
        Fields fields = fields("{hint: a}");
        fields.text("hints");
        fields.text("goal");
        fields.noOthers();

        assertThat(message()).isEqualTo("""
                f:1:2: error: a thing has no 'hint'
                  1 | {hint: a}
                    |  ^^^^
                  why  it may have hints, goal
                  fix  did you mean 'hints'?
                """);
    }

    @Test
    void aValueOfTheWrongKindIsToldWithItsPlace() throws BadFile {
        Fields fields = fields("{a: 1, b: x, c: [1], d: {}, e: 2.5}");
        fields.text("a");
        fields.number("b");
        fields.texts("c");
        fields.texts("d");
        fields.number("e");

        assertThat(message().lines().filter(line -> line.contains("error:")))
                .containsExactly(
                        "f:1:5: error: 'a' must be a text, but here is the number 1",
                        "f:1:11: error: 'b' must be a whole number, but here is the text 'x'",
                        "f:1:18: error: 'c' must be a list of texts, but here is the number 1",
                        "f:1:25: error: 'd' must be a list, but here is an object",
                        "f:1:32: error: 'e' must be a whole number, but here is the number 2.5");
    }

    @Test
    void whatIsNeededIsAskedFor() throws BadFile {
        fields("{}").needed("seed");

        assertThat(message()).contains("f:1:1: error: a thing needs 'seed'");
    }

    @Test
    void aListIsNoObject() throws BadFile {
        fields("[1]").text("a");

        assertThat(message()).contains("a thing must be an object, but here is a list");
    }

    private Fields fields(String text) throws BadFile {
        return Fields.of(DataReader.read(SourceText.of("f", text)), "a thing", problems);
    }

    private String message() {
        return catchThrowableOfType(BadFile.class, problems::check).render();
    }
}
