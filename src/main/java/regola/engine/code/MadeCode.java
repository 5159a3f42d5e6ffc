package regola.engine.code;

import java.util.List;
import regola.engine.run.Code;
import regola.engine.run.Program;

/**
 * A MadeCode is the code of one ruleset, with what is to be told about it.
 *
 * @param entries by step: whether a run of steps begins there
 * @param methods those written, in order
 * @param refused what stayed interpreted as a whole, because a method of it would be too large to be compiled
 * @param bytes of the class
 * @param nodes how many operations within the methods stayed nodes
 */
public record MadeCode(
        Code code, boolean[] entries, List<Method> methods, List<Method> refused, byte[] bytes, int nodes) {

    /** A Method is one method: what it is made from, and how many bytes of instructions it has. */
    public record Method(String name, String of, int size) {}

    /** Lets matches of the program run it. */
    public void install(Program program) {
        program.run(code, entries);
    }
}
