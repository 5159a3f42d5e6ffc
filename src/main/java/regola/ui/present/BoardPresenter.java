package regola.ui.present;

import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import regola.ui.view.Said;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.Ref;
import regola.ui.view.match.DecisionIntents;

/**
 * A BoardPresenter takes what is wanted of a board, from any thread, to what answers it on the worker. The worker must
 * do one thing after another; it alone touches the session.
 */
public abstract class BoardPresenter implements DecisionIntents {
    private final Executor worker;
    private final AtomicLong looks = new AtomicLong();

    protected BoardPresenter(Executor worker) {
        this.worker = worker;
    }

    /** @return what is played now, or null; for the worker */
    protected abstract BoardSession board();

    /** @return what is played, in words; for any thread */
    protected abstract Said about();

    /** Does it on the worker, if anything is played, and shows what came of it. */
    protected abstract void onBoard(Consumer<BoardSession> intent);

    /** @param told the move that a hint tells, as text; null for none. The board looks as before. */
    public void follow(String told) {
        worker.execute(() -> {
            BoardSession board = board();
            if (board != null) board.follow(told);
        });
    }

    /** Somebody points at something, which may mean several things, the most particular first. */
    @Override
    public void point(List<Ref> refs) {
        onBoard(board -> board.point(refs));
    }

    /**
     * Somebody looks at something, or away: where would pointing there lead? Who looks at something else meanwhile gets
     * no answer to the question before.
     *
     * @param refs what is looked at; none for a look away
     * @param answer gets what to draw over the board, on the worker
     */
    @Override
    public void look(List<Ref> refs, Consumer<OverlayView> answer) {
        long mine = looks.incrementAndGet();
        BooleanSupplier stale = () -> looks.get() != mine;
        worker.execute(() -> {
            BoardSession board = board();
            if (board == null || stale.getAsBoolean()) return;
            Function<BooleanSupplier, OverlayView> preview = board.preview(refs);
            worker.execute(new Sketch<>(
                    Said.NOTHING,
                    false,
                    () -> preview.apply(stale),
                    seen -> {
                        Errand.stopIfGivenUp();
                        if (!stale.getAsBoolean()) answer.accept(seen);
                    },
                    () -> {}));
        });
    }

    @Override
    public void lift(List<Ref> refs) {
        onBoard(board -> board.lift(refs));
    }

    @Override
    public void drop(List<Ref> refs) {
        onBoard(board -> board.drop(refs));
    }

    @Override
    public void dropOff(int x, int y, double across, double down) {
        onBoard(board -> board.pointOff(across, down));
    }

    @Override
    public void pointOff(double across, double down) {
        onBoard(board -> board.pointOff(across, down));
    }

    @Override
    public void putBack() {
        onBoard(BoardSession::putBack);
    }

    /** @param move a whole move as text; if it may not be made, the picture says why */
    @Override
    public void attempt(String move) {
        onBoard(board -> board.attempt(move));
    }

    /** @param key of a choice that the last picture offers */
    @Override
    public void choose(String key) {
        onBoard(board -> board.choose(key));
    }

    /** Forgets what is picked and why something was refused. */
    @Override
    public void clear() {
        onBoard(BoardSession::clear);
    }
}
