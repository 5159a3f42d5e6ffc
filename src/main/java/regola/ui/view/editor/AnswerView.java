package regola.ui.view.editor;

import java.util.List;

/**
 * An AnswerView is what there is to say to a question; what it was not asked for is empty.
 *
 * @param offers what could be written
 * @param tip lines about what stands there
 * @param spots places in files
 * @param edits what is to be written; all of them or none
 * @param refusal why not; empty if nothing is against it
 */
public record AnswerView(
        QuestionView question, List<Offer> offers, String tip, List<Spot> spots, List<Change> edits, String refusal) {
    public AnswerView {
        offers = List.copyOf(offers);
        spots = List.copyOf(spots);
        edits = List.copyOf(edits);
    }

    /** @return an answer that says nothing yet */
    public static AnswerView to(QuestionView question) {
        return new AnswerView(question, List.of(), "", List.of(), List.of(), "");
    }

    public AnswerView offering(List<Offer> found) {
        return new AnswerView(question, found, tip, spots, edits, refusal);
    }

    public AnswerView saying(String words) {
        return new AnswerView(question, offers, words, spots, edits, refusal);
    }

    public AnswerView showing(List<Spot> found) {
        return new AnswerView(question, offers, tip, found, edits, refusal);
    }

    public AnswerView writing(List<Change> changes) {
        return new AnswerView(question, offers, tip, spots, changes, refusal);
    }

    public AnswerView refusing(String why) {
        return new AnswerView(question, offers, tip, spots, edits, why);
    }

    /**
     * An Offer is something that could be written.
     *
     * @param text with gaps <code>${name}</code> if it is a passage
     * @param detail its type; may be empty
     * @param sentence what the rules say about it; may be empty
     */
    public record Offer(String label, String text, boolean passage, String detail, String sentence) {}

    /**
     * A Spot is a place in a file.
     *
     * @param line from 1
     * @param last the last line that belongs to it
     * @param column from 1
     * @param words what stands there
     * @param depth how far inside others it is; 0 for the outermost
     */
    public record Spot(String file, int line, int last, int column, String words, int depth) {}

    /**
     * A Change is other text in place of some.
     *
     * @param edition of the text in which the places are meant
     * @param label what it does, in a few words; may be empty
     */
    public record Change(String file, long edition, int start, int end, String text, String label) {}
}
