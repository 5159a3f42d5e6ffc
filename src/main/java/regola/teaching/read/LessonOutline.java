package regola.teaching.read;

import java.util.List;
import regola.language.source.Span;

/**
 * A LessonOutline is a lesson file taken apart, before anything in it is understood.
 *
 * @param front the lines between the first two lines of dashes; null if there are none
 * @param notes Markdown before the first step, for teachers
 * @param sections the steps, in order
 */
record LessonOutline(Span front, String notes, List<Section> sections) {

    /**
     * A Section is a step as it stands in the file.
     *
     * @param id what the heading says
     * @param texts what is said to learners, paragraph by paragraph
     * @param data the lines inside the block of data; null if there is none
     */
    record Section(String id, Span heading, List<Chunk> texts, Span data) {}

    /**
     * A Chunk is a paragraph in one language. @param span from its first to its last character, marks of language left
     * out
     */
    record Chunk(String language, String text, Span span) {}
}
