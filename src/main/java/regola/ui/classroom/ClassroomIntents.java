package regola.ui.classroom;

import java.util.List;
import regola.ui.view.Ref;

/** A ClassroomIntents is all that is done before a class. Called on the event thread. */
public interface ClassroomIntents {
    void point(List<Ref> refs);

    void look(List<Ref> refs);

    void lift(List<Ref> refs);

    void drop(List<Ref> refs);

    /** @param key of a choice that is shown */
    void choose(String key);

    /**
     * Something that a key does.
     *
     * @param number of the option, from 0, for votes and choices; else 0
     */
    void press(ClassroomKey key, int number);
}
