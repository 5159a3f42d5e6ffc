package regola.ui.screen;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Supplier;
import regola.file.BadFile;
import regola.file.SafeWriter;
import regola.language.source.Message;
import regola.language.source.Trouble;
import regola.teaching.draft.LessonDraft;
import regola.ui.present.ProblemViews;
import regola.ui.present.match.MatchRecord;
import regola.ui.theme.EventThread;
import regola.ui.view.Notice;
import regola.ui.view.Said;
import regola.ui.view.lesson.LessonCardView;

/**
 * A LessonDrafts writes exercises from the match at hand into a person's own folder, each into a new file, and leads
 * there who wants it. For the event thread only.
 */
final class LessonDrafts {
    private static final String NOTICE = "draft";
    private static final String ENDING = ".md";

    private final Fittings fittings;

    LessonDrafts(Fittings fittings) {
        this.fittings = fittings;
    }

    /** @param known finds out, on the worker, what is right at that moment of the match */
    void exercise(MatchRecord match, Supplier<LessonDraft.Answers> known) {
        EventThread.check("an exercise from a match");
        write(
                match,
                () -> LessonDraft.exercise(
                        match.rules(), match.seed(), match.start(), match.moves(), match.at(), known.get()));
    }

    private void write(MatchRecord match, Supplier<String> text) {
        String game = match.rules().game().id();
        Path folder = fittings.home().tutorials().resolve(game);
        fittings.worker().execute(() -> {
            try {
                Path file = write(text.get(), folder);
                Fittings.later(() -> written(game, file));
            } catch (BadFile bad) {
                Fittings.later(() -> fittings.notices()
                        .tell(Notice.problem(NOTICE, Said.of("draft.failed"))
                                .with(ProblemViews.of(bad.problems()))
                                .offering("again", Said.of("save.again"), () -> write(match, text))
                                .everywhere()));
            }
        });
    }

    private static Path write(String text, Path folder) throws BadFile {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new BadFile(Trouble.ofFile(
                    folder.toString(),
                    "this folder cannot be made",
                    Message.of("{0}: {1}", e.getClass().getSimpleName(), e.getMessage()),
                    "let this person write there, and try again"));
        }
        String name = LessonCardView.KEPT;
        Path file = folder.resolve(name + ENDING);
        for (int n = 2; Files.exists(file); n++) {
            // Whoever presses twice wants it once.
            if (isKept(file, text)) return file;
            file = folder.resolve(name + "-" + n + ENDING);
        }
        SafeWriter.write(file, text);
        return file;
    }

    private static boolean isKept(Path file, String text) {
        try {
            return Files.readString(file).equals(text);
        } catch (IOException e) {
            return false; // whatever it is, it stays as it is
        }
    }

    /** It can be solved as it is, now or later: whoever looks back may have more to see. */
    private void written(String game, Path file) {
        String name = file.getFileName().toString();
        String id = game + "/" + name.substring(0, name.length() - ENDING.length());
        fittings.notices()
                .tell(Notice.word(NOTICE, Said.of("exercise.kept"))
                        .saying(Said.of("exercise.kept.text"))
                        .offering(
                                "try",
                                Said.of("exercise.kept.try"),
                                () -> fittings.doors().lesson(game, id))
                        .on(GameScreen.NAME));
    }
}
