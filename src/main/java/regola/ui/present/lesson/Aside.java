package regola.ui.present.lesson;

import java.util.List;
import regola.engine.value.Move;
import regola.teaching.lesson.Task;
import regola.teaching.run.LessonRun;
import regola.ui.present.picture.Pointing;

/** An Aside is a press on what may be moved and is not asked for. */
final class Aside {
    private Aside() {}

    /**
     * @param pointing null if there is nothing to point at
     * @return whether the lesson itself says of what is picked that nothing is right that it leads to; never where that
     *     is to be found out, as where every single move has its answer, or all of them one, nor where the lesson has
     *     something to say of one of these very moves: whoever tries it hears it
     */
    static boolean is(LessonRun run, Pointing pointing) {
        if (!run.isLearnersMove() || pointing == null || !pointing.isBegun()) return false;
        if (!(run.step().task() instanceof Task.Play play)
                || play.explored()
                || play.moves().isEmpty()) return false;
        List<Move> left = pointing.leading(List.of());
        boolean worthTrying = left.stream()
                .anyMatch(move -> run.step().wrong().stream()
                        .anyMatch(wrong -> wrong.answers(move) && !wrong.move().isOpen()));
        return !left.isEmpty()
                && !worthTrying
                && left.stream()
                        .allMatch(move -> play.moves().stream().noneMatch(asked -> asked.matches(move))
                                && run.step().wrong().stream()
                                        .anyMatch(wrong -> wrong.answers(move)
                                                && wrong.move().isOfSome()));
    }

    /**
     * @param pointing null if there is nothing to point at
     * @return whether what is picked leads to nothing that is asked for, though something else would: whoever wants a
     *     hint has to let go of it
     */
    static boolean isAstray(LessonRun run, Pointing pointing) {
        if (!run.isLearnersMove() || pointing == null || !pointing.isPicked()) return false;
        return pointing.leading(List.of()).stream().noneMatch(run::isAskedFor)
                && run.match().decision().legal().stream().anyMatch(run::isAskedFor);
    }
}
