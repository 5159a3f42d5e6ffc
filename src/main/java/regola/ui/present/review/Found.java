package regola.ui.present.review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import regola.advice.Review;
import regola.advice.TurningPoint;
import regola.engine.Match;
import regola.engine.value.Event;
import regola.engine.value.Move;
import regola.language.model.Type;
import regola.search.Exit;
import regola.ui.present.match.MatchRecord;
import regola.ui.present.review.ReviewWords.Voice;
import regola.ui.view.review.Percents;
import regola.ui.view.review.ReviewView.Kind;

/**
 * A Found is what has been found out about a match that is looked back at, to be said again in another language.
 *
 * @param hinted what hints had told of a decision before it was made, by the moment
 * @param studied a decision that somebody has asked about besides; null if there is none
 */
record Found(
        MatchRecord match,
        Review review,
        Map<Integer, Match> before,
        Map<Integer, Integer> played,
        Map<Integer, Likely> likely,
        boolean hidden,
        List<Double> end,
        List<Double> stood,
        List<Made> made,
        Map<Integer, Hinted> hinted,
        TurningPoint studied) {
    /** So little of the win is not worth a word: the figures would be the same but for one. */
    private static final double HARDLY = 0.015;

    /** @return the same, of which that decision has been asked about */
    Found with(TurningPoint point) {
        return new Found(match, review, before, played, likely, hidden, end, stood, made, hinted, point);
    }

    /** @return the same, with what hints have told by now */
    Found hearing(Map<Long, Hinted> told) {
        return new Found(match, review, before, played, likely, hidden, end, stood, made, hinted(made, told), studied);
    }

    /** @return by the moment, what hints have told of a decision by what the seat that decided saw of the position */
    static Map<Integer, Hinted> hinted(List<Made> made, Map<Long, Hinted> told) {
        Map<Integer, Hinted> hinted = new LinkedHashMap<>();
        for (int at = 0; at < made.size(); at++) {
            Match moment = made.get(at).before();
            Hinted heard = told.get(moment.fingerprint(moment.decider()));
            if (heard != null) hinted.put(at, heard);
        }
        return hinted;
    }

    /** @return what is worth looking at again, in the order of the match; each moment once */
    List<Looked> looked() {
        List<Looked> all = new ArrayList<>();
        for (TurningPoint point : review.moments()) all.add(new Looked(kind(point), point.at(), point));
        for (TurningPoint point : review.slips()) all.add(new Looked(Kind.SLIP, point.at(), point));
        // Where the lines rise nobody believes that something was missed, and it was little at most.
        for (TurningPoint point : review.closest())
            if (!isKept(point)) all.add(new Looked(Kind.CLOSEST, point.at(), point));
        for (TurningPoint point : review.found())
            // Who has been told it has not found it.
            if (!hinted(point.at()).whole()) all.add(new Looked(Kind.FOUND, point.at(), point));
        for (Exit exit : review.exits()) add(all, Kind.OUT, exit.at());
        add(all, Kind.TURNED, review.turned());
        // Who was out by then learns nothing from it.
        if (!isLeft(review.leapt())) add(all, Kind.LEAPT, review.leapt());
        for (Review.Fallen fallen : review.falls()) add(all, fallen);
        // What came of a move is told only where that is for these eyes.
        for (int at : review.swings()) if (before.containsKey(at)) add(all, Kind.SWUNG, at);
        if (studied != null && all.stream().noneMatch(looked -> looked.at == studied.at()))
            all.add(new Looked(studiedKind(), studied.at(), studied));
        all.sort(Comparator.comparingInt(Looked::at));
        return all;
    }

    /** @return whether that decision is looked at for no other reason than that somebody has asked about it */
    boolean isOnlyAsked(int at) {
        return studied != null && studied.at() == at && looked().stream().anyMatch(looked -> looked.point() == studied);
    }

    /** @return whether the move that was made there is called good */
    boolean isGood(int at) {
        return looked().stream().anyMatch(looked -> looked.at == at && looked.kind == Kind.GOOD);
    }

    private Kind studiedKind() {
        // Where nothing was lost by it, as the lines show, nobody believes that something better was missed.
        boolean kept = studied.at() + 1 < review.chances().size() && isKept(studied);
        // What was called weaker while it was played is not called good now.
        if (!studied.isRight() && hinted(studied.at()).hasWarned(studied)) return Kind.CLOSEST;
        if (studied.isRight() || studied.loss() < HARDLY || kept && !Review.isCostly(studied)) return Kind.GOOD;
        return Review.isCostly(studied) ? kind(studied) : Kind.CLOSEST;
    }

    private static Kind kind(TurningPoint point) {
        if (point.lost()) return Kind.LOST;
        return Loss.of(point.loss()) == Loss.MUCH ? Kind.COSTLY : Kind.WEAKER;
    }

    /** Of a turn of somebody else it is told what it did, and whether the own move before it could have been better. */
    private void add(List<Looked> all, Review.Fallen fallen) {
        TurningPoint own = fallen.own();
        int at = fallen.fall().at();
        if (own != null && all.stream().noneMatch(looked -> looked.at == own.at())) {
            boolean good = own.isRight() || own.loss() < HARDLY;
            if (own.at() == at) all.add(new Looked(good ? Kind.GOOD : Kind.CLOSEST, at, own));
            else if (!good && !isKept(own)) all.add(new Looked(Kind.CLOSEST, own.at(), own));
        }
        if (before.containsKey(at)) add(all, Kind.FELL, at);
    }

    /** @return of what happened that which may be told: while the match goes on, what is kept from others stays so */
    List<Event> told(List<Event> happened) {
        if (match.over()) return happened;
        Set<Integer> people = Came.people(match);
        int viewer = people.size() == 1 ? people.iterator().next() : Match.ONLOOKER;
        return happened.stream().filter(event -> event.isSeenBy(viewer)).toList();
    }

    /** @return the fall of a chance that is told at that move; null if there is none */
    Review.Fallen fallen(int at) {
        return review.falls().stream()
                .filter(fallen -> fallen.fall().at() == at)
                .findFirst()
                .orElse(null);
    }

    /** @return whether something is told of that decision for itself */
    boolean isLooked(int at) {
        return looked().stream().anyMatch(looked -> looked.at == at);
    }

    private static void add(List<Looked> all, Kind kind, int at) {
        if (at >= 0 && all.stream().noneMatch(looked -> looked.at == at)) all.add(new Looked(kind, at, null));
    }

    /** Whether all people who played were out of the match before that move. */
    private boolean isLeft(int at) {
        return Came.people(match).stream()
                .allMatch(person -> review.exits().stream().anyMatch(exit -> exit.seat() == person && exit.at() < at));
    }

    /** @return how somebody was put out with that move; null if nobody was */
    Exit exit(int at) {
        return review.exits().stream()
                .filter(exit -> exit.at() == at)
                .findFirst()
                .orElse(null);
    }

    /** @return the chances before a move, or at the end */
    List<Double> chances(int at) {
        return at < review.chances().size() ? review.chances().get(at) : last();
    }

    /** @return the chances after the last move: what was won, or how it stood; empty if there was no move */
    List<Double> last() {
        return end.isEmpty() ? stood : end;
    }

    /** @return what the one who decided could hope for, in the whole hundredths that the lines show */
    double hoped(TurningPoint point) {
        return Math.max(point.loss(), shown(chances(point.at()), point.decider()));
    }

    /** @return how it stood when all that came of the move had come, in the whole hundredths that the lines show */
    double came(TurningPoint point) {
        List<Double> next = chances(point.at() + 1);
        return next.isEmpty() ? hoped(point) - point.loss() : shown(next, point.decider());
    }

    /** Whoever reads a figure finds the same in the picture, where those of all seats make a hundred. */
    private static double shown(List<Double> chances, int player) {
        return Percents.of(chances).get(player) / 100.0;
    }

    /** @return whether the chance of the one who decided is no lower after the move, however little that is */
    private boolean isKept(TurningPoint point) {
        List<Double> next = chances(point.at() + 1);
        double hoped = Math.max(point.loss(), chances(point.at()).get(point.decider()));
        return !next.isEmpty() && next.get(point.decider()) >= hoped;
    }

    Voice voice(int at) {
        if (!isPerson(at)) return Voice.OTHER;
        return match.rules().players() - match.computers(at).size() == 1 ? Voice.YOU : Voice.NAMED;
    }

    boolean isPerson(int at) {
        int decider = before.get(at).decider();
        return !match.computers(at).containsKey(match.rules().names().id(Type.PLAYER, decider));
    }

    /** @return whether it can be asked what was better there: a person had a choice, and it is shown what was made */
    boolean isAsked(int at) {
        return played.containsKey(at) && isPerson(at) && before.get(at).legalCount() > 1;
    }

    /** @return whether all people who play have won; false where nobody plays but computers */
    boolean isWon() {
        Map<String, String> computers =
                match.computers(Math.max(0, match.moves().size() - 1));
        if (end.isEmpty() || computers.size() == end.size()) return false;
        for (int p = 0; p < end.size(); p++) {
            boolean computer = computers.containsKey(match.rules().names().id(Type.PLAYER, p));
            if (!computer && end.get(p) == 0) return false;
        }
        return true;
    }

    /** @return whether the only person has lost much besides, little by little */
    boolean hasSlid() {
        List<Looked> costly =
                looked().stream().filter(looked -> looked.kind().isCostly()).toList();
        if (costly.isEmpty() || voice(costly.get(0).at()) != Voice.YOU) return false;
        int person = costly.get(0).point().decider();
        return new Slide(
                        review.chances().stream().map(all -> all.get(person)).toList(),
                        costly.stream().map(Looked::at).collect(Collectors.toSet()))
                .isTrue();
    }

    /**
     * An Ebb is how far a chance has fallen, from where it stood highest.
     *
     * @param from the moment at which it was highest
     * @param to that at which it was lowest after it
     */
    record Ebb(int from, double high, int to, double low) {
        double fall() {
            return high - low;
        }
    }

    /** @return the deepest ebb of the only person's chance; empty where several play, or none */
    Optional<Ebb> ebb() {
        int person = IntStream.range(0, made.size())
                .filter(at -> before.containsKey(at) && voice(at) == Voice.YOU)
                .map(at -> before.get(at).decider())
                .findFirst()
                .orElse(-1);
        List<List<Double>> all = review.chances();
        if (person < 0 || all.isEmpty()) return Optional.empty();
        Ebb deepest = null;
        int highest = 0;
        for (int at = 1; at < all.size(); at++) {
            double now = all.get(at).get(person);
            double high = all.get(highest).get(person);
            if (deepest == null || high - now > deepest.fall()) deepest = new Ebb(highest, high, at, now);
            if (now > high) highest = at;
        }
        return Optional.ofNullable(deepest)
                .map(ebb -> new Ebb(
                        ebb.from(), shown(all.get(ebb.from()), person), ebb.to(), shown(all.get(ebb.to()), person)));
    }

    /** @return the one who has won; -1 if there is none, or several */
    int winner() {
        return end.indexOf(1.0);
    }

    /** @return whose chance rose most with that move */
    int gainer(int at) {
        List<Double> before = chances(at);
        List<Double> after = chances(at + 1);
        return IntStream.range(0, before.size())
                .boxed()
                .max(Comparator.comparingDouble(player -> after.get(player) - before.get(player)))
                .orElseThrow();
    }

    /** @return what hints had told of that decision before it was made */
    Hinted hinted(int at) {
        return hinted.getOrDefault(at, Hinted.NOTHING);
    }

    /**
     * A move of the match.
     *
     * @param before the match before it
     * @param open whether nothing could be told by it that is not for all eyes
     */
    record Made(Match before, Move move, boolean open) {}

    /** A moment that is worth looking at again; what was found out about the decision, null where nothing was. */
    record Looked(Kind kind, int at, TurningPoint point) {}

    /**
     * A Slide is a match that was lost little by little: besides the moments that are worth a look the chance of
     * winning went down as far again, and never by much at once.
     *
     * @param chances of one seat, before each move
     * @param told the moments that are worth a look, for what they cost
     */
    record Slide(List<Double> chances, Set<Integer> told) {
        /** So much of the win lost without a word would be asked about. */
        private static final double MUCH = 0.15;
        /** What goes down by so much at once has not gone little by little. */
        private static final double STEP = 0.06;

        boolean isTrue() {
            if (chances.size() < 2) return false;
            double lost = chances.get(0) - chances.get(chances.size() - 1);
            return lost - told.stream().mapToDouble(this::drop).sum() >= MUCH
                    && IntStream.range(0, chances.size() - 1).allMatch(at -> told.contains(at) || drop(at) < STEP);
        }

        /** What the last move of all cost is none of what is known before it. */
        private double drop(int at) {
            return at + 1 < chances.size() ? chances.get(at) - chances.get(at + 1) : 0;
        }
    }
}
