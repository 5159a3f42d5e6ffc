package regola.ui.tray;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.InputEvent;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.board.panel.BoardPanel;
import regola.ui.board.panel.BoardWords;
import regola.ui.stage.Measure;
import regola.ui.support.Deaf;
import regola.ui.support.OnEventThread;
import regola.ui.view.board.BoardIntents;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.PileView;

/** What is in the hand lies in its tray no more. */
@ExtendWith(OnEventThread.class)
class InHandTest {
    private final ArtStore art = new ArtStore(ArtSource.ofProgram());
    private final BoardIntents nothing = Deaf.to(BoardIntents.class);
    private final BoardPanel board = new BoardPanel(art, nothing, rule -> {}, new BoardWords(Map.of(), ""));
    private final Hand hand = new Hand(board, nothing, () -> {});

    private PieceButton pile(boolean stack, int count) {
        Measure measure = Measure.of(1280, 800, 1);
        PieceButton button = new PieceButton(art, hand, measure);
        PieceView piece = new PieceView("p", List.of(), "man", null, "#112233", -1, false, Set.of());
        button.show(new PileView(piece, count, ""), stack, List.of(), "hand", "", "", measure);
        button.setSize(60, 60);
        return button;
    }

    private static void mouse(PieceButton on, int id, int x) {
        on.dispatchEvent(new MouseEvent(on, id, 0, InputEvent.BUTTON1_DOWN_MASK, x, 30, 1, false, MouseEvent.BUTTON1));
    }

    @Test
    void aPieceThatIsCarriedIsNotSeenInItsCell() {
        PieceButton one = pile(false, 1);
        mouse(one, MouseEvent.MOUSE_PRESSED, 30);
        assertThat(one.left()).isEqualTo(1);
        mouse(one, MouseEvent.MOUSE_DRAGGED, 50);
        assertThat(one.left()).isZero();
        hand.letGo();
        assertThat(one.left()).isEqualTo(1);
    }

    @Test
    void aStackSaysOneFewer() {
        PieceButton stack = pile(true, 5);
        mouse(stack, MouseEvent.MOUSE_PRESSED, 30);
        mouse(stack, MouseEvent.MOUSE_DRAGGED, 50);
        assertThat(stack.left()).isEqualTo(4);
    }
}
