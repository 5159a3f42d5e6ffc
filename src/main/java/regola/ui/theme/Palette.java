package regola.ui.theme;

import com.formdev.flatlaf.FlatLaf;
import java.awt.Color;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.function.Function;
import javax.swing.UIManager;
import regola.ui.view.board.Role;

/**
 * A Palette is the colours in which a board and its marks are drawn. Marks are drawn twice, first as a wide casing and
 * then in their colour, so that they show on any ground.
 *
 * @param dark true in the dark theme; drawings may have a dark form
 * @param ground behind a board that has no drawing of its own
 * @param site a place without a drawing
 * @param ink outlines of places and labels
 * @param link lines between places
 * @param piece a piece without a colour
 * @param focus where the keyboard is
 * @param casing around marks
 * @param guide what an overlay is drawn in; words on it are written in the casing's colour
 * @param veil over what does not count
 * @param roles a colour for each role
 */
public record Palette(
        boolean dark,
        Color ground,
        Color site,
        Color ink,
        Color link,
        Color piece,
        Color focus,
        Color casing,
        Color guide,
        Color veil,
        Map<Role, Color> roles) {
    public Palette {
        roles = Map.copyOf(roles);
    }

    /** @return the colours of the look and feel in force */
    public static Palette current() {
        return of(UIManager::getColor, FlatLaf.isLafDark());
    }

    /** @return the colours for paper and pictures, whatever the window looks like: those of the light theme */
    public static Palette paper() {
        Properties light = new Properties();
        try (InputStream in = Palette.class.getResourceAsStream("/regola/ui/theme/FlatLightLaf.properties")) {
            light.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return of(
                key -> light.getProperty(key) == null
                        ? null
                        : colour(light.getProperty(key).strip()),
                false);
    }

    /** @param written as #RRGGBB or #RRGGBBAA */
    private static Color colour(String written) {
        if (!written.matches("#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?")) return null;
        int opaque = Integer.parseInt(written.substring(1, 7), 16);
        int alpha = written.length() == 9 ? Integer.parseInt(written.substring(7), 16) : 255;
        return new Color(opaque >> 16 & 255, opaque >> 8 & 255, opaque & 255, alpha);
    }

    static Palette of(Function<String, Color> colours, boolean dark) {
        Map<Role, Color> roles = new TreeMap<>();
        for (Role role : Role.values()) roles.put(role, key(colours, role.name().toLowerCase(Locale.ROOT)));
        return new Palette(
                dark,
                key(colours, "ground"),
                key(colours, "site"),
                key(colours, "ink"),
                key(colours, "link"),
                key(colours, "piece"),
                key(colours, "focus"),
                key(colours, "casing"),
                key(colours, "guide"),
                key(colours, "veil"),
                roles);
    }

    private static Color key(Function<String, Color> colours, String name) {
        Color found = colours.apply("Regola.board." + name);
        // Before any look and feel is installed there are no keys; a grey is better than no picture.
        return found == null ? Color.GRAY : found;
    }

    public Color of(Role role) {
        return roles.get(role);
    }
}
