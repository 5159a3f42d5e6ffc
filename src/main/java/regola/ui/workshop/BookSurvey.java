package regola.ui.workshop;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import regola.ui.view.make.BookDraft;
import regola.ui.view.make.BookEntry;
import regola.ui.view.make.BookTrial;

/**
 * A BookSurvey finds out of each recipe of the book, one after the other, whether it would do anything in the rules at
 * the front. What was found is kept as long as these stay as they are. For the event thread; others play.
 */
final class BookSurvey {
    private final BookDesk desk;
    private final Runnable news;
    private final Map<BookEntry, Found> found = new IdentityHashMap<>();
    /** The rules of which that is said. */
    private String rules = "";
    /** Answers about other rules come too late. */
    private int edition;

    private boolean busy;

    /** @param news is run whenever something was found */
    BookSurvey(BookDesk desk, Runnable news) {
        this.desk = desk;
        this.news = news;
    }

    /** @param trial null for what took too long: of it nothing is said */
    private record Found(String after, BookTrial trial) {}

    /** Asks for the next that is not known, and so on: for as long as somebody calls this after each news. */
    void goOn(List<BookEntry> entries) {
        boolean same = false;
        for (BookEntry entry : entries) {
            if (entry.part() != BookEntry.Part.COOKBOOK || !entry.isWritable()) continue;
            // One of them tells whether the rules are still those: of the others only what is not known is asked for.
            if (same && found.containsKey(entry)) continue;
            BookDraft would = desk.draft(entry, 0);
            if (would == null) return;
            if (!would.before().equals(rules)) forget(would.before());
            if (busy) return;
            same = true;
            if (found.containsKey(entry) || !desk.written(entry).isEmpty()) continue;
            busy = true;
            int asked = edition;
            desk.fits(entry, would, trial -> {
                if (asked != edition) return;
                busy = false;
                found.put(entry, new Found(would.after(), trial));
                news.run();
            });
            return;
        }
    }

    private void forget(String now) {
        rules = now;
        edition++;
        busy = false;
        found.clear();
    }

    /** @return whether each recipe that is not in the rules is known */
    boolean isDone(List<BookEntry> entries) {
        return entries.stream()
                .filter(entry -> entry.part() == BookEntry.Part.COOKBOOK && entry.isWritable())
                .allMatch(entry ->
                        found.containsKey(entry) || !desk.written(entry).isEmpty());
    }

    /** @return whether it is known that it would do nothing in these rules, or does not go into them */
    boolean isIdle(BookEntry entry) {
        Found known = found.get(entry);
        return known != null
                && known.trial != null
                && (known.trial.idle()
                        || known.trial.never() != null
                        || !known.trial.wrong().isEmpty())
                && desk.written(entry).isEmpty();
    }

    /** @return what came out for exactly that text; null if it is not known */
    BookTrial of(BookEntry entry, String after) {
        Found known = found.get(entry);
        return known != null && known.after.equals(after) ? known.trial : null;
    }
}
