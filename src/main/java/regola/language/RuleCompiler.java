package regola.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.diagnostic.Diagnostics;
import regola.language.model.CheckedGame;
import regola.language.model.CompiledCondition;
import regola.language.model.Type;
import regola.language.model.VariantInfo;
import regola.language.resolve.MergedGame;
import regola.language.resolve.NameUses;
import regola.language.resolve.VariantMerge;
import regola.language.source.Message;
import regola.language.source.SourceText;
import regola.language.source.Span;
import regola.language.syntax.RuleParser;
import regola.language.tree.ExprNode;
import regola.language.tree.RuleFile;
import regola.language.tree.TreePrinter;
import regola.language.type.GameChecker;
import regola.language.type.LoneExpression;

/**
 * A RuleCompiler is the door of the language: text in, checked game or diagnostics out. It reads no files, keeps
 * nothing between two calls, and throws for no text whatever.
 */
public final class RuleCompiler {
    private RuleCompiler() {}

    /** Compiles a game with the variants that are on. Every problem is found at once, as far as that can be. */
    public static CompileResult compile(CompileRequest request) {
        return compile(request, RuleParser::parse);
    }

    /** @param reading what is asked for the trees of the texts */
    static CompileResult compile(CompileRequest request, Function<SourceText, RuleParser.Read> reading) {
        Diagnostics problems = new Diagnostics();
        CheckedGame game = within(request.game(), problems, () -> compile(request, reading, problems));
        boolean usable = game != null && !problems.hasErrors();
        return new CompileResult(usable ? Optional.of(game) : Optional.empty(), problems.list());
    }

    private static CheckedGame compile(
            CompileRequest request, Function<SourceText, RuleParser.Read> reading, Diagnostics problems) {
        RuleFile game = told(reading.apply(request.game()), problems);
        List<RuleFile> variants = new ArrayList<>();
        for (SourceText variant : request.variants()) variants.add(told(reading.apply(variant), problems));
        boolean complete = game.complete() && variants.stream().allMatch(RuleFile::complete);
        MergedGame merged = VariantMerge.merge(game, variants, complete, NameUses.forgotten(), problems);
        if (merged != null) DrawingCheck.check(merged, request.drawings(), problems);
        if (merged == null) return null;
        CheckedGame checked = GameChecker.check(merged, complete, NameUses.forgotten(), problems);
        StartSupply.check(checked, merged, problems);
        return problems.hasErrors() ? checked : checked.doubting(SaidNumbers.check(merged, problems));
    }

    private static RuleFile told(RuleParser.Read read, Diagnostics problems) {
        read.said().forEach(problems::add);
        return read.file();
    }

    /** Reads a game or a variant alone, without asking what its names mean. */
    public static TreeText tree(SourceText file) {
        Diagnostics problems = new Diagnostics();
        String text = within(file, problems, () -> TreePrinter.print(RuleParser.parse(file, problems)));
        return new TreeText(text == null ? "" : text, problems.list());
    }

    /**
     * Compiles a condition that is written outside of rule files, in a lesson or a scenario.
     *
     * @param condition the text of the condition; its name is what messages call the place
     */
    public static ConditionResult compileCondition(CheckedGame game, SourceText condition) {
        return compileExpression(game, condition, Type.TRUTH);
    }

    /** @param wanted the type that it must have, or null for any */
    public static ConditionResult compileExpression(CheckedGame game, SourceText text, Type wanted) {
        Diagnostics problems = new Diagnostics();
        CompiledCondition found = within(text, problems, () -> {
            ExprNode node = RuleParser.parseExpression(text, problems);
            return problems.hasErrors() ? null : LoneExpression.check(game, node, wanted, problems);
        });
        boolean usable = found != null && !problems.hasErrors();
        return new ConditionResult(usable ? Optional.of(found) : Optional.empty(), problems.list());
    }

    /** @return what the game says about itself, as far as it can be read; empty if the text is no game */
    public static Optional<GameHeader> gameHeader(SourceText text) {
        return Optional.ofNullable(within(text, new Diagnostics(), () -> HeaderReading.game(text)));
    }

    /** @return what the variant says about itself and what it changes; empty if the text is no variant */
    public static Optional<VariantInfo> variantHeader(SourceText text) {
        return Optional.ofNullable(within(text, new Diagnostics(), () -> HeaderReading.variant(text)));
    }

    /**
     * The parser limits how deep expressions and blocks go, but what depends on each other may still make a chain that
     * is longer than the stack, such as ten thousand functions each of which needs the type of the next.
     */
    private static <T> T within(SourceText text, Diagnostics problems, Supplier<T> work) {
        try {
            return work.get();
        } catch (StackOverflowError e) {
            problems.add(DiagnosticCode.TOO_DEEP.at(new Span(text, 0, 0), Message.of("some thousand")));
            return null;
        }
    }
}
