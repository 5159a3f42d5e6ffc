package regola.ui.keep;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import regola.file.BadFile;
import regola.file.SafeWriter;
import regola.file.TextFile;
import regola.language.Games;
import regola.language.source.SourceText;
import regola.language.source.Trouble;
import regola.library.LessonLibrary;
import regola.library.LessonText;
import regola.teaching.check.Finding;
import regola.teaching.check.LessonCheck;
import regola.teaching.lesson.LessonHeader;
import regola.teaching.read.LessonFile;
import regola.ui.present.editor.OlderTexts;
import regola.ui.present.editor.OwnLessons;

/**
 * A KeptLessons is the lessons in the folder of somebody's own. What is taken out of a lesson, or away, is among the
 * older texts of its file.
 */
public final class KeptLessons implements OwnLessons {
    private static final String ENDING = ".md";
    private static final Pattern GAME = Pattern.compile("(?m)^game: .*$");
    private static final Pattern STEP = Pattern.compile("(?m)^##[ \t]+(\\S+)[ \t]*$");

    private final Path tutorials;
    private final OlderTexts older;

    /** @param tutorials has a folder for each game */
    public KeptLessons(Path tutorials, OlderTexts older) {
        this.tutorials = tutorials;
        this.older = older;
    }

    @Override
    public List<Kept> of(String game) {
        Path folder = tutorials.resolve(game);
        List<Kept> all = new ArrayList<>();
        try (Stream<Path> files = Files.isDirectory(folder) ? Files.list(folder) : Stream.empty()) {
            for (Path file : files.filter(each -> each.toString().endsWith(ENDING))
                    .sorted()
                    .toList())
                all.add(new Kept(file.toString(), TextFile.read(file).text()));
        } catch (IOException | UncheckedIOException | BadFile unreadable) {
            return all; // the page of the lessons says what is wrong with such a file
        }
        return all;
    }

    /** Lessons that somebody made of the game themselves are copied like those that came with the program. */
    @Override
    public void copy(String game, String made) throws BadFile {
        Path parent = tutorials.toAbsolutePath().getParent();
        for (LessonText lesson :
                LessonLibrary.open(parent == null ? List.of() : List.of(parent)).lessons()) {
            if (!lesson.path().startsWith(game + "/")) continue;
            String text = GAME.matcher(lesson.source().text()).replaceFirst(Matcher.quoteReplacement("game: " + made));
            Path file = tutorials.resolve(made).resolve(lesson.path().substring(game.length() + 1));
            write(new Kept(file.toString(), text));
        }
    }

    @Override
    public Misfit misfit(Kept lesson, Games games) {
        SourceText source = SourceText.of(lesson.file(), lesson.text());
        LessonFile read = LessonFile.read(source, games);
        List<Trouble> found = found(read);
        if (found.isEmpty()) return null;
        String name = Path.of(lesson.file()).getFileName().toString();
        UnaryOperator<String> title = read.header()
                .map(LessonHeader::title)
                .filter(words -> !words.isEmpty())
                .<UnaryOperator<String>>map(words -> words::text)
                .orElse(language -> name);
        List<String> unfit = unfit(lesson, found, games);
        return new Misfit(lesson, title, unfit, unfit.isEmpty() || unfit.size() == steps(lesson.text()), found);
    }

    private static List<Trouble> found(LessonFile read) {
        return read.lesson()
                .map(whole -> LessonCheck.misfits(whole).stream()
                        .map(Finding::problem)
                        .toList())
                .orElse(read.problems());
    }

    /**
     * A step may go on from one that does not fit: only when the lesson was tried without them is it known what has to
     * go.
     *
     * @return the steps without which the lesson fits; empty if what does not is no step
     */
    private List<String> unfit(Kept lesson, List<Trouble> found, Games games) {
        Set<String> steps = new LinkedHashSet<>();
        int all = steps(lesson.text());
        SourceText left = SourceText.of(lesson.file(), lesson.text());
        List<Trouble> wrong = found;
        while (!wrong.isEmpty() && steps.size() < all) {
            for (Trouble trouble : wrong) {
                String step = trouble.span() == null
                        ? null
                        : stepAt(left, trouble.span().start());
                if (step == null) return List.of();
                steps.add(step);
            }
            left = SourceText.of(lesson.file(), without(lesson, List.copyOf(steps)));
            wrong = steps.size() < all ? found(LessonFile.read(left, games)) : List.of();
        }
        return List.copyOf(steps);
    }

    private static int steps(String text) {
        return (int) STEP.matcher(text).results().count();
    }

    private static String stepAt(SourceText source, int offset) {
        String step = null;
        for (Matcher heading = STEP.matcher(source.text()); heading.find() && heading.start() <= offset; )
            step = heading.group(1);
        return step;
    }

    @Override
    public String without(Kept lesson, List<String> steps) {
        StringBuilder left = new StringBuilder();
        Matcher heading = STEP.matcher(lesson.text());
        int from = 0;
        boolean kept = true;
        while (heading.find()) {
            if (kept) left.append(lesson.text(), from, heading.start());
            from = heading.start();
            kept = !steps.contains(heading.group(1));
        }
        if (kept) left.append(lesson.text().substring(from));
        return left.toString().stripTrailing() + "\n";
    }

    @Override
    public void write(Kept lesson) throws BadFile {
        Path file = Path.of(lesson.file());
        keep(file);
        try {
            if (file.getParent() != null) Files.createDirectories(file.getParent());
        } catch (IOException e) {
            throw new BadFile(Trouble.ofFile(lesson.file(), SafeWriter.UNWRITABLE, String.valueOf(e.getMessage()), ""));
        }
        SafeWriter.write(file, lesson.text());
    }

    @Override
    public void remove(Kept lesson) throws BadFile {
        Path file = Path.of(lesson.file());
        keep(file);
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            throw new BadFile(Trouble.ofFile(lesson.file(), SafeWriter.UNWRITABLE, String.valueOf(e.getMessage()), ""));
        }
    }

    private void keep(Path file) throws BadFile {
        if (Files.exists(file)) older.keep(file.toString(), TextFile.read(file).text());
    }
}
