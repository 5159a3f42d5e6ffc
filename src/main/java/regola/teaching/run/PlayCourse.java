package regola.teaching.run;

import java.util.ArrayList;
import java.util.List;
import regola.engine.Match;
import regola.engine.value.Event;
import regola.engine.value.Move;
import regola.teaching.lesson.Line;
import regola.teaching.lesson.Task;
import regola.teaching.run.Turned.Judgement;

/** A PlayCourse is the course of a step in which certain moves are right, or something must become so. */
final class PlayCourse implements Course {
    /** Others that never let the learner move again would be a rule file's mistake, and a window that hangs. */
    private static final int MOST_REPLIES = 500;

    private final Task.Play task;
    private final Others others;
    private final List<Integer> learners;

    /** @param first who decides at the beginning: the learner's seat where others have replies and no seat is named */
    PlayCourse(Task.Play task, long seed, int first) {
        this.task = task;
        this.others = new Others(task.replies().moves(), seed);
        boolean isMeant = task.seats().isEmpty() && !task.replies().equals(Task.Replies.NONE) && first >= 0;
        this.learners = isMeant ? List.of(first) : task.seats();
    }

    @Override
    public List<Integer> learners() {
        return learners;
    }

    @Override
    public boolean isLearners(int player) {
        return learners.isEmpty() || learners.contains(player);
    }

    @Override
    public Turned begin(Match match) {
        List<Passage> passages = new ArrayList<>();
        PlayedSoFar standing = answered(PlayedSoFar.first(match), true, passages);
        return new Turned(passages, standing, Judgement.ON);
    }

    @Override
    public Turned play(PlayedSoFar standing, Move move) {
        List<Passage> passages = new ArrayList<>();
        Passage own = CopyPlay.play(standing.match(), move, true);
        passages.add(own);
        PlayedSoFar after =
                answered(standing.moved(own.after(), fired(standing.fired(), own.events())), false, passages);
        Judgement judgement = judged(after, move);
        if (judgement == Judgement.ON) after = answered(after, true, passages);
        if (judgement == Judgement.ON && after.match().isOver()) judgement = Judgement.MISSED;
        if (judgement == Judgement.RIGHT) after = followed(after, passages);
        return new Turned(passages, after, judgement);
    }

    private Judgement judged(PlayedSoFar after, Move move) {
        if (!task.isReached()) return isRight(move) ? Judgement.RIGHT : Judgement.MISSED;
        if (task.fail() != null && after.match().holds(task.fail())) return Judgement.MISSED;
        if (isReached(after)) return Judgement.RIGHT;
        return after.moves() < task.within() && !after.match().isOver() ? Judgement.ON : Judgement.MISSED;
    }

    private boolean isReached(PlayedSoFar after) {
        return hasCome(after) && isWon(after.match());
    }

    private boolean isWon(Match match) {
        return task.winner() == Task.Play.NOBODY || (match.winners() >>> task.winner() & 1) != 0;
    }

    private boolean hasCome(PlayedSoFar after) {
        return task.until() != null
                ? after.match().holds(task.until())
                : after.fired() == task.fires().size();
    }

    /** How far the rules that the step waits for have come, each at the earliest after the one before. */
    private int fired(int before, List<Event> events) {
        int fired = before;
        for (Event event : events)
            if (fired < task.fires().size() && task.fires().get(fired).equals(event.rule())) fired++;
        return fired;
    }

    boolean isRight(Move move) {
        return task.any() || task.moves().stream().anyMatch(pattern -> pattern.matches(move));
    }

    /** @param on whether the learner must come to move: then what is not written is left to chance */
    private PlayedSoFar answered(PlayedSoFar from, boolean on, List<Passage> passages) {
        PlayedSoFar standing = from;
        for (int i = 0;
                i < MOST_REPLIES
                        && !standing.match().isOver()
                        && !isLearners(standing.match().decider());
                i++) {
            Move reply = others.written(standing);
            boolean chance = on || task.replies().random();
            if (reply == null && chance) reply = others.byChance(standing);
            if (reply == null) break;
            Passage passage = CopyPlay.play(standing.match(), reply, false);
            passages.add(passage);
            standing = standing.replied(passage.after());
        }
        return standing;
    }

    /** What the lesson lets happen after success, as far as it is legal. */
    private PlayedSoFar followed(PlayedSoFar from, List<Passage> passages) {
        PlayedSoFar standing = from;
        for (Line line : task.then()) {
            Move move = CopyPlay.legal(standing.match(), line.move());
            if (move == null) break;
            Passage passage = CopyPlay.play(standing.match(), move, false);
            passages.add(passage);
            standing = standing.followed(passage.after());
        }
        return standing;
    }
}
