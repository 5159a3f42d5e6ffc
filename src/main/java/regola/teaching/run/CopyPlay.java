package regola.teaching.run;

import java.util.ArrayList;
import java.util.List;
import regola.engine.Match;
import regola.engine.value.Answer;
import regola.engine.value.Event;
import regola.engine.value.Move;
import regola.engine.value.Spoken;
import regola.teaching.lesson.Line;

/** A CopyPlay plays single moves on copies, so that every match that was ever looked at stays as it was. */
final class CopyPlay {
    private CopyPlay() {}

    /** Plays a legal move and hears what happens. */
    static Passage play(Match before, Move move, boolean learners) {
        List<Event> events = new ArrayList<>();
        Match after = before.copy();
        after.listen(events::add);
        after.play(move);
        after.listen(null);
        return new Passage(before, move, before.decider(), before.asked(), learners, events, after);
    }

    /** @return the match after a legal move; nobody hears what happens */
    static Match after(Match before, int index) {
        Match after = before.copy();
        after.playIndex(index);
        return after;
    }

    /** @return the move as the match knows it; null if it is not legal now */
    static Move legal(Match match, String move) {
        if (match.isOver()) return null;
        return match.ask(move) instanceof Answer.Legal legal ? legal.move() : null;
    }

    /** Plays moves that the lesson writes down, one after the other. */
    static List<Passage> play(Match before, List<Line> moves, boolean learners) throws Unfit {
        List<Passage> passages = new ArrayList<>();
        Match match = before;
        for (Line line : moves) {
            Passage passage = play(match, needed(match, line), learners);
            passages.add(passage);
            match = passage.after();
        }
        return passages;
    }

    private static Move needed(Match match, Line line) throws Unfit {
        Answer answer = match.ask(line.move());
        if (answer instanceof Answer.Legal legal) return legal.move();
        Spoken why = answer instanceof Answer.Refused refused
                ? Phrases.numbered(refused.why())
                : ((Answer.NotUnderstood) answer).message();
        throw new Unfit(Phrases.notLegal(line.move()), why, line.span());
    }

    static Match last(Match match, List<Passage> passages) {
        return passages.isEmpty() ? match : passages.get(passages.size() - 1).after();
    }
}
