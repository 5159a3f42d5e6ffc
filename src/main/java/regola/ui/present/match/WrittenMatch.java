package regola.ui.present.match;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import regola.engine.Ruleset;
import regola.engine.value.Catalog;
import regola.file.Fingerprint;
import regola.file.MatchFile;
import regola.file.SavedMatch;
import regola.file.SettingText;
import regola.language.model.CheckedGame;
import regola.language.model.Setting;
import regola.language.model.Type;
import regola.language.model.VariantInfo;

/** A WrittenMatch is a match as it is written down. */
public final class WrittenMatch {
    private WrittenMatch() {}

    /**
     * @param program the version of the program
     * @return the text of a file of saved matches
     */
    public static String text(MatchRecord match, String program) {
        return MatchFile.text(saved(match, program));
    }

    static SavedMatch saved(MatchRecord match, String program) {
        Ruleset rules = match.rules();
        CheckedGame game = rules.game();
        Map<String, Object> settings = new LinkedHashMap<>();
        for (Setting setting : game.settings())
            settings.put(
                    setting.name(), SettingText.data(setting, rules.settings().get(setting.name())));
        List<String> players = seats(rules.names(), rules.players());
        Map<String, String> computers = new LinkedHashMap<>();
        for (String player : players)
            if (match.computers().containsKey(player))
                computers.put(player, match.computers().get(player));
        Map<String, String> called = new LinkedHashMap<>(match.called());
        called.keySet().retainAll(players);
        List<String> variants = game.variants().stream().map(VariantInfo::id).toList();
        return new SavedMatch(
                program,
                game.id(),
                Fingerprint.of(game.sources()),
                variants,
                settings,
                players,
                match.seed(),
                match.start(),
                match.moves(),
                match.position(),
                match.at(),
                computers,
                called,
                match.givenUp());
    }

    private static List<String> seats(Catalog names, int players) {
        return names.ids(Type.PLAYER).subList(0, players);
    }
}
