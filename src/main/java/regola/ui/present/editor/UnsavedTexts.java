package regola.ui.present.editor;

import java.util.Optional;

/**
 * An UnsavedTexts keeps text that is in no file yet, in case the program ends before it is. On the editor's worker
 * only.
 */
public interface UnsavedTexts {
    /**
     * @param file where the text belongs
     * @return false if it cannot be kept
     */
    boolean keep(String file, String text);

    /** The text is in its file, or nobody wants it any more. */
    void forget(String file);

    /** @return the text that was kept for that file, if any */
    Optional<String> of(String file);

    /** Keeps nothing. */
    UnsavedTexts NOWHERE = new UnsavedTexts() {
        @Override
        public boolean keep(String file, String text) {
            return false;
        }

        @Override
        public void forget(String file) {
            // there is nothing
        }

        @Override
        public Optional<String> of(String file) {
            return Optional.empty();
        }
    };
}
