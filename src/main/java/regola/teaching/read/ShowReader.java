package regola.teaching.read;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import regola.engine.value.Thing;
import regola.file.DataNode;
import regola.file.Fields;
import regola.file.Problems;
import regola.teaching.lesson.Show;
import regola.teaching.lesson.Words;

/** A ShowReader reads what is to be lit on the board. */
final class ShowReader {
    private final NameReader names;
    private final WordsReader words;
    private final Problems problems;

    ShowReader(NameReader names, WordsReader words, Problems problems) {
        this.names = names;
        this.words = words;
        this.problems = problems;
    }

    /** @param node may be null: then there is nothing to show */
    Show read(DataNode node) {
        if (node == null) return Show.NOTHING;
        Fields fields = Fields.of(node, "'show'", problems);
        List<Thing> ring = names.things(fields.node("ring"), "'ring'");
        List<List<Thing>> paths = paths(fields.node("path"));
        List<Show.Arrow> arrows = arrows(fields.node("arrow"));
        Map<Thing, Words> labels = labels(fields.node("label"));
        List<Thing> dim = names.things(fields.node("dim"), "'dim'");
        fields.noOthers();
        return new Show(ring, paths, arrows, labels, dim);
    }

    private List<List<Thing>> paths(DataNode node) {
        List<List<Thing>> paths = new ArrayList<>();
        for (DataNode each : several(node)) {
            List<Thing> path = names.things(each, "'path'");
            if (path.size() >= 2) paths.add(path);
            else if (names.items(each).size() < 2)
                problems.add(each.span(), "a path needs two places or more", "", "write [a, b, c]");
        }
        return paths;
    }

    private List<Show.Arrow> arrows(DataNode node) {
        List<Show.Arrow> arrows = new ArrayList<>();
        for (DataNode each : several(node)) {
            List<Thing> ends = names.things(each, "'arrow'");
            if (ends.size() == 2 && names.items(each).size() == 2) arrows.add(new Show.Arrow(ends.get(0), ends.get(1)));
            else if (names.items(each).size() != 2)
                problems.add(each.span(), "an arrow goes from one thing to another", "", "write [from, to]");
        }
        return arrows;
    }

    /** One list, or a list of lists. */
    private List<DataNode> several(DataNode node) {
        if (node == null) return List.of();
        boolean nested = node instanceof DataNode.Listed list
                && list.items().stream().anyMatch(DataNode.Listed.class::isInstance);
        return nested ? ((DataNode.Listed) node).items() : List.of(node);
    }

    private Map<Thing, Words> labels(DataNode node) {
        Map<Thing, Words> labels = new LinkedHashMap<>();
        if (node == null) return labels;
        Fields fields = Fields.of(node, "'label'", problems);
        for (String id : fields.keys()) {
            Thing thing = names.thing(id, fields.place(id));
            Words label = words.read(fields.node(id), "a label");
            if (thing != null) labels.put(thing, label);
        }
        return labels;
    }
}
