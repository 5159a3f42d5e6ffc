package regola.teaching.draft;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import regola.engine.Ruleset;
import regola.engine.value.Position;
import regola.engine.value.Spoken;
import regola.file.SettingText;
import regola.language.model.CheckedGame;
import regola.language.model.Setting;
import regola.language.model.VariantInfo;

/**
 * A LessonDraft begins a lesson at a moment of a match: a form that its author goes on with, or an exercise that is
 * whole as it is.
 */
public final class LessonDraft {
    private static final List<String> OF_POSITION = List.of("zones", "pieces", "sites", "players-state", "vars");
    private static final int MOST_RULES = 4;

    private LessonDraft() {}

    /**
     * Answers are what is known of a moment of a match.
     *
     * @param good the moves that are right, as text, legal at that moment; at least one
     * @param near moves that are nearly as good, likewise; they count too
     * @param only what the move is called, if one alone is right and its name says which; empty otherwise
     * @param nudge the first hint: what to look out for, without the move; may be empty
     * @param why the reasons for the best of them, as sentences; may be empty
     * @param missed what is said to others, by the move or its form, in which any things have a star
     * @param replies how others punish some of those, by the move: the things that the answer is made with
     */
    public record Answers(
            List<String> good,
            List<String> near,
            Spoken only,
            Spoken nudge,
            Spoken why,
            Map<String, Spoken> missed,
            Map<String, List<String>> replies) {
        public Answers {
            good = List.copyOf(good);
            near = List.copyOf(near);
            missed = Collections.unmodifiableMap(new LinkedHashMap<>(missed));
            replies = Map.copyOf(replies);
        }

        /**
         * @param at after how many moves of the match the moment is
         * @return the same lesson, which asks in its first step what would have been good and says to whoever did it
         *     why
         */
        public LessonForm in(LessonForm form, int at) {
            List<String> right = new ArrayList<>(good);
            right.addAll(near);
            LessonForm.Told said = new LessonForm.Told(why.text("en"), why.text("it"));
            LessonForm.Step asked = form.steps()
                    .get(0)
                    .with(LessonForm.Right.moves(right))
                    .asking(new LessonForm.Told("Find a good move.", "Trova una buona mossa."))
                    .saying(said);
            return new LessonForm(form.front(), title(at), form.steps()).with(0, asked);
        }

        /** Nothing is nearly as good, and nothing of it is punished. */
        public Answers(List<String> good, Spoken only, Spoken nudge, Spoken why, Map<String, Spoken> missed) {
            this(good, List.of(), only, nudge, why, missed, Map.of());
        }
    }

    /** What an exercise asks for, in words. */
    private enum Sought {
        /** The match was played worse than it could have been. */
        BETTER(
                "idea: {en: \"In your match there was a better move.\", it: \"Nella tua partita c'era una mossa"
                        + " migliore.\"}",
                "en: This happened in a match, and there was a better move. Find it!",
                "it: È successo in una partita, e c'era una mossa migliore. Trovala!",
                "That was the better move",
                "Era questa la mossa migliore"),
        /** What was played was best. */
        AGAIN(
                "idea: {en: \"In your match the best move was found here.\", it: \"Nella tua partita qui è stata"
                        + " trovata la mossa migliore.\"}",
                "en: This happened in a match, and the best move was found here. Find it again!",
                "it: È successo in una partita, e la mossa migliore è stata trovata. Trovala di nuovo!",
                "That was the best move, as in the match",
                "Era questa la mossa migliore, come nella partita");

        private final String idea;
        private final String english;
        private final String italian;
        private final String foundEnglish;
        private final String foundItalian;

        Sought(String idea, String english, String italian, String foundEnglish, String foundItalian) {
            this.idea = idea;
            this.english = english;
            this.italian = italian;
            this.foundEnglish = foundEnglish;
            this.foundItalian = foundItalian;
        }

        /** @return what is said to whoever has found it: that it is it, and why */
        private String done(Answers known, String language) {
            String move = known.only().text(language);
            if (!known.near().isEmpty())
                return found(move, language) + known.why().text(language);
            return (language.equals("it") ? foundItalian : foundEnglish)
                    + (move.isEmpty() ? ". " : ": " + move + ". ")
                    + known.why().text(language);
        }

        /** Who found it may have found one that is nearly as good: what is said is true of the best. */
        private static String found(String best, String language) {
            boolean it = language.equals("it");
            if (best.isEmpty())
                return it ? "Va bene! Più mosse sono le migliori. " : "That counts! Several moves are best. ";
            return (it ? "Va bene! La migliore: " : "That counts! The best one: ") + best + ". ";
        }
    }

    /**
     * @param seed of the match
     * @param from the position that the match began from, or null for the game's own set-up
     * @param moves of the match as text, all legal
     * @param at after how many of them the moment is
     * @return a lesson of one step that begins there, in which nothing is said yet; what was played there is right
     */
    public static LessonForm of(Ruleset rules, long seed, Position from, List<String> moves, int at) {
        DraftCourse course = DraftCourse.of(rules, seed, from, moves, at);
        List<String> front = new ArrayList<>();
        front(rules, course, List.of(), front);
        List<String> start = new ArrayList<>();
        start(course.start(), start);
        LessonForm.Step step = LessonForm.Step.at(start, course.seed(), course.played());
        LessonForm form = new LessonForm(front.subList(1, front.size() - 1), LessonForm.Told.NOTHING, List.of(step));
        return course.next() == null ? form : form.with(0, step.with(LessonForm.Right.moves(List.of(course.next()))));
    }

    /**
     * A lesson of one step, with words, in which what was best is to be found: where it was played, it says so.
     *
     * @param known what is right at that moment
     */
    public static String exercise(Ruleset rules, long seed, Position from, List<String> moves, int at, Answers known) {
        List<String> good = known.good();
        List<String> right = new ArrayList<>(good);
        right.addAll(known.near());
        DraftCourse course = DraftCourse.of(rules, seed, from, moves, at);
        List<String> lines = new ArrayList<>();
        Sought sought = at < moves.size() && good.contains(moves.get(at)) ? Sought.AGAIN : Sought.BETTER;
        front(
                rules,
                course,
                List.of(
                        "title: {en: \"" + title(at).en() + "\", it: \""
                                + title(at).it() + "\"}",
                        sought.idea,
                        "chapter: {en: \"From your matches\", it: \"Dalle tue partite\"}"),
                lines);
        lines.addAll(List.of("", "## best", "", sought.english, "", sought.italian, "", "```yaml"));
        step(
                course,
                right,
                "done: "
                        + FlowYaml.of(
                                both(language -> sought.done(known, language).strip())),
                lines);
        // It takes the place of a rule, which says what is allowed and not what is good.
        if (!known.nudge().text("en").isEmpty())
            lines.addAll(List.of("hints:", "  - " + FlowYaml.of(both(known.nudge()))));
        if (!known.missed().isEmpty()) lines.add("wrong:");
        known.missed()
                .forEach((form, words) -> lines.add("  - "
                        + FlowYaml.of(wrong(form, words, known.replies().getOrDefault(form, List.of())))));
        lines.add("```");
        return String.join("\n", lines) + "\n";
    }

    private static LessonForm.Told title(int at) {
        int move = at + 1;
        return new LessonForm.Told("What is best at move " + move + "?", "Che cosa è meglio alla mossa " + move + "?");
    }

    /** @param reply the things that the answer to it is made with; empty if nothing of it is to be seen */
    private static Map<String, Object> wrong(String form, Spoken words, List<String> reply) {
        Map<String, Object> wrong = new LinkedHashMap<>();
        wrong.put("move", form);
        wrong.putAll(both(words));
        if (reply.size() == 1) wrong.put("show", Map.of("ring", reply));
        if (reply.size() > 1) wrong.put("show", Map.of("arrow", List.of(reply.subList(0, 2))));
        return wrong;
    }

    private static Map<String, String> both(Spoken words) {
        Map<String, String> both = new LinkedHashMap<>();
        for (String language : List.of("en", "it")) both.put(language, words.text(language));
        return both;
    }

    private static void front(Ruleset rules, DraftCourse course, List<String> words, List<String> lines) {
        CheckedGame game = rules.game();
        List<String> known = course.fired().stream()
                .filter(game.ruleNumbers()::contains)
                .limit(MOST_RULES)
                .toList();
        lines.add("---");
        lines.add("game: " + FlowYaml.of(game.id()));
        lines.add("players: " + rules.players());
        List<String> variants = game.variants().stream().map(VariantInfo::id).toList();
        if (!variants.isEmpty()) lines.add("variants: " + FlowYaml.of(variants));
        Map<String, Object> settings = changed(rules);
        if (!settings.isEmpty()) lines.add("settings: " + FlowYaml.of(settings));
        if (!known.isEmpty()) lines.add("rules: " + FlowYaml.of(known));
        lines.addAll(words);
        lines.add("---");
    }

    /** Settings that are not as the rule files have them. */
    private static Map<String, Object> changed(Ruleset rules) {
        Map<String, Object> changed = new LinkedHashMap<>();
        for (Setting setting : rules.game().settings()) {
            List<Long> value = rules.settings().get(setting.name());
            if (!value.equals(setting.value())) changed.put(setting.name(), SettingText.data(setting, value));
        }
        return changed;
    }

    /** @param right the moves that are right */
    private static void step(DraftCourse course, List<String> right, String done, List<String> lines) {
        start(course.start(), lines);
        if (course.seed() != 1) lines.add("seed: " + course.seed());
        if (!course.played().isEmpty()) list("played", course.played(), lines);
        lines.add("task: play");
        lines.add("moves: " + FlowYaml.of(right));
        lines.add(done);
    }

    /** @param position null for the game's own set-up */
    private static void start(Position position, List<String> lines) {
        if (position == null) lines.add("start: new");
        else position(position, lines);
    }

    static void list(String key, List<String> moves, List<String> lines) {
        String line = key + ": " + FlowYaml.of(moves);
        if (line.length() <= FlowYaml.WIDTH) {
            lines.add(line);
            return;
        }
        lines.add(key + ":");
        for (String move : moves) lines.add("  - " + FlowYaml.of(move));
    }

    /** What is empty is left out: it is empty too when it is not there. */
    private static void position(Position position, List<String> lines) {
        lines.add("start:");
        for (String key : OF_POSITION) {
            Map<String, Object> part = full(position.object(key));
            if (part.isEmpty()) continue;
            String line = "  " + key + ": " + FlowYaml.of(part);
            if (line.length() <= FlowYaml.WIDTH) {
                lines.add(line);
                continue;
            }
            lines.add("  " + key + ":");
            part.forEach((name, value) -> lines.addAll(FlowYaml.wrapped("    " + FlowYaml.of(name) + ": ", value)));
        }
    }

    private static Map<String, Object> full(Map<String, Object> part) {
        Map<String, Object> full = new LinkedHashMap<>();
        part.forEach((key, value) -> {
            if (value instanceof Map<?, ?> map) {
                Map<String, Object> inner = new LinkedHashMap<>();
                map.forEach((name, lying) -> {
                    if (!(lying instanceof List<?> list && list.isEmpty())) inner.put(String.valueOf(name), lying);
                });
                if (!inner.isEmpty()) full.put(key, inner);
            } else if (!(value instanceof List<?> list && list.isEmpty())) {
                full.put(key, value);
            }
        });
        return full;
    }
}
