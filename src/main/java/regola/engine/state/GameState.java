package regola.engine.state;

import java.util.Arrays;
import regola.engine.board.Bits;
import regola.engine.board.Roster;
import regola.engine.board.Sites;
import regola.engine.value.HexWindow;

/**
 * A GameState is where everything stands in a match. One match owns it; who reads the arrays must not write them. Each
 * site holds a stack of pieces, linked from below to above; where no order counts they lie in that of their kinds and
 * numbers, so that how they came there is forgotten. What can be worked out from the stacks and is asked often (which
 * pieces are at a site, on which sites a kind stands) is kept up to date with every move.
 */
public final class GameState {
    /** Pieces times sites for which numbers are kept ready. */
    private static final int MOST_KEYS = 1 << 14;

    public final Sites sites;
    public final Roster roster;
    /** By piece: its site, and the pieces above and below it, or -1. */
    public final int[] siteOf, above, below;
    /** By site: the topmost and the bottom piece, or -1. */
    public final int[] top, bottom;
    /** The pieces at each site: a set of {@code roster.words} words for each. */
    public final long[] at;
    /** The sites where each kind stands: a set of {@code sites.words} words for each. */
    public final long[] standing;
    /** The sites with any pieces. */
    public final long[] occupied;
    /** Variables and properties that fit one word, and the others, by their cells in {@link Memory}. */
    public final long[] narrow;

    public final long[][] wide;
    public final Draws draws;
    /** What players know of what is hidden; null if nothing is, or in matches that only look ahead. */
    public final Known known;
    /** The player whose turn it is, -1 in a round. */
    public int mover = -1;

    public int turns;
    /** Players who take no more turns, as bits. */
    public long retired;
    /** Where the pieces are on an endless plane of hexes; null on other boards. */
    private HexWindow window;
    /** Where all pieces stand, as one number; kept only if the game remembers positions. */
    private long standingHash;

    private final boolean hashes;
    /** Whether a set of sites is one word, and a set of pieces too. */
    private final boolean isSmall;
    /** By piece and site: what the piece adds to the hash at the bottom there; null if that would be too large. */
    private final long[] keys;
    /** Whether how a turn began is not kept: for matches that only look ahead. */
    private boolean forgetful;

    private final Memory memory;
    private Remembered remembered;
    /** Whether another match, or how the turn began, may hold the same: then it is not changed. */
    private boolean isShared = true;
    /** How everything stood when the turn began; null before the first turn. */
    private TurnStart began;
    /** Pieces looked at to find out how high others lie, since that was asked last. */
    private long walked;
    /**
     * Counts all changes; the version is that of the present state, an earlier one again when a change has been taken
     * back.
     */
    private long changes = 1;

    private long version = 1;
    /** What stands for the present position, if it was worked out at this version. */
    private long hashed, hashedAt;

    public GameState(Sites sites, Roster roster, Memory memory, boolean hashes, long seed) {
        this.sites = sites;
        this.roster = roster;
        this.hashes = hashes;
        isSmall = roster.words == 1 && sites.words == 1;
        this.forgetful = false;
        this.memory = memory;
        siteOf = new int[roster.count];
        above = new int[roster.count];
        below = new int[roster.count];
        top = new int[sites.count];
        bottom = new int[sites.count];
        at = new long[sites.count * roster.words];
        standing = new long[roster.kinds * sites.words];
        occupied = new long[sites.words];
        narrow = new long[memory.narrowCount()];
        wide = new long[memory.wideCount()][];
        draws = new Draws(seed);
        known = memory.hides() ? new Known(roster.count, memory.hiddenCount()) : null;
        window = sites.plane;
        keys = hashes ? keys() : null;
        remembered = Remembered.NOTHING;
        Arrays.fill(top, -1);
        Arrays.fill(bottom, -1);
        for (int p = 0; p < roster.count; p++)
            link(p, sites.box, sites.ordered[sites.box] ? top[sites.box] : before(p, sites.box));
    }

    private GameState(GameState other, Chance chance, boolean forgetful) {
        this.forgetful = forgetful;
        sites = other.sites;
        roster = other.roster;
        hashes = other.hashes;
        isSmall = other.isSmall;
        keys = other.keys;
        memory = other.memory;
        siteOf = other.siteOf.clone();
        above = other.above.clone();
        below = other.below.clone();
        top = other.top.clone();
        bottom = other.bottom.clone();
        at = other.at.clone();
        standing = other.standing.clone();
        occupied = other.occupied.clone();
        narrow = other.narrow.clone();
        wide = other.wide.clone(); // the sets and lists inside are never changed, so both may hold them
        draws = new Draws(other.draws, chance);
        known = forgetful || other.known == null ? null : other.known.copy();
        began = forgetful ? null : other.began;
        mover = other.mover;
        turns = other.turns;
        retired = other.retired;
        window = other.window;
        standingHash = other.standingHash;
        remembered = other.share();
    }

    public GameState copy() {
        return new GameState(this, draws.generator(), forgetful);
    }

    /** @return a copy that does not keep how its turns begin, which saves most of what a turn makes anew */
    public GameState scratch() {
        return new GameState(this, draws.generator(), true);
    }

    /** @return how many words a copy of all that changes takes, about */
    public int words() {
        int ofPieces = (3 * roster.count + 2 * sites.count) / 2; // whose sites and stacks are half words
        return ofPieces
                + at.length
                + standing.length
                + occupied.length
                + narrow.length
                + wide.length
                + remembered.count();
    }

    public boolean isForgetful() {
        return forgetful;
    }

    /** Becomes as another of the same game, without making anything new unless there is no room. */
    public void become(GameState other) {
        System.arraycopy(other.siteOf, 0, siteOf, 0, siteOf.length);
        System.arraycopy(other.above, 0, above, 0, above.length);
        System.arraycopy(other.below, 0, below, 0, below.length);
        System.arraycopy(other.top, 0, top, 0, top.length);
        System.arraycopy(other.bottom, 0, bottom, 0, bottom.length);
        System.arraycopy(other.at, 0, at, 0, at.length);
        System.arraycopy(other.standing, 0, standing, 0, standing.length);
        System.arraycopy(other.occupied, 0, occupied, 0, occupied.length);
        System.arraycopy(other.narrow, 0, narrow, 0, narrow.length);
        System.arraycopy(other.wide, 0, wide, 0, wide.length);
        draws.become(other.draws);
        if (known != null && other.known != null) known.become(other.known);
        began = forgetful ? null : other.began;
        mover = other.mover;
        turns = other.turns;
        retired = other.retired;
        window = other.window;
        standingHash = other.standingHash;
        if (!forgetful) {
            remembered = other.share();
            isShared = true;
        } else if (remembered.count() + other.remembered.count() > 0) own().become(other.remembered);
        walked = 0;
        changed();
    }

    // ---------------------------------------------------------------- versions

    /** Must be called with every change that is not a move of a piece; moves do it themselves. */
    public void changed() {
        version = ++changes;
    }

    /** @return a number that never stands for two different states of this match */
    public long version() {
        return version;
    }

    /** Says that every change since this version has been taken back. */
    public void backTo(long earlier) {
        version = earlier;
    }

    // ---------------------------------------------------------------- turns

    /** Must be called when a turn begins, before anything happens in it. */
    public void beginTurn() {
        if (!forgetful) began = new TurnStart(this, remembered);
        draws.forget();
        turns++;
        changed();
    }

    /**
     * Says that hidden things have been dealt anew. How the turn began is then the same only if it begins now; else it
     * is not known any more, nor will be.
     */
    public void dealtAnew(boolean isTurnStart) {
        changed();
        if (forgetful) return;
        if (isTurnStart) began = new TurnStart(this, remembered);
        else forgetful = true;
    }

    /** @return true if a turn is under way, not the set-up */
    public boolean hasTurn() {
        return began != null;
    }

    /** @return whether everything but what is remembered stands as it did when the turn began */
    public boolean isAsAtTurnStart() {
        return began != null && began.isStill(this);
    }

    /** @return what was remembered when the turn began; before the first turn what is now */
    public long[] rememberedAtTurnStart() {
        return began == null ? remembered() : began.remembered();
    }

    /** @return this match as it stood when the turn began; the number of the turn is that of the present one */
    public GameState atTurnStart() {
        GameState then = copy();
        began.putBack(then);
        return then;
    }

    /** @return this match just before the turn began; chance will fall in it as it did */
    public GameState beforeTurn() {
        GameState then = atTurnStart();
        then.turns--;
        then.draws.fix(draws.fallen());
        return then;
    }

    // ---------------------------------------------------------------- pieces

    /** Moves a piece to the top of a site, or to its rank there if no order counts; out of a stack too. */
    public void move(int piece, int to) {
        boolean isFree = top[to] < 0;
        if (isFree && isSmall && !sites.ordered[siteOf[piece]]) moveOut(piece, to);
        else if (isFree && isAlone(piece)) moveAlone(piece, to);
        else {
            lift(piece);
            put(piece, to);
        }
    }

    /** Moves a piece to where nothing is, from where no order counts, so that the others there stay as they are. */
    private void moveOut(int piece, int to) {
        changed();
        int from = siteOf[piece], up = above[piece], down = below[piece];
        if (up < 0) top[from] = down;
        else below[up] = down;
        if (down < 0) bottom[from] = up;
        else above[down] = up;
        above[piece] = below[piece] = -1;
        siteOf[piece] = to;
        top[to] = bottom[to] = piece;
        int kind = roster.kindOf[piece];
        if (hashes) standingHash += key(piece, to, 0) - key(piece, from, 0);
        long left = at[from] & ~(1L << piece);
        at[from] = left;
        at[to] = 1L << piece;
        long emptied = left == 0 ? 1L << from : 0;
        occupied[0] = occupied[0] & ~emptied | 1L << to;
        long without = (left & roster.ofKind[kind][0]) == 0 ? 1L << from : 0;
        standing[kind] = standing[kind] & ~without | 1L << to;
    }

    /** @return the last of those that lie somewhere without an order and come before the piece, or -1 */
    private int before(int piece, int site) {
        int onto = top[site];
        while (onto >= 0 && comesAfter(onto, piece)) {
            onto = below[onto];
            walked++;
        }
        return onto;
    }

    private boolean comesAfter(int other, int piece) {
        int kind = roster.kindOf[piece];
        int otherKind = roster.kindOf[other];
        return otherKind == kind ? other > piece : otherKind > kind;
    }

    /** Puts a piece back where it was: on top of the piece it stood on, or at the bottom for -1. */
    public void putBack(int piece, int site, int onto) {
        if (isAlone(piece) && top[site] < 0) {
            moveAlone(piece, site);
            return;
        }
        lift(piece);
        link(piece, site, onto);
    }

    /** Puts a piece that has been lifted on top of a site, or at its rank there if no order counts. */
    public void put(int piece, int site) {
        link(piece, site, sites.ordered[site] ? top[site] : before(piece, site));
    }

    private boolean isAlone(int piece) {
        return above[piece] < 0 && below[piece] < 0;
    }

    /** Moves a piece from where nothing else is to where nothing is. */
    private void moveAlone(int piece, int to) {
        changed();
        int from = siteOf[piece];
        siteOf[piece] = to;
        top[from] = -1;
        bottom[from] = -1;
        top[to] = piece;
        bottom[to] = piece;
        int kind = roster.kindOf[piece];
        if (hashes) standingHash += key(piece, to, 0) - key(piece, from, 0);
        if (isSmall) {
            at[from] = 0;
            at[to] = 1L << piece;
            occupied[0] = occupied[0] & ~(1L << from) | 1L << to;
            standing[kind] = standing[kind] & ~(1L << from) | 1L << to;
            return;
        }
        int word = piece >> 6;
        at[from * roster.words + word] = 0;
        at[to * roster.words + word] = 1L << piece;
        occupied[from >> 6] &= ~(1L << from);
        occupied[to >> 6] |= 1L << to;
        int row = kind * sites.words;
        standing[row + (from >> 6)] &= ~(1L << from);
        standing[row + (to >> 6)] |= 1L << to;
    }

    /** Takes a piece from where it lies; until it is {@link #put} somewhere it is nowhere. */
    public void lift(int piece) {
        int site = siteOf[piece];
        int up = above[piece];
        int down = below[piece];
        if (hashes) standingHash -= hashFrom(piece, site);
        if (up < 0) top[site] = down;
        else below[up] = down;
        if (down < 0) bottom[site] = up;
        else above[down] = up;
        if (top[site] < 0) occupied[site >> 6] &= ~(1L << site);
        if (hashes && sites.ordered[site]) standingHash += hashFrom(up, site);
        int kind = roster.kindOf[piece];
        if (roster.words == 1) {
            long left = at[site] & ~(1L << piece);
            at[site] = left;
            if ((left & roster.ofKind[kind][0]) == 0) standing[kind * sites.words + (site >> 6)] &= ~(1L << site);
            return;
        }
        int row = site * roster.words;
        at[row + (piece >> 6)] &= ~(1L << piece);
        for (int w = 0; w < roster.words; w++) if ((at[row + w] & roster.ofKind[kind][w]) != 0) return;
        standing[kind * sites.words + (site >> 6)] &= ~(1L << site);
    }

    private void link(int piece, int site, int onto) {
        changed();
        int up = onto < 0 ? bottom[site] : above[onto];
        if (hashes && sites.ordered[site]) standingHash -= hashFrom(up, site);
        siteOf[piece] = site;
        above[piece] = up;
        below[piece] = onto;
        if (up < 0) top[site] = piece;
        else below[up] = piece;
        if (onto < 0) bottom[site] = piece;
        else above[onto] = piece;
        at[site * roster.words + (piece >> 6)] |= 1L << piece;
        occupied[site >> 6] |= 1L << site;
        standing[roster.kindOf[piece] * sites.words + (site >> 6)] |= 1L << site;
        if (hashes) standingHash += hashFrom(piece, site);
    }

    private long stacksHash() {
        long sum = 0;
        for (int site = 0; site < sites.count; site++) {
            for (int p = bottom[site], height = 0; p >= 0; p = above[p])
                sum += key(p, site, sites.ordered[site] ? height++ : 0);
        }
        return sum;
    }

    /** What a piece and those above it add to the hash; where order does not count, only the piece itself. */
    private long hashFrom(int piece, int site) {
        if (piece < 0) return 0;
        if (!sites.ordered[site]) return key(piece, site, 0);
        int height = 0;
        for (int down = below[piece]; down >= 0; down = below[down]) height++;
        long sum = 0;
        for (int up = piece; up >= 0; up = above[up]) sum += key(up, site, height++);
        walked += height;
        return sum;
    }

    /**
     * @return how many pieces were looked at in stacks since this was asked last: what moving pieces costs beside the
     *     moving
     */
    public long walked() {
        long since = walked;
        walked = 0;
        return since;
    }

    private long[] keys() {
        if (roster.count * sites.count > MOST_KEYS) return null;
        long[] table = new long[roster.count * sites.count];
        for (int piece = 0; piece < roster.count; piece++)
            for (int site = 0; site < sites.count; site++) table[piece * sites.count + site] = mixed(piece, site, 0);
        return table;
    }

    private long key(int piece, int site, int height) {
        return height == 0 && keys != null ? keys[piece * sites.count + site] : mixed(piece, site, height);
    }

    private long mixed(int piece, int site, int height) {
        int identity = roster.alike[piece] ? ~roster.kindOf[piece] : piece;
        return Chance.mix(((long) identity << 32) + ((long) site << 16) + height);
    }

    // ---------------------------------------------------------------- an endless plane

    /** @return where the pieces are on an endless plane of hexes; null on other boards */
    public HexWindow window() {
        return window;
    }

    /** Says where the pieces are that will now be put on a plane of hexes. */
    public void setWindow(HexWindow elsewhere) {
        window = elsewhere;
    }

    /**
     * Follows the pieces over an endless plane; to be called when pieces have moved and stay there.
     *
     * @return false if they are too far apart for any window
     */
    public boolean follow() {
        if (window == null) return true;
        HexSpan span = new HexSpan();
        for (int site : siteOf) if (site < sites.boardCount) span.add(window.hexQ(site), window.hexR(site));
        window = span.window(window.side());
        return span.fits(window.side());
    }

    // ---------------------------------------------------------------- looking

    public boolean isAnyAt(int site, long[] pieces) {
        int row = site * roster.words;
        for (int w = 0; w < pieces.length; w++) if ((at[row + w] & pieces[w]) != 0) return true;
        return false;
    }

    /** @return the pieces of a site from the bottom up */
    public long[] stack(int site) {
        long[] stack = new long[count(site)];
        int n = 0;
        for (int p = bottom[site]; p >= 0; p = above[p]) stack[n++] = p;
        return stack;
    }

    public int count(int site) {
        int count = 0;
        for (int w = 0; w < roster.words; w++) count += Long.bitCount(at[site * roster.words + w]);
        return count;
    }

    /** @return the sites of these pieces as a new set */
    public long[] sitesOf(long[] pieces) {
        long[] set = new long[sites.words];
        addSitesOf(pieces, set);
        return set;
    }

    public void addSitesOf(long[] pieces, long[] set) {
        for (int p = Bits.next(pieces, 0); p >= 0; p = Bits.next(pieces, p + 1)) Bits.put(set, siteOf[p]);
    }

    public boolean isIn(int player) {
        return player >= 0 && (retired >>> player & 1) == 0;
    }

    /**
     * @return the next player in turn order who is still in; the player itself if there is no other, -1 if there is
     *     none
     */
    public int nextPlayer(int player) {
        int next = player;
        int players = roster.players;
        for (int i = 0; i < players; i++) {
            if (++next >= players) next = next == players ? 0 : next % players;
            if ((retired >>> next & 1) == 0) return next;
        }
        return -1;
    }

    // ---------------------------------------------------------------- remembered positions

    /** @param rest what the variables that count come to */
    public void remember(long rest) {
        long now = positionHash(rest);
        own().add(now);
        changed();
        hashed = now;
        hashedAt = version;
    }

    /** @return whether nothing has changed since the present position was remembered */
    public boolean isJustRemembered() {
        return hashedAt == version;
    }

    /** @return what is remembered, to be changed */
    private Remembered own() {
        if (isShared) remembered = remembered.copy();
        isShared = false;
        return remembered;
    }

    /** @return what is remembered, not to be changed any more */
    private Remembered share() {
        if (!isShared) isShared = true; // written only then: how all matches begin is copied by many threads at once
        return remembered;
    }

    public void forget() {
        if (remembered.count() == 0) return;
        if (!isShared && began == null) {
            remembered.forget();
            return;
        }
        remembered = Remembered.NOTHING; // those from before the turn may still be asked for
        isShared = true;
    }

    public int rememberedCount() {
        return remembered.count();
    }

    /** @param rest as for remembering; not asked for if the position was remembered just now */
    public int timesSeen(long rest) {
        if (remembered.count() == 0) return 0;
        return remembered.times(isJustRemembered() ? hashed : positionHash(rest));
    }

    private long positionHash(long rest) {
        long where = window == null ? 0 : Chance.mix(window.hashCode());
        return Chance.mix(standingHash + rest * 0x9E3779B97F4A7C15L + mover + where);
    }

    /** @return what stands for each position remembered, oldest first */
    public long[] remembered() {
        return remembered.first(remembered.count());
    }

    public void setRemembered(long[] hashes) {
        remembered = Remembered.of(hashes);
        isShared = true;
    }

    /**
     * @return a number that is equal for equal states: all stacks, memory, chance, mover and what is remembered. Which
     *     of several alike pieces stands where makes no difference, only what is kept about the one that stands there
     */
    public long fingerprint() {
        KeptAlike kept = kept();
        long sum = stacksHash();
        sum = sum * 31 + Arrays.hashCode(kept.narrow());
        sum = sum * 31 + Arrays.deepHashCode(kept.wide());
        sum = sum * 31 + draws.state();
        sum = sum * 31 + mover + turns * 64L + retired;
        if (window != null) sum = sum * 31 + window.hashCode();
        return sum * 31 + Arrays.hashCode(remembered());
    }

    /** @return what is kept, as it would be whichever of several alike pieces stood where one stands */
    public KeptAlike kept() {
        return KeptAlike.of(this, memory);
    }
}
