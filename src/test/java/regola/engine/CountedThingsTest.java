package regola.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.engine.value.Thing;
import regola.language.Shipped;
import regola.language.model.Type;

/** What an aim counts can be shown: as many places or lines as it says there are. */
class CountedThingsTest {
    private static final int MOVES = 60;

    @ParameterizedTest
    @CsvSource({"reversi, 2, 5", "english-draughts, 2, 5", "nine-mens-morris, 2, 5", "moulin-rouge, 2, 5"})
    void whatIsShownIsAsMuchAsIsCounted(String game, int players, int many) {
        Ruleset rules = Shipped.rules(game, players);
        Random random = new Random(3);
        Match match = Match.start(rules, 3);
        int asked = 0;
        for (int m = 0; m < MOVES && !match.isOver(); m++) {
            for (int aim = 0; aim < rules.aims().size(); aim++) {
                Optional<Query> counted = rules.counted(aim);
                if (counted.isEmpty()) continue;
                for (int player = 0; player < players; player++) {
                    List<Thing> places = match.answer(counted.get(), player);
                    assertThat(places).allMatch(place -> place.is(Type.Base.SITE) || place.is(Type.Base.LINE));
                    assertThat(places.size() * rules.aims().get(aim).unit())
                            .as(rules.aims().get(aim).id() + " at move " + m)
                            .isEqualTo(match.aim(aim, player));
                    asked++;
                }
            }
            match.playIndex(random.nextInt(match.legalCount()));
        }
        assertThat(asked).as("something is counted").isGreaterThanOrEqualTo(many);
    }
}
