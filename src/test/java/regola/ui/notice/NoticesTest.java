package regola.ui.notice;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javax.accessibility.AccessibleRole;
import javax.swing.AbstractButton;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import javax.swing.JTabbedPane;
import javax.swing.JTextArea;
import javax.swing.SwingUtilities;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import regola.file.SafeWriter;
import regola.ui.parts.Paragraph;
import regola.ui.stage.Measure;
import regola.ui.stage.StageHead;
import regola.ui.stage.StagePane;
import regola.ui.stage.TextSize;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;
import regola.ui.view.Notice;
import regola.ui.view.ProblemView;
import regola.ui.view.Said;
import regola.ui.view.Texts;

@ExtendWith(OnEventThread.class)
class NoticesTest {
    private final List<String> done = new ArrayList<>();
    private Notices notices;

    @BeforeEach
    void look() {
        Appearance.normal().install();
        notices = new Notices(Texts.in("en"));
    }

    private static Notice broken() {
        return Notice.problem("settings", Said.of("failure.title"))
                .with(new ProblemView(
                        "settings.json:3:1", "the list is not closed", "a bracket is missing", "write it"));
    }

    /** Whatever the room of files says when it cannot write, a card says it in the person's language. */
    @Test
    void aFileThatCannotBeWrittenIsToldInThePersonsLanguage() {
        Notices italian = new Notices(Texts.in("it"));
        for (String why : List.of(SafeWriter.FULL, SafeWriter.DENIED, SafeWriter.READ_ONLY)) {
            Notice notice = Notice.problem("save", Said.of("failure.title"))
                    .with(new ProblemView("partita.json", SafeWriter.UNWRITABLE, why, SafeWriter.UNCHANGED));
            italian.tell(notice);
            String told = words(italian.component());
            assertThat(told).contains("Questo file non si può scrivere", "Fai spazio o scegli un altro posto");
            for (String english : List.of(SafeWriter.UNWRITABLE, why, SafeWriter.UNCHANGED))
                assertThat(told).doesNotContain(english);
            if (why.equals(SafeWriter.FULL)) assertThat(told).contains("il disco è pieno");
            notices.tell(notice);
            assertThat(words(notices.component())).doesNotContain("disco");
        }
    }

    private static String words(Container in) {
        StringBuilder words = new StringBuilder();
        for (Component child : in.getComponents()) {
            if (child instanceof JTextComponent text)
                words.append(text.getText()).append('\n');
            if (child instanceof Container container) words.append(words(container));
        }
        return words.toString();
    }

    private Component find(String name) {
        return find(notices.component(), name);
    }

    private static Component find(Container in, String name) {
        for (Component child : in.getComponents()) {
            if (name.equals(child.getName())) return child;
            Component found = child instanceof Container container ? find(container, name) : null;
            if (found != null) return found;
        }
        return null;
    }

    private String text(String name) {
        return ((JTextComponent) find(name)).getText();
    }

    private void press(String name) {
        ((AbstractButton) find(name)).doClick(0);
    }

    @Test
    void theFootIsThereOnlyWhileSomethingIsToBeSaid() {
        assertThat(notices.component().isVisible()).isFalse();
        notices.tell(broken());
        assertThat(notices.component().isVisible()).isTrue();
        assertThat(notices.shows("settings")).isTrue();
        press("notice.settings.close");
        assertThat(notices.component().isVisible()).isFalse();
        assertThat(notices.shows("settings")).isFalse();
    }

    @Test
    void aCardGoesWithItsPageUnlessItHasToBeRead() {
        notices.turnTo("start");
        notices.tell(broken().everywhere());
        notices.tell(Notice.word("coming", Said.plain("there")).on("game"));
        assertThat(notices.shows("coming")).as("before its page is there").isFalse();
        notices.say("word", Said.plain("here"));
        notices.turnTo("start");
        assertThat(notices.shows("word")).isTrue();
        notices.turnTo("game");
        assertThat(notices.shows("word")).isFalse();
        assertThat(notices.shows("coming")).as("it was told for this page").isTrue();
        notices.turnTo("start");
        assertThat(notices.shows("coming")).isFalse();
        assertThat(notices.shows("settings")).as("something could not be kept").isTrue();
        notices.past("settings");
        assertThat(notices.shows("settings")).isTrue();
    }

    /** Whoever types on has read what is only said, or does not want to. */
    @Test
    void mereWordsGoWhenSomebodyGoesOn() {
        notices.tell(broken());
        notices.tell(Notice.offer("ask", Said.plain("again?")).offering("again", Said.of("end.again"), () -> {}));
        notices.say("word", Said.plain("here"));
        notices.goOn();
        assertThat(notices.shows("word")).isFalse();
        assertThat(notices.shows("settings")).isTrue();
        assertThat(notices.shows("ask")).isTrue();
    }

    @Test
    void whatOffersOnlyAShortWayGoesByItselfAndWhatAsksStays() {
        Notice kept = Notice.word("kept", Said.plain("kept")).offering("back", Said.of("end.again"), () -> {});
        Texts texts = Texts.in("en");
        assertThat(ReadingTime.millis(kept, texts)).as("it stays").isZero();
        assertThat(ReadingTime.millis(kept.passing(), texts)).isPositive();
        assertThat(ReadingTime.millis(kept.passing().everywhere(), texts)).isZero();
    }

    @Test
    void theKeyboardDoesNotComeByItself() {
        notices.tell(broken().offering("again", Said.of("end.again"), () -> {}));
        assertThat(find("notice.settings.again").isFocusable()).isFalse();
        assertThat(find("notice.settings.close").isFocusable()).isFalse();
        notices.takeOrGiveBackKeyboard();
        assertThat(find("notice.settings.again").isFocusable())
                .as("somebody has brought it")
                .isTrue();
    }

    @Test
    void aCardSaysWhatWhereWhyAndHowToMendIt() {
        notices.tell(broken());
        assertThat(text("notice.settings.title")).isEqualTo("The program has failed here");
        assertThat(text("notice.settings.problem"))
                .isEqualTo(
                        "settings.json:3:1  the list is not closed\nWhy: a bracket is missing\nTo mend it: write it");
        var read = find("notice.settings").getAccessibleContext();
        assertThat(read.getAccessibleRole()).isEqualTo(AccessibleRole.ALERT);
        assertThat(read.getAccessibleName()).isEqualTo("The program has failed here");
        assertThat(read.getAccessibleDescription())
                .contains("settings.json:3:1")
                .contains("write it");
    }

    @Test
    void theNewestIsOnTopAndOneAboutTheSameThingTakesItsPlace() {
        notices.tell(broken());
        notices.say("word", Said.plain("first"));
        notices.say("word", Said.plain("second"));
        Container cards = find("notice.settings").getParent();
        assertThat(List.of(cards.getComponents()))
                .extracting(Component::getName)
                .containsExactly("notice.word", "notice.settings");
        assertThat(text("notice.word.title")).isEqualTo("second");
    }

    @Test
    void mereWordsMakeRoomForWhatComesAfterThem() {
        notices.tell(broken());
        notices.say("word", Said.plain("first"));
        notices.tell(Notice.word("read", Said.plain("to be read")).everywhere());
        assertThat(notices.shows("word")).isFalse();
        notices.tell(Notice.offer("asked", Said.plain("yes or no?")));
        assertThat(List.of(find("notice.asked").getParent().getComponents()))
                .extracting(Component::getName)
                .containsExactly("notice.asked", "notice.read", "notice.settings");
    }

    @Test
    void anOfferIsTakenOnceAndItsCardGoes() {
        notices.tell(broken().offering("again", Said.of("end.again"), () -> done.add("again"))
                .offering("other", Said.of("end.new"), () -> done.add("other")));
        press("notice.settings.other");
        assertThat(done).containsExactly("other");
        assertThat(notices.shows("settings")).isFalse();
    }

    @Test
    void cardsSpeakAnotherLanguageFromNowOn() {
        notices.tell(broken().offering("again", Said.of("end.again"), () -> {}));
        notices.speak(Texts.in("it"));
        assertThat(text("notice.settings.title")).isEqualTo("Il programma si è inceppato qui");
        assertThat(((AbstractButton) find("notice.settings.again")).getText())
                .isEqualTo(Texts.in("it").get("end.again"));
        assertThat(text("notice.settings.problem")).contains("Come rimediare: write it");
    }

    @Test
    void ofManyProblemsTheFirstAreShownAndTheOthersCounted() {
        notices.tell(Notice.problem("rules", Said.of("failure.title"))
                .with(IntStream.range(0, 12)
                        .mapToObj(i -> new ProblemView("line " + i, "wrong", null, ""))
                        .toList()));
        assertThat(text("notice.rules.problem")).isEqualTo("line 0  wrong");
        assertThat(text("notice.rules.more")).isEqualTo("And 7 more of this kind.");
    }

    @Test
    void howeverManyCardsThereAreThePageIsNotLost() {
        NoticeLayer window = new NoticeLayer(new JPanel(), notices);
        window.setSize(1000, 700);
        for (int i = 0; i < 10; i++) notices.tell(Notice.offer("asked" + i, Said.plain("word")));
        window.doLayout();
        assertThat(notices.component().getHeight()).isLessThanOrEqualTo(280).isGreaterThan(100);
    }

    /** Three answers are more than a row has room for on a narrow card. */
    @Test
    void allAnswersAreSeenOnANarrowCard() {
        NoticeLayer window = new NoticeLayer(new JPanel(), notices);
        window.setSize(1280, 800);
        Notice asked = Notice.offer("give", Said.plain("A lesson of this game does not fit its rules any more: one"));
        for (String answer : List.of("without", "with", "look"))
            asked = asked.offering(answer, Said.plain("Give it away " + answer), () -> {});
        notices.tell(asked);
        for (int i = 0; i < 3; i++) {
            window.doLayout();
            window.validate();
        }
        for (String name : List.of(".close", ".without", ".with", ".look")) {
            Component button = find("notice.give" + name);
            Rectangle there =
                    SwingUtilities.convertRectangle(button.getParent(), button.getBounds(), notices.component());
            assertThat(there.getMaxX())
                    .as(name)
                    .isLessThanOrEqualTo(notices.component().getWidth());
            assertThat(there.getMaxY())
                    .as(name)
                    .isLessThanOrEqualTo(notices.component().getHeight());
        }
    }

    @Test
    void aCardMovesNothingAndLeavesTheHeadOfThePageFree() {
        JPanel page = new JPanel();
        page.add(stage());
        NoticeLayer window = new NoticeLayer(page, notices);
        window.setSize(1280, 800);
        window.doLayout();
        Rectangle before = page.getBounds();
        notices.tell(broken());
        window.doLayout();
        assertThat(page.getBounds()).isEqualTo(before);
        assertThat(notices.component().getY())
                .isEqualTo(Measure.of(1280, 800, 1).head());
        assertThat(window.getComponentZOrder(notices.component())).isZero();
    }

    /** On a page for work a card lies near the lower right corner, and nothing moves or is covered that is pressed. */
    @Test
    void onAPageForWorkACardMovesNothingAndCoversNothingThatIsPressed() {
        JPanel page = new JPanel(null);
        JButton button = new JButton("press me");
        button.setBounds(1100, 740, 150, 40);
        page.add(button);
        // What only holds something is no hindrance, however large it is.
        JTabbedPane tabs = new JTabbedPane();
        tabs.addTab("one", new JLabel("inside"));
        tabs.setToolTipText("a tip");
        JSplitPane split = new JSplitPane(JSplitPane.VERTICAL_SPLIT, new JLabel("above"), tabs);
        split.setBounds(0, 0, 1280, 800);
        page.add(split);
        NoticeLayer window = new NoticeLayer(page, notices);
        window.setSize(1280, 800);
        notices.tell(broken());
        window.doLayout();
        Rectangle cards = notices.component().getBounds();
        assertThat(page.getBounds()).isEqualTo(new Rectangle(0, 0, 1280, 800));
        assertThat(cards.height).isPositive();
        assertThat(cards.intersects(button.getBounds())).isFalse();
        assertThat(cards.getCenterX()).isGreaterThan(640);
        assertThat(cards.getCenterY()).isGreaterThan(400);

        JTextArea text = new JTextArea("being written");
        text.setBounds(0, 0, 1280, 800);
        page.add(text);
        window.doLayout();
        assertThat(notices.component().getBounds()).as("it stays where it lies").isEqualTo(cards);
        JButton late = new JButton("here");
        late.setBounds(cards);
        page.add(late);
        window.doLayout();
        assertThat(notices.component().getBounds().intersects(cards)).isFalse();
    }

    /** A card that moved while somebody scrolls would be gone when they press its button. */
    @Test
    void aCardStandsStillWhileATextIsScrolledBelowIt() {
        JPanel page = new JPanel(null);
        JTextArea text = new JTextArea("one line");
        text.setBounds(0, 0, 1280, 800);
        page.add(text);
        NoticeLayer window = new NoticeLayer(page, notices);
        window.setSize(1280, 800);
        notices.tell(broken());
        window.doLayout();
        Rectangle cards = notices.component().getBounds();
        text.setText(("a line that is long enough to lie below whatever lies over this text, wherever that is, "
                        + "for it goes on from here to the other edge of the page and there it ends\n")
                .repeat(60));
        text.setCaretPosition(0);
        window.doLayout();
        assertThat(notices.component().getBounds()).isEqualTo(cards);
    }

    /** Whoever reads what is wrong goes on reading; where there is no other place the page makes room. */
    @Test
    void onAPageForWorkACardCoversNoSentence() {
        JPanel page = new JPanel(null);
        Paragraph mistake = Paragraph.plain("mistake");
        mistake.setText("This rule is said twice.");
        mistake.setBounds(400, 600, 880, 200);
        page.add(mistake);
        NoticeLayer window = new NoticeLayer(page, notices);
        window.setSize(1280, 800);
        notices.tell(broken());
        window.doLayout();
        assertThat(notices.component().getBounds().intersects(mistake.getBounds()))
                .isFalse();

        mistake.setBounds(0, 0, 1280, 800);
        JButton button = new JButton("press me");
        button.setBounds(1100, 740, 150, 40);
        page.add(button);
        window.doLayout();
        Rectangle cards = notices.component().getBounds();
        assertThat(cards.y).isGreaterThanOrEqualTo(page.getHeight());
        assertThat(page.getHeight()).as("and no more than it has to").isGreaterThan(400);
        window.doLayout();
        assertThat(notices.component().getBounds()).as("it lies still").isEqualTo(cards);
        notices.away("settings");
        window.doLayout();
        assertThat(page.getHeight()).isEqualTo(800);
    }

    /** Along the foot of a page what is told, and what can be done, stand in one row; elsewhere one below the other. */
    @Test
    void alongTheFootOfAPageForWorkACardIsLow() {
        JPanel page = new JPanel(null);
        Paragraph read = Paragraph.plain("read");
        read.setText("All of the page is read.");
        read.setBounds(0, 0, 1280, 800);
        page.add(read);
        JButton pressed = new JButton("press me");
        pressed.setBounds(1100, 740, 150, 40);
        page.add(pressed);
        NoticeLayer window = new NoticeLayer(page, notices);
        window.addNotify(); // without that nothing is laid out
        window.setSize(1280, 800);
        notices.tell(Notice.word("saved", Said.plain("my-game.pdf was saved"))
                .saying(Said.plain("/home/somebody/Documents/my-game.pdf"))
                .offering("folder", Said.plain("Show it in its folder"), () -> {}));
        window.doLayout();
        Rectangle cards = notices.component().getBounds();
        assertThat(cards.y).isGreaterThanOrEqualTo(page.getHeight());
        assertThat(cards.height).isLessThan(80);
        for (String part : List.of(".title", ".text", ".folder", ".close")) {
            Component each = find("notice.saved" + part);
            Rectangle place = SwingUtilities.convertRectangle(each.getParent(), each.getBounds(), window);
            assertThat(cards.contains(place)).as(part + " " + place).isTrue();
            assertThat(place.width).as(part).isGreaterThan(30);
        }
        page.removeAll();
        window.setSize(1280, 790);
        window.doLayout();
        assertThat(find("notice.saved.text").getY())
                .isGreaterThan(find("notice.saved.title").getY() + 10);
    }

    @Test
    void wordsGoWhenTheyCanHaveBeenReadAndQuestionsStay() {
        Texts texts = Texts.in("en");
        Notice words = Notice.word("word", Said.plain("ten letter"));
        assertThat(ReadingTime.millis(words, texts)).isEqualTo(4600);
        assertThat(ReadingTime.millis(words.saying(Said.plain("ten letter")), texts))
                .isEqualTo(5200);
        assertThat(ReadingTime.millis(words.everywhere(), texts))
                .as("it has to be read")
                .isZero();
        assertThat(ReadingTime.millis(words.offering("again", Said.of("end.again"), () -> {}), texts))
                .as("it asks something")
                .isZero();
        assertThat(ReadingTime.millis(broken(), texts)).isZero();
        assertThat(ReadingTime.millis(Notice.offer("offer", Said.plain("x")), texts))
                .isZero();
    }

    private static StagePane stage() {
        return new StagePane(new StageHead("page", () -> {})) {
            @Override
            protected void arrange(Measure now) {
                // nothing stands on it
            }

            @Override
            protected Rectangle board() {
                return getBounds();
            }
        };
    }

    @Test
    void theLettersOfACardAreThoseOfThePageAndLargerForChildren() {
        NoticeLayer window = new NoticeLayer(new JPanel(), notices);
        window.setSize(1280, 800);
        notices.tell(broken().saying(Said.plain("more")));
        window.doLayout();
        int body = Measure.of(1280, 800, 1).text(TextSize.BODY);
        for (String part : List.of(".title", ".text", ".problem"))
            assertThat(find("notice.settings" + part).getFont().getSize())
                    .as(part)
                    .isGreaterThanOrEqualTo(body);
        notices.setChildren(true);
        window.doLayout();
        assertThat(find("notice.settings.text").getFont().getSize()).isGreaterThan(body);
    }
}
