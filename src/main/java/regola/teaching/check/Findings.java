package regola.teaching.check;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import regola.language.source.Span;
import regola.language.source.Trouble;
import regola.teaching.check.Finding.Weight;
import regola.teaching.lesson.LessonStep;

/** A Findings is what one check has found so far; each thing once. */
final class Findings {
    private final List<Finding> all = new ArrayList<>();

    void add(Weight weight, LessonStep step, Span span, CharSequence what, CharSequence why, CharSequence fix) {
        add(weight, step == null ? null : step.id(), span, what, why, fix);
    }

    /** @param step the id of a step or scene, or null for all of it */
    void add(Weight weight, String step, Span span, CharSequence what, CharSequence why, CharSequence fix) {
        Finding finding = new Finding(weight, step, Trouble.at(span, what, why, fix));
        if (all.stream().noneMatch(known -> isSame(known, finding))) all.add(finding);
    }

    /** What the game says itself is told by a function, so its words are compared. */
    private static boolean isSame(Finding a, Finding b) {
        return a.weight() == b.weight()
                && Objects.equals(a.step(), b.step())
                && a.problem().place().equals(b.problem().place())
                && a.render().equals(b.render());
    }

    void error(LessonStep step, Span span, CharSequence what, CharSequence why) {
        add(Weight.ERROR, step, span, what, why, "");
    }

    List<Finding> sorted() {
        return all.stream()
                .sorted(Comparator.comparingInt(f -> f.problem().span().start()))
                .toList();
    }
}
