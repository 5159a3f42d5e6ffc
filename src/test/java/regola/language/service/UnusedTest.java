package regola.language.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regola.language.RuleReading;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.Repair;
import regola.language.source.SourceText;

/** What nothing uses is told, with a way to take it away; never of what is used somewhere. */
class UnusedTest {
    private static final String GAME = """
            game known
              title en "Known" it "Noto"
              about en "A game." it "Un gioco."
              players 2: white, black

            setting size: 1 to 6 = 4
              en "How large" it "Quanto grande"

            board field
              site s1 at 0, 0
              site s2 at 1, 0

            pieces men, alike: 3 "{player}-man" for each player
            mark trap on s1
            mark pond on s2 drawn pond
            keep last: number = 0

            # ---- what is asked

            function far(place: site): number
              = 2

            function near(place: site): number
              = 1

            turn
              let how = 3
              let many = 4
              if near(s1) is many
                let alone = 5
              finish drawn S-9 en "Over: far [and {near(s2)}]." it "Finita."
            """;

    private static List<String> told(String... texts) {
        List<SourceText> all = new ArrayList<>();
        for (String text : texts) all.add(SourceText.of("text-" + all.size() + ".rules", text));
        return in(all).stream().map(Diagnostic::what).toList();
    }

    /** @return what is told of the first */
    private static List<Diagnostic> in(List<SourceText> all) {
        return Unused.in(new RuleReading().tree(all.get(0)), all);
    }

    @Test
    void whatNothingUsesIsTold() {
        assertThat(told(GAME))
                .containsExactly(
                        "nothing uses 'size'",
                        "nothing uses 'trap'",
                        "nothing uses 'last'",
                        "nothing uses 'far'",
                        "nothing uses 'how'");
    }

    @Test
    void whatAVariantUsesIsUsed() {
        String variant = """
                variant wide of known
                  title en "Wide" it "Largo"

                replace function near(place: site): number
                  = far(place) + size
                """;
        assertThat(told(GAME, variant)).doesNotContain("nothing uses 'far'", "nothing uses 'size'");
    }

    @Test
    void itIsTakenAwayWithAllThatBelongsToIt() {
        String text = GAME;
        for (int i = 0; i < 5; i++) {
            Diagnostic next = in(List.of(SourceText.of("known.rules", text))).get(0);
            text = Repair.of(next).orElseThrow().made();
        }
        assertThat(in(List.of(SourceText.of("known.rules", text)))).isEmpty();
        assertThat(text)
                .doesNotContain("size", "Quanto", "far(", "= 2", "let how")
                .contains("# ---- what is asked\n\nfunction near(place: site): number\n  = 1\n")
                .contains("players 2: white, black\n\nboard field\n");
    }

    @ParameterizedTest
    @MethodSource("regola.language.Shipped#games")
    void nothingIsSaidOfAGameThatCameWithTheProgram(String game) {
        List<SourceText> all = ServiceTexts.shipped(game).all();
        for (SourceText each : all)
            assertThat(Unused.in(new RuleReading().tree(each), all)).isEmpty();
    }

    static Stream<Path> templates() throws IOException {
        try (Stream<Path> all = Files.walk(Path.of("rules-dsl/templates"))) {
            return all.filter(file -> file.toString().endsWith(".rules")).toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("templates")
    void nothingIsSaidOfATemplate(Path file) throws IOException {
        assertThat(told(Files.readString(file))).isEmpty();
    }
}
