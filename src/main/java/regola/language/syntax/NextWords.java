package regola.language.syntax;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.misc.IntervalSet;
import regola.language.source.SourceText;
import regola.language.source.Span;
import regola.language.syntax.generated.RulesParser;

/** NextWords are what may come at one place of a text, whether or not the rest of the text is right. */
public final class NextWords {
    private static final IntervalSet BINDERS = LanguageWords.types("in", "not");
    private static final IntervalSet TYPED = LanguageWords.types(":", "=");
    private static final int LET = LanguageWords.type("let");
    private static final String MARKER = "x";

    private static final Pattern GAP = Pattern.compile("\\$\\{[^}]*}");
    private static final Pattern GAP_LINE = Pattern.compile("(?m)^( *)\\$\\{[^}]*}$");

    private final Map<String, Set<String>> words;
    private final Set<Want> wants;
    private final List<Span> locals;
    private final List<GrammarWalk> walks;
    private final boolean whole;

    private NextWords(
            Map<String, Set<String>> words,
            Set<Want> wants,
            List<Span> locals,
            List<GrammarWalk> walks,
            boolean whole) {
        this.words = words;
        this.wants = wants;
        this.locals = locals;
        this.walks = walks;
        this.whole = whole;
    }

    /** @return words of the language that may come, in the order of the alphabet */
    public Set<String> words() {
        return words.keySet();
    }

    /** @return whether the line may end there */
    public boolean isWhole() {
        return whole;
    }

    /** @return what else may come */
    public Set<Want> wants() {
        return wants;
    }

    /** @return names that the lines around the place bring with them, where they stand, the nearest last */
    public List<Span> locals() {
        return locals;
    }

    /** What may be wanted beside a word of the language. */
    public enum Kind {
        NAME,
        RULE_NUMBER,
        NUMBER,
        TEXT
    }

    /**
     * A Want is something to be written that is no word of the language.
     *
     * @param rules the parts of the grammar that it is in, by name, the innermost first
     * @param after the word before it; empty at the beginning
     * @param fresh whether it is the name of something new
     */
    public record Want(Kind kind, List<String> rules, String after, boolean fresh) {
        public boolean isIn(String rule) {
            return rules.contains(rule);
        }
    }

    /** @param offset where a word begins, or could begin, that is in no text and no comment */
    public static NextWords at(SourceText source, int offset) {
        String before = source.text().substring(0, offset);
        Reading reading = new Reading(source);
        int lineStart = before.lastIndexOf('\n') + 1;
        boolean fresh = before.substring(lineStart).isBlank();
        Outline around = reading.outline(before + MARKER);
        reading.next(around.withoutMarker());
        if (fresh && lineStart > 0 && !source.lineText(source.line(offset) - 1).isBlank())
            reading.continuing(reading.outline(before.substring(0, lineStart)));
        return reading.made();
    }

    /** @param open where the brace of a hole stands in a text */
    public static NextWords inHole(SourceText source, int open, int offset) {
        String before = source.text().substring(0, open);
        Reading reading = new Reading(source);
        Outline around = reading.outline(before + MARKER);
        reading.locals(around.withoutMarker());
        reading.hole(open + 1, offset);
        return reading.made();
    }

    /** @return whether the word stands there as a part of these parts of the grammar only */
    public boolean isOnlyIn(String word, Set<String> rules) {
        return words.get(word).stream()
                .allMatch(way -> Stream.of(way.split(" ")).anyMatch(rules::contains));
    }

    /**
     * @param indent how far right the line begins
     * @param first whether the word is the first of its line
     * @return what goes on behind the word, words in capitals standing for what is to be put in; may be empty
     */
    public static String form(String word, int indent, boolean first) {
        String form = first ? LineForms.of(word, indent > 0) : LineForms.ofValue(word);
        if (form == null || !form.startsWith(word)) return "";
        return form.substring(word.length()).replaceFirst("^,? ", "");
    }

    /**
     * @param passage lines as at the left edge, with gaps <code>${…}</code> for names, or for steps where they are a
     *     line
     * @return whether all of it could stand there
     */
    public boolean canBegin(String passage) {
        String steps = GAP_LINE.matcher(passage).replaceAll("$1stop");
        List<? extends Token> tokens =
                RuleParser.tokens(SourceText.of("", GAP.matcher(steps).replaceAll(MARKER)));
        return walks.stream().anyMatch(walk -> !Reading.along(walk, tokens).isLost());
    }

    /** A Line is the words of one line with all that continues it. */
    private record Line(List<Token> words, boolean[] block) {
        Line() {
            this(new ArrayList<>(), new boolean[1]);
        }
    }

    /** An Outline is the lines above a place that are not in a block of their own that has ended: level by level. */
    private record Outline(List<List<Line>> levels) {
        Line present() {
            List<Line> last = levels.get(levels.size() - 1);
            return last.get(last.size() - 1);
        }

        Outline withoutMarker() {
            List<Token> words = present().words;
            if (!words.isEmpty()) words.remove(words.size() - 1);
            return this;
        }
    }

    /** A Reading is one answer in the making. */
    private static final class Reading {
        private final SourceText source;
        private final TokenSpans spans;
        private final Map<String, Set<String>> words = new TreeMap<>();
        private final Set<Want> wants = new LinkedHashSet<>();
        private final List<GrammarWalk> walks = new ArrayList<>();
        private final Map<Span, String> locals = new LinkedHashMap<>();
        private boolean whole;

        Reading(SourceText source) {
            this.source = source;
            this.spans = new TokenSpans(source, 0, source.text().length());
        }

        NextWords made() {
            return new NextWords(words, wants, List.copyOf(locals.keySet()), walks, whole);
        }

        Outline outline(String text) {
            List<List<Line>> levels = new ArrayList<>();
            levels.add(new ArrayList<>(List.of(new Line())));
            List<? extends Token> tokens = RuleParser.tokens(SourceText.of("", text));
            int end = tokens.size();
            while (end > 0 && isLayout(tokens.get(end - 1).getType())) end--;
            for (Token token : tokens.subList(0, end)) {
                List<Line> level = levels.get(levels.size() - 1);
                switch (token.getType()) {
                    case RulesParser.NEWLINE -> level.add(new Line());
                    case RulesParser.INDENT -> {
                        level.remove(level.size() - 1);
                        if (!level.isEmpty()) level.get(level.size() - 1).block[0] = true;
                        levels.add(new ArrayList<>(List.of(new Line())));
                    }
                    case RulesParser.DEDENT -> {
                        levels.remove(levels.size() - 1);
                        levels.get(levels.size() - 1).add(new Line());
                    }
                    default -> level.get(level.size() - 1).words.add(token);
                }
            }
            return new Outline(levels);
        }

        private static boolean isLayout(int type) {
            return type == RulesParser.NEWLINE || type == RulesParser.INDENT || type == RulesParser.DEDENT;
        }

        // ---- walking

        /** The walk to the first line of the chain; a file whose own first line cannot be read is taken for a game. */
        private GrammarWalk begun(List<Line> outermost) {
            GrammarWalk walk = GrammarWalk.of(RulesParser.RULE_file);
            if (outermost.size() == 1) return walk;
            GrammarWalk header = passed(walk, outermost.get(0), true);
            return !header.isLost()
                    ? header
                    : walk.behind(LanguageWords.type("game"))
                            .behind(RulesParser.NAME)
                            .behind(RulesParser.NEWLINE)
                            .behind(RulesParser.INDENT)
                            .behind(RulesParser.DEDENT);
        }

        /** The words that begin a line, with those of the lines around it. */
        void next(Outline around) {
            locals(around);
            List<List<Line>> levels = around.levels;
            GrammarWalk walk = begun(levels.get(0));
            for (int i = 0; i + 1 < levels.size(); i++) {
                List<Line> level = levels.get(i);
                walk = along(walk, level.isEmpty() ? new Line() : level.get(level.size() - 1));
                walk = walk.behind(RulesParser.NEWLINE).behind(RulesParser.INDENT);
            }
            Line present = around.present();
            take(along(walk, present.words), present);
            List<Line> above = levels.get(levels.size() - 1);
            // What may only come behind something, such as otherwise, is seen with as many lines above as it needs.
            for (int back = above.size() - 2; back >= (levels.size() == 1 ? 1 : 0); back--) {
                GrammarWalk longer = walk;
                for (int i = back; i < above.size() - 1; i++) longer = passed(longer, above.get(i), false);
                longer = along(longer, present.words);
                if (longer.isLost()) continue;
                take(longer, present);
                break;
            }
        }

        /** The words with which a line can go on in the next one. */
        void continuing(Outline above) {
            Reading all = new Reading(source);
            all.next(above);
            all.words.forEach((word, ways) -> {
                if (LayoutTokenSource.isContinuing(word)) words.put(word, ways);
            });
        }

        void hole(int from, int offset) {
            GrammarWalk walk = GrammarWalk.of(RulesParser.RULE_loneExpr);
            Line line = new Line();
            for (Token token : RuleParser.tokensOfExpression(source, from, offset))
                if (token.getType() != Token.EOF) line.words.add(token);
            take(along(walk, line.words), line);
        }

        private GrammarWalk along(GrammarWalk walk, Line line) {
            GrammarWalk at = walk;
            for (Token word : line.words) {
                GrammarWalk next = at.behind(word.getType());
                if (next.isLost()) return at.atLineEnd();
                at = next;
            }
            return at;
        }

        static GrammarWalk along(GrammarWalk walk, List<? extends Token> words) {
            GrammarWalk at = walk;
            for (Token word : words) at = at.behind(word.getType());
            return at;
        }

        /** A line with its block, as far as what comes behind depends on it. */
        private GrammarWalk passed(GrammarWalk walk, Line line, boolean header) {
            GrammarWalk at = header ? along(walk, line) : along(walk, line.words);
            at = at.behind(RulesParser.NEWLINE);
            if (header || line.block[0]) at = at.behind(RulesParser.INDENT).behind(RulesParser.DEDENT);
            return at;
        }

        private void take(GrammarWalk walk, Line present) {
            walks.add(walk);
            String after = present.words.isEmpty()
                    ? ""
                    : present.words.get(present.words.size() - 1).getText();
            for (GrammarWalk.Step step : walk.steps()) {
                int inner = step.rules().get(0);
                boolean name = inner == RulesParser.RULE_name || inner == RulesParser.RULE_word;
                whole |= step.types().contains(RulesParser.NEWLINE);
                for (int type : step.types().toList()) {
                    if (type == RulesParser.NAME) want(Kind.NAME, step, after);
                    else if (type == RulesParser.RULE_ID) want(Kind.RULE_NUMBER, step, after);
                    else if (type == RulesParser.NUMBER) want(Kind.NUMBER, step, after);
                    else if (type == RulesParser.STRING) want(Kind.TEXT, step, after);
                    else if (!name && type > 0) word(type, step, after);
                }
            }
        }

        private void word(int type, GrammarWalk.Step step, String after) {
            String written = type == RulesParser.SOME_EACH ? "some" : LanguageWords.written(type);
            if (type == RulesParser.IN) written = "in";
            boolean gives = "=".equals(written) && !after.isEmpty();
            if (written == null || !gives && !Character.isLetter(written.charAt(0))) return;
            words.computeIfAbsent(written, each -> new LinkedHashSet<>()).add(String.join(" ", names(step.rules())));
        }

        private void want(Kind kind, GrammarWalk.Step step, String after) {
            List<String> rules = names(step.rules());
            boolean fresh = kind == Kind.NAME
                    && rules.get(0).equals("name")
                    && (isBinder(step.behind()) || after.equals(LanguageWords.written(LET)));
            wants.add(new Want(kind, rules, after, fresh));
        }

        private static List<String> names(List<Integer> rules) {
            return rules.stream().map(rule -> RulesParser.ruleNames[rule]).toList();
        }

        /** A name behind which only in can come stands for one of those that follow; one with a type is new too. */
        private static boolean isBinder(IntervalSet behind) {
            return !behind.isNil()
                    && (behind.subtract(BINDERS).isNil()
                            || behind.subtract(TYPED).isNil());
        }

        // ---- names

        void locals(Outline around) {
            List<List<Line>> levels = around.levels;
            GrammarWalk walk = begun(levels.get(0));
            for (int i = 0; i < levels.size(); i++) {
                List<Line> level = levels.get(i);
                if (i > 0) for (Line line : level.subList(0, Math.max(0, level.size() - 1))) lets(line);
                if (level.isEmpty()) continue;
                boolean present = i == levels.size() - 1;
                walk = brought(walk, level.get(level.size() - 1), present);
                if (!present) walk = walk.behind(RulesParser.NEWLINE).behind(RulesParser.INDENT);
            }
        }

        private void lets(Line line) {
            if (line.words.size() > 1 && line.words.get(0).getType() == LET) local(line.words.get(1));
        }

        private void local(Token token) {
            Span span = spans.span(token);
            locals.remove(span);
            locals.put(span, token.getText());
        }

        private GrammarWalk brought(GrammarWalk walk, Line line, boolean present) {
            GrammarWalk at = walk;
            for (Token word : line.words) {
                if (LanguageWords.canBeName(word.getType())) {
                    for (GrammarWalk.Step step : at.steps()) {
                        boolean names = step.types().contains(word.getType())
                                && step.rules().get(0) == RulesParser.RULE_name;
                        if (names && brings(step, line, word, present)) local(word);
                    }
                }
                GrammarWalk next = at.behind(word.getType());
                if (next.isLost()) return present ? next : at.atLineEnd();
                at = next;
            }
            return at;
        }

        private static boolean brings(GrammarWalk.Step step, Line line, Token word, boolean present) {
            List<Integer> rules = step.rules();
            int owner = rules.get(1);
            int outer = rules.size() > 2 ? rules.get(2) : -1;
            if (owner == RulesParser.RULE_names && outer == RulesParser.RULE_when) return true;
            boolean ofPlayer = owner == RulesParser.RULE_score || owner == RulesParser.RULE_aim;
            if (ofPlayer) {
                int at = line.words.indexOf(word);
                return at > 0 && line.words.get(at - 1).getText().equals("of");
            }
            if (!isBinder(step.behind())) return owner == RulesParser.RULE_statement && isLet(line, word);
            boolean declaration =
                    owner != RulesParser.RULE_param && step.behind().contains(LanguageWords.type(":"));
            if (declaration) return isLet(line, word);
            return present || !rules.contains(RulesParser.RULE_expr);
        }

        private static boolean isLet(Line line, Token word) {
            return line.words.get(0).getType() == LET && line.words.indexOf(word) == 1;
        }
    }
}
