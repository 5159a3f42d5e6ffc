package regola.rulebook;

import java.util.List;
import regola.engine.Ruleset;
import regola.language.model.Function;
import regola.language.model.Reason;

/**
 * An Outline is what a rulebook has to tell of a game as it is played with its variants and settings, in the order in
 * which things happen in a turn.
 *
 * @param setUp what is done before the first turn
 * @param turn what is said of a turn as a whole
 * @param besides what may happen in a turn besides, such as that nothing can be done
 * @param steps what happens in a turn, in order
 * @param topics what has a page of its own, in order
 * @param ideas what the rules reckon with and people have a name for, in the order of the rule files
 * @param endings how a match ends
 * @param winning how points are counted and who wins
 * @param changes what variants have changed of all that
 */
public record Outline(
        List<Reason> setUp,
        List<Reason> turn,
        List<Reason> besides,
        List<Step> steps,
        List<Topic> topics,
        List<Function> ideas,
        List<Reason> endings,
        List<Reason> winning,
        Changes changes) {

    /**
     * A Changes is the places of the variants that have changed what is told of the game as a whole, in the order in
     * which they are applied.
     */
    public record Changes(List<Integer> things, List<Integer> setUp, List<Integer> turn, List<Integer> end) {}

    /**
     * A Step is one of the things that happen in a turn.
     *
     * @param said what is done; may be null
     * @param topics the ids of the topics that tell more, such as the ways to move of a decision
     */
    public record Step(Reason said, List<String> topics) {
        public Step {
            topics = List.copyOf(topics);
        }
    }

    public Outline {
        setUp = List.copyOf(setUp);
        turn = List.copyOf(turn);
        besides = List.copyOf(besides);
        steps = List.copyOf(steps);
        topics = List.copyOf(topics);
        ideas = List.copyOf(ideas);
        endings = List.copyOf(endings);
        winning = List.copyOf(winning);
    }

    public static Outline of(Ruleset rules) {
        return new OutlineWalk(rules).walk();
    }

    static boolean says(Reason reason) {
        return reason != null && !(reason.text().isEmpty() && reason.printed().isEmpty());
    }
}
