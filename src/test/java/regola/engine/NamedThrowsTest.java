package regola.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Dice whose faces have names: how often each comes, what a throw is called and worth, what is told of it. */
class NamedThrowsTest {
    private static final int THROWS = 3_000;

    private static final Ruleset RULES = SampleRules.written(
            "choice face: crimson, azure, blank",
            "choice throw: pair, crimson-and-blank, any-other",
            "pieces men: 1 \"{player}-man\" for each player",
            "zone yard",
            "keep face-up: face = none",
            "keep even: face = none",
            "function worth-of(f: face): number = 3 if f is crimson otherwise 1 if f is azure otherwise 0",
            "function named(a: face, b: face): throw",
            "  if a is b",
            "    answer pair",
            "  answer crimson-and-blank if a + b is [crimson, blank] otherwise any-other",
            "turn",
            "  set face-up = random of [crimson, azure, azure, blank, blank, blank]",
            "  tell T-1 en \"It shows {face-up}.\" it \"Segna {face-up}.\"",
            "  set even = random of face",
            "  choose go by mover",
            "    option go",
            "words",
            "  crimson en \"deep red\" it \"rosso scuro\"");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "named(azure, azure) is pair",
                "named(crimson, blank) is crimson-and-blank",
                "named(blank, crimson) is crimson-and-blank",
                "named(azure, blank) is any-other",
                "worth-of(crimson) is 3 and worth-of(azure) is 1 and worth-of(blank) is 0",
                "sum of worth-of(f) for f in face is 4",
                "number of face is 3",
            })
    void aThrowHasANameAndAWorth(String claim) {
        assertThat(Match.start(RULES, 1).holds(SampleRules.condition(RULES, claim)))
                .isTrue();
    }

    @Test
    void aFaceComesAsOftenAsItStandsInTheList() {
        Map<String, Integer> weighted = new HashMap<>();
        Map<String, Integer> even = new HashMap<>();
        Match match = Match.start(RULES, 5);
        for (int i = 0; i < THROWS; i++) {
            for (String face : List.of("crimson", "azure", "blank")) {
                if (isSo(match, "face-up is " + face)) weighted.merge(face, 1, Integer::sum);
                if (isSo(match, "even is " + face)) even.merge(face, 1, Integer::sum);
            }
            match.play("go");
        }
        assertThat(weighted.get("crimson")).isBetween(THROWS / 6 - 100, THROWS / 6 + 100);
        assertThat(weighted.get("azure")).isBetween(THROWS / 3 - 120, THROWS / 3 + 120);
        assertThat(weighted.get("blank")).isBetween(THROWS / 2 - 130, THROWS / 2 + 130);
        assertThat(even.values()).allSatisfy(times -> assertThat(times).isBetween(THROWS / 3 - 120, THROWS / 3 + 120));
    }

    private static boolean isSo(Match match, String claim) {
        return match.holds(SampleRules.condition(RULES, claim));
    }

    @Test
    void theStoryCallsTheFaceByItsWords() {
        List<String> told = new ArrayList<>();
        Match match = Match.start(RULES, 1, event -> {
            told.add(event.text("en"));
            told.add(event.text("it"));
        });
        for (int i = 0; i < 40; i++) match.play("go");
        assertThat(told).contains("It shows deep red.", "Segna rosso scuro.").anyMatch(line -> line.contains("azure"));
    }
}
