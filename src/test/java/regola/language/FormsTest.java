package regola.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import regola.language.model.CheckedGame;
import regola.language.model.Expr;
import regola.language.model.Statement;
import regola.language.source.SourceText;

/**
 * What every form of expression and statement says stands inside of it, held against what it is made of: in all shipped
 * games with each of their variants, and in a small game for the forms that they do without.
 */
class FormsTest {

    @Test
    void everyExpressionInsideIsAPart() throws Exception {
        Set<Class<?>> met = new HashSet<>();
        for (CheckedGame game : games()) {
            for (Expr expr : ModelWalk.all(game, Expr.class)) {
                met.add(expr.getClass());
                assertThat(expr.parts().stream().map(Expr.Part::expr).toList())
                        .as("%s", expr)
                        .isEqualTo(inside(expr, Expr.class));
            }
        }
        assertThat(met).containsExactlyInAnyOrderElementsOf(forms(Expr.class));
    }

    @Test
    void whatIsRebuiltOfItsOwnPartsIsTheSame() throws Exception {
        for (CheckedGame game : games()) {
            for (Expr expr : ModelWalk.all(game, Expr.class)) {
                List<Expr> asked = new ArrayList<>();
                Expr again = expr.rebuilt(new Expr.Rebuilding() {
                    @Override
                    public Expr part(Expr.Part part) {
                        asked.add(part.expr());
                        return part.expr();
                    }

                    @Override
                    public int slot(int bound) {
                        return bound;
                    }
                });
                assertThat(again).isEqualTo(expr);
                assertThat(asked).as("%s", expr).isEqualTo(inside(expr, Expr.class));
            }
        }
    }

    @Test
    void everythingInsideAStatementIsThere() throws Exception {
        Set<Class<?>> met = new HashSet<>();
        for (CheckedGame game : games()) {
            for (Statement statement : ModelWalk.all(game, Statement.class)) {
                met.add(statement.getClass());
                if (statement instanceof Statement.Choose) continue; // its parts are a step further inside
                assertThat(statement.expressions()).as("%s", statement).isEqualTo(inside(statement, Expr.class));
                assertThat(statement.blocks().stream().flatMap(List::stream).toList())
                        .as("%s", statement)
                        .isEqualTo(inside(statement, Statement.class));
            }
        }
        assertThat(met).containsExactlyInAnyOrderElementsOf(forms(Statement.class));
    }

    /** The forms that a sealed type permits, those behind a kind of forms too. */
    private static List<Class<?>> forms(Class<?> sealed) {
        return Arrays.stream(sealed.getPermittedSubclasses())
                .flatMap(form -> form.isInterface() ? forms(form).stream() : Stream.<Class<?>>of(form))
                .toList();
    }

    /** What a record holds of a type, by itself or in lists, in order. */
    private static <T> List<T> inside(Object record, Class<T> type) throws ReflectiveOperationException {
        List<T> found = new ArrayList<>();
        for (RecordComponent component : record.getClass().getRecordComponents()) {
            Object value = component.getAccessor().invoke(record);
            for (Object one : value instanceof List<?> list ? list : value == null ? List.of() : List.of(value)) {
                if (type.isInstance(one)) found.add(type.cast(one));
            }
        }
        return found;
    }

    private static List<CheckedGame> games() {
        List<CheckedGame> games = new ArrayList<>();
        for (String id : Shipped.games()) {
            games.add(Shipped.game(id));
            for (String variant : Shipped.variants(id)) games.add(Shipped.game(id, variant));
        }
        games.add(Shipped.compiled(CompileRequest.of(SourceText.of(
                "sample.rules",
                String.join(
                        "\n",
                        "game sample",
                        "  title en \"Sample\" it \"Esempio\"",
                        "  players 2: red, blue",
                        "board field",
                        "  sites a1 .. a3 from 0, 0 to 2, 0",
                        "pieces men: 1 \"{player}-{n}\" for each player",
                        "pieces coins: 1 gold",
                        "group things: men, coins",
                        "zone deck, stack",
                        "keep n: number = 0",
                        "start",
                        "  shuffle deck",
                        "  set mover = blue",
                        "turn",
                        "  remember position",
                        "  forget positions",
                        "  if kinds of things is none",
                        "    finish drawn",
                        "  repeat 2 times",
                        "    set n = n + 1",
                        "  if n > 3",
                        "    end turn",
                        "  if supposing do more(): n > 4",
                        "    end turn",
                        "  stop",
                        "rule more()",
                        "  set n = n + 1",
                        "")))));
        return games;
    }
}
