package regola.advice.seen;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import regola.advice.words.SpokenOf;
import regola.engine.Match;
import regola.engine.value.Catalog;
import regola.engine.value.Event;
import regola.engine.value.Manner;
import regola.search.Continuation;
import regola.search.Dice;
import regola.search.Trials;

/**
 * What somebody is Exposed to is what one of several others can openly do to them in the turn that comes, whatever is
 * played in between: that the one before might stop it is no comfort to whoever loses a man by it.
 *
 * @param by who can do it
 * @param event what is done, or where that is now this and now that, what leads to it
 * @param share after so large a part of what may be played in between
 * @param same whether it is nearly always the very same, down to where it is done
 */
public record Exposed(int by, Event event, double share, boolean same) {
    /** In so large a part of all ways. */
    private static final double SAME = 2 / 3.0;
    /** So often it is tried what may come in between. */
    private static final int TURNS = 16;
    /** Where nothing is found in so many of these, nobody looks on. */
    private static final int FIRST = 4;
    /** So many decisions of one turn are looked at: what is longer is hard to see. */
    private static final int DEEPEST = 3;
    /** And in all no more moves than these in one turn. */
    private static final int MOST_LOOKS = 120;
    /** What is played in between is not followed any further. */
    private static final int LONGEST = 24;

    /**
     * @param match stands at the decision of who is exposed; not changed
     * @param move the index of the move that is made first
     * @param scale of the ruleset's tuning
     * @return what each of the others can do, the likeliest first
     * @throws regola.engine.value.RuleFailure when the rules fail on the way
     * @throws CancellationException when cancelled
     */
    public static List<Exposed> after(Match match, int move, double scale, long seed, BooleanSupplier cancelled) {
        List<Continuation> own = Trials.turns(match, move, scale, seed, TURNS, cancelled);
        Map<Integer, List<Deed>> done = new LinkedHashMap<>();
        for (int turn = 0; turn < TURNS && (turn < FIRST || !done.isEmpty()); turn++)
            new Exposure(match, seed + turn, cancelled)
                    .found(own.get(turn))
                    .forEach(deed -> done.computeIfAbsent(deed.by(), by -> new ArrayList<>())
                            .add(deed));
        return done.values().stream()
                .map(deeds -> of(deeds, match.names()))
                .sorted(Comparator.comparingDouble(Exposed::share).reversed())
                .toList();
    }

    /** What leads to it is told, such as a mill that takes now this man and now that, unless it is done to others. */
    private static Exposed of(List<Deed> deeds, Catalog names) {
        List<Event> told = deeds.stream()
                .map(deed -> SpokenOf.players(deed.leads(), names, Manner.of("en")).stream()
                                .allMatch(player -> player == deed.by())
                        ? deed.leads()
                        : deed.done())
                .toList();
        List<Event> usual = Witness.usual(told.stream());
        return new Exposed(
                deeds.get(0).by(),
                usual.get(0),
                Math.min(1, (double) deeds.size() / TURNS),
                usual.size() >= SAME * told.size());
    }

    /** @return whether it is the same thing, done by the same player */
    public boolean isLike(Exposed other) {
        return by == other.by && event.property().equals(other.event.property());
    }

    /**
     * An Exposure plays what may come up to the seat's next turn, and looks before each turn at what can be done in it.
     */
    private static final class Exposure {
        private final Match match;
        private final int seat;
        private final Dice dice;
        private final BooleanSupplier cancelled;
        private int looks;

        Exposure(Match match, long seed, BooleanSupplier cancelled) {
            this.match = match;
            this.seat = match.decider();
            this.dice = new Dice(Dice.mix(seed));
            this.cancelled = cancelled;
        }

        /** @param turn of the seat itself */
        List<Deed> found(Continuation turn) {
            List<Deed> found = new ArrayList<>();
            Match play = turn.after(turn.length());
            int whose = seat;
            for (int i = 0; i < LONGEST && !play.isOver() && !play.isSecret() && play.decider() != seat; i++) {
                if (cancelled.getAsBoolean()) throw new CancellationException("given up");
                if (play.decider() != whose) {
                    whose = play.decider();
                    looks = 0;
                    can(play, Deed.Glad.OF_NOTHING, 1).ifPresent(found::add);
                }
                play.playIndex(dice.below(play.legalCount()));
            }
            return found;
        }

        /** @return what the player whose turn it is can do to the seat, and can foretell; empty if nothing is seen */
        private Optional<Deed> can(Match turn, Deed.Glad before, int depth) {
            int player = turn.decider();
            Witness witness = new Witness(player);
            List<Match> next = new ArrayList<>();
            List<Deed.Glad> glads = new ArrayList<>();
            for (int move = 0; move < turn.legalCount() && looks < MOST_LOOKS; move++) {
                looks++;
                Match then = turn.copy();
                List<Event> events = Witness.heard(then, move);
                Deed.Glad glad = before.with(events, match.names());
                Optional<Deed> done = glad.done(events, seat, player, match.names());
                boolean ends = depth == DEEPEST || then.isOver() || then.isSecret() || then.decider() != player;
                if (done.isEmpty() && ends || !witness.isForetold(turn, move)) continue;
                if (done.isPresent()) return done;
                next.add(then);
                glads.add(glad);
            }
            for (int i = 0; i < next.size() && looks < MOST_LOOKS; i++) {
                Optional<Deed> later = can(next.get(i), glads.get(i), depth + 1);
                if (later.isPresent()) return later;
            }
            return Optional.empty();
        }
    }
}
