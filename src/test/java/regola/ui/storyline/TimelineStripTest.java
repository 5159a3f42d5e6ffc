package regola.ui.storyline;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.lang.reflect.InvocationTargetException;
import java.util.List;
import java.util.stream.IntStream;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.Test;
import regola.ui.theme.Appearance;
import regola.ui.view.match.StoryLine;
import regola.ui.view.match.StoryView;

/** Every moment of a match is seen in its strip, also a later one of a side as pale as the ground. */
class TimelineStripTest {
    @Test
    void whatComesLaterIsSeenAlsoOfASideAsPaleAsTheGround() throws InterruptedException, InvocationTargetException {
        BufferedImage image = new BufferedImage(220, 28, BufferedImage.TYPE_INT_RGB);
        SwingUtilities.invokeAndWait(() -> {
            Appearance.normal().install();
            List<StoryLine> heads = IntStream.range(0, 5)
                    .mapToObj(moment -> new StoryLine(moment, 0, null, "White", "#FFFFFF", 1))
                    .toList();
            TimelineStrip strip = new TimelineStrip(moment -> {});
            strip.setSize(image.getWidth(), image.getHeight());
            strip.show(new StoryView(heads, 0, 4));
            Graphics2D g = image.createGraphics();
            g.setColor(Color.WHITE);
            g.fillRect(0, 0, image.getWidth(), image.getHeight());
            strip.paint(g);
            g.dispose();
        });
        long seen = IntStream.range(60, image.getWidth())
                .filter(x -> IntStream.range(0, image.getHeight()).anyMatch(y -> (image.getRGB(x, y) & 0xFF) < 0xE0))
                .count();
        assertThat(seen).isGreaterThan(30);
    }
}
