package regola.language.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.source.Span;
import regola.language.tree.Declaration;
import regola.language.tree.ExprNode;
import regola.language.tree.Sentences;
import regola.language.tree.StatementNode;

/** What the golden files do not show well: places in texts, what is kept of a broken file, what is muted. */
class RuleParserTest {

    // ---- places

    @Test
    void aHoleKnowsItsPlaceInTheFile() {
        Parsing parsing = Parsing.game("turn", "  tell T-1 en \"now {owner of frog} moves\"");
        StatementNode.Tell tell = (StatementNode.Tell)
                ((Declaration.Turn) parsing.file().declarations().get(0))
                        .steps()
                        .get(0);
        Sentences.Hole hole =
                (Sentences.Hole) tell.explain().text().list().get(0).parts().get(1);
        ExprNode.Of of = (ExprNode.Of) hole.value();
        assertThat(of.subject().span()).hasToString("test.rules:5:30");
        assertThat(text(of.span())).isEqualTo("owner of frog");
        assertThat(text(hole.span())).isEqualTo("{owner of frog}");
    }

    @Test
    void charactersOfTwoUnitsDoNotMovePlaces() {
        String frogs = "\uD83D\uDC38\uD83D\uDC38";
        Parsing parsing = Parsing.game("# " + frogs, "turn", "  tell T-1 en \"" + frogs + " {mover}\"", "  move x");
        assertThat(parsing.found()).containsExactly("7:9 R102");
        StatementNode.Tell tell = (StatementNode.Tell)
                ((Declaration.Turn) parsing.file().declarations().get(0))
                        .steps()
                        .get(0);
        Sentences.Hole hole =
                (Sentences.Hole) tell.explain().text().list().get(0).parts().get(1);
        assertThat(text(hole.value().span())).isEqualTo("mover");
    }

    @Test
    void escapesStandForThemselves() {
        Parsing parsing = Parsing.game("turn", "  tell en \"a \\\"b\\\" \\{c\\} \\\\ {d}\"");
        StatementNode.Tell tell = (StatementNode.Tell)
                ((Declaration.Turn) parsing.file().declarations().get(0))
                        .steps()
                        .get(0);
        Sentences.Sentence sentence = tell.explain().text().list().get(0);
        assertThat(((Sentences.Words) sentence.parts().get(0)).words()).isEqualTo("a \"b\" {c} \\ ");
        assertThat(sentence.parts()).hasSize(2);
    }

    @Test
    void operatorsCoverTheirParentheses() {
        ExprNode.Binary product =
                (ExprNode.Binary) Parsing.expression("(a + b) * (c)").expression();
        assertThat(text(product.span())).isEqualTo("(a + b) * (c)");
        assertThat(text(product.wordSpan())).isEqualTo("*");
        assertThat(text(product.left().span())).isEqualTo("a + b");
    }

    private static String text(Span span) {
        return span.source().text().substring(span.start(), span.end());
    }

    // ---- what is kept

    @Test
    void theNameOfABrokenPartIsKept() {
        Parsing parsing = Parsing.game("function f(s site) = 3", "functoin g(s: site) = 3", "rule h()", "  stop");
        assertThat(parsing.found()).containsExactly("4:13 R102", "5:1 R101");
        assertThat(parsing.file().declarations()).hasSize(3);
        assertThat(parsing.file().declarations().get(0)).isInstanceOf(Declaration.Function.class);
        assertThat(parsing.file().declarations().get(1)).isInstanceOf(Declaration.Function.class);
    }

    @Test
    void theNameOfAnUnknownPartIsKept() {
        Parsing parsing = Parsing.game("thing other(s: site) = 3", "rule go to", "  stop");
        assertThat(parsing.found()).containsExactly("4:1 R103", "5:8 R102");
        assertThat(parsing.file().declarations())
                .allMatch(Declaration.Unread.class::isInstance)
                .hasSize(2);
        assertThat(parsing.file().complete()).isFalse();
    }

    @Test
    void aMistypedWordIsTakenForTheWordThatWasMeant() {
        Parsing parsing = Parsing.game("tunr", "  mvoe a to b", "  iff a is b", "    stpo", "  else", "    let c = d");
        assertThat(parsing.codes()).hasSize(5).containsOnly(DiagnosticCode.MISTYPED_WORD);
        Declaration.Turn turn = (Declaration.Turn) parsing.file().declarations().get(0);
        assertThat(turn.steps()).hasSize(2).hasAtLeastOneElementOfType(StatementNode.Move.class);
    }

    @Test
    void aStepWithABrokenValueIsKept() {
        Parsing parsing = Parsing.game("turn", "  let x = 3 +", "  move a to b");
        Declaration.Turn turn = (Declaration.Turn) parsing.file().declarations().get(0);
        assertThat(((StatementNode.Let) turn.steps().get(0)).value()).isInstanceOf(ExprNode.Broken.class);
        assertThat(turn.steps()).hasSize(2);
    }

    @Test
    void theLinesOfABoardWithABrokenFirstLineAreKept() {
        Parsing parsing = Parsing.game("board b of sites", "  site a at 0, 0", "  site c at 1");
        Declaration.Board board =
                (Declaration.Board) parsing.file().declarations().get(0);
        assertThat(board.lines()).hasSize(2);
        assertThat(parsing.codes()).hasSize(2);
    }

    @Test
    void aFileWithoutHeaderStillHasItsParts() {
        Parsing parsing = Parsing.file("rule go()", "  stop");
        assertThat(parsing.found()).containsExactly("1:1 R118");
        assertThat(parsing.file().header()).isNull();
        assertThat(parsing.file().declarations()).hasSize(1);
    }

    @Test
    void theDrawingAtTheEndOfAListIsForAllItems() {
        Parsing parsing = Parsing.game("pieces p: 2 \"a\" drawn x, 3 b, n c drawn y");
        Declaration.Pieces pieces =
                (Declaration.Pieces) parsing.file().declarations().get(0);
        assertThat(pieces.art().text()).isEqualTo("y");
        assertThat(pieces.items())
                .extracting(item -> item.art() == null ? null : item.art().text())
                .containsExactly("x", null, null);
    }

    // ---- what is muted

    @Test
    void severalMistakesAreAllTold() {
        Parsing parsing = Parsing.game(
                "turn",
                "  mvoe a to b",
                "  set x 3",
                "  if y z",
                "    move a",
                "  otherwise",
                "    let = 4",
                "setting s: 1 to = 3");
        assertThat(parsing.found())
                .containsExactly("5:3 R101", "6:8 R102", "7:8 R103", "8:11 R102", "10:8 R102", "11:16 R102");
    }

    @Test
    void aWordUsedAsANameIsToldOnce() {
        Parsing parsing = Parsing.game(
                "rule go(move: site)", "  let b = neighbours of move", "  add move to c", "  remove x from move");
        assertThat(parsing.found()).containsExactly("4:9 R104");
    }

    @Test
    void anUnindentedBlockIsToldOnce() {
        Parsing parsing = Parsing.game("rule go()", "move a to b", "let c = d", "stop", "rule other()", "  stop");
        assertThat(parsing.found()).as("its first line, which is put back").containsExactly("5:1 R123");
    }

    @Test
    void aForgottenBracketSpoilsItsLineOnly() {
        Parsing parsing = Parsing.game(
                "turn",
                "  let a = (3 + 4",
                "  let b = [1, 2",
                "  move c",
                "rule go(",
                "  stop",
                "rule other()",
                "  stop");
        assertThat(parsing.found()).containsExactly("5:11 R110", "6:11 R110", "7:9 R102", "8:8 R110");
    }

    @Test
    void linesIndentedTooFarStayInTheirBlock() {
        Parsing parsing = Parsing.game("turn", "  stop", "    move a to b", "    move c to d", "  move e");
        assertThat(parsing.found()).containsExactly("6:5 R123", "8:9 R102");
        assertThat(((Declaration.Turn) parsing.file().declarations().get(0)).steps())
                .hasSize(4);
    }

    // ---- single expressions

    @Test
    void anExpressionMayGoOverSeveralLines() {
        assertThat(Parsing.expression("a is b\n  and c is d\n").codes()).isEmpty();
    }

    @Test
    void anExpressionIsWhole() {
        assertThat(Parsing.expression("a b").found()).containsExactly("1:3 R103");
        assertThat(Parsing.expression("").codes()).hasSize(1);
        assertThat(Parsing.expression("a +").found()).containsExactly("1:4 R102");
        assertThat(Parsing.expression("(a").found()).containsExactly("1:1 R110");
        assertThat(Parsing.expression("§").found()).containsExactly("1:1 R111");
    }

    // ---- limits

    @Test
    void nothingIsTooDeepForTheStack() {
        for (String open : new String[] {
            "(",
            "[",
            "not ",
            "- ",
            "f of ",
            "f(",
            "number of ",
            "some ",
            "a if b otherwise ",
            "item (",
            "those x in ",
            "all ",
            "sum of ",
            "supposing a moves to b: ",
            "supposing do a(): ",
            "supposing do a(",
            "those x in y where a or ",
            "a + ",
            "a and ",
            "a - "
        }) {
            Parsing parsing = Parsing.expression(open.repeat(20_000) + "a");
            assertThat(parsing.codes()).as(open).isNotEmpty();
            assertThat(parsing.expression()).isInstanceOf(ExprNode.Broken.class);
        }
    }

    @Test
    void blocksWithinBlocksHaveALimit() {
        StringBuilder text = new StringBuilder("game test\n  title en \"x\"\nturn\n");
        for (int i = 1; i < 500; i++) text.append(" ".repeat(i)).append("if a\n");
        assertThat(Parsing.file(text.toString()).codes()).contains(DiagnosticCode.TOO_DEEP);
    }

    @Test
    void aFileHasALargestSize() {
        String large = "# ".repeat(RuleParser.LARGEST);
        assertThat(Parsing.file(large).found()).containsExactly("1:1 R113");
        assertThat(Parsing.expression(large).found()).containsExactly("1:1 R113");
    }
}
