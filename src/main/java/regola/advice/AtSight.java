package regola.advice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import regola.advice.seen.Unchosen;
import regola.advice.seen.Witness;
import regola.advice.words.WholeWords;
import regola.engine.Match;
import regola.engine.value.Aim;
import regola.engine.value.Event;
import regola.engine.value.Manner;
import regola.engine.value.Move;
import regola.engine.value.RuleFailure;
import regola.engine.value.Spoken;
import regola.language.model.Type;

/**
 * An AtSight is what can be seen of one move as soon as it is made, in the words of the rule file: points, what is good
 * to have, and how it stands with the others, each against how it was before. What most other moves bring as well is no
 * reason for this one.
 */
final class AtSight {
    /** What more moves than these bring is not looked at. */
    private static final int MOST = 200;
    /**
     * With so many others, spread over all of them, a move is compared: of what most bring a dozen and more say enough,
     * and nobody waits for hundreds.
     */
    private static final int COMPARED = 16;
    /** With so many where all that can come after each of them has to be tried too. */
    private static final int COMPARED_NEXT = 4;
    /** Nor what more moves than these could come after it in the same turn. */
    private static final int MOST_NEXT = 40;

    private static final Spoken UNHELPFUL = Spoken.of("That does not help the others.", "Così non aiuti gli altri.");

    private final Match before;
    private final int seat;
    private final int move;
    private final Witness witness;
    /** The match after each move that can be foretold, this one's first. */
    private final List<Match> after;

    private AtSight(Match before, int move) {
        this.before = before;
        this.seat = before.decider();
        this.move = move;
        this.witness = new Witness(seat);
        this.after = IntStream.concat(IntStream.of(move), others(before, move))
                .filter(each -> witness.isForetold(before, each))
                .mapToObj(each -> after(before, each))
                .toList();
    }

    /**
     * @param match stands at the decision; not changed
     * @return the one move's; empty where chance or what is hidden has a say in it
     */
    static Optional<AtSight> of(Match match, Move move) {
        int index = match.decision().legal().indexOf(move);
        if (index < 0 || match.legalCount() > MOST || match.isSecret()) return Optional.empty();
        if (!match.guesses(match.decider()).isNothingHidden()) return Optional.empty();
        try {
            if (!new Witness(match.decider()).isForetold(match, index)) return Optional.empty();
            return Optional.of(new AtSight(match, index));
        } catch (RuleFailure failure) {
            return Optional.empty(); // the search has told of it
        }
    }

    /** The other moves, or as many of them as are compared, from the first to the last. */
    private static IntStream others(Match before, int move) {
        int all = before.legalCount();
        int step = Math.max(1, (all + COMPARED - 1) / COMPARED);
        return IntStream.iterate(0, other -> other < all, other -> other + step).filter(other -> other != move);
    }

    private static Match after(Match before, int move) {
        Match after = before.copy();
        after.playIndex(move);
        Unchosen.from(before).playForetold(after, told -> {});
        return after;
    }

    /** @return what is told of a move, and of what follows it with nothing to choose */
    private List<Event> told(int move) {
        List<Event> told = new ArrayList<>(witness.atOnce(before, move));
        Match then = before.copy();
        then.playIndex(move);
        Unchosen.from(before).playForetold(then, told::addAll);
        return told;
    }

    /** @return whether such a thing comes of the move by itself */
    boolean brings(Event event) {
        return told(move).stream()
                // What somebody else gets by it is no gain of whoever makes it.
                .filter(each -> Cause.isFor(before, each))
                .anyMatch(each -> Witness.isAlike(each, event));
    }

    /** @return whether such a thing comes of most other moves as well: then it is no reason for this one */
    boolean isBroughtAnyway(Event event) {
        long others = others(before, move)
                .filter(other -> Witness.isAmong(event, told(other)))
                .count();
        return others * 2 > others(before, move).count();
    }

    /** @return whether another move of the same turn can bring such a thing after this one */
    boolean canBringInTurn(Event event) {
        return isNext(after.get(0), event);
    }

    /** @return whether it can do so after most other moves as well: then it is no reason for this one */
    boolean isSoAnyway(Event event) {
        return after.stream().skip(1).filter(then -> isNext(then, event)).count() * 2 > after.size() - 1;
    }

    private boolean isNext(Match then, Event event) {
        return goesOn(then)
                && then.legalCount() <= MOST_NEXT
                && IntStream.range(0, then.legalCount())
                        .anyMatch(next -> Witness.isAmong(event, witness.atOnce(then, next)));
    }

    private boolean goesOn(Match then) {
        return !then.isOver() && then.decider() == seat && then.turnNumber() == before.turnNumber();
    }

    /** @return how many points whoever decides has more by it, or does not lose; empty if that is no reason */
    Optional<String> points(Manner manner) {
        return points().map(words -> words.in(manner));
    }

    /** @return what whoever decides has more of that is good to have, what weighs most first; whole sentences */
    List<String> own(Manner manner) {
        return more(goods(seat).filter(good -> good.more() > 0 && good.than() * 2 > after.size()), manner);
    }

    /**
     * @return what the move does, though most others do so too: what there is more of than before, what somebody else
     *     has less of, what the same turn can have next, or at least that it helps nobody else; whole sentences
     */
    List<String> does(Manner manner) {
        List<String> said = more(goods(seat).filter(good -> good.more() > 0), manner);
        others().forEach(other -> fewer(other, goods(other).filter(good -> good.more() < 0), manner)
                .ifPresent(said::add));
        Match then = after.get(0);
        if (goesOn(then) && then.legalCount() <= MOST_NEXT)
            glad(then, manner.language()).map(glad -> next(glad, manner)).forEach(said::add);
        if (before.hasAims() && help(then) <= 0) said.add(UNHELPFUL.in(manner));
        return said;
    }

    private static List<String> more(Stream<Good> goods, Manner manner) {
        List<String> said = new ArrayList<>();
        goods.sorted(Comparator.comparingLong((Good good) -> -good.more()))
                .map(good ->
                        good.aim().yours(good.now(), false).or(() -> good.aim().yours(good.now(), good.then(), false)))
                .flatMap(Optional::stream)
                .forEach(words -> said.add(then(words, manner)));
        return said;
    }

    /** @return whether there is more of it after the move than before, and than after most others */
    boolean serves(Aim aim) {
        return goods(seat)
                .anyMatch(good -> good.aim().equals(aim) && good.more() > 0 && good.than() * 2 > after.size());
    }

    /** @return whether what is counted after the move has become better by it, and is not only better than otherwise */
    boolean isBetter(WhyBetter.Counts counts) {
        int aim = before.rules().aims().indexOf(counts.aim());
        if (counts.whose() == null) return counts.amount() > before.aim(aim, seat);
        return counts.amount() < before.aim(aim, (int) counts.whose().player().number());
    }

    /** @return whether the move has any more of it than there was, whatever other moves have */
    boolean furthers(Aim aim) {
        return goods(seat).anyMatch(good -> good.aim().equals(aim) && good.more() > 0);
    }

    /**
     * @return what whoever decides loses by it at once, as anybody sees: points, or what the rules call out when it is
     *     made, such as a line that is broken; a whole sentence, empty if nothing
     */
    Optional<String> costs(Manner manner) {
        long points = before.hasScores() ? -gained(after.get(0), seat) : 0;
        if (points > 0 && points().isEmpty())
            return Optional.of((points == 1
                            ? Spoken.of("But you lose a point.", "Però perdi un punto.")
                            : Spoken.of("But you lose " + points + " points.", "Però perdi " + points + " punti."))
                    .in(manner));
        return goods(seat)
                .filter(good -> good.more() < 0 && good.aim().unit() > 0)
                .flatMap(good -> cheered(good.aim())
                        .map(rule -> lost(good, before.names().cheered(rule, manner.language()), manner)))
                .findFirst();
    }

    private static String lost(Good good, String glad, Manner manner) {
        if (good.aim().unit() == -good.more())
            return WholeWords.whole(Spoken.of("But you lose ", "Però perdi ").in(manner) + glad);
        return good.aim()
                .yours(good.now(), false)
                .map(words ->
                        WholeWords.whole(Spoken.of("But then ", "Però poi ").in(manner) + words.in(manner)))
                .orElse("");
    }

    /** @return the rules that call out just what one of it is */
    private Stream<String> cheered(Aim aim) {
        String one = aim.yours(aim.unit(), false).map(words -> words.text("en")).orElse("");
        return before.rules().game().rules().stream().map(rule -> rule.name()).filter(rule -> {
            String glad = before.names().cheered(rule, "en");
            return !glad.isEmpty() && one.endsWith(" " + glad);
        });
    }

    /** @return what becomes of the others, and what the same turn has next; whole sentences */
    List<String> others(Manner manner) {
        List<String> said = new ArrayList<>();
        others().forEach(other -> lost(other, manner).ifPresent(said::add));
        next(manner).ifPresent(said::add);
        spared().ifPresent(words -> said.add(words.in(manner)));
        return said;
    }

    // ---- points

    private Optional<Spoken> points() {
        if (!before.hasScores()) return Optional.empty();
        long mine = gained(after.get(0), seat);
        if (mine > 0)
            return Optional.of(
                    mine == 1
                            ? Spoken.of("That gives you one more point.", "Così hai un punto in più.")
                            : Spoken.of(
                                    "That gives you " + mine + " more points.", "Così hai " + mine + " punti in più."));
        long most = all(seat).max().orElse(mine);
        long least = all(seat).min().orElse(mine);
        if (mine < 0 && mine == most && least < mine)
            return Optional.of(Spoken.of(
                    "You lose points anyway: this way you lose the fewest.",
                    "Qui perdi punti comunque: così ne perdi di meno."));
        boolean mostLose = all(seat).filter(each -> each < 0).count() * 2 > after.size();
        return mine == 0 && mostLose
                ? Optional.of(Spoken.of("That way you lose no points.", "Così non perdi punti."))
                : Optional.empty();
    }

    private LongStream all(int player) {
        return after.stream().mapToLong(then -> gained(then, player));
    }

    private long gained(Match then, int player) {
        return then.score(player) - before.score(player);
    }

    // ---- what is good to have

    /**
     * What there is of an aim after the move.
     *
     * @param then how much there was
     * @param than after how many of the moves there is less of it
     */
    private record Good(Aim aim, long now, long then, long than, long beyond) {
        long more() {
            return now - then;
        }
    }

    private Stream<Good> goods(int player) {
        if (!before.hasAims() || !before.isIn(player)) return Stream.empty();
        List<Aim> aims = before.rules().aims();
        return IntStream.range(0, aims.size())
                .filter(at -> aims.get(at).isTold(player == seat))
                .mapToObj(at -> {
                    long now = after.get(0).aim(at, player);
                    long than = after.stream()
                            .filter(each -> each.aim(at, player) < now)
                            .count();
                    long beyond = after.stream()
                            .filter(each -> each.aim(at, player) > now)
                            .count();
                    return new Good(aims.get(at), now, before.aim(at, player), than, beyond);
                });
    }

    private Stream<Integer> others() {
        return IntStream.range(0, before.rules().players())
                .filter(player -> player != seat && before.isIn(player))
                .boxed();
    }

    /** @return what somebody else has less of after the move, and has after most others */
    private Optional<String> lost(int player, Manner manner) {
        Spoken who = language -> before.names().title(Type.PLAYER, player, manner);
        long points = before.hasScores() ? -gained(after.get(0), player) : 0;
        if (points > 0)
            return Optional.of((points == 1
                            ? Spoken.of("That leaves {who} one point fewer.", "Così {who} ha un punto in meno.")
                            : Spoken.of(
                                    "That leaves {who} " + points + " points fewer.",
                                    "Così {who} ha " + points + " punti in meno."))
                    .in(manner)
                    .replace("{who}", who.in(manner)));
        return fewer(player, goods(player).filter(good -> good.more() < 0 && good.beyond() * 2 > after.size()), manner);
    }

    private Optional<String> fewer(int player, Stream<Good> goods, Manner manner) {
        Spoken who = language -> before.names().title(Type.PLAYER, player, manner);
        return goods.min(Comparator.comparingLong(Good::more))
                .flatMap(good -> good.aim()
                        .theirs(who, good.now(), false)
                        .or(() -> good.aim().theirs(who, good.now(), good.then(), false)))
                .map(words -> then(words, manner));
    }

    private static String then(Spoken words, Manner manner) {
        return WholeWords.whole(Spoken.of("Then ", "Così ").in(manner) + words.in(manner));
    }

    // ---- what comes next in the turn

    /**
     * @return what another move of the same turn brings after this one, in a word, and after most other moves does not;
     *     so a frog is moved for others to hop over it
     */
    private Optional<String> next(Manner manner) {
        if (!goesOn(after.get(0)) || after.get(0).legalCount() > MOST_NEXT) return Optional.empty();
        List<String> here = glad(after.get(0), manner.language()).toList();
        if (here.isEmpty()) return Optional.empty();
        List<List<String>> compared = after.stream()
                .limit(COMPARED_NEXT)
                .filter(then -> !goesOn(then) || then.legalCount() <= MOST_NEXT)
                .map(then -> goesOn(then) ? glad(then, manner.language()).toList() : List.<String>of())
                .toList();
        return here.stream()
                .filter(glad ->
                        compared.stream().filter(then -> !then.contains(glad)).count() * 2 > compared.size())
                .findFirst()
                .map(glad -> next(glad, manner));
    }

    private static String next(String glad, Manner manner) {
        return WholeWords.whole(Spoken.of("Right after it you can have ", "Subito dopo puoi avere ")
                        .in(manner)
                + glad);
    }

    /** @return what there is to be glad of, of which the rules tell that whoever decides has it */
    private Stream<String> glad(Match then, String language) {
        Manner manner = Manner.of(language);
        return IntStream.range(0, then.legalCount())
                .filter(each -> witness.isForetold(then, each))
                .boxed()
                .flatMap(each -> witness.atOnce(then, each).stream())
                .filter(event -> event.kind() == Event.Kind.RULE)
                .map(event ->
                        new WhyBetter.Happens(event, WhyBetter.Happens.When.NOW, seat, then.names()).gladOf(manner))
                .filter(glad -> !glad.isEmpty())
                .distinct();
    }

    // ---- the others, all together

    /** @return that the others gain little or nothing by it, where most moves help them */
    private Optional<Spoken> spared() {
        if (!before.hasAims()) return Optional.empty();
        long mine = help(after.get(0));
        long more = after.stream().filter(then -> help(then) > mine).count();
        long less = after.stream().filter(then -> help(then) < mine).count();
        if (more * 2 <= after.size()) return Optional.empty();
        if (mine <= 0) return Optional.of(UNHELPFUL);
        if (less == 0)
            return Optional.of(
                    Spoken.of("That helps the others as little as can be.", "Così aiuti gli altri il meno possibile."));
        return less * 4 <= after.size()
                ? Optional.of(Spoken.of("That helps the others only a little.", "Così aiuti poco gli altri."))
                : Optional.empty();
    }

    private long help(Match then) {
        return others().mapToLong(player -> then.aims(player) - before.aims(player))
                .sum();
    }
}
