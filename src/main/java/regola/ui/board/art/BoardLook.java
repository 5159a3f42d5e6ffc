package regola.ui.board.art;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.SiteView;

/**
 * A BoardLook is how a whole board is dressed, read from a {@code .look} file beside its drawings:
 *
 * <pre>
 * background = NAME          a drawing behind everything, edge to edge
 * scenery.1 = NAME, 0%, -2, 100%, 3    one more before it, in a rectangle: left, top, right, bottom, each a share of the
 *                            room or a number of grid units; without them edge to edge. scenery.2 lies before that …
 *                            With a sixth word, aside, it moves out from below trays above or below the board
 * strewn = NAME, NAME        small drawings strewn about; strewn.size = 0.07 of the room's smaller side, none nearer to
 *                            the middle than strewn.outside = 0.36 of the room
 * room = 0, 0.3, 0, 0.1      shares of the room that stay free of places: left, top, right, bottom;
 *                            room.trays = 0.2 of it on top where a tray lies there
 * trays.first = right        on which side the tray of the first seat is; left unless it says so
 * margin = 0.8               free room around the places, in grid units
 * stretch = 1.3              how much further apart places may stand in one direction, to fill the room; 1 for not at all
 * area.REGION = NAME         a drawing that lies under all places of a region; area.REGION.margin = 0.3 beyond them
 * halo.REGION = NAME         likewise, below that
 * beside.NAME = x, y, size   a drawing that lies on the board, such as a reference card: its middle and how large it is, in grid units;
 *                            with a fourth word, beyond, it may reach beyond the edges, and x may be
 *                            middle: that of what is seen
 * plate = NAME              a drawing that lies under all places; plate.margin = 0.8 beyond them
 * filled = NAME, NAME        lines of the rules that light up while pieces of one colour stand on all their places
 * links = arrows             how lines between places are drawn: none, lines, arrows
 * lines.colour = #6E6653, #D9C39A    lines and dots by day and by night
 * disc = NAME               a drawing under each round loop that can be turned; disc.margin = 0.4 beyond its line
 * hub = NAME                a drawing in the middle of the smallest of them
 * piece = 0.74               size of a piece that stands alone
 * stack = yes                pieces of one place stand on each other instead of side by side
 * fan = 0.3                  pieces of one place lie on each other like fanned cards, each so much of its size lower;
 *                            fan.room = 3 for so many grid units at most; fan.up = yes: the topmost lies on the place
 *                            and the others look out above it
 * count = 2                  so many pieces of one place and more: how many they are stands at its lower edge
 * region.REGION.row = 9      pieces of such a place lie in a row, so many grid units wide; region.REGION.step = 0.7
 *                            sizes of a piece apart; region.REGION.lean = 4: held like a fan, each so many degrees more
 * region.REGION.seats = yes  each piece that begins there has a seat of its own, and keeps it; named.SITE.seats too
 * region.REGION.token = yes  whose place it is shows below it; of a place of the board, which no rule gives to
 *                            anybody, named.SITE.token = #B5532A, 0 says it: the colour and the emblem of a seat
 * region.REGION.column = 4  they lie below each other, so many grid units down; region.REGION.first = 1.3 for a larger first one
 * region.REGION.piece = 1.8  how large pieces are there, if not as everywhere
 * region.REGION.order = yes  a row that repeats pieces is not drawn: they bear their number in it where they lie
 * region.REGION.clear = 0.1  such a place stands further out, so many grid units clear of those nearer to the middle
 * region.REGION.caption = empty  the name of such places stands there while nothing lies there; below: always below it
 * outline = card             pieces are upright cards: marks lie along their edges
 * empty = none               places where nothing lies are not there at all, but for region.REGION.empty = shown
 * empty = open               places where nothing lies are drawn only while something may go there
 * badges = NAME, NAME        drawings of special squares that show small beside a piece which hides them;
 *                            badges.under = NAME is drawn below such a piece instead of the square
 * labels = inside            where names of places stand: none, inside, beside, corner, etched (there without a plate,
 *                            in pale letters on dark places); labels.of = REGION, REGION: on no others
 * plates = yes               the places are dark: where something may go a light plate lies below the mark
 * party = petals             what flies when something is won: petals, drops, shavings, stars, leaves
 * sound.step = hop           another sound than usual for what its pieces are made of: sound.hop, step, put, off, slide,
 *                            turn, faces, filled; one of tick, hop, splash, knock, slide, mill, flip, drum, none
 * seat = NAME                somebody in the colour of a seat: seats sit in a row on the board instead of in trays;
 *                            seat.chosen = NAME while a seat has made a choice that the others do not know yet
 * seat.line = 3%, 97%, -2.3  from where to where they sit, as shares of the room, and how high, in grid units
 * seat.under.ZONE = NAME     a drawing below what a seat has in that zone
 * site = NAME, NAME          the drawing of a place, or several to take turns; site.size, site.shift = x, y likewise
 * region.REGION = NAME       … of the places of a region; region.REGION.size …
 * named.SITE = NAME          … of one place; named.SITE.size …
 * </pre>
 */
public final class BoardLook {
    public static final BoardLook PLAIN = new BoardLook(Map.of());

    private final Map<String, String> keys;
    private final Scenery scenery;

    /**
     * A Dress is how one place is drawn: a drawing or null, its size, and how far it is off the place, in grid units.
     */
    public record Dress(String art, double size, double shiftX, double shiftY) {}

    public enum Links {
        NONE,
        LINES,
        ARROWS
    }

    public enum Labels {
        NONE,
        INSIDE,
        BESIDE,
        CORNER,
        ETCHED
    }

    /** Where a place bears the name of its kind. */
    public enum Caption {
        NONE,
        EMPTY,
        BELOW
    }

    private BoardLook(Map<String, String> keys) {
        this.keys = Map.copyOf(keys);
        this.scenery = readScenery();
    }

    public static BoardLook parse(String text) {
        Properties properties = new Properties();
        try {
            properties.load(new StringReader(text));
        } catch (IOException | IllegalArgumentException e) {
            return PLAIN; // a look that cannot be read must not keep anybody from playing
        }
        return new BoardLook(properties.stringPropertyNames().stream()
                .collect(Collectors.toMap(
                        key -> key, key -> properties.getProperty(key).strip())));
    }

    public String background() {
        return keys.get("background");
    }

    /** @return what lies behind everything */
    public Scenery scenery() {
        return scenery;
    }

    private Scenery readScenery() {
        List<Scenery.Layer> layers = new ArrayList<>();
        if (background() != null) layers.add(layer(background()));
        for (int i = 1; keys.containsKey("scenery." + i); i++) layers.add(layer(keys.get("scenery." + i)));
        String[] room = keys.getOrDefault("room", "").split(",");
        return new Scenery(
                layers,
                keys.containsKey("strewn") ? names("strewn") : List.of(),
                Math.max(0.01, number("strewn.size", 0.07)),
                number("strewn.outside", 0),
                number(room, 0),
                number(room, 1),
                number(room, 2),
                number(room, 3));
    }

    private static Scenery.Layer layer(String written) {
        String[] words = written.split(",");
        Scenery.Edge[] edges = new Scenery.Edge[4];
        for (int i = 0; i < 4; i++) {
            edges[i] = i + 1 < words.length ? Scenery.edge(words[i + 1]) : null;
            if (edges[i] == null) edges[i] = new Scenery.Edge(i < 2 ? 0 : 1, Double.NaN);
        }
        boolean aside = words.length > 5 && words[5].strip().equals("aside");
        return new Scenery.Layer(words[0].strip(), edges[0], edges[1], edges[2], edges[3], aside);
    }

    /**
     * A Perch is how seats sit in a row on the board.
     *
     * @param art of somebody who sits there
     * @param chosen the same after a choice that the others do not know yet
     * @param left where the row begins, as a share of the room; right likewise
     * @param height of what they sit on, in grid units downwards
     */
    public record Perch(String art, String chosen, double left, double right, double height) {}

    /** @return null if seats have trays */
    public Perch seating() {
        String art = keys.get("seat");
        if (art == null) return null;
        String[] line = keys.getOrDefault("seat.line", "").replace("%", "").split(",");
        return new Perch(
                art,
                keys.getOrDefault("seat.chosen", art),
                number(line, 0, 3) / 100,
                number(line, 1, 97) / 100,
                number(line, 2, 0));
    }

    /** @return the drawing below what a seat has in a zone; null for none */
    public String under(String zone) {
        return keys.get("seat.under." + zone);
    }

    /** @return the name of what flies when something is won; null if it does not matter */
    public String party() {
        return keys.get("party");
    }

    /**
     * @param what happens, such as "step"
     * @return the name of the sound for it; null for the usual one
     */
    public String sound(String what) {
        return keys.get("sound." + what);
    }

    /** @return all sounds that it names itself, by what happens */
    public Map<String, String> sounds() {
        return keys.keySet().stream()
                .filter(key -> key.startsWith("sound."))
                .collect(Collectors.toMap(key -> key.substring("sound.".length()), keys::get));
    }

    public double margin() {
        return number("margin", 0.35);
    }

    public double stretch() {
        return Math.max(1, number("stretch", 1));
    }

    /**
     * A Thing is a drawing that lies on the board and has no part in the match; its middle and how large it is, in grid
     * units.
     *
     * @param x NaN for the middle of what is seen
     * @param whole whether all of it is to be seen
     */
    public record Thing(String art, double x, double y, double size, boolean whole) {}

    public List<Thing> things() {
        return keys.keySet().stream()
                .filter(key -> key.startsWith("beside."))
                .sorted()
                .map(key -> {
                    String[] words = keys.get(key).split(",");
                    return new Thing(
                            key.substring("beside.".length()),
                            words[0].strip().equals("middle") ? Double.NaN : number(words, 0),
                            number(words, 1),
                            number(words, 2, 1),
                            words.length < 4);
                })
                .toList();
    }

    /**
     * An Area is a drawing under the places of a region, or of the whole board if it is null, so much larger than they
     * in grid units.
     */
    public record Area(String region, String art, double margin) {
        public boolean holds(SiteView site) {
            return region == null || site.regions().contains(region);
        }
    }

    /** @return the largest area first */
    public List<Area> areas() {
        Stream<Area> plate =
                Stream.ofNullable(keys.get("plate")).map(art -> new Area(null, art, number("plate.margin", 0.5)));
        return Stream.of(plate, regionAreas("halo."), regionAreas("area."))
                .flatMap(areas -> areas)
                .toList();
    }

    private Stream<Area> regionAreas(String word) {
        return keys.keySet().stream()
                .filter(key -> key.startsWith(word) && !key.endsWith(".margin"))
                .sorted()
                .map(key -> new Area(key.substring(word.length()), keys.get(key), number(key + ".margin", 0.2)));
    }

    /**
     * @param spacing how far places are apart, in grid units
     * @return the size of a piece that stands alone
     */
    public double piece(double spacing) {
        return number("piece", 0.74 * spacing);
    }

    /** @return the size of a piece that stands alone on that place */
    public double piece(SiteView site, double spacing) {
        double own = ofRegion(site, "piece");
        return own > 0 ? own : piece(spacing);
    }

    public boolean stacks() {
        return "yes".equals(keys.get("stack"));
    }

    /** @return the colour of lines and dots as "#RRGGBB"; null for that of the window */
    public String lines(boolean dark) {
        String[] colours = keys.getOrDefault("lines.colour", "").split(",");
        String colour = colours[dark && colours.length > 1 ? 1 : 0].strip();
        return colour.isEmpty() ? null : colour;
    }

    /** @return null if discs are not drawn */
    public String disc() {
        return keys.get("disc");
    }

    public double discMargin() {
        return number("disc.margin", 0.4);
    }

    /** @return null if there is none */
    public String hub() {
        return keys.get("hub");
    }

    /** @return along what marks of pieces and places lie */
    public Silhouette silhouette() {
        return "card".equals(keys.get("outline")) ? Silhouette.CARD : Silhouette.ROUND;
    }

    /** @return the board without the places that are not there */
    public BoardView trimmed(BoardView board) {
        return trimmed(board, Set.of());
    }

    /**
     * @param used places in whose room something lay before, so that the others stay where they are when it is empty
     */
    public BoardView trimmed(BoardView board, Set<String> used) {
        return new Trimming(this).of(board, used);
    }

    /** @return whether it is on the board although nothing lies there */
    boolean isThere(SiteView site) {
        return !"none".equals(keys.get("empty")) || column(site) > 0 || "shown".equals(wordOf(site, "empty"));
    }

    /** @return whether what is remembered there is not seen again, but bears its number where it lies */
    boolean isOrder(SiteView site) {
        return "yes".equals(wordOf(site, "order"));
    }

    /** @return how far from other places it stands at least, in grid units beyond both; NaN if that does not matter */
    double clear(SiteView site) {
        String said = wordOf(site, "clear");
        return said == null ? Double.NaN : number(new String[] {said}, 0, 0);
    }

    /** @return whether a place bears the name of its kind: below it, or within while it is empty */
    public Caption caption(SiteView site) {
        String said = wordOf(site, "caption");
        for (Caption each : Caption.values()) if (each.name().equalsIgnoreCase(said)) return each;
        return Caption.NONE;
    }

    /** @return how much lower each piece lies than the one below it, in sizes of a piece; 0 if they are not fanned */
    public double fan(SiteView site) {
        return row(site) > 0 || column(site) > 0 ? 0 : number("fan", 0);
    }

    /** @return whether the topmost of a fan lies on its place, and the others look out above it */
    public boolean fansUp() {
        return "yes".equals(keys.get("fan.up"));
    }

    /** @return how far apart pieces of a row lie, in sizes of a piece */
    public double step(SiteView site) {
        double step = ofRegion(site, "step");
        return step > 0 ? step : 0.72;
    }

    /** @return how many degrees more each piece of a row leans than the one before it; 0 if they stand upright */
    public double lean(SiteView site) {
        return ofRegion(site, "lean");
    }

    /** @return whether each piece that begins there has a seat of its own */
    public boolean isSeated(SiteView site) {
        return "yes".equals(wordOf(site, "seats"));
    }

    /** @return whose place it is, if it shows that; else null */
    public SiteView.Keeper token(SiteView site) {
        String said = wordOf(site, "token");
        if (said == null || said.equals("yes")) return said == null ? null : site.keeper();
        String[] words = said.split(",");
        return new SiteView.Keeper(words[0].strip(), (int) number(words, 1, 0), "");
    }

    /** @return this look without words on the board, for pictures that are seen in every language */
    public BoardLook wordless() {
        return new BoardLook(keys.entrySet().stream()
                .filter(each -> !each.getKey().endsWith(".caption"))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
    }

    /** @return whether places where nothing lies are drawn only while something may go there */
    public boolean showsOpenOnly() {
        return "open".equals(keys.get("empty"));
    }

    /** @return so many pieces of one place, and more, are counted at its edge; 0 if none are */
    public double counted() {
        return number("count", 0);
    }

    /** @return the share of the height that stays free of places below a tray on top; negative if that is not said */
    public double roomBelowTrays() {
        return number("room.trays", -1);
    }

    /** @return whether the first seat has its tray on the right, where what it owns on the board lies */
    public boolean traysFromRight() {
        return "right".equals(keys.get("trays.first"));
    }

    /** @return how far a fan reaches at most, in grid units */
    public double fanRoom() {
        return number("fan.room", 3);
    }

    /** @return how wide the row is in which the pieces of a place lie, in grid units; 0 if they do not lie in one */
    public double row(SiteView site) {
        return ofRegion(site, "row");
    }

    /**
     * @return how far down pieces of a place reach that lie below each other from the first on, in grid units; 0 if
     *     they do not
     */
    public double column(SiteView site) {
        return ofRegion(site, "column");
    }

    /** @return how much larger the first piece of a column is than the others */
    public double first(SiteView site) {
        double first = ofRegion(site, "first");
        return first > 0 ? first : 1;
    }

    private double ofRegion(SiteView site, String key) {
        for (String region : site.regions())
            if (keys.containsKey("region." + region + "." + key)) return number("region." + region + "." + key, 0);
        return 0;
    }

    /** @return what is said of the place, or of a region of it; null for nothing */
    private String wordOf(SiteView site, String key) {
        String own = keys.get("named." + site.id() + "." + key);
        if (own != null) return own;
        for (String region : site.regions()) {
            String said = keys.get("region." + region + "." + key);
            if (said != null) return said;
        }
        return null;
    }

    /** @return whether places without a drawing are drawn as dots on lines */
    public boolean dots() {
        return "yes".equals(keys.get("dots"));
    }

    /** @return whether marks on free places lie on a light plate, since the places are dark */
    public boolean plates() {
        return "yes".equals(keys.get("plates"));
    }

    /** @param art null for a mark without a drawing */
    public boolean isBadge(String art) {
        return art != null && names("badges").contains(art);
    }

    /** @return what is drawn below a piece instead of a special square that shows beside it; null for that square */
    public String underBadged() {
        return keys.get("badges.under");
    }

    /** @return whether lines of that kind light up when they are full of pieces of one colour */
    public boolean showsFilled(String lines) {
        return names("filled").contains(lines);
    }

    private List<String> names(String key) {
        return List.of(keys.getOrDefault(key, "").split("\\s*,\\s*"));
    }

    public Links links() {
        return word("links", Links.LINES);
    }

    public Labels labels() {
        return word("labels", Labels.INSIDE);
    }

    /** @return whether a place may bear its name: others are never named by anybody */
    public boolean isLabelled(SiteView site) {
        return !keys.containsKey("labels.of") || names("labels.of").stream().anyMatch(site.regions()::contains);
    }

    /**
     * @param spacing how far places are apart, in grid units; without a word on sizes they are drawn as large as fits
     * @return how a place is drawn: as itself, as one of a region, or as any
     */
    public Dress dress(SiteView site, double spacing) {
        String key = "site";
        if (keys.containsKey("named." + site.id())) key = "named." + site.id();
        else for (String region : site.regions()) if (keys.containsKey("region." + region)) key = "region." + region;
        String[] shift = keys.getOrDefault(key + ".shift", "0,0").split(",");
        double size = number(key + ".size", number("site.size", usual(site.outline(), spacing)));
        return new Dress(turn(keys.get(key), site.id()), size, number(shift, 0), number(shift, 1));
    }

    private static double usual(SiteView.Outline outline, double spacing) {
        return switch (outline) {
            case SQUARE -> 1;
            case HEX -> 1.1 * spacing; // from corner to corner; a thin gap stays between sides
            case ROUND -> 0.94 * spacing;
        };
    }

    /** Of several drawings each place always has the same one, and neighbours mostly different ones. */
    private static String turn(String drawings, String site) {
        if (drawings == null || drawings.indexOf(',') < 0) return drawings;
        String[] names = drawings.split("\\s*,\\s*");
        return names[Math.floorMod(site.hashCode() * 7, names.length)];
    }

    private double number(String key, double otherwise) {
        return number(new String[] {keys.getOrDefault(key, "")}, 0, otherwise);
    }

    private static double number(String[] words, int at) {
        return number(words, at, 0);
    }

    private static double number(String[] words, int at, double otherwise) {
        try {
            return at < words.length ? Double.parseDouble(words[at].strip()) : otherwise;
        } catch (NumberFormatException e) {
            return otherwise;
        }
    }

    private <E extends Enum<E>> E word(String key, E otherwise) {
        for (E each : otherwise.getDeclaringClass().getEnumConstants())
            if (each.name().equalsIgnoreCase(keys.get(key))) return each;
        return otherwise;
    }
}
