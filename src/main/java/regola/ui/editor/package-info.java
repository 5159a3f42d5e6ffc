/**
 * The page on which rules are read and changed: the text of rule files in colours, with what is wrong in it marked and
 * listed, and what was changed beside it.
 *
 * <p>It shows an {@link regola.ui.view.editor.EditorView} and sends {@link regola.ui.view.editor.EditorIntents} and
 * {@link regola.ui.view.editor.EditorWishes}. The one thing that it owns is the text under the cursor; each change of
 * it is sent with a number, its edition, and what comes back with an older number is not drawn into the text. Begin
 * with {@link regola.ui.editor.EditorPanel}.
 */
package regola.ui.editor;
