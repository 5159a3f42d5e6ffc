package regola.workshop;

import java.util.List;
import regola.engine.value.Thing;
import regola.language.model.Type;
import regola.language.source.Span;

/**
 * A Holding is whether a condition holds at a moment of a match, and what decides that.
 *
 * @param state whether it holds
 * @param at the line that decides whether a step is come to at all, if one does not let it through; else null
 * @param deciding those of the parts joined by {@code and} and {@code or} that decide it
 * @param parts how many there are in all
 * @param open names that have a value only when the rule is carried out, and on which it depends
 */
public record Holding(State state, Subject.Guard at, List<Part> deciding, int parts, List<String> open) {
    /** Of what is no condition. */
    static final Holding NONE = new Holding(State.HOLDS, null, List.of(), 0, List.of());

    /** A State is how it stands with a condition. */
    public enum State {
        HOLDS,
        FAILS,
        /** It depends on names that have no value. */
        OPEN,
        /** Chance decides it each time. */
        CHANCE,
        /** The step has ended the match. */
        DONE
    }

    public Holding {
        deciding = List.copyOf(deciding);
        open = List.copyOf(open);
    }

    /** A Part is one of the things asked of which a condition is made. */
    public record Part(Span span, boolean holds, List<Reading> readings) {
        public Part {
            readings = List.copyOf(readings);
        }
    }

    /**
     * A Reading is what stands somewhere in a part: a value that is compared, or all of which there must be some.
     *
     * @param is one thing, or those of a set or list
     * @param where the sites where these lie, if they are pieces; else empty
     */
    public record Reading(Span span, List<Thing> is, List<Thing> where, Type type) {
        public Reading {
            is = List.copyOf(is);
            where = List.copyOf(where);
        }

        /** @return whether it matters how many these are */
        public boolean isCount() {
            return type.shape() != Type.Shape.ONE;
        }
    }

    Holding stoppedAt(Subject.Guard guard) {
        return new Holding(state, guard, deciding, parts, open);
    }
}
