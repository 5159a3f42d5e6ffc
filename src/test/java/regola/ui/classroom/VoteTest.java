package regola.ui.classroom;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.ActionEvent;
import java.awt.event.ComponentEvent;
import java.awt.event.InputEvent;
import java.awt.event.MouseEvent;
import java.awt.image.BufferedImage;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.KeyStroke;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.board.panel.Boards;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;
import regola.ui.view.Texts;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.Role;
import regola.ui.view.match.ClassroomView;
import regola.ui.view.match.ClassroomView.Option;
import regola.ui.view.match.ClassroomView.Vote;
import regola.ui.view.match.DecisionIntents;
import regola.ui.view.match.ProjectorView;

/** A class votes, and what it is for is done: with keys alone, as a clicker sends them. */
@ExtendWith(OnEventThread.class)
class VoteTest {
    private final List<String> asked = new ArrayList<>();
    private final List<ClassroomKey> pressed = new ArrayList<>();
    private final List<Integer> counted = new ArrayList<>();
    private final List<Integer> chosen = new ArrayList<>();
    private final List<String> lettered = new ArrayList<>();
    private ClassroomPanel panel;

    @BeforeEach
    void open() {
        Appearance.normal().install();
        DecisionIntents intents = (DecisionIntents) Proxy.newProxyInstance(
                getClass().getClassLoader(), new Class<?>[] {DecisionIntents.class}, (me, method, args) -> {
                    if (method.getName().equals("point")) asked.add(args[0].toString());
                    return null;
                });
        panel = new ClassroomPanel(
                new ArtStore(ArtSource.ofProgram()),
                intents,
                (key, number) -> {
                    pressed.add(key);
                    if (key == ClassroomKey.COUNT) counted.add(number);
                    if (key == ClassroomKey.CHOOSE) chosen.add(number);
                },
                lettered::add,
                Texts.in("en"));
        panel.show(
                new ProjectorView(
                        1,
                        "a game",
                        Boards.row(Boards.site("a", 0), Boards.site("b", 1), Boards.site("c", 2)),
                        OverlayView.NONE,
                        List.of(),
                        null,
                        "Which one?",
                        "",
                        "",
                        List.of()),
                Texts.in("en"));
    }

    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        Appearance.normal().install();
    }

    private static ClassroomView vote(Option... options) {
        return new ClassroomView(true, false, false, ClassroomView.Tool.POINT, -1, new Vote(List.of(options)));
    }

    private static Option option(String letter, String site, int votes) {
        return new Option(letter, "", site, votes);
    }

    private void enter() {
        key("ENTER");
    }

    private void key(String key) {
        Object name =
                panel.getInputMap(JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).get(KeyStroke.getKeyStroke(key));
        panel.getActionMap().get(name).actionPerformed(new ActionEvent(panel, ActionEvent.ACTION_PERFORMED, ""));
    }

    @Test
    void thatNoLetterHasTheMostIsSaidNoLongerThanItIsSo() {
        panel.show(vote(option("A", "a", 1), option("B", "b", 1)));
        enter();
        assertThat(panel.said()).contains("No letter has the most votes yet.");
        panel.show(vote(option("A", "a", 2), option("B", "b", 1)));
        assertThat(panel.said()).doesNotContain("No letter").contains("Which one?");
        panel.show(vote(option("A", "a", 2), option("B", "b", 2)));
        enter();
        panel.show(ClassroomView.PLAIN);
        assertThat(panel.said()).doesNotContain("No letter");
        assertThat(asked).isEmpty();
    }

    /** What was voted for may leave one place to go to: nobody votes for that. */
    @Test
    void whereOnePlaceIsLeftNobodyVotesAgain() {
        panel.show(vote(option("A", "a", 2), option("B", "b", 1)));
        enter();
        assertThat(asked).hasSize(1).allMatch(refs -> refs.contains("a"));
        panel.show(vote(option("A", "c", 0)));
        assertThat(asked).hasSize(2);
        assertThat(asked.get(1)).contains("c");
        assertThat(pressed).containsExactly(ClassroomKey.PLAY, ClassroomKey.PLAY);
    }

    @Test
    void whereSeveralAreLeftTheVoteGoesOn() {
        panel.show(vote(option("A", "a", 2), option("B", "b", 1)));
        enter();
        panel.show(vote(option("A", "b", 0), option("B", "c", 0)));
        assertThat(asked).hasSize(1);
        panel.show(vote(option("A", "b", 0)));
        assertThat(asked).as("what a teacher took up is theirs to put down").hasSize(1);
    }

    /** A board that is touched has no keys. */
    @Test
    void aPressOnALetteredPlaceOrItsBarIsOneVoteMore() {
        panel.setSize(1200, 800);
        panel.show(vote(option("A", "a", 0), option("B", "b", 0)));
        layOut(panel);
        Point b = panel.board().pointOf("b");
        press(panel.board(), b.x, b.y, b.x);
        assertThat(counted).containsExactly(1);
        press(panel.board(), b.x, b.y, b.x + 20);
        assertThat(counted).as("the finger slid").containsExactly(1, 1);
        ClassroomColumn bars = child(ClassroomColumn.class);
        press(bars, 20, (int) (bars.getHeight() * 0.02 + bars.voteRow() / 2), 20);
        assertThat(counted).containsExactly(1, 1, 0);
        press(bars, 20, bars.getHeight() - 2, 20);
        assertThat(counted).hasSize(3);
        assertThat(asked).isEmpty();
        Point c = panel.board().pointOf("c");
        press(panel.board(), c.x, c.y, c.x);
        assertThat(asked).as("no letter stands there").hasSize(1);
        assertThat(pressed).containsOnly(ClassroomKey.COUNT);
    }

    /** Where there are more moves than letters, the class says which it is about. */
    @Test
    void whereNoLetterStandsForAnythingPlacesArePressedForTheirLetters() {
        panel.setSize(1200, 800);
        panel.show(
                new ProjectorView(
                        2,
                        "a game",
                        Boards.row(
                                Boards.site("a", 0),
                                Boards.marked(Boards.site("b", 1), Role.LEGAL),
                                Boards.marked(Boards.site("c", 2), Role.LEGAL)),
                        OverlayView.NONE,
                        List.of(),
                        null,
                        "Which one?",
                        "",
                        "",
                        List.of()),
                Texts.in("en"));
        panel.show(vote(option("A", null, 0), option("B", null, 2)));
        layOut(panel);
        KeysLine keys = child(KeysLine.class);
        assertThat(keys.places()).containsKey(ClassroomKey.VOTE).doesNotContainKey(ClassroomKey.PLAY);
        enter();
        assertThat(panel.said()).contains("Most are for B: press its place");
        Point c = panel.board().pointOf("c");
        press(panel.board(), c.x, c.y, c.x);
        press(panel.board(), c.x, c.y, c.x + 20);
        assertThat(lettered).containsExactly("c", "c");
        assertThat(asked).isEmpty();
        Point a = panel.board().pointOf("a");
        press(panel.board(), a.x, a.y, a.x);
        assertThat(asked).as("nothing can be done there, and it is said why").hasSize(1);
        panel.show(vote(option("A", null, 0), option("B", "c", 2)));
        layOut(panel);
        assertThat(keys.places()).containsKey(ClassroomKey.PLAY);
        enter();
        assertThat(asked.get(1)).contains("c");
    }

    /** Where one move is left there is nothing to vote on, and no press plays it in the middle of a vote. */
    @Test
    void whereOneMoveIsLeftTheKeyOpensNoVoteAndSaysWhy() {
        panel.show(
                new ProjectorView(
                        2,
                        "a game",
                        Boards.row(Boards.site("a", 0), Boards.marked(Boards.site("b", 1), Role.LEGAL)),
                        OverlayView.NONE,
                        List.of(),
                        null,
                        "Which one?",
                        "",
                        "",
                        List.of()),
                Texts.in("en"));
        key("V");
        assertThat(pressed).isEmpty();
        assertThat(panel.said()).contains("One move only");
    }

    /** Who stands at the board has no keys: an answer is given by pressing it. */
    @Test
    void anAnswerIsGivenByTheMouseWhileNobodyVotes() {
        panel.setSize(1200, 800);
        panel.show(
                panel.view()
                        .asking(List.of(
                                new ProjectorView.Answer("Yes", ProjectorView.Answer.Sort.OPEN),
                                new ProjectorView.Answer("No", ProjectorView.Answer.Sort.WRONG),
                                new ProjectorView.Answer("Perhaps", ProjectorView.Answer.Sort.OPEN))),
                Texts.in("en"));
        layOut(panel);
        ClassroomColumn answers = child(ClassroomColumn.class);
        BufferedImage paper = new BufferedImage(1200, 800, BufferedImage.TYPE_INT_RGB);
        answers.paint(paper.createGraphics());
        for (int y = 0; y < answers.getHeight(); y += 2) {
            press(answers, 20, y, 20);
            if (!chosen.isEmpty() && chosen.get(chosen.size() - 1) == 2) break;
        }
        assertThat(chosen).as("what was wrong is pressed no more").containsOnly(0, 2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "it"})
    void theKeysOfAVoteAreButtonsToo(String language) {
        panel.setSize(1200, 800);
        KeysLine keys = child(KeysLine.class);
        panel.show(panel.view(), Texts.in(language));
        layOut(panel);
        assertThat(keys.places().keySet()).contains(ClassroomKey.VOTE, ClassroomKey.TIME, ClassroomKey.LEAVE);
        press(keys, ClassroomKey.VOTE);
        panel.show(vote(option("A", "a", 2), option("B", "b", 1)));
        layOut(panel);
        press(keys, ClassroomKey.UNCOUNT);
        press(keys, ClassroomKey.PLAY);
        press(keys, ClassroomKey.VOTE);
        assertThat(pressed)
                .containsExactly(ClassroomKey.VOTE, ClassroomKey.UNCOUNT, ClassroomKey.PLAY, ClassroomKey.VOTE);
        assertThat(asked).hasSize(1).allMatch(refs -> refs.contains("a"));
    }

    private static void press(KeysLine keys, ClassroomKey key) {
        Rectangle place = keys.places().get(key);
        press(keys, (int) place.getCenterX(), (int) place.getCenterY(), (int) place.getCenterX());
    }

    private static void press(JComponent on, int x, int y, int to) {
        mouse(on, MouseEvent.MOUSE_PRESSED, x, y);
        if (to != x) mouse(on, MouseEvent.MOUSE_DRAGGED, to, y);
        mouse(on, MouseEvent.MOUSE_RELEASED, to, y);
    }

    private static void mouse(JComponent on, int what, int x, int y) {
        on.dispatchEvent(new MouseEvent(on, what, 0, InputEvent.BUTTON1_DOWN_MASK, x, y, 1, false, MouseEvent.BUTTON1));
    }

    private static void layOut(Container container) {
        container.doLayout();
        container.dispatchEvent(new ComponentEvent(container, ComponentEvent.COMPONENT_RESIZED));
        for (Component each : container.getComponents()) if (each instanceof Container inner) layOut(inner);
    }

    private <T> T child(Class<T> kind) {
        return Stream.of(panel.getComponents())
                .filter(kind::isInstance)
                .map(kind::cast)
                .findFirst()
                .orElseThrow();
    }
}
