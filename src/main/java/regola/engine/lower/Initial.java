package regola.engine.lower;

import regola.engine.run.Execution;
import regola.engine.run.Node;

/**
 * An Initial is what a variable or property is before anything has happened.
 *
 * @param first its cell in the memory, for the first subject
 * @param count how many subjects
 * @param narrow whether the value is one word
 */
public record Initial(int first, int count, boolean narrow, Node value) {
    public void set(Execution x) {
        x.charge(count);
        for (int i = first; i < first + count; i++) {
            if (narrow) x.state.narrow[i] = value.eval(x);
            else x.state.wide[i] = value.list(x);
        }
    }
}
