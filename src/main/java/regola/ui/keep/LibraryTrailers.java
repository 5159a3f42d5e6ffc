package regola.ui.keep;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import regola.engine.value.Spoken;
import regola.language.source.Message;
import regola.language.source.Trouble;
import regola.library.GameLibrary;
import regola.library.LessonLibrary;
import regola.library.LessonText;
import regola.teaching.lesson.LessonHeader;
import regola.teaching.read.LessonFile;
import regola.teaching.read.TrailerFile;
import regola.ui.present.ProblemViews;
import regola.ui.present.trailer.TrailerShelf;

/** A LibraryTrailers is the trailers of the library: those of the program and those of a person's own folder. */
public final class LibraryTrailers implements TrailerShelf {
    private final Supplier<GameLibrary> games;
    private final List<Path> own;

    /**
     * @param games the games as they are now
     * @param own folders that may have a folder of lessons
     */
    public LibraryTrailers(Supplier<GameLibrary> games, List<Path> own) {
        this.games = games;
        this.own = List.copyOf(own);
    }

    /** The trailers of the program and those in the data folder. */
    public static LibraryTrailers of(LibraryShelf shelf, WindowOptions options) {
        return new LibraryTrailers(shelf::library, List.of(options.home().folder()));
    }

    @Override
    public Reading read(String game) {
        LessonLibrary library = LessonLibrary.open(own);
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
        Spoken lesson = library.lessons().stream()
                .filter(each -> isOf(game, each))
                .findFirst()
                .flatMap(first -> LessonFile.header(first.source()))
                .map(LessonHeader::title)
                .orElse(null);
        return new Reading(file.trailer().orElse(null), ProblemViews.of(file.problems()), lesson);
    }

    private static boolean isOf(String game, LessonText text) {
        return text.path().startsWith(game + "/");
    }
}
