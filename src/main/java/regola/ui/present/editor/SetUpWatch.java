package regola.ui.present.editor;

import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import regola.engine.value.RuleFailure;
import regola.language.CompileResult;
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
            playing.atSetUp(bench, beside.atSetUp());
            return;
        }
        CheckedGame game = last;
        worker.execute(new Errand(
                about,
                () -> {
                    if (game != last || stale.getAsBoolean()) return;
                    RuleFailure found = tried(game, bench.as);
                    Errand.stopIfGivenUp();
                    playing.atSetUp(bench, found);
                    shown.run();
                },
                () -> {}));
    }

    private static RuleFailure tried(CheckedGame game, PlayedAs as) {
        try {
            SetUpTrial.of(game, as, SEED);
            return null;
        } catch (RuleFailure failure) {
            return failure;
        }
    }
}
