package regola.ui.view.match;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * A StoryView is what happened in the whole match, and where in it the learner stands.
 *
 * @param lines in the order in which it happened, also those taken back that can still be done again
 * @param moment the moment that is shown
 * @param last the last moment there is
 * @param looking whether somebody looks round in the past; not where something was taken back, and the match goes on
 *     from here
 * @param aside how many moves the board shows that were not made in the match but could have been from that moment on
 * @param former how many moves the match had before it went on from one of its moments in another way, and which can be
 *     had again; 0 if it has not
 * @param since the first moment that is new to whoever decides: it came about since that one decided last; 0 for none
 * @param ahead what is hidden here and had been seen already when moves were taken back
 * @param between the moments that somebody else has led to than whose turn it was
 * @param spoken what was told lately, as it is said to who plays alone, by what is said to all; without what is the
 *     same
 * @param points of all seats, by the moments of late at which they had them; empty where nobody has points, or nobody
 *     plays alone
 */
public record StoryView(
        List<StoryLine> lines,
        int moment,
        int last,
        boolean looking,
        int aside,
        int former,
        int since,
        Ahead ahead,
        Set<Integer> between,
        Map<String, String> spoken,
        Map<Integer, List<Long>> points) {
    /** What whoever took moves back has seen: nothing, what others chose in secret, or what lay hidden. */
    public enum Ahead {
        NOTHING,
        CHOICES,
        HIDDEN
    }

    /** Behind this a sentence explains what it has said. */
    private static final String EXPLAINED = "; ";

    public StoryView {
        lines = List.copyOf(lines);
        spoken = Collections.unmodifiableMap(new LinkedHashMap<>(spoken));
        between = Set.copyOf(between);
        points = Map.copyOf(points);
    }

    /** Everybody has decided in their own turns. */
    public StoryView(
            List<StoryLine> lines,
            int moment,
            int last,
            boolean looking,
            int aside,
            int former,
            int since,
            Ahead ahead) {
        this(lines, moment, last, looking, aside, former, since, ahead, Set.of(), Map.of(), Map.of());
    }

    /** Nobody looks round. */
    public StoryView(List<StoryLine> lines, int moment, int last) {
        this(lines, moment, last, false, 0, 0, 0, Ahead.NOTHING);
    }

    /** @return the same, with the moments that somebody else has led to than whose turn it was */
    public StoryView between(Set<Integer> moments) {
        return new StoryView(lines, moment, last, looking, aside, former, since, ahead, moments, spoken, points);
    }

    /** @return the same, with how it is said to who plays alone */
    public StoryView spoken(Map<String, String> sentences) {
        return new StoryView(lines, moment, last, looking, aside, former, since, ahead, between, sentences, points);
    }

    /** @return the same, with the points of all seats at moments of late; none where nobody has points */
    public StoryView scored(Map<Integer, List<Long>> scores) {
        return new StoryView(lines, moment, last, looking, aside, former, since, ahead, between, spoken, scores);
    }

    /** @return by how many points a seat has more than it had at a moment; 0 where that is not known */
    public long gained(int seat, int from) {
        List<Long> then = points.get(from);
        List<Long> now = points.get(moment);
        return then == null || now == null || seat >= now.size() ? 0 : now.get(seat) - then.get(seat);
    }

    /** @return the words, with every sentence of the story in them as it is said to who plays alone */
    public String toYou(String words) {
        String said = words;
        for (Map.Entry<String, String> each : spoken.entrySet()) {
            said = toYou(said, each.getKey(), each.getValue());
            // What explains it may have been left out.
            if (each.getKey().contains(EXPLAINED) && each.getValue().contains(EXPLAINED))
                said = toYou(said, begun(each.getKey()), begun(each.getValue()));
        }
        return said;
    }

    private static String begun(String sentence) {
        return sentence.substring(0, sentence.indexOf(EXPLAINED)) + ".";
    }

    private static String toYou(String words, String toAll, String value) {
        String said = words;
        // Behind who made the move it goes on with a small letter, and there is no second colon; but who is called
        // by a name keeps its capital.
        String inside = first(toAll).equals(first(value)) ? value : small(value);
        for (String told : List.of(toAll, small(toAll))) {
            String here = told.equals(toAll) ? inside : small(value);
            said = said.replace(": " + told, ": " + here)
                    .replace(" – " + told, " – " + here)
                    .replace(": " + told.replace(": ", " – "), ": " + here.replace(": ", " – "));
        }
        said = said.replace(toAll, value).replace(toAll.replace(": ", " – "), value.replace(": ", " – "));
        return said;
    }

    private static String first(String sentence) {
        return sentence.split(" ", 2)[0];
    }

    private static String small(String sentence) {
        return sentence.isEmpty()
                ? sentence
                : sentence.substring(0, 1).toLowerCase(Locale.ROOT) + sentence.substring(1);
    }

    /** @return the same, looked round in or not */
    public StoryView looking(boolean looks) {
        return new StoryView(lines, moment, last, looks, aside, former, since, ahead, between, spoken, points);
    }

    /** @return the same, with so many moves on the board that were not made */
    public StoryView beside(int moves) {
        return new StoryView(lines, moment, last, looking, moves, former, since, ahead, between, spoken, points);
    }

    /** @return the same, with so many moves that were made before it went another way */
    public StoryView former(int moves) {
        return new StoryView(lines, moment, last, looking, aside, moves, since, ahead, between, spoken, points);
    }

    /** @return the same, new from that moment on to whoever decides */
    public StoryView since(int first) {
        return new StoryView(lines, moment, last, looking, aside, former, first, ahead, between, spoken, points);
    }

    /** @return the same, where so much is known of what comes */
    public StoryView ahead(Ahead known) {
        return new StoryView(lines, moment, last, looking, aside, former, since, known, between, spoken, points);
    }

    /** @return whether that line tells something that is new to whoever decides */
    public boolean isNew(StoryLine line) {
        return since > 0 && line.moment() >= since && line.moment() <= moment && !looking;
    }
}
