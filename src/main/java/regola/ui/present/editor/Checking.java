package regola.ui.present.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import regola.language.CompileRequest;
import regola.language.CompileResult;
import regola.language.diagnostic.Diagnostic;
import regola.language.service.MissingStart;
import regola.language.service.NoWinner;
import regola.language.service.Unused;
import regola.language.source.SourceText;
import regola.language.tree.RuleFile;
import regola.library.DrawingShelf;
import regola.ui.present.Errand;

/**
 * A Checking compiles what lies on a bench: first the game with the variants that are played, then the file that is
 * shown if it is none of these, then the others one by one.
 */
final class Checking {
    private final Bench bench;

    Checking(Bench bench) {
        this.bench = bench;
    }

    /**
     * @param heard gets what came of the game with the variants that are on
     * @param progress is run whenever more is known
     * @param stale says whether newer text has come, so that going on would be in vain
     */
    void all(Consumer<CompileResult> heard, Runnable progress, BooleanSupplier stale) {
        bench.reading.next();
        CompileResult result = chosen();
        Sheet front = bench.front();
        if (isAlone(front)) alone(front);
        progress.run();
        heard.accept(result);
        boolean more = false;
        for (Sheet sheet : bench.sheets()) {
            if (!isAlone(sheet) || sheet == front) continue;
            if (stale.getAsBoolean()) return;
            alone(sheet);
            more = true;
        }
        if (bench.sheets().stream().allMatch(Sheet::isRight)) bench.sheets().forEach(Sheet::right);
        if (more) progress.run();
    }

    /** @return what comes of the game with the variants that are on */
    CompileResult chosen() {
        List<Sheet> sheets = new ArrayList<>(bench.chosen());
        sheets.add(0, bench.game());
        return found(sheets, sheets);
    }

    /** Whether a file is not looked at together with the game. */
    private boolean isAlone(Sheet sheet) {
        return sheet.isVariant() && !sheet.on && sheet != bench.game();
    }

    private void alone(Sheet sheet) {
        found(List.of(bench.game(), sheet), List.of(sheet));
    }

    /** @param told those of which is told what was found; the others are looked at with others */
    private CompileResult found(List<Sheet> sheets, List<Sheet> told) {
        sheets.forEach(Sheet::read);
        CompileResult result = compile(sheets, null, null);
        List<Diagnostic> all = new ArrayList<>(result.diagnostics());
        for (Sheet sheet : told) {
            List<Diagnostic> here = result.diagnostics().stream()
                    .filter(found -> found.span().source() == sheet.text())
                    .toList();
            Function<SourceText, List<Diagnostic>> instead =
                    text -> compile(sheets, sheet, text).diagnostics();
            TakenAway.Told found = TakenAway.in(sheet.lastRight(), sheet.text(), here, instead);
            // Of lines that are gone no word is missing, and none in lines that only begin elsewhere.
            if (found.backs().isEmpty()) {
                List<Diagnostic> moved = MovedLines.in(sheet.lastRight(), sheet.text(), here, instead);
                List<Diagnostic> said =
                        moved == here ? MissedWord.in(sheet.lastRight(), sheet.text(), here, instead) : moved;
                found = said == here
                        ? TakenAway.changed(sheet.lastRight(), sheet.text(), here, instead)
                        : new TakenAway.Told(said, List.of());
            }
            sheet.found(result.hasErrors() ? found.found() : with(found.found(), sheet), found.backs());
            if (here.equals(found.found())) continue;
            int first = all.indexOf(here.get(0));
            all.removeAll(here);
            all.addAll(first, found.found());
        }
        return new CompileResult(result.game(), all);
    }

    /** What other variants use is used, whether they are played or not. */
    private List<SourceText> texts() {
        return bench.sheets().stream().map(Sheet::text).toList();
    }

    /** What is told only of a game with all its files, in which nothing is wrong. */
    private List<Diagnostic> with(List<Diagnostic> found, Sheet sheet) {
        List<Diagnostic> all = new ArrayList<>(found);
        RuleFile tree = bench.reading.tree(sheet.text());
        MissingStart.in(tree, texts()).ifPresent(all::add);
        NoWinner.in(tree, texts()).ifPresent(all::add);
        all.addAll(Unused.in(tree, texts()));
        return all;
    }

    /** @param instead the text that is looked at instead of that of the sheet; null for none */
    private CompileResult compile(List<Sheet> sheets, Sheet of, SourceText instead) {
        List<SourceText> texts = sheets.stream()
                .map(sheet -> sheet == of ? instead : sheet.text())
                .toList();
        CompileResult result = bench.reading.compile(
                new CompileRequest(texts.get(0), texts.subList(1, texts.size()), DrawingShelf.of(texts.get(0))));
        Errand.stopIfGivenUp();
        return result;
    }
}
