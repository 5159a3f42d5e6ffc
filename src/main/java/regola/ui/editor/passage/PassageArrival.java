package regola.ui.editor.passage;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A PassageArrival finds in a text where a piece comes to the place that was pointed at: before that line something can
 * be done with what stands there. What forbids to come where something stands has to be said otherwise then.
 */
final class PassageArrival {
    private static final Pattern COMES = Pattern.compile(" +move .+ to to(?: over .+)?(?: *#.*)?");
    /** What is moved, and whither: a place that has a name here, or what a function answers. */
    private static final Pattern GOES =
            Pattern.compile(" +move (.+) to ([a-z][a-z0-9-]*)(\\(.*\\))?(?: over .+)?(?: *#.*)?");

    private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9-]*");
    private static final Pattern DOES = Pattern.compile("\\bdo ([a-z0-9-]+)\\(");
    private static final String TO = "to";
    private static final Pattern REACHED = Pattern.compile("(?<=\\(|, |\\b(?:at|on|if) )to\\b");
    private static final Pattern RULE = Pattern.compile("rule ([a-z0-9-]+)");
    private static final Pattern NUMBER = Pattern.compile("\\b[A-Z]+-[0-9]+(?:\\.[0-9]+)*");
    private static final Pattern KINDS = Pattern.compile("(?m)^pieces ([a-z][a-z0-9-]*)");
    private static final Pattern NONE_OF = Pattern.compile("require no ([a-z][a-z0-9-]*) on to");

    private final PassageLines lines;

    PassageArrival(PassageLines lines) {
        this.lines = lines;
    }

    /** @return the lines, from 0, by which a piece comes */
    List<Integer> all() {
        return IntStream.range(0, lines.all().size())
                .filter(this::comes)
                .boxed()
                .toList();
    }

    private boolean comes(int line) {
        return COMES.matcher(lines.all().get(line)).matches();
    }

    /**
     * @return the lines by which a piece comes while somebody plays, whatever the place is called: not where pieces
     *     stand when the match begins
     */
    List<Integer> played() {
        Set<Integer> laid = laidOut();
        return IntStream.range(0, lines.all().size())
                .filter(line -> !place(line).isEmpty() && lines.isPlayed(line))
                .filter(line -> comes(line) || !laid.contains(lines.head(line)))
                .boxed()
                .toList();
    }

    /** @return where the rules begin that are done while all is laid out, one by the other too */
    private Set<Integer> laidOut() {
        Set<Integer> heads = new HashSet<>();
        Deque<Integer> open = new ArrayDeque<>();
        IntStream.range(0, lines.all().size())
                .filter(line -> lines.all().get(line).matches("start\\b.*"))
                .forEach(open::add);
        while (!open.isEmpty()) {
            int from = open.remove();
            String done = String.join("\n", lines.all().subList(from, lines.end(from) + 1));
            for (Matcher does = DOES.matcher(done); does.find(); ) {
                String head = "rule " + does.group(1) + "(";
                IntStream.range(0, lines.all().size())
                        .filter(line -> lines.all().get(line).startsWith(head) && heads.add(line))
                        .forEach(open::add);
            }
        }
        return heads;
    }

    /**
     * @return in the words of the rules the place to which a piece comes by a line; empty if nothing comes, or if it is
     *     not somebody's choice where: in a zone, or home on a place that is always the same
     */
    String place(int line) {
        if (comes(line)) return TO;
        Matcher goes = GOES.matcher(lines.all().get(line));
        if (!goes.matches()) return "";
        String moved = goes.group(1);
        String name = goes.group(2);
        if (goes.group(3) == null) return isGiven(name, line) ? name : "";
        // What the function answers may be another place once the piece has come there.
        boolean one = NAME.matcher(moved).matches() && isGiven(moved, line);
        return one && answersAPlace(name) ? "site of " + moved : "";
    }

    /** @return whether the lines above, as far as they belong to the same, say what the name stands for */
    private boolean isGiven(String name, int line) {
        Pattern given =
                Pattern.compile("[( ]" + name + ": (?:site|piece)\\b|\\blet " + name + " =|[( ]" + name + " in ");
        int head = lines.head(line);
        return head >= 0
                && first(head, line - 1, i -> given.matcher(lines.all().get(i)).find()) >= 0;
    }

    private boolean answersAPlace(String function) {
        Pattern head = Pattern.compile("function " + function + "\\(.*\\): site\\b.*");
        return lines.all().stream().anyMatch(line -> head.matcher(line).matches());
    }

    /**
     * Where a piece has come there may be something to take yet: what ends the match waits until that is done.
     *
     * @param line by which a piece comes
     * @return the line behind which the passage goes
     */
    int behind(List<String> put, int line) {
        if (put.stream().noneMatch(each -> lines.isEnd(each))) return line;
        int deep = lines.indent(line);
        int last = line;
        for (int i = lines.end(line) + 1; i < lines.all().size(); i = lines.end(i) + 1) {
            if (lines.all().get(i).isBlank()) continue;
            if (lines.indent(i) != deep || lines.isEnd(lines.all().get(i))) break;
            last = i;
        }
        return last;
    }

    /** @return what is said of a place that is reached, in the words by which that line calls the place */
    List<String> said(List<String> put, int line) {
        String place = place(line);
        return place.equals(TO)
                ? put
                : put.stream()
                        .map(each -> REACHED.matcher(each).replaceAll(place))
                        .toList();
    }

    /**
     * @return of those with a place that was pointed at the one at the line of the cursor, else the first; -1 for none
     */
    int near(int at) {
        int option = lines.optionAt(at);
        int there = option < 0 ? -1 : of(option);
        if (there >= 0) return there;
        int head = lines.head(at);
        there = head < 0 ? -1 : first(head, lines.end(head), this::comes);
        if (there >= 0) return there;
        return lines.options().stream()
                .map(this::of)
                .filter(line -> line >= 0)
                .findFirst()
                .orElse(first(0, lines.all().size() - 1, this::comes));
    }

    private static int first(int from, int to, IntPredicate wanted) {
        return IntStream.rangeClosed(from, to).filter(wanted).findFirst().orElse(-1);
    }

    /** @return where the piece of a move comes: in the option or in a rule that it does; -1 for nowhere */
    private int of(int option) {
        int here = first(option, lines.end(option), this::comes);
        if (here >= 0) return here;
        return all().stream().filter(line -> does(option, line)).findFirst().orElse(-1);
    }

    private boolean does(int option, int arrival) {
        if (arrival >= option && arrival <= lines.end(option)) return true;
        Matcher rule = RULE.matcher(lines.all().get(lines.head(arrival)));
        if (!rule.lookingAt()) return false;
        Pattern called = Pattern.compile("\\bdo " + Pattern.quote(rule.group(1)) + "\\(");
        return first(
                        option,
                        lines.end(option),
                        line -> called.matcher(lines.all().get(line)).find())
                >= 0;
    }

    /** @return the places of a condition that has to stand in the place of another, in each move that comes there */
    static List<PassagePlace> instead(String text, int cursor, List<String> condition) {
        List<PassagePlace> places = new ArrayList<>();
        String now = text;
        PassageArrival first = new PassageArrival(PassageLines.of(text));
        int arrival = first.near(PassageLines.at(text, cursor));
        if (arrival < 0) return places;
        for (int option : first.lines.options()) {
            if (!first.does(option, arrival)) continue;
            PassagePlace place = first.instead(option, condition, text);
            // What was written before lies above: what comes lies further down by so much.
            if (place == null) continue;
            int longer = now.length() - text.length();
            PassagePlace moved = new PassagePlace(place.from() + longer, place.to() + longer, place.text());
            now = now.substring(0, moved.from()) + moved.text() + now.substring(moved.to());
            places.add(moved);
        }
        return places;
    }

    /** @return null if that is said already, or if it cannot be known what else it forbids */
    private PassagePlace instead(int option, List<String> condition, String text) {
        List<String> put = condition.subList(1, condition.size());
        if (first(option, lines.end(option), line -> says(line, put.get(0))) >= 0) return null;
        Matcher wanted = NONE_OF.matcher(condition.get(0));
        boolean one = KINDS.matcher(text).results().count() == 1;
        int old = first(option, lines.end(option), line -> {
            boolean same = says(line, condition.get(0));
            // Where there is but one kind of pieces, either word means it.
            return same || one && wanted.matches() && says(line, "require no pieces on to");
        });
        if (old < 0) {
            boolean other = first(
                            option,
                            lines.end(option),
                            line -> NONE_OF.matcher(code(line)).matches())
                    >= 0;
            return other ? null : lines.condition(option, put);
        }
        String before = String.join("\n", lines.all().subList(old, lines.end(old) + 1));
        Matcher number = NUMBER.matcher(before);
        String indent = " ".repeat(lines.indent(old));
        String said = put.stream().map(line -> indent + line).collect(Collectors.joining("\n"));
        if (number.find()) said = NUMBER.matcher(said).replaceFirst(number.group());
        int from = lines.start(old);
        return new PassagePlace(from, from + before.length(), said);
    }

    private String code(int line) {
        return lines.all().get(line).replaceFirst(" +#.*", "").strip();
    }

    private boolean says(int line, String words) {
        return code(line).equals(words.strip());
    }
}
