package regola.language.type;

import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.model.Type;
import regola.language.model.Type.Base;
import regola.language.source.Span;

/** A Mismatch makes the message for a value of one type where another is needed, with advice that fits the two. */
final class Mismatch {
    private Mismatch() {}

    /**
     * @param place what stands there
     * @param given its type
     * @param who   what needs the other type, as a subject: {@code 'move'}
     */
    static Diagnostic of(Span place, Type given, Type wanted, String who) {
        return DiagnosticCode.WRONG_TYPE.at(place, Wording.quote(place), Wording.of(given), who, Wording.of(wanted))
                .fix(advice(Wording.sample(place), given, wanted));
    }

    private static String advice(String text, Type given, Type wanted) {
        if (given.base() == Base.NOTHING) {
            if (wanted.equals(Type.TRUTH)) return "write no, or compare: … is none";
            return wanted.equals(Type.NUMBER) ? "write 0" : "";
        }
        if (wanted.equals(Type.TRUTH)) return towardsTruth(text, given);
        if (wanted.shape() == Type.Shape.ONE && given.shape() != Type.Shape.ONE) {
            if (wanted.equals(Type.NUMBER) && given.base() != Base.NUMBER) return "to count them, write: number of " + text;
            if (wanted.base() == given.base()) return "for the first of them write: one " + text + " – for all of them use 'for each'";
        }
        if (wanted.equals(Type.PIECE) && given.equals(Type.KIND)) return "a kind is not one piece; for one of them write: one " + text;
        return byBase(text, given, wanted);
    }

    private static String towardsTruth(String text, Type given) {
        if (given.equals(Type.NUMBER)) return "compare it, as in: " + text + " > 0";
        return "ask whether there is something: some " + text + " – or nothing: no " + text;
    }

    private static String byBase(String text, Type given, Type wanted) {
        return switch (wanted.base()) {
            case SITE -> given.base() == Base.PIECE || given.base() == Base.KIND ? "where it is: site of " + text
                    : given.base() == Base.LINE ? "the places of a line: sites of " + text : "";
            case PIECE -> given.base() == Base.SITE ? "what is there: pieces on " + text
                    : given.base() == Base.PLAYER ? "what somebody owns: pieces of " + text : "";
            case PLAYER -> given.base() == Base.PIECE ? "whose it is: owner of " + text : "";
            case KIND -> given.base() == Base.PIECE ? "what it is: kind of " + text : "";
            case NUMBER -> given.equals(Type.TRUTH) ? "write: 1 if " + text + " otherwise 0"
                    : given.shape() == Type.Shape.ONE && given.base() != Base.CHOICE ? "" : "to count, write: number of " + text;
            default -> "";
        };
    }
}
