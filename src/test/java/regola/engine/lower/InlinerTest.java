package regola.engine.lower;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.language.model.Expr;

/** What a call becomes: the short function itself, or still a call. */
class InlinerTest {
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', textBlock = """
            free(a)                        | NOT(SOME(ON_SITE(men, a)))
            free(last)                     | NOT(SOME(ON_SITE(men, last)))
            between(1, 2, few)             | AND(AT_MOST(1, 2), AT_MOST(2, few))
            between(1, few, 3)             | call-between(1, few, 3)
            same(4)                        | EQUAL(ADD(4, 4), MULTIPLY(2, 4))
            same(few)                     | call-same(few)
            same(few + 1)                 | call-same(ADD(few, 1))
            factorial(3)                   | call-factorial(3)
            top-height()                   | call-top-height()
            tall()                         | MOST s(field, height(s))
            lonely(a)                      | NOT(SOME m(men, IN(SITE(m), NEIGHBOURS(a))))
            lonely(last)                   | call-lonely(last)
            free(a) and free(b)            | AND(NOT(SOME(ON_SITE(men, a))), NOT(SOME(ON_SITE(men, b))))
            """)
    void aCall(String text, String expanded) {
        Sample sample = new Sample();
        assertThat(Shown.of(sample.exprs(text).expand(sample.expr(text)))).isEqualTo(expanded);
    }

    @Test
    void loopsThatArePutInTwiceHaveSlotsOfTheirOwn() {
        Sample sample = new Sample();
        String text = "lonely(a) and lonely(b)";
        Expr expanded = sample.exprs(text).expand(sample.expr(text));
        Expr.Each first = loop(Exprs.operand(expanded, 0));
        Expr.Each second = loop(Exprs.operand(expanded, 1));
        assertThat(first.slot()).isNotEqualTo(second.slot());
        assertThat(Exprs.reads(first.condition(), first.slot())).isTrue();
        assertThat(Exprs.freeSlots(expanded)).isEmpty();
    }

    private static Expr.Each loop(Expr not) {
        return (Expr.Each) Exprs.operand(not, 0);
    }
}
