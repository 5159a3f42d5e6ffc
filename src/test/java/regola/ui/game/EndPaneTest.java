package regola.ui.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Rectangle;
import java.awt.event.MouseEvent;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.language.Shipped;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.present.Rules;
import regola.ui.present.match.GamePresenter;
import regola.ui.stage.StageButton;
import regola.ui.support.Deaf;
import regola.ui.support.KnownRules;
import regola.ui.support.Offscreen;
import regola.ui.view.Texts;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.PileView;
import regola.ui.view.board.SeatView;
import regola.ui.view.match.GameWishes;
import regola.ui.view.match.HintIntents;
import regola.ui.view.match.MatchView;
import regola.ui.view.match.NextLesson;

/** Points are shown as the sum that they are, and only where it comes out. */
class EndPaneTest {
    private static final PieceView FLOWER =
            new PieceView("flower", List.of(), "a flower", "lotus", null, 0, false, Set.of());

    private static SeatView seat(String score, String... worth) {
        List<PileView> piles = List.of(worth).stream()
                .map(points -> new PileView(FLOWER, 1, points))
                .toList();
        return new SeatView(
                "red",
                "Red",
                "#FF0000",
                0,
                score,
                SeatView.Sort.HUMAN,
                false,
                false,
                true,
                false,
                List.of(),
                Set.of(),
                false,
                null,
                "",
                piles);
    }

    @Test
    void aSumIsWorked() {
        assertThat(EndPane.sum(seat("9", "6", "3"))).isEqualTo("6 + 3 = 9");
    }

    @Test
    void whatCostsPointsIsTakenAway() {
        assertThat(EndPane.sum(seat("6", "3", "1", "−2", "4"))).isEqualTo("3 + 1 − 2 + 4 = 6");
    }

    /** What a match is learned from has as much room as what leads to the next one, and stands beside or below it. */
    @ParameterizedTest
    @CsvSource({"660, false", "660, true", "520, false", "520, true"})
    void theLookBackIsAsLargeAsPlayingAgain(int height, boolean given) {
        EndPane end = ended(given, 1);
        Offscreen.lay(end, 370, height);
        Rectangle again = way(end, "end.again").getBounds();
        Rectangle back = way(end, "end.lookBack").getBounds();
        assertThat(back.getSize()).isEqualTo(again.getSize());
        assertThat(Math.abs(back.y - again.y)).isLessThan(2 * again.height);
    }

    @Test
    void whoeverIsAtLessonsIsLedToTheNextOne() {
        EndPane end = ended(false, 1);
        assertThat(way(end, "end.path").getText()).isEqualTo("Lessons");
        NextLesson next = new NextLesson("few/2", 2, "Two");
        end.setLesson(next, Texts.in("en"));
        assertThat(way(end, "end.path").getText()).isEqualTo("Next: lesson 2");
    }

    private static StageButton way(EndPane end, String name) {
        return Stream.of(end.getComponents())
                .map(StageButton.class::cast)
                .filter(each -> name.equals(each.getName()))
                .findFirst()
                .orElseThrow();
    }

    private static EndPane ended(boolean given, int moves) {
        List<MatchView> pictures = new ArrayList<>();
        GamePresenter game = new GamePresenter(Runnable::run, pictures::add, problem -> {}, KnownRules.thinking());
        game.start(Rules.match(Shipped.rules("nine-mens-morris", 2)));
        if (moves > 0) game.attempt("place a1");
        if (given) game.giveUp();
        EndPane end = new EndPane(new ArtStore(ArtSource.ofProgram()), Deaf.to(GameWishes.class));
        end.setHelp(Deaf.to(HintIntents.class));
        end.show(pictures.get(pictures.size() - 1), Deaf.to(GameWishes.class), false, false, Texts.in("en"));
        return end;
    }

    @ParameterizedTest
    @CsvSource({"true, 1, end.lookBack", "true, 0, end.again", "false, 1, end.again"})
    void whoHasGivenUpIsLedToWhatCouldHaveBeenDone(boolean given, int moves, String leads) {
        assertThat(Stream.of(ended(given, moves).getComponents())
                        .map(StageButton.class::cast)
                        .filter(way -> way.style() == StageButton.Style.LEAD)
                        .map(StageButton::getName))
                .containsExactly(leads);
    }

    /** Whoever has won plays again first. */
    @ParameterizedTest
    @CsvSource({"true, end.again", "false, end.lookBack"})
    void whoHasLostIsLedToWhatCouldHaveBeenDone(boolean won, String leads) {
        List<MatchView> pictures = new ArrayList<>();
        GamePresenter game = new GamePresenter(Runnable::run, pictures::add, problem -> {}, KnownRules.thinking());
        game.start(Rules.match(Shipped.rules("reversi", 2)));
        for (String seat : List.of("black", "white")) game.seat(seat, "random");
        while (!last(pictures).decision().isOver()) {
            game.goOn();
            game.shown(last(pictures).serial());
        }
        last(pictures).seats().stream()
                .filter(seat -> seat.winner() == won)
                .forEach(seat -> game.seat(seat.id(), null));
        EndPane end = new EndPane(new ArtStore(ArtSource.ofProgram()), Deaf.to(GameWishes.class));
        end.setHelp(Deaf.to(HintIntents.class));
        end.show(last(pictures), Deaf.to(GameWishes.class), false, false, Texts.in("en"));
        assertThat(Stream.of(end.getComponents())
                        .map(StageButton.class::cast)
                        .filter(way -> way.style() == StageButton.Style.LEAD)
                        .map(StageButton::getName))
                .containsExactly(leads);
    }

    private static MatchView last(List<MatchView> pictures) {
        return pictures.get(pictures.size() - 1);
    }

    /** It comes where somebody may have pressed just now. */
    @Test
    void aDoublePressDoesNotPlayAgain() {
        List<String> done = new ArrayList<>();
        GameWishes wishes = (GameWishes) Proxy.newProxyInstance(
                GameWishes.class.getClassLoader(), new Class<?>[] {GameWishes.class}, (proxy, method, args) -> {
                    done.add(method.getName());
                    return null;
                });
        EndPane end = new EndPane(new ArtStore(ArtSource.ofProgram()), wishes);
        StageButton again = way(end, "end.again");
        again.setSize(100, 50);
        for (int presses : new int[] {2, 1})
            for (int sort : new int[] {MouseEvent.MOUSE_PRESSED, MouseEvent.MOUSE_RELEASED})
                again.dispatchEvent(new MouseEvent(
                        again, sort, 0, MouseEvent.BUTTON1_DOWN_MASK, 5, 5, presses, false, MouseEvent.BUTTON1));
        assertThat(done).containsExactly("again");
    }

    /** One true sentence about the match stands before what is said after every one. */
    @ParameterizedTest
    @CsvSource(
            nullValues = "-",
            value = {
                "true, 9, 7, You won by 2., Hai vinto con 2 di vantaggio.",
                "true, 9, 8, You won by one: that was close!, Uno in più: per un pelo!",
                "false, −3, −2, Only one was missing!, Ne mancava solo uno!",
                "false, 3, 12, You were 9 behind., Eri indietro di 9.",
                "false, 12, 3, '', ''",
                "true, -, -, The whole match took 41 moves., Tutta la partita è durata 41 mosse.",
                "false, -, -, 'You held out: 41 moves, theirs included.', 'Hai resistito: 41 mosse, comprese quelle degli altri.'"
            })
    void howCloseItWasIsSaid(boolean won, String mine, String theirs, String english, String italian) {
        SeatView me = seat(mine).ended(won);
        List<SeatView> seats = List.of(me, seat(theirs).called("Blue").ended(!won));
        assertThat(HowClose.of(seats, me, 41, Texts.in("en"))).isEqualTo(english);
        assertThat(HowClose.of(seats, me, 41, Texts.in("it"))).isEqualTo(italian);
    }

    /** Where there is room for one line alone a child still hears how close it was. */
    @ParameterizedTest
    @CsvSource({
        "true, 10, 7, You have the most points: 10 to 7!, Hai più punti di tutti: 10 a 7!",
        "false, −3, 11, Well played! It ended 11 to −3. Once more?, Hai giocato bene! Finisce 11 a −3. Ne fai un'altra?",
        "true, 4, −2, You have the most points: 4 to −2!, Hai più punti di tutti: 4 a −2!",
        "false, 12, 3, '', ''"
    })
    void aChildIsToldHowManyPointsBothHave(boolean won, String mine, String theirs, String english, String italian) {
        SeatView me = seat(mine).ended(won);
        List<SeatView> seats = List.of(me, seat(theirs).called("Blue").ended(!won));
        assertThat(HowClose.forChildren(seats, me, Texts.in("en"))).isEqualTo(english);
        assertThat(HowClose.forChildren(seats, me, Texts.in("it"))).isEqualTo(italian);
    }

    /** Nobody who was far behind is told that it was well fought. */
    @ParameterizedTest
    @CsvSource({"14, 50, true", "6, 42, true", "30, 34, false", "22, 26, false"})
    void whatWasNotCloseIsNotCalledSo(String mine, String theirs, boolean far) {
        SeatView me = seat(mine).ended(false);
        List<SeatView> seats = List.of(me, seat(theirs).called("Blue").ended(true));
        assertThat(HowClose.isFar(seats, me)).isEqualTo(far);
    }

    @ParameterizedTest
    @CsvSource(
            nullValues = "-",
            value = {
                "4, 7, 9, When you stopped you were 3 behind., Quando hai smesso eri indietro di 3.",
                "5, 4, 9, When you stopped you had one more: look back to see how good that was., Quando hai smesso ne"
                        + " avevi uno in più: riguarda la partita per vedere quanto contava.",
                "-, -, 9, The match stopped after 9 moves., La partita si è fermata dopo 9 mosse.",
                "-, -, 1, The match stopped after one move., La partita si è fermata dopo una mossa.",
                "-, -, 0, '', ''"
            })
    void howItStoodIsSaidToWhoHasGivenUp(String mine, String theirs, int moves, String english, String italian) {
        SeatView me = seat(mine);
        List<SeatView> seats = List.of(me, seat(theirs).called("Blue"));
        assertThat(HowClose.given(seats, me, moves, Texts.in("en"))).isEqualTo(english);
        assertThat(HowClose.given(seats, me, moves, Texts.in("it"))).isEqualTo(italian);
    }

    /** Whoever is asked whether to give up is told what then becomes of the match, and that is what becomes of it. */
    @ParameterizedTest
    @CsvSource({
        "nine-mens-morris, 2, black, The match counts as lost: Black wins.",
        "nine-mens-morris, 2, , The match counts as lost: White wins.",
        "china-moon, 3, , 'The match ends here, and nobody wins.'"
    })
    void whatBecomesOfItIsSaidBefore(String game, int players, String computer, String english) {
        List<MatchView> pictures = new ArrayList<>();
        GamePresenter presenter = new GamePresenter(Runnable::run, pictures::add, problem -> {}, KnownRules.thinking());
        String[] computers = computer == null ? new String[0] : new String[] {computer};
        presenter.start(Rules.match(Shipped.rules(game, players), computers));
        assertThat(GivingUp.told(pictures.get(pictures.size() - 1), false).in(Texts.in("en")))
                .as("nothing to look back at")
                .endsWith("Undo brings it back.")
                .doesNotContain("look back");
        if (players == 2 && computer == null) presenter.attempt("place a1");
        MatchView asked = pictures.get(pictures.size() - 1);
        String told = GivingUp.told(asked, false).in(Texts.in("en"));
        presenter.giveUp();
        List<String> winners = pictures.get(pictures.size() - 1).seats().stream()
                .filter(SeatView::winner)
                .map(SeatView::name)
                .toList();
        assertThat(told).startsWith(english);
        assertThat(told.contains("look back")).isEqualTo(asked.story().last() > 0);
        if (winners.isEmpty()) assertThat(told).contains("nobody wins");
        else assertThat(told).contains(winners.get(0) + " wins");
    }

    /** Places are told in the order of points, whoever sat where. */
    @ParameterizedTest
    @CsvSource({"0, 12 5 7, 12 7 5", "2, 7 5 12, 12 7 5", "1, −3 4 0, 4 0 −3", "0, 2 9 5, 2 5 9", "1, 9 8 3, 8 9 3"})
    void whoHasMorePointsStandsBefore(int winner, String points, String order) {
        List<SeatView> seats = new ArrayList<>();
        for (String each : points.split(" ")) {
            SeatView seat = seat(each).ended(seats.size() == winner);
            seats.add(seats.isEmpty() ? seat : seat.called("Blue"));
        }
        assertThat(EndPane.ranked(seats)).extracting(SeatView::score).containsExactly(order.split(" "));
    }

    @Test
    void oneThingIsNoSum() {
        assertThat(EndPane.sum(seat("6", "6"))).isEqualTo("6");
        assertThat(EndPane.sum(seat("44"))).isEqualTo("44");
    }
}
