package regola.language.resolve;

/**
 * Slots are the frame slots of locals in one running function, rule or handler, given out from 0. None is used twice.
 */
public final class FrameSlots {
    private int count;

    public int take() {
        return count++;
    }

    /** @return how many were given out */
    public int count() {
        return count;
    }
}
