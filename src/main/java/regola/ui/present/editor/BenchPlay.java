package regola.ui.present.editor;

import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import regola.engine.Ruleset;
import regola.engine.value.Position;
import regola.engine.value.RuleFailure;
import regola.language.CompileResult;
import regola.language.diagnostic.Diagnostic;
import regola.language.model.CheckedGame;
import regola.language.source.Span;
import regola.ui.present.Errand;
import regola.ui.present.ProblemViews;
import regola.ui.present.start.MatchSetUp;
import regola.ui.view.Notice;
import regola.ui.view.Said;

/**
 * A BenchPlay lets rules be played as they are on the bench. Rules that are wrong, or fail as soon as a match begins,
 * are told and touch no match.
 */
final class BenchPlay {
    /** What is said about rules that cannot be played. */
    static final String REFUSED = "editor.apply";

    private final EditorStage stage;
    private final LongSupplier seeds;
    private final Looking looking;
    private final Runnable writeAnyway;

    /** What was last found by trying whether a match begins. */
    private RuleFailure tried;

    /** @param writeAnyway writes what fails, and keeps what it is written over */
    BenchPlay(EditorStage stage, LongSupplier seeds, Looking looking, Runnable writeAnyway) {
        this.stage = stage;
        this.seeds = seeds;
        this.looking = looking;
        this.writeAnyway = writeAnyway;
    }

    /**
     * Whether what is on the bench may take the place of what is in its files. It may not if it fails as soon as a
     * match begins and what is in the files does not: then a notice says so and asks.
     */
    boolean mayBeWritten(Bench bench, boolean matchThere) {
        if (!bench.isUnsaved()) return true;
        long seed = seeds.getAsLong();
        CompileResult result = new Checking(bench).chosen();
        if (result.game().isEmpty())
            return true; // its mistakes are told, and whoever mends them wants to go on tomorrow
        try {
            SetUpTrial.of(result.game().get(), bench.as, seed);
            return true;
        } catch (RuleFailure failure) {
            if (!SetUpTrial.beganOnDisk(bench, seed)) return true;
            Notice notice = refused(Said.of("editor.apply.failed"), false)
                    .saying(Said.of(matchThere ? "editor.apply.unsaved.match" : "editor.apply.unsaved"))
                    .offering("anyway", Said.of("editor.apply.anyway"), writeAnyway);
            failed(bench, failure, notice);
            return false;
        }
    }

    /**
     * Who wants to play has not asked to save: what has mistakes is not written over what could be played. It is kept,
     * and saved by whoever asks for that.
     */
    boolean mayBePlayed(Bench bench, boolean matchThere) {
        if (!bench.isUnsaved()) return true;
        CompileResult result = new Checking(bench).chosen();
        if (!result.hasErrors() || !SetUpTrial.beganOnDisk(bench, seeds.getAsLong())) return true;
        refuse(bench, result, matchThere);
        return false;
    }

    /**
     * @param matchThere whether a match is on the board
     * @param here whether a match is to go on with these rules
     * @param seen the position from which it goes on; null for where the match on the board stands
     */
    void apply(Bench bench, boolean matchThere, boolean here, Position seen) {
        CompileResult result = new Checking(bench).chosen();
        if (result.hasErrors()) refuse(bench, result, matchThere);
        else play(bench, result.game().orElseThrow(), matchThere, here, seen);
    }

    /** @return the rules as they stand, chosen as they would be played; empty if they cannot be, which is told */
    Optional<Ruleset> rules(Bench bench, boolean matchThere) {
        CompileResult result = new Checking(bench).chosen();
        if (result.hasErrors()) {
            refuse(bench, result, matchThere);
            return Optional.empty();
        }
        try {
            return Optional.of(SetUpTrial.of(result.game().orElseThrow(), bench.as, seeds.getAsLong())
                    .rules());
        } catch (RuleFailure failure) {
            failed(bench, failure, refused(Said.of("editor.apply.failed"), matchThere));
            return Optional.empty();
        }
    }

    private void refuse(Bench bench, CompileResult result, boolean matchThere) {
        List<Diagnostic> errors =
                result.diagnostics().stream().filter(Diagnostic::isError).toList();
        if (!errors.isEmpty()) looking.at(bench, errors.get(0).span());
        Said title = errors.size() == 1 ? Said.of("editor.apply.error") : Said.of("editor.apply.errors", errors.size());
        stage.tell(refused(title, matchThere));
    }

    private static Notice refused(Said title, boolean matchThere) {
        Notice notice = Notice.problem(REFUSED, title);
        return matchThere ? notice.saying(Said.of("editor.apply.kept")) : notice;
    }

    private void play(Bench bench, CheckedGame game, boolean matchThere, boolean here, Position seen) {
        try {
            MatchSetUp ready = SetUpTrial.of(game, bench.as, seeds.getAsLong());
            Errand.stopIfGivenUp();
            stage.away(REFUSED);
            bench.as = PlayedAs.of(ready);
            if (here) stage.playHere(ready, seen);
            else stage.play(ready);
        } catch (RuleFailure failure) {
            failed(bench, failure, refused(Said.of("editor.apply.failed"), matchThere));
        }
    }

    private void failed(Bench bench, RuleFailure failure, Notice notice) {
        Sheet sheet = sheetOf(bench, failure);
        if (sheet == null) {
            stage.tell(notice.with(ProblemViews.of(failure.trouble())));
            return;
        }
        sheet.failure = failure;
        looking.at(bench, failure.span());
        stage.tell(notice);
    }

    /** What fails at the board beside the text is a mistake of its line. @param failure null if nothing does */
    void atSetUp(Bench bench, RuleFailure failure) {
        for (Sheet each : bench.sheets()) if (each.failure == tried) each.failure = null;
        tried = failure;
        Sheet sheet = failure == null ? null : sheetOf(bench, failure);
        if (sheet != null) sheet.failure = failure;
    }

    /** What ends every match before anybody moves is told at its line. @param found null if nothing does */
    void over(Bench bench, Diagnostic found) {
        for (Sheet each : bench.sheets())
            each.over = found != null && each.text() == found.span().source() ? found : null;
    }

    private static Sheet sheetOf(Bench bench, RuleFailure failure) {
        Span span = failure.span();
        if (span == null) return null;
        return bench.sheets().stream()
                .filter(each -> each.text() == span.source())
                .findFirst()
                .orElse(null);
    }
}
