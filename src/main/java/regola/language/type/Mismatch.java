package regola.language.type;

import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.model.Type;
import regola.language.model.Type.Base;
import regola.language.source.Message;
import regola.language.source.Span;

/** A Mismatch makes the message for a value of one type where another is needed, with advice that fits the two. */
final class Mismatch {
    private Mismatch() {}

    /**
     * @param span what stands there
     * @param given its type
     * @param who what needs the other type, as a subject: {@code 'move'}
     */
    static Diagnostic of(Span span, Type given, Type wanted, CharSequence who) {
        return DiagnosticCode.WRONG_TYPE
                .at(span, TypeWords.quote(span), TypeWords.of(given), Message.from(who), TypeWords.of(wanted))
                .why(meaning(wanted))
                .fix(advice(TypeWords.sample(span), given, wanted));
    }

    /** @param wanted what is needed, where no type says it */
    static Diagnostic of(Span span, Type given, CharSequence wanted, CharSequence who) {
        return DiagnosticCode.WRONG_TYPE.at(
                span, TypeWords.quote(span), TypeWords.of(given), Message.from(who), Message.from(wanted));
    }

    /** What the wanted type is, for somebody who meets it for the first time. */
    private static CharSequence meaning(Type wanted) {
        boolean one = wanted.shape() == Type.Shape.ONE;
        return switch (wanted.base()) {
            case NUMBER -> one ? "here something is counted or computed" : "here several numbers are wanted";
            case TRUTH -> "here the answer must be yes or no, to know how to go on";
            case PLAYER ->
                one
                        ? "a player is 'mover', a name from the header, or the owner of something"
                        : "players are 'players', 'sides', or some of them";
            case PIECE ->
                one
                        ? "a piece is one single thing, such as one of a set of pieces"
                        : "pieces are called by their set or kind, or found with 'on' and 'of'";
            case SITE ->
                one
                        ? "a site is one place, on the board or in a zone"
                        : "places are the board, its sites, regions and marks, or some of them";
            case KIND -> "a kind is what a piece is, such as all gold coins, not the piece itself";
            case LINE -> "a line is one of those in a 'lines' or 'loops' block of the board";
            case CHOICE -> Message.of("only what 'choice {0}' names, or 'none', can stand here", wanted.choice());
            case NOTHING -> "";
        };
    }

    private static CharSequence advice(String text, Type given, Type wanted) {
        if (given.base() == Base.NOTHING) {
            if (wanted.equals(Type.TRUTH)) return "write no, or compare: … is none";
            return wanted.equals(Type.NUMBER) ? "write 0" : "";
        }
        if (wanted.equals(Type.TRUTH)) return towardsTruth(text, given);
        if (wanted.shape() == Type.Shape.ONE && given.shape() != Type.Shape.ONE) {
            if (wanted.equals(Type.NUMBER) && given.base() != Base.NUMBER)
                return Message.of("to count them, write: number of {0}", text);
            if (wanted.base() == given.base())
                return Message.of("for the first of them write: one {0} – for all of them use 'for each'", text);
        }
        if (wanted.equals(Type.PIECE) && given.equals(Type.KIND))
            return Message.of("a kind is not one piece; for one of them write: one {0}", text);
        return byBase(text, given, wanted);
    }

    /** What is asked of many gives many answers; where one is wanted, one must be asked. */
    private static String single(String text, Type given, Type wanted) {
        return given.shape() == Type.Shape.ONE && given.base() != Base.KIND || wanted.shape() != Type.Shape.ONE
                ? text
                : "(one " + text + ")";
    }

    private static CharSequence towardsTruth(String text, Type given) {
        if (given.equals(Type.NUMBER)) return Message.of("compare it, as in: {0} > 0", text);
        return Message.of("ask whether there is something: some {0} – or nothing: no {0}", text);
    }

    private static CharSequence byBase(String text, Type given, Type wanted) {
        return switch (wanted.base()) {
            case SITE ->
                given.base() == Base.PIECE || given.base() == Base.KIND
                        ? Message.of("where it is: site of {0}", single(text, given, wanted))
                        : given.base() == Base.LINE ? Message.of("the places of a line: sites of {0}", text) : "";
            case PIECE ->
                given.base() == Base.SITE
                        ? Message.of("what is there: pieces on {0}", text)
                        : given.base() == Base.PLAYER ? Message.of("what somebody owns: pieces of {0}", text) : "";
            case PLAYER ->
                given.base() == Base.PIECE ? Message.of("whose it is: owner of {0}", single(text, given, wanted)) : "";
            case KIND ->
                given.base() == Base.PIECE ? Message.of("what it is: kind of {0}", single(text, given, wanted)) : "";
            case NUMBER ->
                given.equals(Type.TRUTH)
                        ? Message.of("write: 1 if {0} otherwise 0", text)
                        : given.shape() == Type.Shape.ONE && given.base() != Base.CHOICE
                                ? ""
                                : Message.of("to count, write: number of {0}", text);
            default -> "";
        };
    }
}
