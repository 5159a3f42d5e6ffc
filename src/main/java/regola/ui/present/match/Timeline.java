package regola.ui.present.match;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Answer;
import regola.engine.value.Decision;
import regola.engine.value.Event;
import regola.engine.value.IllegalMove;
import regola.engine.value.Move;
import regola.engine.value.Position;
import regola.ui.present.picture.Snapshot;
import regola.ui.view.match.StoryView;

/**
 * A Timeline is a match with all its moments: one can go back, look round and go on from there. Confined to one thread.
 *
 * <p>Each moment keeps a copy of the match as it stood, so going back computes nothing, and a rule file that fails in
 * the middle of a move costs that move only.
 */
final class Timeline {
    private final List<Snapshot> moments = new ArrayList<>();
    private final Position from;
    private final long seed;
    private int now;
    private boolean looking;
    /** Whether it is only read where somebody looks round. */
    private boolean studied;
    /** Who has given the match up after its last moment, by name; null if nobody has. */
    private String givenUp;
    /** All moments before somebody went on from one of them in another way; empty if nobody has. */
    private List<Snapshot> former = List.of();
    /** Who had given that match up, by name; null if nobody had. */
    private String formerGivenUp;

    private Timeline(Position from, long seed) {
        this.from = from;
        this.seed = seed;
    }

    static Timeline start(Ruleset rules, long seed) {
        return start(rules, null, seed);
    }

    /** @param from the position to begin from, or null for the game's own set-up */
    static Timeline start(Ruleset rules, Position from, long seed) {
        List<Event> events = new ArrayList<>();
        Match match = from == null ? Match.start(rules, seed, events::add) : Match.at(rules, from, seed, events::add);
        match.listen(null);
        Timeline timeline = new Timeline(from, seed);
        timeline.moments.add(Snapshot.start(match, events));
        return timeline;
    }

    /** @return the beginning of a match to be gone on with; its moves are not played yet */
    static Timeline start(Resumption resumed) {
        return start(resumed.setUp().rules(), resumed.start(), resumed.setUp().seed());
    }

    /** Plays all moves of a match that is gone on with, and stands where it stood. */
    void follow(Resumption resumed) {
        resumed.moves().forEach(this::play);
        goTo(resumed.at());
        if (resumed.givenUp() != null) giveUp(resumed.givenUp());
    }

    /** @return the same up to this moment, to go on from there in another way: nothing of that happens here */
    Timeline branch() {
        Timeline branch = new Timeline(from, seed);
        branch.moments.addAll(moments.subList(0, now + 1));
        branch.now = now;
        return branch;
    }

    /** @return the match before what led to this moment; null at the beginning */
    Match before() {
        return now == 0 ? null : moments.get(now - 1).match();
    }

    /** @return the position it began from, at the start of a turn; null if it began with the game's own set-up */
    Position from() {
        return from;
    }

    /** @return of everything that chance decides since it began */
    long seed() {
        return seed;
    }

    /** @return what happened with the move before the last one, if the same player made that too; else nothing */
    List<Event> earlier() {
        boolean same = now > 1 && moments.get(now - 1).decider() == now().decider();
        return same ? moments.get(now - 1).events() : List.of();
    }

    Snapshot now() {
        return moments.get(now);
    }

    Match match() {
        return now().match();
    }

    int at() {
        return now;
    }

    int last() {
        return moments.size() - 1;
    }

    List<Snapshot> moments() {
        return moments;
    }

    /** @return all moves as text, those too that were taken back */
    List<String> moves() {
        return moments.stream().skip(1).map(moment -> moment.move().text()).toList();
    }

    /** Plays a legal move from here; what came after is forgotten. If the rule file fails, nothing has changed. */
    void play(Move move) {
        Match next = match().copy();
        List<Event> events = new ArrayList<>();
        int decider = next.decider();
        Decision asked = next.decision();
        next.listen(events::add);
        next.play(move);
        next.listen(null);
        givenUp = null;
        moments.subList(now + 1, moments.size()).clear();
        moments.add(new Snapshot(next, move, decider, asked.id(), asked.secret(), List.copyOf(events)));
        now++;
        looking = false;
    }

    /**
     * As {@link #play(Move)}, for a move that was written down.
     *
     * @throws IllegalMove if it is not legal here
     */
    void play(String text) {
        Answer answer = match().ask(text);
        if (!(answer instanceof Answer.Legal legal)) throw new IllegalMove(text, answer);
        play(legal.move());
    }

    /**
     * @return who has made a choice by now that the others do not know yet: what all choose in secret comes out at once
     */
    Set<Integer> chosen() {
        Set<Integer> players = new HashSet<>();
        if (match().isOver() || !match().decision().secret()) return players;
        for (int i = now; moments.get(i).secret() && moments.get(i).decider() != match().decider(); i--) {
            if (moments.get(i - 1).match().turnNumber() != match().turnNumber()) break;
            if (!players.add(moments.get(i).decider())) break;
        }
        return players;
    }

    /**
     * @param viewer the seat that looks, -1 for somebody who sees all that anybody sees
     * @return what is hidden here and had been seen already when moves were taken back; nothing where one only looks
     *     round
     */
    StoryView.Ahead ahead(int viewer) {
        if (looking || now == last()) return StoryView.Ahead.NOTHING;
        if (isGivenAway()) return StoryView.Ahead.CHOICES;
        boolean seen = new Uncovered(match(), viewer).isIn(moments.subList(now + 1, moments.size()));
        return seen ? StoryView.Ahead.HIDDEN : StoryView.Ahead.NOTHING;
    }

    /** Whether what is to be chosen here in secret had been shown already when it was taken back. */
    private boolean isGivenAway() {
        if (match().isOver() || !match().decision().secret()) return false;
        Set<Integer> players = new HashSet<>();
        for (Snapshot next : moments.subList(now + 1, moments.size())) {
            boolean again = !players.add(next.decider());
            if (again || next.match().isOver() || !next.match().decision().secret()) return true;
        }
        return false;
    }

    void goTo(int moment) {
        now = Math.max(0, Math.min(last(), moment));
        looking = now < last();
    }

    /** The match is to go on from this moment; whoever took something back does not only look round. */
    void stay() {
        looking = false;
    }

    /** Whoever looks round goes on from here in another way; the match as it was is kept beside. */
    void goOnFromHere() {
        if (!looking || studied) return;
        former = List.copyOf(moments);
        formerGivenUp = givenUp;
        stay();
    }

    /** @return how many moves it had before somebody went on from one of its moments; 0 if nobody has */
    int former() {
        return Math.max(0, former.size() - 1);
    }

    /** The match is again as it was before somebody went on from one of its moments, and stands at its end. */
    void takeFormer() {
        if (former.isEmpty()) return;
        moments.clear();
        moments.addAll(former);
        givenUp = formerGivenUp;
        former = List.of();
        goTo(last());
    }

    /** Somebody gives the match up: it ends here. */
    void giveUp(String player) {
        moments.subList(now + 1, moments.size()).clear();
        looking = false;
        givenUp = player;
    }

    /** @return whether somebody had given up here, who plays on now */
    boolean takeUp() {
        boolean ended = givenUp() != null;
        if (ended) givenUp = null;
        return ended;
    }

    /**
     * @param byItself whether nobody decided at a moment
     * @return whether there is something here to take back: what nobody decided would only come about again
     */
    boolean takesBack(IntPredicate byItself) {
        IntPredicate only = moment -> moments.get(moment).match().legalCount() == 1;
        return !looking
                && (givenUp() != null
                        || IntStream.range(0, now).anyMatch(byItself.or(only).negate()));
    }

    /** @return who has given the match up, by name, where its end is shown; null if nobody has */
    String givenUp() {
        return now == last() ? givenUp : null;
    }

    /** @return whether the end of the match is shown: the rules', or somebody's who has given up */
    /** @return whether the only person of a match that goes on has left it with the last move */
    boolean hasJustLost(Collection<Integer> people) {
        if (people.size() != 1 || at() < 1 || isOver()) return false;
        int person = people.iterator().next();
        return moments.get(at() - 1).match().isIn(person) && !match().isIn(person);
    }

    boolean isOver() {
        return match().isOver() || givenUp() != null;
    }

    /** @return whether it has come to its end, though somebody may look round in it since then */
    boolean hasEnded() {
        return (moments.get(last()).match().isOver() || givenUp != null) && (looking || now == last());
    }

    /** @return who has given the match up, by name, wherever somebody looks round in it; null if nobody has */
    String givenUpAtLast() {
        return hasEnded() ? givenUp : null;
    }

    /** @param on whether it is only read where somebody looks round: nobody goes on from there either */
    void study(boolean on) {
        studied = on;
    }

    boolean isStudied() {
        return studied;
    }

    /** @return whether somebody looks round in the past: nothing is played there, and there is nothing to take back */
    boolean isLookedAt() {
        return looking;
    }
}
