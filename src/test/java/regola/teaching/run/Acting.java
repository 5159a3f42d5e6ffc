package regola.teaching.run;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import regola.engine.value.Answer;
import regola.engine.value.Thing;
import regola.teaching.lesson.Lesson;

/** An Acting is a test at work on a lesson, as a learner would be, with a clock that it turns itself. */
final class Acting implements InstantSource {
    final LessonRun run;
    private Instant now = Instant.EPOCH;

    Acting(Lesson lesson) {
        this(lesson, 0);
    }

    Acting(Lesson lesson, int step) {
        this(lesson, step, List.of());
    }

    /** @param before what was done in the lesson when it was left */
    Acting(Lesson lesson, int step, List<StepResult> before) {
        run = LessonRun.start(lesson, step, this, before);
    }

    @Override
    public Instant instant() {
        return now;
    }

    void wait(int seconds) {
        now = now.plus(Duration.ofSeconds(seconds));
    }

    /** Tries a move as the window does: legal moves are played, others are asked about. */
    Acting tries(String move) {
        Answer answer = run.match().ask(move);
        if (answer instanceof Answer.Legal legal) run.play(legal.move());
        else if (answer instanceof Answer.Refused no) run.refused(things(move.split(" ")), no.why());
        else throw new AssertionError(((Answer.NotUnderstood) answer).message().text("en"));
        return this;
    }

    List<Thing> things(String... ids) {
        return Stream.of(ids)
                .map(id -> run.lesson().rules().names().find(id))
                .filter(t -> t != null)
                .toList();
    }

    Acting marks(String... ids) {
        for (String id : ids) run.mark(things(id));
        return this;
    }

    Acting checks() {
        run.check();
        return this;
    }

    Acting chooses(int option) {
        run.choose(option);
        return this;
    }

    String words() {
        return run.feedback().words().text("en");
    }

    String reason() {
        return run.feedback().reason().text("en");
    }

    String at(String piece) {
        return run.match().position().object("zones").entrySet().stream()
                .flatMap(zone -> ((Map<?, ?>) zone.getValue()).entrySet().stream())
                .filter(site -> ((List<?>) site.getValue()).contains(piece))
                .map(site -> String.valueOf(site.getKey()))
                .findFirst()
                .orElse("nowhere");
    }

    List<String> moves() {
        return run.passages().stream().map(passage -> passage.move().text()).toList();
    }
}
