package regola.engine.lower;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.language.model.Expr;

/** What in the condition of a loop is the same in every round, so that it is computed once before. */
class SteadyTest {
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', textBlock = """
            height of s < length of route            | -
            height of s < length of route + few      | -
            height of s < few + few                | -
            height of s < few                       | -
            height of s < 2 * 3                      | -
            height of s < top-height()               | -
            s in next of left + ahead of last        | UNION(NEXT_OF_SITES(left), AHEAD(last))
            s in ahead of last                       | -
            s in ahead of last & left                | COMMON(AHEAD(last), left)
            distance(s, a) < few / 2                | -
            distance(s, a) < length of (route + route) | -
            no (men on last) and s is a              | ON_SITE(men, last)
            s is (a if no (men on last) otherwise b) | if(NOT(SOME(ON_SITE(men, last))), a, b)
            distance(s, (a if few > 3 otherwise last)) > 1 | if(LESS(3, few), a, last)
            distance(s, (s if few > 3 otherwise a)) > 1 | LESS(3, few)
            distance(s, (s if height of a > 3 otherwise a)) > 1 | -
            every t in men on left where site of t is s | ON_SITES(men, left)
            every t in field where distance(s, t) < number of (men on t) | -
            supposing red-1 moves to s: number of (men on left) > 0 | -
            """)
    void aCondition(String condition, String parts) {
        Sample sample = new Sample();
        String text = "those s in field where " + condition;
        Expr.Each each = (Expr.Each) sample.exprs(text).expand(sample.expr(text));
        String found = String.join(
                "; ", Shown.all(Steady.parts(each.condition(), Set.of(each.slot()), sample.lowering.effects)));
        assertThat(found.isEmpty() ? "-" : found).isEqualTo(parts);
    }
}
