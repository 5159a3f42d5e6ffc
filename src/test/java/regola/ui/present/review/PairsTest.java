package regola.ui.present.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import regola.advice.Advice;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Manner;
import regola.engine.value.Move;
import regola.language.Shipped;
import regola.ui.present.match.Consulted;
import regola.ui.present.picture.Tongue;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.OverlayView.Label;
import regola.ui.view.match.HintView;

/** Where two frogs have good jumps one sees which of them goes where. */
class PairsTest {
    private final Ruleset rules = Shipped.rules("army-of-frogs", 2);

    /** @return a match with jumps of two frogs that end at two places where nothing else of them begins */
    private Match apart(int seed) {
        Random random = new Random(seed);
        for (int m = seed; ; m++) {
            Match match = Match.start(rules, m);
            for (int i = 0; i < 16 && !match.isOver(); i++) match.playIndex(random.nextInt(match.legalCount()));
            if (!match.isOver() && match.legalCount() > 2 && two(match).size() == 2) return match;
        }
    }

    private static List<Move> two(Match match) {
        List<Move> jumps = match.decision().legal().stream()
                .filter(move -> move.text().startsWith("hop "))
                .toList();
        for (Move one : jumps)
            for (Move other : jumps)
                if (Set.of(site(one, 0), site(one, 1)).stream()
                        .noneMatch(Set.of(site(other, 0), site(other, 1))::contains)) return List.of(one, other);
        return List.of();
    }

    private static String site(Move move, int index) {
        return move.arguments().get(index).id();
    }

    private static HintView told(Match match, List<Move> good, String language) {
        return new HintWords(new Consulted(
                        0, match, new Tongue(match.rules(), new Manner(language, false)), match.decider()))
                .whole(new Advice(good, List.of(), 0.5, null));
    }

    @Test
    void eachPairHasItsLetterAndNoNumbersStandBesideIt() {
        for (int seed = 1; seed < 40; seed += 10) {
            Match match = apart(seed);
            List<Move> good = two(match);
            HintView told = told(match, good, "en");
            OverlayView seen = told.overlay();
            assertThat(seen.labels())
                    .as(told.head() + " " + told.sentence() + seen)
                    .containsExactlyInAnyOrder(
                            new Label(site(good.get(0), 0), "A"),
                            new Label(site(good.get(0), 1), "A"),
                            new Label(site(good.get(1), 0), "B"),
                            new Label(site(good.get(1), 1), "B"));
            assertThat(seen.paths()).hasSize(2);
            assertThat(seen.paths().stream()
                            .flatMap(way -> way.steps().stream())
                            .filter(OverlayView.Step::isCounted))
                    .isEmpty();
            assertThat(told.sentence()).contains("Each letter is one of the good moves.");
            assertThat(told(match, good, "it").sentence()).contains("Ogni lettera è una delle mosse buone.");
        }
    }

    /** All that begins at one frog is plain, and the numbers tell how far each way goes. */
    @Test
    void waysOfOneFrogAreCounted() {
        Random random = new Random(4);
        int seen = 0;
        for (int m = 0; m < 60; m++) {
            Match match = Match.start(rules, m);
            for (int i = 0; i < 16 && !match.isOver(); i++) match.playIndex(random.nextInt(match.legalCount()));
            if (match.isOver()) continue;
            List<Move> all = match.decision().legal();
            for (List<Move> of : all.stream()
                    .filter(move -> move.text().startsWith("hop "))
                    .collect(Collectors.groupingBy(move -> site(move, 0)))
                    .values()) {
                if (of.size() < 2 || all.size() == 2) continue;
                OverlayView marked = told(match, of.subList(0, 2), "en").overlay();
                assertThat(marked.labels()).isEmpty();
                seen++;
            }
        }
        assertThat(seen).isPositive();
    }
}
