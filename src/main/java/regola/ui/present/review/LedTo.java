package regola.ui.present.review;

import java.util.List;
import regola.advice.TurningPoint;
import regola.engine.Match;
import regola.engine.value.Manner;
import regola.engine.value.Move;
import regola.ui.view.review.ReviewView;

/** A LedTo says where a way leads that could have been gone from a moment on: it does not just stop. */
record LedTo(Found found, TurningPoint point, Manner manner) {
    /**
     * @param line the moves of that way
     * @return what there would have been more of by the end of it, else the chance there; nothing where it has ended
     *     the match
     */
    String said(List<Move> line) {
        int at = point.at();
        // The last of the moves has told who wins.
        if (isEnd(line)) return "";
        ReviewWords said = new ReviewWords(LookBack.tongue(found, manner));
        ReviewWords.Voice voice = found.voice(at);
        if (point.isRight() || found.isGood(at)) return said.keeps(voice, point, found.hoped(point));
        // Nobody but the only person is "you" there.
        String gained = voice == ReviewWords.Voice.YOU ? MomentWords.gained(found, at, line, manner) : "";
        ReviewView.Fall fall = MomentWords.fall(found, point, said);
        return gained.isEmpty() ? said.would(voice, point, fall) : gained;
    }

    private boolean isEnd(List<Move> line) {
        Match play = found.before().get(point.at()).copy();
        for (Move move : line) play.playIndex(HintWords.index(play, move));
        return play.isOver();
    }
}
