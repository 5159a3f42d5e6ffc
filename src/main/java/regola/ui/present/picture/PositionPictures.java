package regola.ui.present.picture;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import regola.engine.Ruleset;
import regola.engine.value.BoardGraph;
import regola.engine.value.Catalog;
import regola.engine.value.Hex;
import regola.engine.value.Position;
import regola.language.model.Naming;
import regola.language.model.Reason;
import regola.language.model.Type;
import regola.ui.view.Texts;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.PileView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.Role;
import regola.ui.view.board.WheelView;
import regola.ui.view.board.ZoneView;

/** A PositionPictures shows positions that need not hold under the rules, with nothing hidden. */
public final class PositionPictures {
    /** So far from the pieces an endless plane is seen, so that there is room to put something. */
    private static final int ROOM = 2;

    private final Ruleset rules;
    private final Tongue tongue;

    public PositionPictures(Ruleset rules, String language) {
        this.rules = rules;
        this.tongue = new Tongue(rules, language);
    }

    public Texts texts() {
        return tongue.texts();
    }

    public String title() {
        return Names.plain(rules.game().title(), tongue.texts().language());
    }

    /** @return what a thing is called, with a capital unless it is the short name of a place */
    public String name(Type type, String id) {
        Catalog names = rules.names();
        if (!names.isNamed(type, id)) return id;
        return Names.sentence(names.title(
                names.thing(type, names.number(type, id)), tongue.texts().language()));
    }

    /** @return what something kept is called: its sentence, else its name */
    public String name(String kept, Reason reason) {
        String said = tongue.names().of(reason);
        return Names.capital(said.isEmpty() ? tongue.names().spoken(kept) : said);
    }

    /** @return a word of the rule file as a picture; without a drawing it is only a word */
    public PieceView word(String id, String word) {
        Naming naming = rules.names().naming(word);
        return brush(id, Names.capital(tongue.names().spoken(word)), naming == null ? null : naming.art());
    }

    /** @param art a drawing, or null */
    public PieceView brush(String id, String name, String art) {
        return new PieceView(id, List.of(), name, art, null, -1, false, Set.of());
    }

    /** @return the colour of a side, "#RRGGBB" */
    public String colour(int side) {
        return tongue.names().colour(side);
    }

    public PieceView piece(String id) {
        return tongue.looks().of(id);
    }

    /**
     * @param lit what is marked on the board, each with why
     * @return the board with its pieces
     */
    public BoardView board(Position position, Map<Ref, Role> lit) {
        Standing standing = Standing.of(position);
        Lights lights = new Lights();
        lit.forEach(lights::mark);
        return tongue.boards()
                .of(rules.board().hexes() ? rules.board().with(plane(standing)) : rules.board(), standing, lights)
                .withWheels(wheels());
    }

    /** @return what of the board can be turned by hand */
    public List<WheelView> wheels() {
        return tongue.wheels().byHand();
    }

    private Map<Hex, Integer> plane(Standing standing) {
        Map<Hex, Integer> found = new TreeMap<>(BoardViews.READING);
        standing.bySite().forEach((site, pieces) -> {
            Hex hex = Hex.named(site);
            if (hex != null && !pieces.isEmpty()) add(hex, ROOM, found);
        });
        if (found.isEmpty()) add(new Hex(0, 0), ROOM, found);
        return found;
    }

    private void add(Hex hex, int room, Map<Hex, Integer> found) {
        found.put(hex, rules.names().window().number(hex));
        if (room > 0) for (int d = 1; d <= Hex.DIRECTIONS; d++) add(hex.step(d), room - 1, found);
    }

    /**
     * @param box what lies in the box
     * @return each place that is not seen on the board, the box last
     */
    public List<ZoneView> zones(Position position, Collection<String> box, Set<String> lit) {
        Standing standing = Standing.of(position);
        List<ZoneView> zones = new ArrayList<>();
        for (BoardGraph.ZoneSite place : rules.board().zones()) {
            String site = rules.names().id(Type.SITE, place.site());
            if (place.zone().equals(Names.BOX) || tongue.boards().has(site)) continue;
            zones.add(new ZoneView(site, name(Type.SITE, site), "", piles(standing.at(site)), roles(site, lit)));
        }
        zones.add(new ZoneView(Names.BOX, tongue.texts().get("position.box"), "", piles(box), Set.of()));
        return zones;
    }

    private static Set<Role> roles(String site, Set<String> lit) {
        return lit.contains(site) ? Set.of(Role.CAUSE) : Set.of();
    }

    /** Pieces of one kind lie together, called by the one that would be taken first. */
    private List<PileView> piles(Collection<String> pieces) {
        Map<Integer, PieceView> looks = new LinkedHashMap<>();
        Map<Integer, Integer> counts = new LinkedHashMap<>();
        Catalog names = rules.names();
        for (String piece : pieces) {
            long number = names.number(Type.PIECE, piece);
            int kind = number < 0 ? -1 : names.piece((int) number).kind(); // what is hidden is only counted
            looks.putIfAbsent(kind, tongue.looks().of(piece));
            counts.merge(kind, 1, Integer::sum);
        }
        List<PileView> piles = new ArrayList<>();
        looks.forEach((kind, look) -> piles.add(new PileView(look, counts.get(kind))));
        return piles;
    }
}
