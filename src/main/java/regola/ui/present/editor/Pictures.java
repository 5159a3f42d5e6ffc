package regola.ui.present.editor;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import regola.engine.value.RuleFailure;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.diagnostic.Repair;
import regola.language.diagnostic.Severity;
import regola.language.model.Text;
import regola.language.service.SureRepair;
import regola.language.source.Span;
import regola.language.source.Trouble;
import regola.ui.view.Texts;
import regola.ui.view.editor.EditorView;
import regola.ui.view.editor.MistakeView;
import regola.ui.view.editor.SheetView;
import regola.ui.view.rules.ChangeView;

/** A Pictures turns what lies on a bench into what the page shows, in one language. */
final class Pictures {
    private static final int MOST_CHANGES = 200;

    private final Texts texts;

    Pictures(Texts texts) {
        this.texts = texts;
    }

    String title(Bench bench) {
        return title(bench.game());
    }

    private String title(Sheet sheet) {
        String title = plain(sheet.title(), texts.language());
        if (!title.isEmpty()) return title;
        return sheet.id() != null
                ? sheet.id()
                : Path.of(sheet.file()).getFileName().toString();
    }

    /** @return the words of a text; a dot for each value that would be put in */
    static String plain(Text text, String language) {
        if (text.isEmpty()) return "";
        StringBuilder words = new StringBuilder();
        text.in(language).parts().forEach(part -> words.append(part instanceof Text.Words one ? one.words() : "·"));
        return words.toString();
    }

    List<SheetView> sheets(Bench bench) {
        List<SheetView> views = new ArrayList<>();
        for (Sheet sheet : bench.sheets()) {
            int errors =
                    (int) sheet.found().stream().filter(Diagnostic::isError).count() + (sheet.failure == null ? 0 : 1);
            int warnings = (int) sheet.found().stream()
                            .filter(found -> found.severity() == Severity.WARNING)
                            .count()
                    + (sheet.over == null ? 0 : 1);
            String id = !sheet.isVariant() ? null : sheet.id() == null ? sheet.file() : sheet.id();
            views.add(new SheetView(
                    sheet.file(),
                    title(sheet),
                    id,
                    sheet.on,
                    sheet.isOwn(),
                    sheet.isUnsaved(),
                    errors,
                    warnings,
                    sheet.text().text(),
                    sheet.loading()));
        }
        return views;
    }

    /**
     * @param remarks whether they are wanted too; they come last, with what nothing uses
     * @return those of the file that is shown first
     */
    List<MistakeView> mistakes(Bench bench, boolean remarks) {
        List<Sheet> sheets = new ArrayList<>(bench.sheets());
        sheets.remove(bench.front());
        sheets.add(0, bench.front());
        List<MistakeView> views = new ArrayList<>();
        for (Sheet sheet : sheets) {
            if (sheet.failure != null) views.add(failure(sheet, sheet.failure));
            CalledOtherwise names = CalledOtherwise.in(sheet, bench.game());
            if (sheet.over != null) views.add(mistake(sheet, names, sheet.over));
            sheet.found().stream()
                    .filter(found -> !found.isRemark())
                    .forEach(found -> views.add(mistake(sheet, names, found)));
        }
        for (Sheet sheet : sheets) {
            CalledOtherwise names = CalledOtherwise.in(sheet, bench.game());
            sheet.found().stream()
                    .filter(found -> remarks && found.isRemark() || isUnused(found))
                    .forEach(found -> views.add(mistake(sheet, names, found)));
        }
        return views;
    }

    private static boolean isUnused(Diagnostic found) {
        return found.code() == DiagnosticCode.UNUSED;
    }

    EditorView.Remarks remarks(Bench bench, boolean shown) {
        return new EditorView.Remarks(shown, (int) bench.sheets().stream()
                .flatMap(sheet -> sheet.found().stream())
                .filter(found -> found.isRemark() && !isUnused(found))
                .count());
    }

    private MistakeView mistake(Sheet sheet, CalledOtherwise names, Diagnostic inEnglish) {
        Diagnostic found = inEnglish.in(texts.language());
        Span span = found.span();
        StringBuilder why = new StringBuilder(found.why());
        for (Diagnostic.Related related : found.related()) {
            boolean here = related.span().source() == span.source();
            String place = here ? texts.get("editor.line", related.span().line()) : shortName(related.span());
            why.append(why.isEmpty() ? "" : "\n").append(place).append(": ").append(related.note());
        }
        Optional<CalledOtherwise.Everywhere> everywhere = names.of(inEnglish);
        MistakeView.Repair repair = everywhere
                .map(Pictures::repair)
                .or(() -> sheet.back(inEnglish).filter(back -> !back.second()).map(back -> back.repair(inEnglish)))
                .or(() -> sheet.straight(inEnglish)
                        .map(all -> new MistakeView.Repair(
                                all.repair().span().start(),
                                all.repair().span().end(),
                                all.repair().text(),
                                all.label())))
                .or(() -> SureRepair.of(inEnglish).map(Pictures::repair))
                .orElse(null);
        String fix = everywhere
                .map(all -> texts.get(
                        all.line() == 0 ? "editor.everywhere.game" : "editor.everywhere",
                        all.line(),
                        all.name(),
                        all.old(),
                        all.count()))
                .orElseGet(() -> {
                    TakenAway.Back back = sheet.back(inEnglish).orElse(null);
                    if (back == null || back.second()) return found.fix();
                    if (back.changed()) return texts.get("editor.back.changed");
                    return found.code() == DiagnosticCode.MISSING ? found.fix() : texts.get("editor.back.line");
                });
        return new MistakeView(
                sheet.file(),
                sheet.foundEdition(),
                span.start(),
                Math.max(span.start(), span.end()),
                span.line(),
                span.column(),
                isUnused(found)
                        ? MistakeView.Kind.UNUSED
                        : MistakeView.Kind.valueOf(found.severity().name()),
                found.what(),
                why.toString(),
                fix,
                repair,
                Optional.ofNullable(other(inEnglish))
                        .or(() -> sheet.back(inEnglish)
                                .filter(TakenAway.Back::second)
                                .map(back -> back.repair(inEnglish)))
                        .filter(other -> repair != null)
                        .orElse(null));
    }

    /** In another line than that of the mistake; which one stands on the button. */
    private static MistakeView.Repair other(Diagnostic found) {
        return Repair.elsewhere(found)
                .map(made -> new MistakeView.Repair(
                        made.span().start(),
                        made.span().end(),
                        made.text(),
                        MistakeView.Repair.THERE + made.span().line() + " " + made.text()))
                .orElse(null);
    }

    /** Its label begins with a sign of its own, for it writes at many places. */
    static MistakeView.Repair repair(CalledOtherwise.Everywhere all) {
        return new MistakeView.Repair(all.start(), all.end(), all.text(), MistakeView.Repair.EVERYWHERE + all.name());
    }

    static MistakeView.Repair repair(Repair made) {
        return new MistakeView.Repair(made.span().start(), made.span().end(), made.text(), made.label());
    }

    private MistakeView failure(Sheet sheet, RuleFailure failure) {
        Trouble told = failure.trouble().in(texts.language());
        Span span = told.span();
        return new MistakeView(
                sheet.file(),
                sheet.edition(),
                span.start(),
                Math.max(span.start(), span.end()),
                span.line(),
                span.column(),
                MistakeView.Kind.ERROR,
                told.what(),
                told.why(),
                told.fix(),
                null);
    }

    private static String shortName(Span span) {
        return Path.of(span.source().name()).getFileName() + ":" + span.line();
    }

    static EditorView.Against against(Sheet sheet) {
        if (sheet.before() == null) return EditorView.Against.NOTHING;
        return sheet.isCopied() ? EditorView.Against.COPIED : EditorView.Against.OPENED;
    }

    List<ChangeView> changes(Sheet sheet) {
        if (sheet.before() == null) return List.of();
        return LineDiff.of(sheet.before(), sheet.text().text()).stream()
                .limit(MOST_CHANGES)
                .map(hunk -> new ChangeView(sheet.file(), sheet.edition(), hunk.from() + 1, hunk.before(), hunk.now()))
                .toList();
    }
}
