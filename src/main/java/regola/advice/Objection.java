package regola.advice;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import regola.advice.seen.Blow;
import regola.advice.seen.Witness;
import regola.engine.value.Event;
import regola.engine.value.Move;
import regola.engine.value.Thing;

/**
 * An Objection is what speaks against a move.
 *
 * @param move that was pointed at
 * @param instead the best move and what may follow upon it, as far as that can be foretold; never empty
 * @param none whether the move is as good as any, for all that can be told: the hint has called it good too
 * @param lost whether it loses the match, or the seat its place in it, there and then
 * @param over whether the match is over with it
 * @param atOnce what comes of it at once, as the rules tell it: what there is to be glad of, then what is to its harm
 *     and does not come of the best one
 * @param loss by how much less of the win it brings, from 0 to 1
 * @param noise how far that may be off
 * @param best how much of the win the best one may bring, from 0 to 1
 * @param reply how the others answer it, as far as can be told; empty if nobody answers
 * @param events what comes of that answer, as the rules tell it; empty if they tell nothing that matters
 * @param given whether the answer takes for nothing what those events tell of: the seat can have nothing like it
 * @param blow what may come of it where it cannot be foretold; null if there is nothing to tell, or it can be
 * @param reasons why the best move is better than this one, the weightiest first; may be empty
 * @param line the move and what may follow upon it, as far as that can be foretold; never empty
 * @param losesNext whether the answer can surely end the match, to the harm of whoever makes the move
 */
public record Objection(
        Move move,
        List<Move> instead,
        boolean none,
        boolean lost,
        boolean over,
        List<Event> atOnce,
        double loss,
        double noise,
        double best,
        List<Move> reply,
        List<Event> events,
        boolean given,
        Blow blow,
        List<WhyBetter> reasons,
        List<Move> line,
        boolean losesNext) {
    /** Differences below this nobody would feel. */
    static final double FELT = 0.03;

    public Objection {
        instead = List.copyOf(instead);
        atOnce = List.copyOf(atOnce);
        reply = List.copyOf(reply);
        events = List.copyOf(events);
        reasons = List.copyOf(reasons);
        line = List.copyOf(line);
    }

    static Objection none(Move move, Move best) {
        return new Objection(
                move,
                List.of(best),
                true,
                false,
                false,
                List.of(),
                0,
                0,
                0,
                List.of(),
                List.of(),
                false,
                null,
                List.of(),
                List.of(move));
    }

    /** An answer surely ends nothing. */
    public Objection(
            Move move,
            List<Move> instead,
            boolean none,
            boolean lost,
            boolean over,
            List<Event> atOnce,
            double loss,
            double noise,
            double best,
            List<Move> reply,
            List<Event> events,
            boolean given,
            Blow blow,
            List<WhyBetter> reasons,
            List<Move> line) {
        this(
                move, instead, none, lost, over, atOnce, loss, noise, best, reply, events, given, blow, reasons, line,
                false);
    }

    /** @return the same with an answer that ends the match, and what is told of it */
    Objection losing(List<Move> answer, List<Event> end) {
        return new Objection(
                move,
                instead,
                none,
                lost,
                over,
                atOnce,
                loss,
                noise,
                best,
                answer,
                end,
                false,
                blow,
                reasons,
                line,
                !end.isEmpty());
    }

    /** @return of what may come of the move by others, what is of the kind of that event, up to the first such thing */
    public List<Event> alike(Event event) {
        return Stream.concat(events.stream(), blow == null ? Stream.of() : blow.events().stream())
                .filter(each -> Witness.isAlike(each, event))
                .limit(1)
                .toList();
    }

    /** @return the best move; the same if the one pointed at is that */
    public Move better() {
        return instead.get(0);
    }

    /** @return whether the move is so little worse that it can hardly be told */
    public boolean isNear() {
        return !none && !lost && isNear(loss, noise);
    }

    /** @return whether it is told what the better move is good for, and not only that it is much better */
    public boolean isExplained() {
        return reasons.stream().anyMatch(reason -> !(reason instanceof Chances.OnlyOne));
    }

    static boolean isNear(double loss, double noise) {
        return loss < Math.max(FELT, noise);
    }

    /**
     * What can be said of a move that is nearly as good as the best: what one of the two has before the other right
     * away, or else what both have before most of the rest, or that nothing that counts is different. Who has thought
     * of it learns more by that than by how little it is.
     *
     * @param what a {@link WhyBetter.Apart} is said of one of the two, all else of both
     */
    public record NearlyAs(WhyBetter what) implements WhyBetter {

        /** @return the reasons, and behind them what can be said of the two moves where none of those is felt */
        static List<WhyBetter> told(List<WhyBetter> said, Crowd crowd, int better, int move) {
            if (crowd.match().isSecret()) return said;
            List<Integer> both = List.of(better, move);
            List<WhyBetter> found = new ArrayList<>(crowd.befores(both));
            if (found.isEmpty())
                crowd.unlikeMost(both).or(() -> crowd.likely(both)).ifPresent(found::add);
            if (found.isEmpty() && crowd.isSame(both)) found.add(new Same());
            return Stream.concat(said.stream(), found.stream().map(NearlyAs::new))
                    .toList();
        }

        /** @return whether it is told of one of the two alone */
        public boolean isOfOne() {
            return what instanceof WhyBetter.Apart;
        }

        @Override
        public String rule() {
            return what.rule();
        }

        @Override
        public List<Thing> things() {
            return what.things();
        }

        @Override
        public String text(String language) {
            return what.text(language);
        }
    }
}
