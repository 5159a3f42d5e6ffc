package regola.ui.present.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regola.engine.value.Manner;
import regola.engine.value.Move;
import regola.language.Shipped;
import regola.ui.present.Rules;
import regola.ui.present.start.MatchSetUp;
import regola.ui.support.KnownRules;
import regola.ui.view.board.Ref;
import regola.ui.view.board.Role;
import regola.ui.view.board.SeatView;
import regola.ui.view.board.SiteView;
import regola.ui.view.match.DecisionView.Waiting;
import regola.ui.view.match.MatchView;

/** A match that is looked back at is only read where somebody looks round in it: nothing is played and forgotten. */
class StudyTest {
    private static final List<String> PLAYED = List.of("place a1", "place d1", "place a4");

    private final List<MatchView> pictures = new ArrayList<>();
    private final List<MatchRecord> records = new ArrayList<>();
    private final GamePresenter presenter = new GamePresenter(
            Runnable::run,
            pictures::add,
            problem -> {
                throw new AssertionError(problem);
            },
            KnownRules.thinking());

    private MatchView now() {
        return pictures.get(pictures.size() - 1);
    }

    private MatchRecord kept() {
        return records.get(records.size() - 1);
    }

    private boolean isLit() {
        return now().board().sites().stream().anyMatch(site -> site.is(Role.LEGAL));
    }

    @BeforeEach
    void play() {
        presenter.record(records::add);
        presenter.start(Rules.match(Shipped.rules("nine-mens-morris", 2)));
        PLAYED.forEach(presenter::attempt);
    }

    private void press() {
        presenter.point(List.of(Ref.site("g7")));
        presenter.attempt("place g1");
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void nothingIsPlayedInThePastAndNothingIsLitThere(boolean ended) {
        if (ended) presenter.giveUp();
        presenter.study(true);
        for (int moment = 0; moment < PLAYED.size(); moment++) {
            presenter.goTo(moment);
            assertThat(isLit()).isFalse();
            assertThat(now().decision().waiting()).isEqualTo(Waiting.ASIDE);
            assertThat(now().decision().choices()).isEmpty();
            press();
            presenter.goOn();
        }
        assertThat(kept().moves()).isEqualTo(PLAYED);
        assertThat(kept().over()).isEqualTo(ended);
    }

    @Test
    void aQuestionIsAnsweredThereAndThenItIsOnlyReadAgain() {
        presenter.study(true);
        presenter.goTo(1);
        List<Move> heard = new ArrayList<>();
        presenter.consult(about -> assertThat(about).as("it can be advised on").isNotNull());
        presenter.instead(heard::add);
        assertThat(isLit()).isTrue();
        press();
        assertThat(heard).extracting(Move::text).containsExactly("place g7", "place g1");
        presenter.instead(null);
        assertThat(isLit()).isFalse();
        press();
        assertThat(heard).hasSize(2);
        assertThat(kept().moves()).isEqualTo(PLAYED);
    }

    /** What was chosen only for a question is not chosen for a move when the question is over. */
    @Test
    void whatWasChosenForAQuestionIsPutDownWithIt() {
        MatchSession session = new MatchSession(
                Resumption.fresh(new MatchSetUp(Shipped.rules("english-draughts", 2), 5, Set.of())), Manner.of("en"));
        session.instead(move -> {});
        SiteView man = session.picture(1).board().sites().stream()
                .filter(site -> site.is(Role.LEGAL) && !site.pieces().isEmpty())
                .reduce((first, later) -> later)
                .orElseThrow();
        session.point(List.of(man.ref()));
        assertThat(isChosen(session)).isTrue();
        session.instead(null);
        assertThat(isChosen(session)).isFalse();
    }

    private static boolean isChosen(MatchSession session) {
        return session.picture(2).board().sites().stream()
                .anyMatch(site ->
                        site.is(Role.CHOSEN) || site.pieces().stream().anyMatch(piece -> piece.is(Role.CHOSEN)));
    }

    @Test
    void theMatchGoesOnFromWhereItStands() {
        presenter.study(true);
        presenter.goTo(1);
        presenter.goTo(PLAYED.size());
        assertThat(isLit()).isTrue();
        presenter.attempt("place g1");
        assertThat(kept().moves()).hasSize(4).startsWith(PLAYED.toArray(String[]::new));
    }

    @Test
    void afterwardsAnotherWayCanBeTakenFromThere() {
        presenter.study(true);
        presenter.goTo(1);
        presenter.study(false);
        press();
        assertThat(isLit()).as("it is only looked at").isFalse();
        assertThat(kept().moves()).isEqualTo(PLAYED);
        presenter.goOn();
        assertThat(isLit()).isTrue();
        presenter.attempt("place g1");
        assertThat(kept().moves()).containsExactly("place a1", "place g1");
    }

    private List<String> faces() {
        return now().seats().stream().map(SeatView::rival).toList();
    }

    @Test
    void seatsBearTheFacesOfThoseWhoSatThereWhenTheMoveWasMade() {
        presenter.seat("white", "good");
        presenter.study(true);
        presenter.goTo(0);
        assertThat(faces()).as("whoever sits there now").containsExactly(null, null);
        presenter.goTo(Integer.MAX_VALUE);
        assertThat(faces()).as("it goes on with those who sit there now").containsExactly("good", null);
        presenter.study(false);
        presenter.goTo(0);
        assertThat(faces()).containsExactly("good", null);
        assertThat(kept().computers(1)).isEmpty();
        assertThat(kept().computers(7)).containsOnlyKeys("white");
    }

    @Test
    void aSeatThatChangedHandsBearsBothOneAfterTheOther() {
        presenter.seat("black", "fair");
        presenter.seat("black", null);
        presenter.seat("white", "easy");
        presenter.attempt("place g7");
        presenter.seat("white", null);
        presenter.attempt("place g4");
        presenter.study(true);
        presenter.goTo(3);
        assertThat(faces()).containsExactly("easy", null);
        presenter.goTo(4);
        assertThat(faces()).containsExactly(null, null);
    }

    /** Then the keyboard stands nowhere on it until somebody walks over it. */
    @Test
    void anotherMomentIsTurnedTo() {
        MatchView end = now();
        presenter.study(true);
        presenter.goTo(1);
        MatchView first = now();
        assertThat(end.isTurnedToAfter(null)).as("it is played there").isFalse();
        assertThat(first.isTurnedToAfter(end)).isTrue();
        presenter.instead(move -> {});
        assertThat(now().isTurnedToAfter(first)).as("only a question is asked").isFalse();
        presenter.instead(null);
        presenter.goTo(0);
        assertThat(now().isTurnedToAfter(first)).isTrue();
    }
}
