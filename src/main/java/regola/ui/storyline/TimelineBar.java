package regola.ui.storyline;

import java.util.function.IntConsumer;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import regola.ui.parts.ZoomedIcon;
import regola.ui.view.Texts;
import regola.ui.view.match.StoryView;

/** A TimelineBar goes to any moment of the match, and says which one is shown. It always takes the same room. */
final class TimelineBar extends JPanel {
    private static final long serialVersionUID = 1;

    private final TimelineStrip strip;
    private final JButton first;
    private final JButton back;
    private final JButton forth;
    private final JButton last;
    private final JLabel where = new JLabel();
    private transient StoryView story;

    /** @param goTo gets the number of a moment */
    TimelineBar(IntConsumer goTo) {
        super(new MigLayout("ins 0, gap 2 0", "[][][grow, fill][][]8[]", "[center]"));
        setName("timeline.bar");
        setOpaque(false);
        strip = new TimelineStrip(goTo);
        first = button("first", () -> goTo.accept(0));
        back = button("back", () -> goTo.accept(story.moment() - 1));
        forth = button("forth", () -> goTo.accept(story.moment() + 1));
        last = button("last", () -> goTo.accept(story.last()));
        where.setName("timeline.where");
        add(first);
        add(back);
        add(strip, "wmin 0");
        add(forth);
        add(last);
        add(where, "wmin 58");
    }

    private static JButton button(String name, Runnable act) {
        JButton button = new JButton(ZoomedIcon.of(name, 16));
        button.setName("timeline." + name);
        button.putClientProperty("JButton.buttonType", "toolBarButton");
        button.addActionListener(e -> act.run());
        return button;
    }

    void show(StoryView next, Texts texts) {
        story = next;
        strip.show(next);
        boolean past = next.moment() < next.last();
        first.setEnabled(next.moment() > 0);
        back.setEnabled(next.moment() > 0);
        forth.setEnabled(past);
        last.setEnabled(past);
        name(first, "action.first", texts);
        name(back, "action.back", texts);
        name(forth, "action.forth", texts);
        name(last, "action.last", texts);
        where.setText(texts.get("timeline.where", next.moment(), next.last()));
        where.putClientProperty("FlatLaf.styleClass", past ? "h4" : "");
        strip.getAccessibleContext().setAccessibleName(texts.get("timeline.name"));
        strip.getAccessibleContext().setAccessibleDescription(where.getText());
    }

    private static void name(JButton button, String key, Texts texts) {
        button.setToolTipText(texts.get(key));
        button.getAccessibleContext().setAccessibleName(texts.get(key));
    }
}
