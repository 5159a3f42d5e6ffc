package regola.ui.editor.passage;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** PassageLines are the lines of a text, from 0: where in them something goes that is written into the text. */
record PassageLines(List<String> all) {
    private static final List<String> DECLARING = List.of("pieces ", "zone ", "board ");
    private static final List<String> ACTING =
            List.of("start", "turn", "round", "rule", "when", "function", "replace", "add");
    /** Where something happens while somebody plays. */
    private static final List<String> HAPPENING = List.of("rule ", "when ", "turn", "round");
    /** What says such a thing means nothing before somebody plays. */
    private static final Pattern IN_A_TURN = Pattern.compile("\\b(finish|mover|choose|turn-number)\\b");

    /** What speaks of the place that has been reached knows it only where it was given. */
    private static final Pattern REACHED = Pattern.compile("[(,] ?to\\)|\\b(on|to|if|at) to\\b");

    private static final String GIVEN = "to: site";
    private static final Pattern TURN = Pattern.compile("(turn|round)\\b");
    private static final Pattern CHOOSE = Pattern.compile(" +choose [a-z0-9-]+ by ([a-z-]+).*");
    private static final String STEP = "  ";
    private static final String OPTION = "option ";
    private static final String REQUIRE = "require ";
    private static final String NONE = "if none";
    private static final String FINISH = "finish";
    private static final Pattern ENDING = Pattern.compile(" *(finish|stop|answer)\\b");
    /** Lines that say what the line above them is called belong to it. */
    private static final List<String> SAYING = List.of("en ", "it ", "printed ");

    static PassageLines of(String text) {
        return new PassageLines(List.of(text.split("\n", -1)));
    }

    /** @return the line, from 0, in which the cursor stands */
    static int at(String text, int cursor) {
        return (int) text.substring(0, cursor).chars().filter(c -> c == '\n').count();
    }

    int indent(int line) {
        return all.get(line).length() - all.get(line).stripLeading().length();
    }

    boolean begins(int line, String word) {
        return all.get(line).stripLeading().startsWith(word);
    }

    /** @return whether nothing follows behind such a line */
    boolean isEnd(String line) {
        return ENDING.matcher(line).lookingAt();
    }

    private boolean isBlank(int line) {
        return all.get(line).isBlank();
    }

    /** @return the line at the left edge below which a line stands; -1 if there is none */
    int head(int line) {
        return IntStream.iterate(line, i -> i >= 0, i -> i - 1)
                .filter(i -> !isBlank(i) && indent(i) == 0)
                .findFirst()
                .orElse(-1);
    }

    /** @return whether the line belongs to what happens while somebody plays */
    boolean isPlayed(int line) {
        int head = head(line);
        return head >= 0 && HAPPENING.stream().anyMatch(word -> all.get(head).startsWith(word));
    }

    /** @return the move in whose lines this one is; -1 if it is in none */
    int optionAt(int line) {
        int option = optionNear(line);
        return option <= line && option >= 0 && line <= end(option) ? option : -1;
    }

    /** @return the last line of what begins there */
    int end(int line) {
        int last = line;
        for (int i = line + 1; i < all.size() && (isBlank(i) || indent(i) > indent(line)); i++)
            if (!isBlank(i)) last = i;
        return last;
    }

    /** @return the nearest such line from there upwards, else the first one below; -1 if there is none */
    private int near(int line, Predicate<Integer> wanted) {
        return IntStream.iterate(line, i -> i >= 0, i -> i - 1)
                .filter(wanted::test)
                .findFirst()
                .orElseGet(() -> IntStream.range(line, all.size())
                        .filter(wanted::test)
                        .findFirst()
                        .orElse(-1));
    }

    private int last(Predicate<Integer> wanted) {
        return IntStream.range(0, all.size())
                .filter(wanted::test)
                .reduce((one, other) -> other)
                .orElse(-1);
    }

    /** Lines that a board makes by itself are there only where it is a grid. */
    PassagePlace inBoard(String line) {
        int board = last(i -> indent(i) == 0 && begins(i, "board "));
        boolean grid = board >= 0 && IntStream.rangeClosed(board, end(board)).anyMatch(i -> begins(i, "grid "));
        return grid ? below(end(board), "", List.of(line)) : null;
    }

    PassagePlace declared(String line) {
        int same = last(i -> indent(i) == 0 && begins(i, line.substring(0, line.indexOf(' ') + 1)));
        int beside = same >= 0
                ? same
                : last(i -> indent(i) == 0 && DECLARING.stream().anyMatch(word -> begins(i, word)));
        return beside < 0 ? null : below(end(beside), "", List.of(line));
    }

    /** Behind all that is done as a match begins; null if nothing is. */
    PassagePlace atStart(List<String> put) {
        int start = last(i -> all.get(i).matches("start\\b.*"));
        return start < 0 ? null : below(end(start), STEP, put);
    }

    PassagePlace between(int at, List<String> put) {
        int head = near(at, i -> !isBlank(i) && indent(i) == 0 && !begins(i, "#"));
        if (head < 0) return below(all.size() - 1, "", put);
        int last = end(head);
        PassagePlace place = below(last, "", put);
        boolean close = last + 1 < all.size() && !isBlank(last + 1);
        return new PassagePlace(place.from(), place.to(), "\n" + place.text() + (close ? "\n" : ""));
    }

    /** @return the move near whose lines this one is; -1 if there is none */
    int optionNear(int at) {
        return near(at, i -> begins(i, OPTION));
    }

    PassagePlace option(int at, List<String> put) {
        int beside = optionNear(at);
        if (beside >= 0 && put.get(0).equals(NONE)) return otherwise(beside, put);
        return beside < 0 ? step(at, put) : below(end(beside), " ".repeat(indent(beside)), put);
    }

    /** Behind all moves of a choice, or in the place of what is said there now of whoever has none. */
    private PassagePlace otherwise(int option, List<String> put) {
        int last = option;
        for (int i = end(option) + 1; i < all.size(); i = end(i) + 1) {
            if (isBlank(i)) continue;
            if (indent(i) != indent(option)) break;
            if (begins(i, NONE)) {
                int end = start(end(i)) + all.get(end(i)).length();
                return new PassagePlace(start(i), end, indented(" ".repeat(indent(i)), put));
            }
            last = i;
        }
        return below(end(last), " ".repeat(indent(option)), put);
    }

    PassagePlace condition(int at, List<String> put) {
        int option = optionNear(at);
        if (option < 0) return step(at, put);
        int last = IntStream.rangeClosed(option + 1, end(option))
                .filter(i -> begins(i, REQUIRE))
                .reduce((one, other) -> other)
                .orElse(-1);
        return last < 0
                ? below(option, " ".repeat(indent(option)) + STEP, put)
                : below(end(last), " ".repeat(indent(last)), put);
    }

    /** In the turn wherever the cursor is, before what is chosen there: what is thrown is read by who chooses. */
    PassagePlace turn(int at, List<String> put) {
        int turn = last(i -> indent(i) == 0 && TURN.matcher(all.get(i)).lookingAt());
        if (turn < 0) return step(at, put);
        int head = turn;
        while (head + 1 < all.size() && isSaying(head + 1)) head = end(head + 1);
        int choice = IntStream.rangeClosed(head + 1, end(turn))
                .filter(i -> indent(i) == STEP.length() && begins(i, "choose "))
                .findFirst()
                .orElse(head + 1);
        return below(choice - 1, STEP, put);
    }

    /** Before the line by which a piece comes, wherever near it the cursor is. */
    PassagePlace arrival(int at, List<String> put) {
        int comes = new PassageArrival(this).near(at);
        return comes < 0 ? step(at, put) : below(comes - 1, " ".repeat(indent(comes)), put);
    }

    /** As deep as the line of the cursor; below a line that begins something, inside that. */
    PassagePlace step(int near, List<String> put) {
        int at = isBlank(near) && !isPlace(near) ? filled(near) : near;
        PassagePlace elsewhere = behindSteps(at, put);
        if (elsewhere != null) return elsewhere;
        PassagePlace inOption = then(at, put);
        if (inOption != null) return inOption;
        if (isBlank(at))
            return new PassagePlace(start(at), start(at) + all.get(at).length(), join("", put, at));
        if (indent(at) > 0) {
            int whole = whole(at);
            return below(end(whole), " ".repeat(indent(whole)), put);
        }
        int last = at;
        while (last + 1 < all.size() && isSaying(last + 1)) last++;
        return below(last, STEP, put);
    }

    /** @return whether an empty line stands as far to the right as what is done beside it: somebody begins one there */
    private boolean isPlace(int blank) {
        int above = filled(blank);
        if (indent(blank) == 0 || isBlank(above)) return false;
        while (indent(above) > indent(blank)) above--;
        return indent(above) == indent(blank) && !begins(above, OPTION) && !isSaying(above);
    }

    /** @return the nearest line above an empty one in which something stands */
    private int filled(int blank) {
        int line = blank;
        while (line > 0 && isBlank(line)) line--;
        return line;
    }

    /** @return where the moves begin */
    List<Integer> options() {
        return IntStream.range(0, all.size())
                .filter(line -> begins(line, OPTION))
                .boxed()
                .toList();
    }

    /** @return of each choice where its first move begins */
    List<Integer> firstOptions() {
        return options().stream()
                .filter(line -> {
                    int before = line - 1;
                    while (before > 0 && (isBlank(before) || indent(before) >= indent(line))) {
                        if (indent(before) == indent(line) && begins(before, OPTION)) return false;
                        before--;
                    }
                    return true;
                })
                .toList();
    }

    /** @return lines behind which something more can happen, at the end of each rule and of each move */
    List<Integer> endings() {
        List<Integer> endings = new ArrayList<>();
        for (int head = 0; head < all.size(); head++) {
            boolean option = begins(head, OPTION);
            if (!option && (indent(head) > 0 || HAPPENING.stream().noneMatch(all.get(head)::startsWith))) continue;
            int deep = indent(head) + (option ? 2 : 1) * STEP.length();
            IntStream.rangeClosed(head + 1, end(head))
                    .filter(i -> indent(i) == deep && !isBlank(i) && !isSaying(i))
                    .filter(i -> !option || !begins(i, "because ") && !begins(i, "showing "))
                    .reduce((one, other) -> other)
                    .ifPresent(endings::add);
        }
        return endings;
    }

    /**
     * @return the line after whose block something more can happen: not one that says what another is called, and not
     *     one that ends the match, behind which nothing follows
     */
    private int whole(int at) {
        int line = at;
        while (indent(line) > STEP.length() && (isSaying(line) || begins(line, FINISH) || begins(line, NONE))) {
            int further = line;
            line = IntStream.iterate(further, i -> i >= 0, i -> i - 1)
                    .filter(i -> !isBlank(i) && indent(i) < indent(further))
                    .findFirst()
                    .orElseThrow();
        }
        return line;
    }

    /**
     * Where nothing can happen, as at the top of the text, or not that, as a win while all is set up or a row through a
     * place that nobody has named: behind what the first rule does; null if something can.
     */
    private PassagePlace behindSteps(int at, List<String> put) {
        int head = head(at);
        boolean reached = put.stream().anyMatch(line -> REACHED.matcher(line).find());
        int[] rules = IntStream.range(0, all.size())
                .filter(i -> indent(i) == 0 && begins(i, "rule "))
                .toArray();
        // Where no rule knows the place, why it does not go there is told of a rule, not of the top of the text.
        int rule = IntStream.of(rules)
                .filter(i -> !reached || all.get(i).contains(GIVEN))
                .findFirst()
                .orElse(rules.length == 0 ? -1 : rules[0]);
        boolean unknown = reached && head >= 0 && !all.get(head).contains(GIVEN) && optionAt(at) < 0;
        String first = head < 0 ? "" : all.get(head).split("\\W", 2)[0];
        boolean before = first.equals("start")
                && put.stream().anyMatch(line -> IN_A_TURN.matcher(line).find());
        boolean acts = ACTING.contains(first) && !before && !unknown;
        return acts || rule < 0 ? null : below(end(rule), STEP, put);
    }

    /** Between an option and its {@code then} nothing can happen: it happens after what is there already. */
    private PassagePlace then(int at, List<String> put) {
        int option = optionNear(at);
        if (option < 0 || option > at || at > end(option)) return null;
        int then = IntStream.rangeClosed(option, end(option))
                .filter(i -> all.get(i).strip().equals("then"))
                .findFirst()
                .orElse(-1);
        return then < at ? null : below(end(option), " ".repeat(indent(then)) + STEP, put);
    }

    /**
     * What forbids may leave nothing to do, and a choice without anything fails: then the match is over.
     *
     * @param at a line of a choice
     * @return what says so behind the options of the choice; null if it says already what happens then
     */
    PassagePlace noneLeft(int at) {
        int choice = IntStream.iterate(Math.min(at, all.size() - 1), i -> i >= 0, i -> i - 1)
                .filter(i -> CHOOSE.matcher(all.get(i)).matches())
                .findFirst()
                .orElse(-1);
        if (choice < 0) return null;
        int last = end(choice);
        if (IntStream.rangeClosed(choice, last).anyMatch(i -> begins(i, NONE))) return null;
        Matcher asked = CHOOSE.matcher(all.get(choice));
        String who = asked.matches() ? asked.group(1) : "mover";
        String text = PassageNames.of(
                "finish drawn K-99\n  en \"{" + who + "} has no move: a draw.\"\n  it \"{" + who
                        + "} non ha mosse: patta.\"\n",
                String.join("\n", all));
        List<String> put = Stream.concat(Stream.of(NONE), text.lines().map(line -> STEP + line))
                .toList();
        return below(last, " ".repeat(indent(choice)) + STEP, put);
    }

    /** Next to that line, and just as far to the right. */
    PassagePlace behind(int line, List<String> put) {
        return below(end(line), " ".repeat(indent(line)), put);
    }

    private boolean isSaying(int line) {
        return SAYING.stream().anyMatch(word -> begins(line, word));
    }

    int start(int line) {
        return all.subList(0, line).stream().mapToInt(String::length).sum() + line;
    }

    private PassagePlace below(int line, String indent, List<String> put) {
        int end = start(line) + all.get(line).length();
        return new PassagePlace(end, end, "\n" + indented(indent, put));
    }

    private String join(String indent, List<String> put, int at) {
        return indented(indent + " ".repeat(indent(at)), put);
    }

    private static String indented(String indent, List<String> put) {
        return put.stream().map(line -> line.isEmpty() ? line : indent + line).collect(Collectors.joining("\n"));
    }
}
