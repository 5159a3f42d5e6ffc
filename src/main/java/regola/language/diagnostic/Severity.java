package regola.language.diagnostic;

/** A Severity says whether a file can still be played with what was found. */
public enum Severity {
    ERROR("error"), WARNING("warning");

    private final String word;

    Severity(String word) {
        this.word = word;
    }

    public String word() {
        return word;
    }
}
