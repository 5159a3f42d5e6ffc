package regola.teaching.check;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import regola.engine.value.Event;
import regola.engine.value.Move;
import regola.engine.value.Thing;
import regola.language.model.Type;
import regola.language.source.Message;
import regola.teaching.check.Finding.Weight;
import regola.teaching.lesson.LessonStep;
import regola.teaching.lesson.MovePattern;
import regola.teaching.run.LessonRun;
import regola.teaching.run.Passage;
import regola.teaching.run.Stage;

/**
 * An AlsoRight looks for legal moves that come to the same as what is asked for and are called wrong all the same: a
 * step that names its right moves may have forgotten one. The same is the same position, or the last piece in the place
 * that the step rings.
 */
final class AlsoRight {
    /** Beyond so many legal moves nobody waits for all of them to be played. */
    private static final int MOST_TRIED = 300;

    private final Findings findings;

    AlsoRight(Findings findings) {
        this.findings = findings;
    }

    /** @param run at the beginning of a step whose right moves are written down */
    void check(LessonStep step, LessonRun run) {
        List<Passage> right = new ArrayList<>();
        List<Passage> wrong = new ArrayList<>();
        List<Move> legal = run.match().decision().legal();
        for (Move move : legal.subList(0, Math.min(legal.size(), MOST_TRIED))) {
            run.play(move);
            boolean isRight = run.stage() == Stage.SOLVED;
            run.passages().stream()
                    .filter(Passage::learners)
                    .findFirst()
                    .ifPresent(own -> (isRight ? right : wrong).add(own));
            run.again();
        }
        Set<Long> positions = new HashSet<>();
        Set<Thing> ends = new HashSet<>();
        for (Passage each : right) {
            positions.add(each.after().fingerprint());
            Thing end = end(each);
            if (end != null && step.show().ring().contains(end)) ends.add(end);
        }
        for (Passage each : wrong) {
            if (isNamed(step, each.move())) continue;
            if (positions.contains(each.after().fingerprint()))
                say(step, each.move(), "it leads to the same position as a move that is right");
            else if (ends.contains(end(each))) say(step, each.move(), "its last piece comes to the ringed place, too");
        }
    }

    /** @return the place where the move itself brought its last piece; null if nothing moved */
    private static Thing end(Passage played) {
        List<Event> moved = played.events().stream()
                .filter(event -> event.kind() == Event.Kind.MOVED && event.to().is(Type.Base.SITE))
                .toList();
        // What another rule makes of it, such as a capture, comes after it.
        return moved.stream()
                .filter(event -> Objects.equals(event.rule(), moved.get(0).rule()))
                .map(Event::to)
                .reduce((one, other) -> other)
                .orElse(null);
    }

    /** Whether the author has thought of this very move, and says why it is not right. */
    private static boolean isNamed(LessonStep step, Move move) {
        return step.wrong().stream()
                .anyMatch(wrong -> wrong.answers(move)
                        && wrong.move().arguments().stream().anyMatch(argument -> !argument.equals(MovePattern.ANY)));
    }

    private void say(LessonStep step, Move move, String why) {
        findings.add(
                Weight.WARNING,
                step,
                step.span(),
                Message.of("'{0}' is called wrong, but it does what is asked", move.text()),
                why,
                "add it to 'moves', or begin with a position in which it does something else");
    }
}
