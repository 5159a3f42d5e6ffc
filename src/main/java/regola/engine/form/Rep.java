package regola.engine.form;

/** A Rep is the form of what an operation yields. */
public enum Rep {
    /** Yes or no. */
    TRUTH,
    /** One word: a number, a thing or none, or a set of up to 64 things as bits. */
    WORD,
    /** An array: a list, a large set as bits, or a set of numbers, sorted. It is never changed. */
    ARRAY,
    /** Nothing: a statement of a function. */
    NOTHING
}
