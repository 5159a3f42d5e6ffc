package regola.engine.run;

import regola.engine.value.Catalog;
import regola.engine.value.Spoken;

/** A Question is what a choose step asks: it finds the legal moves and says where the chosen one goes on. */
public interface Question {
    /** Puts all legal moves into the execution, packed, in the order of the rule file. */
    void findLegal(Execution x);

    /** Puts the arguments of a packed move into their slots. @return the program counter to go on with */
    int begin(Execution x, long move);

    /** @return a packed move as people write it */
    String text(Catalog names, long move);

    boolean isSecret();

    /** @return which of all decisions of the game it is, from 0 */
    int number();

    String id();

    /** @return the sentence that says what is asked */
    Spoken sentence(Execution x);
}
