package regola.ui.theme;

import com.formdev.flatlaf.FlatDarkLaf;
import com.formdev.flatlaf.FlatLaf;
import com.formdev.flatlaf.FlatLightLaf;
import com.formdev.flatlaf.fonts.inter.FlatInterFont;
import com.formdev.flatlaf.util.FontUtils;
import java.awt.Font;
import javax.swing.UIManager;
import javax.swing.UnsupportedLookAndFeelException;

/**
 * An Appearance is a theme at a zoom, put in force for the whole program with one call. The font and its size are always
 * stated: what the platform would choose differs from machine to machine.
 */
public record Appearance(Theme theme, int zoom) {
    /** The size of ordinary text at zoom 0. */
    private static final int NORMAL_SIZE = 14;
    private static final int LEAST = -3;
    private static final int MOST = 10;
    private static final String DEFAULTS = "regola.ui.theme";

    public Appearance {
        zoom = Math.max(LEAST, Math.min(MOST, zoom));
    }

    public static Appearance normal() {
        return new Appearance(Theme.LIGHT, 0);
    }

    public Appearance with(Theme other) {
        return new Appearance(other, zoom);
    }

    public Appearance zoomedBy(int steps) {
        return new Appearance(theme, zoom + steps);
    }

    public Appearance unzoomed() {
        return new Appearance(theme, 0);
    }

    /** Puts this in force for windows that open from now on. On the event thread. */
    public void install() {
        FlatInterFont.installLazy();
        FlatLaf.setPreferredFontFamily(FlatInterFont.FAMILY);
        FlatLaf.registerCustomDefaultsSource(DEFAULTS);
        UIManager.put("defaultFont", font());
        try {
            UIManager.setLookAndFeel(theme == Theme.DARK ? new FlatDarkLaf() : new FlatLightLaf());
        } catch (UnsupportedLookAndFeelException e) {
            throw new IllegalStateException("FlatLaf runs everywhere", e);
        }
    }

    /** Puts this in force for open windows too. On the event thread. */
    public void apply() {
        install();
        FlatLaf.updateUI();
    }

    /** @return ordinary text at this zoom; falls back for letters that Inter lacks */
    private Font font() {
        int size = NORMAL_SIZE + zoom * 2;
        return FontUtils.getCompositeFont(FlatInterFont.FAMILY, Font.PLAIN, size);
    }
}
