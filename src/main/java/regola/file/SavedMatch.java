package regola.file;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import regola.engine.value.Position;

/**
 * A SavedMatch is a match written down: what it was played with, its seed and its moves. Where it stood in the end is
 * kept too, so that it can be shown even if its rules have changed since.
 *
 * @param program the version of the program that saved it, or null
 * @param game the game's id
 * @param rules the fingerprint of its rule texts, or null
 * @param variants ids in the order they were applied
 * @param settings values of settings, as {@link SettingText#data} makes them
 * @param players the seats, in turn order
 * @param seed of the match
 * @param start the position it began from, or null for the game's own set-up
 * @param moves as text, in order, those too that had been taken back and could be done again
 * @param last where it stood when it was saved, or null
 * @param at after how many of its moves it stood there
 * @param computers who played where nobody sat, as opponents are called, by the seats in turn order
 * @param called what seats were called, by their names in {@code players}; the others had their own names
 * @param givenUp who ended it by giving up, by the name in {@code players}; null if nobody has
 */
public record SavedMatch(
        String program,
        String game,
        String rules,
        List<String> variants,
        Map<String, Object> settings,
        List<String> players,
        long seed,
        Position start,
        List<String> moves,
        Position last,
        int at,
        Map<String, String> computers,
        Map<String, String> called,
        String givenUp) {
    public SavedMatch {
        variants = List.copyOf(variants);
        players = List.copyOf(players);
        moves = List.copyOf(moves);
        computers = Collections.unmodifiableMap(new LinkedHashMap<>(computers));
        called = Map.copyOf(called);
    }

    /** One that nobody has given up. */
    public SavedMatch(
            String program,
            String game,
            String rules,
            List<String> variants,
            Map<String, Object> settings,
            List<String> players,
            long seed,
            Position start,
            List<String> moves,
            Position last,
            int at,
            Map<String, String> computers,
            Map<String, String> called) {
        this(program, game, rules, variants, settings, players, seed, start, moves, last, at, computers, called, null);
    }

    /** One that stood after all of its moves, played by people alone under the names of the game. */
    public SavedMatch(
            String program,
            String game,
            String rules,
            List<String> variants,
            Map<String, Object> settings,
            List<String> players,
            long seed,
            Position start,
            List<String> moves,
            Position last) {
        this(
                program,
                game,
                rules,
                variants,
                settings,
                players,
                seed,
                start,
                moves,
                last,
                moves.size(),
                Map.of(),
                Map.of());
    }

    /** @return the moves after which it stood where it was saved */
    public List<String> played() {
        return moves.subList(0, at);
    }
}
