package regola.ui.classroom;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.board.panel.Boards;
import regola.ui.support.Deaf;
import regola.ui.support.Offscreen;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;
import regola.ui.tray.SeatTray;
import regola.ui.view.MotionLevel;
import regola.ui.view.Texts;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.HappeningView;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.SeatView;
import regola.ui.view.board.TravelView;
import regola.ui.view.match.DecisionIntents;
import regola.ui.view.match.ProjectorView;

/** Before a class points are counted when what brings them is there, not while it is on its way. */
@ExtendWith(OnEventThread.class)
class ArrivingTest {
    private final Texts texts = Texts.in("en");

    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        Appearance.normal().install();
    }

    @Test
    void pointsChangeWhenThePieceArrives() {
        Appearance.normal().install();
        ClassroomPanel panel = new ClassroomPanel(
                new ArtStore(ArtSource.ofProgram()),
                Deaf.to(DecisionIntents.class),
                (key, number) -> {},
                letter -> {},
                texts);
        panel.feel(MotionLevel.FULL, false);
        panel.show(view(1, Boards.row(Boards.site("a", 0, Boards.piece("p")), Boards.site("b", 1)), "3"), texts);
        Offscreen.lay(panel, 1280, 800);
        assertThat(said(panel)).anyMatch(words -> words.contains("3"));
        HappeningView hop = new TravelView(Boards.piece("p"), "a", "b", List.of("b"), 0);
        panel.show(view(2, Boards.row(Boards.site("a", 0), Boards.site("b", 1, Boards.piece("p"))), "8", hop), texts);
        assertThat(panel.board().isAnimating()).isTrue();
        assertThat(said(panel)).as("on its way").noneMatch(words -> words.contains("8"));
        panel.board().arrive();
        assertThat(said(panel)).as("there").anyMatch(words -> words.contains("8"));
    }

    private static ProjectorView view(int serial, BoardView board, String score, HappeningView... happened) {
        SeatView seat = new SeatView(
                "red", "Red", "#C6372E", 0, score, SeatView.Sort.HUMAN, true, true, false, false, List.of(), Set.of());
        return new ProjectorView(
                serial,
                "a game",
                board,
                OverlayView.NONE,
                List.of(happened),
                null,
                "Red hops",
                "",
                "",
                "",
                List.of(),
                List.of(),
                List.of(seat),
                List.of(),
                null);
    }

    private static List<String> said(Container in) {
        return Stream.of(in.getComponents())
                .flatMap(part -> part instanceof SeatTray
                        ? Stream.of(name(part))
                        : part instanceof Container of ? said(of).stream() : Stream.of())
                .toList();
    }

    private static String name(Component part) {
        return part.getAccessibleContext().getAccessibleName();
    }
}
