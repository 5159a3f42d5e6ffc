package regola.ui.view;

/**
 * A GameView is a game on the shelf.
 *
 * @param broken true if its rule file has errors
 */
public record GameView(String id, String title, String about, boolean broken) {}
