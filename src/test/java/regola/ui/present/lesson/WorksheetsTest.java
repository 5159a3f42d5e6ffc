package regola.ui.present.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import regola.file.BadFile;
import regola.file.TextFile;
import regola.language.CompileRequest;
import regola.language.CompileResult;
import regola.language.Games;
import regola.language.RuleCompiler;
import regola.language.source.SourceText;
import regola.library.GameLibrary;
import regola.teaching.lesson.Lesson;
import regola.teaching.read.LessonFile;
import regola.ui.present.Lessons;
import regola.ui.view.ProblemView;
import regola.ui.view.handout.HandoutView;
import regola.ui.view.handout.HandoutView.Blanks;
import regola.ui.view.handout.HandoutView.Block;
import regola.ui.view.handout.HandoutView.Chapter;
import regola.ui.view.handout.HandoutView.NextPage;

class WorksheetsTest {
    private record OneGame(CompileResult compiled) implements Games {
        @Override
        public List<String> ids() {
            return List.of("row");
        }

        @Override
        public List<String> variantIds(String game) {
            return List.of();
        }

        @Override
        public CompileResult compile(String game, List<String> variants) {
            return compiled;
        }
    }

    private static HandoutView paper(List<Lesson> lessons, Worksheets.Part part, String language) {
        List<Worksheets.Found> found = lessons.stream()
                .map(lesson ->
                        new Worksheets.Found(lesson.header().title(), new LessonShelf.Reading(lesson, List.of())))
                .toList();
        return Worksheets.of("China Moon", found, null, part, language);
    }

    private static Lesson shipped(String name) throws BadFile {
        return LessonFile.read(TextFile.read(Path.of("tutorials/" + name + ".md")), GameLibrary.open())
                .lesson()
                .orElseThrow();
    }

    private static Lesson lesson(String name) throws IOException {
        String id = "china-moon/" + name;
        return new Lessons()
                .with(name, Files.readString(Path.of("tutorials/" + id + ".md")))
                .read(id)
                .lesson();
    }

    @Test
    void eachLessonBeginsAPageAndWhatIsRightComesAfterAllOfThem() throws IOException {
        List<Lesson> lessons = List.of(lesson("05-counting-a-bouquet"), lesson("06-bounce"));
        HandoutView paper = paper(lessons, Worksheets.Part.BOTH, "it");
        assertThat(paper.title()).isEqualTo("China Moon: schede di lavoro");
        List<Block> blocks = paper.blocks();
        List<Integer> pages = IntStream.range(0, blocks.size())
                .filter(i -> blocks.get(i) instanceof Chapter)
                .boxed()
                .toList();
        assertThat(pages).hasSize(3);
        assertThat(pages).allMatch(at -> at == 0 || blocks.get(at - 1) instanceof NextPage);
        for (int i = 0; i < lessons.size(); i++) {
            Lesson lesson = lessons.get(i);
            assertThat(blocks.get(pages.get(i)))
                    .isEqualTo(
                            new Chapter(i + 1 + "  " + lesson.header().title().text("it")));
            assertThat(blocks.subList(pages.get(i), pages.get(i + 1)))
                    .contains(new Blanks(List.of("Nome", "Data")))
                    .filteredOn(HandoutView.Picture.class::isInstance)
                    .hasSize(lesson.steps().size());
        }
        List<Block> right = blocks.subList(pages.get(2), blocks.size());
        assertThat(right).noneMatch(Blanks.class::isInstance);
        for (Lesson lesson : lessons) {
            HandoutView alone = new LessonHandout(lesson, java.time.InstantSource.system(), "it").page();
            int own = alone.blocks().indexOf(new NextPage());
            assertThat(right)
                    .containsAll(alone.blocks().subList(own + 2, alone.blocks().size()));
        }
    }

    /** What could be done is lit on the screen, and would be half an answer on paper. */
    @Test
    void nothingIsLitWhereSomethingIsAskedAndEachTaskHasItsLinesOnItsPage() throws IOException {
        List<Lesson> lessons = List.of(lesson("01-two-pads-a-hop"));
        HandoutView paper = paper(lessons, Worksheets.Part.TASKS, "en");
        List<Block> blocks = paper.blocks();
        assertThat(blocks)
                .noneMatch(
                        block -> block instanceof Chapter said && said.words().equals("Answers"));
        for (int i = 0; i < blocks.size(); i++) {
            if (!(blocks.get(i) instanceof Blanks lines) || !lines.labels().equals(List.of("What I do:"))) continue;
            assertThat(blocks.get(i + 1)).isEqualTo(new Blanks(List.of("Why:")));
            HandoutView.Picture picture = (HandoutView.Picture) blocks.get(i - 1);
            assertThat(picture.board()).isEqualTo(picture.board().unlit());
        }
        assertThat(blocks).contains(new Blanks(List.of("What I do:")));
        HandoutView answers = paper(lessons, Worksheets.Part.ANSWERS, "en");
        assertThat(answers.title()).isEqualTo("China Moon: answers to the worksheets");
        assertThat(answers.blocks()).isNotEmpty().noneMatch(HandoutView.Picture.class::isInstance);
    }

    /** Who has taught one lesson today hands out that one, with its answers alone. */
    @Test
    void someLessonsAloneBringTheirOwnAnswers() throws IOException {
        List<Lesson> lessons = List.of(lesson("05-counting-a-bouquet"), lesson("06-bounce"));
        for (Worksheets.Part part : Worksheets.Part.values()) {
            HandoutView all = paper(lessons, part, "en");
            HandoutView second = paper(lessons.subList(1, 2), part, "en");
            assertThat(all.parts()).as("%s", part).hasSize(2);
            List<Block> left = all.only(all.parts().subList(1, 2)).blocks();
            assertThat(left).as("%s", part).hasSameSizeAs(second.blocks());
            for (int i = 0; i < left.size(); i++)
                assertThat(left.get(i)).hasSameClassAs(second.blocks().get(i));
            assertThat(all.only(all.parts())).as("%s", part).isEqualTo(all);
        }
    }

    /** A lesson that the rules do not fit any more would teach what is wrong: it is named, and says why. */
    @Test
    void lessonsThatDoNotFitAreNamedAndNothingOfThemIsOnPaper() throws IOException {
        Lesson fits = lesson("06-bounce");
        ProblemView why =
                new ProblemView("a:1", "the lesson plays 'hop', which the rules do not allow here", "It is mud.", "");
        List<Worksheets.Found> found = List.of(
                new Worksheets.Found(
                        lesson("05-counting-a-bouquet").header().title(),
                        new LessonShelf.Reading(lesson("05-counting-a-bouquet"), List.of(why))),
                new Worksheets.Found(fits.header().title(), new LessonShelf.Reading(fits, List.of())),
                new Worksheets.Found(language -> "Gone", new LessonShelf.Reading(null, List.of(why))));
        for (Worksheets.Part part : Worksheets.Part.values()) {
            HandoutView paper = Worksheets.of("China Moon", found, null, part, "en");
            assertThat(paper.parts()).as("%s", part).containsExactly("2  The bounce");
            assertThat(paper.absent())
                    .as("%s", part)
                    .containsExactly(
                            new HandoutView.Absent(
                                    "1  What a bouquet is worth",
                                    0,
                                    "the lesson plays 'hop', which the rules do not allow here – It is mud."),
                            new HandoutView.Absent(
                                    "3  Gone",
                                    1,
                                    "the lesson plays 'hop', which the rules do not allow here – It is mud."));
            assertThat(paper.only(List.of()).absent()).as("%s", part).hasSize(2);
            assertThat(paper.blocks().get(0)).as("%s", part).isNotInstanceOf(NextPage.class);
        }
    }

    /** Where a rule speaks of all cases, what its game forbids stands below it, whatever the lesson knows of it. */
    @Test
    void aRuleOnPaperSaysWhatItsGameForbids() throws IOException {
        String lesson = Files.readString(Path.of("rules-dsl/templates/row/lesson.md"));
        String rules = Files.readString(Path.of("rules-dsl/templates/row/row.rules"))
                .replace("      then\n        do put-down(to)\n", """
                              require to is not b2 or some men on square
                                because G-2.3 en "The centre may not be taken first."
                                              it "Il centro non si può occupare per primo."
                              then
                                do put-down(to)
                        """);
        CompileResult compiled = RuleCompiler.compile(CompileRequest.of(SourceText.of("row.rules", rules)));
        Lesson read = LessonFile.read(SourceText.of("lesson.md", lesson), new OneGame(compiled))
                .lesson()
                .orElseThrow();
        assertThat(new LessonHandout(read, java.time.InstantSource.system(), "en")
                        .page()
                        .blocks())
                .contains(
                        new HandoutView.Barred("The centre may not be taken first."),
                        new HandoutView.Barred("There is already a piece there."))
                // What says no is no rule that one could follow.
                .noneMatch(block -> block instanceof HandoutView.Paragraph said
                        && said.words().contains("There is already a piece there."));
    }

    /** Who asks why has the answer at the end; and a match is no task to be written on. */
    @Test
    void eachWhyIsAnsweredAndAMatchIsOnlyPointedTo() throws BadFile {
        for (String language : List.of("en", "it")) {
            HandoutView alone =
                    new LessonHandout(shipped("kalah/01-sowing"), java.time.InstantSource.system(), language).page();
            List<Block> blocks = alone.blocks();
            long whys = blocks.stream()
                    .filter(block -> block instanceof Blanks lines
                            && lines.labels().get(0).matches("Why:|Perché:"))
                    .count();
            assertThat(whys).isEqualTo(3);
            assertThat(blocks.subList(blocks.indexOf(new NextPage()), blocks.size()))
                    .filteredOn(block -> block instanceof HandoutView.Paragraph said
                            && said.words().contains(" \u2013 "))
                    .hasSize(3);
            // A place is called as it stands on the board.
            assertThat(blocks)
                    .anyMatch(block -> block instanceof HandoutView.Paragraph said
                            && said.words().equals("7  a1; a4; a6"));
            HandoutView match = new LessonHandout(
                            shipped("kalah/03-your-first-match"), java.time.InstantSource.system(), language)
                    .page();
            assertThat(match.blocks())
                    .filteredOn(HandoutView.Picture.class::isInstance)
                    .hasSize(2);
            assertThat(match.blocks())
                    .filteredOn(block -> block instanceof HandoutView.Paragraph said
                            && said.words().matches("Play it together.*|Giocate insieme.*"))
                    .hasSize(2);
        }
    }
}
