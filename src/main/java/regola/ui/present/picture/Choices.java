package regola.ui.present.picture;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import regola.engine.Match;
import regola.engine.value.Answer;
import regola.engine.value.Move;
import regola.engine.value.Thing;
import regola.engine.value.Why;
import regola.language.model.Type;
import regola.ui.view.board.PieceView;
import regola.ui.view.match.ChoiceView;
import regola.ui.view.match.DraftWord;

/**
 * A Choices is the small list beside the board: whole moves that differ in nothing one could point at, or the values of
 * the next parameter where they are words, numbers or kinds.
 */
public final class Choices {
    private static final String PUT = "put ";
    /** More moves than these are not read through. */
    private static final int MOST_WHOLE = 8;

    private final Names names;
    private final PieceLooks looks;
    private final Predicate<Thing> onSight;

    /** @param onSight whether a thing can be pointed at on the board or in the seats */
    Choices(Names names, PieceLooks looks, Predicate<Thing> onSight) {
        this.names = names;
        this.looks = looks;
        this.onSight = onSight;
    }

    /**
     * All of one sort: next to "this for that, with you", a bare "this" would look like another whole move; and alone
     * it says nothing.
     */
    List<ChoiceView> of(Picks picks) {
        Map<String, ChoiceView> parts = new LinkedHashMap<>();
        Map<String, ChoiceView> whole = new LinkedHashMap<>();
        boolean severalForms = forms(picks) > 1;
        int settled = 0;
        for (Move move : picks.left()) {
            Move.Part next = picks.open(move).findFirst().orElse(null);
            if (next == null) {
                ChoiceView choice = new ChoiceView(ChoiceView.PLAY + move.text(), names.of(move), null);
                parts.put(choice.key(), choice);
                whole.put(choice.key(), choice);
            } else if (!isPointedAt(next)) {
                whole.put(ChoiceView.PLAY + move.text(), whole(ChoiceView.PLAY + move.text(), move, next));
                String key = PUT + next.parameter() + " " + next.thing().type() + " "
                        + next.thing().id();
                if (parts.containsKey(key)) continue;
                boolean settles =
                        picks.open(move).count() > 1 && put(picks, key).left().size() == 1;
                if (settles) settled++;
                parts.put(
                        key,
                        settles
                                ? whole.get(ChoiceView.PLAY + move.text())
                                : put(key, next, severalForms ? before(move, next) : ""));
            }
        }
        boolean mixed = settled > 0 && settled < parts.size();
        boolean leavesNoChoice = settled == 0 && parts.size() == 1;
        return List.copyOf(((mixed || leavesNoChoice) && whole.size() <= MOST_WHOLE ? whole : parts).values());
    }

    /** Kinds can be pointed at too where they lie, but one may not see which is meant: they are listed as well. */
    private boolean isPointedAt(Move.Part part) {
        return !part.thing().is(Type.Base.KIND) && onSight.test(part.thing());
    }

    /** @return whether some move goes on with something on the board or in the seats */
    boolean isOnSight(Picks picks) {
        return picks.left().stream()
                .anyMatch(move ->
                        picks.open(move).findFirst().filter(this::isPointedAt).isPresent());
    }

    /** How many forms the moves have that are left, such as "place (to)" and "turn (ring)". */
    private static long forms(Picks picks) {
        return picks.left().stream().map(Choices::form).distinct().count();
    }

    private static List<String> form(Move move) {
        return move.parts().stream()
                .map(part -> part.parameter() == null ? part.text() : "(" + part.parameter() + ")")
                .toList();
    }

    /** The words of the move that stand before a part, so that one sees what is chosen. */
    private String before(Move move, Move.Part part) {
        return move.parts().stream()
                .takeWhile(each -> each != part)
                .filter(each -> each.parameter() == null)
                .map(each -> names.word(each.text()) + " ")
                .collect(Collectors.joining());
    }

    /** What leaves one move only is that move, and says so. */
    private ChoiceView whole(String key, Move move, Move.Part part) {
        return placed(new ChoiceView(key, Names.capital(names.of(move)), picture(part.thing())), part.thing());
    }

    private PieceView picture(Thing thing) {
        return thing.is(Type.Base.KIND) ? looks.ofKind((int) thing.number()) : null;
    }

    private ChoiceView put(String key, Move.Part part, String before) {
        Thing thing = part.thing();
        return placed(new ChoiceView(key, Names.capital(before + names.of(thing)), picture(thing)), thing);
    }

    private ChoiceView placed(ChoiceView choice, Thing thing) {
        return thing.is(Type.Base.KIND) && onSight.test(thing) ? choice.atItsPlace() : choice;
    }

    /** @return the choices, those at their place that do nothing but what can be done there */
    static List<ChoiceView> atTheirPlaces(List<ChoiceView> choices, Picks picks, Set<String> elsewhere) {
        return choices.stream()
                .map(choice -> {
                    Move move = move(picks, choice.key());
                    List<Move> led = move != null
                            ? List.of(move)
                            : put(picks, choice.key()).left();
                    boolean all = led.stream().allMatch(each -> elsewhere.contains(each.text()));
                    return all && !led.isEmpty() ? choice.atItsPlace() : choice;
                })
                .toList();
    }

    /**
     * @return all moves that are left, whole and in words, told apart by the names of places; those that begin alike
     *     follow each other: up to the last word or, where that is alone, as long as they name nothing
     */
    List<ChoiceView> whole(Picks picks) {
        Map<String, List<Move>> begun = new LinkedHashMap<>();
        for (Move move : picks.left()) {
            String head = names.called(move, 0, move.parts().size() - 1);
            begun.computeIfAbsent(head, group -> new ArrayList<>()).add(move);
        }
        Map<String, List<ChoiceView>> groups = new LinkedHashMap<>();
        for (List<Move> alike : begun.values()) {
            for (Move move : alike) {
                int at = alike.size() > 1 ? move.parts().size() - 1 : bare(move);
                String head = names.called(move, 0, at);
                ChoiceView choice =
                        new ChoiceView(ChoiceView.PLAY + move.text(), Names.capital(names.called(move)), mover(move));
                String rest = names.called(move, at, move.parts().size());
                groups.computeIfAbsent(head, group -> new ArrayList<>()).add(choice.in(head, rest));
            }
        }
        return groups.values().stream()
                .flatMap(group -> group.stream().map(each -> group.size() == 1 ? each.in("", each.words()) : each))
                .toList();
    }

    /** @return how many parts of the move, from the first, are words of its form */
    private static int bare(Move move) {
        int at = 0;
        while (at < move.parts().size() - 1 && move.parts().get(at).thing() == null) at++;
        return at;
    }

    /** @return what the move is about first, as it looks; null where that is no piece */
    private PieceView mover(Move move) {
        return move.arguments().stream()
                .filter(thing -> thing.is(Type.Base.PIECE) || thing.is(Type.Base.KIND))
                .findFirst()
                .map(thing -> thing.is(Type.Base.PIECE) ? looks.of(thing.id()) : picture(thing))
                .orElse(null);
    }

    /** @return the move to play, if the key names one */
    static Move move(Picks picks, String key) {
        return picks.left().stream()
                .filter(move -> key.equals(ChoiceView.PLAY + move.text()))
                .findFirst()
                .orElse(null);
    }

    /** @return the picks with what the key names; the same if there is no such choice any more */
    static Picks put(Picks picks, String key) {
        for (Move move : picks.left()) {
            Move.Part next = picks.open(move).findFirst().orElse(null);
            if (next != null
                    && key.equals(PUT + next.parameter() + " " + next.thing().type() + " "
                            + next.thing().id())) {
                return picks.with(next.parameter(), next.thing());
            }
        }
        return picks;
    }

    /** @return the question for what is chosen next, where the rule file has one for all that it may be; else empty */
    String asks(Picks picks) {
        return asks(picks, names);
    }

    /** @return as {@link #asks(Picks)}, in the language of these names */
    static String asks(Picks picks, Names names) {
        return next(picks)
                .map(each -> names.catalog().asked(each, names.language()))
                .orElse("");
    }

    /** @return the question for what is chosen first in a move; empty if the rule file has none */
    public static String asked(Move move, Names names) {
        return asks(Picks.none(List.of(move)), names);
    }

    /** @return what is chosen next, as options call it; empty where that is not the same in all moves */
    private static Optional<String> next(Picks picks) {
        List<String> next = picks.left().stream()
                .flatMap(move -> picks.open(move).limit(1))
                .map(Move.Part::parameter)
                .distinct()
                .toList();
        return next.size() == 1 ? Optional.of(next.get(0)) : Optional.empty();
    }

    /**
     * Picks what was pointed at; where the rule file asks for a kind of thing, another one waits until it is asked for,
     * and of one's own another is chosen instead.
     *
     * @param elsewhere whether it lies with somebody else
     * @return empty if no legal move goes on with it, or not yet
     */
    static Optional<Picks> pointAt(Picks picks, List<Thing> meant, boolean elsewhere, Names names) {
        if (elsewhere && isOnlyOwn(picks, meant)) return Optional.empty();
        Optional<Picks> pointed = picks.pointAt(meant, elsewhere);
        boolean asked = !asks(picks, names).isEmpty() && meant.stream().anyMatch(thing -> thing.is(Type.Base.KIND));
        if (!asked) return pointed;
        boolean own = !elsewhere && meant.stream().anyMatch(thing -> thing.is(Type.Base.PLAYER));
        return own && !picks.isEmpty()
                ? picks.instead(meant)
                : pointed.filter(chosen -> chosen.has(next(picks).orElseThrow()));
    }

    /**
     * Whether nobody else has to do with the moves that are left: of a kind that is chosen there one's own is meant,
     * and not the like of it that lies with somebody else.
     */
    static boolean isOnlyOwn(Picks picks, List<Thing> meant) {
        return meant.stream().anyMatch(thing -> thing.is(Type.Base.KIND))
                && picks.left().stream()
                        .allMatch(move -> move.arguments().stream().anyMatch(thing -> thing.is(Type.Base.KIND))
                                && move.arguments().stream().noneMatch(thing -> thing.is(Type.Base.PLAYER)));
    }

    /**
     * Why a kind of thing may not be chosen where the rule file asks for one, such as a flower to give: it is put into
     * the moves that can be made, in the stead of what is chosen there. Asked for alone, the same kind may well be part
     * of a move in another role, and then nothing would be known against it.
     *
     * @param meant all that the pointing may mean
     * @param elsewhere whether it lies with somebody else
     * @return null where no kind is asked for, or none was pointed at; without a reason where it is somebody else's
     */
    static Pointing.Refusal refusal(Match match, Names names, Picks picks, List<Thing> meant, boolean elsewhere) {
        if (elsewhere && isOnlyOwn(picks, meant)) {
            List<Thing> whose =
                    meant.stream().filter(thing -> thing.is(Type.Base.PLAYER)).toList();
            return new Pointing.Refusal(whose, "", null, true);
        }
        Thing kind = meant.stream()
                .filter(thing -> thing.is(Type.Base.KIND))
                .findFirst()
                .orElse(null);
        boolean first = elsewhere && picks.isEmpty(); // what somebody else has is chosen after one's own
        if (kind == null || first || asks(picks, names).isEmpty()) return null;
        for (Move move : picks.left()) {
            String tried = instead(kind, meant, move, picks, elsewhere);
            if (!tried.isEmpty() && match.ask(tried) instanceof Answer.Refused refused)
                return new Pointing.Refusal(List.of(kind), Likeness.placeOf(meant), only(refused.why(), kind), false);
        }
        return null;
    }

    /** @return the move with the kind, and with whom it lies where that is somebody else; empty where it takes none */
    private static String instead(Thing kind, List<Thing> meant, Move move, Picks picks, boolean elsewhere) {
        List<String> words = new ArrayList<>();
        boolean put = false;
        for (Move.Part part : move.parts()) {
            Thing thing = part.thing();
            boolean open = thing != null && !picks.has(part.parameter());
            if (!put && thing != null && thing.is(Type.Base.KIND) && (open || !elsewhere)) {
                words.add(kind.id());
                put = true;
            } else if (open && elsewhere && thing.is(Type.Base.PLAYER)) {
                words.add(meant.stream()
                        .filter(each -> each.is(Type.Base.PLAYER))
                        .findFirst()
                        .orElse(thing)
                        .id());
            } else {
                words.add(part.text());
            }
        }
        return put ? String.join(" ", words) : "";
    }

    /** Of nothing but the kind that was pressed is it said that it is refused. */
    private static Why only(Why why, Thing kind) {
        return new Why(why.rule(), why.sentence(), why.span(), List.of(kind), why.shown(), why.form());
    }

    /** @return whether what is asked for next stands in the move before what was picked, such as who goes there */
    boolean asksForWhatComesBefore(Picks picks) {
        return DraftWord.leaveOpenBefore(draft(picks));
    }

    /** @return the words of the move that is being put together; none before anything is picked */
    List<DraftWord> draft(Picks picks) {
        boolean nothingToSay = picks.isEmpty() && (of(picks).isEmpty() || forms(picks) > 1);
        if (picks.left().isEmpty() || nothingToSay) return List.of();
        List<DraftWord> words = new ArrayList<>();
        for (Move.Part part : picks.left().get(0).parts()) {
            if (part.parameter() == null) words.add(new DraftWord(names.word(part.text()), DraftWord.State.WORD));
            else if (picks.has(part.parameter()))
                words.add(new DraftWord(names.pointedAt(picks.get(part.parameter())), DraftWord.State.FILLED));
            else words.add(new DraftWord("…", DraftWord.State.OPEN));
        }
        return words;
    }
}
