package regola.ui.present.review;

import regola.advice.Blow;
import regola.advice.Objection;

/** HowWeak says in a word or two how much worse a move is than the best. */
final class HowWeak {
    private HowWeak() {}

    /**
     * @param surely from so large a part of all times on what may come of it is no risk any more: it comes
     * @return the key of the words
     */
    static String key(Objection objection, double surely) {
        if (objection.lost()) return objection.over() ? "hint.against.lost" : "hint.against.out";
        if (objection.losesNext()) return "hint.against.loses";
        // Whoever sees it taken for nothing would not call it as good, however little the search thinks of it.
        if (objection.isNear() && objection.blow() == null)
            return objection.given() ? "hint.against.little" : "hint.against.near";
        Blow blow = objection.blow();
        boolean much = Loss.of(objection.loss(), objection.best()) == Loss.MUCH;
        if (blow != null && blow.isFatal() && !much)
            return blow.share() < surely ? "hint.against.risky" : "hint.against.much";
        return switch (Loss.of(objection.loss(), objection.best())) {
            case LITTLE -> "hint.against.little";
            case SOME -> "hint.against.some";
            case MUCH -> "hint.against.much";
        };
    }
}
