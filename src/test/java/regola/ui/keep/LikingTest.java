package regola.ui.keep;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Dimension;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regola.home.Home;
import regola.home.PreferenceFile;
import regola.home.Preferences;
import regola.ui.present.start.Chosen;
import regola.ui.theme.Theme;
import regola.ui.theme.ThemeChoice;
import regola.ui.view.MotionLevel;
import regola.ui.view.Notice;
import regola.ui.view.Texts;

/** What a person likes, from one start of the program to the next. */
class LikingTest {
    @TempDir
    Path temp;

    private Home home;
    private Theme desktop = Theme.LIGHT;

    @BeforeEach
    void makeHome() {
        home = Home.at(temp);
    }

    private WindowOptions start(String... properties) {
        Map<String, String> said = new HashMap<>();
        for (int i = 0; i < properties.length; i += 2) said.put(properties[i], properties[i + 1]);
        return WindowOptions.of(home, said::get, () -> desktop);
    }

    private void like(UnaryOperator<Preferences> change) {
        try (PreferenceFile file = start().preferences()) {
            file.change(change);
        }
    }

    private int zoomOn(int width, int height) {
        return WindowOptions.of(home, name -> null, () -> desktop, () -> new Dimension(width, height))
                .appearance()
                .zoom();
    }

    @Test
    void theOnlyMovePlaysItselfUntilSomebodyWantsItOtherwise() {
        assertThat(start().forced()).isTrue();
        assertThat(start().forcedInOwn()).isTrue();
        like(all -> all.with(Liking.FORCED_IN_OWN, false));
        assertThat(start().forced()).isTrue();
        assertThat(start().forcedInOwn()).isFalse();
    }

    @Test
    void onALargeScreenEverythingIsLargerUntilSomebodyChooses() {
        assertThat(zoomOn(1280, 800)).isEqualTo(100);
        assertThat(zoomOn(1024, 700)).isEqualTo(100);
        assertThat(zoomOn(1920, 1080)).isEqualTo(100);
        assertThat(zoomOn(2560, 1440)).isEqualTo(125);
        assertThat(zoomOn(3840, 2160)).isEqualTo(200);
        like(all -> all.with(Liking.ZOOM, 110L));
        assertThat(zoomOn(3840, 2160)).isEqualTo(110);
    }

    @Test
    void everythingThatIsLikedComesBack() {
        Chosen chosen = new Chosen(
                "a-game",
                4,
                Map.of(0, "you", 2, "other"),
                Map.of(2, "Anna"),
                List.of("second", "first"),
                Map.of("steps", List.of(1L, 2L), "on", List.of(1L)));
        like(all -> all.with(Liking.LANGUAGE, "it")
                .with(Liking.THEME, ThemeChoice.DARK)
                .with(Liking.ZOOM, 150L)
                .with(Liking.MOTION, MotionLevel.REDUCED)
                .with(Liking.LABELS, false)
                .with(Liking.TEACHER, true)
                .with(Liking.CHILDREN, true)
                .with(Liking.WINDOW, new WindowPlace(-5, 7, 1000, 800, true))
                .with(Liking.MATCH, List.of(chosen))
                .with(Liking.RULE_FOLDERS, List.of("/my/games"))
                .with(Liking.MATCH_FOLDER, "/my/matches"));
        WindowOptions next = start();
        assertThat(next.preferences().problems()).isEmpty();
        assertThat(next.language()).isEqualTo("it");
        assertThat(next.appearance().theme()).isEqualTo(Theme.DARK);
        assertThat(next.appearance().zoom()).isEqualTo(150);
        assertThat(next.motion()).isEqualTo(MotionLevel.REDUCED);
        assertThat(next.labels()).isFalse();
        assertThat(next.teacher()).isTrue();
        assertThat(next.children()).isTrue();
        assertThat(next.preferences().now().get(Liking.WINDOW)).contains(new WindowPlace(-5, 7, 1000, 800, true));
        assertThat(next.preferences().now().get(Liking.MATCH)).contains(List.of(chosen));
        assertThat(next.preferences().now().get(Liking.RULE_FOLDERS)).contains(List.of("/my/games"));
        assertThat(next.preferences().now().get(Liking.MATCH_FOLDER)).contains("/my/matches");
    }

    @Test
    void whatTheStartSaysStandsAboveWhatIsLikedAndIsNotKept() {
        like(all -> all.with(Liking.LANGUAGE, "it")
                .with(Liking.THEME, ThemeChoice.DARK)
                .with(Liking.MOTION, MotionLevel.NONE));
        WindowOptions said =
                start("regola.language", "en", "regola.theme", "light", "regola.motion", "full", "regola.seed", "12");
        assertThat(said.language()).isEqualTo("en");
        assertThat(said.appearance().theme()).isEqualTo(Theme.LIGHT);
        assertThat(said.motion()).isEqualTo(MotionLevel.FULL);
        assertThat(said.seeds().getAsLong()).isEqualTo(12);
        said.preferences().close();
        assertThat(start().language()).isEqualTo("it");
    }

    @Test
    void whoHasNotSaidAnythingHasTheThemeOfTheDesktop() {
        assertThat(start().appearance().theme()).isEqualTo(Theme.LIGHT);
        desktop = Theme.DARK;
        assertThat(start().appearance().theme()).isEqualTo(Theme.DARK);
        like(all -> all.with(Liking.THEME, ThemeChoice.LIGHT));
        assertThat(start().appearance().theme()).isEqualTo(Theme.LIGHT);
        like(all -> all.with(Liking.THEME, ThemeChoice.SYSTEM));
        assertThat(start().appearance().theme()).isEqualTo(Theme.DARK);
        assertThat(start().themes()).isEqualTo(ThemeChoice.SYSTEM);
    }

    @Test
    void aFileWithWrongValuesIsToldInACardAndTheOthersHold() throws IOException {
        Files.writeString(home.settings(), """
                {
                  "regola-settings": 1,
                  "language": "fr",
                  "theme": "dark",
                  "window": {"x": 1, "y": "top", "width": 900, "height": 700},
                  "match": {"game": "a-game", "people": [0, "me"]},
                  "zoom": 175
                }
                """);
        WindowOptions next = start();
        assertThat(next.appearance().theme()).isEqualTo(Theme.DARK);
        assertThat(next.appearance().zoom()).isEqualTo(175);
        List<Notice> told = new ArrayList<>();
        new KeptTroubles(told::add).look(home, next.preferences());
        assertThat(told).hasSize(1);
        Path near = home.settings().getParent().getFileName().resolve("settings.json");
        assertThat(told.get(0).problems())
                .extracting(p -> p.place())
                .containsExactly(near + ":3", near + ":5", near + ":6");
        assertThat(told.get(0).text().in(Texts.in("en"))).contains("settings-aside-1.json");
    }

    @Test
    void aFolderThatCannotBeWrittenIsToldInACard() throws IOException {
        home = Home.at(Files.writeString(temp.resolve("file"), "").resolve("home"));
        List<Notice> told = new ArrayList<>();
        new KeptTroubles(told::add).look(home, start().preferences());
        assertThat(told).extracting(Notice::key).containsExactly("home");
        assertThat(told.get(0).problems().get(0).place())
                .isEqualTo(Path.of("file", "home").toString());
    }
}
