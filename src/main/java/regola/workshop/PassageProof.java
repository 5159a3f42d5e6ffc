package regola.workshop;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Event;
import regola.engine.value.RuleFailure;
import regola.language.CompileRequest;
import regola.language.CompileResult;
import regola.language.RuleCompiler;
import regola.language.source.SourceText;

/**
 * A PassageProof plays rules by chance, with some of their lines and without them at once: as soon as the one match
 * goes otherwise than the other, the lines have done something. Where they never do, it is found out which other lines
 * keep them from it: without those they would.
 */
public final class PassageProof {
    /** So many matches are played, and as many as there is time for. */
    public static final int MATCHES = 50;

    private static final int MOVES = 400;
    /** To find out what keeps them from it fewer will do. */
    private static final int FEWER = 20;
    /** Of a game that is slow so many are played at least. */
    private static final int LEAST = 5;

    private static final Duration PATIENCE = Duration.ofSeconds(1);

    private static final Pattern PIECES = Pattern.compile("^(pieces [a-z][a-z0-9-]*(?:, alike)?: )([0-9]{1,2})\\b(.*)");
    private static final Pattern ENDS = Pattern.compile(" +if .*");
    /** What asks for time is not kept from happening by what stands on the board. */
    private static final Pattern OF_TIME = Pattern.compile("turn-number\\(|times-seen\\(");

    private static final Pattern OF_ROWS = Pattern.compile("\\bsites of ");
    /** What asks how many places a line has. */
    private static final String OF_LENGTH = "number of sites of l is [0-9]+ and ";

    private static final Pattern TAKES = Pattern.compile("move [a-z-]+ on to to ");
    private static final List<Integer> FEW = List.of(3, 1);

    private final List<String> lines;
    private final int first;
    private final int last;
    private final String passage;
    private long until = System.nanoTime() + PATIENCE.toNanos();
    private int played;
    private int longest;

    private PassageProof(String rules, int first, int last) {
        lines = List.of(rules.split("\n", -1));
        this.first = first - 1;
        this.last = last - 1;
        passage = String.join("\n", lines.subList(this.first, last));
    }

    /** What keeps lines from ever doing anything. */
    public enum Bar {
        /** A line forbids the move that it would take. */
        FORBIDS,
        /** A line ends the match before. */
        ENDS,
        /** A line says that there are fewer pieces than it would take. */
        TOO_FEW,
        /** A line says that there are more pieces than it would take. */
        TOO_MANY,
        /** The lines of the board have fewer places than it would take, or more. */
        LENGTHS,
        /** More than one line, or something else. */
        UNKNOWN
    }

    /**
     * A Found is what came out.
     *
     * @param bar what keeps the lines from doing anything; null if they do something
     * @param line which one, from 1; 0 if it is unknown
     * @param matches how many were played
     * @param turns how many the longest of them had
     */
    public record Found(Bar bar, int line, int matches, int turns) {
        public boolean happens() {
            return bar == null;
        }
    }

    /**
     * The same without looking for what keeps the lines from doing anything.
     *
     * @param rules that can be played
     * @param first the first of the lines in question, from 1
     * @param last the last of them
     */
    public static Found played(String rules, int first, int last) {
        PassageProof proof = new PassageProof(rules, first, last);
        boolean happens = proof.happens(proof.lines, MATCHES);
        return new Found(happens ? null : Bar.UNKNOWN, 0, proof.played, proof.longest);
    }

    /**
     * @param rules that can be played
     * @param first the first of the lines in question, from 1
     * @param last the last of them
     */
    public static Found of(String rules, int first, int last) {
        PassageProof proof = new PassageProof(rules, first, last);
        if (proof.happens(proof.lines, MATCHES)) return new Found(null, 0, proof.played, proof.longest);
        int matches = proof.played;
        int turns = proof.longest;
        proof.until = System.nanoTime() + PATIENCE.toNanos();
        Found bar = proof.bar();
        return new Found(bar.bar(), bar.line(), matches, turns);
    }

    /** @return whether the lines in question do anything in rules that can be played; what cannot be played says so */
    public static boolean happens(String rules, int first, int last) {
        PassageProof proof = new PassageProof(rules, first, last);
        return proof.happens(proof.lines, MATCHES);
    }

    private Found bar() {
        String any = passage.replaceAll(OF_LENGTH, "");
        if (!any.equals(passage)) {
            List<String> other = new ArrayList<>(lines);
            for (int i = first; i <= last; i++) other.set(i, lines.get(i).replaceAll(OF_LENGTH, ""));
            if (happens(other, FEWER)) return new Found(Bar.LENGTHS, 0, 0, 0);
        }
        boolean time = OF_TIME.matcher(passage).find();
        boolean takes = TAKES.matcher(passage).find();
        for (int line = 0; line < lines.size() && System.nanoTime() < until; line++) {
            if (line >= first && line <= last) continue;
            boolean forbids = takes && lines.get(line).strip().startsWith("require ");
            boolean ends = ENDS.matcher(lines.get(line)).matches() && isEnd(line);
            if ((forbids || ends) && happens(without(lines, line, end(line)), FEWER))
                return new Found(forbids ? Bar.FORBIDS : Bar.ENDS, line + 1, 0, 0);
        }
        for (int line = 0; line < lines.size() && !time && System.nanoTime() < until; line++) {
            Matcher pieces = PIECES.matcher(lines.get(line));
            if (!pieces.matches()) continue;
            int number = Integer.parseInt(pieces.group(2));
            if (OF_ROWS.matcher(passage).find() && happens(with(pieces, line, 2 * number + 3), FEWER))
                return new Found(Bar.TOO_FEW, line + 1, 0, 0);
            for (int few : FEW)
                if (few < number && happens(with(pieces, line, few), FEWER))
                    return new Found(Bar.TOO_MANY, line + 1, 0, 0);
        }
        return new Found(Bar.UNKNOWN, 0, 0, 0);
    }

    private List<String> with(Matcher pieces, int line, int number) {
        List<String> other = new ArrayList<>(lines);
        other.set(line, pieces.group(1) + number + pieces.group(3));
        return other;
    }

    /** @return whether all that stands below the line is an end of the match */
    private boolean isEnd(int line) {
        int indent = indent(line);
        return lines.subList(line + 1, end(line) + 1).stream()
                .filter(each ->
                        !each.isBlank() && each.length() - each.stripLeading().length() == indent + 2)
                .allMatch(each -> each.strip().startsWith("finish"));
    }

    private int indent(int line) {
        return lines.get(line).length() - lines.get(line).stripLeading().length();
    }

    private int end(int line) {
        int end = line;
        for (int i = line + 1; i < lines.size() && (lines.get(i).isBlank() || indent(i) > indent(line)); i++)
            if (!lines.get(i).isBlank()) end = i;
        return end;
    }

    /** @return the same lines, some of them empty: all others are where they were */
    private static List<String> without(List<String> lines, int from, int to) {
        List<String> other = new ArrayList<>(lines);
        for (int i = from; i <= to; i++) other.set(i, "");
        return other;
    }

    private boolean happens(List<String> rules, int matches) {
        Optional<Ruleset> with = read(rules);
        Optional<Ruleset> without = read(without(rules, first, last));
        played = 0;
        longest = 0;
        if (with.isEmpty() || without.isEmpty()) return false;
        for (; played < matches && (played < LEAST || System.nanoTime() < until); played++)
            if (differs(with.get(), without.get(), played)) return true;
        return false;
    }

    /** A match that the rules break off is over. */
    private boolean differs(Ruleset with, Ruleset without, int seed) {
        List<Object> one = new ArrayList<>();
        List<Object> other = new ArrayList<>();
        try {
            Match there = Match.start(with, seed, event -> one.add(said(event)));
            Match away = Match.start(without, seed, event -> other.add(said(event)));
            Random lot = new Random(seed);
            for (int i = 0; i < MOVES && !there.isOver(); i++) {
                if (away.isOver() || away.legalCount() != there.legalCount() || !one.equals(other)) return true;
                one.clear();
                other.clear();
                int move = lot.nextInt(there.legalCount());
                there.playIndex(move);
                if (isBrokenOff(away, move)) return true;
            }
            longest = Math.max(longest, there.turnNumber());
            return there.isOver() != away.isOver() || !one.equals(other);
        } catch (RuleFailure failure) {
            return false;
        }
    }

    private static boolean isBrokenOff(Match match, int move) {
        try {
            match.playIndex(move);
            return false;
        } catch (RuleFailure failure) {
            return true;
        }
    }

    /** What happened, whatever the number of its rule is. */
    private static Object said(Event event) {
        return Arrays.asList(
                event.kind(),
                event.sentence().text("en"),
                Objects.toString(event.subject()),
                Objects.toString(event.from()),
                Objects.toString(event.to()),
                event.property(),
                event.after());
    }

    private static Optional<Ruleset> read(List<String> rules) {
        CompileResult read = RuleCompiler.compile(CompileRequest.of(SourceText.of("rules", String.join("\n", rules))));
        if (read.game().isEmpty() || read.hasErrors()) return Optional.empty();
        try {
            int players = Math.max(2, read.game().get().seats().fewest());
            return Optional.of(Ruleset.of(read.game().get(), players, Map.of()));
        } catch (RuleFailure failure) {
            return Optional.empty();
        }
    }
}
