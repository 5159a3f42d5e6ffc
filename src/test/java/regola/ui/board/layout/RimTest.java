package regola.ui.board.layout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import regola.ui.board.art.BoardLook;
import regola.ui.board.panel.Boards;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.SiteView;
import regola.ui.view.board.WheelView;

/** A loop of places as it is turned by hand. */
class RimTest {
    private static final List<String> LOOP = List.of("n", "e", "s", "w");

    private static SiteView site(String id, double x, double y) {
        return new SiteView(
                id,
                x,
                y,
                id,
                SiteView.Outline.ROUND,
                List.of(),
                List.of(),
                id.equals("n") ? List.of(Boards.piece("p")) : List.of(),
                Set.of());
    }

    /** Four places, on a circle unless the east is further out. */
    private static BoardLayout layout(double east) {
        BoardView board = new BoardView(
                "Wheel",
                null,
                List.of(site("n", 0, -1), site("e", east, 0), site("s", 0, 1), site("w", -1, 0)),
                List.of());
        return BoardLayout.of(board, BoardLook.PLAIN, 400, 400);
    }

    private static WheelView wheel(int... legal) {
        List<WheelView.Turn> turns = new ArrayList<>();
        for (int places : new int[] {1, -1}) {
            boolean may = legal.length == 2 || legal.length == 1 && legal[0] == places;
            turns.add(new WheelView.Turn(places, "turn " + places, "Turn", may ? "" : "R-1  Not now."));
        }
        return new WheelView("Wheel", LOOP, turns);
    }

    @Test
    void placesOnACircleAreGoneRoundOnIt() {
        Rim rim = Rim.of(layout(1), LOOP);
        assertThat(rim.isRound()).isTrue();
        assertThat(rim.at(0.5).distance(rim.middle())).isCloseTo(rim.radius(), within(0.01));
        assertThat(rim.at(4.5).distance(rim.at(0.5))).isLessThan(0.01);
        assertThat(rim.at(-1).distance(rim.at(3))).isLessThan(0.01);
        assertThat(rim.along(rim.at(1.25).getX(), rim.at(1.25).getY())).isCloseTo(1.25, within(0.05));
        assertThat(rim.way(3.5, 0.5)).isCloseTo(1, within(0.001));
    }

    @Test
    void otherPlacesAreJoinedStraight() {
        Rim rim = Rim.of(layout(2), LOOP);
        assertThat(rim.isRound()).isFalse();
        assertThat(rim.at(0.5).distance(rim.at(0))).isCloseTo(rim.at(0.5).distance(rim.at(1)), within(0.01));
        assertThat(Rim.of(layout(1), List.of("n", "e", "nowhere"))).isNull();
    }

    @Test
    void whatStandsOnALoopGoesAlong() {
        BoardLayout layout = layout(1);
        BoardLayout.Slot slot = layout.turned(LOOP, 1).spot("n").slots().get(0);
        assertThat(slot.x()).isCloseTo(layout.spot("e").x(), within(0.01));
        assertThat(slot.y()).isCloseTo(layout.spot("e").y(), within(0.01));
    }

    @Test
    void aHandThatGoesFarEnoughMeansTheTurn() {
        Rim rim = Rim.of(layout(1), LOOP);
        Grip grip = new Grip(wheel(1, -1), rim, rim.at(0).getX(), rim.at(0).getY());
        grip.draw(rim.at(0.3).getX(), rim.at(0.3).getY());
        assertThat(grip.meant()).isEmpty();
        grip.draw(rim.at(0.9).getX(), rim.at(0.9).getY());
        assertThat(grip.turned()).isCloseTo(0.9, within(0.1));
        assertThat(grip.meant().orElseThrow().places()).isEqualTo(1);
    }

    @Test
    void aWheelThatMayNotTurnGivesWayALittleAndSaysWhichTurnWasMeant() {
        Rim rim = Rim.of(layout(1), LOOP);
        Grip grip = new Grip(wheel(1), rim, rim.at(0).getX(), rim.at(0).getY());
        grip.draw(rim.at(-0.8).getX(), rim.at(-0.8).getY());
        assertThat(grip.turned()).isBetween(-0.3, 0.0);
        assertThat(grip.meant().orElseThrow().isLegal()).isFalse();
    }

    @Test
    void aKnobThatTurnsIsAsLargeForTheHandAsAButton() {
        TurnRims wheels = new TurnRims(layout(1), List.of(wheel(1)));
        for (TurnRims.Knob knob : wheels.knobs()) {
            boolean away = wheels.knob(knob.x() + 21, knob.y()) == null;
            if (knob.radius() < 19) assertThat(away).isEqualTo(!knob.turn().looksLegal());
        }
        BoardLayout layout = layout(1);
        for (String site : LOOP) {
            BoardLayout.Spot spot = layout.spot(site);
            assertThat(wheels.knob(spot.x(), spot.y()))
                    .as("a place is pressed itself")
                    .isNull();
        }
    }

    /** On the innermost loop places stand close together, and a knob between them would be half as large. */
    @Test
    void aKnobOfASmallLoopIsAsLargeAsTheOthers() {
        List<SiteView> places = new ArrayList<>();
        for (int ring = 1; ring <= 3; ring++)
            for (int i = 0; i < 8; i++)
                places.add(site(
                        ring + "-" + i,
                        (0.5 + 0.75 * ring) * Math.sin(Math.PI * i / 4),
                        -(0.5 + 0.75 * ring) * Math.cos(Math.PI * i / 4)));
        BoardLayout layout = BoardLayout.of(new BoardView("Wheel", null, places, List.of()), BoardLook.PLAIN, 400, 400);
        List<WheelView> wheels = new ArrayList<>();
        for (int ring = 1; ring <= 3; ring++) {
            int number = ring;
            List<String> loop =
                    IntStream.range(0, 8).mapToObj(i -> number + "-" + i).toList();
            wheels.add(new WheelView("Wheel " + ring, loop, wheel(1, -1).turns()));
        }
        List<TurnRims.Knob> knobs = new TurnRims(layout, wheels).knobs();
        assertThat(knobs).hasSize(6);
        for (TurnRims.Knob knob : knobs) {
            assertThat(knob.radius())
                    .as(knob.wheel().name())
                    .isCloseTo(knobs.get(5).radius(), within(0.5));
            assertThat(layout.spots())
                    .as(knob.wheel().name())
                    .allMatch(spot -> Math.hypot(spot.x() - knob.x(), spot.y() - knob.y())
                            > knob.radius() + layout.pieceSize() / 2 - 0.5);
        }
    }

    /** Who is shown a turn sees its knob, and cannot turn anything. */
    @Test
    void nothingTurnsWhatIsOnlyLookedAt() {
        TurnRims wheels = new TurnRims(layout(1), List.of(wheel(1).atRest()));
        TurnRims.Knob knob = wheels.knobs().get(0);
        assertThat(wheels.of(knob.turn().move())).contains(knob);
        assertThat(wheels.knob(knob.x(), knob.y())).isNull();
        assertThat(wheels.rim(knob.x(), knob.y())).isNull();
    }

    @Test
    void aKnobForEachWayToTurn() {
        TurnRims wheels = new TurnRims(layout(1), List.of(wheel(1)));
        assertThat(wheels.knobs()).hasSize(2);
        TurnRims.Knob knob = wheels.knobs().get(0);
        assertThat(wheels.knob(knob.x(), knob.y())).isEqualTo(knob);
        assertThat(wheels.knob(0, 0)).isNull();
        assertThat(wheels.ghosts(knob.wheel(), knob.turn()).ghosts())
                .extracting(ghost -> ghost.site())
                .containsExactly("e");
        assertThat(new TurnRims(layout(1), List.of(new WheelView("Wheel", LOOP, List.of())))
                        .rim(wheels.knobs().get(0).x(), knob.y()))
                .isNull();
    }
}
