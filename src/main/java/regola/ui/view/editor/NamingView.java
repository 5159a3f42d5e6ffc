package regola.ui.view.editor;

/**
 * A NamingView asks for a name before something new is made.
 *
 * @param what what is to be made
 * @param proposal a name that will do
 */
public record NamingView(What what, String proposal) {
    public enum What {
        COPY,
        VARIANT
    }
}
