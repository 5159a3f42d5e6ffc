package regola.ui.present.editor;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import regola.file.BadFile;
import regola.file.TextFile;
import regola.language.RuleReading;
import regola.language.model.CheckedGame;
import regola.language.source.SourceText;
import regola.library.GameCopy;
import regola.library.GameEntry;

/**
 * A Bench is the files of one game, being read or changed: the rule file first, then its variants. Confined to one
 * thread.
 */
final class Bench {
    private final String game;
    private final List<Sheet> sheets = new ArrayList<>();
    private String front;
    private String origin;
    PlayedAs as = PlayedAs.nothing();
    /** With each letter that is typed one text is another and all the others are the same. */
    final RuleReading reading = new RuleReading();

    private Bench(String game) {
        this.game = game;
    }

    static Bench of(GameEntry entry) {
        Bench bench = new Bench(entry.id());
        bench.take(entry);
        bench.front = bench.game().file();
        bench.origin = entry.own() ? GameCopy.originOf(bench.game().path()).orElse(null) : null;
        return bench;
    }

    /** A file of somebody's own that is no game yet. */
    static Bench of(Path broken) throws BadFile {
        Bench bench = new Bench(broken.toString());
        boolean variant = broken.getParent() != null
                && "variants".equals(String.valueOf(broken.getParent().getFileName()));
        bench.sheets.add(new Sheet(TextFile.read(broken), broken, variant, null));
        bench.front = broken.toString();
        return bench;
    }

    /** A game that is being played though its files are gone; it can be read. */
    static Bench of(CheckedGame game) {
        Bench bench = new Bench(game.id());
        List<SourceText> sources = game.sources();
        for (SourceText source : sources) bench.sheets.add(new Sheet(source, null, source != sources.get(0), null));
        bench.front = sources.get(0).name();
        return bench;
    }

    /**
     * Looks at the library's files again: new ones come, those that are gone go, and no text that was typed is lost.
     */
    void take(GameEntry entry) {
        Path ruleFile = entry.own() ? Path.of(entry.source().name()) : null;
        List<Sheet> next = new ArrayList<>();
        next.add(sheet(entry.source(), entry.own(), false, ruleFile));
        for (GameEntry.VariantEntry variant : entry.variants())
            next.add(sheet(variant.source(), variant.own(), true, ruleFile));
        for (Sheet old : sheets) {
            boolean here = next.stream().anyMatch(sheet -> sheet.file().equals(old.file()));
            if (!here && old.isUnsaved()) next.add(old);
        }
        sheets.clear();
        sheets.addAll(next);
        if (sheets.stream().noneMatch(sheet -> sheet.file().equals(front))) front = game().file();
    }

    private Sheet sheet(SourceText source, boolean own, boolean variant, Path ruleFile) {
        Optional<Sheet> known = sheets.stream()
                .filter(sheet -> sheet.file().equals(source.name()))
                .findFirst();
        if (known.isPresent()) return known.get();
        Path path = own ? Path.of(source.name()) : null;
        SourceText original = path == null || ruleFile == null
                ? null
                : GameCopy.originalOf(ruleFile, path).orElse(null);
        return new Sheet(source, path, variant, original);
    }

    /** A new file of this game. */
    void add(Sheet sheet) {
        sheets.add(sheet);
    }

    /** @return the id of the game, or the name of the file that is none yet */
    String id() {
        return game;
    }

    List<Sheet> sheets() {
        return sheets;
    }

    Sheet game() {
        return sheets.get(0);
    }

    boolean isOwn() {
        return game().isOwn();
    }

    Sheet front() {
        return sheet(front).orElse(game());
    }

    /** @param file the name of one of the files; others are not shown */
    void show(String file) {
        if (sheet(file).isPresent()) front = file;
    }

    Optional<Sheet> sheet(String file) {
        return sheets.stream().filter(sheet -> sheet.file().equals(file)).findFirst();
    }

    /** @return the texts of all files */
    List<SourceText> texts() {
        return sheets.stream().map(Sheet::text).toList();
    }

    /** @return the variants that are played when the rules are applied */
    List<Sheet> chosen() {
        return sheets.stream().filter(sheet -> sheet.isVariant() && sheet.on).toList();
    }

    List<String> variantIds() {
        return sheets.stream().map(Sheet::id).filter(Objects::nonNull).toList();
    }

    /** @return the game that this one is a copy of; null if it is none */
    String origin() {
        return origin;
    }

    boolean isUnsaved() {
        return sheets.stream().anyMatch(Sheet::isUnsaved);
    }
}
