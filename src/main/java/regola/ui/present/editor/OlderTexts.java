package regola.ui.present.editor;

import java.time.Instant;
import java.util.List;

/** An OlderTexts keeps what rule files held before, each time that they are written. On the editor's worker only. */
public interface OlderTexts {
    /** An Older is what a file held from then on. */
    record Older(Instant when, String text) {}

    /** The file holds this text from now on; the one that it held last is not kept twice. */
    void keep(String file, String text);

    /** @return what the file held, the newest first */
    List<Older> of(String file);

    /** Keeps nothing. */
    OlderTexts NOWHERE = new OlderTexts() {
        @Override
        public void keep(String file, String text) {
            // there is nowhere to keep it
        }

        @Override
        public List<Older> of(String file) {
            return List.of();
        }
    };
}
