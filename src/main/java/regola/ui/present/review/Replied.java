package regola.ui.present.review;

import java.util.ArrayList;
import java.util.List;
import regola.advice.Objection;
import regola.advice.Punishment;
import regola.advice.WhyBetter;
import regola.engine.Match;
import regola.engine.value.Event;
import regola.engine.value.Move;
import regola.engine.value.RuleFailure;

/** A Replied is what comes of the answer to a move that somebody asks about, in words. */
record Replied(HintWords words, Objection objection) {
    /** It is told in the words of the rules where they have no more letters. */
    private static final int LONG = 48;

    /** @return whether there is something to tell: what makes hardly a difference is none, unless it is for nothing */
    boolean isTold() {
        return (!objection.isNear() || objection.given() || objection.losesNext()) && !events().isEmpty();
    }

    /** @return what could come of it; where that is only half a reason, with what one has with the best move */
    String sentence() {
        String events = events();
        if (objection.given())
            return answer().isEmpty()
                    ? words.texts().get("hint.against.given", events)
                    : words.texts().get("hint.against.given.named", answer(), events);
        String back = back();
        String answer = (events.length() > LONG ? gained(events) : goesOn(events)) + back;
        List<WhyBetter> had = objection.reasons().stream()
                .filter(WhyBetter.Counts.class::isInstance)
                .toList();
        String more = !ends().isEmpty() || had.isEmpty() ? "" : words.more(objection, had);
        // What is taken and taken back is no reason: what it comes to later is.
        if (!back.isEmpty() && had.isEmpty())
            more = Upshot.between(words.onward().match(), objection, words);
        return more.isEmpty() || answer.length() + more.length() > HintWords.MOST_LETTERS
                ? answer
                : answer + " " + more;
    }

    /** @return that one can have as much in return, where an exchange would be told as a loss otherwise; else empty */
    private String back() {
        return objection.reply().isEmpty() || !ends().isEmpty()
                ? ""
                : back(objection.reply().get(0));
    }

    /** @return the same of that answer, with a blank before it */
    String back(Move answer) {
        Match match = words.onward().match();
        return Punishment.paidBack(match, HintWords.index(match, objection.move()), answer)
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
        if (!answer().isEmpty()) return answer() + " " + events;
        return words.texts().get(objection.losesNext() ? "hint.against.next" : "hint.against.events", events);
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

    /**
     * Only an answer that brings others nothing to be glad of is shown without a word about what comes of it: a man
     * that is taken on the board, though he is taken back later, looks like a bad piece of advice.
     *
     * @return whether nobody is glad of the answer at once, as far as the rules say; also where it cannot be made
     */
    static boolean isQuiet(Match match, Move move, List<Move> answer) {
        if (answer.isEmpty()) return true;
        Match after = match.copy();
        List<Event> events = new ArrayList<>();
        try {
            int at = HintWords.index(after, move);
            if (at < 0) return true;
            after.playIndex(at);
            int reply = after.isOver() ? -1 : HintWords.index(after, answer.get(0));
            if (reply < 0) return true;
            after.listen(events::add);
            after.playIndex(reply);
        } catch (RuleFailure failure) {
            return true; // it is told when the move is really made
        }
        return events.stream()
                .filter(event -> event.kind() == Event.Kind.RULE)
                .allMatch(event -> match.names().cheered(event.property(), "en").isEmpty());
    }
}
