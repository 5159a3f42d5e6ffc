package regola.ui.present.make;

import regola.ui.view.Notice;
import regola.ui.view.Said;
import regola.ui.view.make.NewGameView;

/** A NewGameStage is the page, as its presenter sees it; everything comes on the worker. */
public interface NewGameStage {
    void show(NewGameView view);

    /**
     * What was chosen will not do, for this reason.
     *
     * @param part what is to be chosen otherwise
     */
    void refuse(Said why, NewGameView.Part part);

    void tell(Notice notice);

    /** @param game the id of the game that is there now */
    void made(String game);
}
