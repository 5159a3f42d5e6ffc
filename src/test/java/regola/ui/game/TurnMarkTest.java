package regola.ui.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.HashMap;
import java.util.Map;
import javax.swing.JLabel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;
import regola.ui.theme.Theme;

/** What a side has to do is seen by the shape of its mark alone. */
@ExtendWith(OnEventThread.class)
class TurnMarkTest {
    @Test
    void everyMarkHasAShapeOfItsOwn() {
        Map<String, TurnMark> shapes = new HashMap<>();
        new Appearance(Theme.LIGHT, 0).install();
        for (TurnMark mark : TurnMark.values()) {
            assertThat(shapes.put(shape(mark), mark))
                    .as("what looks like %s", mark)
                    .isNull();
        }
    }

    private static String shape(TurnMark mark) {
        BufferedImage image = new BufferedImage(mark.getIconWidth(), mark.getIconHeight(), BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = image.createGraphics();
        mark.paintIcon(new JLabel(), g, 0, 0);
        g.dispose();
        StringBuilder drawn = new StringBuilder();
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) drawn.append(image.getRGB(x, y) >>> 31);
        }
        return drawn.toString();
    }
}
