package regola.teaching.draft;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Move;
import regola.engine.value.Position;
import regola.file.BadFile;
import regola.file.DataNode;
import regola.file.DataReader;
import regola.file.PositionFile;
import regola.language.source.SourceText;
import regola.teaching.lesson.MovePattern;

/**
 * A LessonForm is a lesson as somebody fills it in who writes no files: a title, and steps that each have a position, a
 * sentence that says what is to be done, what is right, and a sentence for whoever did it. It is written into a lesson
 * file, and read again from one that was written so and not changed by hand since.
 *
 * @param front what the head of the file says besides the title, a line each
 * @param steps at least one
 */
public record LessonForm(List<String> front, Told title, List<Step> steps) {
    private static final String DASHES = "---";
    private static final String STEP = "## step-";

    public LessonForm {
        front = List.copyOf(front);
        steps = List.copyOf(steps);
    }

    /** Words that somebody typed, in each language; empty where there are none. */
    public record Told(String en, String it) {
        public static final Told NOTHING = new Told("", "");
        /** In the place of words that are missing, where a lesson has to have some. */
        private static final Told DOTS = new Told("…", "");

        public String in(String language) {
            return language.equals("it") ? it : en;
        }

        public Told with(String language, String words) {
            return language.equals("it") ? new Told(en, words) : new Told(words, it);
        }

        public boolean isEmpty() {
            return en.isBlank() && it.isBlank();
        }

        private Map<String, Object> data() {
            if (it.isBlank()) return Map.of("en", line(en));
            if (en.isBlank()) return Map.of("it", line(it));
            Map<String, Object> both = new LinkedHashMap<>();
            both.put("en", line(en));
            both.put("it", line(it));
            return both;
        }

        private static String line(String words) {
            return words.strip().replaceAll("\\s+", " ");
        }
    }

    /** What is right in a step: nothing yet, some moves, any move, or whatever wins the match. */
    public enum Sort {
        OPEN,
        MOVES,
        ANY,
        WINS
    }

    /**
     * What is right in a step.
     *
     * @param moves as text, if it is some
     * @param rule the number of the rule by which the match is won, if that is asked
     * @param winner the player who is to win by it
     */
    public record Right(Sort sort, List<String> moves, String rule, String winner) {
        public static final Right OPEN = new Right(Sort.OPEN, List.of(), "", "");
        public static final Right ANY = new Right(Sort.ANY, List.of(), "", "");

        public Right {
            moves = List.copyOf(moves);
        }

        /** @return some moves; nothing yet if there are none */
        public static Right moves(List<String> moves) {
            return moves.isEmpty() ? OPEN : new Right(Sort.MOVES, moves, "", "");
        }

        public static Right wins(String rule, String winner) {
            return new Right(Sort.WINS, List.of(), rule, winner);
        }
    }

    /**
     * What is said to a move that is allowed and not right.
     *
     * @param moves what such moves look like, as text with stars; those that nobody can make are left out
     */
    public record Wrong(Told words, List<String> moves) {
        public static final Wrong NOTHING = new Wrong(Told.NOTHING, List.of());

        public Wrong {
            moves = List.copyOf(moves);
        }

        /** @param legal the moves of the moment at which it is said */
        public static Wrong of(Told words, List<Move> legal) {
            return new Wrong(
                    words,
                    legal.stream().map(Wrong::pattern).distinct().sorted().toList());
        }

        private static String pattern(Move move) {
            return move.parts().stream()
                    .map(part -> part.thing() == null ? part.text() : MovePattern.ANY)
                    .collect(Collectors.joining(" "));
        }

        private void write(List<String> lines) {
            if (words.isEmpty() || moves.isEmpty()) return;
            lines.add("wrong:");
            for (String move : moves) {
                Map<String, Object> entry = new LinkedHashMap<>();
                entry.put("move", move);
                if (!words.en.isBlank()) entry.put("en", Told.line(words.en));
                if (!words.it.isBlank()) entry.put("it", Told.line(words.it));
                lines.add("  - " + FlowYaml.of(entry));
            }
        }
    }

    /**
     * One thing that is to be done.
     *
     * @param start the position as it stands in the file, a line each
     * @param played moves since then
     * @param rules numbers of the rules that it is about
     * @param goal what is to be done
     * @param done what is said to whoever did it
     * @param wrong what is said to whoever did something else
     */
    public record Step(
            List<String> start,
            long seed,
            List<String> played,
            List<String> rules,
            Told goal,
            Right right,
            Told done,
            Wrong wrong) {
        public Step {
            start = List.copyOf(start);
            played = List.copyOf(played);
            rules = List.copyOf(rules);
        }

        static Step at(List<String> start, long seed, List<String> played) {
            return new Step(start, seed, played, List.of(), Told.NOTHING, Right.OPEN, Told.NOTHING, Wrong.NOTHING);
        }

        public Step with(Right next) {
            return new Step(start, seed, played, rules, goal, next, done, wrong);
        }

        public Step about(List<String> numbers) {
            return new Step(start, seed, played, numbers, goal, right, done, wrong);
        }

        public Step asking(Told next) {
            return new Step(start, seed, played, rules, next, right, done, wrong);
        }

        public Step saying(Told next) {
            return new Step(start, seed, played, rules, goal, right, next, wrong);
        }

        public Step answering(Wrong next) {
            return new Step(start, seed, played, rules, goal, right, done, next);
        }

        /** @return a step that begins otherwise: what was right is not known there */
        public Step after(List<String> moves) {
            return new Step(start, seed, moves, List.of(), goal, Right.OPEN, done, wrong);
        }

        /** @return a step in which nothing is said yet, after these moves */
        public Step next(List<String> moves) {
            return at(start, seed, moves);
        }

        /** @return the match as it stands where the step begins */
        public Match match(Ruleset rules) throws BadFile {
            Match match = position()
                    .map(position -> Match.at(rules, position, seed))
                    .orElseGet(() -> Match.start(rules, seed));
            played.forEach(match::play);
            return match;
        }

        private Optional<Position> position() throws BadFile {
            SourceText text = SourceText.of("start", String.join("\n", start) + "\n");
            DataNode root = DataReader.read(text);
            DataNode written =
                    root instanceof DataNode.Fielded fields ? fields.fields().get("start") : null;
            return written instanceof DataNode.Fielded
                    ? Optional.of(PositionFile.of(text, written).position())
                    : Optional.empty();
        }

        private void write(List<String> lines) {
            if (!goal.en.isBlank()) lines.addAll(List.of("", "en: " + Told.line(goal.en)));
            if (!goal.it.isBlank()) lines.addAll(List.of("", "it: " + Told.line(goal.it)));
            lines.addAll(List.of("", "```yaml"));
            if (!rules.isEmpty()) lines.add("rules: " + FlowYaml.of(rules));
            lines.addAll(start);
            if (seed != 1) lines.add("seed: " + seed);
            if (!played.isEmpty()) LessonDraft.list("played", played, lines);
            lines.add("task: play");
            switch (right.sort) {
                case MOVES -> LessonDraft.list("moves", right.moves, lines);
                case ANY -> lines.add("any: true");
                case WINS -> {
                    lines.add("fires: " + FlowYaml.of(List.of(right.rule)));
                    lines.add("winner: " + FlowYaml.of(right.winner));
                }
                case OPEN -> {}
            }
            // Where any move is right there is no other.
            if (right.sort != Sort.ANY) wrong.write(lines);
            if (!done.isEmpty()) lines.add("done: " + FlowYaml.of(done.data()));
            lines.add("```");
        }
    }

    /** What a lesson cannot be without. */
    public enum Missing {
        TITLE,
        GOAL,
        RIGHT,
        DONE
    }

    /** @return what is missing in a step, and the title, which belongs to the first one */
    public Set<Missing> missing(int step) {
        Set<Missing> missing = EnumSet.noneOf(Missing.class);
        Step at = steps.get(step);
        if (step == 0 && title.isEmpty()) missing.add(Missing.TITLE);
        if (at.goal.isEmpty()) missing.add(Missing.GOAL);
        if (at.right.sort == Sort.OPEN) missing.add(Missing.RIGHT);
        if (at.done.isEmpty()) missing.add(Missing.DONE);
        return missing;
    }

    public boolean isWhole() {
        for (int i = 0; i < steps.size(); i++) if (!missing(i).isEmpty()) return false;
        return true;
    }

    /** @return whether nobody has said anything in it yet */
    public boolean isBlank() {
        return title.isEmpty() && steps.stream().allMatch(step -> step.goal.isEmpty() && step.done.isEmpty());
    }

    public LessonForm called(Told next) {
        return new LessonForm(front, next, steps);
    }

    public LessonForm with(int at, Step step) {
        List<Step> all = new ArrayList<>(steps);
        all.set(at, step);
        return new LessonForm(front, title, all);
    }

    /** @param at from 0; the step that stands there comes after it */
    public LessonForm adding(int at, Step step) {
        List<Step> all = new ArrayList<>(steps);
        all.add(at, step);
        return new LessonForm(front, title, all);
    }

    public LessonForm without(int at) {
        List<Step> all = new ArrayList<>(steps);
        all.remove(at);
        return new LessonForm(front, title, all);
    }

    /** @return the same, with something in every place, so that it can be read as a lesson */
    public LessonForm filled() {
        List<Step> all = steps.stream()
                .map(step -> step.goal.isEmpty() ? step.asking(Told.DOTS) : step)
                .map(step -> step.right.sort == Sort.OPEN ? step.with(Right.ANY) : step)
                .toList();
        return new LessonForm(front, title.isEmpty() ? Told.DOTS : title, all);
    }

    /** @return a lesson file; one that can be read as a lesson if nothing is missing */
    public String text() {
        List<String> lines = new ArrayList<>(List.of(DASHES));
        lines.addAll(front);
        if (!title.isEmpty()) lines.add("title: " + FlowYaml.of(title.data()));
        lines.add(DASHES);
        for (int i = 0; i < steps.size(); i++) {
            lines.addAll(List.of("", STEP + (i + 1)));
            steps.get(i).write(lines);
        }
        return String.join("\n", lines) + "\n";
    }

    /** @return empty if the file was not written by a form, or was changed by hand since */
    public static Optional<LessonForm> read(String text) {
        try {
            return Optional.of(LessonFormReader.read(text))
                    .filter(form -> !form.steps.isEmpty() && form.text().equals(text));
        } catch (BadFile | RuntimeException other) {
            return Optional.empty();
        }
    }
}
