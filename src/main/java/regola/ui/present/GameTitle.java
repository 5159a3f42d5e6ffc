package regola.ui.present;

import regola.language.model.CheckedGame;
import regola.language.model.Text;

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
}
