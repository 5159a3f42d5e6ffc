package regola.ui.lesson;

import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.Area;
import java.util.function.Consumer;
import javax.swing.JPanel;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.stage.StageColour;
import regola.ui.stage.TextSize;
import regola.ui.view.MotionLevel;
import regola.ui.view.ProseView;
import regola.ui.view.Texts;
import regola.ui.view.lesson.LessonView;

/**
 * A Bubble is what the guide says: above the line what is asked, which stands as long as the step does; below it the
 * reply to what was done. Its name for a screen reader changes with every state, so each is announced.
 */
final class Bubble extends JPanel implements Measured {
    private static final long serialVersionUID = 1;
    private static final double ASKED = 1.28;

    private final ProsePane question;
    private final ReplyPane reply;
    private boolean teacher;
    private String words = "";
    private boolean bare;
    private transient LessonView view;
    private transient Texts texts = Texts.in("en");
    private transient Measure measure = Measure.of(1280, 800, 1);

    /** @param read gets the number of a rule that is pressed */
    Bubble(Consumer<String> read) {
        super(null);
        setOpaque(false);
        setName("lesson.bubble");
        question = new ProsePane("lesson.goal", TextSize.ASK, ASKED, StageColour.INK, read);
        reply = new ReplyPane("lesson.reply", read);
        add(question);
        add(reply);
    }

    @Override
    public void measure(Measure next) {
        if (next.equals(measure)) return;
        measure = next;
        revalidate();
        repaint();
    }

    /** @param next null for nothing but the question, while something travels */
    void show(LessonView next, boolean replies, Texts inLanguage) {
        if (view == null || !view.title().equals(next.title())) reply.forget();
        view = next;
        texts = inLanguage;
        ProseView asked = next.end() == null ? bare ? next.brief() : next.goal() : ProseView.plain(learnt(next));
        question.show(asked);
        boolean over = bare && next.end() != null && next.message() == null;
        Reply said = !replies ? Reply.NONE : over ? Reply.child(next.end(), texts) : Reply.of(next, texts, teacher);
        // What is still under way is said soon: what stands beside it must not change then.
        Reply soon = replies ? said : new Reply(null, "", next.explanation());
        words = ProseLines.text(asked, teacher) + " " + ProseLines.text(soon.words(), teacher);
        reply.show(said, teacher);
        String tip = next.end() == null ? "" : next.end().tip();
        reply.setToolTipText(tip.isEmpty() ? null : tip);
        String state = said.chip().isEmpty() ? "" : said.chip() + ".";
        getAccessibleContext()
                .setAccessibleName(texts.get(
                                "lesson.said",
                                state,
                                ProseLines.text(asked, teacher),
                                ProseLines.text(said.words(), teacher))
                        .strip());
        revalidate();
        repaint();
    }

    private static String learnt(LessonView view) {
        return view.end().learnt().isEmpty() ? view.title() : view.end().learnt();
    }

    /** For those who read little there is an explanation only where there is no reply, and the question is short. */
    void setBare(boolean next) {
        if (bare == next) return;
        bare = next;
        if (view != null) show(view, true, texts);
    }

    void setTeacher(boolean next) {
        if (teacher == next) return;
        teacher = next;
        question.setNumbers(next);
        if (view != null) show(view, true, texts);
    }

    void setMotion(MotionLevel next) {
        reply.setMotion(next);
    }

    /** @return all that it says */
    String words() {
        return words;
    }

    Reply reply() {
        return reply.reply();
    }

    /** @return whether all letters are as large as the measure says */
    boolean isFullSize() {
        return question.isFullSize(most()) && reply.isFullSize();
    }

    /**
     * Stands where it is to stand; what is too long for that has the room below it too, so that no line of it is cut.
     *
     * @param below where nothing else stands; empty if there is no such room
     */
    void place(Rectangle slot, Rectangle below) {
        setBounds(slot);
        doLayout();
        if (below.isEmpty() || isFullSize()) return;
        setBounds(slot.union(below));
        doLayout();
    }

    private int side() {
        return (int) Math.round(measure.pad() * 0.9);
    }

    /** The question has no more than its part, however long it is. */
    private int most() {
        return (int) (getHeight() * 0.62);
    }

    @Override
    public void doLayout() {
        int side = side();
        int wide = Math.max(1, getWidth() - 2 * side);
        int top = Math.max(4, (int) Math.round(measure.pad() * 0.55));
        int asked = question.height(wide, most());
        question.setBounds(side, top, wide, asked);
        int from = top + asked + measure.gap();
        int inner = Math.max(3, measure.px(5));
        reply.setBounds(side - inner, from, wide + 2 * inner, Math.max(0, getHeight() - from - inner));
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Brush.smooth(graphics);
        try {
            double edge = Math.max(2, 2 * measure.unit());
            Area shape = new Area(Brush.rounded(0, 0, getWidth(), getHeight(), edge / 2, measure.px(18)));
            g.setColor(StageColour.BUBBLE.now());
            g.fill(shape);
            g.setColor(StageColour.INK.now());
            g.setStroke(Brush.line(edge));
            g.draw(shape);
            if (reply.reply().sign() == null && !reply.reply().words().isEmpty()) {
                g.setColor(StageColour.LINE.now());
                g.setStroke(Brush.line(Math.max(1, 1.5 * measure.unit())));
                int y = reply.getY() - measure.gap() / 2;
                g.drawLine(side(), y, getWidth() - side(), y);
            }
        } finally {
            g.dispose();
        }
    }
}
