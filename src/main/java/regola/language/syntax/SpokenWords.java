package regola.language.syntax;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * SpokenWords are what people begin a line with who say a rule as they would say it at the table, and how it is written
 * here.
 */
final class SpokenWords {
    private static final String MOVE = "to put a piece somewhere, write: move PIECES to SITE";
    private static final String TAKE = "to take pieces off the board, write: move PIECES to box";
    private static final String TURN = "whose turn is over, write: end turn";
    private static final String END = "to end the match, write: finish won by PLAYER, or: finish drawn";
    private static final String DRAW = "to draw by lot, write: let NAME = random of 1 .. 6";
    private static final String OPTION = "what somebody may do is an option of a choose: option WORD (NAME in SET)";

    private static final Map<String, String> STEPS = new TreeMap<>();
    private static final Map<String, String> SECTIONS = new TreeMap<>();

    static {
        put(STEPS, MOVE, "put", "place", "drop", "bring", "send", "carry", "go", "step");
        put(STEPS, TAKE, "take", "capture", "captures", "eat", "eats", "kill", "beat", "delete", "takes");
        put(STEPS, TURN, "next", "pass", "skip", "turn", "turns");
        put(
                STEPS,
                END,
                "game",
                "gameover",
                "mover",
                "wins",
                "winner",
                "win",
                "lose",
                "loses",
                "loser",
                "victory",
                "draw");
        put(STEPS, DRAW, "roll", "throw", "dice", "die", "rolls", "throws", "random");
        put(STEPS, "let the same player choose again: write another choose below", "play", "again");
        put(
                STEPS,
                "write two moves, and keep in mind first where the one stands: let there = site of …",
                "swap",
                "swaps");
        put(
                STEPS,
                "to make other pieces of them, write: change PIECES into PIECES",
                "flip",
                "promote",
                "become",
                "becomes");
        put(STEPS, OPTION, "can", "may", "allow", "you", "player", "players");
        put(
                STEPS,
                "a condition of a move is written below its option, as in: require no pieces on to because …",
                "cannot",
                "forbid",
                "never");
        put(STEPS, "leave it out: a match goes on by itself", "wait", "continue");

        put(SECTIONS, "a die is drawn by lot where it is needed: let NAME = random of 1 .. 6", "die", "dice");
        put(
                SECTIONS,
                "who wins is said in a rule: finish won by PLAYER – or at the end: winners = PLAYERS",
                "win",
                "wins");
        put(SECTIONS, "a special place is a mark: mark NAME on SITE", "special", "trap", "square", "place");
        put(SECTIONS, "what somebody may do stands below turn: a choose with an option of each kind", "moves", "you");
        put(SECTIONS, "to remember something, write: keep NAME: number = 0", "remember", "points", "store");
    }

    private SpokenWords() {}

    private static void put(Map<String, String> words, String repair, String... said) {
        for (String word : List.of(said)) words.put(word, repair);
    }

    /** @return how to write what the line says that begins with the word; empty if that is not known */
    static String repair(String word, boolean inBlock) {
        return (inBlock ? STEPS : SECTIONS).getOrDefault(word.toLowerCase(Locale.ROOT), "");
    }
}
