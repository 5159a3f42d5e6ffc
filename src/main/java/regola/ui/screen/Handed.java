package regola.ui.screen;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import regola.ui.present.lesson.Worksheets;
import regola.ui.view.handout.FilmView;
import regola.ui.view.handout.HandoutView;

/**
 * A Handed is something that a page can hand out: either pages or a film, the other is null.
 *
 * @param words the key of what it is called
 * @param of what it is about, such as the title of a game; empty where that is on the page
 * @param game the id of the game whose drawings it needs
 * @param pages asks a presenter, which answers on its worker
 * @param film likewise
 */
record Handed(
        String words,
        String of,
        String game,
        Consumer<Consumer<HandoutView>> pages,
        Consumer<Consumer<FilmView>> film) {
    /** @return whether its parts are chosen one by one */
    boolean isParted() {
        return words.startsWith("handout.sheets");
    }

    static Handed pages(String words, String game, Consumer<Consumer<HandoutView>> pages) {
        return new Handed(words, "", game, pages, null);
    }

    /** @return the lessons of a game on paper: with what is right, without it, and that alone */
    static List<Handed> sheets(String of, String game, BiConsumer<Worksheets.Part, Consumer<HandoutView>> sheets) {
        return List.of(
                sheets("handout.sheets", of, game, Worksheets.Part.BOTH, sheets),
                sheets("handout.sheets.tasks", of, game, Worksheets.Part.TASKS, sheets),
                sheets("handout.sheets.answers", of, game, Worksheets.Part.ANSWERS, sheets));
    }

    private static Handed sheets(
            String words,
            String of,
            String game,
            Worksheets.Part part,
            BiConsumer<Worksheets.Part, Consumer<HandoutView>> sheets) {
        return new Handed(words, of, game, paper -> sheets.accept(part, paper), null);
    }

    static Handed film(String words, String game, Consumer<Consumer<FilmView>> film) {
        return new Handed(words, "", game, null, film);
    }
}
