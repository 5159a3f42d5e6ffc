package regola.ui.present.lesson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regola.teaching.TestLessons;
import regola.teaching.lesson.LessonStep;
import regola.ui.board.art.ArtSource;
import regola.ui.present.Lessons;
import regola.ui.support.ShippedShelf;
import regola.ui.view.board.CardView;
import regola.ui.view.board.Ref;
import regola.ui.view.lesson.LessonAct;
import regola.ui.view.lesson.LessonView;
import regola.ui.view.lesson.PictureBookView;
import regola.ui.view.rules.RuleCardView;

/** What a step is about is on its card, and all cards of a game are its picture book. */
class PictureCardsTest {
    private static final String[] TOLD = {"task: watch", "start: new", "moves: [hop red-1 a2]"};

    private final Lessons lessons = new Lessons();

    private static String told(String id, String... more) {
        List<String> data = new ArrayList<>(List.of(TOLD));
        data.addAll(List.of(more));
        return Lessons.step(id, data.toArray(String[]::new));
    }

    @Test
    void aStepShowsItsCardAndTheNextOnesKeepIt() {
        lessons.lesson("01-told", told("plain"), told("bounce", "card: bounce"), told("after"))
                .open("01-told");
        assertThat(lessons.now().card()).as("nothing new yet").isNull();
        next();
        CardView card = lessons.now().card();
        assertThat(card.about()).isEqualTo("bounce");
        assertThat(card.mark()).isEqualTo("spring");
        assertThat(card.piece()).isNull();
        assertThat(card.name()).isEqualTo("Bounce");
        assertThat(card.sentence()).isNotBlank();
        next();
        assertThat(lessons.now().card()).isEqualTo(card);
        lessons.presenter.speak("it");
        assertThat(lessons.now().card().name()).isEqualTo("Rimbalzo");
    }

    @Test
    void aCardMayHaveADrawingOfItsOwn() {
        lessons.lesson("01-told", told("rule", "card: {of: CM-5.7, art: pads-hop, name: {en: A hop}, en: Two pads.}"))
                .open("01-told");
        assertThat(lessons.now().card().picture()).isEqualTo("pads-hop");
        assertThat(lessons.now().card().piece()).isNull();
    }

    /** A card about what can be done shows how it is done: the picture of a piece alone would say nothing new. */
    @ParameterizedTest
    @ValueSource(strings = {"reversi", "english-draughts", "royal-game-of-ur", "kalah"})
    void cardsOfTheNewerGamesShowWhatIsNew(String game) {
        List<LessonStep> told = ShippedShelf.LESSONS.lessons(game).stream()
                .map(entry -> ShippedShelf.LESSONS.read(entry.id()).lesson())
                .flatMap(lesson -> lesson.steps().stream())
                .filter(step -> step.card() != null)
                .toList();
        assertThat(told).isNotEmpty().allSatisfy(step -> {
            assertThat(step.card().art()).as(step.id()).isNotNull();
            assertThat(ArtSource.ofProgram().read(step.card().art() + ".svg"))
                    .as(step.card().art())
                    .isPresent();
        });
    }

    /** The rule may be about more: whoever reads it sees first what the step is about. */
    @Test
    void theRuleBesideAStepBeginsWithWhatItsCardSays() {
        lessons.lesson(
                        "01-told",
                        told("rule", "card: {of: CM-5.7, art: pads-hop, name: {en: A hop}, en: Two pads.}"),
                        told("after"))
                .open("01-told");
        next();
        List<RuleCardView> read = new ArrayList<>();
        lessons.presenter.rule("CM-5.7", read::add);
        lessons.presenter.rule("CM-5.8", read::add);
        assertThat(read.get(0).title()).isEqualTo("A hop");
        assertThat(read.get(0).sentences()).first().isEqualTo("Two pads.");
        assertThat(read.get(0).reasons()).isNotEmpty();
        assertThat(read.get(1).title()).as("of another rule").isNotEqualTo("A hop");
    }

    @Test
    void aCardOfARuleHasTheWordsAndTheDrawingOfTheLesson() {
        lessons.lesson(
                        "01-told",
                        told("rule", "card: {of: CM-5.7, draw: green-1, name: {en: A hop}, en: Two pads., it: Due.}"))
                .open("01-told");
        CardView card = lessons.now().card();
        assertThat(card.name()).isEqualTo("A hop");
        assertThat(card.sentence()).isEqualTo("Two pads.");
        assertThat(card.piece().art()).isEqualTo("frog");
        assertThat(card.piece().colour()).isEqualTo("#2E8B57");
        assertThat(card.mark()).isNull();
    }

    @Test
    void aSceneMayBeLeftAtOnce() {
        lessons.lesson("01-told", told("scene", "show: {ring: [a2]}"), told("after"))
                .open("01-told");
        LessonView view = lessons.now();
        assertThat(view.overlay().rings()).as("lit while it is told").containsExactly(Ref.site("a2"));
        assertThat(view.can(LessonAct.NEXT))
                .as("while the move is still to come")
                .isTrue();
        assertThat(view.match().board().site("a2").orElseThrow().pieces()).isEmpty();
        lessons.act(LessonAct.NEXT);
        assertThat(lessons.now().at()).as("it does what it says").isEqualTo(1);
    }

    @Test
    void childrenAreAskedInFewerWords() {
        lessons.lesson("01-told", told("long", "short: {en: Hop!, it: Salta!}"), told("after"))
                .open("01-told");
        assertThat(lessons.now().brief().text()).isEqualTo("Hop!");
        next();
        assertThat(lessons.now().brief()).isEqualTo(lessons.now().goal());
    }

    @Test
    void aLessonSaysWhoseTraysItNeeds() {
        lessons.lesson("01-told", told("scene")).open("01-told");
        assertThat(lessons.now().trays()).isEqualTo(LessonView.Trays.OWN);
        String all = TestLessons.text(Path.of("tutorials/china-moon/04-whose-flower.md"));
        lessons.with("all", all).open("all");
        assertThat(lessons.now().trays()).isEqualTo(LessonView.Trays.ALL);
    }

    @Test
    void theBookHasEachThingOnceAndKnowsWhatWasMet() {
        lessons.lesson("01-told", told("one", "card: bounce"), told("two", "card: butterfly"), told("three"));
        lessons.lesson("02-more", told("again", "card: bounce"), told("new", "card: silly-frog"));
        assertThat(book().pages())
                .extracting(page -> page.card().about(), PictureBookView.Page::met)
                .containsExactly(tuple("bounce", false), tuple("butterfly", false), tuple("silly-frog", false));
        assertThat(book().pages())
                .extracting(PictureBookView.Page::lesson)
                .as("where each is met first")
                .containsExactly(1, 1, 2);
        lessons.open("01-told");
        next();
        assertThat(book().pages())
                .extracting(PictureBookView.Page::met)
                .as("the first scene is over, the second has begun")
                .containsExactly(true, false, false);
        next();
        next();
        assertThat(book().met()).as("the lesson is done").isEqualTo(2);
        List<PictureBookView> inside = new ArrayList<>();
        lessons.presenter.book(inside::add);
        assertThat(inside).as("the same within a lesson").containsExactly(book());
    }

    /** Of a rule that has two sides both are learnt. */
    @Test
    void twoCardsOfOneRuleAreTwoThings() {
        lessons.lesson(
                        "01-told",
                        told("hop", "card: {of: CM-5.7, art: pads-hop, name: {en: A hop}, en: Two pads.}"),
                        told("again", "card: {of: CM-5.7, art: pads-hop, name: {en: One more}, en: Two pads.}"),
                        told("far", "card: {of: CM-5.7, art: pads-fly, name: {en: Far}, en: On and on.}"))
                .open("01-told");
        for (int i = 0; i < 3; i++) next();
        assertThat(lessons.now().end().cards()).extracting(CardView::name).containsExactly("A hop", "Far");
        assertThat(book().pages()).extracting(page -> page.card().name()).containsExactly("A hop", "Far");
    }

    private PictureBookView book() {
        List<PictureBookView> books = new ArrayList<>();
        lessons.course.open("china-moon");
        lessons.course.book(books::add);
        return books.get(0);
    }

    /** To the end of the scene, then on. */
    private void next() {
        lessons.watch();
        lessons.act(LessonAct.NEXT);
    }
}
