/**
 * Matches that go into files and come out again: what is written of a match ({@link regola.ui.present.matches.Written}), and what
 * comes of reading one under the rules there are now ({@link regola.ui.present.matches.MatchOpening}).
 *
 * <p>No Swing and no folders here: texts come in, texts go out. Everything is called on the worker.
 */
package regola.ui.present.matches;
