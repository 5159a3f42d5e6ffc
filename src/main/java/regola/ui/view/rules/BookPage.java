package regola.ui.view.rules;

import java.util.List;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.MarkView;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.PieceView;

/**
 * A BookPage is one thing that a rulebook tells, from top to bottom.
 *
 * @param id unique in the book, the same in every language
 * @param title in the contents and above the page
 */
public record BookPage(String id, String title, List<Part> parts) {
    public BookPage {
        parts = List.copyOf(parts);
    }

    /** @return whether it says of any thing how many there are */
    public boolean isCounting() {
        return parts.stream()
                .anyMatch(part -> part instanceof Thing thing && thing.count() > 0
                        || part instanceof Special special && special.count() > 0);
    }

    /** One piece of a page. */
    public sealed interface Part {}

    /**
     * The head of the first page: what the book is about, and a picture to know it by.
     *
     * @param board as somebody sees it who plays; null where there is none
     */
    public record Cover(String title, BoardView board) implements Part {}

    /** All other pages, to be turned to. */
    public record Contents(List<Link> pages) implements Part {
        public Contents {
            pages = List.copyOf(pages);
        }
    }

    /** What comes first, in larger letters. */
    public record Lead(String words) implements Part {}

    public record Sentence(String words) implements Part {}

    /** @param forbids whether what follows is not allowed */
    public record Heading(String words, boolean forbids) implements Part {}

    /** What is not allowed. */
    public record Forbidden(String words) implements Part {}

    /**
     * One of the things that are done in order.
     *
     * @param number from 1
     * @param pages where more of it is told
     */
    public record Step(int number, String words, List<Link> pages) implements Part {
        public Step {
            pages = List.copyOf(pages);
        }
    }

    /** Where to read on. */
    public record Next(List<Link> pages) implements Part {
        public Next {
            pages = List.copyOf(pages);
        }
    }

    /** A way to another page, by its title. */
    public record Link(String page, String title) {}

    /** @param count how many there are; 0 where that says nothing */
    public record Thing(PieceView piece, String words, int count) implements Part {}

    /** @param count how many there are */
    public record Special(MarkView mark, String words, int count) implements Part {}

    /**
     * A board as it stands.
     *
     * @param over what is drawn over it, such as rings round what is meant
     */
    public record Shown(BoardView board, OverlayView over, String caption) implements Part {}

    /**
     * A moment of a match.
     *
     * @param over what is drawn over the board before, such as where a piece goes
     * @param then what is drawn over the board after
     * @param told what happened, a sentence each
     */
    public record Moment(BoardView before, OverlayView over, BoardView after, OverlayView then, List<String> told)
            implements Part {
        public Moment {
            told = List.copyOf(told);
        }
    }

    /**
     * What somebody has at the end of a match.
     *
     * @param points in words; empty if the game counts none
     * @param has what there is to count; may be empty
     */
    public record Score(String name, String colour, int emblem, String points, String has, boolean winner)
            implements Part {}

    /**
     * What a variant or a setting has changed.
     *
     * @param brief the same where all of it has been told before
     */
    public record Changed(String words, String brief) implements Part {
        public Changed(String words) {
            this(words, words);
        }
    }

    /**
     * A rule of the numbered reference.
     *
     * @param place how many there are up to it, for those who read no numbers of rule files
     */
    public record Numbered(int place, RuleBookView.Entry entry) implements Part {}
}
