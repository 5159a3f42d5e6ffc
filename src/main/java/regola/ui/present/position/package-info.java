/**
 * A position that somebody sets up: the draft, which may be as wrong as it likes
 * ({@link regola.ui.present.position.PositionDraft}), what the rules say to it
 * ({@link regola.ui.present.position.PositionVerdict}), and the presenter. No Swing here; everything runs on the
 * worker. What is drawn comes from {@link regola.ui.present.picture.PositionPictures}. Begin with
 * {@link regola.ui.present.position.PositionPresenter}.
 */
package regola.ui.present.position;
