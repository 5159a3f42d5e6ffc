package regola.language.model;

/**
 * An Operator is a built-in operation on values. The comment gives operands and result.
 */
public enum Operator {
    // ---- numbers
    /** number, number: number. */ ADD,
    /** number, number: number. */ SUBTRACT,
    /** number, number: number. */ MULTIPLY,
    /** number, number: number, rounded down; by zero is a rule failure. */ DIVIDE,
    /** number, number: number, with the divisor's sign; by zero is a rule failure. */ MODULO,
    /** number: number. */ NEGATE,
    /** number, number: truth. */ LESS,
    /** number, number: truth. */ AT_MOST,

    // ---- truth
    /** truth, truth: truth; the second is not computed when the first decides. */ AND,
    /** truth, truth: truth; likewise. */ OR,
    /** truth: truth. */ NOT,
    /** two values of one type, also sets and lists: truth. */ EQUAL,

    // ---- sets and lists
    /** element, set or list: truth. */ IN,
    /** set, set: truth; every element of the first is in the second. */ SUBSET,
    /** set, set: set. */ UNION,
    /** set, set: set. */ WITHOUT,
    /** set, set: set. */ COMMON,
    /** set or list: truth; there is at least one. */ SOME,
    /** set or list: number. */ COUNT,
    /** set or list: its lowest or first element, none if empty. */ ONE,
    /** set or list: one of its elements, all equally likely, drawn from the match's generator; a rule failure if empty. Only where effects are allowed. */ RANDOM,
    /** number n, list: its n-th element, from 1; a rule failure outside. */ ITEM,
    /** list: the list without its first element. */ REST,
    /** list, list: list. */ JOINED,
    /** list, element: the list without the first such element; unchanged if there is none. */ REMOVED,
    /** element: the set of just it; none gives the empty set. */ SINGLETON,
    /** list: the set of its elements. */ TO_SET,
    /** set: the list of its elements in rising order. */ TO_LIST,
    /** number, number: list of the numbers from the first to the second. */ RANGE,

    // ---- players
    /** : player whose turn it is. */ MOVER,
    /** : set of all players that take turns and have not been retired. */ PLAYERS,
    /** : set of all players that take turns or have taken any. */ SEATS,
    /** : set of all sides: everybody who started, and the neutral ones. */ SIDES,
    /** : set of the neutral sides. */ NEUTRALS,
    /** player: the next in turn order who is not retired. */ NEXT_PLAYER,
    /** side: the player who plays it, none for a neutral one. */ PLAYER_OF,
    /** player: list of all other players in turn order, beginning after that one; also those who have been retired. */ OTHERS_AFTER,

    // ---- pieces
    /** : set of all pieces. */ ALL_PIECES,
    /** piece: player or none. */ OWNER,
    /** piece: kind. */ KIND,
    /** piece: site. Every piece is somewhere, at first in the box. */ SITE,
    /** set of piece: set of site. */ SITES_OF_PIECES,
    /** set of piece: set of player. */ OWNERS_OF_PIECES,
    /** set of piece, player: set of the pieces that the player owns. */ OWNED,
    /** set of piece, site: set of those that are there. */ ON_SITE,
    /** set of piece, set of site: set of those that are there. */ ON_SITES,
    /** kind: set of all pieces of that kind. */ PIECES_OF_KIND,
    /** site: topmost piece or none. */ TOP,
    /** site: list of its pieces from the bottom up. */ STACK,

    // ---- board
    /** : set of all sites of the board, zones not included. */ ALL_SITES,
    /** : site where pieces wait that are not in the game yet. */ BOX,
    /** site: set of sites that its paths lead to. */ NEXT,
    /** set of site: set of site; those of all elements together (likewise for all …_OF_SITES). */ NEXT_OF_SITES,
    /** site: set of sites whose paths lead here. */ PREVIOUS,
    PREVIOUS_OF_SITES,
    /** site: set of all sites further along its paths. */ AHEAD,
    AHEAD_OF_SITES,
    /** site: set of all sites whose paths lead here, near or far. */ BEHIND,
    BEHIND_OF_SITES,
    /** site: set of sites joined to it by a line, loop, grid or hex side. */ NEIGHBOURS,
    NEIGHBOURS_OF_SITES,
    /** site, site: number of steps along the paths (or between neighbours on boards without paths), -1 if there is no way. */ DISTANCE,
    /** line: set of its sites. */ LINE_SITES,
    /** line: list of its sites in order. */ LINE_ORDER,
    /** set of line, site: set of those lines that pass through the site. */ LINES_THROUGH,
    /** : list of numbers, the directions of a grid or plane. */ DIRECTIONS,
    /** site, number: the neighbour in that direction, or none. */ STEP,
    /** site, number: list of the sites from the neighbour in that direction on to the edge; on an endless plane to beyond all pieces. */ RAY,
    /** number, number: the hex with these coordinates on an endless plane, none if no piece is anywhere near. */ HEX,
    /** set of site: truth; all hang together by neighbours. */ CONNECTED,
    /** set of site: set of those with exactly one neighbour in the set. */ TIPS,
    /** site, set of site: set of those that hang together with the site through the set. */ GROUP_OF,
    /** site: number of its column, from 1, on a grid. */ COLUMN,
    /** site: number of its row, from 1, on a grid. */ ROW,

    // ---- the match
    /** : number of times that the present position has been remembered since it was last forgotten. */ TIMES_SEEN,
    /** : number of turns begun. */ TURN_NUMBER
}
