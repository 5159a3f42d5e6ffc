package regola.ui.present.lesson;

import java.util.List;

/**
 * A Neighbours is where a lesson stands among those of its game; those that cannot be read are passed over.
 *
 * @param number from 1; 0 if it stands alone
 * @param next the lesson that follows, or null
 * @param previous the lesson before, or null
 */
record Neighbours(int number, LessonShelf.Entry next, LessonShelf.Entry previous) {
    static final Neighbours NONE = new Neighbours(0, null, null);

    /** @param id of a lesson, which may be none of them */
    static Neighbours of(List<LessonShelf.Entry> all, String id) {
        int place = 0;
        while (place < all.size() && !all.get(place).id().equals(id)) place++;
        if (place == all.size()) return NONE;
        LessonShelf.Entry next = all.stream()
                .skip(place + 1L)
                .filter(entry -> entry.problems().isEmpty())
                .findFirst()
                .orElse(null);
        LessonShelf.Entry previous = all.stream()
                .limit(place)
                .filter(entry -> entry.problems().isEmpty())
                .reduce((one, other) -> other)
                .orElse(null);
        return new Neighbours(all.size() > 1 ? place + 1 : 0, next, previous);
    }
}
