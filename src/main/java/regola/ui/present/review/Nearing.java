package regola.ui.present.review;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import regola.advice.Advice;
import regola.advice.Briefly;
import regola.advice.LastWord;
import regola.advice.WhyBetter;
import regola.engine.Match;
import regola.engine.value.Manner;
import regola.engine.value.Move;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.Ref;
import regola.ui.view.match.HintView;
import regola.ui.view.match.HintView.Stage;

/**
 * A Nearing leads who reads little to one move, always by the same steps: what to look for, where, and the move with
 * its reason.
 *
 * @param advice of which one move is told
 */
record Nearing(HintWords words, Match match, Advice advice) {
    /** So many things stand in rings where the move is nothing but one of them. */
    private static final int AMONG = 3;

    /** @return whether one move is told before others, and can be seen on the board: then there is something to find */
    boolean isToFind() {
        HintView whole = words.whole(advice);
        return match.legalCount() > 1 && !whole.isAllAlike() && !whole.overlay().isEmpty();
    }

    /** @return what to look for, and nothing of where it is */
    HintView look() {
        return new HintView(Stage.PIECE, words.texts().get("child.hint.think"), sought(), OverlayView.NONE);
    }

    /**
     * @param all what others are told first
     * @param looks whether it is not told yet where
     * @return what to look for, or where; what others are told where nothing is to be found
     */
    HintView first(HintView all, boolean looks) {
        if (!isToFind()) return all;
        return looks ? look() : where().orElse(all);
    }

    /**
     * @param whole what others are told at the end
     * @param begun whether something of it is chosen already
     * @return that one move alone, with what it is good for
     */
    HintView move(HintView whole, boolean begun) {
        String why = Briefly.why(advice, best(), match, words.manner());
        String said = why.isEmpty() && advice.isOpen() ? words.texts().get("child.hint.others") : why;
        // What comes after it in the same turn is asked for when it comes: two plans at once are none.
        OverlayView seen = FirstOfSeveral.alone(words, match, best(), begun);
        if (advice.stake().ways().isEmpty())
            for (Ref danger : whole.overlay().points()) seen = seen.point(danger);
        return new HintView(Stage.MOVE, whole.head(), said, seen)
                .playing(whole.play())
                .bringing(Briefly.brings(best(), match, words.manner()));
    }

    /** @return where that is; empty where the board has nothing to be ringed but the move itself */
    Optional<HintView> where() {
        List<Ref> pressed = FirstOfSeveral.pressed(words, match, best());
        List<Ref> ringed = pressed.size() > 1 ? pressed.subList(0, 1) : among(pressed);
        if (ringed.isEmpty()) return Optional.empty();
        OverlayView rings = OverlayView.NONE;
        for (Ref each : ringed) rings = rings.ring(each);
        return Optional.of(new HintView(Stage.PIECE, words.texts().get("hint.piece"), "", rings));
    }

    private Move best() {
        return Briefly.shown(advice);
    }

    /** @return the one thing and some others that are not good; empty where there are no others */
    private List<Ref> among(List<Ref> pressed) {
        if (pressed.isEmpty()) return List.of();
        List<Ref> others = new ArrayList<>(match.decision().legal().stream()
                .filter(move -> !advice.good().contains(move))
                .map(move -> FirstOfSeveral.pressed(words, match, move))
                .filter(rings -> rings.size() == 1)
                .map(rings -> rings.get(0))
                .filter(ring -> !ring.equals(pressed.get(0)))
                .distinct()
                .toList());
        long seed = advice.grounds() == null ? 0 : advice.grounds().seed();
        Collections.shuffle(others, new Random(seed));
        if (others.isEmpty()) return List.of();
        return Stream.concat(pressed.stream(), others.stream().limit(AMONG - 1)).toList();
    }

    /** @return what is in danger, else what there is to be glad of, else what the rules advise; never empty */
    private String sought() {
        Manner manner = words.manner();
        String glad = Briefly.brings(best(), match, manner);
        List<WhyBetter> last = advice.reasons().stream().filter(LastWord::isTold).toList();
        Counsel counsel = new Counsel(match, advice);
        return Stream.of(
                        words.theme(last),
                        glad.isEmpty() ? "" : words.texts().get("child.hint.seek", glad),
                        counsel.theme(words.theme(advice.reasons()), manner),
                        counsel.sentence().text(manner.language()))
                .map(Nearing::first)
                .filter(HintView::isPlain)
                .findFirst()
                .orElseGet(() -> words.texts().get("child.hint.look.any"));
    }

    /** What stands behind a colon explains it. */
    private static String first(String said) {
        String first = said.split("[:;] ")[0].strip();
        return first.isEmpty() || first.matches(".*[.?!]") ? first : first + ".";
    }
}
