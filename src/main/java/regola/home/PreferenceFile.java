package regola.home;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import regola.file.BadFile;
import regola.file.TextFile;
import regola.language.source.Trouble;

/**
 * A PreferenceFile is the {@link Preferences} of one person as the program runs: read once, and written soon after each
 * change. For any thread.
 */
public final class PreferenceFile implements AutoCloseable {
    private final KeptFile file;
    private final List<Trouble> problems;
    private final Path aside;
    private Preferences now;

    private PreferenceFile(KeptFile file, Preferences.Reading reading, Path aside) {
        this.file = file;
        this.now = reading.preferences();
        this.problems = List.copyOf(reading.problems());
        this.aside = aside;
    }

    /** @return what can be understood of the file now; nothing is written, and nothing is put aside */
    public static Preferences look(Path path, Iterable<Preference<?>> known) {
        return Files.exists(path) ? read(path, known).preferences() : Preferences.NONE;
    }

    /**
     * Reads the file if there is one. What cannot be understood of it is left out; then the file as it was is put
     * aside.
     *
     * @param known all that the program asks for
     */
    public static PreferenceFile open(Path path, Iterable<Preference<?>> known) {
        KeptFile file = new KeptFile(path, problem -> {});
        if (!Files.exists(path))
            return new PreferenceFile(file, new Preferences.Reading(Preferences.NONE, List.of()), null);
        Preferences.Reading reading = read(path, known);
        if (reading.problems().isEmpty()) return new PreferenceFile(file, reading, null);
        PreferenceFile opened = new PreferenceFile(file, reading, file.putAside());
        Preferences understood = opened.now;
        if (understood != Preferences.NONE) file.write(understood::text);
        return opened;
    }

    private static Preferences.Reading read(Path path, Iterable<Preference<?>> known) {
        try {
            return Preferences.read(TextFile.read(path), known);
        } catch (BadFile bad) {
            return new Preferences.Reading(Preferences.NONE, bad.problems());
        }
    }

    /** @return what was wrong with the file when it was read; empty if nothing was */
    public List<Trouble> problems() {
        return problems;
    }

    /**
     * @return where the file lies that could not be understood; null if there was none, or if it is still where it was
     */
    public Path aside() {
        return aside;
    }

    /** @param troubled hears, on some thread, each time that the file cannot be written */
    public void onTrouble(Consumer<Trouble> troubled) {
        file.onTrouble(troubled);
    }

    public synchronized Preferences now() {
        return now;
    }

    public synchronized void change(UnaryOperator<Preferences> change) {
        Preferences next = change.apply(now);
        if (next.text().equals(now.text())) return;
        now = next;
        file.write(next::text);
    }

    /** What has changed is written before this returns. */
    @Override
    public void close() {
        file.close();
    }
}
