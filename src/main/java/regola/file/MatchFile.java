package regola.file;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import regola.engine.value.Position;
import regola.engine.value.PositionProblem;
import regola.language.diagnostic.DidYouMean;
import regola.language.model.CheckedGame;
import regola.language.source.Message;
import regola.language.source.SourceText;
import regola.language.source.Trouble;

/**
 * A MatchFile is a saved match as it stands in a file: JSON.
 *
 * @param match what the file says
 * @param root the same with its places
 */
public record MatchFile(SourceText source, DataNode root, SavedMatch match) {
    /** The version of the form of the file; a file of a later one is not read. */
    public static final long VERSION = 1;

    private static final String KEY = "regola-match";

    public static MatchFile read(Path file) throws BadFile {
        return read(TextFile.read(file));
    }

    public static MatchFile read(SourceText source) throws BadFile {
        DataNode root = DataReader.read(source);
        Problems problems = new Problems();
        Fields fields = Fields.of(root, "a saved match", problems);
        checkVersion(fields, problems);
        problems.check();
        String program = fields.text("program");
        fields.needed("game");
        String game = fields.text("game");
        String rules = fields.text("rules");
        List<String> variants = fields.texts("variants");
        Fields settings = fields.object("settings");
        fields.needed("players");
        List<String> players = fields.texts("players");
        fields.needed("seed");
        Long seed = fields.number("seed");
        Position start = position(fields.node("start"), source);
        fields.needed("moves");
        List<String> moves = fields.texts("moves");
        Long at = fields.number("at");
        if (at != null && moves != null && (at < 0 || at > moves.size())) {
            problems.add(
                    fields.place("at"),
                    Message.of("the match cannot stand after {0} moves", at),
                    Message.of("it has {0}", moves.size()),
                    "");
        }
        Position last = position(fields.node("position"), source);
        Map<String, String> computers = computers(fields, problems);
        Map<String, String> called = called(fields, players, problems);
        String givenUp = fields.text("given-up");
        if (givenUp != null && players != null && !players.contains(givenUp))
            problems.add(
                    fields.place("given-up"),
                    Message.of("nobody plays '{0}' in this match", givenUp),
                    Message.of("its players are {0}", String.join(", ", players)),
                    DidYouMean.asFix(givenUp, players));
        fields.noOthers();
        problems.check();
        Map<String, Object> values = new LinkedHashMap<>();
        if (settings != null)
            settings.keys().forEach(name -> values.put(name, settings.node(name).plain()));
        List<String> on = Objects.requireNonNullElse(variants, List.of());
        int stood = at == null ? moves.size() : at.intValue();
        return new MatchFile(
                source,
                root,
                new SavedMatch(
                        program, game, rules, on, values, players, seed, start, moves, last, stood, computers, called,
                        givenUp));
    }

    /** The names that were given to seats; each must be one of the seats of the match. */
    private static Map<String, String> called(Fields fields, List<String> players, Problems problems) {
        Fields names = fields.object("names");
        Map<String, String> called = new TreeMap<>();
        if (names == null) return called;
        for (String seat : names.keys()) {
            String name = names.text(seat);
            if (name != null) called.put(seat, name);
            if (players != null && !players.contains(seat))
                problems.add(
                        names.place(seat),
                        Message.of("nobody plays '{0}' in this match", seat),
                        Message.of("its players are {0}", String.join(", ", players)),
                        DidYouMean.asFix(seat, players));
        }
        return called;
    }

    /** Who played each seat; files of former times name only the seats, where any move was made. */
    private static Map<String, String> computers(Fields fields, Problems problems) {
        Map<String, String> who = new LinkedHashMap<>();
        if (!(fields.node("computers") instanceof DataNode.Fielded)) {
            List<String> seats = fields.texts("computers");
            if (seats != null) seats.forEach(seat -> who.put(seat, "random"));
            return who;
        }
        Fields named = fields.object("computers");
        for (String seat : named.keys()) {
            String player = named.text(seat);
            if (player != null) who.put(seat, player);
        }
        return who;
    }

    private static void checkVersion(Fields fields, Problems problems) {
        if (fields.node(KEY) == null) {
            problems.add(
                    fields.span(), "this is no saved match", Message.of("a saved match begins with \"{0}\"", KEY), "");
            return;
        }
        Long version = fields.number(KEY);
        if (version != null && version > VERSION) {
            problems.add(
                    fields.place(KEY),
                    "this match was saved by a newer Regola",
                    Message.of("the file has form {0}, and this program reads forms up to {1}", version, VERSION),
                    "open it with the newer program");
        } else if (version != null && version < 1) {
            problems.add(fields.place(KEY), Message.of("there is no form {0} of saved matches", version), "", "");
        }
    }

    private static Position position(DataNode node, SourceText source) throws BadFile {
        if (node == null || node instanceof DataNode.Value value && value.plain() == null) return null;
        return PositionFile.of(source, node).position();
    }

    /** @return the values it gives to settings of the game */
    public Map<String, List<Long>> settingsFor(CheckedGame game) throws BadFile {
        Problems problems = new Problems();
        Map<String, List<Long>> values =
                SettingsRead.of(((DataNode.Fielded) root).fields().get("settings"), game, problems);
        problems.check();
        return values;
    }

    /** @return what the engine found wrong with the position it began from, with the places in this file */
    public BadFile placed(PositionProblem problem) throws BadFile {
        return PositionFile.of(source, ((DataNode.Fielded) root).fields().get("start"))
                .placed(problem);
    }

    /** @return what a replay found wrong, with its place in this file */
    public BadFile placed(Replay.Problem problem, CheckedGame game) {
        Map<String, DataNode> fields = ((DataNode.Fielded) root).fields();
        DataNode place = problem.move() == null
                ? fields.get("position")
                : ((DataNode.Listed) fields.get("moves")).items().get(problem.number() - 1);
        String why = hasRulesOf(game) ? "" : "the rules of the game have changed since it was saved";
        CharSequence fix = problem.span() == null ? "" : Message.of("the rule is at {0}", problem.span());
        return new BadFile(Trouble.at(place.span(), Message.told(problem::text), why, fix));
    }

    /** @return true if its rules are, letter by letter, those of the game */
    public boolean hasRulesOf(CheckedGame game) {
        return match.rules() == null || match.rules().equals(Fingerprint.of(game.sources()));
    }

    public static void write(Path file, SavedMatch match) throws BadFile {
        SafeWriter.write(file, text(match));
    }

    /** @return the match as it stands in a file */
    public static String text(SavedMatch match) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put(KEY, VERSION);
        if (match.program() != null) fields.put("program", match.program());
        fields.put("game", match.game());
        if (match.rules() != null) fields.put("rules", match.rules());
        fields.put("variants", match.variants());
        fields.put("settings", match.settings());
        fields.put("players", match.players());
        if (!match.computers().isEmpty()) fields.put("computers", match.computers());
        if (!match.called().isEmpty()) fields.put("names", new TreeMap<String, Object>(match.called()));
        fields.put("seed", match.seed());
        if (match.start() != null) fields.put("start", match.start().fields());
        fields.put("moves", match.moves());
        if (match.at() != match.moves().size()) fields.put("at", (long) match.at());
        if (match.givenUp() != null) fields.put("given-up", match.givenUp());
        if (match.last() != null) fields.put("position", match.last().fields());
        return Json.page(fields);
    }
}
