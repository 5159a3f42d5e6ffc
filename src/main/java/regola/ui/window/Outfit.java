package regola.ui.window;

import java.awt.Component;
import java.util.concurrent.Executor;
import javax.swing.MenuSelectionManager;
import regola.home.PreferenceFile;
import regola.ui.keep.Liking;
import regola.ui.keep.WindowOptions;
import regola.ui.screen.Fittings;
import regola.ui.stage.StageHead;
import regola.ui.theme.Appearance;
import regola.ui.theme.DesktopTheme;
import regola.ui.theme.EventThread;
import regola.ui.theme.Theme;
import regola.ui.theme.ThemeChoice;

/** An Outfit is how the window looks, as the person or the desktop wants it. For the event thread only. */
final class Outfit {
    private final Executor worker;
    private final PreferenceFile likings;
    private final Runnable chosen;
    private final int usualZoom;
    private final Component pages;
    private Appearance appearance;
    private ThemeChoice themes;

    /**
     * @param chosen is run when the person has chosen another theme
     * @param pages in whose head it is said how large all is
     */
    Outfit(WindowOptions options, Executor worker, Runnable chosen, Component pages) {
        this.pages = pages;
        this.worker = worker;
        this.likings = options.preferences();
        this.chosen = chosen;
        this.usualZoom = options.usualZoom();
        this.appearance = options.appearance();
        this.themes = options.themes();
    }

    ThemeChoice choice() {
        return themes;
    }

    /** @param steps negative for smaller */
    void zoom(int steps) {
        look(appearance.zoomedBy(steps));
        tellZoom();
    }

    void usualZoom() {
        look(new Appearance(appearance.theme(), usualZoom));
        tellZoom();
    }

    private void tellZoom() {
        StageHead head = StageHead.of(pages);
        if (head != null) head.tell(Math.round(100.0 * appearance.zoom() / usualZoom) + "\u00A0%");
    }

    void turnDark() {
        dress(appearance.theme() == Theme.DARK ? ThemeChoice.LIGHT : ThemeChoice.DARK);
    }

    private void look(Appearance next) {
        EventThread.check("how the window looks");
        if (next.zoom() != appearance.zoom()) likings.change(all -> all.with(Liking.ZOOM, (long) next.zoom()));
        appearance = next;
        // An open menu is no part of the page: it would stand there as it was.
        MenuSelectionManager.defaultManager().clearSelectedPath();
        next.apply();
    }

    /** The person chooses how the window looks. */
    void dress(ThemeChoice choice) {
        likings.change(all -> all.with(Liking.THEME, choice));
        themes = choice;
        chosen.run();
        if (choice == ThemeChoice.SYSTEM) followDesktop();
        else look(appearance.with(choice.on(Theme.LIGHT)));
    }

    /** The window looks as the desktop does now, if that is what the person wants. */
    void followDesktop() {
        if (themes != ThemeChoice.SYSTEM) return;
        worker.execute(() -> {
            Theme desktop = DesktopTheme.ask();
            Fittings.later(() -> {
                if (themes == ThemeChoice.SYSTEM && desktop != appearance.theme()) look(appearance.with(desktop));
            });
        });
    }
}
