package regola.language.service;

import java.util.ArrayList;
import java.util.List;
import regola.language.source.SourceText;
import regola.language.source.Span;
import regola.language.tree.ChooseItem;
import regola.language.tree.Declaration;
import regola.language.tree.Explain;
import regola.language.tree.Header;
import regola.language.tree.Name;
import regola.language.tree.RuleFile;
import regola.language.tree.StatementNode;
import regola.language.tree.TreeWalk;

/**
 * A FileOutline is the list of contents of a file: what it is, its parts, and in them the decisions with their forms.
 */
final class FileOutline {
    private FileOutline() {}

    static List<OutlineItem> of(RuleFile file) {
        List<OutlineItem> items = new ArrayList<>();
        Header header = file.header();
        if (header != null)
            items.add(item(header.span(), header.id().span(), header.id().text(), "", List.of()));
        for (Declaration declaration : file.declarations()) items.add(item(declaration));
        return items;
    }

    private static OutlineItem item(Declaration declaration) {
        List<Name> names = TreeWalk.names(declaration);
        List<OutlineItem> decisions = new ArrayList<>();
        TreeWalk.each(declaration, node -> {
            if (node instanceof StatementNode.Choose choose) decisions.add(decision(choose));
        });
        Span at = names.isEmpty() ? beginning(declaration.span()) : names.get(0).span();
        return item(declaration.span(), at, rest(declaration.span()), number(declaration), decisions);
    }

    private static OutlineItem decision(StatementNode.Choose choose) {
        List<OutlineItem> forms = new ArrayList<>();
        for (ChooseItem form : choose.items()) {
            if (form instanceof ChooseItem.IfNone) continue;
            forms.add(item(form.span(), beginning(form.span()), rest(form.span()), number(form), List.of()));
        }
        return item(choose.span(), choose.name().span(), choose.name().text(), number(choose), forms);
    }

    private static OutlineItem item(Span span, Span at, String name, String number, List<OutlineItem> inside) {
        return new OutlineItem(word(span), name, number, span, at, inside);
    }

    private static String number(Object node) {
        Explain explain = TreeWalk.part(node, Explain.class);
        return explain == null || explain.number() == null
                ? ""
                : explain.number().text();
    }

    private static Span beginning(Span span) {
        return new Span(span.source(), span.start(), span.start() + word(span).length());
    }

    private static String word(Span span) {
        SourceText source = span.source();
        int end = span.start();
        while (end < span.end() && !Character.isWhitespace(source.text().charAt(end))) end++;
        return source.text().substring(span.start(), end);
    }

    /** @return the first line without its first word, numbers and sentences */
    private static String rest(Span span) {
        String line = Hovers.headLine(new Span(span.source(), span.start(), span.start()));
        String word = word(span);
        return line.startsWith(word) ? line.substring(word.length()).strip() : line;
    }
}
