/**
 * The page where a match is played: the board with what surrounds it, whose decision it is, the sides, the story, the
 * moments of the match, why something is not allowed. It draws pictures of a match and sends intents; what they mean is
 * the presenters' business. Begin with {@link regola.ui.game.GamePanel}.
 */
package regola.ui.game;
