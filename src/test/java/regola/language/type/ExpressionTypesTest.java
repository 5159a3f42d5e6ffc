package regola.language.type;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.language.ConditionResult;
import regola.language.RuleCompiler;
import regola.language.SmallGame;
import regola.language.model.CheckedGame;
import regola.language.model.Expr;
import regola.language.model.Operator;
import regola.language.model.Type;
import regola.language.source.SourceText;

/** What type an expression has, and which conversions it takes to fit where another is wanted. */
class ExpressionTypesTest {
    private static final CheckedGame GAME = SmallGame.checked();

    private static Expr expression(String text, Type wanted) {
        ConditionResult result = RuleCompiler.compileExpression(GAME, SourceText.of("text", text), wanted);
        assertThat(result.diagnostics()).as(text).isEmpty();
        return result.condition().orElseThrow().value();
    }

    private static String wrong(String text, Type wanted) {
        ConditionResult result = RuleCompiler.compileExpression(GAME, SourceText.of("text", text), wanted);
        assertThat(result.condition()).as(text).isEmpty();
        return result.diagnostics().get(0).code().toString();
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = ':',
            value = {
                "1 + 2 * longest: number",
                "longest > 1 and not (count is 3): yes or no",
                "item 1 of steps: number",
                "steps: list of number",
                "a1: site",
                "field: set of site",
                "goal: set of site",
                "hot: set of site",
                "heap: site",
                "hand: set of site",
                "hand of mover: site",
                "box: site",
                "sites: set of site",
                "next of a1: set of site",
                "next of goal: set of site",
                "ahead of a1 & hot: set of site",
                "neighbours of a1 - a2: set of site",
                "a1 + a2: set of site",
                "ray(a1, 2): list of site",
                "step(a1, 1): site",
                "men: set of piece",
                "things: set of piece",
                "pieces: set of piece",
                "men of mover: set of piece",
                "pieces of white: set of piece",
                "gold on a1: set of piece",
                "white-man-1 on field: set of piece",
                "(men on a1) + coins: set of piece",
                "one men: piece",
                "one gold: piece",
                "top of a1: piece",
                "stack of heap: list of piece",
                "first of stack of heap: piece",
                "rest of steps: list of number",
                "gold: kind",
                "kind of white-man-1: kind",
                "kinds of coins: set of kind",
                "kinds of (men of white): set of kind",
                "mover: player",
                "players - mover: set of player",
                "owner of white-man-1: player",
                "owner of men: set of player",
                "next-player(white): player",
                "others-after(mover): list of player",
                "order-of-play: list of player",
                "rows: set of line",
                "through(rows, a1): set of line",
                "a1-a2-a3: line",
                "sites of a1-a2-a3: set of site",
                "sites of rows: set of site",
                "order of a1-a2-a3: list of site",
                "sign of sun-m2: sign",
                "worth of sun-m2: number",
                "sign: set of sign",
                "worth: set of number",
                "tired of white-man-1: yes or no",
                "holder of a9: player",
                "white-man-1 is tired: yes or no",
                "a1 is free: yes or no",
                "far(a1, a2): yes or no",
                "weather is sunny: yes or no",
                "sun is sign of sun-1: yes or no",
                "last is none: yes or no",
                "number of gold: number",
                "number of men on field: number",
                "length of steps: number",
                "some last: yes or no",
                "no men on a1: yes or no",
                "1 .. 4: list of number",
                "[a1, a2]: list of site",
                "[gold, silver]: list of kind",
                "a1 if count > 1 otherwise none: site",
                "gold if count > 1 otherwise men: set of piece",
                "those m in men where m is tired: set of piece",
                "those n in steps where n > 1: list of number",
                "those m in men with most distance(a1, site of m): set of piece",
                "all site of m for m in men: set of site",
                "all next of s for s in goal: set of site",
                "sum of longest for m in men: number",
                "most of n for n in steps: number",
                "every s in field where s is free: yes or no",
                "steps + 3: list of number",
                "steps + steps: list of number",
                "steps - 2: list of number",
                "times-seen(): number",
                "turn-number(): number",
                "gold in kinds of coins: yes or no",
                "goal in field: yes or no",
                "a1 in [a1, a2]: yes or no",
                "white-man-1 in gold: yes or no",
                "a1 not in goal: yes or no"
            })
    void anExpressionHasItsType(String text, String type) {
        assertThat(expression(text.strip(), null).type().toString()).isEqualTo(type.strip());
    }

    @Test
    void oneThingBecomesASetOfJustIt() {
        Expr.Operation set = (Expr.Operation) expression("a1", Type.SITE.set());
        assertThat(set.operator()).isEqualTo(Operator.SINGLETON);
        assertThat(set.operands().get(0)).isInstanceOf(Expr.Named.class);
    }

    @Test
    void aKindBecomesItsPieces() {
        assertThat(((Expr.Operation) expression("gold", Type.PIECE.set())).operator())
                .isEqualTo(Operator.PIECES_OF_KIND);
        assertThat(expression("kinds of coins", Type.PIECE.set())).isInstanceOf(Expr.Each.class);
    }

    @Test
    void aListBecomesASetAndBack() {
        assertThat(((Expr.Operation) expression("stack of heap", Type.PIECE.set())).operator())
                .isEqualTo(Operator.TO_SET);
        assertThat(((Expr.Operation) expression("goal", Type.SITE.list())).operator())
                .isEqualTo(Operator.TO_LIST);
        assertThat(expression("a1", Type.SITE.list())).isInstanceOf(Expr.ListOf.class);
    }

    @Test
    void noneFitsWhereSomethingCanBeAbsent() {
        assertThat(expression("none", Type.SITE)).isInstanceOf(Expr.None.class);
        assertThat(expression("none", Type.SITE).type()).isEqualTo(Type.SITE);
        assertThat(expression("none", Type.choice("sign")).type()).isEqualTo(Type.choice("sign"));
        assertThat(expression("[]", Type.NUMBER.list()).type()).isEqualTo(Type.NUMBER.list());
        assertThat(wrong("none", Type.NUMBER)).isEqualTo("R301");
        assertThat(wrong("none", Type.TRUTH)).isEqualTo("R301");
    }

    @Test
    void moreIsTheOtherWayRound() {
        Expr.Operation more = (Expr.Operation) expression("longest > count", null);
        assertThat(more.operator()).isEqualTo(Operator.LESS);
        assertThat(more.operands().get(0)).isInstanceOf(Expr.VariableValue.class);
    }

    @Test
    void whatIsAskedOfManyUsesTheOperatorForMany() {
        assertThat(((Expr.Operation) expression("next of a1", null)).operator()).isEqualTo(Operator.NEXT);
        assertThat(((Expr.Operation) expression("next of goal", null)).operator())
                .isEqualTo(Operator.NEXT_OF_SITES);
        assertThat(((Expr.Operation) expression("site of gold", null)).operator())
                .isEqualTo(Operator.SITES_OF_PIECES);
    }

    @Test
    void supposingHasTheTypeOfWhatIsAsked() {
        assertThat(expression("supposing white-man-1 moves to a1: number of men on a1", null)
                        .type())
                .isEqualTo(Type.NUMBER);
        assertThat(expression("supposing a1 moves to a2: men on a2", null).type())
                .isEqualTo(Type.PIECE.set());
        assertThat(expression("supposing a1-a2-a3 shifts by 1: a1 is free", null)
                        .type())
                .isEqualTo(Type.TRUTH);
    }

    @Test
    void supposingARuleHasTheTypeOfWhatIsAsked() {
        CheckedGame game = SmallGame.checked("rule go(m: piece, to: site)", "  move m to to");
        assertThat(typeIn(game, "supposing do go(white-man-1, a2): men on a2", null))
                .isEqualTo(Type.PIECE.set());
        assertThat(typeIn(game, "supposing do go(white-man-1, a2): 3", null)).isEqualTo(Type.NUMBER);
    }

    @Test
    void aRuleThatDrawsCannotBeSupposedOutsideOfTheFileEither() {
        CheckedGame game = SmallGame.checked("rule mix()", "  shuffle heap");
        assertThat(RuleCompiler.compileExpression(game, SourceText.of("text", "supposing do mix(): yes"), null)
                        .diagnostics())
                .extracting(found -> found.code().code())
                .containsExactly("R437");
    }

    @Test
    void theWantedTypeTellsNamesApart() {
        CheckedGame game = SmallGame.checked(
                "choice colour: white, black", "pieces tokens, alike: 3 \"{colour}\" for each colour");
        assertThat(typeIn(game, "white", Type.PLAYER)).isEqualTo(Type.PLAYER);
        assertThat(typeIn(game, "white", Type.choice("colour"))).isEqualTo(Type.choice("colour"));
        assertThat(typeIn(game, "white", null)).isEqualTo(Type.KIND);
        assertThat(typeIn(game, "mover is white", Type.TRUTH)).isEqualTo(Type.TRUTH);
        assertThat(typeIn(game, "kind of (one tokens) is white", Type.TRUTH)).isEqualTo(Type.TRUTH);
        assertThat(typeIn(game, "colour of (one tokens) is white", Type.TRUTH)).isEqualTo(Type.TRUTH);
    }

    private static Type typeIn(CheckedGame game, String text, Type wanted) {
        ConditionResult result = RuleCompiler.compileExpression(game, SourceText.of("text", text), wanted);
        assertThat(result.diagnostics()).as(text).isEmpty();
        return result.condition().orElseThrow().value().type();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ':',
            value = {
                "men + 3: R303", "a1 is men: R303", "white-man-1 is gold: R303", "a1 is goal: R303",
                        "count in a1: R301", "men > 3: R301",
                "site of a1: R301", "random of men: R402", "here: R402", "hand of heap: R301", "moved of white: R209",
                        "nothing-such: R201",
                "longest-1: R202", "distance(a1): R302", "far: R302", "tired: R205", "number of 3: R301", "some 3: R301"
            })
    void whatDoesNotFitIsSaid(String text, String code) {
        assertThat(wrong(text.strip(), null)).isEqualTo(code.strip());
    }

    @Test
    void aConditionMustBeYesOrNo() {
        ConditionResult result = RuleCompiler.compileCondition(GAME, SourceText.of("lesson.md", "men on a1"));
        assertThat(result.condition()).isEmpty();
        assertThat(result.diagnostics().get(0).what())
                .isEqualTo("'men on a1' is a set of pieces, but a condition needs yes or no");
    }
}
