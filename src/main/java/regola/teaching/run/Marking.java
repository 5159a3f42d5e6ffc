package regola.teaching.run;

import java.util.Set;
import regola.engine.value.Thing;

/**
 * A Marking is what the learner has pointed at where things are to be found, and after a check what was right about it.
 *
 * @param marked in the order of marking
 * @param checked whether all that is marked now was judged; marking anything makes it false
 * @param hit marked and asked for, as far as it was judged
 * @param missed asked for and not marked; kept back at the first two checks, so that there is something to look for
 * @param extra marked and not asked for, as far as it was judged; where one thing is asked for, all that was found to
 *     be wrong so far, which is not among the marked any more
 */
public record Marking(Set<Thing> marked, boolean checked, Set<Thing> hit, Set<Thing> missed, Set<Thing> extra) {
    public static final Marking NONE = new Marking(Set.of(), false, Set.of(), Set.of(), Set.of());
}
