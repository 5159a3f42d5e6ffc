package regola.ui.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Point;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.util.List;
import java.util.Map;
import javax.swing.JComponent;
import javax.swing.JScrollPane;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import regola.ui.board.panel.BoardPanel;
import regola.ui.game.GamePanel;
import regola.ui.view.MotionLevel;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.Role;
import regola.ui.view.match.DecisionView.Waiting;
import regola.ui.view.match.MatchView;

/** What hands do at a match before they know it: they pull at what cannot go, press once more, and do not wait. */
@Tag("ui")
class PlayHabitsIT {
    private static final int ROUNDS = 60;
    private WindowStory story;

    private void open(String motion) {
        story = WindowStory.open(
                WindowStory.freshHome(),
                Map.of("regola.language", "en", "regola.theme", "light", "regola.motion", motion, "regola.seed", "7"));
    }

    @AfterEach
    void close() {
        story.close();
    }

    /** @return a piece of who decides that waits beside the board and is not lit */
    private static String waiting(MatchView view) {
        return view.seats().stream()
                .filter(seat -> seat.id().equals(view.decision().decider().id()))
                .flatMap(seat -> seat.zones().stream())
                .filter(zone -> zone.site().startsWith("reserve"))
                .flatMap(zone -> zone.piles().stream()
                        .map(pile -> "pile." + zone.site() + "." + pile.piece().id()))
                .findFirst()
                .orElseThrow();
    }

    private void pull(String pile, String to) {
        JComponent board = story.window().find("board", BoardPanel.class);
        story.window()
                .drag(
                        pile,
                        JComponent.class,
                        from -> new Point(from.getWidth() / 2, from.getHeight() / 2),
                        from -> SwingUtilities.convertPoint(board, ((BoardPanel) board).pointOf(to), from));
    }

    @Test
    void whatIsPulledFromBesideTheBoardIsNoPressWhereItIsLetGo() {
        open("off");
        story.chooseGame("Croak!");
        story.seat("green", "other");
        story.window().click("start.go");
        story.waitFor("somebody hops", view -> view.decision().waiting() == Waiting.PERSON);
        MatchView before = story.match();
        String frog = before.board().sites().stream()
                .flatMap(site -> site.pieces().stream())
                .filter(piece -> piece.is(Role.LEGAL))
                .map(PieceView::id)
                .findFirst()
                .orElseThrow();
        story.clickPiece(frog);
        story.waitFor("it is chosen", view -> view.board().sites().stream().anyMatch(site -> site.is(Role.TARGET)));
        String target = story.match().board().sites().stream()
                .filter(site -> site.is(Role.TARGET))
                .map(site -> site.id())
                .findFirst()
                .orElseThrow();
        pull(waiting(story.match()), target);
        story.waitFor("it is said why not", view -> view.why() != null);
        assertThat(story.match().why().sentence()).isEqualTo("Only a frog on the pond can hop.");
        assertThat(story.match().story().moment())
                .as("nothing was played")
                .isEqualTo(before.story().moment());
    }

    @Test
    void spaceAndAPressEndWhatIsShownOfTheOthers() {
        story = WindowStory.open(MotionLevel.FULL);
        story.start("Nine Men's Morris");
        BoardPanel board = story.window().find("board", BoardPanel.class);
        story.waitFor("a person decides", view -> view.decision().waiting() == Waiting.PERSON);
        String place = story.match().board().sites().stream()
                .filter(site -> site.is(Role.LEGAL) || site.is(Role.TARGET))
                .map(site -> site.id())
                .findFirst()
                .orElseThrow();
        int before = board.journeys();
        story.clickPlace(place);
        story.window().waitUntil("it travels", () -> board.journeys() > before);
        story.window().press(KeyEvent.VK_SPACE);
        story.waitFor("the other has played", view -> view.story().moment() > 1);
        assertThat(story.panel(GamePanel.class).view().decision().question())
                .as("one's own turn again")
                .isNotEmpty();
    }

    @Test
    void afterWhoSitsThereIsChosenByKeyTheSameKeyDoesNotAskAgain() {
        open("off");
        story.chooseGame("Reversi");
        story.window().focus("seat.white");
        story.window().press(KeyEvent.VK_SPACE);
        story.window().waitUntil("it is asked who", () -> story.window().isShowing("chair"));
        String first = kind();
        story.window().press(KeyEvent.VK_DOWN);
        story.window().waitUntil("the seat shows who is ticked", () -> !kind().equals(first));
        assertThat(story.window().isShowing("chair")).as("still choosing").isTrue();
        story.window().press(KeyEvent.VK_SPACE);
        JComponent start = story.window().find("start.go", JComponent.class);
        story.window().waitUntil("what leads on has the keyboard", start::isFocusOwner);
        story.window().press(KeyEvent.VK_ENTER);
        story.waitFor("the match has begun", view -> true);
    }

    @Test
    void whoWasChosenInTheMiddleOfAMatchPlaysTheNextOne() {
        open("off");
        story.start("Nine Men's Morris");
        story.window().press(KeyEvent.VK_K);
        story.plays("black", "best");
        story.waitFor(
                "who plays is another",
                view -> "best".equals(view.seats().get(1).rival()));
        story.window().press(KeyEvent.VK_K);
        giveUp();
        story.window().waitUntil("it is asked", () -> story.window().isShowing("notice.giveUp.no"));
        assertThat(story.match().decision().isOver())
                .as("one press ends nothing")
                .isFalse();
        story.window().click("notice.giveUp.no");
        story.window().waitUntil("the question is gone", () -> !story.window().isShowing("notice.giveUp.no"));
        assertThat(story.match().decision().isOver()).isFalse();
        giveUp();
        story.window().click("notice.giveUp.yes");
        story.waitFor("it is over", view -> view.decision().isOver());
        story.window().click("end.again");
        story.waitFor("another has begun", view -> !view.decision().isOver());
        assertThat(story.match().seats().get(1).rival()).isEqualTo("best");
        story.window().press(KeyEvent.VK_N, InputEvent.CTRL_DOWN_MASK);
        story.window().waitUntil("it is set up", () -> story.window().isShowing("start.go"));
        story.window()
                .waitUntil(
                        "the same play",
                        () -> List.of("you", "best")
                                .equals(story.setUp().chairs().stream()
                                        .map(chair -> chair.kind())
                                        .toList()));
    }

    /** Where there is room for it nowhere between the places a question is looked for once, and stands still then. */
    @Test
    void aQuestionOverAFullBoardStandsStill() {
        open("off");
        story.start("China Moon");
        giveUp();
        JComponent no = story.window().find("notice.giveUp.no", JComponent.class);
        JScrollPane cards = (JScrollPane) SwingUtilities.getAncestorOfClass(JScrollPane.class, no);
        rounds();
        int[] sizes = {0};
        story.window().onEventThread(() -> {
            cards.addComponentListener(new ComponentAdapter() {
                @Override
                public void componentResized(ComponentEvent e) {
                    sizes[0]++;
                }
            });
            return null;
        });
        rounds();
        assertThat(sizes[0]).as("it has its size").isZero();
        assertThat(cards.getVerticalScrollBar().isVisible())
                .as("it is as high as its words")
                .isFalse();
    }

    /** All that the window has asked itself to do is done. */
    private void rounds() {
        for (int i = 0; i < ROUNDS; i++) story.window().onEventThread(() -> null);
    }

    private void giveUp() {
        story.window().press(KeyEvent.VK_F10);
        story.window().click("command.giveUp");
    }

    private String kind() {
        return story.window()
                .onEventThread(() -> story.setUp().chairs().stream()
                        .filter(chair -> chair.seat().id().equals("white"))
                        .map(chair -> chair.kind())
                        .findFirst()
                        .orElse(""));
    }
}
