package regola.ui.start;

import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JPanel;
import regola.ui.board.art.ArtStore;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.stage.StageColour;
import regola.ui.stage.StageWords;
import regola.ui.stage.TextSize;
import regola.ui.view.Texts;
import regola.ui.view.start.SetUpView;
import regola.ui.view.start.StartIntents;
import regola.ui.view.start.VariantView;

/**
 * A VariantsSection is a switch for each variant. Those that have no room are on further pages, and nothing scrolls.
 */
final class VariantsSection extends JPanel implements Measured {
    private static final long serialVersionUID = 1;

    /** In units of space, the least width of a switch that has another one beside it. */
    private static final double COLUMN = 400;

    private final transient StartIntents intents;
    private final transient ArtStore art;
    private final transient GameImages pictures;
    private final PageDots dots;
    private final List<VariantSwitch> switches = new ArrayList<>();
    private transient List<String> built = List.of();
    private String title = "";
    private int page;
    /** Whether somebody else says what it is, and gives it its ground. */
    private boolean bare;

    private transient Texts texts = Texts.in("en");
    private transient Measure measure = Measure.of(1280, 800, 1);

    VariantsSection(String name, ArtStore art, GameImages pictures, StartIntents intents) {
        super(null);
        this.art = art;
        this.pictures = pictures;
        this.intents = intents;
        setName(name);
        dots = new PageDots(name + ".page", false, this::turnTo);
        setOpaque(false);
        add(dots);
    }

    /** Somebody else says what it is, and gives it its ground. */
    void setBare() {
        bare = true;
    }

    void show(SetUpView view, Texts inLanguage) {
        texts = inLanguage;
        title = texts.get("start.variants");
        getAccessibleContext().setAccessibleName(title);
        List<String> now = new ArrayList<>(List.of(String.valueOf(view.chosen())));
        view.variants().forEach(variant -> now.add(variant.id()));
        if (!now.equals(built)) build(now, view);
        for (int i = 0; i < switches.size(); i++)
            switches.get(i).show(view.variants().get(i), texts);
        revalidate();
        repaint();
    }

    boolean isEmpty() {
        return switches.isEmpty();
    }

    private void build(List<String> now, SetUpView view) {
        built = now;
        page = 0;
        switches.forEach(this::remove);
        switches.clear();
        for (VariantView variant : view.variants()) {
            VariantSwitch made = new VariantSwitch(view.chosen(), variant, art, pictures);
            made.addActionListener(e -> intents.turnVariant(variant.id(), made.isSelected()));
            made.measure(measure);
            switches.add(made);
            add(made);
        }
    }

    @Override
    public void measure(Measure next) {
        measure = next;
        switches.forEach(each -> each.measure(next));
        dots.measure(next);
        revalidate();
    }

    private void turnTo(int next) {
        page = next;
        revalidate();
        repaint();
    }

    private int pad() {
        return measure.px(10);
    }

    private int head() {
        if (bare) return dots.isVisible() ? measure.target() + measure.px(8) : 0;
        return Math.max(measure.target() + measure.px(8), (int) (measure.text(TextSize.ANSWER) * 1.5));
    }

    private int gap() {
        return measure.px(8);
    }

    private int columns(int wide) {
        return (int) Math.max(1, (wide + gap()) / (COLUMN * measure.unit()));
    }

    /** @return how wide a switch is in so much room */
    private int column(int wide) {
        int columns = columns(wide);
        return (wide - (columns - 1) * gap()) / columns;
    }

    /** @return how high each row of switches is */
    private List<Integer> rows(int wide) {
        int columns = columns(wide);
        List<Integer> rows = new ArrayList<>();
        for (int i = 0; i < switches.size(); i++) {
            int high = switches.get(i).high(column(wide));
            if (i % columns == 0) rows.add(high);
            else rows.set(rows.size() - 1, Math.max(rows.get(rows.size() - 1), high));
        }
        return rows;
    }

    /** @param on whether the sentences are in small letters, so that all are seen at once */
    void setSmall(boolean on) {
        switches.forEach(each -> each.setSmall(on));
    }

    /** @return how high it would be with all switches on one page */
    int whole(int width) {
        int all =
                rows(width - 2 * pad()).stream().mapToInt(high -> high + gap()).sum();
        return head() + all - gap() + pad();
    }

    /** @return how high it is where there is room, with the drawings above the words */
    int highest(int width) {
        int column = column(width - 2 * pad());
        if (columns(width - 2 * pad()) > 1) return whole(width);
        return head() + switches.stream().mapToInt(each -> each.highest(column) + gap()).sum() - gap() + pad();
    }

    /** Where all are on one page, what is left goes to the cards. */
    private List<Integer> stretched(List<Integer> rows) {
        int room = getHeight() - head() - pad() + gap();
        int left = room - rows.stream().mapToInt(high -> high + gap()).sum();
        if (left <= 0 || rows.isEmpty()) return rows;
        int each = left / rows.size();
        return rows.stream().map(high -> high + each).toList();
    }

    /** @return for each row, on which page it is */
    private int[] pages(List<Integer> rows) {
        int[] pages = new int[rows.size()];
        int room = getHeight() - head() - pad();
        int left = room;
        for (int i = 0; i < pages.length; i++) {
            int high = rows.get(i);
            pages[i] = i == 0 ? 0 : pages[i - 1];
            if (i > 0 && high > left) {
                pages[i]++;
                left = room;
            }
            left -= high + gap();
        }
        return pages;
    }

    @Override
    public void doLayout() {
        int wide = getWidth() - 2 * pad();
        int columns = columns(wide);
        List<Integer> rows = rows(wide);
        dots.setVisible(false);
        dots.setVisible(whole(getWidth()) > getHeight());
        int[] on = pages(rows);
        int pages = on.length == 0 ? 1 : on[on.length - 1] + 1;
        if (pages == 1) rows = stretched(rows);
        page = Math.max(0, Math.min(page, pages - 1));
        int y = head();
        for (int i = 0; i < switches.size(); i++) {
            int row = i / columns;
            int at = i % columns;
            switches.get(i).setVisible(on[row] == page);
            if (on[row] != page) continue;
            if (at == 0 && row > 0 && on[row - 1] == page) y += rows.get(row - 1) + gap();
            switches.get(i).setBounds(pad() + at * (column(wide) + gap()), y, column(wide), rows.get(row));
        }
        dots.show(page, pages, texts);
        int across = dots.getPreferredSize().width;
        dots.setBounds(getWidth() - pad() - across, measure.px(4), across, measure.target());
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        if (bare) return;
        Graphics2D g = Brush.smooth(graphics);
        try {
            g.setColor(StageColour.PAPER.now());
            g.fill(Brush.rounded(0, 0, getWidth(), getHeight(), 0, measure.px(18)));
            int room = getWidth() - 2 * pad() - (dots.isVisible() ? dots.getWidth() : 0);
            StageWords words = StageWords.in(this, TextSize.ANSWER.font(measure), title, Math.max(1, room), 1.2);
            if (words.lines().size() > 1)
                words = StageWords.in(this, TextSize.ANSWER.font(measure.text(TextSize.SMALL)), title, room, 1.1);
            g.setColor(StageColour.INK.now());
            words.paint(g, measure.px(14), (head() - words.height()) / 2);
        } finally {
            g.dispose();
        }
    }
}
