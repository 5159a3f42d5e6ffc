package regola.engine.value;

import java.util.List;
import java.util.stream.Collectors;
import regola.language.model.Type;

/** A Form is one way to write a move at a decision: words and what may stand between them. */
public record Form(List<Part> parts) {

    /**
     * A Part is one word of a form, or what stands for a parameter.
     *
     * @param word the word that must stand there, or the name of the parameter
     * @param type what may be put in for the parameter; null for a word
     */
    public record Part(String word, Type type) {}

    /** @return such as {@code step (piece) (to)} */
    @Override
    public String toString() {
        return parts.stream()
                .map(s -> s.type() == null ? s.word() : "(" + s.word() + ")")
                .collect(Collectors.joining(" "));
    }
}
