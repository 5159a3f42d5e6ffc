package regola.ui.notice;

import java.awt.Component;
import java.awt.Container;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.event.ActionEvent;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.event.KeyEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.AbstractAction;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import regola.ui.parts.Card;
import regola.ui.parts.Paragraph;
import regola.ui.parts.WrappingRow;
import regola.ui.stage.Brush;
import regola.ui.stage.CloseButton;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.stage.StageButton;
import regola.ui.stage.StageColour;
import regola.ui.stage.TextSize;
import regola.ui.view.Notice;
import regola.ui.view.ProblemView;
import regola.ui.view.Texts;

/** A NoticeCard shows one notice. Escape puts it away while the keyboard is in it. */
final class NoticeCard extends Card implements Measured {
    private static final long serialVersionUID = 1;
    private static final int MOST_PROBLEMS = 5;
    private static final String HIGH = "ins 10 18 14 10, gap 8 3, fillx, hidemode 3";
    private static final String FLAT = "ins 5 18 8 10, gap 12 0, hidemode 3";
    private static final String SLIM = "ins 1 16 3 6, gap 12 0, hidemode 3, aligny center";

    private final transient Notice notice;
    private final transient Runnable close;
    private final transient Consumer<Component> left;
    private final List<JButton> buttons = new ArrayList<>();
    private JButton first;
    private transient Measure measure = Measure.of(1280, 800, 1);
    /** False while the keyboard is not to come here by itself. */
    private boolean open;
    /** Whether all of it stands side by side, and in a row that is no higher than the head of a page. */
    private boolean flat;

    private boolean slim;

    /**
     * @param close is called once the notice is to go
     * @param left hears where the keyboard has gone from here for good; null for nowhere
     */
    NoticeCard(Notice notice, Texts texts, Runnable close, Consumer<Component> left) {
        super(new MigLayout(HIGH, "[grow, fill][]"));
        this.notice = notice;
        this.close = close;
        this.left = left;
        setName(name(""));
        boolean bad = notice.sort() == Notice.Sort.PROBLEM;
        dress(
                bad ? "Regola.problem.background" : "Regola.card.background",
                bad ? "Regola.problem.border" : "Regola.card.deciding",
                1);
        write(texts);
        getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke(KeyEvent.VK_ESCAPE, 0), "close");
        getActionMap().put("close", new AbstractAction() {
            private static final long serialVersionUID = 1;

            @Override
            public void actionPerformed(ActionEvent e) {
                close.run();
            }
        });
    }

    Notice notice() {
        return notice;
    }

    /** Along the foot or in the head of a page all stands in one row, unless there are problems to be read. */
    void lie(Notices.Lying lying, Texts texts) {
        boolean next = lying != Notices.Lying.HIGH && notice.problems().isEmpty();
        boolean low = next && lying == Notices.Lying.SLIM;
        if (next == flat && low == slim) return;
        flat = next;
        slim = low;
        setLayout(new MigLayout(slim ? SLIM : flat ? FLAT : HIGH, flat ? "" : "[grow, fill][]"));
        write(texts);
        open(open);
        revalidate();
    }

    private String name(String part) {
        return "notice." + notice.key() + part;
    }

    void write(Texts texts) {
        boolean focused = first != null && first.isFocusOwner();
        removeAll();
        first = null;
        buttons.clear();
        CloseButton away = new CloseButton(name(".close"));
        away.measure(measure);
        away.setToolTipText(texts.get("notice.close"));
        away.addActionListener(e -> close.run());
        guard(away);
        StringBuilder read = new StringBuilder();
        boolean speaks = !notice.text().in(texts).isEmpty();
        String title = "pushx " + (speaks ? 30 : 100) + ", growx, wmin 40, aligny center";
        paragraph(
                Paragraph.heading(name(".title"), 1),
                notice.title().in(texts),
                read,
                flat ? title : "wmin 40, gaptop 4");
        if (!flat) add(away, "aligny top, wrap");
        paragraph(
                Paragraph.plain(name(".text")),
                notice.text().in(texts),
                read,
                flat ? "pushx 70, growx, wmin 40, aligny center" : "span, growx, wmin 40, gapright 8");
        int shown = Math.min(notice.problems().size(), MOST_PROBLEMS);
        for (ProblemView problem : notice.problems().subList(0, shown)) {
            paragraph(
                    Paragraph.plain(name(".problem")), words(problem, texts), read, "span, growx, wmin 40, gapright 8");
        }
        int more = notice.problems().size() - shown;
        if (more > 0)
            paragraph(
                    Paragraph.muted(name(".more")),
                    texts.get("notice.more", more),
                    read,
                    "span, growx, wmin 40, gapright 8");
        addOffers(texts);
        if (flat) add(away, "aligny center");
        if (first == null) first = away;
        away.getAccessibleContext()
                .setAccessibleName(texts.get("notice.close.what", notice.title().in(texts)));
        getAccessibleContext().setAccessibleName(notice.title().in(texts));
        getAccessibleContext().setAccessibleDescription(read.toString().strip());
        letters(this);
        if (focused) first.requestFocusInWindow();
    }

    private void paragraph(Paragraph words, String text, StringBuilder read, String place) {
        words.setText(text);
        read.append(text).append('\n');
        if (!text.isEmpty()) add(words, place);
    }

    /** It lies on pages as their own cards do, with a shadow below it and an edge that tells it from them. */
    @Override
    protected void paintComponent(Graphics graphics) {
        if (notice.sort() == Notice.Sort.PROBLEM) {
            super.paintComponent(graphics);
            return;
        }
        Graphics2D g = Brush.smooth(graphics);
        try {
            double radius = measure.px(16);
            double edge = Math.max(2, measure.unit() * 2.4);
            g.setColor(StageColour.SHADOW.now());
            g.fill(Brush.rounded(0, 3, getWidth(), getHeight() - 3, 0, radius));
            g.setColor(StageColour.BUBBLE.now());
            g.fill(Brush.rounded(0, 0, getWidth(), getHeight() - 3, 1, radius));
            g.setColor(StageColour.LEAD.now());
            g.setStroke(Brush.line(edge));
            g.draw(Brush.rounded(0, 0, getWidth(), getHeight() - 3, edge / 2, radius));
        } finally {
            g.dispose();
        }
    }

    private StageButton button(String name, String words) {
        StageButton button = new StageButton(name, StageButton.Style.PLAIN);
        button.setText(words);
        button.measure(measure);
        return button;
    }

    @Override
    public void measure(Measure next) {
        measure = next;
        letters(this);
    }

    /** Another theme gives every sentence the letters of any page; here they have those of a notice. */
    @Override
    public void updateUI() {
        super.updateUI();
        if (measure == null) return; // called by a constructor above, before there are fields
        SwingUtilities.invokeLater(() -> {
            letters(this); // after the parts inside have been dressed
            revalidate();
        });
    }

    private void letters(Container in) {
        for (Component part : in.getComponents()) {
            if (part instanceof Paragraph words)
                words.setFont(
                        words.getName().equals(name(".title"))
                                ? TextSize.ANSWER.font(measure)
                                : TextSize.BODY.font(measure));
            if (part instanceof StageButton button) button.measure(measure);
            else if (part instanceof Container inner) letters(inner);
        }
    }

    private void addOffers(Texts texts) {
        if (notice.offers().isEmpty()) return;
        WrappingRow row = new WrappingRow(8).even(); // a narrow card has a row for each
        for (Notice.Offer offer : notice.offers()) {
            JButton button = button(name("." + offer.name()), offer.words().in(texts));
            button.addActionListener(e -> {
                close.run();
                offer.act().run();
            });
            guard(button);
            if (flat) add(button, "aligny center" + (slim ? ", h " + measure.quiet() + "!" : ""));
            else row.add(button);
            if (first == null) first = button;
        }
        if (!flat) add(row, "span, growx, wmin 40, gaptop 6, gapbottom 2");
    }

    private static String words(ProblemView known, Texts texts) {
        ProblemView problem = known.in(texts);
        StringBuilder text = new StringBuilder(problem.place().isEmpty() ? "" : problem.place() + "  ")
                .append(FileWords.in(texts, known.what(), problem.what()));
        if (problem.why() != null && !problem.why().isEmpty())
            text.append('\n').append(texts.get("problem.why", FileWords.in(texts, known.why(), problem.why())));
        if (problem.fix() != null && !problem.fix().isEmpty())
            text.append('\n').append(texts.get("problem.fix", FileWords.in(texts, known.fix(), problem.fix())));
        return text.toString();
    }

    /** A card that comes or goes, or is clicked, leaves the keyboard where it is. */
    private void guard(JButton button) {
        button.setFocusable(open);
        button.setRequestFocusEnabled(false);
        button.addFocusListener(new FocusAdapter() {
            @Override
            public void focusLost(FocusEvent e) {
                if (!e.isTemporary()) left.accept(e.getOppositeComponent());
            }
        });
        buttons.add(button);
    }

    /** @return how wide it is in one row, each of its words in one line; however it lies now */
    int inOneRow() {
        int wide = measure.px(26);
        for (Component part : getComponents())
            if (part instanceof Paragraph said)
                wide += said.getFontMetrics(said.getFont()).stringWidth(said.getText()) + measure.px(18);
        for (JButton button : buttons) wide += button.getPreferredSize().width + measure.px(12);
        return wide;
    }

    /** @param reachable whether the keyboard can be here */
    void open(boolean reachable) {
        open = reachable;
        buttons.forEach(button -> button.setFocusable(reachable));
    }

    /** Brings the keyboard to the first thing that can be done about it. */
    void takeKeyboard() {
        ((JComponent) first.getParent()).scrollRectToVisible(first.getBounds());
        first.requestFocusInWindow();
    }

    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new AccessibleJPanel() {
                private static final long serialVersionUID = 1;

                @Override
                public AccessibleRole getAccessibleRole() {
                    return AccessibleRole.ALERT;
                }
            };
        }
        return accessibleContext;
    }
}
