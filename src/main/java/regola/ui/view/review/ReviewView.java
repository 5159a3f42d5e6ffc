package regola.ui.view.review;

import java.util.List;

/**
 * A ReviewView is what is shown of a match that is looked back at.
 *
 * @param stage how far it has come
 * @param progress from 0 to 1
 * @param chances for each moment of the match, the share of the win that each seat could hope for; while it works of
 *     those that have been looked at
 * @param verdict what there is to say of the whole, in a sentence or two
 * @param moments that are worth looking at again, in the order of the match
 * @param moves all that were made
 * @param asked the one of the moments that is there for no other reason than that somebody has asked about it; -1 if
 *     none is
 */
public record ReviewView(
        Stage stage,
        double progress,
        List<List<Double>> chances,
        String verdict,
        List<Moment> moments,
        List<Made> moves,
        int asked) {
    public enum Stage {
        WORKING,
        READY,
        STOPPED,
        FAILED
    }

    public ReviewView {
        chances = List.copyOf(chances);
        moments = List.copyOf(moments);
        moves = List.copyOf(moves);
    }

    /** Nobody has asked about anything besides. */
    public ReviewView(
            Stage stage,
            double progress,
            List<List<Double>> chances,
            String verdict,
            List<Moment> moments,
            List<Made> moves) {
        this(stage, progress, chances, verdict, moments, moves, -1);
    }

    /**
     * A Made is a move of the match.
     *
     * @param seat the number of the one that made it
     * @param words the move in words; empty where it has to be seen, or is not for all eyes
     * @param told what came of it, in sentences; empty where there is nothing to tell, or it is not for all eyes
     */
    public record Made(int seat, String words, String told) {
        /** One of which there is no more to tell. */
        public Made(int seat, String words) {
            this(seat, words, "");
        }
    }

    /** At some part of the way. */
    public static ReviewView of(Stage stage, double progress) {
        return new ReviewView(stage, progress, List.of(), "", List.of(), List.of());
    }

    /**
     * While it works, with what is known by then.
     *
     * @param worst which move seems to have cost most, in a sentence; may be empty
     */
    public static ReviewView soFar(double progress, List<List<Double>> chances, String worst, List<Made> moves) {
        return new ReviewView(Stage.WORKING, progress, chances, worst, List.of(), moves);
    }

    /** @return how many moments are worth a look by themselves: what is asked about besides makes them no more */
    public int counted() {
        return (int) moments.stream().filter(this::isCounted).count();
    }

    /** @return which of those it is, from 1 on, by its place among all moments; 0 if it was only asked about */
    public int number(int index) {
        if (!isCounted(moments.get(index))) return 0;
        return (int)
                moments.subList(0, index + 1).stream().filter(this::isCounted).count();
    }

    private boolean isCounted(Moment moment) {
        return moment.moment() != asked;
    }

    /** @return the moments that cost something that is felt */
    public List<Moment> costly() {
        return moments.stream().filter(moment -> moment.kind().isCostly()).toList();
    }

    /**
     * Why a moment is worth looking at: LOST, it lost the match there and then. COSTLY, it cost much. WEAKER, it cost
     * something that is felt. SLIP: it gave something away, which cost little. CLOSEST: nothing did, and it comes
     * nearest to that. FOUND: the one good move was made. TURNED: from there on the winner was ahead. LEAPT: it brought
     * the winner most. GOOD: somebody asked about it, and it was as good as any. SWUNG: with it the chances changed
     * much, though no decision is worth a look. FELL: with it a person's chance fell far, which somebody else did. OUT:
     * with it a person was put out of a match that went on.
     */
    public enum Kind {
        LOST,
        COSTLY,
        WEAKER,
        SLIP,
        CLOSEST,
        FOUND,
        TURNED,
        LEAPT,
        GOOD,
        SWUNG,
        FELL,
        OUT;

        /** @return whether there was something better to be found */
        public boolean isTask() {
            return isCostly() || this == SLIP || this == CLOSEST;
        }

        public boolean isCostly() {
            return this == LOST || this == COSTLY || this == WEAKER;
        }

        /** @return whether it was looked at what was best there */
        public boolean isJudged() {
            return this != TURNED && this != LEAPT && this != SWUNG && this != FELL && this != OUT;
        }
    }

    /**
     * A Moment is a decision that is worth looking at again.
     *
     * @param moment how many moves were made before it
     * @param seat the number of the one that decided
     * @param person whether a person decided there, who can try again
     * @param loss by how much less of the win the played one brought, or where that was the best, the next best
     * @param played the move that was made, in words
     * @param seen that it is marked on the board, where it has no words: true as long as the board does so
     * @param better the best one, in words
     * @param told what was done and what came of it, in sentences
     * @param answer what was better, why, and how it could have gone on, each in sentences; not told before one has
     *     tried or asked
     * @param steps how many moves can be shown one after the other, the better one first; 0 if there is none
     * @param guessed whether something was hidden there, and it may be shown what could be known
     * @param fall how far the move let the chance fall; null where that is not told
     * @param own how many moves were made before the choice of a person that is told of beside it; -1 if there is none
     */
    public record Moment(
            Kind kind,
            int moment,
            int seat,
            boolean person,
            double loss,
            String played,
            String seen,
            String better,
            List<String> told,
            List<String> answer,
            int steps,
            boolean guessed,
            Fall fall,
            int own) {
        public Moment {
            told = List.copyOf(told);
            answer = List.copyOf(answer);
        }

        /** Of one's own choice before it nothing is told. */
        public Moment(
                Kind kind,
                int moment,
                int seat,
                boolean person,
                double loss,
                String played,
                String seen,
                String better,
                List<String> told,
                List<String> answer,
                int steps,
                boolean guessed,
                Fall fall) {
            this(kind, moment, seat, person, loss, played, seen, better, told, answer, steps, guessed, fall, -1);
        }

        /** @return the same, where it is told of the choice of a person before it, after so many moves */
        public Moment after(int choice) {
            return new Moment(
                    kind, moment, seat, person, loss, played, seen, better, told, answer, steps, guessed, fall, choice);
        }

        /** Of a chance that fell nothing is told. */
        public Moment(
                Kind kind,
                int moment,
                int seat,
                boolean person,
                double loss,
                String played,
                String seen,
                String better,
                List<String> told,
                List<String> answer,
                int steps,
                boolean guessed) {
            this(kind, moment, seat, person, loss, played, seen, better, told, answer, steps, guessed, null);
        }
    }

    /**
     * A Fall is how far a chance of winning fell with a move.
     *
     * @param from what the best move promised, from 0 to 1
     * @param to what the one that was made left of it
     * @param whose in few words whose chance that is
     * @param words the whole of it as a sentence, for whoever hears it
     */
    public record Fall(double from, double to, String whose, String words) {}
}
