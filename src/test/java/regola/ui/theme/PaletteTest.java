package regola.ui.theme;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.util.HashSet;
import javax.swing.UIManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import regola.ui.support.OnEventThread;
import regola.ui.view.board.Role;

@ExtendWith(OnEventThread.class)
class PaletteTest {
    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        UIManager.put("defaultFont", null);
    }

    @ParameterizedTest
    @EnumSource(Theme.class)
    void everyMarkStandsOutFromItsCasing(Theme theme) {
        new Appearance(theme, 0).install();
        Palette palette = Palette.current();
        assertThat(palette.dark()).isEqualTo(theme == Theme.DARK);
        for (Role role : Role.values()) {
            assertThat(Contrast.of(palette.of(role), palette.casing()))
                    .as("%s in %s", role, theme)
                    .isGreaterThanOrEqualTo(4.5);
        }
        assertThat(Contrast.of(palette.focus(), palette.casing())).isGreaterThanOrEqualTo(4.5);
        assertThat(Contrast.of(palette.guide(), palette.casing()))
                .as("words of an overlay")
                .isGreaterThanOrEqualTo(4.5);
        assertThat(palette.roles().values()).as("an overlay looks like no role").doesNotContain(palette.guide());
        assertThat(Contrast.of(palette.ink(), palette.site())).isGreaterThanOrEqualTo(4.5);
    }

    @ParameterizedTest
    @EnumSource(Theme.class)
    void noTwoRolesShareAColour(Theme theme) {
        new Appearance(theme, 0).install();
        assertThat(new HashSet<>(Palette.current().roles().values())).hasSize(Role.values().length);
    }

    @ParameterizedTest
    @EnumSource(Theme.class)
    void whatIsReadStandsOutFromItsCard(Theme theme) {
        new Appearance(theme, 0).install();
        for (String[] pair : new String[][] {
            {"Label.foreground", "Panel.background"},
            {"Label.foreground", "Regola.card.background"},
            {"Regola.muted", "Panel.background"},
            {"Regola.muted", "Regola.card.background"},
            {"Label.foreground", "Regola.why.background"},
            {"Label.foreground", "Regola.problem.background"},
            {"Label.foreground", "Regola.missed.background"},
            {"Label.foreground", "Regola.right.background"},
            {"Label.foreground", "Regola.hint.background"},
        }) {
            assertThat(Contrast.of(UIManager.getColor(pair[0]), UIManager.getColor(pair[1])))
                    .as("%s on %s, %s", pair[0], pair[1], theme)
                    .isGreaterThanOrEqualTo(4.5);
        }
    }

    @ParameterizedTest
    @EnumSource(Theme.class)
    void rulesCanBeReadOnEveryGroundOfTheEditor(Theme theme) {
        new Appearance(theme, 100).install();
        for (String ground : new String[] {"background", "currentLine", "passage", "selection"}) {
            double least = ground.equals("selection") ? 3 : 4.5;
            for (String ink :
                    new String[] {"foreground", "keyword", "number", "rule", "text", "hole", "comment", "sign", "error"
                    }) {
                assertThat(inEditor(ink, ground))
                        .as("%s on %s, %s", ink, ground, theme)
                        .isGreaterThanOrEqualTo(least);
            }
        }
        assertThat(inEditor("lineNumber", "gutter")).isGreaterThanOrEqualTo(4.5);
        assertThat(inEditor("warning", "background")).isGreaterThanOrEqualTo(4.5);
    }

    private static double inEditor(String ink, String ground) {
        return Contrast.of(UIManager.getColor("Regola.editor." + ink), UIManager.getColor("Regola.editor." + ground));
    }

    @Test
    void theFontIsOursAtAStatedSizeAndFollowsTheZoom() {
        Appearance.normal().install();
        assertThat(UIManager.getFont("Label.font").getFamily()).startsWith("Inter");
        int normal = UIManager.getFont("Label.font").getSize();
        Appearance.normal().zoomedBy(2).install();
        assertThat(UIManager.getFont("Label.font").getSize()).isEqualTo(normal + 4);
        assertThat(Appearance.normal().zoomedBy(100))
                .isEqualTo(Appearance.normal().zoomedBy(200));
    }

    @Test
    void blackAndWhiteDifferByTwentyOne() {
        assertThat(Contrast.of(Color.BLACK, Color.WHITE)).isEqualTo(21, org.assertj.core.data.Offset.offset(0.01));
    }
}
