package regola.advice;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import regola.advice.WhyBetter.Apart;
import regola.advice.WhyBetter.Counts;
import regola.advice.WhyBetter.Happens;
import regola.advice.WhyBetter.Happens.When;
import regola.advice.seen.Cheer;
import regola.advice.seen.Deed;
import regola.advice.seen.Exposed;
import regola.advice.seen.Witness;
import regola.advice.words.InTen;
import regola.advice.words.SpokenOf;
import regola.advice.words.WholeWords;
import regola.engine.Match;
import regola.engine.value.Catalog;
import regola.engine.value.Event;
import regola.engine.value.Manner;
import regola.engine.value.Move;
import regola.engine.value.RuleFailure;
import regola.engine.value.Spoken;
import regola.language.model.Type;
import regola.search.Considered;
import regola.search.Prospects;
import regola.search.Trials;
import regola.search.Way;

/**
 * Looming is what somebody could do next if nothing came in between: one and the same move brings it about after two
 * others that have nothing in common. What is there only because of the move in between, such as a man that has just
 * stepped beside an enemy, is no threat.
 *
 * @param seat for whom it is looked
 * @param event what would happen
 * @param ways for each move that brings it about, after which moves in between it does
 */
record Looming(int seat, Event event, Map<Move, List<Move>> ways) {
    /** Where more moves than these can be made, nobody looks at all of them. */
    private static final int MOST_MOVES = 80;

    Looming(int seat, Event event) {
        this(seat, event, new HashMap<>());
    }

    /**
     * @param between the move that has come in between
     * @param then stands after it; not changed
     * @return whether it is known now that it could be done without any
     */
    boolean isShown(Move between, Match then) {
        if (then.isOver() || then.isSecret() || then.legalCount() > MOST_MOVES) return false;
        Witness witness = new Witness(seat);
        boolean shown = false;
        for (int i = 0; i < then.legalCount(); i++) {
            if (!Witness.isAmong(event, witness.atOnce(then, i))) continue;
            List<Move> before = ways.computeIfAbsent(then.legal(i), any -> new ArrayList<>());
            shown |= before.stream().anyMatch(other -> isApart(other, between));
            before.add(between);
        }
        return shown;
    }

    private static boolean isApart(Move one, Move other) {
        return !one.equals(other) && Collections.disjoint(one.arguments(), other.arguments());
    }

    /** @return the same reasons; what the others could do whatever the seat left undone is called their threat */
    static List<WhyBetter> told(List<WhyBetter> reasons, Match match) {
        return reasons.stream()
                .map(reason -> reason instanceof Happens happens
                                && happens.when() == When.WARDED_OFF
                                && isThreat(match, happens.event())
                        ? new Happens(happens.event(), When.THREATENS, happens.seat(), happens.names())
                        : reason)
                .toList();
    }

    private static boolean isThreat(Match match, Event event) {
        int seat = match.decider();
        if (match.isSecret()
                || match.legalCount() > MOST_MOVES
                || !match.guesses(seat).isNothingHidden()) return false;
        Looming looming = new Looming(seat, event);
        try {
            return IntStream.range(0, match.legalCount()).anyMatch(move -> {
                Match after = match.copy();
                after.playIndex(move);
                return !after.isOver() && after.decider() != seat && looming.isShown(match.legal(move), after);
            });
        } catch (RuleFailure failure) {
            return false; // the search has told of it
        }
    }

    /**
     * A Risked is what others may well do to the seat before its next turn although a good move is made: whoever
     * follows a hint, and loses something at once, was to know it.
     *
     * @param by who does it
     * @param often in so many of a hundred worlds, or after so many of a hundred ways to play in between
     * @param open whether it can be seen how it is done, and only who moves in between may prevent it
     * @param same whether that is nearly always the very same, down to where it is done
     * @param seat to whom it is done
     */
    record Risked(Event event, int by, long often, boolean open, boolean same, int seat, Catalog names)
            implements WhyBetter {
        @Override
        public boolean isCaveat() {
            return true;
        }

        private static final int FEWEST_PLAYERS = 3;
        /** More nobody reads at a glance. */
        private static final int MOST_LETTERS = 180;
        /** What comes less often, in a hundred worlds, need not be said. */
        private static final long OFTEN = 30;
        /** In so large a part of all ways the same is done, or leads to what is done. */
        private static final double SAME = 2 / 3.0;
        /** By so much the moves that are left must make it less likely. */
        private static final long FELT = 25;

        /** What can be done after so large a part of what may come in between is open to be done. */
        private static final double OPEN = 0.3;
        /** From so large a part on it is a reason that another move leaves it open. */
        private static final double WIDE_OPEN = 0.4;
        /** What can be done after no more than that is kept away. */
        private static final double SHUT = 0.2;

        private static final int MOST_GOOD = 4;
        /** So many of the others are looked at. */
        private static final int MOST_OTHERS = 6;

        private static final int MOST_NEAR = 48;
        /** So many that are nearly as good are looked at, if they were tried often enough. */
        private static final int MOST_NEARLY = 8;

        private static final int TRIED = 30;

        @Override
        public String rule() {
            return event.rule();
        }

        @Override
        public String text(String language) {
            return in(Manner.of(language));
        }

        @Override
        public String in(Manner manner) {
            return same || SpokenOf.isOf(event, seat, names) ? whole(manner) : briefly(manner);
        }

        private String whole(Manner manner) {
            String language = manner.language();
            InTen times = new InTen(often);
            Spoken before = times.isAlways()
                    ? Spoken.of("Even so this can come next: ", "Anche così può succedere questo. ")
                    : open
                            ? Spoken.of(
                                    "Even so this can come next, unless somebody prevents it: ",
                                    "Anche così può succedere questo, se nessuno lo impedisce. ")
                            : Spoken.of(
                                    "Even so this is possible {often}: ", "Anche così, {often} è possibile questo. ");
            return WholeWords.behind(
                    before.text(language).replace("{often}", times.words().text(language)),
                    WholeWords.core(event.in(manner)));
        }

        /** @return the same beside other things: where it is done would be a word too many */
        private WhyBetter beside(List<WhyBetter> rest) {
            int letters = Stream.concat(rest.stream(), Stream.of(this))
                    .mapToInt(each -> each.text("en").length())
                    .sum();
            boolean brief = rest.size() > 1 || !rest.isEmpty() && letters > MOST_LETTERS;
            return brief ? new Risked(event, by, often, open, false, seat, names) : this;
        }

        /** What it leads to is as good as known; where it is done, now here and now there, nobody can say. */
        private String briefly(Manner manner) {
            String language = manner.language();
            InTen times = new InTen(often);
            Spoken said = times.isAlways()
                    ? Spoken.of("Even so {who} can get {glad} next.", "Anche così {who} può avere subito {glad}.")
                    : open
                            ? Spoken.of(
                                    "Even so {who} can get {glad} next, unless somebody prevents it.",
                                    "Anche così {who} può avere subito {glad}, se nessuno lo impedisce.")
                            : Spoken.of(
                                    "Even so {who} can get {glad} next, {often}.",
                                    "Anche così, {often}, {who} può avere subito {glad}.");
            return said.text(language)
                    .replace("{who}", names.title(Type.PLAYER, by, manner))
                    .replace("{glad}", names.cheered(event.property(), language))
                    .replace("{often}", times.words().text(language));
        }

        /**
         * @param praised the good moves
         * @param others some others, the next best first
         * @return their reasons, and behind them what each of them risks, or what they keep away, where others let it
         *     come
         */
        static List<WhyBetter> told(
                List<WhyBetter> said,
                Match match,
                List<Integer> praised,
                List<Integer> others,
                double scale,
                Crowd crowd) {
            if (!looks(match) || said.size() > Adviser.MOST_SAID || Adviser.endsIt(said)) return said;
            try {
                List<Risked> risks = praised.stream()
                        .limit(MOST_GOOD)
                        .map(move -> of(match, move, scale, crowd.seed(), crowd.cancelled()))
                        .toList();
                Risked least = risks.stream()
                        .min(Comparator.comparingLong(Risked::often))
                        .orElseThrow();
                if (least.often < OFTEN) return averted(said, match, praised, others, scale, crowd);
                boolean shared = risks.stream().allMatch(risk -> risk.by == least.by);
                if (!shared || said.stream().anyMatch(least::isToldIn)) return said;
                // What somebody has not ready and can do all the same, is no comfort.
                List<WhyBetter> rest = said.stream()
                        .filter(reason -> !least.isOpposite(reason))
                        .toList();
                return Stream.concat(rest.stream(), Stream.of(least.beside(rest)))
                        .toList();
            } catch (RuleFailure failure) {
                return said; // the search has told of it
            }
        }

        /** @return the reasons without what is no comfort beside what may come all the same */
        static List<WhyBetter> agreeing(List<WhyBetter> said) {
            return said.stream()
                    .filter(reason ->
                            said.stream().noneMatch(other -> other instanceof Risked risk && risk.isOpposite(reason)))
                    .toList();
        }

        /** Whether it says that the same player has less of something. */
        private boolean isOpposite(WhyBetter reason) {
            WhyBetter what = reason instanceof Apart apart ? apart.what() : reason;
            return what instanceof Counts counts && counts.isOf(by);
        }

        private static boolean looks(Match match) {
            return match.rules().players() >= FEWEST_PLAYERS && match.names().cheers() && !match.isSecret();
        }

        /**
         * @return the same with what most of the others leave open to somebody, where nothing is told of others yet, or
         *     only what they have ready: what they do with it, and where, says more
         */
        private static List<WhyBetter> averted(
                List<WhyBetter> said,
                Match match,
                List<Integer> praised,
                List<Integer> others,
                double scale,
                Crowd crowd) {
            boolean known = said.stream().anyMatch(reason -> reason.isTheirs() || isGlad(reason));
            if (known || others.isEmpty() || praised.size() > MOST_GOOD) return said;
            List<Exposed> left = others.stream()
                    .limit(MOST_OTHERS)
                    .flatMap(move -> open(match, move, scale, crowd).stream())
                    .toList();
            int looked = Math.min(MOST_OTHERS, others.size());
            return left.stream()
                    .filter(each -> left.stream().filter(each::isLike).count() >= SAME * looked)
                    .findFirst()
                    .filter(each -> praised.stream().allMatch(move -> isKept(each, match, move, scale, crowd)))
                    .map(each -> with(said, each, isThere(each, left), match))
                    .orElse(said);
        }

        /** Whether all of them are the very same, down to where it is done. */
        private static boolean isThere(Exposed each, List<Exposed> left) {
            return left.stream()
                    .filter(each::isLike)
                    .allMatch(other -> other.same()
                            && other.event().text("en").equals(each.event().text("en")));
        }

        private static List<WhyBetter> with(List<WhyBetter> said, Exposed each, boolean there, Match match) {
            if (said.stream().anyMatch(reason -> reason instanceof Costs costs && costs.by() == each.by())) return said;
            List<WhyBetter> rest = said.stream()
                    .filter(reason -> !(reason instanceof Counts counts && counts.isOf(each.by())))
                    .toList();
            boolean counted = rest.size() < said.size();
            if (counted ? !there : said.size() >= Adviser.MOST_SAID) return said;
            // What stands before it has been held against most other moves already.
            When when = rest.isEmpty() ? When.AFTER_MOST : When.WARDED_OFF;
            WhyBetter open = new Happens(each.event(), when, match.decider(), match.names(), there && rest.isEmpty());
            return counted
                    ? Stream.concat(Stream.of(open), rest.stream()).toList()
                    : Stream.concat(rest.stream(), Stream.of(open)).toList();
        }

        /** Whoever gets something at once has reason enough. */
        private static boolean isGlad(WhyBetter reason) {
            return reason instanceof Happens happens
                    && (happens.when() == When.NOW || happens.when() == When.EACH)
                    && Cheer.isIn(happens.event(), happens.names());
        }

        private static Optional<Exposed> open(Match match, int move, double scale, Crowd crowd) {
            return Exposed.after(match, move, scale, crowd.seed(), crowd.cancelled()).stream()
                    .findFirst()
                    .filter(each -> each.share() >= WIDE_OPEN);
        }

        private static boolean isKept(Exposed from, Match match, int move, double scale, Crowd crowd) {
            return Exposed.after(match, move, scale, crowd.seed(), crowd.cancelled()).stream()
                    .noneMatch(each -> each.isLike(from) && each.share() > SHUT);
        }

        /**
         * @param said why one move is better than another
         * @return the same with what the other leaves open to somebody first, where the better one does not
         */
        static List<WhyBetter> held(
                List<WhyBetter> said, Match match, int better, int other, double scale, Crowd crowd) {
            if (!looks(match) || Adviser.endsIt(said) || said.stream().anyMatch(WhyBetter::isTheirs)) return said;
            try {
                return open(match, other, scale, crowd)
                        .filter(each -> isKept(each, match, better, scale, crowd))
                        .map(each -> Stream.concat(
                                        Stream.of((WhyBetter) new Happens(
                                                each.event(),
                                                When.WARDED_OFF,
                                                match.decider(),
                                                match.names(),
                                                each.same())),
                                        said.stream())
                                .limit(Adviser.MOST_SAID)
                                .toList())
                        .orElse(said);
            } catch (RuleFailure failure) {
                return said; // the search has told of it
            }
        }

        /**
         * @param findings of all moves
         * @return of moves that are as good, those after which it is hardly likelier than after the safest to lose so;
         *     where that is likely after all of them, what is nearly as good and keeps it away, if anything does
         */
        static List<Considered> spared(
                Match match, List<Considered> good, Prospects findings, double scale, BooleanSupplier cancelled) {
            boolean around = match.legalCount() <= MOST_NEAR
                    && good.size() <= MOST_NEARLY
                    && match.guesses(match.decider()).isNothingHidden();
            if (!looks(match) || good.size() < 2 && !around || good.size() > MOST_NEAR) return good;
            try {
                List<Risked> risks = good.stream()
                        .map(move -> of(match, move.index(), scale, 0, cancelled))
                        .toList();
                long least = risks.stream().mapToLong(Risked::often).min().orElseThrow();
                List<Considered> left = IntStream.range(0, good.size())
                        .filter(each -> risks.get(each).often < least + FELT)
                        .mapToObj(good::get)
                        .toList();
                return around && least >= OFTEN ? orSafer(match, left, least, findings, scale, cancelled) : left;
            } catch (RuleFailure failure) {
                return good; // the search has told of it
            }
        }

        /**
         * Where all good moves leave the same open to somebody, a learner looks for one that stops it: that the search
         * gives it a little less is no comfort.
         *
         * @param least how often it comes after the safest of the good moves, in a hundred worlds
         * @return the good moves; or what is nearly as good and keeps it away
         */
        private static List<Considered> orSafer(
                Match match,
                List<Considered> good,
                long least,
                Prospects findings,
                double scale,
                BooleanSupplier cancelled) {
            boolean brings = AtHand.of(
                            match, good.stream().map(Considered::index).toList())
                    .values()
                    .stream()
                    .anyMatch(event -> !Cause.isAnyway(match, Set.of(), event, List.of()));
            if (brings) return good;
            double enough = findings.best().share() - Objection.FELT / 2;
            List<Considered> safer = findings.moves().stream()
                    .filter(move -> move.visits() >= TRIED && move.share() >= enough && !good.contains(move))
                    .sorted(Comparator.comparingDouble(Considered::share).reversed())
                    .limit(MOST_NEARLY)
                    .filter(move -> of(match, move.index(), scale, 0, cancelled).often <= least - FELT)
                    .filter(move ->
                            Gift.of(match, move.index(), null, cancelled).isEmpty())
                    .toList();
            return safer.isEmpty() ? good : safer;
        }

        /** Whether it is told already what the same player can do. */
        private boolean isToldIn(WhyBetter reason) {
            if (reason instanceof Costs costs) return costs.by() == by;
            if (!reason.isTheirs()) return false;
            return !(reason instanceof Happens happens) || SpokenOf.isOf(happens.event(), by, names);
        }

        /**
         * @return what others do most often to the seat after the move, or what one of them can do whatever comes in
         *     between; without an event, and never, if nothing
         */
        private static Risked of(Match match, int move, double scale, long seed, BooleanSupplier cancelled) {
            int seat = match.decider();
            Exposed most = Exposed.after(match, move, scale, seed, cancelled).stream()
                    .findFirst()
                    .orElse(null);
            if (most != null && most.share() >= OPEN)
                return new Risked(
                        most.event(),
                        most.by(),
                        Math.round(100 * most.share()),
                        true,
                        most.same(),
                        seat,
                        match.names());
            List<Way> ways = Trials.ways(match, move, scale, seed, cancelled);
            List<Deed> deeds = ways.stream()
                    .flatMap(way -> Deed.on(way.line(), match.names()).stream())
                    .toList();
            List<Event> done = Witness.usual(deeds.stream().map(Deed::done));
            List<Event> leads = Witness.usual(deeds.stream().map(Deed::leads));
            // Where many things are done in one way, now this and now that, the way is what there is to know.
            boolean apart = done.size() < SAME * deeds.size() && leads.size() >= SAME * deeds.size();
            List<Event> told = apart ? leads : done;
            if (told.isEmpty()) return new Risked(null, -1, 0, false, false, seat, match.names());
            int by = deeds.stream()
                    .filter(deed -> told.contains(deed.done()) || told.contains(deed.leads()))
                    .findFirst()
                    .orElseThrow()
                    .by();
            return new Risked(
                    told.get(0), by, Math.round(100.0 * told.size() / ways.size()), false, false, seat, match.names());
        }
    }
}
