package regola.language.model;

/**
 * An Operator is a built-in operation on values. The comment gives operands and result; the effects say what else it
 * does.
 */
public enum Operator {
    // ---- numbers
    /** number, number: number. */
    ADD(Effects.MAY_FAIL),
    /** number, number: number. */
    SUBTRACT(Effects.MAY_FAIL),
    /** number, number: number. */
    MULTIPLY(Effects.MAY_FAIL),
    /** number, number: number, rounded down; by zero is a rule failure. */
    DIVIDE(Effects.MAY_FAIL),
    /** number, number: number, with the divisor's sign; by zero is a rule failure. */
    MODULO(Effects.MAY_FAIL),
    /** number: number. */
    NEGATE(Effects.MAY_FAIL),
    /** number, number: truth. */
    LESS(Effects.PURE),
    /** number, number: truth. */
    AT_MOST(Effects.PURE),

    // ---- truth
    /** truth, truth: truth; the second is not computed when the first decides. */
    AND(Effects.PURE),
    /** truth, truth: truth; likewise. */
    OR(Effects.PURE),
    /** truth: truth. */
    NOT(Effects.PURE),
    /** two values of one type, also sets and lists: truth. */
    EQUAL(Effects.PURE),

    // ---- sets and lists
    /** element, set or list: truth. */
    IN(Effects.PURE),
    /** set, set: truth; every element of the first is in the second. */
    SUBSET(Effects.PURE),
    /** set, set: set. */
    UNION(Effects.PURE),
    /** set, set: set. */
    WITHOUT(Effects.PURE),
    /** set, set: set. */
    COMMON(Effects.PURE),
    /** set or list: truth; there is at least one. */
    SOME(Effects.PURE),
    /** set or list: number. */
    COUNT(Effects.PURE),
    /** set or list of anything but numbers: its lowest or first element, none if empty. */
    ONE(Effects.PURE),
    /** set or list of numbers: its lowest or first; a rule failure if empty, since no number is none. */
    ONE_NUMBER(Effects.MAY_FAIL),
    /**
     * set or list: one of its elements, all equally likely, drawn from the match's generator; a rule failure if empty.
     * Only where effects are allowed.
     */
    RANDOM(Effects.DRAWS),
    /** number n, list: its n-th element, from 1; a rule failure outside. */
    ITEM(Effects.MAY_FAIL),
    /** list: the list without its first element. */
    REST(Effects.PURE),
    /** list, list: list; a rule failure if it gets too long. */
    JOINED(Effects.MAY_FAIL),
    /** list, element: the list without the first such element; unchanged if there is none. */
    REMOVED(Effects.PURE),
    /** element: the set of just it; none gives the empty set. */
    SINGLETON(Effects.PURE),
    /** list: the set of its elements. */
    TO_SET(Effects.PURE),
    /** set: the list of its elements in rising order. */
    TO_LIST(Effects.PURE),
    /** number, number: list of the numbers from the first to the second; a rule failure if it gets too long. */
    RANGE(Effects.MAY_FAIL),

    // ---- players
    /** : player whose turn it is. */
    MOVER(Effects.READS_MATCH),
    /** : set of all players that take turns and have not been retired. */
    PLAYERS(Effects.READS_MATCH),
    /** : set of all players that take turns or have taken any. */
    SEATS(Effects.PURE),
    /** : set of all sides: everybody who started, and the neutral ones. */
    SIDES(Effects.PURE),
    /** : set of the neutral sides. */
    NEUTRALS(Effects.PURE),
    /** player: the next in turn order who is not retired. */
    NEXT_PLAYER(Effects.READS_MATCH),
    /** side: the player who plays it, none for a neutral one. */
    PLAYER_OF(Effects.PURE),
    /** player: list of all other players in turn order, beginning after that one; also those who have been retired. */
    OTHERS_AFTER(Effects.PURE),

    // ---- pieces
    /** : set of all pieces. */
    ALL_PIECES(Effects.PURE),
    /** piece: player or none. */
    OWNER(Effects.PURE),
    /** piece: kind. */
    KIND(Effects.PURE),
    /** piece: site. Every piece is somewhere, at first in the box. */
    SITE(Effects.READS_MATCH),
    /** set of piece: set of site. */
    SITES_OF_PIECES(Effects.READS_MATCH),
    /** set of piece: set of player. */
    OWNERS_OF_PIECES(Effects.PURE),
    /** set of piece, player: set of the pieces that the player owns. */
    OWNED(Effects.PURE),
    /** set of piece, site: set of those that are there. */
    ON_SITE(Effects.READS_MATCH),
    /** set of piece, set of site: set of those that are there. */
    ON_SITES(Effects.READS_MATCH),
    /** kind: set of all pieces of that kind. */
    PIECES_OF_KIND(Effects.PURE),
    /** site: topmost piece or none. */
    TOP(Effects.READS_MATCH),
    /** site: list of its pieces from the bottom up. */
    STACK(Effects.READS_MATCH),

    // ---- board
    /** : set of all sites of the board, zones not included. */
    ALL_SITES(Effects.PURE),
    /** : site where pieces wait that are not in the game yet. */
    BOX(Effects.PURE),
    /** site: set of sites that its paths lead to. */
    NEXT(Effects.PURE),
    /** set of site: set of site; those of all elements together (likewise for all …_OF_SITES). */
    NEXT_OF_SITES(Effects.PURE),
    /** site: set of sites whose paths lead here. */
    PREVIOUS(Effects.PURE),
    PREVIOUS_OF_SITES(Effects.PURE),
    /** site: set of all sites further along its paths. */
    AHEAD(Effects.PURE),
    AHEAD_OF_SITES(Effects.PURE),
    /** site: set of all sites whose paths lead here, near or far. */
    BEHIND(Effects.PURE),
    BEHIND_OF_SITES(Effects.PURE),
    /** site: set of sites joined to it by a line, loop, grid or hex side. */
    NEIGHBOURS(Effects.PURE),
    NEIGHBOURS_OF_SITES(Effects.PURE),
    /**
     * site, site: number of steps along the paths (or between neighbours on boards without paths), -1 if there is no
     * way.
     */
    DISTANCE(Effects.READS_MATCH),
    /** line: set of its sites. */
    LINE_SITES(Effects.PURE),
    /** line: list of its sites in order. */
    LINE_ORDER(Effects.PURE),
    /** set of line, site: set of those lines that pass through the site. */
    LINES_THROUGH(Effects.PURE),
    /** : list of numbers, the directions of a grid or plane. */
    DIRECTIONS(Effects.PURE),
    /** : list of those directions of a grid that go along rows and columns; all of a plane. */
    STRAIGHT(Effects.PURE),
    /** : list of those directions of a grid that go across, from corner to corner. */
    DIAGONAL(Effects.PURE),
    /**
     * player: list of the directions of a grid that lead away from that player's side: up for the first, down for the
     * second, right for the third, left for the fourth; none for others.
     */
    FORWARD(Effects.PURE),
    /** site, number: the neighbour in that direction, or none. */
    STEP(Effects.PURE),
    /**
     * site, number: list of the sites from the neighbour in that direction on to the edge; on an endless plane to
     * beyond all pieces.
     */
    RAY(Effects.READS_MATCH),
    /** number, number: the hex with these coordinates on an endless plane, none if no piece is anywhere near. */
    HEX(Effects.READS_MATCH),
    /** set of site: truth; all hang together by neighbours. */
    CONNECTED(Effects.PURE),
    /** set of site: set of those with exactly one neighbour in the set. */
    TIPS(Effects.PURE),
    /**
     * set of site, number: set of those that stick out in tails of so many at least. A tail begins at one with just one
     * neighbour in the set and goes on while each has just two.
     */
    TAILS(Effects.PURE),
    /**
     * site, set of site, number of jumps (0: any number): set of sites that one comes to by jumping in a straight
     * direction over all of the set that stand there in a row, to the first place behind them.
     */
    JUMPS(Effects.PURE),
    /** site, set of site: set of those that hang together with the site through the set. */
    GROUP_OF(Effects.PURE),
    /** site: number of its column, from 1, on a grid. */
    COLUMN(Effects.MAY_FAIL),
    /** site: number of its row, from 1, on a grid. */
    ROW(Effects.MAY_FAIL),

    // ---- the match
    /** : number of times that the present position has been remembered since it was last forgotten. */
    TIMES_SEEN(Effects.READS_MATCH),
    /** : number of turns begun. */
    TURN_NUMBER(Effects.READS_MATCH);

    private final Effects effects;

    Operator(Effects effects) {
        this.effects = effects;
    }

    /** @return what the operation itself does; what its operands do comes on top */
    public Effects effects() {
        return effects;
    }
}
