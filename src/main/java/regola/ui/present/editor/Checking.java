package regola.ui.present.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import regola.language.CompileRequest;
import regola.language.CompileResult;
import regola.language.diagnostic.Diagnostic;
import regola.language.source.SourceText;
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
        CompileResult result = compile(sheets);
        for (Sheet sheet : sheets) found(sheet, result);
        return result;
    }

    /** Whether a file is not looked at together with the game. */
    private boolean isAlone(Sheet sheet) {
        return sheet.isVariant() && !sheet.on && sheet != bench.game();
    }

    private void alone(Sheet sheet) {
        found(sheet, compile(List.of(bench.game(), sheet)));
    }

    private CompileResult compile(List<Sheet> sheets) {
        sheets.forEach(Sheet::read);
        List<SourceText> texts = sheets.stream().map(Sheet::text).toList();
        CompileResult result = bench.reading.compile(
                new CompileRequest(texts.get(0), texts.subList(1, texts.size()), DrawingShelf.of(texts.get(0))));
        Errand.stopIfGivenUp();
        return result;
    }

    private static void found(Sheet sheet, CompileResult result) {
        List<Diagnostic> here = result.diagnostics().stream()
                .filter(found -> found.span().source() == sheet.text())
                .toList();
        sheet.found(here);
    }
}
