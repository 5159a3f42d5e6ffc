package regola.ui.present.review;

import java.util.List;
import regola.advice.WhyBetter;
import regola.engine.value.Move;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.Ref;

/**
 * A Lettered gives letters to moves that have no names, so that it is plain of which of them something is told. A
 * number would be taken for one that a way counts.
 *
 * @param reasons what is told, some of it of one of the moves alone
 */
record Lettered(HintWords words, List<WhyBetter> reasons) {
    /** @return the moves of which it is told one by one what they have before the others */
    static List<Move> told(List<WhyBetter> reasons) {
        return reasons.stream()
                .filter(reason -> reason instanceof WhyBetter.Apart && !HintWords.isSpecial(reason))
                .map(reason -> ((WhyBetter.Apart) reason).move())
                .toList();
    }

    /** @return the same; where some moves surely bring something, nothing else is told of one of them besides */
    static List<WhyBetter> plain(List<WhyBetter> reasons) {
        return reasons.stream().noneMatch(HintWords::isSpecial)
                ? reasons
                : reasons.stream()
                        .filter(reason -> !(reason instanceof WhyBetter.Apart) || HintWords.isSpecial(reason))
                        .toList();
    }

    /** @return what the first move is called, with 0, or a later one */
    static String letter(int index) {
        return String.valueOf((char) ('A' + index));
    }

    /** @return whether each ends at a place of its own, where its letter can stand */
    boolean isPossible() {
        List<Move> told = told(reasons);
        return told.stream().allMatch(move -> end(move) != null)
                && told.stream().map(this::end).distinct().count() == told.size();
    }

    private String end(Move move) {
        List<Ref> rings = words.rings(move);
        Ref last = rings.isEmpty() ? null : rings.get(rings.size() - 1);
        return last != null && last.sort() == Ref.Sort.SITE ? last.id() : null;
    }

    /** @return with the letters, where some of the moves have no names */
    OverlayView on(OverlayView marked) {
        List<Move> told = told(reasons);
        if (told.stream().noneMatch(words::isNameless) || !isPossible()) return marked;
        OverlayView seen = marked;
        for (int i = 0; i < told.size(); i++) seen = seen.label(end(told.get(i)), letter(i));
        return seen;
    }
}
