/**
 * How a passage of the book comes into the text of a rule file: where it goes, by which names it speaks there, what has
 * to be written with it or said otherwise for it, and where it stands afterwards. Texts in, places in them out; nothing
 * is drawn and nothing is played.
 *
 * <p>Begin with {@link regola.ui.editor.passage.PassagePlace}.
 */
package regola.ui.editor.passage;
