package regola.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regola.engine.Ruleset;
import regola.engine.value.BoardGraph;
import regola.engine.value.Event;
import regola.engine.value.Thing;
import regola.language.Shipped;

class ExamplesTest {
    private static Examples found(Ruleset rules) {
        return Examples.find(rules, Outline.of(rules), 1, () -> {});
    }

    @ParameterizedTest
    @ValueSource(strings = {"nine-mens-morris", "army-of-frogs"})
    void aWholeTurnIsShownFromItsFirstQuestionToTheNextTurn(String game) {
        Example turn = found(Shipped.rules(game, 2)).of(Examples.TURN).orElseThrow();
        assertThat(turn.after().turnNumber()).isEqualTo(turn.before().turnNumber() + 1);
        assertThat(turn.moves()).as("more than one thing is asked").hasSizeGreaterThan(1);
        assertThat(turn.deciders())
                .hasSameSizeAs(turn.moves())
                .containsOnly(turn.before().mover());
    }

    /** How the next turn begins is not part of a turn. */
    @Test
    void noTurnIsShownWithTheThrowOfTheNext() {
        Examples found = found(Shipped.rules("royal-game-of-ur", 2));
        String last = found.of("act-move").orElseThrow().events().stream()
                .filter(event -> event.kind() == Event.Kind.RULE)
                .map(event -> event.property())
                .reduce("", (before, after) -> after);
        assertThat(last).isNotEmpty().isNotEqualTo("throw-dice");
    }

    @Test
    void aMillIsSeenOnThreePlacesOfOneLine() {
        Ruleset rules = Shipped.rules("moulin-rouge", 2);
        Map<String, Sighting> ideas = found(rules).ideas();
        Set<String> mill = ideas.get("mills").sites().stream().map(Thing::id).collect(Collectors.toSet());
        Map<Integer, String> ids =
                rules.board().sites().stream().collect(Collectors.toMap(BoardGraph.Site::number, BoardGraph.Site::id));
        List<Set<String>> lines = rules.board().lines().stream()
                .map(line -> line.sites().stream().map(ids::get).collect(Collectors.toSet()))
                .toList();
        assertThat(lines).contains(mill);
        assertThat(ideas.get("in-mill").sites()).hasSizeGreaterThanOrEqualTo(3);
        assertThat(ideas).as("no place shows a phase").doesNotContainKey("phase-of");
    }

    @Test
    void theSameIsFoundEachTime() {
        Ruleset rules = Shipped.rules("nine-mens-morris", 2);
        Examples once = found(rules);
        Examples again = found(rules);
        assertThat(again.of(Examples.TURN).orElseThrow().moves())
                .isEqualTo(once.of(Examples.TURN).orElseThrow().moves());
        once.ideas()
                .forEach((idea, seen) ->
                        assertThat(again.ideas().get(idea).sites()).as(idea).isEqualTo(seen.sites()));
    }
}
