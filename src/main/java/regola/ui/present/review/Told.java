package regola.ui.present.review;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import regola.advice.words.Linked;
import regola.engine.value.Event;
import regola.ui.present.picture.Names;

/** A Told is what the rules say of several things that happen, in no more sentences than one reads. */
final class Told {
    /** More happenings than these are not read. */
    private static final int MOST = 2;

    private Told() {}

    /** @return what matters most of it; what happens several times is told once, and how often */
    static String of(List<Event> events, HintWords words) {
        Map<String, Integer> often = new LinkedHashMap<>();
        for (Event event : events) {
            String said = Names.capital(event.in(words.manner()).strip().replace(": ", " – ")); // behind a colon
            if (!said.isEmpty()) often.merge(said, 1, Integer::sum);
        }
        List<String> each = new ArrayList<>();
        often.forEach((sentence, times) -> each.add(times == 1 ? sentence : times(sentence, times, words)));
        List<String> said = Linked.of(each);
        // What matters most comes last; of how it ends the beginning is told too, such as who has eaten whom.
        boolean ends = !events.isEmpty() && events.get(events.size() - 1).kind() == Event.Kind.FINISHED;
        if (ends && said.size() > MOST) return said.get(0) + " " + said.get(said.size() - 1);
        return String.join(" ", said.subList(Math.max(0, said.size() - MOST), said.size()));
    }

    private static String times(String sentence, int times, HintWords words) {
        if (!sentence.endsWith(".")) return sentence;
        String begun = sentence.substring(0, sentence.length() - 1);
        return times == 2
                ? words.texts().get("hint.against.twice", begun)
                : words.texts().get("hint.against.often", begun, times);
    }
}
