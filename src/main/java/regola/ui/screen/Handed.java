package regola.ui.screen;

import java.util.function.Consumer;
import regola.ui.view.handout.FilmView;
import regola.ui.view.handout.HandoutView;

/**
 * A Handed is something that a page can hand out: either pages or a film, the other is null.
 *
 * @param words the key of what it is called
 * @param game the id of the game whose drawings it needs
 * @param pages asks a presenter, which answers on its worker
 * @param film likewise
 */
record Handed(String words, String game, Consumer<Consumer<HandoutView>> pages, Consumer<Consumer<FilmView>> film) {
    static Handed pages(String words, String game, Consumer<Consumer<HandoutView>> pages) {
        return new Handed(words, game, pages, null);
    }

    static Handed film(String words, String game, Consumer<Consumer<FilmView>> film) {
        return new Handed(words, game, null, film);
    }
}
