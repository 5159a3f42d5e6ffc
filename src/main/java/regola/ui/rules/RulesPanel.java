package regola.ui.rules;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.event.ActionEvent;
import java.awt.event.KeyEvent;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import javax.swing.AbstractAction;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollBar;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;
import net.miginfocom.swing.MigLayout;
import regola.ui.board.art.ArtStore;
import regola.ui.parts.Card;
import regola.ui.parts.Paragraph;
import regola.ui.parts.Scrolling;
import regola.ui.view.Texts;
import regola.ui.view.rules.RuleBookView;
import regola.ui.view.rules.RulesIntents;
import regola.ui.view.rules.RulesWishes;

/** A RulesPanel is the page of all rules of a game, with a field that finds what one looks for while one types. */
public final class RulesPanel extends JPanel {
    private static final long serialVersionUID = 1;

    private final transient ArtStore art;
    private final transient RulesIntents intents;
    private final transient RulesWishes wishes;
    private final Paragraph title = Paragraph.heading("rules.title", 1.5);
    private final JTextField search = new JTextField(22);
    private final JLabel count = new JLabel();
    private final JButton back = new JButton();
    private final JPanel tools = new JPanel(new MigLayout("ins 0, gap 8, hidemode 3"));
    private final JPanel page =
            new JPanel(new MigLayout("ins 0 0 8 8, gap 0 8, fillx, wrap 1, hidemode 3", "[grow, fill]"));
    private final JScrollPane scroll = Scrolling.page(page);
    private final transient Map<RuleBookView.Entry, RuleEntry> made = new HashMap<>();
    private transient RuleBookView view;
    private transient Texts texts = Texts.in("en");

    public RulesPanel(ArtStore art, RulesIntents intents, RulesWishes wishes) {
        super(new MigLayout("ins 14 16 10 8, gap 12 8, fill", "[grow, fill][]8[]", "[][][grow, fill]"));
        this.art = art;
        this.intents = intents;
        this.wishes = wishes;
        setName("rules");
        tools.setOpaque(false);
        search.setName("rules.search");
        search.putClientProperty(FlatClientProperties.TEXT_FIELD_SHOW_CLEAR_BUTTON, true);
        count.setName("rules.count");
        count.putClientProperty("FlatLaf.styleClass", "small");
        back.setName("rules.back");
        back.addActionListener(e -> wishes.leave());
        page.setName("rules.page");
        page.setOpaque(false);
        add(title, "wmin 40, aligny center");
        add(tools, "aligny center");
        add(back, "gapright 8, aligny center, wrap");
        add(search, "span, split 2, growx, wmin 80");
        add(count, "gapleft 8, gapright 8, sg no, wrap");
        add(scroll, "span, grow, wmin 0, hmin 0");
        search.getDocument().addDocumentListener(new DocumentListener() {
            @Override
            public void insertUpdate(DocumentEvent e) {
                intents.seek(search.getText());
            }

            @Override
            public void removeUpdate(DocumentEvent e) {
                intents.seek(search.getText());
            }

            @Override
            public void changedUpdate(DocumentEvent e) {
                // the looks of letters
            }
        });
        keys();
    }

    /** The page goes up and down while one types; Escape forgets what was sought, then leaves. */
    private void keys() {
        JScrollBar bar = scroll.getVerticalScrollBar();
        on(search, KeyEvent.VK_DOWN, "down", e -> bar.setValue(bar.getValue() + 3 * bar.getUnitIncrement()));
        on(search, KeyEvent.VK_UP, "up", e -> bar.setValue(bar.getValue() - 3 * bar.getUnitIncrement()));
        on(this, KeyEvent.VK_PAGE_DOWN, "page down", e -> bar.setValue(bar.getValue() + bar.getBlockIncrement(1)));
        on(this, KeyEvent.VK_PAGE_UP, "page up", e -> bar.setValue(bar.getValue() - bar.getBlockIncrement(-1)));
        on(this, KeyEvent.VK_ESCAPE, "leave", e -> {
            if (search.getText().isEmpty()) wishes.leave();
            else search.setText("");
        });
    }

    private static void on(JComponent where, int key, String name, Consumer<ActionEvent> act) {
        where.getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke(key, 0), name);
        where.getActionMap().put(name, new AbstractAction() {
            private static final long serialVersionUID = 1;

            @Override
            public void actionPerformed(ActionEvent e) {
                act.accept(e);
            }
        });
    }

    /** Puts a control beside the title, for what can be done with the page. */
    public void addTool(JComponent tool) {
        tools.add(tool);
    }

    /** @return the last picture, null before the first */
    public RuleBookView view() {
        return view;
    }

    public void show(RuleBookView next, Texts inLanguage) {
        boolean another = view == null || !view.game().equals(next.game());
        boolean sought = view != null && !view.sought().equals(next.sought());
        if (another || inLanguage != texts) made.clear();
        view = next;
        texts = inLanguage;
        title.setText(texts.get("rules.title", next.title()));
        back.setText(texts.get("rules.back"));
        search.putClientProperty(FlatClientProperties.PLACEHOLDER_TEXT, texts.get("rules.search"));
        search.getAccessibleContext().setAccessibleName(texts.get("rules.search"));
        count.setText(
                next.sought().isEmpty()
                        ? texts.get("rules.all", next.all())
                        : texts.get("rules.found", next.entries().size(), next.all()));
        if (another && !search.getText().isEmpty()) search.setText("");
        fill();
        if (another || sought)
            SwingUtilities.invokeLater(() -> scroll.getVerticalScrollBar().setValue(0));
    }

    private void fill() {
        page.removeAll();
        if (!view.inForce().isEmpty() && view.sought().isEmpty()) page.add(inForce(), "wmin 40");
        for (RuleBookView.Entry entry : view.entries()) {
            page.add(made.computeIfAbsent(entry, e -> new RuleEntry(e, art, texts, wishes::line)), "wmin 40");
        }
        if (view.entries().isEmpty()) {
            Paragraph none = Paragraph.muted("rules.none");
            none.setText(texts.get("rules.none", view.sought()));
            page.add(none, "wmin 40");
        }
        page.revalidate();
        page.repaint();
    }

    private Card inForce() {
        Card card = new Card(new MigLayout("ins 8 14 10 10, gap 0 4, fillx, wrap 1", "[grow, fill]"));
        card.setName("rules.inForce");
        card.dress("Regola.past.background", "Regola.past.border", 1);
        Paragraph heading = Paragraph.heading(null, 1.05);
        heading.setText(texts.get("rules.inForce"));
        card.add(heading, "wmin 40");
        for (RuleBookView.InForce one : view.inForce()) {
            Paragraph words = Paragraph.plain(null);
            words.setText(one.about().isEmpty() ? one.title() : one.title() + ": " + one.about());
            card.add(words, "wmin 40");
        }
        return card;
    }

    /** The keyboard goes where one looks for something. */
    public void takeKeyboard() {
        search.requestFocusInWindow();
    }
}
