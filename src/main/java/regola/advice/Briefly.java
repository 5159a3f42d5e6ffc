package regola.advice;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import regola.advice.WhyBetter.Counts;
import regola.advice.WhyBetter.Happens;
import regola.advice.WhyBetter.Happens.When;
import regola.advice.seen.Cheer;
import regola.advice.seen.Witness;
import regola.advice.words.SpokenOf;
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
 * A Briefly is why one move is good, for those who read little: of several reasons the first that can be said in one
 * short sentence, of that move alone and without other moves beside it. What can be seen comes before what was only
 * tried out, and what may come one day is no reason to them.
 */
public final class Briefly {
    /** Nobody reads more letters than these at a glance. */
    private static final int SHORT = 72;
    /** So begins in Italian what somebody is told to have done. */
    private static final String DONE = "Hai ";

    private Briefly() {}

    /** @return the one move that is shown of several good ones: what one of them has before the others is told of it */
    public static Move shown(Advice advice) {
        return advice.reasons().stream()
                .filter(WhyBetter.Apart.class::isInstance)
                .map(reason -> ((WhyBetter.Apart) reason).move())
                .findFirst()
                .orElse(advice.best());
    }

    /**
     * @param advice of a decision
     * @param move one of its good moves, which is the one that is shown
     * @param match stands at the decision; not changed
     * @return why, as a whole sentence; empty if it takes longer to say
     */
    public static String why(Advice advice, Move move, Match match, Manner manner) {
        String reason = reason(advice, move, match, manner);
        return reason.isEmpty() ? unseen(advice, match, manner) : reason;
    }

    /** @return the same; empty also where nothing of it can be seen yet */
    public static String reason(Advice advice, Move move, Match match, Manner manner) {
        List<WhyBetter> reasons = Advice.inOrder(advice.reasons());
        AtSight sight = AtSight.of(match, move).orElse(null);
        Stream<String> points = sight == null ? Stream.empty() : sight.points(manner).stream();
        Stream<String> own = sight == null ? Stream.empty() : sight.own(manner).stream();
        Stream<String> others = sight == null ? Stream.empty() : sight.others(manner).stream();
        Stream<String> does = sight == null ? Stream.empty() : sight.does(manner).stream();
        return Stream.of(
                        said(reasons, Rank.SURE, move, match, sight, manner),
                        points,
                        said(reasons, Rank.NEAR, move, match, sight, manner),
                        own,
                        said(reasons, Rank.COUNTED, move, match, sight, manner),
                        others,
                        said(reasons, Rank.LATER, move, match, sight, manner),
                        reasons.stream().map(reason -> counsel(reason, sight, manner)),
                        does)
                .flatMap(each -> each)
                .filter(words -> !words.isBlank() && words.length() <= SHORT)
                .findFirst()
                .orElse("");
    }

    /** How near a reason is to what is asked: what comes of it at once tells more than what may come of it. */
    private enum Rank {
        SURE,
        NEAR,
        COUNTED,
        LATER;

        static Rank of(WhyBetter reason) {
            if (reason instanceof WhyBetter.Apart apart) return of(apart.what());
            if (reason instanceof Counts) return COUNTED;
            if (!(reason instanceof Happens happens)) return SURE;
            return switch (happens.when()) {
                case NOW, EACH, ALONE -> SURE;
                case PREPARED, FORCED, THREATENED, STANDS -> LATER;
                default -> NEAR;
            };
        }
    }

    private static Stream<String> said(
            List<WhyBetter> reasons, Rank rank, Move move, Match match, AtSight sight, Manner manner) {
        return reasons.stream()
                .filter(reason -> Rank.of(reason) == rank)
                .map(reason -> said(reason, move, match, sight, manner));
    }

    /**
     * @param match stands at the decision; not changed
     * @return what there is to be glad of that surely comes of the move at once, in a word or two; empty if nothing
     *     does, or as much comes of most other moves
     */
    public static String brings(Move move, Match match, Manner manner) {
        int index = match.decision().legal().indexOf(move);
        Event sure = AtHand.of(match, List.of(index)).get(index);
        if (sure == null) return "";
        long others = AtHand.of(
                        match, IntStream.range(0, match.legalCount()).boxed().toList())
                .entrySet()
                .stream()
                .filter(each -> each.getKey() != index && Witness.isAlike(each.getValue(), sure))
                .count();
        return others * 2 > match.legalCount() - 1 ? "" : match.names().cheered(sure.property(), manner.language());
    }

    /**
     * @return what else comes of the move at once, and is seen as soon as it is made: what it costs, or what happens
     *     where it leads, to whomever; a whole sentence, empty if nothing does or nobody can foretell it
     */
    public static String comes(Move move, Match match, Manner manner) {
        int index = match.decision().legal().indexOf(move);
        if (index < 0 || match.isSecret()) return "";
        try {
            Witness witness = new Witness(match.decider());
            if (!witness.isForetold(match, index)) return surprise(witness, match, manner);
            if (after(match, index).isOver()) return "";
            Optional<String> costs = AtSight.of(match, move).flatMap(sight -> sight.costs(manner));
            return Stream.concat(costs.stream(), follows(index, match, manner).stream())
                    .filter(words -> !words.isBlank() && words.length() <= SHORT)
                    .findFirst()
                    .orElse("");
        } catch (RuleFailure failure) {
            return ""; // the search has told of it
        }
    }

    /**
     * @return the last that is told behind the move itself, rather of whoever decides than of anybody else, and rather
     *     what somebody is glad of than the rest
     */
    private static Optional<String> follows(int move, Match match, Manner manner) {
        int seat = match.decider();
        List<Event> told = new ArrayList<>();
        Match after = match.copy();
        after.listen(told::add);
        after.playIndex(move);
        after.listen(null);
        List<Event> behind = told.stream()
                .filter(event -> event.kind() == Event.Kind.RULE || event.kind() == Event.Kind.TOLD)
                .filter(event -> event.isSeenBy(seat) && !event.in(manner).isBlank())
                .skip(1) // what is told first is the move
                .filter(event -> !Cheer.isIn(event, match.names()) || !Cause.isFor(match, event))
                .toList();
        return last(behind, event -> SpokenOf.isOf(event, seat, match.names()))
                .or(() -> last(behind, event -> Cheer.isIn(event, match.names())))
                .or(() -> last(behind, event -> true))
                .map(event -> then(foretold(event, manner).split("; ")[0].strip(), match, manner));
    }

    /** @return that nobody can know what comes of it, where that can be known of other moves; else empty */
    private static String surprise(Witness witness, Match match, Manner manner) {
        boolean others = IntStream.range(0, match.legalCount()).anyMatch(move -> witness.isForetold(match, move));
        return others
                ? Spoken.of("And then: a surprise!", "E poi: una sorpresa!").in(manner)
                : "";
    }

    private static Match after(Match before, int move) {
        Match after = before.copy();
        after.playIndex(move);
        return after;
    }

    /** What whoever hears it will have done is told in Italian as done: of what is still to come it is said by name. */
    private static String foretold(Event event, Manner manner) {
        String said = event.in(manner);
        return said.startsWith(DONE) ? event.in(manner.to(Manner.NOBODY)) : said;
    }

    private static Optional<Event> last(List<Event> told, Predicate<Event> isMeant) {
        return told.stream().filter(isMeant).reduce((first, last) -> last);
    }

    /** Behind the colon a sentence goes on, but who is called by a name keeps the capital. */
    private static String then(String sentence, Match match, Manner manner) {
        boolean named = IntStream.range(0, match.rules().players())
                .mapToObj(player -> match.names().title(Type.PLAYER, player, manner))
                .anyMatch(sentence::startsWith);
        String said = named ? sentence : sentence.substring(0, 1).toLowerCase(Locale.ROOT) + sentence.substring(1);
        return WholeWords.ended(Spoken.of("And then: ", "E poi: ").in(manner) + said.replace(": ", " – "));
    }

    /**
     * @return the reasons of an advice which the one move bears out as soon as it is made: that others are held back
     *     only by what is not done would name somebody of whom nothing is seen
     */
    public static List<WhyBetter> seen(Advice advice, Move move, Match match) {
        AtSight sight = AtSight.of(match, move).orElse(null);
        if (sight == null) return advice.reasons();
        return advice.reasons().stream()
                .filter(reason -> !(reason instanceof Counts counts) || sight.isBetter(counts))
                .toList();
    }

    /** @return what the rules advise, of those things that the move brings more of; the first of them first */
    public static List<Spoken> advised(Move move, Match match) {
        AtSight sight = AtSight.of(match, move).orElse(null);
        if (sight == null || !match.hasAims()) return List.of();
        List<Aim> furthered =
                match.rules().aims().stream().filter(sight::furthers).toList();
        return Stream.concat(
                        furthered.stream().filter(sight::serves),
                        furthered.stream().filter(aim -> !sight.serves(aim)))
                .map(Aim::counsel)
                .filter(counsel -> !counsel.text("en").isEmpty())
                .toList();
    }

    private static String said(WhyBetter reason, Move move, Match match, AtSight sight, Manner manner) {
        if (reason instanceof Wins) return new Wins(false).in(manner); // whichever others do so too
        if (reason instanceof Wins.Survives) return reason.in(manner);
        if (reason instanceof WhyBetter.Apart apart)
            return apart.move().equals(move) ? said(apart.what(), move, match, sight, manner) : "";
        if (reason instanceof Averted.Escape escape)
            return escape.briefly().map(words -> words.in(manner)).orElse("");
        if (reason instanceof Costs costs) return costs.otherwise(manner);
        if (reason instanceof Happens happens)
            return alone(happens.when())
                    .flatMap(when -> sight == null ? known(when, happens, move, match) : seen(when, happens, sight))
                    .map(when -> new Happens(happens.event(), when, happens.seat(), happens.names()).in(manner))
                    .orElse("");
        if (reason instanceof Counts counts && counts.isAtOnce() && (sight == null || sight.isBetter(counts)))
            return counted(counts, manner.language());
        return "";
    }

    /** @return when it comes, as far as that can be seen: not of this move what only the next one of the turn brings */
    private static Optional<When> seen(When when, Happens happens, AtSight sight) {
        if (when == When.WARDED_OFF) return Optional.of(when);
        if (when == When.NOW && sight.brings(happens.event()))
            return Optional.of(when).filter(now -> !sight.isBroughtAnyway(happens.event()));
        boolean next = when == When.IN_TURN || sight.canBringInTurn(happens.event());
        if (next) return Optional.of(When.IN_TURN).filter(inTurn -> !sight.isSoAnyway(happens.event()));
        return when == When.PREPARED ? Optional.of(when) : Optional.empty();
    }

    /** @return the same where not all is open: what does not come of the move itself comes only later in the turn */
    private static Optional<When> known(When when, Happens happens, Move move, Match match) {
        int index = match.decision().legal().indexOf(move);
        boolean later = when == When.NOW
                && index >= 0
                && !Witness.isAmong(happens.event(), new Witness(match.decider()).unavoidable(match, index));
        return Optional.of(later ? When.IN_TURN : when);
    }

    /** @return when it is, said of one move of which others need not be told; empty if it is no reason for that one */
    private static Optional<When> alone(When when) {
        return switch (when) {
            case NOW, EACH, ALONE -> Optional.of(When.NOW);
            case IN_TURN -> Optional.of(When.IN_TURN);
            case WARDED_OFF, WORSE, THREATENS, AFTER_SOME, AFTER_MOST -> Optional.of(When.WARDED_OFF);
            case PREPARED, FORCED, THREATENED, STANDS -> Optional.of(When.PREPARED);
            default -> Optional.empty();
        };
    }

    /** @return how it is then; what is only more than after other moves is no reason to who sees one move alone */
    private static String counted(Counts counts, String language) {
        Counts.Horizon when = switch (counts.when()) {
            case TURN, TURN_TOO, TURN_EACH -> Counts.Horizon.TURN;
            default -> Counts.Horizon.NOW;
        };
        return Against.byItself(counts)
                .map(alone -> WholeWords.whole(when.before.text(language) + alone.text(language)))
                .orElse("");
    }

    /**
     * @return of what the rules advise for the sake of it what they say first: the rest explains it; nothing where the
     *     move does not serve it
     */
    private static String counsel(WhyBetter reason, AtSight sight, Manner manner) {
        if (!(reason instanceof Counts counts) || counts.whose() != null) return "";
        if (sight == null ? !counts.isAtOnce() : !sight.serves(counts.aim())) return "";
        Spoken advised = counts.aim().counsel();
        String first = advised.text(manner.language()).split("[:;] ")[0].strip();
        return first.isEmpty() ? "" : first.replaceAll("[.!]$", "") + "!";
    }

    /**
     * @return where nothing of it can be seen, whether others are nearly as good, or when it will be seen; empty where
     *     several are as good, of which that is said elsewhere
     */
    private static String unseen(Advice advice, Match match, Manner manner) {
        if (advice.isOpen() || advice.grounds() == null) return "";
        return (advice.near(match).isEmpty()
                        ? Spoken.of(
                                "You will see why only some moves later.", "Il perché si vede solo qualche mossa dopo.")
                        : Spoken.of(
                                "Others are nearly as good: take the one you like.",
                                "Anche altre vanno quasi altrettanto bene: fai quella che ti piace."))
                .in(manner);
    }
}
