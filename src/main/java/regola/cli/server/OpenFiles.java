package regola.cli.server;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import regola.language.GameHeader;
import regola.language.RuleCompiler;
import regola.language.model.VariantInfo;
import regola.language.service.GameTexts;
import regola.language.service.LanguageService;
import regola.language.source.SourceText;
import regola.library.DrawingShelf;
import regola.library.GameEntry;
import regola.library.GameLibrary;

/**
 * OpenFiles are what lies open in the editor, with the files that belong to it. A text that is open counts, not its
 * file. Whatever changes is read anew when it is next asked about. Belongs to one thread.
 */
final class OpenFiles {
    private static final String ENDING = ".rules";
    private static final String VARIANTS = "variants";

    private final Map<String, String> open = new LinkedHashMap<>();
    private final Map<String, Work> works = new HashMap<>();

    /**
     * A Work is a game with its variants, as its services see it.
     *
     * @param uris where each text is; those that came with the program are nowhere
     */
    record Work(LanguageService service, Map<SourceText, String> uris, Map<String, SourceText> texts) {}

    /** A Place is one text of a Work. */
    record Place(Work work, SourceText text) {
        LanguageService service() {
            return work.service;
        }
    }

    void put(String uri, String text) {
        open.put(uri, text);
        works.clear();
    }

    void drop(String uri) {
        open.remove(uri);
        works.clear();
    }

    /** Files have changed that are not open. */
    void refresh() {
        works.clear();
    }

    List<String> open() {
        return List.copyOf(open.keySet());
    }

    /** @return empty for a text that is not open */
    Optional<Place> at(String uri) {
        if (!open.containsKey(uri)) return Optional.empty();
        Work work = works.get(uri);
        if (work == null) {
            work = gathered(uri);
            for (String each : work.texts.keySet()) works.putIfAbsent(each, work);
            works.put(uri, work);
        }
        return Optional.of(new Place(work, work.texts.get(uri)));
    }

    private Work gathered(String uri) {
        Map<SourceText, String> uris = new HashMap<>();
        Map<String, SourceText> texts = new LinkedHashMap<>();
        SourceText asked = take(uri, open.get(uri), uris, texts);
        Path file = path(uri);
        VariantInfo variant = RuleCompiler.variantHeader(asked).orElse(null);
        SourceText game = variant == null ? asked : game(variant.game(), file, uris, texts);
        List<SourceText> variants = new ArrayList<>();
        Path of = path(uris.getOrDefault(game, ""));
        if (of != null) {
            for (Path each : files(of.resolveSibling(VARIANTS))) {
                String name = uri(each);
                SourceText text = texts.get(name);
                if (text == null) text = take(name, open.getOrDefault(name, read(each)), uris, texts);
                variants.add(text);
            }
        }
        if (asked != game && !variants.contains(asked)) variants.add(asked);
        return new Work(new LanguageService(new GameTexts(game, variants, DrawingShelf.of(game))), uris, texts);
    }

    /** The game of a variant: above its folder, beside it, or else the program's own. */
    private SourceText game(String id, Path variant, Map<SourceText, String> uris, Map<String, SourceText> texts) {
        if (variant != null) {
            Path folder = variant.toAbsolutePath().getParent();
            List<Path> near = new ArrayList<>(files(folder));
            if (folder.getParent() != null) near.addAll(0, files(folder.getParent()));
            for (Path each : near) {
                String uri = uri(each);
                SourceText text = SourceText.of(each.toString(), open.getOrDefault(uri, read(each)));
                Optional<GameHeader> header = RuleCompiler.gameHeader(text);
                if (header.isPresent() && header.get().id().equals(id)) return take(uri, text.text(), uris, texts);
            }
        }
        Optional<GameEntry> shipped = GameLibrary.open().game(id);
        return shipped.map(GameEntry::source).orElseGet(() -> SourceText.of(id + ENDING, ""));
    }

    private SourceText take(String uri, String text, Map<SourceText, String> uris, Map<String, SourceText> texts) {
        Path path = path(uri);
        SourceText made = SourceText.of(path == null ? uri : path.toString(), text);
        uris.put(made, uri);
        texts.put(uri, made);
        return made;
    }

    private static List<Path> files(Path folder) {
        if (!Files.isDirectory(folder)) return List.of();
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(ENDING))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            return List.of(); // a folder that cannot be looked into has nothing to say
        }
    }

    private static String read(Path file) {
        try {
            return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        } catch (IOException e) {
            return "";
        }
    }

    private static Path path(String uri) {
        try {
            URI read = URI.create(uri);
            return "file".equals(read.getScheme()) ? Path.of(read) : null;
        } catch (IllegalArgumentException | FileSystemNotFoundException e) {
            return null;
        }
    }

    /** @return the name that editors give the file, which Java writes with fewer slashes */
    static String uri(Path file) {
        String uri = file.toAbsolutePath().toUri().toString();
        return uri.startsWith("file:///") ? uri : uri.replaceFirst("^file:/", "file:///");
    }
}
