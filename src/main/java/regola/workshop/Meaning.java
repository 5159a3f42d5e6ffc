package regola.workshop;

import java.util.List;
import regola.engine.value.Move;
import regola.engine.value.RuleFailure;
import regola.engine.value.Ruling;
import regola.engine.value.Thing;
import regola.language.model.Type;

/**
 * A Meaning is what a subject means at one moment of a match.
 *
 * @param values what it is: of each thing, or once, of nothing in particular
 * @param type of the values; null if it has none
 * @param who the player for whom all of them are, where the subject asks for one besides; else null
 * @param ruling what it lets through and what not; asks about nothing unless it is a requirement
 * @param moves legal moves that have to do with it
 * @param whole false if there was more to look at than one look may
 * @param failure why nothing can be said; null if something can
 * @param holding of a step: whether what it asks holds, or whether it is come to; holds of everything else
 */
public record Meaning(
        Subject subject,
        List<Value> values,
        Type type,
        Thing who,
        Ruling ruling,
        List<Move> moves,
        boolean whole,
        RuleFailure failure,
        Holding holding) {
    public Meaning {
        values = List.copyOf(values);
        moves = List.copyOf(moves);
    }

    Meaning(
            Subject subject,
            List<Value> values,
            Type type,
            Thing who,
            Ruling ruling,
            List<Move> moves,
            boolean whole,
            RuleFailure failure) {
        this(subject, values, type, who, ruling, moves, whole, failure, Holding.NONE);
    }

    /**
     * A Value is what something is.
     *
     * @param of of what; null if of nothing in particular
     * @param at the site where that lies, if it is a piece; else null
     * @param is one thing, or those of a set or list; empty for none
     * @param where the sites where these lie, if they are pieces; else empty
     */
    public record Value(Thing of, Thing at, List<Thing> is, List<Thing> where) {
        public Value {
            is = List.copyOf(is);
            where = List.copyOf(where);
        }

        /** @return whether it is a plain yes */
        public boolean isYes() {
            return is.size() == 1 && is.get(0).is(Type.Base.TRUTH) && is.get(0).number() == 1;
        }
    }
}
