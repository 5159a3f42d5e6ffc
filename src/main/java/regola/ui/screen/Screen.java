package regola.ui.screen;

import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.util.List;
import java.util.Set;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;
import regola.ui.command.Command;
import regola.ui.view.Texts;

/**
 * A Screen is one page of the window with the presenter behind it: it knows what is done on it and nothing of the other
 * pages. For the event thread only; what a presenter hands out comes to it there.
 */
public interface Screen {
    /** @return what it is called, for whoever looks for it; unique in the window */
    String name();

    /** @return the same component for as long as the window lives */
    JComponent component();

    /** @return whether the buttons of a match stand above it */
    default boolean hasTools() {
        return true;
    }

    /** @return whether it is for learners: then there is no menu bar, its head opens the menu */
    default boolean isStage() {
        return false;
    }

    /** Opens the menu of its head. */
    default void openMenu() {}

    /** It has come to the front. */
    default void entered() {}

    /**
     * The window has the keyboard again while this page is at the front: somebody may have been at its files meanwhile.
     */
    default void regained() {}

    /** Nothing on the page has the keyboard, as after a menu that is no more: it goes where it is most useful. */
    default void takeKeyboard() {}

    /** @return whether anything on the page has the keyboard */
    default boolean holdsKeyboard() {
        Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
        return owner != null && owner.isShowing() && SwingUtilities.isDescendingFrom(owner, component());
    }

    /** Another page has come to the front. */
    default void left() {}

    /** Everything on it speaks another language from now on. */
    void speak(Texts texts);

    /** Pieces travel otherwise, or labels come and go. */
    default void feel(Feel feel) {}

    /** @return the commands that can be given now; the others of its kind are greyed */
    default Set<Command> ready() {
        return Set.of();
    }

    /** @return whether words are offered on it to who writes and has not asked */
    default boolean isSuggesting() {
        return false;
    }

    /** @return what can be handed out from here now */
    default List<Handed> handouts() {
        return List.of();
    }

    /** @return whether rules that are somebody's own are played on it */
    default boolean isOwn() {
        return false;
    }

    /** @return how it is shown to a class; null if there is nothing to show */
    default Lectern lectern() {
        return null;
    }

    /** @param command one that is ready */
    default void perform(Command command) {}
}
