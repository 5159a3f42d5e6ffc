package regola.advice.course;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import regola.engine.Match;

/**
 * A ChanceCourse is how the chances went over a match.
 *
 * @param before the match before each decision, and how it stands or ended
 * @param chances for each decision, the share of the win that each player could hope for before it
 */
public record ChanceCourse(List<Match> before, List<List<Double>> chances) {
    /** Who could hope for so much less than somebody else was behind. */
    private static final double BEHIND = 0.05;
    /** A match turns at least so many moves before its end. */
    private static final int TURNS_BEFORE = 4;
    /** Where it turned, if it was won only with the last moves by somebody who had been behind. */
    private static final int WON_LATE = -2;
    /** By so much somebody's chance has to rise, or fall. */
    private static final double SWUNG = 0.08;
    /** More changes of the chances than these are not told. */
    private static final int MOST_SWINGS = 2;

    public ChanceCourse {
        before = List.copyOf(before);
        chances = List.copyOf(chances);
    }

    /**
     * @return how many moves were made before the one with which the winner, who had been behind, came to be ahead to
     *     the end; -1 if nobody had been behind, it is not over, or several have won, -2 if that was only at the very
     *     end
     */
    public int turned() {
        int winner = winner();
        if (winner < 0) return -1;
        int last = -1;
        boolean wasBehind = false;
        for (int at = 0; at < chances.size(); at++) {
            double ahead = ahead(chances.get(at), winner);
            wasBehind |= ahead < -BEHIND;
            if (ahead <= 0) last = at;
        }
        if (!wasBehind) return -1;
        // With the last few moves a match is won, and does not turn.
        return last > chances.size() - TURNS_BEFORE ? WON_LATE : chosen(last);
    }

    /**
     * @param least by how much its chance has to rise
     * @return how many moves were made before the one that brought the winner most; -1 if none brought so much
     */
    public int leapt(double least) {
        int winner = winner();
        if (winner < 0) return -1;
        int most = -1;
        double best = least;
        // What somebody has to do is nobody's great moment.
        for (int at : free()) {
            double then = at + 1 < chances.size() ? chances.get(at + 1).get(winner) : 1;
            double more = then - chances.get(at).get(winner);
            if (more <= best) continue;
            best = more;
            most = at;
        }
        return most;
    }

    /** @return how many moves were made before those with which the chances changed most, in their order */
    public List<Integer> swings() {
        List<List<Double>> all = ended();
        return free().stream()
                .filter(at -> at < all.size() - 1 && swing(all, at) >= SWUNG)
                .sorted(Comparator.comparingDouble(at -> -swing(all, at)))
                .limit(MOST_SWINGS)
                .sorted()
                .toList();
    }

    /**
     * With what a chance fell far. What rises again with the next turn is no fall: somebody could have done something
     * and did not.
     *
     * @return the turns, the one that cost most first
     */
    public List<Fall> falls(int seat) {
        List<List<Double>> all = ended();
        List<Integer> turns = turns();
        List<Fall> falls = new ArrayList<>();
        for (int turn = 0; turn + 1 < turns.size(); turn++) {
            int first = turns.get(turn);
            int next = turns.get(turn + 1);
            if (next >= all.size()) break;
            double from = all.get(first).get(seat);
            double to = all.get(next).get(seat);
            int after = turn + 2 < turns.size() && turns.get(turn + 2) < all.size() ? turns.get(turn + 2) : next;
            double kept = Math.max(to, all.get(after).get(seat));
            if (from - kept < SWUNG) continue;
            int at = IntStream.range(first, next)
                    .filter(each -> before.get(each).legalCount() > 1)
                    .boxed()
                    .max(Comparator.comparingDouble(
                            each -> all.get(each).get(seat) - all.get(each + 1).get(seat)))
                    .orElse(-1);
            if (at >= 0) falls.add(new Fall(first, at, next, seat, own(at, seat), from, to));
        }
        falls.sort(Comparator.comparingDouble(Fall::depth).reversed());
        return List.copyOf(falls);
    }

    /** @return the last choice that a seat had up to a move; -1 if it had none */
    private int own(int at, int seat) {
        return free().stream()
                .filter(each -> each <= at && before.get(each).decider() == seat)
                .reduce((first, second) -> second)
                .orElse(-1);
    }

    /** @return the first decision of each turn, and behind them how many moves were made */
    private List<Integer> turns() {
        int moves = before.size() - 1;
        List<Integer> turns = new ArrayList<>();
        for (int at = 0; at < moves; at++)
            if (at == 0
                    || before.get(at).turnNumber() != before.get(at - 1).turnNumber()
                    || before.get(at).decider() != before.get(at - 1).decider()) turns.add(at);
        turns.add(moves);
        return turns;
    }

    /** @return the decisions at which there was something to choose */
    private List<Integer> free() {
        return IntStream.range(0, before.size() - 1)
                .filter(at -> before.get(at).legalCount() > 1)
                .boxed()
                .toList();
    }

    /** @return the one who has won; -1 if the match is not over, or there are several */
    private int winner() {
        Match end = end();
        return end.isOver() && Long.bitCount(end.winners()) == 1 ? Long.numberOfTrailingZeros(end.winners()) : -1;
    }

    private Match end() {
        return before.get(before.size() - 1);
    }

    /** @return the last decision up to that one at which there was something to choose; -1 if there was none */
    private int chosen(int at) {
        return free().stream()
                .mapToInt(each -> each)
                .filter(each -> each <= at)
                .max()
                .orElse(-1);
    }

    /** @return the next decision after one at which there was something to choose; the end if there is none */
    private int next(int at, int end) {
        return free().stream()
                .mapToInt(each -> each)
                .filter(each -> each > at)
                .min()
                .orElse(end);
    }

    /** @return the chances, and behind them how it ended, if it did */
    private List<List<Double>> ended() {
        Match end = end();
        int winners = Long.bitCount(end.winners());
        if (!end.isOver() || winners == 0) return chances;
        List<List<Double>> all = new ArrayList<>(chances);
        all.add(IntStream.range(0, end.rules().players())
                .mapToObj(player -> (end.winners() >>> player & 1) / (double) winners)
                .toList());
        return all;
    }

    /** @return by how much the chance of the one who gained most rose with a move */
    private double swing(List<List<Double>> all, int at) {
        List<Double> then = all.get(at);
        List<Double> after = all.get(next(at, all.size() - 1));
        return IntStream.range(0, then.size())
                .mapToDouble(player -> after.get(player) - then.get(player))
                .max()
                .orElse(0);
    }

    /** @return by how much a player could hope for more than anybody else */
    private static double ahead(List<Double> chances, int player) {
        double other = 0;
        for (int p = 0; p < chances.size(); p++) if (p != player) other = Math.max(other, chances.get(p));
        return chances.get(player) - other;
    }
}
