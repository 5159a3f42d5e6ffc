package regola.ui.view.rules;

import java.util.List;

/**
 * A PassageView is what one rule says, and where it stands.
 *
 * @param game the id of the game
 * @param number of the rule; empty if a place was asked for that has none
 * @param places where it stands, the most telling first; empty if nowhere
 */
public record PassageView(String game, String number, List<Place> places) {
    public PassageView {
        places = List.copyOf(places);
    }

    /**
     * A Place is a stretch of whole lines of one file.
     *
     * @param file what messages call the file
     * @param first the first line, from 1
     * @param sentence what the rule says there, in the learner's language; … for each value; may be empty
     * @param lines the text of the lines, without line ends
     */
    public record Place(String file, int first, String sentence, List<String> lines) {
        public Place {
            lines = List.copyOf(lines);
        }

        /** @return the last line, from 1 */
        public int last() {
            return first + lines.size() - 1;
        }
    }
}
