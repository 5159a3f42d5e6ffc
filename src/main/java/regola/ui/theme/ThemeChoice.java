package regola.ui.theme;

/** A ThemeChoice is what a person wants the window to look like: always alike, or as the desktop around it. */
public enum ThemeChoice {
    SYSTEM,
    LIGHT,
    DARK;

    /** @return the theme that this choice means, if the desktop has this one */
    public Theme on(Theme desktop) {
        return this == SYSTEM ? desktop : this == DARK ? Theme.DARK : Theme.LIGHT;
    }
}
