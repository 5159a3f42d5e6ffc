package regola.engine.value;

import java.util.List;

/**
 * An Event is one thing that happened in a match.
 *
 * @param kind what sort of thing
 * @param rule the number of the nearest rule around it, or null
 * @param sentence what people read
 * @param subject what it is about: the piece moved, or whatever a property is kept of; null for sentences
 * @param from where a piece came from, else null
 * @param to where a piece went, else null
 * @param property what was set, or the name of the rule that began; else null
 * @param before the value there was, as text; else null
 * @param after the value there is now, as text; else null
 * @param value the value there is now, if it is one thing; else null
 * @param over the sites that a piece touched on its way, in order; empty if the rules do not say
 * @param seenBy the seats that may see it, as bits; all ones for everybody
 */
public record Event(
        Kind kind,
        String rule,
        Spoken sentence,
        Thing subject,
        Thing from,
        Thing to,
        String property,
        String before,
        String after,
        Thing value,
        List<Thing> over,
        long seenBy)
        implements Spoken {

    /**
     * What an event counts against the limit of steps, whether anybody listens or not, for the memory that it takes.
     */
    public static final int WORK = 8;

    /**
     * RULE: a rule or handler with a sentence began. MOVED: a piece went to a site. CHANGED: a property of something
     * was set. TOLD: the rule file says something. CHANCE: something was drawn. FINISHED: the match is over.
     */
    public enum Kind {
        RULE,
        MOVED,
        CHANGED,
        TOLD,
        CHANCE,
        FINISHED
    }

    /** @return an event that is only a sentence; name that of the rule that began, or null */
    public static Event saying(Kind kind, String rule, Spoken sentence, String name, long seenBy) {
        return new Event(kind, rule, sentence, null, null, null, name, null, null, null, List.of(), seenBy);
    }

    /** @return an event of chance about a thing */
    public static Event chance(String rule, Spoken sentence, Thing thing, long seenBy) {
        return new Event(Kind.CHANCE, rule, sentence, thing, null, null, null, null, null, null, List.of(), seenBy);
    }

    public static Event moved(
            String rule, Spoken sentence, Thing piece, Thing from, Thing to, List<Thing> over, long seenBy) {
        return new Event(Kind.MOVED, rule, sentence, piece, from, to, null, null, null, null, over, seenBy);
    }

    public static Event changed(
            String rule,
            Spoken sentence,
            Thing subject,
            String property,
            String before,
            String after,
            Thing value,
            long seenBy) {
        return new Event(
                Kind.CHANGED, rule, sentence, subject, null, null, property, before, after, value, List.of(), seenBy);
    }

    public Event {
        over = List.copyOf(over);
    }

    @Override
    public String text(String language) {
        return sentence.text(language);
    }

    @Override
    public String in(Manner manner) {
        return sentence.in(manner);
    }

    @Override
    public List<Thing> places() {
        return sentence.places();
    }

    @Override
    public List<Thing> pieces() {
        return sentence.pieces();
    }

    @Override
    public List<Thing> playersNamed() {
        return sentence.playersNamed();
    }

    public boolean isSeenBy(int player) {
        return (seenBy >>> player & 1) != 0;
    }

    /** @return this event as the player may see it: something happened, but not what it happened to */
    public Event masked(int player) {
        if (isSeenBy(player)) return this;
        Thing hidden = subject == null ? null : new Thing(subject.type(), -1, "?");
        Spoken words = kind == Kind.MOVED
                ? Spoken.of(
                        "Something hidden goes from " + from + " to " + to + ".",
                        "Qualcosa di nascosto va da " + from + " a " + to + ".")
                : Spoken.of("Something hidden happens.", "Succede qualcosa di nascosto.");
        return new Event(kind, rule, words, hidden, from, to, property, null, null, null, List.of(), seenBy);
    }
}
