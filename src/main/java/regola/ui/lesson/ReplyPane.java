package regola.ui.lesson;

import java.awt.AlphaComposite;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;
import regola.ui.stage.Brush;
import regola.ui.stage.Glide;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.stage.StageColour;
import regola.ui.stage.TextSize;
import regola.ui.view.MotionLevel;
import regola.ui.view.ProseView;

/** A ReplyPane is the lower part of the bubble: the reply, on the ground of its tone, with its chip. */
final class ReplyPane extends JComponent implements Measured {
    private static final long serialVersionUID = 1;
    private static final double LEADING = 1.3;
    /** How long another reply takes to come, in milliseconds; without motion it is there at once. */
    private static final int COMING = 120;

    private transient Reply reply = Reply.NONE;
    private boolean numbers;
    private transient Measure measure = Measure.of(1280, 800, 1);
    private transient ProseLines painted;
    private MotionLevel motion = MotionLevel.FULL;
    private transient Glide coming = new Glide(0, part -> {}, () -> {});
    private float there = 1;
    /** Whether something in this lesson was too long for large letters: what follows is as large as that. */
    private transient boolean modest;

    private int left;
    private int top;

    /** @param read gets the number of a rule that is pressed */
    ReplyPane(String name, Consumer<String> read) {
        setName(name);
        addMouseListener(new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent e) {
                String rule = painted == null ? null : painted.ruleAt(e.getX() - left, e.getY() - top);
                if (rule != null) read.accept(rule);
            }
        });
    }

    @Override
    public void measure(Measure next) {
        if (next.equals(measure)) return;
        measure = next;
        modest = false;
        repaint();
    }

    /** Another lesson begins: its letters are as large as its words let them be. */
    void forget() {
        modest = false;
    }

    void show(Reply next, boolean withNumbers) {
        if (!next.equals(reply)) come();
        reply = next;
        numbers = withNumbers;
        getAccessibleContext()
                .setAccessibleName((next.chip() + " " + ProseLines.text(next.words(), withNumbers)).strip());
        repaint();
    }

    void setMotion(MotionLevel next) {
        motion = next;
        coming.finish();
    }

    private void come() {
        coming.finish();
        coming = new Glide(
                motion == MotionLevel.NONE || !isShowing() ? 0 : COMING,
                part -> {
                    there = (float) part;
                    repaint();
                },
                () -> {});
        coming.start();
    }

    @Override
    public void removeNotify() {
        super.removeNotify();
        coming.finish();
    }

    Reply reply() {
        return reply;
    }

    /**
     * How the chip and the words stand: the chip on a line of its own, or as the first words, or its sign alone, which
     * says the same together with the ground.
     */
    private record Setting(boolean apart, int pixels, ProseLines words, int height) {}

    private Setting setting() {
        Setting setting = fitted();
        // Letters that grow and shrink from step to step are restless to read.
        // What is said in passing to a press that led nowhere counts for nothing.
        boolean passing = reply.sign() == ReplySign.STRAY;
        if (!passing && getHeight() > 0 && setting.pixels() < measure.text(TextSize.ANSWER)) modest = true;
        return setting;
    }

    private Setting fitted() {
        int side = side();
        int width = Math.max(1, getWidth() - 2 * side - (reply.sign() == null || hasChip() ? 0 : sign() + gap()));
        int room = getHeight() - (reply.sign() == null ? 0 : 2 * inset());
        int least = measure.text(TextSize.SMALL);
        // Where there is room for it a reply is read as easily as an answer; it is never between the two sizes.
        int large = measure.text(TextSize.ANSWER);
        int usual = measure.text(TextSize.BODY);
        for (int pixels = modest ? usual : Math.max(large, usual); ; pixels = pixels > usual ? usual : pixels - 1) {
            Font font = TextSize.BODY.font(pixels);
            ProseLines words = ProseLines.of(this, reply.words(), font, width, LEADING, numbers);
            int chip = hasChip() ? chipHeight() : 0;
            if (chip + words.height() <= room) return new Setting(true, pixels, words, chip + words.height());
            if (pixels > usual) continue;
            ProseLines both = ProseLines.of(this, run(), font, width - sign() - gap(), LEADING, numbers);
            if (hasChip() && both.height() <= room) return new Setting(false, pixels, both, both.height());
            ProseLines alone = ProseLines.of(this, reply.words(), font, width - sign() - gap(), LEADING, numbers);
            if (hasChip() && alone.height() <= room) return new Setting(false, pixels, alone, alone.height());
            if (pixels <= least) return new Setting(!hasChip(), pixels, hasChip() ? both : words, room);
        }
    }

    /** @return whether its letters are as large as the measure says */
    boolean isFullSize() {
        return setting().pixels() >= measure.text(TextSize.BODY);
    }

    private ProseView run() {
        List<ProseView.Run> runs = new ArrayList<>();
        runs.add(new ProseView.Run(isWhole(reply.chip()) ? reply.chip() : reply.chip() + ".", ProseView.Style.STRONG));
        runs.add(new ProseView.Run(" ", ProseView.Style.PLAIN));
        runs.addAll(reply.words().runs());
        return new ProseView(runs);
    }

    /** Whether a chip has its sign at its end already. */
    private static boolean isWhole(String chip) {
        return chip.endsWith("…") || chip.endsWith("!");
    }

    private boolean hasChip() {
        return !reply.chip().isEmpty();
    }

    private int side() {
        return reply.sign() == null ? Math.max(3, measure.px(5)) : measure.px(10);
    }

    private int inset() {
        return measure.px(5);
    }

    private int gap() {
        return measure.px(8);
    }

    private int sign() {
        return Math.round(measure.text(TextSize.BODY) * 1.15f);
    }

    private int chipHeight() {
        return Math.round(chipText() * 1.42f);
    }

    /** A cheer is as large as what was asked, as far as it fits into its line. */
    private int chipText() {
        int least = measure.text(TextSize.BODY);
        if (reply.sign() != ReplySign.CHEER) return least;
        int room = getWidth() - 2 * side() - sign() - gap();
        int pixels = measure.text(TextSize.ASK);
        while (pixels > least && getFontMetrics(TextSize.ANSWER.font(pixels)).stringWidth(reply.chip()) > room)
            pixels--;
        return pixels;
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Brush.smooth(graphics);
        try {
            if (there < 1) g.setComposite(AlphaComposite.SrcOver.derive(Math.max(0, there)));
            Setting setting = setting();
            painted = setting.words();
            if (reply.sign() == null) {
                left = side();
                top = 0;
                setting.words().paint(g, left, 0, StageColour.SUB.now(), StageColour.LEAD.now());
                return;
            }
            paintGround(g);
            top = inset();
            left = side();
            boolean beside = !setting.apart() || !hasChip();
            reply.sign().draw(g, side(), top + (chipHeight() - sign()) / 2.0 - (beside ? measure.px(2) : 0), sign());
            if (beside) left += sign() + gap();
            else {
                paintChip(g);
                top += chipHeight();
            }
            setting.words().paint(g, left, top, StageColour.INK.now(), StageColour.LEAD.now());
        } finally {
            g.dispose();
        }
    }

    private void paintGround(Graphics2D g) {
        double radius = measure.px(12);
        g.setColor(reply.sign().ground());
        g.fill(Brush.rounded(0, 0, getWidth(), getHeight(), 1, radius));
        g.setColor(reply.sign().edge());
        g.setStroke(Brush.line(2));
        g.draw(Brush.rounded(0, 0, getWidth(), getHeight(), 1, radius));
    }

    private void paintChip(Graphics2D g) {
        g.setFont(TextSize.ANSWER.font(chipText()));
        g.setColor(StageColour.INK.now());
        FontMetrics metrics = g.getFontMetrics();
        int base = inset() + (chipHeight() - metrics.getHeight()) / 2 + metrics.getAscent();
        g.drawString(reply.chip(), side() + sign() + gap(), base);
    }

    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new AccessibleJComponent() {
                private static final long serialVersionUID = 1;

                @Override
                public AccessibleRole getAccessibleRole() {
                    return AccessibleRole.LABEL;
                }
            };
        }
        return accessibleContext;
    }
}
