package regola.ui.lesson;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import javax.swing.JButton;
import javax.swing.JPanel;
import regola.ui.guide.GuidePane;
import regola.ui.guide.Pose;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.stage.StageColour;
import regola.ui.stage.StageHead;
import regola.ui.stage.TextSize;
import regola.ui.view.Texts;
import regola.ui.view.lesson.LessonView;

/**
 * A Ruler is the way through a lesson: a part for each step, those that are done in green, those whose answer was told
 * hatched, the guide on the present one. A press on a step that was reached leads there. Where there is little room it
 * says in words which step it is.
 */
final class Ruler extends JPanel implements Measured, StageHead.Folding {
    private static final long serialVersionUID = 1;
    /** The width of the whole ruler at 100 %, and the least of one step. */
    private static final double WIDE = 300;

    private static final int LEAST = 44;

    private final transient IntConsumer go;
    private final List<Part> parts = new ArrayList<>();
    private final GuidePane worm = new GuidePane();
    private transient LessonView view;
    private transient Texts texts = Texts.in("en");
    private boolean folded;
    private boolean everywhere;
    private transient Measure measure = Measure.of(1280, 800, 1);

    /** @param go gets the step that is pressed, from 0 */
    Ruler(IntConsumer go) {
        super(null);
        this.go = go;
        setOpaque(false);
        setName("lesson.ruler");
        worm.setName("lesson.ruler.guide");
        worm.take(Pose.SIT, null);
        add(worm);
    }

    @Override
    public void measure(Measure next) {
        if (next.equals(measure)) return;
        measure = next;
        revalidate();
    }

    @Override
    public void fold(boolean next) {
        folded = next || measure.foldsGuide(); // there the guide's head has the room
        revalidate();
        repaint();
    }

    /** @param next whether every step may be gone to, reached or not */
    void setEverywhere(boolean next) {
        everywhere = next;
        if (view != null) show(view, texts);
    }

    void show(LessonView next, Texts inLanguage) {
        view = next;
        texts = inLanguage;
        while (parts.size() < next.steps().size()) parts.add(part(parts.size()));
        int reached = next.steps().lastIndexOf(true) + 1;
        for (int i = 0; i < parts.size(); i++) {
            boolean there = i < next.steps().size();
            parts.get(i).setVisible(there);
            if (there) dress(i, Math.max(reached, next.at()));
        }
        getAccessibleContext().setAccessibleName(brief());
        revalidate();
        repaint();
    }

    private void dress(int step, int reached) {
        boolean here = step == view.at() && view.end() == null;
        boolean done = view.steps().get(step);
        boolean told = view.told().contains(step);
        String state =
                here ? "lesson.step.here" : told ? "lesson.step.told" : done ? "lesson.step.done" : "lesson.step.open";
        String words = texts.get("lesson.step", step + 1, view.steps().size()) + ", " + texts.get(state);
        // What is hatched says why, where one stands too.
        if (here && told) words += "; " + texts.get("lesson.step.told");
        Part part = parts.get(step);
        part.setToolTipText(words);
        part.getAccessibleContext().setAccessibleName(words);
        part.setEnabled(everywhere || done || step <= reached);
    }

    private String brief() {
        return view == null
                ? ""
                : texts.get("lesson.step.brief", view.at() + 1, view.steps().size());
    }

    private Part part(int step) {
        Part part = new Part();
        part.setName("lesson.step." + (step + 1));
        part.addActionListener(e -> go.accept(step));
        add(part);
        return part;
    }

    private int steps() {
        return view == null ? 1 : Math.max(1, view.steps().size());
    }

    private int words() {
        return getFontMetrics(TextSize.BODY.font(measure)).stringWidth(brief()) + 4;
    }

    @Override
    public Dimension getPreferredSize() {
        int wide = Math.max(measure.px(WIDE), steps() * LEAST);
        return new Dimension(folded ? words() : wide, measure.head());
    }

    @Override
    public void doLayout() {
        int each = getWidth() / steps();
        for (int i = 0; i < parts.size(); i++) {
            parts.get(i).setVisible(!folded && i < steps());
            parts.get(i).setBounds(i * each, 0, each, getHeight());
        }
        int size = (int) (getHeight() * 0.62);
        boolean sits = !folded && view != null && view.end() == null;
        worm.setVisible(sits);
        if (sits) worm.setBounds(view.at() * each + (each - size) / 2, bar()[0] - size + size / 7, size, size);
    }

    /** @return where the ruler begins and how high it is */
    private int[] bar() {
        int high = Math.max(16, measure.px(22));
        return new int[] {getHeight() - high - measure.px(3), high};
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        if (view == null) return;
        Graphics2D g = Brush.smooth(graphics);
        try {
            if (folded) paintWords(g);
            else paintBar(g);
        } finally {
            g.dispose();
        }
    }

    private void paintWords(Graphics2D g) {
        g.setFont(TextSize.BODY.font(measure));
        g.setColor(StageColour.SUB.now());
        var metrics = g.getFontMetrics();
        g.drawString(brief(), 0, (getHeight() - metrics.getHeight()) / 2 + metrics.getAscent());
    }

    private void paintBar(Graphics2D g) {
        int[] bar = bar();
        int each = getWidth() / steps();
        int width = each * steps();
        double edge = Math.max(1.5, 2 * measure.unit());
        Shape whole = Brush.rounded(0, bar[0], width, bar[1], edge / 2, measure.px(5));
        g.setColor(StageColour.RULER.now());
        g.fill(whole);
        Shape clip = g.getClip();
        g.clip(whole);
        g.setColor(StageColour.RULER_DONE.now());
        for (int i = 0; i < steps(); i++)
            if (view.told().contains(i)) paintTold(g, new Rectangle(i * each, bar[0], each, bar[1]));
            else if (view.steps().get(i)) g.fillRect(i * each, bar[0], each, bar[1]);
        g.setClip(clip);
        g.setColor(StageColour.INK.now());
        g.setStroke(Brush.line(Math.max(1.2, 1.4 * measure.unit())));
        for (int i = 1; i < steps(); i++) g.drawLine(i * each, bar[0], i * each, bar[0] + bar[1]);
        for (int i = 0; i < steps(); i++)
            for (int part = 1; part < 4; part++) {
                int x = i * each + part * each / 4;
                g.drawLine(x, bar[0] + bar[1] - bar[1] / 4, x, bar[0] + bar[1] - 2);
            }
        g.setStroke(Brush.line(edge));
        g.draw(whole);
    }

    /** What was told and not found is hatched: passed, but not green. */
    private void paintTold(Graphics2D g, Rectangle part) {
        Graphics2D own = (Graphics2D) g.create();
        try {
            own.clip(part);
            own.setColor(StageColour.SUB.now());
            own.setStroke(Brush.line(Math.max(1.5, 2 * measure.unit())));
            int between = Math.max(6, measure.px(8));
            for (int x = part.x - part.height; x < part.x + part.width; x += between)
                own.drawLine(x, part.y + part.height, x + part.height, part.y);
        } finally {
            own.dispose();
        }
    }

    /** A step, to be pressed: seen only where the keyboard or the mouse is. */
    private final class Part extends JButton {
        private static final long serialVersionUID = 1;

        Part() {
            setOpaque(false);
            setContentAreaFilled(false);
            setBorderPainted(false);
            setFocusPainted(false);
            setRequestFocusEnabled(false);
        }

        @Override
        public void updateUI() {
            super.updateUI();
            setOpaque(false);
            setBorder(null);
        }

        @Override
        public Dimension getPreferredSize() {
            return new Dimension(LEAST, measure.head());
        }

        @Override
        protected void paintComponent(Graphics graphics) {
            if (!isFocusOwner() && !(isEnabled() && getModel().isRollover())) return;
            Graphics2D g = Brush.smooth(graphics);
            try {
                g.setColor(StageColour.INK.now());
                g.setStroke(Brush.line(2.5));
                int[] bar = bar();
                if (isFocusOwner()) Brush.focus(g, measure, getWidth(), getHeight(), measure.px(8));
                else g.draw(Brush.rounded(1, bar[0], getWidth() - 2, bar[1], 2, measure.px(5)));
            } finally {
                g.dispose();
            }
        }
    }
}
