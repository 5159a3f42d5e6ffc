package regola.teaching.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import regola.engine.value.Move;
import regola.language.source.Message;
import regola.teaching.lesson.LessonStep;
import regola.teaching.lesson.Task;
import regola.teaching.run.LessonRun;
import regola.teaching.run.Stage;

/**
 * A GoodSoFar goes through all that a learner can do in a step of several moves: nobody may be told to go on where what
 * is asked cannot be reached any more in the moves that are left.
 */
final class GoodSoFar {
    /** Beyond so many moves nobody waits for the rest to be played: what is not known then is not said. */
    private static final int MOST_PLAYED = 6_000;

    private final Findings findings;

    private final Map<Long, Reach> known = new HashMap<>();
    private final List<String> way = new ArrayList<>();
    private int played;

    private enum Reach {
        CAN,
        CANNOT,
        UNKNOWN
    }

    GoodSoFar(Findings findings) {
        this.findings = findings;
    }

    /** @param run at the beginning of a step in which something is to be reached */
    void check(LessonStep step, Task.Play task, LessonRun run) {
        if (task.isReached() && task.within() > 1) reach(step, task, run);
    }

    /** @return whether it can be done from where the run stands; it stands there again afterwards */
    private Reach reach(LessonStep step, Task.Play task, LessonRun run) {
        Reach reach = Reach.CANNOT;
        for (Move move : run.match().decision().legal()) {
            if (++played > MOST_PLAYED) return reach == Reach.CAN ? reach : Reach.UNKNOWN;
            int before = way.size();
            run.play(move);
            way.add(move.text());
            Reach here = after(step, task, run);
            while (way.size() > before) {
                way.remove(way.size() - 1);
                run.takeBack();
            }
            if (here == Reach.CAN || here == Reach.UNKNOWN && reach != Reach.CAN) reach = here;
        }
        return reach;
    }

    /** @return whether it can be done after the last move of the way */
    private Reach after(LessonStep step, Task.Play task, LessonRun run) {
        if (run.stage() == Stage.SOLVED) return Reach.CAN;
        if (run.stage() != Stage.ASKING || !run.isLearnersMove()) return Reach.CANNOT;
        // What rules have come to bear so far is not seen in the position.
        Long here = task.until() == null ? null : run.match().fingerprint() * 31 + way.size();
        Reach reach = here == null ? null : known.get(here);
        if (reach == null) reach = reach(step, task, run);
        if (here != null) known.put(here, reach);
        if (reach == Reach.CANNOT) say(step);
        return reach;
    }

    private void say(LessonStep step) {
        findings.error(
                step,
                step.span(),
                Message.of(
                        "after '{0}' the learner is told to go on, but it cannot be done any more",
                        String.join(", ", way)),
                "no legal moves lead there in the moves that are left");
    }
}
