package regola.ui.screen;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import regola.file.BadFile;
import regola.file.MatchFile;
import regola.file.SafeWriter;
import regola.home.Kept;
import regola.home.Slot;
import regola.language.source.SourceText;
import regola.language.source.Trouble;
import regola.ui.keep.MatchChooser;
import regola.ui.keep.MatchKeeper;
import regola.ui.keep.MatchName;
import regola.ui.present.ProblemViews;
import regola.ui.present.match.KeptScene;
import regola.ui.present.start.Fronts;
import regola.ui.present.start.Shelf;
import regola.ui.theme.EventThread;
import regola.ui.view.Notice;
import regola.ui.view.Said;
import regola.ui.view.Texts;
import regola.ui.view.board.BoardView;
import regola.ui.view.start.KeptMatchView;

/**
 * A KeptMatches is the matches that were not played to their end: those of this window and those that earlier runs of
 * the program have left. Of those of earlier runs the last of each game is kept here; what is older becomes files. What
 * was being played when the program was killed is offered in one card too, however many there were. For the event
 * thread only.
 */
public final class KeptMatches {
    /** The folder, among the saved matches, of those that were put away because later ones of their game were there. */
    private static final String UNFINISHED = "unfinished";

    private static final String KILLED = "killed";

    private final Fittings fittings;
    private final Fronts fronts;
    private final MatchKeeper keeper;
    private final Matches matches;
    private final Playing playing;
    private final Consumer<List<KeptMatchView>> list;
    private final Shelf shelf;
    private volatile Texts texts;
    private Map<String, Found> found = Map.of();
    private boolean looked;
    /** Whether children have the window. */
    private boolean children;
    /** The key of the match that a card asked about; null if there was none. */
    private String offered;
    /** On the worker: whether what earlier runs left has been gone through. */
    private boolean sorted;
    /** On the worker. */
    private final Map<Slot, String> keys = new IdentityHashMap<>();

    /**
     * One that can be understood as a match.
     *
     * @param there whether its game is: one that was deleted may come back, and its matches with it
     */
    private record Found(Kept kept, String game, boolean there, KeptMatchView view) {}

    /**
     * @param fronts say what games are called
     * @param shelf of its own, on which the rules of kept matches are looked up for their pictures
     * @param list shows them
     */
    public KeptMatches(
            Fittings fittings,
            Fronts fronts,
            MatchKeeper keeper,
            Matches matches,
            Playing playing,
            Shelf shelf,
            Texts texts,
            Consumer<List<KeptMatchView>> list) {
        this.shelf = shelf;
        this.fittings = fittings;
        this.fronts = fronts;
        this.keeper = keeper;
        this.matches = matches;
        this.playing = playing;
        this.texts = texts;
        this.list = list;
        fittings.notices().watch(() -> {
            if (looked) list();
        });
    }

    public void speak(Texts next) {
        EventThread.check("the list of kept matches");
        texts = next;
    }

    /** @param on whether children have the window: they see their own matches, and nobody else sees those */
    void setChildren(boolean on) {
        EventThread.check("the list of kept matches");
        keeper.setChildren(on);
        children = on;
        if (looked) look();
    }

    /** Looks what there is, and shows it. */
    void look() {
        EventThread.check("the list of kept matches");
        if (looked) list(); // what has been played to its end is gone before that is read
        fittings.worker().execute(() -> {
            List<Kept> all = fittings.recovery().kept(keeper.kind());
            Map<String, Found> now = new LinkedHashMap<>();
            for (Kept kept : all) read(kept, key(kept.slot()), now);
            List<Path> older = sorted ? List.of() : filed(now);
            sorted = true;
            Fittings.later(() -> show(now, older));
        });
    }

    /**
     * Puts away what is older than the last match of its game.
     *
     * @return the files that it has become; what could not be written stays where it is
     */
    private List<Path> filed(Map<String, Found> now) {
        Set<String> games = new HashSet<>();
        List<Path> files = new ArrayList<>();
        for (Found each : List.copyOf(now.values())) {
            if (games.add(each.game())) continue;
            try {
                Path folder = fittings.home().matches().resolve(UNFINISHED);
                Files.createDirectories(folder);
                files.add(write(each, folder));
                now.remove(each.view().key());
            } catch (IOException | BadFile e) {
                // It stays among those that can be gone on with.
            }
        }
        return files;
    }

    private Path write(Found each, Path folder) throws BadFile {
        Path file =
                free(folder, new MatchName(texts).of(named(each), each.view().at()));
        SafeWriter.write(file, each.kept().text().text());
        each.kept().slot().forget();
        return file;
    }

    private String named(Found each) {
        String own = each.view().name();
        return own.isEmpty() ? each.view().title().in(texts) : own;
    }

    /** The same for as long as the window lives: what one presses is what one has seen. */
    private String key(Slot slot) {
        return keys.computeIfAbsent(slot, any -> "" + (keys.size() + 1));
    }

    private void read(Kept kept, String key, Map<String, Found> into) {
        if (kept.problem() != null) {
            spoilt(kept, List.of(kept.problem()));
            return;
        }
        try {
            MatchFile file = MatchFile.read(kept.text());
            String game = file.match().game();
            Said title = inLanguage -> fronts.game(game)
                    .map(front -> front.title().text(inLanguage.language()))
                    .orElse(game);
            KeptMatchView view = new KeptMatchView(
                    key,
                    game,
                    title,
                    kept.called(),
                    file.match().players().size(),
                    file.match().at(),
                    kept.at());
            into.put(key, new Found(kept, game, fronts.game(game).isPresent(), view));
        } catch (BadFile bad) {
            spoilt(kept, bad.problems());
        }
    }

    private void spoilt(Kept kept, List<Trouble> problems) {
        Path aside = kept.slot().putAside();
        Said where = aside == null ? Said.NOTHING : Said.of("kept.aside", aside);
        Fittings.later(() -> fittings.notices()
                .tell(Notice.problem("kept.spoilt", Said.of("kept.spoilt"))
                        .saying(where)
                        .with(ProblemViews.of(problems))
                        .everywhere()));
    }

    private void show(Map<String, Found> now, List<Path> older) {
        EventThread.check("the list of kept matches");
        found = now;
        Found killed = looked
                ? null
                : now.values().stream()
                        .filter(each -> each.kept().killed() && each.there())
                        .findFirst()
                        .orElse(null);
        looked = true;
        Said where = older.isEmpty()
                ? Said.NOTHING
                : older.size() == 1
                        ? Said.of("kept.older.one", older.get(0))
                        : Said.of("kept.older", older.size(), older.get(0).getParent());
        if (killed != null) offer(killed, where);
        else if (!older.isEmpty() && !children)
            fittings.notices()
                    .tell(Notice.word("kept.older", Said.of("kept.older.title")).saying(where));
        list();
    }

    /** What a card asks about is not asked about in the list too, as long as the card is there. */
    private void list() {
        boolean asks = fittings.notices().shows(KILLED);
        list.accept(found.values().stream()
                .filter(Found::there)
                .filter(each -> !each.kept().slot().isForgotten())
                .map(Found::view)
                .filter(view -> !asks || !view.key().equals(offered))
                .toList());
    }

    /** The last one; the others are on the start page, or where is said. */
    private void offer(Found each, Said older) {
        offered = each.view().key();
        Said text = in -> (words(each.view()).in(in) + "\n" + older.in(in)).strip();
        // Children hear of no program and no files.
        Said title = children ? Said.of("killed.child", each.view().title()) : Said.of("killed.title");
        fittings.notices()
                .tell(Notice.offer(KILLED, title)
                        .saying(children ? Said.NOTHING : text)
                        .offering("goon", Said.of(children ? "children.on" : "killed.goon"), () -> goOn(each))
                        .offering("away", Said.of(children ? "killed.child.not" : "kept.away"), () -> putAway(each)));
        // It is what is asked first when the program comes up.
        fittings.notices().takeKeyboardOn(StartScreen.NAME);
    }

    /** Such as a title, 3 players, 17 moves. */
    private static Said words(KeptMatchView view) {
        Said moves = view.moves() == 1 ? Said.of("kept.move") : Said.of("kept.moves", view.moves());
        return Said.of("killed.match", view.title(), Said.of("kept.players", view.players()), moves);
    }

    /** @return the last match of a game that there is to go on with */
    Optional<KeptMatchView> last(String game) {
        EventThread.check("the list of kept matches");
        return found.values().stream()
                .filter(each -> each.there() && each.game().equals(game))
                .map(Found::view)
                .findFirst();
    }

    void goOn(String key) {
        EventThread.check("the list of kept matches");
        if (found.containsKey(key)) goOn(found.get(key));
    }

    private void goOn(Found each) {
        fittings.notices().away(KILLED);
        if (fittings.doors().isApart(each.kept().slot())) return;
        if (keeper.isKeptIn(each.kept().slot())) playing.back();
        else matches.open(each.view().title(), each.kept().slot(), each.kept().text());
    }

    void rename(String key, String name) {
        EventThread.check("the list of kept matches");
        if (!found.containsKey(key)) return;
        found.get(key).kept().slot().rename(name);
        look();
    }

    /** @return reads the board of a match as it stands; on any thread but the window's */
    public Supplier<Optional<BoardView>> board(String key) {
        EventThread.check("the list of kept matches");
        Found each = found.get(key);
        if (each == null) return Optional::empty;
        SourceText text = each.kept().text();
        Texts inLanguage = texts;
        return () -> KeptScene.of(text, shelf, inLanguage);
    }

    void putAway(String key) {
        EventThread.check("the list of kept matches");
        if (found.containsKey(key)) putAway(found.get(key));
    }

    /** It becomes a file among the saved matches: nothing that was played is thrown away. */
    private void putAway(Found each) {
        fittings.notices().away(KILLED);
        if (fittings.doors().isApart(each.kept().slot())) return; // it is being played
        fittings.worker().execute(() -> {
            try {
                Path file = write(each, fittings.home().matches());
                Fittings.later(() -> fittings.notices()
                        .tell(Notice.word(
                                        "kept.away",
                                        Said.of("kept.away.title", each.view().title()))
                                .saying(Said.of("kept.away.text", shortName(file)))));
            } catch (BadFile bad) {
                Fittings.later(() -> fittings.notices()
                        .tell(Notice.problem(
                                        "kept.away",
                                        Said.of("save.failed", each.view().title()))
                                .with(ProblemViews.of(bad.problems()))
                                .everywhere()));
            }
        });
        look();
    }

    /** As the chooser of matches shows it: where it lies nobody has to know. */
    private static String shortName(Path file) {
        String name = file.getFileName().toString();
        return name.substring(0, name.length() - MatchChooser.ENDING.length() - 1);
    }

    private static Path free(Path folder, String name) {
        Path file = folder.resolve(name + "." + MatchChooser.ENDING);
        for (int i = 2; Files.exists(file); i++) file = folder.resolve(name + " (" + i + ")." + MatchChooser.ENDING);
        return file;
    }
}
