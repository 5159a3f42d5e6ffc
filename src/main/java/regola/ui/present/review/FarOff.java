package regola.ui.present.review;

import java.util.List;
import regola.advice.Advice;
import regola.engine.Match;
import regola.engine.value.Move;
import regola.ui.view.board.OverlayView;
import regola.ui.view.match.HintView;
import regola.ui.view.match.HintView.Stage;

/** A FarOff is what is said of an advice where only what comes later tells the good moves from the rest. */
record FarOff(HintWords words, Match match, Advice advice) {
    private List<Move> answer() {
        return advice.isFarOff() ? advice.answer(match) : List.of();
    }

    /** @return how the best move could be answered; empty if that cannot be told, or need not */
    String reply() {
        return words.onward().answer(advice.best(), answer());
    }

    boolean isTold() {
        return !reply().isEmpty();
    }

    /** @return the best move, and what could come after it */
    OverlayView seen() {
        return words.replied(advice.best(), answer());
    }

    /** @return of several moves where they begin, and how it could go on after the best one */
    HintView several() {
        OverlayView seen = seen();
        for (Move move : advice.good()) {
            if (!words.rings(move).isEmpty()) seen = seen.ring(words.rings(move).get(0));
        }
        String both = words.onward().seen(advice.best(), answer());
        String one = words.isNameless(advice.best())
                ? words.texts().get("hint.several.one.seen")
                : words.texts().get("hint.several.one", words.named(advice.best()));
        return new HintView(
                Stage.MOVE,
                words.texts().get("hint.several", advice.good().size()),
                (words.reasons(advice.reasons()) + " " + (both.isEmpty() ? one + " " + reply() : both)).strip(),
                seen);
    }
}
