package regola.ui.screen;

import java.awt.Component;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.swing.JMenuItem;
import javax.swing.filechooser.FileSystemView;
import regola.engine.Ruleset;
import regola.file.BadFile;
import regola.file.TextFile;
import regola.language.model.CheckedGame;
import regola.language.source.SourceText;
import regola.ui.command.Command;
import regola.ui.keep.GivenGames;
import regola.ui.keep.LibraryShelf;
import regola.ui.keep.Liking;
import regola.ui.keep.MatchChooser;
import regola.ui.keep.OwnFile;
import regola.ui.keep.RuleFolders;
import regola.ui.keep.ShownFolder;
import regola.ui.present.ProblemViews;
import regola.ui.present.editor.OwnLessons;
import regola.ui.theme.EventThread;
import regola.ui.view.Notice;
import regola.ui.view.Said;
import regola.ui.view.Texts;

/**
 * A Gifts packs a game or a variant into one file to give away, and opens what somebody was given: such a file, or a
 * rule file. Where something of the same name is there already it asks first. For the event thread only.
 */
public final class Gifts {
    private static final String NOTICE = "given";

    private final Fittings fittings;
    private final RuleFolders folders;
    private final GivenGames given;

    public Gifts(Fittings fittings, RuleFolders folders) {
        this.fittings = fittings;
        this.folders = folders;
        this.given = new GivenGames(fittings.home(), fittings.likings());
    }

    // ---- giving away

    /**
     * Packs a game or a variant into one file, to give it away; asks where.
     *
     * @param rules the name of its rule file, or the id of a game
     */
    static void give(Fittings fittings, String rules, Component parent, Texts texts) {
        EventThread.check("giving a game away");
        GivenGames given = new GivenGames(fittings.home(), fittings.likings());
        fittings.worker().execute(() -> {
            List<OwnLessons.Misfit> misfits = given.misfits(rules);
            String name = given.name(rules, texts.language());
            Fittings.later(() -> {
                if (misfits.isEmpty()) give(fittings, rules, name, Set.of(), parent, texts);
                else wonder(fittings, rules, name, misfits, parent, texts);
            });
        });
    }

    /** Lessons that nobody could do are not given away without a word. */
    private static void wonder(
            Fittings fittings,
            String rules,
            String name,
            List<OwnLessons.Misfit> misfits,
            Component parent,
            Texts texts) {
        Set<String> files =
                misfits.stream().map(misfit -> misfit.lesson().file()).collect(Collectors.toSet());
        Said titles = in -> misfits.stream()
                .map(misfit -> misfit.title().apply(in.language()))
                .collect(Collectors.joining(", "));
        fittings.notices()
                .tell(Notice.offer(NOTICE, Said.of("give.unfit", titles))
                        .saying(Said.of("give.unfit.text"))
                        .offering(
                                "without",
                                Said.of("give.unfit.without"),
                                () -> Fittings.later(() -> give(fittings, rules, name, files, parent, texts)))
                        .offering(
                                "with",
                                Said.of("give.unfit.with"),
                                () -> Fittings.later(() -> give(fittings, rules, name, Set.of(), parent, texts)))
                        .offering(
                                "look",
                                Said.of("give.unfit.look"),
                                () -> Fittings.later(() -> {
                                    fittings.notices().away(NOTICE);
                                    fittings.doors().edit(rules, null);
                                })));
    }

    private static void give(
            Fittings fittings, String rules, String name, Set<String> without, Component parent, Texts texts) {
        fittings.notices().away(NOTICE);
        Optional<Path> chosen = new MatchChooser(parent, texts)
                .save(folder(fittings), name, "give.title", "give.kind", GivenGames.ENDING);
        if (chosen.isEmpty()) return;
        Path file = chosen.get();
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null) fittings.likings().change(all -> all.with(Liking.GIVEN_FOLDER, folder.toString()));
        fittings.worker().execute(() -> {
            try {
                boolean lessons = new GivenGames(fittings.home(), fittings.likings()).pack(rules, file, without);
                Notice given = Notice.word(Handouts.SAVED, Said.of("saved.title", file.getFileName()))
                        .saying(Said.of(lessons ? "give.text" : "give.text.rules", file));
                Notice told = ShownFolder.offering(given, file, fittings.worker());
                Fittings.later(() -> fittings.notices().tell(told));
            } catch (BadFile bad) {
                Fittings.later(() -> fittings.notices()
                        .tell(Notice.problem(NOTICE, Said.of("save.failed", file.getFileName()))
                                .with(ProblemViews.of(bad.problems()))));
            }
        });
    }

    /**
     * @param change leads to its rule file
     * @return for the menu of a page about a game: to change its rules and to give it away, if it is somebody's own
     */
    static List<JMenuItem> items(Fittings fittings, CheckedGame game, Runnable change, Component parent, Texts texts) {
        if (game == null || game.sources().isEmpty()) return List.of();
        String rules = game.sources().get(0).name();
        boolean own = LibraryShelf.path(rules)
                .map(file -> file.toAbsolutePath().normalize())
                .filter(file -> LibraryShelf.folders(fittings.home(), fittings.likings()).stream()
                        .anyMatch(folder ->
                                file.startsWith(folder.toAbsolutePath().normalize())))
                .isPresent();
        return own ? List.of(change(change, texts), item(fittings, rules, parent, texts)) : List.of();
    }

    private static JMenuItem change(Runnable change, Texts texts) {
        JMenuItem item = new JMenuItem(texts.get("end.change"));
        item.setName("change");
        item.setToolTipText(texts.get("end.change.tip"));
        item.setAccelerator(Command.EDIT.shortcut());
        item.addActionListener(e -> change.run());
        return item;
    }

    /** @param rules the name of its rule file, or the id of a game */
    static JMenuItem item(Fittings fittings, String rules, Component parent, Texts texts) {
        JMenuItem item = new JMenuItem(texts.get("give.menu"));
        item.setName("give");
        item.addActionListener(e -> give(fittings, rules, parent, texts));
        return item;
    }

    /** Where something was put last to be given away, or else where people look for their documents. */
    private static Path folder(Fittings fittings) {
        return fittings.likings()
                .now()
                .get(Liking.GIVEN_FOLDER)
                .flatMap(LibraryShelf::path)
                .filter(Files::isDirectory)
                .orElseGet(() ->
                        FileSystemView.getFileSystemView().getDefaultDirectory().toPath());
    }

    // ---- opening

    static boolean isOne(Path file) {
        return GivenGames.isOne(file) || OwnFile.isOne(file);
    }

    void open(Path file) {
        EventThread.check("opening of a game that was given");
        if (GivenGames.isOne(file)) work(file, () -> arrive(file));
        else work(file, () -> rules(file));
    }

    private interface Work {
        void run() throws BadFile;
    }

    private void work(Path file, Work work) {
        fittings.worker().execute(() -> {
            try {
                work.run();
            } catch (BadFile bad) {
                tell(Notice.problem(NOTICE, Said.of("opened.refused", file.getFileName()))
                        .with(ProblemViews.of(bad.problems())));
            }
        });
    }

    private void tell(Notice notice) {
        Fittings.later(() -> fittings.notices().tell(notice));
    }

    /** It waits until it is answered, whatever page comes to the front. */
    private void wonder(Notice question) {
        tell(question.everywhere());
    }

    private void arrive(Path file) throws BadFile {
        GivenGames.Arrival arrival = given.arrival(file);
        if (arrival.isNew()) keep(arrival, file);
        else if (arrival.isThere()) {
            play(arrival.game(), arrival.variants());
            tell(Notice.word(NOTICE, Said.of("given.there", arrival.title())));
        } else ask(arrival, arrival.canReplace(), file);
    }

    private void ask(GivenGames.Arrival arrival, boolean replaceable, Path file) throws BadFile {
        Notice notice = Notice.offer(NOTICE, Said.of("given.there", arrival.title()))
                .saying(
                        replaceable
                                ? Said.of("given.there.own", arrival.different())
                                : Said.of("given.there.elsewhere"));
        if (replaceable)
            notice = notice.offering("replace", Said.of("given.replace"), () -> work(file, () -> replace(arrival)));
        wonder(notice.offering("both", Said.of("given.both"), () -> work(file, () -> keep(arrival, file)))
                .offering(
                        "cancel",
                        Said.of("given.cancel"),
                        () -> fittings.notices().away(NOTICE)));
    }

    private void keep(GivenGames.Arrival arrival, Path file) throws BadFile {
        String id = arrival.keepBoth();
        boolean variant = !arrival.variants().isEmpty();
        play(variant ? arrival.game() : id, variant ? List.of(id) : List.of());
        tell(Notice.word(NOTICE, Said.of("given.opened", file.getFileName())));
    }

    private void replace(GivenGames.Arrival arrival) throws BadFile {
        Path before = arrival.replace();
        play(arrival.game(), arrival.variants());
        tell(Notice.word(NOTICE, Said.of("given.replaced", arrival.title()))
                .saying(Said.of("given.replaced.text", before)));
    }

    private void play(String game, List<String> variants) {
        Fittings.later(() -> fittings.doors().prepare(game, variants));
    }

    /** Files of the program lie in the program; everybody's own lie in a folder. */
    static boolean isOwn(Ruleset played) {
        return played.game().sources().stream()
                .anyMatch(source -> Path.of(source.name()).isAbsolute());
    }

    // ---- a rule file

    /** One in a folder of somebody's own is opened; any other stays where it is and stands among their games. */
    private void rules(Path path) throws BadFile {
        Path file = path.toAbsolutePath().normalize();
        SourceText text = TextFile.read(file);
        OwnFile found = OwnFile.find(text, file, fittings.home(), fittings.likings());
        if (found.isKnown()) {
            show(found, file);
            tell(Notice.word(NOTICE, Said.of("given.there", found.title())));
        } else if (found.isOther()) {
            wonder(Notice.offer(NOTICE, Said.of("given.there", found.title()))
                    .saying(Said.of("given.rules.other", file))
                    .offering("replace", Said.of("given.rules.this"), () -> add(found, file))
                    .offering(
                            "cancel",
                            Said.of("given.cancel"),
                            () -> fittings.notices().away(NOTICE)));
        } else {
            Fittings.later(() -> add(found, file));
        }
    }

    private void add(OwnFile found, Path file) {
        folders.add(file);
        show(found, file);
        tell(Notice.word(NOTICE, Said.of("given.rules", file.getFileName()))
                .saying(Said.of("given.rules.text", file))
                .offering("undo", Said.of("given.rules.not"), () -> {
                    folders.remove(file.toString());
                    fittings.doors().start();
                }));
    }

    /** Rules that cannot be played are shown with what is wrong. */
    private void show(OwnFile found, Path file) {
        if (found.isPlayable()) play(found.game(), found.variants());
        else Fittings.later(() -> fittings.doors().edit(file.toString(), null));
    }
}
