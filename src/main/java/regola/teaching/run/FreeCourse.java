package regola.teaching.run;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import regola.engine.Match;
import regola.engine.value.Move;
import regola.teaching.lesson.Task;
import regola.teaching.run.Turned.Judgement;

/** A FreeCourse is the course of a step in which the learner plays on and nothing is wrong. */
final class FreeCourse implements Course {
    private static final int MOST_REPLIES = 500;

    private final Task.Free task;
    private final Others others;

    FreeCourse(Task.Free task, long seed) {
        this.task = task;
        this.others = new Others(List.of(), seed, task.against());
    }

    @Override
    public boolean isLearners(int player) {
        return task.isLearners(player);
    }

    @Override
    public List<Integer> learners() {
        return task.seats();
    }

    @Override
    public Turned begin(Match match) {
        return answered(PlayedSoFar.first(match), new ArrayList<>());
    }

    @Override
    public Turned play(PlayedSoFar standing, Move move) {
        List<Passage> passages = new ArrayList<>();
        Passage own = CopyPlay.play(standing.match(), move, true);
        passages.add(own);
        return answered(standing.moved(own.after(), 0), passages);
    }

    private Turned answered(PlayedSoFar from, List<Passage> passages) {
        PlayedSoFar standing = from;
        for (int i = 0;
                i < MOST_REPLIES
                        && !isEnd(standing.match())
                        && !isLearners(standing.match().decider());
                i++) {
            Passage passage = CopyPlay.play(standing.match(), others.played(standing), false);
            passages.add(passage);
            standing = standing.replied(passage.after());
        }
        return new Turned(passages, standing, isEnd(standing.match()) ? Judgement.RIGHT : Judgement.ON);
    }

    /** @return whether it is over and somebody else has won; never where everybody's decisions are the learner's */
    boolean isLost(Match match) {
        long winners = match.winners();
        return winners != 0
                && !task.seats().isEmpty()
                && task.seats().stream().noneMatch(seat -> (winners >>> seat & 1) != 0);
    }

    /**
     * @return whether it is over and the learner has won against somebody; never where all decisions are the learner's
     */
    boolean isWon(Match match) {
        long winners = match.winners();
        boolean others = !task.seats().isEmpty()
                && IntStream.range(0, match.rules().players()).anyMatch(seat -> !isLearners(seat));
        return match.isOver() && others && task.seats().stream().anyMatch(seat -> (winners >>> seat & 1) != 0);
    }

    /** @return whether it is over and nobody has won; never where everybody's decisions are the learner's */
    boolean isDrawn(Match match) {
        return match.isDrawn() && !task.seats().isEmpty();
    }

    private boolean isEnd(Match match) {
        return match.isOver() || task.until() != null && match.holds(task.until());
    }
}
