package regola.ui.parts;

import java.awt.BorderLayout;
import javax.swing.JComponent;

/** A WidthOfView holds what scrolls up and down and is always as wide as its scroll pane. */
public final class WidthOfView extends ScrolledColumn {
    private static final long serialVersionUID = 1;

    public WidthOfView(JComponent content) {
        super(new BorderLayout());
        add(content, BorderLayout.NORTH);
    }

    /**
     * Paragraphs that came to be of another width are of another height: laid out again at once, or what is below would
     * jump.
     */
    @Override
    protected void validateTree() {
        super.validateTree();
        if (Paragraph.wrapAnew(this)) super.validateTree();
    }

    @Override
    protected int step() {
        return 16;
    }
}
