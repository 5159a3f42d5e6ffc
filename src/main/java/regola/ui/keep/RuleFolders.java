package regola.ui.keep;

import java.awt.Component;
import java.awt.GraphicsEnvironment;
import java.awt.Rectangle;
import java.awt.Window;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.swing.DefaultListModel;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import regola.home.Home;
import regola.home.PreferenceFile;
import regola.ui.parts.Paragraph;
import regola.ui.theme.EventThread;
import regola.ui.view.Texts;

/**
 * A RuleFolders is where a person says in which folders their own rule files are, besides that of the data folder. What
 * is said holds at once; no file is touched. A single rule file may stand there as a folder does. For the event thread
 * only.
 */
public final class RuleFolders {
    private final Home home;
    private final PreferenceFile likings;
    private final Runnable changed;

    /** @param changed is run when a folder was added or removed */
    public RuleFolders(Home home, PreferenceFile likings, Runnable changed) {
        this.home = home;
        this.likings = likings;
        this.changed = changed;
    }

    public List<String> folders() {
        EventThread.check("the choice of folders");
        return likings.now().get(Liking.RULE_FOLDERS).orElse(List.of());
    }

    /** One that is there already is not added twice. */
    public void add(Path folder) {
        EventThread.check("the choice of folders");
        String name = folder.toAbsolutePath().normalize().toString();
        if (folders().contains(name) || name.equals(home.rules().toString())) return;
        List<String> all = new ArrayList<>(folders());
        all.add(name);
        keep(all);
    }

    public void remove(String folder) {
        EventThread.check("the choice of folders");
        List<String> all = new ArrayList<>(folders());
        if (all.remove(folder)) keep(all);
    }

    private void keep(List<String> all) {
        likings.change(liked -> liked.with(Liking.RULE_FOLDERS, List.copyOf(all)));
        changed.run();
    }

    /** Shows them, with what can be done about it. */
    public void show(Component parent, Texts texts) {
        EventThread.check("the choice of folders");
        Window owner = SwingUtilities.getWindowAncestor(parent);
        JDialog dialog = new JDialog(owner, texts.get("folders.title"));
        dialog.setName("folders");
        dialog.setContentPane(content(dialog, texts));
        dialog.pack();
        Rectangle room = GraphicsEnvironment.getLocalGraphicsEnvironment().getMaximumWindowBounds();
        dialog.setSize(Math.min(room.width, dialog.getWidth()), Math.min(room.height, dialog.getHeight()));
        dialog.setLocationRelativeTo(owner);
        dialog.setVisible(true);
    }

    private JPanel content(JDialog dialog, Texts texts) {
        JPanel content = new JPanel(
                new MigLayout("ins 16, gap 8 8, fill, wrap 2", "[480, grow, fill][fill]", "[][140, grow, fill][]"));
        Paragraph text = Paragraph.plain("folders.text");
        text.setText(texts.get("folders.text", home.rules()));
        DefaultListModel<String> shown = new DefaultListModel<>();
        JList<String> list = new JList<>(shown);
        list.setName("folders.list");
        list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        list.getAccessibleContext().setAccessibleName(texts.get("folders.title"));
        JButton add = button("folders.add", texts.get("folders.add"));
        JButton remove = button("folders.remove", texts.get("folders.remove"));
        JButton close = button("folders.close", texts.get("folders.close"));
        list.addListSelectionListener(e -> remove.setEnabled(!list.isSelectionEmpty()));
        add.addActionListener(
                e -> new MatchChooser(dialog, texts).folder(home.folder()).ifPresent(folder -> {
                    add(folder);
                    fill(shown, texts);
                }));
        remove.addActionListener(e -> {
            remove(folders().get(list.getSelectedIndex()));
            fill(shown, texts);
        });
        close.addActionListener(e -> dialog.dispose());
        remove.setEnabled(false);
        fill(shown, texts);
        JPanel buttons = new JPanel(new MigLayout("ins 0, gap 0 8, wrap 1, fillx", "[grow, fill]"));
        buttons.add(add);
        buttons.add(remove);
        content.add(text, "span, growx, wmin 40");
        content.add(new JScrollPane(list));
        content.add(buttons, "aligny top");
        content.add(close, "span, growx 0, alignx right");
        dialog.getRootPane()
                .registerKeyboardAction(
                        e -> dialog.dispose(), KeyStroke.getKeyStroke("ESCAPE"), JComponent.WHEN_IN_FOCUSED_WINDOW);
        return content;
    }

    private void fill(DefaultListModel<String> shown, Texts texts) {
        shown.clear();
        for (String folder : folders()) {
            boolean there = LibraryShelf.path(folder).map(Files::exists).orElse(false);
            shown.addElement(there ? folder : texts.get("folders.gone", folder));
        }
    }

    private static JButton button(String name, String words) {
        JButton button = new JButton(words);
        button.setName(name);
        return button;
    }
}
