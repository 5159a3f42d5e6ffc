package regola.language.syntax;

import java.util.Map;
import java.util.stream.Stream;

/**
 * LineForms show what a line looks like that begins with a given word, as an author would write it: words in capitals
 * stand for what is to be put in. Messages quote them.
 */
final class LineForms {
    static final String BECAUSE = "because RULE-1 en \"…\" it \"…\"";

    private static final Map<String, String> SECTIONS = Map.ofEntries(
            Map.entry("game", "game NAME, then indented lines: title, players, …"),
            Map.entry("variant", "variant NAME of GAME, then indented lines: title, about, …"),
            Map.entry("setting", "setting NAME: 1 to 5 = 3, or: yes or no = yes, or: one of A, B = A"),
            Map.entry("choice", "choice NAME: WORD, WORD, or: 1 .. 6"),
            Map.entry("board", "board NAME, then indented lines: site, sites, path, lines, region, grid, …"),
            Map.entry("mark", "mark NAME on SITE, SITE drawn DRAWING"),
            Map.entry("zone", "zone NAME of each player, stack, seen by owner drawn DRAWING"),
            Map.entry(
                    "pieces",
                    "pieces NAME, alike: 3 NAME, or: any number of NAME, or: 3 \"{player}-NAME\" for each player drawn DRAWING"),
            Map.entry("group", "group NAME: PIECES, PIECES"),
            Map.entry("keep", "keep NAME: TYPE = VALUE"),
            Map.entry("counter", "counter NAME: TYPE = VALUE"),
            Map.entry("each", "each player keeps NAME: TYPE = VALUE"),
            Map.entry("moment", "moment NAME(PARAMETER: TYPE)"),
            Map.entry("start", "start, then indented steps"),
            Map.entry("turn", "turn, then indented steps"),
            Map.entry("round", "round, then indented steps"),
            Map.entry("function", "function NAME(PARAMETER: TYPE): TYPE = VALUE"),
            Map.entry("rule", "rule NAME(PARAMETER: TYPE), then indented steps"),
            Map.entry("conditions", "conditions NAME(PARAMETER: TYPE), then indented require lines"),
            Map.entry("when", "when MOMENT(PARAMETER) on MARK if CONDITION as NAME, then indented steps"),
            Map.entry("score", "score of PLAYER = VALUE"),
            Map.entry("aim", "aim NAME of PLAYER en \"…\" it \"…\" = VALUE"),
            Map.entry("winners", "winners = PLAYERS"),
            Map.entry("words", "words, then indented lines: NAME en \"…\" it \"…\" colour \"#112233\""),
            Map.entry("set", "set SETTING = VALUE, or: set mark NAME on SITE, SITE"),
            Map.entry("replace", "replace function NAME(…) …, or another part of the game"),
            Map.entry("remove", "remove NAME, or: remove RULE-1"),
            Map.entry("add", "add to NAME, or: add before NAME, or: add after RULE-1; then indented lines"));

    private static final Map<String, String> STATEMENTS = Map.ofEntries(
            Map.entry("let", "let NAME = VALUE"),
            Map.entry("set", "set NAME = VALUE"),
            Map.entry("add", "add VALUE to NAME"),
            Map.entry("remove", "remove VALUE from NAME"),
            Map.entry("move", "move PIECES to SITE"),
            Map.entry("change", "change PIECES into PIECES"),
            Map.entry("shift", "shift pieces along LINE by NUMBER"),
            Map.entry("shuffle", "shuffle SITE"),
            Map.entry("do", "do RULE(VALUE, VALUE)"),
            Map.entry("announce", "announce MOMENT(VALUE) at SITE"),
            Map.entry("if", "if and a condition, as in: if no pieces on to; then indented steps"),
            Map.entry("otherwise", "otherwise, then indented steps"),
            Map.entry("repeat", "repeat NUMBER times, then indented steps"),
            Map.entry("while", "while and a condition, as in: while some pieces on to; then indented steps"),
            Map.entry("for", "for each NAME in SET where CONDITION, then indented steps"),
            Map.entry("choose", "choose NAME by PLAYER, or: by PLAYER secretly, then indented options"),
            Map.entry("finish", "finish won by PLAYER, or: finish drawn, or: finish"),
            Map.entry("stop", "stop"),
            Map.entry("answer", "answer VALUE"),
            Map.entry("end", "end turn"),
            Map.entry("retire", "retire PLAYER"),
            Map.entry("tell", "tell RULE-1 en \"…\" it \"…\""),
            Map.entry("remember", "remember position"),
            Map.entry("forget", "forget positions"));

    private static final Map<String, String> OTHERS = Map.ofEntries(
            Map.entry("title", "title en \"…\" it \"…\""),
            Map.entry("aim", "aim en \"…\" it \"…\""),
            Map.entry("about", "about en \"…\" it \"…\""),
            Map.entry("author", "author \"…\""),
            Map.entry("players", "players 2 to 4: NAME, NAME, NAME, NAME"),
            Map.entry("neutral", "neutral 1, or: neutral: NAME"),
            Map.entry("excludes", "excludes VARIANT, VARIANT"),
            Map.entry("site", "site NAME at 3, 4, or: site NAME at 3, 4 if SETTING > 2"),
            Map.entry("sites", "sites a1 .. a9 from 1, 0 to 9, 0"),
            Map.entry("path", "path SITE -> SITE .. SITE -> SITE, which goes one way only (both ways go: lines)"),
            Map.entry("lines", "lines NAME, then indented lines of sites, or: lines NAME: every 3 in a row"),
            Map.entry("loops", "loops NAME, then indented lines of sites"),
            Map.entry("region", "region NAME: SITE, SITE .. SITE, or: every dark site in rows 1 to 3"),
            Map.entry("grid", "grid COLUMNS by ROWS joined straight, or around"),
            Map.entry("plane", "plane of hexes"),
            Map.entry("drawn", "drawn DRAWING"),
            Map.entry("option", "option WORD (NAME in SET), then indented lines: require, meets, then"),
            Map.entry("refuse", "refuse WORD " + BECAUSE),
            Map.entry("require", "require and a condition, as in: require no pieces on to " + BECAUSE),
            Map.entry("showing", "showing SET"),
            Map.entry("meets", "meets CONDITIONS(VALUE)"),
            Map.entry("then", "then, with indented steps below"));

    private static final Map<String, String> VALUES = Map.ofEntries(
            Map.entry("those", "those NAME in SET where CONDITION, or: those NAME in SET with most VALUE"),
            Map.entry("some", "some NAME in SET where CONDITION, or: some SET"),
            Map.entry("every", "every NAME in SET where CONDITION"),
            Map.entry("all", "all VALUE for NAME in SET where CONDITION"),
            Map.entry("sum", "sum of VALUE for NAME in SET where CONDITION"),
            Map.entry("most", "most of VALUE for NAME in SET where CONDITION"),
            Map.entry("least", "least of VALUE for NAME in SET where CONDITION"),
            Map.entry("item", "item NUMBER of LIST"),
            Map.entry("number", "number of SET"),
            Map.entry("random", "random of SET"),
            Map.entry(
                    "supposing",
                    "supposing PIECE moves to SITE and PIECE moves to SITE: VALUE, or: supposing LINE shifts by NUMBER: VALUE, or: supposing do RULE(VALUE, VALUE): VALUE"));

    static final String WORD_LINE = "NAME en \"…\" it \"…\" colour \"#112233\" drawn DRAWING";
    static final String NAMED_LINE = "SITE SITE SITE, or: NAME: SITE SITE SITE";

    private LineForms() {}

    /** @return the form of a value that begins with the word; null if it has none of its own */
    static String ofValue(String word) {
        return VALUES.get(word);
    }

    /**
     * @return the form of a line that begins with the word, in a block or else at the left edge; null if there is none
     */
    static String of(String word, boolean inBlock) {
        String form = (inBlock ? STATEMENTS : SECTIONS).get(word);
        if (form == null) form = OTHERS.get(word);
        return form != null ? form : (inBlock ? SECTIONS : STATEMENTS).get(word);
    }

    /** @return the form of a line below the title that begins with the word; null if there is none */
    static String ofHeader(String word) {
        return OTHERS.get(word);
    }

    /** @return the words with which lines begin */
    static Stream<String> beginnings() {
        return Stream.of(SECTIONS, STATEMENTS, OTHERS).flatMap(forms -> forms.keySet().stream());
    }

    static boolean begins(String word) {
        return beginnings().anyMatch(word::equals);
    }

    /** @return whether a line may say no more than the word */
    static boolean standsAlone(String word) {
        return Stream.of(SECTIONS, STATEMENTS, OTHERS)
                .filter(forms -> forms.containsKey(word))
                .map(forms -> forms.get(word))
                .anyMatch(form -> form.equals(word) || form.startsWith(word + ",") || form.endsWith("or: " + word));
    }

    static boolean isStep(String word) {
        return STATEMENTS.containsKey(word);
    }

    static boolean isSection(String word) {
        return SECTIONS.containsKey(word);
    }
}
