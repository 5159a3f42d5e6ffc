package regola.engine.lower;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.language.model.Expr;

/** Which conditions hold anyway, since another one that must hold too is among what they leave open. */
class SamenessTest {
    @ParameterizedTest(name = "{0} beside {1}")
    @CsvSource(delimiter = '|', textBlock = """
            few > 3 or few < 2              | few > 3         | true
            few < 2 or few > 3              | few > 3         | true
            few < 2 or few > 3 or free(a)   | few > 3         | true
            few < 2 or few > 4              | few > 3         | false
            few < 2                         | few < 2         | false
            few / few > 0 or few > 3        | few > 3         | false
            few > 3 or few / few > 0        | few > 3         | true
            few < 2 and few > 3             | few > 3         | false
            """)
    void aConditionBesideAnother(String condition, String other, boolean holdsAnyway) {
        Sample sample = new Sample();
        Expr one = sample.expr(condition);
        List<Expr> needed = Sameness.withoutImplied(List.of(one, sample.expr(other)), sample.lowering.effects);
        assertThat(!needed.contains(one)).isEqualTo(holdsAnyway);
    }
}
