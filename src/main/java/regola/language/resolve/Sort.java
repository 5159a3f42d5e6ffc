package regola.language.resolve;

import regola.language.source.Message;

/**
 * A Sort is what kind of thing a name means. The order is that in which a name standing alone is looked up: where one
 * name means several things, the first one counts.
 */
public enum Sort {
    VARIABLE("a variable"),
    SETTING("a setting"),
    FUNCTION("a function"),
    PIECES("a set of pieces"),
    GROUP("a group of pieces"),
    ZONE("a zone"),
    BOARD("the board"),
    REGION("a region"),
    MARK("a mark"),
    LINES("a block of lines"),
    LINE("a line"),
    SITE("a site"),
    KIND("a kind of piece"),
    PLAYER("a player"),
    CHOICE_ITEM("an item of a choice"),
    PIECE("a piece"),
    CHOICE("a choice"),

    /** What is kept about something: only with {@code of}. */
    PROPERTY("something kept"),

    // What is called by statements only, each in a name space of its own.
    RULE("a rule"),
    CONDITIONS("conditions"),
    MOMENT("a moment"),
    HANDLER("a when"),
    DECISION("a choose"),

    /** A name whose declaration could not be read: an error says so, and every use of it stays silent. */
    UNREAD("something that could not be read");

    private final String phrase;

    Sort(String phrase) {
        this.phrase = phrase;
    }

    /** @return what one of them is, with its article */
    public Message phrase() {
        return Message.of(phrase);
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
