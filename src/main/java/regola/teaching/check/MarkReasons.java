package regola.teaching.check;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import regola.engine.Match;
import regola.engine.value.Answer;
import regola.engine.value.BoardGraph;
import regola.engine.value.Catalog;
import regola.engine.value.RuleFailure;
import regola.engine.value.Thing;
import regola.language.model.Type;
import regola.language.source.Message;
import regola.teaching.check.Finding.Weight;
import regola.teaching.lesson.LessonStep;
import regola.teaching.lesson.Task;
import regola.teaching.lesson.WrongText;

/** A MarkReasons looks whether whoever marks something wrong in a step is told why it is wrong. */
final class MarkReasons {
    private static final int MOST_NAMED = 4;

    private final Findings findings;

    MarkReasons(Findings findings) {
        this.findings = findings;
    }

    /** @param match as it stands when the step asks */
    void check(LessonStep step, Task.Find find, Match match) {
        if (step.wrong().stream().anyMatch(WrongText::any)) return;
        Set<Thing> right = new HashSet<>(find.query() == null ? find.things() : match.answer(find.query()));
        List<Thing> untold = new ArrayList<>();
        Set<Thing> among = find.among() == null ? null : new HashSet<>(match.answer(find.among()));
        for (Thing thing : markable(find, match, right))
            if ((among == null || among.contains(thing)) && !right.contains(thing) && !isTold(thing, step, find, match))
                untold.add(thing);
        if (untold.isEmpty()) return;
        String first = untold.stream().limit(MOST_NAMED).map(Thing::id).collect(Collectors.joining(", "));
        int more = untold.size() - MOST_NAMED;
        findings.add(
                Weight.ADVICE,
                step,
                step.span(),
                more > 0
                        ? Message.of("who marks {0} or {1} others is not told why that is wrong", first, more)
                        : Message.of("who marks {0} is not told why that is wrong", first),
                "every wrong mark has its reason",
                "add 'why' with a move that the rules refuse there, or a text in 'wrong' with answer: \"*\"");
    }

    private static boolean isTold(Thing thing, LessonStep step, Task.Find find, Match match) {
        if (step.wrong().stream().anyMatch(wrong -> wrong.answers(thing))) return true;
        if (find.why() == null || match.isOver()) return false;
        try {
            return match.ask(find.why().with(thing)) instanceof Answer.Refused;
        } catch (RuleFailure failure) {
            return false; // that is told where the step is done
        }
    }

    /**
     * @return what might be taken for right: players, places of the board, or pieces on it, of the same sets as those
     *     that are right
     */
    private static Set<Thing> markable(Task.Find find, Match match, Set<Thing> right) {
        Type.Base base = find.query() == null
                ? find.things().get(0).type().base()
                : find.query().type().base();
        Catalog names = match.names();
        Set<Thing> all = new LinkedHashSet<>();
        switch (base) {
            case PLAYER -> {
                for (int i = 0; i < names.players(); i++) all.add(names.thing(Type.PLAYER, i));
            }
            case SITE ->
                match.board().sites().stream()
                        .filter(BoardGraph.Site::onBoard)
                        .forEach(place -> all.add(names.thing(Type.SITE, place.number())));
            default -> {
                Set<String> sets = new HashSet<>();
                for (Thing piece : right) sets.add(set(names, piece));
                for (String piece : lying(match)) {
                    if (!names.isNamed(Type.PIECE, piece)) continue; // it lies face down
                    Thing thing = names.thing(Type.PIECE, names.number(Type.PIECE, piece));
                    if (sets.isEmpty() || sets.contains(set(names, thing))) all.add(thing);
                }
            }
        }
        return all;
    }

    private static String set(Catalog names, Thing piece) {
        return names.kind(names.piece((int) piece.number()).kind()).pieceClass();
    }

    /** @return what positions call the pieces on the board */
    private static Set<String> lying(Match match) {
        Set<String> pieces = new LinkedHashSet<>();
        Object board = match.position().object("zones").get(match.board().name());
        if (board instanceof Map<?, ?> places)
            for (Object here : places.values())
                if (here instanceof List<?> lying) lying.forEach(piece -> pieces.add(String.valueOf(piece)));
        return pieces;
    }
}
