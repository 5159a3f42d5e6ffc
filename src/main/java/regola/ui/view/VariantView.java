package regola.ui.view;

/**
 * A VariantView is a variant as a switch.
 *
 * @param about what it changes, in a sentence
 */
public record VariantView(String id, String title, String about, boolean on) {}
