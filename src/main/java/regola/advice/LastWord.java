package regola.advice;

import regola.engine.value.Event;
import regola.engine.value.Manner;
import regola.engine.value.Spoken;
import regola.language.model.Type;

/** A LastWord is how a match ends, told with what brings that about: who has taken whom, before who has won. */
public final class LastWord {
    private LastWord() {}

    /** @return whether a reason tells that the match could end by what somebody else does */
    public static boolean isTold(WhyBetter reason) {
        return reason instanceof WhyBetter.Happens happens
                && happens.when().isTheirs()
                && happens.event().kind() == Event.Kind.FINISHED;
    }

    /**
     * @param whose who could end it; -1 where that is not told
     * @return what to look for, or out for, where a match could end next; empty if it is something else
     */
    static String theme(WhyBetter.Happens happens, int whose, Manner manner) {
        if (happens.event().kind() != Event.Kind.FINISHED || happens.when().isWhatever()) return "";
        Spoken theme = switch (happens.when()) {
            case WARDED_OFF, WORSE, THREATENS, AFTER_SOME, AFTER_MOST ->
                whose < 0
                        ? Spoken.of(
                                "Look out: somebody else can win next.",
                                "Attenzione: qualcun altro può vincere subito dopo.")
                        : Spoken.of("Look out: {who} can win next.", "Attenzione: {who} può vincere subito dopo.");
            case FORCED -> Spoken.of("You can make sure of the win.", "Puoi assicurarti la vittoria.");
            case THREATENED, STANDS -> Spoken.of("You can threaten to win.", "Puoi minacciare di vincere.");
            default -> Spoken.SILENCE;
        };
        String who = whose < 0 ? "" : happens.names().title(Type.PLAYER, whose, manner);
        return theme.text(manner.language()).replace("{who}", who);
    }
}
