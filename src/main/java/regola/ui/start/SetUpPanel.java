package regola.ui.start;

import java.awt.Point;
import java.awt.Rectangle;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import net.miginfocom.swing.MigLayout;
import regola.ui.board.art.ArtStore;
import regola.ui.parts.Paragraph;
import regola.ui.parts.Scrolling;
import regola.ui.stage.Measure;
import regola.ui.stage.StageButton;
import regola.ui.stage.StageHead;
import regola.ui.stage.StagePane;
import regola.ui.view.Texts;
import regola.ui.view.start.SetUpView;
import regola.ui.view.start.SetUpWishes;
import regola.ui.view.start.StartIntents;

/**
 * A SetUpPanel is the page that asks, all at once, how a match is to be played: who, by which variants and settings.
 */
public final class SetUpPanel extends StagePane {
    private static final long serialVersionUID = 1;
    /** No line of words is wider than can be read; in units of space. */
    private static final double WIDEST = 1080;

    private final Paragraph about = new Paragraph("start.about", null, 1.05, false);
    private final Paragraph author = Paragraph.muted("start.author");
    private final Paragraph file = Paragraph.muted("start.file");
    private final StageButton book = new StageButton("start.book", StageButton.Style.PLAIN);
    private final StageButton rules = new StageButton("start.rules", StageButton.Style.PLAIN);
    private final StageButton start = new StageButton("start.go", StageButton.Style.LEAD);
    private final SeatsSection seats;
    private final VariantsSection variants;
    private final SettingsSection settings;
    private final ProblemCard problems = new ProblemCard("start.problems");
    private final JScrollPane scroll;
    private transient SetUpView view;
    private transient Texts texts = Texts.in("en");

    /**
     * @param art the program's own drawings
     * @param menu opens the menu below the component that it gets
     */
    public SetUpPanel(ArtStore art, StartIntents intents, SetUpWishes wishes, Consumer<JComponent> menu) {
        super(new StageHead("setup", wishes::leave, menu));
        setName("setup");
        seats = new SeatsSection(art, intents);
        variants = new VariantsSection(intents);
        settings = new SettingsSection(intents);
        rules.addActionListener(e -> wishes.rules());
        book.addActionListener(e -> wishes.ruleBook());
        start.addActionListener(e -> intents.start());
        start.turnOff("");
        head().addEnd(book);
        head().addEnd(rules);
        scroll = Scrolling.page(page());
        add(scroll);
        add(start);
        speak(texts);
    }

    static JLabel heading(String name) {
        JLabel label = new JLabel();
        label.setName(name);
        label.putClientProperty("FlatLaf.styleClass", "h4");
        return label;
    }

    private JPanel page() {
        JPanel page = new JPanel(new MigLayout("ins 0 0 0 8, gap 0 8, wrap 1, fillx, hidemode 3", "[grow, fill]"));
        page.setOpaque(false);
        page.add(about, "wmin 40");
        page.add(author, "wmin 40");
        page.add(file, "wmin 40, gapbottom 6");
        page.add(problems, "wmin 40");
        page.add(seats, "wmin 40, gapbottom 6");
        page.add(variants, "wmin 40, gapbottom 6");
        page.add(settings, "wmin 40");
        return page;
    }

    /** @return the last picture, null before the first */
    public SetUpView view() {
        return view;
    }

    /** @return the button that begins the match */
    public JButton startButton() {
        return start;
    }

    public void speak(Texts next) {
        texts = next;
        head().speak(next);
        start.setText(next.get("start.go"));
        book.setText(next.get("start.book"));
    }

    public void show(SetUpView next, Texts inLanguage) {
        boolean other = view == null || view.chosen() == null || !view.chosen().equals(next.chosen());
        view = next;
        speak(inLanguage);
        String title = next.chosen() == null ? texts.get("start.none") : next.title();
        head().setTitle(title, title);
        about.setText(next.about());
        about.setVisible(!next.about().isEmpty());
        author.setText(next.author().isEmpty() ? "" : texts.get("start.author", next.author()));
        author.setVisible(!next.author().isEmpty());
        file.setText(next.file().isEmpty() ? "" : texts.get("start.file", next.file()));
        file.setVisible(!next.file().isEmpty());
        rules.setText(texts.get(next.file().isEmpty() ? "start.rules" : "start.rules.own"));
        rules.setToolTipText(texts.get(next.file().isEmpty() ? "start.rules.tip" : "start.rules.own"));
        rules.setVisible(next.chosen() != null);
        book.setVisible(next.chosen() != null);
        problems.show(texts.get("start.problems"), next.problems(), texts);
        seats.show(next, texts);
        variants.show(next, texts);
        settings.show(next, texts);
        if (next.canStart()) start.turnOn();
        else start.turnOff(texts.get("start.problems"));
        if (other) scroll.getViewport().setViewPosition(new Point());
        head().revalidate();
        revalidate();
        repaint();
    }

    /** The keyboard goes to what leads on. */
    public void takeKeyboard() {
        start.requestFocusInWindow();
    }

    @Override
    public void addNotify() {
        super.addNotify();
        letEnterLeadOn();
    }

    @Override
    public void setVisible(boolean visible) {
        super.setVisible(visible);
        letEnterLeadOn();
    }

    /** Enter begins the match wherever the keyboard is on this page, and nowhere else. */
    private void letEnterLeadOn() {
        if (getRootPane() == null) return;
        if (isVisible()) getRootPane().setDefaultButton(start);
        else if (getRootPane().getDefaultButton() == start) getRootPane().setDefaultButton(null);
    }

    @Override
    protected Rectangle board() {
        return scroll.getBounds();
    }

    @Override
    protected void arrange(Measure now) {
        int wide = Math.min(getWidth() - 2 * now.pad(), now.px(WIDEST));
        int x = (getWidth() - wide) / 2;
        int high = now.button();
        int bottom = getHeight() - now.pad() - high;
        int across = Math.max(start.getPreferredSize().width, now.px(236));
        start.setBounds(x + wide - across, bottom, across, high);
        int top = now.head() + now.px(8);
        scroll.setBounds(x, top, wide, Math.max(0, bottom - now.gap() - top));
    }
}
