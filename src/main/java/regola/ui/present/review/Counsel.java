package regola.ui.present.review;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import regola.advice.Advice;
import regola.advice.AsOften;
import regola.advice.Chances;
import regola.advice.Punishment;
import regola.advice.Same;
import regola.advice.Veiled;
import regola.advice.WhyBetter;
import regola.engine.Guesses;
import regola.engine.Match;
import regola.engine.value.Aim;
import regola.engine.value.Event;
import regola.engine.value.Manner;
import regola.engine.value.Move;
import regola.engine.value.RuleFailure;
import regola.engine.value.Spoken;
import regola.engine.value.Thing;
import regola.language.model.Type;
import regola.search.Dice;
import regola.ui.present.picture.Names;

/**
 * A Counsel is what to think of where several moves are good and nothing tells them from the rest: what the rule file
 * advises for the sake of the first thing that counts which they are about to change.
 */
record Counsel(Match match, Advice advice) {
    /** Where more moves than these can be made nobody looks at all of them. */
    private static final int MOST_MOVES = 60;
    /** Of so many good moves it is seen what may come next, after so many answers. */
    private static final int MOST_GOOD = 6;

    private static final int MOST_ANSWERS = 24;
    /** Where something is hidden, so many worlds must agree in what is advised. */
    private static final int WORLDS = 4;

    /**
     * A Said is what is advised.
     *
     * @param isReason whether the good moves do it, and others not
     */
    private record Said(Spoken spoken, boolean isReason) {
        static final Said NOTHING = new Said(Spoken.SILENCE, false);
    }

    /** @return a whole sentence; silence where there is nothing to advise */
    Spoken sentence() {
        return said().spoken;
    }

    private Said said() {
        if (match.isSecret() || match.legalCount() > MOST_MOVES || !match.hasAims()) return Said.NOTHING;
        try {
            Match world = match.scratch();
            long seed = advice.grounds() == null ? 0 : advice.grounds().seed();
            // What is hidden, and what chance will bring, is made up: nothing of what is really so is told by it.
            match.guesses(match.decider()).draw(Dice.mix(seed), world);
            int foreign = foreign();
            if (foreign >= 0 && isOwnKept()) return new Said(keepsOwn(foreign), true);
            // Where every move is good none of them helps less than another.
            if (foreign >= 0 && advice.good().size() < match.legalCount()) return new Said(helpsLittle(foreign), true);
            int taken = taken(world);
            if (taken >= 0) return new Said(missesMost(taken), false);
            Said first = first(world);
            if (first != Said.NOTHING && isSoElsewhere(first, seed)) return first;
            // Of a move that only wins more often, what the game is about is better than nothing.
            return isOnlyNumbers() ? new Said(toMake(world), false) : Said.NOTHING;
        } catch (RuleFailure failure) {
            return Said.NOTHING; // the search has told of it
        }
    }

    /** Whether it is advised in other worlds too: what one hidden thing makes of it in one of them is chance. */
    private boolean isSoElsewhere(Said first, long seed) {
        Guesses guesses = match.guesses(match.decider());
        if (guesses.isNothingHidden()) return true;
        Match world = match.scratch();
        for (int other = 1; other < WORLDS; other++) {
            guesses.draw(Dice.mix(seed + other), world);
            if (!first(world).equals(first)) return false;
        }
        return true;
    }

    /**
     * @param why the reasons as sentences
     * @param after what is said behind them
     * @return the reasons; where there are none, or only numbers, or that all is the same or hidden, with the counsel
     *     if there is room
     */
    String with(String why, String after, Manner manner) {
        // What luck may bring is told of one move for itself: what is good everywhere would be no reason beside it.
        boolean little = reasons().stream()
                .allMatch(reason -> isNumber(reason)
                        || reason instanceof Veiled veiled && veiled.lots().isEmpty());
        if (!little) return why;
        String counsel = advised(manner);
        boolean fits = why.length() + counsel.length() + after.length() < HintWords.MOST_LETTERS;
        if (!counsel.isEmpty() && isAllSame()) return (counsel + " " + caveats(manner)).strip();
        // What can be learned from stands before numbers.
        boolean numbers = reasons().isEmpty() || reasons().stream().anyMatch(Chances.class::isInstance);
        return !fits ? why : (numbers ? counsel + " " + why : why + " " + counsel).strip();
    }

    /** @return what may come all the same */
    private String caveats(Manner manner) {
        return advice.reasons().stream()
                .filter(WhyBetter::isCaveat)
                .map(reason -> reason.in(manner))
                .collect(Collectors.joining(" "));
    }

    /** @return what speaks for the moves */
    private List<WhyBetter> reasons() {
        return advice.reasons().stream().filter(reason -> !reason.isCaveat()).toList();
    }

    /** What tells no move from the rest is not said as if it did. */
    private static String general(Spoken counsel, String language) {
        String said = counsel.text(language);
        return said.isEmpty()
                ? said
                : Spoken.of("In general: ", "In generale: ").text(language) + Names.small(said);
    }

    /** @return whose all is that the good moves are made with; -1 where it is one's own, nobody's, or of several */
    private int foreign() {
        int whose = -1;
        for (Move move : advice.good())
            for (Thing thing : move.arguments()) {
                int owner = owner(thing);
                if (owner < 0) continue;
                if (owner == match.decider() || whose >= 0 && whose != owner) return -1;
                whose = owner;
            }
        return whose;
    }

    /** Whether another move would be made with what is one's own. */
    private boolean isOwnKept() {
        return match.decision().legal().stream()
                .flatMap(move -> move.arguments().stream())
                .anyMatch(thing -> owner(thing) == match.decider());
    }

    private int owner(Thing thing) {
        if (thing.number() < 0) return -1;
        if (thing.is(Type.Base.PIECE))
            return match.names().piece((int) thing.number()).owner();
        return thing.is(Type.Base.KIND)
                ? match.names().kind((int) thing.number()).owner()
                : -1;
    }

    /** @return whose pieces all good moves take, and do nothing else; -1 where they are several players', or none */
    private int taken(Match world) {
        int whose = -1;
        for (Move move : advice.good()) {
            Match after = world.copy();
            List<Event> events = new ArrayList<>();
            after.listen(events::add);
            after.playIndex(match.decision().legal().indexOf(move));
            for (Event event : events) {
                if (event.kind() != Event.Kind.MOVED) continue;
                int owner = owner(event.subject());
                boolean leaves = event.to() != null
                        && !match.names().site((int) event.to().number()).onBoard();
                if (!leaves || owner < 0 || owner == match.decider() || whose >= 0 && whose != owner) return -1;
                whose = owner;
            }
        }
        return whose;
    }

    private Spoken missesMost(int whose) {
        return language -> Spoken.of("Take what {who} would miss most.", "Prendi ciò che a {who} mancherà di più.")
                .text(language)
                .replace("{who}", match.names().title(Type.PLAYER, whose, Manner.of(language)));
    }

    private Spoken keepsOwn(int whose) {
        return language -> Spoken.of(
                        "Use what is {who}'s now, and keep your own for a better moment.",
                        "Usa adesso ciò che è di {who}, e tieni il tuo per un momento migliore.")
                .text(language)
                .replace("{who}", match.names().title(Type.PLAYER, whose, Manner.of(language)));
    }

    /** What is good for oneself says nothing of what one does with a piece of somebody else. */
    private Spoken helpsLittle(int whose) {
        return language -> {
            String who = match.names().title(Type.PLAYER, whose, Manner.of(language));
            return Spoken.of(
                            "This piece is {who}'s: see that it helps {who} little.",
                            "Questo pezzo è di {who}: fa' che gli serva poco.")
                    .text(language)
                    .replace("{who}", who);
        };
    }

    /** @return what nobody has any of yet; where there is no such thing, what the rules advise first */
    private Spoken toMake(Match world) {
        List<Aim> aims = match.rules().aims();
        return IntStream.range(0, aims.size())
                .filter(aim -> aims.get(aim).unit() > 0 && isNothingYet(aim, world) && !isBroken(aims.get(aim)))
                .mapToObj(aim -> aims.get(aim).counsel())
                .filter(counsel -> !counsel.text("en").isEmpty())
                .findFirst()
                .orElseGet(() -> withinReach(world));
    }

    /** @return what the rules advise first of what the moves to choose from differ in; silence where it is none */
    private Spoken withinReach(Match world) {
        List<Match> after = IntStream.range(0, match.legalCount())
                .mapToObj(move -> after(world, move))
                .toList();
        List<Aim> aims = match.rules().aims();
        return IntStream.range(0, aims.size())
                .filter(aim -> !isBroken(aims.get(aim)) && isUneven(aim, after) && isMostWithGood(aim, after))
                .mapToObj(aim -> aims.get(aim).counsel())
                .filter(counsel -> !counsel.text("en").isEmpty() && !isHindered(counsel, world))
                .findFirst()
                .orElse(Spoken.SILENCE);
    }

    /** @return what is advised, said as what is good in general where it tells no move from another */
    String advised(Manner manner) {
        Said said = said();
        String language = manner.language();
        return said.isReason ? said.spoken.text(language) : general(said.spoken, language);
    }

    /** @return the same of what the rules advise first, whatever there is to do */
    String general(Manner manner) {
        return general(whatever(), manner.language());
    }

    private Spoken whatever() {
        return match.rules().aims().stream()
                .filter(aim -> !isBroken(aim))
                .map(Aim::counsel)
                .filter(counsel -> !counsel.text("en").isEmpty())
                .findFirst()
                .orElse(Spoken.SILENCE);
    }

    /** Whether no move does more for it than the good ones: else the counsel would not fit them. */
    private boolean isMostWithGood(int aim, List<Match> after) {
        int seat = match.decider();
        long most = after.stream().mapToLong(then -> then.aim(aim, seat)).max().orElse(0);
        return advice.good().stream()
                .map(move -> after.get(match.decision().legal().indexOf(move)))
                .allMatch(then -> then.aim(aim, seat) == most);
    }

    private boolean isHindered(Spoken counsel, Match world) {
        List<Aim> aims = match.rules().aims();
        List<Match> after = IntStream.range(0, match.legalCount())
                .mapToObj(move -> after(world, move))
                .toList();
        List<Match> good = advice.good().stream()
                .map(move -> after.get(match.decision().legal().indexOf(move)))
                .toList();
        return IntStream.range(0, aims.size())
                .filter(aim -> aims.get(aim).counsel().text("en").equals(counsel.text("en")))
                .anyMatch(aim -> isHindered(aim, world, good, after));
    }

    private boolean isOnlyNumbers() {
        return !reasons().isEmpty() && reasons().stream().allMatch(Chances.class::isInstance);
    }

    /**
     * @param theme what to look for, by the reasons; empty if they tell nothing of the kind
     * @return the same, or where nothing but numbers speaks for the move, what is good in general and it does
     */
    String theme(String theme, Manner manner) {
        boolean numbers = !advice.reasons().isEmpty() && reasons().stream().allMatch(Counsel::isNumber);
        return theme.isEmpty() && numbers ? sentence().text(manner.language()) : theme;
    }

    /** Whether it teaches nothing but how often one wins, or that all is the same. */
    private static boolean isNumber(WhyBetter reason) {
        return reason instanceof Same || reason instanceof Chances || reason instanceof AsOften;
    }

    private Said first(Match world) {
        List<Aim> aims = match.rules().aims();
        List<Match> after = IntStream.range(0, match.legalCount())
                .mapToObj(move -> after(world, move))
                .toList();
        List<Match> good = advice.good().stream()
                .map(move -> after.get(match.decision().legal().indexOf(move)))
                .toList();
        int[] told = IntStream.range(0, aims.size())
                .filter(aim -> !aims.get(aim).counsel().text("en").isEmpty())
                .filter(aim -> !isBroken(aims.get(aim)))
                .toArray();
        // Where the good moves are to be found out, what none of the moves touches would be looked for in vain.
        boolean uneven = good.size() < after.size() && IntStream.of(told).anyMatch(aim -> isUneven(aim, after));
        int[] meant = IntStream.of(told)
                .filter(aim -> !isHindered(aim, world, good, after) && !isIdle(aim, world, after))
                .toArray();
        for (int aim : meant) if (isDone(aim, world, good, after)) return said(aim, true);
        for (int aim : meant) if (isHelped(aim, good, after)) return said(aim, true);
        // Of a few moves out of many one looks for what they have and the rest has not: they must not have less of it.
        boolean few = 2 * good.size() <= after.size() && !isAllSame();
        for (int aim : meant)
            if ((!uneven && !few || isUneven(aim, after) && isNoLess(aim, good, after))
                    && !isFurtheredBySome(aim, world, good) // else it would praise one of them before the others
                    && good.stream().limit(MOST_GOOD).anyMatch(then -> mayChange(aim, then))) return said(aim, false);
        // At the beginning nothing is about to change: then what nobody has any of yet.
        boolean all = good.size() == after.size() || isAllSame();
        for (int aim : meant) if (all && isNothingYet(aim, world)) return said(aim, false);
        return Said.NOTHING;
    }

    private Said said(int aim, boolean isReason) {
        return new Said(match.rules().aims().get(aim).counsel(), isReason);
    }

    /** Whether each of the good moves has at least as much of it as moves have on the whole. */
    private boolean isNoLess(int aim, List<Match> good, List<Match> after) {
        int seat = match.decider();
        double usual =
                after.stream().mapToLong(then -> then.aim(aim, seat)).average().orElse(0);
        return good.stream().allMatch(then -> then.aim(aim, seat) >= usual);
    }

    private boolean isAllSame() {
        return !reasons().isEmpty() && reasons().stream().allMatch(Same.class::isInstance);
    }

    /** Whether after a good move the others can do at once what the advice is against. */
    private boolean isBroken(Aim aim) {
        return advice.good().stream()
                .limit(MOST_GOOD)
                .anyMatch(move ->
                        Punishment.allows(match, match.decision().legal().indexOf(move), aim.rule()));
    }

    /** Whether one of the good moves does the opposite of what is advised, though another move would not. */
    private boolean isHindered(int aim, Match world, List<Match> good, List<Match> after) {
        int seat = match.decider();
        long now = world.aim(aim, seat);
        return good.stream().anyMatch(then -> then.aim(aim, seat) < now)
                && after.stream().anyMatch(then -> then.aim(aim, seat) >= now);
    }

    /** Whether it is about what is bad to have, of which there is none yet, and whatever one does comes to the same. */
    private boolean isIdle(int aim, Match world, List<Match> after) {
        int seat = match.decider();
        if (match.rules().aims().get(aim).unit() >= 0) return false;
        return world.aim(aim, seat) == 0
                && after.stream()
                                .mapToLong(then -> then.aim(aim, seat))
                                .distinct()
                                .count()
                        == 1;
    }

    private boolean isNothingYet(int aim, Match world) {
        return IntStream.range(0, match.rules().players()).allMatch(player -> world.aim(aim, player) == 0);
    }

    private boolean isUneven(int aim, List<Match> after) {
        return after.stream().mapToLong(then -> ahead(aim, then)).distinct().count() > 1;
    }

    /** Whether each of the good moves leaves the seat better off in it than moves do on average. */
    private boolean isHelped(int aim, List<Match> good, List<Match> after) {
        double average = average(aim, after);
        return good.stream().allMatch(then -> ahead(aim, then) > average);
    }

    private double average(int aim, List<Match> after) {
        return after.stream().mapToLong(then -> ahead(aim, then)).average().orElse(0);
    }

    /** Whether each of the good moves, and not every move, does something for it. */
    private boolean isDone(int aim, Match world, List<Match> good, List<Match> after) {
        return isFurthered(aim, world, good) && !isFurtheredByAll(aim, world, after);
    }

    private boolean isFurthered(int aim, Match world, List<Match> good) {
        return furthered(aim, world, good) == good.size();
    }

    /** @return after how many of the good moves the seat has more of it */
    private long furthered(int aim, Match world, List<Match> good) {
        return good.stream()
                .filter(then -> ahead(aim, then) > ahead(aim, world))
                .count();
    }

    private boolean isFurtheredBySome(int aim, Match world, List<Match> good) {
        long furthered = furthered(aim, world, good);
        return furthered > 0 && furthered < good.size();
    }

    private boolean isFurtheredByAll(int aim, Match world, List<Match> after) {
        return after.stream().allMatch(then -> ahead(aim, then) > ahead(aim, world));
    }

    private boolean mayChange(int aim, Match then) {
        if (then.isOver() || then.isSecret()) return false;
        return IntStream.range(0, Math.min(MOST_ANSWERS, then.legalCount()))
                .anyMatch(answer -> after(then, answer).aim(aim, match.decider()) != then.aim(aim, match.decider()));
    }

    private static Match after(Match before, int move) {
        Match after = before.copy();
        after.playIndex(move);
        return after;
    }

    /** By how much the seat has more of it than all the others together, times their number. */
    private long ahead(int aim, Match then) {
        int players = match.rules().players();
        return IntStream.range(0, players)
                .mapToLong(player -> (player == match.decider() ? players - 1 : -1) * then.aim(aim, player))
                .sum();
    }
}
