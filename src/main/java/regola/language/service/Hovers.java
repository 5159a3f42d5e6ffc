package regola.language.service;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import regola.language.LineParts;
import regola.language.model.CheckedGame;
import regola.language.model.Function;
import regola.language.source.Message;
import regola.language.source.SourceText;
import regola.language.source.Span;
import regola.language.type.BuiltIns;

/** Hovers are what there is to say about a name or a rule's number. */
final class Hovers {
    private static final int LONGEST = 110;
    private static final int MOST = 6;
    /** With these a line of a variant begins that changes the game. */
    private static final Set<String> CHANGES = Set.of("set", "replace", "remove");

    private final Analysis analysis;
    private final Sayings sayings;
    private final String language;

    Hovers(Analysis analysis, Sayings sayings, String language) {
        this.analysis = analysis;
        this.sayings = sayings;
        this.language = language;
    }

    Optional<Hover> at(SourceText text, int offset) {
        Span number = NumbersOfRules.spanAt(text, offset);
        if (number != null) return ofNumber(number);
        Symbol symbol = analysis.at(text, offset);
        if (symbol != null) {
            String sentence = sayings.about(symbol, language);
            return Optional.of(new Hover(
                    analysis.placeAt(text, offset),
                    head(symbol),
                    sentence.isEmpty() ? List.of() : List.of(sentence),
                    changes(symbol)));
        }
        Span name = nameAt(text, offset);
        if (name == null) return Optional.empty();
        String known = BuiltIns.signature(Analysis.written(name));
        if (known == null) known = form(name);
        return known.isEmpty() ? Optional.empty() : Optional.of(new Hover(name, known, List.of(), List.of()));
    }

    /** @return how a line goes that begins with the word, or a value; empty for words within one */
    private String form(Span word) {
        String written = Analysis.written(word);
        String form = Completions.form(written, word.source(), word.start());
        return form.isEmpty() ? "" : told(written, form, language);
    }

    /** @return the form in a language; where it begins with more words, a comma parts it from the first */
    static String told(String word, String form, String language) {
        for (String between : new String[] {" ", ", "}) {
            String english = word + between + form;
            String told = Message.of(english).in(language);
            if (!told.equals(english)) return told.replace("'", "");
        }
        return word + (form.startsWith("then ") ? ", " : " ") + form;
    }

    private Optional<Hover> ofNumber(Span at) {
        String number = Analysis.written(at);
        Set<String> sentences = new LinkedHashSet<>();
        for (Sayings.Saying saying : sayings.allOf(number)) {
            String said = saying.in(language);
            if (!said.isEmpty() && sentences.size() < MOST) sentences.add(said);
        }
        return sayings.ofNumber(number) == null
                ? Optional.empty()
                : Optional.of(new Hover(at, number, List.copyOf(sentences), List.of()));
    }

    private static Span nameAt(SourceText text, int offset) {
        int start = offset - text.column(offset) + 1;
        for (LineParts.Part part : LineParts.of(text.lineText(text.line(offset)))) {
            boolean word = part.kind() == LineParts.Kind.NAME || part.kind() == LineParts.Kind.KEYWORD;
            if (word && start + part.start() <= offset && offset < start + part.end())
                return new Span(text, start + part.start(), start + part.end());
        }
        return null;
    }

    /** @return the line that declares it, without its number and sentences; with the type where none is written */
    String head(Symbol symbol) {
        if (symbol.isLocal()) return symbol.name() + ": " + symbol.type();
        String line = headLine(symbol.declared());
        String type = inferred(symbol);
        return type.isEmpty() || line.contains(")" + ":") ? line : line + ": " + type;
    }

    static String headLine(Span declared) {
        String line = declared.source().lineText(declared.line());
        StringBuilder head = new StringBuilder();
        for (LineParts.Part part : LineParts.of(line)) {
            String word = part.in(line);
            boolean end = part.kind() == LineParts.Kind.RULE_NUMBER
                    || part.kind() == LineParts.Kind.COMMENT
                    || part.kind() == LineParts.Kind.KEYWORD && (word.equals("en") || word.equals("it"));
            if (end) break;
            head.append(part.kind() == LineParts.Kind.BLANK ? " " : word);
        }
        String made = head.toString().strip();
        return made.length() <= LONGEST ? made : made.substring(0, LONGEST) + " …";
    }

    private String inferred(Symbol symbol) {
        for (Readings.Checked way : analysis.ways()) {
            CheckedGame game = way.game();
            if (game == null) continue;
            for (Function function : game.functions())
                if (function.span().equals(symbol.declared()))
                    return function.result().toString();
        }
        return "";
    }

    /** @return the lines of variants that set it or take its place */
    private List<String> changes(Symbol symbol) {
        List<String> lines = new ArrayList<>();
        for (Span place : symbol.places()) {
            if (place.source() == analysis.texts().game() || lines.size() == MOST) continue;
            if (!isChange(place.source().lineText(place.line()))) continue;
            String line = headLine(place);
            if (!lines.contains(line)) lines.add(fileName(place.source()) + ": " + line);
        }
        return lines;
    }

    private static boolean isChange(String line) {
        return CHANGES.contains(line.split(" ", 2)[0]);
    }

    /** @return whether a line that changes the game has that name in it; what it means there is another question */
    static boolean mayChange(SourceText variant, String name) {
        return variant.text().lines().anyMatch(line -> line.contains(name) && isChange(line));
    }

    /** @return whether there is something to say that no text of a game has said, or no name at all */
    static boolean isKnown(SourceText text, int offset) {
        Span name = nameAt(text, offset);
        return name == null
                || LineParts.words().contains(Analysis.written(name))
                || BuiltIns.signature(Analysis.written(name)) != null;
    }

    /** @return a place in few words: nobody needs the folders of a file that is open */
    static String brief(Span at) {
        return fileName(at.source()) + ":" + at.line();
    }

    static String fileName(SourceText text) {
        String name = text.name().replace('\\', '/');
        return name.substring(name.lastIndexOf('/') + 1);
    }
}
