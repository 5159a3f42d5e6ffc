package regola.engine.lower;

import regola.engine.run.Execution;
import regola.engine.run.Node;
import regola.language.model.Property;
import regola.language.model.Type;

/**
 * An Initial is what a variable or property is before anything has happened.
 *
 * @param first its cell in the memory, for the first subject
 * @param count how many subjects
 * @param narrow whether the value is one word
 */
public record Initial(int first, int count, boolean narrow, Node value) {
    /** @return whether its values are single things of which there may be none, so that none is told apart from one */
    public boolean mayBeNone(Property property) {
        return narrow
                && property.type().shape() == Type.Shape.ONE
                && property.type().base() != Type.Base.NUMBER;
    }

    public void set(Execution x) {
        x.charge(count);
        for (int i = first; i < first + count; i++) {
            if (narrow) x.state.narrow[i] = value.eval(x);
            else x.state.wide[i] = value.list(x);
        }
    }
}
