package regola.ui.voice;

import java.util.Objects;
import java.util.function.BooleanSupplier;

/**
 * A Reader reads aloud what pages give it, if somebody wants that and the desktop has a voice; once more whenever it is
 * asked. Called by whoever shows the text; the speaking is done elsewhere.
 */
public final class Reader implements AutoCloseable {
    /** What it speaks with. */
    public interface Mouth extends AutoCloseable {
        /**
         * Reads a text instead of what is being read.
         *
         * @param language "en" or "it"
         */
        void say(String text, String language);

        /** Ends what is being read. */
        void hush();

        @Override
        void close();
    }

    private final BooleanSupplier quiet;
    private Mouth mouth;
    private boolean on;
    private String whole = "";
    private String language = "en";
    private boolean closed;

    public Reader() {
        this(() -> false);
    }

    /** @param quiet whether nothing is to be read now, unless it is asked for */
    public Reader(BooleanSupplier quiet) {
        this.quiet = quiet;
    }

    /** @param next null where there is none */
    public void setMouth(Mouth next) {
        mouth = next;
        if (closed && next != null) next.close();
    }

    public boolean hasMouth() {
        return mouth != null;
    }

    public boolean isOn() {
        return on;
    }

    /** @param next whether what is new is read without being asked for */
    public void setOn(boolean next) {
        on = next;
        if (!next) hush();
    }

    /**
     * Something new stands on the page.
     *
     * @param news what is to be read now
     * @param all what is to be read when it is asked for again
     */
    public void read(String news, String all, String inLanguage) {
        whole = Objects.requireNonNull(all);
        language = inLanguage;
        if (on && mouth != null && !quiet.getAsBoolean()) mouth.say(news, language);
    }

    /** Reads all that stands there, on or not. */
    public void again() {
        if (mouth != null) mouth.say(whole, language);
    }

    /** The page is left. */
    public void hush() {
        if (mouth != null) mouth.hush();
    }

    @Override
    public void close() {
        closed = true;
        if (mouth != null) mouth.close();
    }
}
