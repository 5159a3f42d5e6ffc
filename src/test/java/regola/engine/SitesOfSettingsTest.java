package regola.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.engine.value.Answer;
import regola.engine.value.BoardGraph;
import regola.engine.value.Position;
import regola.engine.value.PositionProblem;
import regola.engine.value.RuleFailure;
import regola.language.model.Type;

/**
 * Sites that are there only with some values of the settings: what joins them goes on without them, and who names them
 * is told.
 */
class SitesOfSettingsTest {
    private static final String[] LINES = {
        "setting length: 1 to 4 = 4",
        "setting low: yes or no = no",
        "setting wind: one of calm, storm = calm",
        "board field",
        "  site a1 at 0, 0",
        "  site a2 at 1, 0 if low",
        "  site a3 at 2, 0",
        "  sites b2 .. b3 at 0, 1 if length * 2 - 1 > 5 and not low or wind is storm",
        "  site b4 at 3, 1 if length >= 4",
        "  path a1 -> a2 -> a3 -> b4",
        "  path a3 -> b2 -> a3",
        "  lines rows",
        "    front: a1 a2 a3",
        "    back: b2 b3",
        "    side: a3 b4",
        "  region front-sites: a1 .. a3",
        "  region back-sites: b2 .. b4",
        "mark wet on a2, a3 drawn spring en \"Wet.\" it \"Bagnato.\"",
        "pieces men: 1 \"{player}-{n}\" for each player",
        "keep goal: site = none",
        "each field keeps wind-here: number = 0",
        "start",
        "  move men to item (number of field) of field",
        "turn",
        "  choose go by mover",
        "    option go (man in men) (to in field)",
        "      require to is not a1 because S-1 en \"Not there.\" it \"Non là.\"",
        "      then",
        "        move man to to",
        "    if none",
        "      finish drawn"
    };

    private static final Ruleset ALL = SampleRules.written(LINES);

    private static Ruleset with(String setting, long value) {
        return Ruleset.of(ALL.game(), 2, Map.of(setting, List.of(value)));
    }

    private static List<String> sites(Ruleset rules) {
        return rules.names().ids(Type.SITE);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "length|4|a1 a3 b2 b3 b4",
                "length|3|a1 a3",
                "length|1|a1 a3",
                "low|1|a1 a2 a3 b4",
                "wind|1|a1 a3 b2 b3 b4"
            })
    void aSiteIsThereIfTheSettingsSaySo(String setting, long value, String there) {
        Ruleset rules = with(setting, value);
        List<String> seen = rules.board().sites().stream()
                .filter(BoardGraph.Site::onBoard)
                .map(BoardGraph.Site::id)
                .toList();
        assertThat(String.join(" ", seen)).isEqualTo(there);
        assertThat(sites(rules)).startsWith(there.split(" "));
        assertThat(Match.start(rules, 1)
                        .holds(SampleRules.condition(rules, "number of field is " + there.split(" ").length)))
                .isTrue();
    }

    /**
     * The path goes on from a1 to a3, one that leads there and back again does not lead round and round, and the row
     * has two sites.
     */
    @Test
    void pathsLinesRegionsAndMarksDoWithoutIt() {
        Match match = Match.start(with("length", 3), 1);
        for (String law : List.of(
                "a3 in next of a1 and number of next of a1 is 1",
                "no next of a3",
                "distance(a1, a3) is 1",
                "a3 in neighbours of a1",
                "number of rows is 2",
                "front-sites is a1 + a3",
                "no back-sites",
                "number of wet is 1 and a3 in wet",
                "order of front is [a1, a3]",
                "order of side is [a3]",
                "every l in rows where some sites of l")) {
            assertThat(match.holds(SampleRules.condition(match.rules(), law)))
                    .as(law)
                    .isTrue();
        }
        BoardGraph graph = match.rules().board();
        assertThat(graph.marks().get(0).sites()).hasSize(1);
        assertThat(graph.lines()).extracting(BoardGraph.Line::id).containsExactly("front", "side");
        assertThat(graph.regions().get("back-sites")).isEmpty();
        assertThat(graph.paths()).hasSize(1);
    }

    @Test
    void positionsAndMovesThatNameItAreToldSo() {
        Ruleset rules = with("length", 3);
        Map<String, Object> fields = Map.of(
                "zones",
                Map.of("field", Map.of("b4", List.of("red-1"), "b5", List.of())),
                "sites",
                Map.of("a2", Map.of("wind-here", 1L)),
                "vars",
                Map.of("mover", "red", "goal", "b3"));

        PositionProblem problem =
                catchThrowableOfType(PositionProblem.class, () -> Match.at(rules, Position.of(fields), 1));
        List<String> english = new ArrayList<>();
        problem.problems().forEach(one -> english.add(one.said().text("en")));
        assertThat(english)
                .containsExactlyInAnyOrder(
                        "with these settings the board has no site 'b4'",
                        "with these settings the board has no site 'a2'",
                        "with these settings the board has no site 'b3'",
                        "no site is called 'b5'");
        assertThat(problem.problems())
                .extracting(one -> one.said().text("it"))
                .contains("con queste impostazioni il tabellone non ha il posto 'b4'");

        Answer answer = Match.start(rules, 1).ask("go red-1 b4");
        assertThat(answer).isInstanceOfSatisfying(Answer.NotUnderstood.class, not -> {
            assertThat(not.message().text("en")).startsWith("With these settings the board has no site 'b4'.");
            assertThat(not.message().text("it"))
                    .startsWith("Con queste impostazioni il tabellone non ha il posto 'b4'.");
        });
    }

    @Test
    void aRuleThatNamesItCannotBeSetUpWithoutIt() {
        String[] lines = LINES.clone();
        lines[lines.length - 9] = "  move men to b4";
        Ruleset whole = SampleRules.written(lines);
        RuleFailure failure = catchThrowableOfType(
                RuleFailure.class, () -> Ruleset.of(whole.game(), 2, Map.of("length", List.of(3L))));
        assertThat(failure.what()).isEqualTo("there is no site 'b4'");
        assertThat(failure.why()).startsWith("with these settings");
        assertThat(failure.span()).isNotNull();
    }

    /** What cannot be computed is told with its place, as in a match. */
    @Test
    void aNumberTooLargeIsTold() {
        String[] lines = LINES.clone();
        lines[8] = "  site b4 at 3, 1 if length * 9000000000000000000 > 4";
        RuleFailure failure = catchThrowableOfType(RuleFailure.class, () -> SampleRules.written(lines));
        assertThat(failure.what()).isEqualTo("this number is too large");
        assertThat(failure.span()).isNotNull();
    }
}
