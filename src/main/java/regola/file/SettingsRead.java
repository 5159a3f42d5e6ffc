package regola.file;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import regola.language.diagnostic.DidYouMean;
import regola.language.model.CheckedGame;
import regola.language.model.Setting;
import regola.language.source.Message;

/** A SettingsRead is the part of a file that gives values to settings, held against the settings of a game. */
public final class SettingsRead {
    private SettingsRead() {}

    /** @param node the object with the settings, or null if the file has none */
    public static Map<String, List<Long>> of(DataNode node, CheckedGame game, Problems problems) {
        Map<String, List<Long>> values = new LinkedHashMap<>();
        if (node == null) return values;
        Fields fields = Fields.of(node, "'settings'", problems);
        for (String name : fields.keys()) {
            DataNode value = fields.node(name);
            Setting setting = game.settings().stream()
                    .filter(s -> s.name().equals(name))
                    .findFirst()
                    .orElse(null);
            if (setting == null) {
                List<String> names = game.settings().stream().map(Setting::name).toList();
                problems.add(
                        fields.place(name),
                        Message.of("the game has no setting '{0}'", name),
                        names.isEmpty() ? "" : Message.of("it has {0}", String.join(", ", names)),
                        DidYouMean.asFix(name, names));
                continue;
            }
            try {
                values.put(name, SettingText.read(setting, value.plain()));
            } catch (SettingText.Misfit misfit) {
                problems.add(value.span(), misfit.said(), "", misfit.fix());
            }
        }
        return values;
    }
}
