package regola.ui.view.start;

/**
 * A VariantView is a variant as a switch.
 *
 * @param about what it changes, in a sentence
 * @param own true if it is somebody's own, false if it came with the program
 */
public record VariantView(String id, String title, String about, boolean on, boolean own) {}
