/**
 * The presenter of the page on which rules are read and changed: which files there are, what is wrong in them, what was
 * changed, what is kept for a bad day, and how changed rules come to be played.
 *
 * <p>No Swing here. Texts come from the page with each change; pictures of all that is known go back to it. Everything
 * is done on one worker of its own, so that neither typing nor a match waits for a file to be checked. Begin with
 * {@link regola.ui.present.editor.EditorPresenter}.
 */
package regola.ui.present.editor;
