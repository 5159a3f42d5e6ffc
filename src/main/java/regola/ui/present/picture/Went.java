package regola.ui.present.picture;

import java.util.ArrayList;
import java.util.List;
import regola.ui.view.board.Ref;

/** Went is where a piece went step by step; there is none where several pieces went. */
final class Went {
    private final List<Ref> places = new ArrayList<>();
    private boolean several;

    void go(Ref from, Ref to) {
        if (places.isEmpty()) places.add(from);
        else if (!places.get(places.size() - 1).equals(from)) several = true;
        places.add(to);
    }

    /** @return from where, over what, to where; empty if nothing went, or several pieces did */
    List<Ref> places() {
        return several ? List.of() : List.copyOf(places);
    }
}
