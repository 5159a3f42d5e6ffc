package regola.ui.window;

import java.awt.Component;
import java.awt.Window;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import regola.ui.command.KeyTable;
import regola.ui.help.AboutPanel;
import regola.ui.help.AboutPanel.Fact;
import regola.ui.help.HelpWindow;
import regola.ui.help.KeyRow;
import regola.ui.help.KeysPanel;
import regola.ui.keep.Version;
import regola.ui.stage.Measure;
import regola.ui.theme.EventThread;
import regola.ui.view.Texts;

/**
 * A Help opens what helps with the window, each in a window of its own that is opened once. For the event thread only.
 */
final class Help {
    private final Component beside;
    private final Path folder;
    private Texts texts;
    private KeysPanel keys;
    private AboutPanel about;

    /**
     * @param beside a component of the window beside which help opens
     * @param folder where things are kept for the person
     */
    Help(Component beside, Path folder, Texts texts) {
        this.beside = beside;
        this.folder = folder;
        this.texts = texts;
    }

    /** @param before a class: then its keys come first */
    void keys(boolean before) {
        EventThread.check("help");
        if (isOpen(keys)) return;
        List<KeyRow> rows = new ArrayList<>(KeyTable.rows());
        if (before) rows.sort(Comparator.comparing(row -> !row.place().equals(KeyTable.CLASSROOM)));
        double scale = scale();
        keys = new KeysPanel(rows, texts, scale);
        open(keys, "keys.title", (int) (560 * scale), (int) (640 * scale));
    }

    /** As the letters of the window grow with it, those of its keys do. */
    private double scale() {
        Window window = SwingUtilities.getWindowAncestor(beside);
        return window == null
                ? 1
                : Math.max(
                        1, Measure.of(window.getWidth(), window.getHeight(), 1).scale());
    }

    void about() {
        EventThread.check("help");
        if (isOpen(about)) return;
        about = new AboutPanel(facts(), texts);
        open(about, "about.title", 520, 560);
    }

    private List<Fact> facts() {
        return List.of(
                new Fact("about.version", Version.ofProgram()),
                new Fact("about.folder", folder.toString()),
                new Fact("about.java", System.getProperty("java.version") + ", " + System.getProperty("os.name")));
    }

    /** Brings a window to the front that is open already. */
    private static boolean isOpen(JPanel panel) {
        Window window = panel == null ? null : SwingUtilities.getWindowAncestor(panel);
        if (window == null || !window.isShowing()) return false;
        window.toFront();
        panel.requestFocusInWindow();
        return true;
    }

    private void open(JPanel panel, String title, int width, int height) {
        new HelpWindow(SwingUtilities.getWindowAncestor(beside), panel, texts.get(title), width, height)
                .setVisible(true);
    }

    void speak(Texts next) {
        EventThread.check("help");
        texts = next;
        if (keys != null) keys.speak(texts);
        if (about != null) about.speak(texts);
        title(keys, "keys.title");
        title(about, "about.title");
    }

    private void title(JPanel panel, String key) {
        if (panel != null && SwingUtilities.getWindowAncestor(panel) instanceof HelpWindow window)
            window.setTitle(texts.get(key));
    }
}
