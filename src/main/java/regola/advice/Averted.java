package regola.advice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import regola.advice.WhyBetter.Happens;
import regola.advice.WhyBetter.Happens.When;
import regola.advice.seen.Cheer;
import regola.advice.seen.Witness;
import regola.advice.words.InTen;
import regola.advice.words.SpokenOf;
import regola.advice.words.WholeWords;
import regola.engine.Match;
import regola.engine.value.Catalog;
import regola.engine.value.Event;
import regola.engine.value.Manner;
import regola.engine.value.RuleFailure;
import regola.engine.value.Spoken;
import regola.search.Clock;
import regola.search.Considered;
import regola.search.Exit;
import regola.search.Peril;
import regola.search.Prospects;
import regola.search.Way;

/**
 * What is averted somebody else could have at once after moves that are as good, and the seat nothing like it in
 * return: a learner sees it happen, and that the search gives it no weight is no comfort. Of such moves only those are
 * told that do not give it away.
 *
 * @param findings what is known of all moves, where one that is left is the best
 * @param good the moves that are left
 * @param event what all of them avert; null if nothing has been left out for it, or not all of them do
 */
record Averted(Prospects findings, List<Considered> good, Event event) {
    /** Of more moves than these nobody looks at what each gives away. */
    private static final int MOST_MOVES = 24;

    /** Where fewer worlds were looked at all moves look alike. */
    private static final long FEWEST = 1_000;

    Averted {
        good = List.copyOf(good);
    }

    /**
     * @param match stands at the decision; not changed
     * @param good the moves that cannot be told from the best one
     * @param scale of the ruleset's tuning
     * @param clock when it is up before all has been looked at, nothing is left out
     */
    static Averted of(
            Match match,
            Prospects findings,
            List<Considered> good,
            double scale,
            Clock clock,
            BooleanSupplier cancelled) {
        Averted all = new Averted(findings, good, null);
        List<Considered> left = Escape.spared(match, Danger.spared(match, good, cancelled), scale, cancelled);
        List<Considered> spared = Looming.Risked.spared(match, left, findings, scale, cancelled);
        if (!spared.equals(good)) return new Averted(all.preferring(spared), spared, null);
        boolean looks = good.size() > 1 && good.size() <= MOST_MOVES && findings.iterations() >= FEWEST;
        if (!looks || match.isSecret()) return all;
        try {
            return all.without(match, clock, cancelled);
        } catch (RuleFailure failure) {
            return all; // the search has told of it
        }
    }

    private Averted without(Match match, Clock clock, BooleanSupplier cancelled) {
        Set<Integer> bring =
                AtHand.of(match, good.stream().map(Considered::index).toList()).keySet();
        List<Optional<Gift>> gifts = new ArrayList<>();
        for (Considered move : good) {
            if (clock.isUp()) return this;
            gifts.add(
                    bring.contains(move.index())
                            ? Optional.empty() // what it brings is something in return
                            : Gift.of(match, move.index(), null, cancelled));
        }
        List<Event> given = new ArrayList<>();
        // What many of the moves give away is looked at once.
        gifts.stream()
                .flatMap(Optional::stream)
                .flatMap(gift -> gift.events().stream())
                .filter(event -> !Witness.isAmong(event, given))
                .forEach(given::add);
        for (Event event : given) {
            List<Considered> left = new ArrayList<>();
            boolean some = false;
            boolean all = true;
            for (int i = 0; i < good.size(); i++) {
                if (gifts.get(i)
                        .filter(gift -> Witness.isAmong(event, gift.events()))
                        .isPresent()) continue;
                if (clock.isUp()) return this;
                boolean averts = averts(match, good.get(i).index(), event);
                left.add(good.get(i));
                some |= averts;
                all &= averts;
            }
            if (some)
                return new Averted(preferring(left), left, all ? event : null).calmer(match, bring, clock, cancelled);
        }
        return calmer(match, bring, clock, cancelled);
    }

    /**
     * What others can take at once is lost before a learner's eyes, though something is taken back: of moves that are
     * as good those are told after which nothing can be taken, else those after which it is surely taken back.
     */
    private Averted calmer(Match match, Set<Integer> bring, Clock clock, BooleanSupplier cancelled) {
        boolean open = match.guesses(match.decider()).isNothingHidden();
        if (!open || !match.names().cheers()) return this; // or nobody knows what there is to be glad of
        List<Considered> calm = new ArrayList<>();
        List<Considered> exchanging = new ArrayList<>();
        Event taken = null;
        for (Considered move : good) {
            if (clock.isUp()) return this;
            Optional<List<Punishment>> answers = Punishment.sure(match, move.index(), true);
            if (answers.isEmpty()) return this;
            Optional<Event> first = bring.contains(move.index())
                    ? Optional.empty() // that is what is taken first
                    : answers.get().stream()
                            .flatMap(answer -> answer.glad(match.names()))
                            .findFirst();
            if (first.isEmpty()) calm.add(move);
            else if (new Fork(match, cancelled).takenBack(move.index()).isPresent()) exchanging.add(move);
            if (taken == null) taken = first.orElse(null);
        }
        List<Considered> left = calm.isEmpty() ? exchanging : calm;
        if (left.isEmpty() || left.size() == good.size()) return this;
        // Of what takes something itself it is not known that nothing is taken after it.
        boolean averts = !calm.isEmpty() && left.stream().noneMatch(move -> bring.contains(move.index()));
        return new Averted(preferring(left), left, event == null && averts ? taken : event);
    }

    /** Whether it is known that nobody can have such a thing right after the move. */
    private static boolean averts(Match match, int move, Event event) {
        return Punishment.sure(match, move, false)
                .filter(answers -> answers.stream().noneMatch(answer -> Witness.isAmong(event, answer.events())))
                .isPresent();
    }

    private Prospects preferring(List<Considered> left) {
        Considered best = findings.best();
        int first = left.stream()
                .max(Comparator.comparing((Considered move) -> move.index() == best.index())
                        .thenComparingLong(Considered::visits))
                .orElseThrow()
                .index();
        return findings.preferring(first);
    }

    /** @return the reasons with what is averted, if they do not tell yet what others could do */
    List<WhyBetter> told(List<WhyBetter> said, Match match) {
        boolean known = event == null
                || Adviser.isSettled(said)
                || said.stream().anyMatch(reason -> reason instanceof Costs || reason.isTheirs());
        if (known) return said;
        Happens averted = new Happens(
                event, good.size() == 1 ? When.WARDED_OFF : When.AFTER_SOME, match.decider(), match.names());
        return Stream.concat(Stream.of(averted), said.stream().filter(Adviser::isGround))
                .limit(Adviser.MOST_SAID)
                .toList();
    }

    /**
     * An Escape is how likely others put the seat out of a match of several before its next turn, and how far the good
     * moves keep it from that.
     *
     * @param event how it comes about most often
     * @param likely in so many of a hundred worlds after the good moves
     * @param otherwise in so many after the others; the same where no move keeps it away
     * @param most whether that is so of most of the others, and not only of some that are as good for the rest
     * @param seat who would be out
     */
    record Escape(Event event, long likely, long otherwise, boolean most, int seat, Catalog names)
            implements WhyBetter {
        /** So many of the others are looked at, the next best first. */
        private static final int MOST_OTHERS = 9;
        /** If nothing of the kind comes of so many of them, none is looked at any more. */
        private static final int FIRST = 3;

        private static final int MOST_GOOD = 4;
        private static final int MOST_NEAR = 12;
        private static final int FEWEST_PLAYERS = 3;
        /** Of so large a part of the others it must be so. */
        private static final double MOST = 2 / 3.0;
        /** By so much the good moves must make it less likely. */
        private static final double FELT = 0.25;
        /** What is less likely hardly comes. */
        private static final long HARDLY = 15;
        /** What is as likely after all moves is told. */
        private static final double LIKELY = 0.4;

        @Override
        public String rule() {
            return event.rule();
        }

        @Override
        public boolean isTheirs() {
            return true;
        }

        @Override
        public boolean isPeril() {
            return true;
        }

        /** @return the same without how often that is, for those who read little; empty where no move keeps it away */
        Optional<WhyBetter> briefly() {
            if (isWhatever()) return Optional.empty();
            return Optional.of(new Happens(event, most ? When.WARDED_OFF : When.AFTER_SOME, seat, names));
        }

        /** Whether no move keeps it away. */
        private boolean isWhatever() {
            return likely == otherwise;
        }

        @Override
        public String theme(Manner manner) {
            return isWhatever()
                    ? ""
                    : Spoken.of(
                                    "Look out: you could be out of the match by your next turn.",
                                    "Attenzione: prima del tuo prossimo turno puoi trovarti fuori dalla partita.")
                            .text(manner.language());
        }

        @Override
        public String text(String language) {
            return in(Manner.of(language));
        }

        @Override
        public String in(Manner manner) {
            String language = manner.language();
            InTen here = new InTen(likely);
            Spoken said = isWhatever()
                    ? Spoken.of(
                            " That is possible {here}, whatever you play.",
                            " È possibile {here}, qualunque mossa tu faccia.")
                    : most
                            ? Spoken.of(
                                    " Here that is possible {here}, after most other moves {often}.",
                                    " Qui è possibile {here}, dopo la maggior parte delle altre {often}.")
                            : Spoken.of(
                                    " Here that is possible {here}, after some other moves {often}.",
                                    " Qui è possibile {here}, dopo alcune altre mosse {often}.");
            String danger = Spoken.of("Danger by your next turn: ", "Pericolo prima del tuo prossimo turno. ")
                    .text(language);
            return WholeWords.behind(danger, event.in(manner))
                    + said.text(language)
                            .replace("{here}", here.words().text(language))
                            .replace(
                                    "{often}", new InTen(otherwise).beside(here).text(language));
        }

        @Override
        public String against(boolean named, Spoken other, Manner manner) {
            String language = manner.language();
            InTen here = new InTen(likely);
            return Spoken.of(
                            "With it others can put you out by your next turn {here}, with {other} {often}.",
                            "Così gli altri possono metterti fuori, prima del tuo prossimo turno, {here}; con {other} {often}.")
                    .text(language)
                    .replace("{here}", here.words().text(language))
                    .replace("{other}", other.text(language))
                    .replace("{often}", new InTen(otherwise).beside(here).text(language));
        }

        /**
         * @param said of the praised moves
         * @param praised the good moves
         * @param findings of all moves
         * @return the same with the danger before all else, where it weighs more than anything
         */
        static List<WhyBetter> told(
                List<WhyBetter> said,
                Match match,
                List<Integer> praised,
                Prospects findings,
                double scale,
                Crowd crowd) {
            List<Integer> others = findings.bestBut(Set.copyOf(praised)).stream()
                    .map(Considered::index)
                    .toList();
            boolean looks = match.rules().players() >= FEWEST_PLAYERS
                    && !match.isSecret()
                    && !others.isEmpty()
                    && praised.size() <= MOST_GOOD
                    && !Adviser.endsIt(said)
                    && said.stream().noneMatch(WhyBetter::isTheirs);
            if (!looks) return said;
            try {
                return of(match, praised, others, scale, crowd)
                        .map(escape -> with(
                                escape, said.stream().filter(Adviser::isGround).toList()))
                        .orElse(said);
            } catch (RuleFailure failure) {
                return said; // the search has told of it
            }
        }

        /**
         * @param said of the better of two moves
         * @return the same with the danger first, where the other leaves the seat open to be put out much more often
         */
        static List<WhyBetter> held(
                List<WhyBetter> said, Match match, int better, int other, double scale, Crowd crowd) {
            boolean looks = match.rules().players() >= FEWEST_PLAYERS && !match.isSecret() && !Adviser.endsIt(said);
            if (!looks) return said;
            try {
                Peril worse = Peril.after(match, other, scale, crowd.seed(), crowd.cancelled());
                if (worse.share() < FELT) return said;
                Peril kept = Peril.after(match, better, scale, crowd.seed(), crowd.cancelled());
                double least = worse.likely(crowd.cancelled());
                if (least < kept.share() + FELT) return said;
                return first(kept.share(), least, worse, said, match);
            } catch (RuleFailure failure) {
                return said; // the search has told of it
            }
        }

        /** @return the reasons of a move that was not made, how the one that was let somebody be put out first */
        static TurningPoint letting(TurningPoint moment, Exit exit, Match match, double scale, Crowd crowd) {
            boolean known = exit.decided() == moment.at() && exit.came() != null && !moment.isRight();
            if (!known) return moment;
            try {
                int better = match.decision().legal().indexOf(moment.better());
                Peril kept = Peril.after(match, better, scale, crowd.seed(), crowd.cancelled());
                if (exit.came().share() < kept.share() + FELT) return moment;
                List<WhyBetter> rest = moment.reasons().stream()
                        .filter(reason -> !(reason instanceof Escape))
                        .toList();
                double came = exit.came().share();
                return moment.because(first(kept.share(), came, exit.came(), rest, match));
            } catch (RuleFailure failure) {
                return moment; // the search has told of it
            }
        }

        private static List<WhyBetter> first(
                double likely, double otherwise, Peril worse, List<WhyBetter> said, Match match) {
            Optional<WhyBetter> escape = event(worse, match)
                    .map(event -> new Escape(
                            event, percent(likely), percent(otherwise), true, match.decider(), match.names()));
            return Stream.concat(escape.stream(), said.stream())
                    .limit(Adviser.MOST_SAID)
                    .toList();
        }

        /**
         * What the move gets at once is looked for first, and told first. Where it leaves hardly any danger nothing is
         * said of that: it may come from whom the move has just put out.
         */
        private static List<WhyBetter> with(Escape escape, List<WhyBetter> grounds) {
            if (grounds.isEmpty()) return List.of(escape);
            WhyBetter first = grounds.get(0);
            boolean gets = first instanceof Happens happens
                    && (happens.when() == When.NOW || happens.when() == When.EACH)
                    && Cheer.isIn(happens.event(), happens.names());
            if (gets) return escape.likely < HARDLY ? grounds : List.of(first, escape);
            // Beside what may come before the next turn, what may be so later weighs nothing.
            boolean later = first instanceof Counts counts && !counts.isAtOnce();
            return later ? List.of(escape) : List.of(escape, first);
        }

        /**
         * @return of moves that are as good, those after which it is hardly likelier than after the safest of them to
         *     be put out: a search that comes to the next player but one only now and then sees little of it
         */
        static List<Considered> spared(Match match, List<Considered> good, double scale, BooleanSupplier cancelled) {
            boolean looks = match.rules().players() >= FEWEST_PLAYERS
                    && !match.isSecret()
                    && good.size() > 1
                    && good.size() <= MOST_NEAR;
            if (!looks) return good;
            try {
                List<Peril> perils = good.stream()
                        .map(move -> Peril.after(match, move.index(), scale, 0, cancelled))
                        .toList();
                // Of moves that are as good nobody likes one that may be the last by itself.
                boolean safe = perils.stream().anyMatch(peril -> !peril.isBlind());
                if (safe && perils.stream().anyMatch(Peril::isBlind))
                    return IntStream.range(0, good.size())
                            .filter(each -> !perils.get(each).isBlind())
                            .mapToObj(good::get)
                            .toList();
                if (!perils.stream().allMatch(Peril::settled)) return good;
                double least = perils.stream().mapToDouble(Peril::share).min().orElseThrow();
                return IntStream.range(0, good.size())
                        .filter(each -> perils.get(each).share() < least + FELT)
                        .mapToObj(good::get)
                        .toList();
            } catch (RuleFailure failure) {
                return good; // the search has told of it
            }
        }

        private static Optional<Escape> of(
                Match match, List<Integer> praised, List<Integer> others, double scale, Crowd crowd) {
            List<Peril> held = new ArrayList<>();
            for (int move : others) {
                if (held.size() == MOST_OTHERS) break;
                if (held.size() == FIRST && held.stream().allMatch(peril -> peril.share() < FELT))
                    return Optional.empty();
                held.add(Peril.after(match, move, scale, crowd.seed(), crowd.cancelled()));
            }
            List<Peril> good = praised.stream()
                    .map(move -> Peril.after(match, move, scale, crowd.seed(), crowd.cancelled()))
                    .toList();
            double most = good.stream().mapToDouble(Peril::share).max().orElseThrow();
            List<Peril> worse = held.stream()
                    .filter(peril -> peril.share() >= most + FELT)
                    .sorted(Comparator.comparingDouble(Peril::share))
                    .toList();
            if (worse.size() >= MOST * held.size()) {
                Peril usual = worse.get(worse.size() / 2);
                return event(usual, match)
                        .map(event -> new Escape(
                                event, percent(most), percent(usual.share()), true, match.decider(), match.names()));
            }
            // Whoever would have played what looks as good otherwise wants to know it.
            Peril next = held.get(0);
            if (next.share() >= LIKELY && worse.contains(next))
                return event(next, match)
                        .map(event -> new Escape(
                                event, percent(most), percent(next.share()), false, match.decider(), match.names()));
            double least = Stream.concat(good.stream(), held.stream())
                    .mapToDouble(Peril::share)
                    .min()
                    .orElse(0);
            boolean whatever = least >= LIKELY && held.stream().allMatch(Peril::settled);
            if (!whatever) return Optional.empty();
            return event(good.get(0), match)
                    .map(event ->
                            new Escape(event, percent(least), percent(least), true, match.decider(), match.names()));
        }

        private static long percent(double share) {
            return Math.round(100 * share);
        }

        /** @return what is told most often of the move that puts the seat out */
        private static Optional<Event> event(Peril peril, Match match) {
            int seat = match.decider();
            return Witness.usual(peril.lost().stream().flatMap(way -> last(way, seat, match.names()).stream())).stream()
                    .findFirst();
        }

        private static Optional<Event> last(Way way, int seat, Catalog names) {
            Match play = way.line().start();
            for (int at = 0; at < way.line().length(); at++) {
                List<Event> events = new ArrayList<>();
                play.listen(events::add);
                play.playIndex(way.line().move(at));
                play.listen(null);
                if (!Peril.isOut(play, seat)) continue;
                return events.stream()
                        .filter(event -> event.kind() == Event.Kind.RULE && SpokenOf.isOf(event, seat, names))
                        .reduce((first, later) -> Cheer.isIn(first, names) ? first : later);
            }
            return Optional.empty();
        }
    }
}
