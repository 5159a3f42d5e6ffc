package regola.advice.seen;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import regola.advice.words.Whose;
import regola.engine.Guesses;
import regola.engine.Match;
import regola.engine.Query;
import regola.engine.Ruleset;
import regola.engine.value.RuleFailure;
import regola.engine.value.Thing;

/**
 * A Named is what the sentences of aims name at one moment, such as the piece that is nearest, as far as it is the same
 * in all worlds that are added.
 */
public final class Named {
    /** What is alike in so many worlds is taken to be so in all. */
    private static final int WORLDS = 8;

    /** What a sentence calls something, of one aim of one player. */
    private record Asked(int aim, int player, String name) {}

    private final Ruleset rules;
    private final Map<Asked, List<Thing>> found = new HashMap<>();

    Named(Ruleset rules) {
        this.rules = rules;
    }

    /** Adds a world in which it may be so; what is not the same there is not known. */
    void add(Match world) {
        for (int aim = 0; aim < rules.aims().size(); aim++)
            for (int player = 0; player < rules.players(); player++) add(world, aim, player);
    }

    private void add(Match world, int aim, int player) {
        for (Map.Entry<String, Query> each : rules.named(aim).entrySet())
            found.merge(
                    new Asked(aim, player, each.getKey()),
                    world.answer(each.getValue(), player),
                    (one, other) -> one.equals(other) ? one : List.of());
    }

    /** @return by the name by which a sentence calls them; nothing where it is not known */
    Map<String, List<Thing>> of(int aim, int player) {
        Map<String, List<Thing>> named = new LinkedHashMap<>();
        for (String name : rules.named(aim).keySet())
            named.put(name, found.getOrDefault(new Asked(aim, player, name), List.of()));
        return named;
    }

    /** @return the same with the names by which the things are spoken of */
    public static Map<String, List<Whose>> called(Match match, Map<String, List<Thing>> named) {
        Map<String, List<Whose>> called = new LinkedHashMap<>();
        named.forEach((name, things) -> called.put(
                name,
                things.stream()
                        .map(thing -> Whose.of(match.names(), thing, match.decider()))
                        .toList()));
        return called;
    }

    /** @return what it is right after each of these moves; nothing where it is not alike after all of them */
    public static Map<String, List<Whose>> after(Match match, Collection<Integer> moves, int aim, int player) {
        if (match.rules().named(aim).isEmpty()) return Map.of();
        Named named = new Named(match.rules());
        Guesses guesses = match.guesses(match.decider());
        try {
            for (int world = 0; world < (guesses.isNothingHidden() ? 1 : WORLDS); world++) {
                for (int move : moves) {
                    Match play = match.copy();
                    guesses.draw(world, play);
                    play.playIndex(move);
                    Unchosen.from(match).playOn(play);
                    named.add(play, aim, player);
                }
            }
        } catch (RuleFailure failure) {
            return Map.of(); // the search has told of it
        }
        return called(match, named.of(aim, player));
    }
}
