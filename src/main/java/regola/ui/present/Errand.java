package regola.ui.present;

import java.util.concurrent.CancellationException;
import regola.language.model.CheckedGame;
import regola.language.source.SourceText;
import regola.ui.view.Said;

/**
 * An Errand is work that somebody has asked for and waits for. A worker that watches over its work tells what it is about if it
 * takes long, and lets it be given up; for any other it is work as any.
 *
 * <p>The thread of work that was given up is interrupted, and may be busy for ever. What it computes must not be written into
 * anything: whoever has computed something that may take long asks {@link #stopIfGivenUp} before writing it down.
 *
 * @param about   what is computed, in words; may say nothing
 * @param givenUp is run on the worker, on another thread than the work, when the work was given up: it puts back what the work may
 *                have left half done, and shows it
 */
public record Errand(Said about, Runnable work, Runnable givenUp) implements Runnable {
    @Override
    public void run() {
        work.run();
    }

    /** @throws CancellationException if this is the thread of work that was given up */
    public static void stopIfGivenUp() {
        if (Thread.currentThread().isInterrupted()) throw new CancellationException("given up");
    }

    /** @return the game and where its rules are, such as "Stones (stones.rules)" */
    public static Said about(CheckedGame game) {
        SourceText file = game.sources().get(0);
        return texts -> named(GameTitle.of(game.title(), game.id(), texts.language()), file.name());
    }

    /** @param file may be empty, or have folders before it */
    static String named(String title, String file) {
        String name = file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
        return name.isEmpty() || name.equals(title) ? title : title + " (" + name + ")";
    }
}
