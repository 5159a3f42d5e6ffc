package regola.ui.game;

import java.awt.Component;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.KeyboardFocusManager;
import java.awt.Point;
import java.util.Comparator;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.stream.Collectors;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import regola.ui.board.art.ArtStore;
import regola.ui.board.paint.EmblemIcon;
import regola.ui.board.paint.PieceIcon;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.stage.StageButton;
import regola.ui.stage.StageColour;
import regola.ui.stage.StageWords;
import regola.ui.stage.TextSize;
import regola.ui.theme.SameLook;
import regola.ui.view.Texts;
import regola.ui.view.board.PileView;
import regola.ui.view.board.SeatView;
import regola.ui.view.match.DecisionView;
import regola.ui.view.match.GameWishes;
import regola.ui.view.match.HintIntents;
import regola.ui.view.match.MatchView;
import regola.ui.view.match.NextLesson;

/**
 * An EndPane stands beside the board when a match is over: who has won, a word for whoever has not, why it ended, the
 * points as a sum, and the ways on. What there is no room for is left out from below; the ways on are always there.
 */
final class EndPane extends JPanel implements Measured {
    private static final long serialVersionUID = 1;
    /** A smaller picture of the end is none, in units of space. */
    private static final double LEAST_PICTURE = 64;
    /** The share of the height in which words stand. */
    private static final double WORDS = 0.36;
    /** More things than this are no sum that is read at a glance: they stand in columns. */
    private static final int SUM = 4;

    /** How it is said what points come from: with a picture of each thing, by its numbers alone, or not. */
    private enum Sums {
        PICTURES,
        NUMBERS,
        NONE;

        Sums next() {
            return this == PICTURES ? NUMBERS : NONE;
        }
    }

    private final transient ArtStore art;
    private final StageButton again = new StageButton("end.again", StageButton.Style.LEAD);
    private final StageButton sides = new StageButton("end.sides", StageButton.Style.PLAIN);
    private final StageButton lookBack = new StageButton("end.lookBack", StageButton.Style.PLAIN);
    private final StageButton book = new StageButton("end.book", StageButton.Style.PLAIN);
    private final StageButton change = new StageButton("end.change", StageButton.Style.PLAIN);
    private final StageButton path = new StageButton("end.path", StageButton.Style.PLAIN);
    private final StageButton home = new StageButton("end.home", StageButton.Style.PLAIN);
    private transient List<StageButton> ways = List.of(again, lookBack, sides, path, book, change, home);

    private transient Measure measure = Measure.of(1280, 800, 1);
    /** Null where there are only all lessons to go to. */
    private transient NextLesson next;

    private transient HintIntents help;
    private transient List<SeatView> seats = List.of();
    private transient Texts texts = Texts.in("en");
    private String title = "";
    private String comfort = "";
    /** Something true about this match. */
    private String fact = "";

    private String why = "";
    /** For those who read little points are not reckoned up. */
    private boolean children;

    EndPane(ArtStore art, GameWishes wishes) {
        super(null);
        this.art = art;
        setName("end");
        SameLook.follow(this);
        setOpaque(false);
        again.setSingle(true);
        again.addActionListener(e -> wishes.again());
        sides.addActionListener(e -> wishes.otherSides());
        lookBack.addActionListener(e -> help.lookBack());
        book.addActionListener(e -> wishes.book());
        change.addActionListener(e -> wishes.change());
        path.addActionListener(e -> {
            if (next == null) wishes.path();
            else wishes.lesson(next.id());
        });
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

    /** @param following the lesson that whoever has played goes on with; null for somebody who is at none */
    void setLesson(NextLesson following, Texts inLanguage) {
        next = following;
        texts = inLanguage;
        nameLesson();
    }

    private void nameLesson() {
        path.setText(next == null ? texts.get("end.path") : texts.get("end.lesson", next.number()));
        path.setToolTipText(next == null ? null : next.name());
        path.getAccessibleContext().setAccessibleDescription(next == null ? null : next.name());
    }

    /**
     * @param view a match that is over
     * @param alone whether there is no other page to go to
     * @param children whether it is for those who read little, who do not look rules up
     */
    void show(MatchView view, GameWishes wishes, boolean alone, boolean children, Texts inLanguage) {
        texts = inLanguage;
        this.children = children;
        seats = view.seats();
        List<SeatView> winners = seats.stream().filter(SeatView::winner).toList();
        List<SeatView> people = seats.stream()
                .filter(seat -> seat.sort() == SeatView.Sort.HUMAN)
                .toList();
        String names = winners.stream().map(SeatView::name).collect(Collectors.joining(", "));
        boolean one = people.size() == 1;
        boolean won = winners.stream().anyMatch(people::contains);
        String how;
        if (winners.isEmpty() && view.decision().waiting() == DecisionView.Waiting.GIVEN_UP) how = "stopped";
        else if (winners.isEmpty() || winners.size() == seats.size()) how = "drawn";
        else if (one) how = won ? "won" : "lost";
        else how = "several";
        title = texts.get("end.title." + how, names);
        boolean given = view.decision().waiting() == DecisionView.Waiting.GIVEN_UP;
        String word = given ? "given" : how;
        comfort = people.isEmpty() ? "" : comfort(word, people.get(0), children);
        fact = "";
        if (!children && ("won".equals(word) || "lost".equals(word)))
            fact = HowClose.of(seats, people.get(0), view.story().last(), texts);
        if (!children && given && one)
            fact = HowClose.given(seats, people.get(0), view.story().last(), texts);
        why = view.story().toYou(HowClose.why(view));
        again.setText(texts.get("end.again"));
        sides.setText(texts.get("end.sides"));
        lookBack.setText(texts.get("review.title"));
        nameLesson();
        book.setText(texts.get("end.book"));
        change.setText(texts.get("end.change"));
        change.setToolTipText(texts.get("end.change.tip"));
        home.setText(texts.get("end.home"));
        sides.setVisible(wishes.hasSides() && !children);
        // Before anybody has moved there is nothing to look back at.
        boolean looks = help != null && !children && view.story().last() > 0;
        lookBack.setVisible(looks);
        // Whoever has lost learns most by looking back.
        first(looks && (given || "lost".equals(how)) ? lookBack : again);
        path.setVisible(!alone);
        home.setVisible(!alone);
        book.setVisible(wishes.hasBook() && !children);
        change.setVisible(wishes.hasRuleFile() && !children);
        getAccessibleContext().setAccessibleName(title);
        getAccessibleContext()
                .setAccessibleDescription(String.join(" ", why, String.join(". ", counts()), fact, comfort)
                        .strip());
        revalidate();
        repaint();
    }

    private String comfort(String word, SeatView me, boolean children) {
        boolean over = "won".equals(word) || "lost".equals(word);
        String close = children && over ? HowClose.forChildren(seats, me, texts) : "";
        if (!close.isEmpty()) return close;
        boolean most = children && "won".equals(word) && !counts().isEmpty(); // what points are good for
        if (!"lost".equals(word)) return texts.get(most ? "child.end.most" : "end.comfort." + word);
        if (children) return texts.get("child.end.lost");
        return texts.get(HowClose.isFar(seats, me) ? "end.comfort.lost.far" : "end.comfort.lost");
    }

    /** Who has given up wants to know what could have been done, before that match makes room for another. */
    private void first(StageButton leads) {
        again.setStyle(leads == again ? StageButton.Style.LEAD : StageButton.Style.PLAIN);
        lookBack.setStyle(leads == again ? StageButton.Style.PLAIN : StageButton.Style.LEAD);
        ways = leads == again
                ? List.of(again, lookBack, sides, path, book, change, home)
                : List.of(lookBack, again, sides, path, book, change, home);
    }

    /** The keyboard goes to what leads on. */
    void takeKeyboard() {
        ways.get(0).requestFocusInWindow();
    }

    /**
     * @return for each seat its points, as a sum where it is known what they come from; nothing where none are counted
     */
    private List<String> counts() {
        return ranked(seats).stream()
                .map(seat -> seat.name() + ": " + sum(seat))
                .toList();
    }

    /** @return the points of a seat as a sum where that says more than the number alone */
    static String sum(SeatView seat) {
        return seat.gains().size() < 2
                ? seat.score().strip()
                : added(seat) + " = " + seat.score().strip();
    }

    private static String added(SeatView seat) {
        return seat.gains().stream()
                .map(PileView::worth)
                .collect(Collectors.joining(" + "))
                .replaceAll("\\+ \u2212", "\u2212 ");
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

    /**
     * Where there is little room all ways stand two beside each other; so does the one that leads on, beside the look
     * back.
     */
    private boolean isDense() {
        return getHeight() - 2 * pad() - rows(false) * (measure.button() + between()) < wanted();
    }

    /** @return whether a way has half of the width: what a match is learned from never has less than what leads on */
    private boolean isHalf(StageButton way, boolean dense) {
        return dense ? way != ways.get(0) || lookBack.isVisible() : way != again && way != sides && way != lookBack;
    }

    private int rows(boolean dense) {
        int halves = (int) shown().stream().filter(way -> isHalf(way, dense)).count();
        return shown().size() - halves + (halves + 1) / 2;
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
        return getHeight() - rows(isDense()) * (measure.button() + between()) - pad() + between();
    }

    /**
     * @param size of somebody who wants to stand there
     * @return the feet of somebody beside the wreath, on the buttons, in the page's pixels; null where points are
     *     counted there, or where there is too little room
     */
    Point stand(int size) {
        boolean room = top() - size > getHeight() * WORDS && counts().isEmpty();
        return room ? new Point(getX() + pad() + size * 2 / 5, getY() + top() - measure.px(8)) : null;
    }

    @Override
    public void doLayout() {
        boolean dense = isDense();
        int wide = Math.max(2, getWidth() - 2 * pad());
        int half = (wide - between()) / 2;
        int y = top();
        boolean right = false;
        List<StageButton> all = shown();
        for (int i = 0; i < all.size(); i++) {
            boolean paired =
                    isHalf(all.get(i), dense) && (right || i + 1 < all.size() && isHalf(all.get(i + 1), dense));
            all.get(i).setBounds(right ? pad() + half + between() : pad(), y, paired ? half : wide, measure.button());
            right = paired && !right;
            if (!right) y += measure.button() + between();
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
            if (children) y = words(g, comfort, TextSize.ASK, StageColour.LEAD, wide, y);
            y = reason(g, wide, y);
            y = points(g, wide, y);
            if (!children) {
                y = last(g, wide, y);
            }
            int side = Math.min(top() - y - measure.px(10), measure.px(170));
            if (side >= measure.px(LEAST_PICTURE))
                Laurel.paint(g, this, art, seats, getWidth() / 2, (y + top() - side) / 2, side);
        } finally {
            g.dispose();
        }
    }

    /**
     * How close it was and a kind word; where both have no room, how close it was, which stands nowhere else.
     *
     * @return where the next begins
     */
    private int last(Graphics2D g, int wide, int y) {
        for (String said : List.of((fact + " " + comfort).strip(), fact, comfort)) {
            int below = said.isEmpty() ? y : words(g, said, TextSize.BODY, StageColour.SUB, wide, y);
            if (below > y) return below;
        }
        return y;
    }

    /** @return where the next begins */
    private int words(Graphics2D g, String said, TextSize size, StageColour colour, int wide, int y) {
        if (said.isBlank()) return y;
        StageWords words =
                StageWords.in(this, size.font(measure), said, wide, 1.2).balanced(this);
        if (y + words.height() + measure.px(6) > top()) return y;
        g.setColor(colour.now());
        words.paintCentred(g, pad(), y);
        return y + words.height() + measure.px(10);
    }

    /** How the match ended is told as far as all points have room below it: smaller, or only what was last. */
    private int reason(Graphics2D g, int wide, int y) {
        String last = why.substring(why.lastIndexOf(". ") < 0 ? 0 : why.lastIndexOf(". ") + 2);
        int room = top() - y - measure.px(10) - rows(ranked(seats), wide, token(), Sums.NONE);
        for (String said : List.of(why, last))
            for (TextSize size : List.of(TextSize.ASK, TextSize.BODY))
                if (StageWords.in(this, size.font(measure), said, wide, 1.2).height() <= room)
                    return words(g, said, size, StageColour.INK, wide, y);
        return words(g, last, TextSize.BODY, StageColour.INK, wide, y);
    }

    private int token() {
        return measure.text(TextSize.ASK) + measure.px(8);
    }

    private int points(Graphics2D g, int wide, int from) {
        int y = from;
        int token = token();
        List<SeatView> counted = ranked(seats);
        // Where there is no room for all, those are there for whom it matters most.
        if (from + rows(counted, wide, token, Sums.NONE) > top())
            counted = counted.stream()
                    .sorted(Comparator.comparing((SeatView seat) -> !seat.winner())
                            .thenComparing(seat -> seat.sort() != SeatView.Sort.HUMAN))
                    .toList();
        Sums sums = children ? Sums.NONE : Sums.PICTURES;
        while (sums != Sums.NONE && from + rows(counted, wide, token, sums) > top()) sums = sums.next();
        for (SeatView seat : counted) {
            // Where there is no room for every sum there may be for the first.
            Sums here = sums == Sums.NONE
                            && !children
                            && seat == counted.get(0)
                            && y
                                            + rows(counted, wide, token, Sums.NONE)
                                            + numbers(seat, wide, token).height()
                                    < top()
                    ? Sums.NUMBERS
                    : sums;
            if (y + row(null, seat, wide, y, token, here) > top()) return y;
            y += row(g, seat, wide, y, token, here) + measure.px(6);
        }
        return counted.isEmpty() ? y : y + measure.px(6);
    }

    /** @return those that have points, in their places: winners first, then by points; by the fewest if those win */
    static List<SeatView> ranked(List<SeatView> seats) {
        List<SeatView> counted =
                seats.stream().filter(seat -> seat.score() != null).toList();
        IntSummaryStatistics won = counted.stream()
                .filter(SeatView::winner)
                .mapToInt(EndPane::points)
                .summaryStatistics();
        IntSummaryStatistics lost = counted.stream()
                .filter(seat -> !seat.winner())
                .mapToInt(EndPane::points)
                .summaryStatistics();
        boolean fewest = won.getCount() > 0 && lost.getCount() > 0 && won.getMax() < lost.getMin();
        Comparator<SeatView> byPoints = Comparator.comparingInt(EndPane::points);
        return counted.stream()
                .sorted(Comparator.comparing((SeatView seat) -> !seat.winner())
                        .thenComparing(fewest ? byPoints : byPoints.reversed()))
                .toList();
    }

    private int rows(List<SeatView> counted, int wide, int token, Sums sums) {
        return counted.stream()
                .mapToInt(seat -> row(null, seat, wide, 0, token, sums) + measure.px(6))
                .sum();
    }

    private StageWords numbers(SeatView seat, int wide, int token) {
        int room = Math.max(1, wide - token - measure.px(8));
        String said = inColumns() ? summed(seat.gains()) : "= " + added(seat);
        return StageWords.in(this, TextSize.SMALL.font(measure), said, room, 1.2);
    }

    /**
     * A seat, what it has at the right, and below it what that comes from.
     *
     * @param onto null where only its height is wanted
     * @return how high it is
     */
    private int row(Graphics2D onto, SeatView seat, int wide, int y, int token, Sums sums) {
        TextSize size = seat.winner() ? TextSize.ASK : TextSize.BODY;
        int left = pad() + token + measure.px(8);
        String score = seat.score().strip();
        int points = getFontMetrics(TextSize.ASK.font(measure)).stringWidth(score);
        StageWords name = StageWords.in(
                this, size.font(measure), seat.name(), Math.max(1, wide - token - measure.px(20) - points), 1.2);
        int high = Math.max(token, name.height());
        if (onto != null) {
            new EmblemIcon(art, seat.colour(), seat.emblem(), token)
                    .paintIcon(this, onto, pad(), y + (high - token) / 2);
            onto.setColor(StageColour.INK.now());
            int top = y + (high - name.height()) / 2;
            name.paint(onto, left, top);
            // On one line with the name, whose letters may be smaller.
            int higher = getFontMetrics(TextSize.ASK.font(measure)).getAscent()
                    - getFontMetrics(size.font(measure)).getAscent();
            StageWords.in(this, TextSize.ASK.font(measure), score, points + 2, 1.2)
                    .paint(onto, pad() + wide - points, top - higher);
        }
        if (seat.gains().isEmpty() || sums == Sums.NONE) return high;
        // One thing alone is no sum; among sums a row without would look as if something were missing.
        boolean alone = seat.gains().size() < 2;
        if (alone
                && (sums != Sums.PICTURES
                        || seats.stream().allMatch(each -> each.gains().size() < 2))) return high;
        if (sums == Sums.PICTURES) return high + gains(onto, seat, left, pad() + wide, y + high);
        StageWords numbers = numbers(seat, wide, token);
        if (onto != null) {
            onto.setColor(StageColour.SUB.now());
            numbers.paint(onto, left, y + high);
        }
        return high + numbers.height();
    }

    /** What the points come from: each thing that brings some, how many of it, and what they bring. */
    private int gains(Graphics2D onto, SeatView seat, int left, int right, int from) {
        Font font = TextSize.BODY.font(measure);
        FontMetrics metrics = getFontMetrics(font);
        int side = Math.max(metrics.getHeight(), measure.px(30));
        int line = side + measure.px(2);
        if (inColumns()) return table(onto, seat.gains(), left, right, from);
        int x = left;
        int y = from;
        List<PileView> gains = seat.gains();
        for (int i = 0; i < gains.size(); i++) {
            PileView gain = gains.get(i);
            boolean less = gain.worth().startsWith("\u2212");
            String sign = i == 0 ? less ? "\u2212" : "" : less ? " \u2212 " : " + ";
            String many = gain.count() > 1 ? "×" + gain.count() + " " : "";
            String worth = gain.worth().substring(less ? 1 : 0);
            int signed = metrics.stringWidth(sign);
            int counted = metrics.stringWidth(many);
            int across = signed + side + counted + metrics.stringWidth(worth) + measure.px(4);
            if (x > left && x + across > right) {
                x = left;
                y += line;
            }
            if (onto != null) {
                int base = y + (side - metrics.getHeight()) / 2 + metrics.getAscent();
                onto.setFont(font);
                onto.setColor(StageColour.INK.now());
                onto.drawString(sign, x, base);
                new PieceIcon(art, gain.piece(), side).paintIcon(this, onto, x + signed, y);
                onto.setColor(StageColour.SUB.now());
                onto.drawString(many, x + signed + side, base);
                onto.setColor(StageColour.INK.now());
                onto.drawString(worth, x + signed + side + counted + measure.px(4), base);
            }
            x += across;
        }
        return y + line - from;
    }

    /** @return whether there is one seat with more than a sum that is read at a glance: then no seat has one */
    private boolean inColumns() {
        return seats.stream().anyMatch(seat -> seat.gains().size() > SUM);
    }

    /** Of many things each has a field of the same width: what brings most comes first, what costs points last. */
    private int table(Graphics2D onto, List<PileView> gains, int left, int right, int from) {
        FontMetrics metrics = getFontMetrics(TextSize.SMALL.font(measure));
        int side = Math.max(metrics.getHeight(), measure.px(26));
        List<PileView> sorted = gains.stream()
                .sorted(Comparator.comparing(EndPane::worth).reversed())
                .toList();
        int wide = side;
        for (PileView gain : gains) wide = Math.max(wide, side + metrics.stringWidth(signed(gain)) + measure.px(10));
        int columns = Math.max(1, (right - left) / wide);
        int line = side + measure.px(2);
        for (int i = 0; i < sorted.size() && onto != null; i++) {
            PileView gain = sorted.get(i);
            int x = left + i % columns * wide;
            int y = from + i / columns * line;
            new PieceIcon(art, gain.piece(), side).paintIcon(this, onto, x, y);
            onto.setFont(metrics.getFont());
            onto.setColor(StageColour.INK.now());
            int base = y + (side - metrics.getHeight()) / 2 + metrics.getAscent();
            onto.drawString(signed(gain), x + side + measure.px(2), base);
        }
        return (sorted.size() + columns - 1) / columns * line;
    }

    /** What brings points and what costs some, each taken together: a long sum is read by nobody. */
    private String summed(List<PileView> gains) {
        int more = 0;
        int less = 0;
        int bring = 0;
        int cost = 0;
        for (PileView gain : gains) {
            int worth = worth(gain);
            if (worth < 0) {
                cost += gain.count();
                less -= worth;
            } else {
                bring += gain.count();
                more += worth;
            }
        }
        return cost == 0
                ? texts.get("end.sum.more", bring, more)
                : texts.get("end.sum.more", bring, more) + ", " + texts.get("end.sum.less", cost, less);
    }

    private static String signed(PileView gain) {
        String worth = gain.worth().strip();
        String sign = worth.startsWith("\u2212") ? "" : "+";
        return (gain.count() > 1 ? "×" + gain.count() + " " : "") + sign + worth;
    }

    /** Points are words; what is no number comes in its own order. */
    private static int worth(PileView gain) {
        return number(gain.worth());
    }

    private static int points(SeatView seat) {
        return number(seat.score());
    }

    private static int number(String words) {
        try {
            return Integer.parseInt(words.strip().replace('\u2212', '-'));
        } catch (NumberFormatException inWords) {
            return 0;
        }
    }

    boolean hasKeyboard() {
        Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
        return owner != null && SwingUtilities.isDescendingFrom(owner, this);
    }
}
