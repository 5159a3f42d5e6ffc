package regola.ui.theme;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DesktopThemeTest {

    @ParameterizedTest
    @CsvSource({
        "Windows 11, reg, '    AppsUseLightTheme    REG_DWORD    0x0', DARK",
        "Windows 11, reg, '    AppsUseLightTheme    REG_DWORD    0x1', LIGHT",
        "Mac OS X, defaults, 'Dark', DARK",
        "Mac OS X, defaults, '', LIGHT",
        "Linux, color-scheme, '''prefer-dark''', DARK",
        "Linux, color-scheme, '''prefer-light''', LIGHT",
        "Linux, gtk-theme, '''Adwaita-dark''', DARK",
        "Linux, gtk-theme, '''Adwaita''', LIGHT",
    })
    void theDesktopSays(String system, String asked, String answer, Theme theme) {
        assertThat(DesktopTheme.of(system, command -> command.contains(asked) ? answer : ""))
                .isEqualTo(theme);
    }

    @ParameterizedTest
    @CsvSource({"Windows 10", "Mac OS X", "Linux", "SunOS", "''"})
    void aDesktopThatSaysNothingIsLight(String system) {
        assertThat(DesktopTheme.of(system, command -> "")).isEqualTo(Theme.LIGHT);
    }

    @Test
    void whoWantsALightOrADarkWindowHasItOnEveryDesktop() {
        for (Theme desktop : Theme.values()) {
            assertThat(ThemeChoice.LIGHT.on(desktop)).isEqualTo(Theme.LIGHT);
            assertThat(ThemeChoice.DARK.on(desktop)).isEqualTo(Theme.DARK);
            assertThat(ThemeChoice.SYSTEM.on(desktop)).isEqualTo(desktop);
        }
    }
}
