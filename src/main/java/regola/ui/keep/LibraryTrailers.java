package regola.ui.keep;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;
import regola.language.source.Message;
import regola.language.source.Trouble;
import regola.library.GameLibrary;
import regola.library.LessonFolders;
import regola.library.LessonLibrary;
import regola.library.LessonText;
import regola.teaching.lesson.LessonHeader;
import regola.teaching.read.LessonFile;
import regola.teaching.read.TrailerFile;
import regola.ui.present.ProblemViews;
import regola.ui.present.lesson.Studies;
import regola.ui.present.trailer.TrailerShelf;

/** A LibraryTrailers is the trailers of the library: those of the program and those of a person's own folder. */
public final class LibraryTrailers implements TrailerShelf {
    private final Supplier<GameLibrary> games;
    private final LessonFolders folders;
    private final Predicate<String> done;

    /**
     * @param games the games as they are now
     * @param own folders that may have a folder of lessons
     * @param done whether the lesson of an id was done
     */
    public LibraryTrailers(Supplier<GameLibrary> games, List<Path> own, Predicate<String> done) {
        this.games = games;
        this.folders = new LessonFolders(own);
        this.done = done;
    }

    /** The trailers of the program and those in the data folder. */
    public static LibraryTrailers of(LibraryShelf shelf, WindowOptions options, Studies studies) {
        return new LibraryTrailers(
                shelf::library,
                List.of(options.home().folder()),
                id -> studies.progress().learner().lesson(id).isDone());
    }

    @Override
    public Reading read(String game) {
        LessonLibrary library = folders.now();
        LessonText text = library.trailers().stream()
                .filter(each -> isOf(game, each))
                .findFirst()
                .orElse(null);
        if (text == null)
            return new Reading(
                    null,
                    ProblemViews.of(List.of(Trouble.nowhere(
                            Message.of("'{0}' has no trailer", game),
                            "",
                            Message.of("write tutorials/{0}/{1} into your own folder", game, TrailerFile.NAME)))),
                    null);
        TrailerFile file = TrailerFile.read(text.source(), games.get());
        return new Reading(file.trailer().orElse(null), ProblemViews.of(file.problems()), next(game, library));
    }

    /** Whoever has done the first lessons is not sent back to them; whoever has done all may begin anew. */
    private Next next(String game, LessonLibrary library) {
        List<LessonText> texts =
                library.lessons().stream().filter(each -> isOf(game, each)).toList();
        Next first = null;
        for (int i = 0; i < texts.size(); i++) {
            LessonHeader header = LessonFile.header(texts.get(i).source()).orElse(null);
            if (header == null) continue;
            Next next = new Next(header.id(), i + 1, header.title());
            if (!done.test(header.id())) return next;
            if (first == null) first = next;
        }
        return first;
    }

    private static boolean isOf(String game, LessonText text) {
        return text.path().startsWith(game + "/");
    }
}
