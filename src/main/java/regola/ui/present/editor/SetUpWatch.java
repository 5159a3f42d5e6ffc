package regola.ui.present.editor;

import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import regola.engine.value.RuleFailure;
import regola.language.CompileResult;
import regola.language.diagnostic.Diagnostic;
import regola.language.model.CheckedGame;
import regola.ui.present.Errand;
import regola.ui.view.Said;

/**
 * A SetUpWatch finds out whether a match begins with rules in which nothing is wrong, also while no board stands beside
 * them. It is tried when what was found in the texts is shown already, and not at all once newer text has come; the
 * rules themselves stop what goes on for too long. Confined to the worker.
 */
final class SetUpWatch {
    /** A set-up that draws by lot is tried once; another lot is another day. */
    private static final int SEED = 1;

    private final Executor worker;
    private final BenchPlay playing;
    private final Said about;
    private final BooleanSupplier stale;
    private final Runnable shown;
    /** The rules as they were looked through last. */
    private CheckedGame last;

    /**
     * @param stale says whether newer text has come
     * @param shown is run when something was found out
     */
    SetUpWatch(Executor worker, BenchPlay playing, Said about, BooleanSupplier stale, Runnable shown) {
        this.worker = worker;
        this.playing = playing;
        this.about = about;
        this.stale = stale;
        this.shown = shown;
    }

    /** @param beside has begun a match with these rules already, or could not, if it is seen and follows the text */
    void checked(Bench bench, CompileResult result, BesidePresenter beside) {
        last = result.game().orElse(null);
        if (last == null || beside.hasTried()) {
            boolean found = beside.atSetUp() != null || beside.over() != null;
            playing.atSetUp(bench, beside.atSetUp());
            playing.over(bench, beside.over());
            if (found) shown.run(); // what was found in the texts alone is shown already
            return;
        }
        CheckedGame game = last;
        worker.execute(new Errand(
                about,
                () -> {
                    if (game != last || stale.getAsBoolean()) return;
                    tried(game, bench);
                    shown.run();
                },
                () -> {}));
    }

    private void tried(CheckedGame game, Bench bench) {
        RuleFailure failure = null;
        Diagnostic over = null;
        try {
            over = SetUpTrial.begun(game, bench.as, SEED).over().orElse(null);
        } catch (RuleFailure failing) {
            failure = failing;
        }
        Errand.stopIfGivenUp();
        playing.atSetUp(bench, failure);
        playing.over(bench, over);
    }
}
