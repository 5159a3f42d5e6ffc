package regola.ui.screen;

import regola.ui.present.BoardPresenter;
import regola.ui.present.classroom.ClassroomPresenter;
import regola.ui.view.match.ClassroomView;
import regola.ui.view.match.HintView;
import regola.ui.view.match.ProjectorView;

/** A Lectern is a page as it is shown to a class, and what is done from there. For the event thread only. */
interface Lectern {
    /** @return the id of the game whose drawings it needs */
    String game();

    /** @return what is seen now */
    ProjectorView view();

    /** A class looks on from now on, or not any more. */
    void project(boolean on);

    /** @return who answers what is done on the board */
    BoardPresenter presenter();

    /** Somebody wants to set up a position. @return whether one can be set up from here */
    default boolean setUp() {
        return false;
    }

    /**
     * What would the computer do? One step on: what it would begin with, the move and why, enough.
     *
     * @param classroom lights what is said, where that is not seen else
     * @return whether it can be asked here
     */
    default boolean ask(ClassroomPresenter classroom) {
        return false;
    }

    /**
     * The class has decided for one of the answers of a question.
     *
     * @param answer its place among them, from 0
     */
    default void answer(int answer) {}

    /** @return the key of what is said where a class has nothing to vote on; empty where it may vote */
    default String noVote() {
        return "";
    }

    /** @return what the computer has said so far */
    default HintView told() {
        return HintView.NONE;
    }

    /** The clicker was pressed: on. @return the key of what is said where nothing comes; empty where something does */
    String on(ClassroomPresenter classroom, ClassroomView laid);

    /**
     * The clicker was pressed: back. @return the key of what is said where nothing comes; empty where something does
     */
    String back(ClassroomPresenter classroom);
}
