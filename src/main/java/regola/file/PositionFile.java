package regola.file;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import regola.engine.value.Position;
import regola.engine.value.PositionProblem;
import regola.language.model.CheckedGame;
import regola.language.source.Message;
import regola.language.source.SourceText;
import regola.language.source.Span;
import regola.language.source.Trouble;

/**
 * A PositionFile is a position as somebody wrote it down, with the place of everything in it.
 *
 * @param game the game it says it belongs to, or null
 * @param variants those it says are on, or null if it does not say
 * @param players the seats it names, or null if it does not say
 * @param settings the object with settings, or null
 * @param position all of it, for the engine
 */
public record PositionFile(
        SourceText source,
        DataNode root,
        String game,
        List<String> variants,
        List<String> players,
        DataNode settings,
        Position position) {

    public static PositionFile read(Path file) throws BadFile {
        return read(TextFile.read(file));
    }

    public static PositionFile read(SourceText source) throws BadFile {
        return of(source, DataReader.read(source));
    }

    /** @param root a position inside a file of another kind */
    public static PositionFile of(SourceText source, DataNode root) throws BadFile {
        Problems problems = new Problems();
        Fields fields = Fields.of(root, "a position", problems);
        String game = fields.text("game");
        List<String> variants = fields.texts("variants");
        DataNode settings = fields.node("settings");
        List<String> players = fields.texts("players");
        fields.texts("neutral");
        fields.texts("sides");
        List.of("zones", "pieces", "sites", "players-state", "vars", "turn", "scores")
                .forEach(fields::object);
        fields.truth("over");
        fields.truth("drawn");
        fields.texts("winners");
        fields.noOthers();
        problems.check();
        return new PositionFile(
                source, root, game, variants, players, settings, Position.of(((DataNode.Fielded) root).plain()));
    }

    /** @return the values it gives to settings of the game */
    public Map<String, List<Long>> settingsFor(CheckedGame checked) throws BadFile {
        Problems problems = new Problems();
        Map<String, List<Long>> values = SettingsRead.of(settings, checked, problems);
        problems.check();
        return values;
    }

    /** @return what the engine found wrong, with the places in this file */
    public BadFile placed(PositionProblem problem) {
        return new BadFile(problem.problems().stream()
                .map(p -> Trouble.at(place(p.path()), Message.told(p.said()::text), "", ""))
                .toList());
    }

    /** The place of a path such as {@code zones.pond.a5}, as far as the file has it. */
    private Span place(String path) {
        DataNode node = root;
        Span found = root.span();
        String rest = path;
        while (!rest.isEmpty()) {
            String step = step(node, rest);
            if (step == null) return found;
            if (node instanceof DataNode.Fielded object) {
                found = object.keys().get(step).to(object.fields().get(step).span());
                node = object.fields().get(step);
            } else {
                node = ((DataNode.Listed) node).items().get(Integer.parseInt(step.replaceAll("\\D", "")));
                found = node.span();
            }
            rest = rest.length() > step.length() && rest.charAt(step.length()) == '.'
                    ? rest.substring(step.length() + 1)
                    : rest.substring(step.length());
        }
        return found;
    }

    /** The first step of a path that leads to something here; names may have dots in them. */
    private static String step(DataNode node, String path) {
        if (node instanceof DataNode.Fielded object) {
            return object.fields().keySet().stream()
                    .filter(key -> path.equals(key) || path.startsWith(key + ".") || path.startsWith(key + "["))
                    .max(java.util.Comparator.comparingInt(String::length))
                    .orElse(null);
        }
        if (!(node instanceof DataNode.Listed list)) return null;
        java.util.regex.Matcher index = java.util.regex.Pattern.compile("^\\[?(\\d{1,6})\\]?(?=$|[.\\[])")
                .matcher(path);
        return index.find() && Integer.parseInt(index.group(1)) < list.items().size() ? index.group() : null;
    }

    /** @return JSON that reads back as the same position */
    public static String write(Position position) {
        return Json.page(position.fields());
    }
}
