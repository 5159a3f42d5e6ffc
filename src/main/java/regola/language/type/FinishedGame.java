package regola.language.type;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import regola.language.diagnostic.Diagnostics;
import regola.language.model.Board;
import regola.language.model.CheckedGame;
import regola.language.model.ChoiceType;
import regola.language.model.Expr;
import regola.language.model.Function;
import regola.language.model.Goal;
import regola.language.model.PieceSet;
import regola.language.model.Property;
import regola.language.model.Rule;
import regola.language.model.Setting;
import regola.language.model.Variable;
import regola.language.model.Zone;
import regola.language.resolve.Declared;
import regola.language.resolve.Sort;
import regola.language.resolve.SymbolTable;
import regola.language.source.Span;

/**
 * A FinishedGame is the things of a checked game, with all its names, for what is written outside of its rule files.
 */
final class FinishedGame implements Things {
    private static final int MOST_NAMES = 20_000;

    private final CheckedGame game;
    private final SymbolTable names = new SymbolTable();
    private final Diagnostics silent = new Diagnostics();
    private final Map<String, Function> functions = new HashMap<>();
    private final Map<String, Rule> rules = new LinkedHashMap<>();

    FinishedGame(CheckedGame game) {
        this.game = game;
        for (Function function : game.functions()) functions.putIfAbsent(function.name(), function);
        for (Goal aim : game.aims()) functions.putIfAbsent(aim.amount().name(), aim.amount());
        Set<Rule> handlers = new HashSet<>();
        game.moments().forEach(moment -> handlers.addAll(moment.handlers()));
        for (Rule rule : game.rules()) if (!handlers.contains(rule)) rules.putIfAbsent(rule.name(), rule);
        declareAll();
    }

    SymbolTable names() {
        return names;
    }

    private void declare(Sort sort, String name, Span span) {
        names.declare(Declared.of(sort, name, span), silent);
    }

    private void declareAll() {
        game.settings().forEach(one -> declare(Sort.SETTING, one.name(), one.span()));
        for (ChoiceType choice : game.choices()) {
            if (setting(choice.name()) == null) declare(Sort.CHOICE, choice.name(), choice.span());
            if (choice.numbers() != null) continue;
            for (String item : choice.items())
                names.declare(new Declared(Sort.CHOICE_ITEM, item, choice.name(), choice.span()), silent);
        }
        game.seats().names().forEach(name -> declare(Sort.PLAYER, name, null));
        game.seats().otherNames().forEach(name -> declare(Sort.PLAYER, name, null));
        game.functions().forEach(one -> declare(Sort.FUNCTION, one.name(), one.span()));
        game.aims()
                .forEach(one ->
                        declare(Sort.FUNCTION, one.amount().name(), one.amount().span()));
        game.variables().forEach(one -> declare(Sort.VARIABLE, one.name(), one.span()));
        game.properties().forEach(one -> declare(Sort.PROPERTY, one.name(), one.span()));
        game.pieces().forEach(one -> declare(Sort.PIECES, one.name(), one.span()));
        game.groups().keySet().forEach(name -> declare(Sort.GROUP, name, null));
        game.zones().forEach(one -> declare(Sort.ZONE, one.name(), one.span()));
        game.marks().forEach(one -> declare(Sort.MARK, one.name(), one.span()));
        if (game.board() != null) declareBoard(game.board());
        game.pieces().forEach(this::declarePieces);
    }

    private void declareBoard(Board board) {
        declare(Sort.BOARD, board.name(), board.span());
        board.regions().keySet().forEach(name -> declare(Sort.REGION, name, board.span()));
        for (Board.LineGroup group : board.lines()) {
            declare(Sort.LINES, group.name(), board.span());
            group.lines().forEach(line -> declare(Sort.LINE, line.name(), board.span()));
        }
        board.sites().forEach(site -> declare(Sort.SITE, site.name(), site.span()));
        if (board.grid() == null) return;
        int columns = largest(board.grid().columns());
        int rows = largest(board.grid().rows());
        for (int row = 1; row <= rows; row++) {
            for (int column = 1; column <= columns; column++)
                declare(Sort.SITE, BoardReader.letters(column) + row, board.span());
        }
    }

    private static int largest(Expr size) {
        return (int) Math.min(100, Sizes.of(size).map(Sizes::most).orElse(0L));
    }

    private void declarePieces(PieceSet set) {
        Map<String, Integer> numbered = new HashMap<>();
        for (PieceSet.Item item : set.items()) {
            List<Map<String, String>> all = List.of(Map.of());
            for (String each : item.each()) all = longer(all, each);
            long most =
                    Math.min(MOST_NAMES, Sizes.of(item.count()).map(Sizes::most).orElse(0L));
            for (Map<String, String> values : all) {
                String kind = filled(item.kind(), values);
                if (!names.has(Sort.KIND, kind))
                    names.declare(new Declared(Sort.KIND, kind, set.name(), item.span()), silent);
                for (long i = 0; i < most && !set.alike(); i++) {
                    String piece = filled(item.template(), values)
                            .replace("{n}", Integer.toString(numbered.merge(kind, 1, Integer::sum)));
                    names.declare(new Declared(Sort.PIECE, piece, set.name(), item.span()), silent);
                }
            }
        }
    }

    private List<Map<String, String>> longer(List<Map<String, String>> all, String each) {
        List<Map<String, String>> made = new ArrayList<>();
        for (Map<String, String> values : all) {
            for (String value : values(each)) {
                Map<String, String> more = new HashMap<>(values);
                more.put(each, value);
                if (made.size() < MOST_NAMES) made.add(more);
            }
        }
        return made;
    }

    private List<String> values(String each) {
        if (each.equals("player")) return game.seats().names();
        return each.equals("side") ? game.seats().sides() : choice(each).items();
    }

    private static String filled(String template, Map<String, String> values) {
        String filled = template;
        for (Map.Entry<String, String> value : values.entrySet())
            filled = filled.replace("{" + value.getKey() + "}", value.getValue());
        return filled;
    }

    private static <T> T first(List<T> all, Predicate<T> wanted) {
        return all.stream().filter(wanted).findFirst().orElse(null);
    }

    @Override
    public Setting setting(String name) {
        return first(game.settings(), one -> one.name().equals(name));
    }

    @Override
    public ChoiceType choice(String name) {
        return first(game.choices(), one -> one.name().equals(name));
    }

    @Override
    public boolean hasRows() {
        return game.board() == null || game.board().grid() != null;
    }

    @Override
    public Variable variable(String name, Span use) {
        return first(game.variables(), one -> one.name().equals(name));
    }

    @Override
    public Property property(String name, Span use) {
        return first(game.properties(), one -> one.name().equals(name));
    }

    @Override
    public Function function(String name, Span use) {
        return functions.get(name);
    }

    @Override
    public Map<String, Rule> rules() {
        return rules;
    }

    @Override
    public Function score(Span use) {
        return game.score();
    }

    @Override
    public Function winners(Span use) {
        return game.winners();
    }

    @Override
    public boolean isOwned(String zone) {
        Zone found = first(game.zones(), one -> one.name().equals(zone));
        return found != null && found.owners() != Zone.Owners.SHARED;
    }

    @Override
    public boolean isStack(String zone) {
        Zone found = first(game.zones(), one -> one.name().equals(zone));
        return found != null && found.stack();
    }
}
