package regola.engine.code;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;
import regola.engine.form.Kind;
import regola.engine.form.LevelForm;
import regola.engine.form.LookedUp;
import regola.engine.form.Op;
import regola.engine.form.OptionForm;
import regola.engine.move.OptionPlan;
import regola.engine.move.Parameter;
import regola.engine.run.Execution;
import regola.language.source.Span;

/** An OptionCode is the writing of what finds the legal moves of one option: loops inside each other in one method. */
final class OptionCode {
    private static final String EXECUTION = "Lregola/engine/run/Execution;";
    private static final String SPAN = "Lregola/language/source/Span;";
    /** Work of which a full allowance is much more. */
    private static final long MOST = 100_000;

    private final ValueCode values;
    private final MethodCode body;
    private final OptionForm option;
    /** A local in which candidates are counted until the end; 0 while they are counted at once. */
    private int counted;

    OptionCode(ValueCode values, OptionForm option) {
        this.values = values;
        this.body = values.body;
        this.option = option;
    }

    void write() {
        body.line(option.span());
        mirrorPlaces();
        Label end = new Label();
        int packed = body.newWord();
        body.number(option.number());
        body.storeWord(packed);
        level(0, packed, end);
        body.here(end);
        body.plain(Opcodes.RETURN);
    }

    /** What the rule that asks keeps in its places does not change meanwhile: it is read once. */
    private void mirrorPlaces() {
        Set<Integer> own = new HashSet<>();
        option.parameters().forEach(parameter -> own.add(parameter.slot()));
        option.levels().forEach(level -> own.addAll(level.slots()));
        option.eachOp(op -> {
            if (op.kind().isBinding()) own.add(op.number(0));
        });
        option.eachOp(op -> {
            boolean word = op.kind() == Kind.SLOT;
            if (!word && op.kind() != Kind.ARRAY_SLOT || own.contains(op.number(0))) return;
            int slot = op.number(0);
            if (word && body.word(slot) == null) {
                body.loadPlace(slot);
                int local = body.newWord();
                body.storeWord(local);
                body.bindWord(slot, local);
                body.mirror(slot);
            } else if (!word && body.array(slot) == null) {
                body.loadArrayPlace(slot);
                int local = body.newNarrow();
                body.storeArray(local);
                body.bindArray(slot, local);
                body.mirror(slot);
            }
        });
    }

    // ---------------------------------------------------------------- levels

    /** @param over where to go on when nothing more is found here */
    private void level(int k, int packed, Label over) {
        LevelForm level = option.levels().get(k);
        if (!isChargedBefore(k)) charge(level.work());
        if (level.test() != null) values.jumpIf(level.test(), false, over);
        for (int i = 0; i < level.values().size(); i++)
            keep(level.values().get(i), level.slots().get(i));
        if (k == option.parameters().size()) {
            add(packed);
            return;
        }
        switch (option.parameters().get(k).form()) {
            case BITS -> bits(k, packed);
            case WIDE -> wide(k, packed);
            default -> numbers(k, packed);
        }
    }

    private void charge(long work) {
        if (counted == 0) {
            body.charge(work, option.span());
            return;
        }
        body.loadWord(counted);
        body.number(work);
        body.plain(Opcodes.LADD);
        body.storeWord(counted);
    }

    /** Whether there are loops inside each other, in which nothing else is counted and nothing fails. */
    private boolean mayCountLater() {
        List<LevelForm> levels = option.levels();
        if (option.parameters().size() < 2 || !LevelForm.isQuiet(levels.get(0).tried())) return false;
        return most() <= MOST
                && option.parameters().stream().allMatch(each -> each.form() == Parameter.Form.BITS)
                && levels.subList(1, levels.size()).stream().allMatch(LevelForm::isQuiet);
    }

    /** @return what all candidates count at most */
    private long most() {
        long most = 0;
        long candidates = 1;
        for (LevelForm level : option.levels().subList(0, option.parameters().size())) {
            candidates *= Long.SIZE;
            most += 2 * candidates * level.work();
        }
        return most
                + candidates * option.levels().get(option.parameters().size()).work();
    }

    /**
     * Where so much of the allowance is left that it cannot be used up here, candidates are counted in a local, and
     * that is taken from the allowance at the end. Else the plan goes on, which counts them one by one.
     */
    private void countLater(LevelForm level, int rest) {
        Label enough = new Label();
        body.execution();
        body.call(Execution.class, "fuel", "()J");
        body.number(most());
        body.plain(Opcodes.LCMP);
        body.jump(Opcodes.IFGE, enough);
        for (int i = 0; i < level.values().size(); i++)
            body.writePlace(level.slots().get(i), level.values().get(i).isArray());
        body.constant(option.plan(), OptionPlan.class);
        body.execution();
        body.loadWord(rest);
        body.call(OptionPlan.class, "findAmong", "(" + EXECUTION + "J)V");
        body.plain(Opcodes.RETURN);
        body.here(enough);
        counted = body.newWord();
        body.plain(Opcodes.LCONST_0);
        body.storeWord(counted);
    }

    private void keep(Op value, int slot) {
        values.push(value);
        int local = value.isArray() ? body.newNarrow() : body.newWord();
        if (value.isArray()) {
            body.storeArray(local);
            body.bindArray(slot, local);
        } else {
            body.storeWord(local);
            body.bindWord(slot, local);
        }
    }

    private void add(int packed) {
        body.execution();
        body.loadWord(packed);
        body.span(option.span());
        body.call(Execution.class, "addLegal", "(J" + SPAN + ")V");
    }

    private void bits(int k, int packed) {
        LevelForm level = option.levels().get(k);
        Parameter parameter = option.parameters().get(k);
        int rest = body.newWord();
        values.word(level.domain());
        body.storeWord(rest);
        if (k == 0 && mayCountLater()) countLater(level, rest);
        if (counted == 0) body.execution();
        else body.loadWord(counted);
        body.loadWord(rest);
        body.callStatic(Long.class, "bitCount", "(J)I");
        body.plain(Opcodes.I2L);
        long each = isLastSimple(k) ? 1 : level.work();
        if (isChargedBefore(k + 1)) each += option.levels().get(k + 1).work();
        if (each != 1) {
            body.number(each);
            body.plain(Opcodes.LMUL);
        }
        if (counted == 0) {
            body.span(option.span());
            body.chargeWritten();
        } else {
            body.plain(Opcodes.LADD);
            body.storeWord(counted);
        }
        if (isLastSimple(k)) {
            body.execution();
            body.loadWord(packed);
            body.loadWord(rest);
            body.integer(parameter.shift());
            body.span(option.span());
            body.callStatic(OptionPlan.class, "addAll", "(" + EXECUTION + "JJI" + SPAN + ")V");
            return;
        }
        LookedUp next = counted == 0 ? null : nextLookedUp(k);
        if (next != null) {
            each(k, packed, rest, next);
            spend(k);
            return;
        }
        int value = parameter(parameter);
        int further = body.newWord();
        new LoopCode(values).bits(rest, value, 0, () -> {
            body.loadWord(packed);
            body.loadWord(value);
            body.integer(parameter.shift());
            body.plain(Opcodes.LSHL, Opcodes.LOR);
            body.storeWord(further);
            candidate(k, level, further);
        });
        spend(k);
    }

    private void spend(int k) {
        if (k > 0 || counted == 0) return;
        body.execution();
        body.loadWord(counted);
        body.call(Execution.class, "spend", "(J)V");
    }

    /** @return the domain of the last parameter, if each of it is legal and this one only looks up a part of it */
    private LookedUp nextLookedUp(int k) {
        LevelForm next = option.levels().get(k + 1);
        if (!isLastSimple(k + 1) || option.levels().get(k).tried() != null) return null;
        if (next.test() != null || !next.values().isEmpty()) return null;
        return LookedUp.of(next.domain(), option.parameters().get(k).slot());
    }

    /** All moves of two parameters in one loop, written by hand and not here: it needs few locals and keeps them. */
    private void each(int k, int packed, int rest, LookedUp next) {
        body.loadWord(counted);
        body.execution();
        body.loadWord(packed);
        body.loadWord(rest);
        body.integer(option.parameters().get(k).shift());
        body.constant(Arrays.copyOf(next.table(), Long.SIZE), long[].class);
        values.word(next.keep());
        values.word(next.more());
        body.integer(option.parameters().get(k + 1).shift());
        body.span(option.span());
        body.callStatic(OptionPlan.class, "addEach", "(" + EXECUTION + "JJI[JJJI" + SPAN + ")J");
        body.plain(Opcodes.LADD);
        body.storeWord(counted);
    }

    /**
     * Whether looking at a level is counted for all candidates of the one before at once: each of them comes to it, and
     * behind it nothing else is counted that could fail first, or could fail at all.
     */
    private boolean isChargedBefore(int k) {
        if (k == 0 || isLastSimple(k - 1) || option.levels().get(k - 1).tried() != null) return false;
        if (option.parameters().get(k - 1).form() != Parameter.Form.BITS) return false;
        for (int i = k; i < option.levels().size(); i++) {
            LevelForm level = option.levels().get(i);
            boolean isListed =
                    i < option.parameters().size() && option.parameters().get(i).form() != Parameter.Form.BITS;
            if (isListed || !level.isQuiet()) return false;
        }
        return true;
    }

    /** The last parameter, if each of its domain is legal at once: then what lies behind is not counted. */
    private boolean isLastSimple(int k) {
        if (k != option.parameters().size() - 1 || option.levels().get(k).tried() != null) return false;
        LevelForm behind = option.levels().get(k + 1);
        return behind.test() == null && behind.values().isEmpty();
    }

    private int parameter(Parameter parameter) {
        int value = body.newWord();
        body.bindWord(parameter.slot(), value);
        return value;
    }

    private void candidate(int k, LevelForm level, int packed) {
        Label not = new Label();
        if (level.tried() != null) values.jumpIf(level.tried(), false, not);
        level(k + 1, packed, not);
        body.here(not);
    }

    private void wide(int k, int packed) {
        LevelForm level = option.levels().get(k);
        Parameter parameter = option.parameters().get(k);
        if (level.domain().kind() == Kind.WIDE_NARROWED) values.wide.narrowed(level.domain(), k);
        else values.array(level.domain());
        int set = body.newNarrow();
        body.storeArray(set);
        int value = parameter(parameter);
        int further = body.newWord();
        new LoopCode(values).words(set, value, () -> {
            body.charge(level.work(), option.span());
            pack(parameter, packed, value, further);
            candidate(k, level, further);
        });
    }

    private void numbers(int k, int packed) {
        LevelForm level = option.levels().get(k);
        Parameter parameter = option.parameters().get(k);
        values.array(level.domain());
        int list = body.newNarrow();
        body.storeArray(list);
        int at = body.newNarrow();
        int value = parameter(parameter);
        int further = body.newWord();
        new LoopCode(values).listed(list, at, value, () -> {
            body.constant(parameter, Parameter.class);
            body.loadWord(value);
            body.constant(option.span(), Span.class);
            body.callStatic(OptionPlan.class, "checkFits", "(Lregola/engine/move/Parameter;J" + SPAN + ")V");
            body.charge(level.work(), option.span());
            pack(parameter, packed, value, further);
            candidate(k, level, further);
        });
    }

    private void pack(Parameter parameter, int packed, int value, int further) {
        body.loadWord(packed);
        body.loadWord(value);
        body.number((1L << parameter.bits()) - 1);
        body.plain(Opcodes.LAND);
        body.integer(parameter.shift());
        body.plain(Opcodes.LSHL, Opcodes.LOR);
        body.storeWord(further);
    }
}
