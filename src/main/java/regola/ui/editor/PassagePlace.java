package regola.ui.editor;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import regola.ui.view.make.BookDraft;
import regola.ui.view.make.BookEntry;

/**
 * A PassagePlace is where a passage goes in a text, wherever near it the cursor stands: an option beside the other
 * options of its choice, a condition below those of its option, a whole rule between two others.
 *
 * @param from where it is written
 * @param to up to where something else goes
 * @param text what is written
 */
record PassagePlace(int from, int to, String text) {
    private static final List<String> DECLARING = List.of("pieces ", "zone ", "board ");
    private static final List<String> ACTING =
            List.of("start", "turn", "round", "rule", "when", "function", "replace", "add");
    /** What says such a thing means nothing before somebody plays. */
    private static final Pattern IN_A_TURN = Pattern.compile("\\b(finish|mover|choose|turn-number)\\b");

    /** What speaks of the place that has been reached knows it only where it was given. */
    private static final Pattern REACHED = Pattern.compile("[(,] ?to\\)|\\b(on|to|if) to\\b");

    private static final String GIVEN = "to: site";
    private static final Pattern GIVEN_PLAYER = Pattern.compile("rule [a-z0-9-]+\\([^)]*?\\b([a-z0-9-]+): player");
    private static final List<String> IN_A_CHOICE = List.of("option", "require");
    /** Between what is written in two places and is renamed as one. */
    private static final String SEAM = "\n# ~\n";

    private static final Pattern TURN = Pattern.compile("(turn|round)\\b");
    private static final Pattern CHOOSE = Pattern.compile(" +choose [a-z0-9-]+ by ([a-z-]+).*");
    private static final String STEP = "  ";
    private static final String OPTION = "option ";
    private static final String REQUIRE = "require ";
    private static final String NONE = "if none";
    private static final String FINISH = "finish";
    private static final String WORDS = "\nwords\n";
    /** Lines that say what the line above them is called belong to it. */
    private static final List<String> SAYING = List.of("en ", "it ", "printed ");

    /**
     * @param belongs where it belongs: {@code section}, {@code rule}, {@code option}, {@code require}, {@code turn};
     *     empty for words that go where the cursor is
     */
    static PassagePlace of(String text, int cursor, String passage, String belongs) {
        if (belongs.isEmpty()) return new PassagePlace(cursor, cursor, passage.strip());
        Lines lines = new Lines(List.of(text.split("\n", -1)));
        int at = (int) text.substring(0, cursor).chars().filter(c -> c == '\n').count();
        List<String> put = passage.stripTrailing().lines().toList();
        return switch (belongs) {
            case "section" -> lines.between(at, put);
            case "option" -> lines.option(at, put);
            case "require" -> lines.condition(at, put);
            case "turn" -> lines.turn(at, put);
            default -> lines.step(at, put);
        };
    }

    /**
     * All that is written for an entry of the book, one after the other: what it needs, the part of its own that it
     * has, and last the passage itself. Each place is in the text with those before it.
     */
    static List<PassagePlace> all(String text, int cursor, BookEntry entry) {
        String belongs = entry.belongs();
        if (belongs.isEmpty()) return List.of(of(text, cursor, entry.passage(), belongs));
        String whole = PassageNames.of(entry.passage() + SEAM + entry.rule(), text);
        String said = whole.substring(0, whole.indexOf(SEAM));
        String rule = whole.substring(said.length() + SEAM.length()).strip();
        Written written = new Written(text, cursor);
        PassageNames.lacking(said + rule, text)
                .forEach(line -> written.add(ofDeclaration(written.text, own(line, text))));
        String parts = Stream.of(rule.split("\n\n", -1))
                .filter(part -> !text.contains("\n" + part.lines().findFirst().orElse("")))
                .collect(Collectors.joining("\n\n"));
        if (!parts.isEmpty())
            written.add(of(
                    written.text,
                    of(written.text, written.cursor, said, belongs).from(),
                    parts + "\n",
                    "section"));
        PassageNames.unnamed(entry.called(), text).forEach(line -> {
            int words = written.text.lastIndexOf(WORDS);
            int at = words + WORDS.length();
            if (words >= 0) written.add(new PassagePlace(at, at, line + "\n"));
        });
        PassagePlace place = of(written.text, written.cursor, said, belongs);
        written.add(place.speaking(written.text));
        if (IN_A_CHOICE.contains(belongs) && !said.contains("nothing else"))
            written.add(new Lines(List.of(written.text.split("\n", -1)))
                    .noneLeft(lines(written.text.substring(0, place.from)) + 1));
        return written.places;
    }

    /** @return of all that is written for an entry the passage itself: behind it there is only what happens else */
    static PassagePlace itself(List<PassagePlace> places, BookEntry entry) {
        int last = places.size() - 1;
        boolean otherwise = last > 0
                && places.get(last).text().strip().startsWith(NONE)
                && !entry.passage().strip().startsWith(NONE);
        return places.get(otherwise ? last - 1 : last);
    }

    private static String own(String line, String text) {
        return PassageNames.of(line, text).stripTrailing();
    }

    /** Where several play at once nobody is the mover: the rule says who acts. */
    private PassagePlace speaking(String whole) {
        if (whole.startsWith("turn") || whole.contains("\nturn")) return this;
        String before = whole.substring(0, from);
        Matcher head = GIVEN_PLAYER.matcher(before.substring(before.lastIndexOf("\nrule ") + 1));
        return head.lookingAt() ? new PassagePlace(from, to, text.replaceAll("\\bmover\\b", head.group(1))) : this;
    }

    /** @return what would be seen of these places, in the order of the text */
    static BookDraft draft(String text, List<PassagePlace> places) {
        List<BookDraft.Added> added = new ArrayList<>();
        List<String> old = List.of(text.split("\n", -1));
        int[] starts = new int[places.size()];
        String now = text;
        for (int i = 0; i < places.size(); i++) {
            PassagePlace place = places.get(i);
            String before = now.substring(0, place.from());
            int line = lines(before);
            int longer = place.text().length() - (place.to() - place.from());
            for (int earlier = 0; earlier < i; earlier++) {
                if (starts[earlier] < place.from())
                    line -= lines(places.get(earlier).text());
                else starts[earlier] += longer;
            }
            starts[i] = place.from();
            added.add(new BookDraft.Added(
                    line + 1,
                    old.get(line).strip(),
                    place.text().stripTrailing().replaceFirst("^\n+", "")));
            now = before + place.text() + now.substring(place.to());
        }
        added.sort(Comparator.comparingInt(BookDraft.Added::line));
        return new BookDraft(added, text, now);
    }

    /** @return the lines of the moves that one more condition could belong to, from 1; empty if it is none */
    static List<Integer> moves(String text, BookEntry entry) {
        List<String> lines = List.of(text.split("\n", -1));
        return IntStream.range(0, entry.belongs().equals("require") ? lines.size() : 0)
                .filter(line -> lines.get(line).stripLeading().startsWith(OPTION))
                .mapToObj(line -> line + 1)
                .toList();
    }

    private static int lines(String text) {
        return (int) text.chars().filter(c -> c == '\n').count();
    }

    /** The text while more and more is written into it. */
    private static final class Written {
        private final List<PassagePlace> places = new ArrayList<>();
        private String text;
        private int cursor;

        Written(String text, int cursor) {
            this.text = text;
            this.cursor = cursor;
        }

        void add(PassagePlace place) {
            if (place == null) return;
            places.add(place);
            text = text.substring(0, place.from()) + place.text() + text.substring(place.to());
            if (cursor >= place.from()) cursor += place.text().length() - (place.to() - place.from());
        }
    }

    /**
     * @param line a declaration; one that begins further right is of the board
     * @return below the last of its kind; null if there is no board that it could belong to
     */
    static PassagePlace ofDeclaration(String text, String line) {
        Lines lines = new Lines(List.of(text.split("\n", -1)));
        return line.startsWith(STEP) ? lines.inBoard(line) : lines.declared(line);
    }

    /** The lines of the text, from 0. */
    private record Lines(List<String> all) {
        private int indent(int line) {
            return all.get(line).length() - all.get(line).stripLeading().length();
        }

        private boolean begins(int line, String word) {
            return all.get(line).stripLeading().startsWith(word);
        }

        private boolean isBlank(int line) {
            return all.get(line).isBlank();
        }

        /** @return the last line of what begins there */
        private int end(int line) {
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
            boolean grid =
                    board >= 0 && IntStream.rangeClosed(board, end(board)).anyMatch(i -> begins(i, "grid "));
            return grid ? below(end(board), "", List.of(line)) : null;
        }

        PassagePlace declared(String line) {
            int same = last(i -> indent(i) == 0 && begins(i, line.substring(0, line.indexOf(' ') + 1)));
            int beside = same >= 0
                    ? same
                    : last(i -> indent(i) == 0 && DECLARING.stream().anyMatch(word -> begins(i, word)));
            return beside < 0 ? null : below(end(beside), "", List.of(line));
        }

        PassagePlace between(int at, List<String> put) {
            int head = near(at, i -> !isBlank(i) && indent(i) == 0 && !begins(i, "#"));
            if (head < 0) return below(all.size() - 1, "", put);
            int last = end(head);
            PassagePlace place = below(last, "", put);
            boolean close = last + 1 < all.size() && !isBlank(last + 1);
            return new PassagePlace(place.from, place.to, "\n" + place.text + (close ? "\n" : ""));
        }

        PassagePlace option(int at, List<String> put) {
            int beside = near(at, i -> begins(i, OPTION));
            return beside < 0 ? step(at, put) : below(end(beside), " ".repeat(indent(beside)), put);
        }

        PassagePlace condition(int at, List<String> put) {
            int option = near(at, i -> begins(i, OPTION));
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

        /** As deep as the line of the cursor; below a line that begins something, inside that. */
        PassagePlace step(int at, List<String> put) {
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

        /**
         * @return the line after whose block something more can happen: not one that says what another is called, and
         *     not one that ends the match, behind which nothing follows
         */
        private int whole(int at) {
            int line = at;
            while (indent(line) > STEP.length() && (isSaying(line) || begins(line, FINISH))) {
                int further = line;
                line = IntStream.iterate(further, i -> i >= 0, i -> i - 1)
                        .filter(i -> !isBlank(i) && indent(i) < indent(further))
                        .findFirst()
                        .orElseThrow();
            }
            return line;
        }

        /**
         * Where nothing can happen, as at the top of the text, or not that, as a win while all is set up or a row
         * through a place that nobody has named: behind what the first rule does; null if something can.
         */
        private PassagePlace behindSteps(int at, List<String> put) {
            int head = IntStream.iterate(at, i -> i >= 0, i -> i - 1)
                    .filter(i -> !isBlank(i) && indent(i) == 0)
                    .findFirst()
                    .orElse(-1);
            boolean reached =
                    put.stream().anyMatch(line -> REACHED.matcher(line).find());
            int[] rules = IntStream.range(0, all.size())
                    .filter(i -> indent(i) == 0 && begins(i, "rule "))
                    .toArray();
            // Where no rule knows the place, why it does not go there is told of a rule, not of the top of the text.
            int rule = IntStream.of(rules)
                    .filter(i -> !reached || all.get(i).contains(GIVEN))
                    .findFirst()
                    .orElse(rules.length == 0 ? -1 : rules[0]);
            boolean unknown = reached && head >= 0 && !all.get(head).contains(GIVEN) && !isInOption(at);
            String first = head < 0 ? "" : all.get(head).split("\\W", 2)[0];
            boolean before = first.equals("start")
                    && put.stream().anyMatch(line -> IN_A_TURN.matcher(line).find());
            boolean acts = ACTING.contains(first) && !before && !unknown;
            return acts || rule < 0 ? null : below(end(rule), STEP, put);
        }

        /** Between an option and its {@code then} nothing can happen: it happens after what is there already. */
        private PassagePlace then(int at, List<String> put) {
            int option = near(at, i -> begins(i, OPTION));
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

        private boolean isInOption(int at) {
            int option = near(at, i -> begins(i, OPTION));
            return option >= 0 && option <= at && at <= end(option);
        }

        private boolean isSaying(int line) {
            return SAYING.stream().anyMatch(word -> begins(line, word));
        }

        private int start(int line) {
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
            return put.stream()
                    .map(line -> line.isEmpty() ? line : indent + line)
                    .collect(Collectors.joining("\n"));
        }
    }
}
