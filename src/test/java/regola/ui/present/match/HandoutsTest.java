package regola.ui.present.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Manner;
import regola.engine.value.Position;
import regola.language.Shipped;
import regola.teaching.lesson.Lesson;
import regola.ui.present.Lessons;
import regola.ui.present.Rules;
import regola.ui.present.lesson.LessonHandout;
import regola.ui.present.picture.Names;
import regola.ui.present.picture.Standing;
import regola.ui.present.rules.BookHandout;
import regola.ui.present.rules.OpenBook;
import regola.ui.present.start.MatchSetUp;
import regola.ui.support.KnownRules;
import regola.ui.view.Texts;
import regola.ui.view.handout.FilmView;
import regola.ui.view.handout.HandoutView;
import regola.ui.view.rules.BookPage;

class HandoutsTest {
    static List<String> words(HandoutView paper) {
        List<String> words = new ArrayList<>(List.of(paper.title(), paper.about()));
        for (HandoutView.Block block : paper.blocks()) {
            if (block instanceof HandoutView.Heading heading) words.add(heading.words());
            else if (block instanceof HandoutView.Paragraph paragraph) words.add(paragraph.words());
            else if (block instanceof HandoutView.Special special) words.add(special.words());
            else if (block instanceof HandoutView.Side side)
                words.add(side.words().isEmpty() ? side.name() : side.name() + ": " + side.words());
            else if (block instanceof HandoutView.Box box) words.add(box.words());
            else if (block instanceof HandoutView.Chapter chapter) words.add(chapter.words());
            else if (block instanceof HandoutView.Contents contents) words.add(contents.title());
            else if (block instanceof HandoutView.Lead lead) words.add(lead.words());
            else if (block instanceof HandoutView.Step step) words.add(step.words());
            else if (block instanceof HandoutView.See see) words.add(see.on(chapter -> ""));
            else if (block instanceof HandoutView.Barred barred) words.add(barred.words());
            else if (block instanceof HandoutView.Frame frame) words.add(frame.words());
            else if (block instanceof HandoutView.Sample sample) words.add(sample.words());
            else if (block instanceof HandoutView.Pair pair) words.addAll(List.of(pair.first(), pair.second()));
            else if (block instanceof HandoutView.Blanks blanks) words.addAll(blanks.labels());
        }
        return words;
    }

    private static GamePresenter playing(Ruleset rules) {
        GamePresenter presenter = new GamePresenter(Runnable::run, view -> {}, problem -> {}, KnownRules.thinking());
        presenter.start(new MatchSetUp(rules, 5, Set.of()));
        return presenter;
    }

    @Test
    void aPositionIsPutOnPaperWithItsBoardItsDecisionAndItsSides() {
        List<HandoutView> papers = new ArrayList<>();
        playing(Shipped.rules("china-moon", 3)).handout(papers::add);
        HandoutView paper = papers.get(0);
        assertThat(paper.title()).isEqualTo("China Moon");
        assertThat(paper.blocks())
                .filteredOn(HandoutView.Picture.class::isInstance)
                .hasSize(1);
        assertThat(paper.blocks())
                .filteredOn(HandoutView.Side.class::isInstance)
                .hasSizeGreaterThanOrEqualTo(4);
    }

    @Test
    void aFilmHasAPictureForEachMoment() {
        MatchSetUp setUp = new MatchSetUp(Shipped.rules("nine-mens-morris", 2), 5, Set.of("white", "black"));
        MatchSession session = new MatchSession(Resumption.fresh(setUp), Manner.of("en"));
        for (int i = 0; i < 7; i++) AtOnce.play(session);
        FilmView film = session.paper().film().get();
        assertThat(film.frames())
                .hasSize(8)
                .allSatisfy(frame -> assertThat(frame.caption()).isNotBlank());
        assertThat(film.frames().get(7).board())
                .isNotEqualTo(film.frames().get(0).board());
    }

    @Test
    void whoeverIsAskedIsNamedOnceAndWhatIsClosedIsOnlyCounted() {
        List<HandoutView> papers = new ArrayList<>();
        playing(Shipped.rules("army-of-frogs", 2)).handout(papers::add);
        List<HandoutView.Side> sides = papers.get(0).blocks().stream()
                .filter(HandoutView.Side.class::isInstance)
                .map(HandoutView.Side.class::cast)
                .toList();
        List<String> names = sides.subList(1, sides.size()).stream()
                .map(HandoutView.Side::name)
                .toList();
        assertThat(names)
                .anySatisfy(name ->
                        assertThat(sides.get(0).name() + sides.get(0).words()).containsOnlyOnce(name));
        assertThat(words(papers.get(0))).anyMatch(said -> said.matches("Bag: \\d+"));
    }

    @ParameterizedTest
    @MethodSource("regola.language.Shipped#games")
    void whatSomebodyDoesNotSeeIsNotOnPaper(String game) {
        Ruleset rules = Shipped.rules(game);
        Match match = Match.start(rules, 5, event -> {});
        Position common = match.view(Match.ONLOOKER);
        for (int player = 0; player < Shipped.game(game).seats().fewest(); player++) {
            Standing own = Standing.of(match.view(player));
            Standing.of(common).bySite().forEach((site, pieces) -> {
                for (int i = 0; i < pieces.size(); i++) {
                    if (!pieces.get(i).equals("?"))
                        assertThat(own.at(site).get(i)).as(site).isEqualTo(pieces.get(i));
                }
            });
        }
    }

    @Test
    void neitherHandsNorSecretMovesAreOnPaperOrInAFilm() throws IOException {
        Ruleset rules = Rules.text(Files.readString(Path.of("src/test/resources/cli/secrets/secrets.rules")), 2);
        MatchSession session =
                new MatchSession(Resumption.fresh(new MatchSetUp(rules, 5, Set.of("ann", "bob"))), Manner.of("en"));
        AtOnce.play(session);
        String paper = String.join("\n", words(session.paper().handout().get()));
        assertThat(paper)
                .contains("something face down")
                .doesNotContainIgnoringCase("card-")
                .doesNotContainIgnoringCase("card ");
        assertThat(session.paper().film().get().frames()).hasSize(2).allSatisfy(frame -> {
            assertThat(frame.caption()).doesNotContain("card-");
            assertThat(frame.board().sites())
                    .allSatisfy(site -> assertThat(site.pieces()).allMatch(piece -> piece.hidden()));
        });
    }

    @Test
    void allRulesAreOnPaper() {
        OpenBook book = OpenBook.whole(Shipped.rules("china-moon", 3, "flies"), "it");
        String paper = String.join("\n", words(BookHandout.of(book, Texts.in("it"))));
        for (BookPage page : book.pages()) {
            assertThat(paper).contains(page.title());
            for (BookPage.Part part : page.parts()) {
                if (part instanceof BookPage.Sentence said) assertThat(paper).contains(said.words());
                if (part instanceof BookPage.Forbidden said) assertThat(paper).contains(said.words());
                if (part instanceof BookPage.Changed said) assertThat(paper).contains(said.brief());
                if (!(part instanceof BookPage.Numbered numbered)) continue;
                assertThat(paper).contains(numbered.entry().card().number());
                numbered.entry()
                        .card()
                        .sentences()
                        .forEach(said -> assertThat(paper).contains(said));
                numbered.entry()
                        .card()
                        .reasons()
                        .forEach(said -> assertThat(paper).contains(said));
            }
        }
        assertThat(paper).contains("Mosche");
        // What a variant is about is told at the beginning and in the list of variants, not on each page.
        String about = Names.plain(
                Shipped.game("china-moon", "flies").variants().get(0).about(), "it");
        assertThat(paper.split(java.util.regex.Pattern.quote(about), -1)).hasSize(3);
    }

    private static Lesson lesson() throws IOException {
        Path file = Path.of("tutorials/china-moon/06-bounce.md");
        return new Lessons()
                .with("06-bounce", Files.readString(file))
                .read("china-moon/06-bounce")
                .lesson();
    }

    @Test
    void aLearnerWritesNameDateAndAnswersOnTheSheet() throws IOException {
        HandoutView paper = new LessonHandout(lesson(), InstantSource.system(), "it").page();
        assertThat(paper.title())
                .as("a sheet that lies alone says of which game it is")
                .startsWith("China Moon: ");
        assertThat(paper.blocks().get(0)).isEqualTo(new HandoutView.Blanks(List.of("Nome", "Data")));
        int answers = paper.blocks().indexOf(new HandoutView.NextPage());
        List<HandoutView.Block> sheet = paper.blocks().subList(1, answers);
        assertThat(sheet).filteredOn(HandoutView.Blanks.class::isInstance).hasSizeGreaterThan(3);
        assertThat(paper.blocks().subList(answers, paper.blocks().size()))
                .noneMatch(HandoutView.Blanks.class::isInstance);
    }

    /** Where a learner ticks an answer, the sheet of answers says which, and no number of a rule leads nowhere. */
    @ParameterizedTest
    @ValueSource(strings = {"05-counting-a-bouquet", "06-bounce", "17-exercises"})
    void theAnswerToAQuestionIsOneOfThoseOffered(String name) throws IOException {
        String id = "china-moon/" + name;
        Lesson lesson = new Lessons()
                .with(name, Files.readString(Path.of("tutorials/" + id + ".md")))
                .read(id)
                .lesson();
        HandoutView paper = new LessonHandout(lesson, InstantSource.system(), "en").page();
        int own = paper.blocks().indexOf(new HandoutView.NextPage());
        List<String> answers = words(new HandoutView(
                "", "", "", paper.blocks().subList(own + 2, paper.blocks().size())));
        String step = "";
        Map<String, List<String>> offered = new LinkedHashMap<>();
        for (HandoutView.Block block : paper.blocks().subList(0, own)) {
            if (block instanceof HandoutView.Heading heading)
                step = heading.words().replaceAll("\\s.*", "");
            if (block instanceof HandoutView.Box box)
                offered.computeIfAbsent(step, key -> new ArrayList<>()).add(box.words());
        }
        offered.forEach((number, words) -> assertThat(answers)
                .filteredOn(answer -> answer.startsWith(number + "  "))
                .singleElement()
                .satisfies(answer -> assertThat(words).contains(answer.substring(number.length() + 2))));
        assertThat(String.join(" ", words(paper))).doesNotContainPattern("[A-Z]{2}-\\d");
    }

    @Test
    void aLessonIsOnPaperWithABoardForEachStepAndItsAnswersAtTheEnd() throws IOException {
        Lesson lesson = lesson();
        HandoutView paper = new LessonHandout(lesson, InstantSource.system(), "en").page();
        assertThat(paper.blocks())
                .filteredOn(HandoutView.Picture.class::isInstance)
                .hasSize(lesson.steps().size());
        List<String> words = words(paper);
        assertThat(words.indexOf(Texts.in("en").get("handout.answers"))).isGreaterThan(words.size() / 2);
        int own = paper.blocks().indexOf(new HandoutView.NextPage());
        assertThat(paper.blocks().get(own + 1))
                .isEqualTo(new HandoutView.Heading(Texts.in("en").get("handout.answers")));
        assertThat(String.join(" ", words)).doesNotContainPattern("[A-Z]{2}-\\d");
        FilmView film = new LessonHandout(lesson, InstantSource.system(), "it").film(0);
        assertThat(film.frames()).isNotEmpty();
        assertThat(film.frames().stream().map(FilmView.Frame::caption).collect(Collectors.joining()))
                .isNotBlank();
    }
}
