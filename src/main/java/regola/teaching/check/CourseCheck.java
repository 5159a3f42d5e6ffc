package regola.teaching.check;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import regola.engine.value.Event;
import regola.engine.value.Move;
import regola.language.model.CheckedGame;
import regola.language.model.Reason;
import regola.language.model.RuleIndex;
import regola.language.model.RulePassage.Kind;
import regola.language.source.Message;
import regola.language.source.Span;
import regola.teaching.check.Finding.Weight;
import regola.teaching.lesson.Lesson;
import regola.teaching.lesson.LessonStep;
import regola.teaching.lesson.PictureCard;
import regola.teaching.lesson.Prose;
import regola.teaching.lesson.Task;
import regola.teaching.lesson.Words;
import regola.teaching.run.LessonRun;
import regola.teaching.run.Passage;
import regola.teaching.run.Stage;

/**
 * A CourseCheck holds the lessons of a game against those before them: what is new is told before it is done, and done
 * before it is asked, and nothing is offered that was not taught. It is given the lessons one after the other, in their
 * order.
 */
public final class CourseCheck {
    private final Set<String> rules = new HashSet<>();
    private final Set<String> forms = new HashSet<>();
    /** Rules that have been seen at work in a scene or a move. */
    private final Set<String> happened = new HashSet<>();

    private boolean begun;
    private Lesson lesson;
    private Findings findings;

    /** @return what was found about the next lesson of the course, from top to bottom */
    public List<Finding> next(Lesson next) {
        findings = new Findings();
        lesson = next;
        if (!begun) aim();
        begun = true;
        cards();
        for (int i = 0; i < next.steps().size(); i++) {
            LessonStep step = next.steps().get(i);
            if (isQuestion(step.task())) asked(step);
            else if (step.task() instanceof Task.Play) done(step);
            shown(i, step);
            taught(step);
            happens(i, step);
        }
        return findings.sorted();
    }

    private void say(LessonStep step, Span span, CharSequence what, CharSequence why, CharSequence fix) {
        findings.add(Weight.ADVICE, step, span, what, why, fix);
    }

    private Span front() {
        return new Span(lesson.header().source(), 0, 0);
    }

    // ---------------------------------------------------------------- the aim

    /** Who does not know what a game is about learns all else in vain. */
    private void aim() {
        Set<String> winning = winning(lesson.rules().game());
        Set<String> cited = new HashSet<>(lesson.header().rules());
        for (LessonStep step : lesson.steps()) {
            cited.addAll(step.rules());
            Stream.of(step.goal(), step.explanation(), step.done()).forEach(words -> cited.addAll(links(words)));
        }
        if (winning.isEmpty() || winning.stream().anyMatch(cited::contains)) return;
        say(
                null,
                front(),
                "the first lesson does not say who wins",
                Message.of(
                        "the aim of a game comes before its moves; its rule is {0}",
                        winning.stream()
                                .sorted()
                                .map(Message::same)
                                .reduce((one, other) -> Message.of("{0} or {1}", one, other))
                                .orElseThrow()),
                "begin with a step that shows it, and name the rule in its 'rules'");
    }

    private static Set<String> winning(CheckedGame game) {
        RuleIndex index = RuleIndex.of(game);
        return index.numbers().stream()
                .filter(number -> index.of(number).stream()
                        .anyMatch(passage -> passage.kind() == Kind.WINNERS || passage.kind() == Kind.END))
                .collect(Collectors.toSet());
    }

    private static Set<String> links(Words words) {
        return words.byLanguage().values().stream()
                .flatMap(prose -> prose.runs().stream())
                .filter(run -> run.style() == Prose.Style.RULE)
                .map(Prose.Run::text)
                .collect(Collectors.toSet());
    }

    // ---------------------------------------------------------------- tell, do, ask

    private static boolean isQuestion(Task task) {
        return task instanceof Task.Find || task instanceof Task.Predict || task instanceof Task.Answer;
    }

    private void asked(LessonStep step) {
        Set<String> unknown = unknown(step);
        if (unknown.isEmpty()) return;
        say(
                step,
                step.span(),
                Message.of("the question is about {0}, which was not taught before", String.join(", ", unknown)),
                "a question asks what was told and done in earlier steps or lessons",
                "put a step with task: watch before it, or give the step its own 'rules'");
    }

    /** What a step is about first of all has been seen before it is to be done; what may come of it need not. */
    private void done(LessonStep step) {
        if (step.rules().isEmpty() || rules.contains(step.rules().get(0))) return;
        say(
                step,
                step.span(),
                Message.of("{0} is to be done before it was shown", step.rules().get(0)),
                "what is new comes first as a short scene",
                "put a step with task: watch before it");
    }

    private Set<String> unknown(LessonStep step) {
        Set<String> unknown = new LinkedHashSet<>(step.rules());
        unknown.removeAll(rules);
        return unknown;
    }

    private void taught(LessonStep step) {
        rules.addAll(step.rules());
        if (step.card() == null) return;
        String about = step.card().about();
        CheckedGame game = lesson.rules().game();
        rules.add(about);
        game.marks().stream().filter(mark -> mark.name().equals(about)).forEach(mark -> taught(mark.reason()));
        if (game.namings().containsKey(about)) taught(game.namings().get(about).about());
    }

    private void taught(Reason reason) {
        if (reason != null && reason.rule() != null) rules.add(reason.rule());
    }

    /** A lesson that teaches something new puts it on a card. */
    private void cards() {
        boolean isNew = !rules.containsAll(lesson.header().rules());
        boolean has = lesson.steps().stream().map(LessonStep::card).anyMatch(PictureCard.class::isInstance);
        if (!isNew || has) return;
        say(
                null,
                front(),
                "the lesson has no picture card",
                "what is new in it should stand in the picture book",
                "add 'card' to the step that tells it");
    }

    // ---------------------------------------------------------------- what is offered

    /** Kinds of moves that may be made in a step have been seen before, or are what the step is about. */
    private void shown(int number, LessonStep step) {
        if (step.beginning().isFound()) return;
        LessonRun run = LessonRun.start(lesson, number, new TickingClock());
        if (run.stage() == Stage.BROKEN) return;
        Set<String> offered = new LinkedHashSet<>();
        if (run.isLearnersMove() && !(step.task() instanceof Task.Free))
            run.match().decision().legal().forEach(move -> offered.add(form(move)));
        run.passages().forEach(passage -> forms.add(form(passage.move())));
        if (step.task() instanceof Task.Play || step.task() instanceof Task.Predict) {
            run.showMe();
            run.passages().stream().map(Passage::move).forEach(move -> forms.add(form(move)));
        }
        offered.removeAll(forms);
        if (offered.isEmpty()) return;
        say(
                step,
                step.span(),
                Message.of("moves are offered here that were not taught: {0}", String.join(", ", offered)),
                "what is not taught yet should not be there to be pressed",
                "choose a position in which they cannot be made, or show them before");
        forms.addAll(offered);
    }

    // ---------------------------------------------------------------- what happens

    /** What comes of a move of the learner's has been told or seen before: else it is riddles. */
    private void happens(int number, LessonStep step) {
        if (step.beginning().isFound() || step.task() instanceof Task.Free) return;
        LessonRun run = LessonRun.start(lesson, number, new TickingClock());
        if (run.stage() == Stage.BROKEN) return;
        Set<String> now = fired(run.passages());
        boolean told = step.task() instanceof Task.Watch;
        if (!told) {
            LessonRun shown = run.beside(new TickingClock());
            shown.showMe();
            now.addAll(fired(shown.passages()));
        }
        Set<String> any = new LinkedHashSet<>(now);
        if (run.isLearnersMove() && step.task() instanceof Task.Play play && play.within() == 1) {
            for (Move move : run.match().decision().legal()) {
                run.play(move);
                any.addAll(
                        fired(run.passages().stream().filter(Passage::learners).toList()));
                run.again();
            }
        }
        any.removeAll(happened);
        any.removeIf(rule -> rules.contains(rule.substring(0, rule.indexOf(' '))));
        happened.addAll(now);
        if (told || any.isEmpty()) return;
        say(
                step,
                step.span(),
                Message.of("something comes of a move here that was not taught: {0}", String.join(", ", any)),
                "what nobody has told is a riddle, and takes the eye off what is asked",
                "choose a position in which it does not come about, or show it before");
    }

    /** @return number and name of each rule with a sentence that began, in order */
    private static Set<String> fired(List<Passage> passages) {
        return passages.stream()
                .flatMap(passage -> passage.events().stream())
                .filter(event -> event.kind() == Event.Kind.RULE && event.rule() != null)
                .map(event -> event.rule() + " " + event.property())
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private static String form(Move move) {
        return move.parts().stream()
                .map(part -> part.thing() == null ? part.text() : "…")
                .collect(Collectors.joining(" "));
    }
}
