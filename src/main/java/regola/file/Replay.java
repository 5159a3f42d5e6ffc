package regola.file;

import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Answer;
import regola.engine.value.RuleFailure;
import regola.engine.value.Spoken;
import regola.language.source.Span;

/**
 * A Replay is a saved match played again under the rules there are now.
 *
 * @param match where it stands: after all its moves, those too that had been taken back, or before the first that no
 *     longer holds
 * @param played how many of its moves were played
 * @param problem null if everything came out as it was saved
 */
public record Replay(Match match, int played, Problem problem) {

    /**
     * A Problem is the first thing in which a saved match and the rules disagree.
     *
     * @param number the move, from 1; one more than there are moves if only the position at the end is another
     * @param move the move, or null if all were played
     * @param rule the number of the rule that forbids it, or null
     * @param reason what the rules say to it
     * @param span the place in the rule file, or null
     */
    public record Problem(int number, String move, String rule, Spoken reason, Span span) {
        /** @return a sentence or two for people */
        public String text(String language) {
            if (move == null) return reason.text(language);
            String because = (rule == null ? "" : rule + " ") + reason.text(language);
            return Spoken.of(
                            "Move " + number + ", '" + move + "', does not hold any more: " + because,
                            "La mossa " + number + ", '" + move + "', non vale più: " + because)
                    .text(language);
        }
    }

    /**
     * Plays the moves of a saved match.
     *
     * @throws regola.engine.value.PositionProblem if the position it began from does not fit
     * @throws RuleFailure if the rules fail before its first move
     */
    public static Replay of(SavedMatch saved, Ruleset rules) {
        Match match =
                saved.start() == null ? Match.start(rules, saved.seed()) : Match.at(rules, saved.start(), saved.seed());
        boolean same = true;
        for (int i = 0; i < saved.moves().size(); i++) {
            if (i == saved.at()) same = stands(saved, match);
            Match before = match.copy();
            Problem problem = play(match, saved.moves().get(i), i + 1);
            if (problem != null) return new Replay(before, i, problem);
        }
        int played = saved.moves().size();
        if (saved.at() == played) same = stands(saved, match);
        return new Replay(match, played, same ? null : elsewhere(played));
    }

    private static boolean stands(SavedMatch saved, Match match) {
        return saved.last() == null
                || saved.last().standing().equals(match.position().standing());
    }

    private static Problem play(Match match, String move, int number) {
        if (match.isOver()) {
            return new Problem(
                    number, move, null, Spoken.of("the match is over before it.", "la partita finisce prima."), null);
        }
        try {
            Answer answer = match.ask(move);
            if (answer instanceof Answer.Refused no) {
                return new Problem(
                        number,
                        move,
                        no.why().rule(),
                        no.why().sentence(),
                        no.why().span());
            }
            if (answer instanceof Answer.NotUnderstood no) return new Problem(number, move, null, no.message(), null);
            match.play(((Answer.Legal) answer).move());
            return null;
        } catch (RuleFailure failure) {
            return new Problem(number, move, null, failure.said(), failure.span());
        }
    }

    private static Problem elsewhere(int played) {
        Spoken reason = Spoken.of(
                "All moves still hold, but they lead to another position than the one that was saved.",
                "Tutte le mosse valgono ancora, ma portano a una posizione diversa da quella salvata.");
        return new Problem(played + 1, null, null, reason, null);
    }
}
