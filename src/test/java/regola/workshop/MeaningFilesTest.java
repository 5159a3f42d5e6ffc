package regola.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Move;
import regola.engine.value.Ruling;
import regola.engine.value.Thing;
import regola.language.GoldenText;
import regola.language.Shipped;
import regola.language.diagnostic.Diagnostic;
import regola.language.model.CheckedGame;
import regola.language.source.SourceText;
import regola.language.source.Span;

/**
 * Files of {@code src/test/resources/workshop}: a game, moves, and cursors in its rule file, each behind the first
 * place where some letters stand; and what the board shows there. A line that begins with {@code try} is an expression.
 */
class MeaningFilesTest {
    private static final int MOST = 14;

    static Stream<Path> files() throws IOException {
        return GoldenText.files(Path.of("src/test/resources/workshop"), ".look").stream();
    }

    @ParameterizedTest
    @MethodSource("files")
    void aCursorShowsWhatItsRuleMeansHereAndNow(Path file) throws IOException {
        StringBuilder seen = new StringBuilder();
        Match match = null;
        for (String line : Files.readAllLines(file)) {
            String[] words = line.strip().split(" ", 2);
            switch (words[0]) {
                case "game" -> match = begin(words[1]);
                case "play" -> match.play(words[1]);
                case "at" -> seen.append(line).append('\n').append(looked(match, words[1]));
                case "try" -> seen.append(line).append('\n').append(tried(match, words[1]));
                default ->
                    assertThat(line.isBlank() || line.startsWith("#")).as(line).isTrue();
            }
        }
        GoldenText.compare(GoldenText.beside(file, ".look", ".seen"), seen.toString());
    }

    private static Match begin(String words) {
        String[] named = words.split(" ", -1);
        CheckedGame game =
                Shipped.compiled(Shipped.request(named[0], List.of(named).subList(1, named.length)));
        return Match.start(Ruleset.of(game, Math.max(2, game.seats().fewest()), Map.of()), 7);
    }

    private static String looked(Match match, String letters) {
        CheckedGame game = match.rules().game();
        for (SourceText text : game.sources()) {
            int at = text.text().indexOf(letters);
            if (at < 0) continue;
            Optional<Subject> subject = new Subjects(game).at(text, at + letters.length());
            return subject.map(one -> told(new Meanings(match.rules()).of(one, match, () -> false)))
                    .orElse("  nothing\n");
        }
        throw new AssertionError("nowhere: " + letters);
    }

    private static String told(Meaning meaning) {
        StringBuilder told = new StringBuilder();
        Subject subject = meaning.subject();
        told.append("  ").append(sort(subject)).append(' ').append(subject.name());
        told.append(", line ").append(subject.span().line());
        if (meaning.who() != null) told.append(", for ").append(meaning.who());
        told.append(meaning.whole() ? "" : ", not all").append('\n');
        if (meaning.failure() != null)
            told.append("  failed: ").append(meaning.failure().trouble().what()).append('\n');
        if (subject instanceof Subject.Step) holding(told, meaning.holding());
        lines(told, "is", meaning.values().stream().map(MeaningFilesTest::value).toList());
        if (subject instanceof Subject.Requirement || subject instanceof Subject.Form)
            told.append(meaning.ruling().asked() ? "  is asked now\n" : "  is not asked now\n");
        for (Ruling.Verdict verdict : Ruling.Verdict.values())
            lines(
                    told,
                    verdict.name().toLowerCase(java.util.Locale.ROOT).replace('_', ' '),
                    meaning.ruling().cases().stream()
                            .filter(one -> one.verdict() == verdict)
                            .map(one -> one.move() + " " + one.things())
                            .toList());
        lines(told, "moves", meaning.moves().stream().map(Move::text).toList());
        return told.toString();
    }

    private static void holding(StringBuilder told, Holding holding) {
        told.append("  ").append(holding.state().name().toLowerCase(java.util.Locale.ROOT));
        if (holding.parts() > 0)
            told.append(", ").append(holding.deciding().size()).append(" of ").append(holding.parts());
        if (!holding.open().isEmpty()) told.append(", depends on ").append(String.join(", ", holding.open()));
        if (holding.at() != null) {
            told.append(holding.at().wanted() ? ", fails at line " : ", held at line ");
            told.append(holding.at().span().line());
        }
        told.append('\n');
        for (Holding.Part part : holding.deciding()) {
            told.append("  part ").append(part.holds() ? "holds: " : "fails: ").append(written(part.span()));
            for (Holding.Reading reading : part.readings()) {
                String is = reading.is().stream().map(Thing::id).collect(Collectors.joining(" "));
                told.append(reading.isCount() ? "; all of " : "; ").append(written(reading.span()));
                told.append(" is ").append(is.isEmpty() ? "none" : is);
            }
            told.append('\n');
        }
    }

    private static String written(Span span) {
        return span.source().text().substring(span.start(), span.end());
    }

    private static String sort(Subject subject) {
        return subject instanceof Subject.Valued valued
                ? valued.sort().name().toLowerCase(java.util.Locale.ROOT)
                : subject.getClass().getSimpleName().toLowerCase(java.util.Locale.ROOT);
    }

    private static String value(Meaning.Value value) {
        String is = value.is().stream().map(Thing::id).collect(Collectors.joining(" "));
        return (value.of() == null ? "" : value.of() + ": ") + (is.isEmpty() ? "none" : is);
    }

    private static void lines(StringBuilder told, String head, List<String> all) {
        if (all.isEmpty()) return;
        List<String> some = new ArrayList<>(all.subList(0, Math.min(MOST, all.size())));
        if (some.size() < all.size()) some.add("…");
        told.append("  ").append(head).append(" (").append(all.size()).append("): ");
        told.append(String.join("; ", some)).append('\n');
    }

    private static String tried(Match match, String expression) {
        Tryout trial = Tryout.of(expression, match);
        if (trial.failure() != null)
            return "  failed: " + trial.failure().trouble().what() + "\n";
        if (trial.type() == null)
            return trial.mistakes().stream()
                    .map(Diagnostic::what)
                    .map(what -> "  wrong: " + what + "\n")
                    .collect(Collectors.joining());
        return "  " + trial.type() + ": " + trial.is().stream().map(Thing::id).collect(Collectors.joining(" ")) + "\n";
    }
}
