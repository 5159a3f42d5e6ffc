package regola.ui.present;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import regola.engine.value.Move;
import regola.engine.value.Thing;
import regola.language.model.Type;
import regola.ui.view.ChoiceView;
import regola.ui.view.DraftWord;

/**
 * A Choices is the small list beside the board: whole moves that differ in nothing one could point at, or the values of the
 * next parameter where they are words, numbers or kinds.
 */
final class Choices {
    private static final String PUT = "put ";
    private static final String PLAY = "play ";

    private final Names names;
    private final PieceLooks looks;
    private final Predicate<Thing> onSight;

    /** @param onSight whether a thing can be pointed at on the board or in the seats */
    Choices(Names names, PieceLooks looks, Predicate<Thing> onSight) {
        this.names = names;
        this.looks = looks;
        this.onSight = onSight;
    }

    List<ChoiceView> of(Picks picks) {
        Map<String, ChoiceView> found = new LinkedHashMap<>();
        for (Move move : picks.left()) {
            Move.Part next = picks.open(move).findFirst().orElse(null);
            if (next == null) {
                found.put(PLAY + move.text(), new ChoiceView(PLAY + move.text(), names.of(move), null));
            } else if (next.thing().is(Type.Base.KIND) || !onSight.test(next.thing())) {
                String key = PUT + next.parameter() + " " + next.thing().type() + " " + next.thing().id();
                found.computeIfAbsent(key, k -> put(k, next));
            }
        }
        return List.copyOf(found.values());
    }

    private ChoiceView put(String key, Move.Part part) {
        Thing thing = part.thing();
        return new ChoiceView(key, Names.capital(names.of(thing)), thing.is(Type.Base.KIND) ? looks.ofKind((int) thing.number()) : null);
    }

    /** @return the move to play, if the key names one */
    static Move move(Picks picks, String key) {
        return picks.left().stream().filter(move -> key.equals(PLAY + move.text())).findFirst().orElse(null);
    }

    /** @return the picks with what the key names; the same if there is no such choice any more */
    static Picks put(Picks picks, String key) {
        for (Move move : picks.left()) {
            Move.Part next = picks.open(move).findFirst().orElse(null);
            if (next != null && key.equals(PUT + next.parameter() + " " + next.thing().type() + " " + next.thing().id())) {
                return picks.with(next.parameter(), next.thing());
            }
        }
        return picks;
    }

    /** @return the words of the move that is being put together; none before anything is picked */
    List<DraftWord> draft(Picks picks) {
        if (picks.left().isEmpty() || picks.isEmpty() && of(picks).isEmpty()) return List.of();
        List<DraftWord> words = new ArrayList<>();
        for (Move.Part part : picks.left().get(0).parts()) {
            if (part.parameter() == null) words.add(new DraftWord(names.word(part.text()), DraftWord.State.WORD));
            else if (picks.has(part.parameter())) words.add(new DraftWord(names.of(picks.get(part.parameter())), DraftWord.State.FILLED));
            else words.add(new DraftWord("…", DraftWord.State.OPEN));
        }
        return words;
    }
}
