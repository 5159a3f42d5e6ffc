package regola.ui.view.editor;

import java.util.List;

/**
 * A ReplyView is what there is to say to a question; what it was not asked for is empty.
 *
 * @param offers what could be written
 * @param tip lines about what stands there
 * @param spots places in files
 * @param edits what is to be written; all of them or none
 * @param refusal why not; empty if nothing is against it
 */
public record ReplyView(
        QuestionView question, List<Offer> offers, String tip, List<Spot> spots, List<Change> edits, String refusal) {
    public ReplyView {
        offers = List.copyOf(offers);
        spots = List.copyOf(spots);
        edits = List.copyOf(edits);
    }

    /** @return an answer that says nothing yet */
    public static ReplyView to(QuestionView question) {
        return new ReplyView(question, List.of(), "", List.of(), List.of(), "");
    }

    public ReplyView offering(List<Offer> found) {
        return new ReplyView(question, found, tip, spots, edits, refusal);
    }

    public ReplyView saying(String words) {
        return new ReplyView(question, offers, words, spots, edits, refusal);
    }

    public ReplyView showing(List<Spot> found) {
        return new ReplyView(question, offers, tip, found, edits, refusal);
    }

    public ReplyView writing(List<Change> changes) {
        return new ReplyView(question, offers, tip, spots, changes, refusal);
    }

    public ReplyView refusing(String why) {
        return new ReplyView(question, offers, tip, spots, edits, why);
    }

    /**
     * An Offer is something that could be written.
     *
     * @param text with gaps <code>${name}</code> if it is a passage
     * @param detail its type; may be empty
     * @param sentence what the rules say about it; may be empty
     * @param example lines in which it is written; may be empty
     * @param indent how far right its line is to begin, if it begins elsewhere; -1 if it stays
     */
    public record Offer(
            String label, String text, boolean passage, String detail, String sentence, String example, int indent) {
        /** What a drawing has for its detail. */
        public static final String DRAWING = "DRAWING";

        /** @return whether it is a call with something to be written between its parentheses */
        public boolean asks() {
            return isCall() && detail.startsWith("(") && !detail.startsWith("()");
        }

        /** @return whether it is written with its parentheses */
        public boolean isCall() {
            return !passage && text.endsWith("()");
        }

        /** Its line stays where it is. */
        public Offer(String label, String text, boolean passage, String detail, String sentence, String example) {
            this(label, text, passage, detail, sentence, example, -1);
        }
    }

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
