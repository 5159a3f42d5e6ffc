package regola.advice;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Predicate;
import java.util.stream.Stream;
import regola.advice.WhyBetter.Happens;
import regola.advice.seen.Witness;
import regola.advice.words.SpokenOf;
import regola.engine.Guesses;
import regola.engine.Match;
import regola.engine.value.Event;
import regola.engine.value.Manner;
import regola.engine.value.RuleFailure;
import regola.search.Dice;
import regola.search.Trials;
import regola.search.Way;

/**
 * A reason is Refuted that tells what others could do otherwise, and they can do all the same: where something is
 * hidden, or several others move before the seat does again, such reasons come from few ways on, and others are open.
 *
 * @param seat who is advised
 * @param praised the move that is said to keep it away
 */
record Refuted(Match match, int seat, int praised, Crowd crowd) {
    /** With fewer players nobody comes between. */
    private static final int SEVERAL = 3;
    /** Of more praised moves nobody looks at each. */
    private static final int MOST_PRAISED = 12;
    /** Where something is hidden, it must be so in so many worlds. */
    private static final int WORLDS = 3;
    /** Where more answers than these can be given, nobody looks at what each of them brings. */
    private static final int MOST_ANSWERS = 30;
    /** In so many ways on it is looked whether who is spoken of can do it in the turn that comes. */
    private static final int WAYS = 12;
    /** So many of the moves of that turn are looked at: what is longer is hard to see. */
    private static final int DEEPEST = 3;
    /** And at no more than so many in one way. */
    private static final int MOST_LOOKS = 400;
    /** What can come in so large a part of the ways on is not kept away. */
    private static final double OFTEN = 0.3;

    /**
     * @param said of the praised moves
     * @param match stands at the decision; not changed
     * @return the same without what others can do as well after a praised move
     */
    static List<WhyBetter> without(List<WhyBetter> said, Match match, List<Integer> praised, Crowd crowd) {
        boolean open = match.guesses(match.decider()).isNothingHidden();
        if (match.isSecret() || open && match.rules().players() < SEVERAL) return said;
        try {
            return said.stream()
                    .filter(reason -> theirs(reason).stream().noneMatch(event -> isAmongOthers(event, match)))
                    .filter(reason -> theirs(reason).stream()
                            .noneMatch(event -> praised.stream()
                                    .limit(MOST_PRAISED)
                                    .map(move -> new Refuted(match, match.decider(), move, crowd))
                                    .anyMatch(kept -> open ? kept.isStillThere(event) : kept.isLeft(event))))
                    .toList();
        } catch (RuleFailure failure) {
            return said; // the search has told of it
        }
    }

    /**
     * @return whether nobody can do that before the next turn of the seat if it makes the move, in any way looked at
     */
    static boolean isKept(Event event, Match match, int move, Crowd crowd) {
        if (match.isSecret() || !match.guesses(match.decider()).isNothingHidden()) return false;
        try {
            Refuted kept = new Refuted(match, match.decider(), move, crowd);
            List<Way> ways = kept.ways();
            return kept.coming(event, ways) == 0 && kept.open(event, ways).isEmpty();
        } catch (RuleFailure failure) {
            return false; // the search has told of it
        }
    }

    /** @return what others could do otherwise, if the reason tells of that */
    private static Optional<Event> theirs(WhyBetter reason) {
        if (reason instanceof Costs costs) return Optional.of(costs.event());
        boolean tells = reason instanceof Happens happens
                && happens.when().isTheirs()
                && !happens.when().isWhatever()
                && happens.event().kind() == Event.Kind.RULE;
        return tells ? Optional.of(((Happens) reason).event()) : Optional.empty();
    }

    /** What one of the others does to another is no harm. */
    private static boolean isAmongOthers(Event event, Match match) {
        List<Integer> told = players(event, match);
        return told.size() > 1 && !told.contains(match.decider());
    }

    private static List<Integer> players(Event event, Match match) {
        return SpokenOf.players(event, match.names(), Manner.of("en"));
    }

    private Predicate<Event> same(Event event) {
        List<Integer> who = players(event, match);
        return each -> Witness.isAlike(each, event) && players(each, match).equals(who);
    }

    private List<Way> ways() {
        return Trials.ways(match, praised, 1, crowd.seed(), crowd.cancelled());
    }

    /**
     * Whether somebody does it all the same before the next turn of the seat, in many ways on after the move, or who is
     * spoken of can do it in the turn that comes, whatever looks best there: nobody plays always what looks best at
     * once.
     */
    private boolean isStillThere(Event event) {
        List<Way> ways = ways();
        if (coming(event, ways) >= OFTEN * ways.size()) return true;
        int open = open(event, ways).size();
        return open > 0 && open >= OFTEN * Math.min(WAYS, ways.size());
    }

    private long coming(Event event, List<Way> ways) {
        return ways.stream()
                .filter(way -> Witness.events(way.line()).stream().anyMatch(same(event)))
                .count();
    }

    /** @return those of the ways in which who is spoken of can do it */
    private List<Way> open(Event event, List<Way> ways) {
        List<Integer> told = players(event, match);
        if (told.isEmpty() || told.get(0) == seat) return List.of();
        return ways.stream()
                .limit(WAYS)
                .filter(way -> {
                    Match turn = turnOf(told.get(0), way);
                    return turn != null && new Looking(told.get(0), same(event)).finds(turn, 1);
                })
                .toList();
    }

    /** @return how it stands in a way on when that player's turn begins; null if none does */
    private Match turnOf(int player, Way way) {
        Match play = way.line().start();
        for (int at = 0; at < way.line().length(); at++) {
            play.playIndex(way.line().move(at));
            if (play.isOver() || play.decider() == player) break;
        }
        return play.isOver() || play.decider() != player || play.isSecret() ? null : play;
    }

    /** A Looking tries what a player can do in one turn. */
    private final class Looking {
        private final int player;
        private final Predicate<Event> wanted;
        private int looks;

        Looking(int player, Predicate<Event> wanted) {
            this.player = player;
            this.wanted = wanted;
        }

        boolean finds(Match turn, int depth) {
            if (crowd.cancelled().getAsBoolean()) throw new CancellationException("given up");
            for (int move = 0; move < turn.legalCount() && looks < MOST_LOOKS; move++) {
                looks++;
                Match then = turn.copy();
                if (Witness.heard(then, move).stream().anyMatch(wanted)) return true;
                boolean goesOn = depth < DEEPEST && !then.isOver() && then.decider() == player && !then.isSecret();
                if (goesOn && finds(then, depth + 1)) return true;
            }
            return false;
        }
    }

    /** Whether the first answer can be it in most worlds that may be the true one. */
    private boolean isLeft(Event event) {
        Guesses guesses = match.guesses(seat);
        Witness witness = new Witness(seat);
        boolean mine = SpokenOf.isOf(event, seat, match.names()); // what is done to another is something else
        int answered = 0;
        int left = 0;
        for (int world = 0; world < WORLDS; world++) {
            if (crowd.cancelled().getAsBoolean()) throw new CancellationException("given up");
            Match then = match.copy();
            guesses.draw(Dice.mix(crowd.seed() + world), then);
            then.playIndex(praised);
            if (then.isOver() || then.isSecret() || then.decider() == seat || then.legalCount() > MOST_ANSWERS)
                continue;
            answered++;
            Match before = then;
            boolean found = Stream.iterate(0, answer -> answer < before.legalCount(), answer -> answer + 1)
                    .anyMatch(answer -> witness.atOnce(before, answer).stream()
                            .anyMatch(each ->
                                    Witness.isAlike(each, event) && SpokenOf.isOf(each, seat, match.names()) == mine));
            if (found) left++;
        }
        return answered > 0 && 2 * left > answered;
    }
}
