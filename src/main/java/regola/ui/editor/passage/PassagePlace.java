package regola.ui.editor.passage;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
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
public record PassagePlace(int from, int to, String text) {
    private static final List<String> IN_A_CHOICE = List.of("option", "require");
    /** Between what is written in two places and is renamed as one. */
    private static final String SEAM = "\n# ~\n";

    private static final Pattern GIVEN_PLAYER = Pattern.compile("rule [a-z0-9-]+\\([^)]*?\\b([a-z0-9-]+): player");
    private static final String SECTION = "section";
    private static final String ARRIVED = "arrived";
    private static final String NONE = "if none";
    private static final String STEP = "  ";
    private static final String WORDS = "\nwords\n";

    /**
     * @param belongs where it belongs: {@code section}, {@code rule}, {@code option}, {@code require}, {@code turn},
     *     {@code arrival}, {@code arrived}; empty for words that go where the cursor is
     */
    static PassagePlace of(String text, int cursor, String passage, String belongs) {
        if (belongs.isEmpty()) return new PassagePlace(cursor, cursor, passage.strip());
        PassageLines lines = PassageLines.of(text);
        int at = PassageLines.at(text, cursor);
        List<String> put = passage.stripTrailing().lines().toList();
        return switch (belongs) {
            case SECTION -> lines.between(at, put);
            case "option" -> lines.option(at, put);
            case "require" -> lines.condition(at, put);
            case "turn" -> lines.turn(at, put);
            case "arrival" -> lines.arrival(at, put);
            case ARRIVED -> arrived(lines, at, put);
            default -> lines.step(at, put);
        };
    }

    /** Behind the line by which a piece comes that has to do with the cursor; where there is none, as a step. */
    private static PassagePlace arrived(PassageLines lines, int at, List<String> put) {
        PassageArrival arrival = new PassageArrival(lines);
        List<Integer> all = arrival.played();
        if (all.isEmpty()) return lines.step(at, put);
        int head = lines.head(at);
        int own = all.stream()
                .filter(line -> lines.head(line) == head)
                .findFirst()
                .orElse(all.get(0));
        int near = arrival.near(at);
        int line = all.contains(at) ? at : all.contains(near) ? near : own;
        return lines.behind(arrival.behind(put, line), arrival.said(put, line));
    }

    /**
     * All that is written for an entry of the book, one after the other: what it needs, the part of its own that it
     * has, and last the passage itself. Each place is in the text with those before it.
     */
    public static List<PassagePlace> all(String text, int cursor, BookEntry entry) {
        String belongs = entry.belongs();
        if (belongs.isEmpty()) return List.of(of(text, cursor, entry.passage(), belongs));
        String[] whole = PassageNames.of(entry.passage() + SEAM + entry.rule() + SEAM + entry.instead(), text)
                .split(SEAM, -1);
        String said = whole[0];
        String rule = whole[1].strip();
        Written written = new Written(text, cursor);
        List<String> lacking = PassageNames.lacking(said + rule, text);
        lacking.forEach(line -> written.add(ofDeclaration(written.text, own(line, text))));
        List<String> starting = PassageNames.starting(lacking);
        if (!starting.isEmpty()) written.add(PassageLines.of(written.text).atStart(starting));
        String parts = Stream.of(rule.split("\n\n", -1))
                .filter(part -> !text.contains("\n" + part.lines().findFirst().orElse("")))
                .collect(Collectors.joining("\n\n"));
        if (!parts.isEmpty())
            written.add(of(
                    written.text,
                    of(written.text, written.cursor, said, belongs).from(),
                    parts + "\n",
                    SECTION));
        PassageNames.unnamed(entry.called(), text).forEach(line -> {
            int words = written.text.lastIndexOf(WORDS);
            int at = words + WORDS.length();
            if (words >= 0) written.add(new PassagePlace(at, at, line + "\n"));
        });
        if (!entry.instead().isEmpty())
            PassageArrival.instead(
                            written.text,
                            written.cursor,
                            whole[2].stripTrailing().lines().toList())
                    .forEach(written::add);
        if (belongs.equals(ARRIVED)) written.arrivals(said);
        PassagePlace place = of(written.text, written.cursor, said, belongs);
        written.add(belongs.equals(SECTION) ? place : place.speaking(written.text));
        if (IN_A_CHOICE.contains(belongs) && !said.contains("nothing else"))
            written.add(PassageLines.of(written.text).noneLeft(lines(written.text.substring(0, place.from)) + 1));
        return written.places;
    }

    /** @return of all that is written for an entry the passage itself: behind it there is only what happens else */
    public static PassagePlace itself(List<PassagePlace> places, BookEntry entry) {
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
    public static BookDraft draft(String text, List<PassagePlace> places, BookEntry entry) {
        List<BookDraft.Added> added = new ArrayList<>();
        List<String> old = List.of(text.split("\n", -1));
        int[] starts = new int[places.size()];
        int[] more = new int[places.size()];
        String now = text;
        PassagePlace itself = itself(places, entry);
        BookDraft.Lines said = BookDraft.Lines.NONE;
        for (int i = 0; i < places.size(); i++) {
            PassagePlace place = places.get(i);
            String before = now.substring(0, place.from());
            String gone = now.substring(place.from(), place.to());
            int line = lines(before);
            if (place == itself) said = place.in(before);
            int longer = place.text().length() - gone.length();
            for (int earlier = 0; earlier < i; earlier++) {
                if (starts[earlier] < place.from()) line -= more[earlier];
                else starts[earlier] += longer;
            }
            starts[i] = place.from();
            more[i] = lines(place.text()) - lines(gone);
            added.add(new BookDraft.Added(
                    line + 1,
                    old.get(line).strip(),
                    place.text().stripTrailing().replaceFirst("^\n+", ""),
                    gone.isBlank() ? "" : gone));
            now = before + place.text() + now.substring(place.to());
        }
        added.sort(Comparator.comparingInt(BookDraft.Added::line));
        return new BookDraft(added, text, now, said);
    }

    /** @param before the text up to there */
    private BookDraft.Lines in(String before) {
        int blank = lines(text) - lines(text.stripLeading());
        int first = lines(before) + blank + 1;
        return new BookDraft.Lines(first, first + lines(text.strip()));
    }

    /**
     * @return lines near which the same could be written instead, from 1: one for each place where it could come; empty
     *     if it goes to the same place wherever the cursor is
     */
    public static List<Integer> elsewhere(String text, BookEntry entry) {
        PassageLines lines = PassageLines.of(text);
        List<Integer> all = switch (entry.belongs()) {
            case "require" -> lines.options();
            case "option" -> lines.firstOptions();
            case "arrival" -> new PassageArrival(lines).all();
            case "rule" -> lines.endings();
            case ARRIVED -> new PassageArrival(lines).played().isEmpty() ? lines.endings() : List.of();
            default -> List.of();
        };
        return all.stream().map(line -> line + 1).toList();
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

        /** However a piece comes to a place, the same follows: behind all such lines but that of the cursor. */
        void arrivals(String said) {
            List<String> put = said.stripTrailing().lines().toList();
            int here = arrived(PassageLines.of(text), PassageLines.at(text, cursor), put)
                    .from();
            // A line that is written further up moves those below it, not their order.
            for (int i = 0; ; i++) {
                PassageLines lines = PassageLines.of(text);
                PassageArrival arrival = new PassageArrival(lines);
                List<Integer> all = arrival.played();
                if (i >= all.size()) return;
                int behind = arrival.behind(put, all.get(i));
                PassagePlace place = lines.behind(behind, arrival.said(put, all.get(i)));
                // Once is enough for two that come one after the other.
                boolean same = all.subList(0, i).stream().anyMatch(line -> arrival.behind(put, line) == behind);
                if (same || place.from() == here) continue;
                place = place.speaking(text);
                if (place.from() < here) here += place.text().length();
                add(place);
            }
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
        PassageLines lines = PassageLines.of(text);
        return line.startsWith(STEP) ? lines.inBoard(line) : lines.declared(line);
    }
}
