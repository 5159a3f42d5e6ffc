package regola.ui.keep;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import regola.file.DataNode;
import regola.file.Fields;
import regola.file.Problems;
import regola.home.Preference;
import regola.language.source.Message;
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
            Map<Integer, String> seats = words(fields.texts("kinds"));
            if (seats.isEmpty()) seats = seats(people);
            return new Chosen(
                    game,
                    count,
                    seats,
                    words(fields.texts("names")),
                    Objects.requireNonNullElse(variants, List.of()),
                    settings);
        }
        own.sorted().forEach(problems::add);
        return null;
    }

    /** Words by their place, from 0; an empty one stands where there is none. */
    private static Map<Integer, String> words(List<String> inOrder) {
        Map<Integer, String> words = new LinkedHashMap<>();
        if (inOrder == null) return words;
        for (int i = 0; i < inOrder.size(); i++) if (!inOrder.get(i).isEmpty()) words.put(i, inOrder.get(i));
        return words;
    }

    private static List<String> inOrder(Map<Integer, String> words) {
        int all = words.keySet().stream().mapToInt(at -> at + 1).max().orElse(0);
        return IntStream.range(0, all)
                .mapToObj(at -> words.getOrDefault(at, ""))
                .toList();
    }

    /** Where a file says only in which seats people are, the first of them is whoever is at the machine. */
    private static Map<Integer, String> seats(List<Long> people) {
        Map<Integer, String> seats = new LinkedHashMap<>();
        people.stream().sorted().forEach(seat -> seats.put(seat.intValue(), seats.isEmpty() ? "you" : "other"));
        return seats;
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
                            Message.of("'{0}' must be a list of whole numbers, but here is {1}", key, item.what()),
                            "",
                            "");
            }
        } else {
            problems.add(
                    node.span(),
                    Message.of("'{0}' must be a list of whole numbers, but here is {1}", key, node.what()),
                    "",
                    "");
        }
        return numbers;
    }

    private static Map<String, Object> write(Chosen chosen) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("game", chosen.game());
        fields.put("players", (long) chosen.players());
        fields.put("kinds", inOrder(chosen.kinds()));
        if (!chosen.names().isEmpty()) fields.put("names", inOrder(chosen.names()));
        fields.put("variants", chosen.variants());
        fields.put("settings", chosen.settings());
        return fields;
    }
}
