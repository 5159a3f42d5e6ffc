package regola.ui.keep;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import regola.file.DataNode;
import regola.file.Fields;
import regola.file.Problems;
import regola.home.Preference;
import regola.ui.present.start.Chosen;

/** A ChosenForm is how what was chosen for the matches of each game stands in the file of preferences. */
final class ChosenForm {
    static final Preference<List<Chosen>> PREFERENCE =
            new Preference<>("match", ChosenForm::readAll, ChosenForm::writeAll);

    private ChosenForm() {}

    /** One for each game; where there is one alone it may stand without a list. */
    private static List<Chosen> readAll(DataNode node, Problems problems) {
        if (!(node instanceof DataNode.Listed list)) {
            Chosen one = read(node, problems);
            return one == null ? null : List.of(one);
        }
        List<Chosen> all = new ArrayList<>();
        for (DataNode item : list.items()) {
            Chosen one = read(item, problems);
            if (one != null) all.add(one);
        }
        return List.copyOf(all);
    }

    private static Object writeAll(List<Chosen> all) {
        return all.stream().map(ChosenForm::write).toList();
    }

    private static Chosen read(DataNode node, Problems problems) {
        Problems own = new Problems();
        Fields fields = Fields.of(node, "'match'", own);
        fields.needed("game");
        String game = fields.text("game");
        Long players = fields.number("players");
        List<Long> people = numbers("people", fields.node("people"), own);
        List<String> variants = fields.texts("variants");
        Map<String, List<Long>> settings = new LinkedHashMap<>();
        Fields given = fields.object("settings");
        if (given != null) given.keys().forEach(name -> settings.put(name, numbers(name, given.node(name), own)));
        if (own.isEmpty()) {
            int count = players == null || players < 0 || players > 100 ? 0 : players.intValue();
            TreeSet<Integer> seats = new TreeSet<>();
            people.forEach(seat -> seats.add(seat.intValue()));
            return new Chosen(game, count, seats, Objects.requireNonNullElse(variants, List.of()), settings);
        }
        own.sorted().forEach(problems::add);
        return null;
    }

    private static List<Long> numbers(String key, DataNode node, Problems problems) {
        List<Long> numbers = new ArrayList<>();
        if (node == null) return numbers;
        if (node instanceof DataNode.Listed list) {
            for (DataNode item : list.items()) {
                if (item.plain() instanceof Long number) numbers.add(number);
                else
                    problems.add(
                            item.span(),
                            "'" + key + "' must be a list of whole numbers, but here is " + item.what(),
                            "",
                            "");
            }
        } else {
            problems.add(
                    node.span(), "'" + key + "' must be a list of whole numbers, but here is " + node.what(), "", "");
        }
        return numbers;
    }

    private static Map<String, Object> write(Chosen chosen) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("game", chosen.game());
        fields.put("players", (long) chosen.players());
        fields.put(
                "people",
                chosen.people().stream().sorted().map(Integer::longValue).toList());
        fields.put("variants", chosen.variants());
        fields.put("settings", chosen.settings());
        return fields;
    }
}
