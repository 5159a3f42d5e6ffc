package regola.ui.view.lesson;

import java.util.List;
import regola.ui.view.board.CardView;

/**
 * A LessonEndView is the card at the end of a lesson.
 *
 * @param stars 0 to 3
 * @param summary how it went, in a few words
 * @param tip how to get more stars, and what is worth another look; empty if nothing is
 * @param learnt what one knows now, in one sentence; may be empty
 * @param open how many steps are not done yet
 * @param cards what the lesson was about, each thing once
 * @param follows the id of the lesson that follows; empty if this was the last
 * @param next the title of the lesson that follows; empty if this was the last
 * @param helped whether it was help alone that cost stars, and no wrong try
 * @param kept whether it was an exercise that somebody has kept from a match
 */
public record LessonEndView(
        int stars,
        String summary,
        String tip,
        String learnt,
        int open,
        List<CardView> cards,
        String follows,
        String next,
        boolean helped,
        boolean kept) {
    public LessonEndView {
        cards = List.copyOf(cards);
    }
}
