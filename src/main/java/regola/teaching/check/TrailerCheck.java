package regola.teaching.check;

import java.time.Duration;
import java.util.List;
import regola.engine.Match;
import regola.language.source.Span;
import regola.teaching.check.Finding.Weight;
import regola.teaching.lesson.Lesson;
import regola.teaching.lesson.LessonStep;
import regola.teaching.lesson.SceneTime;
import regola.teaching.lesson.Task;
import regola.teaching.run.LessonRun;
import regola.teaching.run.Stage;

/**
 * A TrailerCheck looks at a trailer: it asks nothing, each of its scenes has a line, it is over within a minute, and in
 * it somebody wins.
 */
final class TrailerCheck {
    /** The most characters of what is said in a scene. */
    private static final int LINE = 80;

    private static final Duration LEAST = Duration.ofSeconds(30);
    private static final Duration MOST = Duration.ofSeconds(60);

    private final Lesson trailer;
    private final Findings findings;

    TrailerCheck(Lesson trailer, Findings findings) {
        this.trailer = trailer;
        this.findings = findings;
    }

    void check() {
        for (LessonStep step : trailer.steps()) {
            if (!(step.task() instanceof Task.Watch))
                findings.error(
                        step,
                        step.span(),
                        "a trailer asks nothing, but this scene is to "
                                + step.task().word(),
                        "each of its steps has task: watch");
            step.goal()
                    .byLanguage()
                    .forEach((language, line) ->
                            line(step, language, line.spoken().length()));
        }
        for (String language : List.of("en", "it")) time(language);
        win();
    }

    private void line(LessonStep step, String language, int length) {
        if (length <= LINE) return;
        findings.add(
                Weight.WARNING,
                step,
                step.span(),
                "the line of this scene has " + length + " characters (" + language + ")",
                "at most " + LINE + " can be read while things move",
                "say less");
    }

    private void time(String language) {
        Duration all = trailer.steps().stream()
                .map(step -> SceneTime.of(step, language))
                .reduce(Duration.ZERO, Duration::plus);
        if (all.compareTo(LEAST) >= 0 && all.compareTo(MOST) <= 0) return;
        findings.add(
                Weight.WARNING,
                null,
                new Span(trailer.header().source(), 0, 0),
                "the trailer takes " + all.toSeconds() + " seconds (" + language + ")",
                "a trailer takes from " + LEAST.toSeconds() + " to " + MOST.toSeconds(),
                "");
    }

    private void win() {
        boolean won = false;
        for (int i = 0; i < trailer.steps().size(); i++) {
            LessonRun run = LessonRun.start(trailer, i, new TickingClock());
            Match match = run.stage() == Stage.BROKEN ? null : run.match();
            won |= match != null && match.isOver() && !match.outcome().winners().isEmpty();
        }
        if (won) return;
        LessonStep last = trailer.steps().get(trailer.steps().size() - 1);
        findings.error(
                last,
                last.span(),
                "nobody wins in this trailer",
                "it shows what a game is about, so somebody must win");
    }
}
