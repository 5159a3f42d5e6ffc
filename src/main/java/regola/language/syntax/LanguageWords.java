package regola.language.syntax;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.antlr.v4.runtime.misc.IntervalSet;
import regola.language.syntax.generated.RulesParser;

/**
 * LanguageWords are the words and signs that the grammar gives a meaning. Some words may also be names; these are soft.
 * All of it is taken from the grammar, so that a new word needs no change here.
 */
final class LanguageWords {
    private static final Map<String, Integer> TYPES = types();
    private static final IntervalSet NAMES =
            RulesParser._ATN.nextTokens(RulesParser._ATN.ruleToStartState[RulesParser.RULE_name]);

    /** What people write who know other languages, and what it is called here. */
    private static final Map<String, String> ELSEWHERE = Map.ofEntries(
            Map.entry("else", "otherwise"),
            Map.entry("elif", "otherwise if"),
            Map.entry("elseif", "otherwise if"),
            Map.entry("return", "answer"),
            Map.entry("var", "let"),
            Map.entry("const", "let"),
            Map.entry("def", "function"),
            Map.entry("func", "function"),
            Map.entry("foreach", "for each"),
            Map.entry("loop", "repeat"),
            Map.entry("print", "tell"),
            Map.entry("say", "tell"),
            Map.entry("call", "do"),
            Map.entry("run", "do"),
            Map.entry("break", "stop"),
            Map.entry("exit", "stop"),
            Map.entry("win", "finish won by"),
            Map.entry("assert", "require"),
            Map.entry("must", "require"),
            Map.entry("trigger", "announce"),
            Map.entry("emit", "announce"),
            Map.entry("event", "moment"),
            Map.entry("variable", "keep"),
            Map.entry("null", "none"),
            Map.entry("nothing", "none"),
            Map.entry("action", "rule"),
            Map.entry("setup", "start"));

    /** Names that stand for a value by themselves in every game. */
    static final List<String> VALUES = List.of(
            "mover",
            "players",
            "seats",
            "sides",
            "neutrals",
            "box",
            "directions",
            "straight",
            "diagonal",
            "times-seen",
            "turn-number",
            "here");

    private LanguageWords() {}

    private static Map<String, Integer> types() {
        Map<String, Integer> types = new HashMap<>();
        for (int type = 1; type <= RulesParser.VOCABULARY.getMaxTokenType(); type++) {
            String literal = RulesParser.VOCABULARY.getLiteralName(type);
            if (literal != null) types.put(literal.substring(1, literal.length() - 1), type);
        }
        return Map.copyOf(types);
    }

    /** @return the token type of a word or sign of the grammar, as it is written */
    static int type(String written) {
        Integer type = TYPES.get(written);
        if (type == null) throw new IllegalArgumentException("the grammar has no '" + written + "'");
        return type;
    }

    static IntervalSet types(String... written) {
        IntervalSet set = new IntervalSet();
        for (String word : written) set.add(type(word));
        return set;
    }

    /** @return the word or sign, or null for a kind of token that is written in many ways */
    static String written(int type) {
        String literal = RulesParser.VOCABULARY.getLiteralName(type);
        return literal == null ? null : literal.substring(1, literal.length() - 1);
    }

    /** @return true for words such as move, false for signs, names and all else */
    static boolean isWord(int type) {
        String written = written(type);
        return written != null && Character.isLetter(written.charAt(0));
    }

    static boolean isWord(String written) {
        return TYPES.containsKey(written);
    }

    /** @return all words, without signs, in the order of the alphabet */
    static List<String> all() {
        return TYPES.keySet().stream()
                .filter(written -> Character.isLetter(written.charAt(0)))
                .sorted()
                .toList();
    }

    /** @return true for a name or a word that may be one */
    static boolean canBeName(int type) {
        return NAMES.contains(type);
    }

    /** @return all words and signs among the types */
    static List<String> written(IntervalSet types) {
        List<String> words = new ArrayList<>();
        for (int type : types.toList()) {
            String written = type > 0 ? written(type) : null;
            if (written != null) words.add(written);
        }
        return words;
    }

    /** @return what a word of other languages is called here, or null */
    static String elsewhere(String word) {
        return ELSEWHERE.get(word.toLowerCase(java.util.Locale.ROOT));
    }
}
