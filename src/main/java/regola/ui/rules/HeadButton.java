package regola.ui.rules;

import java.awt.Dimension;
import regola.ui.stage.Measure;
import regola.ui.stage.StageButton;

/** A HeadButton is a button in the head of a page: no higher than the head. */
final class HeadButton extends StageButton {
    private static final long serialVersionUID = 1;
    private transient Measure page = Measure.of(1280, 800, 1);

    HeadButton(String name) {
        super(name, Style.PLAIN);
    }

    @Override
    public void measure(Measure next) {
        page = next;
        super.measure(next);
    }

    @Override
    public Dimension getPreferredSize() {
        Dimension wished = super.getPreferredSize();
        // While it is being made it has no page yet.
        return page == null ? wished : new Dimension(wished.width, Math.min(wished.height, page.head() - 4));
    }
}
