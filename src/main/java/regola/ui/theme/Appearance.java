package regola.ui.theme;

import com.formdev.flatlaf.FlatDarkLaf;
import com.formdev.flatlaf.FlatLaf;
import com.formdev.flatlaf.FlatLightLaf;
import java.awt.Font;
import java.util.List;
import javax.swing.LookAndFeel;
import javax.swing.UIManager;
import javax.swing.UnsupportedLookAndFeelException;
import net.miginfocom.layout.PlatformDefaults;

/**
 * An Appearance is a theme at a zoom, put in force for the whole program with one call: text, icons, gaps and boards
 * grow together. The font and its size are always stated: what the platform would choose differs from machine to
 * machine.
 *
 * @param zoom in percent, one of {@link #ZOOMS}; what lies between goes to the nearest
 */
public record Appearance(Theme theme, int zoom) {
    public static final List<Integer> ZOOMS = List.of(100, 110, 125, 150, 175, 200);
    /** The size of ordinary text at 100 %. */
    static final int NORMAL_SIZE = 14;

    private static final String INSTALLED = "Regola.installed";

    static {
        // Once: FlatLaf reads each source anew at every change of the look, and those that it was told twice, twice.
        FlatLaf.registerCustomDefaultsSource("regola.ui.theme");
    }

    public Appearance {
        zoom = nearest(zoom);
    }

    public static Appearance normal() {
        return new Appearance(Theme.LIGHT, 100);
    }

    public Appearance with(Theme other) {
        return new Appearance(other, zoom);
    }

    private static int nearest(int zoom) {
        int best = ZOOMS.get(0);
        for (int each : ZOOMS) if (Math.abs(each - zoom) < Math.abs(best - zoom)) best = each;
        return best;
    }

    /** @param steps to the next larger zooms; to smaller ones if negative */
    public Appearance zoomedBy(int steps) {
        int at = ZOOMS.indexOf(zoom) + steps;
        return new Appearance(theme, ZOOMS.get(Math.max(0, Math.min(ZOOMS.size() - 1, at))));
    }

    /** @return what was put in force last */
    public static Appearance inForce() {
        int zoom = UIManager.get(Scaled.ZOOM) instanceof Integer percent ? percent : 100;
        return new Appearance(FlatLaf.isLafDark() ? Theme.DARK : Theme.LIGHT, zoom);
    }

    /** What was put in force last, how much all had grown then, and what came of it. */
    private record Installed(Appearance appearance, int grown, LookAndFeel laf, Object font) {
        static Installed now(Appearance appearance) {
            return new Installed(appearance, Scaled.grown(), UIManager.getLookAndFeel(), UIManager.get("defaultFont"));
        }
    }

    /** Puts this in force where nothing was before, as the first thing that the toolkit is asked for. */
    public void installFirst() {
        set(new BareLook());
        install();
    }

    /** Puts this in force for windows that open from now on; does nothing if it is. On the event thread. */
    public void install() {
        if (Installed.now(this).equals(UIManager.get(INSTALLED))) return;
        Letters.ahead();
        FlatLaf.setPreferredFontFamily(Letters.FAMILY);
        UIManager.put("defaultFont", font());
        UIManager.put(Scaled.ZOOM, zoom);
        // Gaps between components; the look and feel does the same with what lies inside of them.
        PlatformDefaults.setHorizontalScaleFactor(scale());
        PlatformDefaults.setVerticalScaleFactor(scale());
        set(theme == Theme.DARK ? new FlatDarkLaf() : new FlatLightLaf());
        PlainWords.install();
        UIManager.put(INSTALLED, Installed.now(this));
    }

    private static void set(LookAndFeel look) {
        try {
            UIManager.setLookAndFeel(look);
        } catch (UnsupportedLookAndFeelException e) {
            throw new IllegalStateException("FlatLaf runs everywhere", e);
        }
    }

    /**
     * Puts the normal appearance in force where a program has none of ours: nothing of Regola can be painted in the
     * colours of another look and feel. On the event thread.
     */
    public static void installIfNone() {
        if (!(UIManager.getLookAndFeel() instanceof FlatLaf) || UIManager.get(Scaled.ZOOM) == null) normal().install();
    }

    /** Puts this in force for open windows too. On the event thread. */
    public void apply() {
        install();
        FlatLaf.updateUI();
    }

    /** @return ordinary text at this zoom; falls back for letters that Inter lacks */
    private Font font() {
        return Letters.plain(Math.round(NORMAL_SIZE * scale()));
    }

    /** @return how many times larger than in an ordinary window at 100 % */
    private float scale() {
        return zoom / 100f * Scaled.grown() / 100f;
    }
}
