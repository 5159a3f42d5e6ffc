package regola.language.service;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import regola.language.diagnostic.Diagnostic;
import regola.language.resolve.Sort;
import regola.language.source.Message;
import regola.language.source.SourceText;
import regola.language.source.Span;
import regola.language.syntax.RuleTokens;

/**
 * Renames call something otherwise in all texts of a game. The texts so changed are checked like any others: unless
 * every name in them means just what it meant before, and nothing is wrong that was not, nothing is changed.
 */
final class Renames {
    private static final Pattern NAME = Pattern.compile("[a-zA-Z][a-zA-Z0-9]*(-[a-zA-Z0-9]+)*");

    private static final Pattern HOLE = Pattern.compile("\\{([^{}]*)\\}");

    /** A name that is made from others, such as those of pieces. */
    private static final Pattern MADE = Pattern.compile("\"[^\"\\s]*\\{[^\"\\s]*\"");

    private static final String NO_NAME =
            "'{0}' is no name; a name is letters and numbers, with hyphens between if need be, and begins with a letter";

    private static final String NEARLY =
            "'{0}' is no name; a name is letters without accents and numbers, with hyphens instead of blanks: '{1}' would do";

    private final Analysis analysis;

    Renames(Analysis analysis) {
        this.analysis = analysis;
    }

    /** @return whether calling the one thing otherwise may be something to a text that is not where it stands */
    static boolean touches(SourceText text, String name, String next) {
        return says(text.text(), name)
                || says(text.text(), next)
                || MADE.matcher(text.text()).find();
    }

    /** Not within a word, as in without; but it may be a part of a name, as in red-man. */
    private static boolean says(String text, String name) {
        for (int at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
            if (!isInWord(text, at - 1) && !isInWord(text, at + name.length())) return true;
        return false;
    }

    private static boolean isInWord(String text, int at) {
        return at >= 0 && at < text.length() && Character.isLetterOrDigit(text.charAt(at));
    }

    Renaming rename(SourceText text, int offset, String name) {
        String number = NumbersOfRules.at(text, offset);
        if (number != null) return renumber(number, name);
        Symbol symbol = analysis.at(text, offset);
        if (symbol == null)
            return Renaming.refused(Message.of("no name of this game stands here; put the cursor on one"));
        Message why = why(symbol, name);
        if (!why.isEmpty()) return Renaming.refused(why);
        Map<Symbol, String> names = madeFrom(symbol, name);
        names.put(symbol, name);
        List<Edit> edits = new ArrayList<>();
        names.forEach((one, called) -> one.places().forEach(place -> edits.add(new Edit(place, called))));
        Message changed = changed(names, name, edits);
        if (!changed.isEmpty()) return Renaming.refused(changed);
        Map<String, String> called = new HashMap<>();
        if (!symbol.isLocal()) names.forEach((one, next) -> called.put(one.name(), next));
        return new Renaming(edits, called, Message.NOTHING);
    }

    private Renaming renumber(String number, String next) {
        if (next.equals(number)) return Renaming.refused(Message.of("it is called so already"));
        if (!NumbersOfRules.NUMBER.matcher(next).matches())
            return Renaming.refused(Message.of(
                    "'{0}' is no number of a rule; write capitals, a hyphen and numbers, as in RULE-3.2", next));
        if (NumbersOfRules.in(analysis.texts()).contains(next))
            return Renaming.refused(Message.of("'{0}' is the number of another rule; take one that is free", next));
        return new Renaming(
                NumbersOfRules.places(analysis.texts(), number).stream()
                        .map(place -> new Edit(place, next))
                        .toList(),
                Map.of(number, next),
                Message.NOTHING);
    }

    private Message why(Symbol symbol, String name) {
        if (name.equals(symbol.name())) return Message.of("it is called so already");
        if (name.isEmpty()) return Message.of("write the name that it is to have");
        if (!NAME.matcher(name).matches()) {
            String near = near(name);
            return near.isEmpty() ? Message.of(NO_NAME, name) : Message.of(NEARLY, name, near);
        }
        if (!RuleTokens.isName(name))
            return Message.of(
                    "'{0}' is a word of the language; take another, or put something before it with a hyphen", name);
        if (symbol.sort() == Sort.UNREAD)
            return Message.of("this is what the whole game is called, and its files and saved matches are found by it");
        if (!symbol.isWritten())
            return Message.of(
                    "'{0}' is made from what stands at {1}; change that",
                    symbol.name(), Hovers.brief(symbol.declared()));
        for (SourceText text : analysis.texts().all()) {
            if (!analysis.tree(text).complete())
                return Message.of(
                        "something in {0} cannot be read yet, and the name may stand there too; mend that first",
                        Hovers.fileName(text));
        }
        return Message.NOTHING;
    }

    /** @return how a name is written that is nearly one; empty if nobody knows */
    private static String near(String name) {
        String plain = Normalizer.normalize(name, Normalizer.Form.NFD)
                .replaceAll("\\p{M}", "")
                .replaceAll("['’]", "")
                .replaceAll("[^a-zA-Z0-9]+", "-")
                .replaceAll("^-+|-+$", "");
        return NAME.matcher(plain).matches() && RuleTokens.isName(plain) ? plain : "";
    }

    /** @return what those pieces and kinds are called then whose names are made from this one */
    private Map<Symbol, String> madeFrom(Symbol symbol, String name) {
        Map<Symbol, String> made = new LinkedHashMap<>();
        if (symbol.sort() != Sort.PLAYER && symbol.sort() != Sort.CHOICE_ITEM) return made;
        for (Symbol one : analysis.symbols()) {
            if (one.isLocal() || one.isWritten()) continue;
            String template = Analysis.written(one.declared()).replace("\"", "");
            for (Matcher hole = HOLE.matcher(template); hole.find(); ) {
                String before = filled(template.substring(0, hole.start()));
                String behind = filled(template.substring(hole.end()));
                Matcher found = Pattern.compile(before + "(" + Pattern.quote(symbol.name()) + ")" + behind + "(-.+)?")
                        .matcher(one.name());
                if (hole.group(1).equals("n") || !found.matches()) continue;
                made.put(
                        one,
                        one.name().substring(0, found.start(1))
                                + name
                                + one.name().substring(found.end(1)));
                break;
            }
        }
        return made;
    }

    /** @return what may stand for a part of the name of pieces; kinds have no number */
    private static String filled(String template) {
        StringBuilder pattern = new StringBuilder();
        int done = 0;
        for (Matcher hole = HOLE.matcher(template); hole.find(); done = hole.end()) {
            pattern.append(literal(template.substring(done, hole.start())));
            pattern.append(hole.group(1).equals("n") ? "[0-9]*" : "[a-zA-Z0-9-]+");
        }
        return pattern.append(literal(template.substring(done))).toString();
    }

    /** Hyphens go with the number where there is none. */
    private static String literal(String text) {
        return Pattern.quote(text).replace("-", "\\E-?\\Q");
    }

    /** @return what would not be as before; empty if nothing */
    private Message changed(Map<Symbol, String> names, String name, List<Edit> edits) {
        Map<SourceText, SourceText> next = new HashMap<>();
        GameTexts after = analysis.texts().map(text -> {
            SourceText made = Edit.made(text, edits);
            next.put(text, made);
            return made;
        });
        Analysis then = analysis.after(after);
        for (int i = 0; i < analysis.ways().size(); i++) {
            List<Diagnostic> before = errors(analysis.ways().get(i));
            List<Diagnostic> now = errors(then.ways().get(i));
            if (now.size() > before.size()) return because(name, now.get(now.size() - 1), before, now);
        }
        Moved moved = new Moved(edits);
        Map<Span, Symbol> meant = new HashMap<>();
        for (Symbol one : then.symbols()) for (Span place : one.places()) meant.put(place, one);
        for (Symbol one : analysis.symbols()) {
            Symbol same = null;
            for (Span place : one.places()) {
                int start = moved.offset(place.source(), place.start());
                String called = names.getOrDefault(one, one.name());
                Symbol found = meant.get(new Span(next.get(place.source()), start, start + called.length()));
                if (found == null
                        || same != null && found != same
                        || found.places().size() != one.places().size())
                    return Message.of(
                            "'{0}' at {1} would mean something else; take another name",
                            one.name(), Hovers.brief(place));
                same = found;
            }
        }
        return Message.NOTHING;
    }

    private static List<Diagnostic> errors(Readings.Checked way) {
        return way.problems().stream()
                .filter(problem -> !problem.isRemark())
                .sorted(Comparator.comparingInt(problem -> problem.span().start()))
                .toList();
    }

    private static Message because(String name, Diagnostic last, List<Diagnostic> before, List<Diagnostic> now) {
        Set<String> known = new TreeSet<>();
        before.forEach(problem -> known.add(problem.what()));
        List<Diagnostic> fresh = new ArrayList<>(now);
        fresh.removeIf(problem -> known.contains(problem.what()));
        Diagnostic told = fresh.isEmpty() ? last : fresh.get(0);
        Message what = Message.told(language -> told.in(language).what());
        return Message.of("'{0}' will not do: at {1}, {2}", name, Hovers.brief(told.span()), what);
    }

    /** A Moved knows where what stood somewhere stands after the edits. */
    private static final class Moved {
        private final Map<SourceText, List<Edit>> edits = new HashMap<>();

        Moved(List<Edit> all) {
            for (Edit edit : all)
                edits.computeIfAbsent(edit.span().source(), text -> new ArrayList<>())
                        .add(edit);
        }

        int offset(SourceText text, int offset) {
            int moved = offset;
            for (Edit edit : edits.getOrDefault(text, List.of())) {
                if (edit.span().start() < offset)
                    moved += edit.text().length()
                            - (edit.span().end() - edit.span().start());
            }
            return moved;
        }
    }
}
