package regola.ui.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Rectangle;
import java.awt.event.ActionEvent;
import java.awt.event.KeyEvent;
import java.awt.event.MouseEvent;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.JScrollPane;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import regola.ui.board.art.ArtStore;
import regola.ui.stage.Measure;
import regola.ui.stage.StageButton;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;
import regola.ui.view.Texts;
import regola.ui.view.board.SeatView;
import regola.ui.view.review.ReviewIntents;
import regola.ui.view.review.ReviewView;
import regola.ui.view.review.ReviewView.Kind;
import regola.ui.view.review.ReviewView.Made;
import regola.ui.view.review.ReviewView.Moment;

/** Beside the board of a small window there is room for the lines and for what is told of a moment. */
@ExtendWith(OnEventThread.class)
class ReviewPaneTest {
    private static final Moment MOMENT = new Moment(
            Kind.COSTLY, 1, 0, true, 0.2, "", "Told.", "", List.of("It cost."), List.of("Answer."), 2, false);

    private static final ReviewView.Fall FALL = new ReviewView.Fall(0.4, 0.3, "Your chance", "It fell.");

    /** Whether there is something to be pointed at first. */
    private boolean points;

    private ReviewPane pane;

    /** Made in letters of the program, whatever another test has left behind. */
    @BeforeEach
    void open() {
        Appearance.normal().install();
        pane = new ReviewPane(new ArtStore(file -> Optional.empty()), (ReviewIntents) Proxy.newProxyInstance(
                ReviewIntents.class.getClassLoader(),
                new Class<?>[] {ReviewIntents.class},
                (p, m, a) -> m.getReturnType() == boolean.class ? points : null));
    }

    private static SeatView seat(int number) {
        return new SeatView(
                "s" + number,
                "Orange",
                "#c02020",
                number,
                "",
                SeatView.Sort.HUMAN,
                false,
                false,
                false,
                false,
                List.of(),
                Set.of(),
                false,
                null,
                "",
                List.of());
    }

    private int high(String name) {
        return Arrays.stream(pane.getComponents())
                .filter(each -> name.equals(each.getName()))
                .mapToInt(Component::getHeight)
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({
        "2, One move cost much.",
        "3, One move could have been better. When it was left: Red 26, Green 41, Orange 33."
    })
    void bothTheLinesAndTheMomentHaveRoom(int seats, String verdict) {
        List<List<Double>> chances = IntStream.range(0, 40)
                .mapToObj(m -> Collections.nCopies(seats, 1.0 / seats))
                .toList();
        List<Made> moves =
                IntStream.range(0, 39).mapToObj(m -> new Made(m % seats, "")).toList();
        pane.measure(Measure.of(1280, 800, 1));
        pane.setSize(420, 636);
        pane.show(
                new ReviewView(ReviewView.Stage.READY, 1, chances, verdict, List.of(MOMENT), moves),
                IntStream.range(0, seats).mapToObj(ReviewPaneTest::seat).toList(),
                Texts.in("en"));
        pane.doLayout();

        assertThat(high("review.chart")).as("the lines are not squeezed").isGreaterThanOrEqualTo(180);
        assertThat(high("review.scroll")).isGreaterThanOrEqualTo(200);
    }

    /** With all that is to be said of a moment the lines are low, and still there: they do not go when it is told. */
    @Test
    void theLinesStayWhenMuchIsTold() {
        Moment much = new Moment(
                Kind.COSTLY,
                1,
                0,
                true,
                0.2,
                "",
                "La tua scelta è segnata sul tabellone.",
                "",
                List.of("Nella partita, subito dopo: Nero fa un mulino. Tu non hai avuto niente in cambio."),
                List.of("Con quella ti resta una pedina in più che con ciò che si è giocato, 4 mosse dopo. Per la"
                        + " prossima volta: Prepara mulini che una pedina può chiudere: ognuno cattura una pedina."),
                4,
                false,
                FALL);
        // Why that one is worth a look takes two lines above the lines.
        Moment leapt = new Moment(Kind.LEAPT, 30, 0, true, 0, "", "", "", List.of(), List.of(), 0, false);
        List<List<Double>> chances = Collections.nCopies(40, List.of(0.5, 0.5));
        List<Made> moves = Collections.nCopies(39, new Made(0, ""));
        pane.measure(Measure.of(1280, 800, 1));
        pane.setSize(420, 638);
        pane.show(
                new ReviewView(
                        ReviewView.Stage.READY,
                        1,
                        chances,
                        "5 mosse sono costate molto. 2 mosse non avevano uguali: ben trovate!",
                        List.of(much, leapt),
                        moves),
                List.of(seat(0), seat(1)),
                Texts.in("it"));
        layOut(pane);
        int before = high("review.chart");
        button("review.1.show").doClick(0);
        layOut(pane);
        assertThat(high("review.chart")).isEqualTo(before).isGreaterThanOrEqualTo(150);
    }

    /** What is said of the whole was read before: where a moment leaves no room for both, the lines stay. */
    @Test
    void theLinesTakeTheRoomOfWhatIsSaidOfTheWhole() {
        Moment much = new Moment(
                Kind.COSTLY,
                1,
                0,
                true,
                0.2,
                "",
                "What you chose is marked on the board.",
                "",
                List.of("Play so that one of your frogs is within 2 hops of an enemy queen, and stays there for long."),
                List.of("The better move is marked on the board. With it one of your frogs is within 2 hops of an enemy"
                        + " queen, but 3 with the move you played."),
                4,
                true,
                FALL);
        Moment leapt = new Moment(Kind.LEAPT, 30, 0, true, 0, "", "", "", List.of(), List.of(), 0, false);
        List<List<Double>> chances = Collections.nCopies(40, List.of(0.25, 0.25, 0.25, 0.25));
        List<Made> moves = Collections.nCopies(39, new Made(0, ""));
        pane.measure(Measure.of(1280, 800, 1));
        pane.setSize(420, 638);
        pane.show(
                new ReviewView(
                        ReviewView.Stage.READY,
                        1,
                        chances,
                        "One move cost much. 2 others could have been a little better. With move 59 you were out: see"
                                + " what let it come.",
                        List.of(much, leapt),
                        moves),
                IntStream.range(0, 4).mapToObj(ReviewPaneTest::seat).toList(),
                Texts.in("en"));
        layOut(pane);
        int turned = part("review.page.on").getY();
        button("review.1.show").doClick(0);
        layOut(pane);
        assertThat(high("review.chart")).isGreaterThan(118);
        assertThat(part("review.page.on").getY()).isEqualTo(turned);
        assertAllIsSeen();
    }

    /** Where the match turned there is nothing to be done: one begins where something better is to be found. */
    @Test
    void oneBeginsWhereSomethingBetterIsToBeFound() {
        Moment turned =
                new Moment(Kind.TURNED, 3, 0, true, 0, "", "", "", List.of("Here it turned."), List.of(), 0, false);
        Moment other = new Moment(
                Kind.COSTLY, 5, 1, false, 0.3, "", "", "", List.of("It cost."), List.of("Answer."), 2, false);
        Moment own =
                new Moment(Kind.WEAKER, 7, 0, true, 0.1, "", "", "", List.of("It cost."), List.of("Answer."), 2, false);
        pane.measure(Measure.of(1280, 800, 1));
        pane.show(ready(List.of(turned, other, own)), List.of(seat(0), seat(1)), Texts.in("en"));
        assertThat(pane.moment()).isEqualTo(7);
        open();
        pane.measure(Measure.of(1280, 800, 1));
        pane.show(ready(List.of(turned, other)), List.of(seat(0), seat(1)), Texts.in("en"));
        assertThat(pane.moment()).as("nothing is a task").isEqualTo(3);
    }

    private static ReviewView ready(List<Moment> moments) {
        List<List<Double>> chances = IntStream.range(0, 10)
                .mapToObj(m -> Collections.nCopies(2, 0.5))
                .toList();
        List<Made> moves =
                IntStream.range(0, 9).mapToObj(m -> new Made(m % 2, "")).toList();
        return new ReviewView(ReviewView.Stage.READY, 1, chances, "Played.", moments, moves);
    }

    private StageButton button(String name) {
        return Stream.of(((JScrollPane) part("review.scroll")).getViewport().getView())
                .flatMap(page -> Stream.of(((Container) page).getComponents()))
                .flatMap(card -> Stream.of(((Container) card).getComponents()))
                .filter(each -> name.equals(each.getName()))
                .map(StageButton.class::cast)
                .findFirst()
                .orElseThrow();
    }

    private Component part(String name) {
        return Stream.of(pane.getComponents())
                .filter(each -> name.equals(each.getName()))
                .findFirst()
                .orElseThrow();
    }

    /** Words beside the board are read at one look: nothing that is told of a moment is cut off or left out. */
    @ParameterizedTest
    @CsvSource({"en, false", "en, true", "it, false", "it, true"})
    void allThatIsToldOfAMomentFitsAboveTheButtons(String language, boolean guessed) {
        Texts texts = Texts.in(language);
        String done = texts.get("review.played", texts.get("review.try.worse"))
                + (guessed ? " " + texts.get("review.cost.came", 31) : "");
        String answer = texts.get("review.better", texts.get("review.try.made"))
                + ". With it your card beats a pile now worth 5; with your move: −2. With it your card has a higher"
                + " number and acts earlier.";
        String verdict = String.join(
                " ",
                texts.get("review.verdict.weaker", 2),
                texts.get("review.verdict.stood", "Red 81 %, Blue 17 %, Green 2 %"),
                texts.get("review.hidden"));
        Moment moment = new Moment(
                Kind.COSTLY, 1, 0, true, 0.2, "a", "", "b", List.of(done), List.of(answer), 2, guessed, FALL);
        pane.measure(Measure.of(1280, 800, 1));
        pane.setSize(418, 638);
        pane.show(
                new ReviewView(ReviewView.Stage.READY, 1, List.of(), verdict, List.of(moment), List.of()),
                List.of(seat(0)),
                texts);
        assertAllIsSeen();
        button("review.1.show").doClick(0);
        assertAllIsSeen();
        assertThat(high("review.chart"))
                .as("it can be read, or is not there")
                .satisfiesAnyOf(
                        high -> assertThat(high).isZero(),
                        high -> assertThat(high).isGreaterThanOrEqualTo(140));
    }

    /** The room of what is not told yet goes to the words meanwhile, and no more of it is kept than will be told. */
    @ParameterizedTest
    @ValueSource(ints = {800, 780, 776, 770, 760})
    void whatIsKeptBackHasJustTheRoomThatItWillNeed(int high) {
        Moment moment = new Moment(
                Kind.COSTLY,
                1,
                0,
                true,
                0.2,
                "",
                "What you chose is marked on the board.",
                "",
                List.of(
                        "With your move North could get another turn next. As it was played, your chance of winning fell"
                                + " from 76 % to 49 %."),
                List.of(),
                2,
                false);
        String verdict = "3 moves cost much. One move could have been better. One move had no equal: well found!"
                + " Chances now, after move 35: South 14 %, North 86 %.";
        pane.measure(Measure.of(1280, high, 1));
        pane.setSize(345, 617 * high / 780);
        List<List<Double>> chances = Collections.nCopies(10, List.of(0.5, 0.5));
        pane.show(
                new ReviewView(ReviewView.Stage.READY, 1, chances, verdict, List.of(moment, MOMENT), List.of()),
                List.of(seat(0), seat(1)),
                Texts.in("en"));
        pane.played(1);
        assertAllIsSeen();
        StageButton show = button("review.1.show");
        assertThat(show.getY() + show.getHeight())
                .as("nothing is empty below the buttons")
                .isGreaterThan(show.getParent().getHeight() - 16);
        int y = inPane(show);
        show.doClick(0);
        pane.played(-1);
        assertAllIsSeen();
        assertThat(inPane(show)).isEqualTo(y);
        assertThat(high("review.chart")).isGreaterThan(100);
        Rectangle chart = part("review.chart").getBounds();
        ((StageButton) part("review.page.on")).doClick(0);
        layOut(pane);
        assertThat(part("review.chart").getBounds())
                .as("lines that are pressed again and again stay where they are")
                .isEqualTo(chart);
    }

    private void assertAllIsSeen() {
        layOut(pane);
        layOut(pane);
        Component page = ((JScrollPane) part("review.scroll")).getViewport();
        Container card = button("review.1.show").getParent();
        assertThat(card.getHeight()).as("the buttons are in view").isLessThanOrEqualTo(page.getHeight());
        JScrollPane words = Stream.of(card.getComponents())
                .filter(JScrollPane.class::isInstance)
                .map(JScrollPane.class::cast)
                .findFirst()
                .orElseThrow();
        assertThat(words.getViewport().getView().getPreferredSize().height)
                .as("of all that is told")
                .isLessThanOrEqualTo(words.getHeight());
    }

    private static void layOut(Container all) {
        all.doLayout();
        for (Component each : all.getComponents()) if (each instanceof Container inside) layOut(inside);
    }

    /** Words speak of marks on the board as long as there are any. */
    @Test
    void whatIsMarkedOnTheBoardIsSaidToBeOnlyWhileItIs() {
        Moment moment = new Moment(
                Kind.COSTLY, 1, 0, true, 0.2, "", "It is marked.", "b", List.of("It cost."), List.of(), 2, false);
        pane.measure(Measure.of(1280, 800, 1));
        pane.show(
                new ReviewView(ReviewView.Stage.READY, 1, List.of(), "", List.of(moment), List.of()),
                List.of(seat(0)),
                Texts.in("en"));
        Component card = button("review.1.show").getParent();
        assertThat(card.getAccessibleContext().getAccessibleName())
                .contains("It cost.")
                .doesNotContain("It is marked.");
        pane.played(1);
        assertThat(card.getAccessibleContext().getAccessibleName()).contains("It is marked. It cost.");
        pane.played(-1);
        assertThat(card.getAccessibleContext().getAccessibleName()).doesNotContain("It is marked.");
    }

    @Test
    void whoHasNotTriedIsShownWhereToLookBeforeTheAnswer() {
        points = true;
        pane.measure(Measure.of(1280, 800, 1));
        pane.show(
                new ReviewView(ReviewView.Stage.READY, 1, List.of(), "", List.of(MOMENT), List.of()),
                List.of(seat(0)),
                Texts.in("en"));
        button("review.1.show").doClick(0);
        assertThat(button("review.1.exercise").isVisible())
                .as("nothing is told yet")
                .isFalse();
        assertThat(button("review.1.show").getParent().getAccessibleContext().getAccessibleName())
                .as("what was chosen, which is marked no more")
                .doesNotContain("Told.");
        button("review.1.show").doClick(0);
        assertThat(button("review.1.exercise").isVisible()).isTrue();
    }

    @Test
    void whatIsToldAlreadyNeedNotBeFoundAnyMore() {
        pane.measure(Measure.of(1280, 800, 1));
        pane.show(
                new ReviewView(ReviewView.Stage.READY, 1, List.of(), "", List.of(MOMENT), List.of()),
                List.of(seat(0)),
                Texts.in("en"));
        assertThat(button("review.1.try").style()).isEqualTo(StageButton.Style.LEAD);
        assertThat(button("review.1.show").style()).isEqualTo(StageButton.Style.PLAIN);
        button("review.1.show").doClick(0);
        assertThat(button("review.1.try").isVisible())
                .as("what can be made of it is there instead")
                .isFalse();
        assertThat(button("review.1.show").style()).isEqualTo(StageButton.Style.LEAD);
    }

    /** The number of a page is that above the lines; what is asked about besides has none, and shifts no other. */
    @Test
    void whatIsAskedAboutBesidesIsNotCounted() {
        Moment good = new Moment(Kind.GOOD, 1, 0, true, 0, "", "", "", List.of(), List.of(), 0, false);
        Moment later = new Moment(Kind.COSTLY, 3, 0, true, 0.2, "", "", "", List.of(), List.of(), 0, false);
        ReviewView view = new ReviewView(ReviewView.Stage.READY, 1, List.of(), "", List.of(good, later), List.of(), 1);
        assertThat(view.counted()).isEqualTo(1);
        assertThat(view.number(0)).isZero();
        assertThat(view.number(1)).isEqualTo(1);
    }

    @Test
    void whatWasGoodIsNoExercise() {
        Moment good = new Moment(Kind.GOOD, 1, 0, true, 0, "", "", "", List.of(), List.of("Good."), 0, false);
        pane.measure(Measure.of(1280, 800, 1));
        pane.show(
                new ReviewView(ReviewView.Stage.READY, 1, List.of(), "", List.of(good), List.of()),
                List.of(seat(0)),
                Texts.in("en"));
        assertThat(button("review.1.exercise").isVisible()).isFalse();
        assertThat(button("review.1.draft").isVisible()).isTrue();
    }

    @Test
    void whatComesNextIsShownAfterTheMoveThatWasFound() {
        pane.measure(Measure.of(1280, 800, 1));
        pane.show(
                new ReviewView(ReviewView.Stage.READY, 1, List.of(), "", List.of(MOMENT), List.of()),
                List.of(seat(0)),
                Texts.in("en"));
        pane.found(1, 3);
        assertThat(button("review.1.show").getText()).isEqualTo("And then?");
        pane.follow(1, 2);
        assertThat(button("review.1.show").getText()).isEqualTo("Next move");
        pane.found(1, 1);
        assertThat(button("review.1.show").isEnabled())
                .as("nothing is known of what comes after it")
                .isFalse();
    }

    @Test
    void theLinesAndTheRowOfMomentsStayWhereTheyAreWhateverIsTold() {
        Moment much = new Moment(
                Kind.COSTLY, 1, 0, true, 0.2, "", "", "", List.of("It cost much. ".repeat(24)), List.of(), 2, false);
        Moment little = new Moment(Kind.COSTLY, 5, 0, true, 0.2, "", "", "", List.of("It cost."), List.of(), 2, false);
        pane.measure(Measure.of(1280, 800, 1));
        pane.setSize(420, 600);
        pane.show(ready(List.of(little, much)), List.of(seat(0), seat(1)), Texts.in("en"));
        layOut(pane);
        int before = part("review.page.on").getY();
        ((StageButton) part("review.page.on")).doClick(0);
        layOut(pane);
        assertThat(part("review.page.on").getY()).as("more is told").isEqualTo(before);
        ((StageButton) part("review.page.back")).doClick(0);
        layOut(pane);
        assertThat(part("review.page.on").getY()).isEqualTo(before);
        int high = high("review.chart");
        assertThat(high).isGreaterThanOrEqualTo(100);
        Component lines = part("review.chart");
        lines.dispatchEvent(new MouseEvent(
                lines, MouseEvent.MOUSE_PRESSED, 0, 0, lines.getWidth() / 2, 60, 1, false, MouseEvent.BUTTON1));
        layOut(pane);
        assertThat(high("review.chart")).as("another moment was pressed").isEqualTo(high);
    }

    /** Who asks for the better move presses on where they have pressed before. */
    @Test
    void theRowOfMomentsStaysWhereItIsWhenTheBetterMoveIsTold() {
        Moment moment = new Moment(
                Kind.COSTLY,
                1,
                0,
                true,
                0.2,
                "",
                "",
                "",
                List.of("It cost much. ".repeat(6)),
                List.of("There was a better move than that one. ".repeat(3)),
                2,
                false);
        pane.measure(Measure.of(1280, 800, 1));
        pane.setSize(420, 620);
        pane.show(ready(List.of(moment, MOMENT)), List.of(seat(0), seat(1)), Texts.in("en"));
        layOut(pane);
        int row = part("review.page.on").getY();
        button("review.1.show").doClick(0);
        layOut(pane);
        assertThat(part("review.page.on").getY()).isEqualTo(row);
    }

    /** A verdict on another move beside the one that the board shows would be taken for its own. */
    @Test
    void whereThePressedMoveHasNoPageNoOtherPageIsSeen() {
        List<Made> moves = IntStream.range(0, 9)
                .mapToObj(at -> at == 7 ? new Made(1, "Take 2", "Two are left.") : new Made(at % 2, ""))
                .toList();
        List<List<Double>> chances = IntStream.range(0, 10)
                .mapToObj(at -> List.of(0.5 + at / 100.0, 0.5 - at / 100.0))
                .toList();
        pane.measure(Measure.of(1280, 800, 1));
        pane.setSize(420, 620);
        pane.show(
                new ReviewView(ReviewView.Stage.READY, 1, chances, "Verdict.", List.of(MOMENT), moves),
                List.of(seat(0), seat(1)),
                Texts.in("en"));
        layOut(pane);
        assertThat(part("review.scroll").isVisible()).isTrue();

        pane.stand(6);
        press(KeyEvent.VK_RIGHT);
        layOut(pane);
        assertThat(part("review.scroll").isVisible()).isFalse();
        assertThat(pane.getAccessibleContext().getAccessibleDescription())
                .as("what was played there, and what came of it")
                .isEqualTo("Played: Take 2. Two are left. With this move the chance of " + seat(1).name()
                        + " went from 43\u00a0% to 42\u00a0%.");

        pane.stand(7);
        Moment about =
                new Moment(Kind.GOOD, 7, 1, true, 0, "", "Told.", "", List.of("It was good."), List.of(), 0, false);
        pane.show(
                new ReviewView(ReviewView.Stage.READY, 1, chances, "Verdict.", List.of(MOMENT, about), moves),
                List.of(seat(0), seat(1)),
                Texts.in("en"));
        pane.answered(3);
        assertThat(pane.moment()).as("that was not asked").isEqualTo(1);
        pane.stand(9);
        pane.answered(7);
        assertThat(pane.moment()).as("the board shows something else").isEqualTo(1);
        layOut(pane);
        assertThat(part("review.scroll").isVisible())
                .as("the board shows something else again")
                .isTrue();
        press(KeyEvent.VK_END);
        layOut(pane);
        assertThat(part("review.scroll").isVisible())
                .as("what is told of a move would be read as if it were about the end")
                .isFalse();
    }

    private void press(int key) {
        JComponent lines = (JComponent) chart();
        Object action = lines.getInputMap().get(KeyStroke.getKeyStroke(key, 0));
        lines.getActionMap().get(action).actionPerformed(new ActionEvent(lines, 0, ""));
    }

    /** While it is worked on, the lines that are known are drawn, and what is found is told. */
    @Test
    void theLinesAreSeenAsTheyCome() {
        List<SeatView> seats = List.of(seat(0), seat(1));
        pane.show(ReviewView.of(ReviewView.Stage.WORKING, 0), seats, Texts.in("en"));
        assertThat(chart().isVisible()).isFalse();
        List<Made> moves = List.of(new Made(0, "one"), new Made(1, "two"));
        pane.show(
                ReviewView.soFar(0.2, List.of(List.of(0.5, 0.5)), "So far move 1 seems to have cost most.", moves),
                seats,
                Texts.in("en"));
        assertThat(chart().isVisible()).isTrue();
        assertThat(pane.getAccessibleContext().getAccessibleDescription())
                .isEqualTo("I am playing it through again … So far move 1 seems to have cost most.");
    }

    private Component chart() {
        return Arrays.stream(pane.getComponents())
                .filter(each -> "review.chart".equals(each.getName()))
                .findFirst()
                .orElseThrow();
    }

    /** Where nothing is told but what others did, nobody asks what could have been done. */
    @Test
    void thePageIsCalledWhatItTells() {
        pane.measure(Measure.of(1280, 800, 1));
        pane.setSize(420, 638);
        for (boolean person : new boolean[] {true, false}) {
            Moment turned = new Moment(Kind.TURNED, 1, 1, person, 0, "", "", "", List.of(), List.of(), 0, false, null);
            pane.show(
                    new ReviewView(
                            ReviewView.Stage.READY,
                            1,
                            Collections.nCopies(4, List.of(0.5, 0.5)),
                            "Played.",
                            List.of(turned),
                            Collections.nCopies(3, new Made(0, ""))),
                    List.of(seat(0), seat(1)),
                    Texts.in("en"));
            assertThat(pane.getAccessibleContext().getAccessibleName())
                    .isEqualTo(person ? "What could I have done?" : "How the match went");
        }
    }

    /** @return how far down it stands in all that is shown */
    private int inPane(Component button) {
        return SwingUtilities.convertPoint(button.getParent(), button.getLocation(), pane).y;
    }
}
