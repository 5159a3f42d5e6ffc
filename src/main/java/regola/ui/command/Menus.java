package regola.ui.command;

import java.awt.Component;
import java.awt.Font;
import java.awt.Insets;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.swing.ButtonGroup;
import javax.swing.JComponent;
import javax.swing.JMenu;
import javax.swing.JMenuBar;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import javax.swing.JRadioButtonMenuItem;
import javax.swing.JToolBar;
import javax.swing.MenuElement;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import regola.ui.stage.Measure;
import regola.ui.stage.TextSize;
import regola.ui.theme.Palette;
import regola.ui.theme.ThemeChoice;
import regola.ui.view.MotionLevel;
import regola.ui.view.Tempo;
import regola.ui.view.Texts;

/** A Menus makes the menu bar and the toolbar from the table of actions. Another language makes them anew. */
public final class Menus {
    /** The letters of shortcuts, in letters of words. */
    private static final float KEYS = 0.83f;

    private final Actions actions;
    private final Texts texts;

    /**
     * What can be chosen about how the window looks and moves.
     *
     * @param dress gets the theme that is chosen
     * @param move gets how much is to move
     */
    public record Feeling(
            ThemeChoice theme,
            Consumer<ThemeChoice> dress,
            MotionLevel motion,
            Consumer<MotionLevel> move,
            Tempo tempo,
            Consumer<Tempo> pace,
            boolean teacher) {
        /** For somebody who may see all, with computers as they usually are. */
        public Feeling(ThemeChoice theme, Consumer<ThemeChoice> dress, MotionLevel motion, Consumer<MotionLevel> move) {
            this(theme, dress, motion, move, Tempo.USUAL, tempo -> {}, true);
        }

        /** @param sees whether rules may be changed from a page that is for learners */
        public Feeling paced(Tempo now, Consumer<Tempo> choose, boolean sees) {
            return new Feeling(theme, dress, motion, move, now, choose, sees);
        }
    }

    public Menus(Actions actions, Texts texts) {
        this.actions = actions;
        this.texts = texts;
    }

    /** @param speak gets the language that is chosen */
    public JMenuBar bar(Consumer<String> speak, Feeling feeling) {
        JMenuBar bar = new JMenuBar();
        bar.setName("menus");
        bar.add(game(true));
        bar.add(walk(true));
        bar.add(rules(true));
        bar.add(view(speak, feeling));
        bar.add(help());
        Mnemonics.assign(bar);
        return bar;
    }

    /**
     * @param own items of the page itself; may be none
     * @return what of the menu bar can be done here, to be opened where there is no bar: learners see nothing that is
     *     for others, and nothing that is for another page
     */
    public JPopupMenu popup(List<JMenuItem> own, Consumer<String> speak, Feeling feeling) {
        JPopupMenu popup = new JPopupMenu();
        popup.setName("menus");
        quick(popup, speak);
        popup.addSeparator();
        // The same stands in the same place on every page; what only this page has comes below it.
        own.forEach(popup::add);
        if (!own.isEmpty()) popup.addSeparator();
        match(popup, feeling);
        popup.add(game(false));
        popup.add(walk(false));
        popup.add(rules(feeling.teacher()));
        popup.add(view(speak, feeling));
        popup.add(help());
        for (int i = popup.getComponentCount() - 1; i >= 0; i--) {
            if (!(popup.getComponent(i) instanceof JMenu menu)) continue;
            if (!clear(menu)) popup.remove(i);
            else if (menu.getMenuComponentCount() == 1) alone(popup, i, menu);
        }
        Mnemonics.assign(popup);
        return popup;
    }

    /** What is wanted most often lies at the top: the other language, and the other light. */
    private void quick(JPopupMenu popup, Consumer<String> speak) {
        for (String language : Texts.LANGUAGES) {
            if (language.equals(texts.language())) continue;
            JMenuItem item = new JMenuItem(texts.get("language." + language));
            item.setName("menu.speak." + language);
            item.addActionListener(e -> speak.accept(language));
            popup.add(item);
        }
        JMenuItem light = actions.item(Command.DARK);
        light.setName("menu.light");
        light.setText(texts.get(Palette.current().dark() ? "menu.to.light" : "menu.to.dark"));
        popup.add(light);
    }

    /** Who has had enough of a match looks for a way out, not for a menu of ways. */
    private void match(JPopupMenu popup, Feeling feeling) {
        int before = popup.getComponentCount();
        // Beside a match each keeps its place: nobody presses what has slipped under the mouse.
        boolean match = actions.isEnabled(Command.GIVE_UP) || actions.isEnabled(Command.LOOK_BACK);
        if (match) popup.add(actions.item(Command.LOOK_BACK));
        if (match) popup.add(actions.item(Command.GIVE_UP));
        if (match || actions.isEnabled(Command.RESTART)) popup.add(actions.item(Command.RESTART));
        if (match) popup.add(pace(feeling));
        if (popup.getComponentCount() > before) popup.addSeparator();
    }

    /** Who waits for computers too long is one press away from the quickest. */
    private JMenuItem pace(Feeling feeling) {
        Tempo other = feeling.tempo() == Tempo.QUICK ? Tempo.USUAL : Tempo.QUICK;
        JMenuItem item = new JMenuItem(texts.get(other == Tempo.QUICK ? "menu.pace.quick" : "menu.pace.usual"));
        item.setName("menu.pace");
        item.addActionListener(e -> feeling.pace().accept(other));
        return item;
    }

    /** What a menu would have only one thing for stands there itself. */
    private static void alone(JPopupMenu popup, int at, JMenu menu) {
        Component only = menu.getMenuComponent(0);
        popup.remove(at);
        popup.insert(only, at);
    }

    /** @return whether there is anything left in it */
    private boolean clear(JMenu menu) {
        for (int i = menu.getMenuComponentCount() - 1; i >= 0; i--) {
            Component item = menu.getMenuComponent(i);
            boolean other = i + 1 >= menu.getMenuComponentCount()
                    || menu.getMenuComponent(i + 1) instanceof JPopupMenu.Separator;
            boolean line = item instanceof JPopupMenu.Separator;
            if (actions.isElsewhere(item) || line && (other || i == 0)) menu.remove(i);
        }
        if (menu.getMenuComponentCount() > 0 && menu.getMenuComponent(0) instanceof JPopupMenu.Separator)
            menu.remove(0);
        return menu.getMenuComponentCount() > 0;
    }

    /** Opens a menu below a button, and not beyond the edge of the page. */
    public static void open(JPopupMenu popup, JComponent under, JComponent page) {
        int left = SwingUtilities.convertPoint(under, 0, 0, page).x;
        popup.show(under, Math.min(0, page.getWidth() - left - popup.getPreferredSize().width), under.getHeight());
    }

    /** What a menu of the stage says is as large as what its buttons say. */
    public static void enlarge(MenuElement menu, Measure page) {
        enlarge(menu, TextSize.BODY.font(page.text(TextSize.ANSWER)));
    }

    /** Letters of a menu are as large as those of the page that it opens on. */
    public static void enlarge(MenuElement menu, Font font) {
        menu.getComponent().setFont(font);
        int air = font.getSize() / 5;
        if (menu.getComponent() instanceof JMenuItem item) {
            item.setMargin(new Insets(air, air, air, air));
            enlargeKey(item, font);
        }
        for (MenuElement each : menu.getSubElements()) enlarge(each, font);
    }

    /** The letters of its shortcut, which it takes over when it is dressed and never again. */
    private static void enlargeKey(JMenuItem item, Font font) {
        if (item.getAccelerator() == null) return;
        String key = item.getUIClassID().replace("UI", ".acceleratorFont");
        UIManager.put(key, font.deriveFont(font.getSize2D() * KEYS));
        try {
            item.updateUI();
        } finally {
            UIManager.put(key, null); // for all others as the theme has it
        }
    }

    private JMenu menu(String key) {
        JMenu menu = new JMenu(texts.get(key));
        menu.setName(key);
        return menu;
    }

    /** @param whole whether what stands on the page itself is in it too */
    private JMenu game(boolean whole) {
        JMenu menu = menu("menu.game");
        menu.add(actions.item(Command.NEW));
        if (whole) menu.add(actions.item(Command.RESTART));
        if (whole) menu.add(actions.item(Command.GIVE_UP));
        menu.addSeparator();
        menu.add(actions.item(Command.OPEN));
        menu.add(actions.item(Command.SAVE));
        menu.add(actions.item(Command.SAVE_AS));
        menu.add(actions.item(Command.SET_UP));
        menu.add(actions.item(Command.DRAFT));
        if (whole) menu.add(actions.item(Command.GIVE));
        menu.addSeparator();
        menu.add(actions.item(Command.APART));
        menu.add(actions.item(Command.HANDOUT));
        menu.addSeparator();
        if (whole) menu.add(actions.item(Command.UNDO));
        menu.add(actions.item(Command.REDO));
        menu.addSeparator();
        if (whole) menu.add(actions.item(Command.HOME));
        menu.add(actions.item(Command.QUIT));
        return menu;
    }

    /** @param whole whether what stands on the page itself, or above it, is in it too */
    private JMenu walk(boolean whole) {
        JMenu menu = menu("menu.walk");
        menu.add(actions.item(Command.FIRST));
        menu.add(actions.item(Command.BACK));
        menu.add(actions.item(Command.FORTH));
        menu.add(actions.item(Command.LAST));
        if (!whole) return menu;
        menu.addSeparator();
        menu.add(actions.item(Command.LOOK_BACK));
        return menu;
    }

    /** @param whole whether rules may be changed there: learners only read them */
    private JMenu rules(boolean whole) {
        JMenu menu = menu("menu.rules");
        menu.add(actions.item(Command.RULES));
        if (!whole) return menu;
        menu.add(actions.item(Command.EDIT));
        menu.add(actions.item(Command.NEW_GAME));
        menu.add(actions.item(Command.FOLDERS));
        menu.addSeparator();
        menu.add(actions.item(Command.APPLY));
        menu.add(actions.item(Command.APPLY_HERE));
        menu.add(actions.item(Command.SAVE_RULES));
        menu.add(actions.item(Command.GIVE));
        menu.addSeparator();
        menu.add(actions.item(Command.BESIDE));
        menu.add(actions.item(Command.TRY_OUT));
        menu.addSeparator();
        menu.add(actions.item(Command.FIND));
        menu.add(actions.item(Command.COMPLETE));
        menu.add(actions.switchItem(Command.SUGGEST));
        menu.add(actions.item(Command.DEFINITION));
        menu.add(actions.item(Command.USES));
        menu.add(actions.item(Command.RENAME));
        menu.add(actions.item(Command.LAY_OUT));
        menu.add(actions.item(Command.MEND));
        menu.addSeparator();
        menu.add(actions.item(Command.NEXT_MISTAKE));
        menu.add(actions.item(Command.PREVIOUS_MISTAKE));
        return menu;
    }

    private JMenu view(Consumer<String> speak, Feeling feeling) {
        JMenu menu = menu("menu.view");
        JMenu languages = menu("menu.language");
        ButtonGroup group = new ButtonGroup();
        for (String language : Texts.LANGUAGES) {
            JRadioButtonMenuItem item =
                    new JRadioButtonMenuItem(texts.get("language." + language), language.equals(texts.language()));
            item.setName("language." + language);
            item.addActionListener(e -> speak.accept(language));
            group.add(item);
            languages.add(item);
        }
        menu.add(languages);
        JMenu themes = choices(
                "menu.theme", theme -> "theme." + word(theme), ThemeChoice.values(), feeling.theme(), feeling.dress());
        themes.addSeparator();
        themes.add(actions.item(Command.DARK));
        menu.add(themes);
        menu.add(actions.item(Command.PROJECT));
        menu.addSeparator();
        menu.add(actions.item(Command.BIGGER));
        menu.add(actions.item(Command.SMALLER));
        menu.add(actions.item(Command.NORMAL));
        menu.addSeparator();
        menu.add(choices(
                "menu.motion",
                level -> "motion." + word(level),
                MotionLevel.values(),
                feeling.motion(),
                feeling.move()));
        menu.add(choices(
                "menu.tempo", tempo -> "tempo." + word(tempo), Tempo.values(), feeling.tempo(), feeling.pace()));
        menu.add(actions.switchItem(Command.SOUND));
        menu.add(actions.switchItem(Command.READ_ALOUD));
        menu.add(actions.switchItem(Command.LABELS));
        menu.add(actions.switchItem(Command.FORCED));
        menu.add(actions.switchItem(Command.TEACHER));
        return menu;
    }

    /** A menu to choose one of a few from. */
    private <E extends Enum<E>> JMenu choices(
            String title, Function<E, String> key, E[] values, E now, Consumer<E> choose) {
        JMenu menu = menu(title);
        ButtonGroup group = new ButtonGroup();
        for (E value : values) {
            String name = key.apply(value);
            JRadioButtonMenuItem item = new JRadioButtonMenuItem(texts.get(name), value == now);
            item.setName(name);
            item.addActionListener(e -> choose.accept(value));
            group.add(item);
            menu.add(item);
        }
        return menu;
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    private JMenu help() {
        JMenu menu = menu("menu.help");
        menu.add(actions.item(Command.NOTICES));
        menu.add(actions.item(Command.BOOK));
        menu.add(actions.item(Command.KEYS));
        menu.add(actions.item(Command.ABOUT));
        return menu;
    }

    public JToolBar toolbar() {
        JToolBar bar = new JToolBar();
        bar.setName("tools");
        bar.setFloatable(false);
        bar.add(actions.button(Command.HOME));
        bar.addSeparator();
        bar.add(actions.button(Command.NEW));
        bar.add(actions.button(Command.RESTART));
        bar.addSeparator();
        bar.add(actions.button(Command.UNDO));
        bar.add(actions.button(Command.REDO));
        bar.addSeparator();
        bar.add(actions.button(Command.RULES));
        bar.addSeparator();
        bar.add(actions.button(Command.SMALLER));
        bar.add(actions.button(Command.BIGGER));
        return bar;
    }
}
