package regola.ui.present.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import regola.file.BadFile;
import regola.file.PositionFile;
import regola.language.Shipped;
import regola.language.source.SourceText;
import regola.ui.present.start.MatchSetUp;
import regola.ui.support.KnownRules;
import regola.ui.view.board.SeatView;
import regola.ui.view.match.ChoiceView;
import regola.ui.view.match.DecisionView;
import regola.ui.view.match.MatchView;

/** When somebody leaves a match, whoever decides next is told how, and what becomes of the pieces. */
class LeaversToldTest {
    private final List<MatchView> pictures = new ArrayList<>();
    private final GamePresenter match =
            new GamePresenter(Runnable::run, pictures::add, problem -> {}, KnownRules.thinking());

    private MatchView now() {
        return pictures.get(pictures.size() - 1);
    }

    @Test
    void stonesAreTakenByTheMillsOfOthersAndThatIsSaid() throws BadFile {
        String position = "game: moulin-rouge\nplayers: [red, blue, yellow]\nvars: {mover: red}\nzones:\n"
                + "  crossings: {a1: [red-man], b2: [red-man], b3: [red-man], c3: [red-man], d1: [blue-man],"
                + " d2: [blue-man], e3: [blue-man], f1: [yellow-man], g1: [yellow-man], g2: [yellow-man],"
                + " h3: [yellow-man]}\n  out: {out: ["
                + "red-man, ".repeat(6) + "blue-man, ".repeat(7) + "yellow-man, ".repeat(5) + "yellow-man]}\n";
        PositionFile read = PositionFile.read(SourceText.of("stones.yaml", position));
        MatchSetUp setUp = new MatchSetUp(Shipped.rules("moulin-rouge", 3), 1, Set.of());
        match.naming(false);
        match.resume(new Resumption(setUp, read.position(), List.of(), 0));
        play("move a1 b1", "capture d1", "capture h3");
        assertThat(now().decision().decider().id()).isEqualTo("yellow");
        assertThat(now().decision().told())
                .contains("Blue is out; the men left on the board only stand in the way until mills take them.");
        play("move f1 g3", "capture c3", "capture e3");
        assertThat(now().decision().decider().id()).isEqualTo("red");
        assertThat(now().decision().told())
                .containsExactly(
                        "Yellow takes a man of Red.",
                        "Red has only three men left and may fly now.",
                        "Yellow takes a man of Blue, who is out already.");
    }

    private void play(String... moves) {
        Stream.of(moves).forEach(move -> {
            if (now().decision().waiting() == DecisionView.Waiting.HANDOVER) match.uncover();
            if (now().decision().isForced()) match.playOnly();
            else match.choose("play " + move);
        });
    }

    /** More may have happened than is read in passing: a plain hop is left out before that. */
    @Test
    void howAColourLeftThePondIsToldBeforePlainMoves() {
        int left = 0;
        for (int seed = 1; left < 3; seed++) {
            match.naming(false);
            match.start(new MatchSetUp(Shipped.rules("croak", 4), seed, Set.of()));
            Random random = new Random(seed);
            long out = 0;
            for (int moves = 0; moves < 100 && out == 0 && !now().decision().isOver(); moves++) {
                List<ChoiceView> all = now().decision().moves();
                if (now().decision().isForced() || all.isEmpty()) match.playOnly();
                else match.choose(all.get(random.nextInt(all.size())).key());
                out = now().seats().stream().filter(SeatView::out).count();
            }
            if (out != 1 || now().decision().isOver()) continue;
            left++;
            assertThat(now().decision().told())
                    .as("seed %d", seed)
                    .anyMatch(told -> told.endsWith("has left the pond."))
                    .anyMatch(told -> told.endsWith(" is out."));
        }
    }
}
