package regola.language.diagnostic;

/**
 * A Severity says whether a file can still be played with what was found: not with an error. A remark is about nothing
 * that happens in play, such as a text that is there in one language only; it is shown to who asks for remarks.
 */
public enum Severity {
    ERROR("error"),
    WARNING("warning"),
    REMARK("remark");

    private final String word;

    Severity(String word) {
        this.word = word;
    }

    public String word() {
        return word;
    }
}
