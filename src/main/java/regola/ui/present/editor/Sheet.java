package regola.ui.present.editor;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import regola.engine.value.RuleFailure;
import regola.file.FileStamp;
import regola.language.RuleCompiler;
import regola.language.diagnostic.Diagnostic;
import regola.language.model.Text;
import regola.language.model.VariantInfo;
import regola.language.service.Straightening;
import regola.language.source.SourceText;
import regola.ui.present.OneThread;

/**
 * A Sheet is one rule file on the bench: how it is on disk, how it is on the page, and what was found in it. Lines end
 * with a line feed alone as long as it is here. Confined to one thread.
 */
final class Sheet {
    private final OneThread thread = new OneThread("a text that is edited");
    private final String file;
    private final Path path;
    private final boolean variant;
    private final String original;
    private final boolean carriageReturns;
    /** How it was when it was first read. */
    private final String opened;

    private String disk;
    private boolean gone;
    private SourceText text;
    private long edition;
    private long loading;
    private VariantInfo info;
    private Text gameTitle = Text.NONE;
    boolean on;
    /** What another program wrote into the file, while there is text here that is not on disk; else null. */
    String theirs;
    /** Whether the text that is not on disk is kept elsewhere. */
    boolean kept;
    /** Whether an earlier text of it is kept there. */
    boolean keptBefore;

    private List<Diagnostic> found = List.of();
    private List<TakenAway.Back> backs = List.of();
    /** How all lines that begin in a wrong column begin where they belong; null if it is one or none. */
    private Straightening straight;
    /** The text as it was when nothing was wrong in any file of the game the last time, or at first; null before. */
    private String lastRight;
    /** The text in which it was found; a newer one may be here already. */
    private SourceText foundIn;
    /** When and how large the file was when it was last read or written; null if it is not there. */
    FileStamp stamp;
    /** What came of playing this text, in this file; null once the text is another. */
    RuleFailure failure;
    /** What is told of the line that ends every match before anybody moves; null if none does. */
    Diagnostic over;

    /**
     * @param path null for a file that came with the program
     * @param original how it was when it was copied, or null
     */
    Sheet(SourceText source, Path path, boolean variant, SourceText original) {
        this.file = source.name();
        this.path = path;
        this.variant = variant;
        this.original = original == null ? null : plain(original.text());
        this.carriageReturns = source.text().contains("\r\n");
        this.disk = plain(source.text());
        this.opened = disk;
        this.text = SourceText.of(file, disk);
        this.loading = 1;
        this.stamp = path == null ? null : FileStamp.of(path);
        read();
    }

    static String plain(String text) {
        return text.replace("\r\n", "\n").replace('\r', '\n');
    }

    /** What the file says about itself; a text that says nothing just now is called what it was called before. */
    void read() {
        thread.check();
        if (!variant) {
            RuleCompiler.gameHeader(text).ifPresent(header -> gameTitle = header.title());
            return;
        }
        Optional<VariantInfo> header = RuleCompiler.variantHeader(text);
        if (header.isPresent()) info = header.get();
    }

    String file() {
        return file;
    }

    /** @return null for a file that came with the program */
    Path path() {
        return path;
    }

    boolean isOwn() {
        return path != null;
    }

    boolean isVariant() {
        return variant;
    }

    /** @return the id of the variant; null for a game, and for a variant that never said what it is */
    String id() {
        return info == null ? null : info.id();
    }

    Text title() {
        return variant ? info == null ? Text.NONE : info.title() : gameTitle;
    }

    /** @return how it was when it was copied, or else when it was opened; null for a file that came with the program */
    String before() {
        if (!isOwn()) return null;
        return original == null ? opened : original;
    }

    boolean isCopied() {
        return original != null;
    }

    SourceText text() {
        return text;
    }

    /** @return what the file held when it was last read or written */
    String disk() {
        return disk;
    }

    long edition() {
        return edition;
    }

    long loading() {
        return loading;
    }

    boolean isUnsaved() {
        return isOwn() && (gone || !text.text().equals(disk));
    }

    /** @return the text as it is to be written */
    String forDisk() {
        return carriageReturns ? text.text().replace("\n", "\r\n") : text.text();
    }

    /** Somebody typed. */
    void type(String next, long ofEdition) {
        edition = ofEdition;
        if (!next.equals(text.text())) put(next);
    }

    /** The text comes from elsewhere, and the page has to take it. */
    void load(String next) {
        put(plain(next));
        loading++;
    }

    private void put(String next) {
        thread.check();
        text = SourceText.of(file, next);
        failure = null;
        over = null;
        kept = false;
    }

    /**
     * @param all what was found in the text of this sheet
     * @param missed lines that were taken away and are missed
     */
    void found(List<Diagnostic> all, List<TakenAway.Back> missed) {
        thread.check();
        backs = List.copyOf(missed);
        found = List.copyOf(all);
        // Where it is known of each line where it began, guesses would move more of them.
        boolean known = found.stream().anyMatch(MovedLines::isKnown);
        straight = known ? null : Straightening.of(text, found).orElse(null);
        foundIn = text;
        if (lastRight == null) lastRight = text.text();
    }

    boolean isRight() {
        return found.stream().allMatch(Diagnostic::isRemark);
    }

    /** Nothing is wrong in any file. */
    void right() {
        lastRight = text.text();
    }

    String lastRight() {
        return lastRight;
    }

    /** @return how lines come back without which something would not be found */
    Optional<TakenAway.Back> back(Diagnostic one) {
        return backs.stream().filter(back -> back.mends(one)).findFirst();
    }

    Optional<Straightening> straight(Diagnostic one) {
        return Optional.ofNullable(straight).filter(all -> Straightening.isMoved(one));
    }

    List<Diagnostic> found() {
        return found;
    }

    /** @return the edition of the text in which things were found; -1 if that text is here no longer */
    long foundEdition() {
        return foundIn == text ? edition : -1;
    }

    boolean isChecked() {
        return foundIn == text;
    }

    /** The file holds this now. */
    void onDisk(String now) {
        thread.check();
        disk = plain(now);
        gone = false;
        theirs = null;
        stamp = FileStamp.of(path);
    }

    /** There is no file any more. */
    void goneFromDisk() {
        thread.check();
        gone = true;
        stamp = null;
    }

    boolean isGone() {
        return gone;
    }
}
