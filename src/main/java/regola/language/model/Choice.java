package regola.language.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import regola.language.source.Span;

/**
 * A Choice is a decision: who decides, what may be thought of, what is allowed and what follows.
 *
 * @param id its name, unique in the game; traces call it the decision
 * @param by the player who decides
 * @param secret true if the move is not shown to the others when it is made
 * @param reason the rule's number and the sentence that says what is asked
 * @param ifNone what happens when nothing is legal; null if the rule file does not say
 */
public record Choice(
        String id,
        Expr by,
        boolean secret,
        Reason reason,
        List<Option> options,
        List<Refusal> refusals,
        List<Statement> ifNone,
        Span span) {

    /** @return who decides, what may be thought of and what is required; not what the reasons say */
    public List<Expr> expressions() {
        List<Expr> found = new ArrayList<>();
        found.add(by);
        for (Option option : options) {
            for (Parameter parameter : option.parameters()) found.add(parameter.candidates());
            for (Requirement requirement : option.requirements()) {
                if (requirement.condition() != null) found.add(requirement.condition());
                if (requirement.showing() != null) found.add(requirement.showing());
            }
        }
        return found;
    }

    /** @return what follows from each option, and from having none */
    public List<List<Statement>> blocks() {
        Stream<List<Statement>> following = options.stream().map(Option::then);
        return Stream.concat(following, Stream.ofNullable(ifNone))
                .filter(Objects::nonNull)
                .toList();
    }

    /**
     * An Option is one form of move: words and parameters in order, what it requires, and what it does. Conditions used
     * with meets stand here unfolded, in the order in which reasons are given.
     */
    public record Option(
            List<Part> parts, List<Requirement> requirements, List<Statement> then, Reason reason, Span span) {
        public List<Parameter> parameters() {
            return parts.stream()
                    .filter(Parameter.class::isInstance)
                    .map(Parameter.class::cast)
                    .toList();
        }
    }

    public sealed interface Part {}

    /** @return null if a form of move begins with something that is chosen */
    public static String firstWord(List<Part> form) {
        return !form.isEmpty() && form.get(0) instanceof Word first ? first.word() : null;
    }

    public record Word(String word) implements Part {}

    /** What is chosen: a local slot and the set or list of candidates, which may use earlier parameters. */
    public record Parameter(int slot, String name, Expr candidates, Type type) implements Part {}

    /** In a refusal: whatever stands there and is not among the candidates, which may use the parameters before it. */
    public record Stranger(String name, Expr candidates, Type type) implements Part {}

    /**
     * @param condition null for {@code require nothing else}: the option is legal only while no option without such a
     *     line is
     * @param showing the places or pieces that the reason speaks of, a set or list; null if the rule file does not say
     */
    public record Requirement(Expr condition, Reason because, Expr showing) {}

    /**
     * A form of move that people try and that is never legal, with the answer; without parts, every other move of the
     * game.
     */
    public record Refusal(List<Part> parts, Reason because, Span span) {}
}
