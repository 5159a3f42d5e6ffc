package regola.ui.editor;

import java.awt.event.ActionEvent;
import java.awt.event.HierarchyEvent;
import java.awt.event.KeyEvent;
import java.util.function.Supplier;
import javax.swing.AbstractAction;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;
import net.miginfocom.swing.MigLayout;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextArea;
import org.fife.ui.rtextarea.SearchContext;
import org.fife.ui.rtextarea.SearchEngine;
import org.fife.ui.rtextarea.SearchResult;
import regola.ui.parts.Card;
import regola.ui.view.Said;
import regola.ui.view.Texts;

/** A FindBar finds words in the text that is shown, and puts others in their place. Escape closes it. */
final class FindBar extends Card {
    private static final long serialVersionUID = 1;

    private final transient Supplier<RSyntaxTextArea> area;
    private final JLabel findLabel = new JLabel();
    private final JLabel replaceLabel = new JLabel();
    private final JTextField find = new JTextField(14);
    private final JTextField replace = new JTextField(14);
    private final JButton next = new JButton();
    private final JButton previous = new JButton();
    private final JButton one = new JButton();
    private final JButton all = new JButton();
    private final JButton close = new JButton("\u00d7");
    private final JLabel count = new JLabel(" ");
    private transient Said said = Said.NOTHING;
    private transient Texts texts = Texts.in("en");

    FindBar(Supplier<RSyntaxTextArea> area) {
        super(new MigLayout("ins 5 10 5 6, gap 6 4, fillx", "[][grow, fill][][][grow][]"));
        this.area = area;
        setName("find");
        setVisible(false);
        find.setName("find.text");
        replace.setName("find.replace");
        next.setName("find.next");
        previous.setName("find.previous");
        one.setName("find.one");
        all.setName("find.all");
        close.setName("find.close");
        count.setName("find.count");
        close.putClientProperty("JButton.buttonType", "toolBarButton");
        findLabel.setLabelFor(find);
        replaceLabel.setLabelFor(replace);
        add(findLabel);
        add(find, "wmin 60");
        add(previous);
        add(next);
        add(count, "wmin 0");
        add(close, "wrap");
        add(replaceLabel);
        add(replace, "wmin 60");
        add(one);
        add(all);
        addHierarchyListener(this::shutIfLeft);
        find.addActionListener(e -> find(true));
        next.addActionListener(e -> find(true));
        previous.addActionListener(e -> find(false));
        one.addActionListener(e -> replaceOne());
        replace.addActionListener(e -> replaceOne());
        all.addActionListener(e -> replaceAll());
        close.addActionListener(e -> close());
        find.getDocument().addDocumentListener(new DocumentListener() {
            @Override
            public void insertUpdate(DocumentEvent e) {
                mark();
            }

            @Override
            public void removeUpdate(DocumentEvent e) {
                mark();
            }

            @Override
            public void changedUpdate(DocumentEvent e) {
                // the looks of letters
            }
        });
        getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke(KeyEvent.VK_ESCAPE, 0), "close");
        getActionMap().put("close", new AbstractAction() {
            private static final long serialVersionUID = 1;

            @Override
            public void actionPerformed(ActionEvent e) {
                close();
            }
        });
    }

    void speak(Texts next) {
        texts = next;
        count.setText(said.in(texts));
        findLabel.setText(texts.get("find.text"));
        replaceLabel.setText(texts.get("find.replace"));
        this.next.setText(texts.get("find.next"));
        previous.setText(texts.get("find.previous"));
        one.setText(texts.get("find.one"));
        all.setText(texts.get("find.all"));
        close.setToolTipText(texts.get("find.close"));
        close.getAccessibleContext().setAccessibleName(texts.get("find.close"));
    }

    void open() {
        setVisible(true);
        String selected = area.get() == null ? null : area.get().getSelectedText();
        if (selected != null && !selected.contains("\n")) find.setText(selected);
        find.selectAll();
        find.requestFocusInWindow();
        boolean editable = area.get() != null && area.get().isEditable();
        for (var part : new JComponent[] {replaceLabel, replace, one, all}) part.setVisible(editable);
        mark();
    }

    private void close() {
        shut();
        if (area.get() != null) area.get().requestFocusInWindow();
    }

    private void shut() {
        setVisible(false);
        find.setText("");
        replace.setText("");
        say(Said.NOTHING);
        if (area.get() != null) SearchEngine.markAll(area.get(), new SearchContext(""));
    }

    private SearchContext context(boolean forward) {
        SearchContext context = new SearchContext(find.getText(), false);
        context.setSearchForward(forward);
        context.setSearchWrap(true);
        context.setReplaceWith(replace.getText());
        return context;
    }

    private void mark() {
        RSyntaxTextArea text = area.get();
        if (text == null || !isVisible()) return;
        SearchResult result = SearchEngine.markAll(text, context(true));
        say(find.getText().isEmpty() ? Said.NOTHING : Said.of("find.count", result.getMarkedCount()));
    }

    private void find(boolean forward) {
        RSyntaxTextArea text = area.get();
        if (text != null && !find.getText().isEmpty()) SearchEngine.find(text, context(forward));
        mark();
    }

    private void replaceOne() {
        RSyntaxTextArea text = area.get();
        if (text != null && text.isEditable() && !find.getText().isEmpty()) SearchEngine.replace(text, context(true));
        mark();
    }

    private void replaceAll() {
        RSyntaxTextArea text = area.get();
        if (text == null || !text.isEditable() || find.getText().isEmpty()) return;
        SearchResult result = SearchEngine.replaceAll(text, context(true));
        mark();
        say(Said.of("find.replaced", result.getCount()));
    }

    private void say(Said next) {
        said = next;
        count.setText(said.in(texts));
    }

    /** The editor is left: whoever comes back has something else in mind. */
    private void shutIfLeft(HierarchyEvent event) {
        boolean shown = (event.getChangeFlags() & HierarchyEvent.SHOWING_CHANGED) != 0;
        if (shown && isVisible() && !isShowing()) shut();
    }
}
