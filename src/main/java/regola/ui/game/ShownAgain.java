package regola.ui.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.Timer;
import regola.ui.board.panel.BoardPanel;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.TravelView;
import regola.ui.view.match.HintView;

/**
 * A ShownAgain, where a hint is told once more, shows on the board how a move that is told would go, and then the board
 * as it is. Where nothing would be seen to go anywhere, what points at it comes once more.
 */
record ShownAgain(BoardView board, HintView hint) {
    /** For so long nothing points anywhere, so that it is seen to come, in milliseconds. */
    private static final int AWAY = 350;

    /** @param shown draws again what points at it */
    void on(BoardPanel panel, Runnable shown) {
        if (hint.play() != HintView.Play.AGAIN) return;
        panel.setOverlay(OverlayView.NONE);
        List<TravelView> travels = travels();
        if (!travels.isEmpty()) {
            panel.show(board, travels, shown);
            return;
        }
        Timer back = new Timer(AWAY, e -> shown.run());
        back.setRepeats(false);
        back.start();
    }

    /** @return what would go, and where it would touch down */
    List<TravelView> travels() {
        List<TravelView> travels = new ArrayList<>();
        OverlayView told = hint.overlay();
        for (OverlayView.Ghost ghost : told.ghosts()) {
            if (ghost.gone()) continue;
            Optional<OverlayView.Path> way = told.paths().stream()
                    .filter(path -> !path.steps().isEmpty()
                            && path.steps().get(path.steps().size() - 1).site().equals(ghost.site()))
                    .findFirst();
            String from = way.map(path -> path.steps().get(0).site()).orElse(ghost.from() == null ? "" : ghost.from());
            List<String> counted = way.map(path -> path.steps().stream()
                            .skip(1)
                            .filter(step -> step.isCounted())
                            .map(OverlayView.Step::site)
                            .toList())
                    .orElse(List.of());
            travels.add(new TravelView(ghost.piece(), from, ghost.site(), counted, -1));
        }
        return travels;
    }
}
