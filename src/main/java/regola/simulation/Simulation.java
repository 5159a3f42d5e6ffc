package regola.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongConsumer;
import java.util.function.LongFunction;
import regola.engine.Expectation;
import regola.engine.Match;

/**
 * A Simulation plays many matches of one ruleset, at random unless a seating says who plays. What is counted depends on
 * the seed alone, not on the number of threads; only times differ.
 *
 * @param start a new match with that seed; called from several threads at once. Where nobody but chance plays, it may
 *     be one that keeps nothing of its turns
 * @param sides how many sides there are, neutral ones too
 * @param matches how many to play
 * @param seed of the first match; see {@link Generator#seedOf}
 * @param mostDecisions a match is broken off after so many
 * @param threads how many play at the same time
 * @param seating who plays; null for nobody but chance
 */
public record Simulation(
        LongFunction<Match> start,
        int sides,
        long matches,
        long seed,
        long mostDecisions,
        int threads,
        Seating seating) {

    /** Matches for which byte code pays, about. */
    private static final int MANY = 500;

    /** All matches played at random. */
    public Simulation(LongFunction<Match> start, int sides, long matches, long seed, long mostDecisions, int threads) {
        this(start, sides, matches, seed, mostDecisions, threads, null);
    }

    /** A Failed is thrown when the rules of a match fail. */
    public static final class Failed extends RuntimeException {
        private static final long serialVersionUID = 1;

        private final long number;

        Failed(long number, RuntimeException cause) {
            super(cause);
            this.number = number;
        }

        /** @return the match's number, from 0 */
        public long number() {
            return number;
        }
    }

    /**
     * Plays until all matches are played or somebody wants it to stop; a match that has begun then does not count.
     *
     * @param stop may be set by any thread at any time
     * @param progress hears now and then, from any thread, how many matches have been played
     * @throws Failed when the rules of a match fail
     */
    public SimulationTally run(AtomicBoolean stop, LongConsumer progress) {
        AtomicLong next = new AtomicLong();
        AtomicLong done = new AtomicLong();
        AtomicBoolean failed = new AtomicBoolean();
        AtomicReference<Expectation> expectation = new AtomicReference<>(() -> {});
        ExecutorService workers = Executors.newFixedThreadPool(threads, Simulation::worker);
        try {
            List<Future<SimulationTally>> parts = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                parts.add(workers.submit(() -> {
                    SimulationTally tally = new SimulationTally(sides, seating);
                    for (long n; !stop.get() && !failed.get() && (n = next.getAndIncrement()) < matches; ) {
                        try {
                            if (play(n, tally, stop, expectation)) progress.accept(done.incrementAndGet());
                        } catch (RuntimeException e) {
                            failed.set(true);
                            throw new Failed(n, e);
                        }
                    }
                    return tally;
                }));
            }
            return sum(parts);
        } finally {
            workers.shutdownNow();
            expectation.get().close();
        }
    }

    private static Thread worker(Runnable work) {
        Thread thread = new Thread(work, "simulation");
        thread.setDaemon(true);
        return thread;
    }

    /** @return false if it was not played to its end because somebody wants to stop */
    private boolean play(
            long number, SimulationTally total, AtomicBoolean stop, AtomicReference<Expectation> expectation) {
        long matchSeed = Generator.seedOf(seed, seating == null ? number : seating.deal(number));
        Generator moves = Generator.ofMoves(matchSeed);
        long before = System.nanoTime();
        Match match = start.apply(matchSeed);
        if (number == 0 && matches >= MANY) expectation.set(match.rules().expectMany());
        long decided = 0;
        while (!match.isOver() && decided < mostDecisions) {
            int legal = match.legalCount();
            total.decision(legal, System.nanoTime() - before);
            if (stop.get()) return false;
            int index = seating == null
                    ? moves.below(legal)
                    : seating.mover(number, match.decider())
                            .choose(match, Generator.seedOf(~matchSeed + number, decided + 1));
            before = System.nanoTime(); // thinking is not counted
            match.playIndex(index);
            decided++;
        }
        total.match(match, number, matchSeed, decided);
        return true;
    }

    private SimulationTally sum(List<Future<SimulationTally>> parts) {
        SimulationTally sum = new SimulationTally(sides, seating);
        Failed first = null;
        for (Future<SimulationTally> part : parts) {
            try {
                sum.add(part.get());
            } catch (ExecutionException e) {
                if (!(e.getCause() instanceof Failed failed)) throw new IllegalStateException(e.getCause());
                if (first == null || failed.number < first.number) first = failed;
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException(e);
            }
        }
        if (first != null) throw first;
        return sum;
    }
}
