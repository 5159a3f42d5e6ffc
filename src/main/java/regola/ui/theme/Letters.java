package regola.ui.theme;

import com.formdev.flatlaf.fonts.inter.FlatInterFont;
import com.formdev.flatlaf.util.FontUtils;
import java.awt.Font;

/**
 * Letters are those that everything is written in: Inter, which lies in the program. Its files are read once for the
 * whole run of the program, however often the appearance changes: whoever asks first waits for them. No window opens
 * without ordinary and thick ones; those that lean are read when somebody first wants them.
 */
public final class Letters {
    /** The name under which Swing knows them. */
    static final String FAMILY = FlatInterFont.FAMILY;

    static {
        // Swing keeps for good what it gave for a family: asked before or while it is read, it gives other letters
        // ever after.
        FlatInterFont.installStyle(FlatInterFont.STYLE_REGULAR);
        FlatInterFont.installStyle(FlatInterFont.STYLE_BOLD);
        FlatInterFont.installStyle(FlatInterFont.STYLE_SEMIBOLD);
    }

    private Letters() {}

    /** Reads them. On any thread, as long as no window is open. */
    public static void ahead() {
        plain(1);
    }

    /**
     * @param size in pixels
     * @return ordinary letters; other fonts stand in for signs that Inter lacks
     */
    public static Font plain(int size) {
        return FontUtils.getCompositeFont(FAMILY, Font.PLAIN, size);
    }

    /** @return thick letters, so many pixels large */
    public static Font bold(int size) {
        return FontUtils.getCompositeFont(FAMILY, Font.BOLD, size);
    }

    /** @return such letters as lean: nobody else may derive them */
    public static Font leaning(Font letters) {
        return Leaning.of(letters);
    }

    private static final class Leaning {
        static {
            FlatInterFont.installStyle(FlatInterFont.STYLE_ITALIC);
        }

        static Font of(Font letters) {
            return letters.deriveFont(Font.ITALIC);
        }
    }

    /** @return letters between ordinary and thick ones, so many pixels large */
    public static Font halfBold(int size) {
        return FontUtils.getCompositeFont(FlatInterFont.FAMILY_SEMIBOLD, Font.PLAIN, size);
    }
}
