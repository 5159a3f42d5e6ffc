package regola.engine.position;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import regola.engine.board.Layout;
import regola.engine.board.Roster;
import regola.engine.lower.Initial;
import regola.engine.lower.ReadyGame;
import regola.engine.run.Execution;
import regola.engine.state.Chance;
import regola.engine.state.GameState;
import regola.language.model.Property;
import regola.language.model.Type;

/**
 * A Guessing is the dealing anew of everything that a player neither sees nor knows, prepared once for a match as it
 * stands: hidden pieces change places with hidden pieces of the same set, hidden values with hidden values. A value
 * that somebody chose in secret may be anything of its type instead, for there may be no other to change with. All is
 * put in order before it is shuffled, so that matches that look the same to the player are dealt the same.
 */
public final class Guessing {
    private final ReadyGame ready;
    private final Execution x;
    private final Layout layout;
    private final Sight sight;
    private final Pieces[] pieces;
    /** What comes to lie on the sites concerned, site after site and from the bottom up; changed with every deal. */
    private final int[] laid, sites;

    private final Values[] values;
    private final boolean isTurnStart;

    /** A Pieces is hidden pieces of one set, in order, and where in {@link #laid} they may come to lie. */
    private record Pieces(int[] hidden, int[] holes, int[] drawn) {}

    /**
     * A Values is hidden values of one property, in order, and the cells that they may come to. Those that were chosen
     * have a number of possible values instead.
     *
     * @param narrow what the cells may hold: as many as there are cells, or more if not all of it is in the match
     * @param wide instead, for what does not fit one word
     * @param again whether each is drawn from all of it, and not from what the others leave
     */
    private record Values(
            int[] cells, long[] narrow, long[][] wide, boolean again, int[] order, int[] chosenCells, int universe) {}

    /** @param x the match, which is only read */
    public Guessing(ReadyGame ready, Execution x, int player) {
        this.ready = ready;
        this.x = x;
        layout = x.program.layout;
        sight = new Sight(ready, x, player);
        isTurnStart = isTurnStart(x);
        List<Integer> lying = new ArrayList<>();
        List<Integer> at = new ArrayList<>();
        Map<String, List<Integer>> holes = new TreeMap<>();
        if (x.program.memory.hides()) findPieces(lying, at, holes);
        laid = ints(lying);
        sites = ints(at);
        pieces = holes.values().stream().map(this::pieces).toArray(Pieces[]::new);
        values = layout.game().properties().stream()
                .filter(property -> property.visibleIf() != null)
                .map(this::values)
                .filter(found -> found.cells.length + found.chosenCells.length > 0)
                .toArray(Values[]::new);
    }

    /** Whether nothing has happened in this turn yet. */
    private static boolean isTurnStart(Execution x) {
        return x.movesOfTurn().isEmpty() && x.state.draws.fallen().length == 0 && x.state.isAsAtTurnStart();
    }

    /** @return whether there is nothing to be guessed */
    public boolean isNothingHidden() {
        return pieces.length == 0 && values.length == 0;
    }

    private static int[] ints(List<Integer> list) {
        return list.stream().mapToInt(i -> i).toArray();
    }

    // ---------------------------------------------------------------- what is hidden

    /** Only sites count where something is not known; there all pieces are laid anew, so that the order stays. */
    private void findPieces(List<Integer> lying, List<Integer> at, Map<String, List<Integer>> holes) {
        GameState state = x.state;
        for (int site = 0; site < layout.sites().count; site++) {
            if (state.bottom[site] < 0 || sight.isSeen(site) || isAllKnown(site)) continue;
            for (int p = state.bottom[site]; p >= 0; p = state.above[p]) {
                if (!sight.isKnown(p))
                    holes.computeIfAbsent(setOf(p), set -> new ArrayList<>()).add(lying.size());
                lying.add(p);
                at.add(site);
            }
        }
        holes.values().removeIf(list -> list.stream().map(lying::get).distinct().count() < 2);
    }

    private boolean isAllKnown(int site) {
        for (int p = x.state.bottom[site]; p >= 0; p = x.state.above[p]) if (!sight.isKnown(p)) return false;
        return true;
    }

    private String setOf(int piece) {
        return layout.names().kind(layout.roster().kindOf[piece]).pieceClass();
    }

    private Pieces pieces(List<Integer> holes) {
        Roster roster = layout.roster();
        int[] hidden = holes.stream()
                .map(hole -> laid[hole])
                .sorted(Comparator.<Integer>comparingInt(p -> roster.kindOf[p]).thenComparing(p -> p))
                .mapToInt(p -> p)
                .toArray();
        return new Pieces(hidden, ints(holes), new int[hidden.length]);
    }

    private Values values(Property property) {
        Initial initial = ready.initial(property);
        List<Integer> cells = new ArrayList<>();
        List<Integer> chosen = new ArrayList<>();
        int universe = initial.mayBeNone(property) ? layout.universe(property.type()) : 0;
        for (int subject : inOrder(property, initial)) {
            int cell = initial.first() + subject;
            // Whether there is a value at all is no secret: who has none keeps none.
            if (initial.mayBeNone(property) && x.state.narrow[cell] < 0) continue;
            if (sight.isShown(property, subject) || sight.isKnown(property, subject)) continue;
            int number = x.program.memory.firstHidden(property) + subject;
            boolean isChosen = universe > 0 && x.state.known != null && x.state.known.isChosen(number);
            (isChosen ? chosen : cells).add(cell);
        }
        int[] found = ints(cells);
        DrawnValues drawn = found.length == 0 ? null : DrawnValues.of(x, sight, property, initial, cells);
        long[] narrow = !initial.narrow()
                ? null
                : drawn != null
                        ? drawn.pool()
                        : Arrays.stream(found)
                                .mapToLong(cell -> x.state.narrow[cell])
                                .sorted()
                                .toArray();
        long[][] wide = initial.narrow()
                ? null
                : Arrays.stream(found)
                        .mapToObj(cell -> x.state.wide[cell])
                        .sorted(Arrays::compare)
                        .toArray(long[][]::new);
        int[] order = new int[narrow != null ? narrow.length : wide.length];
        boolean again = drawn != null && drawn.again();
        return new Values(found, narrow, wide, again, order, ints(chosen), universe);
    }

    /** The subjects of a property in an order that shows nothing of what is hidden. */
    private List<Integer> inOrder(Property property, Initial initial) {
        var subjects = IntStream.range(0, initial.count()).boxed();
        if (property.of() != Type.Base.PIECE) return subjects.toList();
        Roster roster = layout.roster();
        return subjects.sorted(Comparator.<Integer>comparingInt(p -> roster.alike[p] ? roster.kindOf[p] : 0)
                        .thenComparing(p -> roster.alike[p] && sight.isSeen(x.state.siteOf[p]) ? x.state.siteOf[p] : -1)
                        .thenComparing(p -> p))
                .toList();
    }

    // ---------------------------------------------------------------- dealing

    /**
     * Deals what is hidden anew.
     *
     * @param into a copy of the match, which is changed; its legal moves are not found again
     */
    public void deal(Execution into, Chance chance) {
        if (pieces.length > 0) {
            for (Pieces set : pieces) {
                System.arraycopy(set.hidden, 0, set.drawn, 0, set.drawn.length);
                shuffle(set.drawn, chance);
                for (int i = 0; i < set.holes.length; i++) laid[set.holes[i]] = set.drawn[i];
            }
            for (int i = 0; i < laid.length; i++) {
                boolean isThere = into.state.siteOf[laid[i]] == sites[i] && !layout.sites().ordered[sites[i]];
                if (!isThere) into.state.move(laid[i], sites[i]);
            }
        }
        for (Values of : values) {
            for (int cell : of.chosenCells) into.state.narrow[cell] = chance.below(of.universe);
            if (of.again) {
                for (int cell : of.cells) into.state.narrow[cell] = of.narrow[chance.below(of.narrow.length)];
                continue;
            }
            for (int i = 0; i < of.order.length; i++) of.order[i] = i;
            shuffle(of.order, chance);
            for (int i = 0; i < of.cells.length; i++) {
                if (of.wide == null) into.state.narrow[of.cells[i]] = of.narrow[of.order[i]];
                else into.state.wide[of.cells[i]] = of.wide[of.order[i]];
            }
        }
        into.state.dealtAnew(isTurnStart);
    }

    private static void shuffle(int[] list, Chance chance) {
        for (int left = list.length; left > 1; left--) {
            int drawn = chance.below(left);
            int last = list[left - 1];
            list[left - 1] = list[drawn];
            list[drawn] = last;
        }
    }
}
