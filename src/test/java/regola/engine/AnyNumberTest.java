package regola.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.engine.value.RuleFailure;
import regola.language.model.Type;

/** A pool that nobody counts has one piece of each name for every place that the board has as it is set up. */
class AnyNumberTest {
    private static final Ruleset RULES = SampleRules.written(
            "setting size: 1 to 6 = 3",
            "setting more: yes or no = no",
            "board field",
            "  grid size by size joined straight",
            "  site den at 0, 9 if more",
            "pieces stones, alike: any number of \"{player}-stone\" for each player, 2 wall",
            "turn",
            "  choose put by mover",
            "    option put (to in field)",
            "      then",
            "        move one (stones of mover on box) to to",
            "    option lift (from in field)",
            "      then",
            "        move stones of mover on from to box");

    @ParameterizedTest
    @CsvSource({"3,0,20", "1,0,4", "6,1,76"})
    void thereAreAsManyAsTheBoardHasPlaces(long size, long more, int pieces) {
        Ruleset rules = Ruleset.of(RULES.game(), 2, Map.of("size", List.of(size), "more", List.of(more)));
        assertThat(rules.names().ids(Type.PIECE)).hasSize(pieces);
    }

    /** All of one colour may stand on the board at once, and what was taken off is put down again. */
    @Test
    void theyFillTheBoardAndComeBack() {
        Match match = Match.start(with("size", 2), 1);
        for (String site : List.of("a1", "b1", "a2", "b2")) {
            match.play("put " + site);
            match.play("put " + site);
        }
        assertThat(holds(match, "every s in field where number of stones on s is 2"))
                .isTrue();
        match.play("lift a1");
        match.play("lift b2");
        match.play("put b1");
        assertThat(holds(match, "number of stones of red on b1 is 2")).isTrue();
    }

    /** More than there are places was never promised: the line that takes one more stops the match. */
    @Test
    void whoWantsMoreIsToldTheLine() {
        Match match = Match.start(with("size", 1), 1);
        match.play("put a1");
        match.play("put a1");
        assertThatThrownBy(() -> match.play("put a1"))
                .isInstanceOfSatisfying(
                        RuleFailure.class,
                        failure -> assertThat(failure.what()).isEqualTo("there is no piece to move"));
    }

    private static Ruleset with(String setting, long value) {
        return Ruleset.of(RULES.game(), 2, Map.of(setting, List.of(value)));
    }

    private static boolean holds(Match match, String condition) {
        return match.holds(SampleRules.condition(match.rules(), condition));
    }
}
