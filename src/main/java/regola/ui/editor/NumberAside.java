package regola.ui.editor;

import java.util.List;
import regola.language.LineParts;

/**
 * A NumberAside is the number of a rule that stands at the right of a line, apart from its sentence. Whoever writes in
 * the line means the sentence.
 *
 * @param sentence where the sentence ends
 * @param number where the number begins
 * @param line where the line ends
 */
record NumberAside(int sentence, int number, int line) {
    /** Fewer blanks are no room: there the number belongs to the sentence. */
    static final int ROOM = 2;

    /** @return null if nothing stands apart in the line of that place */
    static NumberAside at(String text, int offset) {
        NumberAside last = last(text, offset);
        return last == null || last.number - last.sentence < ROOM ? null : last;
    }

    /** @return the number with which the line ends, apart or not, if it is that of what begins there; else null */
    static NumberAside ofHeading(String text, int offset) {
        NumberAside last = last(text, offset);
        return last == null || text.substring(0, last.sentence).endsWith(" because") ? null : last;
    }

    private static NumberAside last(String text, int offset) {
        int start = text.lastIndexOf('\n', offset - 1) + 1;
        int stop = text.indexOf('\n', start);
        int end = stop < 0 ? text.length() : stop;
        String line = text.substring(start, end);
        List<LineParts.Part> parts = LineParts.of(line);
        int last = parts.size() - 1;
        while (last >= 0 && parts.get(last).kind() == LineParts.Kind.BLANK) last--;
        if (last < 2 || parts.get(last).kind() != LineParts.Kind.RULE_NUMBER) return null;
        LineParts.Part number = parts.get(last);
        int words = line.substring(0, number.start()).stripTrailing().length();
        return words == 0 ? null : new NumberAside(start + words, start + number.start(), end);
    }

    /** @return whether the place is in the empty room between the sentence and the number */
    boolean isBetween(int offset) {
        return sentence < offset && offset < number;
    }
}
