package regola.ui.present.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import regola.advice.Advice;
import regola.advice.Chances;
import regola.advice.Same;
import regola.advice.WhyBetter;
import regola.engine.Match;
import regola.engine.value.Aim;
import regola.engine.value.Move;
import regola.language.Shipped;
import regola.language.model.Type;
import regola.search.Small;
import regola.ui.present.match.Consulted;
import regola.ui.present.picture.Tongue;
import regola.ui.view.match.HintView;

/** Where several moves are good and nothing tells why, it is said what to think of. */
class CounselTest {
    private static Advice firstTwo(Match match, List<WhyBetter> reasons) {
        return new Advice(match.decision().legal().subList(0, 2), reasons, 0.5, null);
    }

    private static HintWords words(Match match, String language) {
        return new HintWords(new Consulted(0, match, new Tongue(match.rules(), language), match.decider()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "en | Leave free points beside your men: who cannot move loses.",
                "it | Lascia punti liberi accanto alle tue pedine: chi non può muovere perde."
            })
    void whereThereIsNoReasonItIsSaidWhatCanChangeSoon(String language, String counsel) {
        Match match = Match.start(Shipped.rules("nine-mens-morris", 2), 1);
        assertThat(words(match, language)
                        .whole(good(match, "place d2", "place f4"))
                        .sentence())
                .startsWith(counsel);
        assertThat(words(match, language)
                        .whole(good(match, "place a7", "place a1"))
                        .sentence())
                .as("there they have the least of it")
                .doesNotContain(counsel);
    }

    private static Advice good(Match match, String... moves) {
        List<Move> good = match.decision().legal().stream()
                .filter(move -> List.of(moves).contains(move.text()))
                .toList();
        return new Advice(good, List.of(), 0.5, null);
    }

    @Test
    void whereAllThatCountsIsTheSameAtOnceItIsSaidWhatComesNext() {
        Match match = Match.start(Shipped.rules("reversi", 2), 1);
        while (match.legalCount() < 3) match.playIndex(0);
        String said =
                words(match, "en").whole(firstTwo(match, List.of(new Same()))).sentence();
        assertThat(said)
                .startsWith(
                        "In general: have few discs beside free squares: that" + " leaves the other one fewer moves.");
    }

    /** Where a man of the other side is to be taken, what is good for one's own is beside the point. */
    @Test
    void whoTakesSomethingIsToldToThinkOfTheOther() {
        Match match = Match.start(Shipped.rules("nine-mens-morris", 2), 1);
        for (String move : List.of("place a7", "place d2", "place d7", "place g4", "place g7")) match.play(move);
        assertThat(match.decision().legal()).allMatch(move -> move.text().startsWith("capture"));
        Advice all = new Advice(match.decision().legal(), List.of(), 0.5, null);
        assertThat(words(match, "en").whole(all).sentence()).contains("In general: take what Black would miss most.");
        assertThat(words(match, "it").whole(all).sentence())
                .contains("In generale: prendi ciò che a Nero mancherà di più.");
    }

    /** Whoever may add a frog of either colour and had better add the other one's is told what that spares. */
    @Test
    void whoHasTheChoiceIsNotToldOnlyWhoseItIs() {
        int seed = 1;
        Match match = started(seed);
        while (!isOfBoth(match)) match = started(++seed);
        int other = 1 - match.decider();
        String theirs = match.names().id(Type.PLAYER, other);
        List<Move> legal = match.decision().legal();
        List<Move> foreign = legal.stream()
                .filter(move -> move.text().startsWith("add " + theirs))
                .toList();
        assertThat(counsel(match, foreign)).contains("keep your own for a better moment");
        List<Move> own = legal.stream().filter(move -> !foreign.contains(move)).toList();
        assertThat(counsel(match, own)).doesNotContain("keep your own", "belongs to");
    }

    private static Match started(int seed) {
        Match match = Match.start(Shipped.rules("army-of-frogs", 2), seed);
        while (match.legalCount() == 1) match.playIndex(0);
        return match;
    }

    private static boolean isOfBoth(Match match) {
        return match.decision().legal().stream()
                        .map(move -> move.text().split(" ")[1])
                        .distinct()
                        .count()
                == 2;
    }

    private static String counsel(Match match, List<Move> good) {
        return new Counsel(match, new Advice(good, List.of(new Chances(60, 40, false)), 0.5, null))
                .sentence()
                .text("en");
    }

    /** Where nobody stands apart nobody can be brought back. */
    @Test
    void nobodyIsWarnedOfWhatCannotCome() {
        Match match = started(1);
        assertThat(counsel(match, match.decision().legal())).doesNotContain("bring back");
    }

    /** Nobody finds out which moves are good who is told nothing to look for. */
    @Test
    void whereThereIsNothingToThinkOfNothingIsAsked() {
        Match match = Match.start(Small.rules("src/test/resources/advice/lids.rules", Map.of()), 1);
        HintView told = words(match, "en").first(firstTwo(match, List.of()), "Then press “More”.");
        assertThat(told.head()).isEqualTo("Several moves are good.");
        assertThat(told.sentence()).isEqualTo("Then press “More”.");
    }

    /** Whoever is told to keep away from corners looks for a move near one. */
    @ParameterizedTest
    @ValueSource(strings = {"reversi", "nine-mens-morris", "english-draughts", "kalah"})
    void whatNoMoveTouchesIsNotAdvisedWhereTheyDifferInSomethingElse(String game) {
        Random random = new Random(5);
        int advised = 0;
        for (int seed = 0; seed < 20; seed++) {
            Match match = Match.start(Shipped.rules(game, 2), seed);
            for (int i = random.nextInt(30); i > 0 && !match.isOver(); i--)
                match.playIndex(random.nextInt(match.legalCount()));
            if (match.isOver() || match.legalCount() < 3) continue;
            String counsel =
                    new Counsel(match, firstTwo(match, List.of())).sentence().text("en");
            List<Aim> aims = match.rules().aims();
            // What is said of another player's pieces is of no aim of one's own.
            if (aims.stream().noneMatch(aim -> aim.counsel().text("en").equals(counsel))) continue;
            advised++;
            boolean differ = IntStream.range(0, aims.size())
                    .filter(aim -> !aims.get(aim).counsel().text("en").isEmpty())
                    .anyMatch(aim -> differs(match, aim));
            boolean touched = IntStream.range(0, aims.size())
                    .filter(aim -> aims.get(aim).counsel().text("en").equals(counsel))
                    .anyMatch(aim -> differs(match, aim));
            assertThat(touched || !differ).as(seed + " " + counsel).isTrue();
        }
        assertThat(advised).isGreaterThan(3);
    }

    private static final List<WhyBetter> ONLY_NUMBERS = List.of(new Chances(60, 40, false));

    /** Whoever takes a frog away from its group is not told to keep the frogs together. */
    @ParameterizedTest
    @ValueSource(strings = {"army-of-frogs", "english-draughts", "kalah"})
    void nothingIsAdvisedThatTheMoveDoesTheOppositeOf(String game) {
        Random random = new Random(7);
        int advised = 0;
        int hindering = 0;
        for (int seed = 0; seed < 30; seed++) {
            Match match = Match.start(Shipped.rules(game, 2), seed);
            for (int i = random.nextInt(40); i > 0 && !match.isOver(); i--)
                match.playIndex(random.nextInt(match.legalCount()));
            if (match.isOver() || match.legalCount() < 3 || match.legalCount() > 60) continue;
            List<Move> legal = match.decision().legal();
            for (Move move : legal.subList(0, Math.min(8, legal.size()))) {
                Advice one = new Advice(List.of(move), ONLY_NUMBERS, 0.5, null);
                String counsel = new Counsel(match, one).sentence().text("en");
                for (int aim = 0; aim < match.rules().aims().size(); aim++) {
                    boolean hinders = hinders(match, aim, move);
                    if (hinders) hindering++;
                    if (!match.rules().aims().get(aim).counsel().text("en").equals(counsel)) continue;
                    advised++;
                    assertThat(hinders)
                            .as(seed + " " + move.text() + ": " + counsel)
                            .isFalse();
                }
            }
        }
        assertThat(advised).isGreaterThan(10);
        assertThat(hindering).isGreaterThan(3);
    }

    private static boolean hinders(Match match, int aim, Move move) {
        int seat = match.decider();
        long now = match.aim(aim, seat);
        List<Move> legal = match.decision().legal();
        long[] then = legal.stream()
                .mapToLong(each -> {
                    Match after = match.copy();
                    after.playIndex(legal.indexOf(each));
                    return after.aim(aim, seat);
                })
                .toArray();
        return then[legal.indexOf(move)] < now && LongStream.of(then).anyMatch(each -> each >= now);
    }

    private static boolean differs(Match match, int aim) {
        return IntStream.range(0, match.legalCount())
                        .mapToLong(move -> {
                            Match after = match.copy();
                            after.playIndex(move);
                            return after.aim(aim, match.decider()) - after.aim(aim, 1 - match.decider());
                        })
                        .distinct()
                        .count()
                > 1;
    }
}
