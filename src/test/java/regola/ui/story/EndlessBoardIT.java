package regola.ui.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Point;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import regola.ui.board.panel.BoardPanel;
import regola.ui.view.board.Role;
import regola.ui.view.board.SiteView;
import regola.ui.view.match.MatchView;

/**
 * A story on a board without end: a colony of frogs grows, a hop of several jumps, a try that would tear it, a look
 * round.
 */
@Tag("ui")
class EndlessBoardIT {
    private WindowStory story;

    @BeforeEach
    void open() {
        story = WindowStory.open(
                WindowStory.homeWithoutForcedMoves(),
                Map.of("regola.language", "en", "regola.theme", "light", "regola.motion", "off", "regola.seed", "3"));
    }

    @AfterEach
    void close() {
        story.close();
    }

    @Test
    void aColonyGrowsHopsIsNotTornAndIsLookedRoundOn() {
        story.chooseGame("Army of Frogs");
        story.seat("green", "other");
        story.window().click("start.go");
        story.waitFor(
                "two people play",
                view -> view.seats().stream()
                        .noneMatch(seat -> seat.sort().name().equals("COMPUTER")));

        addByMouse();
        goOnUntil("a hop that jumps round a corner", view -> chain(view) != null);
        SiteView[] hop = chain(story.match());
        choose(hop[0].id());
        story.window().pointAt("board", BoardPanel.class, board -> board.pointOf(hop[1].id()));
        BoardPanel board = story.window().find("board", BoardPanel.class);
        story.window()
                .waitUntil(
                        "each jump is counted",
                        () -> board.preview().paths().stream()
                                .anyMatch(path -> path.steps().size() >= 3
                                        && path.steps().get(1).number().equals("1")
                                        && path.steps().get(2).number().equals("2")));
        assertThat(story.window().screenshot("several-jumps")).isNotEmptyFile();
        story.clickPlace(hop[1].id());
        story.waitForQuestion("adds");

        goOnUntil("a frog that holds the colony together", view -> pinned(view) != null);
        story.clickPlace(pinned(story.match()).id());
        story.waitFor("the reason lights up what it speaks of", view -> view.why() != null && lit(view) > 0);
        assertThat(story.match().why().rule()).isIn("AF-5.20", "AF-5.21");
        assertThat(story.window().screenshot("the-torn-part")).isNotEmptyFile();

        lookRound(board);
    }

    /** The first frog goes to the middle: the hand first, then the board. */
    private void addByMouse() {
        story.waitFor("somebody has the turn", view -> view.decision().decider() != null);
        if (!story.match().decision().question().contains("adds"))
            story.window().press(KeyEvent.VK_1);
        story.waitForQuestion("adds");
        MatchView view = story.match();
        var hand = view.decision().decider().zones().get(0);
        story.window()
                .click("pile." + hand.site() + "." + hand.piles().get(0).piece().id());
        story.waitFor(
                "the middle is lit",
                next -> next.board().site("0,0").orElseThrow().is(Role.TARGET));
        story.clickPlace("0,0");
        story.waitFor(
                "a frog lies in the middle",
                next -> !next.board().site("0,0").orElseThrow().pieces().isEmpty());
    }

    /** Plays by keyboard what comes first, until it is somebody's hop and the board is so. */
    private void goOnUntil(String what, Predicate<MatchView> wanted) {
        for (int i = 0; i < 60; i++) {
            MatchView view = story.match();
            if (view.decision().question().contains("hops") && wanted.test(view)) return;
            playOne(view);
        }
        throw new AssertionError("in 60 moves there was never " + what);
    }

    private void playOne(MatchView view) {
        story.window().focus("board");
        boolean listed = !view.decision().choices().isEmpty();
        if (listed) story.window().press(KeyEvent.VK_1);
        long before = view.serial();
        if (!listed)
            choose(view.board().sites().stream()
                    .filter(s -> s.is(Role.LEGAL))
                    .findFirst()
                    .orElseThrow()
                    .id());
        story.waitFor("it is done or goes on", next -> next.serial() > before);
        MatchView next = story.match();
        if (next.board().sites().stream().noneMatch(s -> s.is(Role.TARGET))) return;
        long chosen = next.serial();
        // Not the first: frogs would only ever hop to and fro.
        List<SiteView> targets =
                next.board().sites().stream().filter(s -> s.is(Role.TARGET)).toList();
        story.clickPlace(targets.get(targets.size() / 2).id());
        story.waitFor(
                "it has landed",
                then -> then.serial() > chosen && then.board().sites().stream().noneMatch(s -> s.is(Role.TARGET)));
    }

    private void choose(String site) {
        story.clickPlace(site);
        story.waitFor("targets are lit", view -> view.board().sites().stream().anyMatch(s -> s.is(Role.TARGET)));
    }

    private static boolean isOwn(MatchView view, SiteView site) {
        return site.pieces().stream()
                .anyMatch(piece -> piece.id().equals(view.decision().decider().id()));
    }

    /** An own frog that may not hop, in a colony of some size. */
    private static SiteView pinned(MatchView view) {
        if (view.board().sites().stream().filter(s -> !s.pieces().isEmpty()).count() < 6) return null;
        return view.board().sites().stream()
                .filter(s -> isOwn(view, s) && !s.is(Role.LEGAL))
                .findFirst()
                .orElse(null);
    }

    /**
     * A frog that may hop and a place beside it where it lands by jumping twice along a side of the colony; null if
     * there is none.
     */
    private SiteView[] chain(MatchView view) {
        for (SiteView from : view.board().sites()) {
            if (!from.is(Role.LEGAL) || from.pieces().isEmpty()) continue;
            choose(from.id());
            for (SiteView to : story.match().board().sites()) {
                if (to.is(Role.TARGET) && !isStraight(from.id(), to.id())) {
                    story.clickPlace(from.id());
                    story.waitFor(
                            "nothing is chosen", next -> next.decision().draft().isEmpty());
                    return new SiteView[] {from, to};
                }
            }
            story.clickPlace(from.id());
            story.waitFor("nothing is chosen", next -> next.decision().draft().isEmpty());
        }
        return null;
    }

    private static boolean isStraight(String one, String other) {
        int q = Integer.parseInt(one.split(",")[0]) - Integer.parseInt(other.split(",")[0]);
        int r = Integer.parseInt(one.split(",")[1]) - Integer.parseInt(other.split(",")[1]);
        return q == 0 || r == 0 || q + r == 0;
    }

    private static long lit(MatchView view) {
        return view.board().sites().stream().filter(s -> s.is(Role.SHOWN)).count();
    }

    private Point where(String site, BoardPanel board) {
        return story.window().onEventThread(() -> board.pointOf(site));
    }

    private void lookRound(BoardPanel board) {
        List<SiteView> sites = story.match().board().sites();
        String site = sites.get(sites.size() / 2).id();
        Point before = where(site, board);
        story.window().focus("board");
        story.window().press(KeyEvent.VK_RIGHT, InputEvent.SHIFT_DOWN_MASK);
        assertThat(where(site, board).x).isLessThan(before.x);
        story.window()
                .drag(
                        "board",
                        BoardPanel.class,
                        b -> new Point(3, b.getHeight() / 2),
                        b -> new Point(43, b.getHeight() / 2 + 20));
        Point drawn = where(site, board);
        story.window().click("board.nearer");
        assertThat(where(site, board)).isNotEqualTo(drawn);
        story.window().press(KeyEvent.VK_HOME);
        story.window()
                .waitUntil("all of it is seen again", () -> board.pointOf(site).equals(before));
    }
}
