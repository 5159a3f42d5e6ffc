package regola.ui.editor;

import java.awt.event.ActionEvent;
import java.awt.event.KeyEvent;
import java.awt.image.BufferedImage;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import javax.swing.AbstractAction;
import javax.swing.ImageIcon;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import javax.swing.KeyStroke;
import javax.swing.SwingConstants;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import regola.ui.parts.Paragraph;
import regola.ui.view.Texts;
import regola.ui.view.editor.MistakeView;
import regola.ui.view.editor.VersionView;
import regola.ui.view.rules.ChangeView;

/** A VersionsList is how a file was before, each time with a picture of its board; one can compare, and go back. */
final class VersionsList extends JPanel {
    private static final long serialVersionUID = 1;
    private static final String CLOSE = "close what is compared";
    /** Of the first line that was changed. */
    private static final int MOST_LETTERS = 70;

    /** In milliseconds: nobody saves twice as fast. */
    private static final int AT_ONCE = 50;

    /** Across, in pixels before any scaling of the screen. */
    private static final int SIGN = 28;

    private final transient Consumer<VersionView> back;
    private final List<JToggleButton> compares = new ArrayList<>();

    VersionsList(Consumer<VersionView> back) {
        super(new MigLayout("ins 6 8 8 8, gap 12 8, wrap 3, fillx, hidemode 3", "[][grow, fill][]"));
        this.back = back;
        setName("editor.versions");
        setOpaque(false);
        getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke(KeyEvent.VK_ESCAPE, 0), CLOSE);
        getActionMap().put(CLOSE, new AbstractAction() {
            private static final long serialVersionUID = 1;

            @Override
            public boolean isEnabled() {
                return compares.stream().anyMatch(JToggleButton::isSelected);
            }

            @Override
            public void actionPerformed(ActionEvent e) {
                compares.stream().filter(JToggleButton::isSelected).forEach(JToggleButton::doClick);
            }
        });
    }

    /** @param pictures of the boards, in the order of the versions; null where there is none */
    void show(List<VersionView> versions, List<BufferedImage> pictures, Texts texts) {
        removeAll();
        compares.clear();
        if (versions.isEmpty()) {
            Paragraph none = new Paragraph("editor.versions.none", "Regola.muted", 0.93, false);
            none.setText(texts.get("editor.versions.none"));
            add(none, "span, growx, wmin 40");
        }
        for (int i = 0; i < versions.size(); i++)
            row(i, versions.get(i), pictures.get(i), i > 0 && isUntil(versions.get(i), versions.get(i - 1)), texts);
        revalidate();
        repaint();
    }

    /** What a file held before it was first written here is kept only then: since when it was so nobody knows. */
    private static boolean isUntil(VersionView oldest, VersionView next) {
        return oldest.step() == null && next.millis() - oldest.millis() < AT_ONCE;
    }

    private void row(int number, VersionView version, BufferedImage picture, boolean until, Texts texts) {
        // What could not be played has a sign where the others have their board.
        JLabel board = new JLabel(
                picture == null ? new MistakeIcon(MistakeView.Kind.ERROR, SIGN) : new ImageIcon(picture),
                SwingConstants.CENTER);
        board.setName("version." + number + ".board");
        Paragraph words = Paragraph.plain("version." + number + ".when");
        String date = DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT)
                .withLocale(texts.language().equals("en") ? Locale.UK : Locale.forLanguageTag(texts.language()))
                .withZone(ZoneId.systemDefault())
                .format(Instant.ofEpochMilli(version.millis()));
        String when = until ? texts.get("editor.versions.until", date) : date;
        int others = version.changes().stream().mapToInt(ChangeView::lines).sum();
        String how = others == 0
                ? texts.get("editor.versions.same")
                : others == 1 ? texts.get("editor.versions.one") : texts.get("editor.versions.other", others);
        words.setText(when + "\n" + done(version.step(), texts) + "\n"
                + (picture == null ? broken(version, texts) + "\n" : "") + how);
        JPanel lines = new ComparedLines("version." + number + ".lines", version.changes(), texts);
        lines.setVisible(false);
        JToggleButton compare = new JToggleButton(texts.get("editor.versions.compare"));
        compare.setName("version." + number + ".compare");
        compare.getAccessibleContext().setAccessibleName(texts.get("editor.versions.compare") + ", " + when);
        compare.setEnabled(others > 0);
        compares.add(compare);
        compare.addActionListener(e -> {
            lines.setVisible(compare.isSelected());
            revalidate();
            if (compare.isSelected()) SwingUtilities.invokeLater(() -> scrollRectToVisible(lines.getBounds()));
        });
        JButton goBack = new JButton(texts.get("editor.versions.back"));
        goBack.setName("version." + number + ".back");
        goBack.getAccessibleContext().setAccessibleName(texts.get("editor.versions.back") + ", " + when);
        goBack.setEnabled(others > 0);
        goBack.addActionListener(e -> back.accept(version));
        JPanel buttons = new JPanel(new MigLayout("ins 0, gap 6, wrap 1", "[grow, fill]"));
        buttons.setOpaque(false);
        buttons.add(compare);
        buttons.add(goBack);
        add(board, "growx, aligny top");
        add(words, "wmin 40, aligny top");
        add(buttons, "aligny top");
        add(lines, "span, growx, wmin 40");
    }

    private static String broken(VersionView version, Texts texts) {
        String why = version.trouble();
        return texts.get("editor.versions.broken") + (why.isEmpty() ? "" : "\n" + why);
    }

    /** @return what was done then, so that one version is told from the next */
    private static String done(VersionView.Step step, Texts texts) {
        if (step == null) return texts.get("editor.versions.first");
        List<String> counts = new ArrayList<>();
        if (step.changed() > 0) counts.add(texts.get("editor.versions.changed", step.changed()));
        if (step.added() > 0) counts.add(texts.get("editor.versions.added", step.added()));
        if (step.removed() > 0) counts.add(texts.get("editor.versions.removed", step.removed()));
        String line = step.line().length() <= MOST_LETTERS
                ? step.line()
                : step.line().substring(0, MOST_LETTERS).strip() + "…";
        String done = texts.get("editor.versions.step", String.join(", ", counts));
        String where = step.in().isEmpty() || line.startsWith(step.in()) ? line : step.in() + ": " + line;
        return where.isEmpty() ? done : done + "\n" + where.replaceFirst(": $", "");
    }
}
