/**
 * The trailer of a game as it is watched: scene by scene, each move after the one before has been seen; and the same as
 * a film. How it is played through is in {@code regola.teaching.run}. Begin with
 * {@link regola.ui.present.trailer.TrailerPresenter}.
 */
package regola.ui.present.trailer;
