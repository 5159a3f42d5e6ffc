package regola.language.type;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.source.Message;
import regola.language.source.Span;
import regola.language.tree.Sentences;
import regola.language.tree.StatementNode;

/**
 * A WinnerSaid is what the sentence of a {@code finish won by …} says of who wins, where it can be held against the
 * rule: the two contradict each other when somebody has turned the one round and forgotten the other.
 */
final class WinnerSaid {
    /** Behind a player's name; what stands between may not be about anybody else. */
    private static final Pattern VERB = Pattern.compile("^(?:[^.,:;!?]* (?:and|e))? "
            + "(?:(?<wins>wins|has won|vince|ha vinto)|(?<loses>loses|has lost|perde|ha perso))(?![\\p{L}'])");

    /** Italian may say it before the name. */
    private static final Pattern AHEAD =
            Pattern.compile("(?:^|[ :,;.])(?:(?<wins>[Vv]ince|[Hh]a vinto)|(?<loses>[Pp]erde|[Hh]a perso)) $");

    private WinnerSaid() {}

    /** Warns once at most: the sentences in other languages say the same. */
    static void check(StatementNode.Finish node, CheckContext game) {
        String winner = written(node.winners().span());
        for (Sentences.Sentence sentence : node.explain().text().list()) {
            List<Sentences.Part> parts = sentence.parts();
            for (int i = 0; i < parts.size(); i++) {
                if (!(parts.get(i) instanceof Sentences.Hole who)) continue;
                Matcher verb = verb(parts, i);
                if (verb == null) continue;
                Optional<String> meant = meant(written(who.value().span()), verb.group("wins") != null, winner);
                if (meant.isEmpty()) continue;
                game.report(DiagnosticCode.OTHER_WINNER
                        .at(node.winners().span(), winner, written(sentence.span()))
                        .fix(Message.of("did you mean '{0}'?", meant.get())));
                return;
            }
        }
    }

    /** @return what is said of the player in that part; null if neither that they win nor that they lose */
    private static Matcher verb(List<Sentences.Part> parts, int hole) {
        if (hole > 0 && parts.get(hole - 1) instanceof Sentences.Words before) {
            Matcher ahead = AHEAD.matcher(before.words());
            if (ahead.find()) return ahead;
        }
        if (hole + 1 == parts.size() || !(parts.get(hole + 1) instanceof Sentences.Words then)) return null;
        Matcher behind = VERB.matcher(then.words());
        return behind.find() ? behind : null;
    }

    /** @return who wins by the sentence; empty if the rule may say the same */
    private static Optional<String> meant(String who, boolean wins, String winner) {
        if (!wins) return who.equals(winner) ? Optional.of(next(who)) : Optional.empty();
        return winner.equals(next(who)) || who.equals(next(winner)) ? Optional.of(who) : Optional.empty();
    }

    private static String next(String who) {
        return "next-player(" + who + ")";
    }

    private static String written(Span span) {
        return span.source().text().substring(span.start(), span.end()).strip();
    }
}
