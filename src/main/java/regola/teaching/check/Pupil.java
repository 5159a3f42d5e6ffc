package regola.teaching.check;

import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import regola.engine.value.Move;
import regola.engine.value.Spoken;
import regola.engine.value.Thing;
import regola.language.source.Message;
import regola.language.source.Span;
import regola.teaching.lesson.Lesson;
import regola.teaching.lesson.LessonStep;
import regola.teaching.lesson.Line;
import regola.teaching.lesson.Task;
import regola.teaching.run.Feedback;
import regola.teaching.run.HintShown;
import regola.teaching.run.LessonRun;
import regola.teaching.run.Option;
import regola.teaching.run.Passage;
import regola.teaching.run.Stage;

/** A Pupil is a learner by machine: it has each step shown, then does it itself, as a person would. */
final class Pupil {
    private static final int MOST_FREE_MOVES = 200;
    private static final long SEED = 1;
    /** Exercises that are done after the first, of a step that has ever new ones. */
    private static final int MORE_EXERCISES = 2;

    private static final Pattern THIS_STEP = Pattern.compile("^(This step|Questo passo)");

    private final Lesson lesson;
    private final Findings findings;
    private final LessonRun run;

    Pupil(Lesson lesson, Findings findings) {
        this.lesson = lesson;
        this.findings = findings;
        this.run = LessonRun.start(lesson, 0, new TickingClock());
    }

    /** Does the whole lesson. What cannot be done is reported, and the pupil goes on with the next step. */
    void work() {
        while (run.stage() != Stage.ENDED) {
            work(run.step());
            run.next();
        }
    }

    /** As {@link #work()}, but nothing is played for the fun of it. */
    void solve() {
        while (run.stage() != Stage.ENDED) {
            LessonStep step = run.step();
            if (!(step.task() instanceof Task.Free)) work(step);
            else isBroken(step, run);
            run.next();
        }
    }

    private void work(LessonStep step) {
        if (isBroken(step, run)) return;
        Task task = step.task();
        if (task instanceof Task.Watch) return;
        if (task instanceof Task.Free) {
            playFreely(step);
            return;
        }
        LessonRun shown = run.beside(new TickingClock());
        shown.showMe();
        if (isBroken(step, shown)) return;
        followHints(step);
        if (task instanceof Task.Play play) play(step, play, shown.passages());
        else if (task instanceof Task.Answer) answer(shown);
        else mark(shown);
        if (run.stage() != Stage.SOLVED)
            findings.error(step, step.span(), "the step cannot be solved the way it is shown", said(run.feedback()));
        for (int i = 0; i < MORE_EXERCISES && run.canHaveAnother(); i++) exercise(step);
    }

    /** One more exercise: shown, then done the same way. */
    private void exercise(LessonStep step) {
        run.another();
        if (isBroken(step, run)) return;
        run.showMe();
        if (isBroken(step, run)) return;
        List<Move> moves = run.passages().stream()
                .filter(Passage::learners)
                .map(Passage::move)
                .toList();
        List<Thing> marked = List.copyOf(run.marking().marked());
        run.again();
        for (Move move : moves) run.play(move);
        for (Thing thing : marked) run.mark(List.of(thing));
        if (!marked.isEmpty() || run.isMarking()) run.check();
        if (run.stage() != Stage.SOLVED)
            findings.error(step, step.span(), "an exercise cannot be solved the way it is shown", said(run.feedback()));
    }

    /** Reports where the step and the rules do not fit. */
    private boolean isBroken(LessonStep step, LessonRun at) {
        if (at.stage() != Stage.BROKEN) return false;
        Feedback why = at.feedback();
        Span place = why.place() == null ? step.span() : why.place();
        boolean isHere = place.source().name().equals(step.span().source().name());
        String where = isHere ? "" : " (" + shortName(place) + ")";
        Message named = Message.of("the step '{0}'", step.id());
        Message what = Message.told(language -> THIS_STEP
                .matcher(why.words().text(language).replaceFirst("\\.$", ""))
                .replaceFirst(Matcher.quoteReplacement(named.in(language))));
        Message reason = Message.told(language -> why.reason().text(language) + where);
        findings.error(step, isHere ? place : step.span(), what, reason);
        return true;
    }

    /** The file by its name alone: where it lies on this machine says nothing about what is wrong. */
    private static String shortName(Span place) {
        String name = place.toString();
        return name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
    }

    private static Message said(Feedback feedback) {
        return feedback == null ? Message.NOTHING : told(feedback.words());
    }

    private static Message told(Spoken words) {
        return Message.told(words::text);
    }

    // ---------------------------------------------------------------- playing

    private void play(LessonStep step, Task.Play task, List<Passage> shown) {
        List<Move> moves =
                shown.stream().filter(Passage::learners).map(Passage::move).toList();
        compareSolution(step, task, moves);
        comparePlayed(step, task.replies().moves(), shown, "the reply '{0}' is never played");
        for (Move move : moves) run.play(move);
        List<Passage> others =
                shown.stream().filter(passage -> !passage.learners()).toList();
        int then = Math.max(0, others.size() - task.then().size());
        comparePlayed(
                step, task.then(), others.subList(then, others.size()), "after success the move '{0}' is never played");
    }

    private void compareSolution(LessonStep step, Task.Play task, List<Move> moves) {
        List<Line> written = task.solution();
        if (written.isEmpty()) return;
        List<String> played = moves.stream().map(Move::text).toList();
        if (played.equals(written.stream().map(line -> normal(line.move())).toList())) return;
        findings.error(
                step,
                written.get(0).span(),
                "this solution does not solve the step",
                Message.of("what does is: {0}", String.join("; ", played)));
    }

    /**
     * What is written for others must come to be played, in its order.
     *
     * @param unplayed what to say otherwise, with a hole for the move
     */
    private void comparePlayed(LessonStep step, List<Line> written, List<Passage> passages, String unplayed) {
        int next = 0;
        for (Passage passage : passages) {
            boolean isIt = next < written.size()
                    && !passage.learners()
                    && passage.move().text().equals(normal(written.get(next).move()));
            if (isIt) next++;
        }
        if (next < written.size()) {
            Line line = written.get(next);
            findings.error(
                    step,
                    line.span(),
                    Message.of(unplayed, line.move()),
                    "it is not legal when its turn comes, or nobody asks for it");
        }
    }

    private static String normal(String move) {
        return String.join(" ", move.strip().split("\\s+"));
    }

    private void playFreely(LessonStep step) {
        SplittableRandom chance = new SplittableRandom(SEED);
        for (int i = 0; i < MOST_FREE_MOVES && run.isLearnersMove(); i++) {
            List<Move> legal = run.match().decision().legal();
            run.play(legal.get(chance.nextInt(legal.size())));
            if (run.feedback() != null && run.feedback().place() != null) {
                findings.error(
                        step,
                        step.span(),
                        told(run.feedback().words()),
                        told(run.feedback().reason()));
                return;
            }
        }
    }

    // ---------------------------------------------------------------- pointing and choosing

    private void mark(LessonRun shown) {
        if (!run.isMarking()) {
            answer(shown);
            return;
        }
        for (Thing thing : shown.marking().marked()) run.mark(List.of(thing));
        run.check();
    }

    private void answer(LessonRun shown) {
        List<Option> options = shown.options();
        for (int i = 0; i < options.size(); i++) if (options.get(i).state() == Option.State.RIGHT) run.choose(i);
    }

    // ---------------------------------------------------------------- hints

    /** Somebody who does what the hints say must never be told that it was wrong. */
    private void followHints(LessonStep step) {
        LessonRun asking = run.beside(new TickingClock());
        while (asking.canHint()) {
            asking.hint();
            HintShown hint = asking.hintShown().orElseThrow();
            if (hint.words() == Spoken.SILENCE && hint.show().isEmpty())
                findings.error(step, step.span(), "a hint says and shows nothing", "");
            if (hint.move() == null) continue;
            asking.play(hint.move());
            boolean failed = asking.stage() == Stage.MISSED || asking.stage() == Stage.BROKEN;
            if (failed)
                findings.error(
                        step,
                        step.span(),
                        Message.of("the last hint leads to a wrong move: {0}", hint.move()),
                        said(asking.feedback()));
            if (asking.stage() != Stage.ASKING) return;
        }
    }
}
