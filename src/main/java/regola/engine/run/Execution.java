package regola.engine.run;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.Function;
import regola.engine.board.Connections;
import regola.engine.board.Shape;
import regola.engine.state.GameState;
import regola.engine.value.Catalog;
import regola.engine.value.EventSink;
import regola.language.source.Span;

/**
 * An Execution is a match while its rules run: the state, and how far each running rule has come. That is held in plain
 * numbers, not on the Java stack: for each rule that waits for another, where to go on and where its slots begin. So an
 * execution can be copied whenever it stands at a choice. It belongs to one match.
 *
 * <p>The arrays are open to nodes and steps, which are on the hot path; a slot is {@code slots[base + n]}.
 */
public final class Execution {
    /** Slots of a game that uses unusually many. */
    private static final int MANY = 4096;
    /** Slots that are enough for most games. */
    private static final int FEW = 64;

    public final Program program;
    public final GameState state;
    /** How many rules, and how many functions, may run inside each other. */
    final int mostDepth;
    /** Slots of one word, and slots of lists and large sets, of all rules and functions that run. */
    public long[] slots;

    public long[][] lists;
    /** Where the slots of the innermost begin. */
    public int base;
    /** What the function that was left last has answered. */
    public long answer;

    public long[] answerList;
    /** The legal moves of the present choice, packed. */
    public long[] legal = new long[64];

    public int legalCount;

    /** What has been found out, for as long as the state stays as it is, and the remembered answers of it; or null. */
    private FoundAnswers notes;

    private long[] memo;

    private int[] frames;
    int depth;
    /** Where the slots of whatever runs next may begin. */
    private int top;
    /** The step that is running, or that asks. */
    public int pc = Program.BEGIN;

    long fuel;
    /**
     * What may still be put into words for people; apart, so that it makes no difference to the match whether anybody
     * listens.
     */
    long breath;

    int calls;
    private int looks;
    private Question question;
    private int decider = -1;
    private long secretSeenBy = -1;
    private Ending ending;
    private final MovesMade moves;
    /** The match in which rules are run that are only supposed to be done; null before any has been. */
    private Execution supposed;
    /** Rules that are running, and suppositions under way, around the one for which this match is there; else 0. */
    int around;

    /** What chance has drawn last, and from what; null if that does not matter. */
    private long drawn;

    private long[] drawnFrom;

    private EventSink sink;
    private Catalog names;

    public Execution(Program program, GameState state) {
        this.program = program;
        this.state = state;
        mostDepth = program.limits.depth();
        slots = new long[64];
        lists = new long[64][];
        frames = new int[3 * 16];
        moves = new MovesMade();
        refuel();
    }

    private Execution(Execution other, GameState state) {
        program = other.program;
        this.state = state;
        mostDepth = other.mostDepth;
        int used = Math.max(16, other.top); // what lies above is left over from what ran before
        slots = Arrays.copyOf(other.slots, used);
        lists = Arrays.copyOf(other.lists, used); // the arrays inside are never changed
        base = other.base;
        legal = Arrays.copyOf(other.legal, Math.max(1, other.legalCount));
        legalCount = other.legalCount;
        frames = Arrays.copyOf(other.frames, 3 * Math.max(4, other.depth));
        depth = other.depth;
        top = other.top;
        pc = other.pc;
        fuel = other.fuel;
        breath = other.breath;
        question = other.question;
        decider = other.decider;
        secretSeenBy = other.secretSeenBy;
        ending = other.ending;
        moves = new MovesMade();
        moves.become(other.moves);
    }

    public Execution copy() {
        return new Execution(this, state.copy());
    }

    /** @return a copy that keeps nothing of its turns: neither how they began nor the moves made in them */
    public Execution scratch() {
        Execution scratch = new Execution(this, state.scratch());
        scratch.moves.forget();
        if (scratch.legal.length < FEW && legalCount == 0) scratch.legal = new long[FEW]; // there will be more
        if (depth == 0) scratch.reserve(2 * FEW); // there will be more rules inside each other too
        return scratch;
    }

    /** Becomes as another of the same program, without making anything new unless there is no room. */
    public void become(Execution other) {
        if (other == this) return;
        if (other.program != program) throw new IllegalArgumentException("this is a match of other rules");
        state.become(other.state);
        if (slots.length < other.top) {
            slots = new long[other.slots.length];
            lists = new long[other.slots.length][];
        }
        System.arraycopy(other.slots, 0, slots, 0, other.top);
        System.arraycopy(other.lists, 0, lists, 0, other.top);
        if (legal.length < other.legalCount) legal = new long[other.legal.length];
        System.arraycopy(other.legal, 0, legal, 0, other.legalCount);
        legalCount = other.legalCount;
        if (frames.length < 3 * other.depth) frames = new int[other.frames.length];
        System.arraycopy(other.frames, 0, frames, 0, 3 * other.depth);
        base = other.base;
        depth = other.depth;
        top = other.top;
        pc = other.pc;
        fuel = other.fuel;
        breath = other.breath;
        question = other.question;
        decider = other.decider;
        secretSeenBy = other.secretSeenBy;
        ending = other.ending;
        moves.become(other.moves);
        if (state.isForgetful()) moves.forget();
    }

    /** Finds the legal moves again, after the state has been changed from outside. */
    public void askAgain() {
        if (question == null) return;
        looking(x -> {
            legalCount = 0;
            question.findLegal(x);
            return null;
        });
    }

    // ---------------------------------------------------------------- running

    /** Runs from a step on, until a player must choose or the match is over. */
    public void run(int from) {
        question = null;
        drawnFrom = null;
        refuel();
        if (lists.length > MANY) Arrays.fill(lists, top, lists.length, null); // nothing that ran before is held on to
        state.changed(); // nothing remembered from before counts, so that a copy needs as many steps
        program.count();
        Step[] steps = program.running();
        int at = from;
        try {
            while (at >= 0) {
                begin(at);
                at = steps[at].run(this, at);
            }
        } catch (StackOverflowError e) {
            throw Excess.ofNesting(program.step(pc).span());
        }
        if (ending != null) giveNotes();
        stopIfGivenUp();
    }

    /** Says which step is running, and counts it. */
    public void begin(int at) {
        pc = at;
        if (--fuel < 0) throw Excess.ofSteps(program, step().span());
    }

    /** Whoever has given up waiting interrupts the thread: what was computed must not be taken for an answer then. */
    private static void stopIfGivenUp() {
        if (Thread.currentThread().isInterrupted()) throw new CancellationException("given up");
    }

    /** Plays the legal move with this number and runs on. */
    public void play(int index) {
        long move = legal[index];
        Question asked = question;
        if (asked.isSecret()) {
            secretSeenBy = 1L << decider;
            moves.choseInSecret(decider);
        }
        if (!state.isForgetful()) moves.add(asked, decider, move, state.window());
        run(asked.begin(this, move));
    }

    /** Says that a turn begins, so that moves made before belong to another. */
    public void beginTurn() {
        moves.beginTurn();
    }

    /** @return the moves made since the turn began, as text, in order */
    public List<String> movesOfTurn() {
        return moves.texts(program.layout.names());
    }

    /** @return this match as it stood when the turn began, to be looked at; nothing can be played there */
    public Execution atTurnStart() {
        return new Execution(program, state.atTurnStart());
    }

    /** Stops for a choice; called by the step that asks, when legal moves have been found. */
    public int ask(Question asked, int by) {
        if (program.keepsArrays) Excess.checkKept(this, top);
        if (state.known != null) program.seeing.atDecision(this);
        question = asked;
        decider = by;
        moves.ask(asked, by, state.version());
        return Step.HALT;
    }

    /** @return the choices made in the secret round that is under way, in order */
    public List<Made> choicesOfRound() {
        return question == null ? List.of() : moves.ofRound();
    }

    /** @return the moves made since the turn began up to the secret round that is under way, in order */
    public List<Made> movesBeforeRound() {
        return moves.beforeRound();
    }

    /** @return where a legal move stands in the list, -1 if it is not there */
    public int legalIndex(long move) {
        for (int i = 0; i < legalCount; i++) if (legal[i] == move) return i;
        return -1;
    }

    public int finish(Ending how) {
        ending = how;
        question = null;
        legalCount = 0;
        decider = -1;
        return Step.HALT;
    }

    /** Begins a rule whose arguments the caller has put into the first slots after its own. */
    public void enterRule(Unit callee, int callerSlots, int calleeSlots, int returnTo, Span span) {
        enter(callee, callerSlots, calleeSlots, returnTo, span);
        reserve(top);
    }

    /** As {@link #enterRule}, where there is room for the slots already. */
    public void enter(Unit callee, int callerSlots, int calleeSlots, int returnTo, Span span) {
        checkDepth(callee, span);
        if (3 * depth + 3 > frames.length) frames = Arrays.copyOf(frames, frames.length * 2);
        frames[3 * depth] = returnTo;
        frames[3 * depth + 1] = base;
        frames[3 * depth + 2] = pc;
        depth++;
        base += callerSlots;
        top = base + calleeSlots;
    }

    /** Whether one more rule may be inside those that run. */
    public void checkDepth(Unit callee, Span span) {
        if (depth + around >= mostDepth) throw Excess.ofDepth(program, callee, span);
    }

    /** Leaves the running rule. @return where its caller goes on */
    public int leaveRule() {
        depth--;
        top = base;
        base = frames[3 * depth + 1];
        return frames[3 * depth];
    }

    /** Leaves everything that runs. @return where the next turn begins; what is only supposed ends with the turn */
    public int leaveAll() {
        depth = 0;
        base = 0;
        top = 0;
        return around > 0 ? Step.HALT : Program.NEXT_TURN;
    }

    // ---------------------------------------------------------------- supposing

    /** @param rules what runs there. @return another match, which stands as this, for what is only supposed */
    Execution supposed(Program rules) {
        if (supposed == null || supposed.program != rules) supposed = new Execution(rules, state.scratch());
        else supposed.state.become(state);
        return supposed;
    }

    /** Makes room for slots, up to an index. */
    public void reserve(int end) {
        if (end <= slots.length) return;
        if (end > program.limits.slots()) throw Excess.ofSlots(step().span());
        int length = Math.max(end, Math.max(FEW, slots.length * 2));
        slots = Arrays.copyOf(slots, length);
        lists = Arrays.copyOf(lists, length);
    }

    /**
     * Computes something that is only for whoever watches: it takes nothing from the limit of those who run unwatched,
     * but has a limit of its own.
     */
    public <T> T telling(Function<Execution, T> computation) {
        long before = fuel;
        fuel = breath;
        try {
            return computation.apply(this);
        } finally {
            breath = fuel;
            fuel = before;
        }
    }

    /** Counts work against the limit. */
    public void charge(long work, Span span) {
        fuel -= work;
        if (fuel < 0) throw Excess.ofSteps(program, span);
    }

    /** Counts two works that follow each other. */
    public void charge(long first, Span firstSpan, long second, Span secondSpan) {
        fuel -= first + second;
        if (fuel < 0) throw Excess.ofSteps(program, fuel + second < 0 ? firstSpan : secondSpan);
    }

    /** Counts work of something that does not know where it is written: the span told is that of the running step. */
    public void charge(long work) {
        fuel -= work;
        if (fuel < 0) throw Excess.ofSteps(program, program.length() == 0 ? null : step().span());
    }

    /** Counts work if there is enough for it. @return false if there is not */
    public boolean spendIfEnough(long work) {
        if (fuel < work) return false;
        fuel -= work;
        return true;
    }

    /** Counts work for which there was enough when it began. */
    public void spend(long work) {
        fuel -= work;
    }

    /** Counts the making of an array against the limit, by the memory that it takes. */
    public void chargeMade(int words) {
        charge(words >> 3);
    }

    /** Counts the going through an array against the limit. */
    public void chargeRead(int words) {
        charge(words >> 6);
    }

    /** Counts what moving pieces has cost since it was counted last. */
    public void chargeMoved(int pieces) {
        charge(pieces + (state.walked() >> 4));
    }

    /** @return what is left of the allowance */
    public long fuel() {
        return fuel;
    }

    /** Gives a full allowance again; the match itself is not running then. */
    public void refuel() {
        fuel = program.limits.steps();
        breath = program.limits.steps();
        calls = 0;
    }

    /** Computes something for people or for a position, above the slots of what runs, which are left as they are. */
    public <T> T inScratchFrame(Unit unit, Function<Execution, T> computation) {
        return looking(x -> {
            base = top;
            reserve(top + unit.slotCount());
            return computation.apply(x);
        });
    }

    /** As {@link #inScratchFrame}, for one number of one player: what is asked after every move makes no object. */
    public long number(Unit unit, Node node, int player) {
        int before = base;
        long left = fuel;
        long leftForPeople = breath;
        if (looks++ == 0) refuel();
        try {
            base = top;
            reserve(top + unit.slotCount());
            slots[base] = player;
            return node.eval(this);
        } catch (StackOverflowError e) {
            throw Excess.ofNesting(program.step(pc).span());
        } finally {
            looked(before, left, leftForPeople);
        }
    }

    /** Computes something among the slots of what runs, with a full allowance; a failure leaves the match as it was. */
    public <T> T looking(Function<Execution, T> computation) {
        int before = base;
        long left = fuel;
        long leftForPeople = breath;
        if (looks++ == 0) refuel(); // what is looked at meanwhile is part of it and has no allowance of its own
        try {
            T found = computation.apply(this);
            stopIfGivenUp();
            return found;
        } catch (StackOverflowError e) {
            throw Excess.ofNesting(program.step(pc).span());
        } finally {
            looked(before, left, leftForPeople);
        }
    }

    private void looked(int before, long left, long leftForPeople) {
        base = before;
        if (--looks > 0) return;
        fuel = left;
        breath = leftForPeople;
        if (ending != null) giveNotes();
    }

    /** Takes back what functions have left half done when one of them has failed and another way is tried. */
    public void backTo(int base) {
        this.base = base;
        calls = 0;
    }

    // ---------------------------------------------------------------- remembered answers

    /** @return an array for the candidates of a parameter of a choice, by its place among them; whatever is in it */
    public long[] candidates(int level, int words) {
        return notes().candidates(level, words);
    }

    private FoundAnswers notes() {
        if (notes == null) notes = program.takeNotes();
        return notes;
    }

    public long[] memo() {
        if (memo == null) memo = notes().answers();
        return memo;
    }

    public long[][] memoLists() {
        return notes().lists();
    }

    /** Says that a list is remembered, of so many words; from time to time all are forgotten. */
    public void remembered(int words) {
        notes().remembered(words);
    }

    public Connections connections() {
        return notes().connections();
    }

    /** @return one of the sets of sites of which much is asked; what it holds is for who asked last */
    public Shape shape(int number) {
        return notes().shape(number);
    }

    /** For others to go on with, when the match is over or may never go on. */
    public void giveNotes() {
        if (supposed != null) supposed.giveNotes();
        supposed = null;
        if (notes != null) program.giveNotes(notes);
        notes = null;
        memo = null;
    }

    // ---------------------------------------------------------------- looking

    public boolean isOver() {
        return ending != null;
    }

    public Ending ending() {
        return ending;
    }

    public Question question() {
        return question;
    }

    public int decider() {
        return decider;
    }

    /** @param span of the option, for the case that there are too many */
    public void addLegal(long move, Span span) {
        if (legalCount == legal.length) makeRoom(span);
        legal[legalCount++] = move;
    }

    private void makeRoom(Span span) {
        int most = program.limits.moves();
        if (legalCount >= most) throw Excess.ofMoves(most, span);
        legal = Arrays.copyOf(legal, Math.min(most, Math.max(16, legalCount * 2)));
    }

    /** @return the step that is running, or that asks */
    public Step step() {
        return program.step(pc);
    }

    /** @return the number of the nearest rule with a number around the running step, or null */
    public String ruleNumber() {
        String rule = program.step(pc).rule();
        for (int d = depth - 1; rule == null && d >= 0; d--)
            rule = program.step(frames[3 * d + 2]).rule();
        return rule;
    }

    /** @return a number that is equal for executions that will go on equally */
    public long fingerprint() {
        long sum = state.fingerprint() * 31 + Arrays.hashCode(Arrays.copyOf(frames, 3 * depth));
        return (sum * 31 + pc) * 31 + (question == null ? 0 : Arrays.hashCode(Arrays.copyOf(legal, legalCount)));
    }

    // ---------------------------------------------------------------- what players have seen

    /** @return who must be told before anything changes that may hide something; null if nobody need be */
    public Seeing seeing() {
        return state.known == null ? null : program.seeing;
    }

    /** Says what chance has just drawn, and from what, if such things may be hidden. */
    public void drawn(long value, long[] source) {
        drawn = value;
        drawnFrom = source;
    }

    /** @return what the value was drawn from if it is what chance has just drawn, else null; asked once only */
    public long[] drawnFrom(long value) {
        long[] source = drawn == value ? drawnFrom : null;
        drawnFrom = null;
        return source;
    }

    // ---------------------------------------------------------------- telling

    /** Uses other names from now on, until the match moves elsewhere on its plane; null for those of the rule file. */
    public void setNames(Catalog otherNames) {
        names = otherNames;
    }

    /** @return the names of everything as the match stands; it stays as it is when the match goes on */
    public Catalog names() {
        if (names == null) names = program.layout.names();
        names = names.in(state.window());
        return names;
    }

    public EventSink sink() {
        return sink;
    }

    public void listen(EventSink listener) {
        sink = listener;
    }

    /** @return the players who may read what is told now, as bits: only the decider while a secret move takes effect */
    public long toldTo() {
        return secretSeenBy;
    }

    public void endSecret() {
        secretSeenBy = -1;
        moves.secretDone(state.version());
    }
}
