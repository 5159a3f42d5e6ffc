package regola.teaching.check;

import java.util.List;
import regola.engine.Match;
import regola.engine.value.Answer;
import regola.engine.value.Move;
import regola.engine.value.Spoken;
import regola.engine.value.Thing;
import regola.language.source.Message;
import regola.teaching.check.Finding.Weight;
import regola.teaching.lesson.Lesson;
import regola.teaching.lesson.LessonStep;
import regola.teaching.lesson.MovePattern;
import regola.teaching.lesson.Task;
import regola.teaching.lesson.Trial;
import regola.teaching.lesson.WrongText;
import regola.teaching.run.LessonRun;
import regola.teaching.run.Option;
import regola.teaching.run.Stage;
import regola.teaching.run.Verdict;

/**
 * A Tries looks at what can be tried in a step: what the lesson says of it must be so, and there should be something to
 * learn.
 */
final class Tries {
    private static final int MOST_TRIED = 300;

    private final Lesson lesson;
    private final Findings findings;

    Tries(Lesson lesson, Findings findings) {
        this.lesson = lesson;
        this.findings = findings;
    }

    void check() {
        for (int i = 0; i < lesson.steps().size(); i++) check(i, lesson.steps().get(i));
    }

    private void check(int number, LessonStep step) {
        if (step.beginning().isFound())
            return; // every exercise is made so that there is something to learn, and none has tries
        LessonRun run = at(number);
        if (run.stage() == Stage.BROKEN) return; // that is reported by the pupil
        for (Trial trial : step.trials()) {
            if (!(step.task() instanceof Task.Play)) {
                findings.error(
                        step, trial.span(), "there is nothing to try here", "'tries' are for steps with task: play");
            } else if (trial.misses()) {
                misses(number, step, trial);
            } else {
                refused(number, step, trial);
            }
        }
        answers(number, step);
        if (step.task() instanceof Task.Find find) new MarkReasons(findings).check(step, find, run.match());
        if (step.task() instanceof Task.Play play && run.isLearnersMove()) play(number, step, play, run.match());
    }

    /** What is said to a wrong answer must be said to one that can be given, and is not right. */
    private void answers(int number, LessonStep step) {
        List<WrongText> texts =
                step.wrong().stream().filter(wrong -> wrong.answer() != null).toList();
        if (texts.isEmpty()) return;
        LessonRun shown = at(number);
        shown.showMe();
        for (WrongText wrong : texts) {
            boolean right = shown.marking().marked().contains(wrong.answer());
            String why = right ? "it is right" : "";
            if (!right && step.task() instanceof Task.Find && !isMarkable(number, wrong.answer()))
                why = "it cannot be marked";
            if (step.task() instanceof Task.Predict predict && !predict.isPointedAt()) {
                int option = predict.options().indexOf(wrong.answer());
                if (option < 0) why = "it is not among the options";
                else if (shown.options().get(option).state() == Option.State.RIGHT) why = "it is right";
            }
            if (!why.isEmpty())
                findings.add(
                        Weight.WARNING,
                        step,
                        wrong.span(),
                        Message.of(
                                "nobody is ever told this: {0}", wrong.answer().id()),
                        why,
                        "");
        }
    }

    private boolean isMarkable(int number, Thing answer) {
        LessonRun run = at(number);
        run.mark(List.of(answer));
        return run.marking().marked().contains(answer);
    }

    private LessonRun at(int step) {
        return LessonRun.start(lesson, step, new TickingClock());
    }

    // ---------------------------------------------------------------- what the author says of tries

    private void refused(int number, LessonStep step, Trial trial) {
        LessonRun run = at(number);
        if (!run.isLearnersMove()) return;
        Answer answer = run.match().ask(trial.move());
        if (!(answer instanceof Answer.Refused no)) {
            findings.error(
                    step,
                    trial.span(),
                    Message.of("'{0}' is not refused by {1}", trial.move(), trial.refused()),
                    answer instanceof Answer.NotUnderstood not ? told(not.message()) : "it is legal");
            return;
        }
        if (!trial.refused().equals(no.why().rule())) {
            findings.error(
                    step,
                    trial.span(),
                    Message.of(
                            "'{0}' is refused by {1}, not by {2}",
                            trial.move(), no.why().rule(), trial.refused()),
                    told(no.why()));
            return;
        }
        run.refused(no.why().things(), no.why());
        boolean isAnswered = run.feedback() != null && run.feedback().verdict() == Verdict.REFUSED;
        if (!isAnswered) findings.error(step, trial.span(), Message.of("'{0}' gets no answer", trial.move()), "");
    }

    private static Message told(Spoken words) {
        return Message.told(words::text);
    }

    private void misses(int number, LessonStep step, Trial trial) {
        LessonRun run = at(number);
        if (!run.isLearnersMove()) return;
        Answer answer = run.match().ask(trial.move());
        if (!(answer instanceof Answer.Legal legal)) {
            Spoken why = answer instanceof Answer.Refused no ? no.why() : ((Answer.NotUnderstood) answer).message();
            findings.error(step, trial.span(), Message.of("'{0}' is not legal here", trial.move()), told(why));
            return;
        }
        run.play(legal.move());
        if (run.stage() == Stage.MISSED) return;
        findings.error(
                step,
                trial.span(),
                Message.of("'{0}' is not wrong here", trial.move()),
                run.feedback() == null ? "" : told(run.feedback().words()));
    }

    // ---------------------------------------------------------------- what can be tried

    private void play(int number, LessonStep step, Task.Play task, Match match) {
        List<Move> legal = match.decision().legal();
        for (MovePattern pattern : task.moves()) {
            if (legal.stream().anyMatch(pattern::matches)) continue;
            Answer answer = match.ask(pattern.text());
            findings.error(
                    step,
                    pattern.span(),
                    Message.of("'{0}' is asked for, but it is not legal here", pattern),
                    answer instanceof Answer.Refused no
                            ? Message.of("{0}: {1}", no.why().rule(), told(no.why()))
                            : "");
        }
        if (!task.isReached() && !task.any()) new AlsoRight(findings).check(step, at(number));
        new GoodSoFar(findings).check(step, task, at(number));
        if (task.until() != null && match.holds(task.until())) {
            findings.add(
                    Weight.WARNING,
                    step,
                    step.span(),
                    "what is to be reached is so already, before anybody moves",
                    Message.of("until: {0}", task.until()),
                    "");
        }
        boolean isSingle = task.until() == null;
        for (WrongText wrong : step.wrong()) {
            boolean never = isSingle
                    && wrong.rule() == null
                    && wrong.answer() == null
                    && legal.stream().noneMatch(move -> wrong.answers(move) && !isRight(task, move));
            if (never) {
                findings.add(
                        Weight.WARNING,
                        step,
                        wrong.span(),
                        "this answer is never given",
                        "no legal move that is not asked for is written like this",
                        "");
            }
            boolean isSure = isSingle
                    && wrong.rule() != null
                    && wrong.move() != null
                    && !wrong.move().isOpen();
            if (isSure) refusedBy(step, wrong, match.ask(wrong.move().text()));
        }
        if (legal.size() == 1 && !task.explored()) {
            findings.add(
                    Weight.ADVICE,
                    step,
                    step.span(),
                    "only one move is legal here",
                    "whoever has no choice finds nothing out",
                    "begin with a position that allows another move");
        } else if (!task.any() && !task.explored() && isAlwaysRight(number, legal)) {
            findings.add(
                    Weight.ADVICE,
                    step,
                    step.span(),
                    "every legal move is right here",
                    "there is nothing to find out, unless illegal tries are the point",
                    "begin with a position that allows another move");
        }
    }

    private void refusedBy(LessonStep step, WrongText wrong, Answer answer) {
        boolean isIt = answer instanceof Answer.Refused no
                && wrong.rule().equals(no.why().rule());
        if (isIt) return;
        CharSequence why = answer instanceof Answer.Refused no
                ? Message.of("the move is refused by {0}", no.why().rule())
                : "the move is legal";
        findings.add(Weight.WARNING, step, wrong.span(), "this answer is never given", why, "");
    }

    private static boolean isRight(Task.Play task, Move move) {
        return task.any() || task.moves().stream().anyMatch(pattern -> pattern.matches(move));
    }

    private boolean isAlwaysRight(int number, List<Move> legal) {
        LessonRun run = at(number);
        for (Move move : legal.subList(0, Math.min(legal.size(), MOST_TRIED))) {
            run.play(move);
            if (run.stage() != Stage.SOLVED) return false;
            run.again();
        }
        return true;
    }
}
