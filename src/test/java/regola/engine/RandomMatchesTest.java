package regola.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regola.engine.state.Chance;
import regola.engine.value.Event;
import regola.engine.value.Move;
import regola.language.Shipped;
import regola.language.model.Type;

/**
 * What must hold in every match of every game, tried in random ones. What holds of legal moves is in
 * {@link LegalMovesLaw}.
 */
@org.junit.jupiter.api.parallel.Execution(ExecutionMode.CONCURRENT)
class RandomMatchesTest {
    private static final int MOST_DECISIONS = 1_500;

    /** A Table is a game with players and variants, and how many matches are played at it. */
    record Table(String game, int players, List<String> variants, int matches) {
        Ruleset rules() {
            return Shipped.rules(game, players, variants.toArray(String[]::new));
        }
    }

    static Stream<Table> tables() {
        return Stream.of(
                new Table("china-moon", 3, List.of(), 12),
                new Table("china-moon", 5, List.of("pond-b", "one-two-three-hop", "curse", "flies", "last-frog"), 12),
                new Table("china-moon", 2, List.of("two-players", "flies"), 12),
                new Table("nine-mens-morris", 2, List.of(), 12),
                new Table("nine-mens-morris", 2, List.of("ludii"), 12),
                new Table("army-of-frogs", 2, List.of(), 2),
                new Table("army-of-frogs", 3, List.of("publisher-add", "short-army"), 1));
    }

    @ParameterizedTest
    @MethodSource("tables")
    void aCopyGoesOnAsTheOriginalToTheLastEvent(Table table) {
        Ruleset rules = table.rules();
        for (int seed = 0; seed < 2; seed++) {
            Chance chance = new Chance(seed);
            Match match = Match.start(rules, seed);
            List<Match> copies = new ArrayList<>();
            List<List<String>> heard = new ArrayList<>();
            while (goesOn(match)) {
                if (chance.below(5) == 0) {
                    List<String> events = new ArrayList<>();
                    Match copy = match.copy();
                    copy.listen(event -> events.add(line(event)));
                    copies.add(copy);
                    heard.add(events);
                }
                int index = chance.below(match.legalCount());
                List<String> before = new ArrayList<>();
                match.listen(event -> before.add(line(event)));
                match.playIndex(index);
                for (int i = 0; i < copies.size(); i++) {
                    heard.get(i).clear();
                    copies.get(i).playIndex(index);
                    assertThat(heard.get(i)).isEqualTo(before);
                    assertThat(copies.get(i).fingerprint()).isEqualTo(match.fingerprint());
                }
                if (copies.size() > 6) {
                    copies.remove(0);
                    heard.remove(0);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("tables")
    void theSameSeedAndMovesGiveTheSameMatch(Table table) {
        Ruleset rules = table.rules();
        for (int seed = 0; seed < table.matches(); seed++) {
            Chance chance = new Chance(seed);
            List<String> told = new ArrayList<>();
            List<String> moves = new ArrayList<>();
            Match match = Match.start(rules, seed, event -> told.add(line(event)));
            while (goesOn(match)) {
                Move move = match.decision().legal().get(chance.below(match.legalCount()));
                moves.add(move.text());
                match.play(move);
            }
            List<String> again = new ArrayList<>();
            Match replay = Match.start(table.rules(), seed, event -> again.add(line(event)));
            moves.forEach(replay::play);
            assertThat(again).isEqualTo(told);
            assertThat(replay.position()).isEqualTo(match.position());
            assertThat(replay.fingerprint()).isEqualTo(match.fingerprint());
        }
    }

    @ParameterizedTest
    @MethodSource("tables")
    void noPieceIsLostOrDoubled(Table table) {
        Ruleset rules = table.rules();
        List<String> all = rules.names().ids(Type.PIECE).stream().sorted().toList();
        for (int seed = 0; seed < table.matches(); seed++) {
            Chance chance = new Chance(seed);
            for (Match match = Match.start(rules, seed);
                    goesOn(match);
                    match.playIndex(chance.below(match.legalCount()))) {
                List<String> found = new ArrayList<>();
                for (int s = 0; s < match.execution().state.sites.count; s++) {
                    for (long piece : match.execution().state.stack(s))
                        found.add(rules.names().id(Type.PIECE, piece));
                }
                assertThat(found.stream().sorted().toList()).isEqualTo(all);
            }
        }
    }

    private static boolean goesOn(Match match) {
        return !match.isOver() && match.turnNumber() < MOST_DECISIONS;
    }

    private static String line(Event event) {
        return event.kind() + " " + event.rule() + " " + event.text("en") + " / " + event.text("it") + " "
                + event.subject() + " " + event.from() + " " + event.to() + " " + event.property() + " "
                + event.before() + " " + event.after();
    }
}
