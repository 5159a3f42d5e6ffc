package regola.ui.voice;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.stream.Stream;

/**
 * A Voice reads aloud with the desktop's own voice, on a thread of its own. A new text ends the last; whoever leaves a
 * page calls {@link #hush}. Where the desktop has no voice there is no Voice.
 */
public final class Voice implements Reader.Mouth {
    private static final int LONGEST = 2000;

    private final Speech speech;
    private final Path program;
    private final ExecutorService thread;
    private Process speaking;

    private Voice(Speech speech, Path program) {
        this.speech = speech;
        this.program = program;
        thread = Executors.newSingleThreadExecutor(work -> {
            Thread made = new Thread(work, "regola-voice");
            made.setDaemon(true);
            return made;
        });
    }

    /** Looks for a voice in the folders where commands are. Reads the disk: not for the event thread. */
    public static Optional<Voice> find() {
        return find(System.getProperty("os.name", ""), System.getenv().getOrDefault("PATH", ""));
    }

    static Optional<Voice> find(String system, String path) {
        String ending = system.toLowerCase(Locale.ROOT).contains("win") ? ".exe" : "";
        List<Path> folders = Stream.of(path.split(File.pathSeparator))
                .filter(folder -> !folder.isEmpty())
                .map(Path::of)
                .toList();
        for (Speech speech : Speech.on(system))
            for (Path folder : folders) {
                Path program = folder.resolve(speech.program() + ending);
                if (Files.isExecutable(program)) return Optional.of(new Voice(speech, program));
            }
        return Optional.empty();
    }

    @Override
    public void say(String text, String language) {
        later(() -> {
            stop();
            if (text.isBlank()) return;
            begin(text.length() > LONGEST ? text.substring(0, LONGEST) : text, language);
        });
    }

    @Override
    public void hush() {
        later(this::stop);
    }

    private void later(Runnable work) {
        try {
            thread.execute(work);
        } catch (RejectedExecutionException e) {
            // The window is closed.
        }
    }

    private void begin(String text, String language) {
        try {
            speaking = new ProcessBuilder(speech.in(program, language))
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            try (OutputStream input = speaking.getOutputStream()) {
                input.write(text.getBytes(StandardCharsets.UTF_8));
            }
        } catch (IOException e) {
            stop(); // the voice has gone; what it would have said stands on the screen
        }
    }

    private void stop() {
        if (speaking == null) return;
        speaking.descendants().forEach(ProcessHandle::destroy);
        speaking.destroy();
        speaking = null;
    }

    @Override
    public void close() {
        hush();
        thread.shutdown();
    }
}
