package regola.advice.seen;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import regola.engine.Guesses;
import regola.engine.Match;
import regola.engine.value.Event;
import regola.engine.value.RuleFailure;
import regola.engine.value.Thing;
import regola.search.Continuation;

/**
 * A WayOn is how a match may go on as a seat sees it: what happens on it, and how much of each aim there is at its
 * moments. Moment 0 is the end of the seat's own turn, 1 the end of the others' answer, 2 the end of its next turn, and
 * so on.
 *
 * @param own what the rules tell of the seat's turn
 * @param reply what they tell of the others' answer
 * @param next what they tell of the seat's next turn
 * @param fatal what they tell of how the others' answer ends the match for the seat; null if it does not, or that
 *     cannot be foretold
 * @param amounts by moment, aim and player, as far as it can be foretold; null where a moment cannot be
 * @param turn how many moves lead to moment 0
 * @param named by moment, what the sentences of the aims name
 */
public record WayOn(
        List<Event> own,
        List<Event> reply,
        List<Event> next,
        Event fatal,
        List<long[][]> amounts,
        int turn,
        List<Named> named) {
    /** No amount: it is not the same in all worlds. */
    public static final long UNSURE = Long.MIN_VALUE;
    /** What is alike in so many worlds is taken to be so in all. */
    private static final int WORLDS = 8;
    /** Farther than this nobody follows what may come. */
    private static final int MOMENTS = 6;

    /** @param match stands where the way begins; not changed */
    public static WayOn of(Match match, Continuation way) {
        Witness witness = new Witness(match.decider());
        List<long[][]> amounts = new ArrayList<>();
        List<Named> named = new ArrayList<>();
        int turn = 0;
        try {
            if (match.hasAims()) turn = find(match, way, witness, amounts, named);
        } catch (RuleFailure failure) {
            amounts.clear(); // the search has told of it
        }
        List<Event> reply = witness.reply(way);
        return new WayOn(
                witness.ownTurn(way),
                reply,
                witness.nextTurn(way),
                fatal(match, way, reply, witness),
                amounts,
                turn,
                named);
    }

    private static Event fatal(Match match, Continuation way, List<Event> reply, Witness witness) {
        int end = witness.replyEnd(way);
        if (reply.isEmpty() || witness.foretold(way) < end || !witness.hasLost(way.after(end))) return null;
        return reply.stream()
                .filter(event -> Cheer.isWorthTelling(event, match.rules().names()))
                .min(Comparator.comparing(event -> event.kind() != Event.Kind.FINISHED))
                .map(event -> Cheer.withCause(event, reply, match.rules().names()))
                .orElse(reply.get(reply.size() - 1));
    }

    /** @return how much there is then; {@link #UNSURE} if that cannot be told */
    public long amount(int moment, int aim, int player) {
        return moment >= amounts.size() || amounts.get(moment) == null ? UNSURE : amounts.get(moment)[aim][player];
    }

    /** @return what the sentences of an aim name then, as far as it can be told */
    public Map<String, List<Thing>> named(int moment, int aim, int player) {
        return moment >= named.size() ? Map.of() : named.get(moment).of(aim, player);
    }

    /** @return how many moves lead to the first of the moments */
    private static int find(Match match, Continuation way, Witness witness, List<long[][]> found, List<Named> named) {
        int sure = witness.foretold(way);
        List<Integer> ends = witness.ends(way, MOMENTS);
        if (ends.isEmpty()) return 0;
        // Of one move more only what is the same in every world that it may lead to is no guess.
        boolean guessed = ends.get(0) > sure;
        int worlds = !guessed && match.guesses(match.decider()).isNothingHidden() ? 1 : WORLDS;
        List<Integer> moments = new ArrayList<>(List.of(guessed ? sure + 1 : ends.get(0)));
        for (int end : ends.subList(1, ends.size())) if (end <= sure) moments.add(end);
        for (int end : moments) {
            Named then = new Named(match.rules());
            found.add(amounts(match, way, end, worlds, then));
            named.add(then);
        }
        return moments.get(0);
    }

    /** @return for each aim and player how much there is then; null if the way cannot be gone in all of the worlds */
    private static long[][] amounts(Match match, Continuation way, int length, int worlds, Named named) {
        int players = match.rules().players();
        long[][] amounts = new long[match.rules().aims().size()][players];
        Guesses guesses = worlds > 1 ? match.guesses(match.decider()) : null;
        for (int world = 0; world < worlds; world++) {
            Match play = way.start();
            if (worlds > 1) {
                play = match.copy();
                guesses.draw(world, play);
            }
            Match known = way.start();
            for (int i = 0; i < length; i++) {
                int move = way.move(i);
                if (play.isOver() || move >= play.legalCount() || play.moveKey(move) != known.moveKey(move))
                    return null;
                play.playIndex(move);
                known.playIndex(move);
            }
            named.add(play);
            for (int a = 0; a < amounts.length; a++) {
                for (int p = 0; p < players; p++) {
                    long amount = play.aim(a, p);
                    if (world == 0) amounts[a][p] = amount;
                    else if (amounts[a][p] != amount) amounts[a][p] = UNSURE;
                }
            }
        }
        return amounts;
    }
}
