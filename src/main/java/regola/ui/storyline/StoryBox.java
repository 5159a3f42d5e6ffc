package regola.ui.storyline;

import java.awt.BorderLayout;
import java.util.function.Consumer;
import javax.swing.JPanel;
import regola.ui.board.art.ArtStore;
import regola.ui.parts.Scrolling;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.stage.StageButton;
import regola.ui.stage.TextSize;
import regola.ui.view.Texts;
import regola.ui.view.board.OverlayView;
import regola.ui.view.match.GameIntents;
import regola.ui.view.match.GameWishes;
import regola.ui.view.match.MatchView;

/** A StoryBox is the story of a match with its moments along the foot, and a pin that keeps it beside the board. */
public final class StoryBox extends JPanel implements Measured {
    private static final long serialVersionUID = 1;

    private final StoryPane story;
    private final TimelineBar timeline;
    private final StageButton pin = new StageButton("story.pin", StageButton.Style.QUIET);

    /**
     * @param light shows on the board what a line speaks of
     * @param pins puts it beside the board, or back into its drawer
     */
    public StoryBox(ArtStore art, GameIntents intents, GameWishes wishes, Consumer<OverlayView> light, Runnable pins) {
        super(new BorderLayout(0, 6));
        setOpaque(false);
        story = new StoryPane(art, intents::goTo, wishes::rule, light);
        timeline = new TimelineBar(intents::goTo);
        pin.addActionListener(e -> pins.run());
        JPanel foot = new JPanel(new BorderLayout(0, 4));
        foot.setOpaque(false);
        foot.add(timeline);
        foot.add(pin, BorderLayout.SOUTH);
        add(Scrolling.upAndDown(story));
        add(foot, BorderLayout.SOUTH);
    }

    public void show(MatchView view, Texts texts) {
        story.on(view.board());
        story.show(view.story(), !view.happenings().isEmpty(), texts);
        timeline.show(view.story(), texts);
    }

    public void speak(Texts texts) {
        pin.setText(texts.get("story.pin"));
    }

    public void pinned(boolean on, Texts texts) {
        pin.setText(texts.get(on ? "story.unpin" : "story.pin"));
    }

    public void tell(int line) {
        story.tell(line);
    }

    public void tellAll() {
        story.tellAll();
    }

    public void setTeacher(boolean teacher) {
        story.setNumbers(teacher);
    }

    public void takeKeyboard() {
        story.requestFocusInWindow();
    }

    @Override
    public void measure(Measure next) {
        story.letters(TextSize.BODY.font(next));
    }
}
