package regola.ui.parts;

import java.awt.Dimension;
import javax.swing.JButton;
import javax.swing.SwingConstants;
import javax.swing.SwingUtilities;

/** A WrappingButton is a button whose words go on in the next line where there is no room for them in one. */
public final class WrappingButton extends JButton {
    private static final long serialVersionUID = 1;
    private static final int LEAST = 40;

    public WrappingButton(String words) {
        WrappedWords.write(this, words);
        getAccessibleContext().setAccessibleName(words);
        setHorizontalAlignment(SwingConstants.LEADING);
    }

    /** As high as the words need in the width that there is. */
    @Override
    public Dimension getPreferredSize() {
        return WrappedWords.size(this, super.getPreferredSize());
    }

    /** Paragraph of several lines have no one line to stand on, and asking for it fails while there is no room yet. */
    @Override
    public int getBaseline(int width, int height) {
        return -1;
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(LEAST, getPreferredSize().height);
    }

    /** How high it is depends on how wide it came to be, which is known only after it was laid out once. */
    @Override
    public void setBounds(int x, int y, int width, int height) {
        boolean other = width != getWidth();
        super.setBounds(x, y, width, height);
        if (other) SwingUtilities.invokeLater(this::revalidate);
    }
}
