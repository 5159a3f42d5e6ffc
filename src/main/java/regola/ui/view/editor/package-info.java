/**
 * The page where rules are written, as it is seen: files, mistakes, changed lines, names to be given. Begin with
 * {@link regola.ui.view.editor.EditorView}.
 */
package regola.ui.view.editor;
