package regola.ui.screen;

import java.util.List;
import java.util.function.Consumer;
import regola.ui.present.BoardPresenter;
import regola.ui.view.board.BoardIntents;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.Ref;

/** A BoardWishes hands what is wanted of a board to the presenter, and what a look shows back to the board. */
abstract class BoardWishes implements BoardIntents {
    /** @return who answers now */
    abstract BoardPresenter presenter();

    /** @return the board that asks now, to be told what a look shows; null where none asks any more */
    abstract Consumer<OverlayView> asking();

    @Override
    public void point(List<Ref> refs) {
        presenter().point(refs);
    }

    @Override
    public void look(List<Ref> refs) {
        Consumer<OverlayView> asking = asking();
        if (asking != null) presenter().look(refs, seen -> Fittings.later(() -> asking.accept(seen)));
    }

    @Override
    public void lift(List<Ref> refs) {
        presenter().lift(refs);
    }

    @Override
    public void drop(List<Ref> refs) {
        presenter().drop(refs);
    }

    @Override
    public void attempt(String move) {
        presenter().attempt(move);
    }

    @Override
    public void clear() {
        presenter().clear();
    }

    /** @param key of a choice in a list */
    public void choose(String key) {
        presenter().choose(key);
    }
}
