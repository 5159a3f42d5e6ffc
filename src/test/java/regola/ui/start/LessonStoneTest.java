package regola.ui.start;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.event.MouseEvent;
import java.awt.geom.Point2D;
import java.awt.image.BufferedImage;
import java.lang.reflect.Proxy;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.swing.JToolTip;
import javax.swing.UIManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import regola.ui.stage.Measure;
import regola.ui.support.Deaf;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;
import regola.ui.theme.Theme;
import regola.ui.view.Texts;
import regola.ui.view.lesson.LessonCardView;
import regola.ui.view.start.PathWishes;

/** What a lesson shows on its path. */
@ExtendWith(OnEventThread.class)
class LessonStoneTest {
    private static final Color LAND = new Color(0x2244EE);

    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        Appearance.normal().install();
        UIManager.put("defaultFont", null);
    }

    private static PathWishes nowhere() {
        return Deaf.to(PathWishes.class);
    }

    @Test
    void untilItsPictureIsThereItShowsTheLandscapeOfItsGame() {
        new Appearance(Theme.LIGHT, 100).install();
        BufferedImage land = new BufferedImage(40, 40, BufferedImage.TYPE_INT_RGB);
        Graphics2D onLand = land.createGraphics();
        onLand.setColor(LAND);
        onLand.fillRect(0, 0, 40, 40);
        onLand.dispose();
        GameImages pictures = (GameImages) Proxy.newProxyInstance(
                GameImages.class.getClassLoader(),
                new Class<?>[] {GameImages.class},
                (proxy, method, given) -> method.getName().equals("land") ? land : Deaf.answer(proxy, method, given));
        BufferedImage painted = painted(pictures);
        int seen = 0;
        for (int y = 0; y < 300; y++)
            for (int x = 0; x < 300; x++) if ((painted.getRGB(x, y) & 0xFFFFFF) == LAND.getRGB() - 0xFF000000) seen++;
        assertThat(seen).isGreaterThan(3000);
    }

    @Test
    void untilAnythingIsThereTheGuideIsSeenInIt() {
        new Appearance(Theme.LIGHT, 100).install();
        BufferedImage painted = painted(Deaf.to(GameImages.class));
        Set<Integer> colours = new HashSet<>();
        int middle = (int) (LessonStone.above(Measure.of(1280, 800, 1), 60) + 60);
        for (int x = 60; x < 140; x++) colours.add(painted.getRGB(x, middle));
        assertThat(colours).as("across the middle of the stone").hasSizeGreaterThan(3);
    }

    /** Beside a stone are other lessons, which one may want to press. */
    @Test
    void whatItIsAboutStandsAboveItInShortLines() {
        new Appearance(Theme.LIGHT, 100).install();
        LessonStone stone = new LessonStone(Deaf.to(GameImages.class), pressed -> {}, nowhere());
        String idea = "A frog hops two pads forwards and picks only the flower that it lands on.";
        stone.show(
                "a-game",
                new LessonCardView("a-game/01-it", 1, "It", idea, "", 0, 0, List.of()),
                false,
                Texts.in("en"));
        stone.place(new Point2D.Double(400, 300), 60, 200, 60, Measure.of(1280, 800, 1));
        MouseEvent over = new MouseEvent(stone, MouseEvent.MOUSE_MOVED, 0, 0, 100, 80, 0, false);
        JToolTip tip = stone.createToolTip();
        tip.setTipText(stone.getToolTipText(over));
        int lowest = stone.getToolTipLocation(over).y + tip.getPreferredSize().height;
        for (int y = 0; y < lowest; y++)
            for (int x = 0; x < 200; x++) assertThat(stone.contains(x, y)).isFalse();
        assertThat(lowest).as("close to it").isGreaterThanOrEqualTo(-4);
        assertThat(stone.getToolTipText(over).lines()).allMatch(line -> line.length() <= 56);
    }

    private static BufferedImage painted(GameImages pictures) {
        LessonStone stone = new LessonStone(pictures, pressed -> {}, nowhere());
        LessonCardView lesson = new LessonCardView("a-game/01-it", 1, "It", "", "", 0, 0, List.of());
        stone.show("a-game", lesson, false, Texts.in("en"));
        stone.place(new Point2D.Double(150, 150), 60, 200, 60, Measure.of(1280, 800, 1));
        BufferedImage painted = new BufferedImage(300, 300, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = painted.createGraphics();
        stone.setSize(300, 300);
        stone.paint(g);
        g.dispose();
        return painted;
    }
}
