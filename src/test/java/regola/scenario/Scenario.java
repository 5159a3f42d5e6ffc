package regola.scenario;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import regola.file.BadFile;
import regola.file.DataNode;
import regola.file.DataReader;
import regola.file.Fields;
import regola.file.Problems;
import regola.file.TextFile;
import regola.language.source.SourceText;
import regola.language.source.Span;

/**
 * A Scenario is one file of {@code rules-dsl/games/<game>/scenarios}: a position, and steps that say what must be so.
 *
 * @param rules numbers of the rules that it shows
 * @param players how many play
 * @param settings an object, or null
 * @param position an object, or null for the game's own set-up
 * @param refused words of the message with which the set-up is refused; null if it is not
 */
record Scenario(
        SourceText source,
        String title,
        List<String> rules,
        int players,
        List<String> variants,
        DataNode settings,
        DataNode position,
        long seed,
        String refused,
        List<Step> steps) {

    /** A Step is one thing that is done or must hold. */
    sealed interface Step {
        Span span();
    }

    /** The legal moves are these and no others. */
    record Legal(List<String> moves, Span span) implements Step {}

    /**
     * @param rule the number of the rule that forbids it, or null for any
     * @param shows places and pieces that light up with the reason; null if that is not said
     */
    record Refuse(String move, String rule, List<String> shows, Span span) implements Step {}

    /** @param events rule numbers that must occur among what happens, in this order; may be null */
    record Play(String move, List<String> events, Span span) implements Step {}

    /** @param sites what the player sees there: pieces, "?" for each that is hidden */
    record Sees(String player, DataNode sites, Span span) implements Step {}

    record Expect(Fields fields, Problems problems, Span span) implements Step {}

    record Holds(String condition, Span span) implements Step {}

    /** There are so many sequences of one, two, three, … decisions from here. */
    record Perft(List<Long> counts, boolean turns, Span span) implements Step {}

    static Scenario read(Path file) throws BadFile {
        SourceText source = TextFile.read(file);
        Problems problems = new Problems();
        Fields fields = Fields.of(DataReader.read(source), "a scenario", problems);
        fields.needed("title");
        String title = fields.text("title");
        List<String> rules = fields.texts("rules");
        int players = players(fields.needed("players"), problems);
        List<String> variants = fields.texts("variants");
        DataNode settings = fields.node("settings");
        DataNode position = fields.node("position");
        Long seed = fields.number("seed");
        String refused = fields.text("refused");
        List<Step> steps = steps(fields.needed("steps"), problems);
        fields.noOthers();
        problems.check();
        return new Scenario(
                source,
                title,
                rules == null ? List.of() : rules,
                players,
                variants == null ? List.of() : variants,
                settings,
                position,
                seed == null ? 1 : seed,
                refused,
                steps);
    }

    private static int players(DataNode node, Problems problems) {
        if (node instanceof DataNode.Listed names) return names.items().size();
        if (node instanceof DataNode.Value value && value.plain() instanceof Long count) return count.intValue();
        if (node != null) problems.add(node.span(), "'players' must be a number or a list of names", "", "");
        return 0;
    }

    private static List<Step> steps(DataNode node, Problems problems) {
        List<Step> steps = new ArrayList<>();
        if (!(node instanceof DataNode.Listed list)) {
            if (node != null) problems.add(node.span(), "'steps' must be a list", "", "");
            return steps;
        }
        for (DataNode item : list.items()) {
            Fields fields = Fields.of(item, "a step", problems);
            Step step = step(fields, item.span(), problems);
            if (step == null)
                problems.add(
                        item.span(),
                        "a step is one of legal, refuse, play, expect, sees, holds, perft, perft-turns",
                        "",
                        "");
            else fields.noOthers();
            if (step != null) steps.add(step);
        }
        return steps;
    }

    private static Step step(Fields fields, Span span, Problems problems) {
        if (fields.keys().contains("legal")) return new Legal(fields.texts("legal"), span);
        if (fields.keys().contains("refuse"))
            return new Refuse(fields.text("refuse"), fields.text("rule"), fields.texts("shows"), span);
        if (fields.keys().contains("play")) return new Play(fields.text("play"), fields.texts("events"), span);
        if (fields.keys().contains("sees")) return new Sees(fields.text("sees"), fields.node("sites"), span);
        if (fields.keys().contains("expect")) return new Expect(fields.object("expect"), problems, span);
        if (fields.keys().contains("holds")) return new Holds(fields.text("holds"), span);
        if (fields.keys().contains("perft")) return new Perft(numbers(fields.node("perft"), problems), false, span);
        if (fields.keys().contains("perft-turns"))
            return new Perft(numbers(fields.node("perft-turns"), problems), true, span);
        return null;
    }

    private static List<Long> numbers(DataNode node, Problems problems) {
        if (node.plain() instanceof List<?> list && list.stream().allMatch(Long.class::isInstance))
            return list.stream().map(Long.class::cast).toList();
        problems.add(node.span(), "'perft' must be a list of numbers", "", "");
        return List.of();
    }
}
