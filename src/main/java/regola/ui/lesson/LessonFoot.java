package regola.ui.lesson;

import java.awt.Rectangle;
import java.util.List;
import java.util.Optional;
import javax.swing.JMenuItem;
import regola.ui.stage.StageButton;
import regola.ui.stage.StagePane;
import regola.ui.view.Texts;
import regola.ui.view.rules.RuleView;

/** A LessonFoot is what opens drawers: the rule that the step is about, the sides, the story. */
final class LessonFoot {
    private final StageButton rule = new StageButton("lesson.foot.rule", StageButton.Style.QUIET);
    private final StageButton seats = new StageButton("lesson.foot.seats", StageButton.Style.QUIET);
    private final StageButton story = new StageButton("lesson.foot.story", StageButton.Style.QUIET);
    private final List<Runnable> opens;
    private Texts texts = Texts.in("en");
    private boolean shows;
    private boolean tells = true;
    private boolean reads = true;

    /** What each of them opens, or closes if it is open. */
    LessonFoot(StagePane page, Runnable openRule, Runnable openSeats, Runnable openStory) {
        opens = List.of(openRule, openSeats, openStory);
        for (int i = 0; i < 3; i++) {
            Runnable open = opens.get(i);
            buttons().get(i).addActionListener(e -> open.run());
            page.add(buttons().get(i));
        }
    }

    List<StageButton> buttons() {
        return List.of(rule, seats, story);
    }

    void speak(Texts next) {
        texts = next;
        rule.setText(texts.get("lesson.foot.rule") + " ▸");
        seats.setText(texts.get("lesson.foot.seats"));
        story.setText(texts.get("lesson.foot.story") + " ▸");
    }

    /** @param next whether there is anything to be told of the sides; else nothing leads there, and nothing moves */
    void tell(boolean next) {
        tells = next;
        seats.setVisible(shows && tells);
    }

    /**
     * What tells nothing that is not on the page already needs no reading.
     *
     * @param next what can be read
     * @param page what can be read without it
     */
    void read(Optional<RuleView> next, List<String> page) {
        reads = next.stream()
                .flatMap(about -> about.told().stream())
                .map(DrawerSheet::words)
                .anyMatch(words ->
                        page.stream().noneMatch(said -> DrawerSheet.words(said).containsAll(words)));
        rule.setVisible(shows && reads);
    }

    void arrange(Rectangle slot, boolean bare) {
        int each = slot.width / 3;
        shows = !slot.isEmpty() && !bare;
        for (int i = 0; i < 3; i++) {
            StageButton button = buttons().get(i);
            button.setVisible(shows && (button != seats || tells) && (button != rule || reads));
            button.setBounds(slot.x + i * each, slot.y, each, slot.height);
        }
    }

    /** Puts into a menu what has no room on the page. */
    void fill(List<JMenuItem> menu) {
        if (shows) return;
        List<String> names = List.of("rule", "seats", "story");
        for (int i = 0; i < 3; i++) {
            if (buttons().get(i) == seats && !tells) continue;
            JMenuItem item = new JMenuItem(texts.get("lesson.foot." + names.get(i)));
            item.setName("lesson.menu." + names.get(i));
            Runnable open = opens.get(i);
            item.addActionListener(e -> open.run());
            menu.add(item);
        }
    }
}
