package regola.ui.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.swing.AbstractButton;
import javax.swing.JLabel;
import javax.swing.UIManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.Thorough;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.game.GamePanel;
import regola.ui.keep.LibraryShelf;
import regola.ui.present.match.GamePresenter;
import regola.ui.present.start.SetUpPresenter;
import regola.ui.start.GameImages;
import regola.ui.start.SetUpPanel;
import regola.ui.support.Deaf;
import regola.ui.support.KnownRules;
import regola.ui.support.OnEventThread;
import regola.ui.support.ShippedShelf;
import regola.ui.theme.Appearance;
import regola.ui.theme.Theme;
import regola.ui.view.MotionLevel;
import regola.ui.view.Texts;
import regola.ui.view.match.GameIntents;
import regola.ui.view.match.GameWishes;
import regola.ui.view.match.MatchView;
import regola.ui.view.start.SetUpView;
import regola.ui.view.start.SetUpWishes;
import regola.ui.view.start.StartIntents;

/** The two screens, painted without a display: every game, both languages, both themes. */
@ExtendWith(OnEventThread.class)
class ScreensTest {
    private final LibraryShelf shelf = ShippedShelf.GAMES;
    private final List<SetUpView> pages = new ArrayList<>();
    private final List<MatchView> pictures = new ArrayList<>();
    private final GamePresenter game =
            new GamePresenter(Runnable::run, pictures::add, problem -> {}, KnownRules.thinking());
    private final SetUpPresenter setUp = new SetUpPresenter(Runnable::run, shelf, pages::add, game::start, () -> 11);

    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        UIManager.put("defaultFont", null);
    }

    private <T> T last(List<T> list) {
        return list.get(list.size() - 1);
    }

    private SetUpPanel setUpPanel(String language) {
        SetUpPanel panel = new SetUpPanel(
                new ArtStore(ArtSource.ofProgram()),
                Deaf.to(GameImages.class),
                Deaf.to(StartIntents.class),
                Deaf.to(SetUpWishes.class),
                under -> {});
        panel.show(last(pages), Texts.in(language));
        return panel;
    }

    private GamePanel gamePanel(String language) {
        GamePanel panel = new GamePanel(
                new ArtStore(ArtSource.ofProgram()), Deaf.to(GameIntents.class), Deaf.to(GameWishes.class));
        panel.boardPanel().setMotion(MotionLevel.NONE);
        panel.show(last(pictures), Texts.in(language));
        return panel;
    }

    private static BufferedImage paint(Container panel, int width, int height) {
        // What wraps knows its height only once it knows its width.
        for (int pass = 0; pass < 3; pass++) {
            panel.setSize(width - pass % 2, height);
            lay(panel);
        }
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        try {
            panel.printAll(g);
        } finally {
            g.dispose();
        }
        return image;
    }

    private static void lay(Container container) {
        container.doLayout();
        for (Component child : container.getComponents()) if (child instanceof Container inner) lay(inner);
    }

    private static int colours(BufferedImage image) {
        Set<Integer> colours = new HashSet<>();
        for (int x = 0; x < image.getWidth(); x += 3)
            for (int y = 0; y < image.getHeight(); y += 3) colours.add(image.getRGB(x, y));
        return colours.size();
    }

    /** Words that have less room than they need. */
    private static List<String> cutOff(Container container) {
        List<String> found = new ArrayList<>();
        for (Component child : container.getComponents()) {
            if (!child.isVisible()) continue;
            String words = child instanceof JLabel label
                    ? label.getText()
                    : child instanceof AbstractButton button ? button.getText() : null;
            if (words != null && !words.isEmpty() && child.getWidth() < child.getPreferredSize().width) {
                found.add(child.getName() + " '" + words + "' has " + child.getWidth() + " of "
                        + child.getPreferredSize().width);
            }
            if (child instanceof Container inner) found.addAll(cutOff(inner));
        }
        return found;
    }

    @ParameterizedTest
    @CsvSource({"en, LIGHT, 1280, 800", "it, LIGHT, 1280, 800", "it, DARK, 1920, 1080", "it, LIGHT, 1024, 768"})
    void everyGameIsSetUpOnAPageWhereNothingIsCutOff(String language, Theme theme, int width, int height) {
        new Appearance(theme, 0).install();
        setUp.speak(language);
        // Each game in one of the three ways.
        for (var listed : Thorough.some(3, width, shelf.entries())) {
            setUp.open(listed.id(), List.of());
            SetUpPanel panel = setUpPanel(language);
            BufferedImage image = paint(panel, width, height);
            assertThat(cutOff(panel)).as(listed.id()).isEmpty();
            assertThat(colours(image)).as(listed.id()).isGreaterThan(20);
        }
    }

    @ParameterizedTest
    @CsvSource({"en, LIGHT, 1280, 800, 0", "it, LIGHT, 1024, 768, 0", "it, DARK, 1920, 1080, 150"})
    void everyGameThatCanBePlayedIsShownAndNothingIsCutOff(
            String language, Theme theme, int width, int height, int zoom) {
        new Appearance(theme, zoom).install();
        game.speak(language);
        setUp.speak(language);
        int shown = 0;
        for (var listed : shelf.entries()) {
            setUp.open(listed.id(), List.of());
            pictures.clear();
            setUp.start();
            if (pictures.isEmpty()) continue; // not yet playable: the page says why
            for (int i = 0; i < 20; i++) game.shown(last(pictures).serial());
            GamePanel panel = gamePanel(language);
            BufferedImage image = paint(panel, width, height);
            assertThat(cutOff(panel)).as(listed.id()).isEmpty();
            assertThat(colours(image)).as(listed.id()).isGreaterThan(50);
            shown++;
        }
        assertThat(shown).isGreaterThanOrEqualTo(2);
    }

    @Test
    void theBoardCanBeReadAloudAndPressed() {
        Appearance.normal().install();
        setUp.open("china-moon", List.of());
        setUp.start();
        GamePanel panel = gamePanel("en");
        paint(panel, 1280, 800);
        var board = panel.boardPanel().getAccessibleContext();
        assertThat(panel.boardPanel().getAccessibleContext()).isSameAs(board);
        List<String> names = new ArrayList<>();
        for (int i = 0; i < board.getAccessibleChildrenCount(); i++)
            names.add(board.getAccessibleChild(i).getAccessibleContext().getAccessibleName());
        assertThat(names).anyMatch(name -> name.startsWith("Red's frog 1, The start") && name.endsWith("legal"));
        assertThat(names).contains("A6, empty, Bounce", "A9, empty, silly frog");
        assertThat(board.getAccessibleChild(0)
                        .getAccessibleContext()
                        .getAccessibleAction()
                        .doAccessibleAction(0))
                .isTrue();
    }
}
