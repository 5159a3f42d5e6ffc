package regola.ui.board.panel;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Point;
import java.awt.event.MouseEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import regola.language.Shipped;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.present.Rules;
import regola.ui.present.match.GamePresenter;
import regola.ui.support.KnownRules;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;
import regola.ui.view.MotionLevel;
import regola.ui.view.board.BoardIntents;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.WheelView;
import regola.ui.view.match.MatchView;

/** Whoever pulls a man on a ring means the ring where it turns, and the man where it does not. */
@ExtendWith(OnEventThread.class)
class PulledManTest {
    private final List<String> told = new ArrayList<>();
    private BoardPanel panel;

    private void show(String reason) {
        Appearance.normal().install();
        List<MatchView> pictures = new ArrayList<>();
        GamePresenter presenter = new GamePresenter(Runnable::run, pictures::add, failure -> {}, KnownRules.thinking());
        presenter.start(Rules.match(Shipped.rules("moulin-rouge", 2)));
        presenter.attempt("place a1");
        BoardView board = pictures.get(pictures.size() - 1).board();
        List<WheelView> wheels = board.wheels().stream()
                .map(wheel -> new WheelView(
                        wheel.name(),
                        wheel.sites(),
                        wheel.turns().stream()
                                .map(turn -> new WheelView.Turn(turn.places(), turn.move(), turn.words(), reason))
                                .toList()))
                .toList();
        panel = new BoardPanel(
                new ArtStore(ArtSource.ofProgram()),
                new BoardIntents() {
                    @Override
                    public void point(List<Ref> refs) {}

                    @Override
                    public void lift(List<Ref> refs) {
                        told.add("lift");
                    }

                    @Override
                    public void drop(List<Ref> refs) {
                        told.add("drop " + refs.get(0).id());
                    }

                    @Override
                    public void attempt(String move) {
                        told.add(move);
                    }

                    @Override
                    public void clear() {}

                    @Override
                    public void look(List<Ref> refs, Consumer<OverlayView> answer) {}
                },
                rule -> {},
                new BoardWords(Map.of(), ""));
        panel.setMotion(MotionLevel.NONE);
        panel.setSize(700, 700);
        panel.show(
                new BoardView(board.name(), board.look(), board.sites(), board.links(), board.rows(), wheels),
                List.of(),
                () -> {});
        panel.hasten();
    }

    private void pull(String from, String to) {
        Point a = panel.pointOf(from);
        Point b = panel.pointOf(to);
        mouse(MouseEvent.MOUSE_PRESSED, a, 1);
        for (int i = 1; i <= 8; i++)
            mouse(MouseEvent.MOUSE_DRAGGED, new Point(a.x + (b.x - a.x) * i / 8, a.y + (b.y - a.y) * i / 8), 0);
        mouse(MouseEvent.MOUSE_RELEASED, b, 1);
    }

    private void mouse(int what, Point at, int clicks) {
        int mask = MouseEvent.BUTTON1_DOWN_MASK;
        panel.dispatchEvent(new MouseEvent(panel, what, 0, mask, at.x, at.y, clicks, false, MouseEvent.BUTTON1));
    }

    @Test
    void whereNoRingTurnsTheManIsMeant() {
        show("It does not turn.");
        pull("a1", "b1");
        assertThat(told).containsExactly("lift", "drop b1");
    }

    @Test
    void alongARingThatTurnsTheRingIsMeant() {
        show("");
        pull("a1", "b1");
        assertThat(told).hasSize(1).allMatch(move -> move.startsWith("turn "));
    }

    @Test
    void acrossARingThatTurnsTheManIsMeant() {
        show("");
        pull("a1", "a2");
        assertThat(told).containsExactly("lift", "drop a2");
    }
}
