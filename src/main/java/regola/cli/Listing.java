package regola.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import regola.cli.terminal.FileTitles;
import regola.file.SettingText;
import regola.language.CompileResult;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticRenderer;
import regola.language.model.CheckedGame;
import regola.language.model.Setting;
import regola.language.model.Text;
import regola.language.model.VariantInfo;
import regola.language.source.Trouble;
import regola.library.BrokenFile;
import regola.library.GameEntry;
import regola.library.GameLibrary;

/**
 * A Listing is a library told to people or programs: each game with its settings and variants, each compiled to find
 * out what it sets and whether it can be played at all.
 */
final class Listing {
    private final List<Game> games = new ArrayList<>();
    private final List<BrokenFile> broken;

    private record Game(GameEntry entry, CheckedGame checked, List<Trouble> problems, List<Variant> variants) {}

    /** @param settings those that the variant brings along */
    private record Variant(GameEntry.VariantEntry entry, List<Setting> settings, List<Trouble> problems) {}

    private Listing(GameLibrary library) {
        broken = library.broken();
        for (GameEntry entry : library.games()) {
            CompileResult result = library.load(entry, List.of());
            CheckedGame checked = result.game().orElse(null);
            List<Variant> variants = entry.variants().stream()
                    .map(v -> variant(library, entry, v, checked))
                    .toList();
            games.add(new Game(entry, checked, problems(result), variants));
        }
    }

    static Listing of(GameLibrary library) {
        return new Listing(library);
    }

    private static Variant variant(
            GameLibrary library, GameEntry entry, GameEntry.VariantEntry variant, CheckedGame game) {
        if (game == null) return new Variant(variant, List.of(), List.of());
        CompileResult result = library.load(entry, List.of(variant.id()));
        List<String> known = game.settings().stream().map(Setting::name).toList();
        List<Setting> brought = result.game().stream()
                .flatMap(g -> g.settings().stream())
                .filter(s -> !known.contains(s.name()))
                .toList();
        return new Variant(variant, brought, problems(result));
    }

    private static List<Trouble> problems(CompileResult result) {
        return result.diagnostics().stream()
                .filter(Diagnostic::isError)
                .map(Diagnostic::trouble)
                .toList();
    }

    // ---- for people

    void print(PrintWriter out, String language) {
        for (Game game : games) {
            print(game, out, language);
            out.println();
        }
        for (BrokenFile file : broken) print(file.problems(), out, language);
    }

    private static void print(Game game, PrintWriter out, String language) {
        GameEntry entry = game.entry();
        out.println(entry.id() + " \u2013 " + FileTitles.plain(entry.header().title(), language)
                + (entry.own() ? "  (" + entry.source().name() + ")" : ""));
        String about = FileTitles.plain(entry.header().about(), language);
        if (!about.isEmpty()) out.println("  " + about);
        if (entry.header().author() != null)
            out.println("  by " + entry.header().author());
        print(game.problems(), out, language);
        if (game.checked() == null) return;
        out.println("  players   " + players(game.checked()));
        for (Setting setting : game.checked().settings()) out.println("  setting   " + line(setting, language));
        for (Variant variant : game.variants()) {
            VariantInfo info = variant.entry().info();
            String own =
                    variant.entry().own() ? "  (" + variant.entry().source().name() + ")" : "";
            out.println("  variant   " + info.id() + own + ": " + FileTitles.plain(info.about(), language));
            for (Setting setting : variant.settings()) out.println("    setting " + line(setting, language));
            print(variant.problems(), out, language);
        }
    }

    private static String players(CheckedGame game) {
        int fewest = game.seats().fewest();
        int most = game.seats().most();
        return fewest == most ? String.valueOf(fewest) : fewest + " to " + most;
    }

    private static String line(Setting setting, String language) {
        String sentence = setting.reason() == null
                ? ""
                : FileTitles.plain(setting.reason().text(), language);
        return setting.name() + " = " + SettingText.text(setting, setting.value()) + " ("
                + SettingText.range(setting).in(language) + ")" + (sentence.isEmpty() ? "" : ": " + sentence);
    }

    private static void print(List<Trouble> problems, PrintWriter out, String language) {
        for (Trouble problem : problems) out.print(DiagnosticRenderer.renderError(problem.in(language)));
    }

    // ---- for programs

    Map<String, Object> data() {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("games", games.stream().map(Listing::data).toList());
        data.put(
                "broken",
                broken.stream()
                        .map(file -> {
                            Map<String, Object> fields = new LinkedHashMap<>();
                            fields.put("file", file.file());
                            fields.put("problems", data(file.problems()));
                            return fields;
                        })
                        .toList());
        return data;
    }

    private static Map<String, Object> data(Game game) {
        GameEntry entry = game.entry();
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("id", entry.id());
        fields.put("title", data(entry.header().title()));
        fields.put("aim", data(entry.header().aim()));
        fields.put("about", data(entry.header().about()));
        fields.put("author", entry.header().author());
        fields.put("file", entry.source().name());
        fields.put("own", entry.own());
        if (game.checked() != null) {
            fields.put(
                    "players",
                    Map.of(
                            "fewest",
                            game.checked().seats().fewest(),
                            "most",
                            game.checked().seats().most()));
            fields.put("names", game.checked().seats().names());
            fields.put(
                    "settings",
                    game.checked().settings().stream().map(Listing::data).toList());
        }
        fields.put("variants", game.variants().stream().map(Listing::data).toList());
        fields.put("problems", data(game.problems()));
        return fields;
    }

    private static Map<String, Object> data(Variant variant) {
        VariantInfo info = variant.entry().info();
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("id", info.id());
        fields.put("title", data(info.title()));
        fields.put("about", data(info.about()));
        fields.put("excludes", info.excludes());
        fields.put("changes", info.changes());
        fields.put("file", variant.entry().source().name());
        fields.put("own", variant.entry().own());
        fields.put("settings", variant.settings().stream().map(Listing::data).toList());
        fields.put("problems", data(variant.problems()));
        return fields;
    }

    private static Map<String, Object> data(Setting setting) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("name", setting.name());
        fields.put("value", SettingText.data(setting, setting.value()));
        fields.put("range", SettingText.range(setting).toString());
        if (setting.form() == Setting.Form.NUMBER || setting.form() == Setting.Form.NUMBERS) {
            fields.put("least", setting.least());
            fields.put("most", setting.most());
        }
        if (setting.form() == Setting.Form.WORD) fields.put("words", setting.words());
        if (setting.reason() != null) {
            fields.put("rule", setting.reason().rule());
            fields.put("about", data(setting.reason().text()));
        }
        return fields;
    }

    private static Map<String, Object> data(Text text) {
        Map<String, Object> byLanguage = new LinkedHashMap<>();
        text.byLanguage().keySet().forEach(language -> byLanguage.put(language, FileTitles.plain(text, language)));
        return byLanguage;
    }

    private static List<Map<String, Object>> data(List<Trouble> problems) {
        return problems.stream()
                .map(problem -> {
                    Map<String, Object> fields = new LinkedHashMap<>();
                    fields.put("place", problem.place().toString());
                    fields.put("what", problem.what());
                    fields.put("why", problem.why());
                    fields.put("fix", problem.fix());
                    return fields;
                })
                .toList();
    }
}
