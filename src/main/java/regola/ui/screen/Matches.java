package regola.ui.screen;

import java.awt.Component;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javax.swing.JComponent;
import javax.swing.filechooser.FileSystemView;
import regola.file.BadFile;
import regola.file.SafeWriter;
import regola.file.TextFile;
import regola.home.Slot;
import regola.language.source.SourceText;
import regola.ui.keep.FileDrop;
import regola.ui.keep.LibraryShelf;
import regola.ui.keep.Liking;
import regola.ui.keep.MatchChooser;
import regola.ui.keep.MatchKeeper;
import regola.ui.keep.MatchName;
import regola.ui.notice.Notices;
import regola.ui.present.Errand;
import regola.ui.present.ProblemViews;
import regola.ui.present.match.MatchOpening;
import regola.ui.present.match.MatchRecord;
import regola.ui.present.match.Opened;
import regola.ui.present.start.Shelf;
import regola.ui.theme.EventThread;
import regola.ui.view.Notice;
import regola.ui.view.Said;
import regola.ui.view.Texts;

/**
 * A Matches saves matches into files and opens them: it asks where, reads and writes on the worker, and tells what came
 * of it. For the event thread only.
 */
public final class Matches {
    private final Fittings fittings;
    private final Shelf shelf;
    private final MatchKeeper keeper;
    private final Playing playing;
    private final Component parent;
    private final Gifts gifts;
    private Texts texts;

    /**
     * @param shelf of its own: reading a match looks at the shelf anew
     * @param gifts opens what is no match
     * @param parent stands behind what asks for files
     */
    public Matches(
            Fittings fittings,
            Shelf shelf,
            MatchKeeper keeper,
            Playing playing,
            Gifts gifts,
            Component parent,
            Texts texts) {
        this.fittings = fittings;
        this.shelf = shelf;
        this.keeper = keeper;
        this.playing = playing;
        this.parent = parent;
        this.texts = texts;
        this.gifts = gifts;
        if (parent instanceof JComponent page) page.setTransferHandler(new FileDrop(this::open));
    }

    public void speak(Texts next) {
        EventThread.check("saving and opening of matches");
        texts = next;
    }

    // ---- saving

    /** Where it was saved before; asks if it never was. */
    void save() {
        EventThread.check("saving and opening of matches");
        MatchRecord match = keeper.match();
        if (match == null) return;
        if (keeper.file() == null) saveAs();
        else write(match, keeper.file());
    }

    void saveAs() {
        EventThread.check("saving and opening of matches");
        MatchRecord match = keeper.match();
        if (match == null) return;
        Path before = keeper.file();
        Path folder = before == null ? folder() : before.getParent();
        String name = before == null
                ? new MatchName(texts).of(match)
                : before.getFileName().toString().replaceFirst("\\.[^.]*$", "");
        new MatchChooser(parent, texts).save(folder, name).ifPresent(file -> {
            remember(file);
            write(keeper.match(), file); // computers may have gone on meanwhile
        });
    }

    private void write(MatchRecord match, Path file) {
        fittings.worker().execute(() -> {
            try {
                SafeWriter.write(file, keeper.text(match));
                keeper.saved(match, file);
                Fittings.later(() -> notices()
                        .tell(Notice.word("saved", Said.of("saved.title", file.getFileName()))
                                .saying(Said.of(
                                        "saved.text", file.toAbsolutePath().getParent()))));
            } catch (BadFile bad) {
                Fittings.later(() -> notices()
                        .tell(Notice.problem("saved", Said.of("save.failed", file.getFileName()))
                                .with(ProblemViews.of(bad.problems()))
                                .offering("again", Said.of("save.again"), () -> write(match, file))
                                .offering("elsewhere", Said.of("save.elsewhere"), this::saveAs)
                                .everywhere()));
            }
        });
    }

    private Path folder() {
        Optional<Path> last = fittings.likings()
                .now()
                .get(Liking.MATCH_FOLDER)
                .flatMap(LibraryShelf::path)
                .filter(Files::isDirectory);
        return last.orElse(fittings.home().matches());
    }

    /** Where nobody has opened or saved anything yet, what one gets from others lies among the documents. */
    private Path openFolder() {
        Path folder = folder();
        if (!folder.equals(fittings.home().matches()) || holds(folder)) return folder;
        return FileSystemView.getFileSystemView().getDefaultDirectory().toPath();
    }

    private static boolean holds(Path folder) {
        String[] files = folder.toFile().list();
        return files != null && files.length > 0;
    }

    private void remember(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null) fittings.likings().change(all -> all.with(Liking.MATCH_FOLDER, folder.toString()));
    }

    // ---- opening

    public void open() {
        EventThread.check("saving and opening of matches");
        new MatchChooser(parent, texts).open(openFolder()).ifPresent(file -> {
            remember(file);
            open(file);
        });
    }

    /** A match that was saved, a game that was given away, or a rule file. */
    public void open(Path file) {
        Said name = Said.plain(file.getFileName().toString());
        if (Files.notExists(file)) {
            notices()
                    .tell(Notice.problem("opened", Said.of("opened.missing", name))
                            .saying(Said.of(
                                    "opened.missing.text",
                                    String.valueOf(file.toAbsolutePath().getParent()))));
            return;
        }
        if (Gifts.isOne(file)) {
            gifts.open(file);
            return;
        }
        open(name, null, file, inLanguage -> {
            Opened opened = read(file, inLanguage);
            // What is called neither so nor so and cannot be read was hardly meant to be a match.
            return opened instanceof Opened.Refused && !MatchChooser.isMatch(file)
                    ? new Opened.Refused(List.of(ProblemViews.saying(inLanguage.get("opened.strange"))))
                    : opened;
        });
    }

    private Opened read(Path file, Texts inLanguage) {
        try {
            return MatchOpening.open(TextFile.read(file), shelf, inLanguage);
        } catch (BadFile bad) {
            return new Opened.Refused(ProblemViews.of(bad.problems()));
        }
    }

    /** Goes on with a match that is kept. */
    void open(Said name, Slot keptIn, SourceText text) {
        open(name, keptIn, null, inLanguage -> MatchOpening.open(text, shelf, inLanguage));
    }

    private void open(Said name, Slot keptIn, Path file, Function<Texts, Opened> reading) {
        EventThread.check("saving and opening of matches");
        Texts inLanguage = texts;
        fittings.worker()
                .execute(new Errand(
                        name,
                        () -> {
                            Opened opened = reading.apply(inLanguage);
                            Fittings.later(() -> come(opened, name, keptIn, file));
                        },
                        () -> {}));
    }

    private void come(Opened opened, Said name, Slot keptIn, Path file) {
        notices().away("opened");
        if (opened instanceof Opened.Whole whole) {
            playing.resume(whole.match(), keptIn, file);
            if (whole.rulesChanged())
                notices()
                        .tell(Notice.word("opened", Said.of("opened.whole", name))
                                .saying(Said.of("opened.whole.text"))
                                .on(GameScreen.NAME));
        } else if (opened instanceof Opened.Partly partly) {
            notices().tell(partly(partly, name));
        } else if (opened instanceof Opened.Refused refused) {
            notices()
                    .tell(Notice.problem("opened", Said.of("opened.refused", name))
                            .with(refused.problems()));
        }
    }

    /** What is gone on with then is another match: the file, or what was kept, stays as it is. */
    private Notice partly(Opened.Partly partly, Said name) {
        boolean all = partly.played() == partly.moves();
        Said text =
                all ? Said.of("opened.elsewhere.text") : Said.of("opened.partly.text", partly.played(), partly.moves());
        Said upTo = all ? Said.of("opened.all") : Said.of("opened.upto", partly.played());
        Notice notice = Notice.problem("opened", Said.of("opened.partly", name))
                .saying(text)
                .with(partly.problems());
        if (partly.played() > 0)
            notice = notice.offering("upto", upTo, () -> playing.resume(partly.upTo(), null, null));
        if (partly.stood() != null)
            notice =
                    notice.offering("stood", Said.of("opened.stood"), () -> playing.resume(partly.stood(), null, null));
        return notice;
    }

    private Notices notices() {
        return fittings.notices();
    }
}
