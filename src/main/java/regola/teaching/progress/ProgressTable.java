package regola.teaching.progress;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A ProgressTable is progress as a table for teachers: comma-separated values, a row for each lesson that a learner has
 * begun, as spreadsheets read them.
 */
public final class ProgressTable {
    private ProgressTable() {}

    /** @param head titles of the columns: learner, lesson, stars, wrong tries, hints, left off at */
    public static String of(Progress progress, List<String> head) {
        StringBuilder table = new StringBuilder(row(head));
        progress.learners()
                .forEach((name, learner) -> learner.lessons().forEach((id, lesson) -> {
                    if (!lesson.equals(LessonProgress.NOTHING))
                        table.append(row(List.of(
                                name,
                                id,
                                "" + lesson.stars(),
                                "" + lesson.tries(),
                                "" + lesson.hints(),
                                lesson.step() == null ? "" : lesson.step())));
                }));
        return table.toString();
    }

    private static String row(List<String> cells) {
        return cells.stream().map(ProgressTable::cell).collect(Collectors.joining(",", "", "\r\n"));
    }

    /** A name that looks like a formula must not be one: whoever opens the table did not write it. */
    private static String cell(String text) {
        String safe = text.matches("[=+@\\-].*") ? "'" + text : text;
        return safe.matches("[^\",\r\n]*") ? safe : '"' + safe.replace("\"", "\"\"") + '"';
    }
}
