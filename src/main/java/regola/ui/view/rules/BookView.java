package regola.ui.view.rules;

import java.util.List;
import java.util.Set;

/**
 * A BookView is the rulebook of a game as it is played, open at one page.
 *
 * @param game the id of the game
 * @param title what the game is called
 * @param language "en" or "it"
 * @param pages all of them, in order
 * @param at the id of the page that is open
 * @param sought what is searched for; empty for nothing
 * @param found the ids of the pages on which it stands; all if nothing is searched for
 * @param codes whether rules are shown with their numbers and the way to the rule file, as for teachers
 * @param looking whether moments of matches are still looked for, to be shown on more pages
 */
public record BookView(
        String game,
        String title,
        String language,
        List<BookPage> pages,
        String at,
        String sought,
        Set<String> found,
        boolean codes,
        boolean looking) {
    public BookView {
        pages = List.copyOf(pages);
        found = Set.copyOf(found);
    }

    /** @return the page that is open; the first if there is none of that name */
    public BookPage page() {
        return pages.stream().filter(page -> page.id().equals(at)).findFirst().orElse(pages.get(0));
    }

    /** @return how many pages are found */
    public int count() {
        return found.size();
    }
}
