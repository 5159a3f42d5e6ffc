package regola.ui.editor;

import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import regola.ui.parts.Paragraph;
import regola.ui.parts.TextLink;
import regola.ui.view.Texts;
import regola.ui.view.editor.EditorView;
import regola.ui.view.editor.LessonMisfitView;
import regola.ui.view.editor.MistakeView;
import regola.ui.view.editor.SheetView;

/**
 * A MistakesList is what is wrong, in sentences: where, what, why, how to mend it; a click goes there, another mends
 * it.
 */
final class MistakesList extends JPanel {
    private static final long serialVersionUID = 1;
    private static final int MOST = 25;
    /** Of what is wrong with one lesson. */
    private static final int MOST_OF_LESSON = 3;

    private final transient Consumer<MistakeView> go;
    private final transient Consumer<MistakeView> repair;
    private final transient Consumer<MistakeView> help;
    private final transient Consumer<Boolean> remark;
    private final transient BiConsumer<LessonMisfitView, Boolean> mendLesson;
    private transient List<MistakeView> shown;
    private transient EditorView.Remarks remarks;
    private transient List<LessonMisfitView> lessons;
    private String language = "";
    /** Where the row of each mistake begins among what is here. */
    private final transient List<Integer> rows = new ArrayList<>();
    /** The line in which the cursor stands, and its file. */
    private String file = "";

    private int line;

    /**
     * @param go gets a mistake that somebody wants to see in the text
     * @param repair gets a mistake whose repair somebody wants
     * @param help gets a mistake about which somebody wants to read
     * @param remark hears whether what is only remarked is to be told too
     * @param mendLesson gets a lesson that the rules do not fit, and whether all of it is to go
     */
    MistakesList(
            Consumer<MistakeView> go,
            Consumer<MistakeView> repair,
            Consumer<MistakeView> help,
            Consumer<Boolean> remark,
            BiConsumer<LessonMisfitView, Boolean> mendLesson) {
        super(new MigLayout("ins 6 8 8 8, gap 8 2, wrap 3, fillx, hidemode 3", "[][][grow, fill]"));
        this.go = go;
        this.repair = repair;
        this.help = help;
        this.remark = remark;
        this.mendLesson = mendLesson;
        setName("editor.mistakes");
        setOpaque(false);
    }

    void show(EditorView view, Texts texts) {
        // The same words at the same places need no new rows, though they are of another edition.
        if (shown != null
                && language.equals(texts.language())
                && shown.equals(view.problems())
                && remarks.equals(view.remarks())
                && lessons.equals(view.lessons())) return;
        boolean asked = remarks != null && remarks.shown() != view.remarks().shown();
        shown = view.problems();
        remarks = view.remarks();
        lessons = view.lessons();
        language = texts.language();
        removeAll();
        rows.clear();
        if (wrong(view) == 0) add(words("editor.fine", texts.get("editor.fine"), true), "span, growx, wmin 40");
        if (wrong(view) == 0 && view.own())
            add(words("editor.fine.hint", texts.get("editor.fine.hint"), true), "span, growx, wmin 40");
        int number = 0;
        for (MistakeView mistake : shown) {
            if (number == MOST) {
                add(words("editor.more", texts.get("editor.more", shown.size() - MOST), true), "span, growx, wmin 40");
                break;
            }
            rows.add(getComponentCount());
            row(number++, mistake, place(mistake, view, texts), texts);
        }
        rows.add(getComponentCount());
        for (int i = 0; i < lessons.size(); i++) lesson(i, lessons.get(i), texts);
        JCheckBox more = remarks.count() > 0 || remarks.shown() ? remarksSwitch(texts) : null;
        if (more != null) add(more, "span, gaptop 4, wmin 0");
        revalidate();
        repaint();
        reveal();
        if (more != null && asked) more.requestFocusInWindow(); // the one that was pressed has made room for this one
    }

    /** The cursor stands in that line: what is wrong there is seen whole. */
    void at(String front, int next) {
        if (front.equals(file) && next == line) return;
        file = front;
        line = next;
        reveal();
    }

    private void reveal() {
        if (shown == null) return;
        SwingUtilities.invokeLater(() -> {
            for (int i = 0; i < rows.size() - 1 && i < shown.size(); i++) {
                if (shown.get(i).line() != line || !shown.get(i).file().equals(file)) continue;
                validate();
                Rectangle row = getComponent(rows.get(i)).getBounds();
                for (int each = rows.get(i); each < rows.get(i + 1); each++)
                    row.add(getComponent(each).getBounds());
                scrollRectToVisible(row);
                return;
            }
        });
    }

    /** @return how many are more than a remark */
    static int wrong(EditorView view) {
        return errors(view) + warnings(view);
    }

    /** @return how many keep the rules from being played */
    static int errors(EditorView view) {
        return count(view, MistakeView.Kind.ERROR);
    }

    /** @return how many say what is hardly meant, lessons that do not fit among them */
    static int warnings(EditorView view) {
        return count(view, MistakeView.Kind.WARNING) + view.lessons().size();
    }

    private static int count(EditorView view, MistakeView.Kind kind) {
        return (int) view.problems().stream()
                .filter(mistake -> mistake.kind() == kind)
                .count();
    }

    /**
     * @param here those of the file at the front
     * @param by 1 for the next after the cursor, -1 for the one before
     */
    static MistakeView next(EditorView view, List<MistakeView> here, int cursor, int by) {
        List<MistakeView> sorted = here.stream()
                .sorted(Comparator.comparingInt(MistakeView::start))
                .toList();
        MistakeView next = null;
        for (MistakeView mistake : sorted) {
            if (by > 0 && mistake.start() > cursor && next == null) next = mistake;
            if (by < 0 && mistake.start() < cursor) next = mistake;
        }
        return next == null ? elsewhere(view, sorted, by) : next;
    }

    /** @return of another file than the front one, else the first or last of this one */
    private static MistakeView elsewhere(EditorView view, List<MistakeView> here, int by) {
        List<MistakeView> others = view.problems().stream()
                .filter(mistake -> !mistake.file().equals(view.front()))
                .toList();
        List<MistakeView> next = others.isEmpty() ? here.isEmpty() ? view.problems() : here : others;
        return next.get(by > 0 ? 0 : next.size() - 1);
    }

    private JCheckBox remarksSwitch(Texts texts) {
        JCheckBox box = new JCheckBox(texts.get("editor.remarks", remarks.count()), remarks.shown());
        box.setName("editor.remarks");
        box.setOpaque(false);
        box.setToolTipText(texts.get("editor.remarks.tip"));
        box.addActionListener(e -> remark.accept(box.isSelected()));
        return box;
    }

    private static String place(MistakeView mistake, EditorView view, Texts texts) {
        String place = texts.get("editor.line", mistake.line());
        if (mistake.file().equals(view.front())) return place;
        return view.sheets().stream()
                        .filter(sheet -> sheet.file().equals(mistake.file()))
                        .map(SheetView::title)
                        .findFirst()
                        .orElse("")
                + " " + place;
    }

    private static String severity(MistakeView.Kind kind) {
        return switch (kind) {
            case ERROR -> "editor.error";
            case WARNING -> "editor.warning";
            case REMARK, UNUSED -> "editor.remark";
        };
    }

    private void row(int number, MistakeView mistake, String place, Texts texts) {
        JLabel sign = new JLabel(
                new MistakeIcon(mistake.kind(), Math.max(11, getFont().getSize())));
        String severity = texts.get(severity(mistake.kind()));
        sign.setToolTipText(severity);
        JButton there = new TextLink("mistake." + number);
        there.setText(place);
        there.setToolTipText(texts.get("editor.go"));
        there.getAccessibleContext().setAccessibleName(severity + " " + place + ": " + mistake.what());
        there.addActionListener(e -> go.accept(mistake));
        add(sign, "aligny top, gaptop 3");
        add(there, "aligny top");
        add(words("mistake." + number + ".what", mistake.what(), false), "wmin 40, gaptop 2");
        if (!mistake.why().isEmpty()) add(words("mistake." + number + ".why", mistake.why(), true), "skip 2, wmin 40");
        if (mistake.repair() == null) {
            if (!mistake.fix().isEmpty())
                add(words("mistake." + number + ".fix", "→ " + mistake.fix(), true), "skip 2, wmin 40");
            more(number, mistake, texts);
            return;
        }
        // A button for a whole line leaves no room beside it.
        boolean below = mistake.repair().isBack() || mistake.other() != null;
        JPanel line = new JPanel(
                new MigLayout(below ? "ins 0, gap 8 4, wrap 1" : "ins 0, gap 8", below ? "[grow]" : "[][grow, fill]"));
        line.setOpaque(false);
        boolean beside = mistake.other() != null && !mistake.other().isBack();
        JButton fixed = mend("mistake." + number + ".repair", mistake, texts);
        line.add(fixed, beside ? "split 2" : "");
        if (beside) line.add(mend("mistake." + number + ".other", mistake.otherwise(), texts));
        // What the button says is not said beside it again.
        String fix = fixed.getText().equalsIgnoreCase(mistake.fix()) ? "" : mistake.fix();
        line.add(words("mistake." + number + ".fix", fix, true), "growx, wmin 40");
        if (mistake.other() != null && !beside)
            line.add(mend("mistake." + number + ".other", mistake.otherwise(), texts));
        add(line, "skip 2, growx, wmin 40, gapbottom 4");
        // As it was is not what they meant to write.
        if (mistake.repair().isBack()) more(number, mistake, texts);
    }

    private JButton mend(String name, MistakeView mistake, Texts texts) {
        JButton mend = new JButton(RepairWords.of(
                mistake.repair().label(),
                mistake.repair().start() == mistake.repair().end(),
                texts));
        mend.setName(name);
        mend.putClientProperty("FlatLaf.styleClass", "small");
        mend.addActionListener(e -> repair.accept(mistake));
        return mend;
    }

    private void more(int number, MistakeView mistake, Texts texts) {
        TextLink more = new TextLink("mistake." + number + ".help");
        more.setText(texts.get("editor.mistake.help"));
        more.addActionListener(e -> help.accept(mistake));
        add(more, "skip 2, wmin 0, growx 0, alignx left, gapbottom 4");
    }

    /** Whoever never made a lesson does not know one as theirs. */
    private static String unfit(LessonMisfitView lesson) {
        boolean came = lesson.file().endsWith("01-first-lesson.md");
        return came ? "editor.lesson.unfit.template" : "editor.lesson.unfit";
    }

    /** The lesson is no file of this page: what does not fit is taken out, or all of it. */
    private void lesson(int number, LessonMisfitView lesson, Texts texts) {
        String name = "misfit." + number;
        JLabel sign = new JLabel(
                new MistakeIcon(MistakeView.Kind.WARNING, Math.max(11, getFont().getSize())));
        sign.setToolTipText(texts.get("editor.warning"));
        add(sign, "aligny top, gaptop 3");
        add(words(name + ".what", texts.get(unfit(lesson), lesson.title()), false), "span 2, growx, wmin 40, gaptop 2");
        int told = 0;
        for (LessonMisfitView.Found found : lesson.found()) {
            if (told == MOST_OF_LESSON) break;
            String what = found.why().isEmpty() ? found.what() : found.what() + " – " + found.why();
            add(words(name + ".why." + told++, what, true), "skip 1, span 2, growx, wmin 40");
        }
        JPanel line = new JPanel(new MigLayout("ins 0, gap 8, hidemode 3"));
        line.setOpaque(false);
        if (!lesson.whole()) line.add(button(name + ".less", mending(lesson, texts), lesson, false));
        line.add(button(name + ".away", texts.get("editor.lesson.remove"), lesson, true));
        add(line, "skip 1, span 2, growx, wmin 40");
        // Beside the buttons there is room for two words a line only.
        String fix = texts.get(lesson.whole() ? "editor.lesson.fix" : "editor.lesson.fix.rest");
        add(words(name + ".fix", fix, true), "skip 1, span 2, growx, wmin 40, gapbottom 4");
    }

    private static String mending(LessonMisfitView lesson, Texts texts) {
        return lesson.steps() == 1
                ? texts.get("editor.lesson.mend")
                : texts.get("editor.lesson.mend.more", lesson.steps());
    }

    private JButton button(String name, String text, LessonMisfitView lesson, boolean whole) {
        JButton button = new JButton(text);
        button.setName(name);
        button.putClientProperty("FlatLaf.styleClass", "small");
        button.addActionListener(e -> mendLesson.accept(lesson, whole));
        return button;
    }

    private static Paragraph words(String name, String text, boolean muted) {
        Paragraph words = muted ? Paragraph.muted(name) : Paragraph.plain(name);
        words.setText(text);
        return words;
    }
}
