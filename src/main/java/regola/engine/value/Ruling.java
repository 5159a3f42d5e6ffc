package regola.engine.value;

import java.util.List;

/**
 * A Ruling is what one requirement says to everything that could be thought of at a decision.
 *
 * @param asked whether a form of move that is asked for now has that requirement at all
 * @param cases each candidate once, in the order in which they are thought of
 * @param whole false if there were more than could be looked at
 */
public record Ruling(boolean asked, List<Case> cases, boolean whole) {
    /** Nothing is asked. */
    public static final Ruling NOTHING = new Ruling(false, List.of(), true);

    public Ruling {
        cases = List.copyOf(cases);
    }

    /** A Verdict is what comes of a candidate. */
    public enum Verdict {
        /** The requirement holds for it. */
        HOLDS,
        /** It is why that move is not legal: whoever tries it is told so. */
        REFUSES,
        /** It does not hold, but another is told that stands before it. */
        REFUSED_BEFORE
    }

    /**
     * @param move the candidate, written as a move
     * @param things what of it the requirement asks about; all of it if it asks about nothing in particular
     */
    public record Case(Move move, List<Thing> things, Verdict verdict) {
        public Case {
            things = List.copyOf(things);
        }
    }

    /** @return those that this requirement is the reason against */
    public List<Case> refused() {
        return cases.stream().filter(one -> one.verdict == Verdict.REFUSES).toList();
    }

    /** @return those that it lets through, whatever others say */
    public List<Case> held() {
        return cases.stream().filter(one -> one.verdict == Verdict.HOLDS).toList();
    }
}
