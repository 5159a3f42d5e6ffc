/**
 * A match that is played in the window: its presenter and session, the way back and forth through it, how it goes on
 * under other rules, what is written of it into a file and what comes of reading one.
 *
 * <p>No folders here: texts come in, texts go out. Begin with {@link regola.ui.present.match.GamePresenter}.
 */
package regola.ui.present.match;
