package regola.ui.command;

import com.formdev.flatlaf.extras.FlatSVGIcon;
import java.awt.Component;
import java.awt.event.ActionEvent;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.swing.AbstractAction;
import javax.swing.Action;
import javax.swing.JButton;
import javax.swing.JCheckBoxMenuItem;
import javax.swing.JComponent;
import javax.swing.JMenuItem;
import javax.swing.KeyStroke;
import regola.ui.help.KeyWords;
import regola.ui.view.Texts;

/**
 * An Actions is the table of commands come to life: each does one thing, is named in one language, and can be switched
 * off.
 */
public final class Actions {
    private static final String TIP = "tip";
    private static final int TOOL_ICON = 20;
    private final Map<Command, Deed> deeds = new EnumMap<>(Command.class);
    private final Map<Command, String> otherWords = new EnumMap<>(Command.class);
    private Texts texts;

    private static final class Deed extends AbstractAction {
        private static final long serialVersionUID = 1;
        private transient Runnable act;

        @Override
        public void actionPerformed(ActionEvent e) {
            if (act != null) act.run();
        }
    }

    public Actions() {
        for (Command command : Command.values()) {
            Deed deed = new Deed();
            deed.putValue(Action.ACCELERATOR_KEY, command.shortcut());
            deeds.put(command, deed);
        }
    }

    public void on(Command command, Runnable act) {
        deeds.get(command).act = act;
    }

    /** @param ready which of the commands of pages can be had on the one in front */
    public void ready(Set<Command> ready) {
        for (Command command : Command.values()) if (command.isOfScreen()) enable(command, ready.contains(command));
        // Beside a text a menu shows no key that means something else there; keys are bound on their own.
        boolean writing = ready.contains(Command.BOOK);
        for (Command command : List.of(Command.KEYS, Command.HOME))
            deeds.get(command).putValue(Action.ACCELERATOR_KEY, writing ? null : command.shortcut());
    }

    public void enable(Command command, boolean enabled) {
        deeds.get(command).setEnabled(enabled);
        why(command);
    }

    /** What is greyed says when it can be had. */
    private void why(Command command) {
        if (texts == null) return;
        Deed deed = deeds.get(command);
        String key = command.words() + ".why";
        deed.putValue(
                Action.SHORT_DESCRIPTION, deed.isEnabled() || !texts.keys().contains(key) ? null : texts.get(key));
    }

    /** Marks a command that is a switch as on or off. */
    public void select(Command command, boolean on) {
        deeds.get(command).putValue(Action.SELECTED_KEY, on);
    }

    public boolean isEnabled(Command command) {
        return deeds.get(command).isEnabled();
    }

    /** @return what it is called now */
    public String name(Command command) {
        return (String) deeds.get(command).getValue(Action.NAME);
    }

    /** Does what its menu item does. */
    public void perform(Command command) {
        press(deeds.get(command), new ActionEvent(this, ActionEvent.ACTION_PERFORMED, null));
    }

    /** As a menu item does it: a command that is a switch is turned over first. */
    private static void press(Action deed, ActionEvent e) {
        Object on = deed.getValue(Action.SELECTED_KEY);
        if (on != null) deed.putValue(Action.SELECTED_KEY, !Boolean.TRUE.equals(on));
        deed.actionPerformed(e);
    }

    public boolean isSelected(Command command) {
        return Boolean.TRUE.equals(deeds.get(command).getValue(Action.SELECTED_KEY));
    }

    /** @param words the key of what it is called from now on; null for what it is usually called */
    public void rename(Command command, String words) {
        if (words == null) otherWords.remove(command);
        else otherWords.put(command, words);
        if (texts != null) speak(texts);
    }

    public void speak(Texts inLanguage) {
        texts = inLanguage;
        deeds.forEach((command, deed) -> {
            String name = texts.get(otherWords.getOrDefault(command, command.words()));
            KeyStroke key = command.shortcut();
            deed.putValue(Action.NAME, name);
            why(command);
            deed.putValue(TIP, key == null ? name : name + "  (" + KeyWords.of(key, texts) + ")");
        });
    }

    /** @return the words in the language that is spoken now */
    public Texts texts() {
        return texts;
    }

    /** Further keys for commands, besides the one that stands in their menu. */
    public static List<KeyStroke> moreKeys(Command command) {
        return switch (command) {
            case BIGGER ->
                List.of(
                        ctrl(KeyEvent.VK_EQUALS),
                        ctrl(KeyEvent.VK_ADD),
                        KeyStroke.getKeyStroke(
                                KeyEvent.VK_EQUALS, InputEvent.CTRL_DOWN_MASK | InputEvent.SHIFT_DOWN_MASK));
            case SMALLER -> List.of(ctrl(KeyEvent.VK_SUBTRACT));
            case NORMAL -> List.of(ctrl(KeyEvent.VK_NUMPAD0));
            case DEFINITION -> List.of(KeyStroke.getKeyStroke(KeyEvent.VK_F12, 0));
            case USES -> List.of(KeyStroke.getKeyStroke(KeyEvent.VK_F12, InputEvent.SHIFT_DOWN_MASK));
            case RENAME -> List.of(KeyStroke.getKeyStroke(KeyEvent.VK_F2, 0));
            case REDO ->
                List.of(KeyStroke.getKeyStroke(KeyEvent.VK_Z, InputEvent.CTRL_DOWN_MASK | InputEvent.SHIFT_DOWN_MASK));
            case BACK -> List.of(KeyStroke.getKeyStroke('['));
            case FORTH -> List.of(KeyStroke.getKeyStroke(']'));
            default -> List.of();
        };
    }

    private static KeyStroke ctrl(int key) {
        return KeyStroke.getKeyStroke(key, InputEvent.CTRL_DOWN_MASK);
    }

    /** Binds all keys, those of the menus too: where learners are there is no menu bar. */
    public void bind(JComponent everywhere) {
        Map<KeyStroke, List<Action>> byKey = new LinkedHashMap<>();
        for (Command command : Command.values()) {
            Set<KeyStroke> keys = new LinkedHashSet<>(moreKeys(command));
            if (command.shortcut() != null) keys.add(command.shortcut());
            for (KeyStroke key : keys)
                byKey.computeIfAbsent(key, k -> new ArrayList<>()).add(deeds.get(command));
        }
        byKey.forEach((key, all) -> {
            everywhere.getInputMap(JComponent.WHEN_IN_FOCUSED_WINDOW).put(key, all);
            everywhere.getActionMap().put(all, new FirstThatCan(all));
        });
    }

    /**
     * What a key does. Two pages may have a command each on the same key: whichever can be done is meant. A switch is
     * turned over by its key too, as its menu item would do.
     */
    private static final class FirstThatCan extends AbstractAction {
        private static final long serialVersionUID = 1;
        private final transient List<Action> all;

        FirstThatCan(List<Action> all) {
            this.all = List.copyOf(all);
        }

        @Override
        public boolean isEnabled() {
            return all.stream().anyMatch(Action::isEnabled);
        }

        @Override
        public void actionPerformed(ActionEvent e) {
            all.stream().filter(Action::isEnabled).findFirst().ifPresent(action -> press(action, e));
        }
    }

    /** @return whether an item is for another page than the one at the front, or for who keeps rule files */
    boolean isElsewhere(Component item) {
        for (Command command : Command.values())
            if (command.component().equals(item.getName()))
                return command == Command.FOLDERS || command.isOfScreen() && !isEnabled(command);
        return false;
    }

    JMenuItem item(Command command) {
        JMenuItem item = new JMenuItem(deeds.get(command));
        item.setName(command.component());
        item.setIcon(null);
        return item;
    }

    JMenuItem switchItem(Command command) {
        JMenuItem item = new JCheckBoxMenuItem(deeds.get(command));
        item.setName(command.component());
        item.setIcon(null);
        return item;
    }

    /** @return a button of the toolbar: its icon, and its name as a tip */
    JButton button(Command command) {
        Deed deed = deeds.get(command);
        JButton button = new JButton(deed);
        button.setName("tool." + command.component());
        boolean drawn = Actions.class.getResource("/" + command.icon()) != null;
        button.setHideActionText(drawn);
        if (drawn) button.setIcon(new FlatSVGIcon(command.icon(), TOOL_ICON, TOOL_ICON));
        button.putClientProperty("JButton.buttonType", "toolBarButton");
        button.setFocusable(false); // the keyboard stays on the board; menus and shortcuts do the same
        deed.addPropertyChangeListener(change -> tip(button, deed));
        tip(button, deed);
        return button;
    }

    private static void tip(JButton button, Deed deed) {
        button.setToolTipText((String) deed.getValue(TIP));
        button.getAccessibleContext().setAccessibleName((String) deed.getValue(Action.NAME));
    }
}
