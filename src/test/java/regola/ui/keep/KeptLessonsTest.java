package regola.ui.keep;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import regola.library.GameCopy;
import regola.library.GameLibrary;
import regola.library.GameTemplate;
import regola.library.NewGame;
import regola.ui.present.editor.OlderTexts;
import regola.ui.present.editor.OwnLessons;

/** The first lesson of a game of one's own, and what becomes of it when the rules are changed. */
class KeptLessonsTest {
    @TempDir
    private Path folder;

    /** Of the game that was made last. */
    private Path home;

    private Path rules;
    private KeptLessons lessons;

    @BeforeEach
    void aGameFromATemplate() throws Exception {
        game("row");
    }

    private void game(String template) throws Exception {
        home = Files.createTempDirectory(folder, template);
        GameTemplate from = GameTemplate.all().stream()
                .filter(each -> each.id().equals(template))
                .findFirst()
                .orElseThrow();
        NewGame.of(from, Map.of("en", "Mine", "it", "Mio"), from.seats(), Set.of())
                .write(home.resolve("rules"), home.resolve("tutorials"));
        rules = home.resolve("rules").resolve("mine").resolve("mine.rules");
        lessons = new KeptLessons(home.resolve("tutorials"), OlderTexts.NOWHERE);
    }

    /** Whoever edits a copy still has its lessons, each of which holds as long as no rule is changed. */
    @ParameterizedTest
    @ValueSource(strings = {"kalah", "nine-mens-morris"})
    void aCopyOfAGameHasItsLessons(String game) throws Exception {
        GameLibrary before = library();
        GameCopy copy = GameCopy.of(before, before.game(game).orElseThrow(), Map.of("en", "My copy", "it", "La mia"));
        copy.write(home.resolve("rules"));
        lessons.copy(game, copy.id());
        assertThat(lessons.of(copy.id())).hasSizeGreaterThan(2);
        GameLibrary after = library();
        for (OwnLessons.Kept lesson : lessons.of(copy.id()))
            assertThat(lessons.misfit(lesson, after)).as(lesson.file()).isNull();
    }

    private GameLibrary library() {
        return GameLibrary.open(List.of(home.resolve("rules")));
    }

    private OwnLessons.Kept lesson() {
        return lessons.of("mine").get(0);
    }

    private OwnLessons.Misfit misfit() {
        return lessons.misfit(lesson(), library());
    }

    private void write(String old, String next) throws Exception {
        String text = Files.readString(rules);
        assertThat(text).contains(old);
        Files.writeString(rules, text.replace(old, next));
    }

    @Test
    void aLessonThatTheRulesFitIsNotSpokenOf() {
        assertThat(lessons.of("mine")).hasSize(1);
        assertThat(misfit()).isNull();
        assertThat(lessons.of("another")).isEmpty();
    }

    @Test
    void whatDoesNotFitAnyMoreIsTakenOutAndTheRestHolds() throws Exception {
        write("grid 3 by 3", "grid 4 by 4");
        write("every 3 in a row", "every 4 in a row");
        OwnLessons.Misfit found = misfit();
        assertThat(found).isNotNull();
        assertThat(found.title().apply("it")).isEqualTo("Tre in fila");
        assertThat(found.steps()).contains("the-third").doesNotContain("a-piece");
        assertThat(found.whole()).isFalse();
        String left = lessons.without(found.lesson(), found.steps());
        assertThat(left).contains("## a-piece").doesNotContain("## the-third");
        lessons.write(new OwnLessons.Kept(found.lesson().file(), left));
        assertThat(misfit()).isNull();
    }

    /** A step that goes on from one that does not fit goes with it, and that is known before anything is taken out. */
    @Test
    void withoutTheStepsThatAreNamedALessonIsWhole() throws Exception {
        Files.writeString(
                Path.of(lesson().file()),
                lesson().text().stripTrailing() + "\n\n## more\n\nen: And on.\n\nit: E ancora.\n\n"
                        + "```yaml\nrules: [G-2]\ntask: play\nany: true\n```\n");
        assertThat(misfit()).isNull();
        write("no men on to\n", "no men on to and to is not a3\n");
        OwnLessons.Misfit found = misfit();
        assertThat(found.steps()).containsExactly("in-the-way", "more");
        assertThat(found.whole()).isFalse();
        lessons.write(new OwnLessons.Kept(found.lesson().file(), lessons.without(found.lesson(), found.steps())));
        assertThat(misfit()).isNull();
    }

    /** Rules that are right in all but who wins by them. */
    @ParameterizedTest
    @CsvSource({
        "row, the-third, won by mover, won by next-player(mover)",
        "blocking, shut-in, won by next-player(mover), won by mover",
        "jumping, the-last-one, won by next-player(mover), won by mover",
        "race, both-home, won by mover, won by next-player(mover)",
        "surrounding, in-the-corner, won by mover, won by next-player(mover)",
        "cards, the-last-tricks, with most score of w, with least score of w",
        "hexes, the-fourth, won by mover, won by next-player(mover)"
    })
    void whoeverMakesTheOtherWinIsTold(String template, String step, String before, String now) throws Exception {
        game(template);
        assertThat(misfit()).isNull();
        write(before, now);
        OwnLessons.Misfit found = misfit();
        assertThat(found.steps()).contains(step);
        assertThat(found.found()).anySatisfy(trouble -> {
            assertThat(trouble.in("en").why()).matches(".+ is to win by it, but with these rules .+ wins");
            assertThat(trouble.in("it").why()).contains("deve vincere", "ma con queste regole vince");
        });
    }

    @Test
    void aLessonThatCannotBeReadAsAWholeGoesAsAWhole() throws Exception {
        Files.writeString(
                Path.of(lesson().file()), lesson().text().replace("rules: [G-2, G-3, G-2.1]", "rules: [G-99]"));
        OwnLessons.Misfit found = misfit();
        assertThat(found.whole()).isTrue();
        lessons.remove(found.lesson());
        assertThat(lessons.of("mine")).isEmpty();
        lessons.write(found.lesson());
        assertThat(lessons.of("mine")).containsExactly(found.lesson());
    }
}
