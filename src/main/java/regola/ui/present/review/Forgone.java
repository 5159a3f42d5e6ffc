package regola.ui.present.review;

import java.util.List;
import java.util.Optional;
import regola.advice.Objection;
import regola.advice.WhyBetter;
import regola.advice.WhyBetter.Happens;
import regola.advice.words.WholeWords;
import regola.engine.value.Event;
import regola.engine.value.Manner;

/**
 * A Forgone is what somebody who asks about a move leaves lying: the best one brings it at once, and this one does not.
 * That says what is wrong with the move itself, before anything is said of the better one.
 *
 * @param event what the best move brings
 * @param glad what it is called by whoever is glad of it
 */
record Forgone(Event event, String glad) {
    /** @param reasons why the best move is better, the weightiest first */
    static Optional<Forgone> of(Objection objection, List<WhyBetter> reasons, Manner manner) {
        if (objection.isNear() || reasons.isEmpty() || !(reasons.get(0) instanceof Happens happens))
            return Optional.empty();
        boolean atOnce = happens.when() == Happens.When.NOW || happens.when() == Happens.When.EACH;
        Event event = happens.event();
        if (!atOnce || event.kind() != Event.Kind.RULE) return Optional.empty();
        // What this move brings too, though less of it, is not left lying.
        if (objection.atOnce().stream().anyMatch(each -> event.property().equals(each.property())))
            return Optional.empty();
        return Optional.of(happens.gladOf(manner))
                .filter(glad -> !glad.isEmpty())
                .map(glad -> new Forgone(event, glad));
    }

    /** @param better what the best move is called */
    String in(HintWords words, String better) {
        String said = words.texts().get("hint.against.missed", glad, better);
        String told = event.in(words.manner());
        // How much it is tells more than that it is something.
        return told.chars().anyMatch(Character::isDigit) ? said + " " + WholeWords.whole(told) : said;
    }
}
