package regola.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regola.engine.value.Event;
import regola.engine.value.Position;
import regola.engine.value.PositionProblem;
import regola.file.PositionFile;
import regola.language.Shipped;
import regola.language.model.CheckedGame;
import regola.language.model.Type;

/** Positions of the games as they are shipped: those that play can come to, and those that nobody may set up. */
class ShippedPositionsTest {

    @ParameterizedTest
    @ValueSource(strings = {"croak-bonus-servants-on-a-log", "croak-somebody-is-out"})
    void whatPlayComesToIsTaken(String name) throws Exception {
        CheckedGame game = Shipped.game("croak");
        PositionFile file = PositionFile.read(Path.of("src/test/resources/positions", name + ".json"));
        Ruleset rules = Ruleset.of(game, file.players(), file.settingsFor(game));
        assertThat(Match.at(rules, file.position(), 1).isOver()).isFalse();
    }

    @Test
    void aLogCarriesNoMoreThanPlayCouldBringThere() {
        Ruleset rules = Shipped.rules("croak", 2);
        Position three = Position.of(Map.of(
                "vars",
                Map.of("mover", "red"),
                "sites",
                Map.of("a1", Map.of("tile", "log", "open", true)),
                "zones",
                Map.of("pond", Map.of("a1", List.of("red-q", "red-s1", "red-s2"), "h8", List.of("green-q")))));
        PositionProblem problem = catchThrowableOfType(PositionProblem.class, () -> Match.at(rules, three, 1));
        assertThat(problem.problems())
                .singleElement()
                .satisfies(one -> assertThat(one.rule()).isEqualTo("CR-6.7.3"));
    }

    @Test
    void anArmyOfFrogsThatHasEndedDoesNotGoOn() {
        Ruleset rules = Shipped.rules("army-of-frogs", 2);
        Position ended = Position.of(Map.of(
                "zones",
                Map.of("colony", Map.of("0,0", List.of("red"))),
                "vars",
                Map.of("mover", "red", "phase", "over")));
        PositionProblem problem = catchThrowableOfType(PositionProblem.class, () -> Match.at(rules, ended, 1));
        assertThat(problem.problems()).extracting(PositionProblem.Problem::rule).contains("AF-7.9");
    }

    /** Any colours may play, in any order round the table. */
    @Test
    void seatsAreAnyChoiceOfColoursInAnyOrder() {
        CheckedGame game = Shipped.game("army-of-frogs");
        Ruleset rules = Ruleset.of(game, List.of("white", "red", "blue"), Map.of());
        Match match = Match.start(rules, 5);
        assertThat(match.position().fields().get("players")).isEqualTo(List.of("white", "red", "blue"));
        assertThat(rules.names().ids(Type.PIECE))
                .contains("white", "red", "blue")
                .doesNotContain("green");
        Playout.random(match, 3, 20);
        Match again =
                Match.at(rules, match.position(), match.execution().state.draws.state());
        assertThat(again.fingerprint()).isEqualTo(match.fingerprint());
        assertThat(catchThrowableOfType(
                        RuntimeException.class, () -> Ruleset.of(game, List.of("red", "red"), Map.of())))
                .hasMessageContaining("red, red");
    }

    @Test
    void whoThrowsASignSeesItAndNobodyElseDoes() {
        Ruleset rules = Shipped.rules("nin-jan", 3);
        List<Event> told = new ArrayList<>();
        Match match = tied(rules);
        match.listen(told::add);
        match.play("show rock");
        assertThat(match.view(0).object("players-state")).hasToString("{p1={held=rock}, p2={held=?}, p3={held=?}}");
        assertThat(match.view(1).object("players-state").get("p1")).hasToString("{held=?}");
        assertThat(match.view(Match.ONLOOKER).object("players-state").get("p1")).hasToString("{held=?}");
        Event thrown = told.stream()
                .filter(event -> "held".equals(event.property()))
                .findFirst()
                .orElseThrow();
        assertThat(thrown.masked(0).after()).isEqualTo("Rock");
        assertThat(thrown.masked(1).after()).isNotEqualTo("Rock");
        assertThat(Guess.of(match, 0, 9).view(0))
                .as("what one knows oneself need not be guessed")
                .isEqualTo(match.view(0));
    }

    private static Match tied(Ruleset rules) {
        for (int seed = 0; ; seed++) {
            Match match = Match.start(rules, seed);
            while (!match.isOver() && !match.decision().id().equals("show")) match.playIndex(0);
            if (!match.isOver() && match.decider() == 0) return match;
        }
    }

    @Test
    void aPassIsToldOnce() {
        Ruleset rules = Shipped.rules("nine-mens-morris", 2, "ludii");
        List<String> told = new ArrayList<>();
        for (int seed = 0; told.isEmpty(); seed++) {
            Match match = Match.start(rules, seed);
            while (!match.isOver() && !mustPass(match)) match.playIndex(seed * 7 % match.legalCount());
            if (match.isOver()) continue;
            match.listen(event -> told.add(event.text("en")));
            match.play("pass");
        }
        assertThat(told.stream().filter(text -> text.contains("cannot move and passes")))
                .hasSize(1);
    }

    /** There is nothing else wherever one may pass. */
    private static boolean mustPass(Match match) {
        return match.legalCount() == 1 && match.decision().legal().get(0).text().equals("pass");
    }

    /** First the frogs go and the tiles close, then the fall is told. */
    @Test
    void inMemoryATileClosesBeforeTheFallIsTold() {
        Ruleset rules = Shipped.rules("croak", 2, "memory");
        Match match = Match.at(
                rules,
                Position.of(Map.of(
                        "vars",
                        Map.of("mover", "red"),
                        "sites",
                        Map.of("a1", Map.of("open", true), "b2", Map.of("tile", "pike"), "c3", Map.of("open", true)),
                        "zones",
                        Map.of(
                                "pond",
                                Map.of("a1", List.of("red-q"), "c3", List.of("red-s1"), "h8", List.of("green-q"))))),
                1);
        List<String> told = new ArrayList<>();
        match.listen(event -> told.add(event.text("en")));
        match.play("hop red-q b2");
        int fall = told.indexOf("The queen of Red has fallen: the colour has left the pond.");
        assertThat(fall)
                .isPositive()
                .isGreaterThan(told.indexOf("Tile b2 is turned face down again."))
                .isGreaterThan(told.indexOf("Tile c3 is turned face down again."));
        assertThat(told.get(told.size() - 1)).contains("Green");
    }
}
