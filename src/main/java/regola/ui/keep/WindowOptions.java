package regola.ui.keep;

import java.awt.Dimension;
import java.util.Locale;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import regola.home.Home;
import regola.home.PreferenceFile;
import regola.home.Preferences;
import regola.ui.theme.Appearance;
import regola.ui.theme.DesktopTheme;
import regola.ui.theme.Theme;
import regola.ui.theme.ThemeChoice;
import regola.ui.view.MotionLevel;
import regola.ui.view.Tempo;
import regola.ui.view.Texts;

/**
 * A WindowOptions is how the window begins: language, look, and how boards behave; and what it keeps things in.
 *
 * @param themes light, dark, or as the desktop
 * @param usualZoom in percent, how large everything is on this screen as long as nobody has said otherwise
 * @param teacher whether numbers of rules and coordinates are said
 * @param forced whether the only move of a match plays itself
 * @param forcedInOwn the same where the rules are somebody's own
 * @param tempo how long computers take
 * @param children whether pages are for those who read little
 * @param seeds where the seed of each match comes from
 * @param home where things are kept
 * @param preferences what the person likes, as it was chosen before and is chosen from now on
 */
public record WindowOptions(
        String language,
        ThemeChoice themes,
        Appearance appearance,
        int usualZoom,
        MotionLevel motion,
        boolean labels,
        boolean teacher,
        boolean forced,
        boolean forcedInOwn,
        Tempo tempo,
        boolean children,
        LongSupplier seeds,
        Home home,
        PreferenceFile preferences) {

    public static WindowOptions ofSystem() {
        return of(Home.find(), System::getProperty, DesktopTheme::ask, ScreenRoom::ofSystem);
    }

    /** As the longer one, where nobody knows how large the screen is. */
    public static WindowOptions of(Home home, UnaryOperator<String> properties, Supplier<Theme> desktop) {
        return of(home, properties, desktop, () -> null);
    }

    /**
     * As it was chosen before, unless system properties say otherwise: {@code regola.language} en or it,
     * {@code regola.theme} dark, light or system, {@code regola.motion} off, reduced or full, {@code regola.tempo} calm
     * or quick, {@code regola.seed} a number, for matches that are always set up alike. Where nobody has said anything
     * the language is the machine's, if we speak it. Reads a file.
     *
     * @param properties by their names; null where there is none
     * @param desktop how the desktop looks; asked only if that matters
     * @param room what the screen has for windows, null if nobody knows; how large everything is goes by it until
     *     somebody chooses
     */
    public static WindowOptions of(
            Home home, UnaryOperator<String> properties, Supplier<Theme> desktop, Supplier<Dimension> room) {
        PreferenceFile file = PreferenceFile.open(home.settings(), Liking.ALL);
        Preferences liked = file.now();
        String said = properties.apply("regola.language");
        String language = said != null ? said : liked.get(Liking.LANGUAGE).orElseGet(WindowOptions::ofMachine);
        ThemeChoice themes = switch (String.valueOf(properties.apply("regola.theme"))) {
            case "dark" -> ThemeChoice.DARK;
            case "light" -> ThemeChoice.LIGHT;
            case "system" -> ThemeChoice.SYSTEM;
            default -> liked.get(Liking.THEME).orElse(ThemeChoice.SYSTEM);
        };
        Theme theme = themes == ThemeChoice.SYSTEM ? desktop.get() : themes.on(Theme.LIGHT);
        int usual = ScreenRoom.zoom(room.get());
        Appearance appearance = new Appearance(
                theme, liked.get(Liking.ZOOM).orElse((long) usual).intValue());
        MotionLevel motion = switch (String.valueOf(properties.apply("regola.motion"))) {
            case "off" -> MotionLevel.NONE;
            case "reduced" -> MotionLevel.REDUCED;
            case "full" -> MotionLevel.FULL;
            default -> liked.get(Liking.MOTION).orElse(MotionLevel.FULL);
        };
        Tempo tempo = switch (String.valueOf(properties.apply("regola.tempo"))) {
            case "calm" -> Tempo.CALM;
            case "quick" -> Tempo.QUICK;
            default -> liked.get(Liking.TEMPO).orElse(Tempo.USUAL);
        };
        String seed = properties.apply("regola.seed");
        LongSupplier seeds =
                seed == null || !seed.matches("-?\\d{1,18}") ? System::nanoTime : () -> Long.parseLong(seed);
        return new WindowOptions(
                language,
                themes,
                appearance,
                usual,
                motion,
                liked.get(Liking.LABELS).orElse(false),
                liked.get(Liking.TEACHER).orElse(false),
                liked.get(Liking.FORCED).orElse(true),
                liked.get(Liking.FORCED_IN_OWN).orElse(true),
                tempo,
                liked.get(Liking.CHILDREN).orElse(false),
                seeds,
                home,
                file);
    }

    private static String ofMachine() {
        String machine = Locale.getDefault().getLanguage();
        return Texts.LANGUAGES.contains(machine) ? machine : "en";
    }
}
