package regola.ui.notice;

import java.awt.Dimension;
import javax.swing.JComponent;
import javax.swing.JPanel;
import regola.ui.stage.DesktopScale;
import regola.ui.stage.Measure;
import regola.ui.stage.TextSize;
import regola.ui.theme.Scaled;

/**
 * A NoticeLayer is the pages of a window with the notices over them, at the lower edge of the page's head: a notice
 * that comes or goes moves nothing below it.
 */
public final class NoticeLayer extends JPanel {
    private static final long serialVersionUID = 1;
    /** So many letters wide is a card: what is wider is hard to read. */
    private static final int LETTERS = 40;

    private static final double MOST_OF_THE_WINDOW = 0.4;

    private final JComponent pages;
    private final transient Notices notices;

    /** @param pages what the notices lie over */
    public NoticeLayer(JComponent pages, Notices notices) {
        super(null);
        this.pages = pages;
        this.notices = notices;
        add(notices.component());
        add(pages);
    }

    /** What lies over something else has to be painted with it. */
    @Override
    public boolean isOptimizedDrawingEnabled() {
        return false;
    }

    @Override
    public void doLayout() {
        pages.setBounds(0, 0, getWidth(), getHeight());
        Measure now = new Measure(
                Math.max(1, getWidth()),
                Math.max(1, getHeight()),
                DesktopScale.of(this),
                Scaled.zoom(),
                notices.mode());
        notices.measure(now);
        JComponent cards = notices.component();
        int wide = Math.min(getWidth() - 2 * now.pad(), now.text(TextSize.BODY) * LETTERS);
        cards.setSize(wide, Math.max(1, cards.getHeight())); // words wrap at their width
        int high = Math.min(cards.getPreferredSize().height, (int) (getHeight() * MOST_OF_THE_WINDOW));
        cards.setBounds((getWidth() - wide) / 2, now.head(), wide, high);
    }

    @Override
    public Dimension getPreferredSize() {
        return pages.getPreferredSize();
    }

    @Override
    public Dimension getMinimumSize() {
        return pages.getMinimumSize();
    }
}
