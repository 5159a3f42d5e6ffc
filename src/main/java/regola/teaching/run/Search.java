package regola.teaching.run;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import regola.engine.value.Move;
import regola.engine.value.RuleFailure;
import regola.teaching.lesson.Line;
import regola.teaching.lesson.Task;
import regola.teaching.run.Turned.Judgement;

/**
 * A Search finds the learner's moves that solve a step, the fewest first: those that the author wrote, where they lead
 * there, or else whatever is found by going through all of them.
 */
final class Search {
    private static final int MOST = 4_000;
    /** Somebody waits for the answer to a press: what is not known after so many moves is not said. */
    private static final int MOST_AT_ONCE = 1_500;

    private final Task.Play task;
    private final PlayCourse course;

    Search(Task.Play task, PlayCourse course) {
        this.task = task;
        this.course = course;
    }

    private record Way(PlayedSoFar standing, List<Move> moves) {}

    /** @return at least one move; empty if there is no way, or none among the first thousands of positions */
    Optional<List<Move>> from(PlayedSoFar standing) {
        Optional<List<Move>> written = written(standing);
        return written.isPresent() ? written : found(standing);
    }

    /** The author's moves, or what is left of them for a learner who has followed them so far. */
    private Optional<List<Move>> written(PlayedSoFar from) {
        if (task.solution().size() <= from.moves()) return Optional.empty();
        List<Move> moves = new ArrayList<>();
        PlayedSoFar standing = from;
        for (Line line : task.solution().subList(from.moves(), task.solution().size())) {
            boolean isMine = !standing.match().isOver()
                    && course.isLearners(standing.match().decider());
            Move move = isMine ? CopyPlay.legal(standing.match(), line.move()) : null;
            Turned turned = move == null ? null : tried(standing, move);
            if (turned == null || turned.judgement() == Judgement.MISSED) return Optional.empty();
            moves.add(move);
            if (turned.judgement() == Judgement.RIGHT) return Optional.of(moves);
            standing = turned.standing();
        }
        return Optional.empty();
    }

    /** @return whether a legal move solves the step, or the step can be solved after it */
    boolean leadsOn(PlayedSoFar from, Move move) {
        if (!task.isReached()) return course.isRight(move);
        Turned turned = tried(from, move);
        if (turned == null || turned.judgement() == Judgement.MISSED) return false;
        if (turned.judgement() == Judgement.RIGHT) return true;
        boolean isOn = !turned.standing().match().isOver()
                && course.isLearners(turned.standing().match().decider());
        return isOn && found(turned.standing()).isPresent();
    }

    /** @return whether all that may be done from there has been gone through, and nothing of it solves the step */
    boolean isDeadEnd(PlayedSoFar from) {
        Sweep sweep = new Sweep(MOST_AT_ONCE);
        return found(from, sweep).isEmpty() && !sweep.isBroken;
    }

    /** A Sweep is how much is gone through at most. */
    private static final class Sweep {
        private int left;
        /** Whether it was given up. */
        private boolean isBroken;

        Sweep(int most) {
            left = most;
        }

        boolean isOver() {
            isBroken |= left-- <= 0;
            return isBroken;
        }
    }

    private Optional<List<Move>> found(PlayedSoFar from) {
        return found(from, new Sweep(MOST));
    }

    private Optional<List<Move>> found(PlayedSoFar from, Sweep sweep) {
        Queue<Way> open = new ArrayDeque<>(List.of(new Way(from, List.of())));
        Set<Long> seen = new HashSet<>();
        while (!open.isEmpty()) {
            Way way = open.remove();
            if (way.standing().match().isOver()
                    || !course.isLearners(way.standing().match().decider())) continue;
            for (Move move : way.standing().match().decision().legal()) {
                if (!task.isReached() && !course.isRight(move)) continue;
                if (sweep.isOver()) return Optional.empty();
                Turned turned = tried(way.standing(), move);
                if (turned == null || turned.judgement() == Judgement.MISSED) continue;
                List<Move> moves = new ArrayList<>(way.moves());
                moves.add(move);
                if (turned.judgement() == Judgement.RIGHT) return Optional.of(moves);
                boolean isNew = seen.add((turned.standing().match().fingerprint() * 31
                                        + turned.standing().moves())
                                * 31
                        + turned.standing().fired());
                if (isNew) open.add(new Way(turned.standing(), moves));
            }
        }
        return Optional.empty();
    }

    /** @return null where the rules fail: that is no way */
    private Turned tried(PlayedSoFar standing, Move move) {
        try {
            return course.play(standing, move);
        } catch (RuleFailure failure) {
            return null;
        }
    }
}
