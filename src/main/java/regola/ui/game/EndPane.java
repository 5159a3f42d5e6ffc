package regola.ui.game;

import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
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
import regola.ui.view.board.PileView;
import regola.ui.view.board.SeatView;
import regola.ui.view.match.GameWishes;
import regola.ui.view.match.HintIntents;
import regola.ui.view.match.MatchView;

/**
 * An EndPane stands beside the board when a match is over: who has won, a word for whoever has not, why it ended, the
 * points as a sum, and the ways on. What there is no room for is left out from below; the ways on are always there.
 */
final class EndPane extends JPanel implements Measured {
    private static final long serialVersionUID = 1;

    private final transient ArtStore art;
    private final StageButton again = new StageButton("end.again", StageButton.Style.LEAD);
    private final StageButton sides = new StageButton("end.sides", StageButton.Style.PLAIN);
    private final StageButton lookBack = new StageButton("end.lookBack", StageButton.Style.PLAIN);
    private final StageButton path = new StageButton("end.path", StageButton.Style.PLAIN);
    private final StageButton home = new StageButton("end.home", StageButton.Style.PLAIN);
    private final transient List<StageButton> ways = List.of(again, sides, lookBack, path, home);

    private transient Measure measure = Measure.of(1280, 800, 1);
    private transient HintIntents help;
    private transient List<SeatView> seats = List.of();
    private String title = "";
    private String comfort = "";
    private String why = "";

    EndPane(ArtStore art, GameWishes wishes) {
        super(null);
        this.art = art;
        setName("end");
        setOpaque(false);
        again.addActionListener(e -> wishes.again());
        sides.addActionListener(e -> wishes.otherSides());
        lookBack.addActionListener(e -> help.lookBack());
        path.addActionListener(e -> wishes.path());
        home.addActionListener(e -> wishes.leave());
        for (StageButton each : ways) {
            each.setFocusable(true);
            add(each);
        }
    }

    /** @param next looks back at a match; null where nobody does */
    void setHelp(HintIntents next) {
        help = next;
    }

    /**
     * @param view a match that is over
     * @param alone whether there is no other page to go to
     */
    void show(MatchView view, GameWishes wishes, boolean alone, Texts texts) {
        seats = view.seats();
        List<SeatView> winners = seats.stream().filter(SeatView::winner).toList();
        List<SeatView> people = seats.stream()
                .filter(seat -> seat.sort() == SeatView.Sort.HUMAN)
                .toList();
        String names = winners.stream().map(SeatView::name).collect(Collectors.joining(", "));
        boolean one = people.size() == 1;
        boolean won = winners.stream().anyMatch(people::contains);
        String how;
        if (winners.isEmpty() || winners.size() == seats.size()) how = "drawn";
        else if (one && won) how = "won";
        else if (one) how = "lost";
        else how = "several";
        title = texts.get("end.title." + how, names);
        comfort = people.isEmpty() ? "" : texts.get("end.comfort." + how);
        why = view.decision().advice();
        again.setText(texts.get("end.again"));
        sides.setText(texts.get("end.sides"));
        lookBack.setText(texts.get("review.title"));
        path.setText(texts.get("end.path"));
        home.setText(texts.get("end.home"));
        sides.setVisible(wishes.hasSides());
        lookBack.setVisible(help != null);
        path.setVisible(!alone);
        home.setVisible(!alone);
        getAccessibleContext().setAccessibleName(title);
        getAccessibleContext()
                .setAccessibleDescription(String.join(" ", why, String.join(". ", counts()), comfort)
                        .strip());
        revalidate();
        repaint();
    }

    /** The keyboard goes to what leads on. */
    void takeKeyboard() {
        again.requestFocusInWindow();
    }

    /**
     * @return for each seat its points, as a sum where it is known what they come from; nothing where none are counted
     */
    private List<String> counts() {
        return seats.stream()
                .filter(seat -> seat.score() != null)
                .map(seat -> seat.name() + ": " + sum(seat))
                .toList();
    }

    static String sum(SeatView seat) {
        List<String> parts = seat.zones().stream()
                .flatMap(zone -> zone.piles().stream())
                .map(PileView::worth)
                .filter(worth -> worth.matches("[-−]?\\d+"))
                .toList();
        long sum = parts.stream()
                .mapToLong(worth -> Long.parseLong(worth.replace('−', '-')))
                .sum();
        String score = seat.score().strip();
        boolean told = parts.size() > 1 && String.valueOf(sum).equals(score.replace('−', '-'));
        return told ? String.join(" + ", parts).replaceAll("\\+ [-−]", "− ") + " = " + score : score;
    }

    @Override
    public void measure(Measure next) {
        measure = next;
        revalidate();
    }

    private int pad() {
        return measure.px(14);
    }

    private List<StageButton> shown() {
        return ways.stream().filter(StageButton::isVisible).toList();
    }

    /** Where there is little room two ways stand beside each other, below the one that leads on. */
    private boolean isDense() {
        int rows = shown().size();
        return getHeight() - 2 * pad() - rows * (measure.button() + between()) < wanted();
    }

    /** @return how much room the words would like to have */
    private int wanted() {
        int lines =
                1 + (int) seats.stream().filter(seat -> seat.score() != null).count();
        return measure.text(TextSize.DISPLAY) * 2 + measure.text(TextSize.ASK) * (4 + 2 * lines);
    }

    private int between() {
        return measure.px(8);
    }

    private int top() {
        int count = shown().size();
        int rows = isDense() ? 1 + count / 2 : count;
        return getHeight() - rows * (measure.button() + between()) - pad() + between();
    }

    @Override
    public void doLayout() {
        boolean dense = isDense();
        int wide = Math.max(2, getWidth() - 2 * pad());
        int half = (wide - between()) / 2;
        int y = top();
        List<StageButton> all = shown();
        for (int i = 0; i < all.size(); i++) {
            boolean paired = dense && i > 0;
            boolean right = paired && i % 2 == 0;
            boolean single = paired && i % 2 == 1 && i == all.size() - 1;
            int x = right ? pad() + half + between() : pad();
            all.get(i).setBounds(x, y, paired && !single ? half : wide, measure.button());
            if (!paired || right) y += measure.button() + between();
        }
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Brush.smooth(graphics);
        try {
            g.setColor(StageColour.BUBBLE.now());
            g.fill(Brush.rounded(0, 0, getWidth(), getHeight(), 1, measure.px(18)));
            g.setColor(StageColour.EDGE.now());
            g.setStroke(Brush.line(1.5));
            g.draw(Brush.rounded(0, 0, getWidth(), getHeight(), 1, measure.px(18)));
            int wide = Math.max(40, getWidth() - 2 * pad());
            int y = pad();
            y = words(g, title, TextSize.DISPLAY, StageColour.INK, wide, y);
            y = words(g, why, TextSize.ASK, StageColour.INK, wide, y);
            y = points(g, wide, y);
            words(g, comfort, TextSize.BODY, StageColour.SUB, wide, y);
        } finally {
            g.dispose();
        }
    }

    /** @return where the next begins */
    private int words(Graphics2D g, String said, TextSize size, StageColour colour, int wide, int y) {
        if (said.isBlank()) return y;
        StageWords words =
                StageWords.in(this, size.font(measure), said, wide, 1.2).balanced(this);
        if (y + words.height() > top()) return y;
        g.setColor(colour.now());
        words.paintCentred(g, pad(), y);
        return y + words.height() + measure.px(10);
    }

    private int points(Graphics2D g, int wide, int from) {
        int y = from;
        // Where there is no room for all, those are there for whom it matters most.
        List<SeatView> counted = seats.stream()
                .filter(seat -> seat.score() != null)
                .sorted(Comparator.comparing((SeatView seat) -> !seat.winner())
                        .thenComparing(seat -> seat.sort() != SeatView.Sort.HUMAN))
                .toList();
        int token = measure.text(TextSize.ASK) + measure.px(8);
        for (SeatView seat : counted) {
            StageWords words = StageWords.in(
                    this,
                    (seat.winner() ? TextSize.ASK : TextSize.BODY).font(measure),
                    seat.name() + ": " + sum(seat),
                    wide - token - measure.px(8),
                    1.2);
            int high = Math.max(token, words.height());
            if (y + high > top()) return y;
            new EmblemIcon(art, seat.colour(), seat.emblem(), token).paintIcon(this, g, pad(), y + (high - token) / 2);
            g.setColor(StageColour.INK.now());
            words.paint(g, pad() + token + measure.px(8), y + (high - words.height()) / 2);
            y += high + measure.px(6);
        }
        return counted.isEmpty() ? y : y + measure.px(6);
    }
}
