package regola.ui.game;

import java.awt.Dimension;
import javax.swing.JComponent;
import javax.swing.JPanel;
import regola.ui.theme.Scaled;

/**
 * A SeatsAndStory shares the room below a decision: the story has at least two fifths of it, however many seats there
 * are, and all that the seats leave free; both scroll.
 */
final class SeatsAndStory extends JPanel {
    private static final long serialVersionUID = 1;
    private static final double LEAST_STORY = 0.4;

    private final JComponent seats;
    private final JComponent title;
    private final JComponent story;

    SeatsAndStory(JComponent seats, JComponent title, JComponent story) {
        super(null);
        this.seats = seats;
        this.title = title;
        this.story = story;
        setOpaque(false);
        add(seats);
        add(title);
        add(story);
    }

    @Override
    public void doLayout() {
        int gap = Scaled.px(6);
        int words = title.getPreferredSize().height;
        int least = (int) (getHeight() * LEAST_STORY);
        int room = Math.max(0, getHeight() - least);
        int upper = Math.min(seats.getPreferredSize().height, Math.max(0, room - words - gap));
        seats.setBounds(0, 0, getWidth(), upper);
        title.setBounds(0, upper + gap, getWidth(), words);
        int top = upper + gap + words + Scaled.px(2);
        story.setBounds(0, top, getWidth(), Math.max(0, getHeight() - top));
    }

    @Override
    public Dimension getPreferredSize() {
        Dimension above = seats.getPreferredSize();
        return new Dimension(above.width, above.height + title.getPreferredSize().height + Scaled.px(128));
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(0, 0);
    }
}
