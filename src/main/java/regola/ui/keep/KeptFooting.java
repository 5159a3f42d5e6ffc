package regola.ui.keep;

import regola.opponent.Opponents;
import regola.ui.present.lesson.Studies;
import regola.ui.present.match.Footing;
import regola.ui.present.match.Thinking;

/**
 * A KeptFooting is how well somebody plays who plays with a learner, and what the learner has won, kept with what that
 * learner has done.
 */
public final class KeptFooting implements Footing {
    private final Studies studies;

    private KeptFooting(Studies studies) {
        this.studies = studies;
    }

    /** @return where computers think, and grow with the learner who is at work */
    public static Thinking thinking(Studies studies) {
        return Thinking.onThreads(new KeptFooting(studies));
    }

    @Override
    public double figure(String game) {
        return studies.progress().learner().footing().getOrDefault(game, Opponents.FIRST_FIGURE);
    }

    @Override
    public void keep(String game, double figure) {
        studies.keep(studies.progress().footing(game, figure));
    }

    @Override
    public void won(String game) {
        studies.keep(studies.progress().won(game));
    }

    @Override
    public void finished(String game) {
        studies.keep(studies.progress().finished(game));
    }
}
