package regola.ui.view.make;

import java.util.List;
import java.util.Map;
import java.util.Set;
import regola.ui.view.ProblemView;
import regola.ui.view.board.OverlayView;
import regola.ui.view.match.MatchView;

/**
 * A LessonFormView is a lesson of somebody's own while it is filled in, at one of its steps.
 *
 * @param serial grows with every picture
 * @param game the id of the game
 * @param match where the step begins
 * @param overlay where the moves lead that are right
 * @param words what was typed
 * @param step from 0
 * @param steps how many there are
 * @param right what is right in the step
 * @param moves those that are right
 * @param legal all that can be made there
 * @param winner the name of whoever can win with the next move; empty if nobody can
 * @param playsOn whether a move on the board leads on, to where the step is to begin
 * @param canBack whether a move that led there can be taken back
 * @param canAdd whether another step can begin behind this one
 * @param missing what is missing in the step and was asked for
 * @param undone numbers of the other steps in which something is missing, from 1; none before it was asked for
 * @param faults why the rules do not fit what it says
 * @param saved whether everything is in its file
 * @param file the name of its file; empty before there is one
 * @param other the title of another lesson of the game that is being made, to which this step could belong; or empty
 */
public record LessonFormView(
        long serial,
        String game,
        MatchView match,
        OverlayView overlay,
        Map<Part, Told> words,
        int step,
        int steps,
        Right right,
        List<Line> moves,
        List<Line> legal,
        String winner,
        boolean playsOn,
        boolean canBack,
        boolean canAdd,
        Set<Part> missing,
        List<Integer> undone,
        List<ProblemView> faults,
        boolean saved,
        String file,
        String other) {
    public LessonFormView {
        words = Map.copyOf(words);
        moves = List.copyOf(moves);
        legal = List.copyOf(legal);
        missing = Set.copyOf(missing);
        undone = List.copyOf(undone);
        faults = List.copyOf(faults);
    }

    /** What is asked for. RIGHT is chosen, the others are typed; WRONG may be left empty. */
    public enum Part {
        TITLE,
        GOAL,
        RIGHT,
        DONE,
        WRONG
    }

    /** What is right: some moves, any move, or what wins. */
    public enum Right {
        MOVES,
        ANY,
        WINS
    }

    /** Words in each language; empty where there are none. */
    public record Told(String en, String it) {
        public String in(String language) {
            return language.equals("it") ? it : en;
        }
    }

    /** A move, as text and as people say it. */
    public record Line(String move, String words) {
        @Override
        public String toString() {
            return words;
        }
    }
}
