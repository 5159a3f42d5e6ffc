package regola.ui.present.review;

import java.util.List;
import java.util.stream.Collectors;
import regola.advice.Advice;
import regola.advice.Objection;
import regola.advice.WhyBetter;
import regola.engine.value.Move;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.Ref;

/**
 * A Foremost is what is said of those few among moves as good as each other that do most right away.
 *
 * @param reasons what is told, some of it of these moves
 */
record Foremost(HintWords words, List<WhyBetter> reasons) {
    /** @return the moves that do most right away; none where that is not known */
    List<Move> moves() {
        return Lettered.told(reasons).stream().distinct().toList();
    }

    /**
     * @param hint what has been told before
     * @return whether the move that is asked about is as the hint would have it: any of those of which it told what
     *     they have before other good ones, else the best
     */
    static boolean isMeant(Objection asked, Advice hint) {
        List<Move> told = hint.reasons().stream()
                .filter(WhyBetter.Apart.class::isInstance)
                .map(reason -> ((WhyBetter.Apart) reason).move())
                .toList();
        return told.isEmpty() ? asked.move().equals(asked.better()) : told.contains(asked.move());
    }

    /** @return which they are, and what they do, where nothing else is ringed */
    String sentence() {
        List<Move> moves = moves();
        String does = does();
        boolean more = moves.size() > 1;
        if (moves.stream().anyMatch(words::isNameless))
            return words.texts().get(more ? "hint.all.foremost.more" : "hint.all.foremost", does);
        String named = moves.stream().map(words::named).collect(Collectors.joining("; "));
        return words.texts().get(more ? "hint.all.foremost.named.more" : "hint.all.foremost.named", named, does);
    }

    /** Whether one of several good moves does most: then not each of them has something before the others. */
    boolean isOne() {
        return Lettered.told(reasons).size() == 1;
    }

    /** @return which one it is, and what it does, where the other good moves are ringed as well */
    String among() {
        if (!words.isNameless(moves().get(0))) return sentence();
        boolean lettered = new Lettered(words, reasons).isPossible() && !goesFar();
        return words.texts().get(lettered ? "hint.several.foremost" : "hint.several.foremost.seen", does());
    }

    /** Whether it is one that leads from one place to another: a letter at its end says nothing of the beginning. */
    private boolean goesFar() {
        return isOne()
                && words.isNameless(moves().get(0))
                && words.rings(moves().get(0)).stream().distinct().count() > 1;
    }

    /** @return without the ways of other good moves, where the way of the one is seen */
    OverlayView without(OverlayView marked) {
        return goesFar() ? marked.withoutArrows() : marked;
    }

    /** @return with the one alone, where no letter can stand beside it */
    OverlayView on(OverlayView marked) {
        boolean lettered = new Lettered(words, reasons).isPossible() && !goesFar();
        if (!isOne() || !words.isNameless(moves().get(0)) || lettered) return marked;
        OverlayView seen = words.shown(moves().get(0));
        for (Ref ring : marked.rings()) seen = seen.ring(ring);
        return seen;
    }

    /** What there is once it is made stands as a sentence of its own here, and is not so yet. */
    private String does() {
        return reasons.stream()
                .filter(reason -> reason instanceof WhyBetter.Apart && !HintWords.isSpecial(reason))
                .map(reason -> ((WhyBetter.Apart) reason).then(words.manner().language()))
                .findFirst()
                .orElseThrow();
    }
}
