package regola.ui.tray;

import java.util.List;
import regola.ui.view.board.LastTurn;

/**
 * A RunOn is sentences as they are read on end: what the same piece or player did next goes on in the same sentence,
 * and does not name it again.
 */
final class RunOn {
    private RunOn() {}

    /** @param and what stands between the last two things that somebody did */
    static String of(List<LastTurn.Said> said, String and) {
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < said.size(); i++) {
            StringBuilder one = new StringBuilder(said.get(i).words());
            while (i + 1 < said.size() && isGoingOn(said.get(i), said.get(i + 1), one)) {
                LastTurn.Said next = said.get(++i);
                boolean last =
                        i + 1 == said.size() || !isGoingOn(next, said.get(i + 1), new StringBuilder(next.words()));
                String rest = next.words().substring(next.doer().words().length() + 1);
                // Where it has such a word itself a second one would run on and on.
                boolean both = last && !rest.contains(" " + and + " ");
                one.setLength(one.length() - 1);
                one.append(both ? " " + and + " " : ", ").append(rest);
            }
            all.append(all.isEmpty() ? "" : " ").append(one);
        }
        return all.toString();
    }

    /** What stands behind a colon or explains something has an end of its own. */
    private static boolean isGoingOn(LastTurn.Said one, LastTurn.Said next, StringBuilder words) {
        boolean plain = words.indexOf(".") == words.length() - 1 && words.indexOf(":") < 0 && words.indexOf(";") < 0;
        return plain
                && !one.doer().id().isEmpty()
                && one.doer().equals(next.doer())
                && one.doer().begins(one.words())
                && next.doer().begins(next.words());
    }
}
