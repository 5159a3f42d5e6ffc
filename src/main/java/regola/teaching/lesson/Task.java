package regola.teaching.lesson;

import java.util.List;
import regola.engine.Claim;
import regola.engine.Query;
import regola.engine.value.Thing;
import regola.language.model.Type;
import regola.language.source.Span;

/** A Task is what a step asks of the learner. */
public sealed interface Task {

    /** @return the word for it in lesson files */
    String word();

    /**
     * A thing is told: its moves are played once by themselves, as a short scene; the learner goes on when ready.
     *
     * @param moves empty if nothing moves
     */
    record Watch(List<Line> moves) implements Task {
        public Watch {
            moves = List.copyOf(moves);
        }

        @Override
        public String word() {
            return "watch";
        }
    }

    /**
     * The learner moves. Exactly one of moves, any, until and fires says what is right.
     *
     * @param moves any of these; empty if success is something else
     * @param any any legal move is right
     * @param until what must be so after a move of the learner's and the replies to it, or null
     * @param fires numbers of rules that must come to bear on the learner's moves, in this order; empty if success is
     *     else
     * @param winner number of the player who must have won by it, too; -1 where that is not asked
     * @param fail what must not become so, or null
     * @param within how many moves the learner has, at least 1
     * @param seats players whose decisions are the learner's; empty for everybody's
     * @param replies what the other seats answer
     * @param then moves played after success, so that the consequence is felt
     * @param solution the learner's moves that solve it; empty if they are to be searched
     * @param explored whether illegal tries are wanted here, and so do not count
     */
    record Play(
            List<MovePattern> moves,
            boolean any,
            Claim until,
            List<String> fires,
            int winner,
            Claim fail,
            int within,
            List<Integer> seats,
            Replies replies,
            List<Line> then,
            List<Line> solution,
            boolean explored)
            implements Task {
        /** Nobody in particular has to win. */
        public static final int NOBODY = -1;

        public Play {
            moves = List.copyOf(moves);
            fires = List.copyOf(fires);
            seats = List.copyOf(seats);
            then = List.copyOf(then);
            solution = List.copyOf(solution);
        }

        @Override
        public String word() {
            return "play";
        }

        /** @return the same, whoever wins by it */
        public Play forAnyWinner() {
            return new Play(moves, any, until, fires, NOBODY, fail, within, seats, replies, then, solution, explored);
        }

        /** @return whether more than one move of the learner's can be asked for */
        public boolean isReached() {
            return until != null || !fires.isEmpty();
        }

        /** @return whether the decision of this player is the learner's */
        public boolean isLearners(int player) {
            return seats.isEmpty() || seats.contains(player);
        }
    }

    /**
     * @param moves in order; empty if none are given. @param random whether others play at random when the moves have
     *     run out
     */
    record Replies(List<Line> moves, boolean random) {
        public static final Replies NONE = new Replies(List.of(), false);

        public Replies {
            moves = List.copyOf(moves);
        }
    }

    /**
     * The learner points at what is asked for.
     *
     * @param things those written down; empty if there is a query
     * @param query what is asked of the position, or null
     * @param all all of them must be found; else one is enough
     * @param among what can be marked at all, asked of the position; null for all things of the kind that are seen
     * @param why the move with which a wrong mark is tried, so that a rule says why not; null if it is not tried
     */
    record Find(List<Thing> things, Query query, boolean all, Query among, MovePattern why) implements Task {
        public Find {
            things = List.copyOf(things);
        }

        @Override
        public String word() {
            return "find";
        }
    }

    /**
     * The learner says what will be so after moves that are about to be played.
     *
     * @param moves at least one
     * @param ask asked after the moves; the answer is never written in the lesson
     * @param options to choose from, each of the query's type; empty if the learner answers by pointing
     */
    record Predict(List<Line> moves, Query ask, List<Thing> options) implements Task {
        public Predict {
            moves = List.copyOf(moves);
            options = List.copyOf(options);
        }

        @Override
        public String word() {
            return "predict";
        }

        /** @return whether the answer is something on the screen to point at */
        public boolean isPointedAt() {
            return options.isEmpty();
        }

        public Type type() {
            return ask.type();
        }
    }

    /** The learner chooses among written answers; at least one is right and one is not. */
    record Answer(List<Choice> choices) implements Task {
        public Answer {
            choices = List.copyOf(choices);
        }

        @Override
        public String word() {
            return "answer";
        }
    }

    /** @param because what is said when it is chosen; may be empty */
    record Choice(Words words, boolean right, Words because, Span span) {}

    /**
     * The learner plays on against others; nothing is wrong.
     *
     * @param seats players whose decisions are the learner's
     * @param until what ends it, or null: then it ends with the match
     * @param against who plays the others, as opponents by computer are called
     */
    record Free(List<Integer> seats, Claim until, String against) implements Task {
        public Free {
            seats = List.copyOf(seats);
        }

        @Override
        public String word() {
            return "free";
        }

        /** @return whether the decision of this player is the learner's */
        public boolean isLearners(int player) {
            return seats.isEmpty() || seats.contains(player);
        }
    }
}
