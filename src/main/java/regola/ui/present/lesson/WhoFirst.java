package regola.ui.present.lesson;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import regola.engine.value.Move;
import regola.engine.value.Thing;
import regola.teaching.lesson.Show;
import regola.teaching.run.LessonRun;
import regola.ui.present.picture.Names;

/**
 * A WhoFirst is what a learner is told to begin with who pressed where nothing happens: what is ringed, if it is right,
 * or what the question names, or all that may be moved, if all of it is asked for. What is said and what is lit then
 * are the same.
 */
final class WhoFirst {
    private final LessonRun run;
    private final Names names;
    private final List<Thing> next;

    /** @param next what a move can begin with */
    WhoFirst(LessonRun run, Names names, List<Thing> next) {
        this.run = run;
        this.names = names;
        this.next = List.copyOf(next);
    }

    /** @return none where that is to be found out, or nothing is named more than the rest */
    List<Thing> things() {
        if (run.match() == null || run.match().isOver()) return List.of();
        List<Move> legal = run.match().decision().legal();
        List<Thing> right = next.stream()
                .filter(thing ->
                        legal.stream().anyMatch(move -> move.arguments().contains(thing) && run.isAskedFor(move)))
                .toList();
        List<Thing> ringed = ringed();
        if (!ringed.isEmpty() && right.containsAll(ringed)) return ringed;
        List<String> all = next.stream().map(this::called).distinct().toList();
        Set<String> asked = new HashSet<>(right.stream().map(this::called).toList());
        List<String> named = AskedFor.of(run.step().goal().in(names.language()).text(), all);
        if (!named.isEmpty() && asked.containsAll(named))
            return next.stream().filter(thing -> named.contains(called(thing))).toList();
        return run.isUnlit() || !asked.isEmpty() && !asked.containsAll(all) ? List.of() : next;
    }

    private List<Thing> ringed() {
        Show show = run.show();
        List<Thing> ringed = show.points().isEmpty() ? show.ring() : show.points();
        return next.stream().filter(ringed::contains).toList();
    }

    /** @return what a thing is called, without a number that is seen nowhere */
    String called(Thing thing) {
        return names.catalog().title(thing, names.manner().naming(false));
    }
}
