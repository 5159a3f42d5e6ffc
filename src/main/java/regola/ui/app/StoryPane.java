package regola.ui.app;

import java.awt.Cursor;
import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import javax.swing.JTextPane;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import javax.swing.text.BadLocationException;
import javax.swing.text.MutableAttributeSet;
import javax.swing.text.SimpleAttributeSet;
import javax.swing.text.StyleConstants;
import javax.swing.text.StyledDocument;
import regola.ui.board.ArtStore;
import regola.ui.board.EmblemIcon;
import regola.ui.view.StoryLine;
import regola.ui.view.StoryView;

/**
 * A StoryPane tells the match so far, each line with the number of its rule. A click on a line goes to that moment. Only what
 * is new is written; a long story costs no more than a short one.
 */
final class StoryPane extends JTextPane {
    private static final long serialVersionUID = 1;

    /** Or the number of a rule would be torn in two at the end of a line. */
    private static final char UNBROKEN_HYPHEN = '\u2011';

    private transient List<StoryLine> written = new ArrayList<>();
    private final transient List<Integer> ends = new ArrayList<>();
    private final transient ArtStore art;
    private final transient IntConsumer goTo;
    private transient StoryView view = new StoryView(List.of(), 0, 0);
    /** The first line that was written in grey, and must be written anew to lose it. */
    private int dimmedFrom = Integer.MAX_VALUE;

    /** @param goTo gets the number of the moment that was clicked */
    StoryPane(ArtStore art, IntConsumer goTo) {
        this.art = art;
        this.goTo = goTo;
        setName("story");
        setEditable(false);
        setOpaque(false);
        setCursor(Cursor.getPredefinedCursor(Cursor.HAND_CURSOR));
        addMouseListener(new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent e) {
                if (SwingUtilities.isLeftMouseButton(e)) goToLineAt(viewToModel2D(e.getPoint()));
            }
        });
        addKeyListener(new KeyAdapter() {
            @Override
            public void keyPressed(KeyEvent e) {
                if (e.getKeyCode() == KeyEvent.VK_ENTER) goToLineAt(getCaretPosition());
            }
        });
    }

    private void goToLineAt(int offset) {
        for (int i = 0; i < ends.size(); i++) {
            if (offset < ends.get(i)) {
                goTo.accept(written.get(i).moment());
                return;
            }
        }
    }

    void show(StoryView next) {
        view = next;
        int same = 0;
        while (same < written.size() && same < next.lines().size() && written.get(same).equals(next.lines().get(same))) same++;
        same = Math.min(same, dimmedFrom);
        try {
            StyledDocument document = getStyledDocument();
            int keep = same == 0 ? 0 : ends.get(same - 1);
            document.remove(keep, document.getLength() - keep);
            ends.subList(same, ends.size()).clear();
            for (StoryLine line : next.lines().subList(same, next.lines().size())) write(document, line);
            written = new ArrayList<>(next.lines());
            dim(document);
        } catch (BadLocationException e) {
            throw new IllegalStateException(e);
        }
    }

    private void write(StyledDocument document, StoryLine line) throws BadLocationException {
        MutableAttributeSet text = new SimpleAttributeSet();
        StyleConstants.setFontFamily(text, getFont().getFamily());
        StyleConstants.setFontSize(text, getFont().getSize());
        int start = document.getLength();
        if (line.depth() == 0) {
            StyleConstants.setBold(text, true);
            if (line.emblem() >= 0) {
                SimpleAttributeSet side = new SimpleAttributeSet(text);
                StyleConstants.setIcon(side, new EmblemIcon(art, line.colour(), line.emblem(), getFont().getSize() + 1));
                document.insertString(start, " ", side);
                document.insertString(document.getLength(), " ", text);
            }
        }
        document.insertString(document.getLength(), line.text(), text);
        if (line.rule() != null) {
            SimpleAttributeSet rule = new SimpleAttributeSet(text);
            StyleConstants.setForeground(rule, UIManager.getColor("Regola.muted"));
            StyleConstants.setFontSize(rule, Math.max(8, getFont().getSize() - 2));
            document.insertString(document.getLength(), "  " + line.rule().replace('-', UNBROKEN_HYPHEN), rule);
        }
        document.insertString(document.getLength(), "\n", text);
        MutableAttributeSet paragraph = new SimpleAttributeSet();
        StyleConstants.setLeftIndent(paragraph, line.depth() == 0 ? 0 : 16f * line.depth());
        StyleConstants.setSpaceAbove(paragraph, line.depth() == 0 ? 5 : 1);
        document.setParagraphAttributes(start, document.getLength() - start, paragraph, false);
        ends.add(document.getLength());
    }

    /** What was taken back stays in sight, greyed, as long as it can be done again. */
    private void dim(StyledDocument document) {
        int end = document.getLength();
        dimmedFrom = Integer.MAX_VALUE;
        for (int i = 0; i < written.size(); i++) {
            if (written.get(i).moment() > view.moment()) {
                int start = i == 0 ? 0 : ends.get(i - 1);
                SimpleAttributeSet later = new SimpleAttributeSet();
                StyleConstants.setForeground(later, UIManager.getColor("Regola.story.later"));
                document.setCharacterAttributes(start, end - start, later, false);
                dimmedFrom = i;
                lookAt(start);
                return;
            }
        }
        lookAt(end);
    }

    /** Once more after the window has been laid out: other words beside it may have left it less room. */
    private void lookAt(int offset) {
        setCaretPosition(offset);
        SwingUtilities.invokeLater(() -> {
            try {
                Rectangle2D place = modelToView2D(Math.min(offset, getDocument().getLength()));
                if (place != null) scrollRectToVisible(place.getBounds());
            } catch (BadLocationException e) {
                throw new IllegalStateException(e);
            }
        });
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (written == null) return; // called by the constructor of JTextPane, before there is anything to show
        StoryView again = view;
        show(new StoryView(List.of(), 0, 0));
        show(again);
    }
}
