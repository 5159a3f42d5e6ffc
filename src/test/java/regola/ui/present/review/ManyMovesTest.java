package regola.ui.present.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import regola.advice.Advice;
import regola.engine.Match;
import regola.engine.value.Manner;
import regola.engine.value.Move;
import regola.engine.value.Thing;
import regola.language.Shipped;
import regola.ui.present.match.Consulted;
import regola.ui.present.picture.Tongue;
import regola.ui.view.match.HintView;

/** Of several good moves one sees where they go, as long as one can follow that. */
class ManyMovesTest {
    private final Match croak = Match.start(Shipped.rules("croak", Map.of("first-player", List.of(1L))), 1);

    private static HintWords words(Match match) {
        return new HintWords(new Consulted(
                0, match, new Tongue(match.rules(), new Manner("en", false)), match.isOver() ? 0 : match.decider()));
    }

    private static HintView told(Match match, List<Move> good) {
        return words(match).whole(new Advice(good, List.of(), 0.5, null));
    }

    private List<Move> hops(Match match) {
        HintWords words = words(match);
        return match.decision().legal().stream()
                .filter(move -> words.rings(move).size() == 2)
                .toList();
    }

    @Test
    void fewArePaintedWithTheirEnds() {
        List<Move> all = hops(croak);
        Thing frog = all.stream()
                .map(move -> move.arguments().get(0))
                .max(Comparator.comparingLong(each -> all.stream()
                        .filter(move -> move.arguments().get(0).equals(each))
                        .count()))
                .orElseThrow();
        List<Move> one = all.stream()
                .filter(move -> move.arguments().get(0).equals(frog))
                .limit(5)
                .toList();
        assertThat(one.size()).isGreaterThan(2);
        HintView told = told(croak, one);
        assertThat(told.overlay().arrows()).hasSize(one.size());
        assertThat(told.sentence()).endsWith("The arrows show the moves.");
        List<Move> two = Stream.concat(
                        one.stream().limit(3),
                        all.stream()
                                .filter(move -> !move.arguments().get(0).equals(frog))
                                .limit(1))
                .toList();
        assertThat(told(croak, two).overlay().arrows())
                .as("from here and there they would cross")
                .hasSize(3);
    }

    /** What they have in common can be looked for again: more than where each of them is. */
    @Test
    void whereAllOfThemLieIsSaidIfFewOthersLieThere() {
        Match match = Match.start(Shipped.rules("moulin-rouge", 2), 1);
        List<Move> middle = match.decision().legal().stream()
                .filter(move -> move.text().endsWith("2"))
                .toList();
        assertThat(middle).hasSize(8);
        assertThat(told(match, middle).sentence()).contains("All of them lie here: the middle ring.");
        assertThat(told(match, middle.subList(0, 2)).sentence())
                .as("two are seen at one look")
                .doesNotContain("All of them");
        assertThat(told(match, middle.subList(0, 4)).sentence())
                .as("as many others lie there")
                .contains("All of them");
        List<Move> off = match.decision().legal().stream()
                .filter(move -> move.text().startsWith("place") && !move.text().endsWith("2"))
                .toList();
        assertThat(told(match, off).sentence()).contains("Anywhere but here: the middle ring.");
        List<Move> mixed = match.decision().legal().subList(6, 12);
        assertThat(told(match, mixed).sentence()).doesNotContain("All of them");
    }

    @Test
    void ofManyTheFirstArePaintedAndItIsSaidThatThereAreMore() {
        Match match = croak;
        Random chance = new Random(3);
        for (int i = 0; i < 400 && hops(match).size() < 13; i++) {
            match.playIndex(chance.nextInt(match.legalCount()));
            if (match.isOver()) match = Match.start(croak.rules(), i);
        }
        List<Move> all = hops(match);
        HintView told = told(match, all.subList(0, 6));
        assertThat(told.overlay().arrows()).hasSize(3);
        assertThat(told.sentence()).endsWith("The arrows show some of the moves.");
    }

    /** Marks on most of the board tell nothing from anything: one move is shown, and that most are as good. */
    @Test
    void ofMostMovesOneIsShown() {
        Match match = Match.start(Shipped.rules("nine-mens-morris", 2), 1);
        List<Move> legal = match.decision().legal();
        HintView most = told(match, legal.subList(0, 20));
        assertThat(most.head()).isEqualTo("Most moves are good here: 20 of 24.");
        assertThat(most.sentence()).contains("I would play the one that is shown.");
        assertThat(most.overlay().rings()).hasSize(1);
        assertThat(told(match, legal.subList(0, 12)).overlay().rings())
                .as("of half of them each is seen")
                .hasSize(12);
    }

    /** Nobody plays a man of the other side that is to be taken off. */
    @Test
    void whatIsOnlyTakenIsTaken() {
        boolean seen = false;
        for (int seed = 0; seed < 20 && !seen; seed++) {
            Match match = Match.start(Shipped.rules("nine-mens-morris", 2), seed);
            Random chance = new Random(seed);
            for (int i = 0; i < 60 && !match.isOver() && !seen; i++) {
                Move first = match.legal(0);
                if (first.text().startsWith("capture") && match.legalCount() > 1) {
                    assertThat(told(match, List.of(first)).head()).isEqualTo("I would take this one.");
                    seen = true;
                } else match.playIndex(chance.nextInt(match.legalCount()));
            }
        }
        assertThat(seen).isTrue();
    }
}
