package regola.ui.game;

import javax.swing.text.Element;
import javax.swing.text.IconView;
import javax.swing.text.StyleConstants;
import javax.swing.text.StyledEditorKit;
import javax.swing.text.View;
import javax.swing.text.ViewFactory;

/**
 * A StoryKit lays out the written story: small pictures stand with their middle where that of the letters is, so that a
 * picture that is higher than a line makes room above it and below it alike.
 */
final class StoryKit extends StyledEditorKit {
    private static final long serialVersionUID = 1;
    /** How far the middle of letters is above the line they stand on, in sizes of a letter. */
    private static final float MIDDLE = 0.35f;

    @Override
    public ViewFactory getViewFactory() {
        ViewFactory usual = super.getViewFactory();
        return part -> StyleConstants.IconElementName.equals(part.getName()) ? new Picture(part) : usual.create(part);
    }

    private static final class Picture extends IconView {
        Picture(Element part) {
            super(part);
        }

        @Override
        public float getAlignment(int axis) {
            if (axis != View.Y_AXIS) return super.getAlignment(axis);
            float letters = StyleConstants.getFontSize(getAttributes());
            return Math.min(1, 0.5f + MIDDLE * letters / Math.max(1, getPreferredSpan(View.Y_AXIS)));
        }
    }
}
