package regola.ui.present.review;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import regola.advice.Advice;
import regola.advice.WhyBetter;
import regola.engine.Match;
import regola.engine.value.Move;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.Ref;
import regola.ui.view.match.HintView;
import regola.ui.view.match.HintView.Stage;

/** A FarOff is what is said of an advice where only what comes later tells the good moves from the rest. */
record FarOff(HintWords words, Match match, Advice advice) {
    private List<Move> answer() {
        // What is counted after the answer is seen together with it.
        boolean told = advice.isFarOff() || new Counted(words, match, advice).isSoon();
        List<Move> answer = told ? advice.answer(match) : List.of();
        return Replied.isQuiet(match, advice.best(), answer) ? answer : List.of();
    }

    /** @return how the best move could be answered; empty if that cannot be told, or need not */
    String reply() {
        return words.onward().answer(advice.best(), answer());
    }

    private boolean isTold() {
        return !reply().isEmpty();
    }

    /** @return whether of several one is told, and how it could go on, rather than which they are */
    boolean isFirst() {
        boolean most = new ManyMoves(words, advice.good()).isMost();
        return isTold() || most && advice.reasons().stream().noneMatch(WhyBetter.Apart.class::isInstance);
    }

    /** @return the best move, and what could come after it */
    OverlayView seen() {
        return words.replied(advice.best(), answer());
    }

    /**
     * What the best move may be answered with is not seen where another good move begins: a piece of the other side in
     * its ring would look like what one is to do there.
     */
    static OverlayView alternatives(OverlayView best, List<Ref> good) {
        Set<Ref> others = new LinkedHashSet<>(good);
        others.removeAll(best.rings());
        OverlayView seen = best.withoutGhosts(others);
        for (Ref ring : good) seen = seen.ring(ring);
        return seen;
    }

    /** @return of several moves where they begin, and how it could go on after the best one */
    HintView several() {
        ManyMoves many = new ManyMoves(words, advice.good());
        List<Ref> good = (many.isMost() ? List.of(advice.best()) : advice.good())
                .stream()
                        .map(words::rings)
                        .filter(rings -> !rings.isEmpty())
                        .map(rings -> rings.get(0))
                        .toList();
        OverlayView move = alternatives(words.shown(advice.best()), good);
        OverlayView answered = alternatives(seen(), good);
        // An answer that would have to be seen, and of which nothing is left to see, is not promised.
        boolean isLeft = answered.goesBeyond(move);
        OverlayView seen = isLeft ? answered : move;
        boolean tells = isLeft || answer().isEmpty() || !words.isNameless(answer().get(0));
        String both = isLeft ? words.onward().seen(advice.best(), answer()) : "";
        String one = many.one(advice.best());
        String after = both.isEmpty() ? (one + " " + (tells ? reply() : "")).strip() : both;
        String why = new Counsel(match, advice).with(words.reasons(advice.reasons()), after, words.manner());
        if (why.isEmpty() && !many.isMost()) why = words.texts().get("hint.noReason.several");
        // Where they all lie can be looked for again; what is only counsel is no reason for these.
        String common = many.common();
        boolean fits = common.length() + why.length() + after.length() < HintWords.MOST_LETTERS;
        String told = (fits ? common + " " + why : common.isEmpty() ? why : common) + " " + after;
        return new HintView(Stage.MOVE, many.head(), told.strip(), seen);
    }
}
