package regola.ui.present.review;

import java.util.List;
import regola.advice.Objection;
import regola.advice.Punishment;
import regola.advice.WhyBetter;
import regola.engine.Match;
import regola.engine.value.Event;

/** A Replied is what comes of the answer to a move that somebody asks about, in words. */
record Replied(HintWords words, Objection objection) {
    /** It is told in the words of the rules where they have no more letters. */
    private static final int LONG = 48;

    /** @return whether there is something to tell: what makes hardly a difference is none, unless it is for nothing */
    boolean isTold() {
        return (!objection.isNear() || objection.given()) && !events().isEmpty();
    }

    /** @return what could come of it; where that is only half a reason, with what one has with the best move */
    String sentence() {
        String events = events();
        if (objection.given())
            return answer().isEmpty()
                    ? words.texts().get("hint.against.given", events)
                    : words.texts().get("hint.against.given.named", answer(), events);
        String answer = (events.length() > LONG ? gained(events) : goesOn(events)) + back();
        List<WhyBetter> had = objection.reasons().stream()
                .filter(WhyBetter.Counts.class::isInstance)
                .toList();
        String more = !ends().isEmpty() || had.isEmpty() ? "" : words.more(objection, had);
        return more.isEmpty() || answer.length() + more.length() > HintWords.MOST_LETTERS
                ? answer
                : answer + " " + more;
    }

    /** @return that one can have as much in return, where an exchange would be told as a loss otherwise; else empty */
    private String back() {
        if (objection.reply().isEmpty() || !ends().isEmpty()) return "";
        Match match = words.onward().match();
        return Punishment.paidBack(
                        match,
                        HintWords.index(match, objection.move()),
                        objection.reply().get(0))
                .map(event -> words.names()
                        .catalog()
                        .cheered(event.property(), words.manner().language()))
                .map(glad -> " " + words.texts().get("hint.against.back", glad))
                .orElse("");
    }

    private String events() {
        return words.events(objection.events());
    }

    /** @return how the match ends by it; empty if it goes on */
    private List<Event> ends() {
        return objection.events().stream()
                .filter(event -> event.kind() == Event.Kind.FINISHED)
                .toList();
    }

    /** @return with which move others could answer, where it can be said: then what comes of it follows upon that */
    private String answer() {
        return words.onward().answer(objection.move(), objection.reply());
    }

    private String goesOn(String events) {
        return !answer().isEmpty() ? answer() + " " + events : words.texts().get("hint.against.events", events);
    }

    /** @return instead of long sentences of the rules what there is to be glad of for the others, and how it ends */
    private String gained(String events) {
        return objection.events().stream()
                .filter(event -> event.kind() == Event.Kind.RULE)
                .filter(event ->
                        !words.names().catalog().cheered(event.property(), "en").isEmpty())
                .map(words::couldGet)
                .map(said -> (said + " " + words.events(ends())).strip())
                .findFirst()
                .orElse(goesOn(events));
    }
}
