package regola.ui.view.start;

/**
 * A KindView is who may sit at the table: a person, or the computer in one of the ways in which it plays.
 *
 * @param id unique among all kinds
 * @param name in a word or two
 * @param level how well it plays, in a word or two; empty for a person
 * @param about in a sentence
 * @param face the name of its drawing
 * @param computer true if nobody has to be there
 */
public record KindView(String id, String name, String level, String about, String face, boolean computer) {
    /** @return the name, and how well it plays */
    public String called() {
        return level.isEmpty() ? name : name + " · " + level;
    }
}
