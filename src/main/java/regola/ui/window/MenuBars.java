package regola.ui.window;

import java.awt.BorderLayout;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.JComponent;
import javax.swing.JMenuBar;
import javax.swing.JMenuItem;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import regola.ui.command.Actions;
import regola.ui.command.Menus;
import regola.ui.screen.Screen;
import regola.ui.stage.Measure;
import regola.ui.theme.EventThread;
import regola.ui.theme.Scaled;
import regola.ui.view.Texts;

/**
 * A MenuBars is the menu bar and the buttons above a page, and the menu that pages for learners open instead. A bar is
 * made when the first page comes that has one. For the event thread only.
 */
final class MenuBars {
    private final Actions actions;
    private final JComponent pages;
    private final Consumer<JMenuBar> place;
    private final Consumer<String> choose;
    private final Supplier<Menus.Feeling> feeling;
    private final JPanel tools = new JPanel(new BorderLayout());
    private Menus menus;
    private boolean barred;

    /**
     * @param pages whose size says how large letters are
     * @param place takes a menu bar; null for none
     * @param choose gets the language that is chosen
     */
    MenuBars(
            Actions actions,
            JComponent pages,
            Consumer<JMenuBar> place,
            Consumer<String> choose,
            Supplier<Menus.Feeling> feeling) {
        this.actions = actions;
        this.pages = pages;
        this.place = place;
        this.choose = choose;
        this.feeling = feeling;
    }

    /** @return the buttons */
    JPanel tools() {
        return tools;
    }

    /** What is there is made anew for the next page. */
    void speak(Texts texts) {
        EventThread.check("the menus of the window");
        menus = new Menus(actions, texts);
        tools.removeAll();
        barred = false;
    }

    /** @param front the page that has them, or has not; null for none */
    void lay(Screen front) {
        boolean buttons = front != null && front.hasTools();
        if (buttons && tools.getComponentCount() == 0) tools.add(menus.toolbar());
        tools.setVisible(buttons);
        tools.revalidate();
        boolean wanted = front != null && !front.isStage();
        if (wanted && !barred) place.accept(menus.bar(choose, feeling.get()));
        else if (!wanted) place.accept(null);
        barred = wanted;
    }

    /** Opens the menu of a page that has no bar. */
    void open(JComponent under, List<JMenuItem> before) {
        JPopupMenu popup = menus.popup(before, choose, feeling.get());
        Measure measure = Measure.of(pages.getWidth(), pages.getHeight(), Scaled.zoom());
        Menus.enlarge(popup, measure);
        Menus.open(popup, under, pages);
    }
}
