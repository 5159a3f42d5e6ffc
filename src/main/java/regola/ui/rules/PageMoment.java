package regola.ui.rules;

import java.awt.Dimension;
import javax.swing.JButton;
import javax.swing.JComponent;
import regola.ui.board.art.ArtStore;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.stage.StageColour;
import regola.ui.stage.TextSize;
import regola.ui.view.Texts;
import regola.ui.view.rules.BookPage;

/** A PageMoment is a moment of a match: how the board stood before and after, what happened, and a way to play it. */
final class PageMoment extends JComponent implements Measured, Flowing {
    private static final long serialVersionUID = 1;

    private final BoardShot before;
    private final BoardShot after;
    private final PageWords first;
    private final PageWords then;
    private final PageSign arrow = PageSign.arrow();
    private final PageWords told;
    private final JButton tryIt;
    private transient Measure measure = Measure.of(1280, 800, 1);

    PageMoment(BookPage.Moment moment, ArtStore art, Texts texts, JButton tryIt) {
        String said = String.join(" ", moment.told());
        this.tryIt = tryIt;
        first = new PageWords(texts.get("rulebook.before"), TextSize.BODY, StageColour.SUB);
        then = new PageWords(texts.get("rulebook.after"), TextSize.BODY, StageColour.SUB);
        before = new BoardShot(moment.before(), moment.over(), art, texts.get("rulebook.before"));
        after = new BoardShot(moment.after(), moment.then(), art, texts.get("rulebook.after") + ": " + said);
        told = new PageWords(said, PageWords.READ, StageColour.INK);
        for (JComponent each : new JComponent[] {first, before, arrow, then, after, told, tryIt}) add(each);
    }

    @Override
    public void measure(Measure next) {
        if (next.equals(measure)) return;
        measure = next;
        revalidate();
    }

    @Override
    public int heightFor(int width) {
        return arrange(width, false);
    }

    @Override
    public void doLayout() {
        arrange(getWidth(), true);
    }

    /** What happened stands beside the boards, or below where there is no room. */
    private int arrange(int width, boolean place) {
        int gap = measure.px(12);
        Dimension board = before.getPreferredSize();
        Dimension sign = arrow.getPreferredSize();
        int boards = 2 * board.width + sign.width + 2 * gap;
        int caption = first.heightFor(board.width) + measure.px(2);
        int right = board.width + sign.width + 2 * gap;
        if (place) {
            first.setBounds(0, 0, board.width, caption);
            before.setBounds(0, caption, board.width, board.height);
            arrow.setBounds(board.width + gap, caption + (board.height - sign.height) / 2, sign.width, sign.height);
            then.setBounds(right, 0, board.width, caption);
            after.setBounds(right, caption, board.width, board.height);
        }
        Dimension button = tryIt.getPreferredSize();
        int beside = width - boards - 2 * gap;
        boolean isBeside = beside >= Math.max(button.width, measure.px(150));
        if (isBeside) {
            int high = told.heightFor(beside);
            int x = boards + 2 * gap;
            int top = caption + high + gap;
            int at = Math.max(top, caption + board.height - button.height);
            if (place) {
                told.setBounds(x, caption, beside, high);
                tryIt.setBounds(x, at, Math.min(beside, Math.max(button.width, measure.px(190))), button.height);
            }
            return at + button.height;
        }
        int y = caption + board.height + gap;
        int high = told.heightFor(width);
        if (place) {
            told.setBounds(0, y, width, high);
            tryIt.setBounds(0, y + high + gap, button.width, button.height);
        }
        return y + high + gap + button.height;
    }

    @Override
    public Dimension getPreferredSize() {
        int width = getWidth() > 0 ? getWidth() : measure.px(800);
        return new Dimension(width, heightFor(width));
    }
}
