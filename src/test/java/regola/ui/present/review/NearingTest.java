package regola.ui.present.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.advice.Advice;
import regola.advice.Adviser;
import regola.advice.Briefly;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Manner;
import regola.language.Shipped;
import regola.search.Budget;
import regola.ui.present.match.Consulted;
import regola.ui.present.picture.Tongue;
import regola.ui.support.KnownRules;
import regola.ui.view.Texts;
import regola.ui.view.match.HintView;

/** Who reads little is told at every step something that can be done, or seen, and that is so. */
class NearingTest {
    private static final int MOMENTS = 30;

    private record Led(Match match, Advice advice, Nearing nearing, Manner manner) {}

    private static List<Led> led(String game, int players, String language) {
        Ruleset rules = Shipped.rules(game, players);
        Adviser adviser = new Adviser(KnownRules.tuning(rules), Budget.ofIterations(200), 1);
        Random random = new Random(11);
        List<Led> led = new ArrayList<>();
        for (int i = 0; i < MOMENTS; i++) {
            Match match = Match.start(rules, i);
            for (int n = random.nextInt(80); n > 0 && !match.isOver(); n--)
                match.playIndex(random.nextInt(match.legalCount()));
            if (match.isOver() || match.legalCount() < 2) continue;
            Advice advice = adviser.hint(match, match.fingerprint(match.decider()), () -> false);
            Manner manner = new Manner(language, false).to(match.decider());
            Nearing nearing = new Nearing(
                    new HintWords(new Consulted(0, match, new Tongue(rules, manner), match.decider())), match, advice);
            if (nearing.isToFind()) led.add(new Led(match, advice, nearing, manner));
        }
        assertThat(led).isNotEmpty();
        return led;
    }

    /** "What do you need most?" can be asked again and again, and nobody knows what to do. */
    @ParameterizedTest
    @CsvSource({"china-moon, 3, it", "croak, 2, it", "moulin-rouge, 2, en", "army-of-frogs, 2, en"})
    void theFirstStepSaysWhatToLookFor(String game, int players, String language) {
        List<Led> all = led(game, players, language);
        List<String> sought =
                all.stream().map(each -> each.nearing.look(Set.of()).sentence()).toList();
        assertThat(sought).allMatch(said -> said.matches("\\p{Lu}[^()]{9,}[.?!]"));
        String any = Texts.in(language).get("child.hint.look.any");
        assertThat(sought.stream().filter(any::equals).count())
                .as("that everything is looked at is said where nothing else is known")
                .isLessThan(all.size() / 4);
        if (game.equals("croak"))
            assertThat(sought).as("what to look at").anyMatch(said -> said.startsWith("Guarda bene "));
    }

    /** The second step says why, where anything can be said of it, and the third says no less. */
    @ParameterizedTest
    @CsvSource({"china-moon, 3, it", "croak, 2, en", "moulin-rouge, 2, it"})
    void theSecondStepGivesAReason(String game, int players, String language) {
        int reasons = 0;
        int shown = 0;
        boolean surprised = false;
        for (Led each : led(game, players, language)) {
            Optional<HintView> where = each.nearing.where(Set.of());
            String why = Briefly.reason(each.advice, Briefly.shown(each.advice), each.match, each.manner);
            if (where.isEmpty()) continue;
            shown++;
            HintView told = where.get();
            if (told.sentence().isEmpty())
                assertThat(told.also())
                        .as("a rule stands beside a reason, or alone")
                        .isEmpty();
            if (game.equals("croak"))
                assertThat(told.sentence())
                        .as("nothing but a surprise, at least")
                        .isNotEmpty();
            surprised |= told.sentence().equals("What will come of it? Nobody knows: a surprise!");
            if (why.isEmpty()) continue;
            reasons++;
            assertThat(told.sentence()).isEqualTo(why);
            HintView move = each.nearing.move(each.nearing.words().whole(each.advice), false);
            assertThat(move.sentence()).isEqualTo(why);
            assertThat(move.also()).isNotEqualTo(why);
        }
        assertThat(reasons).isPositive().isGreaterThan(shown / 3);
        assertThat(surprised).as("only where something is hidden").isEqualTo(game.equals("croak"));
    }
}
