package regola.ui.review;

import java.awt.Dimension;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import regola.ui.parts.ScrolledColumn;
import regola.ui.parts.Scrolling;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.stage.StageButton;
import regola.ui.stage.StageColour;
import regola.ui.stage.StageWords;
import regola.ui.stage.TextSize;
import regola.ui.view.Texts;
import regola.ui.view.review.ReviewIntents;
import regola.ui.view.review.ReviewView;

/**
 * A MomentCard is the page of a moment that is worth looking at again: what was done there; then one tries again or
 * sees what would have been better; then it can become an exercise or a lesson.
 */
final class MomentCard extends JPanel implements Measured {
    private static final long serialVersionUID = 1;
    /** So much of what is told is seen at once, in units of space. */
    private static final double LEAST_WORDS = 64;
    /** So much of the width has what stands before what leads on: two of these stand there beside each other. */
    private static final double LEFT = 0.58;

    private final transient ReviewView.Moment moment;
    private final transient Set<Integer> seen;
    private final transient Texts texts;
    private final transient Runnable grown;
    private final StageButton again;
    private final StageButton better;
    private final transient List<StageButton> rest;
    private final Words words = new Words();
    private final JScrollPane scroll = Scrolling.upAndDown(words);
    /** Whether the board shows what would have been better, and no more what was done. */
    private boolean marked;
    /** Whether the board marks what was done here. */
    private boolean played;
    /** Whether it has been shown where to look. */
    private boolean pointed;
    /** What was to be found here has been found. */
    private boolean found;

    /** How many moves of how it could have gone on can be shown. */
    private int steps;
    /** How many of them the board has played. */
    private int step;

    private final transient ReviewIntents intents;
    private transient Measure measure = Measure.of(1280, 800, 1);

    /**
     * @param seen the moments of which it has been shown what was better; this one joins them
     * @param grown is called when there is more to be read
     * @param looked gets a moment that somebody wants to look at from here
     */
    MomentCard(
            ReviewView.Moment moment,
            Set<Integer> seen,
            ReviewIntents intents,
            Runnable grown,
            IntConsumer looked,
            Texts texts) {
        super(null);
        this.moment = moment;
        this.steps = moment.steps();
        this.seen = seen;
        this.intents = intents;
        this.grown = grown;
        this.texts = texts;
        setOpaque(false);
        scroll.setName("review." + moment.moment() + ".words");
        add(scroll);
        boolean tries = moment.kind().isTask() && moment.person();
        again = button("try", texts.get("review.try"), true, () -> {
            if (moment.own() >= 0) {
                looked.accept(moment.own());
                return;
            }
            mark(false);
            intents.tryAgain(moment.moment());
        });
        better = button("show", texts.get("review.show"), !tries, () -> {
            boolean keeps = tries && hasClue();
            pointed = true;
            if (keeps && intents.point(moment.moment())) {
                mark(false);
                return;
            }
            reveal();
            boolean goesOn = marked && steps > 1;
            // What was made in the match is no step of what could have been: one begins with what comes after it.
            int next = step == 0 && !moment.kind().isTask() ? 2 : step + 1;
            if (goesOn) intents.follow(moment.moment(), step < steps ? next : 0);
            else intents.show(moment.moment());
            mark(true);
        });
        rest = List.of(
                button("known", texts.get("review.known"), false, () -> {
                    mark(false);
                    intents.known(moment.moment());
                }),
                button("exercise", texts.get("review.exercise.short"), false, () -> intents.exercise(moment.moment())),
                button("draft", texts.get("review.draft.short"), false, () -> intents.draft(moment.moment())));
        rest.get(1).setToolTipText(texts.get("review.exercise"));
        rest.get(2).setToolTipText(texts.get("review.draft"));
        better.setVisible(moment.kind().isJudged());
        unfold();
    }

    /** The same page in another language shows as much as it did: the board does so too. */
    void goOnFrom(MomentCard before) {
        if (before.found) steps = before.steps;
        step = Math.min(before.step, steps);
        found = before.found;
        played = before.played;
        pointed = before.pointed;
        mark(before.marked);
    }

    /** @param moves of how it could have gone on that the board has played now */
    void follow(int moves) {
        step = moves;
        mark(marked);
    }

    /** @param on whether the board marks what was done here */
    void played(boolean on) {
        if (played == on) return;
        played = on;
        mark(marked);
    }

    private StageButton button(String what, String words, boolean leads, Runnable pressed) {
        StageButton button = new StageButton(
                "review." + moment.moment() + "." + what, leads ? StageButton.Style.LEAD : StageButton.Style.PLAIN);
        button.setText(words);
        button.addActionListener(e -> pressed.run());
        button.setFocusable(true);
        add(button);
        return button;
    }

    /** @return whether it says what would have been better, or there is nothing to be kept back */
    private boolean isOpen() {
        return !moment.kind().isTask() || seen.contains(moment.moment());
    }

    private boolean hasExercise() {
        return moment.kind() != ReviewView.Kind.GOOD;
    }

    private boolean hasClue() {
        return !pointed && !isOpen() && intents.hasClue(moment.moment(), String.join(" ", moment.told()));
    }

    private void unfold() {
        boolean more = isOpen() && moment.kind().isJudged();
        // What is told need not be found any more: what can be made of it takes that place.
        // The board asks for it already: then what leads on is there.
        boolean asked = played && !marked;
        boolean tries = moment.kind().isTask() && moment.person() && !more;
        // Of what others did one looks at the own choice that was before it.
        boolean own = moment.own() >= 0;
        again.setVisible(own || tries && !(asked && intents.seesBoard()));
        for (StageButton each : rest) each.setVisible(more);
        again.setText(texts.get(own ? "review.fell.own" : asked ? "review.try.asked" : "review.try"));
        again.setStyle(asked ? StageButton.Style.PLAIN : StageButton.Style.LEAD);
        better.setStyle(isOpen() || !tries ? StageButton.Style.LEAD : StageButton.Style.PLAIN);
        rest.get(0).setVisible(more && moment.guessed());
        // Where nothing better was found there is nothing to be found in an exercise.
        rest.get(1).setVisible(more && hasExercise());
        // Where nothing more can be shown there is nothing to press, until the board shows something else.
        better.setEnabled(!marked || steps > 1);
        if (tries && hasClue()) better.setText(texts.get("review.clue"));
        else
            better.setText(texts.get(
                    !marked || steps < 2
                            ? "review.show"
                            : step == 0 ? "review.show.next" : step < steps ? "review.show.on" : "review.show.first"));
        String fell = moment.fall() == null ? "" : moment.fall().words() + " ";
        getAccessibleContext().setAccessibleName(head() + ". " + fell + String.join(" ", told()));
    }

    /**
     * It has been found: nothing is left to find here.
     *
     * @param moves how many can be shown from there on, the one that was found first
     */
    void found(int moves) {
        steps = moves;
        reveal();
        found = true;
        mark(true);
    }

    /** The board shows another moment. */
    void left() {
        if (marked) mark(false);
    }

    /** From now on it says what would have been better. */
    private void reveal() {
        if (!seen.add(moment.moment())) return;
        unfold();
        revalidate();
        repaint();
        grown.run();
    }

    private void mark(boolean better) {
        marked = better;
        unfold();
        words.revalidate();
        repaint();
        grown.run();
    }

    private String head() {
        if (found) return texts.get("review.found.head");
        return MomentHead.of(moment, texts);
    }

    /** @return what there is to say of the moment: what was done, then each answer in lines of its own */
    private List<String> told() {
        return told(isOpen());
    }

    private List<String> told(boolean open) {
        // What is kept back is marked once it is told, and no more what was done.
        boolean foretold = open && !isOpen();
        // Of what has no words it is told where it is to be seen, as long as it is.
        String seen = played && !foretold ? moment.seen() : "";
        String done = (seen + " " + String.join(" ", moment.told())).strip();
        boolean pointed = open && moment.kind().isTask() && moment.better().isEmpty();
        String where = pointed ? texts.get(foretold ? "review.better.shown" : where()) : "";
        List<String> answer = open ? moment.answer() : List.of();
        String first = (where + " " + (answer.isEmpty() ? "" : answer.get(0))).strip();
        return Stream.concat(Stream.of(done, first), answer.stream().skip(1))
                .filter(each -> !each.isBlank())
                .toList();
    }

    /** @return where a better move that has no words is to be seen */
    private String where() {
        if (!marked) return "review.better.press";
        return step > 0 ? "review.better.played" : "review.better.shown";
    }

    /** The keyboard goes to what can be done first; nowhere if there is nothing to do. */
    void takeKeyboard() {
        visible().stream().filter(StageButton::isEnabled).findFirst().ifPresent(StageButton::requestFocusInWindow);
    }

    @Override
    public void measure(Measure next) {
        measure = next;
        for (StageButton each : all()) each.measure(next);
        revalidate();
    }

    /** All that is told is seen above the buttons: in smaller letters where there is little room. */
    private List<StageWords> fitting(int width) {
        List<StageWords> all = words(told(), width);
        return fits(all, width) ? all : words(told(), TextSize.SMALL, width);
    }

    private boolean fits(List<StageWords> all, int width) {
        int room = scroll.getHeight();
        return room == 0 || words.high(all, width) <= room;
    }

    private List<StageWords> words(List<String> told, int width) {
        return words(told, TextSize.BODY, width);
    }

    private List<StageWords> words(List<String> told, TextSize size, int width) {
        return told.stream()
                .map(each -> StageWords.in(this, size.font(measure), each, Math.max(40, width), 1.25))
                .toList();
    }

    private StageWords title(int width) {
        return StageWords.in(this, TextSize.ANSWER.font(measure), head(), Math.max(40, width), 1.2);
    }

    private FallBar fall() {
        // What has been found has it all again.
        ReviewView.Fall fall = moment.fall();
        return new FallBar(
                found ? new ReviewView.Fall(fall.from(), fall.from(), fall.whose(), fall.words()) : fall,
                measure,
                this);
    }

    private int fallHigh(int width) {
        return moment.fall() == null ? 0 : fall().height(width) + gap();
    }

    private int gap() {
        return measure.px(6);
    }

    private List<StageButton> all() {
        List<StageButton> all = new ArrayList<>(List.of(again, better));
        all.addAll(rest);
        return all;
    }

    private List<StageButton> visible() {
        return all().stream().filter(StageButton::isVisible).toList();
    }

    private boolean isGuessed() {
        return moment.kind().isJudged() && moment.guessed();
    }

    /** @return how high the buttons are together: what was known, seen or not yet, above the others at the foot */
    private int rowsHigh() {
        int known = isGuessed() ? measure.target() + gap() : 0;
        return known + (hasRow() ? measure.button() + gap() : 0);
    }

    /** @return whether something can be pressed at its foot */
    private boolean hasRow() {
        return moment.kind().isJudged() || moment.own() >= 0;
    }

    private int pad() {
        return measure.px(10);
    }

    /** @return how high it is at that width, with all that is told */
    int high(int width) {
        int inside = width - 2 * pad();
        return 2 * pad() + words.high(inside) + rowsHigh();
    }

    /**
     * @param all whether what is kept back is counted too
     * @return how high it is at that width, with all that is told in small letters
     */
    int tight(int width, boolean all) {
        int inside = width - 2 * pad();
        return 2 * pad() + told(TextSize.SMALL, inside, all) + rowsHigh();
    }

    /** @param all whether what is kept back has its room too, where more is told then */
    private int told(TextSize size, int inside, boolean all) {
        int now = words.high(words(told(), size, inside), inside);
        return all ? Math.max(now, words.high(words(told(true), size, inside), inside)) : now;
    }

    /** @return how high it is at that width, with all that is told or kept back in letters that are easily read */
    int easy(int width) {
        int inside = width - 2 * pad();
        return 2 * pad() + told(TextSize.BODY, inside, true) + rowsHigh();
    }

    /** @return how high it is at least: the buttons stand still, and what is told scrolls above them */
    int low(int width) {
        int inside = width - 2 * pad();
        // What was known takes room only where it can be asked for.
        int later = isGuessed() && !rest.get(0).isVisible() ? measure.target() + gap() : 0;
        return 2 * pad() + Math.min(words.high(inside), measure.px(LEAST_WORDS)) + rowsHigh() - later;
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(100, high(Math.max(100, getWidth())));
    }

    @Override
    public void doLayout() {
        int gap = gap();
        int whole = getWidth() - 2 * pad();
        int first = need(rest.get(1).getText());
        int second = need(rest.get(2).getText());
        int onward = Stream.of("review.clue", "review.show", "review.show.next", "review.show.on", "review.show.first")
                .mapToInt(key -> need(texts.get(key)))
                .max()
                .orElse(0);
        int most = whole - gap - onward;
        int left = Math.max((int) Math.round(whole * LEFT) - gap, Math.min(first + gap + second, most));
        // The longer word has more of it.
        int part = (left - gap) * first / Math.max(1, first + second);
        int high = measure.button();
        int y = getHeight() - pad() - high;
        // What leads on stays where it is, whatever stands beside it.
        better.setBounds(pad() + left + gap, y, whole - left - gap, high);
        again.setBounds(moment.own() >= 0 ? better.getBounds() : new Rectangle(pad(), y, left, high));
        rest.get(1).setBounds(pad(), y, part, high);
        int beside = hasExercise() ? part + gap : 0;
        rest.get(2).setBounds(pad() + beside, y, left - beside, high);
        int above = y - gap - measure.target();
        rest.get(0).setBounds(pad(), above, whole, measure.target());
        // What is not shown yet leaves its room to the words.
        int foot = rest.get(0).isVisible() ? above - gap : hasRow() ? y - gap : getHeight() - pad();
        scroll.setBounds(pad(), pad(), whole, Math.max(0, foot - pad()));
    }

    /** @return how wide a button must be so that no word is broken, in the smallest letters there are */
    private int need(String words) {
        FontMetrics metrics = getFontMetrics(TextSize.SMALL.font(measure));
        int longest =
                Stream.of(words.split(" ")).mapToInt(metrics::stringWidth).max().orElse(0);
        return longest + 2 * measure.px(8);
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
        } finally {
            g.dispose();
        }
    }

    /** The words of the moment, as wide as what they scroll in. */
    private final class Words extends ScrolledColumn {
        private static final long serialVersionUID = 1;

        Words() {
            super(null);
        }

        int high(int width) {
            return high(MomentCard.this.words(told(), width), width);
        }

        int high(List<StageWords> all, int width) {
            int told = all.stream().mapToInt(each -> each.height() + gap()).sum();
            return title(width).height() + gap() + fallHigh(width) + told;
        }

        private int wide() {
            return Math.max(40, scroll.getViewport().getWidth());
        }

        @Override
        public Dimension getPreferredSize() {
            return new Dimension(40, high(fitting(wide()), wide()));
        }

        @Override
        protected int step() {
            return measure.button() / 2;
        }

        @Override
        protected void paintComponent(Graphics graphics) {
            Graphics2D g = Brush.smooth(graphics);
            try {
                g.setColor(StageColour.INK.now());
                StageWords title = title(wide());
                title.paint(g, 0, 0);
                int y = title.height() + gap();
                if (moment.fall() != null) fall().paint(g, 0, y, wide());
                y += fallHigh(wide());
                for (StageWords each : fitting(wide())) {
                    each.paint(g, 0, y);
                    y += each.height() + gap();
                }
            } finally {
                g.dispose();
            }
        }
    }
}
