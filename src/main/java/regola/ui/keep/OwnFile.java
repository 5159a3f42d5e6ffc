package regola.ui.keep;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import regola.file.BadFile;
import regola.home.Home;
import regola.home.PreferenceFile;
import regola.language.CompileRequest;
import regola.language.GameHeader;
import regola.language.RuleCompiler;
import regola.language.model.Text;
import regola.language.model.VariantInfo;
import regola.language.source.Message;
import regola.language.source.SourceText;
import regola.language.source.Trouble;
import regola.library.GameEntry;
import regola.library.GameLibrary;
import regola.ui.present.picture.Names;
import regola.ui.view.Said;

/**
 * An OwnFile is a rule file that somebody wants to open, wherever it lies: whose rules it holds, and whether it stands
 * among their games already. On any thread but the window's.
 */
public final class OwnFile {
    static final String RULES = "rules";
    private static final String ENDING = "." + RULES;

    private final GameHeader header;
    private final VariantInfo variant;
    private final GameEntry game;
    private final Path file;
    private final boolean playable;

    private OwnFile(GameHeader header, VariantInfo variant, GameEntry game, Path file, boolean playable) {
        this.header = header;
        this.variant = variant;
        this.game = game;
        this.file = file;
        this.playable = playable;
    }

    public static boolean isOne(Path file) {
        return file.toString().endsWith(ENDING);
    }

    /**
     * @param file absolute
     * @throws BadFile if it is neither a game nor a variant of one that is there
     */
    public static OwnFile find(SourceText text, Path file, Home home, PreferenceFile likings) throws BadFile {
        GameHeader header = RuleCompiler.gameHeader(text).orElse(null);
        VariantInfo variant = header == null ? RuleCompiler.variantHeader(text).orElse(null) : null;
        if (header == null && variant == null)
            throw new BadFile(Trouble.ofFile(
                    file.toString(),
                    "this is no rule file of a game",
                    "it does not begin with 'game' or 'variant'",
                    "open the file of the game"));
        GameLibrary library = GameLibrary.open(LibraryShelf.folders(home, likings));
        GameEntry game =
                library.game(header == null ? variant.game() : header.id()).orElse(null);
        if (variant != null && game == null)
            throw new BadFile(Trouble.ofFile(
                    file.toString(),
                    "this variant has no game here",
                    Message.of("it changes the game '{0}', which is not among yours", variant.game()),
                    "open the file of the game first"));
        boolean playable =
                header == null || !RuleCompiler.compile(CompileRequest.of(text)).hasErrors();
        return new OwnFile(header, variant, game, file, playable);
    }

    /** @return the id of the game whose rules it holds or changes */
    public String game() {
        return header == null ? variant.game() : header.id();
    }

    /** @return the id of the variant; empty for a game */
    public List<String> variants() {
        return variant == null ? List.of() : List.of(variant.id());
    }

    public Said title() {
        Text title = header == null ? variant.title() : header.title();
        return texts -> Names.plain(title, texts.language());
    }

    /** @return whether this very file stands among the games */
    public boolean isKnown() {
        return there().filter(this::isThis).isPresent();
    }

    /** @return whether another file of this id stands among them */
    public boolean isOther() {
        return there().filter(name -> !isThis(name)).isPresent();
    }

    private boolean isThis(SourceText source) {
        return source.name().equals(file.toString());
    }

    private Optional<SourceText> there() {
        if (game == null) return Optional.empty();
        if (variant == null) return Optional.of(game.source());
        return game.variant(variant.id()).map(GameEntry.VariantEntry::source);
    }

    /** @return false if something in it is wrong */
    public boolean isPlayable() {
        return playable;
    }
}
