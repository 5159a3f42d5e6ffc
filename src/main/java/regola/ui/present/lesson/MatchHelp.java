package regola.ui.present.lesson;

import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import regola.engine.Ruleset;
import regola.engine.value.Move;
import regola.search.Tuning;
import regola.teaching.lesson.Task;
import regola.teaching.run.Stage;
import regola.ui.present.match.Advised;
import regola.ui.present.match.Consulted;
import regola.ui.present.review.Advising;
import regola.ui.view.lesson.LessonView;
import regola.ui.view.match.HintView;

/**
 * A MatchHelp is the help in a match within a lesson: the hints of any match, which cost nothing. Whatever is played
 * ends them. For the worker only.
 */
final class MatchHelp implements Advised {
    private final Supplier<LessonSession> lesson;
    private final Runnable show;
    private final Advising advising;

    private HintView told = HintView.NONE;
    /** The lesson and the step that it was told in. */
    private LessonSession of;

    private int step;
    /** True while a picture is made in any case, which shows what is told then. */
    private boolean quiet;

    /**
     * @param lesson the one that is learnt now; null if none is
     * @param worker runs what it is given after all that is being done
     * @param tunings how to look ahead in a ruleset; asked beside the worker
     * @param beside runs each thing on a thread of its own
     * @param show shows the lesson anew
     */
    MatchHelp(
            Supplier<LessonSession> lesson,
            Executor worker,
            Function<Ruleset, Tuning> tunings,
            Executor beside,
            Runnable show) {
        this.lesson = lesson;
        this.show = show;
        advising = new Advising(this, tunings, Advising.HINT, beside, worker, this::tell);
    }

    /** One step on, where somebody is asked for a move in a match and the author has no hint left. */
    boolean hint() {
        if (!advice().open()) return false;
        lesson.get().run().advise();
        advising.hint();
        return true;
    }

    /** @return what is told now, of the lesson as it stands */
    MatchAdvice advice() {
        LessonSession session = lesson.get();
        if (session == null || !isAsked(session)) return MatchAdvice.NONE;
        boolean whole = told.stage() == HintView.Stage.MOVE;
        return new MatchAdvice(!whole && session.run().untilHint().isEmpty(), told);
    }

    private static boolean isAsked(LessonSession session) {
        return !session.isBusy()
                && session.now() != null
                && session.run().stage() == Stage.ASKING
                && session.run().step().task() instanceof Task.Free
                && session.run().isLearnersMove()
                && !session.now().match().isOver();
    }

    /**
     * Another picture of the lesson was made.
     *
     * @return whether what was told is not told any more, so that it has to be made anew
     */
    boolean pictured(LessonView view) {
        HintView before = told;
        LessonSession now = lesson.get();
        quiet = true;
        try {
            if (now != of || view.at() != step || view.match() == null || !isAsked(now)) advising.away();
            if (view.match() != null) advising.pictured(view.match());
        } finally {
            quiet = false;
        }
        of = now;
        step = view.at();
        return told != before;
    }

    /** Nothing is told any more, and nothing looked for; whoever says so shows the lesson anew. */
    void leave() {
        quiet = true;
        advising.away();
        quiet = false;
    }

    /** While it is looked for its button says so. */
    private void tell(HintView next) {
        boolean tells = next.stage() == HintView.Stage.PIECE || next.stage() == HintView.Stage.MOVE;
        HintView before = told;
        told = tells ? next : HintView.NONE;
        if (!quiet && told != before && lesson.get() != null) show.run();
    }

    @Override
    public String more() {
        return "lesson.more";
    }

    @Override
    public void consult(Consumer<Consulted> answer) {
        LessonSession session = lesson.get();
        boolean asked = session != null && isAsked(session);
        answer.accept(
                asked
                        ? new Consulted(
                                session.played().size(),
                                session.now().match().copy(),
                                session.tongue(),
                                session.run().viewer())
                        : null);
    }

    /** In a lesson no move is only a question. */
    @Override
    public void instead(Consumer<Move> judge) {}

    /** In a lesson nothing is played but what counts. */
    @Override
    public void aside(int moment, List<Move> moves, int at) {}
}
