package regola.engine.board;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import regola.engine.value.Catalog;
import regola.engine.value.RuleFailure;
import regola.language.model.CheckedGame;
import regola.language.model.ChoiceType;
import regola.language.model.PieceSet;
import regola.language.source.Message;

/** A RosterBuilder is the numbering of all pieces of a game, in the order of the rule file. */
final class RosterBuilder {
    private static final int MOST_PIECES = 4096;

    private final CheckedGame game;
    private final SettingValues settings;
    private final List<String> sides;
    private final int players;
    private final int boardSites;
    private final List<Catalog.PieceEntry> pieces = new ArrayList<>();
    private final List<Catalog.KindEntry> kinds = new ArrayList<>();
    private final Map<String, Integer> kindNumbers = new LinkedHashMap<>();
    private final Map<String, List<Integer>> classPieces = new LinkedHashMap<>();
    private final Map<String, List<Integer>> classKinds = new LinkedHashMap<>();
    private final Map<Integer, Map<String, Integer>> kindItems = new HashMap<>();

    /** @param boardSites how many sites the board has with these settings */
    RosterBuilder(CheckedGame game, SettingValues settings, List<String> sides, int players, int boardSites) {
        this.game = game;
        this.settings = settings;
        this.sides = sides;
        this.players = players;
        this.boardSites = boardSites;
        for (PieceSet set : game.pieces()) addSet(set);
    }

    private void addSet(PieceSet set) {
        classPieces.put(set.name(), new ArrayList<>());
        classKinds.put(set.name(), new ArrayList<>());
        Map<String, Integer> numbered = new HashMap<>();
        for (PieceSet.Item item : set.items()) {
            long count = item.anyNumber() ? boardSites : settings.number(item.count());
            if (count < 0) {
                throw new RuleFailure(
                        item.span(),
                        Message.of("there cannot be {0} pieces", count),
                        "the count is a setting that is below zero",
                        "let the setting begin at 0");
            }
            for (Map<String, String> values : combinations(item)) addItem(set, item, count, values, numbered);
        }
    }

    private void addItem(
            PieceSet set, PieceSet.Item item, long count, Map<String, String> values, Map<String, Integer> numbered) {
        String rest = fill(item.kind(), values);
        int owner = -1;
        for (String each : item.each())
            if (each.equals("player") || each.equals("side")) owner = sides.indexOf(values.get(each));
        int kind = kind(set, item, rest, owner, values);
        for (int i = 0; i < count; i++) {
            if (pieces.size() == MOST_PIECES) {
                throw new RuleFailure(
                        item.span(),
                        Message.of("there are more than {0} pieces", MOST_PIECES),
                        "so many are not supported",
                        "make fewer");
            }
            Map<String, String> named = new HashMap<>(values);
            named.put("n", Integer.toString(numbered.merge(rest, 1, Integer::sum)));
            classPieces.get(set.name()).add(pieces.size());
            pieces.add(new Catalog.PieceEntry(fill(item.template(), named), kind, owner, set.alike(), named));
        }
    }

    private int kind(PieceSet set, PieceSet.Item item, String id, int owner, Map<String, String> values) {
        Integer known = kindNumbers.get(id);
        if (known != null) return known;
        int kind = kinds.size();
        kindNumbers.put(id, kind);
        String art = item.art() != null ? item.art() : set.art();
        kinds.add(new Catalog.KindEntry(id, set.name(), owner, art == null ? null : fill(art, values)));
        classKinds.get(set.name()).add(kind);
        Map<String, Integer> items = new HashMap<>();
        for (ChoiceType choice : game.choices()) {
            String value = values.get(choice.name());
            if (value != null) items.put(choice.name(), choice.items().indexOf(value));
        }
        kindItems.put(kind, items);
        return kind;
    }

    /** All ways to fill the holes but {n}: what comes first in the item changes slowest. */
    private List<Map<String, String>> combinations(PieceSet.Item item) {
        List<Map<String, String>> all = List.of(Map.of());
        for (String each : item.each()) {
            List<Map<String, String>> longer = new ArrayList<>();
            for (Map<String, String> values : all) {
                for (String value : values(each, item)) {
                    Map<String, String> more = new HashMap<>(values);
                    more.put(each, value);
                    longer.add(more);
                }
            }
            all = longer;
        }
        return all;
    }

    private List<String> values(String each, PieceSet.Item item) {
        if (each.equals("side")) return game.seats().playOthers() ? sides.subList(players, sides.size()) : sides;
        if (each.equals("player")) return sides.subList(0, players);
        for (ChoiceType choice : game.choices()) if (choice.name().equals(each)) return choice.items();
        throw new RuleFailure(
                item.span(),
                Message.of("no choice is called '{0}'", each),
                "pieces are made for each player, side or item of a choice",
                "declare the choice");
    }

    private static String fill(String template, Map<String, String> values) {
        String filled = template;
        for (Map.Entry<String, String> value : values.entrySet())
            filled = filled.replace("{" + value.getKey() + "}", value.getValue());
        return filled;
    }

    List<Catalog.PieceEntry> pieces() {
        return pieces;
    }

    List<Catalog.KindEntry> kinds() {
        return kinds;
    }

    Roster roster() {
        int[] kindOf = pieces.stream().mapToInt(Catalog.PieceEntry::kind).toArray();
        int[] owner = kinds.stream().mapToInt(Catalog.KindEntry::owner).toArray();
        boolean[] alike = new boolean[pieces.size()];
        for (int p = 0; p < alike.length; p++) alike[p] = pieces.get(p).alike();
        Map<String, long[]> sets = new HashMap<>();
        Map<String, long[]> kindSets = new HashMap<>();
        classPieces.forEach((name, list) -> sets.put(name, set(list, pieces.size())));
        classKinds.forEach((name, list) -> kindSets.put(name, set(list, kinds.size())));
        game.groups().forEach((name, members) -> {
            long[] all = new long[Bits.words(pieces.size())];
            long[] allKinds = new long[Bits.words(kinds.size())];
            for (String member : members) addMember(member, sets, kindSets, all, allKinds);
            sets.put(name, all);
            kindSets.put(name, allKinds);
        });
        Map<String, int[]> attributes = new HashMap<>();
        for (ChoiceType choice : game.choices()) {
            int[] items = new int[kinds.size()];
            for (int k = 0; k < items.length; k++) items[k] = kindItems.get(k).getOrDefault(choice.name(), -1);
            attributes.put(choice.name(), items);
        }
        return new Roster(kindOf, owner, alike, sides.size(), players, sets, kindSets, attributes);
    }

    /** A group may name sets of pieces, single kinds, or groups that stand above it. */
    private void addMember(
            String member, Map<String, long[]> sets, Map<String, long[]> kindSets, long[] all, long[] allKinds) {
        if (sets.containsKey(member)) {
            Bits.addAll(all, sets.get(member));
            Bits.addAll(allKinds, kindSets.get(member));
        } else if (kindNumbers.containsKey(member)) {
            int kind = kindNumbers.get(member);
            Bits.put(allKinds, kind);
            for (int p = 0; p < pieces.size(); p++) if (pieces.get(p).kind() == kind) Bits.put(all, p);
        }
    }

    private static long[] set(List<Integer> members, int universe) {
        long[] set = new long[Bits.words(universe)];
        for (int member : members) Bits.put(set, member);
        return set;
    }
}
