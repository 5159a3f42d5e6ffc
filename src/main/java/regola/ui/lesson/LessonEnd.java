package regola.ui.lesson;

import java.awt.Component;
import java.awt.image.BufferedImage;
import java.util.function.BiFunction;
import javax.swing.JLayeredPane;
import regola.ui.board.art.ArtStore;
import regola.ui.stage.Slots;
import regola.ui.stage.StageButton;
import regola.ui.stage.StagePane;
import regola.ui.view.Texts;
import regola.ui.view.lesson.LessonAct;
import regola.ui.view.lesson.LessonView;

/**
 * A LessonEnd is what is there when a lesson is done: what one knows now, over the board; the next lesson as a large
 * door where answers stood; and beside the way to all lessons the one to a match.
 */
final class LessonEnd {
    /** Above the board and what lies beside it, below drawers. */
    private static final Integer LAYER = JLayeredPane.DEFAULT_LAYER + 50;

    private final KnownPane pane;
    private final NextDoor door = new NextDoor();
    private final StageButton play = new StageButton("lesson.end.play", StageButton.Style.PLAIN);
    private final Runnable onward;
    private final Runnable plays;
    /** What the door does. */
    private Runnable leads;
    /** To the match that the lesson was opened from; null if it was opened elsewhere. */
    private Runnable back;

    private boolean trial;

    /**
     * @param onward to the next lesson
     * @param plays to a match; null where there is no such page
     */
    LessonEnd(StagePane page, ArtStore art, Runnable onward, Runnable plays) {
        this.onward = onward;
        this.plays = plays;
        pane = new KnownPane(art);
        page.add(pane, LAYER);
        page.add(door);
        page.add(play);
        play.setVisible(false);
        leads = onward;
        door.addActionListener(e -> go());
        play.addActionListener(e -> plays.run());
    }

    KnownPane pane() {
        return pane;
    }

    void setPictures(BiFunction<String, Component, BufferedImage> from) {
        door.setPictures(from);
    }

    /** @param next whether whoever writes the lesson sees how it goes: then nothing leads elsewhere */
    void setTrial(boolean next) {
        trial = next;
    }

    /** @param next back to the match that the lesson was opened from; null if it was opened elsewhere */
    void setBack(Runnable next) {
        back = next;
    }

    void arrange(Slots slots) {
        pane.setBounds(slots.board());
        door.setBounds(slots.answers());
        play.setBounds(slots.hint());
    }

    /** @param keys whether keys are named */
    void show(LessonView view, boolean keys, Texts texts) {
        pane.show(view, texts);
        boolean over = KnownPane.isOver(view);
        boolean kept = over && view.end().kept();
        // Whoever has solved an exercise of a match was looking back at that.
        boolean returns = kept && back != null && !trial;
        boolean follows = over && !returns && view.can(LessonAct.NEXT);
        boolean match = plays != null && !trial;
        leads = returns ? back : follows ? onward : plays;
        door.setVisible(over && (follows || returns || match));
        play.setVisible((follows || returns) && match);
        if (!over) return;
        String playing = texts.get("lesson.end.play");
        String enter = keys ? texts.get("key.enter") : "";
        play.setText(playing);
        if (returns) door.lead("", "", texts.get("exercise.kept.back"), enter);
        else if (follows)
            door.lead(
                    view.end().follows(),
                    texts.get("lesson.end.next"),
                    view.end().next(),
                    enter);
        else door.lead("", kept ? "" : texts.get("lesson.end.last"), playing, enter);
    }

    /** @return whether the door is there, so that no other button leads on */
    boolean isOpen() {
        return door.isVisible();
    }

    /** Goes through the door, if it is there. */
    boolean go() {
        if (!isOpen()) return false;
        leads.run();
        return true;
    }
}
