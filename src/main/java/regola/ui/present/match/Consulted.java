package regola.ui.present.match;

import regola.engine.Match;
import regola.ui.present.picture.Tongue;

/**
 * A Consulted is a decision about which somebody wants advice; all of it may be asked on another thread.
 *
 * @param moment how many moves were made before it
 * @param match stands at the decision; a copy
 * @param tongue says it in words
 * @param viewer the seat that looks, -1 if nothing is hidden from it
 */
public record Consulted(int moment, Match match, Tongue tongue, int viewer) {}
