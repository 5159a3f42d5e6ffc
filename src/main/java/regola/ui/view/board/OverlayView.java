package regola.ui.view.board;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;

/**
 * An OverlayView is what is drawn over a board to guide the eye: things to look at, ways through places, arrows, words.
 * Names that the board does not have are left out, so that one overlay serves boards that differ.
 *
 * @param rings pieces or places to look at
 * @param paths ways through places
 * @param arrows from one thing to another
 * @param labels words at places
 * @param dimmed names of places that do not count now
 * @param ghosts pieces where they are not yet
 * @param points pieces or places to look at that are not to be taken for those in rings
 * @param made those in rings that are no advice: with them somebody has made a move, or asks about it
 */
public record OverlayView(
        Set<Ref> rings,
        List<Path> paths,
        List<Arrow> arrows,
        List<Label> labels,
        Set<String> dimmed,
        List<Ghost> ghosts,
        Set<Ref> points,
        Set<Ref> made) {
    public static final OverlayView NONE =
            new OverlayView(Set.of(), List.of(), List.of(), List.of(), Set.of(), List.of());

    public OverlayView(
            Set<Ref> rings,
            List<Path> paths,
            List<Arrow> arrows,
            List<Label> labels,
            Set<String> dimmed,
            List<Ghost> ghosts) {
        this(rings, paths, arrows, labels, dimmed, ghosts, Set.of(), Set.of());
    }

    /** Nothing of it is a move that somebody has made. */
    public OverlayView(
            Set<Ref> rings,
            List<Path> paths,
            List<Arrow> arrows,
            List<Label> labels,
            Set<String> dimmed,
            List<Ghost> ghosts,
            Set<Ref> points) {
        this(rings, paths, arrows, labels, dimmed, ghosts, points, Set.of());
    }

    /** @return the same, with nothing pointed at but what is ringed */
    public OverlayView withoutPoints() {
        return new OverlayView(rings, paths, arrows, labels, dimmed, ghosts, Set.of(), made);
    }

    /** A way through places, from its first step to its last. */
    public record Path(List<Step> steps) {
        public Path {
            steps = List.copyOf(steps);
        }

        boolean counts(Label label) {
            return steps.stream()
                    .anyMatch(step ->
                            step.site().equals(label.site()) && step.number().equals(label.words()));
        }

        /** @return a way that begins at the first place and counts the others 1, 2, 3 … */
        public static Path counting(List<String> sites) {
            List<Step> steps = new ArrayList<>();
            for (String site : sites) steps.add(new Step(site, steps.isEmpty() ? "" : String.valueOf(steps.size())));
            return new Path(steps);
        }

        /** @return the same that counts one for each of these, and passes over the others */
        public static Path counting(List<String> sites, Set<String> counted) {
            List<Step> steps = new ArrayList<>();
            for (String site : sites) {
                boolean counts = !steps.isEmpty() && counted.contains(site);
                steps.add(counts ? new Step(site, "1") : Step.through(site));
            }
            return new Path(steps);
        }
    }

    /**
     * A place on a way.
     *
     * @param number what is counted there, such as "2"; empty where the way begins or passes over
     */
    public record Step(String site, String number) {
        private static final String THROUGH = ".";

        /** @return a place that the way goes through, without counting it */
        public static Step through(String site) {
            return new Step(site, THROUGH);
        }

        private Step uncounted() {
            return isCounted() ? through(site) : this;
        }

        /** @return whether a number is seen there */
        public boolean isCounted() {
            return !number.isEmpty() && !number.equals(THROUGH);
        }
    }

    /** Ends are pieces or places. */
    public record Arrow(Ref from, Ref to) {}

    public record Label(String site, String words) {}

    /**
     * @param site where the piece would be
     * @param from the place where it stands now; null if it is not on the board yet
     * @param under how many pieces it would lie on
     * @param gone whether it stood there and is on the board no more
     */
    public record Ghost(PieceView piece, String site, String from, int under, boolean gone) {}

    public OverlayView {
        rings = Set.copyOf(rings);
        paths = List.copyOf(paths);
        arrows = List.copyOf(arrows);
        labels = List.copyOf(labels);
        dimmed = Set.copyOf(dimmed);
        ghosts = List.copyOf(ghosts);
        points = Set.copyOf(points);
        made = Set.copyOf(made);
    }

    public boolean isEmpty() {
        return equals(NONE);
    }

    public OverlayView withoutArrows() {
        return new OverlayView(rings, paths, List.of(), labels, dimmed, ghosts, points, made);
    }

    /** @return the same without marks on these, which bear others of their own */
    public OverlayView unmarked(Set<Ref> things) {
        Set<Ref> ringed = new LinkedHashSet<>(rings);
        ringed.removeAll(things);
        Set<Ref> pointed = new LinkedHashSet<>(points);
        pointed.removeAll(things);
        return new OverlayView(ringed, paths, arrows, labels, dimmed, ghosts, pointed, made);
    }

    /** @return the same without pieces that would come there, and without the ways that lead them there */
    public OverlayView withoutGhosts(Set<Ref> places) {
        List<Ghost> left = ghosts.stream()
                .filter(ghost -> !places.contains(Ref.site(ghost.site())))
                .toList();
        List<Path> ways = paths.stream()
                .filter(way -> left.size() == ghosts.size()
                        || !places.contains(
                                Ref.site(way.steps().get(way.steps().size() - 1).site())))
                .toList();
        return new OverlayView(rings, ways, arrows, labels, dimmed, left, points, made);
    }

    /** @return the same without pieces that would come there, but with the ways that lead there */
    public OverlayView withoutPieces(Set<Ref> places) {
        return withGhosts(site -> !places.contains(Ref.site(site)));
    }

    /** @return the same with ways on which nothing is counted */
    public OverlayView uncounted() {
        List<Path> ways = paths.stream()
                .map(way -> new Path(way.steps().stream().map(Step::uncounted).toList()))
                .toList();
        return new OverlayView(rings, ways, arrows, labels, dimmed, ghosts, points, made);
    }

    /** @return whether it shows a piece or a way that the other does not */
    public boolean goesBeyond(OverlayView other) {
        return !other.ghosts.containsAll(ghosts) || !other.paths.containsAll(paths);
    }

    /** @return of it what stays where it is while pieces travel: places in rings */
    public OverlayView still() {
        Set<Ref> places = new LinkedHashSet<>(rings);
        places.removeIf(ref -> ref.sort() != Ref.Sort.SITE);
        return new OverlayView(places, List.of(), List.of(), List.of(), Set.of(), List.of(), Set.of(), made);
    }

    /** @return what is looked at now: what is pointed at; where nothing is, what stands in rings */
    public Set<Ref> lookedAt() {
        return points.isEmpty() ? rings : points;
    }

    /**
     * @return both, one over the other; a number that a way counts at a place is not written there once more, and where
     *     both would see a piece at one place only that of this is seen
     */
    public OverlayView and(OverlayView more) {
        List<Path> ways = both(paths, more.paths);
        List<Label> said = both(labels, more.labels).stream()
                .filter(label -> ways.stream().noneMatch(way -> way.counts(label)))
                .toList();
        return new OverlayView(
                both(rings, more.rings),
                ways,
                both(arrows, more.arrows),
                said,
                both(dimmed, more.dimmed),
                both(
                        ghosts,
                        more.ghosts.stream().filter(ghost -> !isOver(ghost)).toList()),
                both(points, more.points),
                both(made, more.made));
    }

    /** Two pieces through each other would look like a third one. */
    private boolean isOver(Ghost other) {
        return !other.gone
                && ghosts.stream()
                        .anyMatch(ghost -> !ghost.gone && !ghost.equals(other) && ghost.site.equals(other.site));
    }

    /**
     * Where one looks at something else than this shows, two ways at once would contradict each other.
     *
     * @param looked where what is looked at would lead
     * @return both; of this what goes from one place to another only as far as it is looked at too, and all of it where
     *     what is looked at is a part of it: how somebody could answer that move stays to be seen
     */
    public OverlayView below(OverlayView looked) {
        boolean shown = ghosts.containsAll(looked.ghosts) && paths.containsAll(looked.paths);
        if (shown) return and(looked);
        Set<String> from = new LinkedHashSet<>();
        looked.paths.forEach(way -> from.add(way.steps().get(0).site()));
        looked.ghosts.forEach(ghost -> from.add(ghost.from()));
        boolean several = looked.paths.size() > 1 || looked.ghosts.size() > 1;
        List<Path> ways = paths.stream()
                .filter(way -> looked.paths.contains(way)
                        || several && from.contains(way.steps().get(0).site()))
                .toList();
        List<Ghost> pieces = ghosts.stream()
                .filter(ghost -> looked.ghosts.contains(ghost) || several && from.contains(ghost.from()))
                .toList();
        return new OverlayView(rings, ways, arrows, labels, dimmed, pieces, points).and(looked);
    }

    public OverlayView ring(Ref thing) {
        return new OverlayView(both(rings, Set.of(thing)), paths, arrows, labels, dimmed, ghosts, points, made);
    }

    /** @return the same, where all that stands in rings is what somebody has made, or asks about */
    public OverlayView asMade() {
        return new OverlayView(rings, paths, arrows, labels, dimmed, ghosts, points, rings);
    }

    public OverlayView point(Ref thing) {
        return new OverlayView(rings, paths, arrows, labels, dimmed, ghosts, both(points, Set.of(thing)), made);
    }

    public OverlayView path(Path way) {
        return new OverlayView(rings, both(paths, List.of(way)), arrows, labels, dimmed, ghosts, points, made);
    }

    public OverlayView arrow(Ref from, Ref to) {
        return new OverlayView(
                rings, paths, both(arrows, List.of(new Arrow(from, to))), labels, dimmed, ghosts, points, made);
    }

    public OverlayView label(String site, String words) {
        return new OverlayView(
                rings, paths, arrows, both(labels, List.of(new Label(site, words))), dimmed, ghosts, points, made);
    }

    public OverlayView dim(String site) {
        return new OverlayView(rings, paths, arrows, labels, both(dimmed, Set.of(site)), ghosts, points, made);
    }

    /** @param from the place where the piece stands now; null if it is not on the board yet */
    public OverlayView ghost(PieceView piece, String site, String from) {
        return ghost(piece, site, from, 0);
    }

    public OverlayView ghost(PieceView piece, String site, String from, int under) {
        return with(new Ghost(piece, site, from, under, false));
    }

    /** @return with a piece struck out where it stood */
    public OverlayView gone(PieceView piece, String site) {
        return with(new Ghost(piece, site, null, 0, true));
    }

    /** @return with a piece that lies there in the end, and not what else would come there */
    public OverlayView instead(PieceView piece, String site) {
        String from = ghosts.stream()
                .filter(ghost -> ghost.site().equals(site))
                .map(Ghost::from)
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null);
        return withGhosts(at -> !at.equals(site)).ghost(piece, site, from);
    }

    /** @return both, where what is on the board no more is seen only as long as nothing else is shown */
    public OverlayView under(OverlayView other) {
        if (other.isEmpty()) return this;
        List<Ghost> left = ghosts.stream().filter(ghost -> !ghost.gone()).toList();
        return new OverlayView(rings, paths, arrows, labels, dimmed, left, points, made).and(other);
    }

    private OverlayView withGhosts(Predicate<String> sites) {
        List<Ghost> left =
                ghosts.stream().filter(ghost -> sites.test(ghost.site())).toList();
        return new OverlayView(rings, paths, arrows, labels, dimmed, left, points, made);
    }

    private OverlayView with(Ghost ghost) {
        return new OverlayView(rings, paths, arrows, labels, dimmed, both(ghosts, List.of(ghost)), points, made);
    }

    private static <T> List<T> both(List<T> one, List<T> other) {
        List<T> both = new ArrayList<>(one);
        for (T each : other) if (!both.contains(each)) both.add(each);
        return both;
    }

    private static <T> Set<T> both(Set<T> one, Set<T> other) {
        Set<T> both = new LinkedHashSet<>(one);
        both.addAll(other);
        return both;
    }
}
