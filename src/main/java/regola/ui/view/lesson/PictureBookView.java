package regola.ui.view.lesson;

import java.util.List;
import regola.ui.view.board.CardView;

/** A PictureBookView is all picture cards of a game, in the order in which its lessons bring them. */
public record PictureBookView(String game, String language, List<Page> pages) {
    public PictureBookView {
        pages = List.copyOf(pages);
    }

    /**
     * @param met whether the learner has done a step that is about it
     * @param lesson the place, from 1, of the first lesson that brings it
     */
    public record Page(CardView card, boolean met, int lesson) {}

    /** @return how many the learner has met */
    public int met() {
        return (int) pages.stream().filter(Page::met).count();
    }
}
