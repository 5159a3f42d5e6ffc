package regola.advice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import regola.advice.WhyBetter.Happens;
import regola.advice.WhyBetter.Happens.When;
import regola.engine.Match;
import regola.engine.value.Event;
import regola.engine.value.RuleFailure;
import regola.search.Clock;
import regola.search.Considered;
import regola.search.Prospects;

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
     * @param clock when it is up before all has been looked at, nothing is left out
     */
    static Averted of(Match match, Prospects findings, List<Considered> good, Clock clock, BooleanSupplier cancelled) {
        Averted all = new Averted(findings, good, null);
        List<Considered> spared = Danger.spared(match, good, cancelled);
        if (spared.size() < good.size()) return new Averted(all.preferring(spared), spared, null);
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
}
