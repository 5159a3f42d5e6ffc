package regola.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever is wrong with a command is told in one sentence, with exit code 2, and nothing is done. */
class UsageTest {
    private static final String MORRIS = "rules-dsl/games/nine-mens-morris";

    @Test
    void withoutACommandOneIsAskedFor() {
        Said said = Said.by("--");

        assertThat(said.code()).isEqualTo(2);
        assertThat(said.err()).startsWith("error: a command is missing");
    }

    @Test
    void theProgramSaysWhatItIs() {
        assertThat(Said.by("--version").out()).startsWith("Regola ");
        assertThat(Said.by("--help").out())
                .contains("check", "show", "games", "play", "moves", "trace", "simulate", "perft", "Exit code");
    }

    @ParameterizedTest
    @ValueSource(strings = {"check", "show", "games", "play", "moves", "trace", "simulate", "perft"})
    void everyCommandExplainsItself(String command) {
        Said said = Said.by(command, "--help");

        assertThat(said.code()).isZero();
        assertThat(said.err()).isEmpty();
        assertThat(said.out()).contains("Usage: regola " + command);
        assertThat(said.out().lines()).as("fits a narrow terminal").allMatch(line -> line.length() <= 100);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        moves no-such-game           | errore: non c'è nessun gioco 'no-such-game'
        moves HEAP --variant shrot   | errore: 'heap' non ha la variante 'shrot'
        moves HEAP --set size        | errore: a '--set size' manca '='
        moves HEAP --players 4       | errore: 'heap' qui è per 2–3 giocatori, non per 4
        moves HEAP --play zap        | errore: la mossa 1, 'zap', non è permessa
        rulebook HEAP --out x        | errore: 'x' non finisce con .pdf
        trace HEAP --matches 0       | errore: --matches dev'essere almeno 1
        check no-such.rules          | errore: il file 'no-such.rules' non c'è
        """)
    void inItalianItRefusesInItalian(String command, String what) {
        String given = command.replace("HEAP", "src/test/resources/cli/heap/heap.rules");
        Said said = Said.by((given + " --language it").split(" "));

        assertThat(said.code()).isNotZero();
        assertThat(said.err()).startsWith(what).doesNotContain("error:", "  why  ", "  fix  ");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        gamse                             | 'gamse' is not understood here
        README.md                         | 'README.md' is no file that Regola opens, or is not there
        gone.regola-match                 | 'gone.regola-match' is no file that Regola opens, or is not there
        games --jsn                       | '--jsn' is not understood here
        moves                             | Missing required parameter: 'GAME'
        moves no-such-game                | there is no game 'no-such-game'
        moves no-such.rules               | there is no file 'no-such.rules'
        moves HEAP --variant shrot        | 'heap' has no variant 'shrot'
        moves HEAP --variant short --variant short | the variant 'short' is named twice
        moves HEAP --variant HEAP         | 'src/test/resources/cli/heap/heap.rules' is no variant of 'heap'
        moves HEAP --set sise=3           | 'heap' has no setting 'sise'
        moves HEAP --set size             | '--set size' has no '='
        moves HEAP --set size=21          | '21' is no value of the setting 'size', which is a number from 1 to 20
        moves HEAP --set size=3 --set size=4 | 'size' is given two values: 3 and 4
        moves HEAP --set grab=perhaps     | 'perhaps' is no value of the setting 'grab', which is yes or no
        moves HEAP --players 4            | 'heap' is for 2 to 3 players here, not for 4
        moves HEAP --players two          | Invalid value for option '--players': 'two' is not a whole number
        moves HEAP --seed x               | Invalid value for option '--seed': 'x' is not a whole number
        moves HEAP --language fr          | Invalid value for option '--language': expected one of [en, it] but was 'fr'
        moves HEAP --rules nowhere        | there is no folder 'nowhere'
        moves HEAP --position nowhere.json | there is no file 'nowhere.json'
        moves HEAP --position src         | 'src' is a folder, not a file
        moves MORRIS/variants/ludii.rules  | 'MORRIS/variants/ludii.rules' is no game
        trace HEAP --matches 0            | --matches must be at least 1
        trace HEAP --most-decisions 0     | --most-decisions must be at least 1
        trace HEAP --as yellow            | no player is called 'yellow'
        simulate HEAP --matches 0         | --matches must be at least 1
        simulate HEAP --most-decisions 0  | --most-decisions must be at least 1
        simulate HEAP --threads 0         | --threads must be from 1 to 1024
        simulate HEAP --format jsn        | there is no format 'jsn'
        simulate HEAP --seats randm,random | nobody who plays is called 'randm'
        simulate HEAP --seats random      | --seats names 1 players, but 2 play: red, green
        perft HEAP                        | Missing required option: '--depth=D'
        perft HEAP --depth 0              | --depth must be at least 1
        show HEAP --tree --plan           | --tree, --plan are mutually exclusive (specify only one)
        show nowhere.rules --tree         | there is no file 'nowhere.rules'
        show MORRIS/variants/ludii.rules --plan | 'MORRIS/variants/ludii.rules' is no game
        check                             | Missing required parameter: 'FILE'
        check nowhere.rules               | there is no file 'nowhere.rules'
        check src/main/java               | there is no rule file and no lesson in the folder 'src/main/java'
        """)
    void aWrongCommandIsToldInOneSentence(String command, String what) {
        Said said = Said.by(Arrays.stream(command.replace("HEAP", Said.HEAP)
                        .replace("MORRIS", MORRIS)
                        .split(" "))
                .toArray(String[]::new));

        assertThat(said.err().lines().findFirst().orElse("")).isEqualTo("error: " + what.replace("MORRIS", MORRIS));
        assertThat(said.code()).isEqualTo(2);
        assertThat(said.out()).isEmpty();
    }

    @Test
    void oneOfTwoHasToBeSaid() {
        Said said = Said.by("show", Said.HEAP);

        assertThat(said.err())
                .startsWith("error: Missing required argument (specify one of these): (--tree | --plan | --code)");
        assertThat(said.code()).isEqualTo(2);
    }

    @Test
    void whatTheParserRefusesIsToldInTheLanguageThatWasAskedFor() {
        assertThat(Said.by("moves", Said.HEAP, "--seed", "x", "--language", "it")
                        .err())
                .startsWith("errore: valore che non va per --seed: 'x' non è un numero intero")
                .contains("Prova 'regola moves --help'.");
        assertThat(Said.by("moves", "--language=it").err()).startsWith("errore: manca il parametro obbligatorio: ");
        assertThat(Said.by("moves", Said.HEAP, "--sede", "1", "--language", "it")
                        .err())
                .startsWith("errore: qui «--sede");
        assertThat(Said.by("moves", Said.HEAP, "--language", "it", "--seed").err())
                .startsWith("errore: all'opzione '--seed' manca il valore");
    }

    @Test
    void whatWasMeantIsSuggested() {
        assertThat(Said.by("moves", Said.HEAP, "--variant", "shrot").err()).isEqualTo("""
                error: 'heap' has no variant 'shrot'
                  why  there are: endless, long, short
                  fix  did you mean 'short'?
                """);
        assertThat(Said.by("gamse").err()).contains("Did you mean: ", "games");
        assertThat(Said.by("moves", Said.HEAP, "--set", "mood=wlid").err()).contains("fix  did you mean 'wild'?");
        assertThat(Said.by("simulate", Said.HEAP, "--format", "jsn").err()).contains("fix  did you mean 'json'?");
        assertThat(Said.by("simulate", Said.HEAP, "--seats", "randm,random").err())
                .contains("fix  did you mean 'random'?");
    }
}
