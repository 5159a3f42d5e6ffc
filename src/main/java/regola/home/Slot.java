package regola.home;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import regola.file.BadFile;
import regola.file.SafeWriter;

/**
 * A Slot is the place in the {@link Recovery} for one thing that is being done, such as a match or a text in the
 * editor: always its last state and nothing older. For any thread; nothing here waits for the disk.
 */
public final class Slot {
    static final String ENDING = ".json";
    /** Of the file beside it with the name that somebody has given it. */
    static final String NAME_ENDING = ".name";

    /** Of the file beside it that says that nobody is at it. */
    static final String ASIDE_ENDING = ".laid";

    private final Recovery recovery;
    private final String kind;
    private final String name;
    private final AtomicReference<Supplier<String>> toWrite = new AtomicReference<>();
    private volatile RecoveryFolder folder;
    private volatile Supplier<String> last;
    /** What was written is not gone yet, but nobody wants it any more. */
    private volatile boolean forgotten;
    /** Null until it was asked for. */
    private volatile String called;
    /** Null until it was said or asked for. */
    private volatile Boolean laidAside;

    /** @param folder null until something is kept */
    Slot(Recovery recovery, String kind, String name, RecoveryFolder folder) {
        this.recovery = recovery;
        this.kind = kind;
        this.name = name;
        this.folder = folder;
    }

    /** @return what kind of thing it is for, as whoever began it said */
    public String kind() {
        return kind;
    }

    /**
     * Keeps this state instead of the one before. States that follow one another faster than they can be written are
     * left out.
     *
     * @param text says the state; called later on another thread, so it must rest on nothing that changes
     */
    public void keep(Supplier<String> text) {
        last = text;
        forgotten = false;
        if (toWrite.getAndSet(text) == null) recovery.later(this::write);
    }

    /** It is called so from now on, until it is done with. @param given may be empty for no name of its own */
    public void rename(String given) {
        called = given.strip();
        recovery.later(this::writeName);
    }

    /** @return what somebody has called it; empty if nobody has */
    String called() {
        if (called == null) called = readName();
        return called;
    }

    private String readName() {
        Path file = nameFile();
        try {
            return file != null && Files.exists(file) ? Files.readString(file).strip() : "";
        } catch (IOException unreadable) {
            return ""; // then it is called as all others are
        }
    }

    private Path nameFile() {
        RecoveryFolder in = folder;
        return in == null ? null : in.file(name + NAME_ENDING);
    }

    private void writeName() throws IOException, BadFile {
        Path file = nameFile();
        if (file == null) return; // written as soon as there is something to be called so
        if (called.isEmpty()) Files.deleteIfExists(file);
        else SafeWriter.write(file, called);
    }

    /**
     * @param aside whether nobody is at it for now, though it can be gone on with: then nothing was broken off there
     */
    public void layAside(boolean aside) {
        if (Boolean.valueOf(aside).equals(laidAside)) return;
        laidAside = aside;
        recovery.later(this::writeAside);
    }

    boolean isLaidAside() {
        if (laidAside == null) laidAside = folder != null && Files.exists(asideFile());
        return laidAside;
    }

    private Path asideFile() {
        RecoveryFolder in = folder;
        return in == null ? null : in.file(name + ASIDE_ENDING);
    }

    private void writeAside() throws IOException, BadFile {
        Path file = asideFile();
        if (file == null) return; // written as soon as there is something that lies aside
        if (Boolean.TRUE.equals(laidAside) && !forgotten) SafeWriter.write(file, "");
        else Files.deleteIfExists(file);
    }

    /** It is done with: nothing of it is kept any more. It may be kept again later. */
    public void forget() {
        forgotten = true;
        called = "";
        last = null;
        toWrite.set(null);
        recovery.later(this::delete);
    }

    /**
     * What was kept cannot be understood: it gets another name and is not asked for any more.
     *
     * @return the other name; null if it stays as it is
     */
    public Path putAside() {
        Path file = file();
        if (file == null) return null;
        try {
            return Files.move(file, file.resolveSibling(name + ".aside"));
        } catch (IOException e) {
            return null;
        }
    }

    /** @return the last state that this run was told, or null */
    Supplier<String> last() {
        return last;
    }

    /** @return whether it was given up and nothing was kept since, though the file may be there for a moment yet */
    public boolean isForgotten() {
        return forgotten;
    }

    boolean isIn(RecoveryFolder other) {
        return folder == other;
    }

    /** @return the file; null if nothing was ever written */
    Path file() {
        RecoveryFolder in = folder;
        return in == null ? null : in.file(name);
    }

    private void write() throws IOException, BadFile {
        Supplier<String> text = toWrite.getAndSet(null);
        if (text == null) return;
        if (folder == null) folder = recovery.ownFolder();
        SafeWriter.write(file(), text.get());
        if (called != null && !called.isEmpty()) writeName();
        if (Boolean.TRUE.equals(laidAside)) writeAside();
    }

    private void delete() throws IOException {
        // Kept again meanwhile: what follows writes it.
        if (last != null || folder == null) return;
        Files.deleteIfExists(file());
        Files.deleteIfExists(nameFile());
        Files.deleteIfExists(asideFile());
    }
}
