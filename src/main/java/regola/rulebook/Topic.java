package regola.rulebook;

import java.util.List;
import java.util.Set;
import regola.language.model.Choice;
import regola.language.model.Mark;
import regola.language.model.Reason;

/**
 * A Topic is one thing that a rulebook tells: a way to move, a special square, something that comes of a move.
 *
 * @param id unique in the outline, for whoever looks for it
 * @param sort what it is
 * @param names what it may be called, words of the rule file, the best first
 * @param said what the rules say of it, in their order; none is empty
 * @param decisions what is decided on the way, each with what may be chosen and what forbids it
 * @param follows what may come of it and is no topic of its own
 * @param mark the special square; null if it is none
 * @param variants the places of the variants that have changed it, in the order in which they are applied
 * @param rules the names of the rules whose beginning shows it in a match; empty for a way to move, and where a rule
 *     has no sentence
 * @param numbers the numbers of what is told on the way, which show it where no rule does
 * @param next the ids of the topics that come of it
 */
public record Topic(
        String id,
        Sort sort,
        List<String> names,
        List<Reason> said,
        List<Asked> decisions,
        List<Reason> follows,
        Mark mark,
        List<Integer> variants,
        Set<String> rules,
        Set<String> numbers,
        List<String> next) {

    /** A way to move, a special square, or what comes of something. */
    public enum Sort {
        MOVE,
        SPECIAL,
        CONSEQUENCE
    }

    /**
     * An Asked is a decision, or those of its forms of move that the topic is about.
     *
     * @param choice the decision
     * @param form the first word of the form of move; null if the topic is about all of them
     * @param forbids what forbids a move, in the order in which a learner is told
     */
    public record Asked(Choice choice, String form, List<Reason> forbids) {
        public Asked {
            forbids = List.copyOf(forbids);
        }
    }

    public Topic {
        names = List.copyOf(names);
        said = List.copyOf(said);
        decisions = List.copyOf(decisions);
        follows = List.copyOf(follows);
        variants = List.copyOf(variants);
        rules = Set.copyOf(rules);
        numbers = Set.copyOf(numbers);
        next = List.copyOf(next);
    }
}
