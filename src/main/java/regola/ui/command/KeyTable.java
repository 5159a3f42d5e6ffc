package regola.ui.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.swing.KeyStroke;
import regola.ui.board.panel.BoardKey;
import regola.ui.classroom.ClassroomKey;
import regola.ui.game.GameKey;
import regola.ui.help.KeyRow;
import regola.ui.lesson.LessonKey;
import regola.ui.position.PositionKey;
import regola.ui.storyline.StoryKey;

/** A KeyTable is every key there is, from the tables that the window itself runs on. */
public final class KeyTable {
    /** Where the keys before a class are. */
    public static final String CLASSROOM = "keys.place.classroom";

    /** What is done, and where. */
    private record Deed(String place, String what) {}

    private final Map<Deed, List<KeyStroke>> table = new LinkedHashMap<>();

    private KeyTable() {
        for (BoardKey key : BoardKey.values()) add("keys.place.board", key.words(), key.strokes());
        for (GameKey key : GameKey.values()) add(key.place(), key.words(), key.strokes());
        for (StoryKey key : StoryKey.values()) add(key.place(), key.words(), key.strokes());
        for (PositionKey key : PositionKey.values()) add("keys.place.position", key.words(), key.strokes());
        for (LessonKey key : LessonKey.values()) add("keys.place.lesson", key.words(), key.strokes());
        for (ClassroomKey key : ClassroomKey.values()) add(CLASSROOM, key.words(), key.strokes());
        for (Command command : Command.values()) {
            List<KeyStroke> strokes =
                    new ArrayList<>(command.shortcut() == null ? List.of() : List.of(command.shortcut()));
            strokes.addAll(Actions.moreKeys(command));
            if (!strokes.isEmpty()) add("keys.place.window", command.words(), strokes);
        }
    }

    /** What several keys do is one row. */
    private void add(String place, String what, List<KeyStroke> strokes) {
        table.computeIfAbsent(new Deed(place, what), deed -> new ArrayList<>()).addAll(strokes);
    }

    public static List<KeyRow> rows() {
        return new KeyTable()
                .table.entrySet().stream()
                        .map(row -> new KeyRow(
                                row.getKey().place(),
                                row.getValue(),
                                row.getKey().what()))
                        .toList();
    }
}
