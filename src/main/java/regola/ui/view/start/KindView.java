package regola.ui.view.start;

import java.util.List;

/**
 * A KindView is who may sit at the table: a person, or the computer in one of the ways in which it plays.
 *
 * @param id unique among all kinds
 * @param names in a word or two: the first of several that play alike has the first, and so on
 * @param level how well it plays, in a word or two; empty for a person
 * @param about in a sentence
 * @param face the name of its drawing
 * @param computer true if nobody has to be there
 */
public record KindView(String id, List<String> names, String level, String about, String face, boolean computer) {
    public KindView {
        names = List.copyOf(names);
    }

    /**
     * @param before how many computers sit before this one
     * @return its name there
     */
    public String name(int before) {
        return names.get(before % names.size());
    }

    /**
     * @param before how many computers sit before this one
     * @return the name, and how well it plays
     */
    public String called(int before) {
        return level.isEmpty() ? name(before) : name(before) + " · " + level;
    }
}
