package regola.engine.position;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import regola.engine.board.Layout;
import regola.engine.lower.Initial;
import regola.engine.lower.ReadyGame;
import regola.engine.run.Ending;
import regola.engine.run.Execution;
import regola.engine.state.GameState;
import regola.engine.state.Memory;
import regola.engine.value.Catalog;
import regola.engine.value.Position;
import regola.language.model.CheckedGame;
import regola.language.model.Property;
import regola.language.model.Setting;
import regola.language.model.Type;
import regola.language.model.Variable;
import regola.language.model.VariantInfo;

/**
 * A PositionWriter is the writing down of where a match stands. At the start of a turn that is everything there is to
 * know; within a turn it is the state as it is at that decision, and in {@link TurnSoFar} what it takes to come there
 * again.
 */
public final class PositionWriter {
    /** Instead of a player: nothing is hidden. */
    public static final int EVERYTHING = Sight.EVERYTHING;

    static final String HIDDEN = "?";

    private final ReadyGame ready;
    private final Execution x;
    private final Layout layout;
    private final CheckedGame game;
    private final Catalog names;
    private final GameState state;
    private final PlainValues values;

    public PositionWriter(ReadyGame ready, Execution x) {
        this.ready = ready;
        this.x = x;
        layout = x.program.layout;
        game = layout.game();
        names = x.names();
        state = x.state;
        values = new PlainValues(x);
    }

    /** @param viewer a player's number, or EVERYTHING */
    public Position write(int viewer) {
        Sight sight = new Sight(ready, x, viewer);
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("game", game.id());
        fields.put("variants", game.variants().stream().map(VariantInfo::id).toList());
        fields.put("settings", settings());
        List<String> sides = names.ids(Type.PLAYER);
        fields.put("players", sides.subList(0, names.players()));
        if (sides.size() > names.players())
            fields.put(game.seats().playOthers() ? "sides" : "neutral", sides.subList(names.players(), sides.size()));
        fields.put("zones", zones(sight));
        putUnlessEmpty(fields, "pieces", kept(Type.Base.PIECE, sight));
        putUnlessEmpty(fields, "sites", kept(Type.Base.SITE, sight));
        putUnlessEmpty(fields, "players-state", kept(Type.Base.PLAYER, sight));
        fields.put("vars", variables(viewer));
        if (x.isOver()) putEnd(fields, x.ending());
        else if (viewer == EVERYTHING && x.question() != null && !state.isForgetful())
            putTurn(fields); // moves in it may be secret
        return Position.of(fields);
    }

    /** Where the turn could not begin again as everything stands. */
    private void putTurn(Map<String, Object> fields) {
        List<String> moves = x.movesOfTurn();
        if (moves.isEmpty() && state.isAsAtTurnStart() && state.draws.fallen().length == 0) return;
        Map<String, Object> then = state.hasTurn()
                ? new PositionWriter(ready, x.atTurnStart()).write(EVERYTHING).fields()
                : null;
        fields.put(TurnSoFar.KEY, TurnSoFar.written(fields, then, moves, state.draws.fallen()));
    }

    private static void putUnlessEmpty(Map<String, Object> fields, String key, Map<String, ?> value) {
        if (!value.isEmpty()) fields.put(key, value);
    }

    private Map<String, Object> settings() {
        Map<String, Object> all = new LinkedHashMap<>();
        for (Setting setting : game.settings()) {
            List<Long> value = layout.settings().get(setting.name());
            all.put(
                    setting.name(),
                    switch (setting.form()) {
                        case YES_NO -> value.get(0) != 0;
                        case NUMBER -> value.get(0);
                        case WORD -> setting.words().get(value.get(0).intValue());
                        case NUMBERS -> value;
                    });
        }
        return all;
    }

    // ---------------------------------------------------------------- where pieces lie

    private Map<String, Object> zones(Sight sight) {
        Map<String, Object> zones = new LinkedHashMap<>();
        if (game.board() != null) zones.put(game.board().name(), new LinkedHashMap<String, Object>());
        for (int s = 0; s < layout.sites().count; s++) {
            boolean declared = s != layout.sites().box
                    || game.zones().stream().anyMatch(z -> z.name().equals("box"));
            if (state.bottom[s] < 0 || !declared) continue; // a piece that is nowhere else is in the box
            @SuppressWarnings("unchecked")
            Map<String, Object> zone = (Map<String, Object>)
                    zones.computeIfAbsent(names.site(s).zone(), z -> new LinkedHashMap<String, Object>());
            zone.put(names.site(s).id(), pieces(s, sight.isSeen(s)));
        }
        return zones;
    }

    private List<String> pieces(int site, boolean seen) {
        List<String> pieces = new ArrayList<>();
        for (int p = state.bottom[site]; p >= 0; p = state.above[p])
            pieces.add(seen ? names.id(Type.PIECE, p) : HIDDEN);
        return pieces;
    }

    // ---------------------------------------------------------------- what is kept

    private Map<String, Object> kept(Type.Base base, Sight sight) {
        Map<String, Object> all = new LinkedHashMap<>();
        int number = game.variables().size();
        for (Property property : game.properties()) {
            Initial initial = ready.initials().get(number++);
            if (property.of() != base) continue;
            for (int subject = 0; subject < initial.count(); subject++) {
                if (!exists(base, subject)) continue;
                if (base == Type.Base.PIECE && !sight.isSeen(state.siteOf[subject])) continue;
                boolean hidden = !sight.isShown(property, subject);
                if (isInitial(initial, subject) && !hidden)
                    continue; // a hidden value is not left out: that would tell it
                String id =
                        base == Type.Base.PIECE ? PieceNames.of(x).name(subject) : names.id(Type.one(base), subject);
                @SuppressWarnings("unchecked")
                Map<String, Object> of =
                        (Map<String, Object>) all.computeIfAbsent(id, i -> new LinkedHashMap<String, Object>());
                of.put(property.name(), hidden ? HIDDEN : value(initial, property.type(), subject));
            }
        }
        return all;
    }

    private boolean exists(Type.Base base, int subject) {
        return subject < layout.universe(Type.one(base));
    }

    private boolean isInitial(Initial initial, int subject) {
        int at = initial.first() + subject;
        return x.inScratchFrame(
                ready.root(),
                e -> initial.narrow()
                        ? initial.value().eval(e) == state.narrow[at]
                        : Arrays.equals(initial.value().list(e), state.wide[at]));
    }

    private Object value(Initial initial, Type type, int subject) {
        int at = initial.first() + subject;
        return initial.narrow() ? values.plain(type, state.narrow[at]) : values.plain(type, state.wide[at]);
    }

    private Map<String, Object> variables(int viewer) {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("mover", state.mover < 0 ? null : names.id(Type.PLAYER, state.mover));
        all.put("turn-number", (long) state.turns);
        if (state.retired != 0) {
            all.put(
                    "retired",
                    IntStream.range(0, names.players())
                            .filter(p -> !state.isIn(p))
                            .mapToObj(p -> names.id(Type.PLAYER, p))
                            .toList());
        }
        int number = 0;
        Memory memory = x.program.memory;
        for (Variable variable : game.variables()) {
            Initial initial = ready.initials().get(number++);
            int at = memory.cell(variable);
            all.put(
                    variable.name(),
                    initial.narrow()
                            ? values.plain(variable.type(), state.narrow[at])
                            : values.plain(variable.type(), state.wide[at]));
        }
        // What the turn has noted it notes again when it begins again. What stands for a position might give hidden
        // things away.
        long[] remembered = x.isOver() ? state.remembered() : state.rememberedAtTurnStart();
        if (remembered.length > 0 && viewer == EVERYTHING) {
            all.put(
                    "remembered",
                    Arrays.stream(remembered).mapToObj(Long::toHexString).toList());
        }
        return all;
    }

    private void putEnd(Map<String, Object> fields, Ending ending) {
        if (ready.score() != null) {
            Map<String, Object> scores = new LinkedHashMap<>();
            for (int p = 0; p < layout.roster().sides; p++) {
                int player = p;
                scores.put(names.id(Type.PLAYER, p), x.inScratchFrame(ready.root(), e -> {
                    e.slots[e.base] = player;
                    return ready.score().eval(e);
                }));
            }
            fields.put("scores", scores);
        }
        fields.put("over", true);
        if (ending.drawn()) fields.put("drawn", true);
        fields.put(
                "winners",
                IntStream.range(0, layout.roster().sides)
                        .filter(p -> (ending.winners() >>> p & 1) != 0)
                        .mapToObj(p -> names.id(Type.PLAYER, p))
                        .toList());
    }
}
