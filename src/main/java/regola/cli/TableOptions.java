package regola.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
                                Path.of(name), "is no game\n  fix  name its game, and this file with --variant"))
                : library.game(name)
                        .orElseThrow(() -> Refusal.unknown("there is no game '" + name + "'", name, library.ids()));
        if (given.game() != null && !given.game().equals(entry.id())) {
            throw Refusal.usage(given.what() + " is of the game '" + given.game() + "', not of '" + entry.id() + "'");
        }
        return entry;
    }

    private String variant(String name, GameEntry entry) {
        if (isPath(name)) {
            return entry.variants().stream()
                    .filter(v -> v.source().name().equals(Path.of(name).toString()))
                    .findFirst()
                    .orElseThrow(() -> notWanted(Path.of(name), "is no variant of '" + entry.id() + "'"))
                    .id();
        }
        if (entry.variant(name).isEmpty())
            throw Refusal.unknown("'" + entry.id() + "' has no variant '" + name + "'", name, entry.variantIds());
        return name;
    }

    /** A file that is not what it was named for: broken, or something else. */
    private Refusal notWanted(Path file, String what) {
        for (BrokenFile broken : library.broken()) {
            if (!broken.file().equals(file.toString())) continue;
            return Refusal.failed(String.join(
                    "\n",
                    broken.problems().stream()
                            .map(DiagnosticRenderer::renderError)
                            .toList()));
        }
        return Refusal.usage("'" + file + "' " + what);
    }

    private CheckedGame compiled(GameEntry entry) {
        CompileResult result = library.load(entry, variants(entry));
        return result.game()
                .orElseThrow(() -> Refusal.failed(DiagnosticRenderer.render(result.diagnostics().stream()
                        .filter(Diagnostic::isError)
                        .toList())));
    }

    private List<String> variants(GameEntry entry) {
        List<String> said = given.variants();
        List<String> asked =
                options.variants.stream().map(name -> variant(name, entry)).toList();
        for (String id : asked) {
            if (asked.indexOf(id) != asked.lastIndexOf(id))
                throw Refusal.usage("the variant '" + id + "' is named twice");
        }
        if (asked.isEmpty())
            return said == null
                    ? List.of()
                    : said.stream().map(name -> variant(name, entry)).toList();
        if (said != null && !said.equals(asked)) {
            throw Refusal.usage(given.what() + " is of the variants " + said + ", not of " + asked);
        }
        return asked;
    }

    private int players(CheckedGame game) {
        Seats seats = game.seats();
        Integer said = given.players() == null ? null : given.players().size();
        if (options.players != null && said != null && !said.equals(options.players)) {
            throw Refusal.usage(given.what() + " is for " + said + " players, not for " + options.players);
        }
        int players = options.players != null ? options.players : said != null ? said : seats.fewest();
        if (players < seats.fewest() || players > seats.most()) {
            String range =
                    seats.fewest() == seats.most() ? "" + seats.fewest() : seats.fewest() + " to " + seats.most();
            throw Refusal.usage("'" + game.id() + "' is for " + range + " players here, not for " + players);
        }
        return players;
    }

    private void set(String assignment, CheckedGame game, Map<String, List<Long>> settings) {
        int equals = assignment.indexOf('=');
        if (equals < 0) throw Refusal.usage("'--set " + assignment + "' has no '='\n  fix  write --set NAME=VALUE");
        String name = assignment.substring(0, equals).strip();
        List<String> names = game.settings().stream().map(Setting::name).toList();
        if (!names.contains(name))
            throw Refusal.unknown("'" + game.id() + "' has no setting '" + name + "'", name, names);
        Setting setting = game.settings().get(names.indexOf(name));
        try {
            List<Long> value = SettingText.parse(setting, assignment.substring(equals + 1));
            List<Long> said = settings.put(name, value);
            if (said != null && !said.equals(value)) {
                throw Refusal.usage("'" + name + "' is given two values: " + SettingText.text(setting, said) + " and "
                        + SettingText.text(setting, value));
            }
        } catch (SettingText.Misfit misfit) {
            throw Refusal.usage(misfit.getMessage() + (misfit.fix().isEmpty() ? "" : "\n  fix  " + misfit.fix()));
        }
    }
}
