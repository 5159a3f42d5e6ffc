package regola.language.service;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import regola.language.LineParts;
import regola.language.model.Function;
import regola.language.model.Property;
import regola.language.model.Rule;
import regola.language.model.Setting;
import regola.language.model.Type;
import regola.language.model.Type.Base;
import regola.language.model.Type.Shape;
import regola.language.model.Variable;
import regola.language.resolve.Sort;
import regola.language.source.SourceText;
import regola.language.source.Span;
import regola.language.type.BuiltIns;

/**
 * A Fitting says of what may be written at one place in an expression how well it fits what stands before it: whether a
 * truth is wanted there, what the other side of a comparison is, of what something is asked. It judges by the words of
 * the line alone, for the line is seldom whole; so what does not fit goes to the end and is never left out.
 */
final class Fitting {
    /** Without it the line cannot be right, and all before it can. */
    static final int NEEDED = -1;

    /** What fits. */
    static final int WELL = 0;
    /** A word of the language where nothing is known of what is wanted. */
    private static final int WORD = 1;
    /** What fits and is one of many. */
    static final int WELL_AMONG_MANY = 2;
    /** What may begin something that fits. */
    static final int PERHAPS = 3;
    /** The rest. */
    static final int BADLY = 4;

    /** A line that begins so says more of the one above; who begins a line mostly wants another. */
    private static final Set<String> GOING_ON =
            Set.of("and", "or", "where", "=", "showing", "printed", "yours", "theirs");

    private static final Set<String> BEFORE_TRUTH =
            Set.of("require", "if", "while", "where", "and", "or", "not", "otherwise");
    private static final Set<String> BEFORE_NUMBER = Set.of("<", "<=", ">", ">=", "+", "-", "*", "/", "mod", "repeat");
    private static final Set<String> LINKING = Set.of("is", "=", "in", "on", "not");
    private static final Set<String> COMPARING = Set.of("is", "in", "on", "<", "<=", ">", ">=");
    private static final Set<String> AFTER_TRUTH = Set.of("and", "or", "because");
    private static final Set<String> AFTER_SET = Set.of("on", "in", "is", "where", "and", "or");
    private static final Set<String> AFTER_ONE = Set.of("is", "in");
    private static final Set<String> AFTER_NUMBER = Set.of("is", "mod");
    /** Behind these a name is new, and what it stands for is in what comes behind 'in'. */
    private static final Set<String> BINDING = Set.of("each", "some", "every", "those", "for");

    private static final Set<String> ON_PIECES = Set.of("move", "change");
    private static final Set<String> BY_PLAYERS = Set.of("choose", "finish");
    private static final Set<String> PIECES_BEHIND = Set.of("no", "some", "every", "one", "those");

    private static final Set<String> BEHIND_IS = Set.of("not", "none");
    private static final Set<String> OF_TRUTH = Set.of("some", "no", "every", "not");
    /** What is asked of any sort of thing, and is nothing by itself. */
    private static final Set<String> ASKING = Set.of("length", "first", "rest", "kinds", "sites");

    private static final Set<String> COUNTING = Set.of("number");
    private static final Set<String> PICKING = Set.of("those");
    private static final Set<String> STEPS = Set.of("move", "change", "shuffle", "do", "announce", "finish");
    private static final Set<String> BEHIND_A_STEP = Set.of("over", "along", "into", "at", "by");
    /** Behind the pieces that a step moves. */
    private static final Set<String> ON_THE_WAY = Set.of("to", "on", "of");

    /** What a name is that stands behind it: its type, or from what it is taken. */
    private static final Pattern SAID =
            Pattern.compile("\\s*(?::\\s*((?:(?:set|list) of )?[a-z]+)|in\\s+([a-z][a-z0-9-]*))");

    /** What is told of each player: the name in its first line is one. */
    private static final Set<String> OF_PLAYERS = Set.of("aim", "score");

    /** What yields it stands behind the brackets of a function. */
    private static final Pattern RESULT = Pattern.compile("function .*:\\s*([a-z ]+?)\\s*([A-Z]+-[0-9.]+)?\\s*");

    private static final Pattern CHOICE = Pattern.compile("choice ([a-z][a-z0-9-]*)");

    private static final List<Type> TYPES = Stream.of(
                    Type.SITE, Type.PIECE, Type.PLAYER, Type.KIND, Type.NUMBER, Type.LINE)
            .flatMap(type -> type.equals(Type.NUMBER) ? Stream.of(type) : Stream.of(type, type.set()))
            .toList();

    private final Map<String, Type> results = new HashMap<>();
    private final Map<String, List<Type>> asked = new HashMap<>();
    /** Names that stand for themselves, such as those of players. */
    private final Set<String> constants = new HashSet<>();

    private final Set<String> zones = new HashSet<>();
    /** Zones of which each player has one. */
    private final Set<String> zonesOfPlayers = new HashSet<>();

    private final List<String> words = new ArrayList<>();
    /** Whether a truth is wanted, with which any sort of value may begin. */
    private boolean truth;
    /** What is wanted otherwise; null if that is not known. */
    private Type wanted;
    /** Whether one of the wanted sort may stand there, and whether several. */
    private boolean one;

    private boolean several;
    /** Whether anything fits of which there are several. */
    private boolean anySet;
    /** Whether whoever is meant is seldom called by name: rules are for all players. */
    private boolean anybody;
    /** Whether something is compared of which it is not known what it is. */
    private boolean unsure;
    /** The name on the other side of a comparison, which is seldom meant again; else empty. */
    private String other = "";
    /** What stands before the place, if that is a value; else null. */
    private Type behind;
    /** Whether pieces stand before the place, counted or not: whose and where they are may be said. */
    private boolean pieces;

    /**
     * @param start where the word begins that is being written
     * @param hole where the brace stands of the hole it is in, or -1
     * @param locals names that the lines around bring with them, where they stand
     */
    Fitting(Analysis analysis, SourceText text, int start, int hole, List<Span> locals) {
        learn(analysis, text, locals);
        int from = hole < 0 ? start - text.column(start) + 1 : hole + 1;
        String line = text.text().substring(from, start);
        for (LineParts.Part part : LineParts.of(line)) {
            if (part.kind() == LineParts.Kind.TEXT) words.add("\"");
            else if (part.kind() != LineParts.Kind.BLANK) words.add(part.in(line));
        }
        if (words.equals(List.of("="))) wantGiven(text, text.line(start));
        else want();
    }

    /** What a value is that a line gives by itself is said above it. */
    private void wantGiven(SourceText text, int line) {
        int blanks = Completions.indent(text.lineText(line));
        for (int above = line - 1; above > 0; above--) {
            String head = text.lineText(above);
            if (!Completions.says(head) || Completions.indent(head) >= blanks) continue;
            Matcher result = RESULT.matcher(head.strip());
            String type = result.matches() ? result.group(1) : "";
            if (OF_PLAYERS.contains(first(head))) want(Type.NUMBER, true, false);
            else if (type.equals(Type.TRUTH.toString())) truth = true;
            else if (type.equals(Type.NUMBER.toString())) want(Type.NUMBER, true, false);
            else
                TYPES.stream()
                        .filter(each -> each.toString().equals(type))
                        .findFirst()
                        .ifPresent(each -> want(each.element(), each.shape() == Shape.ONE, true));
            return;
        }
    }

    private static String first(String line) {
        return line.strip().split("[^a-z]", 2)[0];
    }

    private void learn(Analysis analysis, SourceText text, List<Span> locals) {
        Readings.Checked way = analysis.way(text);
        for (Symbol symbol : analysis.symbols()) {
            Type type =
                    symbol.isLocal() ? null : symbol.sort() == Sort.CHOICE_ITEM ? choice(symbol) : type(symbol.sort());
            if (type == null) continue;
            if (symbol.sort() == Sort.ZONE) zones.add(symbol.name());
            if (symbol.sort() == Sort.ZONE && Hovers.headLine(symbol.declared()).contains(" of each "))
                zonesOfPlayers.add(symbol.name());
            results.putIfAbsent(symbol.name(), type);
            constants.add(symbol.name());
        }
        if (way.game() != null) {
            for (Setting each : way.game().settings()) results.put(each.name(), each.type());
            for (Variable each : way.game().variables()) results.put(each.name(), each.type());
            for (Property each : way.game().properties()) {
                results.put(each.name(), each.type());
                asked.put(each.name(), List.of(Type.one(each.of())));
            }
            for (Function each : way.game().functions()) {
                results.put(each.name(), each.result());
                asked.put(
                        each.name(),
                        each.parameters().stream().map(one -> one.type()).toList());
            }
        }
        if (way.game() != null) {
            for (Rule each : way.game().rules())
                asked.putIfAbsent(
                        each.name(),
                        each.parameters().stream().map(one -> one.type()).toList());
        }
        for (Span local : locals) {
            Symbol symbol = analysis.at(local.source(), local.start());
            boolean known = symbol != null && symbol.isLocal() && symbol.type() != null;
            Type type = known ? symbol.type() : written(local);
            if (type != null) results.put(Analysis.written(local), type);
        }
    }

    /** @return what is written behind a new name that it is, as far as a line says it that is not whole; or null */
    private Type written(Span local) {
        String text = local.source().text();
        if (OF_PLAYERS.contains(first(local.source().lineText(local.line())))) return Type.PLAYER;
        Matcher said = SAID.matcher(text).region(local.end(), text.length());
        if (!said.lookingAt()) return null;
        if (said.group(2) != null) {
            Type from = results.get(said.group(2));
            return from == null ? null : from.element();
        }
        return TYPES.stream()
                .filter(type -> type.toString().equals(said.group(1)))
                .findFirst()
                .orElse(null);
    }

    /** @return what an item of a choice is, as its declaration begins */
    private static Type choice(Symbol item) {
        Matcher head = CHOICE.matcher(Hovers.headLine(item.declared()));
        return head.lookingAt() ? Type.choice(head.group(1)) : null;
    }

    private static Type type(Sort sort) {
        return switch (sort) {
            case PIECES, GROUP -> Type.PIECE.set();
            case BOARD, REGION, MARK -> Type.SITE.set();
            case LINES -> Type.LINE.set();
            case LINE -> Type.LINE;
            case SITE, ZONE -> Type.SITE;
            case KIND -> Type.KIND;
            case PLAYER -> Type.PLAYER;
            case PIECE -> Type.PIECE;
            default -> null;
        };
    }

    // ---- what is wanted

    private String word(int back) {
        return back < words.size() ? words.get(words.size() - 1 - back) : "";
    }

    private void want() {
        int open = openBracket();
        String last = word(0);
        if (open >= 0 && (last.equals(",") || last.equals("("))) {
            inBrackets(open, last);
        } else if (last.equals("of")) {
            behindOf();
        } else if (inStep(last)) {
            return;
        } else if (last.equals("=") && words.get(0).equals("set")) {
            want(operand(words.size() - 2), true, true);
        } else if (LINKING.contains(last)) {
            behindLink();
        } else if (BEFORE_TRUTH.contains(last)) {
            truth = true;
        } else if (BEFORE_NUMBER.contains(last)) {
            want(Type.NUMBER, true, false);
        } else if (PIECES_BEHIND.contains(last)) {
            want(Type.PIECE, false, true);
        } else if (!last.isEmpty()) {
            behind = operand(words.size() - 1);
            pieces = isOfPieces();
        }
    }

    /** @return whether it is the words of a step that say what is wanted */
    private boolean inStep(String last) {
        String first = words.isEmpty() ? "" : words.get(0);
        if (words.size() == 1 && ON_PIECES.contains(last)) {
            want(Type.PIECE, true, true);
        } else if (last.equals("to") && first.equals("move") && !word(1).equals("to")) {
            want(Type.SITE, true, false);
        } else if (last.equals("by") && BY_PLAYERS.contains(first)) {
            wantPlayer(first.equals("finish"));
        } else if (last.equals("in") && binds(first)) {
            anySet = true;
            other = word(1);
        } else {
            return false;
        }
        return true;
    }

    private boolean binds(String first) {
        return BINDING.contains(word(2)) || first.equals("option") && word(2).equals("(");
    }

    private void wantPlayer(boolean severalFit) {
        want(Type.PLAYER, true, severalFit);
        anybody = true;
    }

    private void want(Type type, boolean oneFits, boolean severalFit) {
        wanted = type;
        one = oneFits;
        several = severalFit;
    }

    /** What a comparison wants depends on its other side. */
    private void behindLink() {
        int at = words.size() - 1;
        boolean not = word(0).equals("not");
        if (not) at--;
        String link = at < 0 ? "" : words.get(at);
        if (not && !link.equals("is")) {
            truth = true;
            return;
        }
        int before = at - 1;
        if (before >= 0 && words.get(before).equals("not")) before--;
        Type type = operand(before);
        other = before < 0 || before > 0 && words.get(before - 1).equals("of") ? "" : words.get(before);
        if (link.equals("on")) want(Type.SITE, true, true);
        else if (type == null) unsure = true;
        else if (link.equals("in")) want(type.element(), false, true);
        else want(type.element(), type.shape() == Shape.ONE, type.shape() != Shape.ONE);
    }

    private void behindOf() {
        List<Type> parameters = parameters(word(1));
        boolean counted = word(1).equals("number");
        if (counted) {
            want(Type.PIECE, false, true);
        } else if (parameters.size() == 1) {
            Type type = parameters.get(0);
            want(type.element(), true, type.shape() != Shape.ONE);
        } else if (zones.contains(word(1))
                || results.get(word(1)) != null && results.get(word(1)).equals(Type.PIECE.set())) {
            wantPlayer(false);
        }
    }

    private void inBrackets(int open, String last) {
        String name = open == 0 ? "" : words.get(open - 1);
        List<Type> parameters = parameters(name);
        int number = 0;
        int depth = 0;
        for (int i = open + 1; i < words.size(); i++) {
            if (words.get(i).equals("(")) depth++;
            if (words.get(i).equals(")")) depth--;
            if (words.get(i).equals(",") && depth == 0) number++;
        }
        if (number < parameters.size()) {
            Type type = parameters.get(number);
            want(type.element(), type.shape() == Shape.ONE, type.shape() != Shape.ONE);
        } else if (last.equals("(") && (open == 0 || BEFORE_TRUTH.contains(name))) {
            truth = true;
        }
    }

    /** @return where the bracket stands that is open at the end, or -1 */
    private int openBracket() {
        int depth = 0;
        for (int i = words.size() - 1; i >= 0; i--) {
            if (words.get(i).equals(")")) depth++;
            if (words.get(i).equals("(") && depth-- == 0) return i;
        }
        return -1;
    }

    private List<Type> parameters(String name) {
        return asked.getOrDefault(name, BuiltIns.parameters(name));
    }

    /** @return what the value is that ends with that word, as far as names say; null if that is not known */
    private Type operand(int end) {
        int at = end;
        if (at >= 0 && words.get(at).equals(")")) at = beforeBracket(at);
        if (at < 0) return null;
        String name = words.get(at);
        while (at >= 2 && words.get(at - 1).equals("of")) {
            name = words.get(at - 2);
            at -= 2;
        }
        if (at < end && name.equals("number")) return Type.NUMBER;
        if (!name.isEmpty() && Character.isDigit(name.charAt(0))) return Type.NUMBER;
        Type found = results.containsKey(name) ? results.get(name) : BuiltIns.result(name);
        return found != null || at == 0 || !words.get(at - 1).equals("item") ? found : null;
    }

    private int beforeBracket(int closing) {
        int depth = 0;
        for (int i = closing; i >= 0; i--) {
            if (words.get(i).equals(")")) depth++;
            if (words.get(i).equals("(") && --depth == 0) return i - 1;
        }
        return -1;
    }

    /** @return whether the last names are pieces, or those of somebody */
    private boolean isOfPieces() {
        int at = words.size() - 1;
        if (at >= 2 && words.get(at - 1).equals("of") && !words.get(at - 2).equals("number")) at -= 2;
        Type type = results.get(words.get(at));
        return type != null && type.base() == Base.PIECE && type.shape() != Shape.ONE;
    }

    /** @return whether it is not said yet of what something is asked, or whose it is */
    private boolean isOpen(String name) {
        boolean said = word(1).equals("of") && zones.contains(word(2));
        boolean asks = !results.containsKey(name) && (parameters(name).size() == 1 || ASKING.contains(name));
        return !said && (asks || zonesOfPlayers.contains(name));
    }

    // ---- how well something fits

    /** @param many whether there are many of its sort, such as the sites of a board */
    int ofName(String name, boolean local, boolean many) {
        if (unsure) return local ? WELL : many || constants.contains(name) ? WELL_AMONG_MANY : WORD;
        if (!truth && wanted == null && !anySet) return WELL;
        Type type = results.containsKey(name) ? results.get(name) : BuiltIns.result(name);
        if (name.equals(other)) return PERHAPS;
        if (type == null) return BuiltIns.everywhere().contains(name) ? PERHAPS : BADLY;
        int well = many ? WELL_AMONG_MANY : WELL;
        if (anySet) return type.shape() == Shape.ONE ? PERHAPS : well;
        if (anybody && constants.contains(name)) well = WELL_AMONG_MANY;
        if (truth) {
            if (type.base() == Base.TRUTH || local) return well;
            return type.shape() == Shape.ONE && !isConstant(name, many) ? WORD : PERHAPS;
        }
        boolean shape = type.shape() == Shape.ONE ? one : several;
        boolean base = type.base() == wanted.base()
                && (type.base() != Base.CHOICE
                        || wanted.choice() == null
                        || wanted.choice().equals(type.choice()));
        if (base) return shape ? well : PERHAPS;
        return BADLY;
    }

    /** With what stands for itself, such as a player's name, a condition seldom begins. */
    private boolean isConstant(String name, boolean many) {
        return many || constants.contains(name);
    }

    /** @return the words with which what is wanted mostly begins, where no value stands before them */
    private Set<String> first() {
        if (truth) return OF_TRUTH;
        if (Type.NUMBER.equals(wanted)) return COUNTING;
        if (anySet) return PICKING;
        if (word(0).equals("is")) return BEHIND_IS;
        if (words.size() == 1 && ON_PIECES.contains(word(0))) return Set.of("one");
        return word(0).equals("of") && word(1).equals("number") ? Set.of("those") : Set.of();
    }

    /** What a step names is not compared with anything, unless it asks for those that are so. */
    private boolean isStep() {
        return STEPS.contains(words.get(0)) && words.stream().noneMatch(BEFORE_TRUTH::contains);
    }

    private boolean isWholeCondition() {
        return words.get(0).equals("require") && words.stream().anyMatch(COMPARING::contains);
    }

    /** Where something is moved from is said, and where to is not; a place may be called 'to' too. */
    private boolean isGoing() {
        int on = words.indexOf("on");
        if (words.isEmpty() || !words.get(0).equals("move") || on < 0 || on == words.size() - 1) return false;
        return words.subList(on + 2, words.size()).stream().noneMatch("to"::equals);
    }

    /** Those of which something is true are picked out by saying what. */
    private boolean isPicking() {
        int at = words.lastIndexOf("those");
        return at >= 0
                && at + 3 < words.size()
                && words.get(at + 2).equals("in")
                && words.subList(at, words.size()).stream().noneMatch("where"::equals);
    }

    private boolean isPlaced() {
        return words.contains("on");
    }

    private static String first(List<String> words) {
        return words.isEmpty() ? "" : words.get(0);
    }

    /** Whether what begins so is a truth or a number where pieces, places or players are wanted. */
    private boolean isAnotherSort(String word) {
        if (wanted == null || wanted.base() == Base.TRUTH || first().contains(word)) return false;
        return OF_TRUTH.contains(word) || COUNTING.contains(word) && wanted.base() != Base.NUMBER;
    }

    int ofWord(String word) {
        // A line of its own that goes on from the one above mostly says why.
        if (words.isEmpty() && word.equals("because")) return WELL;
        if (words.isEmpty() && GOING_ON.contains(word)) return BADLY;
        if (word.equals("to") && isGoing()) return NEEDED;
        if (word.equals("by") && first(words).equals("grid") && !words.contains("by")) return NEEDED;
        if (word.equals("where") && isPicking()) return NEEDED;
        if (word.equals("of") && isOpen(word(0))) return NEEDED;
        if (word.equals("=") && !words.isEmpty()) return words.contains("=") ? BADLY : NEEDED;
        if (behind == null && isAnotherSort(word)) return BADLY;
        if (behind == null) return first().contains(word) ? WELL : wanted == null && !truth ? WORD : PERHAPS;
        if (word.equals("because") && isWholeCondition()) return NEEDED;
        if (pieces && words.get(0).equals("move") && !isPlaced() && word.equals("on")) return WELL;
        if (pieces && !isStep()) {
            if (word.equals("of")) return word(1).equals("of") && !word(2).equals("number") ? PERHAPS : WELL;
            if (word.equals("on")) return WELL;
        }
        boolean moved = words.get(0).equals("move") && behind.base() == Base.PIECE;
        if (!moved && isStep()) return BEHIND_A_STEP.contains(word) ? WELL : BADLY;
        if (moved) return ON_THE_WAY.contains(word) ? WELL : PERHAPS;
        if (word.equals("of") && behind.equals(Type.PIECE.set())) return WELL;
        Set<String> first = behind.shape() != Shape.ONE
                ? AFTER_SET
                : behind.base() == Base.TRUTH ? AFTER_TRUTH : behind.base() == Base.NUMBER ? AFTER_NUMBER : AFTER_ONE;
        return first.contains(word) ? WELL : AFTER_TRUTH.contains(word) || word.equals("not") ? WORD : BADLY;
    }
}
