package regola.advice;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import regola.advice.WhyBetter.Counts;
import regola.advice.WhyBetter.Happens;
import regola.advice.WhyBetter.Happens.When;
import regola.advice.seen.Blow;
import regola.advice.seen.Cheer;
import regola.advice.seen.Gain;
import regola.advice.seen.Witness;
import regola.advice.words.SpokenOf;
import regola.engine.Match;
import regola.engine.value.Event;
import regola.engine.value.Move;
import regola.search.Continuation;
import regola.search.Doom;

/** An Aftermath is a move and what may follow upon it, as far as that can be foretold. */
final class Aftermath {
    /** Others' turns are not followed any further than so many decisions. */
    private static final int LONGEST = 12;

    private static final Set<When> IN_TURN = EnumSet.of(When.NOW, When.IN_TURN, When.ALONE, When.SO, When.EACH);

    private Aftermath() {}

    /**
     * @param match stands at the decision; not changed
     * @param move the index of the move
     * @param likely how it may go on with that move; null if nobody has found out
     * @param gift what the move lets others have for nothing, which is what is told then; null if nothing
     * @return the moves from that one on; what follows shows what is told
     */
    static List<Move> of(Match match, int move, Continuation likely, Gift gift) {
        Move first = match.legal(move);
        List<Move> line = likely == null ? List.of(first) : told(likely, match.decider());
        if (gift == null || line.size() > 1 && line.get(1).equals(gift.answer())) return line;
        return taken(match, move, gift);
    }

    /** @return the move and what it brings upon the seat, so that what is shown ends with what is told */
    static List<Move> of(Match match, int move, Blow blow) {
        List<Move> line = blow.line();
        return line.isEmpty() ? List.of(match.legal(move)) : line;
    }

    /** @return the move and how it is lost by, as far as it can be foretold that it comes to that */
    static List<Move> of(Match match, int move, Doom doom) {
        List<Move> moves = new ArrayList<>(List.of(match.legal(move)));
        Witness witness = new Witness(match.decider());
        if (!doom.direct() || !witness.isForetold(match, move)) return moves;
        Match play = match.copy();
        play.playIndex(move);
        while (play.decider() == match.decider()) {
            if (!witness.isForetold(play, 0)) return moves;
            moves.add(play.legal(0));
            play.playIndex(0);
        }
        Match theirs = doom.way().start();
        for (int at = 0; at < doom.way().length(); at++) {
            moves.add(theirs.legal(doom.way().move(at)));
            theirs.playIndex(doom.way().move(at));
        }
        return moves;
    }

    /** @return the moves of a line up to the first of which nobody can foretell what comes of it; at least one */
    static List<Move> told(Continuation line, int seat) {
        List<Move> moves = new ArrayList<>();
        Match match = line.start();
        int sure = Math.max(1, new Witness(seat).foretold(line));
        for (int i = 0; i < sure; i++) {
            moves.add(match.legal(line.move(i)));
            match.playIndex(line.move(i));
        }
        // What must follow belongs to it: a line that breaks off before a man is taken back tells of a loss.
        Witness witness = new Witness(seat);
        while (sure == line.length()
                && moves.size() < sure + LONGEST
                && isForced(match)
                && witness.isForetold(match, 0)) {
            moves.add(match.legal(0));
            match.playIndex(0);
        }
        return moves;
    }

    /** @return so many of the moves of a line belong to the turn in which it begins */
    static int inTurn(Match match, List<Move> line) {
        Match play = match.copy();
        int made = 0;
        for (Move move : line) {
            if (play.isOver() || play.decider() != match.decider() || play.turnNumber() != match.turnNumber()) break;
            play.play(move);
            made++;
        }
        return made;
    }

    /** @return whether there are reasons, and none of them looks beyond the turn */
    static boolean isInTurn(List<WhyBetter> reasons) {
        return !reasons.isEmpty() && reasons.stream().allMatch(Aftermath::isInTurn);
    }

    private static boolean isInTurn(WhyBetter reason) {
        if (reason instanceof Counts counts)
            return counts.isAtOnce() && !counts.when().isNext();
        return reason instanceof Happens happens && IN_TURN.contains(happens.when());
    }

    /** @return the move, the answer that takes it, and what whoever takes it must do then */
    private static List<Move> taken(Match match, int move, Gift gift) {
        Match play = match.copy();
        List<Move> moves = new ArrayList<>(List.of(match.legal(move), gift.answer()));
        play.playIndex(move);
        play.play(gift.answer());
        while (moves.size() < LONGEST && !play.isOver() && play.decider() == gift.by() && play.legalCount() == 1) {
            moves.add(play.legal(0));
            play.playIndex(0);
        }
        return moves;
    }

    private static boolean isForced(Match match) {
        return !match.isOver() && !match.isSecret() && match.legalCount() == 1;
    }

    /**
     * @return what comes of a move by itself: what there is to be glad of in it, then something else that does not come
     *     of the better one
     */
    static List<Event> brought(Match match, int move, int better, Continuation tryingIt, Continuation instead) {
        Witness witness = new Witness(match.decider());
        List<Event> anyway = witness.unavoidable(match, better);
        List<Event> told = witness.unavoidable(match, move);
        Gain own = new Gain(match, tryingIt, instead);
        List<Event> glad = told.stream()
                .filter(event -> Cheer.isIn(event, match.names()) && !own.isForOthers(event))
                .limit(1)
                .toList();
        // Beside what there is to be glad of, what else the rules do is its price; a mere remark does nothing.
        boolean harms = new Gain(match, instead, tryingIt).harms() && !Adviser.wins(match, better);
        if (glad.isEmpty() && !harms) return List.of();
        return Stream.concat(
                        glad.stream(),
                        told.stream()
                                .filter(event -> !Cheer.isIn(event, match.names()))
                                .filter(event -> harms || event.kind() == Event.Kind.RULE)
                                .filter(event ->
                                        !match.names().cheers() || SpokenOf.isOf(event, match.decider(), match.names()))
                                .filter(event -> anyway.stream().noneMatch(each -> Witness.isAlike(each, event)))
                                .limit(1))
                .toList();
    }

    /** Whether all is known that comes of a way on, up to the end of the others' answer. */
    static boolean isForetold(Witness witness, Continuation way) {
        return witness.foretold(way) >= Math.max(1, witness.replyEnd(way));
    }
}
