package regola.language.resolve;

/**
 * A Sort is what kind of thing a name means. The order is that in which a name standing alone is looked up: where one
 * name means several things, the first one counts.
 */
public enum Sort {
    VARIABLE("a variable", "variables"),
    SETTING("a setting", "settings"),
    FUNCTION("a function", "functions"),
    PIECES("a set of pieces", "pieces"),
    GROUP("a group of pieces", "groups"),
    ZONE("a zone", "zones"),
    BOARD("the board", "boards"),
    REGION("a region", "regions"),
    MARK("a mark", "marks"),
    LINES("a block of lines", "lines"),
    LINE("a line", "lines"),
    SITE("a site", "sites"),
    KIND("a kind of piece", "kinds"),
    PLAYER("a player", "players"),
    CHOICE_ITEM("an item of a choice", "items"),
    PIECE("a piece", "pieces"),
    CHOICE("a choice", "choices"),

    /** What is kept about something: only with {@code of}. */
    PROPERTY("something kept", "properties"),

    // What is called by statements only, each in a name space of its own.
    RULE("a rule", "rules"),
    CONDITIONS("conditions", "conditions"),
    MOMENT("a moment", "moments"),
    HANDLER("a when", "whens"),
    DECISION("a choose", "decisions"),

    /** A name whose declaration could not be read: an error says so, and every use of it stays silent. */
    UNREAD("something that could not be read", "names");

    private final String phrase;
    private final String plural;

    Sort(String phrase, String plural) {
        this.phrase = phrase;
        this.plural = plural;
    }

    /** @return what one of them is, with its article */
    public String phrase() {
        return phrase;
    }

    public String plural() {
        return plural;
    }

    /** @return true if the name can stand alone in an expression */
    public boolean isValue() {
        return compareTo(PROPERTY) < 0;
    }

    /**
     * @return true if two things of these sorts cannot have one name. Values share one space, but items of choices, and
     *     kinds and pieces, whose names are made, may be called as something else is: the order of looking up decides,
     *     and the type wanted decides better.
     */
    boolean clashesWith(Sort other) {
        if (this == UNREAD || other == UNREAD) return false;
        if (isMade() || other.isMade()) return this == other && this != CHOICE_ITEM;
        if (this == CONDITIONS || other == CONDITIONS) return this == other || this == FUNCTION || other == FUNCTION;
        if (this == CHOICE || other == CHOICE || this == PROPERTY || other == PROPERTY)
            return isApplied() && other.isApplied();
        return this == other || isValue() && other.isValue();
    }

    private boolean isMade() {
        return this == CHOICE_ITEM || this == KIND || this == PIECE;
    }

    /** What can stand before {@code of}. */
    private boolean isApplied() {
        return this == FUNCTION || this == PROPERTY || this == CHOICE;
    }
}
