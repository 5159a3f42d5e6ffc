package regola.ui.present.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import regola.engine.Match;
import regola.engine.value.Manner;
import regola.engine.value.Move;
import regola.language.Shipped;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.OverlayView.Ghost;

/** Of a move that is shown one sees all that it changes, in games that know nothing of each other. */
class WholeMoveTest {
    private static OverlayView whole(Match match, Move move) {
        return new Preview(match, new Tongue(match.rules(), new Manner("en", false)), match.decider()).whole(move);
    }

    private static OverlayView whole(Match match, String move) {
        return whole(match, move(match, move));
    }

    private static Move move(Match match, String text) {
        return match.decision().legal().stream()
                .filter(move -> move.text().equals(text))
                .findFirst()
                .orElseThrow();
    }

    private static List<String> ghosts(OverlayView seen) {
        return seen.ghosts().stream()
                .map(ghost -> (ghost.gone() ? "no " : "") + ghost.piece().id() + " " + ghost.site())
                .toList();
    }

    /** @return matches of that game as they may stand, one after another */
    private static List<Match> standing(String game) {
        return new Random(7)
                .ints(40, 0, 1000)
                .mapToObj(seed -> {
                    Match match = Match.start(Shipped.rules(game, 2), seed);
                    Random chance = new Random(seed);
                    for (int i = 0; i < 30 + chance.nextInt(40) && !match.isOver(); i++)
                        match.playIndex(chance.nextInt(match.legalCount()));
                    return match;
                })
                .filter(match -> !match.isOver())
                .toList();
    }

    @Test
    void whatIsTurnedIsSeenAsWhatItBecomes() {
        Match match = Match.start(Shipped.rules("reversi", 2), 1);
        assertThat(ghosts(whole(match, "put c4"))).containsExactly("black-disc c4", "black-disc d4");
    }

    /** Whoever only looks sees as much, as soon as it is plain which move is meant. */
    @Test
    void whatAPressWouldTurnIsSeenBeforeIt() {
        Match match = Match.start(Shipped.rules("reversi", 2), 1);
        Preview preview = new Preview(match, new Tongue(match.rules(), new Manner("en", false)), match.decider());
        assertThat(ghosts(preview.looked(List.of(move(match, "put c4")), () -> false)))
                .containsExactly("black-disc c4", "black-disc d4");
        List<Move> all = match.decision().legal();
        assertThat(preview.looked(all, () -> false)).isEqualTo(preview.of(all, () -> false));
        assertThat(preview.looked(List.of(all.get(0)), () -> true).ghosts()).isEmpty();
    }

    @Test
    void whatIsJumpedOverIsStruckOutAndWhatIsCrownedIsAKing() {
        boolean taken = false;
        boolean crowned = false;
        for (Match match : standing("english-draughts")) {
            for (Move move : match.decision().legal()) {
                OverlayView seen = whole(match, move);
                List<Ghost> gone = seen.ghosts().stream().filter(Ghost::gone).toList();
                Match after = match.copy();
                after.play(move);
                assertThat(gone.size()).isLessThanOrEqualTo(1);
                taken |= gone.size() == 1;
                Ghost landed = seen.ghosts().stream()
                        .filter(ghost -> !ghost.gone())
                        .findFirst()
                        .orElseThrow();
                assertThat(Standing.of(after.position()).at(landed.site()))
                        .containsExactly(landed.piece().id());
                String was = Standing.of(match.position()).at(landed.from()).get(0);
                crowned |= was.endsWith("man") && landed.piece().id().endsWith("king");
            }
        }
        assertThat(taken).isTrue();
        assertThat(crowned).isTrue();
    }

    @Test
    void heapsStayAsTheyAre() {
        for (Match match : standing("kalah"))
            for (Move move : match.decision().legal())
                assertThat(whole(match, move).ghosts()).isEmpty();
    }

    @Test
    void whereSomethingIsHiddenNothingMoreIsSeenThanBeforeTheMove() {
        for (Match match : standing("croak")) {
            Preview preview = new Preview(match, new Tongue(match.rules(), "en"), match.decider());
            for (Move move : match.decision().legal())
                assertThat(preview.whole(move)).isEqualTo(preview.of(List.of(move), () -> false));
        }
    }
}
