package regola.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import regola.engine.value.RuleFailure;
import regola.engine.value.Thing;
import regola.language.ConditionResult;
import regola.language.RuleCompiler;
import regola.language.Shipped;
import regola.language.source.SourceText;

/** Questions asked of a match from outside of its rule file. */
class QueryTest {
    private static final Ruleset RULES = Shipped.rules("china-moon", 3);

    private static Query query(String text) {
        ConditionResult result = RuleCompiler.compileExpression(RULES.game(), SourceText.of("query", text), null);
        return RULES.query(result.condition().orElseThrow());
    }

    private static List<String> answer(String text) {
        Match match = Match.start(RULES, 1);
        match.play("hop green-1 a2");
        return match.answer(query(text)).stream().map(Thing::id).toList();
    }

    @Test
    void oneThing() {
        assertThat(answer("site of green-1")).containsExactly("a2");
        assertThat(answer("mover")).containsExactly("red");
        assertThat(answer("(number of frogs on start) - 10")).containsExactly("-2");
        assertThat(answer("hop is 2")).containsExactly("yes");
        assertThat(answer("one frogs on a9")).as("none").isEmpty();
    }

    @Test
    void setsAndLists() {
        assertThat(answer("landings(a2, 2) + landings(start, 1)")).containsExactly("a1", "a4");
        assertThat(answer("frogs of green")).containsExactly("green-1", "green-2", "green-3");
        assertThat(answer("[a3, a1, a3]")).containsExactly("a3", "a1", "a3");
        assertThat(answer("hop-steps")).containsExactly("2", "2", "2");
        assertThat(answer("those f in frogs where site of f is a9")).isEmpty();
        assertThat(answer("pads")).hasSize(40);
    }

    @Test
    void theMatchIsAsItWas() {
        Match match = Match.start(RULES, 1);
        long before = match.fingerprint();
        match.answer(query("landings(start, 2)"));
        assertThat(match.fingerprint()).isEqualTo(before);
    }

    @Test
    void aQueryBelongsToItsRules() {
        Match other = Match.start(Shipped.rules("china-moon", 4), 1);
        assertThatThrownBy(() -> other.answer(query("mover"))).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void whatCannotBeComputedHasItsPlace() {
        assertThatThrownBy(() -> answer("item 5 of hop-steps")).isInstanceOf(RuleFailure.class);
    }

    @Test
    void aRulesetKnowsHowMovesAreWritten() {
        assertThat(RULES.forms())
                .extracting(Object::toString)
                .contains("hop (frog) (to)", "bounce (to)", "pass")
                .doesNotHaveDuplicates();
        assertThat(RULES.game().ruleNumbers()).contains("CM-5.7", "CM-5.2").doesNotContain("CM-99");
    }
}
