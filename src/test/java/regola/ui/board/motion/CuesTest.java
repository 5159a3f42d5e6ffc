package regola.ui.board.motion;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import regola.ui.board.art.BoardLook;
import regola.ui.sound.Sound;
import regola.ui.view.MotionLevel;
import regola.ui.view.board.AttemptView;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.HappeningView;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.RotationView;
import regola.ui.view.board.RowView;
import regola.ui.view.board.SiteView;
import regola.ui.view.board.TravelView;
import regola.ui.view.board.TurnView;

/** What is heard of what happens on a board, by what can be seen of it. */
class CuesTest {
    private static final PieceView MAN = piece("man", "red", false);

    private static PieceView piece(String id, String colour, boolean hidden) {
        return new PieceView(id, List.of(Ref.piece(id)), id, null, colour, 0, hidden, Set.of());
    }

    private static SiteView site(String id, int x) {
        return new SiteView(id, x, 0, id, SiteView.Outline.ROUND, List.of(), List.of(), List.of(), Set.of());
    }

    private static BoardView board(PieceView onA) {
        List<SiteView> sites = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            String id = String.valueOf((char) ('a' + i));
            SiteView site = site(id, i);
            sites.add(i == 0 && onA != null ? site.with(onA) : site);
        }
        return new BoardView("", null, sites, List.of());
    }

    private static List<Sound> heard(BoardView from, BoardView to, BoardLook look, HappeningView... happened) {
        Journey journey = new Journey(from, to, List.of(happened), MotionLevel.FULL);
        return new Cues(journey, from, to, look)
                .all().stream().map(Cues.Cue::sound).toList();
    }

    private static TravelView travel(String from, String to, String... counted) {
        return new TravelView(MAN, from, to, List.of(counted), -1);
    }

    @Test
    void whatIsChangedIntoSomethingElseIsTurnedOver() {
        PieceView other = piece("king", "red", false);
        TravelView leaves = new TravelView(MAN, "a", "box", List.of(), -1);
        TravelView comes = new TravelView(other, "box", "a", List.of(), -1);
        assertThat(heard(board(MAN), board(other), BoardLook.PLAIN, leaves, comes))
                .containsExactly(Sound.FLIP);
    }

    @Test
    void whatComesFromTheHandIsPutDownAndWhatCountsItsPlacesHops() {
        assertThat(heard(board(null), board(MAN), BoardLook.PLAIN, travel("hand", "a")))
                .containsExactly(Sound.KNOCK);
        assertThat(heard(board(MAN), board(null), BoardLook.PLAIN, travel("a", "d", "b", "c", "d")))
                .containsExactly(Sound.HOP, Sound.HOP, Sound.HOP);
        assertThat(heard(board(MAN), board(null), BoardLook.PLAIN, travel("a", "b")))
                .containsExactly(Sound.KNOCK);
    }

    @Test
    void aLookMayNameAnotherSoundForItsMaterials() {
        BoardLook pool = BoardLook.parse("sound.step = hop\nsound.off = splash\nsound.put = none\n");
        assertThat(heard(board(MAN), board(null), pool, travel("a", "b"))).containsExactly(Sound.HOP);
        assertThat(heard(board(MAN), board(null), pool, travel("a", "bag"))).containsExactly(Sound.SPLASH);
        assertThat(heard(board(null), board(MAN), pool, travel("hand", "a"))).isEmpty();
    }

    @Test
    void whatMayNotGoThereThudsAtThePlaceThatTurnsItBack() {
        BoardView board = board(MAN);
        Journey journey = new Journey(board, board, List.of(new AttemptView(MAN, "a", "d")), MotionLevel.FULL);
        List<Cues.Cue> cues = new Cues(journey, board, board, BoardLook.PLAIN).all();
        assertThat(cues).extracting(Cues.Cue::sound).containsExactly(Sound.THUD);
        assertThat(cues.get(0).millis()).isBetween(200.0, journey.totalMillis() / 2);
    }

    @Test
    void aLoopThatTurnsSlidesAndStandsStill() {
        RotationView turned = new RotationView(List.of("a", "b", "c", "d"), 1, List.of(travel("a", "b")), -1);
        assertThat(heard(board(MAN), board(null), BoardLook.PLAIN, turned)).containsExactly(Sound.SLIDE, Sound.KNOCK);
    }

    @Test
    void aPlaceTurnedOverFlipsAndManyAtOnceAreADrum() {
        BoardView board = board(null);
        TurnView a = new TurnView("a", List.of(), -1);
        assertThat(heard(board, board, BoardLook.PLAIN, a)).containsExactly(Sound.FLIP);
        assertThat(heard(
                        board,
                        board,
                        BoardLook.PLAIN,
                        a,
                        new TurnView("b", List.of(), -1),
                        new TurnView("c", List.of(), -1)))
                .containsExactly(Sound.DRUM);
    }

    @Test
    void facesThatComeUpTogetherAreADrum() {
        List<SiteView> down = new ArrayList<>();
        List<SiteView> up = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            String id = String.valueOf((char) ('a' + i));
            down.add(site(id, i).with(piece("back", null, true)));
            up.add(site(id, i).with(piece("card-" + id, null, false)));
        }
        BoardView before = new BoardView("", null, down, List.of());
        BoardView after = new BoardView("", null, up, List.of());
        assertThat(heard(before, after, BoardLook.PLAIN, new TurnView("nowhere", List.of(), -1)))
                .containsExactly(Sound.DRUM);
    }

    @Test
    void aLineThatIsFilledIsHeardAtTheEnd() {
        BoardView from = filled(false);
        BoardView to = filled(true);
        BoardLook look = BoardLook.parse("filled = mills\n");
        assertThat(heard(from, to, look, travel("hand", "a"))).containsExactly(Sound.KNOCK, Sound.MILL);
        assertThat(heard(to, to, look, travel("c", "d"))).doesNotContain(Sound.MILL);
        assertThat(heard(from, to, BoardLook.PLAIN, travel("hand", "a"))).doesNotContain(Sound.MILL);
    }

    private static BoardView filled(boolean withA) {
        BoardView board = board(withA ? MAN : null).change("b", site -> site.with(MAN));
        return new BoardView(
                "", null, board.sites(), List.of(), List.of(new RowView("mills", false, List.of("a", "b"))));
    }

    @Test
    void eachIsHeardOnceWhenItsTimeComesAndOfSeveralTheLast() {
        BoardView board = board(MAN);
        Journey journey = new Journey(board, board, List.of(travel("a", "d", "b", "c", "d")), MotionLevel.FULL);
        Cues cues = new Cues(journey, board, board, BoardLook.PLAIN);
        List<Sound> ear = new ArrayList<>();
        cues.at(0, ear::add);
        cues.at(0.5, ear::add);
        assertThat(ear).hasSize(1);
        cues.at(journey.totalMillis(), ear::add);
        assertThat(ear).hasSize(2);
    }
}
