package regola.ui.present.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import regola.teaching.lesson.Lesson;
import regola.ui.present.Lessons;
import regola.ui.view.handout.HandoutView;
import regola.ui.view.handout.HandoutView.Blanks;
import regola.ui.view.handout.HandoutView.Block;
import regola.ui.view.handout.HandoutView.Chapter;
import regola.ui.view.handout.HandoutView.NextPage;

class WorksheetsTest {
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
        HandoutView paper = Worksheets.of("China Moon", lessons, Worksheets.Part.BOTH, "it");
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
        HandoutView paper = Worksheets.of("China Moon", lessons, Worksheets.Part.TASKS, "en");
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
        HandoutView answers = Worksheets.of("China Moon", lessons, Worksheets.Part.ANSWERS, "en");
        assertThat(answers.title()).isEqualTo("China Moon: answers to the worksheets");
        assertThat(answers.blocks()).isNotEmpty().noneMatch(HandoutView.Picture.class::isInstance);
    }

    /** Who has taught one lesson today hands out that one, with its answers alone. */
    @Test
    void someLessonsAloneBringTheirOwnAnswers() throws IOException {
        List<Lesson> lessons = List.of(lesson("05-counting-a-bouquet"), lesson("06-bounce"));
        for (Worksheets.Part part : Worksheets.Part.values()) {
            HandoutView all = Worksheets.of("China Moon", lessons, part, "en");
            HandoutView second = Worksheets.of("China Moon", lessons.subList(1, 2), part, "en");
            assertThat(all.parts()).as("%s", part).hasSize(2);
            List<Block> left = all.only(all.parts().subList(1, 2)).blocks();
            assertThat(left).as("%s", part).hasSameSizeAs(second.blocks());
            for (int i = 0; i < left.size(); i++)
                assertThat(left.get(i)).hasSameClassAs(second.blocks().get(i));
            assertThat(all.only(all.parts())).as("%s", part).isEqualTo(all);
        }
    }
}
