package regola.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.RuleFailure;
import regola.file.BadFile;
import regola.file.TextFile;
import regola.language.CompileRequest;
import regola.language.CompileResult;
import regola.language.RuleCompiler;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticRenderer;
import regola.language.diagnostic.DidYouMean;
import regola.language.model.CheckedGame;
import regola.language.model.VariantInfo;
import regola.language.source.Message;
import regola.language.source.SourceText;
import regola.language.source.Trouble;
import regola.library.DrawingShelf;
import regola.library.GameEntry;
import regola.library.GameLibrary;
import regola.simulation.Guidance;
import regola.workshop.EarlyEnd;

/**
 * An Inspection is one check of some rule files and lessons: what it found, each thing once, however often it came up.
 */
final class Inspection {
    private static final int SEED = 1;

    private final LibraryOptions library;
    private final LessonWindow window;
    private final List<Path> files;
    private final boolean withRemarks;
    private final Map<String, SourceText> games = new LinkedHashMap<>();
    private final Set<String> found = new LinkedHashSet<>();
    /** Opened when the first lesson is looked at. */
    private GameLibrary lessonGames;

    private LessonCourses courses;

    private int errors;
    private int warnings;
    private int remarks;

    /**
     * @param window knows where else rules are, which lessons and variants may need
     * @param named files and folders
     * @param withRemarks whether what is only remarked is told too
     */
    Inspection(LibraryOptions library, LessonWindow window, List<Path> named, boolean withRemarks) {
        this.library = library;
        this.window = window;
        this.withRemarks = withRemarks;
        this.files = named.stream()
                .flatMap(path -> filesIn(path).stream())
                .distinct()
                .toList();
    }

    private static List<Path> filesIn(Path named) {
        if (!Files.isDirectory(named)) return List.of(CommandArguments.file(named));
        try (Stream<Path> walk = Files.walk(named)) {
            List<Path> inside = walk.filter(
                            file -> file.toString().endsWith(".rules") || LessonInspection.isLesson(file))
                    .sorted()
                    .toList();
            if (inside.isEmpty())
                throw Refusal.usage(Message.of("there is no rule file and no lesson in the folder '{0}'", named));
            return inside;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void run() {
        List<SourceText> texts = new ArrayList<>();
        for (Path file : files) {
            try {
                texts.add(TextFile.read(file));
            } catch (BadFile bad) {
                error(bad.render(library.language()));
            }
        }
        for (SourceText text : texts)
            if (!isLesson(text))
                RuleCompiler.gameHeader(text).ifPresent(header -> games.putIfAbsent(header.id(), text));
        texts.forEach(this::check);
    }

    private boolean isLesson(SourceText text) {
        return text.name().endsWith(LessonInspection.ENDING);
    }

    private void checkLesson(SourceText text) {
        if (lessonGames == null) {
            lessonGames = library.open(
                    files.stream()
                            .filter(file -> file.toString().endsWith(".rules"))
                            .toList(),
                    window);
            courses = new LessonCourses(lessonGames);
        }
        LessonInspection lesson = LessonInspection.of(text, lessonGames, courses, library.language());
        lesson.errors().forEach(this::error);
        lesson.warnings().forEach(this::warning);
    }

    private void check(SourceText text) {
        if (isLesson(text)) {
            checkLesson(text);
            return;
        }
        Optional<VariantInfo> variant = RuleCompiler.variantHeader(text);
        if (variant.isEmpty()) {
            compile(CompileRequest.of(text));
            return;
        }
        Optional<SourceText> game = gameOf(variant.get().game(), Path.of(text.name()));
        if (game.isPresent()) compile(CompileRequest.of(game.get(), text));
        else noGame(variant.get(), text);
    }

    private void noGame(VariantInfo variant, SourceText text) {
        List<String> known = new ArrayList<>(library.open(List.of(), window).ids());
        known.addAll(games.keySet());
        error(told(Trouble.ofFile(
                text.name(),
                Message.of("'{0}' is a variant of '{1}', and there is no such game", variant.id(), variant.game()),
                Message.of(
                        "it was looked for beside this file, among the files named here, and in the library: {0}",
                        String.join(", ", known)),
                DidYouMean.asFix(variant.game(), known))));
    }

    private Optional<SourceText> gameOf(String id, Path variant) {
        if (games.containsKey(id)) return Optional.of(games.get(id));
        Path folder = variant.toAbsolutePath().getParent();
        for (Path near : List.of(folder.resolve(id + ".rules"), folder.resolveSibling(id + ".rules"))) {
            Optional<SourceText> text = readGame(near, id);
            if (text.isPresent()) return text;
        }
        return library.open(List.of(), window).game(id).map(GameEntry::source);
    }

    private static Optional<SourceText> readGame(Path file, String id) {
        if (!Files.isRegularFile(file)) return Optional.empty();
        try {
            SourceText text = TextFile.read(file);
            return RuleCompiler.gameHeader(text)
                    .filter(header -> header.id().equals(id))
                    .map(header -> text);
        } catch (BadFile e) {
            return Optional.empty(); // then it is not there for us; the variant's message says what is missing
        }
    }

    private void compile(CompileRequest request) {
        CompileResult result = RuleCompiler.compile(request.with(DrawingShelf.of(request.game())));
        result.diagnostics().forEach(this::tell);
        result.game().ifPresent(this::setUp);
    }

    private void tell(Diagnostic diagnostic) {
        String text = DiagnosticRenderer.render(diagnostic.in(library.language()));
        if (diagnostic.isRemark()) remark(text);
        else if (diagnostic.isError()) error(text);
        else warning(text);
    }

    /** Whether a variant only leaves the game as blind as it was, which is told with the game. */
    private static boolean isBlindAnyway(CheckedGame game) {
        if (game.variants().isEmpty()) return false;
        return RuleCompiler.compile(CompileRequest.of(game.sources().get(0)))
                .game()
                .filter(plain -> plain.score() == null && plain.aims().isEmpty())
                .isPresent();
    }

    /** What those who look ahead can go by shows only when matches are played. */
    private void remarkGuidance(CheckedGame game, Guidance guidance) {
        SourceText checked = game.sources().get(game.sources().size() - 1);
        guidance.failures().forEach(failure -> error(told(failure.trouble())));
        for (Guidance.Unvarying found : guidance.unvarying()) {
            if (found.aim().span().source() != checked) continue;
            note(Trouble.at(
                    found.aim().span(),
                    Message.of("the aim '{0}' is always {1}", found.aim().id(), found.amount()),
                    Message.of(
                            "random matches were played and it was asked {0} times: what is the same for everybody, whatever happens, tells no move from another",
                            found.asked()),
                    "count something that changes, or leave the aim out"));
        }
        if (!guidance.isNone() || isBlindAnyway(game)) return;
        note(
                Trouble.ofFile(
                        checked.name(),
                        "a computer player has nothing to go by in this game",
                        Message.of(
                                "it has neither a score nor aims, and of {0} random matches {1} ended without a winner, or not at all",
                                guidance.matches(), guidance.undecided()),
                        "say what is good to have, as in: aim men-left of who en \"men left\" it \"pedine rimaste\" = number of men of who"));
    }

    /** What depends on the number of players shows only when the game is set up and begun. */
    private void setUp(CheckedGame game) {
        Guidance guidance = new Guidance();
        for (int players = game.seats().fewest(); players <= game.seats().most(); players++) {
            try {
                Ruleset rules = Ruleset.of(game, players, Map.of());
                EarlyEnd.of(Match.start(rules, SEED)).ifPresent(this::tell);
                guidance.play(rules);
            } catch (RuleFailure failure) {
                error(told(failure.trouble()));
                if (failure.isOfLimit()) return; // each further number of players would take as long to fail
            }
        }
        remarkGuidance(game, guidance);
    }

    private String told(Trouble trouble) {
        return DiagnosticRenderer.renderError(trouble.in(library.language()));
    }

    private void error(String text) {
        if (found.add(text)) errors++;
    }

    private void warning(String text) {
        if (found.add(text)) warnings++;
    }

    private void remark(String text) {
        if (withRemarks && found.add(text)) remarks++;
    }

    /** What is no fault but is told without being asked for. */
    private void note(Trouble trouble) {
        if (found.add(DiagnosticRenderer.render(trouble.in(library.language()), "remark"))) remarks++;
    }

    boolean hasErrors() {
        return errors > 0;
    }

    /** @return what was found, with an empty line between any two */
    String problems() {
        return String.join("\n", found);
    }

    String summary() {
        String counted = count(files.size(), "1 file", "{0} files");
        List<String> told = new ArrayList<>(List.of(counted));
        if (errors > 0) told.add(count(errors, "1 error", "{0} errors"));
        if (warnings > 0) told.add(count(warnings, "1 warning", "{0} warnings"));
        if (remarks > 0) told.add(count(remarks, "1 remark", "{0} remarks"));
        return told.size() == 1
                ? Message.of("{0}, no problems", counted).in(library.language())
                : String.join(", ", told);
    }

    private String count(int number, String one, String many) {
        return Message.of(number == 1 ? one : many, number).in(library.language());
    }
}
