package regola.ui.present.editor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import regola.file.BadFile;
import regola.file.FileStamp;
import regola.file.SafeWriter;
import regola.file.TextFile;
import regola.language.source.Message;
import regola.language.source.SourceText;
import regola.language.source.Trouble;
import regola.ui.present.ProblemViews;
import regola.ui.view.Notice;
import regola.ui.view.Said;

/**
 * A Disk is where the sheets of a bench are files: it writes them, sees when somebody else wrote them, and keeps what
 * is in no file yet. Whatever goes wrong there, the text on the bench stays as it is, and a notice says what happened.
 */
final class Disk {
    /** What can be done about a sheet whose file is not as it should be; each is called on the event thread. */
    interface Remedies {
        void takeTheirs(String file);

        void keepMine(String file);

        void compare(String file);

        void takeUnsaved(String file);

        void dropUnsaved(String file);

        void save(String file);

        /** Writes what is on the bench over rules that work. */
        void saveKeepingOld();
    }

    /** How the names of files end that hold rules which worked, before others were written over them. */
    private static final String WORKED = ".worked-";

    private static final int MOST_WORKED = 1000;

    private final UnsavedTexts unsaved;
    private final Ages ages;
    private final Consumer<Notice> tell;
    private final Consumer<String> away;
    private final Remedies remedies;

    Disk(UnsavedTexts unsaved, Ages ages, Consumer<Notice> tell, Consumer<String> away, Remedies remedies) {
        this.unsaved = unsaved;
        this.ages = ages;
        this.tell = tell;
        this.away = away;
        this.remedies = remedies;
    }

    /** @return false if the text is not in its file afterwards; then a notice says why */
    boolean save(Sheet sheet) {
        if (!sheet.isUnsaved()) return true;
        look(sheet);
        if (sheet.theirs != null) return false;
        if (!sheet.isUnsaved()) return true;
        try {
            makeFolder(sheet.path());
            SafeWriter.write(sheet.path(), sheet.forDisk());
            ages.wrote(sheet, sheet.disk());
            sheet.onDisk(sheet.text().text());
            unsaved.forget(sheet.file());
            away.accept(key("write", sheet));
            away.accept(key("gone", sheet));
            away.accept(key("unsaved", sheet));
            return true;
        } catch (BadFile bad) {
            boolean kept = keep(sheet);
            tell.accept(Notice.problem(key("write", sheet), Said.of("editor.write.title", name(sheet)))
                    .saying(Said.of(kept ? "editor.write.kept" : "editor.write.here"))
                    .with(ProblemViews.of(bad.problems()))
                    .offering("again", Said.of("editor.write.again"), () -> remedies.save(sheet.file()))
                    .everywhere());
            return false;
        }
    }

    /** Writes what fails over what works; what works stays beside it, under another name. */
    void saveKeepingOld(Bench bench) {
        List<String> beside = new ArrayList<>();
        for (Sheet sheet : bench.sheets()) {
            if (!sheet.isUnsaved() || sheet.isGone()) continue;
            try {
                Path free = freeBeside(sheet.path());
                SafeWriter.write(free, sheet.disk());
                beside.add(free.toString());
            } catch (BadFile bad) {
                tell.accept(Notice.problem(key("write", sheet), Said.of("editor.write.title", name(sheet)))
                        .saying(Said.of(keep(sheet) ? "editor.write.kept" : "editor.write.here"))
                        .with(ProblemViews.of(bad.problems())));
                return;
            }
        }
        bench.sheets().forEach(this::save);
        if (!beside.isEmpty()) {
            tell.accept(Notice.word("editor.worked", Said.of("editor.worked.title"))
                    .saying(Said.of("editor.worked.text", String.join("\n", beside))));
        }
    }

    private static Path freeBeside(Path file) throws BadFile {
        for (int i = 1; i <= MOST_WORKED; i++) {
            Path free = file.resolveSibling(file.getFileName() + WORKED + i);
            if (!Files.exists(free)) return free;
        }
        throw new BadFile(Trouble.ofFile(
                file.toString(),
                "there are too many older versions beside this file",
                Message.of("they end in '{0}' and a number", WORKED),
                "put some of them elsewhere"));
    }

    private static void makeFolder(Path file) throws BadFile {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
        } catch (IOException e) {
            throw new BadFile(Trouble.ofFile(
                    file.toString(),
                    "its folder cannot be made",
                    Message.of("{0}: {1}", e.getClass().getSimpleName(), e.getMessage()),
                    ""));
        }
    }

    /** Reads a file again if it is not as it was when it was last read or written. */
    void look(Sheet sheet) {
        if (!sheet.isOwn() || Objects.equals(FileStamp.of(sheet.path()), sheet.stamp)) return;
        if (!Files.exists(sheet.path())) {
            if (sheet.isGone()) return;
            sheet.goneFromDisk();
            tell.accept(Notice.problem(key("gone", sheet), Said.of("editor.gone.title", name(sheet)))
                    .saying(Said.of("editor.gone.text"))
                    .offering("save", Said.of("editor.gone.save"), () -> remedies.save(sheet.file()))
                    .everywhere());
            return;
        }
        try {
            SourceText now = TextFile.read(sheet.path());
            differs(sheet, now.text());
        } catch (BadFile bad) {
            sheet.stamp = FileStamp.of(sheet.path()); // said once for each time that it was written
            tell.accept(Notice.problem(key("read", sheet), Said.of("editor.read.title", name(sheet)))
                    .saying(Said.of("editor.read.text"))
                    .with(ProblemViews.of(bad.problems()))
                    .everywhere());
        }
    }

    private void differs(Sheet sheet, String now) {
        boolean wasUnsaved = sheet.isUnsaved();
        String theirs = Sheet.plain(now);
        away.accept(key("gone", sheet));
        if (theirs.equals(sheet.disk())) {
            sheet.onDisk(theirs);
        } else if (theirs.equals(sheet.text().text())) {
            sheet.onDisk(theirs);
            away.accept(key("conflict", sheet));
        } else if (!wasUnsaved) {
            sheet.onDisk(theirs);
            sheet.load(theirs);
        } else {
            sheet.theirs = theirs;
            sheet.stamp = FileStamp.of(sheet.path());
            tell.accept(Notice.problem(key("conflict", sheet), Said.of("editor.conflict.title", name(sheet)))
                    .saying(Said.of("editor.conflict.text"))
                    .offering("theirs", Said.of("editor.conflict.theirs"), () -> remedies.takeTheirs(sheet.file()))
                    .offering("mine", Said.of("editor.conflict.mine"), () -> remedies.keepMine(sheet.file()))
                    .offering("compare", Said.of("editor.conflict.compare"), () -> remedies.compare(sheet.file()))
                    .everywhere());
        }
    }

    void takeTheirs(Sheet sheet) {
        if (sheet.theirs == null) return;
        String theirs = sheet.theirs;
        sheet.onDisk(theirs);
        sheet.load(theirs);
        unsaved.forget(sheet.file());
    }

    /** What is on the page counts; the next saving writes over the other. */
    void keepMine(Sheet sheet) {
        if (sheet.theirs != null) sheet.onDisk(sheet.theirs);
    }

    // ---- in case the program ends

    /** Keeps what is in no file yet. */
    void keep(Bench bench) {
        for (Sheet sheet : bench.sheets()) {
            if (sheet.isUnsaved() && !sheet.kept) keep(sheet);
            // Somebody typed, and took it back: what was kept in between is nothing to offer.
            if (!sheet.isUnsaved() && sheet.keptBefore) {
                unsaved.forget(sheet.file());
                sheet.keptBefore = false;
            }
        }
    }

    private boolean keep(Sheet sheet) {
        sheet.kept = unsaved.keep(sheet.file(), sheet.text().text());
        sheet.keptBefore |= sheet.kept;
        return sheet.kept;
    }

    /** Offers what was kept when the program last ended. */
    void offerUnsaved(Sheet sheet) {
        if (!sheet.isOwn() || sheet.isUnsaved()) return;
        String kept = unsaved.of(sheet.file()).map(Sheet::plain).orElse(null);
        if (kept == null) return;
        if (kept.equals(sheet.text().text())) {
            unsaved.forget(sheet.file());
            return;
        }
        tell.accept(Notice.offer(key("unsaved", sheet), Said.of("editor.unsaved.title", name(sheet)))
                .saying(Said.of("editor.unsaved.text"))
                .offering("take", Said.of("editor.unsaved.take"), () -> remedies.takeUnsaved(sheet.file()))
                .offering("drop", Said.of("editor.unsaved.drop"), () -> remedies.dropUnsaved(sheet.file()))
                .everywhere());
    }

    /** Takes what was kept, and offers it no more. */
    void recover(Sheet sheet) {
        away.accept(key("unsaved", sheet));
        if (sheet.isOwn() && !sheet.isUnsaved()) takeUnsaved(sheet);
    }

    void takeUnsaved(Sheet sheet) {
        unsaved.of(sheet.file()).ifPresent(sheet::load);
    }

    void dropUnsaved(Sheet sheet) {
        unsaved.forget(sheet.file());
    }

    private static String key(String what, Sheet sheet) {
        return "editor." + what + "." + name(sheet);
    }

    private static String name(Sheet sheet) {
        return Path.of(sheet.file()).getFileName().toString();
    }
}
