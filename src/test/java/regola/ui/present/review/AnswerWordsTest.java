package regola.ui.present.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.advice.Advice;
import regola.advice.Adviser;
import regola.advice.Blow;
import regola.advice.Objection;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Move;
import regola.search.Budget;
import regola.search.Small;
import regola.search.Tuning;
import regola.ui.present.match.Consulted;
import regola.ui.present.picture.Tongue;
import regola.ui.view.match.HintView;

/** How bad a move is, in each of the words that there are for it. */
class AnswerWordsTest {
    private static Match lids() {
        return Match.start(Small.rules("src/test/resources/advice/lids.rules", Map.of()), 1);
    }

    private static HintView said(Match match, Objection objection, String language) {
        Tongue tongue = new Tongue(match.rules(), language);
        return new HintWords(new Consulted(0, match, tongue, match.decider())).answer(objection);
    }

    /** Under one of eight lids waits the end. */
    @Test
    void whatSeldomLosesTheMatchIsRiskyAndItIsSaidHowOftenAndByWhat() {
        Match match = lids();
        Ruleset rules = match.rules();
        Adviser adviser = new Adviser(Tuning.of(seed -> Match.start(rules, seed)), Budget.ofIterations(2_000), 1);
        Advice hint = adviser.hint(match, 3, () -> false);
        assertThat(hint.best().text()).isEqualTo("wait");
        Objection lift = adviser.against(match, 0, hint, 3, () -> false);
        Blow blow = lift.blow();
        assertThat(blow.ends()).isTrue();
        assertThat(said(match, lift, "en").head()).isEqualTo("Risky.");
        assertThat(said(match, lift, "en").sentence())
                .startsWith("About ")
                .endsWith("A pike eats Red! The other one is alone.");
        assertThat(said(match, lift, "it").head()).isEqualTo("Rischiosa.");
        assertThat(said(match, lift, "it").sentence())
                .startsWith("Può succedere circa una volta su ")
                .endsWith("Un luccio mangia Rosso! L'altro è da solo.");
    }

    @ParameterizedTest
    @CsvSource({
        "0.01, 0.01, Nearly as good as the best., Buona quasi quanto la migliore.",
        "0.05, 0.01, A little weaker., Un po' più debole.",
        "0.12, 0.01, Weaker., Più debole.",
        "0.30, 0.01, Much weaker., Molto più debole.",
        "0.12, 0.20, Nearly as good as the best., Buona quasi quanto la migliore."
    })
    void howMuchItCostsIsSaidInStepsThatPeopleFeel(double loss, double noise, String english, String italian) {
        Match match = lids();
        List<Move> legal = match.decision().legal();
        Objection objection = new Objection(
                legal.get(0),
                legal.get(legal.size() - 1),
                false,
                false,
                false,
                List.of(),
                loss,
                noise,
                List.of(),
                List.of(),
                false,
                null,
                List.of(),
                List.of(legal.get(0)));
        assertThat(said(match, objection, "en").head()).isEqualTo(english);
        assertThat(said(match, objection, "it").head()).isEqualTo(italian);
        for (String language : List.of("en", "it"))
            assertThat(HintFaults.of(said(match, objection, language))).isEmpty();
    }
}
