package regola.search;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import regola.engine.Match;

/**
 * A Peril is how likely a seat is out of the match by its next turn, whoever does that: its move is made in many worlds
 * that may be the true one, and all play on by what looks best to them at once.
 *
 * @param move the index of the move that is made
 * @param share in so large a part of the worlds
 * @param settled whether the seat has hardly ever anything more to decide in the same turn: else what it does at a
 *     glance then may be worse than what it would do
 * @param lost the ways on with which it is out
 */
public record Peril(int move, double share, boolean settled, List<Way> lost) {
    /** More choices than these are not tried. */
    private static final int MOST_CHOICES = 12;
    /** In so many of the worlds its turn is to be over. */
    private static final double MOST = 0.75;

    public Peril {
        lost = List.copyOf(lost);
    }

    /**
     * @param match stands at a decision of the seat; not changed
     * @param scale of the ruleset's {@link Tuning}
     * @param seed the same seed finds the same, and the same worlds for each move
     * @throws regola.engine.value.RuleFailure when the rules, an aim or the score fail on the way
     * @throws java.util.concurrent.CancellationException when cancelled
     */
    public static Peril after(Match match, int move, double scale, long seed, BooleanSupplier cancelled) {
        int seat = match.decider();
        List<Way> ways = Trials.ways(match, move, scale, seed, cancelled);
        List<Way> lost = new ArrayList<>();
        int settled = 0;
        for (Way way : ways) {
            if (isSettled(way.line(), seat)) settled++;
            if (isOut(way.line().after(way.line().length()), seat)) lost.add(way);
        }
        return new Peril(move, (double) lost.size() / ways.size(), settled >= MOST * ways.size(), lost);
    }

    /**
     * What a seat that is still to decide in its turn does at a glance may be what puts it out. So each of its next
     * choices is tried as well, with the same world: it counts as kept in if one of them keeps it in. That knows what
     * the seat cannot, so this is the least.
     *
     * @return in so large a part of the worlds the seat is out, whatever it chooses next in the same turn
     * @throws java.util.concurrent.CancellationException when cancelled
     */
    public double atLeast(BooleanSupplier cancelled) {
        if (lost.isEmpty() || settled) return share;
        long out = lost.stream().filter(way -> !isKept(way, cancelled)).count();
        return share * out / lost.size();
    }

    /**
     * What the seat still does in its turn may be better than at a glance, and worse than if it knew all: the middle.
     *
     * @return in so large a part of the worlds the seat is taken to be out
     * @throws java.util.concurrent.CancellationException when cancelled
     */
    public double likely(BooleanSupplier cancelled) {
        return (share + atLeast(cancelled)) / 2;
    }

    private static boolean isKept(Way way, BooleanSupplier cancelled) {
        Continuation line = way.line();
        int seat = line.start().decider();
        int next = 1;
        Match play = line.after(next);
        while (next < line.length() && !play.isOver() && play.decider() == seat && play.legalCount() == 1)
            play.playIndex(line.move(next++));
        boolean chooses = next < line.length() && !play.isOver() && play.decider() == seat;
        if (!chooses) return false;
        for (int choice = 0; choice < Math.min(MOST_CHOICES, play.legalCount()); choice++) {
            if (cancelled.getAsBoolean()) throw new CancellationException("given up");
            if (choice == line.move(next)) continue;
            Match other = play.copy();
            other.playIndex(choice);
            if (!isOut(Trials.onward(other, line.start()), seat)) return true;
        }
        return false;
    }

    /** @return whether the move may put the seat out by itself, by what it uncovers */
    public boolean isBlind() {
        return lost.stream().anyMatch(way -> {
            int seat = way.line().start().decider();
            return isOut(way.line().after(1), seat);
        });
    }

    private static boolean isSettled(Continuation line, int seat) {
        Match play = line.after(1);
        for (int at = 1; !play.isOver() && play.decider() == seat && play.legalCount() == 1; at++) {
            if (at == line.length()) return true;
            play.playIndex(line.move(at));
        }
        return play.isOver() || play.decider() != seat;
    }

    /** @return whether the seat is no longer in the match, or it is over and only others have won */
    public static boolean isOut(Match match, int seat) {
        return match.isOver() ? match.winners() != 0 && (match.winners() >>> seat & 1) == 0 : !match.isIn(seat);
    }
}
