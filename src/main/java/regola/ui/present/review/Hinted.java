package regola.ui.present.review;

import java.util.HashMap;
import java.util.Map;
import regola.advice.Advice;
import regola.advice.Objection;
import regola.advice.TurningPoint;
import regola.engine.value.Move;
import regola.ui.view.Texts;
import regola.ui.view.match.HintView;

/**
 * A Hinted is what hints have told of one decision before it was made, so that a look back can speak of it.
 *
 * @param advice what was found out; null if no hint was told
 * @param whole whether the whole move was told, and not only what it begins with
 * @param warned what was said of moves that were asked about
 */
public record Hinted(Advice advice, boolean whole, Map<Move, Objection> warned) {
    /** Nobody has asked. */
    public static final Hinted NOTHING = new Hinted(null, false, Map.of());

    public Hinted {
        warned = Map.copyOf(warned);
    }

    Hinted told(Advice hint, boolean all) {
        return new Hinted(hint, whole || all, warned);
    }

    Hinted warnedOf(Objection objection) {
        Map<Move, Objection> more = new HashMap<>(warned);
        more.put(objection.move(), objection);
        return new Hinted(advice, whole, more);
    }

    /**
     * @return what is said of it before the better move is told, which is kept back; empty if there is nothing to say
     */
    String before(TurningPoint point, HintWords words, Texts texts) {
        Objection objection = warned.get(point.played());
        if (hasWarned(point)) {
            HintView answer = words.answer(objection);
            // The board showed it then, and does not now.
            String shown = words.onward().answer(objection.move(), objection.reply());
            // What the best move has before it is told when that is.
            if (!isKept(objection)) return texts.get("review.hint.weaker");
            String why = answer.sentence().replace(shown, "").strip();
            return texts.get("review.hint.warned", why.isEmpty() ? answer.head() : why);
        }
        return isOther(point) && whole ? texts.get("review.hint.other") : "";
    }

    /** Whether what spoke against a move can be told without the better one. */
    private static boolean isKept(Objection objection) {
        return objection.lost() || !objection.events().isEmpty() || objection.blow() != null;
    }

    /** @return whether it was asked about the move that was made then, and something spoke against it */
    boolean hasWarned(TurningPoint point) {
        Objection objection = warned.get(point.played());
        return objection != null && !objection.none() && !objection.isNear();
    }

    /** @return what is said when the better move has been told; empty if there is nothing to say */
    String after(TurningPoint point, Texts texts) {
        // The longer look may have found something that the hint had not.
        if (!isOther(point) || !advice.good().contains(point.advice().best())) return "";
        // That it had shown another move is said already, where it did not warn of this one.
        if (whole) return warned.containsKey(point.played()) ? texts.get("review.hint.shown") : "";
        return texts.get("review.hint.begun");
    }

    /** @return why the better move is better, as the hint had said it; empty where it had not, or had only numbers */
    String why(TurningPoint point, HintWords words) {
        // What was said of the other move says it already.
        if (hasWarned(point) && isKept(warned.get(point.played()))) return "";
        boolean same =
                whole && advice != null && !advice.isOpen() && advice.best().equals(point.better());
        return same && !advice.isFarOff() ? words.reasons(advice.reasons()) : "";
    }

    /** @return whether a hint was told, and something else was done */
    private boolean isOther(TurningPoint point) {
        return advice != null && !advice.good().contains(point.played());
    }
}
