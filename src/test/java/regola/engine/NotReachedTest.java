package regola.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What would fail does no harm where the rule file does not come to it: behind a condition that decides already, and in
 * a loop without rounds. However much earlier the engine would like to compute it.
 */
class NotReachedTest {
    private static final String[] GAME = {
        "board field",
        "  sites a1 .. a4 from 0, 0 to 3, 0",
        "pieces men: 2 \"{player}-{n}\" for each player",
        "keep zero: number = 0",
        "keep below: number = -1",
        "keep route: list of site = none",
        "keep few: list of number = none",
        "keep long: list of number = 1 .. 60000",
        "each field keeps height: number = 0",
        "function down(n: number): number",
        "  if n is 0",
        "    answer 0",
        "  answer down(n - 1)",
        "function counted(n: number): number",
        "  let rest = n",
        "  while rest is not 0",
        "    set rest = rest - 1",
        "  answer n",
        "function second(a: site, b: site): site = b",
    };
    private static final String[] TURN = {
        "turn", "  choose go by mover", "    option go (to in field)",
    };

    private static Ruleset rules(String... more) {
        List<String> lines = new ArrayList<>(List.of(GAME));
        lines.addAll(List.of(more));
        return SampleRules.written(lines.toArray(String[]::new));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "every s in field - field where height of s < 1 / zero + 1",
                "every s in field - field where height of s < item 3 of rest of long or height of s < item zero of long",
                // the first of a set of numbers, of which there may be none
                "every s in field - field where height of s < one (all n + 1 for n in few)",
                "every s in field - field where height of s < first of (all n + 1 for n in few)",
                // a list that gets too long
                "every s in field - field where height of s < length of (long + long)",
                "no field or below < 0 or length of (long + long) > 3",
                // a function that calls itself without an end, and one that loops without an end
                "every s in field where below < 0 or height of s <= down(below)",
                "every s in field where below < 0 or height of s <= counted(below)",
                // a condition that could become a set, behind another one that could not
                "(those s in field where height of s > 0 and s is item 1 of route) is none",
                "(those s in field where height of s > 0 and s in [item 1 of route]) is none",
                "not (some s in field where height of s > 0 and s is item 1 of route)",
                // and in a loop without rounds
                "(those s in field - field where s is item 1 of route) is none",
                "not (some s in field - field where s is item 1 of route)",
                "not (some s in (field - field) where s not in [item 1 of route])",
                "every s in field - field where s is item 1 of route",
                "every s in field where height of s is 0 or s is item 1 of route"
            })
    void whatWouldFailIsNotComputed(String claim) {
        Match match = Match.start(rules(String.join("\n", TURN)), 1);
        assertThat(match.holds(SampleRules.condition(match.rules(), claim))).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "require below >= 0 and down(below) >= 0",
                "require every s in field where below < 0 or height of s <= down(below)",
                "require every s in field - field where height of s < length of (long + long)",
                "require every s in field where height of s is 0 or s is item 1 of route",
                "require not (some s in field where height of s > 0 and (to is s or s is item 1 of route))"
            })
    void aGameGoesOn(String requirement) {
        Ruleset rules = rules(
                String.join("\n", TURN),
                "      " + requirement + " because T-1 en \"No.\" it \"No.\"",
                "    option wait");
        assertThatCode(() -> Match.start(rules, 1).play("wait")).doesNotThrowAnyException();
    }

    @Test
    void whatIsDrawnIsDrawnAlthoughNobodyAsksForIt() {
        Ruleset rules = rules(
                "turn",
                "  if zero > 0",
                "    finish drawn",
                "  let there = second(random of field, random of field)",
                "  choose go by mover",
                "    option go");
        List<String> told = new ArrayList<>();
        Match match = Match.start(rules, 1, event -> told.add(event.kind().toString()));
        assertThat(told.stream().filter(kind -> kind.equalsIgnoreCase("chance")))
                .as("%s", told)
                .hasSize(2);
        assertThat(match.legalCount()).isEqualTo(1);
    }
}
