package regola.cli;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import regola.cli.terminal.Conversation;
import regola.engine.value.Event;

/** A Story gathers what happens in a match and tells it to whoever sits in front of the screen. */
final class Story {
    private final List<Event> events = new ArrayList<>();

    void hear(Event event) {
        events.add(event);
    }

    /**
     * Tells what was heard since the last time. Where a rule has a sentence, the single steps that it takes are left
     * out.
     *
     * @param eyes the player who reads it, or -1 when nothing needs to be hidden any more
     */
    void tell(int eyes, String language, Conversation conversation) {
        Set<String> told = new HashSet<>();
        for (Event happened : events) {
            Event event = eyes < 0 ? happened : happened.masked(eyes);
            boolean isStep = event.kind() == Event.Kind.MOVED || event.kind() == Event.Kind.CHANGED;
            String sentence = event.text(language);
            if (sentence.isEmpty() || isStep && told.contains(event.rule())) continue;
            if (!isStep) told.add(event.rule());
            conversation.say("  " + TerminalWords.numbered(event.rule(), sentence));
        }
        events.clear();
    }

    /** Tells how everything was set up: only what the rules say about it, not what went where. */
    void tellSetUp(int eyes, String language, Conversation conversation) {
        events.removeIf(event -> event.kind() != Event.Kind.RULE && event.kind() != Event.Kind.TOLD);
        tell(eyes, language, conversation);
    }
}
