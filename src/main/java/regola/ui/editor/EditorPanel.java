package regola.ui.editor;

import java.awt.CardLayout;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import javax.swing.JToggleButton;
import javax.swing.KeyStroke;
import javax.swing.Timer;
import net.miginfocom.swing.MigLayout;
import regola.ui.board.art.ArtStore;
import regola.ui.parts.Paragraph;
import regola.ui.parts.Scrolling;
import regola.ui.parts.TitledButtons;
import regola.ui.view.Texts;
import regola.ui.view.editor.BesideIntents;
import regola.ui.view.editor.BesideView;
import regola.ui.view.editor.EditorIntents;
import regola.ui.view.editor.EditorView;
import regola.ui.view.editor.EditorWishes;
import regola.ui.view.editor.JumpView;
import regola.ui.view.editor.MistakeView;
import regola.ui.view.editor.QuestionView;
import regola.ui.view.editor.ReplyView;
import regola.ui.view.editor.SheetView;
import regola.ui.view.editor.VersionView;
import regola.ui.view.rules.ChangeView;

/**
 * An EditorPanel is the page on which rules are read and changed: files, text, and below what is wrong and was changed.
 */
public final class EditorPanel extends JPanel {
    private static final long serialVersionUID = 1;
    private static final int CURSOR_MILLIS = 60;
    /** The files, then the text; where the board stands beside it, all move closer together. */
    private static final String COLUMNS = "[150:20%:280, fill][grow, fill]";

    private static final String CLOSER = "[116:11%:240, fill][grow, fill]";
    /** A game of one file needs no list of files: the text has its room. */
    private static final String ALONE = "[0!]0[grow, fill]";

    private final transient EditorIntents intents;
    private final transient EditorWishes wishes;
    private final transient Collection<KeyStroke> windowKeys;
    private final JLabel title = new JLabel();
    private final Paragraph whose = new Paragraph("editor.whose", null, 0.92, false);
    private final JButton back = new JButton();
    private final JButton copy = new JButton();
    private final JButton book = new JButton();
    private final JButton here = new JButton();
    private final JButton apply = new JButton();
    private final PassageStrip passage;
    private final NamingStrip naming;
    private final FilesList files;
    private final JComponent aside;
    private final CardLayout cards = new CardLayout();
    private final JPanel sheets = new JPanel(cards);
    private final FindBar find = new FindBar(this::area);
    private final MistakesList mistakes;
    private final ChangesList changes;
    private final SpotsList uses = new SpotsList("editor.uses", this::goTo);
    private final VersionsList versions = new VersionsList(this::goBack);
    private final SpotsList contents = new SpotsList("editor.contents", this::goTo);
    private final TextTabs below;
    private final StatusLine status = new StatusLine(this::showMistakes);
    private final JSplitPane split;
    private final BesideSplit both;
    private final BesidePanel beside;
    private final JToggleButton board = new JToggleButton();
    private final transient BesideIntents onBoard;
    /** The cursor is told of when it has come to rest. */
    private final Timer cursor = new Timer(CURSOR_MILLIS, e -> tellCursor());

    private final transient Map<String, SheetPane> panes = new HashMap<>();
    private final transient Map<String, Offering> completions = new HashMap<>();
    private transient EditorView view;
    private long jumped;
    private boolean suggesting = true;
    private final transient RuleHelp help;
    private final RenameStrip rename;
    private transient Texts texts;
    /** Which text the older ones were held against. */
    private String compared = "";
    /** Which text the contents are of. */
    private String listed = "";

    /**
     * @param windowKeys shortcuts of the window, which the text must leave alone
     * @param arts the drawings of a game, by its id
     */
    public EditorPanel(
            Collection<KeyStroke> windowKeys,
            EditorIntents intents,
            EditorWishes wishes,
            BesideIntents onBoard,
            Function<String, ArtStore> arts) {
        super(new MigLayout("ins 10 12 10 12, gap 12 8, fill, hidemode 3", COLUMNS, "[][][grow, fill]"));
        this.windowKeys = List.copyOf(windowKeys);
        this.intents = intents;
        this.wishes = wishes;
        this.passage = new PassageStrip(intents);
        this.naming = new NamingStrip(intents);
        this.mistakes = new MistakesList(
                this::goTo,
                this::repair,
                this::helpWith,
                intents::showRemarks,
                (lesson, whole) -> onLesson(lesson.file(), whole));
        this.changes = new ChangesList(this::goTo, this::takeBack, () -> intents.backToOriginal(view.front()));
        this.below = new TextTabs(List.of(mistakes, changes, contents, uses, versions));
        this.files = new FilesList(intents);
        this.aside = Scrolling.page(files);
        this.help = new RuleHelp(new Front(), intents, wishes);
        this.rename = new RenameStrip(help::rename, help::closeStrip);
        this.onBoard = onBoard;
        this.beside = new BesidePanel(arts, onBoard, this::follow, this::takeKeyboard, wishes::moved, below);
        setName("editor");
        add(head(), "cell 0 0, spanx 2, growx, w 0:100:");
        JPanel strips = new JPanel(new MigLayout("ins 0, gap 0 8, wrap 1, fillx, hidemode 3", "[grow, fill]"));
        strips.setOpaque(false);
        for (JPanel strip : new JPanel[] {naming, passage, rename}) strips.add(strip, "w 0:100:");
        add(strips, "cell 0 1, spanx 2, growx, w 0:100:");
        add(aside, "cell 0 2, w 0:100:, h 0:100:");
        JPanel text = new JPanel(new MigLayout("ins 0, gap 0 6, fill, hidemode 3", "[grow, fill]", "[][grow, fill][]"));
        text.setOpaque(false);
        text.add(find, "cell 0 0, wmin 0");
        text.add(sheets, "cell 0 1, w 0:100:, h 40:100:");
        text.add(status, "cell 0 2, w 0:100:");
        status.add(beside.typing(), "push, al right, wmin 0");
        split = new JSplitPane(JSplitPane.VERTICAL_SPLIT, true, text, below);
        split.setResizeWeight(BesideSplit.TEXT_SHARE);
        BesideSplit.share(split, BesideSplit.TEXT_SHARE);
        below.addChangeListener(e -> askForVersions());
        split.setBorder(BorderFactory.createEmptyBorder());
        split.setOpaque(false);
        both = new BesideSplit(split, beside);
        add(both, "cell 1 2, w 0:100:, h 0:100:");
        cursor.setRepeats(false);
    }

    // ---- the board beside the text

    public boolean isBesideSeen() {
        return both.isOpen();
    }

    /** @return which part of the room the text has beside the board, in percent */
    public long textShare() {
        return Math.round(100 * both.share());
    }

    public void textShare(long percent) {
        both.share(percent / 100.0);
    }

    /** Shows the board beside the text, for which what is read goes away if it would cover it; or the text alone. */
    public void seeBeside(boolean seen) {
        both.open(seen);
        beside.open(seen);
        moveCloser();
        onBoard.open(seen);
        if (seen) tellCursor();
    }

    /** @param book what is read beside the text, in the place of the board; null puts it away */
    public void read(JComponent book) {
        both.read(book);
        moveCloser();
    }

    /** @return whether the board comes back when what is read is put away */
    public boolean isBoardCovered() {
        return both.isBoardCovered();
    }

    private void moveCloser() {
        setColumns();
        panes.values().forEach(pane -> pane.area().wrap(both.isBeside()));
        board.setSelected(both.isOpen() && !both.isBoardCovered());
        revalidate();
        if (area() != null) area().seeCaret();
    }

    private void setColumns() {
        aside.setVisible(!files.isAlone());
        ((MigLayout) getLayout()).setColumnConstraints(files.isAlone() ? ALONE : both.isBeside() ? CLOSER : COLUMNS);
    }

    public void beside(BesideView next, Texts inWords) {
        beside.show(next, inWords);
    }

    /** The keyboard goes to where something can be tried. */
    public void tryOut() {
        if (!both.isOpen() || both.isBoardCovered()) seeBeside(true);
        beside.tryOut();
    }

    private void tellCursor() {
        RuleArea area = area();
        if (area != null) mistakes.at(view.front(), area.getCaretLineNumber() + 1);
        if (both.isOpen() && area != null) onBoard.cursor(view.front(), area.getText(), area.getCaretPosition());
    }

    /** Something was pressed whose rule stands there; the keyboard stays where it is. */
    private void follow(JumpView there) {
        SheetPane pane = pane(there.file());
        if (pane == null) return;
        if (!there.file().equals(view.front())) {
            cards.show(sheets, there.file());
            intents.show(there.file());
        }
        pane.look(there);
    }

    private JPanel head() {
        title.setName("editor.title");
        title.putClientProperty("FlatLaf.styleClass", "h2");
        back.setName("editor.back");
        copy.setName("editor.copy");
        book.setName("editor.book");
        here.setName("editor.here");
        apply.setName("editor.apply");
        Looks.main(apply);
        Looks.beside(board);
        back.addActionListener(e -> wishes.backToMatch());
        copy.addActionListener(e -> intents.askForCopy());
        book.addActionListener(e -> wishes.book());
        here.addActionListener(e -> intents.apply(true));
        apply.addActionListener(e -> intents.apply(false));
        board.setName("editor.beside");
        board.addActionListener(e -> {
            seeBeside(board.isSelected());
            takeKeyboard();
        });
        return new TitledButtons(title, whose, book, List.of(files.forFirst(), board, back, copy, here, apply));
    }

    // ---- what is shown

    /** @return the last picture, null before the first */
    public EditorView view() {
        return view;
    }

    /** Before anything was read. */
    public void showReading(Texts texts) {
        title.setText(texts.get("editor.reading"));
        for (JButton button : new JButton[] {book, back, copy, here, apply}) button.setVisible(false);
    }

    public void show(EditorView next, Texts texts) {
        boolean more = view != null
                && view.front().equals(next.front())
                && MistakesList.wrong(next) > MistakesList.wrong(view);
        view = next;
        this.texts = texts;
        if (more) below.moreIsWrong();
        title.setText(next.title());
        title.setToolTipText(next.title());
        whose.setText(
                texts.get(next.own() ? next.isUnsaved() ? "editor.own.unsaved" : "editor.own" : "editor.shipped"));
        // The match that goes on may be of another game.
        if (next.here()) button(back, next.match(), texts.get("editor.back"), texts.get("editor.back.tip"));
        else button(back, next.match(), texts.get("editor.other"), texts.get("editor.other.tip"));
        button(book, next.own(), texts.get("book.cookbook"), texts.get("action.book"));
        button(copy, !next.own() && next.naming() == null, texts.get("editor.copy"), texts.get("naming.copy.text"));
        button(here, next.here(), texts.get("editor.here"), texts.get("editor.here.tip"));
        button(apply, true, texts.get("editor.apply"), texts.get("editor.apply.tip"));
        board.setText(texts.get("editor.beside"));
        board.setToolTipText(texts.get("editor.beside.tip"));
        boolean named = naming.isVisible() && next.naming() == null;
        naming.show(next.naming(), texts);
        passage.show(next.passage(), next.place(), texts);
        files.show(next, texts);
        setColumns();
        find.speak(texts);
        mistakes.show(next, texts);
        changes.show(next, texts);
        status.show(MistakesList.errors(next), MistakesList.warnings(next), texts);
        contents.show(contents.shown(), "editor.contents.none", texts);
        uses.show(uses.shown(), "editor.uses.none", texts);
        below.show(next, uses.shown().size(), texts);
        showSheets(next);
        if (area() != null) status.at(area()); // another file may have come to the front
        list(next);
        String held = next.front() + next.language() + next.isUnsaved() + next.changes();
        if (!held.equals(compared)) {
            compared = held;
            askForVersions();
        }
        if (named) takeKeyboard();
    }

    /** Older texts are read only while they are looked at. */
    private void askForVersions() {
        if (view != null && below.areVersionsSeen()) intents.askForVersions();
    }

    /** @param pictures of the boards, in the order of the versions; null where there is none */
    public void versions(List<VersionView> all, List<BufferedImage> pictures, Texts inWords) {
        versions.show(all, pictures, inWords);
    }

    private void onLesson(String file, boolean whole) {
        intents.mendLesson(file, whole);
        takeKeyboard(); // the button that was pressed goes
    }

    private void goBack(VersionView version) {
        intents.backToVersion(version.file(), version.millis());
    }

    private static void button(JButton button, boolean visible, String words, String tip) {
        button.setVisible(visible);
        button.setText(words);
        button.setToolTipText(tip);
    }

    private void showSheets(EditorView next) {
        SheetPane front = pane(next.front());
        for (SheetView sheet : next.sheets()) {
            SheetPane pane = panes.get(sheet.file());
            if (pane == null) continue;
            pane.show(sheet);
            pane.mark(next.problems().stream()
                    .filter(mistake -> mistake.file().equals(sheet.file()))
                    .toList());
            if (next.passage() == null) pane.unmarkPassage();
        }
        if (front == null) return;
        cards.show(sheets, next.front());
        JumpView jump = next.jump();
        if (jump != null && jump.serial() > jumped && jump.file().equals(next.front())) {
            jumped = jump.serial();
            front.jump(jump);
        }
    }

    /** @return the text of that file, made when it is first wanted; null if there is no such file */
    private SheetPane pane(String file) {
        SheetPane known = panes.get(file);
        SheetView sheet = view.sheets().stream()
                .filter(each -> each.file().equals(file))
                .findFirst()
                .orElse(null);
        if (known != null || sheet == null) return known;
        SheetPane made = new SheetPane(sheet, windowKeys, (edition, text) -> {
            wishes.typing();
            intents.typed(file, edition, text);
        });
        completions.put(
                file,
                RuleCompletion.install(
                        made.area(),
                        this::texts,
                        wanted -> ask(wanted ? QuestionView.Kind.COMPLETE : QuestionView.Kind.SUGGEST),
                        wishes::nothingFits,
                        () -> texts,
                        () -> beside.art(view.game())));
        completions.get(file).suggests(suggesting);
        made.area().wondering((offset, area) -> help.ask(QuestionView.Kind.HOVER, file, area, offset, ""));
        made.area().addCaretListener(e -> {
            cursor.restart();
            wishes.moved();
            if (made.area() == area()) status.at(made.area());
        });
        beside.putTrialAwayAt(made.area());
        made.area().wrap(both.isBeside());
        new RuleMenu(made.area(), () -> texts, this::ask, this::complete);
        panes.put(file, made);
        sheets.add(made, file);
        return made;
    }

    private List<String> texts() {
        List<String> texts = new ArrayList<>();
        if (area() != null) texts.add(area().getText());
        view.sheets().forEach(sheet -> texts.add(sheet.text()));
        return texts;
    }

    /** @return the text that is shown, null if there is none */
    RuleArea area() {
        SheetPane front = view == null ? null : panes.get(view.front());
        return front == null ? null : front.area();
    }

    // ---- what is done in the text

    /** The keyboard goes to the name that is asked for, or else into the text. */
    public void takeKeyboard() {
        if (naming.isVisible()) naming.takeKeyboard();
        else if (area() != null) area().requestFocusInWindow();
    }

    public void find() {
        if (area() != null) find.open();
    }

    /** @return the word of the language that one may want to know about where the cursor stands; empty for none */
    public String wondered() {
        return area() == null ? "" : area().wondered();
    }

    public boolean canComplete() {
        return area() != null && area().isEditable();
    }

    /** @param wanted whether words are offered to who has not asked for them */
    public void suggest(boolean wanted) {
        suggesting = wanted;
        completions.values().forEach(each -> each.suggests(wanted));
    }

    public boolean isSuggesting() {
        return suggesting;
    }

    /** Offers words that go on as somebody has begun to write. */
    public void complete() {
        if (!canComplete()) return;
        area().requestFocusInWindow();
        completions.get(view.front()).doCompletion();
    }

    /** @return the text at the front, for who writes into it from elsewhere; null if nobody can */
    public SheetPane writable() {
        return canComplete() ? panes.get(view.front()) : null;
    }

    /** Asks that of where the cursor stands; what it is for is done when the answer comes. */
    public void ask(QuestionView.Kind kind) {
        help.ask(kind);
    }

    public void answer(ReplyView answer, Texts inWords) {
        if (view != null) help.answer(answer, inWords);
    }

    /** Each new text of the file at the front has its contents listed anew, once it was looked at. */
    private void list(EditorView next) {
        RuleArea area = area();
        String now = area == null ? "" : next.front() + " " + area.edition();
        if (area == null || !next.checked() || now.equals(listed)) return;
        listed = now;
        help.ask(QuestionView.Kind.CONTENTS);
    }

    private void goTo(ReplyView.Spot spot) {
        goTo(spot.file(), spot.line(), spot.line(), spot.column());
    }

    /** A Front is the page, as far as answers have to do with it. */
    private final class Front implements RuleHelp.Desk {
        @Override
        public RuleArea front() {
            return EditorPanel.this.area();
        }

        @Override
        public String frontFile() {
            return view.front();
        }

        @Override
        public RuleArea area(String file) {
            SheetPane found = pane(file);
            return found == null ? null : found.area();
        }

        @Override
        public void go(ReplyView.Spot spot) {
            goTo(spot);
        }

        @Override
        public void showUses(List<ReplyView.Spot> spots) {
            uses.show(spots, "editor.uses.none", texts);
            below.showUses(spots.size(), texts);
        }

        @Override
        public void showContents(List<ReplyView.Spot> spots) {
            contents.show(spots, "editor.contents.none", texts);
        }

        @Override
        public void offer(ReplyView answer) {
            Offering completion = completions.get(answer.question().file());
            if (completion != null) completion.answer(answer);
        }

        @Override
        public RenameStrip strip() {
            return rename;
        }
    }

    /** Where the keyboard is on the board beside the text, moves are meant. */
    public boolean canUndo() {
        return beside.hasKeyboard() ? beside.canGo(-1) : area() != null && area().canUndo();
    }

    public boolean canRedo() {
        return beside.hasKeyboard() ? beside.canGo(1) : area() != null && area().canRedo();
    }

    public void undo() {
        if (beside.hasKeyboard()) onBoard.go(-1);
        else area().undoLastAction();
    }

    public void redo() {
        if (beside.hasKeyboard()) onBoard.go(1);
        else area().redoLastAction();
    }

    /**
     * @param by 1 for the next mistake after the cursor, -1 for the one before; after the last of a file comes the next
     *     file
     */
    public void nextMistake(int by) {
        RuleArea area = area();
        if (area == null || view.problems().isEmpty()) return;
        goTo(MistakesList.next(view, panes.get(view.front()).marked(), area.getCaretPosition(), by));
    }

    /** The list of what is wrong comes to the front, and the cursor goes to the first. */
    private void showMistakes() {
        below.showMistakes();
        view.problems().stream()
                .filter(mistake -> !mistake.kind().isRemark())
                .findFirst()
                .ifPresent(this::goTo);
    }

    private void goTo(MistakeView mistake) {
        goTo(mistake.file(), mistake.line(), mistake.line(), mistake.column());
    }

    private void goTo(ChangeView change) {
        goTo(
                change.file(),
                change.line(),
                change.line() + Math.max(0, change.now().size() - 1),
                1);
    }

    private void goTo(String file, int first, int last, int column) {
        SheetPane pane = pane(file);
        if (pane == null) return;
        if (!file.equals(view.front())) {
            cards.show(sheets, file);
            intents.show(file);
        }
        pane.jump(new JumpView(0, file, first, last, column, false));
    }

    /** Only in the very text in which the mistake was found; in another its place may be another. */
    private void repair(MistakeView mistake) {
        SheetPane pane = pane(mistake.file());
        if (pane == null
                || pane.area().edition() != mistake.edition()
                || !pane.area().isEditable()) return;
        int writing = pane.area().getCaretPosition();
        if (!mistake.repair().isEverywhere()) goTo(mistake);
        pane.mend(mistake.repair(), writing);
    }

    private void helpWith(MistakeView mistake) {
        goTo(mistake);
        wishes.help(wondered());
    }

    private void takeBack(ChangeView change) {
        SheetPane pane = pane(change.file());
        if (pane == null
                || pane.area().edition() != change.edition()
                || !pane.area().isEditable()) return;
        pane.area().takeBack(change);
        goTo(change);
    }
}
