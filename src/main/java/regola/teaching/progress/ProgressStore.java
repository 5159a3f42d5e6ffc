package regola.teaching.progress;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import regola.file.BadFile;
import regola.language.source.Trouble;

/**
 * A ProgressStore keeps progress in one file. A file that cannot be read is put aside before a new one is written, so
 * nothing of it is lost.
 */
public final class ProgressStore {
    private static final int MOST_KEPT = 1000;

    private final Path file;
    private Progress progress;
    private BadFile problem;

    private ProgressStore(Path file) {
        this.file = file;
    }

    /** @param file need not be there yet */
    public static ProgressStore open(Path file) {
        ProgressStore store = new ProgressStore(file);
        store.progress = Progress.NONE;
        if (!Files.exists(file)) return store;
        try {
            store.progress = ProgressFile.read(file);
        } catch (BadFile bad) {
            store.problem = bad;
        }
        return store;
    }

    public Progress progress() {
        return progress;
    }

    /** @return why what lies there could not be read; for telling, once */
    public Optional<BadFile> problem() {
        return Optional.ofNullable(problem);
    }

    /** @throws BadFile if it cannot be written; what was there before is unchanged, and the progress is kept here */
    public void save(Progress now) throws BadFile {
        progress = now;
        if (problem != null) {
            putAside();
            problem = null;
        }
        ProgressFile.write(file, now);
    }

    private void putAside() throws BadFile {
        for (int i = 1; ; i++) {
            Path kept = file.resolveSibling(file.getFileName() + "." + i + ".kept");
            try {
                Files.move(file, kept);
                return;
            } catch (FileAlreadyExistsException e) {
                if (i == MOST_KEPT) throw cannot(e);
            } catch (IOException e) {
                throw cannot(e);
            }
        }
    }

    private BadFile cannot(IOException e) {
        return new BadFile(Trouble.ofFile(
                file.toString(),
                "the old file of progress cannot be put aside",
                String.valueOf(e.getMessage()),
                "nothing was written"));
    }
}
