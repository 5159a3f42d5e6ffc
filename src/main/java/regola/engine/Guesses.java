package regola.engine;

import java.util.List;
import regola.engine.position.Guessing;
import regola.engine.position.SeenNumber;
import regola.engine.run.Execution;
import regola.engine.run.Made;
import regola.engine.state.Chance;

/**
 * A Guesses is the matches that may be this one for all that a player can see, from {@link Match#guesses}: prepared
 * once for a decision, then drawn as often as wanted. What is hidden is dealt anew, what others have chosen in the
 * secret round that is under way is chosen anew among what they could choose, and chance falls otherwise. What the
 * player sees, has seen before and still holds, and has chosen stays. Matches that look the same to the player (see
 * {@link Match#fingerprint(int)}) give the same guesses.
 *
 * <p>One thread at a time; give each thread its own.
 */
public final class Guesses {
    /** After so many worlds in which the others' choices do not look as they did, they are left out of account. */
    private static final int MOST_TRIES = 50;

    private static final long CHANCE = 0x6A09E667F3BCC909L;

    private final Match now;
    private final int player;
    private final Guessing dealing;
    /** Before the secret round's first choice, if others have chosen in it; else null. */
    private final Match before;

    private final Guessing dealingBefore;
    private final List<Made> choices;
    private final long appearance;
    private final Chance chance = new Chance(0);

    Guesses(Match match, int player) {
        this.player = player;
        now = match.copy();
        Execution x = now.execution();
        dealing = new Guessing(now.rules().ready(), x, player);
        choices = x.choicesOfRound();
        boolean othersChose = choices.stream().anyMatch(choice -> choice.by() != player);
        before = othersChose ? now.secretRoundStart() : null;
        dealingBefore = othersChose ? new Guessing(now.rules().ready(), before.execution(), player) : null;
        appearance = othersChose ? now.scratch().fingerprint(player) : 0;
    }

    /** @return whether nothing is hidden from the player: guesses differ only in how chance will fall */
    public boolean isNothingHidden() {
        return before == null && dealing.isNothingHidden();
    }

    /**
     * Draws a guess; at equal seeds the same one.
     *
     * @param into becomes the guess: a match of the same ruleset, best a {@link Match#scratch} one, which can become
     *     one again and again without garbage. It is a scratch match afterwards, unless a turn has just begun
     */
    public void draw(long seed, Match into) {
        chance.restart(Chance.mix(seed));
        if (before == null || !drawRound(into)) {
            into.become(now);
            deal(dealing, now, into);
        }
        into.execution().state.draws.reseed(Chance.mix(seed ^ CHANCE));
    }

    /** @return false if no way was found in which the others can have chosen */
    private boolean drawRound(Match into) {
        for (int tries = 0; tries < MOST_TRIES; tries++) {
            into.become(before);
            into.execution().state.draws.reseed(chance.next());
            deal(dealingBefore, before, into);
            if (choose(into) && looksRight(into)) return true;
        }
        return false;
    }

    /** What the player may choose depends on nothing hidden, so that it need not be found again. */
    private void deal(Guessing dealing, Match as, Match into) {
        if (dealing.isNothingHidden()) return;
        dealing.deal(into.execution(), chance);
        if (as.decider() != player) into.execution().askAgain();
    }

    /** Some of a secret choice may be open to all. */
    private boolean looksRight(Match into) {
        return into.execution().looking(x -> SeenNumber.of(now.rules().ready(), x, player, false) == appearance);
    }

    private boolean choose(Match into) {
        Execution x = into.execution();
        for (Made choice : choices) {
            if (x.question() != choice.question() || x.decider() != choice.by()) return false;
            int index = choice.by() == player ? x.legalIndex(choice.move()) : chance.below(x.legalCount);
            if (index < 0) return false;
            x.play(index);
        }
        return !x.isOver();
    }
}
