package regola.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import regola.advice.WhyBetter.Happens.When;
import regola.advice.seen.Cheer;
import regola.advice.seen.Witness;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Event;
import regola.engine.value.Manner;
import regola.engine.value.Position;
import regola.language.Shipped;

/** What is called a threat would happen if the other one did nothing. */
class LoomingTest {
    private static final Ruleset DRAUGHTS = Shipped.rules("english-draughts", 2);

    /** @return the men there, with Black to move */
    static Match draughts(List<String> black, List<String> white) {
        Map<String, Object> squares = new HashMap<>();
        black.forEach(site -> squares.put(site, List.of("black-man")));
        white.forEach(site -> squares.put(site, List.of("white-man")));
        return Match.at(
                DRAUGHTS,
                Position.of(Map.of("zones", Map.of("squares", squares), "vars", Map.of("mover", "black"))),
                1);
    }

    static int index(Match match, String move) {
        return IntStream.range(0, match.legalCount())
                .filter(i -> match.legal(i).text().equals(move))
                .findFirst()
                .orElseThrow(() -> new AssertionError(match.decision().legal()));
    }

    private static WhyBetter warded(Match match, String move) {
        Event capture = Punishment.sure(match, index(match, move), false)
                .orElseThrow()
                .get(0)
                .told(match.names());
        WhyBetter warded = new WhyBetter.Happens(capture, When.WARDED_OFF, match.decider(), match.names());
        return Looming.told(List.of(warded), match).get(0);
    }

    @Test
    void whatCouldBeDoneWhateverIsLeftUndoneIsAThreat() {
        Match match = draughts(List.of("c3", "a1", "e1", "h2"), List.of("d4", "e5", "h8"));

        WhyBetter threat = warded(match, "move h2 g3");
        assertThat(threat.theme(Manner.of("en"))).isEqualTo("White threatens a capture.");
        assertThat(threat.theme(Manner.of("it"))).isEqualTo("Bianco minaccia una cattura.");
        assertThat(threat.text("en")).isEqualTo("Otherwise White could get a capture next.");
    }

    @Test
    void whatOnlyAFalseStepAllowsIsNone() {
        Match match = draughts(List.of("a3", "e3", "h2"), List.of("c5", "g5", "h8"));

        WhyBetter gift = warded(match, "move a3 b4");
        assertThat(gift.theme(Manner.of("en"))).isEqualTo("Keep White from a capture.");
        assertThat(gift.theme(Manner.of("it"))).isEqualTo("Non lasciare a Bianco una cattura.");
        assertThat(gift.text("en")).isEqualTo("Otherwise White could get a capture next.");
    }

    /** The turn is given to the other one without a move: what is called a threat can be carried out then. */
    @Test
    void everyThreatInManyMatchesIsOne() {
        Random random = new Random(3);
        int threats = 0;
        for (int seed = 0; seed < 8; seed++) {
            Match match = Match.start(DRAUGHTS, seed);
            for (int move = 0; move < 70 && !match.isOver(); move++) {
                if (match.legalCount() > 1 && match.position().fields().get("turn") == null)
                    threats += threats(match, random.nextInt(match.legalCount()));
                match.playIndex(random.nextInt(match.legalCount()));
            }
        }
        assertThat(threats).isGreaterThan(20);
    }

    private static int threats(Match match, int move) {
        int found = 0;
        List<Punishment> answers = Punishment.sure(match, move, false).orElse(List.of());
        if (!answers.isEmpty()) {
            WhyBetter.Happens told = (WhyBetter.Happens) Looming.told(
                            List.of(new WhyBetter.Happens(
                                    answers.get(0).told(match.names()),
                                    When.WARDED_OFF,
                                    match.decider(),
                                    match.names())),
                            match)
                    .get(0);
            if (told.when() == When.THREATENS) {
                assertThat(happens(handedOver(match), told.event()))
                        .as("%s", match.position().fields())
                        .isTrue();
                found++;
            }
        }
        List<Integer> others = IntStream.range(0, match.legalCount())
                .filter(i -> i != move)
                .boxed()
                .toList();
        WhyBetter threat = Threat.of(match, List.of(move), others, () -> false).orElse(null);
        if (threat == null) return found;
        Match after = match.copy();
        after.playIndex(move);
        assertThat(happens(handedOver(after), ((WhyBetter.Happens) threat).event()))
                .as("%s in %s", match.legal(move).text(), match.position().fields())
                .isTrue();
        return found + 1;
    }

    /** Whether it can be done, or whoever could do it must take something instead. */
    private static boolean happens(Match match, Event event) {
        Witness witness = new Witness(match.decider());
        return !match.isOver()
                && (IntStream.range(0, match.legalCount())
                                .anyMatch(i -> Witness.isAmong(event, witness.atOnce(match, i)))
                        || IntStream.range(0, match.legalCount())
                                .allMatch(i -> witness.atOnce(match, i).stream()
                                        .anyMatch(each -> Cheer.isIn(each, match.names()))));
    }

    private static Match handedOver(Match match) {
        Map<String, Object> fields = new HashMap<>(match.position().standing().fields());
        Map<String, Object> vars = new HashMap<>(match.position().object("vars"));
        vars.put("mover", vars.get("mover").equals("black") ? "white" : "black");
        fields.put("vars", vars);
        return Match.at(DRAUGHTS, Position.of(fields), 1);
    }
}
