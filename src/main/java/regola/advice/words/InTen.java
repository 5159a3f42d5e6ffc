package regola.advice.words;

import regola.engine.value.Spoken;

/**
 * An InTen is how often something comes true, as people can picture it: so many times in ten, since nobody can tell one
 * percent from the next.
 *
 * @param share in a hundred
 */
public record InTen(long share) {
    private static final long ALWAYS = 95;
    private static final long HARDLY = 5;

    /** @return the number of times, from 0 to 10 */
    private long times() {
        return Math.round(share / 10.0);
    }

    /** @return whether both sound alike */
    public boolean isLike(InTen other) {
        return said().equals(other.said());
    }

    /** @return whether it comes true but for a rest that nobody can picture */
    public boolean isAlways() {
        return share >= ALWAYS;
    }

    private Said said() {
        if (isAlways()) return new Said("nearly always", "quasi sempre");
        if (share <= HARDLY) return new Said("less than once in 10", "meno di una volta su 10");
        return times() == 1
                ? new Said("about once in 10", "circa una volta su 10")
                : new Said("about " + times() + " times in 10", "circa " + times() + " volte su 10");
    }

    /** @return it inside a sentence, such as "about 7 times in 10" */
    public Spoken words() {
        return Spoken.of(said().english, said().italian);
    }

    /** @return it beside the words of another: what both are out of is said once */
    public Spoken beside(InTen said) {
        boolean both = said.isSeveral() && isSeveral();
        return both ? Spoken.of("about " + times(), "circa " + times()) : words();
    }

    private boolean isSeveral() {
        return share > HARDLY && share < ALWAYS && times() > 1;
    }

    private record Said(String english, String italian) {}
}
