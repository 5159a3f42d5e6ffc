package regola.ui.present.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import regola.advice.Review;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Manner;
import regola.engine.value.Move;
import regola.search.Budget;
import regola.search.Exit;
import regola.search.Peril;
import regola.search.Small;
import regola.ui.present.match.MatchRecord;
import regola.ui.support.KnownRules;
import regola.ui.view.review.ReviewView;

/** A look back tells whoever was put out of a match of several how that came, and what let it come. */
class ExitWordsTest {
    private static ReviewView last(List<ReviewView> seen) {
        return seen.get(seen.size() - 1);
    }

    /** Three graze behind gates; who left the own one open was put out, and is told what let it come. */
    @Test
    void whoeverWasPutOutIsToldHowAndWhatLetItCome() {
        Ruleset rules = Small.rules("src/test/resources/advice/gates.rules", 3, Map.of());
        List<String> moves = List.of(
                "shut-gate", "shut-gate", "graze 2", "graze 3", "snatch blue", "shut-gate", "graze 1", "snatch green");
        Match match = Match.start(rules, 1);
        moves.forEach(match::play);
        assertThat(match.isOver()).isTrue();
        Map<String, String> computers = Map.of("red", "fair", "green", "fair");
        List<ReviewView> seen = new ArrayList<>();
        LookBack back = new LookBack(
                KnownRules::tuning, 300, Budget.ofIterations(2_400), Runnable::run, Runnable::run, seen::add);
        back.at(
                new MatchRecord(1, rules, 1, null, moves, moves.size(), computers, Map.of(), match.position(), true),
                Map.of(),
                Manner.of("en"));
        ReviewView.Moment out = last(seen).moments().stream()
                .filter(moment -> moment.kind() == ReviewView.Kind.OUT)
                .findFirst()
                .orElseThrow();
        assertThat(out.moment()).isEqualTo(4);
        assertThat(out.kind().isTask()).isFalse();
        assertThat(out.told()).hasSize(3);
        assertThat(out.told().get(0)).isEqualTo("Here Green chose: Snatch Blue.");
        assertThat(out.told().get(1)).isEqualTo("Green snatches the ox of Blue!");
        assertThat(out.told().get(2))
                .startsWith(
                        "It could be seen coming: after “Graze 2” at move 3 being out before the next turn was possible ")
                .endsWith("after “Shut-gate” less than once in 10.");
        assertThat(last(seen).moments())
                .as("and that move is one to be tried again")
                .anyMatch(moment -> moment.moment() == 2
                        && moment.kind().isTask()
                        && moment.better().equals("Shut-gate"));
        assertThat(last(seen).moments())
                .as("what brought the winner most came after it")
                .noneMatch(moment -> moment.kind() == ReviewView.Kind.LEAPT);

        back.speak(Manner.of("it"));
        assertThat(last(seen).moments().stream()
                        .filter(moment -> moment.kind() == ReviewView.Kind.OUT)
                        .findFirst()
                        .orElseThrow()
                        .told()
                        .get(2))
                .startsWith("Si poteva prevedere: dopo “Graze 2” alla mossa 3 trovarsi fuori");
    }

    /** @return of a match in which blue was put out by the fifth move, with its third as likely as that */
    private static Found out(double came, double least) {
        Ruleset rules = Small.rules("src/test/resources/advice/gates.rules", 3, Map.of());
        List<String> moves = List.of("shut-gate", "shut-gate", "graze 2", "graze 3", "snatch blue");
        Match match = Match.start(rules, 1);
        moves.subList(0, 2).forEach(match::play);
        int graze = index(match, "graze 2");
        Exit exit = new Exit(
                2,
                4,
                2,
                new Peril(graze, came, true, List.of()),
                new Peril(index(match, "shut-gate"), least, true, List.of()));
        List<List<Double>> chances = Collections.nCopies(5, List.of(0.3, 0.3, 0.4));
        Review review = new Review(
                chances, List.of(), List.of(), List.of(), List.of(), -1, -1, List.of(), List.of(), List.of(exit));
        MatchRecord record = new MatchRecord(
                1, rules, 1, null, moves, 5, Map.of("red", "fair", "green", "fair"), Map.of(), match.position(), false);
        return new Found(
                record,
                review,
                Map.of(2, match),
                Map.of(2, graze),
                Map.of(),
                false,
                List.of(),
                List.of(),
                List.of(),
                Map.of(),
                null);
    }

    private static int index(Match match, String text) {
        return match.decision().legal().stream().map(Move::text).toList().indexOf(text);
    }

    private static String said(double came, double least, Manner manner) {
        Found found = out(came, least);
        return new ExitWords(found, found.exit(4), manner).sentence();
    }

    private static String verdict(double came, double least) {
        Found found = out(came, least);
        return new OnTheWhole(found, List.of(), "", LookBack.tongue(found, Manner.of("en"))).sentence();
    }

    /** However small the risk was, it is said that there was a way without it, and the move is not acquitted. */
    @Test
    void whoeverHadASafeMoveIsToldSo() {
        assertThat(said(0.1, 0, Manner.of("en")))
                .isEqualTo("It was bad luck: after move 3 being out before the next turn was possible "
                        + "about once in 10. But after “Shut-gate” it hardly was.");
        assertThat(said(0.2, 0, Manner.of("en"))).startsWith("It was bad luck").contains("about 2 times in 10");
        assertThat(said(0.1, 0, Manner.of("it"))).startsWith("È stata sfortuna").contains("Shut-gate");
        assertThat(said(0.1, 0.06, Manner.of("en"))).startsWith("Hardly anybody sees that coming");
        assertThat(verdict(0.1, 0))
                .contains("With move 5 you were out. That was bad luck, but at move 3 there was a safe move.")
                .doesNotContain("No single move cost much");
        assertThat(verdict(0.5, 0.1)).doesNotContain("No single move cost much").contains("see what let it come");
        assertThat(verdict(0.1, 0.06)).startsWith("No single move cost much.").contains("see what let it come");
    }

    /** The figure is of being out in any way, while one way has been told; and what is less often is said so. */
    @Test
    void itIsSaidWhatTheFigureIsOf() {
        for (double least : List.of(0.0, 0.06, 0.25, 0.3))
            assertThat(said(0.3, least, Manner.of("en")))
                    .contains("being out before the next turn was possible about 3 times in 10");
        assertThat(said(0.3, 0.25, Manner.of("en"))).contains("and not much less often after any other move");
        assertThat(said(0.3, 0.1, Manner.of("en"))).endsWith("after the safest move about once in 10.");
    }
}
