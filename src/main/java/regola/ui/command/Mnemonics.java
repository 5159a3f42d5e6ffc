package regola.ui.command;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import javax.swing.AbstractButton;
import javax.swing.JMenu;
import javax.swing.JMenuBar;
import javax.swing.JPopupMenu;
import javax.swing.MenuElement;

/**
 * A Mnemonics gives every menu and every item in it a letter of its own to be reached by: the first letter of one of
 * its words if it is free, else any letter, if need be one that another item can do without. So none is forgotten, in
 * no language.
 */
final class Mnemonics {
    private Mnemonics() {}

    static void assign(JMenuBar bar) {
        List<AbstractButton> menus = new ArrayList<>();
        for (int i = 0; i < bar.getMenuCount(); i++) menus.add(bar.getMenu(i));
        give(menus);
    }

    static void assign(JPopupMenu popup) {
        give(buttons(popup));
    }

    private static List<AbstractButton> buttons(MenuElement menu) {
        List<AbstractButton> items = new ArrayList<>();
        for (MenuElement element : menu.getSubElements()) if (element instanceof AbstractButton item) items.add(item);
        return items;
    }

    private static void give(List<AbstractButton> items) {
        Map<Integer, AbstractButton> owners = new HashMap<>();
        for (AbstractButton item : items) give(item, owners, new HashSet<>());
        owners.forEach((letter, item) -> {
            int at = place(item.getText(), letter);
            item.setMnemonic(letter);
            item.setDisplayedMnemonicIndex(at);
        });
        for (AbstractButton item : items)
            if (item instanceof JMenu deeper) for (MenuElement popup : deeper.getSubElements()) give(buttons(popup));
    }

    /**
     * Gives an item the letter that it likes best of those that are free; if none is, one whose owner can have another.
     *
     * @param tried letters that were asked for already
     */
    private static boolean give(AbstractButton item, Map<Integer, AbstractButton> owners, Set<Integer> tried) {
        List<Integer> liked = inOrderOfLiking(item.getText()).stream()
                .map(at -> (int) Character.toUpperCase(item.getText().charAt(at)))
                .distinct()
                .toList();
        for (int letter : liked) if (owners.putIfAbsent(letter, item) == null) return true;
        for (int letter : liked) {
            if (!tried.add(letter) || !give(owners.get(letter), owners, tried)) continue;
            owners.put(letter, item);
            return true;
        }
        return false;
    }

    /** @return where the letter stands in the text, at the place that is liked best */
    private static int place(String text, int letter) {
        return inOrderOfLiking(text).stream()
                .filter(at -> Character.toUpperCase(text.charAt(at)) == letter)
                .findFirst()
                .orElseThrow();
    }

    /** Only letters and digits that every keyboard has. */
    private static Set<Integer> inOrderOfLiking(String text) {
        Set<Integer> liked = new LinkedHashSet<>();
        String plain = text.toUpperCase(Locale.ROOT);
        for (int i = 0; i < plain.length(); i++)
            if (isKey(plain, i) && (i == 0 || plain.charAt(i - 1) == ' ')) liked.add(i);
        for (int i = 0; i < plain.length(); i++) if (isKey(plain, i)) liked.add(i);
        return liked;
    }

    private static boolean isKey(String text, int at) {
        char letter = text.charAt(at);
        return letter >= 'A' && letter <= 'Z' || letter >= '0' && letter <= '9';
    }
}
