package regola.advice.seen;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import regola.advice.words.SpokenOf;
import regola.engine.Match;
import regola.engine.value.Event;
import regola.engine.value.Manner;
import regola.engine.value.Move;
import regola.search.Continuation;
import regola.search.Trials;
import regola.search.Way;

/**
 * A Blow is what a move may bring upon the seat where nobody can foretell it, and how often: found by playing on in
 * many worlds that may be the true one.
 *
 * @param events what the rules tell of it, and how the match ends with it if it does
 * @param share in so large a part of the worlds it happens after the move
 * @param otherwise in so large a part after the better move
 * @param way one way on where it happens
 * @param at the index of the move on that way which does it
 */
public record Blow(List<Event> events, double share, double otherwise, Continuation way, int at) {
    /** Fewer worlds tell nothing. */
    private static final int FEWEST = 12;
    /** What costs less of the win than this, over all worlds, is nothing to warn of. */
    private static final double FELT = 0.008;
    /**
     * What costs less than so large a part of what there is to explain does not explain it, unless others are glad of
     * it or it is fatal.
     */
    private static final double PART = 0.2;
    /** So many standard errors are hardly chance. */
    private static final double SURE = 1.5;
    /**
     * What happens of itself, and not by what there is to be glad of, must cost so much more each time than other
     * things there.
     */
    private static final double HARD = 0.05;
    /** Where nothing else is to be told, what costs so much is bad enough. */
    private static final double BAD = 0.02;
    /** What costs so large a part of the worst may be its cause: then that is told which comes first. */
    private static final double ALIKE = 0.5;
    /** So many times as often as after the better move is worth telling. */
    private static final double OFTENER = 1.3;
    /** More times than these are told by fives. */
    private static final double ROUGHLY = 12;
    /** What puts somebody out of the match so much oftener is told however little the search thinks of it. */
    private static final double GRAVE = 0.1;

    public Blow {
        events = List.copyOf(events);
    }

    /**
     * A Stroke is one sentence of a way.
     *
     * @param world whose way it is
     * @param at the index of the move
     * @param drop what the seat loses by that move
     * @param order how many sentences of that move come before it
     */
    private record Stroke(int world, int at, Event event, double drop, int order) {
        /** Whether it says no more than that the move is made. */
        boolean isStep() {
            return order == 0;
        }
    }

    /** All strokes of one kind, and what they cost. */
    private record Kind(List<Stroke> strokes, List<Stroke> instead, double cost) {
        long worlds() {
            return strokes.stream().map(Stroke::world).distinct().count();
        }

        double order() {
            return strokes.stream().mapToInt(Stroke::order).average().orElseThrow();
        }

        long worldsInstead() {
            return instead.stream().map(Stroke::world).distinct().count();
        }
    }

    /** @return it happens about once in so many times, in round numbers */
    public long onceIn() {
        return onceIn(share);
    }

    /** @return what happens in so large a part of the worlds happens about once in so many times, in round numbers */
    static long onceIn(double share) {
        double times = 1 / share;
        return times > ROUGHLY ? 5 * Math.round(times / 5) : Math.round(times);
    }

    /** @return the moves of the way up to the one that does it; empty where nobody can foretell all of them */
    public List<Move> line() {
        if (!isForetold(way, at)) return List.of();
        Match play = way.start();
        List<Move> line = new ArrayList<>();
        for (int made = 0; made <= at; made++) {
            line.add(play.legal(way.move(made)));
            play.playIndex(way.move(made));
        }
        return line;
    }

    private static boolean isForetold(Continuation way, int at) {
        return new Witness(way.start().decider()).foretold(way) > at;
    }

    /** @return the move that does it, as somebody else makes it; empty if the seat's own brings it about */
    public Optional<Move> reply() {
        return at == 0 ? Optional.empty() : Optional.of(way.after(at).legal(way.move(at)));
    }

    /** @return who of the others simply chooses to do it, where no chance has a say in that move; -1 if nobody does */
    public int chooser(int seat) {
        if (at == 0) return -1;
        Match before = way.after(at);
        boolean chosen = before.decider() != seat
                && !before.isSecret()
                && new Witness(before.decider()).isForetold(before, way.move(at));
        return chosen ? before.decider() : -1;
    }

    /**
     * @param move the index of the move that is asked about
     * @param better that of the best one
     * @param scale of the ruleset's tuning
     * @param loss by how much less of the win the move brings: what costs hardly any of that does not explain it
     * @return the worst that it brings more often than the better one; empty if there is nothing
     */
    public static Optional<Blow> of(
            Match match, int move, int better, double scale, double loss, long seed, BooleanSupplier cancelled) {
        List<Way> ways = Trials.ways(match, move, scale, seed, cancelled);
        List<Way> others = Trials.ways(match, better, scale, seed, cancelled);
        int worlds = Math.min(ways.size(), others.size());
        if (worlds < FEWEST) return Optional.empty();
        boolean hidden = !match.guesses(match.decider()).isNothingHidden();
        List<Stroke> strokes = strokes(ways.subList(0, worlds), hidden);
        List<Stroke> instead = strokes(others.subList(0, worlds), hidden);
        List<Kind> kinds = new ArrayList<>();
        for (Stroke stroke : strokes) {
            if (kinds.stream().anyMatch(kind -> isAlike(kind.strokes.get(0), stroke))) continue;
            List<Stroke> same =
                    strokes.stream().filter(each -> isAlike(each, stroke)).toList();
            List<Stroke> there =
                    instead.stream().filter(each -> isAlike(each, stroke)).toList();
            Kind kind = new Kind(same, there, cost(same, there, worlds));
            if (kind.cost >= FELT && isTold(match, kind, strokes)) kinds.add(kind);
        }
        double most = kinds.stream().mapToDouble(Kind::cost).max().orElse(0);
        List<Kind> worst =
                kinds.stream().filter(kind -> kind.cost >= ALIKE * most).toList();
        Optional<Kind> told = worst.stream()
                .filter(kind -> isGlad(match, kind.strokes.get(0).event))
                .findFirst()
                .or(() -> worst.stream().min(Comparator.comparingDouble(Kind::order)));
        if (told.isEmpty()) return Optional.empty();
        Kind kind = told.get();
        Blow blow = blow(kind, ways, strokes, worlds);
        boolean slight = kind.cost < PART * loss && !isGlad(match, kind.strokes.get(0).event);
        if (slight && !blow.isFatal()) return Optional.empty();
        return Optional.of(
                blow.at > 0
                        ? blow
                        : blow.counted(kind.strokes.get(0).event, Trials.alone(match, move, scale, seed, cancelled)));
    }

    /** @return the same with how often it comes of the move by itself */
    private Blow counted(Event what, List<Way> alone) {
        long times = strokes(alone, false).stream()
                .filter(stroke -> Witness.isAlike(stroke.event, what))
                .map(Stroke::world)
                .distinct()
                .count();
        return times == 0 ? this : new Blow(events, (double) times / alone.size(), otherwise, way, at);
    }

    private static Blow blow(Kind kind, List<Way> ways, List<Stroke> strokes, int worlds) {
        Stroke usual = kind.strokes.stream()
                .filter(stroke -> stroke.drop > 0)
                .max(Comparator.comparingLong((Stroke stroke) -> like(kind, stroke))
                        .thenComparing(
                                stroke -> isForetold(ways.get(stroke.world).line(), stroke.at)))
                .orElseThrow();
        Stream<Event> end = strokes.stream()
                .filter(stroke -> stroke.world == usual.world
                        && stroke.at == usual.at
                        && stroke.event.kind() == Event.Kind.FINISHED
                        && stroke.event != usual.event)
                .map(Stroke::event);
        List<Event> ends = end.toList();
        Stream<Event> cause = ends.isEmpty() && usual.event.kind() != Event.Kind.FINISHED
                ? Stream.of()
                : cause(usual, strokes).stream();
        return new Blow(
                Stream.concat(cause, Stream.concat(Stream.of(usual.event), ends.stream()))
                        .toList(),
                (double) kind.worlds() / worlds,
                (double) kind.worldsInstead() / worlds,
                ways.get(usual.world).line(),
                usual.at);
    }

    /**
     * @return the first sentence that comes before it in the same move, besides that of the move itself, and never does
     *     no harm there
     */
    private static Optional<Event> cause(Stroke end, List<Stroke> strokes) {
        return strokes.stream()
                .filter(stroke -> stroke.world == end.world && stroke.at == end.at)
                .filter(stroke -> !stroke.isStep() && stroke.order < end.order && stroke.drop >= BAD)
                .filter(stroke -> strokes.stream()
                        .allMatch(each -> each.at != stroke.at || each.drop >= BAD || !isAlike(each, stroke)))
                .min(Comparator.comparingInt(Stroke::order))
                .map(Stroke::event);
    }

    /** @return whether the match ends with it, so that however seldom it is, it is no little thing */
    public boolean ends() {
        return events.get(events.size() - 1).kind() == Event.Kind.FINISHED;
    }

    /** @return whether the seat is out of the match with it, whether that goes on or not: that is no little thing */
    public boolean isFatal() {
        if (ends()) return true;
        Match after = way.after(at + 1);
        return !after.isOver() && !after.isIn(way.start().decider());
    }

    /** @return whether it is fatal, and so much oftener than after the better move that one has to be told */
    public boolean isGrave() {
        return isFatal() && share - otherwise >= GRAVE;
    }

    /** @return whether some of it has not been told */
    public boolean isNews(List<Event> told) {
        return events.stream().anyMatch(event -> told.stream().noneMatch(each -> Witness.isSame(each, event)));
    }

    /** In how many worlds it is said in the same words. */
    private static long like(Kind kind, Stroke stroke) {
        String said = stroke.event.text("en");
        return kind.strokes.stream()
                .filter(each -> each.event.text("en").equals(said))
                .count();
    }

    private static boolean isAlike(Stroke one, Stroke other) {
        return one.isStep() == other.isStep() && Witness.isAlike(one.event, other.event);
    }

    /** Whether it is no mere move, and worth telling, or hard enough by itself. */
    private static boolean isTold(Match match, Kind kind, List<Stroke> strokes) {
        if (kind.worlds() < OFTENER * kind.worldsInstead() || kind.worlds() <= kind.worldsInstead()) return false;
        Stroke first = kind.strokes.get(0);
        if (isGlad(match, first.event) || first.event.kind() == Event.Kind.FINISHED) return true;
        // Where the rules say what there is to be glad of, anything else is a blow only to whom it is done.
        if (match.names().cheers() && !SpokenOf.isOf(first.event, match.decider(), match.names())) return false;
        double usual = drop(strokes.stream()
                .filter(stroke -> stroke.isStep() && stroke.at == first.at)
                .toList());
        if (first.event.kind() != Event.Kind.RULE) return false; // what is only remarked does nothing
        return !first.isStep() && drop(kind.strokes) - usual >= HARD;
    }

    private static double drop(List<Stroke> strokes) {
        return strokes.stream().mapToDouble(Stroke::drop).average().orElse(0);
    }

    private static boolean isGlad(Match match, Event event) {
        return !match.names().cheered(event.property(), "en").isEmpty();
    }

    /** @return what these cost more than those, on average over the worlds; 0 if that may be chance */
    private static double cost(List<Stroke> strokes, List<Stroke> instead, int worlds) {
        double[] more = new double[worlds];
        for (Stroke stroke : strokes) more[stroke.world] += stroke.drop;
        for (Stroke stroke : instead) more[stroke.world] -= stroke.drop;
        double sum = 0;
        double squares = 0;
        for (double each : more) {
            sum += each;
            squares += each * each;
        }
        double mean = sum / worlds;
        double error = Math.sqrt(Math.max(0, squares / worlds - mean * mean) / (worlds - 1));
        return mean < SURE * error ? 0 : mean;
    }

    /** What the seat brings about itself, and is glad of, is no blow, whatever comes after it. */
    private static boolean isOwnLuck(Match after, int at, Way way, Event event) {
        int seat = way.line().start().decider();
        if (way.line().after(at).decider() != seat || !isGlad(after, event)) return false;
        List<Integer> told = SpokenOf.players(event, after.names(), Manner.of("en"));
        return told.isEmpty() || told.get(0) == seat;
    }

    /**
     * @param hidden whether something is hidden: on a way on all choose as if they saw it, so that what others happen
     *     to hit by what they uncover comes too often there to be told of
     */
    private static List<Stroke> strokes(List<Way> ways, boolean hidden) {
        List<Stroke> strokes = new ArrayList<>();
        for (int world = 0; world < ways.size(); world++) {
            Way way = ways.get(world);
            Match play = way.line().start();
            int seat = play.decider();
            int whose = seat;
            boolean lucky = false;
            for (int at = 0; at < way.line().length(); at++) {
                lucky &= play.decider() == whose;
                whose = play.decider();
                Witness.Step step = Witness.Step.of(play, way.line().move(at));
                List<Event> events = new ArrayList<>();
                play.listen(events::add);
                play.playIndex(way.line().move(at));
                play.listen(null);
                int order = 0;
                int known = lucky ? 0 : events.size();
                if (hidden && whose != seat && !lucky)
                    known = new Witness(whose).known(play, events).size();
                lucky |= known < events.size();
                for (int said = 0; said < known; said++) {
                    Event event = events.get(said);
                    if (!Witness.isSentence(event) || event.text("en").isEmpty()) continue;
                    boolean more = order > 0 && !isGlad(play, event);
                    if (isOwnLuck(play, at, way, event)) {
                        order++;
                        continue;
                    }
                    if (more && event.kind() == Event.Kind.RULE && step.isWay(events, said)) continue;
                    strokes.add(new Stroke(world, at, event, way.drop(at), order++));
                }
            }
        }
        return strokes;
    }
}
