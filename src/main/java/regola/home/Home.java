package regola.home;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import regola.file.SafeWriter;
import regola.language.source.Message;
import regola.language.source.Trouble;

/**
 * A Home is the data folder: everything that the program keeps for a person lies in it. A person may look into it, copy
 * it and put files into it. Cannot change; for any thread.
 */
public final class Home {
    private final Path folder;
    private final Trouble problem;

    private Home(Path folder, Trouble problem) {
        this.folder = folder;
        this.problem = problem;
    }

    /** @return the data folder of this machine's user, made if it was not there; see {@link HomePlace} */
    public static Home find() {
        return at(HomePlace.ofSystem().folder());
    }

    /** @return the same, and nothing is made or tried: for who only reads */
    public static Home asItIs() {
        return new Home(HomePlace.ofSystem().folder().toAbsolutePath().normalize(), null);
    }

    /** @param folder is made with its sub-folders, as far as that is possible */
    public static Home at(Path folder) {
        Path whole = folder.toAbsolutePath().normalize();
        Home home = new Home(whole, null);
        try {
            for (Path part : List.of(home.rules(), home.tutorials(), home.matches(), home.recovery()))
                Files.createDirectories(part);
            // Named after the process: a name drawn at random would wake the whole of cryptography at every start.
            Path tried = whole.resolve("try-" + ProcessHandle.current().pid() + SafeWriter.ENDING);
            Files.deleteIfExists(tried);
            Files.delete(Files.createFile(tried));
            return home;
        } catch (IOException | RuntimeException e) {
            return new Home(
                    whole,
                    Trouble.ofFile(
                            whole.toString(),
                            "nothing can be kept in this folder",
                            String.valueOf(e.getMessage()),
                            Message.of(
                                    "let this person write there, or name another folder with the system property {0}",
                                    HomePlace.PROPERTY)));
        }
    }

    /** @return absolute */
    public Path folder() {
        return folder;
    }

    /** @return false if nothing can be written: then the program runs and forgets */
    public boolean isWritable() {
        return problem == null;
    }

    /** @return why nothing can be written, null if it can */
    public Trouble problem() {
        return problem;
    }

    /** @return the folder of a person's own games and variants; beside the games its folders may hold drawings */
    public Path rules() {
        return folder.resolve("rules");
    }

    /** @return the folder of a person's own lessons */
    public Path tutorials() {
        return folder.resolve("tutorials");
    }

    /** @return the folder where matches are saved unless somebody says otherwise */
    public Path matches() {
        return folder.resolve("matches");
    }

    /** @return the folder of what was being done when the program last ended */
    public Path recovery() {
        return folder.resolve("recovery");
    }

    /** @return the file of how the window is to be */
    public Path settings() {
        return folder.resolve("settings.json");
    }

    /** @return the file of which lessons were solved */
    public Path progress() {
        return folder.resolve("progress.json");
    }
}
