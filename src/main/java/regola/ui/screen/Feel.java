package regola.ui.screen;

import regola.home.Preferences;
import regola.ui.keep.Liking;
import regola.ui.keep.WindowOptions;
import regola.ui.view.MotionLevel;

/**
 * A Feel is how pages behave.
 *
 * @param labels whether the names of places are written on the board
 * @param teacher whether numbers of rules, places in rule files and coordinates are said; learners do not need them
 * @param forced whether the only move of a match plays itself
 * @param children whether pages are for those who read little
 */
public record Feel(MotionLevel motion, boolean labels, boolean teacher, boolean forced, boolean children) {
    public static Feel of(WindowOptions options) {
        return new Feel(options.motion(), options.labels(), options.teacher(), options.forced(), options.children());
    }

    public Feel with(MotionLevel other) {
        return new Feel(other, labels, teacher, forced, children);
    }

    public Feel withLabels(boolean others) {
        return new Feel(motion, others, teacher, forced, children);
    }

    public Feel withTeacher(boolean other) {
        return new Feel(motion, labels, other, forced, children);
    }

    public Feel withForced(boolean other) {
        return new Feel(motion, labels, teacher, other, children);
    }

    public Feel withChildren(boolean other) {
        return new Feel(motion, labels, teacher, forced, other);
    }

    /** @return whether words call places by their names: where they are seen on the board, or somebody teaches */
    public boolean naming() {
        return (labels || teacher) && !children;
    }

    /** @return a person's likings with what has changed since then */
    public Preferences kept(Preferences likings, Feel then) {
        Preferences kept = likings;
        if (motion != then.motion) kept = kept.with(Liking.MOTION, motion);
        if (labels != then.labels) kept = kept.with(Liking.LABELS, labels);
        if (teacher != then.teacher) kept = kept.with(Liking.TEACHER, teacher);
        if (forced != then.forced) kept = kept.with(Liking.FORCED, forced);
        if (children != then.children) kept = kept.with(Liking.CHILDREN, children);
        return kept;
    }
}
