package regola.ui.present.match;

import regola.engine.value.Decision;
import regola.engine.value.Move;

/**
 * An Opponent chooses for a seat that nobody sits in. It is given what it may choose from and nothing that is hidden.
 */
@FunctionalInterface
public interface Opponent {
    Move choose(Decision decision);
}
