package regola.ui.present.classroom;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.ui.present.Played;
import regola.ui.present.Rules;
import regola.ui.present.match.GamePresenter;
import regola.ui.present.start.MatchSetUp;
import regola.ui.support.KnownRules;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.Role;
import regola.ui.view.board.SiteView;
import regola.ui.view.match.ChoiceView;
import regola.ui.view.match.ClassroomView;
import regola.ui.view.match.ClassroomView.Option;
import regola.ui.view.match.ClassroomView.Tool;
import regola.ui.view.match.MatchView;
import regola.ui.view.match.ProjectorView;

class ClassroomPresenterTest {
    private Instant now = Instant.EPOCH;
    private final List<Runnable> waiting = new ArrayList<>();
    private final List<ClassroomView> pictures = new ArrayList<>();
    private final ClassroomPresenter classroom =
            new ClassroomPresenter(Runnable::run, () -> now, (wait, then) -> waiting.add(then), pictures::add);

    @BeforeEach
    void begin() {
        classroom.begin();
    }

    private ClassroomView seen() {
        return pictures.get(pictures.size() - 1);
    }

    private void pass(int seconds) {
        now = now.plusSeconds(seconds);
        List<Runnable> due = List.copyOf(waiting);
        waiting.clear();
        due.forEach(Runnable::run);
    }

    private static ProjectorView board(String... choices) {
        BoardView board = Played.of("china-moon", 3).now().board();
        List<ChoiceView> list = List.of(choices).stream()
                .map(words -> new ChoiceView(words, words, null))
                .toList();
        return new ProjectorView(1, "", board, OverlayView.NONE, List.of(), null, "", "", "", list);
    }

    @Test
    void itBeginsPlain() {
        assertThat(seen()).isEqualTo(ClassroomView.PLAIN);
    }

    @Test
    void whereAllLiesInOnePlaceAVoteIsAboutWhoseItIs() {
        var start = Played.of("china-moon", 3).now();
        classroom.turnVote(
                new ProjectorView(1, "", start.board(), OverlayView.NONE, List.of(), null, "", "", "", List.of())
                        .with(start.seats(), List.of()));
        assertThat(seen().vote().options())
                .extracting(ClassroomView.Option::words)
                .containsExactly("Red", "Green", "Orange");
    }

    @Test
    void aSwitchTurnsOnAndOffAndATakenToolIsPutAwayWithTheSameKey() {
        classroom.turnLights();
        classroom.turnBlank();
        classroom.turnSpotlight();
        classroom.take(Tool.PEN);
        assertThat(seen()).isEqualTo(new ClassroomView(false, true, true, Tool.PEN, -1, null));
        classroom.take(Tool.ARROW);
        assertThat(seen().tool()).isEqualTo(Tool.ARROW);
        classroom.take(Tool.ARROW);
        classroom.turnLights();
        classroom.turnBlank();
        classroom.turnSpotlight();
        assertThat(seen()).isEqualTo(ClassroomView.PLAIN);
    }

    @Test
    void timeThatIsOverStandsAtNoughtUntilItIsPutAway() {
        classroom.addMinute();
        assertThat(seen().countdown()).isEqualTo(60);
        pass(59);
        assertThat(seen().countdown()).isEqualTo(1);
        pass(100);
        assertThat(seen().countdown()).isZero();
        pass(1000);
        classroom.turnLights();
        assertThat(seen().countdown()).isZero();
        assertThat(waiting).as("nothing ticks any more").isEmpty();
        classroom.endCountdown();
        assertThat(seen().countdown()).isEqualTo(-1);
    }

    @Test
    void aMinuteMoreMayBeAddedBeforeAndAfterTimeIsOver() {
        classroom.addMinute();
        pass(10);
        classroom.addMinute();
        assertThat(seen().countdown()).isEqualTo(110);
        assertThat(waiting).as("it ticks once").hasSize(1);
        pass(500);
        classroom.addMinute();
        assertThat(seen().countdown()).isEqualTo(60);
    }

    @Test
    void aVoteIsTalliedAndASlipTakenBack() {
        classroom.vote(0);
        assertThat(seen().vote()).isNull();
        classroom.turnVote(board("hop", "stay", "turn"));
        List.of(0, 2, 2, 7, 1, 2).forEach(classroom::vote);
        assertThat(seen().vote().options()).extracting(Option::letter).containsExactly("A", "B", "C");
        assertThat(seen().vote().options()).extracting(Option::words).containsExactly("hop", "stay", "turn");
        assertThat(seen().vote().options()).extracting(Option::votes).containsExactly(1, 1, 3);
        classroom.unvote();
        assertThat(seen().vote().voters()).isEqualTo(4);
        classroom.turnVote(board());
        assertThat(seen().vote()).isNull();
    }

    /** Nothing is lost by the key that puts a vote away; what was played does not come back. */
    @Test
    void aVoteThatWasPutAwayComesBackWithItsVotes() {
        classroom.turnVote(board("hop", "stay", "turn"));
        assertThat(seen().vote().leading()).isNull();
        List.of(0, 2, 2).forEach(classroom::vote);
        assertThat(seen().vote().leading().words()).isEqualTo("turn");
        classroom.turnVote(board("hop", "stay", "turn"));
        assertThat(seen().vote()).isNull();
        classroom.unvote();
        classroom.turnVote(board("hop", "stay", "turn"));
        assertThat(seen().vote().options()).extracting(Option::votes).containsExactly(1, 0, 2);
        classroom.vote(0);
        assertThat(seen().vote().leading()).as("as many for two").isNull();
        classroom.endVote();
        classroom.turnVote(board("hop", "stay", "turn"));
        assertThat(seen().vote().voters()).isZero();
    }

    /** The letters may be the same, and yet stand for what is now another choice. */
    @Test
    void whatWasPutAwayBeforeAMoveDoesNotComeBack() {
        Played played = Played.of("english-draughts", 2);
        classroom.setLights(false);
        classroom.turnVote(shown(played));
        List.of(0, 1, 1).forEach(classroom::vote);
        classroom.turnVote(shown(played));
        classroom.turnVote(shown(played));
        assertThat(seen().vote().voters()).isEqualTo(3);
        classroom.turnVote(shown(played));
        String man = legal(played, Role.LEGAL);
        played.point(Ref.site(man));
        played.point(Ref.site(legal(played, Role.TARGET)));
        classroom.turnVote(shown(played));
        assertThat(seen().vote().voters()).isZero();
    }

    private static String legal(Played played, Role role) {
        return played.now().board().sites().stream()
                .filter(site -> site.is(role) || site.pieces().stream().anyMatch(piece -> piece.is(role)))
                .map(SiteView::id)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void whatIsLitCanBeVotedForUnlessTheLightsAreOff() {
        MatchView match = Played.of("nine-mens-morris", 2).now();
        BoardView few = match.board();
        int[] left = {3};
        for (var site : match.board().sites()) {
            if (site.is(Role.LEGAL) || site.is(Role.TARGET)) {
                if (left[0]-- <= 0) few = few.change(site.id(), s -> s.plain());
            }
        }
        ProjectorView shown = new ProjectorView(1, "", few, OverlayView.NONE, List.of(), null, "", "", "", List.of());
        classroom.turnVote(shown);
        assertThat(seen().vote().options())
                .hasSize(3)
                .allSatisfy(
                        option -> assertThat(shown.board().site(option.site())).isPresent())
                .as("no place has a name of its own here: its letter stands on it")
                .allSatisfy(option -> assertThat(option.words()).isEmpty());
        classroom.turnVote(shown);
        classroom.turnLights();
        classroom.turnVote(shown);
        assertThat(seen().vote().options())
                .hasSize(4)
                .allSatisfy(option -> assertThat(option.site()).isNull());
    }

    @Test
    void lettersGoAsOneReads() {
        ProjectorView shown = shown(Played.of("reversi", 2));
        classroom.turnVote(shown);
        List<double[]> places = seen().vote().options().stream()
                .map(option -> shown.board().site(option.site()).orElseThrow())
                .map(site -> new double[] {site.y(), site.x()})
                .toList();
        assertThat(places)
                .hasSize(4)
                .isSortedAccordingTo((a, b) -> a[0] == b[0] ? Double.compare(a[1], b[1]) : Double.compare(a[0], b[0]));
    }

    private static ProjectorView shown(Played played) {
        MatchView now = played.now();
        return new ProjectorView(
                        now.serial(),
                        "",
                        now.board(),
                        OverlayView.NONE,
                        List.of(),
                        now.decision().decider(),
                        "",
                        "",
                        "",
                        now.decision().choices())
                .with(now.seats(), now.shared());
    }

    private List<String> votedOn() {
        return seen().vote() == null
                ? List.of()
                : seen().vote().options().stream().map(Option::site).toList();
    }

    /** What most are for lifts a piece: the class goes on with where it goes, and is asked no more after the move. */
    @ParameterizedTest
    @CsvSource({"false", "true"})
    void aVoteGoesOnToTheEndOfTheMove(boolean byMouse) {
        Played played = Played.of("english-draughts", 2);
        classroom.turnVote(shown(played));
        List<String> men = votedOn();
        assertThat(men).hasSizeGreaterThan(1).doesNotContainNull();
        // One of those that can go to more than one place.
        int most = men.size() / 2;
        classroom.vote(most);
        if (!byMouse) classroom.endVote();
        played.point(Ref.site(men.get(most)));
        classroom.follow(shown(played));
        List<String> goals = played.now().board().sites().stream()
                .filter(site -> site.is(Role.TARGET))
                .map(site -> site.id())
                .toList();
        assertThat(goals).hasSizeGreaterThan(1);
        assertThat(votedOn()).isEqualTo(goals);
        assertThat(seen().vote().voters()).isZero();
        if (!byMouse) classroom.endVote();
        played.point(Ref.site(goals.get(0)));
        classroom.follow(shown(played));
        assertThat(seen().vote()).isNull();
    }

    /** A round with one answer is no vote: the teacher goes there, and the vote is over with the move. */
    @Test
    void whereTheTeacherLeavesOnePlaceNobodyVotesForIt() {
        Played played = Played.of("english-draughts", 2);
        classroom.turnVote(shown(played));
        String edge = votedOn().stream()
                .filter(man -> Played.of("english-draughts", 2).point(Ref.site(man)).now().board().sites().stream()
                                .filter(site -> site.is(Role.TARGET))
                                .count()
                        == 1)
                .findFirst()
                .orElseThrow();
        played.point(Ref.site(edge));
        classroom.follow(shown(played));
        assertThat(seen().vote()).isNull();
        String goal = played.now().board().sites().stream()
                .filter(site -> site.is(Role.TARGET))
                .map(site -> site.id())
                .findFirst()
                .orElseThrow();
        classroom.follow(shown(played));
        assertThat(seen().vote()).isNull();
        played.point(Ref.site(goal));
        classroom.follow(shown(played));
        assertThat(seen().vote()).isNull();
    }

    @Test
    void whatTheTeacherNamesStaysWhateverIsSeen() {
        Played played = Played.of("english-draughts", 2);
        classroom.turnVote(shown(played));
        List<String> men = votedOn();
        classroom.turnVote(shown(played));
        classroom.setLights(false);
        classroom.turnVote(shown(played));
        classroom.vote(2);
        classroom.follow(shown(played.point(Ref.site(men.get(0)))));
        assertThat(seen().vote().leading().letter()).isEqualTo("C");
    }

    @Test
    void whereThereIsTooMuchToChooseTheTeacherNamesTheOptions() {
        classroom.turnVote(board("1", "2", "3", "4", "5", "6", "7", "8", "9"));
        assertThat(seen().vote().options()).extracting(Option::letter).containsExactly("A", "B", "C", "D");
    }

    /** What is pressed has a letter, first the one that most are for; one more is ready, up to the last of them. */
    @Test
    void whereThereIsTooMuchToChooseWhatIsPressedHasALetter() {
        Played played = Played.of("nine-mens-morris", 2);
        ProjectorView shown = shown(played);
        List<String> free = shown.board().sites().stream()
                .filter(site -> site.is(Role.LEGAL) || site.is(Role.TARGET))
                .map(SiteView::id)
                .toList();
        assertThat(free).hasSize(24);
        classroom.turnVote(shown);
        classroom.vote(1);
        classroom.letter(shown, free.get(5));
        classroom.letter(shown, free.get(5));
        classroom.letter(shown, free.get(7));
        assertThat(votedOn()).containsExactly(free.get(7), free.get(5), null, null);
        assertThat(seen().vote().leading().site()).isEqualTo(free.get(5));
        classroom.follow(shown(played));
        assertThat(votedOn()).as("the same is seen again").contains(free.get(7));
        free.forEach(place -> classroom.letter(shown, place));
        assertThat(votedOn()).hasSize(ClassroomPresenter.MOST_OPTIONS).doesNotContainNull();
        classroom.endVote();
        classroom.follow(shown(played.point(Ref.site(free.get(5)))));
        assertThat(seen().vote()).isNull();
    }

    /** Hands, and what may be done with them, are not on the projector; afterwards the player sees them again. */
    @Test
    void aClassSeesOnlyWhatEverybodySees() throws IOException {
        String text = Files.readString(Path.of("src/test/resources/cli/secrets/secrets.rules"));
        Ruleset rules = Rules.text(text, 2);
        List<MatchView> seen = new ArrayList<>();
        GamePresenter game = new GamePresenter(Runnable::run, seen::add, problem -> {}, KnownRules.thinking());
        game.start(new MatchSetUp(rules, 5, Set.of()));
        game.uncover();
        assertThat(seen.get(1).toString()).contains("card-");
        game.project(true);
        MatchView projected = seen.get(seen.size() - 1);
        assertThat(projected.toString()).doesNotContain("card-");
        assertThat(projected.decision().choices()).isEmpty();
        game.project(false);
        assertThat(seen.get(seen.size() - 1).toString()).contains("card-");
        assertThat(Match.ONLOOKER).isGreaterThan(8);
    }

    @Test
    void aVoteOnAQuestionIsAboutItsAnswersEvenInTheDark() {
        classroom.setLights(false);
        classroom.turnVote(board("hop", "stay", "wait")
                .asking(List.of(
                        new ProjectorView.Answer("one", ProjectorView.Answer.Sort.OPEN),
                        new ProjectorView.Answer("two", ProjectorView.Answer.Sort.OPEN))));
        assertThat(seen().vote().options())
                .extracting(Option::letter, Option::words)
                .containsExactly(tuple("A", "one"), tuple("B", "two"));
    }
}
