package regola.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import regola.engine.value.BoardGraph;
import regola.engine.value.RuleFailure;

/** Places and lines of a grid by what they have in common, directions by name, and pieces that become others. */
class BoardPatternsTest {
    private static final String[] LINES = {
        "setting size: 4 to 6 = 4",
        "board field",
        "  grid size by size joined around",
        "  region dark: every dark site",
        "  region light: every light site",
        "  region edge: every border site",
        "  region home: every dark site in rows 1 to 2",
        "  region far: every site in row -1",
        "  region second: every site in column 2, a1",
        "  lines threes: every 3 in a row",
        "mark wet on far, every corner site en \"Wet.\" it \"Bagnato.\"",
        "pieces men, alike: 6 \"{player}-man\" for each player",
        "pieces kings, alike: 1 \"{player}-king\" for each player",
        "start",
        "  move men of red to home",
        "turn",
        "  choose go by mover",
        "    option crown (to in field)",
        "      require some men on to because S-1 en \"Nobody there.\" it \"Nessuno.\"",
        "      then",
        "        change men on to into kings of mover",
        "    option swap",
        "      then",
        "        change men on field into men of blue",
        "    if none",
        "      finish drawn"
    };

    private static final Ruleset RULES = SampleRules.written(LINES);

    private static String sites(Ruleset rules, String region) {
        BoardGraph graph = rules.board();
        TreeSet<String> names = new TreeSet<>();
        graph.regions().get(region).forEach(s -> names.add(graph.sites().get(s).id()));
        return String.join(" ", names);
    }

    @Test
    void aPatternHasTheSitesThatFit() {
        assertThat(sites(RULES, "dark")).isEqualTo("a1 a3 b2 b4 c1 c3 d2 d4");
        assertThat(sites(RULES, "light")).isEqualTo("a2 a4 b1 b3 c2 c4 d1 d3");
        assertThat(sites(RULES, "edge")).isEqualTo("a1 a2 a3 a4 b1 b4 c1 c4 d1 d2 d3 d4");
        assertThat(sites(RULES, "home")).isEqualTo("a1 b2 c1 d2");
        assertThat(sites(RULES, "second")).isEqualTo("a1 b1 b2 b3 b4");
        assertThat(RULES.board().sites().stream()
                        .filter(s -> s.marks().contains("wet"))
                        .map(BoardGraph.Site::id))
                .containsExactly("a1", "d1", "a4", "b4", "c4", "d4");
    }

    @Test
    void rowsCountFromTheFarSideHoweverLargeTheGrid() {
        Ruleset large = Ruleset.of(RULES.game(), 2, Map.of("size", List.of(6L)));
        assertThat(sites(RULES, "far")).isEqualTo("a4 b4 c4 d4");
        assertThat(sites(large, "far")).isEqualTo("a6 b6 c6 d6 e6 f6");
    }

    @Test
    void linesInARowAreAllThatTheGridHasRoomFor() {
        assertThat(RULES.board().lines())
                .hasSize(2 * 8 + 2 * 4)
                .extracting(BoardGraph.Line::id)
                .contains("a1-b1-c1", "a1-a2-a3", "b2-c3-d4", "a3-b2-c1");
    }

    @ParameterizedTest
    @EnumSource(Tier.class)
    void directionsHaveNames(Tier tier) {
        Match match = Match.start(RULES.in(tier), 1);
        for (String truth : List.of(
                "straight is [1, 3, 5, 7]",
                "diagonal is [2, 4, 6, 8]",
                "(all step(b2, d) for d in diagonal & forward of red) is a3 + c3",
                "(all step(b2, d) for d in diagonal & forward of blue) is a1 + c1",
                "number of through(threes, b2) is 7")) holds(match, truth);
    }

    private static void holds(Match match, String truth) {
        assertThat(match.holds(SampleRules.condition(RULES, truth))).as(truth).isTrue();
    }

    @ParameterizedTest
    @EnumSource(Tier.class)
    void manyPiecesGoToManyPlacesAndBecomeOthers(Tier tier) {
        Match match = Match.start(RULES.in(tier), 1);
        holds(match, "site of men of red & field is home and number of men of red on box is 2");
        match.play("crown b2");
        holds(match, "number of kings of red on b2 is 1 and no men on b2 and number of men of red on box is 3");
        match.play("swap");
        holds(match, "site of men of blue & field is home - b2 and no men of red on field");
    }

    @ParameterizedTest
    @EnumSource(Tier.class)
    void whatThereIsNoMoreOfStopsTheMatchWithItsLine(Tier tier) {
        Match match = Match.start(RULES.in(tier), 1);
        match.play("crown b2");
        match.play("crown a1");
        RuleFailure failure = catchThrowableOfType(RuleFailure.class, () -> match.play("crown c1"));
        assertThat(failure.span().source().text().substring(failure.span().start()))
                .startsWith("kings of mover");
    }
}
