package regola.ui.present.picture;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import regola.engine.Match;
import regola.engine.value.BoardGraph;
import regola.engine.value.Catalog;
import regola.engine.value.Move;
import regola.engine.value.Spoken;
import regola.engine.value.Thing;
import regola.engine.value.Why;
import regola.language.model.Type;

/**
 * A Likeness tells whether what was pointed at in vain is at least of the sort that a move goes on with: a frog where a
 * frog is to be chosen, though not this one. Anything else is a press that went astray.
 */
final class Likeness {
    private final Match match;
    private final Catalog catalog;
    private final Standing standing;

    Likeness(Match match, Names names) {
        this.match = match;
        catalog = names.catalog();
        standing = Standing.of(match, -1);
    }

    /** @param meant all that the pointing may mean */
    boolean isStray(Picks picks, List<Thing> meant) {
        return picks.left().stream().noneMatch(move -> goesOn(picks, move, meant));
    }

    /**
     * @param meant all that the pointing may mean
     * @return whether it is something beside the board that no rule speaks of now: men that are placed by naming a
     *     place, those of somebody else that wait likewise, or what was taken, where all moves go on with places of the
     *     board
     */
    boolean isAside(Picks picks, List<Thing> meant) {
        List<Thing> sites =
                meant.stream().filter(thing -> thing.is(Type.Base.SITE)).toList();
        List<Thing> open =
                picks.left().stream().flatMap(picks::open).map(Move.Part::thing).toList();
        return sites.size() == 1
                && !isOnBoard(sites.get(0))
                && open.stream().anyMatch(thing -> thing.is(Type.Base.SITE))
                && open.stream().noneMatch(this::isPieceOrAside)
                && (isTaken(sites.get(0)) || isPutDown(sites.get(0)))
                && !isForAnotherTime(picks, meant);
    }

    /** Whether a rule says of the kind of piece meant when something is done with it that nobody can do now. */
    private boolean isForAnotherTime(Picks picks, List<Thing> meant) {
        Set<String> now =
                picks.left().stream().map(move -> move.parts().get(0).text()).collect(Collectors.toSet());
        return meant.stream()
                .filter(thing -> thing.is(Type.Base.KIND))
                .flatMap(thing -> match.whyNot(List.of(thing)).stream())
                .anyMatch(why -> why.form() != null && !now.contains(why.form()));
    }

    /**
     * Whoever presses the ground of a piece of the sort that is asked for, which cannot be moved, means that piece.
     *
     * @return the same; with the only piece there before it where nothing but its place was pressed
     */
    List<Thing> withPiece(Picks picks, List<Thing> meant) {
        if (!picks.isEmpty() || meant.size() != 1 || !isPlaceOnly(meant) || !isOnBoard(meant.get(0))) return meant;
        List<Thing> there = piecesOn(meant.get(0));
        List<Thing> asked = picks.beginnings();
        boolean one = there.size() == 1
                && owner(catalog, there.get(0)) >= 0
                && !asked.isEmpty()
                && asked.stream().allMatch(thing -> thing.is(Type.Base.PIECE))
                && !asked.contains(there.get(0))
                && asked.stream().anyMatch(thing -> isAlike(there.get(0), thing, true));
        return one ? List.of(there.get(0), meant.get(0)) : meant;
    }

    /** @return what of it is somebody else's, the most particular of it; nothing where it is one's own or nobody's */
    List<Thing> others(List<Thing> meant) {
        return meant.stream()
                .filter(thing -> owner(catalog, thing) >= 0 && owner(catalog, thing) != match.decider())
                .limit(1)
                .toList();
    }

    /** @return whose it is, below 0 where it is nobody's */
    static int owner(Catalog catalog, Thing thing) {
        int number = (int) thing.number();
        return switch (thing.type().base()) {
            case PIECE -> catalog.piece(number).owner();
            case KIND -> catalog.kind(number).owner();
            case SITE -> catalog.site(number).owner();
            default -> -1;
        };
    }

    /** @return the zone of a place; empty for anything else */
    static String zone(Catalog catalog, Thing thing) {
        return thing.is(Type.Base.SITE) ? catalog.site((int) thing.number()).zone() : "";
    }

    private boolean isPieceOrAside(Thing thing) {
        return thing.is(Type.Base.PIECE) || thing.is(Type.Base.KIND) || thing.is(Type.Base.SITE) && !isOnBoard(thing);
    }

    private boolean isOnBoard(Thing site) {
        return catalog.site((int) site.number()).onBoard();
    }

    /** Whether only what belongs to somebody else lies there. */
    private boolean isTaken(Thing site) {
        int owner = catalog.site((int) site.number()).owner();
        List<Thing> there = piecesOn(site);
        return !there.isEmpty()
                && there.stream()
                        .noneMatch(piece -> catalog.piece((int) piece.number()).owner() == owner);
    }

    /** @return whether what lies at one of these places is put down by naming a place of the board */
    boolean isPutDown(List<Thing> meant) {
        return meant.stream().anyMatch(thing -> thing.is(Type.Base.SITE) && isPutDown(thing));
    }

    /** Whether what lies there, or with whoever decides in its stead, is put down by naming a place. */
    private boolean isPutDown(Thing site) {
        String zone = catalog.site((int) site.number()).zone();
        return IntStream.range(0, catalog.count(Type.SITE))
                .filter(number -> catalog.site(number).zone().equals(zone))
                .mapToObj(number -> catalog.thing(Type.SITE, number))
                .anyMatch(each ->
                        !Preview.puttingDown(catalog, match, piecesOn(each)).isEmpty());
    }

    private List<Thing> piecesOn(Thing site) {
        return standing.at(site.id()).stream()
                .map(piece -> catalog.thing(Type.PIECE, catalog.number(Type.PIECE, piece)))
                .toList();
    }

    private boolean goesOn(Picks picks, Move move, List<Thing> meant) {
        List<Thing> open = picks.open(move).map(Move.Part::thing).toList();
        boolean begins = picks.isEmpty() && open.size() > 1;
        return meant.stream().anyMatch(thing -> open.stream().anyMatch(wanted -> isAlike(thing, wanted, begins)));
    }

    /**
     * @param meant all that the pointing may mean
     * @return whether it is a place with nothing on it where it is still to be chosen what moves, whether or not the
     *     end of the move is known
     */
    boolean isWithoutMover(Picks picks, List<Thing> meant) {
        boolean empty = !meant.isEmpty()
                && meant.stream()
                        .allMatch(thing -> thing.is(Type.Base.SITE)
                                && standing.at(thing.id()).isEmpty());
        return empty && picks.left().stream().allMatch(move -> isMoverOpen(picks, move));
    }

    private boolean isMoverOpen(Picks picks, Move move) {
        List<Thing> things = move.arguments();
        if (things.size() < 2 || picks.things().contains(things.get(0))) return false;
        Thing mover = things.get(0);
        return (picks.isEmpty() || picks.things().contains(things.get(things.size() - 1)))
                && (mover.is(Type.Base.PIECE)
                        || mover.is(Type.Base.SITE) && !standing.at(mover.id()).isEmpty());
    }

    /**
     * @param begins whether more is to be pointed at after it: then an empty place is no answer where one with
     *     something on it is wanted
     */
    private boolean isAlike(Thing thing, Thing wanted, boolean begins) {
        Type.Base base = wanted.type().base();
        if (!thing.is(base)) return false;
        return switch (base) {
            case PIECE ->
                pieceClass(catalog.piece((int) thing.number()).kind())
                        .equals(pieceClass(catalog.piece((int) wanted.number()).kind()));
            case KIND -> pieceClass((int) thing.number()).equals(pieceClass((int) wanted.number()));
            case SITE ->
                catalog.site((int) thing.number())
                                .zone()
                                .equals(catalog.site((int) wanted.number()).zone())
                        && (!begins
                                || standing.at(thing.id()).isEmpty()
                                        == standing.at(wanted.id()).isEmpty());
            default -> true;
        };
    }

    /**
     * Whoever presses a piece while a place is asked for, or a card, may want to move it already; then it is beside the
     * point that it is in the way.
     *
     * @param meant all that the pointing may mean
     * @param why it is no move, as far as that is known; else null
     * @return what has to be done before; where the piece stands close to a place that is asked for, both, since that
     *     one may be meant too; the same where nothing is to be done with pieces, or they are asked for now
     */
    Why orBefore(Picks picks, List<Thing> meant, Why why) {
        Thing piece = meant.stream()
                .filter(thing -> thing.is(Type.Base.PIECE) && owner(catalog, thing) >= 0)
                .findFirst()
                .orElse(null);
        Why before = piece == null ? null : match.untimely(piece);
        if (before == null || why == null || !isNear(picks, meant)) return before == null ? why : before;
        return new Why(
                why.rule(),
                Spoken.by(manner -> why.in(manner) + " " + before.in(manner)),
                why.span(),
                why.things(),
                why.shown(),
                why.form(),
                why.open());
    }

    /** Whether there or at the next place but one is a place that is asked for: counting wrongly leads no further. */
    private boolean isNear(Picks picks, List<Thing> meant) {
        Set<Integer> asked = picks.left().stream()
                .flatMap(move -> sites(move.arguments()).stream())
                .collect(Collectors.toSet());
        BoardGraph board = match.board();
        Set<Integer> near = new TreeSet<>();
        for (int site : sites(meant)) near.addAll(beside(beside(Set.of(site), board), board));
        return asked.stream().anyMatch(near::contains);
    }

    private static Set<Integer> beside(Set<Integer> sites, BoardGraph board) {
        Set<Integer> all = new TreeSet<>(sites);
        Stream.concat(board.edges().stream(), board.paths().stream()).forEach(edge -> {
            if (sites.contains(edge.from())) all.add(edge.to());
            if (sites.contains(edge.to())) all.add(edge.from());
        });
        return all;
    }

    private static Set<Integer> sites(List<Thing> things) {
        return things.stream()
                .filter(thing -> thing.is(Type.Base.SITE))
                .map(thing -> (int) thing.number())
                .collect(Collectors.toSet());
    }

    private String pieceClass(int kind) {
        return catalog.kind(kind).pieceClass();
    }

    static boolean isPlaceOnly(List<Thing> meant) {
        return !meant.isEmpty() && meant.stream().allMatch(thing -> thing.is(Type.Base.SITE));
    }

    static boolean hasPiece(List<Thing> meant) {
        return meant.stream().anyMatch(thing -> thing.is(Type.Base.PIECE) || thing.is(Type.Base.KIND));
    }

    /** @return the id of the first place among them; empty if there is none */
    static String placeOf(List<Thing> meant) {
        return meant.stream()
                .filter(thing -> thing.is(Type.Base.SITE))
                .map(Thing::id)
                .findFirst()
                .orElse("");
    }

    /** @return whether it is a piece of somebody else than who decides */
    boolean isOthers(Thing thing) {
        int owner =
                thing.is(Type.Base.PIECE) ? catalog.piece((int) thing.number()).owner() : -1;
        return owner >= 0 && owner != match.decider();
    }

    /** @return whether what is meant lies on the board, and not beside it */
    static boolean isOnBoard(List<Thing> meant, Catalog catalog) {
        return meant.stream()
                .anyMatch(thing -> thing.is(Type.Base.SITE)
                        && catalog.site((int) thing.number()).onBoard());
    }
}
