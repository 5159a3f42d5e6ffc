package regola.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import org.junit.jupiter.api.Test;
import regola.engine.value.Position;
import regola.engine.value.PositionProblem;
import regola.language.source.SourceText;

class PositionFileTest {
    private static final String TEXT = """
            {"game": "stones", "variants": ["dry"], "players": ["red", "green"],
             "zones": {"river": {"s1": ["red-1", "coin"], "s.2": []}},
             "vars": {"mover": "red"}}
            """;

    @Test
    void itReadsBackAsItWasWritten() throws BadFile {
        Position position = read(TEXT).position();

        assertThat(read(PositionFile.write(position)).position()).isEqualTo(position);
    }

    @Test
    void itSaysWhatItBelongsTo() throws BadFile {
        PositionFile file = read(TEXT);

        assertThat(file.game()).isEqualTo("stones");
        assertThat(file.variants()).containsExactly("dry");
        assertThat(file.players()).containsExactly("red", "green");
        assertThat(read("{}").variants()).isNull();
    }

    @Test
    void problemsOfTheEngineGetTheirPlaces() throws BadFile {
        PositionFile file = read(TEXT);

        assertThat(place(file, "zones.river.s1")).isEqualTo("f:2:22");
        assertThat(place(file, "zones.river.s1[1]")).isEqualTo("f:2:38");
        assertThat(place(file, "zones.river.s1.1")).isEqualTo("f:2:38");
        assertThat(place(file, "zones.river.s.2")).isEqualTo("f:2:47");
        assertThat(place(file, "zones.river.s9")).isEqualTo("f:2:12");
        assertThat(place(file, "vars.mover")).isEqualTo("f:3:11");
        assertThat(place(file, "")).isEqualTo("f:1:1");
        assertThat(place(file, "nothing.like.it")).isEqualTo("f:1:1");
    }

    @Test
    void anUnknownPartIsTold() {
        BadFile bad = catchThrowableOfType(BadFile.class, () -> read("{\"zone\": {}}"));

        assertThat(bad.render())
                .startsWith("f:1:2: error: a position has no 'zone'")
                .contains("did you mean 'zones'?");
    }

    private static String place(PositionFile file, String path) {
        PositionProblem problem = new PositionProblem(List.of(new PositionProblem.Problem(path, "wrong")));
        return file.placed(problem).problems().get(0).span().toString();
    }

    private static PositionFile read(String text) throws BadFile {
        return PositionFile.read(SourceText.of("f", text));
    }
}
