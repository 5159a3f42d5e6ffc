package regola.ui.present.review;

import java.util.ArrayList;
import java.util.List;
import regola.advice.TurnAhead;
import regola.engine.value.Move;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.Ref;
import regola.ui.view.match.HintView;

/** A TurnWords says what comes after a hint's move in the same turn, in order: by name, or by numbers on the board. */
record TurnWords(HintWords words, TurnAhead ahead) {
    /** From this one on they are all called alike. */
    private static final int LAST_NAMED = 4;

    /** @return the hint with all that comes after its move, as far as it can be told */
    HintView after(HintView hint, Move first) {
        if (ahead.steps().isEmpty()) return hint;
        List<String> named = new ArrayList<>();
        OverlayView seen = numbered(words, hint.overlay(), first, 1);
        OverlayView later = hint.overlay();
        for (TurnAhead.Step step : ahead.steps()) {
            if (isNothing(step)) continue;
            HintWords then = words.at(step.before());
            named.add(then.named(step.move()));
            seen = numbered(then, seen.and(then.shown(step.move())), step.move(), named.size() + 1);
            later = labelled(
                    then,
                    later.and(then.shown(step.move())),
                    step.move(),
                    words.texts().get("hint.turn.then"));
        }
        if (named.isEmpty()) return hint;
        // Of several that are as good none is named as the one.
        boolean one = ahead.steps().stream().noneMatch(TurnAhead.Step::open);
        if (one && named.stream().noneMatch(String::isEmpty))
            return told(hint, words.texts().get("hint.turn", String.join("; ", named)), hint.overlay());
        // A single one would be taken for a number of steps.
        boolean ordered = seen.labels().size() > hint.overlay().labels().size() + 1;
        boolean shown = ordered && named.stream().anyMatch(String::isEmpty);
        if (shown && !isCounted(seen)) return told(hint, words.texts().get("hint.turn.seen"), seen);
        // Nobody asks what to do where there is only one thing to do, such as to go back.
        boolean asks = ahead.steps().stream().anyMatch(step -> step.before().legalCount() > 1);
        // Beside a way that counts its steps what comes after it bears a word.
        if (asks && shown && named.size() == 1) return told(hint, words.texts().get("hint.turn.then.seen"), later);
        return asks ? told(hint, words.texts().get("hint.turn.more"), hint.overlay()) : hint;
    }

    /** Whether all that is left there is to say that there is nothing more. */
    private static boolean isNothing(TurnAhead.Step step) {
        return step.move().arguments().isEmpty() && step.before().legalCount() == 1;
    }

    /** Whether a way counts its steps, so that the moves cannot be counted as well. */
    private static boolean isCounted(OverlayView seen) {
        return seen.paths().stream().flatMap(path -> path.steps().stream()).anyMatch(OverlayView.Step::isCounted);
    }

    private static HintView told(HintView hint, String more, OverlayView seen) {
        return new HintView(hint.stage(), hint.head(), (hint.sentence() + " " + more).strip(), seen, hint.alike());
    }

    /** Where a move ends stands which of the turn's it is: "1st", since a plain 1 is how far something goes. */
    private static OverlayView numbered(HintWords words, OverlayView seen, Move move, int number) {
        return labelled(words, seen, move, nth(words, number));
    }

    private static OverlayView labelled(HintWords words, OverlayView seen, Move move, String label) {
        List<Ref> rings = words.rings(move);
        if (rings.isEmpty()) return seen;
        Ref last = rings.get(rings.size() - 1);
        return last.sort() == Ref.Sort.SITE ? seen.label(last.id(), label) : seen;
    }

    /** @return how the first of several moves is called on the board, with 1, or a later one */
    static String nth(HintWords words, int number) {
        return words.texts().get("hint.turn.nth." + Math.min(number, LAST_NAMED), number);
    }
}
