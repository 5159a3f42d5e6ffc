package regola.ui.game;

import java.awt.Component;
import java.awt.FontMetrics;
import java.awt.Insets;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import regola.ui.parts.WrappingRow;
import regola.ui.parts.ZoomedIcon;
import regola.ui.theme.Scaled;

/**
 * A MatchHead is the line above the board: the game, what is played of it (variants, changed settings), and the way to
 * its rules. What has no room in one line goes on in a second one; beyond a few words the rest is counted, and told by
 * the tip.
 */
final class MatchHead extends JPanel {
    private static final long serialVersionUID = 1;
    private static final String BETWEEN = " · ";
    private static final int SHOWN = 3;

    private final JLabel title = new JLabel();
    private final WrappingRow words = new WrappingRow(Scaled.px(10)).onOneLine();
    private final JButton home = new JButton();
    private final JButton edit = new JButton();
    private final List<JLabel> named = new ArrayList<>();
    private JLabel more = new JLabel();
    private int all;
    private String played = "";
    private String inFewWords = "";
    private String inFull = "";
    private String games = "";

    MatchHead(Runnable leave, Runnable editRules) {
        super(new MigLayout("ins 0, gap 12, fillx, hidemode 3", "[][grow, fill][]"));
        setOpaque(false);
        home.setName("game.home");
        home.setIcon(ZoomedIcon.of("home", 16));
        home.putClientProperty("JComponent.minimumWidth", 0);
        home.setMargin(new Insets(2, 8, 2, 8));
        home.setFocusable(false); // the keyboard stays on the board; Escape does the same
        home.addActionListener(e -> leave.run());
        add(home, "aligny top");
        title.setName("game.title");
        title.putClientProperty("FlatLaf.styleClass", "h2");
        words.add(title);
        add(words, "wmin 0, aligny center");
        edit.setName("game.edit");
        edit.setFocusable(false); // the keyboard stays on the board; the menu and its shortcut do the same
        edit.addActionListener(e -> editRules.run());
        add(edit, "aligny top");
    }

    void hideHome() {
        home.setVisible(false);
    }

    /**
     * @param way where the way out leads
     * @param tip the same in full
     * @param few what the other button does, in few words
     * @param full the same in full, for where there is room
     */
    void speak(String way, String tip, String few, String full) {
        games = way;
        home.setText(way);
        home.setToolTipText(tip);
        home.getAccessibleContext().setAccessibleName(tip);
        inFewWords = few;
        inFull = full;
        edit.setText(few);
        edit.setToolTipText(full);
        edit.getAccessibleContext().setAccessibleName(full);
        revalidate();
    }

    @Override
    public void doLayout() {
        FontMetrics metrics = edit.getFontMetrics(edit.getFont());
        int around = edit.getPreferredSize().width - metrics.stringWidth(edit.getText());
        int needed = around + Scaled.px(24);
        for (Component word : words.getComponents())
            if (word.isVisible()) needed += word.getPreferredSize().width + Scaled.px(10);
        int picture = home.isVisible()
                ? home.getPreferredSize().width - metrics.stringWidth(home.getText()) + Scaled.px(12)
                : 0;
        int way = picture == 0 ? 0 : picture + metrics.stringWidth(games);
        say(edit, needed + metrics.stringWidth(inFull) + way <= getWidth() ? inFull : inFewWords);
        // Where there is little room the picture of a house says it alone.
        say(home, needed + metrics.stringWidth(inFewWords) + way <= getWidth() ? games : "");
        int beside = Scaled.px(24)
                + edit.getPreferredSize().width
                + (home.isVisible() ? home.getPreferredSize().width + Scaled.px(12) : 0);
        fit(getWidth() - beside);
        super.doLayout();
    }

    /** Words that are longer than a line are counted with the rest. */
    private void fit(int room) {
        int hidden = all - named.size();
        for (JLabel word : named) {
            boolean fits = word.getPreferredSize().width <= room;
            word.setVisible(fits);
            if (!fits) hidden++;
        }
        more.setVisible(hidden > 0);
        more.setText("+ " + hidden);
    }

    private void say(JButton button, String words) {
        if (words.equals(button.getText())) return;
        button.setText(words);
        // Who is laid out already is not asked again what it needs.
        ((MigLayout) getLayout()).invalidateLayout(this);
    }

    /** @param what variants and settings, with a dot between each two */
    void show(String game, String what) {
        if (!game.equals(title.getText())) title.setText(game);
        if (what.equals(played)) return;
        played = what;
        words.removeAll();
        words.add(title);
        String[] each = what.isEmpty() ? new String[0] : what.split(BETWEEN);
        int shown = each.length <= SHOWN + 1 ? each.length : SHOWN;
        named.clear();
        for (int i = 0; i < shown; i++) {
            named.add(word("game.rules." + (i + 1), each[i]));
            words.add(named.get(i));
        }
        all = each.length;
        more = word("game.rules.more", "+ " + (all - shown));
        more.setVisible(shown < all);
        words.add(more);
        words.setToolTipText(what.isEmpty() ? null : what);
        words.revalidate();
        words.repaint();
    }

    private JLabel word(String name, String text) {
        JLabel word = new JLabel(text);
        word.setName(name);
        word.putClientProperty("FlatLaf.styleClass", "small");
        word.putClientProperty("FlatLaf.style", "foreground: $Regola.muted");
        word.setToolTipText(played);
        return word;
    }
}
