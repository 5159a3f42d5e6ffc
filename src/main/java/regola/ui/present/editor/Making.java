package regola.ui.present.editor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import regola.file.BadFile;
import regola.file.SafeWriter;
import regola.language.source.Message;
import regola.language.source.SourceText;
import regola.language.source.Trouble;
import regola.library.FreeId;
import regola.library.GameCopy;
import regola.library.GameEntry;
import regola.library.GameLibrary;
import regola.ui.view.Texts;
import regola.ui.view.editor.NamingView;

/** A Making makes new files: a copy of a game, a new variant of one. It asks for a name only, and proposes one. */
final class Making {
    private final Path own;
    private final Supplier<List<Path>> folders;
    private final OwnLessons lessons;

    /**
     * @param own the folder where new files go
     * @param folders where somebody's own files are
     * @param lessons of somebody's own games
     */
    Making(Path own, Supplier<List<Path>> folders, OwnLessons lessons) {
        this.own = own;
        this.folders = folders;
        this.lessons = lessons;
    }

    GameLibrary library() {
        return GameLibrary.open(folders.get().stream().filter(Files::exists).toList());
    }

    NamingView propose(NamingView.What what, Bench bench, String language) {
        return new NamingView(what, proposals(what, bench).get(language));
    }

    /** @return a name in each language that nothing has yet */
    private Map<String, String> proposals(NamingView.What what, Bench bench) {
        boolean copy = what == NamingView.What.COPY;
        Map<String, String> names = new LinkedHashMap<>();
        int number = 1;
        for (boolean free = false; !free; number++) {
            names.clear();
            free = true;
            for (String language : Texts.LANGUAGES) {
                Texts texts = Texts.in(language);
                String of = bare(new Pictures(texts).title(bench), texts);
                String name = copy ? copyName(texts, of, number) : variantName(texts, number);
                free &= !(copy ? gameTitles(language) : variantTitles(bench, language)).contains(name);
                names.put(language, name);
            }
        }
        return names;
    }

    private static String copyName(Texts texts, String of, int number) {
        return number == 1 ? texts.get("editor.copy.name", of) : texts.get("editor.copy.name.more", of, number);
    }

    private static String variantName(Texts texts, int number) {
        return number == 1 ? texts.get("editor.variant.name") : texts.get("editor.variant.name.more", number);
    }

    /** A copy of "X (my rules)" is not called "X (my rules) (my rules)". */
    private static String bare(String title, Texts texts) {
        String end = texts.get("editor.copy.name", "");
        int at = title.lastIndexOf(end.substring(0, Math.max(1, end.length() - 1)));
        return !end.isBlank() && at > 0 && title.endsWith(")") ? title.substring(0, at) : title;
    }

    private List<String> gameTitles(String language) {
        return library().games().stream()
                .map(game -> Pictures.plain(game.header().title(), language))
                .toList();
    }

    private static List<String> variantTitles(Bench bench, String language) {
        return bench.sheets().stream()
                .filter(Sheet::isVariant)
                .map(sheet -> Pictures.plain(sheet.title(), language))
                .toList();
    }

    /** Who changed the proposal has one name for all languages; who did not gets the proposal in each. */
    private Map<String, String> titles(NamingView.What what, Bench bench, String name, String language) {
        Map<String, String> titles = proposals(what, bench);
        String given = name.strip();
        if (!given.isEmpty() && !given.equals(titles.get(language))) titles.replaceAll((each, proposal) -> given);
        return titles;
    }

    /** @return the id of the copy */
    String copy(Bench bench, String name, String language) throws BadFile {
        GameLibrary library = library();
        GameEntry entry = library.game(bench.id())
                .orElseThrow(() -> new BadFile(Trouble.ofFile(
                        bench.id(),
                        "this game is not in the library",
                        "its files are gone, or they do not begin with 'game'",
                        "")));
        GameCopy copy = GameCopy.of(library, entry, titles(NamingView.What.COPY, bench, name, language));
        copy.write(own);
        lessons.copy(bench.id(), copy.id());
        return copy.id();
    }

    /** @return the new sheet, which is in its file already */
    Sheet variant(Bench bench, String name, String language) throws BadFile {
        Map<String, String> titles = titles(NamingView.What.VARIANT, bench, name, language);
        List<String> taken = new ArrayList<>(bench.variantIds());
        Path folder = (bench.isOwn() ? bench.game().path().toAbsolutePath().getParent() : own.resolve(bench.id()))
                .resolve("variants");
        String id = FreeId.of(titles.get(language), taken, "my-variant");
        while (Files.exists(folder.resolve(id + ".rules"))) {
            taken.add(id);
            id = FreeId.of(titles.get(language), taken, "my-variant");
        }
        String text = VariantDraft.of(bench.game().text(), bench.id(), id, titles, Texts.in(language));
        Path file = folder.resolve(id + ".rules");
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new BadFile(Trouble.ofFile(
                    folder.toString(),
                    "this folder cannot be made",
                    Message.of("{0}: {1}", e.getClass().getSimpleName(), e.getMessage()),
                    ""));
        }
        SafeWriter.write(file, text);
        return new Sheet(SourceText.of(file.toString(), text), file, true, SourceText.of(file.toString(), text));
    }
}
