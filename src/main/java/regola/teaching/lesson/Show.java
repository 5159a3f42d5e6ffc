package regola.teaching.lesson;

import java.util.List;
import java.util.Map;
import regola.engine.value.Thing;

/**
 * A Show is what is lit on the board, by its role and never by a colour.
 *
 * @param ring things to look at
 * @param paths ways from thing to thing, to be drawn step by step; each has two things or more
 * @param arrows from one thing to another
 * @param labels short words at things
 * @param dim things that matter less now
 * @param points things to look at beside those in rings: what a hint means where the question speaks of its own ring
 */
public record Show(
        List<Thing> ring,
        List<List<Thing>> paths,
        List<Arrow> arrows,
        Map<Thing, Words> labels,
        List<Thing> dim,
        List<Thing> points) {
    public static final Show NOTHING = new Show(List.of(), List.of(), List.of(), Map.of(), List.of());

    public Show {
        ring = List.copyOf(ring);
        paths = paths.stream().map(List::copyOf).toList();
        arrows = List.copyOf(arrows);
        labels = Map.copyOf(labels);
        dim = List.copyOf(dim);
        points = List.copyOf(points);
    }

    public Show(
            List<Thing> ring, List<List<Thing>> paths, List<Arrow> arrows, Map<Thing, Words> labels, List<Thing> dim) {
        this(ring, paths, arrows, labels, dim, List.of());
    }

    public record Arrow(Thing from, Thing to) {}

    public static Show ring(List<Thing> things) {
        return new Show(things, List.of(), List.of(), Map.of(), List.of());
    }

    public boolean isEmpty() {
        return ring.isEmpty()
                && paths.isEmpty()
                && arrows.isEmpty()
                && labels.isEmpty()
                && dim.isEmpty()
                && points.isEmpty();
    }

    /**
     * @param asked what the question shows
     * @return this beside the rings of the question, which stay: whatever else was to be in a ring is pointed at, or
     *     two things would be "the ringed one"; where an arrow tells where to look nothing else has to
     */
    public Show beside(Show asked) {
        if (asked.ring.isEmpty()) return this;
        List<Thing> other = arrows.isEmpty()
                ? ring.stream().filter(thing -> !asked.ring.contains(thing)).toList()
                : List.of();
        return new Show(asked.ring, paths, arrows, labels, dim, other);
    }
}
