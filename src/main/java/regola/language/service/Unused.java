package regola.language.service;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.source.SourceText;
import regola.language.source.Span;
import regola.language.tree.Declaration;
import regola.language.tree.Name;
import regola.language.tree.RuleFile;
import regola.language.tree.StatementNode;
import regola.language.tree.TreeWalk;

/**
 * An Unused is what a rule file gives a name that none of the game's files says a second time. It is about letters, not
 * about meaning: a name that is said anywhere, whatever is meant there, counts as used, so nothing is told wrongly.
 * What is seen though no rule asks for it, such as a mark that is drawn, is no business of rules alone.
 */
public final class Unused {
    /** A text or a remark; only the holes of a text say names. */
    private static final Pattern SAID = Pattern.compile("\"((?:\\\\.|[^\"\\\\\n])*)\"|#[^\n]*");

    private static final Pattern HOLE = Pattern.compile("\\{[^{}]*}");
    private static final Pattern NAME = Pattern.compile("[a-zA-Z][a-zA-Z0-9-]*");

    private Unused() {}

    /**
     * @param file with nothing wrong in it
     * @param all texts of the game, with those of all its variants, whether they are on or not
     */
    public static List<Diagnostic> in(RuleFile file, List<SourceText> all) {
        Map<String, Integer> said = new HashMap<>();
        for (SourceText text : all) names(text.text()).forEach((name, count) -> said.merge(name, count, Integer::sum));
        List<Diagnostic> found = new ArrayList<>();
        for (Declaration each : file.declarations()) {
            Name name = named(each);
            if (name != null && said.getOrDefault(name.text(), 0) == 1) found.add(told(name));
            TreeWalk.each(each, node -> {
                if (node instanceof StatementNode.Let let && isUnsaid(let.name(), each.span()))
                    found.add(told(let.name()));
            });
        }
        found.sort(Comparator.comparingInt(one -> one.span().start()));
        return found;
    }

    private static Diagnostic told(Name name) {
        return DiagnosticCode.UNUSED.at(name.span(), name.text());
    }

    /** @return what can only be used by its name; null for what is seen, or happens, or is needed without it */
    private static Name named(Declaration each) {
        if (each instanceof Declaration.Function function) return function.name();
        if (each instanceof Declaration.Rule rule) return rule.name();
        if (each instanceof Declaration.Conditions conditions) return conditions.name();
        if (each instanceof Declaration.Setting setting) return setting.name();
        if (each instanceof Declaration.Group group) return group.name();
        if (each instanceof Declaration.Moment moment) return moment.name();
        if (each instanceof Declaration.Mark mark) return mark.art() == null ? mark.name() : null;
        if (each instanceof Declaration.Keep keep) return keep.counter() || keep.at() != null ? null : keep.name();
        if (each instanceof Declaration.Each kept) return kept.art() == null ? kept.name() : null;
        return null;
    }

    /**
     * A line of a block is taken away alone; what holds nothing else would go with it, and that somebody has to want.
     */
    private static boolean isUnsaid(Name name, Span section) {
        String text = section.source().text();
        String lines = text.substring(section.start(), section.end());
        return names(lines).getOrDefault(name.text(), 0) == 1 && !isAlone(name.span());
    }

    private static boolean isAlone(Span at) {
        int own = indent(at.source(), at.line());
        return indent(at.source(), before(at.source(), at.line())) < own
                && indent(at.source(), behind(at.source(), at.line(), own)) < own;
    }

    private static int before(SourceText source, int line) {
        int other = line - 1;
        while (other > 1 && !speaks(source, other)) other--;
        return other;
    }

    /** @return the next line that is not part of what begins in that line; one that is not there has no indent */
    private static int behind(SourceText source, int line, int own) {
        int other = line + 1;
        while (other <= source.lineCount() && (!speaks(source, other) || indent(source, other) > own)) other++;
        return other;
    }

    private static boolean speaks(SourceText source, int line) {
        String words = source.lineText(line).strip();
        return !words.isEmpty() && !words.startsWith("#");
    }

    private static int indent(SourceText source, int line) {
        if (line < 1 || line > source.lineCount()) return -1;
        String words = source.lineText(line);
        return words.length() - words.stripLeading().length();
    }

    /** @return how often each name is said, outside of sentences and remarks */
    private static Map<String, Integer> names(String text) {
        StringBuilder rules = new StringBuilder();
        Matcher said = SAID.matcher(text);
        int done = 0;
        while (said.find()) {
            rules.append(text, done, said.start()).append(' ');
            if (said.group(1) != null)
                HOLE.matcher(said.group(1))
                        .results()
                        .forEach(hole -> rules.append(hole.group()).append(' '));
            done = said.end();
        }
        rules.append(text, done, text.length());
        Map<String, Integer> names = new HashMap<>();
        for (Matcher name = NAME.matcher(rules); name.find(); ) names.merge(name.group(), 1, Integer::sum);
        return names;
    }
}
