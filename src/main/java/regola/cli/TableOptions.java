package regola.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import regola.engine.Ruleset;
import regola.file.BadFile;
import regola.file.MatchFile;
import regola.file.PositionFile;
import regola.file.SettingText;
import regola.language.CompileResult;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticRenderer;
import regola.language.model.CheckedGame;
import regola.language.model.Seats;
import regola.language.model.Setting;
import regola.language.source.Message;
import regola.library.BrokenFile;
import regola.library.GameEntry;
import regola.library.GameLibrary;

/**
 * A TableOptions sets up the table that the options ask for. Whatever they leave out, the position or the saved match
 * decides, and then the game.
 */
final class TableOptions {
    private static final String ENDING = ".rules";

    private final GameOptions options;
    private final Given given;
    private final GameLibrary library;

    private TableOptions(GameOptions options, Given given) {
        this.options = options;
        this.given = given;
        List<Path> files = new ArrayList<>();
        if (isPath(options.game)) files.add(CommandArguments.file(Path.of(options.game)));
        options.variants.stream()
                .filter(TableOptions::isPath)
                .forEach(variant -> files.add(CommandArguments.file(Path.of(variant))));
        library = options.library.open(files);
    }

    /** @return the table for a new match */
    static Table table(GameOptions options) throws BadFile {
        if (options.position == null) return new TableOptions(options, Given.NOTHING).open(null);
        PositionFile position = PositionFile.read(CommandArguments.file(options.position));
        return new TableOptions(options, Given.by(position)).open(position);
    }

    /** @return the table at which a saved match was played */
    static Table table(GameOptions options, MatchFile saved) throws BadFile {
        return new TableOptions(options, Given.by(saved)).open(null);
    }

    private Table open(PositionFile position) throws BadFile {
        GameEntry entry = entry();
        CheckedGame game = compiled(entry);
        Map<String, List<Long>> settings = new LinkedHashMap<>(given.settings().of(game));
        for (String each : options.settings) set(each, game, settings);
        return new Table(ruleset(game, settings), position, options.library.language());
    }

    /** With the seats that are named, in another choice or order of colours too. */
    private Ruleset ruleset(CheckedGame game, Map<String, List<Long>> settings) {
        int players = players(game);
        boolean named = given.players() != null && game.seats().canSeat(given.players());
        return named ? Ruleset.of(game, given.players(), settings) : Ruleset.of(game, players, settings);
    }

    private static boolean isPath(String name) {
        return name.endsWith(ENDING) || name.contains("/") || name.contains("\\");
    }

    private GameEntry entry() {
        String name = options.game;
        GameEntry entry = isPath(name)
                ? library.gameIn(Path.of(name))
                        .orElseThrow(() -> notWanted(
                                Path.of(name), "'{0}' is no game", "name its game, and this file with --variant"))
                : library.game(name)
                        .orElseThrow(
                                () -> Refusal.unknown(Message.of("there is no game '{0}'", name), name, library.ids()));
        if (given.game() != null && !given.game().equals(entry.id())) {
            throw Refusal.usage(Message.of(
                    "{0} is of the game '{1}', not of '{2}'", Message.of(given.what()), given.game(), entry.id()));
        }
        return entry;
    }

    private String variant(String name, GameEntry entry) {
        if (isPath(name)) {
            return entry.variants().stream()
                    .filter(v -> v.source().name().equals(Path.of(name).toString()))
                    .findFirst()
                    .orElseThrow(() -> notWanted(Path.of(name), "'{0}' is no variant of '{1}'", "", entry.id()))
                    .id();
        }
        if (entry.variant(name).isEmpty())
            throw Refusal.unknown(Message.of("'{0}' has no variant '{1}'", entry.id(), name), name, entry.variantIds());
        return name;
    }

    /**
     * A file that is not what it was named for: broken, or something else.
     *
     * @param what with a hole for the file, and behind it for the others
     */
    private Refusal notWanted(Path file, String what, String fix, String... others) {
        for (BrokenFile broken : library.broken()) {
            if (!broken.file().equals(file.toString())) continue;
            return Refusal.failed(String.join(
                    "\n",
                    broken.problems().stream()
                            .map(each -> DiagnosticRenderer.renderError(each.in(options.library.language())))
                            .toList()));
        }
        return Refusal.usage(
                Message.of(
                        what, Stream.concat(Stream.of(file), Stream.of(others)).toArray()),
                "",
                fix);
    }

    private CheckedGame compiled(GameEntry entry) {
        CompileResult result = library.load(entry, variants(entry));
        return result.game()
                .orElseThrow(() -> Refusal.failed(DiagnosticRenderer.render(result.diagnostics().stream()
                        .filter(Diagnostic::isError)
                        .map(found -> found.in(options.library.language()))
                        .toList())));
    }

    private List<String> variants(GameEntry entry) {
        List<String> said = given.variants();
        List<String> asked =
                options.variants.stream().map(name -> variant(name, entry)).toList();
        for (String id : asked) {
            if (asked.indexOf(id) != asked.lastIndexOf(id))
                throw Refusal.usage(Message.of("the variant '{0}' is named twice", id));
        }
        if (asked.isEmpty())
            return said == null
                    ? List.of()
                    : said.stream().map(name -> variant(name, entry)).toList();
        if (said != null && !said.equals(asked)) {
            throw Refusal.usage(
                    Message.of("{0} is of the variants {1}, not of {2}", Message.of(given.what()), said, asked));
        }
        return asked;
    }

    private int players(CheckedGame game) {
        Seats seats = game.seats();
        Integer said = given.players() == null ? null : given.players().size();
        if (options.players != null && said != null && !said.equals(options.players)) {
            throw Refusal.usage(
                    Message.of("{0} is for {1} players, not for {2}", Message.of(given.what()), said, options.players));
        }
        int players = options.players != null ? options.players : said != null ? said : seats.fewest();
        if (players < seats.fewest() || players > seats.most()) {
            Message range = seats.fewest() == seats.most()
                    ? Message.of("{0}", seats.fewest())
                    : Message.of("{0} to {1}", seats.fewest(), seats.most());
            throw Refusal.usage(Message.of("'{0}' is for {1} players here, not for {2}", game.id(), range, players));
        }
        return players;
    }

    private void set(String assignment, CheckedGame game, Map<String, List<Long>> settings) {
        int equals = assignment.indexOf('=');
        if (equals < 0)
            throw Refusal.usage(Message.of("'--set {0}' has no '='", assignment), "", "write --set NAME=VALUE");
        String name = assignment.substring(0, equals).strip();
        List<String> names = game.settings().stream().map(Setting::name).toList();
        if (!names.contains(name))
            throw Refusal.unknown(Message.of("'{0}' has no setting '{1}'", game.id(), name), name, names);
        Setting setting = game.settings().get(names.indexOf(name));
        try {
            List<Long> value = SettingText.parse(setting, assignment.substring(equals + 1));
            List<Long> said = settings.put(name, value);
            if (said != null && !said.equals(value)) {
                throw Refusal.usage(Message.of(
                        "'{0}' is given two values: {1} and {2}",
                        name, SettingText.text(setting, said), SettingText.text(setting, value)));
            }
        } catch (SettingText.Misfit misfit) {
            throw Refusal.usage(misfit.said(), "", misfit.fix());
        }
    }
}
