package regola.advice;

import java.util.List;
import java.util.Optional;
import regola.engine.Match;
import regola.engine.value.Aim;
import regola.engine.value.Catalog;
import regola.engine.value.Manner;
import regola.engine.value.RuleFailure;
import regola.engine.value.Spoken;
import regola.engine.value.Thing;
import regola.language.model.Type;
import regola.search.Continuation;

/** A Gain is the aim that differs most between two ways on. */
final class Gain {
    private Gain() {}

    /** @return empty if no aim differs, or one fails */
    static Optional<WhyBetter> largest(Match match, int seat, Continuation line, Continuation other) {
        if (!match.hasAims()) return Optional.empty();
        int length = Math.min(line.length(), other.length());
        Match after = line.after(length);
        Match otherwise = other.after(length);
        List<Aim> aims = match.rules().aims();
        WhyBetter best = null;
        long most = 0;
        try {
            for (int a = 0; a < aims.size(); a++) {
                if (aims.get(a).sentence().text("en").isEmpty()) continue;
                for (int p = 0; p < match.rules().players(); p++) {
                    long amount = after.aim(a, p);
                    long instead = otherwise.aim(a, p);
                    long gain = p == seat ? amount - instead : instead - amount;
                    if (gain <= most) continue;
                    most = gain;
                    Thing player = match.rules().names().thing(Type.PLAYER, p);
                    best = p == seat
                            ? new WhyBetter.Gains(aims.get(a), amount, instead)
                            : new WhyBetter.Takes(
                                    aims.get(a), player, name(match.rules().names(), p), amount, instead);
                }
            }
        } catch (RuleFailure failure) {
            return Optional.empty(); // the search has told of it
        }
        return Optional.ofNullable(best);
    }

    private static Spoken name(Catalog names, int player) {
        return language -> names.title(Type.PLAYER, player, Manner.of(language));
    }
}
