package regola.engine.lower;

import java.util.List;
import java.util.Map;
import regola.engine.board.Layout;
import regola.engine.board.LayoutBuilder;
import regola.engine.run.Execution;
import regola.engine.run.Limits;
import regola.engine.run.Program;
import regola.engine.run.Unit;
import regola.engine.state.GameState;
import regola.language.CompileRequest;
import regola.language.RuleCompiler;
import regola.language.model.CheckedGame;
import regola.language.model.CompiledCondition;
import regola.language.model.Expr;
import regola.language.model.Type;
import regola.language.source.SourceText;

/**
 * A Sample is a small game in which expressions are made ready: six sites in two lines, men of red on a and f, one of
 * blue on b.
 */
final class Sample {
    private static final String RULES = String.join(
            "\n",
            "game sample",
            "  title en \"Sample\" it \"Esempio\"",
            "  players 2: red, blue",
            "",
            "board field",
            "  site a at 0, 0",
            "  site b at 1, 0",
            "  site c at 2, 0",
            "  site d at 3, 0",
            "  site e at 4, 0",
            "  site f at 5, 0",
            "  path a -> b -> c -> d",
            "  path b -> e",
            "  lines rows",
            "    a b c",
            "    d e f",
            "  region left: a, b",
            "pieces men: 3 \"{player}-{n}\" for each player",
            "keep last: site = none",
            "keep route: list of site = none",
            "keep few: number = 3",
            "each field keeps height: number = 0",
            "function free(s: site) = no men on s",
            "function between(low: number, n: number, high: number) = low <= n and n <= high",
            "function same(n: number) = n + n is 2 * n",
            "function tall(): number = most of height of s for s in field",
            "function lonely(s: site) = not (some m in men where site of m in neighbours of s)",
            "function factorial(n: number): number",
            "  if n <= 1",
            "    answer 1",
            "  answer n * factorial(n - 1)",
            "function top-height(): number",
            "  let found = 0",
            "  for each s in field",
            "    if height of s > found",
            "      set found = height of s",
            "  answer found",
            "turn",
            "  if few > 1000",
            "    finish drawn",
            "  choose go by mover",
            "    option go (to in field)",
            "");

    final CheckedGame game;
    final Layout layout;
    final Lowering lowering;
    final Execution execution;

    Sample() {
        var result = RuleCompiler.compile(new CompileRequest(SourceText.of("sample.rules", RULES), List.of()));
        game = result.game()
                .orElseThrow(() -> new AssertionError(result.diagnostics().toString()));
        layout = LayoutBuilder.build(game, 2, Map.of());
        lowering = new Lowering(layout, false);
        Program none = new Program(layout, lowering.memory, Limits.DEFAULT, false, true, 0, 0, null, List.of());
        GameState state = new GameState(layout.sites(), layout.roster(), lowering.memory, false, 0);
        state.mover = 0;
        execution = new Execution(none, state);
        execution.reserve(100);
        move("red-1", "a");
        move("red-2", "f");
        move("blue-1", "b");
    }

    private void move(String piece, String site) {
        execution.state.move((int) layout.names().number(Type.PIECE, piece), (int)
                layout.names().number(Type.SITE, site));
    }

    CompiledCondition compiled(String text) {
        var result = RuleCompiler.compileExpression(game, SourceText.of("expression", text), null);
        return result.condition()
                .orElseThrow(() -> new AssertionError(result.diagnostics().toString()));
    }

    Expr expr(String text) {
        return compiled(text).value();
    }

    /** @return makes nodes of the expressions in the text, among its places and a few more */
    ExprLowering exprs(String text) {
        return new ExprLowering(lowering, new Unit("sample", compiled(text).slots()));
    }
}
