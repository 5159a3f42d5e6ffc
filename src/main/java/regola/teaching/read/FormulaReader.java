package regola.teaching.read;

import java.util.function.Function;
import regola.engine.Claim;
import regola.engine.Query;
import regola.engine.value.RuleFailure;
import regola.file.DataNode;
import regola.language.ConditionResult;
import regola.language.RuleCompiler;
import regola.language.diagnostic.Diagnostic;
import regola.language.model.CompiledCondition;
import regola.language.model.Type;
import regola.language.source.Message;
import regola.language.source.SourceText;
import regola.language.source.Span;

/** A FormulaReader compiles what a lesson says in the rules language: conditions, and questions about a position. */
final class FormulaReader {
    private final ReadContext reading;

    FormulaReader(ReadContext reading) {
        this.reading = reading;
    }

    /** @return the condition; null, and problems, if it is none */
    Claim condition(DataNode node, String what) {
        return made(node, what, Type.TRUTH, reading.rules()::claim);
    }

    /** @return the expression; null, and problems, if it is none */
    Query query(DataNode node, String what) {
        return made(node, what, null, reading.rules()::query);
    }

    private <T> T made(DataNode node, String what, Type wanted, Function<CompiledCondition, T> make) {
        if (node == null) return null;
        if (!(node instanceof DataNode.Value value) || value.plain() == null) {
            reading.problems()
                    .add(
                            node.span(),
                            Message.of(
                                    "{0} must be a text in the rules language, but here is {1}",
                                    Message.of(what), node.what()),
                            "",
                            "");
            return null;
        }
        SourceText text = SourceText.of(reading.source().name(), value.written());
        try {
            ConditionResult result =
                    RuleCompiler.compileExpression(reading.rules().game(), text, wanted);
            result.diagnostics().stream()
                    .filter(Diagnostic::isError)
                    .forEach(d -> reading.problems().add(d.trouble().movedTo(place(d.span(), value))));
            return result.condition().map(make).orElse(null);
        } catch (RuleFailure failure) { // something fixed in it cannot be computed, such as 1 / 0
            reading.problems().add(failure.trouble().movedTo(node.span()));
            return null;
        }
    }

    /** The place in the file of a place in the text, if the text stands there letter by letter; else the whole text. */
    private static Span place(Span inside, DataNode.Value value) {
        Span whole = value.span();
        SourceText file = whole.source();
        for (int quote = 0; quote <= 1; quote++) {
            int start = whole.start() + quote;
            if (file.text().startsWith(value.written(), start)
                    && start + value.written().length() <= whole.end()) {
                return new Span(file, start + inside.start(), start + inside.end());
            }
        }
        return whole;
    }
}
