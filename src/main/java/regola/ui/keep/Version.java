package regola.ui.keep;

/** A Version is what the program calls itself, in the matches that it saves and to whoever asks. */
public final class Version {
    private Version() {}

    /** @return such as {@code 0.1.0}; "development" where the program does not run from its jar */
    public static String ofProgram() {
        String number = Version.class.getPackage().getImplementationVersion();
        return number == null ? "development" : number;
    }
}
