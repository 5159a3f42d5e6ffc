package regola.engine.move;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import regola.engine.board.Bits;
import regola.engine.run.Code;
import regola.engine.run.Execution;
import regola.engine.run.Node;
import regola.engine.value.Catalog;
import regola.engine.value.Move;
import regola.engine.value.RuleFailure;
import regola.language.model.Choice;
import regola.language.model.Type;
import regola.language.source.Message;
import regola.language.source.Span;

/**
 * An OptionPlan is how the legal moves of one option are found: parameter after parameter, each from the narrowest sets
 * that its requirements give. The requirements are kept as written too, for reasons, and for the case that computing
 * them in another order fails where the written order does not.
 */
public final class OptionPlan {
    /** Bits of a packed move that say which option it is. */
    static final int NUMBER_BITS = 6;
    /**
     * Moves that are written without asking how many there are, which the machine could not foresee: what is too many
     * is written over by the next.
     */
    private static final int FEW = 4;

    private final int number, place;
    private final List<Choice.Part> parts;
    private final Parameter[] parameters;
    private final List<Parameter> listed;
    /** What stands in every move of it; null where an argument stands. */
    private final Move.Part[] words;

    private final Unpacking unpacking;

    private final Level[] levels;
    private final List<RequirementPlan> requirements;
    private final boolean last;
    private final boolean alike, asksForPieces;
    /** The last parameter, if each of its domain is legal at once; else -1. */
    private final int lastSimple;

    private final Span span;

    /**
     * @param place among all options of the game
     * @param levels one for each parameter and one more
     * @param last true if its moves are legal only while no others are
     */
    public OptionPlan(
            int number,
            int place,
            List<Choice.Part> parts,
            List<Parameter> parameters,
            List<Level> levels,
            List<RequirementPlan> requirements,
            boolean last,
            Span span) {
        this.number = number;
        this.place = place;
        this.parts = parts;
        this.parameters = parameters.toArray(Parameter[]::new);
        this.listed = List.copyOf(parameters);
        this.words = parts.stream()
                .map(part -> part instanceof Choice.Word word ? Move.Part.word(word.word()) : null)
                .toArray(Move.Part[]::new);
        int count = this.parameters.length;
        Unpacking next = null;
        for (int i = count - 1; i >= 0; i--) {
            Parameter parameter = this.parameters[i];
            int right = Long.SIZE - parameter.bits();
            long mask = parameter.isSigned() ? -1 : -1L >>> right;
            next = new Unpacking(parameter.slot(), right - parameter.shift(), right, mask, next);
        }
        unpacking = next;
        this.levels = levels.toArray(Level[]::new);
        this.requirements = requirements;
        this.last = last;
        this.alike = parameters.stream().anyMatch(Parameter::alike);
        this.asksForPieces =
                parameters.stream().anyMatch(parameter -> parameter.type().base() == Type.Base.PIECE);
        this.span = span;
        int k = parameters.size() - 1;
        lastSimple = k >= 0 && levels.get(k).tried == null && levels.get(k + 1).isPlain() ? k : -1;
    }

    public boolean isLast() {
        return last;
    }

    public List<Choice.Part> parts() {
        return parts;
    }

    public List<Parameter> parameters() {
        return listed;
    }

    /** @return whether one of its parameters is a piece */
    public boolean asksForPieces() {
        return asksForPieces;
    }

    public List<RequirementPlan> requirements() {
        return requirements;
    }

    public Span span() {
        return span;
    }

    // ---------------------------------------------------------------- finding

    /** Adds all legal moves. */
    public void findLegal(Execution x) {
        int before = x.legalCount;
        int base = x.base;
        try {
            Code code = x.program.code();
            if (code == null || !code.find(x, place)) level(x, 0, number);
        } catch (RuleFailure failure) {
            findAfterFailure(x, before, base, failure);
            return;
        }
        if (alike) dropAlike(x, before);
    }

    /**
     * Goes on when finding has failed: all is taken back and every candidate tried, for a requirement may only be safe
     * behind those written above it.
     *
     * @param before how many moves were legal before
     * @param base where the slots of whoever asks begin
     */
    public void findAfterFailure(Execution x, int before, int base, RuleFailure failure) {
        if (failure.isOfLimit()) throw failure;
        x.backTo(base);
        x.legalCount = before;
        findByTrying(x);
    }

    private void level(Execution x, int k, long packed) {
        Level level = levels[k];
        x.charge(level.work, span);
        if (level.test != null && !level.test.test(x)) return;
        level.keepValues(x);
        if (k == parameters.length) {
            x.addLegal(packed, span);
            return;
        }
        switch (parameters[k].form()) {
            case BITS -> bits(x, k, packed, level.domain.eval(x));
            case WIDE -> wide(x, k, packed, level.candidates(x, k));
            default -> numbers(x, k, packed, level.domain.list(x));
        }
    }

    /** Goes on with finding when all is done that stands before the candidates of the first parameter. */
    public void findAmong(Execution x, long candidates) {
        bits(x, 0, number, candidates);
    }

    private void bits(Execution x, int k, long packed, long domain) {
        if (k == lastSimple) {
            x.charge(Long.bitCount(domain), span);
            addAll(x, packed, domain, parameters[k].shift(), span);
            return;
        }
        Node tried = levels[k].tried;
        int slot = parameters[k].slot();
        int shift = parameters[k].shift();
        x.charge((long) Long.bitCount(domain) * levels[k].work, span);
        for (long set = domain; set != 0; set &= set - 1) {
            long value = Long.numberOfTrailingZeros(set);
            x.slots[x.base + slot] = value;
            if (tried == null || tried.test(x)) level(x, k + 1, packed | value << shift);
        }
    }

    /** Adds a legal move for each element of a set, which is counted already. @param shift of the last parameter */
    public static void addAll(Execution x, long packed, long set, int shift, Span span) {
        int count = x.legalCount;
        long[] legal = x.legal;
        int size = Long.bitCount(set);
        if (count + size + FEW > legal.length) {
            for (long rest = set; rest != 0; rest &= rest - 1)
                x.addLegal(packed | (long) Long.numberOfTrailingZeros(rest) << shift, span);
            return;
        }
        int at = count;
        for (long rest = set; rest != 0; at += FEW) rest = addFew(legal, at, packed, rest, shift);
        x.legalCount = count + size;
    }

    /** Writes the moves of the first four elements of a set; in vain where there are fewer. @return the others */
    private static long addFew(long[] legal, int at, long packed, long set, int shift) {
        long second = set & set - 1;
        long third = second & second - 1;
        long fourth = third & third - 1;
        legal[at] = packed | (long) Long.numberOfTrailingZeros(set) << shift;
        legal[at + 1] = packed | (long) Long.numberOfTrailingZeros(second) << shift;
        legal[at + 2] = packed | (long) Long.numberOfTrailingZeros(third) << shift;
        legal[at + 3] = packed | (long) Long.numberOfTrailingZeros(fourth) << shift;
        return fourth & fourth - 1;
    }

    /**
     * Adds a legal move for each element of a set and each of what a table says of it, which are not counted yet.
     *
     * @param shift of the parameter for which the elements stand
     * @param table as long as a set can be, so that no index need be checked
     * @param keep of what the table says
     * @param more what there is for each, beside what the table says
     * @param lastShift of the last parameter
     * @return how many there are
     */
    public static long addEach(
            Execution x,
            long packed,
            long set,
            int shift,
            long[] table,
            long keep,
            long more,
            int lastShift,
            Span span) {
        int before = x.legalCount;
        long rest = set;
        if (before + FEW * Long.bitCount(set) <= x.legal.length) {
            rest = addFewOfEach(x, packed, set, shift, table, keep, more, lastShift);
        }
        for (; rest != 0; rest &= rest - 1) {
            int element = Long.numberOfTrailingZeros(rest);
            addAll(x, packed | (long) element << shift, table[element] & keep | more, lastShift, span);
        }
        return (long) x.legalCount - before;
    }

    /** As {@link #addEach}, as long as there are few of each. @return the elements that are left */
    private static long addFewOfEach(
            Execution x, long packed, long set, int shift, long[] table, long keep, long more, int lastShift) {
        int count = x.legalCount;
        long[] legal = x.legal;
        long rest = set;
        for (; rest != 0; rest &= rest - 1) {
            int element = Long.numberOfTrailingZeros(rest);
            long first = table[element & Long.SIZE - 1] & keep | more;
            int size = Long.bitCount(first);
            if (size > FEW) break;
            addFew(legal, count, packed | (long) element << shift, first, lastShift);
            count += size;
        }
        x.legalCount = count;
        return rest;
    }

    private void wide(Execution x, int k, long packed, long[] domain) {
        for (int w = 0; w < domain.length; w++) {
            for (long rest = domain[w]; rest != 0; rest &= rest - 1)
                put(x, k, (long) w << 6 | Long.numberOfTrailingZeros(rest), packed);
        }
    }

    private void numbers(Execution x, int k, long packed, long[] domain) {
        for (long number : domain) {
            checkFits(parameters[k], number, span);
            put(x, k, number, packed);
        }
    }

    private void put(Execution x, int k, long value, long packed) {
        x.charge(levels[k].work, span);
        x.slots[x.base + parameters[k].slot()] = value;
        Node tried = levels[k].tried;
        if (tried == null || tried.test(x)) level(x, k + 1, packed | parameters[k].packed(value));
    }

    /** @param span of the option */
    public static void checkFits(Parameter parameter, long number, Span span) {
        if (parameter.fits(number)) return;
        throw new RuleFailure(
                span,
                Message.of("the number {0} is too large to be chosen", number),
                "numbers in moves have up to 20 bits",
                "choose among smaller numbers");
    }

    /** @return the place among all options of the game */
    public int place() {
        return place;
    }

    /** @return whether moves may read the same because pieces are alike */
    public boolean isAlike() {
        return alike;
    }

    /**
     * Of moves that read the same because their pieces are alike, only the first stays.
     *
     * @param before how many moves were legal before this option
     */
    public void dropAlike(Execution x, int before) {
        x.charge(x.legalCount - before, span);
        Set<Long> seen = new HashSet<>();
        int kept = before;
        for (int i = before; i < x.legalCount; i++) {
            long read = x.legal[i];
            for (Parameter parameter : parameters) if (parameter.alike()) read = asRead(x, parameter, read);
            if (seen.add(read)) x.legal[kept++] = x.legal[i];
        }
        x.legalCount = kept;
    }

    private static long asRead(Execution x, Parameter parameter, long move) {
        int piece = (int) parameter.unpacked(move);
        if (!x.state.roster.alike[piece]) return move;
        int first = Bits.next(x.state.roster.ofKind[x.state.roster.kindOf[piece]], 0);
        return move & ~parameter.packed(-1) | parameter.packed(first);
    }

    // ---------------------------------------------------------------- trying

    /** Finds the same moves by trying every candidate, requirement by requirement as written. */
    void findByTrying(Execution x) {
        int before = x.legalCount;
        tryFrom(x, 0, number);
        if (alike) dropAlike(x, before);
    }

    private void tryFrom(Execution x, int k, long packed) {
        x.charge(1, span);
        if (fails(x, k)) return;
        if (k == parameters.length) {
            x.addLegal(packed, span);
            return;
        }
        Parameter parameter = parameters[k];
        for (long value : candidates(x, parameter)) {
            checkFits(parameter, value, span);
            x.slots[x.base + parameter.slot()] = value;
            tryFrom(x, k + 1, packed | parameter.packed(value));
        }
    }

    /**
     * Whether one of the requirements fails that stand before the first that asks about a parameter without an argument
     * yet.
     */
    private boolean fails(Execution x, int arguments) {
        int tested = 0;
        for (RequirementPlan requirement : requirements) {
            for (int asked : requirement.parameters()) if (asked >= arguments) return false;
            if (++tested % 16 == 0) x.charge(1, span);
            if (requirement.condition() != null && !requirement.condition().test(x)) return true;
        }
        return false;
    }

    /** @return the candidates of a parameter, rising, while those before it stand in their slots */
    public static long[] candidates(Execution x, Parameter parameter) {
        return switch (parameter.form()) {
            case BITS -> Bits.elements(parameter.candidates().eval(x));
            case WIDE -> Bits.elements(parameter.candidates().list(x));
            default -> parameter.candidates().list(x);
        };
    }

    /**
     * @return the first requirement, in the order written, that does not hold for what stands in the slots; null if all
     *     do
     */
    public RequirementPlan firstFailed(Execution x) {
        for (RequirementPlan requirement : requirements) {
            if (requirement.condition() != null && !requirement.condition().test(x)) return requirement;
        }
        return null;
    }

    // ---------------------------------------------------------------- moves

    /** Puts the arguments of a packed move into their slots. */
    public void put(Execution x, long move) {
        long[] slots = x.slots;
        int base = x.base;
        for (Unpacking at = unpacking; at != null; at = at.next)
            slots[base + at.slot] = move << at.left >> at.right & at.mask;
    }

    /**
     * An Unpacking says where a parameter's bits are in a move, and into which slot they go. They hang together as the
     * parameters follow each other: so few are gone through more quickly than in an array.
     */
    private record Unpacking(int slot, int left, int right, long mask, Unpacking next) {}

    public long packed(long[] arguments) {
        long move = number;
        for (int i = 0; i < parameters.length; i++) move |= parameters[i].packed(arguments[i]);
        return move;
    }

    /** @return the move as people see it */
    public Move move(Catalog names, long packed) {
        Move.Part[] said = words.clone();
        int next = 0;
        for (int i = 0; i < said.length; i++) {
            if (said[i] != null) continue;
            Parameter parameter = parameters[next++];
            said[i] = Move.Part.argument(parameter.name(), names.thing(parameter.type(), parameter.unpacked(packed)));
        }
        return new Move(List.of(said));
    }
}
