package regola.engine.lower;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import regola.language.model.Choice;
import regola.language.model.Expr;
import regola.language.model.Statement;

/**
 * A PlanText is what becomes of the choices of a game while they are made ready, for people: from what each parameter
 * is driven, what is tried and in which order, what is found before, which functions were put in the place of their
 * calls. Nothing runs by it.
 */
final class PlanText {
    /** The rows of a level, in the order in which a match goes through them. */
    private static final List<String> ORDER =
            List.of("first", "steady", "set before", "candidates", "driven by", "tried");

    private final List<ChoiceText> choices = new ArrayList<>();

    private record Row(String kind, Expr expr) {
        @Override
        public String toString() {
            return row(kind, Shown.of(expr));
        }
    }

    /** One choice: its head, and its options as they come. */
    private record ChoiceText(String head, List<OptionText> options) {}

    /** One option: its levels are its parameters in order, and one for when all stand. */
    private record OptionText(String head, List<String> names, List<List<Row>> levels, List<String> after) {
        OptionText(Choice.Option option) {
            this("  option " + words(option), names(option), new ArrayList<>(), new ArrayList<>());
            for (Choice.Parameter each : option.parameters()) levels.add(new ArrayList<>());
            levels.add(new ArrayList<>());
        }

        private static List<String> names(Choice.Option option) {
            return option.parameters().stream().map(Choice.Parameter::name).toList();
        }

        private static String words(Choice.Option option) {
            return option.parts().stream().map(PlanText::word).collect(Collectors.joining(" "));
        }
    }

    private static String word(Choice.Part part) {
        if (part instanceof Choice.Parameter parameter) return "(" + parameter.name() + ")";
        if (part instanceof Choice.Stranger stranger) return "(" + stranger.name() + ")";
        return ((Choice.Word) part).word();
    }

    void choice(Choice choice) {
        String head =
                "choose " + choice.id() + " in line " + choice.span().line() + (choice.secret() ? ", secret" : "");
        choices.add(new ChoiceText(head, new ArrayList<>()));
    }

    void option(Choice.Option option) {
        choices.get(choices.size() - 1).options().add(new OptionText(option));
    }

    /**
     * @param written all parts of the requirements, functions put in
     * @param leftOut those of them that hold whenever another does
     */
    void conditions(Choice.Option option, List<Expr> written, List<Expr> leftOut) {
        for (int i = 0; i < option.parameters().size(); i++) {
            add(i, "candidates", option.parameters().get(i).candidates());
        }
        if (option.requirements().stream().anyMatch(r -> r.condition() == null))
            now().after().add("legal only while no other option has a move");
        for (Expr each : leftOut) now().after().add(row("left out", Shown.of(each)));
        Set<String> called = new LinkedHashSet<>();
        for (Expr each : written) addCalled(each, called);
        Set<String> inlined = new LinkedHashSet<>();
        for (Choice.Requirement each : option.requirements())
            if (each.condition() != null) addInlined(each.condition(), called, inlined);
        if (!inlined.isEmpty()) now().after().add(row("inlined", String.join(", ", inlined)));
        if (!called.isEmpty()) now().after().add(row("called", String.join(", ", called)));
    }

    private static void addCalled(Expr expr, Set<String> found) {
        if (expr instanceof Expr.Call call) found.add(call.function().name());
        for (Expr child : Exprs.children(expr)) addCalled(child, found);
    }

    private static void addInlined(Expr expr, Set<String> called, Set<String> found) {
        if (expr instanceof Expr.Call call
                && !called.contains(call.function().name())
                && found.add(call.function().name())) {
            for (Statement statement : call.function().body())
                for (Expr inside : statement.expressions()) addInlined(inside, called, found);
        }
        for (Expr child : Exprs.children(expr)) addInlined(child, called, found);
    }

    /** It asks about no parameter: it decides about the whole option. */
    void tested(Expr condition) {
        add(0, "first", condition);
    }

    /** The parameter is looked for only in the set of all things for which the condition holds. */
    void driven(int parameter, Expr condition) {
        add(parameter, "driven by", condition);
    }

    /** The set of a condition that is computed once, before the parameter at that level is looked at. */
    void foundOnce(int level, Expr condition) {
        add(level, "set before", condition);
    }

    /** A part that does not change from there on, and is computed once there. */
    void kept(int level, Expr part) {
        add(level, "steady", part);
    }

    /** The condition has to be tried for each thing. */
    void tried(int parameter, Expr condition) {
        add(parameter, "tried", condition);
    }

    private OptionText now() {
        List<OptionText> options = choices.get(choices.size() - 1).options();
        return options.get(options.size() - 1);
    }

    private void add(int level, String kind, Expr expr) {
        now().levels().get(level).add(new Row(kind, expr));
    }

    private static String row(String kind, String text) {
        return String.format("%-12s%s", kind, text);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (ChoiceText choice : choices) {
            if (!text.isEmpty()) text.append('\n');
            line(text, choice.head());
            for (OptionText option : choice.options()) {
                line(text, option.head());
                for (int i = 0; i < option.levels().size(); i++) {
                    List<Row> level = new ArrayList<>(option.levels().get(i));
                    level.sort(Comparator.comparingInt(each -> ORDER.indexOf(each.kind())));
                    boolean last = i == option.names().size();
                    if (last && level.isEmpty()) continue;
                    line(
                            text,
                            "    " + (last ? "when all stand" : option.names().get(i)));
                    for (Row each : level) line(text, "      " + each);
                }
                for (String each : option.after()) line(text, "    " + each);
            }
        }
        return text.toString();
    }

    private static void line(StringBuilder text, String line) {
        text.append(line).append('\n');
    }
}
