package regola.ui.editor;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.Insets;
import javax.swing.Icon;
import javax.swing.JToggleButton;
import javax.swing.SwingConstants;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import regola.ui.parts.WrappedWords;

/** A FileButton is a row with the title of a file; a title that is too long for one line goes on in the next. */
final class FileButton extends JToggleButton {
    private static final long serialVersionUID = 1;

    /** @param sign what is wrong in the file; null for nothing */
    FileButton(String title, Icon sign, boolean selected) {
        super(sign, selected);
        WrappedWords.write(this, title);
        putClientProperty("JButton.buttonType", "toolBarButton");
        setHorizontalAlignment(SwingConstants.LEADING);
        setMargin(new Insets(3, 8, 3, 6));
        setVerticalTextPosition(SwingConstants.TOP);
    }

    /** Of the theme that is in force, whichever it was when this was made. */
    @Override
    public Color getForeground() {
        Color chosen =
                getModel() != null && isSelected() ? UIManager.getColor("ToggleButton.selectedForeground") : null;
        return chosen == null ? super.getForeground() : chosen;
    }

    /** As high as the words need in the width that there is. */
    @Override
    public Dimension getPreferredSize() {
        return WrappedWords.size(this, super.getPreferredSize());
    }

    /** Words of several lines have no one line to stand on, and asking for it fails while there is no room yet. */
    @Override
    public int getBaseline(int width, int height) {
        return -1;
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(40, getPreferredSize().height);
    }

    /** How high it is depends on how wide it came to be, which is known only after it was laid out once. */
    @Override
    public void setBounds(int x, int y, int width, int height) {
        boolean other = width != getWidth();
        super.setBounds(x, y, width, height);
        if (other) SwingUtilities.invokeLater(this::revalidate);
    }
}
