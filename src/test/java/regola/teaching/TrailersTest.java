package regola.teaching;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import regola.language.source.SourceText;
import regola.language.source.Trouble;
import regola.teaching.check.Finding;
import regola.teaching.check.TrailerCheck;
import regola.teaching.lesson.Trailer;
import regola.teaching.read.TrailerFile;
import regola.teaching.run.PlayedScene;
import regola.teaching.run.Screening;

/** Trailers: those that are shipped play to a win, and whoever writes one is told what is wrong with it. */
class TrailersTest {
    private static final String SCENE = """
            ---
            game: nine-mens-morris
            title: {en: An example, it: Un esempio}
            ---

            ## the-end

            ```yaml
            start:
              zones: {points: {a7: [white-man], d7: [white-man], g4: [white-man], b6: [black-man], d2: [black-man], e5: [black-man]}}
              vars: {mover: white}
            task: watch
            moves: [move g4 g7, capture d2]
            say: {en: "One more mill.", it: "Ancora un mulino."}
            ```
            """;

    private static TrailerFile read(String text) {
        return TrailerFile.read(SourceText.of("nine-mens-morris/trailer.md", text), ShippedLessons.GAMES);
    }

    private static Trailer trailer(TrailerFile file) {
        assertThat(file.problems().stream().map(Trouble::toString).collect(Collectors.joining("\n")))
                .isEmpty();
        return file.trailer().orElseThrow();
    }

    private static Trailer shipped(Path file) {
        return trailer(TrailerFile.read(ShippedLessons.source(file), ShippedLessons.GAMES));
    }

    private static Stream<DynamicTest> forEach(Consumer<Trailer> test) {
        return ShippedLessons.trailers().stream()
                .map(file -> DynamicTest.dynamicTest(file.toString(), () -> test.accept(shipped(file))));
    }

    @Test
    void everyGameHasOne() {
        assertThat(ShippedLessons.trailers())
                .extracting(file -> file.getParent().getFileName().toString())
                .containsExactlyInAnyOrderElementsOf(ShippedLessons.GAMES.ids());
    }

    @TestFactory
    Stream<DynamicTest> eachPlaysToAWinInLessThanAMinute() {
        return forEach(trailer -> {
            assertThat(TrailerCheck.check(trailer).stream().map(Finding::render).collect(Collectors.joining("\n")))
                    .isEmpty();
            Screening screening = Screening.of(trailer);
            assertThat(screening.isWon()).isTrue();
            for (String language : List.of("en", "it"))
                assertThat(screening.millis(language)).isBetween(TrailerCheck.SHORTEST, TrailerCheck.LONGEST);
        });
    }

    @TestFactory
    Stream<DynamicTest> eachIsTheSameEachTime() {
        return forEach(trailer -> assertThat(moves(Screening.of(trailer))).isEqualTo(moves(Screening.of(trailer))));
    }

    private static List<String> moves(Screening screening) {
        return screening.scenes().stream()
                .flatMap(scene -> scene.passages().stream())
                .map(passage -> passage.move() + ": "
                        + passage.events().stream()
                                .map(event -> event.text("en"))
                                .collect(Collectors.joining(" ")))
                .toList();
    }

    @Test
    void aSceneLastsAsLongAsItsWordsAndItsMoves() {
        PlayedScene scene = Screening.of(trailer(read(SCENE))).scenes().get(0);
        // One step along a line, and a man that leaves the board.
        assertThat(scene.motions()).isEqualTo(160 + 380);
        assertThat(scene.millis("en")).as("short words").isEqualTo(PlayedScene.LEAST);
        String said = "One more mill takes one more man, and that is how the match is over.";
        PlayedScene longer = Screening.of(trailer(read(SCENE.replace("One more mill.", said))))
                .scenes()
                .get(0);
        assertThat(longer.millis("en")).isEqualTo(60 * said.length() + 160 + 380);
        assertThat(longer.still("en") * 3 + longer.motions())
                .isCloseTo(longer.millis("en"), org.assertj.core.data.Offset.offset(3));
    }

    @Test
    void aRingThatTurnsMovesOnce() {
        String turn = """
                ---
                game: moulin-rouge
                title: {en: An example, it: Un esempio}
                ---

                ## turn

                ```yaml
                start:
                  zones:
                    crossings: {a1: [red-man], e1: [blue-man], c2: [blue-man]}
                    hand: {hand-red: [red-man, red-man, red-man], hand-blue: [blue-man, blue-man, blue-man]}
                  vars: {mover: red}
                task: watch
                moves: [turn outer cw]
                say: {en: "It turns.", it: "Gira."}
                ```
                """;
        assertThat(Screening.of(trailer(read(turn))).scenes().get(0).motions()).isEqualTo(420);
    }

    @Test
    void whatIsWrongWithTheTextIsTold() {
        Map<String, String> wrong = Map.of(
                SCENE.replace("task: watch", "task: wacth"),
                        "there is nothing to do in a trailer, but here is task: wacth",
                SCENE.replace("```yaml\n", "en: Look.\n\n```yaml\n"), "a scene has no paragraphs",
                SCENE.replaceAll("(?s)```yaml.*", ""), "the scene 'the-end' has no data",
                SCENE.replaceAll("say: .*", ""), "a scene needs 'say'",
                SCENE.replaceAll("(?s)start:.*mover: white}", "start: random"), "it cannot begin at random",
                SCENE.replace("capture d2", "captur d2"), "'captur d2' is no move of this game",
                SCENE.replace("say:", "sya: 1\nsay:"), "'sya'");
        wrong.forEach((text, what) -> {
            TrailerFile file = read(text);
            assertThat(file.trailer()).as(what).isEmpty();
            assertThat(file.problems()).as(what).anyMatch(problem -> (problem.what() + problem.why()).contains(what));
            assertThat(file.problems()).as(what).allMatch(problem -> problem.span() != null);
        });
    }

    @Test
    void whatCannotBePlayedAndWhatEndsWithoutAWinnerIsAnError() {
        assertThat(errors(SCENE.replace("move g4 g7", "move g4 a1")))
                .singleElement()
                .satisfies(error -> assertThat(error)
                        .contains("the scene 'the-end' cannot be played")
                        .contains("NM-"));
        assertThat(errors(SCENE.replace(", capture d2", "")))
                .singleElement()
                .satisfies(error -> assertThat(error).contains("nobody has won when the trailer is over"));
        assertThat(errors(SCENE)).isEmpty();
    }

    private static List<String> errors(String text) {
        return TrailerCheck.check(trailer(read(text))).stream()
                .filter(Finding::isError)
                .map(Finding::render)
                .toList();
    }

    @Test
    void itsLengthItsOrderAndItsWordsAreLookedAt() {
        String all = TrailerCheck.check(trailer(read(
                        SCENE.replace("One more mill.", "x".repeat(81)).replace(", it: \"Ancora un mulino.\"", ""))))
                .stream()
                .map(Finding::render)
                .collect(Collectors.joining());
        assertThat(all)
                .contains("'say' has 81 characters (en)")
                .contains("the scene says nothing in Italian")
                .contains("the trailer has 1 scenes")
                .contains("the last scene plays moves")
                .contains("the trailer lasts");
        String slow = SCENE.replace("One more mill.", "x".repeat(150));
        assertThat(TrailerCheck.check(trailer(read(slow))).stream()
                        .map(Finding::render)
                        .collect(Collectors.joining()))
                .contains("the first scene lasts 9.5 seconds (en)");
    }
}
