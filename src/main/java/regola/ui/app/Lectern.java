package regola.ui.app;

import java.util.List;
import java.util.function.Consumer;
import regola.ui.present.ClassroomPresenter;
import regola.ui.view.ClassroomView;
import regola.ui.view.OverlayView;
import regola.ui.view.ProjectorView;
import regola.ui.view.Ref;

/** A Lectern is a page as it is shown to a class, and what is done from there. For the event thread only. */
interface Lectern {
    /** @return the id of the game whose drawings it needs */
    String game();

    /** @return what is seen now */
    ProjectorView view();

    /** A class looks on from now on, or not any more. */
    void project(boolean on);

    void point(List<Ref> refs);

    /** @param answer gets what is drawn over the board, on any thread */
    void look(List<Ref> refs, Consumer<OverlayView> answer);

    void lift(List<Ref> refs);

    void drop(List<Ref> refs);

    void choose(String key);

    /** The clicker was pressed: on. */
    void on(ClassroomPresenter classroom, ClassroomView laid);

    /** The clicker was pressed: back. */
    void back(ClassroomPresenter classroom);
}
