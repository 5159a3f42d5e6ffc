package regola.ui.present.review;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import regola.advice.Advice;
import regola.engine.Match;
import regola.engine.value.Move;
import regola.engine.value.Thing;
import regola.language.model.Type;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.Ref;
import regola.ui.view.match.HintView;
import regola.ui.view.match.HintView.Stage;

/**
 * A FirstOfSeveral is the first step of a hint where some moves are as good as each other and others are not: that
 * there are several, and with what they begin if that is little. Which they are, and why, is for the next step. Where
 * one alone is good and nothing but one thing, that one is shown among a few.
 */
record FirstOfSeveral(HintWords words, Match match, Advice advice) {
    /** More beginnings than these are not ringed: one would see all there is. */
    private static final int MOST_RINGED = 3;

    /**
     * @return what is pressed for a move, one thing after the other. A place that is the same whatever is chosen of
     *     what lies in a hand needs no press, and whoever pressed it would have chosen nothing.
     */
    static List<Ref> pressed(HintWords words, Match match, Move move) {
        List<Move> all = match.decision().legal();
        List<Thing> chosen = move.arguments().stream()
                .filter(thing -> !all.stream().allMatch(each -> each.arguments().contains(thing)))
                .toList();
        boolean lie = !chosen.isEmpty()
                && chosen.size() < move.arguments().size()
                && chosen.stream().allMatch(thing -> thing.is(Type.Base.KIND));
        List<Ref> lying = lie
                ? chosen.stream()
                        .map(kind -> words.preview.lying(kind, move))
                        .filter(Objects::nonNull)
                        .toList()
                : List.of();
        return lying.isEmpty() ? words.rings(move) : lying;
    }

    /**
     * @param begun whether the first part of it is chosen already
     * @return the move alone. Of things that only change hands one is chosen after the other, and one is ringed at a
     *     time
     */
    static OverlayView alone(HintWords words, Match match, Move move, boolean begun) {
        List<Ref> rings = pressed(words, match, move);
        boolean lie = !rings.isEmpty() && rings.stream().allMatch(ring -> ring.sort() == Ref.Sort.LYING);
        if (!lie) return words.shown(move);
        return (rings.size() > 1 ? OverlayView.NONE : words.preview.whole(move))
                .ring(rings.get(begun ? rings.size() - 1 : 0));
    }

    /** @param then what to press next */
    HintView hint(String then) {
        Set<Ref> begins = begins(advice.good());
        boolean few = !begins.isEmpty()
                && begins.size() <= MOST_RINGED
                && begins.size() < begins(match.decision().legal()).size();
        if (isNothingToFind()) return words.whole(advice);
        if (!few) return looked(then);
        OverlayView rings = OverlayView.NONE;
        for (Ref each : begins) rings = rings.ring(each);
        String theme = words.theme(advice.reasons());
        if (begins.size() > 1) return headed(theme, words.texts().get("hint.several.first.begins", then), rings);
        String more = theme + " " + words.texts().get("hint.several.first.one", then);
        return new HintView(Stage.PIECE, words.begins(advice.best()), more.strip(), rings);
    }

    /** Which moves are good nobody finds out who is not told what to look for: then it is not asked. */
    private HintView looked(String then) {
        String theme = words.theme(advice.reasons());
        String look = theme.isEmpty()
                ? new Counsel(match, advice).sentence().text(words.manner().language())
                : theme;
        List<Ref> few = few(words, match, advice);
        if (few.isEmpty())
            return headed(
                    look, look.isEmpty() ? then : words.texts().get("hint.several.first.more", then), OverlayView.NONE);
        OverlayView rings = OverlayView.NONE;
        for (Ref each : few) rings = rings.ring(each);
        return headed(look, words.texts().get("hint.several.first.among", then), rings);
    }

    /** Where most moves are good, and nothing is to be looked for, nobody is made to look. */
    private boolean isNothingToFind() {
        return isMost() && words.theme(advice.reasons()).isEmpty();
    }

    private boolean isMost() {
        return new ManyMoves(words, advice.good()).isMost();
    }

    /** What to look for is what one reads first; that there are several such moves stands behind it. */
    private HintView headed(String look, String more, OverlayView seen) {
        String several = words.texts().get(isMost() ? "hint.several.first.most" : "hint.several.first");
        return look.isEmpty()
                ? new HintView(Stage.PIECE, several, more, seen)
                : new HintView(Stage.PIECE, look, several + " " + more, seen);
    }

    /** @return what the moves begin with; nothing if some of them are nothing but one thing, or none on the board */
    private Set<Ref> begins(List<Move> moves) {
        Set<Ref> begins = new LinkedHashSet<>();
        for (Move move : moves) {
            List<Ref> rings = words.rings(move);
            if (rings.size() < 2) return Set.of();
            begins.add(rings.get(0));
        }
        return begins;
    }

    /**
     * Where a move is nothing but one thing, pointing at it would tell all: the choice is made smaller.
     *
     * @return what is good and some that is not, or is not said to be; empty where there is little to choose from
     */
    static List<Ref> few(HintWords words, Match match, Advice advice) {
        Set<Ref> all = new LinkedHashSet<>();
        for (Move move : match.decision().legal()) {
            List<Thing> chosen = move.arguments();
            Ref one = chosen.size() == 1 && words.isMovable(chosen.get(0)) ? HintWords.ref(chosen.get(0)) : null;
            if (one == null) return List.of();
            all.add(one);
        }
        List<Ref> good = advice.good().stream()
                .map(move -> HintWords.ref(move.arguments().get(0)))
                .distinct()
                .toList();
        good.forEach(all::remove);
        int others = good.size() == 1
                ? Math.min(HintWords.MOST_LISTED, (all.size() + 1) / 2) - 1
                : Math.min(good.size(), all.size() / 2);
        if (others < 1 || good.size() > HintWords.MOST_LISTED) return List.of();
        List<Ref> shuffled = new ArrayList<>(all);
        Collections.shuffle(
                shuffled,
                new Random(advice.grounds() == null ? 0 : advice.grounds().seed()));
        List<Ref> few = new ArrayList<>(shuffled.subList(0, others));
        few.addAll(good);
        return few;
    }
}
