package regola.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regola.library.GameTemplate;
import regola.library.NewGame;

/** Every template is a game that holds, plays and teaches, also with other names and colours. */
class TemplatesTest {
    /** Names as people type them: words of the language, quotes, letters that no id has, and the name of a thing. */
    private static final List<String> NAMES = List.of("Zoë \"O'Neil\" {x}", "日本", "men", "turn");

    @TempDir
    Path home;

    static Stream<GameTemplate> templates() {
        return GameTemplate.all().stream();
    }

    @Test
    void thereIsOneForEachKindOfGame() {
        assertThat(templates().map(GameTemplate::id))
                .containsExactly(
                        "row", "blocking", "jumping", "gathering", "race", "sowing", "surrounding", "cards", "hexes");
    }

    @ParameterizedTest
    @MethodSource("templates")
    void aTemplateHoldsPlaysAndTeachesAsItIs(GameTemplate template) throws Exception {
        List<GameTemplate.Seat> seats =
                template.seats().subList(0, template.header().fewest());
        holds(template, Map.of("en", "My game", "it", "Il mio gioco"), seats);
    }

    @ParameterizedTest
    @MethodSource("templates")
    void aTemplateHoldsWithOtherNamesAndColours(GameTemplate template) throws Exception {
        List<GameTemplate.Seat> seats = Stream.iterate(0, i -> i + 1)
                .limit(template.header().most())
                .map(i -> new GameTemplate.Seat(Map.of("en", NAMES.get(i), "it", NAMES.get(i)), "#11223" + i))
                .toList();
        Path rules = holds(template, Map.of("en", "Über \"all\" {n} \\", "it", "日本"), seats);
        assertThat(Files.readString(rules))
                .contains("Über \\\"all\\\" \\{n}", "#112230")
                .doesNotContain("player-1");
        assertThat(Files.readString(rules).lines().filter(line -> line.contains("colour \"#")))
                .hasSize(seats.size());
    }

    /** The first number that somebody changes is that of the pieces: the first lesson goes on with fewer. */
    @Test
    void aRowOfThreeGoesOnWithThreePiecesEach() throws Exception {
        GameTemplate row =
                templates().filter(each -> each.id().equals("row")).findFirst().orElseThrow();
        Path rules = holds(row, Map.of("en", "Three each", "it", "Tre a testa"), row.seats());
        String five = Files.readString(rules);
        Files.writeString(rules, five.replace("alike: 5 ", "alike: 3 "));
        assertThat(five).contains("alike: 5 ").doesNotContain("five pieces");
        Said taught = Said.by(
                "lesson",
                home.resolve("tutorials/three-each/01-first-lesson.md").toString(),
                "--rules",
                home.resolve("rules").toString(),
                "--check");
        assertThat(taught.code()).as(taught.out() + taught.err()).isZero();
        Said played = Said.by(
                "simulate", "three-each", "--rules", home.resolve("rules").toString(), "--json", "--matches", "40");
        assertThat(played.code())
                .as("who has put down all has lost nothing: " + played.err())
                .isZero();
        assertThat(played.out()).contains("\"broken-off\": 0");
    }

    /** Whoever begins in Italian finds no English remark, and the same rules. */
    @ParameterizedTest
    @MethodSource("templates")
    void remarksAreInTheLanguageOfWhoBegins(GameTemplate template) throws Exception {
        List<GameTemplate.Seat> seats =
                template.seats().subList(0, template.header().fewest());
        Map<String, String> titles = Map.of("en", "Mio", "it", "Mio");
        Path english = NewGame.of(template, titles, seats, Set.of()).write(home.resolve("en"), home.resolve("en-t"));
        Path italian =
                NewGame.of(template, titles, seats, Set.of(), "it").write(home.resolve("it"), home.resolve("it-t"));
        List<String> one = Files.readAllLines(english);
        List<String> other = Files.readAllLines(italian);
        assertThat(other)
                .hasSameSizeAs(one)
                .anyMatch(line -> line.endsWith("- un turno") || line.endsWith("- un giro"));
        for (int i = 0; i < one.size(); i++) {
            boolean remark = one.get(i).startsWith("#");
            assertThat(other.get(i).equals(one.get(i))).as(one.get(i)).isEqualTo(!remark);
        }
    }

    private Path holds(GameTemplate template, Map<String, String> titles, List<GameTemplate.Seat> seats)
            throws Exception {
        NewGame game = NewGame.of(template, titles, seats, Set.of("my-game"));
        assertThat(game.id()).isNotEqualTo("my-game");
        Path rules = game.write(home.resolve("rules"), home.resolve("tutorials"));
        String folder = home.resolve("rules").toString();

        Said checked = Said.by("check", "--translations", rules.toString());
        assertThat(checked.out() + checked.err()).contains("no problems").doesNotContain("remark");

        Said taught = Said.by(
                "lesson",
                home.resolve("tutorials")
                        .resolve(game.id())
                        .resolve("01-first-lesson.md")
                        .toString(),
                "--rules",
                folder,
                "--check");
        assertThat(taught.code()).as(taught.out() + taught.err()).isZero();
        assertThat(taught.out() + taught.err()).contains("solved").doesNotContain("advice", "error");

        String[] simulate = {"simulate", game.id(), "--rules", folder, "--json", "--threads", "1", "--matches"};
        for (int players = template.header().fewest(); players <= seats.size(); players++) {
            Said played = Said.by(with(simulate, "40", "--players", String.valueOf(players)));
            assertThat(played.code()).as(played.err()).isZero();
            assertThat(played.out()).contains("\"broken-off\": 0");
        }
        String computers = String.join(
                ",",
                Stream.generate(() -> "fair:20")
                        .limit(template.header().fewest())
                        .toList());
        Said computer = Said.by(with(simulate, "1", "--seats", computers));
        assertThat(computer.code()).as(computer.err()).isZero();
        return rules;
    }

    private static String[] with(String[] words, String... more) {
        return Stream.concat(Stream.of(words), Stream.of(more)).toArray(String[]::new);
    }
}
