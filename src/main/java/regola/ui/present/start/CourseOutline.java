package regola.ui.present.start;

import java.util.ArrayList;
import java.util.List;
import regola.ui.view.lesson.CourseView;
import regola.ui.view.lesson.LessonCardView;

/**
 * A CourseOutline is the lessons of a game as they are known from outside, so that a path is there before a file is
 * read; how far somebody has come is not in it.
 */
public final class CourseOutline {
    private CourseOutline() {}

    /** @return as for somebody who has done nothing yet */
    public static CourseView of(Fronts.GameFront front, String language) {
        List<LessonCardView> cards = new ArrayList<>();
        for (Fronts.LessonFront lesson : front.lessons())
            cards.add(new LessonCardView(
                    lesson.id(),
                    cards.size() + 1,
                    lesson.title().text(language),
                    "",
                    lesson.chapter().text(language),
                    0,
                    0,
                    List.of()));
        return new CourseView(front.game(), language, cards, cards.isEmpty() ? -1 : 0, List.of(), "");
    }
}
