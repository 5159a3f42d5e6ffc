package regola.ui.present.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import regola.advice.WhyBetter;
import regola.engine.Match;
import regola.engine.value.Event;
import regola.engine.value.Manner;
import regola.engine.value.Move;
import regola.engine.value.Spoken;
import regola.language.Shipped;
import regola.ui.present.match.Consulted;
import regola.ui.present.picture.Tongue;

/** How a match could have gone on is told step by step. */
class LineWordsTest {
    private static List<String> told(String game, List<String> played, List<String> line, Manner manner) {
        Match match = Match.start(Shipped.rules(game, 2), 1);
        played.forEach(match::play);
        List<Move> moves = moves(match, line);
        Tongue tongue = new Tongue(match.rules(), manner);
        HintWords words = new HintWords(new Consulted(0, match, tongue, -1));
        return IntStream.rangeClosed(1, line.size())
                .mapToObj(step -> words.onward().step(moves, step, false, null))
                .map(step -> step.head() + " / " + step.sentence())
                .toList();
    }

    private static List<Move> moves(Match match, List<String> line) {
        Match play = match.copy();
        return line.stream()
                .map(text -> {
                    Move move = play.decision().legal().stream()
                            .filter(each -> each.text().equals(text))
                            .findFirst()
                            .orElseThrow();
                    play.play(text);
                    return move;
                })
                .toList();
    }

    /** Where the squares have no names, it is told what the rules tell of the move and not only shown. */
    @Test
    void aMoveWithoutWordsIsToldByWhatCameOfIt() {
        List<String> line = List.of("put c4", "put c3");
        assertThat(told("reversi", List.of(), line, new Manner("en", false)))
                .containsExactly(
                        "Black puts a disc. / Black turns over one disc. This is how it could have gone: step 1 of 2.",
                        "White puts a disc. / White turns over one disc. Step 2 of 2: that is where it leads.");
        assertThat(told("reversi", List.of(), line, new Manner("it", false)))
                .allSatisfy(step -> assertThat(step).contains("mette un disco.", "gira"));
    }

    @Test
    void aMoveWithWordsKeepsThemAndWhatCameOfItIsAdded() {
        assertThat(told("reversi", List.of(), List.of("put c4", "put c3"), Manner.of("en")))
                .containsExactly(
                        "First Black: Put c4 / Black turns over one disc. This is how it could have gone: step 1 of 2.",
                        "Then White: Put c3 / White turns over one disc. Step 2 of 2: that is where it leads.");
    }

    /** The rules' own words for a move that has a name are left out: what it takes is told beside its name. */
    @Test
    void whatThereIsToBeGladOfInAMoveStandsBehindIt() {
        List<String> line = List.of("move c3 d4", "move f6 e5", "move d4 f6");
        assertThat(told("english-draughts", List.of(), line, Manner.of("en")))
                .element(2)
                .asString()
                .startsWith("Then Black: Move d4 → f6 – a capture / ");
        assertThat(told("english-draughts", List.of(), line, Manner.of("it")))
                .element(2)
                .asString()
                .startsWith("Poi Nero: Muovi d4 → f6 – una cattura / ");
    }

    /** A step that brings nothing by itself was made for something all the same. */
    @Test
    void whatAStepStopsOrThreatensIsSaid() {
        Match match = Match.start(Shipped.rules("nine-mens-morris", 2), 1);
        List<Move> moves = moves(match, List.of("place a1"));
        assertThat(step(match, moves, WhyBetter.Happens.When.THREATENED, "en")).isEqualTo("This threatens a mill.");
        assertThat(step(match, moves, WhyBetter.Happens.When.WARDED_OFF, "en")).startsWith("This stops a mill.");
        assertThat(step(match, moves, WhyBetter.Happens.When.WARDED_OFF, "it")).startsWith("Così impedisce un mulino.");
    }

    private static String step(Match match, List<Move> moves, WhyBetter.Happens.When when, String language) {
        Event mill = Event.saying(Event.Kind.RULE, "NM-6.1", Spoken.of("White closes a mill.", ""), "take-one", -1);
        WhyBetter.Happens meant = new WhyBetter.Happens(mill, when, 0, match.names());
        HintWords words = new HintWords(new Consulted(0, match, new Tongue(match.rules(), language), -1));
        return words.onward().step(moves, 1, false, meant).sentence();
    }

    /** What the rules tell besides is not said twice. */
    @Test
    void aMillIsToldOnce() {
        List<String> played = List.of("place a1", "place b2", "place d1", "place b4");
        assertThat(told("nine-mens-morris", played, List.of("place g1"), Manner.of("en")))
                .singleElement()
                .asString()
                .satisfies(step -> assertThat(step.split("mill", -1)).hasSize(2));
    }

    /**
     * What somebody else would do after one's turn may be one's own move in the middle of it: it is no answer there.
     */
    @Test
    void nobodyAnswersThemselves() {
        Match match = Match.start(Shipped.rules("china-moon", 3), 1);
        Move first = match.decision().legal().get(0);
        Match then = match.copy();
        then.play(first);
        assertThat(then.decider()).as("hops again").isEqualTo(match.decider());
        LineWords line = new HintWords(new Consulted(0, match, new Tongue(match.rules(), Manner.of("en")), 0)).onward();
        assertThat(line.answer(first, List.of(then.decision().legal().get(0)))).isEmpty();
        assertThat(line.answered(first, then.decision().legal().get(0))).isNull();
    }

    /** Nobody sees where it leads that breaks off in the middle of a turn. */
    @Test
    void whereTheTurnGoesOnThatIsSaid() {
        List<String> before = List.of("place a1", "place a7", "place d1");
        assertThat(told("nine-mens-morris", before, List.of("place d7", "place g1"), Manner.of("en")))
                .last()
                .asString()
                .contains("Step 2 of 2. The turn goes on");
        assertThat(told("nine-mens-morris", before, List.of("place d7", "place g4"), Manner.of("en")))
                .last()
                .asString()
                .contains("Step 2 of 2: that is where it leads.");
    }
}
