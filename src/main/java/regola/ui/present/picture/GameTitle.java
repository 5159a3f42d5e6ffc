package regola.ui.present.picture;

import regola.language.model.CheckedGame;
import regola.language.model.Text;
import regola.language.source.SourceText;
import regola.ui.view.Said;

/** A GameTitle is what people call a game. */
public final class GameTitle {
    private GameTitle() {}

    public static String of(CheckedGame game, String language) {
        return of(game.title(), game.id(), language);
    }

    /** @return the id where it has no title */
    public static String of(Text title, String id, String language) {
        String words = Names.plain(title, language);
        return words.isEmpty() ? id : words;
    }

    /** @return the game and where its rules are, such as "Stones (stones.rules)" */
    public static Said withFile(CheckedGame game) {
        SourceText file = game.sources().get(0);
        return texts -> withFile(of(game.title(), game.id(), texts.language()), file.name());
    }

    /** @param file may be empty, or have folders before it */
    public static String withFile(String title, String file) {
        String name = file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
        return name.isEmpty() || name.equals(title) ? title : title + " (" + name + ")";
    }
}
