package regola.ui.present.review;

import java.util.List;
import regola.advice.Objection;
import regola.advice.seen.Witness;
import regola.engine.Match;
import regola.engine.value.Aim;
import regola.engine.value.Catalog;
import regola.engine.value.Event;
import regola.engine.value.Move;
import regola.engine.value.RuleFailure;
import regola.search.Dice;

/**
 * A Brought is what comes at once of a move that somebody asks about. What there is to be glad of in it is granted, so
 * that nobody takes it for what speaks against the move; the rest is told as the rules tell it.
 */
record Brought(HintWords words, List<Event> atOnce) {
    /** @return both, in this order; empty if nothing comes of the move at once */
    String sentence() {
        Catalog names = words.names().catalog();
        String language = words.manner().language();
        String glad = atOnce.stream()
                .filter(Brought::isOfARule)
                .map(event -> names.cheered(event.property(), language))
                .filter(cheered -> !cheered.isEmpty())
                .findFirst()
                .map(cheered -> words.texts().get("hint.against.brings", cheered))
                .orElse("");
        List<Event> price = atOnce.stream()
                .filter(event -> !isOfARule(event)
                        || names.cheered(event.property(), language).isEmpty())
                .toList();
        String costs = price.isEmpty() ? "" : words.texts().get("hint.against.atOnce", words.events(price));
        return (glad + " " + costs).strip();
    }

    /**
     * @param best whether the move is the best, and not only as good as any
     * @return that behind what the rules tell that it does for somebody else: it would be taken for a mistake
     */
    static String explained(HintWords words, Match match, Move move, boolean best) {
        String said = words.texts().get(best ? "hint.against.best.more" : "hint.against.none.more");
        int index = HintWords.index(match, move);
        if (index < 0) return said;
        List<Event> told = new Witness(match.decider()).remarksOnOthers(match, index);
        return (words.events(told) + " " + said).strip();
    }

    /**
     * @param match stands where both can be made
     * @return that the move brings more than the better one of what differs first among the things that are good to
     *     have, as the rule file orders them; empty if it does not, or the rules do not say it
     */
    String granted(Match match, Objection objection) {
        int seat = match.decider();
        if (!match.hasAims() || match.isSecret() || !match.guesses(seat).isNothingHidden()) return "";
        try {
            // What chance will bring is made up: what rests on it is not granted.
            String granted = granted(match, objection, 1);
            return granted.equals(granted(match, objection, 2)) ? granted : "";
        } catch (RuleFailure failure) {
            return ""; // the search has told of it
        }
    }

    private String granted(Match match, Objection objection, long world) {
        int seat = match.decider();
        Match mine = after(match, objection.move(), world);
        Match better = after(match, objection.better(), world);
        if (mine.isOver() || better.isOver()) return "";
        List<Aim> aims = match.rules().aims();
        int first = 0;
        while (first < aims.size() && mine.aim(first, seat) == better.aim(first, seat)) first++;
        if (first == aims.size() || aims.get(first).unit() <= 0) return "";
        long here = mine.aim(first, seat);
        // What one has already is no merit of the move.
        if (here < better.aim(first, seat) || here <= match.aim(first, seat)) return "";
        return aims.get(first)
                .yours(here, false)
                .map(said -> said.text(words.manner().language()))
                .map(said -> words.texts().get("hint.against.granted", said))
                .orElse("");
    }

    private static Match after(Match before, Move move, long world) {
        Match after = before.scratch();
        before.guesses(before.decider()).draw(Dice.mix(world), after);
        after.playIndex(HintWords.index(before, move));
        return after;
    }

    private static boolean isOfARule(Event event) {
        return event.kind() == Event.Kind.RULE;
    }
}
