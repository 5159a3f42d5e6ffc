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
import regola.library.GameLibrary;
import regola.library.GameTemplate;
import regola.library.NewGame;
import regola.ui.present.editor.OlderTexts;
import regola.ui.present.editor.OwnLessons;

/** The first lesson of a game of one's own, and what becomes of it when the rules are changed. */
class KeptLessonsTest {
    @TempDir
    private Path folder;

    private Path rules;
    private KeptLessons lessons;

    @BeforeEach
    void aGameFromATemplate() throws Exception {
        GameTemplate row = GameTemplate.all().stream()
                .filter(each -> each.id().equals("row"))
                .findFirst()
                .orElseThrow();
        NewGame.of(row, Map.of("en", "Mine", "it", "Mio"), row.seats(), Set.of())
                .write(folder.resolve("rules"), folder.resolve("tutorials"));
        rules = folder.resolve("rules").resolve("mine").resolve("mine.rules");
        lessons = new KeptLessons(folder.resolve("tutorials"), OlderTexts.NOWHERE);
    }

    private GameLibrary library() {
        return GameLibrary.open(List.of(folder.resolve("rules")));
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
