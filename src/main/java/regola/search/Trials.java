package regola.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import regola.engine.Guesses;
import regola.engine.Match;
import regola.engine.value.RuleFailure;

/**
 * Trials are what moves lead to on average: each is made in the same worlds, which the seat cannot tell from the true
 * one, and all play on by what looks best to them at once, until the seat's next turn or the next secret choice. For
 * what nobody can foretell, where a single way would be a guess.
 *
 * @param amounts by world, move, aim and player, how much of the aim the player has then
 */
public record Trials(List<long[][][]> amounts) {
    private static final int WORLDS = 48;
    /** What comes of one move alone is seen in more. */
    private static final int WORLDS_ALONE = 800;
    /** More moves than these are not looked at in all. */
    private static final int MOST_LOOKS = 6_000;
    /**
     * Where so many moves are held against each other. The worlds are as many where they are fewer, so that what comes
     * of a move is the same whatever it is held against.
     */
    private static final int MOST_MOVES = 6;
    /** Of more moves than these somebody who looks sees only so many. */
    private static final int MOST_SEEN = 16;

    private static final int LONGEST = 24;
    /** What one looks further ahead for takes more moves. */
    private static final int LONGEST_FURTHER = 60;
    /** How often something comes of a move is told by more worlds, if they cost no more looks than these. */
    private static final int WORLDS_FURTHER = 120;

    private static final int MOST_LOOKS_FURTHER = 6_000;

    /** Who looks on, and how much has been looked at. */
    private static final class Glancing {
        final Estimate estimate;
        final Match after;
        long looks;

        Glancing(Match match) {
            estimate = new Estimate(match, 1);
            after = match.scratch();
        }

        int choice(Match world, Dice dice) {
            int legal = world.legalCount();
            if (legal == 1) return 0;
            int seen = Math.min(legal, MOST_SEEN);
            int first = seen == legal ? 0 : dice.below(legal);
            int best = first;
            double most = Double.NEGATIVE_INFINITY;
            int ties = 0;
            for (int k = 0; k < seen; k++) {
                int i = (int) ((first + (long) k * legal / seen) % legal);
                double lead = lead(world, i);
                if (lead < most) continue;
                if (lead > most) ties = 0;
                most = lead;
                if (dice.below(++ties) == 0) best = i;
            }
            return best;
        }

        private double lead(Match world, int index) {
            looks++;
            after.become(world);
            after.playIndex(index);
            return estimate.standing(after, world.decider());
        }
    }

    public Trials {
        amounts = List.copyOf(amounts);
    }

    /**
     * @param match stands at a decision; not changed
     * @param moves by their indices
     * @param seed the same seed finds the same
     * @param cancelled asked in each world
     * @throws RuleFailure when the rules, an aim or the score fail on the way
     * @throws java.util.concurrent.CancellationException when cancelled
     */
    public static Trials of(Match match, List<Integer> moves, long seed, BooleanSupplier cancelled) {
        int seat = match.decider();
        var guesses = match.guesses(seat);
        Match world = match.scratch();
        Match play = match.scratch();
        Glancing glancing = new Glancing(match);
        long[][][][] found = new long[WORLDS][][][];
        int worlds = 0;
        long first = 0;
        while (worlds < WORLDS && first < MOST_LOOKS / MOST_MOVES) {
            if (cancelled.getAsBoolean()) throw new java.util.concurrent.CancellationException("given up");
            guesses.draw(Dice.mix(seed + worlds), world);
            long[][][] here = new long[moves.size()][][];
            long before = glancing.looks;
            for (int m = 0; m < here.length; m++) {
                play.become(world);
                play.playIndex(moves.get(m));
                playOn(play, match, glancing, new Dice(Dice.mix(seed ^ worlds)), move -> {});
                here[m] = amounts(play);
                if (m == 0) first += glancing.looks - before;
            }
            found[worlds++] = here;
        }
        return new Trials(Arrays.asList(found).subList(0, worlds));
    }

    /**
     * The seat itself ends its turn as {@link OwnTurn} has it, where that is known.
     *
     * @param move the index of the move that is made first
     * @param scale of the ruleset's {@link Tuning}
     * @return one way on in each of the same worlds, as many as there is time for
     */
    public static List<Way> ways(Match match, int move, double scale, long seed, BooleanSupplier cancelled) {
        return ways(match, OwnTurn.from(match, move, scale, seed, cancelled), scale, seed, WORLDS, cancelled);
    }

    /** @return the same of moves of the seat in one turn, in so many worlds at most, going on at a glance */
    static List<Way> glances(
            Match match, List<Integer> moves, double scale, long seed, int worlds, BooleanSupplier cancelled) {
        return ways(match, moves, scale, seed, worlds, cancelled);
    }

    /** @return the move alone, in many more worlds: what comes of it by itself, and how often */
    public static List<Way> alone(Match match, int move, double scale, long seed, BooleanSupplier cancelled) {
        return ways(match, List.of(move), scale, seed, WORLDS_ALONE, cancelled);
    }

    /**
     * @param move the index of the move that is made first
     * @return one way on in each of the same worlds up to the end of the seat's next turn, as many as there is time for
     */
    public static List<Continuation> further(Match match, int move, long seed, BooleanSupplier cancelled) {
        Guesses guesses = match.guesses(match.decider());
        Glancing glancing = new Glancing(match);
        List<Continuation> ways = new ArrayList<>();
        while (ways.size() < WORLDS_FURTHER && glancing.looks < MOST_LOOKS_FURTHER) {
            Match world = world(match, guesses, seed + ways.size(), cancelled);
            Dice dice = new Dice(Dice.mix(seed ^ ways.size()));
            List<Integer> moves = new ArrayList<>(List.of(move));
            Match play = world.copy();
            play.playIndex(move);
            playOn(play, match, glancing, dice, moves::add);
            boolean again = !play.isOver() && play.decider() == match.decider() && !match.isSecret();
            while (again && !play.isOver() && play.decider() == match.decider() && moves.size() < LONGEST_FURTHER) {
                int choice = glancing.choice(play, dice);
                moves.add(choice);
                play.playIndex(choice);
            }
            ways.add(new Continuation(
                    world, moves.stream().mapToInt(Integer::intValue).toArray()));
        }
        return ways;
    }

    /**
     * @param move the index of the move that is made first
     * @return the seat's own turn alone in so many of the same worlds, ended as in {@link #ways}
     */
    public static List<Continuation> turns(
            Match match, int move, double scale, long seed, int worlds, BooleanSupplier cancelled) {
        Guesses guesses = match.guesses(match.decider());
        List<Integer> own = OwnTurn.from(match, move, scale, seed, cancelled);
        Glancing glancing = new Glancing(match);
        List<Continuation> turns = new ArrayList<>();
        for (int number = 0; number < worlds; number++) {
            Match world = world(match, guesses, seed + number, cancelled);
            Dice dice = new Dice(Dice.mix(seed ^ number));
            List<Integer> moves = new ArrayList<>();
            Match play = world.copy();
            while (moves.size() < LONGEST && !play.isOver() && play.decider() == match.decider()) {
                boolean known = moves.size() < own.size() && own.get(moves.size()) < play.legalCount();
                int choice = known ? own.get(moves.size()) : glancing.choice(play, dice);
                moves.add(choice);
                play.playIndex(choice);
            }
            turns.add(new Continuation(
                    world, moves.stream().mapToInt(Integer::intValue).toArray()));
        }
        return turns;
    }

    private static Match world(Match match, Guesses guesses, long seed, BooleanSupplier cancelled) {
        if (cancelled.getAsBoolean()) throw new java.util.concurrent.CancellationException("given up");
        Match world = match.copy();
        guesses.draw(Dice.mix(seed), world);
        return world;
    }

    /** @param own with which the seat begins in every world, as far as they can be made there */
    private static List<Way> ways(
            Match match, List<Integer> own, double scale, long seed, int worlds, BooleanSupplier cancelled) {
        Guesses guesses = match.guesses(match.decider());
        Match play = match.scratch();
        Glancing glancing = new Glancing(match);
        Estimate estimate = new Estimate(match, scale);
        List<Way> ways = new ArrayList<>();
        while (ways.size() < worlds && glancing.looks < MOST_LOOKS) {
            int number = ways.size();
            Match world = world(match, guesses, seed + number, cancelled);
            List<Integer> moves = new ArrayList<>();
            play.become(world);
            for (int move : own) {
                if (play.isOver() || play.decider() != match.decider() || move >= play.legalCount()) break;
                moves.add(move);
                play.playIndex(move);
            }
            if (worlds < WORLDS_ALONE) playOn(play, match, glancing, new Dice(Dice.mix(seed ^ number)), moves::add);
            Continuation line = new Continuation(
                    world, moves.stream().mapToInt(Integer::intValue).toArray());
            ways.add(new Way(line, shares(line, match.decider(), estimate)));
        }
        return ways;
    }

    /**
     * @param play how a world stands in the middle of that; played on
     * @param from how it stood before the move
     * @return the same match, at the next turn of the seat that made the move
     */
    static Match onward(Match play, Match from) {
        playOn(play, from, new Glancing(from), new Dice(1), move -> {});
        return play;
    }

    private static List<Double> shares(Continuation line, int seat, Estimate estimate) {
        Match play = line.start();
        double[] shares = new double[play.rules().players()];
        List<Double> all = new ArrayList<>();
        for (int made = 0; ; made++) {
            if (play.isOver()) estimate.atEnd(play, 0, shares);
            else estimate.whileRunning(play, shares);
            all.add(shares[seat]);
            if (made == line.length()) return all;
            play.playIndex(line.move(made));
        }
    }

    private static void playOn(Match play, Match from, Glancing glancing, Dice dice, IntConsumer made) {
        int seat = from.decider();
        boolean left = false;
        boolean shown = !from.isSecret();
        for (int i = 0; i < LONGEST && !play.isOver(); i++) {
            shown |= !play.isSecret();
            boolean anotherRound = shown && play.isSecret();
            boolean anotherTurn = !from.isSecret() && left && play.decider() == seat;
            if (anotherRound || anotherTurn) return;
            left |= play.decider() != seat;
            int choice = glancing.choice(play, dice);
            made.accept(choice);
            play.playIndex(choice);
        }
    }

    private static long[][] amounts(Match match) {
        int players = match.rules().players();
        long[][] amounts = new long[match.rules().aims().size()][players];
        for (int a = 0; a < amounts.length; a++) for (int p = 0; p < players; p++) amounts[a][p] = match.aim(a, p);
        return amounts;
    }
}
