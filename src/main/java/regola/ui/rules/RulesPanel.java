package regola.ui.rules;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.event.ActionEvent;
import java.awt.event.KeyEvent;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import javax.swing.AbstractAction;
import javax.swing.BorderFactory;
import javax.swing.JCheckBoxMenuItem;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JMenuItem;
import javax.swing.JPanel;
import javax.swing.JScrollBar;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;
import regola.ui.board.art.ArtStore;
import regola.ui.parts.Scrolling;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.stage.StageColour;
import regola.ui.stage.StageHead;
import regola.ui.stage.StagePane;
import regola.ui.stage.TextSize;
import regola.ui.view.Texts;
import regola.ui.view.rules.BookPage;
import regola.ui.view.rules.BookView;
import regola.ui.view.rules.RulesIntents;
import regola.ui.view.rules.RulesWishes;
import regola.ui.view.rules.SoughtWords;

/** A RulesPanel is the rulebook of a game: contents on the left, one thing a page, and a search while one types. */
public final class RulesPanel extends StagePane {
    private static final long serialVersionUID = 1;
    /** The width of the contents, in units of the page and of letters. */
    private static final int CONTENTS = 234;

    private final transient ArtStore art;
    private final transient RulesIntents intents;
    private final transient RulesWishes wishes;
    private final Search search = new Search();
    private final HeadButton print = new HeadButton("rules.print");
    private final HeadButton pdf = new HeadButton("rules.pdf");
    private final ContentsList contents;
    private final JScrollPane contentsScroll;
    private final PageColumn column = new PageColumn();
    private final JScrollPane scroll = Scrolling.upAndDown(column);
    private final Sheet sheet = new Sheet();
    private final transient PageHits hits = new PageHits(column);
    /** What was sought when it was marked last. */
    private String marked = "";
    /** What is looked at first on the next page: who goes on from place to place comes to its top or its bottom. */
    private transient PageHits.First first = PageHits.First.NEAREST;

    private PageWords none;
    private transient BookView view;
    private transient BookPage shown;
    private transient Texts texts = Texts.in("en");

    /** @param menu opens the window's menu below a button, with items of this page before the others */
    public RulesPanel(
            ArtStore art, RulesIntents intents, RulesWishes wishes, BiConsumer<JComponent, List<JMenuItem>> menu) {
        this(art, intents, wishes, new Menu(intents, menu));
    }

    private RulesPanel(ArtStore art, RulesIntents intents, RulesWishes wishes, Menu menu) {
        super(new StageHead("rules", wishes::leave, menu::open));
        head().setBack("stage.back");
        menu.of = this;
        this.art = art;
        this.intents = intents;
        this.wishes = wishes;
        this.contents = new ContentsList(intents::turnTo);
        this.contentsScroll = Scrolling.upAndDown(contents);
        setName("rules");
        column.setName("rules.page");
        head().addEnd(search);
        head().addEnd(print);
        head().addEnd(pdf);
        search.onEnter(this::goOn);
        print.addActionListener(e -> wishes.print());
        pdf.addActionListener(e -> wishes.pdf());
        contentsScroll.setName("rules.contents.scroll");
        sheet.add(scroll);
        add(contentsScroll, DEFAULT_LAYER);
        add(sheet, DEFAULT_LAYER);
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

    /** Pages are turned and scrolled from wherever the keyboard is; Escape forgets what was sought, then leaves. */
    private void keys() {
        JScrollBar bar = scroll.getVerticalScrollBar();
        on(search, KeyEvent.VK_DOWN, 0, "next page", e -> turn(1));
        on(search, KeyEvent.VK_UP, 0, "page before", e -> turn(-1));
        on(search, KeyEvent.VK_RIGHT, 0, "on", e -> turnOrWalk(1));
        on(search, KeyEvent.VK_LEFT, 0, "back", e -> turnOrWalk(-1));
        // A field for text has these two for itself.
        search.getInputMap().put(KeyStroke.getKeyStroke(KeyEvent.VK_RIGHT, 0), "on");
        search.getInputMap().put(KeyStroke.getKeyStroke(KeyEvent.VK_LEFT, 0), "back");
        on(this, KeyEvent.VK_PAGE_DOWN, 0, "down", e -> bar.setValue(bar.getValue() + bar.getBlockIncrement(1)));
        on(this, KeyEvent.VK_PAGE_UP, 0, "up", e -> bar.setValue(bar.getValue() - bar.getBlockIncrement(-1)));
        on(this, KeyEvent.VK_F, KeyEvent.CTRL_DOWN_MASK, "search", e -> search.requestFocusInWindow());
        on(this, KeyEvent.VK_ESCAPE, 0, "leave", e -> {
            if (search.getText().isEmpty()) wishes.leave();
            else search.setText("");
        });
    }

    private static void on(JComponent where, int key, int with, String name, Consumer<ActionEvent> act) {
        where.getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke(key, with), name);
        where.getActionMap().put(name, new AbstractAction() {
            private static final long serialVersionUID = 1;

            @Override
            public void actionPerformed(ActionEvent e) {
                act.accept(e);
            }
        });
    }

    /** Where nothing is sought the arrows turn pages; else they walk through what is written. */
    private void turnOrWalk(int by) {
        int to = search.getCaretPosition() + by;
        if (search.getText().isEmpty()) turn(by);
        else if (to >= 0 && to <= search.getText().length()) search.setCaretPosition(to);
    }

    private void turn(int by) {
        int to = contents.next(by);
        if (to >= 0) contents.setSelectedIndex(to);
    }

    /** To the next place where it stands what is sought, or the one before; round the whole book. */
    private void goOn(int by) {
        if (search.getText().isBlank() || view == null || view.found().isEmpty()) return;
        if (hits.go(by)) {
            count();
            return;
        }
        int to = contents.next(by) >= 0 ? contents.next(by) : contents.first(by);
        first = by < 0 ? PageHits.First.BOTTOM : PageHits.First.TOP;
        if (to != contents.getSelectedIndex()) contents.setSelectedIndex(to);
        else mark(true);
    }

    private void mark(boolean anew) {
        if (!anew) return;
        hits.mark(none == null ? SoughtWords.of(view.sought()) : SoughtWords.NOTHING, first);
        first = PageHits.First.NEAREST;
        count();
        SwingUtilities.invokeLater(hits::reveal);
    }

    private void count() {
        boolean seeks = !view.sought().isEmpty();
        search.say(
                !seeks ? "" : hits.count() == 0 ? "0" : hits.place() + "/" + hits.count(),
                seeks ? texts.get("rulebook.hits", hits.place(), hits.count(), view.count()) : "");
    }

    /** @return the last picture, null before the first */
    public BookView view() {
        return view;
    }

    public void show(BookView next, Texts inLanguage) {
        boolean another = view == null || !view.game().equals(next.game());
        boolean anew = another || inLanguage != texts || view.codes() != next.codes();
        // What was sought in one language is found in no other.
        boolean spoken = texts == null || texts.language().equals(inLanguage.language());
        view = next;
        texts = inLanguage;
        if ((another || !spoken) && !search.getText().isEmpty()) search.setText("");
        head().speak(texts);
        head().setTitle(texts.get("rules.title", next.title()), next.title());
        search.speak(texts);
        print.setText(texts.get("rulebook.print"));
        pdf.setText(texts.get("rulebook.pdf"));
        contents.getAccessibleContext().setAccessibleName(texts.get("rulebook.contents"));
        contents.show(next);
        BookPage page = next.page();
        boolean turned = shown == null || !shown.id().equals(page.id());
        boolean filled = anew || !page.equals(shown) || next.found().isEmpty() != (none != null);
        if (filled) fill(page);
        shown = page;
        revalidate();
        repaint();
        if (turned || another)
            SwingUtilities.invokeLater(() -> scroll.getVerticalScrollBar().setValue(0));
        mark(filled || turned || !next.sought().equals(marked));
        marked = next.sought();
    }

    private void fill(BookPage page) {
        none = null;
        if (view.found().isEmpty()) {
            column.clear();
            none = new PageWords(texts.get("rulebook.none", view.sought()), TextSize.BODY, StageColour.SUB);
            none.setName("rules.none");
            column.put(none, 0);
        } else {
            new PageMaking(art, texts, intents, wishes, view, column).make(page);
        }
        fit(column);
        column.revalidate();
        column.repaint();
    }

    @Override
    protected void arrange(Measure now) {
        int pad = now.pad();
        int wide = Math.min(Math.max(now.px(CONTENTS), now.text(TextSize.BODY) * 12), getWidth() / 3);
        int high = getHeight() - now.head() - pad;
        contentsScroll.setBounds(pad, now.head(), wide, high);
        int left = pad + wide + now.gap() * 2;
        sheet.setBounds(left, now.head(), getWidth() - left - pad, high);
    }

    @Override
    protected Rectangle board() {
        return sheet.getBounds();
    }

    /** Opens the menu, as its button does. */
    public void openMenu() {
        head().openMenu();
    }

    /** The keyboard goes where one looks for something. */
    public void takeKeyboard() {
        search.requestFocusInWindow();
    }

    /** The ground of a page. */
    private static final class Sheet extends JPanel implements Measured {
        private static final long serialVersionUID = 1;
        private transient Measure measure = Measure.of(1280, 800, 1);

        Sheet() {
            super(null);
            setOpaque(false);
        }

        @Override
        public void measure(Measure next) {
            measure = next;
        }

        @Override
        public void doLayout() {
            int edge = measure.px(6);
            getComponent(0).setBounds(edge, edge, getWidth() - 2 * edge, getHeight() - 2 * edge);
        }

        @Override
        protected void paintComponent(Graphics graphics) {
            Graphics2D g = Brush.smooth(graphics);
            try {
                double edge = Math.max(1, measure.unit());
                g.setColor(StageColour.BUBBLE.now());
                g.fill(Brush.rounded(0, 0, getWidth(), getHeight(), edge / 2, measure.px(14)));
                g.setColor(StageColour.LINE.now());
                g.setStroke(Brush.line(edge));
                g.draw(Brush.rounded(0, 0, getWidth(), getHeight(), edge / 2, measure.px(14)));
            } finally {
                g.dispose();
            }
        }
    }

    /** Where one writes what one looks for. */
    private static final class Search extends JTextField implements Measured {
        private static final long serialVersionUID = 1;
        private final JLabel hits = new JLabel();
        private transient Measure measure = Measure.of(1280, 800, 1);

        Search() {
            setName("rules.search");
            hits.setName("rules.hits");
            hits.setBorder(BorderFactory.createEmptyBorder(0, 6, 0, 10));
            putClientProperty(FlatClientProperties.TEXT_FIELD_SHOW_CLEAR_BUTTON, true);
            putClientProperty(FlatClientProperties.TEXT_FIELD_TRAILING_COMPONENT, hits);
            setBorder(BorderFactory.createCompoundBorder(getBorder(), BorderFactory.createEmptyBorder(0, 6, 0, 6)));
        }

        /** @param go gets 1 for Enter and -1 for Shift+Enter */
        void onEnter(IntConsumer go) {
            for (int by : new int[] {1, -1}) {
                String name = by > 0 ? "next place" : "place before";
                int with = by > 0 ? 0 : KeyEvent.SHIFT_DOWN_MASK;
                getInputMap().put(KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, with), name);
                on(this, KeyEvent.VK_ENTER, with, name, e -> go.accept(by));
            }
        }

        /** @param brief which of how many is looked at; empty for nothing. @param whole the same in words */
        void say(String brief, String whole) {
            hits.setText(brief);
            setToolTipText(whole.isEmpty() ? null : whole);
            getAccessibleContext().setAccessibleDescription(whole);
        }

        void speak(Texts texts) {
            putClientProperty(FlatClientProperties.PLACEHOLDER_TEXT, texts.get("rulebook.search"));
            getAccessibleContext().setAccessibleName(texts.get("rulebook.search"));
        }

        @Override
        public void measure(Measure next) {
            measure = next;
            setFont(TextSize.BODY.font(next));
            hits.setFont(TextSize.SMALL.font(next));
        }

        @Override
        public Dimension getPreferredSize() {
            return new Dimension(Math.min(measure.px(320), measure.width() / 4), measure.target());
        }
    }

    /** What teachers may want to see stands in the menu before all else. */
    private static final class Menu {
        private final RulesIntents intents;
        private final BiConsumer<JComponent, List<JMenuItem>> opening;
        private RulesPanel of;

        Menu(RulesIntents intents, BiConsumer<JComponent, List<JMenuItem>> opening) {
            this.intents = intents;
            this.opening = opening;
        }

        void open(JComponent below) {
            JCheckBoxMenuItem codes =
                    new JCheckBoxMenuItem(of.texts.get("rulebook.codes"), of.view != null && of.view.codes());
            codes.setName("rules.codes");
            codes.addActionListener(e -> intents.showCodes(codes.isSelected()));
            opening.accept(below, List.of(codes));
        }
    }
}
