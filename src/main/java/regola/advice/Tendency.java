package regola.advice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import regola.advice.seen.Cheer;
import regola.advice.words.InTen;
import regola.advice.words.SpokenOf;
import regola.advice.words.WholeWords;
import regola.engine.Match;
import regola.engine.value.Catalog;
import regola.engine.value.Event;
import regola.engine.value.Manner;
import regola.engine.value.RuleFailure;
import regola.engine.value.Spoken;
import regola.search.Continuation;
import regola.search.Trials;

/**
 * A Tendency is what there is to be glad of that comes to a seat up to the end of its next turn more often after the
 * good moves than after the others, or to its opponents less often: found by playing on in many worlds. It is the
 * reason where nothing can be foretold, and yet one move wins more often than another.
 *
 * @param event such a thing, as the rules tell it
 * @param whose to whom it comes
 * @param likely in so many of a hundred ways on after the good moves
 * @param otherwise in so many after most of the others
 * @param names what everything is called in the match
 */
record Tendency(Event event, Whom whose, long likely, long otherwise, Catalog names) implements WhyBetter {
    /** Fewer ways on tell nothing. */
    private static final int FEWEST = 30;
    /** So many of the good moves and of the others are played on. */
    private static final int MOST_GOOD = 6;

    private static final int MOST_OTHERS = 4;
    /** By so much it must be more or less likely, and so many times as likely. */
    private static final double FELT = 0.12;

    private static final double TIMES = 1.5;
    /** So many standard errors are hardly chance. */
    private static final double SURE = 2.5;
    /** Of so large a part of the others it must be so. */
    private static final double MOST = 2 / 3.0;

    /** To whom something comes. */
    enum Whom {
        /** The seat that is advised. */
        OWN(
                Spoken.of("Look for {glad}, now or in your next turn", "Cerca {glad}, ora o al prossimo turno"),
                Spoken.of(
                        "By the end of your next turn you get {glad} {here}, after most other moves {often}",
                        "Entro la fine del tuo prossimo turno hai {glad} {here}, dopo la maggior parte delle altre {often}")),
        /** Somebody else, to the harm of the seat. */
        FROM_IT(
                Spoken.of("Keep the others from {glad} at your cost", "Non lasciare agli altri {glad} a tue spese"),
                Spoken.of(
                        "By your next turn somebody else gets {glad} at your cost {here}, after most other moves {often}",
                        "Prima del tuo prossimo turno qualcun altro ha {glad} a tue spese {here}, dopo la maggior parte"
                                + " delle altre {often}")),
        /** Somebody else. */
        THEIRS(
                Spoken.of("Keep the others from {glad}", "Non lasciare agli altri {glad}"),
                Spoken.of(
                        "By your next turn somebody else gets {glad} {here}, after most other moves {often}",
                        "Prima del tuo prossimo turno qualcun altro ha {glad} {here}, dopo la maggior parte delle altre"
                                + " {often}"));

        private final Spoken theme;
        private final Spoken said;

        Whom(Spoken theme, Spoken said) {
            this.theme = theme;
            this.said = said;
        }
    }

    /** What may come, told by the property of the rule that tells it. */
    private record Kind(String property, Whom whose) {}

    /** What comes of one move in each world. */
    private record Came(List<Set<Kind>> worlds, List<Event> told, List<Kind> kinds) {
        double share(Kind kind) {
            return worlds.stream().filter(world -> world.contains(kind)).count() / (double) worlds.size();
        }

        Event told(Kind kind) {
            return told.get(kinds.indexOf(kind));
        }
    }

    @Override
    public String rule() {
        return event.rule();
    }

    @Override
    public boolean isTheirs() {
        return whose != Whom.OWN;
    }

    @Override
    public String theme(Manner manner) {
        return WholeWords.whole(glad(whose.theme, manner.language()));
    }

    @Override
    public String text(String language) {
        InTen here = new InTen(likely);
        return WholeWords.whole(glad(whose.said, language)
                .replace("{here}", here.words().text(language))
                .replace("{often}", new InTen(otherwise).beside(here).text(language)));
    }

    @Override
    public String against(boolean named, Spoken other, Manner manner) {
        String language = manner.language();
        InTen here = new InTen(likely);
        Spoken said = whose == Whom.OWN
                ? Spoken.of(
                        "With it you get {glad} by the end of your next turn {here}, with {other} {often}",
                        "Con quella hai {glad} entro la fine del tuo prossimo turno {here}, con {other} {often}")
                : Spoken.of(
                        "With it somebody else gets {glad} by your next turn {here}, with {other} {often}",
                        "Con quella qualcun altro ha {glad} prima del tuo prossimo turno {here}, con {other} {often}");
        return WholeWords.whole(glad(said, language)
                .replace("{here}", here.words().text(language))
                .replace("{other}", other.text(language))
                .replace("{often}", new InTen(otherwise).beside(here).text(language)));
    }

    private String glad(Spoken said, String language) {
        return said.text(language).replace("{glad}", names.cheered(event.property(), language));
    }

    /**
     * @param said of the praised moves
     * @param praised the good moves
     * @param others some of the rest, the next best first
     * @return the same; where nothing but how often they win tells them from the rest, with what that comes from
     */
    static List<WhyBetter> told(List<WhyBetter> said, List<Integer> praised, List<Integer> others, Crowd crowd) {
        boolean needed = said.stream().allMatch(Tendency::isEmpty)
                && !others.isEmpty()
                && praised.size() <= MOST_GOOD
                && !crowd.match().isSecret()
                && crowd.match().names().cheers();
        if (!needed) return said;
        Optional<WhyBetter> found = of(praised, others, crowd);
        if (found.isEmpty()) return said;
        // What is hidden stays worth a word; that it wins more often has found its reason.
        return Stream.concat(found.stream(), said.stream().filter(Veiled.class::isInstance))
                .limit(Adviser.MOST_SAID)
                .toList();
    }

    /** Whether it says no more than that it is better. */
    private static boolean isEmpty(WhyBetter reason) {
        return reason instanceof Chances || reason instanceof AsOften || reason instanceof Veiled;
    }

    private static Optional<WhyBetter> of(List<Integer> praised, List<Integer> others, Crowd crowd) {
        try {
            List<Came> good = praised.stream().map(move -> came(move, crowd)).toList();
            List<Came> rest = others.stream()
                    .limit(MOST_OTHERS)
                    .map(move -> came(move, crowd))
                    .toList();
            if (Stream.concat(good.stream(), rest.stream()).anyMatch(came -> came.worlds.size() < FEWEST))
                return Optional.empty();
            Set<Kind> kinds = new LinkedHashSet<>();
            Stream.concat(good.stream(), rest.stream()).forEach(came -> kinds.addAll(came.kinds));
            return kinds.stream()
                    .flatMap(kind -> tendency(kind, good, rest, crowd.match().names()).stream())
                    .max(Comparator.comparingLong(Tendency::difference))
                    .map(best -> best);
        } catch (RuleFailure failure) {
            return Optional.empty(); // the search has told of it
        }
    }

    private long difference() {
        return Math.abs(likely - otherwise);
    }

    private static Optional<Tendency> tendency(Kind kind, List<Came> good, List<Came> rest, Catalog names) {
        int sign = kind.whose == Whom.OWN ? 1 : -1;
        Came weakest = good.stream()
                .min(Comparator.comparingDouble(came -> sign * came.share(kind)))
                .orElseThrow();
        List<Came> worse = rest.stream()
                .filter(came -> isSure(sign, kind, weakest, came))
                .sorted(Comparator.comparingDouble(came -> came.share(kind)))
                .toList();
        boolean some = rest.stream().anyMatch(came -> sign * (came.share(kind) - weakest.share(kind)) > 0);
        if (some || worse.size() < MOST * rest.size()) return Optional.empty();
        Came usual = worse.get(worse.size() / 2);
        long likely = percent(weakest.share(kind));
        long otherwise = percent(usual.share(kind));
        if (Math.max(likely, otherwise) < TIMES * Math.min(likely, otherwise)) return Optional.empty();
        Event event = Stream.concat(good.stream(), rest.stream())
                .filter(came -> came.kinds.contains(kind))
                .findFirst()
                .orElseThrow()
                .told(kind);
        return Optional.of(new Tendency(event, kind.whose, likely, otherwise, names));
    }

    /** Whether the difference is large, and hardly due to chance: both moves are made in the same worlds. */
    private static boolean isSure(int sign, Kind kind, Came good, Came other) {
        int worlds = Math.min(good.worlds.size(), other.worlds.size());
        double sum = 0;
        double squares = 0;
        for (int world = 0; world < worlds; world++) {
            int here = good.worlds.get(world).contains(kind) ? 1 : 0;
            int there = other.worlds.get(world).contains(kind) ? 1 : 0;
            sum += here - there;
            squares += Math.abs(here - there);
        }
        double mean = sign * sum / worlds;
        double error = Math.sqrt(Math.max(0, squares / worlds - mean * mean) / (worlds - 1));
        return mean >= FELT && mean >= SURE * error;
    }

    private static long percent(double share) {
        return Math.round(100 * share);
    }

    private static Came came(int move, Crowd crowd) {
        Match match = crowd.match();
        List<Set<Kind>> worlds = new ArrayList<>();
        List<Kind> kinds = new ArrayList<>();
        List<Event> told = new ArrayList<>();
        for (Continuation way : Trials.further(match, move, crowd.seed(), crowd.cancelled())) {
            Set<Kind> here = new HashSet<>();
            Match play = way.start();
            for (int at = 0; at < way.length(); at++) {
                int mover = play.decider();
                for (Event event : events(play, way.move(at))) {
                    if (!Cheer.isIn(event, match.names())) continue;
                    Kind kind = new Kind(event.property(), whose(event, mover, match));
                    here.add(kind);
                    if (kinds.contains(kind)) continue;
                    kinds.add(kind);
                    told.add(event);
                }
            }
            worlds.add(here);
        }
        return new Came(worlds, told, kinds);
    }

    private static List<Event> events(Match play, int move) {
        List<Event> events = new ArrayList<>();
        play.listen(events::add);
        play.playIndex(move);
        play.listen(null);
        return events.stream().filter(event -> event.kind() == Event.Kind.RULE).toList();
    }

    /** @return to whom it comes: who is named first, or else who has moved */
    private static Whom whose(Event event, int mover, Match match) {
        List<Integer> named = SpokenOf.players(event, match.names(), Manner.of("en"));
        int first = named.isEmpty() ? mover : named.get(0);
        if (first == match.decider()) return Whom.OWN;
        return named.contains(match.decider()) ? Whom.FROM_IT : Whom.THEIRS;
    }
}
