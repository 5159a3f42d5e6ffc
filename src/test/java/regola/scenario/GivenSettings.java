package regola.scenario;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import regola.file.DataNode;
import regola.file.SettingText;
import regola.language.model.CheckedGame;
import regola.language.model.Setting;

/** GivenSettings are the settings that a scenario or a plan of matches gives, read for the game that has them. */
final class GivenSettings {
    private GivenSettings() {}

    /**
     * @param given an object with a value for each setting named, or null
     * @throws AssertionError if the game has no such setting, or the value does not fit it
     */
    static Map<String, List<Long>> read(CheckedGame game, DataNode given) {
        Map<String, List<Long>> values = new LinkedHashMap<>();
        if (given == null) return values;
        for (Map.Entry<?, ?> each : ((Map<?, ?>) given.plain()).entrySet()) {
            Setting setting = game.settings().stream()
                    .filter(s -> s.name().equals(each.getKey()))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError(given.span() + ": no setting is called " + each.getKey()));
            try {
                values.put(setting.name(), SettingText.read(setting, each.getValue()));
            } catch (SettingText.Misfit misfit) {
                throw new AssertionError(given.span() + ": " + setting.name(), misfit);
            }
        }
        return values;
    }
}
