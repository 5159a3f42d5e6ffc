package regola.ui.present.position;

import java.util.ArrayList;
import java.util.List;

/** A History is the drafts of a position one after the other, with the one that is seen now. */
final class History {
    private final List<PositionDraft> drafts = new ArrayList<>();
    private int at;

    History(PositionDraft first) {
        drafts.add(first);
    }

    PositionDraft now() {
        return drafts.get(at);
    }

    /** What was taken back before is forgotten. @return false if nothing has changed */
    boolean add(PositionDraft next) {
        if (next.equals(now())) return false;
        drafts.subList(at + 1, drafts.size()).clear();
        drafts.add(next);
        at++;
        return true;
    }

    boolean canGoBack() {
        return at > 0;
    }

    boolean canGoForth() {
        return at < drafts.size() - 1;
    }

    void back() {
        if (canGoBack()) at--;
    }

    void forth() {
        if (canGoForth()) at++;
    }
}
