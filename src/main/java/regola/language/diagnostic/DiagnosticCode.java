package regola.language.diagnostic;

import java.util.List;
import regola.language.source.Message;
import regola.language.source.Span;
import regola.language.source.Trouble;

/**
 * A DiagnosticCode is one kind of message: its code, how grave it is, and the words for what, why and fix. This is the
 * catalogue of all messages of the language, in English, with what {@link regola.language.source.Translations} looks
 * up; {@code {0}}, {@code {1}} … are filled by the values given to {@link #at}. Where the right words depend on the
 * case, the template is empty and {@link Diagnostic#why} or {@link Diagnostic#fix} fills it.
 *
 * <p>R1 is how things are written, R2 names, R3 types, R4 structure and variants, R5 what happens while playing. Each
 * constant shows an example of its {@code what}. A code is never used again for something else.
 */
public enum DiagnosticCode {
    // ---- R1: how things are written

    /**
     *
     *
     * <pre>'wen' is not a word of the language</pre>
     */
    MISTYPED_WORD("R101", Severity.ERROR, "'{0}' is not a word of the language", "", ""),
    /**
     *
     *
     * <pre>'because' is missing here</pre>
     */
    MISSING("R102", Severity.ERROR, "{0} is missing here", "", ""),
    /**
     *
     *
     * <pre>')' cannot stand here</pre>
     */
    UNEXPECTED("R103", Severity.ERROR, "{0} cannot stand here", "", ""),
    /**
     *
     *
     * <pre>'move' is a word of the language and cannot be a name</pre>
     */
    WORD_AS_NAME(
            "R104",
            Severity.ERROR,
            "'{0}' is a word of the language and cannot be a name",
            "rule files use '{0}' for something else, so nothing can be called so",
            "choose another name, such as '{0}-1' or 'my-{0}'"),
    /**
     *
     *
     * <pre>a tab stands at the beginning of this line</pre>
     */
    TAB(
            "R105",
            Severity.ERROR,
            "a tab stands at the beginning of this line",
            "blocks are made by indentation, and a tab is wide in one editor and narrow in another",
            "indent with blanks, two for each level"),
    /**
     *
     *
     * <pre>this line begins in column 4, where no line above begins</pre>
     */
    UNEVEN_INDENT(
            "R106",
            Severity.ERROR,
            "this line begins in column {0}, where no open block begins",
            "all lines of a block begin in the same column; here the open blocks begin in {1}",
            "begin the line in one of these columns"),
    MISPLACED_LINE(
            "R123",
            Severity.ERROR,
            "this line begins in column {0}, and belongs in column {1}",
            "what belongs to a line stands below it and begins further right; lines that belong to the same line begin in the same column",
            ""),
    /**
     *
     *
     * <pre>this line is indented, but the line above opens no block</pre>
     */
    UNEXPECTED_INDENT("R107", Severity.ERROR, "this line is indented, but the line above opens no block", "", ""),
    /**
     *
     *
     * <pre>nothing is indented below 'if'</pre>
     */
    MISSING_BLOCK("R108", Severity.ERROR, "nothing is indented below {0}", "", ""),
    /**
     *
     *
     * <pre>this text has no closing quote</pre>
     */
    UNCLOSED_TEXT(
            "R109",
            Severity.ERROR,
            "this text has no closing quote",
            "a text begins and ends with \" and ends on the line where it begins",
            "close it with \""),
    /**
     *
     *
     * <pre>this '(' is never closed</pre>
     */
    UNCLOSED_BRACKET(
            "R110",
            Severity.ERROR,
            "this '{0}' is never closed",
            "what stands in parentheses or brackets may go over several lines, so the missing '{1}' is noticed only later",
            "add '{1}'"),
    /**
     *
     *
     * <pre>'§' is not used in rule files</pre>
     */
    STRANGE_CHARACTER("R111", Severity.ERROR, "{0} is not used in rule files", "", ""),
    /**
     *
     *
     * <pre>this is nested too deep</pre>
     */
    TOO_DEEP(
            "R112",
            Severity.ERROR,
            "this is nested too deep",
            "there is a limit of {0} levels, so that no file can exhaust the program",
            "give a part of it a name with let, or write a function for it"),
    /**
     *
     *
     * <pre>this file is too large</pre>
     */
    TOO_LARGE(
            "R113",
            Severity.ERROR,
            "this file is too large ({0} characters)",
            "a rule file may have {1} characters at most",
            "move what is not needed into another file"),
    /**
     *
     *
     * <pre>99999999999999999999 is too large a number</pre>
     */
    NUMBER_TOO_LARGE(
            "R114",
            Severity.ERROR,
            "{0} is too large a number",
            "the largest number here is {1}",
            "write a smaller one"),
    /**
     *
     *
     * <pre>2.5 is not a whole number</pre>
     */
    NOT_WHOLE(
            "R115",
            Severity.ERROR,
            "{0} is not a whole number",
            "rules count in whole numbers; only places on the screen may have a fraction",
            "write {1} or {2}"),
    /**
     *
     *
     * <pre>this '{' in the text is never closed</pre>
     */
    UNCLOSED_HOLE(
            "R116",
            Severity.ERROR,
            "this '{' in the text is never closed",
            "what stands between { and } in a text is computed when the text is shown",
            "add '}', or write \\{ for the character itself"),
    /**
     *
     *
     * <pre>this hole in the text is empty</pre>
     */
    EMPTY_HOLE(
            "R117",
            Severity.ERROR,
            "there is nothing between { and }",
            "what stands between { and } in a text is computed when the text is shown",
            "write an expression, such as {mover}, or \\{ for the character itself"),
    /**
     *
     *
     * <pre>the file does not say what it is</pre>
     */
    NO_HEADER(
            "R118",
            Severity.ERROR,
            "the file does not say what it is",
            "a rule file begins with 'game NAME', or with 'variant NAME of GAME', and indented lines below it",
            "begin with: game my-game"),
    /**
     *
     *
     * <pre>'<' cannot follow another comparison</pre>
     */
    CHAINED_COMPARISON(
            "R119",
            Severity.ERROR,
            "'{0}' cannot follow another comparison",
            "a comparison has two sides only",
            "join two comparisons with 'and': a < b and b < c"),
    /**
     *
     *
     * <pre>'where' is missing after 'some x in …'</pre>
     */
    MISSING_WHERE(
            "R120",
            Severity.ERROR,
            "'where' is missing after '{0} {1} in …'",
            "'{0} {1} in S where C' asks whether C holds for each {1} of S",
            "add 'where' and a condition"),
    /**
     *
     *
     * <pre>'seen' is written twice</pre>
     */
    TWICE("R121", Severity.ERROR, "{0} is written twice", "it can be said once only", "remove one of the two"),
    /**
     *
     *
     * <pre>'\q' has no meaning in a text</pre>
     */
    STRANGE_ESCAPE(
            "R122",
            Severity.ERROR,
            "'{0}' has no meaning in a text",
            "after a backslash comes \", {, }, [, ] or another backslash",
            "remove the backslash, or write \\\\ for the character itself"),
    NOTHING_SAID("R124", Severity.WARNING, "learners will read \"…\" here", "nobody has written it yet", "write it"),
    /**
     *
     *
     * <pre>more errors are not shown</pre>
     */
    TOO_MANY(
            "R199",
            Severity.ERROR,
            "more errors are not shown",
            "a file shows {0} at most; one mistake often leads to others",
            "mend the first ones and check again"),

    // ---- R2: names

    /**
     *
     *
     * <pre>no piece is called 'frgo'</pre>
     */
    UNKNOWN_NAME("R201", Severity.ERROR, "{0} is called '{1}'", "", ""),
    /**
     *
     *
     * <pre>'a-b' is one name, and nothing is called so</pre>
     */
    HYPHENATED_MINUS(
            "R202",
            Severity.ERROR,
            "'{0}' is one name, and nothing is called so",
            "names may have hyphens inside, so a minus needs a blank on both sides",
            "write '{1}'"),
    /**
     *
     *
     * <pre>'pad' is declared twice</pre>
     */
    DUPLICATE(
            "R203", Severity.ERROR, "'{0}' is declared twice", "a name means one thing only", "rename one of the two"),

    /**
     *
     *
     * <pre>'NM-5.2' can mean 2 things</pre>
     */
    AMBIGUOUS_TARGET(
            "R204",
            Severity.ERROR,
            "'{0}' can mean {1} things here",
            "a change must say exactly what it changes",
            "give the one that is meant a name or number of its own"),
    /**
     *
     *
     * <pre>'hop-to' is a rule and has no value</pre>
     */
    NOT_A_VALUE("R205", Severity.ERROR, "'{0}' is {1} and has no value", "", ""),
    /**
     *
     *
     * <pre>'hop-steps' is a setting and cannot be set here</pre>
     */
    CANNOT_SET("R206", Severity.ERROR, "'{0}' is {1} and cannot be {2} here", "", ""),
    /**
     *
     *
     * <pre>nothing in the game is called 'forg'</pre>
     */
    WORDS_FOR_NOTHING(
            "R207",
            Severity.WARNING,
            "nothing in this game is called '{0}'",
            "a line of words gives a name that people see to something of the game",
            ""),
    /**
     *
     *
     * <pre>'yellow' is an item of 'sign' and of 'colour'</pre>
     */
    AMBIGUOUS_ITEM(
            "R208",
            Severity.ERROR,
            "'{0}' is an item of {1}",
            "here nothing says which is meant",
            "rename one of them"),
    /**
     *
     *
     * <pre>'a1' is a site and takes no values</pre>
     */
    TAKES_NOTHING(
            "R209",
            Severity.ERROR,
            "'{0}' is {1} and takes no values",
            "only functions, zones, pieces and what is kept about something take values",
            "leave out what stands behind it"),

    // ---- R3: types

    /**
     *
     *
     * <pre>'hop' is a number, but 'move' needs pieces</pre>
     */
    WRONG_TYPE("R301", Severity.ERROR, "{0} is {1}, but {2} needs {3}", "", ""),
    /**
     *
     *
     * <pre>'distance' takes 2 values, but here are 3</pre>
     */
    WRONG_COUNT(
            "R302",
            Severity.ERROR,
            "'{0}' takes {1}, but here {2}",
            "all that it was declared with must be given, and no more",
            ""),
    /**
     *
     *
     * <pre>'is' cannot compare a number and a player</pre>
     */
    NOT_TOGETHER("R303", Severity.ERROR, "{0} cannot {1}", "", ""),
    /**
     *
     *
     * <pre>nothing says what 'found' holds</pre>
     */
    TYPE_UNKNOWN(
            "R304", Severity.ERROR, "nothing says what {0}", "'none' and '[]' may stand for nothing of any type", ""),
    /**
     *
     *
     * <pre>no type is called 'frog'</pre>
     */
    UNKNOWN_TYPE("R305", Severity.ERROR, "no type is called '{0}'", "", ""),
    /**
     *
     *
     * <pre>'reach' calls itself, so its type must be written</pre>
     */
    WRITE_TYPE(
            "R306",
            Severity.ERROR,
            "'{0}' calls itself, so the type of its answer must be written",
            "the type of an answer is found by looking at what is answered, and that needs this type again",
            "write it behind the parameters, as in: function {0}(…): number"),
    /**
     *
     *
     * <pre>'reach' does not always answer</pre>
     */
    NO_ANSWER(
            "R307",
            Severity.ERROR,
            "{0} does not always answer",
            "every way through it must end with an answer",
            "add at its end: answer …"),
    /**
     *
     *
     * <pre>'home' needs itself</pre>
     */
    NEEDS_ITSELF(
            "R308", Severity.ERROR, "{0} needs itself", "what it says can only be found when it is known already", ""),
    /**
     *
     *
     * <pre>a text cannot show yes or no</pre>
     */
    NOT_SHOWN(
            "R309",
            Severity.ERROR,
            "a text cannot show {0}",
            "a text shows numbers, names of things, and sets and lists of them",
            ""),

    // ---- R4: structure and variants

    /**
     *
     *
     * <pre>the game has no turn</pre>
     */
    MISSING_PART("R401", Severity.ERROR, "the {0} has no {1}", "", ""),
    /**
     *
     *
     * <pre>'move' is not allowed in a function</pre>
     */
    NOT_ALLOWED_HERE("R402", Severity.ERROR, "'{0}' is not allowed here", "", ""),
    /**
     *
     *
     * <pre>the variants 'flies' and 'curse' both replace 'winners'</pre>
     */
    VARIANT_CONFLICT(
            "R403",
            Severity.ERROR,
            "the variants '{0}' and '{1}' both {2} '{3}'",
            "two variants that change the same thing cannot be on together",
            "switch one of them off"),
    /**
     *
     *
     * <pre>the game has no rule 'hopp' to replace</pre>
     */
    NOTHING_TO_CHANGE("R404", Severity.ERROR, "the game has {0} to {1}", "a variant changes what its game has", ""),
    /**
     *
     *
     * <pre>'replace' is for variants, and this file is a game</pre>
     */
    ONLY_IN_VARIANT(
            "R405",
            Severity.ERROR,
            "'{0}' is for variants, and this file is a game",
            "a game says what there is; only a variant has something to change",
            "change the declaration itself, or put this line into a variant"),
    /**
     *
     *
     * <pre>'night' is a variant of 'stones', not of 'chess'</pre>
     */
    OTHER_GAME(
            "R406",
            Severity.ERROR,
            "'{0}' is a variant of '{1}', not of '{2}'",
            "a variant changes the one game that its first line names",
            "switch it off for this game"),
    /**
     *
     *
     * <pre>the variants 'a' and 'b' exclude each other</pre>
     */
    EXCLUDED(
            "R407",
            Severity.ERROR,
            "the variants '{0}' and '{1}' exclude each other",
            "the first says so in its header",
            "switch one of them off"),
    /**
     *
     *
     * <pre>this file is a variant of 'stones', where a game is wanted</pre>
     */
    WRONG_FILE("R408", Severity.ERROR, "this file is {0}, where {1} is wanted", "", ""),
    /**
     *
     *
     * <pre>the game has 'rule hop' already</pre>
     */
    EXISTS_ALREADY(
            "R409", Severity.ERROR, "the game has '{0}' already", "a variant that changes something must say so", ""),
    /**
     *
     *
     * <pre>'7' is not a value of 'hop-steps'</pre>
     */
    NOT_A_SETTING_VALUE("R410", Severity.ERROR, "{0} is not a value of '{1}'", "", ""),
    /** {@code 5 names are needed, but only 3 are given} */
    TOO_FEW_NAMES(
            "R411",
            Severity.ERROR,
            "{0} names are needed, but {1} given",
            "every player and every neutral side has a name in the list behind 'players'",
            "add names to the list, or let fewer play"),
    /** {@code 3 are named, but only 2 play} */
    SPARE_NAMES(
            "R447",
            Severity.WARNING,
            "{0} are named here, but only {1} can play",
            "who is named behind 'players' and is one too many never plays",
            ""),
    /**
     *
     *
     * <pre>two options are written alike: hop …</pre>
     */
    SAME_OPTION(
            "R412",
            Severity.ERROR,
            "two options are written alike: {0}",
            "a move is known by its words; what is chosen may be anything, so it does not tell options apart",
            "put another word into one of them"),
    /**
     *
     *
     * <pre>this is never reached</pre>
     */
    UNREACHABLE(
            "R413",
            Severity.WARNING,
            "this is never reached",
            "the step before it always leaves",
            "remove it, put it before that step, or begin it further left"),
    /**
     *
     *
     * <pre>this text has no English sentence</pre>
     */
    NO_ENGLISH(
            "R414",
            Severity.REMARK,
            "this text has no English sentence",
            "who plays in English sees the Italian one",
            "add: en \"…\""),
    /**
     *
     *
     * <pre>this text has no Italian sentence</pre>
     */
    NO_ITALIAN(
            "R415",
            Severity.REMARK,
            "this text has no Italian sentence",
            "who plays in Italian sees the English one",
            "add: it \"…\""),
    /**
     *
     *
     * <pre>'a9 .. b3' is not a row of sites</pre>
     */
    NOT_A_ROW("R416", Severity.ERROR, "'{0} .. {1}' is not a row of sites", "", ""),
    /**
     *
     *
     * <pre>several pieces would be called 'stone'</pre>
     */
    SAME_PIECE_NAME("R417", Severity.ERROR, "several pieces would be called '{0}'", "", ""),
    /**
     *
     *
     * <pre>the choose 'act' has no option</pre>
     */
    NO_OPTION(
            "R418",
            Severity.ERROR,
            "the choose '{0}' has no option",
            "somebody who must decide needs something to choose",
            "add: option …"),
    /** {@code an endless plane of hexes has no other sites} */
    BOARD_SHAPE("R419", Severity.ERROR, "{0}", "", ""),
    /**
     *
     *
     * <pre>this makes 100000 pieces</pre>
     */
    TOO_MANY_THINGS(
            "R420",
            Severity.ERROR,
            "this makes {0} {1}",
            "{2} are the most, so that no file can exhaust the program",
            "make fewer"),
    /**
     *
     *
     * <pre>'{pad}' is no hole of the name of a piece</pre>
     */
    PIECE_NAME_HOLE("R421", Severity.ERROR, "'{0}' cannot be filled in the name of a piece", "", ""),
    /**
     *
     *
     * <pre>'red man' cannot be the name of a piece</pre>
     */
    BAD_PIECE_NAME(
            "R422",
            Severity.ERROR,
            "'{0}' cannot be the name of a piece",
            "moves call pieces by their names, so a name is letters and digits, with hyphens between",
            ""),
    /**
     *
     *
     * <pre>nothing lies between 5 and 3</pre>
     */
    EMPTY_RANGE(
            "R423",
            Severity.ERROR,
            "nothing lies between {0} and {1}",
            "the smaller number comes first",
            "put them the other way round: {1}, then {0}"),
    /**
     *
     *
     * <pre>'red' is not a colour</pre>
     */
    NOT_A_COLOUR(
            "R424",
            Severity.ERROR,
            "'{0}' is not a colour",
            "a colour is # and six digits, two each for red, green and blue",
            "write, for example: \"#C8372D\""),
    /**
     *
     *
     * <pre>'bag' has no owner who could see it</pre>
     */
    BAD_ZONE("R425", Severity.ERROR, "{0}", "", ""),
    /** {@code the count of pieces must be known before the match} */
    BAD_COUNT("R426", Severity.ERROR, "{0}", "", ""),
    /** {@code nothing ever ends a match} */
    NEVER_ENDS(
            "R427",
            Severity.WARNING,
            "nothing ever ends a match",
            "a match goes on until a step says 'finish'",
            "add where the end is reached: finish – or: finish won by …"),
    /** {@code nobody plays this game} */
    NOBODY_PLAYS(
            "R428",
            Severity.ERROR,
            "nobody plays this game",
            "a game is for one player at least",
            "write how many play, for example: players 2"),
    /** {@code this board has no rows} */
    NO_ROWS(
            "R429",
            Severity.ERROR,
            "this board has no {0}",
            "only a grid has columns and rows",
            "make the board a grid, or keep a number of each site"),
    /** {@code this number is too large} */
    OVERFLOW(
            "R430",
            Severity.ERROR,
            "this number is too large",
            "numbers go up to {0} and as far below zero",
            "write a smaller one"),
    /**
     *
     *
     * <pre>a look knows no word 'backgruond'</pre>
     */
    UNKNOWN_LOOK_WORD(
            "R435",
            Severity.WARNING,
            "a look knows no word '{0}'",
            "a line of a .look file that is not understood does nothing",
            "take one of its words"),
    /**
     *
     *
     * <pre>there is no drawing called 'forg'</pre>
     */
    UNKNOWN_DRAWING(
            "R431",
            Severity.WARNING,
            "there is no drawing called '{0}'",
            "a game may name the drawings of the program and those in the folder art beside it; what has none is shown by its name",
            ""),
    /**
     *
     *
     * <pre>'hand' has no order</pre>
     */
    NO_ORDER(
            "R432",
            Severity.WARNING,
            "nothing lies above anything in '{0}'",
            "what lies in a zone keeps the order in which it came only if the zone is a stack",
            "declare it so: zone {0}, stack"),
    /**
     *
     *
     * <pre>this aim has 61 characters in en</pre>
     */
    LONG_AIM(
            "R433",
            Severity.WARNING,
            "this aim has {0} characters in {2}",
            "it stands on one line below the game's picture, where {1} have room",
            "say it in {1} characters or fewer; what more there is to say stands in 'about'"),
    /**
     *
     *
     * <pre>the aim 'mills' says nothing</pre>
     */
    SILENT_AIM(
            "R434",
            Severity.ERROR,
            "the aim '{0}' says nothing",
            "its sentence is what a hint tells a learner",
            "say it before the =, as in: en \"mills\" it \"mulini\""),
    /**
     *
     *
     * <pre>the aim 'mills' says a number, but its amount is not one thing counted</pre>
     */
    UNCOUNTED_AIM(
            "R436",
            Severity.ERROR,
            "the aim '{0}' says a number, but its amount is not one thing counted",
            "a hint can say how many there are only if the amount is written as so many times one number",
            "write it so, as in: = 6 * (number of mills(who)), or leave the numbers out of its sentences"),
    /** {@code 'deal' cannot be supposed: it shuffles} */
    NOT_SUPPOSED("R437", Severity.ERROR, "'{0}' cannot be supposed: it {1}", "", ""),
    /** {@code 'next-player(mover)' wins here, but the sentence says otherwise} */
    OTHER_WINNER(
            "R438",
            Severity.WARNING,
            "'{0}' wins here, but the sentence says otherwise",
            "whoever plays is told who has won by the sentence, and it says: {1}",
            ""),
    /** {@code there are 53 of these, and the board has 9 places} */
    SPARE_PIECES(
            "R439",
            Severity.WARNING,
            "there are {0} of these, and the board has {1} places",
            "each place takes one of the {2} at most, and none of them leaves the board again: the others are never played",
            "write {1} or fewer, or: any number of"),
    /** {@code this sentence says three, which stands nowhere in its rule: there is 4 in line 20} */
    OTHER_NUMBER(
            "R440",
            Severity.WARNING,
            "this sentence says '{0}', which is nowhere in its rule: there stands {1}",
            "whoever plays believes the sentence, and the rule does something else",
            "write in the sentence what the rule says now"),
    /** {@code a sentence of the game still says nine, and here stands 7} */
    SENTENCE_BEHIND(
            "R441",
            Severity.WARNING,
            "a sentence of the game still says '{0}', and here stands {1}",
            "whoever plays with this variant believes the sentence; it stands in line {2} of the game",
            "replace the rule of that sentence here too, with a sentence that says what is so now"),
    /** {@code it is not said how many there are of 'stone'} */
    UNSAID_COUNT(
            "R442",
            Severity.WARNING,
            "it is not said how many there are of '{0}'",
            "without a number there is just one of them",
            "write 1 before it, or as many as there are"),
    /** {@code there is no blank behind 42} */
    GLUED_COUNT(
            "R443",
            Severity.WARNING,
            "there is no blank behind {0}",
            "how many there are and what they are called are two things",
            "put a blank between them"),
    /** {@code nothing uses 'row-of'} */
    UNUSED(
            "R444",
            Severity.REMARK,
            "nothing uses '{0}'",
            "the game is played as if it were not there",
            "take the line away"),
    /** {@code this '}' in the text closes nothing} */
    UNOPENED_HOLE(
            "R445",
            Severity.WARNING,
            "this '}' in the text closes nothing",
            "no '{' before it opens it; it would have to stand before '{0}'",
            "leave it out"),
    /** {@code no piece stands anywhere when a match begins} */
    NO_START(
            "R446",
            Severity.WARNING,
            "no piece stands anywhere when a match begins",
            "there is no 'start', which says where the pieces are at first",
            "add: start, with where the pieces are at first"),
    /** {@code this asks for 4 of 'red-man', but the box holds only 3} */
    SHORT_SUPPLY(
            "R448",
            Severity.ERROR,
            "this asks for {0} of '{1}', but the box holds only {2}",
            "at first all pieces wait in the box; the set-up takes one after the other, until none is left",
            ""),
    /** {@code every match is over before the first move} */
    OVER_AT_ONCE(
            "R449",
            Severity.WARNING,
            "every match is over before the first move",
            "this line ends it before anybody has played",
            "end it only where something has happened: below an 'if' that does not hold at first, or behind the move"),
    /** {@code nobody can ever win} */
    NOBODY_WINS(
            "R450",
            Severity.WARNING,
            "nobody can ever win",
            "each match that ends is a draw: no 'finish' says who has won",
            "add where somebody has won: finish won by …");

    private final String code;
    private final Severity severity;
    private final String what;
    private final String why;
    private final String fix;

    DiagnosticCode(String code, Severity severity, String what, String why, String fix) {
        this.code = code;
        this.severity = severity;
        this.what = what;
        this.why = why;
        this.fix = fix;
    }

    /** @return the stable code, such as {@code R203} */
    public String code() {
        return code;
    }

    public Severity severity() {
        return severity;
    }

    /** @return a diagnostic of this kind at the span, its templates filled with the values in order */
    public Diagnostic at(Span span, Object... values) {
        Trouble trouble = Trouble.at(span, Message.of(what, values), Message.of(why, values), Message.of(fix, values));
        return new Diagnostic(this, trouble, List.of());
    }

    @Override
    public String toString() {
        return code;
    }
}
