package regola.ui.present.match;

import java.util.ArrayList;
import java.util.List;
import regola.ui.view.Tempo;
import regola.ui.view.match.DecisionView;
import regola.ui.view.match.MatchView;

/**
 * A ToldPage is what is said of moves that follow each other: sentences are added behind those that nobody can have
 * read yet, and a new page begins when all of it can have been read. So moves need not wait for each sentence.
 */
final class ToldPage {
    /** With so many letters there is room for what one more move says, and not for more. */
    private static final int FULL = 50;

    private final List<String> sentences = new ArrayList<>();
    /** How many milliseconds it still takes to read it. */
    private long unread;
    /** What was said last, and after how many moves. */
    private List<String> last = List.of();

    private int moment = -1;

    /**
     * @param at after how many moves it is said; what was said at that moment already is not said twice
     * @param told what is said then
     * @param letterMillis how long a letter is read
     * @return all that is to be read now
     */
    List<String> with(int at, List<String> told, int letterMillis) {
        if (at == moment && told.equals(last)) return List.copyOf(sentences);
        if (at != moment + 1 || unread <= 0 || isFull()) clear();
        moment = at;
        last = List.copyOf(told);
        sentences.addAll(told);
        unread += (long) letters(told) * letterMillis;
        return List.copyOf(sentences);
    }

    /**
     * @param at after how many moves the match is seen
     * @param tempo null where nobody waits
     * @return the same; while computers move, with all that nobody can have read yet
     */
    MatchView on(MatchView view, int at, Tempo tempo) {
        if (tempo != null && view.decision().waiting() == DecisionView.Waiting.COMPUTER)
            return view.telling(with(at, view.decision().told(), tempo.reading()));
        clear();
        return view;
    }

    /** Something else is said. */
    private void clear() {
        sentences.clear();
        unread = 0;
        moment = -1;
    }

    /**
     * So much time passes before the next move, in which the page is read; whoever presses meanwhile has read it.
     *
     * @param least as long as pieces need it
     * @param most longer than that nobody waits, read or not
     * @return the same, or as long as it takes to read the page where nothing more has room on it
     */
    long pause(long least, long most) {
        long pause = Math.min(most, isFull() ? Math.max(least, unread) : least);
        unread = Math.max(0, unread - pause);
        return pause;
    }

    private boolean isFull() {
        return letters(sentences) >= FULL;
    }

    static int letters(List<String> told) {
        return told.stream().mapToInt(String::length).sum();
    }
}
