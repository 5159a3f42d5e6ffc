package regola.ui.support;

import java.lang.reflect.Field;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.LauncherSessionListener;

/**
 * A VirtualScreen is a screen inside the JVM: windows open, are clicked and typed into without a display. It is put in
 * place before the first test when the system property {@code ui.toolkit} is {@code cacio}; test classes know nothing
 * of it.
 */
public final class VirtualScreen implements LauncherSessionListener {
    @Override
    public void launcherSessionOpened(LauncherSession session) {
        if (!"cacio".equals(System.getProperty("ui.toolkit"))) {
            return;
        }
        try {
            // The static block of this class installs the toolkit.
            Class.forName("com.github.caciocavallosilano.cacio.ctc.junit.CacioExtension");
            keepFontsAwayFromTheXServer();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("the virtual screen could not be set up", e);
        }
        // The toolkit asks for a look and feel of its own; the program chooses one itself.
        System.clearProperty("swing.defaultlaf");
    }

    /**
     * Registering a font asks for the font path, which ends in native code that takes a lock only the X11 toolkit
     * makes; without this the JVM of JDK 25 crashes. A path that is already known is not asked for.
     */
    private static void keepFontsAwayFromTheXServer() throws ReflectiveOperationException {
        Object fonts = Class.forName("sun.font.FontManagerFactory")
                .getMethod("getInstance")
                .invoke(null);
        Field path = Class.forName("sun.font.SunFontManager").getDeclaredField("fontPath");
        path.setAccessible(true);
        path.set(fonts, "");
    }
}
