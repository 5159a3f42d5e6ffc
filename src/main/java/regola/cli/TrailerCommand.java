package regola.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;
import regola.file.BadFile;
import regola.file.SafeWriter;
import regola.file.TextFile;
import regola.language.diagnostic.DiagnosticRenderer;
import regola.language.diagnostic.DidYouMean;
import regola.language.source.Message;
import regola.language.source.SourceText;
import regola.library.LessonLibrary;
import regola.library.LessonText;
import regola.teaching.check.Finding;
import regola.teaching.check.TrailerCheck;
import regola.teaching.lesson.Trailer;
import regola.teaching.read.TrailerFile;

/** A TrailerCommand makes an animated picture of the trailer of a game, without a window. */
@Command(
        name = "trailer",
        header = "Makes an animated picture of the trailer of a game.",
        sortOptions = false,
        description = {
            "",
            "What the game is about, in less than a minute: each scene with its sentence below the board, as long as it takes to read it."
        },
        footer = {
            "",
            "Examples:",
            "  regola trailer GAME --out trailer.gif",
            "  regola trailer my-folder/trailer.md --language it --out filmato.gif"
        })
final class TrailerCommand implements Callable<Integer> {
    private static final String ENDING = ".gif";

    @Spec
    private CommandSpec spec;

    @Mixin
    private HelpOption help;

    @ParentCommand
    private RootCommand root;

    @Parameters(paramLabel = "GAME", description = "a game of the program, or the file of a trailer (Markdown)")
    private String game;

    @Option(names = "--out", paramLabel = "FILE.gif", required = true, description = "the file to write")
    private Path out;

    @Mixin
    private LibraryOptions library;

    @Override
    public Integer call() throws BadFile {
        Path file = file();
        Trailer trailer = trailer();
        List<Finding> errors =
                TrailerCheck.check(trailer).stream().filter(Finding::isError).toList();
        if (!errors.isEmpty())
            throw Refusal.failed(errors.stream()
                    .map(found -> found.render(library.language()))
                    .collect(Collectors.joining("\n")));
        SafeWriter.write(file, root.lessonWindow().film(trailer, library.language()));
        spec.commandLine().getOut().println(file);
        return 0;
    }

    /** Making it takes a while; that there is nowhere to put it is said before. */
    private Path file() {
        Path file = out;
        if (!file.toString().toLowerCase(Locale.ROOT).endsWith(ENDING)) throw Refusal.ending(file, ENDING);
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null && !Files.isDirectory(folder))
            throw Refusal.failing(
                    Message.of("there is no folder '{0}'", folder), "", "make it, or choose another with --out");
        if (Files.isDirectory(file))
            throw Refusal.failing(Message.of("'{0}' is a folder", file), "", "name a file in it");
        return file;
    }

    private Trailer trailer() throws BadFile {
        TrailerFile read = TrailerFile.read(text(), library.open(List.of(), root.lessonWindow()));
        return read.trailer()
                .orElseThrow(() -> Refusal.failed(DiagnosticRenderer.renderErrors(read.problems().stream()
                        .map(each -> each.in(library.language()))
                        .toList())));
    }

    private SourceText text() throws BadFile {
        if (game.endsWith(LessonInspection.ENDING)) return TextFile.read(CommandArguments.file(Path.of(game)));
        List<LessonText> trailers = LessonLibrary.open(List.of()).trailers();
        List<String> games = trailers.stream().map(TrailerCommand::game).toList();
        return trailers.stream()
                .filter(text -> game(text).equals(game))
                .findFirst()
                .map(LessonText::source)
                .orElseThrow(() -> Refusal.usage(
                        Message.of("there is no trailer of '{0}'", game),
                        Message.of("there are those of {0}", String.join(", ", games)),
                        DidYouMean.asFix(game, games)));
    }

    private static String game(LessonText text) {
        return text.path().substring(0, text.path().indexOf('/'));
    }
}
