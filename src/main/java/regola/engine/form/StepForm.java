package regola.engine.form;

import java.util.List;
import regola.engine.run.Step;
import regola.engine.run.Unit;
import regola.engine.step.Label;

/**
 * A StepForm is what a step consists of, beside the step itself, which the interpreter runs.
 *
 * @param unit of the rule that it belongs to; null for those before all rules
 * @param operands as its kind says
 * @param fixed what else it needs, as its kind says
 * @param targets where it may go on beside the next step
 */
public record StepForm(Kind kind, Step step, Unit unit, List<Op> operands, List<Object> fixed, List<Label> targets) {

    /** What a step does. */
    public enum Kind {
        /** Something that has no form of its own and goes on with the next step. */
        STRAIGHT(true),
        /** Something that has no form of its own and goes on anywhere, or stops. */
        ANYWHERE(false),
        /** Value. Fixed: slot. */
        SET_SLOT(true),
        SET_ARRAY_SLOT(true),
        /** Value. Fixed: variable, cell. */
        SET_VARIABLE(true),
        SET_ARRAY_VARIABLE(true),
        /** Subject, value. Fixed: first cell. */
        SET_PROPERTY(true),
        /** Pieces, site. */
        MOVE_ONE(true),
        MOVE_BITS(true),
        /** Condition. Goes on at the target if it does not hold. */
        UNLESS(false),
        JUMP(false),
        /** Fixed: slot. */
        COUNTDOWN(false),
        /** Fixed: slot of the rest, slot of the element. */
        NEXT_OF_BITS(false),
        NEXT_OF_LIST(false),
        /**
         * Arguments. Fixed: unit of the callee, whose first step is the target; whether each argument may be put where
         * it is read as soon as it is computed; how many there are.
         */
        DO(false),
        /** The same; behind the arguments the condition, if there is one, which is asked among the callee's slots. */
        HANDLE(false),
        LEAVE(false),
        /** Begins a turn, with the first step of its rule, which is the target. */
        TURN(false),
        /** Who chooses. Fixed: the question; whether the last target says where to go on if nothing is legal. */
        CHOOSE(false);

        private final boolean straight;

        Kind(boolean straight) {
            this.straight = straight;
        }

        /** @return whether another rule may run, or somebody be asked, before it goes on */
        public boolean mayLeave() {
            return this == ANYWHERE || this == DO || this == HANDLE || this == TURN || this == CHOOSE;
        }

        /** @return whether it always goes on with the next step */
        public boolean isStraight() {
            return straight;
        }
    }
}
