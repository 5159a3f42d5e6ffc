package regola.ui.view.editor;

/**
 * A SheetView is one file of a game on the page where rules are changed.
 *
 * @param file its name; unique
 * @param title what people call it
 * @param variant the id of the variant that it is; null for the game itself
 * @param on whether the variant is played when the rules are applied
 * @param own whether it may be changed
 * @param unsaved whether it holds what is not on disk
 * @param errors how many there are in it
 * @param warnings how many there are in it
 * @param text lines end with a line feed alone
 * @param loading grows whenever the text comes from elsewhere than from the page; then the page has to take it
 */
public record SheetView(
        String file,
        String title,
        String variant,
        boolean on,
        boolean own,
        boolean unsaved,
        int errors,
        int warnings,
        String text,
        long loading) {}
