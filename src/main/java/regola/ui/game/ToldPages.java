package regola.ui.game;

import java.util.List;
import javax.swing.JComponent;
import javax.swing.Timer;
import regola.ui.stage.Measure;
import regola.ui.view.Tempo;

/**
 * A ToldPages is what is told in more sentences than have room at once: page after page, each as long as it is read, or
 * until somebody presses. No sentence is left out and none is torn in two.
 */
final class ToldPages {
    /** Behind a page that is not the last. */
    private static final String MORE = " …";

    private final Timer turning;
    private String whole = "";
    private List<String> sentences = List.of();
    /** The sentence that the page begins with, and the one that the next page begins with. */
    private int from;

    private int next;

    /** @param turned is run when another page is to be seen */
    ToldPages(Runnable turned) {
        turning = new Timer(0, e -> turn(turned));
        turning.setRepeats(false);
    }

    /** @return whether there was another page, which is seen now */
    boolean turn(Runnable turned) {
        turning.stop();
        if (next >= sentences.size()) return false;
        from = next;
        turned.run();
        return true;
    }

    /** Nothing is told any more that has several pages. */
    void close() {
        turning.stop();
        whole = "";
        sentences = List.of();
        next = 0;
    }

    /**
     * @param told all that is told
     * @return the page of it that is seen, in letters that are read well; null where not one sentence has room
     */
    SayWords laid(JComponent on, Measure m, String told, int width, int height) {
        if (!told.equals(whole)) {
            close();
            whole = told;
            sentences = List.of(told.split("(?<=[.!?]) ", -1));
            from = 0;
        }
        for (int end = sentences.size(); end > from; end--) {
            String page = String.join(" ", sentences.subList(from, end)) + (end < sentences.size() ? MORE : "");
            SayWords laid = SayWords.page(on, m, page, width);
            if (laid.height() > height) continue;
            if (next != end || !turning.isRunning()) await(end, page.length());
            return laid;
        }
        close();
        return null;
    }

    private void await(int end, int letters) {
        next = end;
        turning.stop();
        if (end == sentences.size()) return;
        turning.setInitialDelay(Tempo.page(letters));
        turning.start();
    }
}
