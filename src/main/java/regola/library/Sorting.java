package regola.library;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import regola.language.CompileRequest;
import regola.language.GameHeader;
import regola.language.RuleCompiler;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DidYouMean;
import regola.language.model.VariantInfo;
import regola.language.source.Message;
import regola.language.source.SourceText;
import regola.language.source.Trouble;

/**
 * A Sorting puts the files of all shelves in order: which is a game, which variants belong to it, and which is neither.
 */
final class Sorting {
    private final Map<String, FoundGame> games = new TreeMap<>();
    private final List<FoundVariant> variants = new ArrayList<>();
    private final Map<String, List<Trouble>> broken = new LinkedHashMap<>();

    private record FoundGame(GameHeader header, SourceText source, RuleShelf shelf) {}

    private record FoundVariant(VariantInfo info, SourceText source, RuleShelf shelf) {}

    static Sorting of(List<RuleShelf> shelves) {
        Sorting sorting = new Sorting();
        for (RuleShelf shelf : shelves) {
            RuleShelf.Contents contents = shelf.read();
            contents.problems().forEach(sorting::breaks);
            contents.texts().forEach(text -> sorting.add(text, shelf));
        }
        return sorting;
    }

    private void breaks(Trouble problem) {
        broken.computeIfAbsent(problem.place().file(), file -> new ArrayList<>())
                .add(problem);
    }

    private void add(SourceText source, RuleShelf shelf) {
        Optional<GameHeader> game = RuleCompiler.gameHeader(source);
        Optional<VariantInfo> variant = game.isPresent() ? Optional.empty() : RuleCompiler.variantHeader(source);
        if (game.isPresent()) addGame(new FoundGame(game.get(), source, shelf));
        else if (variant.isPresent()) variants.add(new FoundVariant(variant.get(), source, shelf));
        else addBroken(source);
    }

    private void addGame(FoundGame game) {
        String id = game.header().id();
        FoundGame before = games.get(id);
        boolean again = before != null && before.shelf() == game.shelf();
        if (again) breaks(twice(Message.of("game '{0}'", id), game.source(), before.source()));
        else games.put(id, game);
    }

    private void addBroken(SourceText source) {
        List<Diagnostic> found = RuleCompiler.compile(CompileRequest.of(source)).diagnostics();
        found.forEach(d -> breaks(d.trouble()));
        if (found.isEmpty()) breaks(Trouble.ofFile(source.name(), "the file does not say what it is", "", ""));
    }

    private static Trouble twice(Message what, SourceText file, SourceText before) {
        return Trouble.ofFile(
                file.name(),
                Message.of("there are two files of the {0}", what),
                Message.of("the other one is {0}", before.name()),
                "give one of the two another name in its first line");
    }

    List<GameEntry> games() {
        Map<String, Map<String, FoundVariant>> byGame = new LinkedHashMap<>();
        for (FoundVariant variant : variants) place(variant, byGame);
        List<GameEntry> entries = new ArrayList<>();
        games.forEach((id, game) -> {
            List<GameEntry.VariantEntry> its = byGame.getOrDefault(id, Map.of()).values().stream()
                    .map(v -> new GameEntry.VariantEntry(
                            v.info(), v.source(), v.shelf().isOwn()))
                    .toList();
            entries.add(new GameEntry(game.header(), game.source(), game.shelf().isOwn(), its));
        });
        return List.copyOf(entries);
    }

    private void place(FoundVariant variant, Map<String, Map<String, FoundVariant>> byGame) {
        String game = variant.info().game();
        String id = variant.info().id();
        if (!games.containsKey(game)) {
            breaks(Trouble.ofFile(
                    variant.source().name(),
                    Message.of("'{0}' is a variant of '{1}', and there is no such game", id, game),
                    Message.of("there are {0}", String.join(", ", games.keySet())),
                    DidYouMean.asFix(game, games.keySet())));
            return;
        }
        Map<String, FoundVariant> siblings = byGame.computeIfAbsent(game, g -> new TreeMap<>());
        FoundVariant before = siblings.get(id);
        boolean again = before != null && before.shelf() == variant.shelf();
        if (again) breaks(twice(Message.of("variant '{0}'", id), variant.source(), before.source()));
        else siblings.put(id, variant);
    }

    /** To be asked after {@link #games}, which may find more. */
    List<BrokenFile> broken() {
        List<BrokenFile> files = new ArrayList<>();
        broken.forEach((file, problems) -> files.add(new BrokenFile(file, problems)));
        return List.copyOf(files);
    }
}
