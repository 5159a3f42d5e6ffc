package regola.ui.keep;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import regola.engine.Ruleset;
import regola.file.BadFile;
import regola.file.SafeWriter;
import regola.file.TextFile;
import regola.language.Games;
import regola.language.source.SourceText;
import regola.language.source.Trouble;
import regola.library.FreeId;
import regola.teaching.check.Finding;
import regola.teaching.check.LessonCheck;
import regola.teaching.lesson.Lesson;
import regola.teaching.read.LessonFile;
import regola.ui.present.editor.OlderTexts;
import regola.ui.present.make.LessonStore;

/** A FormLessons is the lessons in the folder of somebody's own, as a page fills them in. */
public final class FormLessons implements LessonStore {
    private static final String ENDING = ".md";
    /** Where what is not whole yet lies; no lesson is looked for under such a name. */
    private static final String UNFINISHED = "unfinished.form";

    private static final Pattern NUMBER = Pattern.compile("(\\d{1,3})-.*");

    private final Path tutorials;
    private final Supplier<? extends Games> games;
    private final OlderTexts older;

    /**
     * @param tutorials has a folder for each game
     * @param games as their files are now
     */
    public FormLessons(Path tutorials, Supplier<? extends Games> games, OlderTexts older) {
        this.tutorials = tutorials;
        this.games = games;
        this.older = older;
    }

    @Override
    public String write(String file, String game, String title, String text) throws BadFile {
        Path target = file.isEmpty() ? free(game, title) : Path.of(file);
        if (Files.exists(target))
            older.keep(target.toString(), TextFile.read(target).text());
        folder(target.getParent());
        SafeWriter.write(target, text);
        return target.toString();
    }

    /** After those that are there: lessons stand in the order of their numbers. */
    private Path free(String game, String title) {
        Path folder = tutorials.resolve(game);
        Set<String> taken = new HashSet<>();
        int last = 0;
        try (Stream<Path> files = Files.isDirectory(folder) ? Files.list(folder) : Stream.empty()) {
            for (Path each : files.toList()) {
                String name = each.getFileName().toString();
                Matcher numbered = NUMBER.matcher(name);
                if (numbered.matches()) last = Math.max(last, Integer.parseInt(numbered.group(1)));
                taken.add(name);
            }
        } catch (IOException | UncheckedIOException unreadable) {
            last = 0; // writing says what is wrong with the folder
        }
        String number = String.format("%02d-", last + 1);
        String name = number + FreeId.of(title, Set.of(), "lesson");
        String free = name;
        for (int n = 2; taken.contains(free + ENDING); n++) free = name + "-" + n;
        return folder.resolve(free + ENDING);
    }

    private static void folder(Path folder) throws BadFile {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new BadFile(
                    Trouble.ofFile(folder.toString(), SafeWriter.UNWRITABLE, String.valueOf(e.getMessage()), ""));
        }
    }

    @Override
    public String read(String file) throws BadFile {
        return TextFile.read(Path.of(file)).text();
    }

    @Override
    public Ruleset rules(String file, String text) throws BadFile {
        LessonFile read = LessonFile.read(SourceText.of(file, text), games.get());
        return read.lesson().map(Lesson::rules).orElseThrow(() -> new BadFile(read.problems()));
    }

    @Override
    public List<Trouble> misfits(String file, String text) {
        LessonFile read = LessonFile.read(SourceText.of(file, text), games.get());
        return read.lesson()
                .map(lesson -> LessonCheck.misfits(lesson).stream()
                        .map(Finding::problem)
                        .toList())
                .orElse(read.problems());
    }

    @Override
    public void keepUnfinished(String game, String text) {
        Path file = tutorials.resolve(game).resolve(UNFINISHED);
        try {
            if (text.isEmpty()) {
                Files.deleteIfExists(file);
                return;
            }
            folder(file.getParent());
            SafeWriter.write(file, text);
        } catch (IOException | BadFile unwritable) {
            return; // it stays on the page, and saving it says what is wrong
        }
    }

    @Override
    public Optional<String> unfinished(String game) {
        Path file = tutorials.resolve(game).resolve(UNFINISHED);
        try {
            return Files.exists(file) ? Optional.of(TextFile.read(file).text()) : Optional.empty();
        } catch (BadFile unreadable) {
            return Optional.empty();
        }
    }
}
