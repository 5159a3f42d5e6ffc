package regola.engine.position;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import regola.engine.board.Layout;
import regola.engine.lower.Initial;
import regola.engine.lower.ReadyGame;
import regola.engine.run.Execution;
import regola.engine.state.Chance;
import regola.engine.state.GameState;
import regola.language.model.Property;
import regola.language.model.Type;

/**
 * A Guessing is the replacing of everything that a player cannot see by something else that it might be: hidden pieces
 * change places with hidden pieces of the same set, hidden values with hidden values. What the player sees stays.
 */
public final class Guessing {
    private final ReadyGame ready;
    private final Execution x;
    private final Layout layout;
    private final Sight sight;
    private final Chance chance;

    /** @param x a copy of the match, which is changed */
    public Guessing(ReadyGame ready, Execution x, int player, long seed) {
        this.ready = ready;
        this.x = x;
        this.layout = x.program.layout;
        this.sight = new Sight(ready, x, player);
        this.chance = new Chance(seed);
    }

    public void guess() {
        List<Property> hidable = layout.game().properties().stream()
                .filter(p -> p.visibleIf() != null)
                .toList();
        List<List<Integer>> hidden = hidable.stream().map(this::hiddenSubjects).toList();
        swapPieces();
        for (int i = 0; i < hidable.size(); i++) swapValues(hidable.get(i), hidden.get(i));
        x.state.changed();
    }

    // ---------------------------------------------------------------- pieces

    private void swapPieces() {
        GameState state = x.state;
        List<Integer> sites = new ArrayList<>();
        Map<String, List<Integer>> bySet = new TreeMap<>();
        for (int s = 0; s < layout.sites().count; s++) {
            if (state.bottom[s] < 0 || sight.isSeen(s)) continue;
            sites.add(s);
            for (long piece : state.stack(s))
                bySet.computeIfAbsent(setOf((int) piece), set -> new ArrayList<>())
                        .add((int) piece);
        }
        bySet.values().forEach(this::shuffle);
        List<int[]> moves = new ArrayList<>(); // all are drawn before any is made
        for (int site : sites) {
            for (long piece : state.stack(site)) {
                List<Integer> drawn = bySet.get(setOf((int) piece));
                moves.add(new int[] {drawn.remove(drawn.size() - 1), site});
            }
        }
        for (int[] move : moves) state.move(move[0], move[1]);
    }

    private String setOf(int piece) {
        return layout.names().kind(layout.roster().kindOf[piece]).pieceClass();
    }

    private void shuffle(List<Integer> list) {
        for (int left = list.size(); left > 1; left--) {
            int drawn = chance.below(left);
            int last = list.get(left - 1);
            list.set(left - 1, list.get(drawn));
            list.set(drawn, last);
        }
    }

    // ---------------------------------------------------------------- values

    private Initial initial(Property property) {
        return ready.initials()
                .get(layout.game().variables().size()
                        + layout.game().properties().indexOf(property));
    }

    /**
     * Those with a value that the player cannot see. Whether there is one at all is no secret: who has none keeps none.
     */
    private List<Integer> hiddenSubjects(Property property) {
        Initial initial = initial(property);
        boolean mayBeNone = property.type().shape() == Type.Shape.ONE && initial.narrow();
        List<Integer> hidden = new ArrayList<>();
        for (int subject = 0; subject < initial.count(); subject++) {
            boolean none = mayBeNone
                    && property.type().base() != Type.Base.NUMBER
                    && x.state.narrow[initial.first() + subject] < 0;
            if (!none && !sight.isShown(property, subject)) hidden.add(subject);
        }
        return hidden;
    }

    private void swapValues(Property property, List<Integer> subjects) {
        Initial initial = initial(property);
        List<Integer> from = new ArrayList<>(subjects);
        shuffle(from);
        long[] narrow = x.state.narrow.clone();
        long[][] wide = x.state.wide.clone();
        for (int i = 0; i < subjects.size(); i++) {
            int to = initial.first() + subjects.get(i);
            int source = initial.first() + from.get(i);
            if (initial.narrow()) x.state.narrow[to] = narrow[source];
            else x.state.wide[to] = wide[source];
        }
    }
}
