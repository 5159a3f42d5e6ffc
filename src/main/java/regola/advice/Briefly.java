package regola.advice;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import regola.advice.WhyBetter.Counts;
import regola.advice.WhyBetter.Happens;
import regola.advice.WhyBetter.Happens.When;
import regola.advice.words.WholeWords;
import regola.engine.value.Manner;
import regola.engine.value.Move;
import regola.engine.value.Spoken;

/**
 * A Briefly is why one move is good, for those who read little: of several reasons the first that can be said in one
 * short sentence, of that move alone and without other moves beside it. What was only tried out, or may come one day,
 * is no reason to them.
 */
public final class Briefly {
    /** Nobody reads more letters than these at a glance. */
    private static final int SHORT = 72;

    private Briefly() {}

    /** @return the one move that is shown of several good ones: what one of them has before the others is told of it */
    public static Move shown(Advice advice) {
        return advice.reasons().stream()
                .filter(WhyBetter.Apart.class::isInstance)
                .map(reason -> ((WhyBetter.Apart) reason).move())
                .findFirst()
                .orElse(advice.best());
    }

    /**
     * @param advice of a decision
     * @param move one of its good moves, which is the one that is shown
     * @return why, as a whole sentence; empty if it takes longer to say
     */
    public static String why(Advice advice, Move move, Manner manner) {
        List<WhyBetter> reasons = Advice.inOrder(advice.reasons());
        return Stream.concat(
                        reasons.stream().map(reason -> said(reason, move, manner)),
                        reasons.stream().map(reason -> counsel(reason, manner)))
                .filter(words -> !words.isBlank() && words.length() <= SHORT)
                .findFirst()
                .orElse("");
    }

    private static String said(WhyBetter reason, Move move, Manner manner) {
        if (reason instanceof Wins || reason instanceof Wins.Survives) return reason.in(manner);
        if (reason instanceof WhyBetter.Apart apart)
            return apart.move().equals(move) ? said(apart.what(), move, manner) : "";
        if (reason instanceof Averted.Escape escape)
            return escape.briefly().map(words -> words.in(manner)).orElse("");
        if (reason instanceof Costs costs) return costs.otherwise(manner);
        if (reason instanceof Happens happens)
            return alone(happens.when())
                    .map(when -> new Happens(happens.event(), when, happens.seat(), happens.names()).in(manner))
                    .orElse("");
        if (reason instanceof Counts counts && counts.isAtOnce()) return counted(counts, manner.language());
        return "";
    }

    /** @return when it is, said of one move of which others need not be told; empty if it is no reason for that one */
    private static Optional<When> alone(When when) {
        return switch (when) {
            case NOW, EACH, ALONE -> Optional.of(When.NOW);
            case IN_TURN -> Optional.of(When.IN_TURN);
            case WARDED_OFF, WORSE, THREATENS, AFTER_SOME, AFTER_MOST -> Optional.of(When.WARDED_OFF);
            case PREPARED, FORCED, THREATENED, STANDS -> Optional.of(When.PREPARED);
            default -> Optional.empty();
        };
    }

    /** @return how it is then; what is only more than after other moves is no reason to who sees one move alone */
    private static String counted(Counts counts, String language) {
        Counts.Horizon when = switch (counts.when()) {
            case TURN, TURN_TOO, TURN_EACH -> Counts.Horizon.TURN;
            default -> Counts.Horizon.NOW;
        };
        return Against.byItself(counts)
                .map(alone -> WholeWords.whole(when.before.text(language) + alone.text(language)))
                .orElse("");
    }

    /** @return of what the rules advise for the sake of it what they say first: the rest explains it */
    private static String counsel(WhyBetter reason, Manner manner) {
        if (!(reason instanceof Counts counts) || counts.whose() != null) return "";
        Spoken advised = counts.aim().counsel();
        String first = advised.text(manner.language()).split("[:;] ")[0].strip();
        return first.isEmpty() ? "" : first.replaceAll("[.!]$", "") + "!";
    }
}
