package regola.ui.keep;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import regola.engine.value.Position;
import regola.file.BadFile;
import regola.file.DataNode;
import regola.file.DataReader;
import regola.file.Fields;
import regola.file.PositionFile;
import regola.file.Problems;
import regola.file.SettingsRead;
import regola.file.TextFile;
import regola.language.model.CheckedGame;
import regola.language.source.SourceText;
import regola.ui.present.start.GameCover;
import regola.ui.view.board.Detail;

/** A CoverFile is {@code cover.yaml} beside the rule file of a game that came with the program. */
public final class CoverFile {
    private CoverFile() {}

    /** @return empty if the game has none */
    static Optional<GameCover> of(String game, CheckedGame read) {
        try (InputStream in = CoverFile.class.getResourceAsStream("/games/" + game + "/cover.yaml")) {
            if (in == null) return Optional.empty();
            return Optional.of(read(TextFile.decode(in.readAllBytes(), "cover.yaml"), read));
        } catch (IOException | BadFile e) {
            return Optional.empty(); // the whole board is shown
        }
    }

    /** @throws BadFile naming everything that is wrong in it */
    public static GameCover read(SourceText source, CheckedGame game) throws BadFile {
        Problems problems = new Problems();
        Fields fields = Fields.of(DataReader.read(source), "a cover", problems);
        Long players = fields.number("players");
        DataNode settings = fields.node("settings");
        DataNode position = fields.node("position");
        List<String> shown = fields.texts("show");
        Fields margin = fields.object("margin");
        Detail detail = new Detail(
                shown == null ? List.of() : shown,
                margin(margin, "top"),
                margin(margin, "right"),
                margin(margin, "bottom"),
                margin(margin, "left"));
        if (margin != null) margin.noOthers();
        fields.noOthers();
        Map<String, List<Long>> values = SettingsRead.of(settings, game, problems);
        problems.check();
        Position start =
                position == null ? null : PositionFile.of(source, position).position();
        int many = players == null ? game.seats().fewest() : players.intValue();
        return new GameCover(many, values, start, detail);
    }

    private static int margin(Fields margin, String side) {
        Long places = margin == null ? null : margin.number(side);
        return places == null ? 0 : places.intValue();
    }
}
