/**
 * Where everything on a board is, in pixels: places, pieces, rims of rings, what part of an endless plane is seen, and
 * which place comes next for whoever walks with keys.
 *
 * <p>Nothing here paints. Begin with {@link regola.ui.board.layout.BoardLayout}.
 */
package regola.ui.board.layout;
