package regola.advice.words;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import regola.engine.value.Aim;
import regola.engine.value.Spoken;

/**
 * OtherMoves are those that something is held against: what it would be "otherwise" is said only where it is so of all
 * of them.
 *
 * @param all whether it is held against all other moves
 * @param alike whether they all bring the same
 * @param closest if they do not: what that of them brings which comes closest
 * @param kept whether it is as before the move, so that most of the others change it for the worse
 */
public record OtherMoves(boolean all, boolean alike, long closest, boolean kept) {
    /** All others, which bring the same. */
    public static final OtherMoves ALIKE = new OtherMoves(true, true, 0);

    private static final Spoken RARE =
            Spoken.of(", unlike after most other moves", ", a differenza della maggior parte delle altre mosse");
    private static final Spoken KEPT = Spoken.of(
            " as before, unlike after most other moves",
            " come prima, a differenza della maggior parte delle altre mosse");
    /** The next best alone, or what is usual. */
    public static final OtherMoves NEXT = new OtherMoves(false, true, 0);

    /**
     * @param amounts after the other moves, sorted
     * @param praised after the good ones
     * @param sign 1 if more of it is better, -1 if less
     */
    public static OtherMoves of(long[] amounts, long praised, int sign) {
        long closest = amounts[sign > 0 ? amounts.length - 1 : 0];
        return new OtherMoves(sign * closest < sign * praised, amounts[0] == amounts[amounts.length - 1], closest);
    }

    /**
     * @param named what the sentence names
     * @return the rule file's sentence about the seat, which has more of something; empty if there is none
     */
    public Optional<Spoken> yours(Aim aim, long amount, long next, boolean atLeast, Map<String, List<Spoken>> named) {
        if (isUnsaid()) {
            Optional<Spoken> alone = aim.yours(amount, atLeast);
            if (alone.isPresent()) return alone;
        }
        return aim.yours(amount, instead(next), atLeast, isBound(), named);
    }

    /** @return the rule file's sentence about somebody who has less of it; empty if there is none */
    public Optional<Spoken> theirs(
            Aim aim, Spoken who, long amount, long next, boolean atMost, Map<String, List<Spoken>> named) {
        if (isUnsaid()) {
            Optional<Spoken> alone = aim.theirs(who, amount, atMost);
            if (alone.isPresent()) return alone;
        }
        return aim.theirs(who, amount, instead(next), atMost, isBound(), named);
    }

    public OtherMoves(boolean all, boolean alike, long closest) {
        this(all, alike, closest, false);
    }

    /** @return that few others do as well */
    public Spoken rare() {
        return kept ? KEPT : RARE;
    }

    /** Whether some others bring as much, or nobody knows. */
    public boolean isUnsaid() {
        return !all && !alike;
    }

    private boolean isBound() {
        return all && !alike;
    }

    private long instead(long next) {
        return isBound() ? closest : next;
    }
}
