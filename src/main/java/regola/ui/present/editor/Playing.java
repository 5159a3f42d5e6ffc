package regola.ui.present.editor;

import java.util.List;
import java.util.Objects;
import java.util.function.LongSupplier;
import regola.engine.Match;
import regola.engine.value.RuleFailure;
import regola.language.CompileResult;
import regola.language.diagnostic.Diagnostic;
import regola.language.model.CheckedGame;
import regola.language.source.Span;
import regola.ui.present.MatchSetUp;
import regola.ui.view.Notice;
import regola.ui.view.ProblemView;
import regola.ui.view.Said;

/**
 * A Playing lets rules be played as they are on the bench. Rules that are wrong, or fail as soon as a match begins, are told
 * and touch no match.
 */
final class Playing {
    /** What is said about rules that cannot be played. */
    static final String REFUSED = "editor.apply";

    private final EditorStage stage;
    private final LongSupplier seeds;
    private final Looking looking;

    Playing(EditorStage stage, LongSupplier seeds, Looking looking) {
        this.stage = stage;
        this.seeds = seeds;
        this.looking = looking;
    }

    /**
     * @param matchThere whether a match is on the board
     * @param here       whether that match is to go on with these rules
     */
    void apply(Bench bench, boolean matchThere, boolean here) {
        CompileResult result = new Checking(bench).chosen();
        if (result.hasErrors()) refuse(bench, result, matchThere);
        else play(bench, result.game().orElseThrow(), matchThere, here);
    }

    private void refuse(Bench bench, CompileResult result, boolean matchThere) {
        List<Diagnostic> errors = result.diagnostics().stream().filter(Diagnostic::isError).toList();
        if (!errors.isEmpty()) looking.at(bench, errors.get(0).span());
        Said title = errors.size() == 1 ? Said.of("editor.apply.error") : Said.of("editor.apply.errors", errors.size());
        stage.tell(refused(title, matchThere));
    }

    private static Notice refused(Said title, boolean matchThere) {
        Notice notice = Notice.problem(REFUSED, title);
        return matchThere ? notice.saying(Said.of("editor.apply.kept")) : notice;
    }

    private void play(Bench bench, CheckedGame game, boolean matchThere, boolean here) {
        try {
            MatchSetUp ready = bench.as.with(game, seeds.getAsLong());
            // A first try: a match that cannot even begin must not take the place of the one on the board.
            Match.start(ready.rules(), ready.seed());
            stage.away(REFUSED);
            bench.as = PlayedAs.of(ready);
            if (here) stage.playHere(ready);
            else stage.play(ready);
        } catch (RuleFailure failure) {
            failed(bench, failure, matchThere);
        }
    }

    private void failed(Bench bench, RuleFailure failure, boolean matchThere) {
        Span span = failure.span();
        Sheet sheet = span == null ? null : bench.sheets().stream().filter(each -> each.text() == span.source()).findFirst().orElse(null);
        Notice notice = refused(Said.of("editor.apply.failed"), matchThere);
        if (sheet == null) {
            stage.tell(notice.with(new ProblemView(span == null ? "" : span.toString(), failure.what(),
                    Objects.requireNonNullElse(failure.why(), ""), Objects.requireNonNullElse(failure.fix(), ""))));
            return;
        }
        sheet.failure = failure;
        looking.at(bench, span);
        stage.tell(notice);
    }
}
