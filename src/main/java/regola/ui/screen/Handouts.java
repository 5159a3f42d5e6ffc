package regola.ui.screen;

import java.awt.Component;
import java.awt.Font;
import java.awt.image.BufferedImage;
import java.awt.print.PrinterException;
import java.awt.print.PrinterJob;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.swing.JDialog;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import regola.file.BadFile;
import regola.file.SafeWriter;
import regola.language.source.Trouble;
import regola.ui.board.art.ArtStore;
import regola.ui.board.paint.BoardDrawing;
import regola.ui.handout.GifFile;
import regola.ui.handout.HandoutPanel;
import regola.ui.handout.HandoutPanel.Form;
import regola.ui.handout.Pages;
import regola.ui.handout.Paper;
import regola.ui.handout.PartsPanel;
import regola.ui.handout.PdfFile;
import regola.ui.handout.PngFile;
import regola.ui.handout.Print;
import regola.ui.handout.WorkProgress;
import regola.ui.keep.LibraryShelf;
import regola.ui.keep.Liking;
import regola.ui.keep.MatchChooser;
import regola.ui.keep.ShownFolder;
import regola.ui.present.ProblemViews;
import regola.ui.theme.EventThread;
import regola.ui.view.Notice;
import regola.ui.view.Said;
import regola.ui.view.Texts;
import regola.ui.view.handout.HandoutView;

/**
 * A Handouts asks what is to be handed out and where to, makes it on a worker of its own, and tells what came of it.
 * For the event thread only.
 */
public final class Handouts {
    /** The notice about a file that was written: of several, only about the last. */
    static final String SAVED = "handout";

    private static final float ON_PAPER = 7;
    /** Names of places are read at a table, without a lens. */
    private static final float NAMES_ON_PAPER = 11;

    private final Fittings fittings;
    private final Executor maker;
    private final Function<String, ArtStore> arts;
    private final Component parent;
    private Texts texts;

    /** Makes the bytes of a file. */
    @FunctionalInterface
    private interface Making {
        byte[] bytes(WorkProgress progress);
    }

    /**
     * @param maker does one thing after another; it may be kept busy for long
     * @param arts drawings of a game for the maker's thread alone, anew each time
     * @param parent stands behind what asks
     */
    public Handouts(Fittings fittings, Executor maker, Function<String, ArtStore> arts, Component parent, Texts texts) {
        this.fittings = fittings;
        this.maker = maker;
        this.arts = arts;
        this.parent = parent;
        this.texts = texts;
    }

    public void speak(Texts next) {
        EventThread.check("what is handed out");
        texts = next;
    }

    /** @param all what can be handed out now */
    public void ask(List<Handed> all) {
        EventThread.check("what is handed out");
        if (all.isEmpty()) return;
        JDialog window = new JDialog(
                SwingUtilities.getWindowAncestor(parent),
                texts.get("handout.title"),
                JDialog.ModalityType.APPLICATION_MODAL);
        window.setName("handout.window");
        List<HandoutPanel.Choice> choices = all.stream()
                .map(one -> new HandoutPanel.Choice(one.words(), one.film() != null))
                .toList();
        HandoutPanel panel = new HandoutPanel(
                all.get(0).of(),
                choices,
                texts,
                (at, form) -> {
                    window.dispose();
                    give(all.get(at), form);
                },
                window::dispose);
        window.setContentPane(panel);
        EscapeKey.closes(window);
        window.pack();
        window.setLocationRelativeTo(window.getOwner());
        panel.takeKeyboard();
        window.setVisible(true);
    }

    /** Makes it in that form, after asking where to. */
    void give(Handed what, Form form) {
        Font font = UIManager.getFont("Label.font");
        if (what.film() != null) {
            what.film()
                    .accept(film -> Fittings.later(() -> save(
                            film.title(), Form.GIF, progress -> GifFile.of(film, boards(what, font), font, progress))));
            return;
        }
        what.pages()
                .accept(handout -> Fittings.later(() -> {
                    boolean parted = what.isParted()
                            && handout.parts().size() + handout.absent().size() > 1;
                    if (parted) choose(what, handout, form, font);
                    else give(what, handout, form, font);
                }));
    }

    /** Which parts of it, and how many pages that makes, is seen before it is made. */
    private void choose(Handed what, HandoutView handout, Form form, Font font) {
        JDialog window = new JDialog(
                SwingUtilities.getWindowAncestor(parent), handout.title(), JDialog.ModalityType.APPLICATION_MODAL);
        window.setName("sheets.window");
        PartsPanel[] panel = new PartsPanel[1];
        AtomicInteger asked = new AtomicInteger();
        panel[0] = new PartsPanel(handout.parts(), handout.absent(), texts, new PartsPanel.Wishes() {
            @Override
            public void look(List<String> parts, int page) {
                int number = asked.incrementAndGet();
                maker.execute(() -> {
                    if (number != asked.get()) return; // somebody has chosen otherwise meanwhile
                    Pages pages = new Pages(handout.only(parts), Paper.A4, onPaper(what, font), font);
                    BufferedImage image = PngFile.page(pages, page);
                    Fittings.later(() -> {
                        if (number == asked.get()) panel[0].show(pages.count(), image);
                    });
                });
            }

            @Override
            public void make(List<String> parts) {
                window.dispose();
                give(what, handout.only(parts), form, font);
            }

            @Override
            public void cancel() {
                window.dispose();
            }
        });
        window.setContentPane(panel[0]);
        EscapeKey.closes(window);
        window.pack();
        window.setLocationRelativeTo(window.getOwner());
        panel[0].look(0);
        window.setVisible(true);
    }

    private void give(Handed what, HandoutView handout, Form form, Font font) {
        String language = texts.language();
        switch (form) {
            case PNG ->
                save(handout.title(), form, progress -> PngFile.of(handout, boards(what, font), font, progress));
            case PAPER -> print(handout.title(), () -> new Pages(handout, Paper.A4, onPaper(what, font), font));
            default ->
                save(
                        handout.title(),
                        Form.PDF,
                        progress -> PdfFile.of(
                                new Pages(handout, Paper.A4, onPaper(what, font), font),
                                handout.title(),
                                language,
                                progress));
        }
    }

    private BoardDrawing onPaper(Handed what, Font font) {
        return boards(what, font).inkSaving();
    }

    /** On paper what is written on a board is small: it must not hide what is small there too. */
    private BoardDrawing boards(Handed what, Font font) {
        ArtStore art = arts.apply(what.game());
        return what.film() == null
                ? new BoardDrawing(art, font.deriveFont(ON_PAPER)).namesOf(NAMES_ON_PAPER)
                : new BoardDrawing(art, font);
    }

    // ---- into files

    private void save(String title, Form form, Making making) {
        EventThread.check("what is handed out");
        String ending = form.name().toLowerCase(Locale.ROOT);
        String name = title.replaceAll("[\\\\/:*?\"<>|\\s\\p{Cntrl}]+", " ").strip();
        String proposed = name.length() > 60 ? name.substring(0, 60).strip() : name;
        new MatchChooser(parent, texts)
                .save(folder(fittings), proposed, "handout.title", kind(form), ending)
                .ifPresent(file -> {
                    remember(fittings, file);
                    write(file, making, () -> save(title, form, making));
                });
    }

    private static String kind(Form form) {
        return switch (form) {
            case PNG -> "handout.kind.png";
            case GIF -> "handout.kind.gif";
            default -> "handout.kind.pdf";
        };
    }

    /** What is written beside others is looked for there the next time. */
    static void remember(Fittings fittings, Path file) {
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null) fittings.likings().change(all -> all.with(Liking.HANDOUT_FOLDER, folder.toString()));
    }

    /** @return where somebody looks for what they have the program write: nobody knows its own folder */
    static Path folder(Fittings fittings) {
        return fittings.likings()
                .now()
                .get(Liking.HANDOUT_FOLDER)
                .flatMap(LibraryShelf::path)
                .filter(Files::isDirectory)
                .orElseGet(() -> LibraryShelf.path(System.getProperty("user.home", "."))
                        .orElse(fittings.home().folder()));
    }

    private void write(Path file, Making making, Runnable elsewhere) {
        work(file.getFileName().toString(), progress -> {
            byte[] bytes = making.bytes(progress);
            try {
                SafeWriter.write(file, bytes);
                tell(ShownFolder.offering(
                        Notice.word(SAVED, Said.of("handout.saved", file.getFileName()))
                                .saying(Said.plain(file.toString())),
                        file,
                        fittings.worker()));
            } catch (BadFile bad) {
                tell(Notice.problem(SAVED, Said.of("save.failed", file.getFileName()))
                        .with(ProblemViews.of(bad.problems()))
                        .offering("again", Said.of("save.again"), () -> write(file, making, elsewhere))
                        .offering("elsewhere", Said.of("save.elsewhere"), elsewhere)
                        .everywhere());
            }
        });
    }

    // ---- onto paper

    /** A making of pages, on the maker's thread. */
    @FunctionalInterface
    private interface Laying {
        Pages pages();
    }

    private void print(String title, Laying laying) {
        EventThread.check("what is handed out");
        PrinterJob job = PrinterJob.getPrinterJob();
        job.setJobName(title);
        try {
            if (job.getPrintService() == null) {
                tell(Notice.problem(SAVED, Said.of("handout.noPrinter")).saying(Said.of("handout.noPrinter.text")));
                return;
            }
            if (!job.printDialog()) return;
        } catch (RuntimeException none) {
            tell(Notice.problem(SAVED, Said.of("handout.noPrinter")).saying(Said.of("handout.noPrinter.text")));
            return;
        }
        work(title, progress -> {
            job.setPrintable(new Print(laying.pages(), progress));
            try {
                job.print();
                tell(Notice.word(SAVED, Said.of("handout.printed", title)));
            } catch (PrinterException e) {
                tell(Notice.problem(SAVED, Said.of("handout.unprinted", title))
                        .with(ProblemViews.of(Trouble.nowhere(String.valueOf(e.getMessage()), "", "")))
                        .everywhere());
            }
        });
    }

    private void work(String name, Consumer<WorkProgress> work) {
        ProgressWindow window = new ProgressWindow(parent, name, texts);
        window.setVisible(true);
        maker.execute(() -> {
            try {
                work.accept(window);
            } catch (WorkProgress.Stopped stopped) {
                tell(Notice.word(SAVED, Said.of("handout.stopped", name)));
            } catch (OutOfMemoryError large) {
                tell(Notice.problem(SAVED, Said.of("handout.large", name)).everywhere());
            } finally {
                Fittings.later(window::dispose);
            }
        });
    }

    private void tell(Notice notice) {
        Fittings.later(() -> fittings.notices().tell(notice));
    }
}
