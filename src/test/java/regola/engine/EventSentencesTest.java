package regola.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regola.engine.value.Manner;
import regola.language.Shipped;

/** What is told of random matches of every game, read word by word: names bring articles of their own. */
class EventSentencesTest {
    private static final int MATCHES = 3;
    private static final int LONGEST = 200;
    /** The second article of two; "un posto" may follow "in", but nothing that ends in an article. */
    private static final Pattern ARTICLES = Pattern.compile(
            "\\b(il|lo|la|gli|le|un|uno|una|[dns]?[aeu]l|[dns]?[aeu]ll[aeo]|[dns]?[aeu]gli) (il|lo|la|gli|un|uno|una) ",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern ENGLISH = Pattern.compile("\\b(a|an|the) (a|an|the) ", Pattern.CASE_INSENSITIVE);

    static List<String> games() {
        return Shipped.games();
    }

    @ParameterizedTest
    @MethodSource("games")
    void noNameHasTwoArticles(String game) {
        int players = Math.min(3, Shipped.game(game).seats().most());
        Ruleset rules = Shipped.rules(game, players);
        Set<String> said = new TreeSet<>();
        for (int seed = 1; seed <= MATCHES; seed++) {
            Match match = Match.start(rules, seed);
            match.listen(event -> {
                for (String language : List.of("en", "it"))
                    for (boolean naming : List.of(true, false)) said.add(event.in(new Manner(language, naming)));
            });
            Random random = new Random(seed);
            for (int i = 0; i < LONGEST && !match.isOver(); i++) match.playIndex(random.nextInt(match.legalCount()));
        }
        assertThat(said)
                .isNotEmpty()
                .noneMatch(words -> ARTICLES.matcher(words).find())
                .noneMatch(words -> ENGLISH.matcher(words).find());
    }
}
