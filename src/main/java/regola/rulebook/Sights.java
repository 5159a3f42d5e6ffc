package regola.rulebook;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import regola.engine.Match;
import regola.engine.Query;
import regola.engine.Ruleset;
import regola.engine.value.BoardGraph;
import regola.engine.value.RuleFailure;
import regola.engine.value.Thing;
import regola.language.model.CompiledCondition;
import regola.language.model.Expr;
import regola.language.model.Function;
import regola.language.model.Type;

/**
 * The Sights are what the words of a rulebook mean, as it is seen in random matches: of each function with a word of
 * its own the position in which what it answers is seen best.
 */
final class Sights {
    /** More places than that are not looked at one by one. */
    private static final int MOST_SITES = 7;
    /** So many places of a board are easily seen, and are more than a chance. */
    private static final int BEST_SITES = 3;

    private static final int MOST_PARAMETERS = 2;

    private final Ruleset rules;
    private final List<Function> ideas;
    private final Map<String, Query> queries = new HashMap<>();
    private final Map<String, Sighting> best = new HashMap<>();
    private final Map<String, Integer> costs = new HashMap<>();

    Sights(Ruleset rules, Outline outline) {
        this.rules = rules;
        this.ideas = outline.ideas().stream().filter(Sights::isSeen).toList();
    }

    /** Whether it answers places, or whether a place is such a one; asked of places and players alone. */
    private static boolean isSeen(Function function) {
        Type result = function.result();
        boolean places = result.base() == Type.Base.SITE || result.base() == Type.Base.LINE;
        boolean place = result.base() == Type.Base.TRUTH
                && function.parameters().stream().anyMatch(one -> one.type().base() == Type.Base.SITE);
        return (places || place)
                && function.parameters().size() <= MOST_PARAMETERS
                && function.parameters().stream()
                        .allMatch(one -> one.type().shape() == Type.Shape.ONE
                                && (one.type().base() == Type.Base.PLAYER
                                        || one.type().base() == Type.Base.SITE))
                && function.parameters().stream()
                                .filter(one -> one.type().base() == Type.Base.SITE)
                                .count()
                        <= 1;
    }

    Map<String, Sighting> found() {
        return best;
    }

    /** @param match at a moment; it is only asked */
    void look(Match match) {
        if (match.isOver()) return;
        Set<Integer> taken = null;
        for (Function idea : ideas) {
            if (taken == null) taken = taken(match);
            try {
                look(match, idea, taken);
            } catch (RuleFailure failed) {
                // What cannot be computed here is not shown here.
                taken = taken(match);
            }
        }
    }

    private void look(Match match, Function idea, Set<Integer> taken) {
        if (idea.result().base() == Type.Base.TRUTH) {
            for (List<Long> rest : arguments(match, idea, List.of(-1L))) {
                Set<Integer> found = new TreeSet<>();
                for (int site : taken) {
                    List<Long> all = rest.stream().map(n -> n < 0 ? site : n).toList();
                    List<Thing> answer = match.answer(query(idea, all));
                    if (!answer.isEmpty() && answer.get(0).number() != 0) found.add(site);
                }
                consider(match, idea, found, taken);
            }
        } else {
            List<Long> sites = taken.stream().map(Integer::longValue).toList();
            for (List<Long> all : arguments(match, idea, sites)) {
                Set<Integer> found = new TreeSet<>();
                for (Thing thing : match.answer(query(idea, all))) add(match, thing, found);
                for (int i = 0; i < all.size() && !found.isEmpty(); i++) {
                    if (idea.parameters().get(i).type().base() == Type.Base.SITE)
                        found.add(all.get(i).intValue());
                }
                consider(match, idea, found, taken);
            }
        }
    }

    private static void add(Match match, Thing thing, Set<Integer> found) {
        if (thing.is(Type.Base.SITE)) found.add((int) thing.number());
        if (thing.is(Type.Base.LINE))
            match.board().lines().stream()
                    .filter(line -> line.id().equals(thing.id()))
                    .forEach(line -> found.addAll(line.sites()));
    }

    /** @return what a function may be asked of: every player with every one of these sites */
    private List<List<Long>> arguments(Match match, Function idea, List<Long> sites) {
        List<List<Long>> all = List.of(List.of());
        for (Function.Parameter one : idea.parameters()) {
            List<List<Long>> longer = new ArrayList<>();
            for (List<Long> begun : all) {
                List<Long> values = one.type().base() == Type.Base.SITE ? sites : players(match);
                for (long value : values) {
                    List<Long> more = new ArrayList<>(begun);
                    more.add(value);
                    longer.add(more);
                }
            }
            all = longer;
        }
        return all;
    }

    private List<Long> players(Match match) {
        List<Long> in = new ArrayList<>();
        for (int player = 0; player < rules.players(); player++) if (match.isIn(player)) in.add((long) player);
        return in;
    }

    private Query query(Function idea, List<Long> values) {
        return queries.computeIfAbsent(idea.name() + values, key -> {
            List<Expr> arguments = new ArrayList<>();
            for (int i = 0; i < values.size(); i++)
                arguments.add(new Expr.Constant(
                        values.get(i), idea.parameters().get(i).type(), idea.span()));
            return rules.query(new CompiledCondition(new Expr.Call(idea, arguments, idea.result(), idea.span()), 0));
        });
    }

    private void consider(Match match, Function idea, Set<Integer> found, Set<Integer> taken) {
        if (found.isEmpty() || found.size() > MOST_SITES) return;
        int cost = 4 * Math.abs(found.size() - BEST_SITES) + taken.size() / 3;
        if (found.stream().noneMatch(taken::contains)) cost += 8;
        if (cost >= costs.getOrDefault(idea.name(), Integer.MAX_VALUE)) return;
        Map<Integer, Thing> things = new TreeMap<>();
        for (BoardGraph.Site site : match.board().sites())
            if (found.contains(site.number()) && site.onBoard())
                things.put(site.number(), match.names().thing(Type.SITE, site.number()));
        if (things.size() < found.size()) return;
        costs.put(idea.name(), cost);
        best.put(idea.name(), new Sighting(match.copy(), List.copyOf(things.values())));
    }

    /** @return the numbers of the places of the board on which something stands */
    private static Set<Integer> taken(Match match) {
        Set<String> ids = new TreeSet<>();
        match.position().object("zones").values().stream()
                .filter(Map.class::isInstance)
                .forEach(zone -> ((Map<?, ?>) zone).keySet().forEach(site -> ids.add(String.valueOf(site))));
        Set<Integer> taken = new TreeSet<>();
        for (BoardGraph.Site site : match.board().sites())
            if (site.onBoard() && ids.contains(site.id())) taken.add(site.number());
        return taken;
    }
}
