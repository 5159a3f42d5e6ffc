package regola.language.service;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import regola.language.DrawingNames;
import regola.language.LineParts;
import regola.language.model.Function;
import regola.language.model.Type;
import regola.language.resolve.Sort;
import regola.language.source.SourceText;
import regola.language.source.Span;
import regola.language.syntax.NextWords;
import regola.language.syntax.NextWords.Kind;
import regola.language.syntax.NextWords.Want;
import regola.language.tree.Header;
import regola.language.type.BuiltIns;

/** Completions are what could be written at a place: names that fit before words, whole passages at the end. */
final class Completions {
    private static final int MOST = 400;
    /** Where as many fit well, what fits badly is not offered before somebody begins to write it. */
    private static final int ENOUGH = 2;
    /** What there are hundreds of, and what one seldom means: last among the names. */
    private static final Set<Sort> MANY = EnumSet.of(Sort.SITE, Sort.LINE, Sort.PIECE);

    private static final Set<Sort> VALUES = EnumSet.range(Sort.VARIABLE, Sort.PROPERTY);
    private static final Set<Sort> PLACES = EnumSet.of(Sort.MARK, Sort.REGION, Sort.BOARD, Sort.SITE, Sort.ZONE);
    /** Parts of the grammar whose own name is that of something new, unless they replace something. */
    private static final Map<String, Sort> SECTIONS = Map.ofEntries(
            Map.entry("setting", Sort.SETTING),
            Map.entry("choiceType", Sort.CHOICE),
            Map.entry("board", Sort.BOARD),
            Map.entry("mark", Sort.MARK),
            Map.entry("zone", Sort.ZONE),
            Map.entry("pieces", Sort.PIECES),
            Map.entry("group", Sort.GROUP),
            Map.entry("keep", Sort.VARIABLE),
            Map.entry("moment", Sort.MOMENT),
            Map.entry("function", Sort.FUNCTION),
            Map.entry("namedRule", Sort.RULE),
            Map.entry("conditions", Sort.CONDITIONS),
            Map.entry("aim", Sort.FUNCTION));

    private static final Set<String> CHANGES = Set.of("setChange", "replace", "remove", "addChange");

    private static final Set<String> IN_VALUES = Set.of("expr", "loneExpr");
    /** With these alone a line only says more of the one above it. */
    private static final Set<String> GOING_ON = Set.of("and", "or", "where");

    private static final Pattern BOARD = Pattern.compile("(?m)^(replace )?board ");
    /** Sections that give a value, and what is said below them. */
    private static final Set<String> VALUED = Set.of("aim", "score", "winners", "function");

    private static final Set<String> OF_VALUES = Set.of("=", "en", "it", "yours", "theirs", "printed");
    private static final String AIM = "${name} of who\n  en \"more\" it \"di più\"\n  = ${value}";

    private static final Pattern GRID = Pattern.compile("(?m)^ +grid ");
    private static final Pattern PLANE = Pattern.compile("(?m)^ +plane ");

    private final Analysis analysis;
    private final Sayings sayings;
    private final String language;
    private final Map<String, Completion> found = new LinkedHashMap<>();
    /** Names of things of which there are many. */
    private final Set<String> many = new HashSet<>();

    private Map<Span, Function> functions;
    private Span replaces;
    private String begun = "";
    /** Whether a value is to be given there, and what it says. */
    private boolean valued;
    /** How far right the line is to begin; -1 if it stays where it is. */
    private int indent = -1;

    Completions(Analysis analysis, Sayings sayings, String language) {
        this.analysis = analysis;
        this.sayings = sayings;
        this.language = language;
    }

    List<Completion> at(SourceText text, int offset) {
        Cursor cursor = Cursor.at(text, offset);
        if (cursor.nothing()) return List.of();
        begun = text.text().substring(cursor.start(), offset);
        replaces = new Span(text, cursor.start(), offset);
        if (cursor.hole() >= 0 && text.lineText(text.line(offset)).startsWith("pieces ")) {
            BuiltIns.madeFor().forEach(word -> add(Completion.Kind.WORD, word, word, "", ""));
            return List.copyOf(found.values());
        }
        Spot spot = cursor.hole() < 0
                ? next(text, cursor.start())
                : new Spot(text, cursor.start(), NextWords.inHole(text, cursor.hole(), cursor.start()));
        NextWords next = spot.next();
        if (spot.text() != text)
            indent = indent(spot.text().lineText(spot.text().line(spot.start())));
        boolean variant = analysis.tree(text).header() instanceof Header.Variant;
        List<Want> wants = next.wants().stream()
                .filter(want -> variant || want.rules().stream().noneMatch(CHANGES::contains))
                .toList();
        Fitting fitting = new Fitting(analysis, text, cursor.start(), cursor.hole(), next.locals());
        boolean value = wants.stream().anyMatch(this::wantsValue);
        if (value) locals(next.locals());
        Set<String> near = Set.copyOf(found.keySet());
        for (Want want : wants) offer(want);
        numbers(wants, text, cursor.start());
        names(wants, false);
        names(wants, true);
        words(spot, variant, text, cursor.start());
        valued = isValued(spot.text(), spot.start());
        if (valued) add(Completion.Kind.WORD, "=", "= ", "", "");
        List<Completion> all = new ArrayList<>(found.values());
        // What begins so goes before what has a part that does; what fits there, before what does not.
        all.sort(Comparator.comparing((Completion one) -> !one.label().startsWith(begun))
                .thenComparing(one -> fit(one, fitting, value, near))
                .thenComparing(WordOrder::rank));
        if (begun.isEmpty()) {
            long better = all.stream()
                    .filter(one -> fit(one, fitting, value, near) < Fitting.BADLY)
                    .count();
            // Whoever has begun a word may have meant anything; who has not is helped by few.
            boolean begins = text.text()
                    .substring(offset - text.column(offset) + 1, offset)
                    .isBlank();
            if (!begins && (better >= ENOUGH || next.isWhole()))
                all.removeIf(one -> one.kind() == Completion.Kind.WORD
                        && next.words().contains(one.label())
                        && next.isOnlyIn(one.label(), IN_VALUES)
                        && fit(one, fitting, value, near) == Fitting.BADLY);
            boolean named = !begins && !wants.isEmpty() && wants.stream().allMatch(Completions::isOwn);
            if (cursor.hole() < 0 && !named && (all.isEmpty() || next.isWhole())) {
                Set<String> there = new HashSet<>();
                all.forEach(one -> there.add(one.label().split(" ", 2)[0]));
                new NextLines(analysis.texts(), text, offset, variant ? Set.of() : CHANGES)
                        .found(Comparator.comparingInt(WordOrder::rank)).stream()
                                .filter(one -> !there.contains(one.label()))
                                .forEach(all::add);
            }
        }
        return all.subList(0, Math.min(MOST, all.size()));
    }

    /** Whether a line begins there below one that gives a value, and none says yet which. */
    private static boolean isValued(SourceText text, int start) {
        int line = text.line(start);
        int blanks = text.column(start) - 1;
        if (blanks == 0 || !text.lineText(line).substring(0, blanks).isBlank()) return false;
        for (int above = line - 1; above > 0; above--) {
            String words = text.lineText(above);
            if (!says(words)) continue;
            if (words.stripLeading().startsWith("=")) return false;
            if (indent(words) < blanks)
                return VALUED.contains(words.strip().split("[^a-z]", 2)[0])
                        && !words.replaceAll("\"[^\"]*\"", "").contains("=");
            if (!LineParts.isContinuing(words.strip().split("[^a-z]", 2)[0])) return false;
        }
        return false;
    }

    /** @return whether the line has begun there and cannot end there */
    static boolean mustGoOn(SourceText text, int offset) {
        Cursor cursor = Cursor.at(text, offset);
        int lineStart = offset - text.column(offset) + 1;
        boolean begun = !text.text().substring(lineStart, cursor.start()).isBlank();
        if (!begun || cursor.nothing() || cursor.hole() >= 0) return false;
        NextWords next = NextWords.at(text, cursor.start());
        return !next.isWhole() && !(next.words().isEmpty() && next.wants().isEmpty());
    }

    /**
     * A Spot is where it is asked what fits.
     *
     * @param text perhaps with the line begun elsewhere than it is
     */
    private record Spot(SourceText text, int start, NextWords next) {
        static Spot at(SourceText text, int start) {
            return new Spot(text, start, NextWords.at(text, start));
        }

        /** @return whether nothing fits but what would say more of the line above, or once more what it says */
        boolean isVain() {
            if (next.wants().isEmpty() && next.words().isEmpty()) return true;
            Set<String> once = OnceWords.written(text, start);
            return next.wants().stream().allMatch(want -> want.kind() == Kind.RULE_NUMBER)
                    && next.words().stream().allMatch(word -> GOING_ON.contains(word) || once.contains(word));
        }
    }

    /** A line that begins too far right belongs nowhere; what is meant is mostly to stand below a line above. */
    private static Spot next(SourceText text, int start) {
        Spot here = Spot.at(text, start);
        int line = text.line(start);
        int begin = start - text.column(start) + 1;
        int indent = Math.min(indent(text.lineText(line)), start - begin);
        boolean begins = begin + indent == start;
        boolean nothing = here.next.words().isEmpty() && here.next.wants().isEmpty();
        if (indent == 0 || !(begins ? here.isVain() : nothing)) return here;
        for (int wanted : NextLines.indentsAbove(text, line)) {
            if (wanted >= indent) continue;
            String moved = text.text().substring(0, begin)
                    + " ".repeat(wanted)
                    + text.text().substring(begin + indent);
            Spot there = Spot.at(SourceText.of(text.name(), moved), start - indent + wanted);
            if (!there.isVain()) return there;
        }
        return here;
    }

    static int indent(String line) {
        return line.length() - line.stripLeading().length();
    }

    static boolean says(String line) {
        return !line.isBlank() && !line.stripLeading().startsWith("#");
    }

    /** @param near the names that the lines around bring with them */
    private int fit(Completion one, Fitting fitting, boolean value, Set<String> near) {
        return switch (one.kind()) {
            case WORD -> valued && OF_VALUES.contains(one.label()) ? Fitting.NEEDED : fitting.ofWord(one.label());
            case NAME ->
                value ? fitting.ofName(one.label(), near.contains(one.label()), many.contains(one.label())) : 0;
            case PASSAGE -> isNeeded(one, fitting) ? Fitting.NEEDED - 1 : Fitting.BADLY;
            case RULE_NUMBER, DRAWING -> Fitting.BADLY;
        };
    }

    private static boolean isNeeded(Completion passage, Fitting fitting) {
        return passage.label().startsWith("because ") && fitting.ofWord("because") == Fitting.NEEDED;
    }

    /**
     * A Cursor is what a place in a line is.
     *
     * @param start where the word begins that is written there
     * @param hole where the brace stands of the hole it is in, or -1
     * @param nothing whether nothing can be said there: in a remark, in a text
     */
    private record Cursor(int start, int hole, boolean nothing) {
        static Cursor at(SourceText text, int offset) {
            int lineStart = offset - text.column(offset) + 1;
            String line = text.text().substring(lineStart, offset);
            boolean quoted = false;
            int hole = -1;
            for (int i = 0; i < line.length(); i++) {
                char c = line.charAt(i);
                if (c == '\\' && quoted) i++;
                else if (c == '"') {
                    quoted = !quoted;
                    hole = -1;
                } else if (c == '#' && !quoted) return new Cursor(offset, -1, true);
                else if (c == '{' && quoted) hole = i;
                else if (c == '}' && quoted) hole = -1;
            }
            int start = offset;
            while (start > lineStart && isPart(text.text().charAt(start - 1))) start--;
            return new Cursor(start, hole < 0 ? -1 : lineStart + hole, quoted && hole < 0);
        }

        private static boolean isPart(char c) {
            return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '-' || c == '.';
        }
    }

    // ---- names

    private boolean wantsValue(Want want) {
        return want.kind() == Kind.NAME
                && !want.fresh()
                && !isDone(want)
                && (want.isIn("expr") || want.isIn("loneExpr") || isFirst(want, "target"));
    }

    /** Behind 'do' nothing but a rule makes sense, as a step or in a supposition. */
    private static boolean isDone(Want want) {
        return want.after().equals("do");
    }

    private static boolean isFirst(Want want, String rule) {
        return want.rules().size() > 1 && want.rules().get(1).equals(rule);
    }

    private void locals(List<Span> spans) {
        Map<String, Span> byName = new LinkedHashMap<>();
        for (Span span : spans) byName.put(Analysis.written(span), span);
        List<String> nearestFirst = new ArrayList<>(byName.keySet());
        Collections.reverse(nearestFirst);
        for (String name : nearestFirst) {
            Symbol symbol =
                    analysis.at(byName.get(name).source(), byName.get(name).start());
            boolean known =
                    symbol != null && symbol.type() != null && symbol.name().equals(name);
            add(Completion.Kind.NAME, name, name, known ? symbol.type().toString() : "", "");
        }
    }

    /** Whether somebody gives a name there as they like. */
    private static boolean isOwn(Want want) {
        return want.kind() == Kind.NAME
                && (want.fresh() || isFirst(want, "name") || want.rules().get(0).equals("name"));
    }

    /** What is neither a name that the game declares nor a word. */
    private void offer(Want want) {
        DrawingNames drawings = analysis.texts().drawings();
        boolean drawing = want.kind() == Kind.NAME && want.after().equals("drawn");
        if (drawing && drawings != null) {
            Collection<String> all = want.isIn("art") ? drawings.pictures() : drawings.boards();
            all.stream().sorted().forEach(name -> add(Completion.Kind.DRAWING, name, name, "", ""));
        }
        boolean aim = isOwn(want) && want.isIn("aim");
        if (aim && want.after().equals("aim")) add(Completion.Kind.PASSAGE, "name of who", AIM, "", "");
        if (aim && want.after().equals("of")) add(Completion.Kind.NAME, "who", "who", "", "");
        if (want.kind() != Kind.NAME || want.fresh()) return;
        if (isFirst(want, "typeName")) BuiltIns.types().forEach(type -> add(Completion.Kind.WORD, type, type, "", ""));
        if (isFirst(want, "each")) BuiltIns.kept().forEach(type -> add(Completion.Kind.WORD, type, type, "", ""));
        if (isFirst(want, "pieceItem") && !want.after().equals(":"))
            BuiltIns.madeFor().forEach(word -> add(Completion.Kind.WORD, word, word, "", ""));
        for (String word : ofGrids(want)) add(Completion.Kind.WORD, word, word, "", "");
    }

    /** Words that are words only where sites and lines of a grid are told by what they have in common. */
    private static List<String> ofGrids(Want want) {
        if (isFirst(want, "sitePattern"))
            return want.after().equals("every")
                    ? BuiltIns.sitePatterns()
                    : want.after().equals("in") ? BuiltIns.axes() : List.of();
        if (isFirst(want, "inARow"))
            return want.after().equals("in") ? List.of("a") : want.after().equals("a") ? List.of("row") : List.of();
        return List.of();
    }

    /** @param many whether it is the turn of what there are many of */
    private void names(List<Want> wants, boolean many) {
        Set<Sort> sorts = EnumSet.noneOf(Sort.class);
        boolean values = false;
        // What has its words already is not called twice.
        Set<String> called = wants.stream().anyMatch(want -> want.isIn("wordLine"))
                ? OnceWords.beginningBeside(replaces.source(), replaces.start())
                : Set.of();
        for (Want want : wants) {
            if (want.kind() != Kind.NAME || want.fresh()) continue;
            sorts.addAll(sorts(want));
            values |= !isDone(want) && (want.isIn("expr") || want.isIn("loneExpr"));
        }
        for (Symbol symbol : analysis.symbols()) {
            if (symbol.isLocal() || !sorts.contains(symbol.sort()) || MANY.contains(symbol.sort()) != many) continue;
            if (called.contains(symbol.name())) continue;
            if (!fits(symbol.name()) || !symbol.isWritten() && !many && symbol.sort() != Sort.KIND) continue;
            String said = sayings.about(symbol, language);
            if (said.isEmpty()) said = symbol.sort().phrase().in(language);
            add(Completion.Kind.NAME, symbol.name(), written(symbol, wants), detail(symbol), said);
            if (many) this.many.add(symbol.name());
        }
        if (values && !many) {
            boolean grid = isOn(GRID);
            boolean plane = isOn(PLANE);
            boolean board = isOn(BOARD);
            for (String name : BuiltIns.everywhere())
                if (!board || BuiltIns.isFor(name, grid, plane))
                    add(Completion.Kind.NAME, name, name, BuiltIns.signature(name), "");
        }
    }

    /** Where something is called its parentheses are written too, unless they stand there already. */
    private String written(Symbol symbol, List<Want> wants) {
        boolean called = wants.stream()
                .filter(want -> want.kind() == Kind.NAME)
                .anyMatch(want -> symbol.sort() == Sort.RULE && isDone(want)
                        || symbol.sort() == Sort.FUNCTION
                                && !isDone(want)
                                && IN_VALUES.stream().anyMatch(want::isIn)
                        || symbol.sort() == Sort.CONDITIONS && isFirst(want, "requirement"));
        boolean open = replaces.source().text().startsWith("(", replaces.end());
        return called && !open ? symbol.name() + "()" : symbol.name();
    }

    /** Told by its lines, for a text that is being written is seldom whole. */
    private boolean isOn(Pattern board) {
        return analysis.texts().all().stream()
                .anyMatch(text -> board.matcher(text.text()).find());
    }

    /** @return as which the symbol was read, or null */
    private Function function(Symbol symbol) {
        if (functions == null) {
            functions = new HashMap<>();
            for (Readings.Checked way : analysis.ways()) {
                if (way.game() == null) continue;
                for (Function each : way.game().functions()) functions.putIfAbsent(each.span(), each);
            }
        }
        return functions.get(symbol.declared());
    }

    private String detail(Symbol symbol) {
        Function function = function(symbol);
        if (function != null) {
            List<String> parameters = function.parameters().stream()
                    .map(each -> each.name() + ": " + each.type())
                    .toList();
            return (parameters.isEmpty() ? "" : "(" + String.join(", ", parameters) + "): ") + function.result();
        }
        String head = Hovers.headLine(symbol.declared());
        if (symbol.sort() == Sort.LINE && !symbol.isWritten()) return head;
        // Their declarations name many in one line: what stands behind one of them is the next.
        if (symbol.sort() == Sort.PLAYER) return Type.PLAYER.toString();
        if (symbol.sort() == Sort.CHOICE_ITEM) return head.split(":", 2)[0];
        int at = head.indexOf(symbol.name());
        return at < 0 || symbol.sort().compareTo(Sort.PROPERTY) < 0 && head.length() > 40
                ? head.split(" ", 2)[0]
                : head.substring(at + symbol.name().length())
                        .replaceFirst("^: ?", "")
                        .strip();
    }

    /** @return what fits; for a form of the language that is not known here, everything */
    private Set<Sort> sorts(Want want) {
        String rule = want.rules().size() > 1 ? want.rules().get(1) : "";
        String after = want.after();
        Sort own = SECTIONS.get(rule);
        boolean replaced = want.isIn("replace");
        if (isDone(want)) return EnumSet.of(Sort.RULE);
        switch (rule) {
            case "siteRange":
                return EnumSet.of(Sort.SITE);
            case "typeName":
                return EnumSet.of(Sort.CHOICE);
            case "art", "param", "optionPart", "headerLine", "seat", "header", "choiceItem", "namedLine":
            case "sitePattern", "inARow":
                return Set.of();
            case "wordLine":
                return EnumSet.complementOf(EnumSet.of(Sort.SITE, Sort.LINE, Sort.UNREAD));
            case "settingValue":
                return EnumSet.of(Sort.CHOICE_ITEM);
            case "pieceItem":
                return after.equals("each") || after.equals("and") ? EnumSet.of(Sort.CHOICE) : EnumSet.of(Sort.SETTING);
            case "target":
                return EnumSet.of(Sort.VARIABLE, Sort.PROPERTY);
            case "requirement":
                return EnumSet.of(Sort.CONDITIONS);
            case "each":
                return after.equals("each")
                        ? EnumSet.of(Sort.PIECES, Sort.GROUP, Sort.BOARD, Sort.REGION, Sort.MARK)
                        : Set.of();
            case "when":
                return after.equals("when") ? EnumSet.of(Sort.MOMENT) : after.equals("on") ? PLACES : Set.of();
            case "boardLine":
                return Set.of();
            case "setChange":
                return EnumSet.of(after.equals("mark") ? Sort.MARK : Sort.SETTING);
            case "remove", "addChange":
                return EnumSet.complementOf(EnumSet.of(Sort.SITE, Sort.PIECE, Sort.KIND, Sort.UNREAD));
            case "names":
                return want.isIn("group") ? EnumSet.of(Sort.PIECES, Sort.KIND, Sort.GROUP) : Set.of();
            case "statement":
                return switch (after) {
                    case "announce" -> EnumSet.of(Sort.MOMENT);
                    case "choose", "let", "each" -> Set.of();
                    default -> VALUES;
                };
            default:
                // What a move is called is new, though something else may be called so too.
                if (want.rules().get(0).equals("word") || want.isIn("optionPart") && rule.equals("word"))
                    return Set.of();
                return own == null ? VALUES : replaced ? EnumSet.of(own) : Set.of();
        }
    }

    // ---- words

    private void words(Spot spot, boolean variant, SourceText text, int start) {
        NextWords next = spot.next();
        Set<String> offered = new HashSet<>();
        Set<String> once = OnceWords.written(spot.text(), spot.start());
        boolean begins =
                text.text().substring(start - text.column(start) + 1, start).isBlank();
        for (String word : next.words()) {
            if (begins && word.equals("=")) continue;
            if (!variant && next.isOnlyIn(word, CHANGES) || once.contains(word)) continue;
            offered.add(word);
            add(Completion.Kind.WORD, word, word, form(word, text, start), "");
        }
        if (begun.contains(".")) return;
        String number = null;
        for (String word : offered) {
            if (!fits(word) || PassageTexts.beginningWith(word, "").isEmpty()) continue;
            if (number == null) number = NumbersOfRules.next(analysis.texts(), text, start);
            for (String passage : PassageTexts.beginningWith(word, number)) {
                if (!next.canBegin(passage)) continue;
                String label = passage.lines()
                        .map(String::strip)
                        .limit(2)
                        .reduce((a, b) -> a + " … " + b)
                        .orElse("");
                add(Completion.Kind.PASSAGE, label.replaceAll("\\$\\{([^}]*)}", "$1"), passage, "", "");
            }
        }
    }

    /** @return how a line goes on that begins so, or a value */
    static String form(String word, SourceText text, int start) {
        int indent = text.column(start) - 1;
        boolean first = text.text().substring(start - indent, start).isBlank();
        return NextWords.form(word, indent, first);
    }

    private void numbers(List<Want> wants, SourceText text, int start) {
        if (wants.stream().noneMatch(want -> want.kind() == Kind.RULE_NUMBER)) return;
        boolean asked = wants.stream()
                .anyMatch(want ->
                        want.kind() == Kind.RULE_NUMBER && want.rules().stream().noneMatch(CHANGES::contains));
        // Where a number may stand but need not, only one that was begun is meant.
        boolean must = wants.stream().allMatch(want -> want.kind() == Kind.RULE_NUMBER || want.kind() == Kind.NAME);
        if (!must && begun.isEmpty()) return;
        if (asked) {
            String next = NumbersOfRules.next(analysis.texts(), text, start);
            add(Completion.Kind.RULE_NUMBER, next, next, "", "");
        }
        for (String number : NumbersOfRules.in(analysis.texts())) {
            Sayings.Saying saying = sayings.ofNumber(number);
            add(Completion.Kind.RULE_NUMBER, number, number, "", saying == null ? "" : saying.in(language));
        }
    }

    private boolean fits(String label) {
        return label.startsWith(begun) || !begun.isEmpty() && label.contains("-" + begun);
    }

    private void add(Completion.Kind kind, String label, String written, String detail, String sentence) {
        if (!fits(label)) return;
        // A word that is being written stands in the text already.
        found.putIfAbsent(
                kind == Completion.Kind.PASSAGE ? kind + label : label,
                new Completion(kind, label, written, detail, sentence, replaces, indent));
    }
}
