package regola.ui.theme;

/** A Theme is light, for day and for projectors, or dark. */
public enum Theme {
    LIGHT,
    DARK;

    public Theme other() {
        return this == LIGHT ? DARK : LIGHT;
    }
}
