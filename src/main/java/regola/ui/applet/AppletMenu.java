package regola.ui.applet;

import java.util.List;
import java.util.Locale;
import javax.swing.ButtonGroup;
import javax.swing.JCheckBoxMenuItem;
import javax.swing.JComponent;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import javax.swing.JRadioButtonMenuItem;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import regola.ui.command.Menus;
import regola.ui.screen.Feel;
import regola.ui.screen.Screen;
import regola.ui.theme.EventThread;
import regola.ui.view.MotionLevel;
import regola.ui.view.Texts;

/**
 * An AppletMenu is what the head of a page opens that has no window of its own around it: to begin again, the language,
 * how the page behaves. What is chosen holds for this page and is kept nowhere. For the event thread only.
 */
final class AppletMenu {
    private Texts texts;
    private Feel feel;
    private Screen page;
    private Runnable again;

    AppletMenu(Texts texts, Feel feel) {
        this.texts = texts;
        this.feel = feel;
    }

    /**
     * @param menus are asked for on this page
     * @param begin begins it once more; null where the page itself offers that
     */
    void serve(Screen menus, Runnable begin) {
        page = menus;
        again = begin;
    }

    /** @param before what the page itself has for it */
    void open(JComponent under, List<JMenuItem> before) {
        EventThread.check("the menu of an applet");
        JPopupMenu menu = new JPopupMenu();
        menu.setName("menus");
        before.forEach(menu::add);
        if (!before.isEmpty()) menu.addSeparator();
        if (again != null) {
            JMenuItem begin = new JMenuItem(texts.get("action.restart"));
            begin.setName("action.restart");
            begin.addActionListener(e -> again.run());
            menu.add(begin);
            menu.addSeparator();
        }
        menu.add(languages());
        menu.add(motions());
        JCheckBoxMenuItem labels = new JCheckBoxMenuItem(texts.get("action.labels"), feel.labels());
        labels.setName("action.labels");
        labels.addActionListener(e -> feel(feel.withLabels(labels.isSelected())));
        menu.add(labels);
        Menus.enlarge(
                menu, UIManager.getFont("Label.font").deriveFont(under.getFont().getSize2D()));
        Menus.open(menu, under, SwingUtilities.getRootPane(under));
    }

    private JMenu languages() {
        JMenu menu = menu("menu.language");
        ButtonGroup group = new ButtonGroup();
        for (String language : Texts.LANGUAGES)
            choice(menu, group, "language." + language, language.equals(texts.language()), () -> speak(language));
        return menu;
    }

    private JMenu motions() {
        JMenu menu = menu("menu.motion");
        ButtonGroup group = new ButtonGroup();
        for (MotionLevel level : MotionLevel.values())
            choice(
                    menu,
                    group,
                    "motion." + level.name().toLowerCase(Locale.ROOT),
                    level == feel.motion(),
                    () -> feel(feel.with(level)));
        return menu;
    }

    private JMenu menu(String key) {
        JMenu menu = new JMenu(texts.get(key));
        menu.setName(key);
        return menu;
    }

    private void choice(JMenu menu, ButtonGroup group, String key, boolean now, Runnable choose) {
        JRadioButtonMenuItem item = new JRadioButtonMenuItem(texts.get(key), now);
        item.setName(key);
        item.addActionListener(e -> choose.run());
        group.add(item);
        menu.add(item);
    }

    private void speak(String language) {
        texts = Texts.in(language);
        page.speak(texts);
    }

    private void feel(Feel next) {
        feel = next;
        page.feel(next);
    }
}
