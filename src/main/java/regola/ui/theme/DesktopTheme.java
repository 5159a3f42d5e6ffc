package regola.ui.theme;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/**
 * A DesktopTheme asks the desktop whether it is light or dark, by the command that the platform has for reading its own
 * setting. Where there is no answer, it is light.
 */
public final class DesktopTheme {
    private static final int PATIENCE_MILLIS = 1500;

    private DesktopTheme() {}

    /** Asks the desktop as it is now. Takes a moment: not for the event thread. */
    public static Theme ask() {
        return of(System.getProperty("os.name", ""), DesktopTheme::answer);
    }

    /**
     * @param system the name of the operating system
     * @param answers what a command prints; empty where it cannot be run
     */
    static Theme of(String system, Function<List<String>, String> answers) {
        String name = system.toLowerCase(Locale.ROOT);
        boolean dark;
        if (name.contains("win")) {
            String key = "HKCU\\Software\\Microsoft\\Windows\\CurrentVersion\\Themes\\Personalize";
            dark = answers.apply(List.of("reg", "query", key, "/v", "AppsUseLightTheme"))
                    .strip()
                    .endsWith("0x0");
        } else if (name.contains("mac")) {
            dark = answers.apply(List.of("defaults", "read", "-g", "AppleInterfaceStyle"))
                    .strip()
                    .equalsIgnoreCase("dark");
        } else {
            String scheme = gnome("color-scheme", answers);
            boolean unsaid = scheme.isEmpty() || scheme.contains("default");
            dark = scheme.contains("prefer-dark")
                    || unsaid
                            && gnome("gtk-theme", answers)
                                    .toLowerCase(Locale.ROOT)
                                    .contains("dark");
        }
        return dark ? Theme.DARK : Theme.LIGHT;
    }

    private static String gnome(String key, Function<List<String>, String> answers) {
        return answers.apply(List.of("gsettings", "get", "org.gnome.desktop.interface", key));
    }

    private static String answer(List<String> command) {
        try {
            Process asked = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            asked.getOutputStream().close();
            if (!asked.waitFor(PATIENCE_MILLIS, TimeUnit.MILLISECONDS)) {
                asked.destroyForcibly();
                return "";
            }
            return new String(asked.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            return ""; // this desktop has no such command
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return "";
        }
    }
}
