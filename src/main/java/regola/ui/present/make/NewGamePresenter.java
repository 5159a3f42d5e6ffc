package regola.ui.present.make;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import java.util.stream.Stream;
import regola.engine.Ruleset;
import regola.engine.value.RuleFailure;
import regola.file.BadFile;
import regola.library.GameLibrary;
import regola.library.GameTemplate;
import regola.library.NewGame;
import regola.ui.present.ProblemViews;
import regola.ui.present.picture.Names;
import regola.ui.present.picture.Tongue;
import regola.ui.present.start.GameScene;
import regola.ui.view.Notice;
import regola.ui.view.Said;
import regola.ui.view.Texts;
import regola.ui.view.board.BoardView;
import regola.ui.view.make.NewGameIntents;
import regola.ui.view.make.NewGameView;

/**
 * A NewGamePresenter is the page on which a game of one's own begins. Intents go in from any thread; everything is done
 * on the worker.
 */
public final class NewGamePresenter implements NewGameIntents {
    /** Longer names have no room on a tile. */
    public static final int MOST_LETTERS = 60;

    private static final String PROBLEM = "make.problem";

    private final Executor worker;
    private final Path own;
    private final Path tutorials;
    private final Supplier<List<Path>> folders;
    private final NewGameStage stage;
    private volatile List<GameTemplate> templates = List.of();
    private Texts texts = Texts.in("en");

    /**
     * @param own where somebody's own games are
     * @param tutorials where somebody's own lessons are
     * @param folders all folders with somebody's games; asked whenever they are looked at
     */
    public NewGamePresenter(
            Executor worker, Path own, Path tutorials, Supplier<List<Path>> folders, NewGameStage stage) {
        this.worker = worker;
        this.own = own;
        this.tutorials = tutorials;
        this.folders = folders;
        this.stage = stage;
    }

    /** Looks at what there is, and shows it. */
    public void open(String language) {
        worker.execute(() -> {
            texts = Texts.in(language);
            if (templates.isEmpty()) templates = GameTemplate.all();
            stage.show(view());
        });
    }

    private NewGameView view() {
        return new NewGameView(templates.stream().map(this::kind).toList(), freeName());
    }

    private NewGameView.Kind kind(GameTemplate template) {
        String language = texts.language();
        return new NewGameView.Kind(
                template.id(),
                Names.plain(template.header().title(), language),
                Names.plain(template.header().about(), language),
                template.header().fewest(),
                template.seats().stream()
                        .map(seat -> new NewGameView.Seat(seat.names().get(language), seat.colour()))
                        .toList());
    }

    private String freeName() {
        Set<String> taken = titles(library());
        String name = texts.get("make.name.first");
        for (int n = 2; taken.contains(name.toLowerCase(Locale.ROOT)); n++) name = texts.get("make.name.more", n);
        return name;
    }

    private GameLibrary library() {
        return GameLibrary.open(folders.get().stream().filter(Files::exists).toList());
    }

    private static Set<String> titles(GameLibrary library) {
        Set<String> titles = new HashSet<>();
        library.games().forEach(game -> {
            titles.add(game.id());
            for (String language : Texts.LANGUAGES)
                titles.add(Names.plain(game.header().title(), language).toLowerCase(Locale.ROOT));
        });
        return titles;
    }

    // ---- pictures, on any thread

    /** @return the board of a kind some moves after the beginning; empty if there is none */
    public Optional<BoardView> board(String kind) {
        return template(kind).flatMap(template -> {
            try {
                Ruleset rules = Ruleset.of(template.game(), template.header().fewest(), Map.of());
                return Optional.of(GameScene.board(rules, new Tongue(rules, "en")));
            } catch (RuleFailure broken) {
                return Optional.empty();
            }
        });
    }

    /** @return what that drawing of a kind holds */
    public Optional<byte[]> drawing(String kind, String file) {
        return template(kind).map(template -> template.drawings().get(file));
    }

    private Optional<GameTemplate> template(String kind) {
        return templates.stream().filter(each -> each.id().equals(kind)).findFirst();
    }

    // ---- making

    @Override
    public void make(String kind, String name, List<NewGameView.Seat> seats) {
        List<NewGameView.Seat> chosen = List.copyOf(seats);
        worker.execute(() -> {
            GameTemplate template = template(kind).orElseThrow();
            GameLibrary library = library();
            Fault fault = against(name.strip(), chosen, library);
            if (fault != null) stage.refuse(fault.why(), fault.part());
            else write(template, name.strip(), chosen, library);
        });
    }

    /** A Fault is why a choice will not do, and which. */
    private record Fault(Said why, NewGameView.Part part) {
        static Fault ofName(Said why) {
            return new Fault(why, NewGameView.Part.NAME);
        }
    }

    /** @return what speaks against it, or null */
    private static Fault against(String name, List<NewGameView.Seat> seats, GameLibrary library) {
        if (name.isEmpty()) return Fault.ofName(Said.of("make.name.empty"));
        if (name.codePoints().noneMatch(Character::isLetterOrDigit)) return Fault.ofName(Said.of("make.name.letters"));
        if (name.length() > MOST_LETTERS) return Fault.ofName(Said.of("make.name.long", MOST_LETTERS));
        if (titles(library).contains(name.toLowerCase(Locale.ROOT)))
            return Fault.ofName(Said.of("make.name.taken", name));
        Set<String> names = new HashSet<>();
        Set<String> colours = new HashSet<>();
        for (int i = 0; i < seats.size(); i++) {
            String seat = seats.get(i).name().strip();
            NewGameView.Part its = new NewGameView.Part(i, false);
            if (seat.isEmpty()) return new Fault(Said.of("make.seat.empty", i + 1), its);
            if (seat.length() > MOST_LETTERS) return new Fault(Said.of("make.name.long", MOST_LETTERS), its);
            if (!names.add(seat.toLowerCase(Locale.ROOT))) return new Fault(Said.of("make.seat.same", seat), its);
            if (!colours.add(seats.get(i).colour()))
                return new Fault(Said.of("make.colour.same"), new NewGameView.Part(i, true));
        }
        return null;
    }

    private void write(GameTemplate template, String name, List<NewGameView.Seat> seats, GameLibrary library) {
        Map<String, String> titles = new LinkedHashMap<>();
        for (String language : Texts.LANGUAGES) titles.put(language, titled(name, language));
        List<GameTemplate.Seat> players = Stream.iterate(0, i -> i + 1)
                .limit(seats.size())
                .map(i -> player(seats.get(i), template.seats().get(i)))
                .toList();
        Set<String> taken = new LinkedHashSet<>(library.ids());
        taken.addAll(inside(own));
        taken.addAll(inside(tutorials));
        NewGame game = NewGame.of(template, titles, players, taken, texts.language());
        try {
            game.write(own, tutorials);
            stage.made(game.id());
        } catch (BadFile bad) {
            stage.tell(Notice.problem(PROBLEM, Said.of("make.problem"))
                    .with(ProblemViews.of(bad.problems()))
                    .everywhere());
        }
    }

    /** Who was not called otherwise has a name in each language. */
    private GameTemplate.Seat player(NewGameView.Seat chosen, GameTemplate.Seat usual) {
        String name = chosen.name().strip();
        Map<String, String> names = new LinkedHashMap<>(usual.names());
        if (!name.equals(usual.names().get(texts.language())))
            names.replaceAll((language, any) -> coloured(name, chosen.colour(), language));
        return new GameTemplate.Seat(names, chosen.colour());
    }

    /** Whose name was only proposed has one in each language. */
    private String titled(String name, String language) {
        return name.equals(texts.get("make.name.first")) ? Texts.in(language).get("make.name.first") : name;
    }

    /** Who is called like their colour is called so in each language. */
    private String coloured(String name, String rgb, String language) {
        return NewGameView.COLOURS.stream()
                .filter(colour -> colour.rgb().equals(rgb))
                .map(colour -> "make.colour." + colour.word())
                .filter(word -> name.equalsIgnoreCase(texts.get(word)))
                .map(word -> Names.capital(Texts.in(language).get(word)))
                .findFirst()
                .orElse(name);
    }

    private static List<String> inside(Path folder) {
        try (Stream<Path> files = Files.isDirectory(folder) ? Files.list(folder) : Stream.empty()) {
            return files.map(file -> file.getFileName().toString()).toList();
        } catch (IOException | UncheckedIOException e) {
            return List.of(); // what is there already is never written over, and then it is told
        }
    }
}
