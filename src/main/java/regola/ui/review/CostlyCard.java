package regola.ui.review;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JPanel;
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

/** A CostlyCard is a moment that cost much: first one tries again, then one sees what would have been better. */
final class CostlyCard extends JPanel implements Measured {
    private static final long serialVersionUID = 1;
    private static final double MARK = 34;

    private final transient ReviewView.Costly costly;
    private final transient ArtStore art;
    private final transient SeatView seat;
    private final StageButton again;
    private final StageButton better;
    private final StageButton draft;
    private final StageButton exercise;
    private final StageButton known;
    private final transient Texts texts;
    private boolean shown;
    private transient Measure measure = Measure.of(1280, 800, 1);

    CostlyCard(ReviewView.Costly costly, SeatView seat, ArtStore art, ReviewIntents intents, Texts texts) {
        super(null);
        this.costly = costly;
        this.seat = seat;
        this.art = art;
        this.texts = texts;
        setOpaque(false);
        String name = "review." + costly.moment() + ".";
        again = new StageButton(name + "try", StageButton.Style.LEAD);
        better = new StageButton(name + "show", StageButton.Style.PLAIN);
        draft = new StageButton(name + "draft", StageButton.Style.PLAIN);
        exercise = new StageButton(name + "exercise", StageButton.Style.PLAIN);
        known = new StageButton(name + "known", StageButton.Style.PLAIN);
        known.setText(texts.get("review.known"));
        known.addActionListener(e -> intents.known(costly.moment()));
        known.setVisible(costly.guessed());
        again.setText(texts.get("review.try"));
        better.setText(texts.get("review.show"));
        draft.setText(texts.get("review.draft"));
        exercise.setText(texts.get("review.exercise"));
        again.addActionListener(e -> intents.tryAgain(costly.moment()));
        better.addActionListener(e -> {
            reveal();
            intents.show(costly.moment());
        });
        draft.addActionListener(e -> intents.draft(costly.moment()));
        exercise.addActionListener(e -> intents.exercise(costly.moment()));
        for (StageButton each : buttons()) {
            each.setFocusable(true);
            add(each);
        }
        again.setVisible(costly.person());
        tell();
    }

    private List<StageButton> buttons() {
        return List.of(again, better, exercise, draft, known);
    }

    /** From now on it says what would have been better. */
    private void reveal() {
        shown = true;
        tell();
        revalidate();
        repaint();
    }

    private void tell() {
        getAccessibleContext().setAccessibleName(head() + ". " + about());
    }

    private String head() {
        return texts.get("review.moment", costly.moment() + 1, seat == null ? "" : seat.name());
    }

    private String about() {
        long before = Math.round(100 * costly.before());
        long after = Math.round(100 * Math.max(0, costly.before() - costly.loss()));
        List<String> said = new ArrayList<>();
        if (!costly.played().isEmpty()) {
            String name = seat == null ? "" : seat.name();
            said.add(texts.get(costly.person() ? "review.played" : "review.played.other", costly.played(), name));
        }
        said.add(texts.get("review.cost", before, after));
        if (!shown) return String.join(" ", said);
        String better = costly.better();
        said.add(better.isEmpty() ? texts.get("review.better.shown") : texts.get("review.better", better) + ".");
        said.add(costly.why());
        if (!costly.followed().isEmpty()) said.add(texts.get("review.followed", costly.followed()) + ".");
        return String.join(" ", said);
    }

    @Override
    public void measure(Measure next) {
        measure = next;
        revalidate();
    }

    private StageWords words(int width) {
        return StageWords.in(this, TextSize.BODY.font(measure), about(), Math.max(40, width), 1.25);
    }

    private List<StageButton> visible() {
        return buttons().stream().filter(StageButton::isVisible).toList();
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
        return 4 * pad() + measure.px(MARK) + words(width - 2 * pad()).height() + rows() * row();
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(100, high(Math.max(100, getWidth())));
    }

    @Override
    public void doLayout() {
        int gap = measure.px(6);
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
            StageWords.in(this, TextSize.ANSWER.font(measure), head(), getWidth(), 1.2)
                    .paint(g, 2 * pad() + size, pad() + measure.px(4));
            words(getWidth() - 2 * pad()).paint(g, pad(), 2 * pad() + size);
        } finally {
            g.dispose();
        }
    }
}
