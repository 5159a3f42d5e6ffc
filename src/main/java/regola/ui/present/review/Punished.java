package regola.ui.present.review;

import java.util.List;
import java.util.Optional;
import regola.advice.Punishment;
import regola.advice.TurningPoint;
import regola.advice.WhyBetter;
import regola.engine.Match;
import regola.engine.value.Move;
import regola.engine.value.RuleFailure;
import regola.engine.value.Spoken;
import regola.language.model.Type;

/**
 * A Punished is how somebody else could have answered a move that is looked back at: by which move, and what the rules
 * tell of it, instead of only that something could have come.
 *
 * @param before stands where the move was made
 */
record Punished(HintWords words, Match before, TurningPoint point) {
    /** What stands behind it in a sentence of the rules is what the rest means. */
    private static final String MEANING = " – ";

    /**
     * @param reason why another move was better
     * @param other what the move that was made is called in the middle of a sentence
     * @return that the others could answer it so; empty where it speaks of something else, or one has to see the answer
     */
    Optional<String> sentence(WhyBetter reason, Spoken other) {
        boolean theirs = reason instanceof WhyBetter.Happens happens
                && happens.when().isTheirs()
                && !happens.when().isWhatever();
        if (!theirs || point.isRight()) return Optional.empty();
        try {
            int made = HintWords.index(before, point.played());
            return Punishment.worst(before, made, ((WhyBetter.Happens) reason).event())
                    .map(worst -> said(point.played(), worst, other))
                    .filter(said -> !said.isEmpty());
        } catch (RuleFailure broken) {
            return Optional.empty(); // it has been told when the match was looked through
        }
    }

    /**
     * @param move any that could be made there
     * @param other what that is called in the middle of a sentence
     * @return that others could answer it so; empty where one has to see the answer, and the sentence is too much
     */
    String said(Move move, Punishment worst, Spoken other) {
        Match after = words.onward().answered(move, worst.answer());
        String events = words.events(List.of(worst.events().get(0)));
        if (after == null || events.isEmpty()) return "";
        String made = other.text(words.manner().language());
        if (words.at(after).isNameless(worst.answer())) {
            // A sentence of what comes first, and then of what that means, says less than that they could have it.
            return events.contains(MEANING) ? "" : words.texts().get("review.could.seen", made, events);
        }
        String who = words.names().of(words.names().catalog().thing(Type.PLAYER, worst.by()));
        return words.texts().get("review.could", made, who, words.names().of(worst.answer()), events);
    }
}
