package regola.ui.screen;

import regola.home.Preferences;
import regola.ui.keep.Liking;
import regola.ui.keep.WindowOptions;
import regola.ui.view.MotionLevel;
import regola.ui.view.Tempo;

/**
 * A Feel is how pages behave.
 *
 * @param labels whether the names of places are written on the board
 * @param teacher whether numbers of rules, places in rule files and coordinates are said; learners do not need them
 * @param forced whether the only move of a match plays itself
 * @param forcedInOwn the same where the rules are somebody's own
 * @param tempo how long computers take for what they do
 * @param children whether pages are for those who read little
 */
public record Feel(
        MotionLevel motion,
        boolean labels,
        boolean teacher,
        boolean forced,
        boolean forcedInOwn,
        Tempo tempo,
        boolean children) {
    public static Feel of(WindowOptions options) {
        return new Feel(
                options.motion(),
                options.labels(),
                options.teacher(),
                options.forced(),
                options.forcedInOwn(),
                options.tempo(),
                options.children());
    }

    public Feel with(MotionLevel other) {
        return new Feel(other, labels, teacher, forced, forcedInOwn, tempo, children);
    }

    public Feel withLabels(boolean others) {
        return new Feel(motion, others, teacher, forced, forcedInOwn, tempo, children);
    }

    public Feel withTeacher(boolean other) {
        return new Feel(motion, labels, other, forced, forcedInOwn, tempo, children);
    }

    /** @param front where it is switched: who plays rules of their own wants to see what these ask; may be null */
    public Feel withForced(Screen front, boolean on) {
        boolean own = front != null && front.isOwn();
        return new Feel(motion, labels, teacher, own ? forced : on, own ? on : forcedInOwn, tempo, children);
    }

    /** @return whether the only move plays itself on that page; it may be null */
    public boolean forced(Screen front) {
        return front != null && front.isOwn() ? forcedInOwn : forced;
    }

    public Feel with(Tempo other) {
        return new Feel(motion, labels, teacher, forced, forcedInOwn, other, children);
    }

    public Feel withChildren(boolean other) {
        return new Feel(motion, labels, teacher, forced, forcedInOwn, tempo, other);
    }

    /** @return whether words call places by their names: where they are seen on the board, or somebody teaches */
    public boolean naming() {
        return (labels || teacher) && !children;
    }

    /** @return how long computers take for whoever looks on */
    public Tempo followed() {
        return children ? tempo.forChildren() : tempo;
    }

    /** @return a person's likings with what has changed since then */
    public Preferences kept(Preferences likings, Feel then) {
        Preferences kept = likings;
        if (motion != then.motion) kept = kept.with(Liking.MOTION, motion);
        if (labels != then.labels) kept = kept.with(Liking.LABELS, labels);
        if (teacher != then.teacher) kept = kept.with(Liking.TEACHER, teacher);
        if (forced != then.forced) kept = kept.with(Liking.FORCED, forced);
        if (forcedInOwn != then.forcedInOwn) kept = kept.with(Liking.FORCED_IN_OWN, forcedInOwn);
        if (tempo != then.tempo) kept = kept.with(Liking.TEMPO, tempo);
        if (children != then.children) kept = kept.with(Liking.CHILDREN, children);
        return kept;
    }
}
