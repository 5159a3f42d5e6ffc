package regola.ui.present.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.language.Shipped;
import regola.ui.present.start.MatchSetUp;
import regola.ui.support.KnownRules;
import regola.ui.view.match.DecisionView;
import regola.ui.view.match.MatchView;

/** Of all that others did in the meantime, what touches whoever decides now is told, however much there was. */
class HeardTest {
    private static final int MATCHES = 6;
    private static final int STEPS = 400;

    private final List<MatchView> pictures = new ArrayList<>();
    private final List<Runnable> waiting = new ArrayList<>();
    private final GamePresenter game = new GamePresenter(
            Runnable::run, pictures::add, problem -> {}, KnownRules.thinking(), (wait, then) -> waiting.add(then));

    private MatchView now() {
        return pictures.get(pictures.size() - 1);
    }

    private void goOn() {
        game.shown(now().serial());
        List<Runnable> due = List.copyOf(waiting);
        waiting.clear();
        due.forEach(Runnable::run);
    }

    @ParameterizedTest
    @CsvSource({
        "croak, 'green,blue,pink', (takes Red's servant|Green is out|Blue is out|Pink is out).*",
        "moulin-rouge, 'blue,yellow', (takes a man of Red|breaks Red's mill).*"
    })
    void whatWasDoneToMeIsTold(String id, String others, String done) {
        Set<String> computers = Set.of(others.split(","));
        int told = 0;
        for (int seed = 1; seed <= MATCHES; seed++) {
            game.start(new MatchSetUp(Shipped.rules(id, computers.size() + 1), seed, computers));
            Random random = new Random(seed);
            int own = 0;
            for (int i = 0; i < STEPS && !now().decision().isOver(); i++) {
                DecisionView decision = now().decision();
                if (decision.waiting() != DecisionView.Waiting.PERSON) {
                    goOn();
                    continue;
                }
                int since = own;
                List<String> happened = now().story().lines().stream()
                        .filter(line -> line.moment() > since
                                && line.moment() <= now().story().moment())
                        .map(line -> line.text())
                        .filter(text -> text.matches(".*" + done))
                        .toList();
                boolean away = now().story().moment() > own + 1;
                if (away && !happened.isEmpty()) {
                    told++;
                    assertThat(decision.told())
                            .as("%s %d: %s", id, seed, happened)
                            .hasSizeLessThanOrEqualTo(3)
                            .anyMatch(said -> said.matches(".*" + done));
                }
                own = now().story().moment();
                game.choose(decision.moves()
                        .get(random.nextInt(decision.moves().size()))
                        .key());
                own = Math.max(own, now().story().moment());
            }
        }
        assertThat(told).isPositive();
    }

    /** What one loses by one's own move nobody else tells: it stays until the next turn, and is told first in it. */
    @ParameterizedTest
    @CsvSource({"en, A pike eats Red's servant!", "it, Un luccio mangia il suddito di Rosso!"})
    void whatIHaveLostByMyselfIsToldUntilMyNextTurn(String language, String lost) {
        Set<String> computers = Set.of("green", "blue", "pink");
        int meanwhile = 0;
        int once = 0;
        game.speak(language);
        game.naming(false);
        for (int seed = 1; seed <= MATCHES; seed++) {
            game.start(new MatchSetUp(Shipped.rules("croak", 4), seed, computers));
            Random random = new Random(seed);
            boolean eaten = false;
            for (int i = 0; i < STEPS && !now().decision().isOver() && !now().isOut(); i++) {
                DecisionView decision = now().decision();
                if (decision.waiting() != DecisionView.Waiting.PERSON) {
                    if (eaten) {
                        assertThat(now().toldAtSeats().decision().told()).contains(lost);
                        meanwhile++;
                    }
                    goOn();
                    continue;
                }
                if (eaten) {
                    assertThat(now().toldAtSeats().decision().told().get(0)).isEqualTo(lost);
                    once++;
                }
                int before = now().story().moment();
                game.choose(decision.moves()
                        .get(random.nextInt(decision.moves().size()))
                        .key());
                eaten = now().story().lines().stream()
                        .anyMatch(line ->
                                line.moment() == before + 1 && line.text().equals(lost));
            }
        }
        assertThat(meanwhile).isPositive();
        assertThat(once).isPositive();
    }
}
