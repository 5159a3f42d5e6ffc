package regola.ui.storyline;

import java.awt.Container;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Rectangle;
import java.awt.Shape;
import java.text.NumberFormat;
import javax.swing.Icon;
import javax.swing.text.AbstractDocument;
import javax.swing.text.Element;
import javax.swing.text.IconView;
import javax.swing.text.MutableAttributeSet;
import javax.swing.text.ParagraphView;
import javax.swing.text.StyleConstants;
import javax.swing.text.StyledEditorKit;
import javax.swing.text.View;
import javax.swing.text.ViewFactory;
import regola.ui.stage.Brush;
import regola.ui.stage.StageColour;
import regola.ui.theme.Scaled;

/**
 * A StoryKit lays out the written story in rows: before the words the number of the move, behind them the small board
 * that shows where, and the words in the middle between. Small pictures in the words stand with their middle where that
 * of the letters is.
 */
final class StoryKit extends StyledEditorKit {
    private static final long serialVersionUID = 1;
    /** How far the middle of letters is above the line they stand on, in sizes of a letter. */
    private static final float MIDDLE = 0.35f;
    /** How large the number of a move is beside the words. */
    private static final float SMALL = 0.76f;

    /** What stands beside the words of a row. */
    private enum Beside {
        NUMBER,
        PICTURE
    }

    static void number(MutableAttributeSet row, int move) {
        row.addAttribute(Beside.NUMBER, move);
    }

    static void show(MutableAttributeSet row, Icon picture) {
        row.addAttribute(Beside.PICTURE, picture);
    }

    /** @return the picture beside a row, null if there is none */
    static Icon shown(Element row) {
        return row.getAttributes().getAttribute(Beside.PICTURE) instanceof Icon picture ? picture : null;
    }

    /** @return the number before a row, 0 if there is none */
    static int number(Element row) {
        return row.getAttributes().getAttribute(Beside.NUMBER) instanceof Integer move ? move : 0;
    }

    @Override
    public ViewFactory getViewFactory() {
        ViewFactory usual = super.getViewFactory();
        return part -> {
            if (StyleConstants.IconElementName.equals(part.getName())) return new Picture(part);
            if (AbstractDocument.ParagraphElementName.equals(part.getName())) return new Row(part);
            return usual.create(part);
        };
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

    private static final class Row extends ParagraphView {
        Row(Element part) {
            super(part);
            place();
        }

        @Override
        protected void setPropertiesFromAttributes() {
            super.setPropertiesFromAttributes();
            place();
        }

        private void place() {
            Icon picture = picture();
            if (picture != null)
                setInsets(getTopInset(), getLeftInset(), getBottomInset(), (short)
                        (picture.getIconWidth() + Scaled.px(8)));
        }

        /** The last row has nothing in it but the end of the story. */
        private boolean isEmpty() {
            return getEndOffset() - getStartOffset() <= 1;
        }

        private Icon picture() {
            return isEmpty() ? null : shown(getElement());
        }

        private float span(int axis, float words) {
            Icon picture = picture();
            return axis != View.Y_AXIS || picture == null
                    ? words
                    : Math.max(words, picture.getIconHeight() + getTopInset() + Scaled.px(2));
        }

        @Override
        public float getPreferredSpan(int axis) {
            return span(axis, super.getPreferredSpan(axis));
        }

        /** A row is as wide as there is room: names that are not broken would push the picture out of sight. */
        @Override
        public float getMinimumSpan(int axis) {
            return axis == View.X_AXIS ? 0 : span(axis, super.getMinimumSpan(axis));
        }

        @Override
        public float getMaximumSpan(int axis) {
            return span(axis, super.getMaximumSpan(axis));
        }

        /** Few words stand in the middle beside a high picture. */
        @Override
        protected int getOffset(int axis, int child) {
            int usual = super.getOffset(axis, child);
            if (axis != View.Y_AXIS) return usual;
            float more = getPreferredSpan(axis) - super.getPreferredSpan(axis);
            return usual + Math.round(more / 2);
        }

        @Override
        public void paint(Graphics g, Shape place) {
            super.paint(g, place);
            Rectangle box = place.getBounds();
            Icon picture = picture();
            if (picture != null)
                picture.paintIcon(
                        getContainer(),
                        g,
                        box.x + box.width - picture.getIconWidth(),
                        box.y + (box.height + getTopInset() - picture.getIconHeight()) / 2);
            int move = isEmpty() ? 0 : number(getElement());
            if (move > 0) paintNumber(g, move, box);
        }

        private void paintNumber(Graphics graphics, int move, Rectangle box) {
            if (getViewCount() == 0) return;
            Container pane = getContainer();
            Font letters = pane.getFont();
            Graphics g = Brush.smooth(graphics);
            try {
                g.setFont(letters.deriveFont(letters.getSize2D() * SMALL));
                g.setColor(StageColour.SUB.now());
                String said = NumberFormat.getIntegerInstance(pane.getLocale()).format(move);
                int line = box.y + getTopInset() + getOffset(View.Y_AXIS, 0);
                int ground = line + pane.getFontMetrics(letters).getAscent();
                int right = box.x + getLeftInset() - Scaled.px(5);
                g.drawString(said, right - g.getFontMetrics().stringWidth(said), ground);
            } finally {
                g.dispose();
            }
        }
    }
}
