/**
 * What moves on a board, when and how fast: pieces that travel, rings that turn, what is refused and shakes its head,
 * and an endless plane that is wandered over.
 *
 * <p>A journey computes scenes from the time that has passed; it owns no clock but
 * {@link regola.ui.board.motion.Motion}. Begin with {@link regola.ui.board.motion.Journey}.
 */
package regola.ui.board.motion;
