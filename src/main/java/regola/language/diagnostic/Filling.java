package regola.language.diagnostic;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import regola.language.source.Span;

/** A Filling puts in what a text lacks to say what it means: a comparison, a question, a turn. */
final class Filling {
    private static final String COMPARED = "compare it, as in: ";
    private static final String ASKED = "ask whether there is something: some ";
    private static final String NO_TURN = "add: turn, with its steps below it";
    /** More than one name or what belongs to it, so that a word before it would be about its beginning. */
    private static final Pattern JOINED = Pattern.compile(".*\\s(?:[-+&|]|and|or|otherwise)\\s.*", Pattern.DOTALL);

    private static final Pattern PIECES = Pattern.compile("(?m)^pieces ([a-zA-Z][a-zA-Z0-9-]*)");
    private static final Pattern ACTS =
            Pattern.compile("(?m)^(?:function|conditions|rule|turn|round|when|score|aim)\\b");
    private static final Pattern WORDS = Pattern.compile("(?m)^words\\b");
    /** Something to do that is allowed in any game, so that the game can be played and the rest be written. */
    private static final String TURN = """
            turn
              choose act by mover
                en "{mover} is to play." it "Tocca a {mover}."
                option pass
            """;

    private Filling() {}

    /** @return empty if it is about something else */
    static Optional<Repair> of(Diagnostic found) {
        String fix = found.trouble().advice().toString();
        if (found.code() == DiagnosticCode.MISSING_PART && fix.equals(NO_TURN)) return Optional.of(turn(found.span()));
        if (found.code() == DiagnosticCode.NO_START) return Optional.of(start(found.span()));
        if (found.code() != DiagnosticCode.WRONG_TYPE) return Optional.empty();
        Span at = found.span();
        String text = at.source().text().substring(at.start(), at.end());
        boolean joined = JOINED.matcher(text).matches();
        if (fix.startsWith(COMPARED) && fix.endsWith(" > 0"))
            return text.contains(" otherwise ")
                    ? Optional.empty()
                    : Optional.of(new Repair(new Span(at.source(), at.end(), at.end()), " > 0"));
        if (!fix.startsWith(ASKED)) return Optional.empty();
        return Optional.of(
                joined
                        ? new Repair(at, "some (" + text + ")")
                        : new Repair(new Span(at.source(), at.start(), at.start()), "some "));
    }

    /**
     * All pieces where they are anyway: the places of each are for somebody to write. It stands before what happens.
     */
    private static Repair start(Span pieces) {
        String text = pieces.source().text();
        StringBuilder made = new StringBuilder("start\n");
        PIECES.matcher(text)
                .results()
                .forEach(set -> made.append("  move ").append(set.group(1)).append(" to box\n"));
        Matcher acts = ACTS.matcher(text);
        int at = acts.find(pieces.end()) ? acts.start() : text.length();
        String before = at < text.length() || text.endsWith("\n\n") ? "" : text.endsWith("\n") ? "\n" : "\n\n";
        return new Repair(new Span(pieces.source(), at, at), before + made + (at < text.length() ? "\n" : ""));
    }

    /** At the end, or before the words of the game, which stand there mostly. */
    private static Repair turn(Span game) {
        String text = game.source().text();
        Matcher words = WORDS.matcher(text);
        if (words.find()) return new Repair(new Span(game.source(), words.start(), words.start()), TURN + "\n");
        String before = text.endsWith("\n\n") ? "" : text.endsWith("\n") ? "\n" : "\n\n";
        return new Repair(new Span(game.source(), text.length(), text.length()), before + TURN);
    }
}
