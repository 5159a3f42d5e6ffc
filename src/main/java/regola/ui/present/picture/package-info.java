/**
 * Makers of views that several pages need: a board with its pieces and what is lit on it, seats, what just happened,
 * previews, rule cards, and what somebody who points at something may mean.
 *
 * <p>Each takes a match or a view of it and answers with frozen values; none keeps a match or knows a page. Begin with
 * {@link regola.ui.present.picture.MatchPicture} and {@link regola.ui.present.picture.Tongue}.
 */
package regola.ui.present.picture;
