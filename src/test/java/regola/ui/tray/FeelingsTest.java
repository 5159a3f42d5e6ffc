package regola.ui.tray;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.present.Played;
import regola.ui.view.Rival;
import regola.ui.view.board.SeatView;
import regola.ui.view.match.MatchView;

/** Whoever plays where nobody sits shows what it feels, in games that know nothing of each other. */
class FeelingsTest {
    private static final String MORRIS = "nine-mens-morris";

    private static MatchView moment(String game, int moves) {
        return Played.seeded(game, 2, 3).after(moves).now();
    }

    private static Map<String, Mood> felt(Feelings feelings, MatchView now) {
        return feelings.since(now.board(), now.seats(), now.story().moment());
    }

    private static String mover(MatchView now) {
        return now.seats().stream()
                .filter(SeatView::moving)
                .map(SeatView::id)
                .findFirst()
                .orElse("");
    }

    @Test
    void whoTakesIsGladAndWhoLosesIsSorryAndWhatIsTakenBackIsForgotten() {
        Feelings feelings = new Feelings();
        MatchView before = moment(MORRIS, 0);
        felt(feelings, before);
        int taken = 0;
        for (int moves = 1; moves < 60 && taken == 0; moves++) {
            MatchView now = moment(MORRIS, moves);
            String mover = mover(before);
            Map<String, Mood> felt = felt(feelings, now);
            if (!felt.isEmpty()) {
                taken = moves;
                assertThat(felt).hasSize(2).containsEntry(mover, Mood.GLAD).containsValue(Mood.SORRY);
            }
            before = now;
        }
        assertThat(taken).as("a man was taken").isPositive();
        assertThat(felt(feelings, moment(MORRIS, taken - 1)))
                .hasSize(2)
                .allSatisfy((seat, mood) -> assertThat(mood).isEqualTo(Mood.CALM));
    }

    @Test
    void whereEveryMoveTurnsDiscsOnlyMoreThanUsualIsFelt() {
        Feelings feelings = new Feelings();
        Map<Mood, Integer> counts = new HashMap<>();
        for (int moves = 0; moves < 40; moves++)
            felt(feelings, moment("reversi", moves)).values().forEach(mood -> counts.merge(mood, 1, Integer::sum));
        assertThat(counts.get(Mood.GLAD)).isBetween(2, 12);
        assertThat(counts.get(Mood.SORRY)).isBetween(2, 12);
    }

    @Test
    void everybodyHasAFaceForEveryMood() {
        ArtStore art = new ArtStore(ArtSource.ofProgram());
        List<String> missing = new ArrayList<>();
        for (Rival rival : Rival.OFFERED)
            for (Mood mood : Mood.values())
                if (mood != Mood.CALM && mood.of(rival.face(), art).equals(rival.face()))
                    missing.add(rival + " " + mood);
        assertThat(missing).isEmpty();
        assertThat(Mood.GLAD.of("seat-computer", art)).isEqualTo("seat-computer");
    }
}
