package regola.ui.present.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
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
import regola.ui.view.board.Ref;
import regola.ui.view.match.HintView;
import regola.ui.view.match.HintView.Stage;

/** Where several moves are good a hint has its first step as well: one looks for them before they are told. */
class FirstOfSeveralTest {
    private static final String THEN = "Look first.";

    private static HintView first(Match match, List<Move> good, String language) {
        Tongue tongue = new Tongue(match.rules(), language);
        return new HintWords(new Consulted(0, match, tongue, match.decider()))
                .first(new Advice(good, List.of(), 0.5, null), THEN);
    }

    @Test
    void thatSeveralPlacesAreGoodIsSaidAndNotYetWhich() {
        Match match = Match.start(Shipped.rules("nine-mens-morris", 2), 1);
        List<Move> legal = match.decision().legal();
        HintView told = first(match, legal.subList(0, 3), "en");
        assertThat(told.stage()).isEqualTo(Stage.PIECE);
        assertThat(told.head()).isEqualTo("Several moves are good.");
        assertThat(told.sentence())
                .as("without a counsel that other moves would follow better")
                .isEqualTo("They are among those with a shining ring. Look first.");
        assertThat(told.overlay().rings())
                .as("the choice is made smaller, and not made")
                .hasSize(6)
                .containsAll(legal.subList(0, 3).stream()
                        .map(move -> Ref.site(move.arguments().get(0).id()))
                        .toList());
        assertThat(first(match, legal.subList(0, 4), "en").overlay().rings())
                .as("of many good moves one is found soon enough")
                .isEmpty();
        assertThat(first(match, legal.subList(0, 3), "it").head()).isEqualTo("Ci sono più mosse buone.");
        assertThat(first(match, legal, "en").stage())
                .as("where all are good there is nothing to look for")
                .isEqualTo(Stage.MOVE);
    }

    @Test
    void theOnePieceOfWhichSeveralMovesAreGoodIsRinged() {
        Match match = Match.start(Shipped.rules("english-draughts", 2), 1);
        List<Move> legal = match.decision().legal();
        Map<String, List<Move>> byPiece = legal.stream()
                .collect(Collectors.groupingBy(move -> move.arguments().get(0).id()));
        List<Move> of = byPiece.values().stream()
                .filter(moves -> moves.size() == 2)
                .findFirst()
                .orElseThrow();
        Ref begin = Ref.site(of.get(0).arguments().get(0).id());
        assertThat(first(match, of, "en").sentence()).isEqualTo("Several of its moves are good. Where to? Look first.");
        assertThat(first(match, of, "en").overlay().rings()).containsExactly(begin);
        Move other =
                legal.stream().filter(move -> !of.contains(move)).findFirst().orElseThrow();
        HintView two = first(match, List.of(of.get(0), other), "en");
        assertThat(two.head()).isEqualTo("Several moves are good.");
        assertThat(two.sentence()).isEqualTo("Start at one of the rings. Where to? Look first.");
        assertThat(two.overlay().rings()).hasSize(2);
        assertThat(two.overlay().arrows()).as("not yet where to").isEmpty();
    }

    /** The pad on which a flower falls is the same whichever falls: pressing it would choose none. */
    @Test
    void whereTheFlowerAloneIsChosenThatIsPressedAndNotThePlace() {
        Ruleset rules = Shipped.rules("china-moon", 3);
        Match match = null;
        for (int seed = 1; match == null; seed++) {
            Match played = Match.start(rules, seed);
            Random random = new Random(seed);
            while (!played.isOver() && match == null) {
                if (played.legalCount() > 1 && played.legal(0).text().startsWith("leave")) match = played;
                else played.playIndex(random.nextInt(played.legalCount()));
            }
        }
        HintWords words = new HintWords(new Consulted(0, match, new Tongue(rules, Manner.of("en")), match.decider()));
        for (Move move : match.decision().legal())
            assertThat(FirstOfSeveral.pressed(words, match, move))
                    .singleElement()
                    .satisfies(ring -> assertThat(ring.sort()).isEqualTo(Ref.Sort.LYING));
        Match hop = Match.start(rules, 1);
        HintWords other = new HintWords(new Consulted(0, hop, new Tongue(rules, Manner.of("en")), hop.decider()));
        assertThat(FirstOfSeveral.pressed(other, hop, hop.legal(0))).hasSize(2);
    }
}
