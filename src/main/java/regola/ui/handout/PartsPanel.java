package regola.ui.handout;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import regola.ui.parts.Paragraph;
import regola.ui.parts.Scrolling;
import regola.ui.view.Texts;
import regola.ui.view.handout.HandoutView;

/** A PartsPanel asks which parts of a handout are wanted, and shows how many pages that makes and how they look. */
public final class PartsPanel extends JPanel {
    private static final long serialVersionUID = 1;

    private final transient Texts texts;
    private final transient Wishes wishes;
    private final List<JCheckBox> boxes = new ArrayList<>();
    private final JLabel count = new JLabel();
    private final JButton back = new JButton("\u2039");
    private final JButton forth = new JButton("\u203a");
    private final JButton go = new JButton();
    private final Sheet sheet = new Sheet();
    private int page;
    private int pages;

    /** Hears what is wanted. */
    public interface Wishes {
        /** Other parts are wanted, or another page of them is to be seen. */
        void look(List<String> parts, int page);

        void make(List<String> parts);

        void cancel();
    }

    /**
     * @param parts what they are called; all are wanted at first
     * @param absent what is not there to be chosen, and why
     */
    public PartsPanel(List<String> parts, List<HandoutView.Absent> absent, Texts texts, Wishes wishes) {
        super(new MigLayout("ins 16, gap 12 8, fill", "[260:300:, fill][grow, fill]", "[][][grow, fill][]"));
        this.texts = texts;
        this.wishes = wishes;
        setName("sheets");
        Paragraph heading = Paragraph.heading("sheets.heading", 1.1);
        heading.setText(texts.get("sheets.which"));
        add(heading, "cell 0 0, wmin 40");
        JPanel ends = new JPanel(new MigLayout("ins 0, gap 8"));
        ends.add(button("sheets.all", texts.get("sheets.all"), () -> tick(true)));
        ends.add(button("sheets.none", texts.get("sheets.none"), () -> tick(false)));
        add(ends, "cell 0 1");
        JPanel list = new JPanel(new MigLayout("ins 0, gap 0 2, wrap 1, fillx", "[grow, fill]"));
        for (String part : parts) {
            without(list, absent, boxes.size());
            JCheckBox box = new JCheckBox(part, true);
            box.setName("sheets.part." + boxes.size());
            box.setToolTipText(part);
            box.addActionListener(e -> look(0));
            boxes.add(box);
            list.add(box, "wmin 0");
        }
        without(list, absent, boxes.size());
        JScrollPane scroll = Scrolling.page(list);
        add(scroll, "cell 0 2, h 120:340:");
        JPanel bar = new JPanel(new MigLayout("ins 0, gap 6, fillx", "[grow, fill][][]"));
        count.setName("sheets.count");
        bar.add(count, "wmin 0");
        turn(bar, back, "sheets.back", -1);
        turn(bar, forth, "sheets.forth", 1);
        add(bar, "cell 1 0");
        add(sheet, "cell 1 1 1 2, grow");
        go.setName("sheets.make");
        go.setText(texts.get("sheets.make"));
        go.putClientProperty("FlatLaf.styleClass", "primary");
        go.addActionListener(e -> wishes.make(wanted()));
        JPanel foot = new JPanel(new MigLayout("ins 0, gap 8, fillx", "push[][]"));
        foot.add(go);
        foot.add(button("sheets.cancel", texts.get("handout.cancel"), wishes::cancel));
        add(foot, "cell 0 3, spanx 2");
        say();
    }

    /** Whoever presses the key that confirms wants the sheets, and not all or none of the parts. */
    @Override
    public void addNotify() {
        super.addNotify();
        getRootPane().setDefaultButton(go);
        if (!boxes.isEmpty()) SwingUtilities.invokeLater(boxes.get(0)::requestFocusInWindow);
    }

    /** Names what is missing behind so many parts. */
    private void without(JPanel list, List<HandoutView.Absent> absent, int after) {
        for (HandoutView.Absent one : absent) {
            if (one.after() != after) continue;
            String name = "sheets.absent." + absent.indexOf(one);
            JCheckBox box = new JCheckBox(one.part(), false);
            box.setName(name);
            box.setEnabled(false);
            list.add(box, "wmin 0");
            Paragraph why = Paragraph.muted(name + ".why");
            why.setText(texts.get("sheets.absent", one.why()));
            list.add(why, "wmin 40, gapleft 24, gapbottom 6");
        }
    }

    private static JButton button(String name, String words, Runnable act) {
        JButton button = new JButton(words);
        button.setName(name);
        button.addActionListener(e -> act.run());
        return button;
    }

    private void turn(JPanel bar, JButton button, String name, int by) {
        button.setName(name);
        button.setToolTipText(texts.get(name));
        button.getAccessibleContext().setAccessibleName(texts.get(name));
        button.addActionListener(e -> look(page + by));
        bar.add(button);
    }

    private void tick(boolean all) {
        boxes.forEach(box -> box.setSelected(all));
        look(0);
    }

    private List<String> wanted() {
        return boxes.stream()
                .filter(JCheckBox::isSelected)
                .map(JCheckBox::getText)
                .toList();
    }

    /** Asks for that page of what is ticked. */
    public void look(int at) {
        page = at;
        if (wanted().isEmpty()) show(0, null);
        else wishes.look(wanted(), at);
    }

    /** @param image of the page that was asked for; null for none */
    public void show(int inAll, BufferedImage image) {
        pages = inAll;
        sheet.image = image;
        say();
        sheet.repaint();
    }

    private void say() {
        count.setText(
                pages == 0
                        ? texts.get(wanted().isEmpty() ? "sheets.nothing" : "sheets.counting")
                        : texts.get("sheets.pages", page + 1, pages));
        back.setEnabled(page > 0);
        forth.setEnabled(page + 1 < pages);
        go.setEnabled(pages > 0);
    }

    /** The page, as large as there is room. */
    private static final class Sheet extends JComponent {
        private static final long serialVersionUID = 1;
        private static final int WIDE = 400, HIGH = 540;
        private transient BufferedImage image;

        Sheet() {
            setName("sheets.page");
        }

        @Override
        public Dimension getPreferredSize() {
            return new Dimension(WIDE, HIGH);
        }

        @Override
        protected void paintComponent(Graphics g) {
            if (image == null) return;
            double scale = Math.min((double) getWidth() / image.getWidth(), (double) getHeight() / image.getHeight());
            int wide = (int) (image.getWidth() * scale);
            int high = (int) (image.getHeight() * scale);
            int x = (getWidth() - wide) / 2;
            g.setColor(Color.WHITE);
            g.fillRect(x, 0, wide, high);
            g.drawImage(image.getScaledInstance(wide, high, java.awt.Image.SCALE_SMOOTH), x, 0, this);
            g.setColor(UIManager.getColor("Component.borderColor"));
            g.drawRect(x, 0, wide - 1, high - 1);
        }
    }
}
