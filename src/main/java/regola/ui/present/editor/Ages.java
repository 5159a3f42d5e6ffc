package regola.ui.present.editor;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import regola.engine.Ruleset;
import regola.engine.value.RuleFailure;
import regola.language.CompileRequest;
import regola.language.CompileResult;
import regola.language.RuleCompiler;
import regola.language.diagnostic.Severity;
import regola.language.model.CheckedGame;
import regola.language.source.SourceText;
import regola.ui.present.picture.Tongue;
import regola.ui.present.start.GameScene;
import regola.ui.view.board.BoardView;
import regola.ui.view.editor.VersionView;
import regola.ui.view.rules.ChangeView;

/**
 * An Ages is how the files of a bench were before: what is kept of them, and a board of each. Confined to the worker.
 */
final class Ages {
    /** So many are shown, and so many changes of each. */
    private static final int MOST = 30;

    private static final int MOST_CHANGES = 200;
    /** What a block is, and its name if it has one. */
    private static final Pattern BLOCK = Pattern.compile("^[a-z]+( [a-zA-Z][a-zA-Z0-9-]*)?");

    /** The number of a rule, with the blanks before it. */
    private static final Pattern NUMBER = Pattern.compile(" *\\b[A-Z]{1,8}-[0-9]+(\\.[0-9]+)*\\b");

    private final OlderTexts older;

    Ages(OlderTexts older) {
        this.older = older;
    }

    /** A file is about to be written: what it held and what it will hold are both kept. */
    void wrote(Sheet sheet, String before) {
        older.keep(sheet.file(), before);
        older.keep(sheet.file(), sheet.text().text());
    }

    /** @return how the file in front was, the newest first */
    List<VersionView> of(Bench bench, String language) {
        Sheet sheet = bench.front();
        List<OlderTexts.Older> all = distinct(older.of(sheet.file()));
        List<VersionView> versions = new ArrayList<>();
        for (int i = 0; i < Math.min(MOST, all.size()); i++) {
            OlderTexts.Older each = all.get(i);
            Look look = look(bench, sheet, each.text(), language);
            versions.add(new VersionView(
                    sheet.file(),
                    each.when().toEpochMilli(),
                    look.board(),
                    look.trouble(),
                    changes(sheet, each.text()),
                    i + 1 < all.size() ? step(all.get(i + 1).text(), each.text()) : null));
        }
        return versions;
    }

    /** Who goes back to a text has it twice, and it is the same: it is told once, as the newest. */
    private static List<OlderTexts.Older> distinct(List<OlderTexts.Older> all) {
        Set<String> texts = new HashSet<>();
        return all.stream().filter(each -> texts.add(each.text())).toList();
    }

    /** A Look is the board of a game, or why there is none. */
    private record Look(BoardView board, String trouble) {}

    /** A rule that comes in between moves the numbers of those behind it, which are otherwise as they were. */
    private static List<LineDiff.Hunk> hunks(String before, String now) {
        List<LineDiff.Hunk> found =
                LineDiff.of(before, now, line -> NUMBER.matcher(line).replaceAll(""));
        return found.isEmpty() ? LineDiff.of(before, now) : found;
    }

    private static VersionView.Step step(String before, String now) {
        List<LineDiff.Hunk> hunks = hunks(before, now);
        if (hunks.isEmpty()) return null;
        int changed = 0;
        int added = 0;
        int removed = 0;
        for (LineDiff.Hunk hunk : hunks) {
            int both = Math.min(hunk.before().size(), hunk.now().size());
            changed += both;
            added += hunk.now().size() - both;
            removed += hunk.before().size() - both;
        }
        LineDiff.Hunk first = hunks.stream()
                .filter(hunk -> hunk.now().stream().anyMatch(line -> !line.isBlank()))
                .findFirst()
                .orElse(hunks.get(0));
        String line =
                first.now().stream().filter(each -> !each.isBlank()).findFirst().orElse("");
        return new VersionView.Step(changed, added, removed, around(now, first), line.strip());
    }

    /** @return the beginning of the block that the first changed line stands in, without its texts */
    private static String around(String text, LineDiff.Hunk hunk) {
        List<String> lines = text.lines().toList();
        int blanks = 0;
        while (blanks < hunk.now().size() && hunk.now().get(blanks).isBlank()) blanks++;
        int first = Math.min(hunk.from() + blanks, lines.size() - 1);
        if (first >= 0 && lines.get(first).startsWith("#")) return ""; // a remark between two blocks is in neither
        for (int i = first; i >= 0; i--) {
            String line = lines.get(i);
            if (line.isBlank() || Character.isWhitespace(line.charAt(0)) || line.startsWith("#")) continue;
            Matcher name = BLOCK.matcher(line);
            return name.find() ? name.group().strip() : "";
        }
        return "";
    }

    private static List<ChangeView> changes(Sheet sheet, String before) {
        return hunks(before, sheet.text().text()).stream()
                .limit(MOST_CHANGES)
                .map(hunk -> new ChangeView(sheet.file(), sheet.edition(), hunk.from() + 1, hunk.before(), hunk.now()))
                .toList();
    }

    /** A variant is looked at with the game as it is now. */
    private static Look look(Bench bench, Sheet sheet, String text, String language) {
        SourceText then = SourceText.of(sheet.file(), text);
        CompileRequest request =
                sheet.isVariant() ? CompileRequest.of(bench.game().text(), then) : CompileRequest.of(then);
        CompileResult compiled = RuleCompiler.compile(request);
        CheckedGame game = compiled.game().orElse(null);
        if (game == null)
            return new Look(
                    null,
                    compiled.diagnostics().stream()
                            .filter(each -> each.severity() == Severity.ERROR)
                            .findFirst()
                            .map(each -> each.in(language).what())
                            .orElse(""));
        try {
            Ruleset rules = Ruleset.of(game, game.seats().fewest(), Map.of());
            return new Look(GameScene.board(rules, new Tongue(rules, language)), "");
        } catch (RuleFailure broken) {
            return new Look(null, broken.trouble().in(language).what());
        }
    }

    /**
     * The page holds the text of then; what it held is kept, if it is in no file.
     *
     * @return false if there is no such text any more
     */
    boolean back(Sheet sheet, long millis) {
        Optional<OlderTexts.Older> then = older.of(sheet.file()).stream()
                .filter(each -> each.when().toEpochMilli() == millis)
                .findFirst();
        if (then.isEmpty()) return false;
        older.keep(sheet.file(), sheet.text().text());
        sheet.load(Sheet.plain(then.get().text()));
        return true;
    }
}
