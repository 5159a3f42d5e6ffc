package regola.ui.view.editor;

/**
 * A JumpView is where the reader is to look now.
 *
 * @param serial grows with every jump
 * @param file the name of the file
 * @param first the first line, from 1
 * @param last the last line
 * @param column where the cursor goes in the first line, from 1
 * @param marked whether the lines are to be marked as the passage that was asked for
 */
public record JumpView(long serial, String file, int first, int last, int column, boolean marked) {}
