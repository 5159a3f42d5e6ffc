package regola.ui.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Point;
import java.awt.event.ActionEvent;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.awt.event.MouseEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javax.swing.AbstractButton;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JViewport;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.present.editor.PassageTrial;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;
import regola.ui.view.Texts;
import regola.ui.view.make.BookDraft;
import regola.ui.view.make.BookEntry;
import regola.ui.view.make.BookTrial;

/** What is written into rules can be seen there and taken out again; of a single word nothing is written. */
@ExtendWith(OnEventThread.class)
class WorkshopBookTest {
    private static final String RULES = "game a\n  require no men on to\n# require nothing\n  tell \"require\"\n";
    private String rules = RULES;
    private final List<String> done = new ArrayList<>();
    private final List<Integer> seen = new ArrayList<>();
    /** Whether what comes out is said later, as it is in the window. */
    private boolean late;

    private final List<Runnable> answers = new ArrayList<>();
    private boolean covered;
    private List<BookDraft.Added> written = List.of();
    private BookTrial trial = BookTrial.GOOD;
    private final Map<String, BookTrial> trials = new HashMap<>();
    private BookTrial standing = BookTrial.GOOD;
    private boolean removable = true;
    private WorkshopBook book;

    private final BookDesk desk = new BookDesk() {
        @Override
        public void write(BookEntry entry, int near, boolean promised) {
            done.add("write" + (near == 0 ? "" : " at " + near) + (promised ? "" : " idle"));
            written = List.of(new BookDraft.Added(7, "", entry.passage()));
        }

        @Override
        public BookDraft draft(BookEntry entry, int near) {
            return new BookDraft(
                    List.of(new BookDraft.Added(2, "above", entry.passage())),
                    rules,
                    rules + entry.passage(),
                    BookDraft.Lines.NONE);
        }

        @Override
        public boolean fits(BookEntry entry, BookDraft would, Consumer<BookTrial> say) {
            BookTrial came = trials.getOrDefault(entry.title().get("en"), trial);
            if (late) answers.add(() -> say.accept(came));
            else say.accept(came);
            return true;
        }

        @Override
        public List<BookDraft.Added> written(BookEntry entry) {
            return written;
        }

        @Override
        public void happens(BookEntry entry, Consumer<BookTrial> say) {
            say.accept(standing);
        }

        @Override
        public boolean isRemovable(BookEntry entry) {
            return removable;
        }

        @Override
        public void takeOut(BookEntry entry) {
            done.add("out");
            written = List.of();
        }

        @Override
        public void look(int line) {
            done.add("look " + line);
        }

        @Override
        public void see(int line) {
            seen.add(line);
        }

        @Override
        public boolean isBoardCovered() {
            return covered;
        }

        @Override
        public void close() {
            done.add("close");
        }
    };

    @BeforeEach
    void open() {
        Appearance.normal().install();
        book = new WorkshopBook(new ArtStore(ArtSource.ofProgram()), desk);
        book.show(
                List.of(
                        recipe("A step", "moving", "require to in neighbours of from"),
                        recipe("Free", "moving", "require no men on to"),
                        recipe("A die", "chance", "let n = random of 1 .. 6"),
                        word("require", "because"),
                        word("because", "require", "unknown")),
                BookEntry.Part.COOKBOOK,
                Texts.in("en"));
    }

    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        Appearance.normal().install();
    }

    private static BookEntry recipe(String title, String group, String passage) {
        return new BookEntry(
                BookEntry.Part.COOKBOOK,
                Map.of("en", title, "it", title),
                Map.of("en", "Why.", "it", "Perché."),
                Map.of(),
                Map.of("en", "Try it.", "it", "Prova."),
                passage,
                "",
                "",
                "",
                "require",
                "",
                group,
                List.of());
    }

    private static BookEntry word(String word, String... related) {
        return new BookEntry(
                BookEntry.Part.LANGUAGE,
                Map.of("en", word, "it", word),
                Map.of("en", "A sentence.", "it", "Una frase."),
                Map.of(),
                Map.of(),
                word + " no men on to",
                "",
                "",
                "",
                "",
                "",
                "words",
                List.of(related));
    }

    private Component named(String name) {
        return named(book, name);
    }

    private static Component named(Container in, String name) {
        for (Component child : in.getComponents()) {
            if (name.equals(child.getName())) return child;
            Component found = child instanceof Container inner ? named(inner, name) : null;
            if (found != null) return found;
        }
        return null;
    }

    private AbstractButton button(String name) {
        return (AbstractButton) named(name);
    }

    private String text(String name) {
        return ((JTextComponent) named(name)).getText();
    }

    @Test
    void recipesStandUnderHeadings() {
        JList<?> list = (JList<?>) named("book.list");
        BookCells cells = (BookCells) list.getCellRenderer();
        assertThat(List.of(cells.heading(list, 0), cells.heading(list, 1), cells.heading(list, 2)))
                .containsExactly("Moving", "", "Chance, cards and seeds");
    }

    /** Who looks at drawings, or puts the book away, and comes back has the same recipe before them. */
    @Test
    void theRecipeThatWasReadIsStillThere() {
        ((JList<?>) named("book.list")).setSelectedIndex(1);
        button("book.language").doClick(0);
        assertThat(text("book.entry.title")).isEqualTo("require");
        button("book.cookbook").doClick(0);
        assertThat(text("book.entry.title")).isEqualTo("Free");
        WorkshopBook again = new WorkshopBook(new ArtStore(ArtSource.ofProgram()), desk);
        again.readOn(book);
        again.show(
                List.of(
                        recipe("A step", "moving", "require to in neighbours of from"),
                        recipe("Free", "moving", "require no men on to")),
                BookEntry.Part.COOKBOOK,
                Texts.in("en"));
        assertThat(((JTextComponent) named(again, "book.entry.title")).getText())
                .isEqualTo("Free");
    }

    @Test
    void whatWasWrittenCanBeTakenOutAgain() {
        assertThat(text("book.entry.trying")).isEqualTo("On the board: Try it.");
        assertThat(button("book.out").isVisible()).isFalse();
        button("book.insert").doClick(0);
        assertThat(button("book.insert").isVisible())
                .as("nobody writes it twice by mistake")
                .isFalse();
        assertThat(button("book.stands.0").getText()).contains("from line 7");
        button("book.out").doClick(0);
        assertThat(done).containsExactly("write", "out");
        assertThat(button("book.insert").isVisible()).isTrue();
    }

    /** Neither a press nor a key writes what does not go in: not before that is known either. */
    @Test
    void whatDoesNotGoInIsNotWritten() {
        JList<?> list = (JList<?>) named("book.list");
        trial = new BookTrial("nothing is called 'last-row'", 0, false);
        late = true;
        list.setSelectedIndex(1);
        press("book.insert");
        enter(list);
        doubleClick(list);
        answer();
        assertThat(text("book.unfit")).contains("nothing is called 'last-row'");
        assertThat(named("book.entry.trying").isVisible()).isFalse();
        press("book.insert");
        enter(list);
        doubleClick(list);
        // The list is filled anew when all recipes are known, and what is known of this one is known still.
        book.speak(Texts.in("en"));
        assertThat(button("book.insert").isEnabled()).isFalse();
        press("book.insert");
        // The cursor has moved, and nobody has looked again.
        rules += "\n";
        enter(list);
        answer();
        assertThat(done).isEmpty();
        assertThat(button("book.insert").isEnabled()).isFalse();
    }

    @Test
    void whatIsPressedBeforeItIsKnownIsWrittenOnceItIs() {
        late = true;
        JList<?> list = (JList<?>) named("book.list");
        list.setSelectedIndex(1);
        press("book.insert");
        assertThat(done).isEmpty();
        answer();
        assertThat(done).containsExactly("write");
        button("book.out").doClick(0);
        done.clear();
        trial = null; // it takes too long
        rules += "\n";
        book.lookAgain();
        press("book.insert");
        answer();
        assertThat(done).containsExactly("write");
    }

    private void answer() {
        List<Runnable> now = List.copyOf(answers);
        answers.clear();
        now.forEach(Runnable::run);
    }

    private void press(String name) {
        AbstractButton pressed = button(name);
        pressed.setSize(90, 30);
        for (int id : new int[] {MouseEvent.MOUSE_PRESSED, MouseEvent.MOUSE_RELEASED})
            pressed.dispatchEvent(
                    new MouseEvent(pressed, id, 0, InputEvent.BUTTON1_DOWN_MASK, 5, 5, 1, false, MouseEvent.BUTTON1));
    }

    private static void enter(JList<?> list) {
        KeyStroke enter = KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0);
        Object name = list.getInputMap().get(enter);
        list.getActionMap().get(name).actionPerformed(new ActionEvent(list, ActionEvent.ACTION_PERFORMED, "enter"));
    }

    private static void doubleClick(JList<?> list) {
        list.dispatchEvent(new MouseEvent(list, MouseEvent.MOUSE_CLICKED, 0, 0, 5, 5, 2, false, MouseEvent.BUTTON1));
    }

    /** Once somebody has written the line that a recipe leaves to them it is not asked for any more. */
    @Test
    void aLineThatIsWrittenIsNotAskedFor() {
        book.show(
                List.of(new BookEntry(
                        BookEntry.Part.COOKBOOK,
                        Map.of("en", "Take", "it", "Prendi"),
                        Map.of("en", "Why.", "it", "Perché."),
                        Map.of(),
                        Map.of("en", "Nothing is seen yet: write “do take-all()” behind a move.", "it", "Niente."),
                        "rule take-all()",
                        "",
                        "",
                        "",
                        "section",
                        "",
                        "capturing",
                        List.of())),
                BookEntry.Part.COOKBOOK,
                Texts.in("en"));
        press("book.insert");
        assertThat(text("book.entry.trying")).contains("write “do take-all()”");
        assertThat(named("book.entry.trying").isVisible()).isTrue();
        rules += "        do take-all()\n";
        book.lookAgain();
        assertThat(named("book.entry.trying").isVisible()).isFalse();
    }

    /** What to try on the board is said where it is true; where a condition does nothing it goes elsewhere. */
    @Test
    void whatForbidsNothingPromisesNothing() {
        JList<?> list = (JList<?>) named("book.list");
        trial = new BookTrial("", 4, false);
        list.setSelectedIndex(1);
        assertThat(text("book.which")).contains("it goes to the one where it does");
        assertThat(named("book.entry.trying").isVisible()).isTrue();
        button("book.insert").doClick(0);
        button("book.out").doClick(0);
        trial = new BookTrial("", 0, true);
        list.setSelectedIndex(0);
        assertThat(named("book.which").isVisible()).isTrue();
        assertThat(named("book.entry.trying").isVisible()).isFalse();
        button("book.insert").doClick(0);
        button("book.insert").doClick(0);
        assertThat(named("book.entry.trying").isVisible()).isFalse();
        assertThat(done).containsExactly("write at 4", "out", "write idle");
    }

    /** What cannot happen is not promised: the line that keeps it from happening is named. */
    @Test
    void whatNeverHappensIsSaidBeforeAndAfterItIsWritten() {
        trial = new BookTrial("", 0, false, 0, new BookTrial.Never(50, "forbids", 4, "require no men on to", 9));
        standing = trial;
        ((JList<?>) named("book.list")).setSelectedIndex(1);
        String said = "In 50 matches played by chance this never happened: line 4 forbids it, “require no men on to”.";
        assertThat(text("book.which")).isEqualTo(said);
        assertThat(named("book.entry.trying").isVisible()).isFalse();
        button("book.insert").doClick(0);
        assertThat(done).as("what would do nothing is not written by one press").isEmpty();
        assertThat(button("book.insert").getText()).isEqualTo("Write it all the same");
        button("book.insert").doClick(0);
        assertThat(done).containsExactly("write");
        assertThat(text("book.which")).isEqualTo(said);
        assertThat(named("book.entry.trying").isVisible()).isFalse();
        standing = BookTrial.GOOD;
        ((JList<?>) named("book.list")).setSelectedIndex(0);
        ((JList<?>) named("book.list")).setSelectedIndex(1);
        assertThat(named("book.entry.trying").isVisible()).isTrue();
    }

    @Test
    void whyARecipeHasNothingToDoIsSaidInItsOwnWords() {
        trial = new BookTrial("", 0, false, 0, new BookTrial.Never(50, "lack", 0, "", 9));
        BookEntry more = new BookEntry(
                BookEntry.Part.COOKBOOK,
                Map.of("en", "More", "it", "Ancora"),
                Map.of("en", "Why.", "it", "Perché."),
                Map.of(),
                Map.of("en", "Try it.", "it", "Prova."),
                "rule more()",
                "",
                "",
                "",
                "tell",
                Map.of("en", "nobody has one in hand", "it", "nessuno ne ha in mano"),
                "section",
                "",
                "turns",
                List.of());
        book.show(List.of(more), BookEntry.Part.COOKBOOK, Texts.in("en"));
        assertThat(text("book.which"))
                .isEqualTo("In this game it would have nothing to do: nobody has one in hand"
                        + " (seen in 50 matches played by chance).");
        book.speak(Texts.in("it"));
        assertThat(text("book.which")).contains("nessuno ne ha in mano (visto in 50 partite");
    }

    /** Before anybody reads it, a recipe that would do nothing in this game stands apart from those that suit it. */
    @Test
    void whatWouldDoNothingStandsApart() {
        BookTrial never = new BookTrial("", 0, false, 0, new BookTrial.Never(50, "unknown", 0, "", 9));
        JPanel page = new JPanel();
        page.add(book);
        trials.put("A step", never);
        trials.put("A die", null); // it took too long
        JList<?> list = (JList<?>) named("book.list");
        list.setSelectedIndex(1);
        assertThat(titles(list)).containsExactly("Free", "A die", "A step");
        assertThat(list.getSelectedIndex()).as("what is read is read on").isZero();
        BookCells cells = (BookCells) list.getCellRenderer();
        assertThat(cells.heading(list, 2)).isEqualTo("Does nothing in this game as it is");
        assertThat(cells.heading(list, 1)).isEqualTo("Chance, cards and seeds");
    }

    private static List<String> titles(JList<?> list) {
        return IntStream.range(0, list.getModel().getSize())
                .mapToObj(i ->
                        ((BookEntry) list.getModel().getElementAt(i)).title().get("en"))
                .toList();
    }

    /** In a narrow book all that an entry says is scrolled as one. */
    @Test
    void whatIsReadHasOneScrollBar() {
        for (int width : new int[] {450, 900}) {
            book.setSize(width, 420);
            layOut(book);
            Component lines = named("book.passage");
            Component inner = SwingUtilities.getAncestorOfClass(JScrollPane.class, lines);
            assertThat(SwingUtilities.getAncestorOfClass(JScrollPane.class, inner))
                    .as("at " + width)
                    .isNull();
        }
    }

    /** A function may count free places as the condition did. */
    @Test
    void whatStillAsksForWhatWasForbiddenIsNamed() {
        written = List.of(new BookDraft.Added(4, "", "  require no men of mover on to", "  require no men on here"));
        book.lookAgain();
        assertThat(button("book.also.0").getText()).isEqualTo("Look at line 2 too: it still says “no men on”.");
        button("book.also.0").doClick(0);
        assertThat(done).containsExactly("look 2");
    }

    /** What somebody has already, from before or by their own hand, is shown and not offered once more. */
    @Test
    void whatIsInTheRulesAlreadyIsNotOfferedOnceMore() {
        removable = false;
        written = List.of(new BookDraft.Added(9, "", "require no men on to"));
        book.lookAgain();
        assertThat(button("book.insert").isVisible()).isFalse();
        assertThat(button("book.out").isVisible()).isFalse();
        assertThat(button("book.stands.0").getText()).isEqualTo("Your rules have this already, from line 9:");
        button("book.stands.0").doClick(0);
        assertThat(done).containsExactly("look 9");
    }

    @Test
    void aWordLeadsToItsLinesToRecipesAndToWordsNearIt() {
        book.tellOf("require");
        assertThat(button("book.insert").isVisible())
                .as("a bare word makes no rule")
                .isFalse();
        assertThat(button("book.used.0").getText()).isEqualTo("2: require no men on to");
        assertThat(named("book.used.1")).as("a remark uses no word").isNull();
        button("book.used.0").doClick(0);
        assertThat(done).containsExactly("look 2");
        button("book.related.0").doClick(0);
        assertThat(text("book.entry.title")).isEqualTo("because");
        book.tellOf("require");
        button("book.recipes.1").doClick(0);
        assertThat(text("book.entry.title")).isEqualTo("Free");
        assertThat(button("book.insert").isVisible()).isTrue();
    }

    @Test
    void aBookThatIsNotReadYetDoesNotSayThatNothingIsThere() {
        book.show(List.of(), BookEntry.Part.COOKBOOK, Texts.in("en"));
        assertThat(text("book.entry.title")).isEqualTo("The book is being opened…");
        book.show(List.of(recipe("A step", "moving", "")), BookEntry.Part.DRAWINGS, Texts.in("en"));
        assertThat(text("book.entry.title")).isEqualTo("Nothing like that stands here.");
    }

    @Test
    void aMistakeIsToBeMendedBeforeARecipeIsTried() throws IOException {
        for (String game : List.of("reversi", "kalah", "croak")) {
            String rules = Files.readString(Path.of("rules-dsl/games/" + game + "/" + game + ".rules"));
            int last = (int) rules.lines().count();
            assertThat(tried(rules)).as(game).isEmpty();
            assertThat(tried(rules + "wrods\n")).startsWith("Mend line " + (last + 1) + " first");
        }
    }

    private String tried(String rules) {
        trial = PassageTrial.of(
                new BookDraft(List.of(), rules, rules, BookDraft.Lines.NONE), Map.of(), "require", "en");
        JList<?> list = (JList<?>) named("book.list");
        list.setSelectedIndex(0);
        book.lookAgain();
        list.setSelectedIndex(1);
        return named("book.which").isVisible() ? text("book.which") : "";
    }

    /** Long lines stand in a part that scrolls; setting them must not scroll it to their end. */
    @Test
    void whatIsReadBeginsAtItsBeginning() {
        book.show(
                List.of(
                        recipe("A long one", "moving", "require no men on to\n".repeat(60)),
                        recipe("Longer", "moving", "require no men on from\n".repeat(70))),
                BookEntry.Part.COOKBOOK,
                Texts.in("en"));
        book.setSize(900, 420);
        layOut(book);
        JTextComponent lines = (JTextComponent) named("book.passage");
        assertThat(lines.getCaretPosition()).isZero();
        JViewport seen = (JViewport) SwingUtilities.getAncestorOfClass(JViewport.class, lines);
        seen.setViewPosition(new Point(0, 300));
        assertThat(seen.getViewPosition().y).isEqualTo(300);
        ((JList<?>) named("book.list")).setSelectedIndex(1);
        layOut(book);
        assertThat(seen.getViewPosition().y).isZero();
    }

    private static void layOut(Container in) {
        in.doLayout();
        for (Component child : in.getComponents()) if (child instanceof Container inner) layOut(inner);
    }
}
