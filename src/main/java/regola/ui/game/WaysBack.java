package regola.ui.game;

import java.awt.Dimension;
import regola.ui.stage.Measure;
import regola.ui.stage.StageButton;
import regola.ui.stage.StageHead;
import regola.ui.view.Texts;
import regola.ui.view.match.NextLesson;
import regola.ui.view.match.StoryView;

/**
 * The WaysBack stand in the head of a match, where they cover nothing: to the lessons that whoever plays is at, from a
 * try back to the rules that are tried, and from another way of the match back to how it was before it went on so.
 */
final class WaysBack {
    private static final double WIDE = 200;

    private final StageHead head;
    private final StageButton lessons = new StageButton("game.lessons", StageButton.Style.PLAIN);
    private final StageButton former = new StageButton("game.former", StageButton.Style.PLAIN);
    /** Null in a match. */
    private StageButton toRules;

    /** How many moves the match had that can be had again. */
    private int moves;

    /** Whether there are lessons to go back to. */
    private boolean learns;

    /**
     * @param takeFormer makes the match what it was
     * @param path leads to the lessons of the game
     */
    WaysBack(StageHead head, Runnable takeFormer, Runnable path) {
        this.head = head;
        lessons.addActionListener(e -> path.run());
        former.addActionListener(e -> takeFormer.run());
    }

    /** @param back leads back to the rules of which this is a try */
    void toRules(Runnable back) {
        toRules = new StageButton("game.toRules", StageButton.Style.LEAD);
        toRules.addActionListener(e -> back.run());
        head.addEnd(toRules);
    }

    /** @param next the lesson that whoever plays goes on with; null for somebody who is at none */
    void toLessons(NextLesson next, Texts texts) {
        if (next != null && !learns) head.addFirstEnd(lessons);
        if (next == null && learns) head.removeEnd(lessons);
        learns = next != null;
        if (!learns) return;
        lessons.setText(texts.get("end.path"));
        String where = texts.get("game.lessons.tip", next.number(), next.name());
        lessons.setToolTipText(where);
        lessons.getAccessibleContext().setAccessibleDescription(where);
    }

    boolean isTry() {
        return toRules != null;
    }

    void show(StoryView story, Texts texts) {
        if (toRules != null) toRules.setText(texts.get("game.toRules"));
        former.setText(texts.get("timeline.other.back"));
        former.setToolTipText(texts.get("timeline.other.text", story.former()));
        boolean begins = moves == 0 && story.former() > 0;
        if (begins) head.addEnd(former);
        if (moves > 0 && story.former() == 0) head.removeEnd(former);
        moves = story.former();
        if (begins) head.tell(texts.get("timeline.other", story.moment()));
    }

    void arrange(Measure m, int high) {
        Dimension size = new Dimension(m.px(WIDE), high);
        former.setPreferredSize(size);
        if (toRules != null) toRules.setPreferredSize(size);
    }
}
