package regola.ui.workshop;

import java.awt.Point;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javax.swing.ButtonGroup;
import javax.swing.DefaultListModel;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import javax.swing.JToggleButton;
import javax.swing.ListSelectionModel;
import net.miginfocom.swing.MigLayout;
import regola.ui.board.art.ArtStore;
import regola.ui.parts.Paragraph;
import regola.ui.parts.Scrolling;
import regola.ui.theme.SameLook;
import regola.ui.theme.Scaled;
import regola.ui.view.Texts;
import regola.ui.view.make.BookDraft;
import regola.ui.view.make.BookEntry;
import regola.ui.view.make.BookTrial;

/**
 * A WorkshopBook is what helps whoever writes rules: parts to choose from, a search, a list of entries, and beside it
 * what the chosen one says. Enter, a double click or the button writes it where the cursor of the rules is.
 */
public final class WorkshopBook extends JPanel {
    private static final long serialVersionUID = 1;
    /** So many lines of the rules at the front, and so many recipes, show how a word is used. */
    private static final int SHOWN = 3, RECIPES = 8;
    /** Narrower than this, what an entry says stands below the list; in pixels. */
    private static final int NARROW = 680;

    private final transient BookDesk desk;
    private final transient BookCells cells;
    private final Paragraph unfit = Paragraph.plain("book.unfit");
    private transient String tried = "";
    private transient BookEntry triedFor;
    /** What came out of that; null while it is played. */
    private transient BookTrial trial;
    /** Whether that will be said. */
    private boolean asked;
    /** What somebody wants written of which it is not known yet whether it goes in. */
    private transient BookEntry wanted;
    /** What was written though it forbids nothing: what one could try then is not said. */
    private final transient Set<BookEntry> unpromised = new HashSet<>();

    private final Paragraph which = Paragraph.muted("book.which");
    private final Map<BookEntry.Part, JToggleButton> parts = new EnumMap<>(BookEntry.Part.class);
    private final JTextField search = new JTextField();
    private final DefaultListModel<BookEntry> shown = new DefaultListModel<>();
    private final JList<BookEntry> list = new JList<>(shown);
    private final Paragraph title = Paragraph.heading("book.entry.title", 1);
    private final Paragraph words = Paragraph.plain("book.entry.words");
    private final Paragraph trying = Paragraph.plain("book.entry.trying");
    private final transient BookSurvey survey;
    /** What stands apart in the list, as it would do nothing in these rules. */
    private final transient Set<BookEntry> apart = Collections.newSetFromMap(new IdentityHashMap<>());
    /** What is to be written all the same, by one more press. */
    private transient BookEntry sure;
    /** Nothing moves below the pointer of somebody who is about to choose. */
    private boolean pointing;

    private final BookLines passages = new BookLines();
    private final JScrollPane saying = new JScrollPane(passages);
    private final JLabel picture = new JLabel();
    private final JButton button = new JButton();
    private final JButton out = new JButton();
    private final JButton close = new JButton();
    private final JPanel bar = new JPanel(new MigLayout("ins 0, gap 6"));
    private final JScrollPane listed = Scrolling.page(list);
    private final JPanel about = new JPanel(new MigLayout("ins 0, gap 0 6, wrap 1, fillx, hidemode 3", "[grow, fill]"));
    private final JPanel said = new JPanel(new MigLayout("ins 0, fill, hidemode 3", "[grow, fill]", "[][grow, fill]"));
    private final JPanel foot = new JPanel(new MigLayout("ins 0, gap 8, fillx, hidemode 3", "[grow, fill][]"));
    private final JPanel reading =
            new JPanel(new MigLayout("ins 0, gap 0 6, wrap 1, fillx, hidemode 3", "[grow, fill]"));
    private final JScrollPane scrolled = Scrolling.page(reading);
    /** Whether all stands in one column; nothing stands anywhere before the first time. */
    private transient Boolean narrow;
    /** What is read. */
    private transient BookEntry told;
    /** What was read last in each part: who looks elsewhere and comes back reads on. */
    private final Map<BookEntry.Part, BookEntry> left = new EnumMap<>(BookEntry.Part.class);

    private transient List<BookEntry> entries = List.of();
    private transient BookSearch finder = new BookSearch();
    private transient Texts texts = Texts.in("en");

    public WorkshopBook(ArtStore art, BookDesk desk) {
        this.desk = desk;
        survey = new BookSurvey(desk, this::surveyed);
        cells = new BookCells(art, () -> texts, () -> search.getText().isBlank(), apart::contains, survey::isIdle);
        setName("book");
        ButtonGroup group = new ButtonGroup();
        for (BookEntry.Part part : BookEntry.Part.values()) {
            JToggleButton each = new JToggleButton();
            each.setName("book." + part.name().toLowerCase(Locale.ROOT));
            each.addActionListener(e -> {
                // What was sought elsewhere is not sought here.
                if (search.getText().isEmpty()) seek();
                else search.setText("");
            });
            group.add(each);
            bar.add(each);
            parts.put(part, each);
        }
        search.setName("book.search");
        list.setName("book.list");
        list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        list.setCellRenderer(cells);
        button.setName("book.insert");
        button.putClientProperty("FlatLaf.styleClass", "primary");
        out.setName("book.out");
        close.setName("book.close");
        for (JComponent each : new JComponent[] {saying, passages}) SameLook.follow(each);
        saying.setBorder(null);
        about.add(words, "wmin 40");
        about.add(trying, "wmin 40");
        unfit.stress(true);
        about.add(unfit, "wmin 40");
        about.add(which, "wmin 40");
        said.add(picture, "cell 0 0, alignx left");
        foot.add(button, "cell 0 0, growx");
        foot.add(out, "cell 0 0, growx");
        foot.add(close, "cell 1 0");
        place(false);
        wire();
    }

    @Override
    public void doLayout() {
        place(getWidth() < Scaled.px(NARROW));
        super.doLayout();
    }

    private void place(boolean now) {
        if (narrow != null && narrow == now) return;
        narrow = now;
        removeAll();
        said.remove(saying);
        said.remove(passages);
        // What is scrolled as a whole has no part that scrolls by itself.
        if (!now) saying.setViewportView(passages);
        said.add(now ? passages : saying, "cell 0 1, growx, aligny top, h 0:pref:");
        if (now) {
            setLayout(new MigLayout("ins 4 8 0 4, gap 0 6, fill", "[grow, fill]", "[][][30%!, fill][][grow, fill][]"));
            add(bar, "cell 0 0, wmin 0");
            add(search, "cell 0 1, wmin 40");
            add(listed, "cell 0 2, w 0:100:, h 0:100:");
            add(title, "cell 0 3, wmin 40");
            // All that an entry says is scrolled together: its buttons stay in sight, however low the window is.
            reading.add(about, "wmin 0");
            reading.add(said, "wmin 0");
            add(scrolled, "cell 0 4, w 0:100:, h 0:100:");
            add(foot, "cell 0 5, wmin 0");
            return;
        }
        setLayout(new MigLayout("ins 12, gap 12 8, fill", "[230:30%:280, fill][grow, fill]", "[][][][grow, fill][]"));
        add(bar, "span");
        add(search, "cell 0 1, wmin 40");
        add(listed, "cell 0 2 1 3, grow, h 0:100:");
        add(title, "cell 1 1, wmin 40");
        add(about, "cell 1 2, wmin 40");
        add(said, "cell 1 3, w 0:100:, h 0:100:");
        add(foot, "cell 1 4");
    }

    private void wire() {
        list.addListSelectionListener(e -> {
            BookEntry before = told;
            tell();
            if (before != null && told != before) seeWhere();
        });
        button.addActionListener(e -> write());
        out.addActionListener(e -> {
            desk.takeOut(list.getSelectedValue());
            tell();
            list.requestFocusInWindow(); // the button that was pressed goes
        });
        close.addActionListener(e -> desk.close());
        BookKeys.onTyping(search, this::seek);
        list.addMouseListener(new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent e) {
                if (e.getClickCount() == 2) write();
            }

            @Override
            public void mouseEntered(MouseEvent e) {
                pointing = true;
            }

            @Override
            public void mouseExited(MouseEvent e) {
                pointing = false;
                setApart();
            }
        });
        BookKeys.on(list, KeyEvent.VK_ENTER, this::write);
        BookKeys.on(search, KeyEvent.VK_ENTER, this::write);
        // Only while the keyboard is in the book: the text beside it has these keys for itself.
        BookKeys.on(this, WHEN_ANCESTOR_OF_FOCUSED_COMPONENT, KeyEvent.VK_F1, () -> tellOf(""));
        BookKeys.on(this, WHEN_ANCESTOR_OF_FOCUSED_COMPONENT, KeyEvent.VK_ESCAPE, desk::close);
        BookKeys.on(search, KeyEvent.VK_DOWN, () -> walk(1));
        BookKeys.on(search, KeyEvent.VK_UP, () -> walk(-1));
    }

    private void walk(int by) {
        int to = list.getSelectedIndex() + by;
        if (to < 0 || to >= shown.size()) return;
        list.setSelectedIndex(to);
        list.ensureIndexIsVisible(to);
    }

    /** @param part where it is opened; null to leave it as it is */
    public void show(List<BookEntry> all, BookEntry.Part part, Texts inWords) {
        entries = List.copyOf(all);
        finder = new BookSearch();
        if (part != null) parts.get(part).setSelected(true);
        speak(inWords);
    }

    /** Another book was read before: what was read there last is read on here. */
    public void readOn(WorkshopBook before) {
        left.putAll(before.left);
    }

    public void speak(Texts next) {
        texts = next;
        parts.forEach(
                (part, each) -> each.setText(texts.get("book." + part.name().toLowerCase(Locale.ROOT))));
        search.putClientProperty("JTextField.placeholderText", texts.get("book.search"));
        search.getAccessibleContext().setAccessibleName(texts.get("book.search"));
        list.getAccessibleContext().setAccessibleName(texts.get("book.title"));
        out.setText(texts.get("book.out"));
        sayClose();
        seek();
    }

    private void sayClose() {
        close.setText(texts.get(desk.isBoardCovered() ? "book.close.board" : "book.close"));
    }

    /** Who chooses what could be written sees the line below which it would stand, or where it stands already. */
    private void seeWhere() {
        if (told == null || told.isWord() || told.belongs().isEmpty()) return;
        List<BookDraft.Added> stands = desk.written(told);
        BookDraft would = stands.isEmpty() ? desk.draft(told, near()) : null;
        List<BookDraft.Added> lines = would == null ? stands : would.added();
        if (!lines.isEmpty()) desk.see(lines.get(0).line());
    }

    /**
     * Opens the page about a word of the language; where there is none, what speaks of it.
     *
     * @param word empty for how to begin
     */
    public void tellOf(String word) {
        parts.get(BookEntry.Part.LANGUAGE).setSelected(true);
        search.setText("");
        seek();
        for (int i = shown.size() - 1; i >= 0; i--) {
            if (!shown.get(i).title().containsValue(word) && i > 0) continue;
            list.setSelectedIndex(i);
            list.ensureIndexIsVisible(i);
            return;
        }
    }

    /** The rules have changed, or the cursor in them: what would be written is found anew. */
    public void lookAgain() {
        sayClose();
        tell();
    }

    public void takeKeyboard() {
        search.requestFocusInWindow();
        search.selectAll();
    }

    private BookEntry.Part part() {
        return parts.entrySet().stream()
                .filter(each -> each.getValue().isSelected())
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(BookEntry.Part.COOKBOOK);
    }

    /** All entries of the part in which all words that are sought stand somewhere; what is about them first. */
    private void seek() {
        BookEntry before = left.get(part());
        BookSearch.Sought sought = finder.of(search.getText());
        // What is sought in one part of what is to be read is found in the other too.
        Set<BookEntry.Part> read = EnumSet.of(BookEntry.Part.COOKBOOK, BookEntry.Part.LANGUAGE);
        boolean both = !sought.isEmpty() && read.contains(part());
        List<BookEntry> of = entries.stream()
                .filter(entry -> entry.part() == part() || both && read.contains(entry.part()))
                .toList();
        Map<BookEntry, Integer> worth = new IdentityHashMap<>();
        if (!sought.isEmpty()) of.forEach(entry -> worth.put(entry, sought.worth(entry)));
        List<BookEntry> found =
                sought.isEmpty() ? of : of.stream().filter(sought::isAllIn).toList();
        // Rather something near than nothing.
        if (found.isEmpty())
            found = of.stream().filter(entry -> worth.get(entry) > 0).toList();
        apart.clear();
        if (sought.isEmpty() && survey.isDone(of))
            of.stream().filter(survey::isIdle).forEach(apart::add);
        shown.clear();
        shown.addAll(found.stream()
                .sorted(Comparator.comparing((BookEntry entry) -> -worth.getOrDefault(entry, 0))
                        .thenComparing(entry -> entry.part() != part())
                        .thenComparing(apart::contains))
                .toList());
        if (sought.isEmpty()) list.setSelectedValue(before, true);
        if (list.isSelectionEmpty() && !shown.isEmpty()) list.setSelectedIndex(0);
        tell();
    }

    private void surveyed() {
        list.repaint();
        if (getParent() != null) survey.goOn(entries);
        setApart();
    }

    /** Once all is known, what does nothing here goes below the rest; what is read stays as it is. */
    private void setApart() {
        if (pointing || !search.getText().isBlank() || part() != BookEntry.Part.COOKBOOK) return;
        if (!survey.isDone(entries) || entries.stream().allMatch(each -> survey.isIdle(each) == apart.contains(each)))
            return;
        Point read = scrolled.getViewport().getViewPosition();
        Point lines = saying.getViewport().getViewPosition();
        Point looked = listed.getViewport().getViewPosition();
        seek();
        // Who has chosen nothing yet looks at the list from where they were, not at what went down in it.
        if (!list.isFocusOwner()) listed.getViewport().setViewPosition(looked);
        scrolled.getViewport().setViewPosition(read);
        saying.getViewport().setViewPosition(lines);
    }

    private void tell() {
        BookEntry entry = list.getSelectedValue();
        List<BookDraft.Added> stands = entry == null ? List.of() : desk.written(entry);
        boolean belongs = entry != null && !entry.belongs().isEmpty();
        BookDraft here = entry == null || belongs && !entry.isWritable() ? null : desk.draft(entry, 0);
        String now = here == null ? "" : stands.isEmpty() ? here.after() : here.before();
        // While the list is filled anew nothing is chosen, and what is known of what was chosen stays known.
        if (entry != null && (entry != triedFor || !tried.equals(now))) {
            trial = stands.isEmpty() ? survey.of(entry, now) : null;
            wanted = null;
            asked = false;
        }
        if (entry != null && entry != sure) sure = null;
        button.setText(texts.get(sure == null ? "book.insert" : "book.insert.anyway"));
        BookDraft would = here == null || near() == 0 ? here : desk.draft(entry, near());
        button.setVisible(entry != null && entry.isWritable() && stands.isEmpty());
        out.setVisible(!stands.isEmpty() && desk.isRemovable(entry));
        button.setEnabled(would != null);
        button.setToolTipText(would == null ? texts.get("book.shipped") : null);
        saying.setVisible(entry != null);
        title.setText(
                entry == null
                        ? texts.get(entries.isEmpty() ? "book.reading" : "book.none")
                        : entry.title().get(texts.language()));
        words.setText(
                entry == null
                        ? ""
                        : entry.part() == BookEntry.Part.DRAWINGS ? texts.get("book.drawings.own") : said(entry));
        boolean never = trial != null && trial.never() != null;
        boolean idle = never || (stands.isEmpty() ? trial != null && trial.idle() : unpromised.contains(entry));
        boolean broken = trial != null && (trial.broken() > 0 || !trial.wrong().isEmpty());
        boolean said = entry != null && !entry.trying().isEmpty() && !BookCall.isIn(now, entry);
        trying.setVisible(said && !idle && !broken);
        if (trying.isVisible())
            trying.setText(texts.get("book.try", entry.trying().get(texts.language())));
        trying.stress(!stands.isEmpty());
        passages.removeAll();
        String there = out.isVisible() ? "book.stands" : "book.stands.already";
        if (!stands.isEmpty()) stands.forEach(added -> stands(added, there, here));
        else if (entry != null && entry.isWord()) wordPage(entry, would);
        else if (entry != null && (would == null || !belongs)) passages.lines(entry.passage(), false);
        else if (entry != null) would.added().forEach(added -> show(added, would));
        if (here == null || !belongs) {
            unfit("");
            which.setVisible(false);
        } else tryFit(entry, here, !stands.isEmpty());
        passages.revalidate();
        passages.repaint();
        // Who only comes back reads on where they were.
        if (entry != told) {
            saying.getViewport().setViewPosition(new Point());
            scrolled.getViewport().setViewPosition(new Point());
        }
        told = entry;
        if (entry != null) left.put(entry.part(), entry);
        picture.setIcon(entry == null || entry.art().isEmpty() ? null : cells.picture(entry.art(), 4));
        picture.setVisible(picture.getIcon() != null);
        if (getParent() != null) survey.goOn(entries);
    }

    /** @return the line of the move that it goes to instead of that of the cursor; 0 for where the cursor is */
    private int near() {
        return trial == null ? 0 : trial.line();
    }

    /** What would not hold in these rules is not written: why is said as soon as it is known. */
    private void tryFit(BookEntry entry, BookDraft here, boolean stands) {
        String now = stands ? here.before() : here.after();
        tried = now;
        triedFor = entry;
        unfit(trial == null ? "" : trial.wrong());
        which(entry, here, stands);
        if (trial != null && trial.broken() > 0) {
            which.setText(texts.get("book.mend", trial.broken()));
            which.setVisible(true);
        }
        if (trial != null) return;
        Consumer<BookTrial> say = found -> {
            if (list.getSelectedValue() != entry || !tried.equals(now)) return;
            asked = false;
            boolean writing = wanted == entry;
            wanted = null;
            if (found != null && !found.equals(trial)) {
                trial = found;
                tell();
            }
            if (!writing) return;
            if (found == null) put(entry);
            else write();
        };
        asked = !stands;
        if (stands) desk.happens(entry, say);
        else if (!desk.fits(entry, here, say)) asked = false;
    }

    /** Of several moves the cursor decides, unless nothing would be done there. */
    private void which(BookEntry entry, BookDraft here, boolean stands) {
        boolean condition = entry.belongs().equals("require");
        boolean several = condition
                && !stands
                && here.before()
                                .lines()
                                .filter(line -> line.strip().startsWith("option "))
                                .count()
                        > 1;
        boolean idle = trial != null && trial.idle() && !(stands && condition);
        BookTrial.Never never = trial == null ? null : trial.never();
        String same = condition ? "book.idle" : "book.there";
        String other = condition ? "book.which.other" : "book.which.elsewhere";
        which.setText(
                never != null
                        ? NeverWords.of(entry, never, texts)
                        : texts.get(idle ? same : near() > 0 ? other : "book.which"));
        which.stress(idle || never != null || near() > 0);
        which.setVisible(idle || never != null || several || near() > 0);
    }

    private void unfit(String wrong) {
        unfit.setText(wrong.isEmpty() ? "" : texts.get("book.unfit", wrong));
        unfit.setVisible(!wrong.isEmpty());
        if (!wrong.isEmpty()) button.setEnabled(false);
    }

    /** What it is for, and where it goes. */
    private String said(BookEntry entry) {
        String why = entry.words().get(texts.language());
        boolean shown = entry.part() == BookEntry.Part.COOKBOOK && button.isEnabled();
        return entry.belongs().isEmpty() || shown ? why : why + "\n" + texts.get("book.belongs." + entry.belongs());
    }

    private void show(BookDraft.Added added, BookDraft would) {
        String key = added.above().isEmpty()
                ? "book.where"
                : added.instead().isEmpty() ? "book.where.line" : "book.where.instead";
        passages.say("book.where", texts.get(key, added.line(), added.above()));
        passages.lines(added.text(), true);
        stillAsked(added, would.before());
    }

    /** Who wants to see it in the rules goes there. */
    private void stands(BookDraft.Added added, String key, BookDraft here) {
        passages.links("book.stands", List.of(texts.get(key, added.line())), number -> desk.look(added.line()));
        passages.lines(added.text(), true);
        if (here != null) stillAsked(added, here.before());
    }

    /** What was forbidden in one line may be counted on in another. */
    private void stillAsked(BookDraft.Added added, String rules) {
        List<Integer> lines = added.stillAsked(rules);
        if (lines.isEmpty()) return;
        passages.links(
                "book.also",
                lines.stream()
                        .map(line -> texts.get("book.also", line, added.asked()))
                        .toList(),
                number -> desk.look(lines.get(number)));
    }

    /**
     * How a word is used elsewhere and here, recipes that write whole lines with it, and words near it.
     *
     * @param would holds the rules at the front; null if there are none of one's own
     */
    private void wordPage(BookEntry entry, BookDraft would) {
        String word = entry.title().get("en");
        passages.say("book.example", texts.get("book.example"));
        passages.lines(entry.passage(), false);
        List<WordLine> used = would == null ? List.of() : WordLine.in(would.before(), word, SHOWN);
        if (!used.isEmpty()) {
            passages.say("book.used", texts.get("book.used"));
            passages.links(
                    "book.used",
                    used.stream()
                            .map(each -> texts.get("book.used.line", each.number(), each.text()))
                            .toList(),
                    number -> desk.look(used.get(number).number()));
        }
        List<BookEntry> recipes = entries.stream()
                .filter(each -> each.part() == BookEntry.Part.COOKBOOK)
                .filter(each -> WordLine.isIn(each.passage() + each.rule(), word))
                .limit(RECIPES)
                .toList();
        links("book.recipes", recipes);
        links(
                "book.related",
                entry.related().stream().flatMap(each -> word(each).stream()).toList());
    }

    private void links(String name, List<BookEntry> to) {
        if (to.isEmpty()) return;
        passages.say(name, texts.get(name));
        passages.links(
                name,
                to.stream().map(each -> each.title().get(texts.language())).toList(),
                number -> open(to.get(number)));
    }

    private Optional<BookEntry> word(String word) {
        return entries.stream()
                .filter(each -> each.isWord() && each.title().containsValue(word))
                .findFirst();
    }

    private void open(BookEntry entry) {
        parts.get(entry.part()).setSelected(true);
        search.setText("");
        seek();
        list.setSelectedValue(entry, true);
        list.requestFocusInWindow(); // the link that was pressed goes
    }

    /** What is not known to go in is written when that is known, and if it does. */
    private void write() {
        BookEntry entry = list.getSelectedValue();
        if (entry == null || !button.isVisible() || !button.isEnabled()) return;
        // The cursor may have moved since that was found out.
        tell();
        if (!button.isVisible() || !button.isEnabled()) return;
        if (trial == null && asked) {
            wanted = entry;
            return;
        }
        boolean idle = trial != null && trial.idle();
        if ((idle || trial != null && trial.never() != null) && sure != entry) {
            sure = entry;
            tell();
            return;
        }
        put(entry);
    }

    private void put(BookEntry entry) {
        boolean idle = trial != null && trial.idle();
        sure = null;
        if (idle) unpromised.add(entry);
        else unpromised.remove(entry);
        desk.write(entry, near(), !idle);
        tell();
    }
}
