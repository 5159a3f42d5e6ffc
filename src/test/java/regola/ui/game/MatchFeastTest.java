package regola.ui.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import regola.language.Shipped;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.guide.GuidePane;
import regola.ui.guide.Pose;
import regola.ui.party.Flourish;
import regola.ui.party.PartyPane;
import regola.ui.present.match.GamePresenter;
import regola.ui.present.start.MatchSetUp;
import regola.ui.sound.Sound;
import regola.ui.support.Deaf;
import regola.ui.support.KnownRules;
import regola.ui.support.Offscreen;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;
import regola.ui.view.MotionLevel;
import regola.ui.view.Texts;
import regola.ui.view.board.SeatView;
import regola.ui.view.match.DecisionView;
import regola.ui.view.match.GameWishes;
import regola.ui.view.match.MatchView;
import regola.ui.voice.Reader;

/** The end of a match on its page: what flies, what is heard, and how the guide takes it. */
@ExtendWith(OnEventThread.class)
class MatchFeastTest {
    private static final int SEEDS = 40;

    private final List<Sound> heard = new ArrayList<>();
    private final List<MatchView> pictures = new ArrayList<>();
    private GamePresenter game;
    private GamePanel panel;

    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        Appearance.normal().install();
    }

    /** Plays until somebody of that sort has won; the last picture is not shown yet. */
    private MatchView untilWonBy(SeatView.Sort sort, MotionLevel motion) {
        for (int seed = 1; seed <= SEEDS; seed++) {
            open(motion);
            game.start(new MatchSetUp(Shipped.rules("kalah", 2), seed, Set.of("north")));
            while (!now().decision().isOver()) {
                panel.show(now(), Texts.in("en"));
                if (now().decision().waiting() == DecisionView.Waiting.PERSON)
                    game.choose(now().decision().moves().get(0).key());
                else game.shown(now().serial());
            }
            assertThat(heard).as("during the match").doesNotContain(Sound.PARTY);
            if (now().seats().stream().anyMatch(seat -> seat.winner() && seat.sort() == sort)) return now();
        }
        throw new AssertionError("nobody of sort " + sort + " wins");
    }

    private void open(MotionLevel motion) {
        Appearance.normal().install();
        pictures.clear();
        heard.clear();
        game = new GamePresenter(Runnable::run, pictures::add, problem -> {}, KnownRules.thinking());
        panel = new GamePanel(new ArtStore(ArtSource.ofProgram()), game, Deaf.to(GameWishes.class));
        panel.hear(heard::add, new Reader());
        panel.move(motion);
        Offscreen.lay(panel, 1280, 800);
    }

    private MatchView now() {
        return pictures.get(pictures.size() - 1);
    }

    private void end(MatchView last) {
        panel.show(last, Texts.in("en"));
        panel.boardPanel().arrive();
        Offscreen.lay(panel, 1280, 800);
    }

    private <T extends Component> T find(Class<T> kind) {
        return Stream.of(panel.getComponents())
                .filter(kind::isInstance)
                .map(kind::cast)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void whoWinsIsCelebratedOnceItIsSeen() {
        MatchView last = untilWonBy(SeatView.Sort.HUMAN, MotionLevel.FULL);
        panel.show(last, Texts.in("en"));
        assertThat(panel.boardPanel().isAnimating()).isTrue();
        assertThat(find(PartyPane.class).isOn())
                .as("the last move is on its way")
                .isFalse();
        end(last);
        assertThat(find(PartyPane.class).isMoving()).isTrue();
        assertThat(heard).containsOnlyOnce(Sound.PARTY);
        assertThat(find(GuidePane.class).isVisible()).isTrue();
        assertThat(find(GuidePane.class).pose()).isEqualTo(Pose.CHEER);
        assertThat(find(Flourish.class).getBounds())
                .isEqualTo(find(PartyPane.class).getBounds());
    }

    @Test
    void whereNothingMayMoveAGarlandHangsInstead() {
        end(untilWonBy(SeatView.Sort.HUMAN, MotionLevel.NONE));
        assertThat(find(PartyPane.class).isMoving()).isFalse();
        assertThat(find(PartyPane.class).isOn()).isTrue();
        assertThat(find(Flourish.class).isOn()).isFalse();
    }

    @Test
    void thatAComputerWinsIsNoFeast() {
        end(untilWonBy(SeatView.Sort.COMPUTER, MotionLevel.NONE));
        assertThat(find(PartyPane.class).isOn()).isFalse();
        assertThat(heard).doesNotContain(Sound.PARTY);
        assertThat(find(GuidePane.class).pose()).isEqualTo(Pose.SIT);
    }

    @Test
    void whatIsTakenBackEndsTheFeastAndIsNoFeatItself() {
        end(untilWonBy(SeatView.Sort.HUMAN, MotionLevel.FULL));
        game.undo();
        end(now());
        assertThat(find(PartyPane.class).isOn()).isFalse();
        assertThat(find(GuidePane.class).isVisible()).isFalse();
        assertThat(find(Flourish.class).isOn()).isFalse();
    }
}
