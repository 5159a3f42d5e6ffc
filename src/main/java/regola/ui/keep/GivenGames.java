package regola.ui.keep;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import regola.file.BadFile;
import regola.file.SafeWriter;
import regola.home.Home;
import regola.home.PreferenceFile;
import regola.language.source.Trouble;
import regola.library.GameEntry;
import regola.library.GameLibrary;
import regola.library.GamePack;
import regola.library.PackArrival;
import regola.ui.present.editor.OlderTexts;
import regola.ui.present.editor.OwnLessons;
import regola.ui.present.picture.Names;
import regola.ui.view.Said;

/** A GivenGames packs games into files to give away, and opens such files. On any thread but the window's. */
public final class GivenGames {
    public static final String ENDING = GamePack.ENDING;

    private final Home home;
    private final PreferenceFile likings;

    public GivenGames(Home home, PreferenceFile likings) {
        this.home = home;
        this.likings = likings;
    }

    public static boolean isOne(Path file) {
        return file.toString().endsWith("." + ENDING);
    }

    private GameLibrary library() {
        return GameLibrary.open(LibraryShelf.folders(home, likings));
    }

    /**
     * @param rules the name of a rule file: of a game, to be packed with all its variants, or of one variant, to be
     *     packed alone; or the id of a game
     */
    public void pack(String rules, Path file) throws BadFile {
        pack(rules, file, Set.of());
    }

    /** @return the lessons of the game that its rules do not fit any more; none if only a variant is given away */
    public List<OwnLessons.Misfit> misfits(String rules) {
        GameLibrary library = library();
        OwnLessons lessons = new KeptLessons(home.tutorials(), OlderTexts.NOWHERE);
        return library.games().stream()
                .filter(game -> game.source().name().equals(rules) || game.id().equals(rules))
                .flatMap(game -> lessons.of(game.id()).stream())
                .map(lesson -> lessons.misfit(lesson, library))
                .filter(Objects::nonNull)
                .toList();
    }

    /**
     * @param rules the name of a rule file, or the id of a game
     * @return what a file is called in which it is given away: as the game is called now, else as its rule file
     */
    public String name(String rules, String language) {
        String file = rules.replaceFirst(".*[/\\\\]", "").replaceFirst("[.]rules$", "");
        return library().games().stream()
                .filter(game -> game.source().name().equals(rules) || game.id().equals(rules))
                .map(game -> Names.plain(game.header().title(), language))
                .map(title ->
                        title.replaceAll("[\\\\/:*?\"<>|\\s\\p{Cntrl}]+", " ").strip())
                .filter(title -> !title.isEmpty())
                .findFirst()
                .orElse(file);
    }

    /**
     * As {@link #pack(String, Path)}, with some lessons left out.
     *
     * @param without names of their files
     * @return whether there are lessons in it
     */
    public boolean pack(String rules, Path file, Set<String> without) throws BadFile {
        GameLibrary library = library();
        for (GameEntry game : library.games()) {
            if (game.source().name().equals(rules) || game.id().equals(rules)) {
                SafeWriter.write(file, GamePack.of(library, game, home.tutorials(), without));
                return !GamePack.lessons(game, home.tutorials(), without).isEmpty();
            }
            for (GameEntry.VariantEntry variant : game.variants()) {
                if (!variant.source().name().equals(rules)) continue;
                SafeWriter.write(file, GamePack.of(variant));
                return false;
            }
        }
        throw new BadFile(Trouble.ofFile(
                rules, "this game cannot be packed", "its rule file does not begin with 'game' or 'variant'", ""));
    }

    /** @return what is in the file, and what of it is there already; nothing is written yet */
    public Arrival arrival(Path file) throws BadFile {
        PackArrival pack = new PackArrival(GamePack.read(file), library(), home.rules(), home.tutorials());
        return new Arrival(pack, home.folder().resolve("replaced"));
    }

    /** An Arrival is what is in such a file. */
    public static final class Arrival {
        private final PackArrival pack;
        private final Path aside;

        private Arrival(PackArrival pack, Path aside) {
            this.pack = pack;
            this.aside = aside;
        }

        public Said title() {
            return texts -> Names.plain(pack.title(), texts.language());
        }

        /** @return the id of the game that came, or of the game whose variant came */
        public String game() {
            return pack.game();
        }

        /** @return the id of the variant that came; empty for a whole game */
        public List<String> variants() {
            return pack.variants();
        }

        /** @return whether nothing of this name is there */
        public boolean isNew() throws BadFile {
            return pack.stand() == PackArrival.Stand.FREE;
        }

        /** @return whether the very same is there */
        public boolean isThere() throws BadFile {
            return pack.stand() == PackArrival.Stand.SAME;
        }

        /** @return whether another one of this name is there that may be replaced */
        public boolean canReplace() throws BadFile {
            return pack.stand() == PackArrival.Stand.OWN;
        }

        /** @return in what it is another than the one that may be replaced */
        public Said different() throws BadFile {
            List<Said> parts = pack.different().stream()
                    .map(part -> Said.of(
                            switch (part) {
                                case RULES -> "given.part.rules";
                                case VARIANTS -> "given.part.variants";
                                case DRAWINGS -> "given.part.drawings";
                                case LESSONS -> "given.part.lessons";
                            }))
                    .toList();
            return texts -> parts.stream().map(part -> part.in(texts)).collect(Collectors.joining(", "));
        }

        /** @return the id under which it is there now, beside what was there */
        public String keepBoth() throws BadFile {
            return pack.keepBoth();
        }

        /** @return where what was replaced stays */
        public Path replace() throws BadFile {
            return pack.replace(aside);
        }
    }
}
