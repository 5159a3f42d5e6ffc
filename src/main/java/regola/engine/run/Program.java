package regola.engine.run;

import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;
import regola.engine.board.Layout;
import regola.engine.state.Memory;

/** A Program is a game made ready to run: all its steps in one list. Immutable once filled, shared by all matches. */
public final class Program {
    /**
     * The program counters of the first three steps: set-up; then each turn, from the next player on or for the present
     * one.
     */
    public static final int BEGIN = 0, NEXT_TURN = 1, SAME_TURN = 2;

    private static final int SPARE = 8;

    public final Layout layout;
    public final Memory memory;
    public final Limits limits;
    public final boolean remembers;
    /** Whether lists or large sets are ever kept from one decision to the next. */
    final boolean keepsArrays;
    /** Null if nothing is ever hidden. */
    final Seeing seeing;

    final int memoEntries, memoWords;
    /** Runs after which code will pay, about: what some hundreds of matches are. */
    private static final int MANY = 20_000;

    private final Step[] steps;
    /** What is to be done when it has run often; null for nothing, or nothing more. */
    private Runnable whenMany;

    private int runs;
    /** The steps, or code in the place of some. */
    private volatile Step[] running;
    /** Null while all is interpreted. */
    private volatile Code code;
    /**
     * FoundAnswers of matches that are over, for those that begin: who plays many one after the other makes none anew.
     * A few threads have each their own place.
     */
    private final AtomicReferenceArray<FoundAnswers> spare = new AtomicReferenceArray<>(SPARE);

    /**
     * @param remembers true if positions are noted
     * @param keepsArrays false if neither variables nor slots of rules ever hold lists or large sets
     * @param memoEntries how many answers of functions are remembered
     * @param memoWords how many words they take
     * @param seeing null if nothing is ever hidden
     */
    public Program(
            Layout layout,
            Memory memory,
            Limits limits,
            boolean remembers,
            boolean keepsArrays,
            int memoEntries,
            int memoWords,
            Seeing seeing,
            List<Step> steps) {
        this.layout = layout;
        this.memory = memory;
        this.limits = limits;
        this.remembers = remembers;
        this.keepsArrays = keepsArrays;
        this.memoEntries = memoEntries;
        this.memoWords = memoWords;
        this.seeing = seeing;
        this.steps = steps.toArray(Step[]::new);
        running = this.steps;
    }

    private Program(Program other) {
        layout = other.layout;
        memory = other.memory;
        limits = other.limits;
        remembers = other.remembers;
        keepsArrays = other.keepsArrays;
        memoEntries = other.memoEntries;
        memoWords = other.memoWords;
        seeing = other.seeing;
        steps = other.steps;
        running = steps;
    }

    /** @return the same program, interpreted and for other matches: what is run there says nothing of those here */
    public Program twin() {
        return new Program(this);
    }

    /** @return the other program if it is a twin of this one, else this one */
    Program in(Program other) {
        return steps == other.steps ? other : this;
    }

    /**
     * Lets code run from now on, in all matches, in the place of steps.
     *
     * @param entries by step: whether a run of steps begins there that is code; the others go on as they are
     */
    public void run(Code made, boolean[] entries) {
        Step[] mixed = steps.clone();
        for (int pc = 0; pc < mixed.length; pc++) if (entries[pc]) mixed[pc] = made;
        running = mixed;
        code = made;
    }

    /** @return what finds legal moves; null while all is interpreted */
    public Code code() {
        return code;
    }

    /** @param then called once, by whatever thread, when the program has been run often from now on; or null */
    public void whenMany(Runnable then) {
        runs = 0;
        whenMany = then;
    }

    /** Counts a run. Threads may disturb each other in counting: it need not be exact. */
    void count() {
        Runnable then = whenMany;
        if (then == null || ++runs < MANY) return;
        whenMany = null;
        then.run();
    }

    /** @return what runs, by program counter */
    Step[] running() {
        return running;
    }

    FoundAnswers takeNotes() {
        FoundAnswers notes = spare.getAndSet(place(), null);
        return notes == null ? new FoundAnswers(this, layout.sites()) : notes;
    }

    void giveNotes(FoundAnswers notes) {
        notes.forget();
        spare.set(place(), notes);
    }

    private static int place() {
        return (int) (Thread.currentThread().getId() % SPARE);
    }

    public Step step(int pc) {
        return steps[pc];
    }

    public int length() {
        return steps.length;
    }
}
