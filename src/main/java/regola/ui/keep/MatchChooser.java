package regola.ui.keep;

import java.awt.Component;
import java.awt.Dimension;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javax.swing.JFileChooser;
import javax.swing.JOptionPane;
import javax.swing.UIManager;
import javax.swing.filechooser.FileNameExtensionFilter;
import regola.ui.view.Texts;

/**
 * A MatchChooser asks for files in the language of the window: where a match is to be saved, which is to be opened; and
 * for folders.
 */
public final class MatchChooser {
    public static final String ENDING = "regola-match";
    /** What matches were called once. */
    private static final String OTHER_ENDING = "json";

    /** What the look and feel calls them, and the keys of our own words. */
    private static final List<String> WORDS = List.of(
            "lookInLabelText",
            "saveInLabelText",
            "fileNameLabelText",
            "filesOfTypeLabelText",
            "folderNameLabelText",
            "upFolderToolTipText",
            "homeFolderToolTipText",
            "newFolderToolTipText",
            "listViewButtonToolTipText",
            "detailsViewButtonToolTipText",
            "cancelButtonText",
            "cancelButtonToolTipText",
            "saveButtonToolTipText",
            "openButtonToolTipText",
            "fileNameHeaderText",
            "fileSizeHeaderText",
            "fileTypeHeaderText",
            "fileDateHeaderText",
            "fileAttrHeaderText",
            "acceptAllFileFilterText",
            "viewMenuLabelText",
            "refreshActionLabelText",
            "newFolderActionLabelText",
            "listViewActionLabelText",
            "detailsViewActionLabelText",
            "directoryOpenButtonText",
            "directoryOpenButtonToolTipText",
            "newFolderErrorText");

    private final Component parent;
    private final Texts texts;

    public MatchChooser(Component parent, Texts texts) {
        this.parent = parent;
        this.texts = texts;
    }

    /** @return whether the file is called as a saved match is */
    public static boolean isMatch(Path file) {
        String name = file.toString();
        return name.endsWith("." + ENDING) || name.endsWith("." + OTHER_ENDING);
    }

    private JFileChooser chooser(Path folder, String title, String ending) {
        WORDS.forEach(word -> UIManager.put("FileChooser." + word, texts.get("chooser." + word)));
        // A dialog that saves or opens takes its own words for its button, whatever it was told.
        UIManager.put("FileChooser.saveButtonText", texts.get("save.do"));
        UIManager.put("FileChooser.openButtonText", texts.get("open.do"));
        JFileChooser chooser = new JFileChooser(folder.toFile()) {
            private static final long serialVersionUID = 1;

            @Override
            public void approveSelection() {
                if (getDialogType() != SAVE_DIALOG
                        || !withEnding(getSelectedFile(), ending).exists()
                        || replaces(this, ending)) super.approveSelection();
            }
        };
        chooser.setName("chooser");
        chooser.setDialogTitle(title);
        Dimension usual = chooser.getPreferredSize();
        chooser.setPreferredSize(new Dimension(
                Math.max(usual.width, parent.getWidth() * 3 / 5), Math.max(usual.height, parent.getHeight() * 3 / 5)));
        return chooser;
    }

    private boolean replaces(JFileChooser chooser, String ending) {
        String name = withEnding(chooser.getSelectedFile(), ending).getName();
        Object[] answers = {texts.get("save.replace"), texts.get("save.other")};
        return JOptionPane.showOptionDialog(
                        chooser,
                        texts.get("save.exists", name),
                        chooser.getDialogTitle(),
                        JOptionPane.DEFAULT_OPTION,
                        JOptionPane.PLAIN_MESSAGE,
                        null,
                        answers,
                        answers[1])
                == 0;
    }

    private static File withEnding(File file, String ending) {
        boolean has = ending.equals(ENDING)
                ? file.getName().contains(".")
                : file.getName().endsWith("." + ending);
        return has ? file : new File(file.getPath() + "." + ending);
    }

    /** @param name proposed, without its ending */
    public Optional<Path> save(Path folder, String name) {
        return save(folder, name, "save.title", "save.kind", ENDING);
    }

    /** @param name of a table, proposed, without its ending */
    public Optional<Path> saveTable(Path folder, String name) {
        return save(folder, name, "learner.export", "learner.kind", "csv");
    }

    /**
     * @param name proposed, without its ending
     * @param title the key of what is asked
     * @param kind the key of what such files are called
     * @param ending that such files have
     */
    public Optional<Path> save(Path folder, String name, String title, String kind, String ending) {
        JFileChooser chooser = chooser(folder, texts.get(title), ending);
        chooser.setFileFilter(new FileNameExtensionFilter(texts.get(kind), ending));
        chooser.setSelectedFile(new File(folder.toFile(), name + "." + ending));
        chooser.setApproveButtonText(texts.get("save.do"));
        return chosen(chooser, chooser.showSaveDialog(parent), file -> withEnding(file, ending));
    }

    public Optional<Path> open(Path folder) {
        JFileChooser chooser = chooser(folder, texts.get("open.title"), ENDING);
        chooser.setFileFilter(new FileNameExtensionFilter(
                texts.get("open.kind"), ENDING, OTHER_ENDING, GivenGames.ENDING, OwnFile.RULES));
        chooser.setApproveButtonText(texts.get("open.do"));
        return chosen(chooser, chooser.showOpenDialog(parent), file -> file);
    }

    /** @return a folder that there is */
    Optional<Path> folder(Path from) {
        JFileChooser chooser = chooser(from, texts.get("folders.choose"), ENDING);
        chooser.setFileSelectionMode(JFileChooser.DIRECTORIES_ONLY);
        chooser.setApproveButtonText(texts.get("folders.do"));
        return chosen(chooser, chooser.showOpenDialog(parent), file -> file).filter(Files::isDirectory);
    }

    private static Optional<Path> chosen(JFileChooser chooser, int answer, UnaryOperator<File> named) {
        if (answer != JFileChooser.APPROVE_OPTION || chooser.getSelectedFile() == null) return Optional.empty();
        return Optional.of(named.apply(chooser.getSelectedFile()).toPath());
    }
}
