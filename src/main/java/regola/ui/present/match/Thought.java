package regola.ui.present.match;

import regola.engine.Match;
import regola.engine.value.RuleFailure;

/**
 * A Thought is one decision that a computer thinks about, and in the end what it has decided. What came of it may be
 * asked as soon as it is told that it has ended.
 */
final class Thought {
    private final Match about;
    private final String who;
    private volatile boolean cancelled;
    private volatile int choice = -1;
    private volatile RuleFailure failure;
    private volatile Throwable mishap;

    /**
     * @param about the match as it is shown; what is thought about is a copy of it
     * @param who decides, by its name
     */
    Thought(Match about, String who) {
        this.about = about;
        this.who = who;
    }

    /** @return whether it is about this very moment, and thought by whom it should be */
    boolean is(Match moment, String player) {
        return about == moment && who.equals(player);
    }

    String who() {
        return who;
    }

    /** Nobody wants to know any more. On any thread. */
    void cancel() {
        cancelled = true;
    }

    boolean isCancelled() {
        return cancelled;
    }

    void decided(int index) {
        choice = index;
    }

    void failed(RuleFailure why) {
        failure = why;
    }

    void wentWrong(Throwable why) {
        mishap = why;
    }

    /** @return the index of the move; -1 if it has come to none */
    int choice() {
        return choice;
    }

    /** @return why the rules did not let it come to a move; null if they did */
    RuleFailure failure() {
        return failure;
    }

    /** @return what nobody expected to happen; null if nothing did */
    Throwable mishap() {
        return mishap;
    }

    boolean hasEnded() {
        return choice >= 0 || failure != null || mishap != null;
    }

    /** What nobody expected is told to whoever hears of such things. */
    void tellMishap() {
        if (mishap instanceof RuntimeException trouble) throw trouble;
        if (mishap instanceof Error trouble) throw trouble;
    }
}
