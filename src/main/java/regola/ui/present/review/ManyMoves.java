package regola.ui.present.review;

import static java.util.Collections.disjoint;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import regola.engine.Match;
import regola.engine.value.BoardGraph;
import regola.engine.value.Move;
import regola.engine.value.Thing;
import regola.language.model.Type;
import regola.ui.view.Texts;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.OverlayView.Ghost;
import regola.ui.view.board.Ref;
import regola.ui.view.match.HintView;

/**
 * A ManyMoves is what the board shows of good moves that are too many to show where each leads: arrows as long as one
 * can follow them, else with what they begin, and the way of some.
 */
record ManyMoves(HintWords words, List<Move> good) {
    /** Among more arrows than these one does not find the one that one looks for, even if they have one beginning. */
    private static final int MOST_ARROWS = 5;
    /** Where each way would be too much, so many are shown: more from here and there cross each other. */
    private static final int SOME = 3;
    /** More rings than these would be the whole board. */
    private static final int MOST_RINGS = 12;
    /** No more than this part of the others lies where all good ones lie. */
    private static final double FEW = 0.25;
    /** A reason of more letters is long. */
    private static final int LONG = 75;

    private static final Set<String> PLAIN =
            Set.of("hint.several.anywhere", "hint.several.rings", "hint.several.begins", "hint.several.arrows");

    /** @return how many they are; where all but one are good, which is not */
    String head() {
        List<Move> others = words.onward().match().decision().legal().stream()
                .filter(move -> !good.contains(move))
                .limit(2)
                .toList();
        String but = others.size() == 1 && good.size() > 1 ? words.named(others.get(0)) : "";
        if (!but.isEmpty()) return words.texts().get("hint.several.but", but);
        return isMost()
                ? words.texts().get("hint.several.most", good.size(), legal())
                : words.texts().get("hint.several", good.size());
    }

    /** @return whether so many are good that no mark could tell them from the rest: then one of them is shown alone */
    boolean isMost() {
        return good.size() > MOST_ARROWS && 2 * good.size() > legal();
    }

    private int legal() {
        return words.onward().match().legalCount();
    }

    /** @return which of them would be played, in words where it has a name */
    String one(Move one) {
        if (isMost())
            return words.isNameless(one)
                    ? words.texts().get("hint.several.foremost.seen", "").strip()
                    : words.texts().get("hint.several.would", words.named(one));
        return words.isNameless(one)
                ? words.texts().get("hint.several.one.seen")
                : words.texts().get("hint.several.one", words.named(one));
    }

    /**
     * @param more the key of what stands on the button that tells more
     * @return what is told at this stage where something of these is chosen already: of these alone
     */
    HintView chosen(HintView.Stage stage, String more) {
        Texts texts = words.texts();
        boolean whole = stage == HintView.Stage.MOVE;
        return new HintView(
                stage,
                texts.get("hint.chosen"),
                whole
                        ? texts.get("hint.chosen.more")
                        : texts.get("hint.piece.next", texts.get("hint.then", texts.get(more))),
                whole ? words.marked(good, List.of()) : OverlayView.NONE);
    }

    /** @return whether each of them can be seen with its beginning and its end */
    boolean isEachShown() {
        return good.size() <= SOME
                || good.size() <= MOST_ARROWS
                        && good.stream().allMatch(move -> words.rings(move).size() <= 2)
                        && good.stream()
                                        .flatMap(move ->
                                                words.rings(move).stream().limit(1))
                                        .distinct()
                                        .count()
                                <= 1;
    }

    /** @return all that may be played, where that is not the whole board */
    OverlayView ringed() {
        OverlayView ringed = begins();
        return ringed.rings().size() > MOST_RINGS ? OverlayView.NONE : placed(ringed);
    }

    /** @return with what they begin, and where the best of them go */
    OverlayView begun() {
        OverlayView seen = begins();
        List<List<Ref>> ways = good.stream()
                .map(words::rings)
                .filter(rings -> rings.size() == 2 && !Objects.equals(rings.get(0), rings.get(1)))
                .limit(SOME)
                .toList();
        for (List<Ref> way : ways) seen = seen.arrow(way.get(0), way.get(1));
        return placed(seen);
    }

    /** @return with what would come onto the board, where that is one piece at each place: a ring says only where */
    private OverlayView placed(OverlayView seen) {
        if (good.size() > MOST_RINGS) return seen;
        List<Ghost> coming = good.stream()
                .flatMap(move -> words.shown(move).ghosts().stream())
                .filter(ghost -> !ghost.gone())
                .toList();
        boolean plain = coming.size() == good.size()
                && coming.stream().allMatch(ghost -> ghost.from() == null)
                && coming.stream().map(Ghost::site).distinct().count() == coming.size();
        if (!plain) return seen;
        OverlayView all = seen;
        for (Ghost ghost : coming) all = all.ghost(ghost.piece(), ghost.site(), null, ghost.under());
        return all;
    }

    /**
     * More ways than can be told apart: what the moves begin with is ringed, or where they end if that is one thing.
     */
    private OverlayView begins() {
        Set<Ref> begins = new LinkedHashSet<>();
        Set<Ref> all = new LinkedHashSet<>();
        for (Move move : good) {
            List<Ref> rings = words.rings(move);
            if (!rings.isEmpty()) begins.add(rings.get(0));
            all.addAll(rings);
        }
        OverlayView seen = OverlayView.NONE;
        for (Ref ring : begins.size() == 1 ? all : begins) seen = seen.ring(ring);
        return seen;
    }

    /**
     * @return on which line all of them lie, and few of the others, or none of them and all others; empty if there is
     *     none that has a name to be said
     */
    String common() {
        Match match = words.onward().match();
        List<Integer> places = good.stream().map(ManyMoves::place).toList();
        if (good.size() < SOME || places.contains(-1)) return "";
        List<Integer> others = match.decision().legal().stream()
                .filter(move -> !good.contains(move))
                .map(ManyMoves::place)
                .toList();
        Optional<String> here = named(line -> line.sites().containsAll(places)
                && others.stream().filter(place -> line.sites().contains(place)).count() <= FEW * others.size());
        if (here.isPresent()) return words.texts().get("hint.several.common", here.get());
        List<Integer> placed = others.stream().filter(place -> place >= 0).toList();
        Optional<String> off = placed.size() < SOME
                ? Optional.empty()
                : named(line -> line.sites().containsAll(placed) && disjoint(line.sites(), places));
        return off.map(name -> words.texts().get("hint.several.off", name)).orElse("");
    }

    /** @return what the first such line is called that has a name to be said */
    private Optional<String> named(Predicate<BoardGraph.Line> wanted) {
        Match match = words.onward().match();
        return match.board().lines().stream()
                .filter(wanted)
                .map(line -> words.names().of(match.names().find(line.id())))
                .filter(name -> !name.isBlank() && name.chars().noneMatch(Character::isDigit))
                .findFirst();
    }

    /** @return the one place that a move is made with; -1 where it is made with something else */
    private static int place(Move move) {
        List<Thing> things = move.arguments();
        return things.size() == 1 && things.get(0).is(Type.Base.SITE)
                ? (int) things.get(0).number()
                : -1;
    }

    /** Beside long reasons it is not said what rings and arrows are: one sees it, and reads larger letters. */
    boolean isSeenWithout(String meant, String why) {
        if (why.length() <= LONG) return false;
        boolean ringed = good.stream().noneMatch(move -> words.rings(move).isEmpty());
        boolean listed = meant.equals(
                words.texts().get("hint.several.these", words.names().of(good)));
        return ringed && listed || PLAIN.stream().map(words.texts()::get).anyMatch(meant::equals);
    }

    /** @return the key of what is said of the marks on the board */
    String key(OverlayView marked) {
        if (new Pairs(words, good).arePossible(marked)) return "hint.several.pairs";
        boolean whole = good.stream().allMatch(move -> marked.rings().containsAll(words.rings(move)));
        if (!marked.arrows().isEmpty() && !isEachShown() && !whole) return "hint.several.arrows.some";
        if (!marked.arrows().isEmpty() && isEachShown()) return "hint.several.arrows";
        if (marked.rings().size() == 1) return "hint.several.ring";
        if (whole && isAnywhere()) return "hint.several.anywhere";
        return whole ? "hint.several.rings" : "hint.several.begins";
    }

    /** @return whether every move begins with that: then nobody has to be shown which */
    static boolean isOnlyBeginning(Match match, Thing begins) {
        return match.decision().legal().stream()
                .allMatch(move ->
                        !move.arguments().isEmpty() && move.arguments().get(0).equals(begins));
    }

    /** Whether with what they all begin everything is good that can be done with it: then it is that which counts. */
    private boolean isAnywhere() {
        List<Thing> begins = good.stream()
                .map(move ->
                        move.arguments().size() < 2 ? null : move.arguments().get(0))
                .distinct()
                .toList();
        if (begins.size() != 1 || begins.get(0) == null) return false;
        return words.onward().match().decision().legal().stream()
                .allMatch(move -> good.contains(move)
                        || move.arguments().isEmpty()
                        || !move.arguments().get(0).equals(begins.get(0)));
    }
}
