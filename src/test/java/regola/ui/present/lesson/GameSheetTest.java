package regola.ui.present.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.engine.Ruleset;
import regola.file.BadFile;
import regola.file.TextFile;
import regola.language.CompileRequest;
import regola.language.RuleCompiler;
import regola.language.model.CheckedGame;
import regola.language.source.SourceText;
import regola.library.GameLibrary;
import regola.library.GameTemplate;
import regola.teaching.lesson.Lesson;
import regola.teaching.read.LessonFile;
import regola.ui.view.handout.HandoutView;
import regola.ui.view.handout.HandoutView.Barred;
import regola.ui.view.handout.HandoutView.Block;
import regola.ui.view.handout.HandoutView.Box;
import regola.ui.view.handout.HandoutView.Chapter;
import regola.ui.view.handout.HandoutView.Heading;
import regola.ui.view.handout.HandoutView.NextPage;
import regola.ui.view.handout.HandoutView.Picture;
import regola.ui.view.handout.HandoutView.Side;

/** A game of somebody's own is on paper without any lesson. */
class GameSheetTest {
    private static GameTemplate template(String id) {
        return GameTemplate.all().stream()
                .filter(one -> one.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static Ruleset rules(String id) {
        return rules(template(id).game());
    }

    private static Ruleset rules(CheckedGame game) {
        return Ruleset.of(game, game.seats().fewest(), Map.of());
    }

    private static HandoutView paper(Ruleset rules, Worksheets.Part part, String language) {
        return Worksheets.of("Ours", List.of(), rules, part, language);
    }

    @ParameterizedTest
    @CsvSource({
        "row",
        "blocking",
        "jumping",
        "gathering",
        "race",
        "sowing",
        "surrounding",
        "cards",
        "hexes",
    })
    void eachTemplateHasABoardQuestionsAndAnswers(String id) {
        List<Block> all = paper(rules(id), Worksheets.Part.BOTH, "it").blocks();
        int end = all.indexOf(new NextPage());
        assertThat(all.subList(0, end)).filteredOn(Picture.class::isInstance).isNotEmpty();
        List<Block> answers = all.subList(end + 2, all.size());
        assertThat(answers).hasSizeGreaterThan(1).first().isEqualTo(new Heading(((Chapter) all.get(0)).words()));
        assertThat(all.subList(0, end)).doesNotContainAnyElementsOf(answers.subList(1, answers.size()));
    }

    /** What somebody has added to the rules is asked, and the answer is the sentence that they wrote. */
    @Test
    void aRuleOfOnesOwnIsAskedAndAnswered() {
        String text = template("row").rules().text().replace("      then\n        do put-down(to)\n", """
                              require to is not b2 or some men on square
                                because G-2.3 en "The centre may not be taken first."
                                              it "Il centro non si può occupare per primo."
                              then
                                do put-down(to)
                        """);
        CheckedGame game = RuleCompiler.compile(CompileRequest.of(SourceText.of("row.rules", text)))
                .game()
                .orElseThrow();
        List<Block> tasks = paper(rules(game), Worksheets.Part.TASKS, "it").blocks();
        assertThat(tasks)
                .contains(new Barred("Il centro non si può occupare per primo."))
                .anyMatch(Box.class::isInstance);
    }

    @Test
    void whatIsForbiddenIsAnsweredByTheRuleThatForbidsIt() {
        assertThat(paper(rules("blocking"), Worksheets.Part.ANSWERS, "en").blocks())
                .filteredOn(Barred.class::isInstance)
                .extracting(block -> ((Barred) block).words())
                .anyMatch(said -> said.endsWith(": Only a piece beside a piece of the other goes into the middle."));
    }

    /** Nobody can say which card wins who does not see the hand. */
    @Test
    void aHandOfCardsIsWrittenBelowTheBoard() {
        assertThat(paper(rules("cards"), Worksheets.Part.TASKS, "en").blocks())
                .anyMatch(block -> block instanceof Side side && side.words().contains("sun"));
    }

    /** What somebody has comes first, then where it lies, as one would say it. */
    @Test
    void piecesThatAreAlikeAreCounted() {
        assertThat(paper(rules("row"), Worksheets.Part.TASKS, "it").blocks())
                .filteredOn(Side.class::isInstance)
                .first()
                .satisfies(block -> assertThat(((Side) block).words()).isEqualTo("5 × pedina (mano)"));
    }

    /** Of pieces that differ in nothing but a number, a learner is told how many there are. */
    @Test
    void piecesWithNumbersAreCountedToo() throws BadFile {
        SourceText file = TextFile.read(Path.of("tutorials/croak/02-take-a-frog-take-a-queen.md"));
        Lesson lesson = LessonFile.read(file, GameLibrary.open()).lesson().orElseThrow();
        for (String language : List.of("en", "it"))
            assertThat(new LessonHandout(lesson, InstantSource.system(), language)
                            .page()
                            .blocks())
                    .filteredOn(Side.class::isInstance)
                    .extracting(block -> ((Side) block).words())
                    .contains(language.equals("it") ? "5 × suddito (riserva)" : "5 × servant (reserve)");
    }

    @ParameterizedTest
    @CsvSource({"row", "blocking", "jumping", "gathering", "surrounding"})
    void nobodyIsAskedToMoveToWhereTheyAreAndWhatWinsSaysWhy(String id) {
        List<Block> all = paper(rules(id), Worksheets.Part.BOTH, "en").blocks();
        assertThat(all)
                .filteredOn(Box.class::isInstance)
                .extracting(block -> ((Box) block).words())
                .noneMatch(words ->
                        words.matches(".*?(\\S+) \u2192 \\1") || words.contains("the middle \u2192 the middle"));
        boolean why = all.stream().anyMatch(block -> block.equals(new HandoutView.Blanks(List.of("Why:"))));
        if (why)
            assertThat(all.get(all.size() - 1))
                    .satisfies(block ->
                            assertThat(((HandoutView.Paragraph) block).words()).contains(" \u2013 "));
    }

    /** Of two runners that differ in nothing but a number nobody knows which is meant. */
    @ParameterizedTest
    @CsvSource({"race", "gathering", "jumping"})
    void noQuestionNamesAPieceByItsNumber(String id) {
        for (String language : List.of("en", "it"))
            assertThat(paper(rules(id), Worksheets.Part.BOTH, language).blocks())
                    .filteredOn(Box.class::isInstance)
                    .noneMatch(block -> ((Box) block).words().contains("player-"));
    }
}
