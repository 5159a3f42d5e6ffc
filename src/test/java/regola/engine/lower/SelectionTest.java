package regola.engine.lower;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.engine.board.Bits;
import regola.engine.form.Op;
import regola.language.model.Expr;
import regola.language.model.Type;

/** Which conditions on a site become the set of all sites for which they hold, and which have to be tried. */
class SelectionTest {
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', textBlock = """
            s is a                                              | a
            s is not a                                          | b c d e f
            s in left                                           | a b
            s in left and s is not a                            | b
            s in left or s is d                                 | a b d
            no men on s                                         | c d e
            some men of red on s                                | a f
            free(s) and s in ahead of b                         | c d e
            d in next of s                                      | c
            d in ahead of s                                     | a b c
            a in behind of s                                    | b c d e
            some (neighbours of s & left)                       | a b c
            some l in rows where sites of l in left + c         | a b c d e f
            some l in through(rows, s) where sites of l in left + c | a b c
            few is 0 | a b c d e f
            few is 1 or s is c                                 | c
            ((s is a) if few is 0 otherwise (s is b))           | a
            height of s is 0                                    | tried
            s is a or height of s is 0                          | tried
            number of men on s is 1                             | tried
            top of s is red-1                                   | tried
            supposing red-1 moves to s: some men on a           | tried
            """)
    void aConditionOnASite(String condition, String sites) {
        Sample sample = new Sample();
        String text = "those s in field where " + condition;
        ExprLowering exprs = sample.exprs(text);
        Expr.Each each = (Expr.Each) exprs.expand(sample.expr(text));
        Op set = exprs.selection().of(each.condition(), each.slot(), Type.SITE);
        String found = set == null
                ? "tried"
                : Arrays.stream(Bits.elements(set.node().eval(sample.execution)))
                        .mapToObj(site -> sample.layout.names().id(Type.SITE, site))
                        .filter(id -> id.length() == 1)
                        .sorted()
                        .collect(Collectors.joining(" "));
        assertThat(found).isEqualTo(sites);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', textBlock = """
            site of m is a                 | red-1
            owner of m is blue             | blue-1 blue-2 blue-3
            site of m in left              | blue-1 red-1
            owner of m is not red          | blue-1 blue-2 blue-3
            owner of m is mover            | red-1 red-2 red-3
            height of site of m is 0       | tried
            """)
    void aConditionOnAPiece(String condition, String pieces) {
        Sample sample = new Sample();
        String text = "those m in men where " + condition;
        ExprLowering exprs = sample.exprs(text);
        Expr.Each each = (Expr.Each) exprs.expand(sample.expr(text));
        Op set = exprs.selection().of(each.condition(), each.slot(), Type.PIECE);
        String found = set == null
                ? "tried"
                : Arrays.stream(Bits.elements(set.node().eval(sample.execution)))
                        .mapToObj(piece -> sample.layout.names().id(Type.PIECE, piece))
                        .sorted()
                        .collect(Collectors.joining(" "));
        assertThat(found).isEqualTo(pieces);
    }
}
