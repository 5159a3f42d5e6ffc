package regola.ui.command;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;
import javax.swing.AbstractButton;
import javax.swing.JMenu;
import javax.swing.JMenuBar;
import javax.swing.JPopupMenu;
import javax.swing.MenuElement;

/**
 * A Mnemonics gives every menu and every item in it a letter of its own to be reached by: the first letter of one of
 * its words if it is free, else any letter. So none is forgotten, in no language.
 */
final class Mnemonics {
    private Mnemonics() {}

    static void assign(JMenuBar bar) {
        Set<Integer> taken = new HashSet<>();
        for (int i = 0; i < bar.getMenuCount(); i++) {
            give(bar.getMenu(i), taken);
            assignBelow(bar.getMenu(i));
        }
    }

    static void assign(JPopupMenu popup) {
        Set<Integer> taken = new HashSet<>();
        for (MenuElement element : popup.getSubElements()) {
            if (element instanceof AbstractButton item) give(item, taken);
            if (element instanceof JMenu deeper) assignBelow(deeper);
        }
    }

    private static void assignBelow(JMenu menu) {
        Set<Integer> taken = new HashSet<>();
        for (MenuElement popup : menu.getSubElements()) {
            for (MenuElement element : popup.getSubElements()) {
                if (element instanceof AbstractButton item) give(item, taken);
                if (element instanceof JMenu deeper) assignBelow(deeper);
            }
        }
    }

    private static void give(AbstractButton item, Set<Integer> taken) {
        for (int at : inOrderOfLiking(item.getText())) {
            int letter = Character.toUpperCase(item.getText().charAt(at));
            if (!taken.add(letter)) continue;
            item.setMnemonic(letter);
            item.setDisplayedMnemonicIndex(at);
            return;
        }
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
