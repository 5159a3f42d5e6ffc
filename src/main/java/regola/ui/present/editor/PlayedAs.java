package regola.ui.present.editor;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import regola.engine.Ruleset;
import regola.language.model.CheckedGame;
import regola.language.model.Seats;
import regola.language.model.Setting;
import regola.language.model.VariantInfo;
import regola.ui.present.start.MatchSetUp;
import regola.ui.present.start.SettingFit;

/**
 * A PlayedAs is how a match was set up, so that changed rules can be played likewise, as far as it still fits them.
 *
 * @param players how many
 * @param people the names of those whom no computer plays
 * @param computers who plays the others, as opponents are called, by their names
 * @param variants those that were on
 * @param settings those that were not as the rule file had them
 * @param defaults how the rule file had all of them
 */
record PlayedAs(
        int players,
        Set<String> people,
        Map<String, String> computers,
        List<String> variants,
        Map<String, List<Long>> settings,
        Map<String, List<Long>> defaults) {

    static PlayedAs nothing() {
        return new PlayedAs(0, Set.of(), Map.of(), List.of(), Map.of(), Map.of());
    }

    static PlayedAs of(MatchSetUp match) {
        Ruleset rules = match.rules();
        CheckedGame game = rules.game();
        Set<String> people = new HashSet<>(game.seats().names().subList(0, rules.players()));
        people.removeAll(match.computers().keySet());
        Map<String, List<Long>> changed = new LinkedHashMap<>();
        Map<String, List<Long>> defaults = new LinkedHashMap<>();
        for (Setting setting : game.settings()) {
            List<Long> value = rules.settings().getOrDefault(setting.name(), setting.value());
            defaults.put(setting.name(), setting.value());
            if (!value.equals(setting.value())) changed.put(setting.name(), value);
        }
        return new PlayedAs(
                rules.players(),
                people,
                match.computers(),
                game.variants().stream().map(VariantInfo::id).toList(),
                changed,
                defaults);
    }

    /** @throws regola.engine.value.RuleFailure if the rules cannot be set up even so */
    MatchSetUp with(CheckedGame game, long seed) {
        Seats seats = game.seats();
        int wanted = players == 0 ? Math.min(seats.names().size(), Math.max(2, seats.fewest())) : players;
        int count = Math.max(seats.fewest(), Math.min(seats.most(), wanted));
        List<String> names =
                seats.names().subList(0, Math.min(count, seats.names().size()));
        Map<String, String> others = new HashMap<>();
        for (String name : names)
            if (!people.contains(name)) others.put(name, computers.getOrDefault(name, MatchSetUp.USUAL));
        if (others.size() == names.size() && !names.isEmpty()) others.remove(names.get(0)); // somebody wants to see it
        return new MatchSetUp(Ruleset.of(game, count, fitting(game)), seed, others);
    }

    /**
     * What the file now says otherwise than before was changed for good, and is not overruled by what was turned once.
     */
    private Map<String, List<Long>> fitting(CheckedGame game) {
        Map<String, List<Long>> fitting = new LinkedHashMap<>();
        for (Setting setting : game.settings()) {
            List<Long> value = settings.get(setting.name());
            if (value != null
                    && setting.value().equals(defaults.get(setting.name()))
                    && SettingFit.fits(setting, value)) fitting.put(setting.name(), value);
        }
        return fitting;
    }
}
