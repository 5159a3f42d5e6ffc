package regola.ui.present.review;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import regola.advice.AtStake;
import regola.engine.Match;
import regola.engine.value.Move;
import regola.engine.value.Thing;
import regola.language.model.Type;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.Ref;
import regola.ui.view.match.HintView;

/**
 * An Endangered points at what a hint tells of: at the piece that others threaten, or else at what they would do it
 * with, and at where one's own next turn brings what is promised, so that whoever reads it sees where.
 */
record Endangered(HintWords words, AtStake stake) {
    /**
     * @param theme what the sentence may begin with, behind which it is told what is seen
     * @return the same with the danger pointed at, and told that it is so where there is room for the words
     */
    HintView on(HintView hint, String theme) {
        Set<Ref> refs = refs(hint);
        if (refs.isEmpty()) return hint;
        // What turns a ring lies nowhere: it is said.
        List<Ref> places =
                refs.stream().filter(ref -> ref.sort() != Ref.Sort.MOVE).toList();
        OverlayView seen = hint.overlay();
        for (Ref each : places) seen = seen.point(each);
        String turns = turns();
        String threat = hint.stage() == HintView.Stage.MOVE ? threat(hint.head(), places.size()) : "";
        String shown = !threat.isEmpty()
                ? threat
                : places.isEmpty()
                        ? turns.isEmpty() ? "" : words.texts().get("hint.ways.turn", turns)
                        : turns.isEmpty()
                                ? words.texts().get(key(places.size()))
                                : words.texts().get(places.size() > 1 ? "hint.ways.or.more" : "hint.ways.or", turns);
        boolean room = hint.sentence().length() + shown.length() < HintWords.MOST_LETTERS;
        boolean asks = hint.stage() == HintView.Stage.PIECE;
        int at = hint.sentence().startsWith(theme) ? theme.length() : 0;
        if (!asks) at = behind(hint.sentence());
        String told = hint.sentence().substring(0, at) + " " + shown + " "
                + hint.sentence().substring(at).strip();
        String said = room ? told.strip() : hint.sentence();
        return new HintView(hint.stage(), hint.head(), said, seen, hint.alike(), hint.play());
    }

    /**
     * @return where it is told what somebody else would do, behind which it is told what is seen of it; else the end
     */
    private int behind(String sentence) {
        if (!stake.ways().isEmpty() && stake.winner() == null) return sentence.length();
        Match match = words.onward().match();
        List<String> others = IntStream.range(0, match.rules().players())
                .filter(player -> player != match.decider())
                .mapToObj(words.names()::player)
                .toList();
        int at = 0;
        for (String each : sentence.split("(?<=[.!?]) ", -1)) {
            at = Math.min(sentence.length(), at + each.length());
            if (others.stream().anyMatch(each::contains)) return at;
            at = Math.min(sentence.length(), at + 1);
        }
        return sentence.length();
    }

    /** @return the ways that turn something, in words */
    private String turns() {
        return stake.ways().stream()
                .filter(way -> words.rings(way).stream().anyMatch(ref -> ref.sort() == Ref.Sort.MOVE))
                .map(words::named)
                .filter(named -> !named.isEmpty())
                .distinct()
                .collect(Collectors.joining("; "));
    }

    private String key(int many) {
        if (stake.winner() != null) return "hint.danger.with";
        if (!stake.ways().isEmpty() && many == 1) return "hint.ways.one";
        if (!stake.ways().isEmpty()) return stake.sure() ? "hint.ways.sure" : "hint.ways";
        if (stake.places().isEmpty()) return "hint.danger.how";
        return many > 1 ? "hint.danger.more" : "hint.danger";
    }

    /** What is counted bears the same arrows: then there are none of these. */
    private Set<Ref> refs(HintView hint) {
        if (!hint.overlay().points().isEmpty()) return Set.of();
        Set<Ref> refs = new LinkedHashSet<>();
        for (Thing place : stake.places()) refs.add(HintWords.ref(place));
        if (stake.winner() != null) refs.add(HintWords.ref(stake.winner()));
        // Where others would play may be what one is to find: their place in a mill is one's own.
        boolean tells = hint.stage() == HintView.Stage.MOVE;
        if (tells) for (Move way : stake.ways()) end(way, refs);
        if (tells && stake.answer() != null) refs.addAll(words.rings(stake.answer()));
        return refs;
    }

    /** @return that it is seen how somebody else would do it, or what would be turned; empty where that is not known */
    private String threat(String head, int places) {
        if (stake.answer() == null || stake.winner() != null) return "";
        boolean turns = words.rings(stake.answer()).stream().anyMatch(ref -> ref.sort() == Ref.Sort.MOVE);
        String named = words.named(stake.answer());
        // What is to be played oneself is not called what the others would do, though it is the same.
        if (turns)
            return named.isEmpty() || head.contains(named) ? "" : words.texts().get("hint.danger.turn", named);
        return places > 1 ? words.texts().get("hint.danger.move") : "";
    }

    /** Where it ends; or what turns what it turns. */
    private void end(Move way, Set<Ref> refs) {
        Ref place = last(way);
        List<Ref> rings = words.rings(way);
        if (place != null) refs.add(place);
        else if (!rings.isEmpty()) refs.add(rings.get(rings.size() - 1));
    }

    /** @return where a move ends, if that is a place */
    private static Ref last(Move move) {
        List<Thing> places = move.arguments().stream()
                .filter(thing -> thing.is(Type.Base.SITE))
                .toList();
        return places.isEmpty() ? null : HintWords.ref(places.get(places.size() - 1));
    }
}
