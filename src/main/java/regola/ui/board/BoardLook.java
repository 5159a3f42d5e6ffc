package regola.ui.board;

import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.stream.Collectors;
import regola.ui.view.SiteView;

/**
 * A BoardLook is how a whole board is dressed, read from a {@code .look} file beside its drawings:
 *
 * <pre>
 * background = NAME          a drawing behind everything
 * margin = 0.8               free room around the places, in grid units
 * links = arrows             how lines between places are drawn: none, lines, arrows
 * piece = 0.74               size of a piece that stands alone
 * stack = yes                pieces of one place stand on each other instead of side by side
 * badges = NAME, NAME        drawings of special squares that show small beside a piece which hides them
 * labels = inside            where names of places stand: none, inside, beside
 * site = NAME                the drawing of a place; site.size, site.shift = x, y likewise
 * region.REGION = NAME       … of the places of a region; region.REGION.size …
 * named.SITE = NAME          … of one place; named.SITE.size …
 * </pre>
 */
final class BoardLook {
    static final BoardLook PLAIN = new BoardLook(Map.of());

    private final Map<String, String> keys;

    /** A Dress is how one place is drawn: a drawing or null, its size, and how far it is off the place, in grid units. */
    record Dress(String art, double size, double shiftX, double shiftY) {}

    enum Links { NONE, LINES, ARROWS }

    enum Labels { NONE, INSIDE, BESIDE }

    private BoardLook(Map<String, String> keys) {
        this.keys = Map.copyOf(keys);
    }

    static BoardLook parse(String text) {
        Properties properties = new Properties();
        try {
            properties.load(new StringReader(text));
        } catch (IOException | IllegalArgumentException e) {
            return PLAIN; // a look that cannot be read must not keep anybody from playing
        }
        return new BoardLook(properties.stringPropertyNames().stream()
                .collect(Collectors.toMap(key -> key, key -> properties.getProperty(key).strip())));
    }

    String background() {
        return keys.get("background");
    }

    double margin() {
        return number("margin", 0.35);
    }

    /**
     * @param spacing how far places are apart, in grid units
     * @return the size of a piece that stands alone
     */
    double piece(double spacing) {
        return number("piece", 0.74 * spacing);
    }

    boolean stacks() {
        return "yes".equals(keys.get("stack"));
    }

    /** @return whether places without a drawing are drawn as dots on lines */
    boolean dots() {
        return "yes".equals(keys.get("dots"));
    }

    boolean isBadge(String art) {
        return List.of(keys.getOrDefault("badges", "").split("\\s*,\\s*")).contains(art);
    }

    Links links() {
        return word("links", Links.LINES);
    }

    Labels labels() {
        return word("labels", Labels.INSIDE);
    }

    /**
     * @param spacing how far places are apart, in grid units; without a word on sizes they are drawn as large as fits
     * @return how a place is drawn: as itself, as one of a region, or as any
     */
    Dress dress(SiteView site, double spacing) {
        String key = "site";
        if (keys.containsKey("named." + site.id())) key = "named." + site.id();
        else for (String region : site.regions()) if (keys.containsKey("region." + region)) key = "region." + region;
        String[] shift = keys.getOrDefault(key + ".shift", "0,0").split(",");
        double size = number(key + ".size", number("site.size", site.outline() == SiteView.Outline.SQUARE ? 1 : 0.94 * spacing));
        return new Dress(keys.get(key), size, number(shift, 0), number(shift, 1));
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
        for (E each : otherwise.getDeclaringClass().getEnumConstants()) if (each.name().equalsIgnoreCase(keys.get(key))) return each;
        return otherwise;
    }
}
