package regola.ui.view.start;

import java.time.Instant;
import regola.ui.view.Said;

/**
 * A KeptMatchView is a match that was not played to its end and can be gone on with.
 *
 * @param key unique among those that are shown
 * @param game its id
 * @param title of the game
 * @param name what somebody has called it; empty if nobody has
 * @param moves how many have been played
 * @param at when it was played last
 */
public record KeptMatchView(String key, String game, Said title, String name, int players, int moves, Instant at) {}
