package regola.cli.server;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.lsp4j.DiagnosticRelatedInformation;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.InsertTextFormat;
import org.eclipse.lsp4j.InsertTextMode;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SymbolKind;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.Severity;
import regola.language.service.Completion;
import regola.language.service.Edit;
import regola.language.service.Hover;
import regola.language.service.OutlineItem;
import regola.language.source.SourceText;
import regola.language.source.Span;

/** ProtocolForms put what the services say into the shapes of the protocol. Lines and columns there count from 0. */
final class ProtocolForms {
    private ProtocolForms() {}

    // ---- places

    static Position position(SourceText text, int offset) {
        return new Position(text.line(offset) - 1, text.column(offset) - 1);
    }

    static Range range(Span span) {
        return new Range(position(span.source(), span.start()), position(span.source(), span.end()));
    }

    /** @return where that is in the text; what lies beyond a line or the end is its end */
    static int offset(SourceText text, Position position) {
        int line = Math.max(0, Math.min(position.getLine(), text.lineCount() - 1)) + 1;
        int start = 0;
        for (int i = 1; i < line; i++) start = text.text().indexOf('\n', start) + 1;
        return start
                + Math.max(
                        0, Math.min(position.getCharacter(), text.lineText(line).length()));
    }

    /** @return null for a text that is nowhere in the editor's files */
    static Location location(OpenFiles.Work work, Span span) {
        String uri = work.uris().get(span.source());
        return uri == null ? null : new Location(uri, range(span));
    }

    // ---- what is wrong

    static org.eclipse.lsp4j.Diagnostic diagnostic(OpenFiles.Work work, Diagnostic inEnglish, String language) {
        Diagnostic found = inEnglish.in(language);
        StringBuilder message = new StringBuilder(found.what());
        if (!found.why().isEmpty()) message.append('\n').append(found.why());
        if (!found.fix().isEmpty()) message.append("\n→ ").append(found.fix());
        org.eclipse.lsp4j.Diagnostic made = new org.eclipse.lsp4j.Diagnostic(
                range(found.span()),
                message.toString(),
                severity(found.severity()),
                "regola",
                found.code().code());
        List<DiagnosticRelatedInformation> related = new ArrayList<>();
        for (Diagnostic.Related each : found.related()) {
            Location location = location(work, each.span());
            if (location != null) related.add(new DiagnosticRelatedInformation(location, each.note()));
        }
        made.setRelatedInformation(related);
        return made;
    }

    private static DiagnosticSeverity severity(Severity severity) {
        return switch (severity) {
            case ERROR -> DiagnosticSeverity.Error;
            case WARNING -> DiagnosticSeverity.Warning;
            case REMARK -> DiagnosticSeverity.Hint;
        };
    }

    // ---- what fits, what it is

    /** @param gaps whether the editor can go from gap to gap */
    static CompletionItem item(Completion found, int place, boolean gaps) {
        CompletionItem item = new CompletionItem(found.label());
        item.setKind(kind(found.kind()));
        if (!found.detail().isEmpty()) item.setDetail(found.detail());
        if (!found.sentence().isEmpty()) item.setDocumentation(found.sentence());
        item.setSortText(String.format(Locale.ROOT, "%04d", place));
        boolean passage = found.kind() == Completion.Kind.PASSAGE;
        String text =
                passage && gaps ? found.filled((number, name) -> "${" + number + ":" + name + "}") : found.plain();
        item.setInsertTextFormat(passage && gaps ? InsertTextFormat.Snippet : InsertTextFormat.PlainText);
        boolean nextLine = found.text().startsWith("\n");
        if (nextLine) item.setInsertTextMode(InsertTextMode.AsIs);
        item.setFilterText(passage && !nextLine ? found.plain().split("[ \\n]", 2)[0] : found.label());
        item.setTextEdit(Either.forLeft(new TextEdit(range(found.replaces()), text)));
        return item;
    }

    private static CompletionItemKind kind(Completion.Kind kind) {
        return switch (kind) {
            case WORD -> CompletionItemKind.Keyword;
            case NAME -> CompletionItemKind.Variable;
            case RULE_NUMBER -> CompletionItemKind.Reference;
            case DRAWING -> CompletionItemKind.File;
            case PASSAGE -> CompletionItemKind.Snippet;
        };
    }

    static org.eclipse.lsp4j.Hover hover(Hover found) {
        StringBuilder text =
                new StringBuilder("```regola\n").append(found.head()).append("\n```");
        for (String sentence : found.sentences()) text.append("\n\n").append(plain(sentence));
        for (String line : found.also()) text.append("\n\n`").append(line).append('`');
        return new org.eclipse.lsp4j.Hover(new MarkupContent(MarkupKind.MARKDOWN, text.toString()), range(found.at()));
    }

    /** Nothing that a rule says is taken for markup. */
    private static String plain(String sentence) {
        return sentence.replaceAll("([\\\\`*_{}\\[\\]<>#|])", "\\\\$1");
    }

    // ---- what is there

    static DocumentSymbol symbol(OutlineItem item) {
        String name = item.name().isEmpty() ? item.word() : item.name();
        DocumentSymbol made = new DocumentSymbol(name, kind(item.word()), range(item.span()), range(inside(item)));
        made.setDetail(item.number().isEmpty() ? item.word() : item.word() + " " + item.number());
        made.setChildren(item.inside().stream().map(ProtocolForms::symbol).toList());
        return made;
    }

    /** The protocol wants it so. */
    private static Span inside(OutlineItem item) {
        boolean in = item.at().start() >= item.span().start()
                && item.at().end() <= item.span().end();
        return in ? item.at() : item.span();
    }

    private static SymbolKind kind(String word) {
        return switch (word) {
            case "game", "variant" -> SymbolKind.Module;
            case "function", "score", "winners", "aim" -> SymbolKind.Function;
            case "rule", "turn", "round", "start", "option", "refuse" -> SymbolKind.Method;
            case "when", "moment" -> SymbolKind.Event;
            case "setting" -> SymbolKind.Constant;
            case "choice" -> SymbolKind.Enum;
            case "keep", "counter", "each" -> SymbolKind.Variable;
            case "choose" -> SymbolKind.Interface;
            default -> SymbolKind.Object;
        };
    }

    static TextEdit edit(Edit edit) {
        return new TextEdit(range(edit.span()), edit.text());
    }

    /** @return null where one of the texts is nowhere in the editor's files, so that it cannot be changed */
    static WorkspaceEdit edits(OpenFiles.Work work, List<Edit> edits) {
        Map<String, List<TextEdit>> changes = new HashMap<>();
        for (Edit edit : edits) {
            String uri = work.uris().get(edit.span().source());
            if (uri == null) return null;
            changes.computeIfAbsent(uri, each -> new ArrayList<>()).add(edit(edit));
        }
        return new WorkspaceEdit(changes);
    }
}
