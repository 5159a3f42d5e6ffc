package regola.ui.present.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regola.engine.Ruleset;
import regola.language.Shipped;
import regola.ui.present.start.MatchSetUp;
import regola.ui.support.KnownRules;
import regola.ui.view.match.ChoiceView;
import regola.ui.view.match.MatchView;
import regola.ui.view.match.StoryLine;

/** Players who have names of their own are called by them wherever a match speaks of them. */
class NamedSeatsTest {
    private static final Map<String, String> NAMES = Map.of("red", "Anna", "green", "Ben");

    @ParameterizedTest
    @ValueSource(strings = {"en", "it"})
    void nobodyIsCalledByAColourAnyMore(String language) {
        List<MatchView> pictures = new ArrayList<>();
        GamePresenter game = new GamePresenter(
                Runnable::run, pictures::add, problem -> {}, KnownRules.thinking(), (wait, then) -> {});
        game.speak(language);
        Ruleset rules = Shipped.rules("army-of-frogs", 2);
        game.start(new MatchSetUp(rules, 7, Map.<String, String>of(), NAMES));
        Random chance = new Random(5);
        Set<String> said = new TreeSet<>();
        for (int i = 0; i < 40; i++) {
            MatchView now = pictures.get(pictures.size() - 1);
            if (now.decision().isOver()) break;
            said.add(now.decision().question());
            said.add(now.decision().forced());
            now.story().lines().stream().map(StoryLine::text).forEach(said::add);
            List<ChoiceView> moves = now.decision().moves();
            game.choose(moves.get(chance.nextInt(moves.size())).key());
        }
        assertThat(said).anyMatch(words -> words.contains("Anna")).anyMatch(words -> words.contains("Ben"));
        assertThat(said).noneMatch(words -> words.matches("(?s).*\\b(Red|Green|Rosso|Verde)('s)? (?!frog|rana|→).*"));
    }
}
