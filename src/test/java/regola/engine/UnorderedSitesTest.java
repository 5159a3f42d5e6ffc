package regola.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import regola.engine.value.Position;

/** Where no order counts, pieces are listed by kind and number, however they came there; where it does, as they lie. */
class UnorderedSitesTest {
    private static final Ruleset RULES = SampleRules.written(
            "board field",
            "  sites a1 .. a3 from 0, 0 to 2, 0",
            "pieces men: 3 \"{player}-{n}\" for each player",
            "pieces coins, alike: 3 gold, 3 silver",
            "zone purse",
            "zone pile, stack",
            "each coins keeps marked: number = 0",
            "start",
            "  move men to a1",
            "  move coins to a2",
            "turn",
            "  choose go by mover",
            "    option put (thing in pieces on a1 + a2) to (to in [purse, pile, a3])",
            "      then",
            "        move thing to to",
            "    option mark (coin in coins on purse)",
            "      then",
            "        set marked of coin = marked of coin + 1",
            "    option pour",
            "      then",
            "        move pieces on purse to pile",
            "    option end",
            "      then",
            "        finish drawn");

    private static Match after(String... moves) {
        Match match = Match.start(RULES, 1);
        for (String move : moves) match.play(move);
        return match;
    }

    private static Object zone(Match match, String zone) {
        return match.position().object("zones").get(zone);
    }

    @Test
    void piecesAreListedByKindAndNumberHoweverTheyCameThere() {
        String[] there = {
            "put silver to purse",
            "put blue-2 to purse",
            "put gold to purse",
            "put red-3 to purse",
            "put silver to purse",
            "put red-1 to purse"
        };
        assertThat(zone(after(there), "purse"))
                .isEqualTo(Map.of("purse", List.of("red-1", "red-3", "blue-2", "gold", "silver", "silver")));
    }

    @Test
    void onABoardAndInAStackTheyAreListedAsTheyLie() {
        Match match = after(
                "put blue-2 to pile", "put red-1 to pile", "put gold to pile", "put blue-3 to a3", "put red-2 to a3");
        assertThat(zone(match, "pile")).isEqualTo(Map.of("pile", List.of("blue-2", "red-1", "gold")));
        assertThat(zone(match, "field"))
                .isInstanceOfSatisfying(
                        Map.class, field -> assertThat(field.get("a3")).isEqualTo(List.of("blue-3", "red-2")));
    }

    /**
     * Also what is poured out of it lies in that order, so that a match that was read back goes on as it would have.
     */
    @Test
    void aPositionReadsBackToTheSameOrderWhereverItGoes() {
        Match match = after(
                "put silver to purse",
                "put gold to purse",
                "put blue-1 to purse",
                "put gold to purse",
                "mark gold",
                "put red-2 to purse");
        Position written = match.position();
        Match again = Match.at(RULES, written, 7);
        assertThat(again.position()).hasToString(written.toString());
        assertThat(again.decision().legal()).isEqualTo(match.decision().legal());

        for (Match each : List.of(match, again)) for (String move : List.of("put gold to a3", "pour")) each.play(move);
        assertThat(again.position()).hasToString(match.position().toString());
        assertThat(zone(match, "pile")).isEqualTo(Map.of("pile", List.of("red-2", "blue-1", "gold", "gold", "silver")));
    }

    /** Whoever writes the pieces of a position by hand may list them as they like. */
    @Test
    void aPositionWrittenInAnyOrderIsTheSame() {
        Position mixed = Position.of(Map.of(
                "zones",
                Map.of("purse", Map.of("purse", List.of("silver", "blue-1", "gold", "red-1"))),
                "vars",
                Map.of("mover", "red")));
        assertThat(zone(Match.at(RULES, mixed, 1), "purse"))
                .isEqualTo(Map.of("purse", List.of("red-1", "blue-1", "gold", "silver")));
    }
}
