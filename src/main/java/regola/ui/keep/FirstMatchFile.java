package regola.ui.keep;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import regola.file.BadFile;
import regola.file.DataNode;
import regola.file.DataReader;
import regola.file.Fields;
import regola.file.Problems;
import regola.file.SettingsRead;
import regola.file.TextFile;
import regola.language.model.CheckedGame;
import regola.language.source.SourceText;
import regola.ui.present.start.FirstMatch;

/** A FirstMatchFile is {@code first-match.yaml} beside the rule file of a game that came with the program. */
public final class FirstMatchFile {
    private FirstMatchFile() {}

    /** @return the usual match if the game has none */
    static FirstMatch of(CheckedGame game) {
        try (InputStream in = FirstMatchFile.class.getResourceAsStream("/games/" + game.id() + "/first-match.yaml")) {
            return in == null ? FirstMatch.USUAL : read(TextFile.decode(in.readAllBytes(), "first-match.yaml"), game);
        } catch (IOException | BadFile e) {
            return FirstMatch.USUAL;
        }
    }

    /** @throws BadFile naming everything that is wrong in it */
    public static FirstMatch read(SourceText source, CheckedGame game) throws BadFile {
        Problems problems = new Problems();
        Fields fields = Fields.of(DataReader.read(source), "a first match", problems);
        Long players = fields.number("players");
        List<String> variants = fields.texts("variants");
        DataNode settings = fields.node("settings");
        fields.noOthers();
        Map<String, List<Long>> values = SettingsRead.of(settings, game, problems);
        problems.check();
        return new FirstMatch(
                players == null ? 0 : players.intValue(), variants == null ? List.of() : variants, values);
    }
}
