package regola.ui.app;

import java.util.Locale;
import java.util.function.LongSupplier;
import regola.home.Home;
import regola.ui.theme.Appearance;
import regola.ui.theme.Theme;
import regola.ui.view.MotionLevel;
import regola.ui.view.Texts;

/**
 * A WindowOptions is how the window begins: language, look, and how much moves.
 *
 * @param seeds where the seed of each match comes from
 * @param home  where things are kept
 */
public record WindowOptions(String language, Appearance appearance, MotionLevel motion, LongSupplier seeds, Home home) {

    /**
     * From system properties: {@code regola.language} en or it, {@code regola.theme} dark, {@code regola.motion} off or
     * reduced, {@code regola.seed} a number, for matches that are always set up alike. Without them the language is the
     * machine's, if
     * we speak it.
     */
    public static WindowOptions ofSystem() {
        String machine = Locale.getDefault().getLanguage();
        String language = System.getProperty("regola.language", Texts.LANGUAGES.contains(machine) ? machine : "en");
        Theme theme = "dark".equals(System.getProperty("regola.theme")) ? Theme.DARK : Theme.LIGHT;
        MotionLevel motion = switch (System.getProperty("regola.motion", "")) {
            case "off" -> MotionLevel.NONE;
            case "reduced" -> MotionLevel.REDUCED;
            default -> MotionLevel.FULL;
        };
        Long seed = Long.getLong("regola.seed");
        LongSupplier seeds = seed == null ? System::nanoTime : () -> seed;
        return new WindowOptions(language, Appearance.normal().with(theme), motion, seeds, Home.find());
    }
}
