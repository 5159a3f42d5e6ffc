package regola.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import regola.engine.Match;
import regola.engine.value.Manner;
import regola.language.Shipped;
import regola.search.Budget;
import regola.search.Tuning;

/** What is told of a move has to be large enough to explain why it is so much better, and must come of it. */
class ExplainedTest {
    /**
     * A mill has just been closed at f2, and a man is to be taken: the one at b4 stands in the way of a second mill.
     */
    private static Match taking() {
        Match match = FlyingInHintsTest.morris(
                List.of("b6", "a4", "g4", "b2", "d2", "f4", "a1", "g1"),
                List.of("a7", "d6", "f6", "e5", "b4", "d3", "d1"));
        match.playIndex(index(match, "move f4 f2"));
        return match;
    }

    private static Adviser adviser(Match match) {
        return new Adviser(Tuning.of(match.rules()), Budget.ofIterations(2000), 1);
    }

    private static int index(Match match, String move) {
        return IntStream.range(0, match.legalCount())
                .filter(i -> match.legal(i).text().equals(move))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aFreePointMoreDoesNotExplainWhatASecondMillDoes() {
        Match match = taking();
        Adviser adviser = adviser(match);
        Advice hint = adviser.hint(match, 3, () -> false);
        List<String> against = Stream.of("a7", "d6", "f6", "e5", "d3")
                .map(man -> adviser.against(match, index(match, "capture " + man), hint, 3, () -> false))
                .flatMap(objection -> objection.reasons().stream())
                .map(reason -> reason.against(true, WhyBetter.YOURS, Manner.of("en")))
                .toList();

        assertThat(hint.best().text()).isEqualTo("capture b4");
        assertThat(hint.reasons().get(0).text("it"))
                .as("one of the other captures makes sure of a mill too, most do not")
                .isEqualTo("Comunque ti rispondano, poi puoi avere un mulino.");
        assertThat(against)
                .hasSize(5)
                .containsOnly(
                        "With it your next turn can bring you a mill, whatever the answer; with your move that is not"
                                + " sure.");
    }

    @Test
    void whatTheMoveItselfBringsDoesNotComeOnlyIfAllGoesWell() {
        Match match = FlyingInHintsTest.morris(
                List.of("d7", "b6", "a4", "f4", "b2", "d2", "f2", "a1", "g1"),
                List.of("a7", "d6", "f6", "b4", "e4", "c3", "d3", "d1"));
        for (int seed = 1; seed <= 6; seed++) {
            assertThat(adviser(match).hint(match, seed, () -> false).reasons().stream()
                            .map(reason -> reason.text("en")))
                    .doesNotContain("If all goes well, after your next turn you have a mill that one man can close.");
        }
    }

    /** Two men that threaten to close two lines weigh more than a free point. */
    @Test
    void ofMovesThatAreAboutAsGoodTheOneWithTheWeightiestReasonComesFirst() {
        Match match = Match.start(
                FlyingInHintsTest.morris(List.of("a1"), List.of("a4")).rules(), 1);
        for (String move : List.of("place f4", "place d6", "place d2", "place c4")) match.playIndex(index(match, move));
        List<Integer> good = Stream.of("place b4", "place d1", "place f2")
                .map(move -> index(match, move))
                .toList();

        assertThat(new Crowd(match, 1, () -> false).apart(good))
                .extracting(reason -> reason.text("en"))
                .containsExactly(
                        "place f2: you have 2 mills that one man can close.",
                        "place b4: your men have 9 free points beside them.");
    }

    /** A mill is opened beside a man of Black's, who steps into the gap: that it could be closed is no reason. */
    @Test
    void whatTheAnswerTakesAwayIsNoReason() {
        Match match = Match.start(Shipped.rules("nine-mens-morris", 2), 1);
        Stream.of("place d6;place d2;place b4;place e4;place b6;place e5;place b2;capture d2;place e3;capture d6;"
                        .concat("place f4;place c4;place d6;place f6;place f2;place c3;place d2;capture c3;place d7;")
                        .concat("place d3;place d1")
                        .split(";"))
                .forEach(match::play);
        List<Integer> good = Stream.of("move d6 d5", "move b4 a4")
                .map(move -> index(match, move))
                .toList();

        assertThat(new Crowd(match, 1, () -> false).apart(good))
                .extracting(reason -> reason.text("en"))
                .containsExactly(
                        "move d6 d5: you have 2 mills.", "move b4 a4: your men have 6 free points beside them.");
    }

    /** Black moves a man into the gap next to it and has a mill; nobody of White's can come there first. */
    @Test
    void whatNoMovePreventsIsTold() {
        Match match = FlyingInHintsTest.morris(
                List.of("d7", "b6", "a4", "f4", "b2", "d2", "f2", "a1", "g1"),
                List.of("a7", "d6", "f6", "b4", "e4", "c3", "d3", "d1"));
        assertThat(whatever(match, "en")).isEqualTo("Black can get a mill next, and no move prevents it.");
        assertThat(whatever(match, "it")).isEqualTo("Nero può avere subito un mulino, e nessuna mossa lo impedisce.");
    }

    @Test
    void aMillThatIsOpenedAndClosedAgainAndAgainIsTold() {
        Match match = FlyingInHintsTest.morris(
                List.of("b6", "a4", "g4", "b2", "f2", "a1", "g1"), List.of("d7", "d6", "d5", "b4", "d2", "d1"));
        assertThat(whatever(match, "en")).isEqualTo("Black can make sure of a mill soon, and no move prevents it.");
        assertThat(whatever(match, "it"))
                .isEqualTo("Nero può assicurarsi presto un mulino, e nessuna mossa lo impedisce.");
    }

    private static String whatever(Match match, String language) {
        return Danger.withWhatever(List.of(), match, true, () -> false).stream()
                .map(reason -> reason.text(language))
                .findFirst()
                .orElse("");
    }
}
