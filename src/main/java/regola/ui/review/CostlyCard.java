package regola.ui.review;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import regola.ui.board.art.ArtStore;
import regola.ui.board.paint.EmblemIcon;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.stage.StageButton;
import regola.ui.stage.StageColour;
import regola.ui.stage.StageWords;
import regola.ui.stage.TextSize;
import regola.ui.view.Texts;
import regola.ui.view.board.SeatView;
import regola.ui.view.review.ReviewIntents;
import regola.ui.view.review.ReviewView;

/**
 * A CostlyCard is a moment that cost much: first one tries again, then one sees what would have been better. What else
 * can be done with it lies behind a small button.
 */
final class CostlyCard extends JPanel implements Measured {
    private static final long serialVersionUID = 1;
    private static final double MARK = 34;
    private static final String MORE = "\u22ef";

    private final transient ReviewView.Costly costly;
    private final transient ArtStore art;
    private final transient SeatView seat;
    private final StageButton again;
    private final StageButton better;
    private final StageButton more;
    private final transient List<StageButton> rest;
    private final transient Texts texts;
    private boolean shown;
    private boolean open;
    private transient Measure measure = Measure.of(1280, 800, 1);

    CostlyCard(ReviewView.Costly costly, SeatView seat, ArtStore art, ReviewIntents intents, Texts texts) {
        super(null);
        this.costly = costly;
        this.seat = seat;
        this.art = art;
        this.texts = texts;
        setOpaque(false);
        again = button("try", texts.get("review.try"), StageButton.Style.LEAD, () -> intents.tryAgain(costly.moment()));
        better = button(
                "show",
                texts.get("review.show"),
                costly.person() ? StageButton.Style.PLAIN : StageButton.Style.LEAD,
                () -> {
                    reveal();
                    intents.show(costly.moment());
                });
        more = button("more", MORE, StageButton.Style.QUIET, this::fold);
        rest = List.of(
                button(
                        "known",
                        texts.get("review.known"),
                        StageButton.Style.PLAIN,
                        () -> intents.known(costly.moment())),
                button(
                        "exercise",
                        texts.get("review.exercise"),
                        StageButton.Style.PLAIN,
                        () -> intents.exercise(costly.moment())),
                button(
                        "draft",
                        texts.get("review.draft"),
                        StageButton.Style.PLAIN,
                        () -> intents.draft(costly.moment())));
        again.setVisible(costly.person());
        tell();
        unfold();
    }

    private StageButton button(String what, String words, StageButton.Style style, Runnable pressed) {
        StageButton button = new StageButton("review." + costly.moment() + "." + what, style);
        button.setText(words);
        button.addActionListener(e -> pressed.run());
        button.setFocusable(true);
        add(button);
        return button;
    }

    private void fold() {
        open = !open;
        unfold();
        grown();
    }

    /** As much of it as there is room for is seen, once it has been laid out anew. */
    private void grown() {
        revalidate();
        repaint();
        SwingUtilities.invokeLater(() -> scrollRectToVisible(new Rectangle(0, 0, getWidth(), getHeight())));
    }

    private void unfold() {
        for (StageButton each : rest) each.setVisible(open);
        rest.get(0).setVisible(open && costly.guessed());
        String name = texts.get(open ? "review.less" : "review.more");
        more.getAccessibleContext().setAccessibleName(name);
        more.setToolTipText(name);
    }

    /** From now on it says what would have been better. */
    private void reveal() {
        shown = true;
        tell();
        grown();
    }

    private void tell() {
        getAccessibleContext().setAccessibleName(head() + ". " + about());
    }

    private String head() {
        return texts.get("review.moment", costly.moment() + 1, seat == null ? "" : seat.name());
    }

    /** @return what there is to say of the moment, each in lines of its own */
    private List<String> told() {
        long before = Math.round(100 * costly.before());
        long after = Math.round(100 * Math.max(0, costly.before() - costly.loss()));
        List<String> said = new ArrayList<>();
        String cost = texts.get("review.cost", before, after);
        String name = seat == null ? "" : seat.name();
        said.add(
                costly.played().isEmpty()
                        ? texts.get("review.unnamed") + " " + cost
                        : texts.get(costly.person() ? "review.played" : "review.played.other", costly.played(), name)
                                + " " + cost);
        if (!shown) return said;
        String better = costly.better();
        String move = better.isEmpty() ? texts.get("review.better.shown") : texts.get("review.better", better) + ".";
        said.add((move + " " + costly.why()).strip());
        said.add(costly.followed());
        return said.stream().filter(words -> !words.isBlank()).toList();
    }

    private String about() {
        return String.join(" ", told());
    }

    @Override
    public void measure(Measure next) {
        measure = next;
        revalidate();
    }

    private List<StageWords> words(int width) {
        return told().stream()
                .map(each -> StageWords.in(this, TextSize.BODY.font(measure), each, Math.max(40, width), 1.25))
                .toList();
    }

    private int gap() {
        return measure.px(6);
    }

    private List<StageButton> visible() {
        List<StageButton> all = new ArrayList<>(List.of(again, better));
        all.addAll(rest);
        return all.stream().filter(StageButton::isVisible).toList();
    }

    /** @return how high the buttons are together, two beside each other */
    private int row() {
        return measure.button() + measure.px(6);
    }

    private int rows() {
        return (visible().size() + 1) / 2;
    }

    private int pad() {
        return measure.px(10);
    }

    /** @return how high it is at that width */
    int high(int width) {
        int words = words(width - 2 * pad()).stream()
                .mapToInt(each -> each.height() + gap())
                .sum();
        return 4 * pad() + Math.max(measure.px(MARK), measure.target()) + words + rows() * row();
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(100, high(Math.max(100, getWidth())));
    }

    @Override
    public void doLayout() {
        int gap = gap();
        int target = measure.target();
        more.setBounds(getWidth() - target - pad() / 2, pad() / 2, target, target);
        int top = getHeight() - pad() - rows() * row() + gap;
        List<StageButton> visible = visible();
        for (int i = 0; i < visible.size(); i++) {
            boolean alone = i % 2 == 0 && i == visible.size() - 1;
            int whole = getWidth() - 2 * pad();
            int wide = alone ? whole : (whole - gap) / 2;
            visible.get(i).setBounds(pad() + i % 2 * (wide + gap), top + i / 2 * row(), wide, measure.button());
        }
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Brush.smooth(graphics);
        try {
            g.setColor(StageColour.CARD.now());
            g.fill(Brush.rounded(0, 0, getWidth(), getHeight(), 1, measure.px(12)));
            g.setColor(StageColour.CARD_EDGE.now());
            g.setStroke(Brush.line(1.5));
            g.draw(Brush.rounded(0, 0, getWidth(), getHeight(), 1, measure.px(12)));
            int size = measure.px(MARK);
            if (seat != null) new EmblemIcon(art, seat.colour(), seat.emblem(), size).paintIcon(this, g, pad(), pad());
            g.setColor(StageColour.INK.now());
            int wide = Math.max(40, getWidth() - 3 * pad() - size - measure.target());
            StageWords.in(this, TextSize.ANSWER.font(measure), head(), wide, 1.2)
                    .paint(g, 2 * pad() + size, pad() + measure.px(4));
            int y = 2 * pad() + Math.max(size, measure.target());
            for (StageWords each : words(getWidth() - 2 * pad())) {
                each.paint(g, pad(), y);
                y += each.height() + gap();
            }
        } finally {
            g.dispose();
        }
    }
}
