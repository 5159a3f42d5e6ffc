package regola.engine.position;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import regola.engine.board.Bits;
import regola.engine.board.Layout;
import regola.engine.explain.Asking;
import regola.engine.lower.Initial;
import regola.engine.lower.ReadyGame;
import regola.engine.move.ChoicePlan;
import regola.engine.move.RequirementPlan;
import regola.engine.run.Ending;
import regola.engine.run.Execution;
import regola.engine.run.Program;
import regola.engine.state.GameState;
import regola.engine.state.HexSpan;
import regola.engine.value.Catalog;
import regola.engine.value.Hex;
import regola.engine.value.Position;
import regola.engine.value.PositionProblem;
import regola.engine.value.PositionProblem.Problem;
import regola.engine.value.Spoken;
import regola.engine.value.Thing;
import regola.language.model.CheckedGame;
import regola.language.model.Property;
import regola.language.model.Type;
import regola.language.model.Variable;
import regola.language.model.VariantInfo;

/**
 * A PositionReader is the setting up of a match from a written position. It goes through all of it and then names
 * everything that does not fit, not only the first.
 */
public final class PositionReader {
    private static final int MOST_PROBLEMS = 50;

    private final ReadyGame ready;
    private final Execution x;
    private final Layout layout;
    private final CheckedGame game;
    private final GameState state;
    private final List<Problem> problems = new ArrayList<>();
    /** Where each piece that has been put was named. */
    private final Map<Integer, String> put = new HashMap<>();

    private Ending ending;
    private TurnSoFar turn;
    private Position written;
    private int untold;

    /** @param x with all pieces in the box and everything else as at the beginning */
    public PositionReader(ReadyGame ready, Execution x) {
        this.ready = ready;
        this.x = x;
        layout = x.program.layout;
        game = layout.game();
        state = x.state;
    }

    /** @throws PositionProblem if anything does not fit */
    public void read(Position given) {
        readHeader(given);
        written = given;
        turn = TurnSoFar.of(given, problems);
        Position position = turn == null ? given : turn.begun(given);
        if (turn != null && turn.isSetUp()) {
            if (!problems.isEmpty()) throw new PositionProblem(problems);
            return;
        }
        readZones(position);
        readKept(position, "pieces", Type.Base.PIECE);
        readKept(position, "sites", Type.Base.SITE);
        readKept(position, "players-state", Type.Base.PLAYER);
        readVariables(position);
        readEnd(position);
        state.changed();
        if (untold > 0) {
            problems.add(new Problem(
                    "",
                    Spoken.of("and " + untold + " more mistakes", "e altri " + untold + " errori"),
                    null,
                    List.of()));
        }
        if (!problems.isEmpty()) throw new PositionProblem(problems);
    }

    /**
     * Refuses the position for reasons of the rule file.
     *
     * @throws PositionProblem if any demand has failed
     */
    public void refuse(List<RequirementPlan> failed) {
        List<Problem> refused = x.inScratchFrame(
                ready.root(),
                at -> failed.stream()
                        .map(demand ->
                                new Problem("", demand.because().said(at), demand.rule(), sites(demand.shown(at))))
                        .toList());
        if (!refused.isEmpty()) throw new PositionProblem(refused);
    }

    private List<String> sites(List<Thing> things) {
        return things.stream()
                .map(thing -> thing.is(Type.Base.PIECE)
                        ? names().id(Type.SITE, state.siteOf[(int) thing.number()])
                        : thing.id())
                .distinct()
                .toList();
    }

    /**
     * Runs the match to where the position stands: from the start of the turn, or of the whole match, with the moves
     * made since.
     *
     * @throws PositionProblem if that leads elsewhere
     */
    public void run() {
        if (turn != null) state.draws.fix(turn.chance());
        x.run(turn != null && turn.isSetUp() ? Program.BEGIN : Program.SAME_TURN);
        if (turn == null) return;
        for (int i = 0; i < turn.moves().size(); i++) {
            String move = turn.moves().get(i);
            int index = x.isOver()
                    ? -1
                    : x.looking(at -> new Asking(at, (ChoicePlan) at.question(), ready.choices()).legalIndex(move));
            if (index < 0) {
                problem("turn.moves[" + i + "]", "'" + move + "' is not legal there", "'" + move + "' lì non è valida");
                throw new PositionProblem(problems);
            }
            x.play(index);
        }
        boolean isSame = !x.isOver()
                && Arrays.equals(turn.chance(), state.draws.fallen())
                && TurnSoFar.isSame(
                        written, new PositionWriter(ready, x).write(PositionWriter.EVERYTHING), this::isOrdered);
        state.draws.release();
        if (isSame) return;
        problem(
                TurnSoFar.KEY,
                "what is written of this turn leads to another position than this one; without 'turn', a turn begins here",
                "ciò che è scritto di questo turno porta a un'altra posizione; senza 'turn' qui comincia un turno");
        throw new PositionProblem(problems);
    }

    private boolean isOrdered(String site) {
        long number = names().number(Type.SITE, site);
        return number >= 0 && layout.sites().ordered[(int) number];
    }

    /** @return how the match has ended already, or null if it goes on */
    public Ending ending() {
        return ending;
    }

    private Catalog names() {
        return x.names();
    }

    private void problem(String path, Spoken said) {
        problem(path, said, List.of());
    }

    private void problem(String path, String english, String italian) {
        problem(path, Spoken.of(english, italian));
    }

    private void problem(String path, Spoken said, Collection<String> sites) {
        if (problems.size() < MOST_PROBLEMS) problems.add(new Problem(path, said, null, List.copyOf(sites)));
        else untold++;
    }

    // ---------------------------------------------------------------- which game

    private void readHeader(Position position) {
        same(position, "game", game.id());
        same(position, "variants", game.variants().stream().map(VariantInfo::id).toList());
        List<String> sides = names().ids(Type.PLAYER);
        same(position, "players", sides.subList(0, names().players()));
        same(position, game.seats().playOthers() ? "sides" : "neutral", sides.subList(names().players(), sides.size()));
        Map<String, Object> mine =
                new PositionWriter(ready, x).write(PositionWriter.EVERYTHING).object("settings");
        position.object("settings").forEach((name, value) -> {
            String path = "settings." + name;
            if (!mine.containsKey(name))
                problem(path, PlainValues.unknown("setting", name, List.copyOf(mine.keySet())));
            else if (!mine.get(name).equals(value))
                problem(
                        path,
                        "these rules are set to " + mine.get(name) + ", not " + value,
                        "in queste regole vale " + mine.get(name) + ", non " + value);
        });
    }

    private void same(Position position, String key, Object wanted) {
        Object given = position.fields().get(key);
        if (given != null && !given.equals(wanted))
            problem(
                    key,
                    "these rules are for " + wanted + ", not for " + given,
                    "queste regole sono per " + wanted + ", non per " + given);
    }

    // ---------------------------------------------------------------- pieces

    private void readZones(Position position) {
        Object zones = position.fields().get("zones");
        if (!(zones instanceof Map<?, ?>)) {
            problem("zones", "the places of the pieces are missing", "mancano i posti dei pezzi");
            return;
        }
        if (state.window() != null) findWindow(position);
        position.object("zones").forEach((zone, sites) -> {
            String path = "zones." + zone;
            if (!layout.zoneSites().containsKey(zone) && !isBoard(zone))
                problem(path, PlainValues.unknown("zone", zone, zoneNames()));
            else if (sites instanceof Map<?, ?> map) readSites(zone, map, path);
            else problem(path, "sites with their pieces are expected here", "qui ci vogliono i posti con i loro pezzi");
        });
    }

    /** On an endless plane of hexes: where on it the position is. */
    private void findWindow(Position position) {
        if (!(position.object("zones").get(game.board().name()) instanceof Map<?, ?> occupied)) return;
        HexSpan span = new HexSpan();
        occupied.forEach((site, pieces) -> {
            Hex hex = Hex.named(String.valueOf(site));
            boolean isEmpty = pieces instanceof List<?> list && list.isEmpty();
            if (hex != null && !isEmpty) span.add(hex);
        });
        int side = state.window().side();
        state.setWindow(span.window(side));
        if (!span.fits(side)) {
            problem(
                    "zones." + game.board().name(),
                    Spoken.of(
                            "the pieces are too far apart: they may reach over " + HexSpan.most(side)
                                    + " hexes in a row at most",
                            "i pezzi sono troppo lontani tra loro: possono occupare al massimo " + HexSpan.most(side)
                                    + " esagoni in fila"),
                    occupied.keySet().stream().map(String::valueOf).toList());
        }
    }

    private void readSites(String zone, Map<?, ?> sites, String path) {
        sites.forEach((site, pieces) -> readSite(zone, String.valueOf(site), pieces, path + "." + site));
    }

    private boolean isBoard(String zone) {
        return game.board() != null && game.board().name().equals(zone);
    }

    private List<String> zoneNames() {
        List<String> all = new ArrayList<>(layout.zoneSites().keySet());
        if (game.board() != null) all.add(0, game.board().name());
        return all;
    }

    private void readSite(String zone, String id, Object pieces, String path) {
        long site = names().number(Type.SITE, id);
        if (site < 0) {
            problem(path, PlainValues.unknownSite(id, names()));
        } else if (!names().site((int) site).zone().equals(zone)) {
            String its = names().site((int) site).zone();
            problem(
                    path,
                    "'" + id + "' is a place of '" + its + "', not of '" + zone + "'",
                    "'" + id + "' è un posto di '" + its + "', non di '" + zone + "'");
        } else if (!(pieces instanceof List<?> list)) {
            problem(
                    path,
                    "a list of pieces is expected here, from the bottom to the top",
                    "qui ci vuole un elenco di pezzi, dal basso in alto");
        } else {
            for (Object piece : list) readPiece((int) site, piece, path);
        }
    }

    private void readPiece(int site, Object name, String path) {
        long first = name instanceof String id ? names().number(Type.PIECE, id) : -1;
        if (first < 0) {
            problem(path, PlainValues.unknown("piece", String.valueOf(name), names().distinctIds(Type.PIECE)));
            return;
        }
        int piece = free((int) first);
        if (piece >= 0) {
            put.put(piece, path);
            state.move(piece, site);
        } else if (names().piece((int) first).alike()) {
            long[] all = layout.roster().ofKind[names().piece((int) first).kind()];
            problem(
                    path,
                    Spoken.of(
                            "there are only " + Bits.count(all) + " of '" + name + "'",
                            "di '" + name + "' ce ne sono solo " + Bits.count(all)),
                    where(site, Bits.elements(all)));
        } else {
            String other = put.get((int) first);
            problem(
                    path,
                    Spoken.of(
                            "'" + name + "' is in two places; it is also in " + other,
                            "'" + name + "' è in due posti; è anche in " + other),
                    where(site, first));
        }
    }

    /** The site of a piece too many, and those of the others. */
    private Set<String> where(int site, long... pieces) {
        Set<String> sites = new LinkedHashSet<>(List.of(names().id(Type.SITE, site)));
        for (long piece : pieces) sites.add(names().id(Type.SITE, state.siteOf[(int) piece]));
        return sites;
    }

    /** The piece itself, or of alike ones the first that has not been put anywhere; -1 if there is none. */
    private int free(int piece) {
        if (!names().piece(piece).alike()) return put.containsKey(piece) ? -1 : piece;
        for (long each :
                Bits.elements(layout.roster().ofKind[names().piece(piece).kind()]))
            if (!put.containsKey((int) each)) return (int) each;
        return -1;
    }

    // ---------------------------------------------------------------- what is kept

    private void readKept(Position position, String key, Type.Base base) {
        position.object(key).forEach((id, kept) -> {
            String path = key + "." + id;
            int subject =
                    base == Type.Base.PIECE ? PieceNames.of(x).piece(id) : (int) names().number(Type.one(base), id);
            if (subject < 0 && base == Type.Base.SITE) problem(path, PlainValues.unknownSite(id, names()));
            else if (subject < 0)
                problem(path, PlainValues.unknown(Type.one(base).toString(), id, names().distinctIds(Type.one(base))));
            else if (kept instanceof Map<?, ?> map)
                map.forEach((name, v) -> readProperty(base, subject, String.valueOf(name), v, path));
            else
                problem(
                        path,
                        "properties with their values are expected here",
                        "qui ci vogliono proprietà con i loro valori");
        });
    }

    private void readProperty(Type.Base base, int subject, String name, Object value, String path) {
        int number = game.variables().size();
        Set<String> known = new HashSet<>();
        for (Property property : game.properties()) {
            Initial initial = ready.initials().get(number++);
            if (property.of() != base) continue;
            known.add(property.name());
            if (property.name().equals(name)) {
                set(initial, initial.first() + subject, property.type(), value, path + "." + name);
                return;
            }
        }
        problem(path + "." + name, PlainValues.unknown("property", name, List.copyOf(known)));
    }

    private void set(Initial initial, int at, Type type, Object value, String path) {
        PlainValues values = new PlainValues(x);
        if (initial.narrow()) state.narrow[at] = values.narrow(type, value, path, this::problem);
        else state.wide[at] = values.wide(type, value, path, this::problem);
    }

    private void readVariables(Position position) {
        Map<String, Object> given = position.object("vars");
        readMover(given.get("mover"));
        if (given.get("turn-number") instanceof Long turn && turn >= 1)
            state.turns = (int) (isOver(position) ? turn : turn - 1); // the turn begins again
        given.forEach((name, value) -> {
            String path = "vars." + name;
            int number = 0;
            for (Variable variable : game.variables()) {
                Initial initial = ready.initials().get(number++);
                if (!variable.name().equals(name)) continue;
                set(initial, initial.first(), variable.type(), value, path);
                return;
            }
            switch (name) {
                case "mover", "turn-number" -> {}
                case "retired" ->
                    state.retired = new PlainValues(x).narrow(Type.PLAYER.set(), value, path, this::problem);
                case "remembered" -> readRemembered(value, path);
                default ->
                    problem(
                            path,
                            PlainValues.unknown(
                                    "variable",
                                    name,
                                    game.variables().stream()
                                            .map(Variable::name)
                                            .toList()));
            }
        });
        if (!game.rounds() && state.mover >= 0 && !state.isIn(state.mover) && !isOver(position)) {
            problem("vars.mover", "this player takes no more turns", "questo giocatore non ha più turni");
        }
    }

    private void readMover(Object mover) {
        if (game.rounds()) {
            if (mover != null) {
                problem(
                        "vars.mover",
                        "in this game all take part in a round; nobody is the mover",
                        "in questo gioco tutti partecipano a ogni giro; nessuno è di turno");
            }
            return;
        }
        long player = mover instanceof String id ? names().number(Type.PLAYER, id) : -1;
        if (player >= 0 && player < names().players()) {
            state.mover = (int) player;
            return;
        }
        List<String> all = names().ids(Type.PLAYER).subList(0, names().players());
        problem(
                "vars.mover",
                "the player whose turn it is is missing: one of " + all,
                "manca il giocatore di turno: uno tra " + all);
    }

    private void readRemembered(Object value, String path) {
        if (value instanceof List<?> list
                && list.stream().allMatch(e -> e instanceof String s && s.matches("[0-9a-f]{1,16}"))) {
            state.setRemembered(list.stream()
                    .mapToLong(e -> Long.parseUnsignedLong((String) e, 16))
                    .toArray());
        } else {
            problem(
                    path,
                    "what stands for positions seen before is expected here, as it was written",
                    "qui ci vuole ciò che sta per le posizioni già viste, com'era scritto");
        }
    }

    private static boolean isOver(Position position) {
        return Boolean.TRUE.equals(position.fields().get("over"));
    }

    private void readEnd(Position position) {
        if (!isOver(position)) return;
        Object winners = position.fields().getOrDefault("winners", List.of());
        long won = new PlainValues(x).narrow(Type.PLAYER.set(), winners, "winners", this::problem);
        ending = new Ending(won == 0, won, null, Spoken.SILENCE, null);
    }
}
