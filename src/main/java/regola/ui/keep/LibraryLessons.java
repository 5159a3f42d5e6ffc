package regola.ui.keep;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Supplier;
import regola.engine.Ruleset;
import regola.language.CompileResult;
import regola.language.Games;
import regola.language.source.SourceText;
import regola.language.source.Trouble;
import regola.library.BrokenFile;
import regola.library.GameLibrary;
import regola.library.LessonFolders;
import regola.library.LessonLibrary;
import regola.library.LessonText;
import regola.teaching.check.Finding;
import regola.teaching.check.LessonCheck;
import regola.teaching.lesson.Lesson;
import regola.teaching.lesson.LessonHeader;
import regola.teaching.read.LessonFile;
import regola.ui.present.ProblemViews;
import regola.ui.present.lesson.LessonShelf;
import regola.ui.view.ProblemView;

/**
 * A LibraryLessons is the lessons of the library: those of the program and those of a person's own folder. Several
 * threads may ask it; none waits for another, so that a lesson that cannot be read to its end keeps none of the others
 * from being read.
 */
public final class LibraryLessons implements LessonShelf {
    private static final String ENDING = ".md";

    private final Supplier<GameLibrary> games;
    private final LessonFolders folders;
    private final Map<String, LessonText> byId = new ConcurrentHashMap<>();
    private final Map<String, Optional<LessonHeader>> headers = new ConcurrentHashMap<>();
    private volatile Remembering remembered;

    /**
     * @param games the games as they are now
     * @param own folders that may have a folder of lessons
     */
    public LibraryLessons(Supplier<GameLibrary> games, List<Path> own) {
        this.games = games;
        this.folders = new LessonFolders(own);
    }

    /** The lessons of the program and those in the data folder. */
    public static LibraryLessons of(LibraryShelf shelf, WindowOptions options) {
        return new LibraryLessons(shelf::latest, List.of(options.home().folder()));
    }

    @Override
    public List<Entry> lessons(String game) {
        LessonLibrary library = folders.now();
        List<Entry> entries = new ArrayList<>();
        for (LessonText text : library.lessons()) {
            Optional<LessonHeader> header = known(headers, key(text.source()), key -> LessonFile.header(text.source()));
            String of = header.map(LessonHeader::game)
                    .orElse(text.path().substring(0, Math.max(0, text.path().indexOf('/'))));
            if (!of.equals(game)) continue;
            String id = header.map(LessonHeader::id).orElse(text.path());
            byId.put(id, text);
            entries.add(header.map(h -> new Entry(
                            id,
                            h.title().isEmpty() ? language -> name(text) : h.title(),
                            h.idea(),
                            h.chapter(),
                            List.of()))
                    .orElseGet(() ->
                            new Entry(id, language -> name(text), language -> "", language -> "", problems(text))));
        }
        for (BrokenFile file : library.broken()) {
            boolean here = file.file().replace('\\', '/').contains("/" + game + "/");
            if (here)
                entries.add(new Entry(
                        file.file(),
                        language -> file.file(),
                        language -> "",
                        language -> "",
                        ProblemViews.of(file.problems())));
        }
        return entries;
    }

    private static String name(LessonText text) {
        String file = text.path().substring(text.path().indexOf('/') + 1);
        return file.endsWith(ENDING) ? file.substring(0, file.length() - ENDING.length()) : file;
    }

    private List<ProblemView> problems(LessonText text) {
        return ProblemViews.of(LessonFile.read(text.source(), compiled()).problems());
    }

    @Override
    public Reading read(String id) {
        // Whoever goes on where they were may be the first to ask for a lesson.
        if (!byId.containsKey(id)) lessons(id.substring(0, Math.max(0, id.indexOf('/'))));
        LessonText text = byId.get(id);
        if (text == null)
            return new Reading(
                    null, ProblemViews.of(List.of(Trouble.ofFile(id, "there is no such lesson any more", "", ""))));
        return compiled().read(text.source());
    }

    @Override
    public String file(String id) {
        LessonText text = byId.get(id);
        return text != null && text.own() ? text.source().name() : "";
    }

    @Override
    public Optional<Ruleset> ownRules(String game) {
        boolean own = games.get().games().stream()
                .anyMatch(one -> one.own() && one.id().equals(game));
        if (!own) return Optional.empty();
        return compiled()
                .compile(game, List.of())
                .game()
                .map(read -> Ruleset.of(read, read.seats().fewest(), Map.of()));
    }

    @Override
    public Reading proved(String id) {
        Reading read = read(id);
        LessonText text = byId.get(id);
        if (text == null || !text.own() || read.lesson() == null) return read;
        List<ProblemView> misfits = compiled().misfits(text.source(), read.lesson());
        return misfits.isEmpty() ? read : new Reading(read.lesson(), misfits);
    }

    /** As computing what is absent, but nobody waits meanwhile: two may compute the same. */
    private static <K, V> V known(Map<K, V> all, K key, Function<K, V> computed) {
        V known = all.get(key);
        if (known != null) return known;
        V made = computed.apply(key);
        all.put(key, made);
        return made;
    }

    private static String key(SourceText source) {
        return source.name() + "\n" + source.text();
    }

    private Remembering compiled() {
        GameLibrary now = games.get();
        Remembering before = remembered;
        if (before != null && before.library == now) return before;
        Remembering next = new Remembering(now);
        remembered = next;
        return next;
    }

    /** As long as games and lessons are the same, nothing is compiled or read twice. */
    private static final class Remembering implements Games {
        private final GameLibrary library;
        private final Map<List<String>, CompileResult> results = new ConcurrentHashMap<>();
        private final Map<String, Reading> readings = new ConcurrentHashMap<>();
        private final Map<String, List<ProblemView>> misfits = new ConcurrentHashMap<>();

        Remembering(GameLibrary library) {
            this.library = library;
        }

        Reading read(SourceText source) {
            return known(readings, key(source), key -> {
                LessonFile file = LessonFile.read(source, this);
                return new Reading(file.lesson().orElse(null), ProblemViews.of(file.problems()));
            });
        }

        List<ProblemView> misfits(SourceText source, Lesson lesson) {
            return known(
                    misfits,
                    key(source),
                    key -> ProblemViews.of(LessonCheck.misfits(lesson).stream()
                            .map(Finding::problem)
                            .toList()));
        }

        @Override
        public List<String> ids() {
            return library.ids();
        }

        @Override
        public List<String> variantIds(String game) {
            return library.variantIds(game);
        }

        @Override
        public CompileResult compile(String game, List<String> variants) {
            List<String> key = new ArrayList<>(variants);
            key.add(0, game);
            return known(results, key, k -> library.compile(game, variants));
        }
    }
}
