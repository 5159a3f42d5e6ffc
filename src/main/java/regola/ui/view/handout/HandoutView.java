package regola.ui.view.handout;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.MarkView;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.PieceView;

/**
 * A HandoutView is something to be put on paper: a title, what it is about, and blocks from top to bottom. Nothing in
 * it is hidden from anybody.
 *
 * @param title in large letters
 * @param about below the title, in small ones; may be empty
 * @param footer at the foot of each page, before its number
 * @param absent what belongs to it and cannot be put on paper, in its order
 */
public record HandoutView(String title, String about, String footer, List<Block> blocks, List<Absent> absent) {
    public HandoutView {
        blocks = List.copyOf(blocks);
        absent = List.copyOf(absent);
    }

    public HandoutView(String title, String about, String footer, List<Block> blocks) {
        this(title, about, footer, blocks, List.of());
    }

    /**
     * An Absent is a part that is not there.
     *
     * @param part what it is called
     * @param after so many parts that are there stand before it
     */
    public record Absent(String part, int after, String why) {}

    /** @return whether it is a book, with contents or with steps that are shown: its words name no places of a board */
    public boolean isBook() {
        return blocks.stream().anyMatch(block -> block instanceof Contents || block instanceof Pair);
    }

    /** @return whether it has lines to write on */
    public boolean isWrittenOn() {
        return blocks.stream().anyMatch(Blanks.class::isInstance);
    }

    /** @return what its parts are called, of which some can be left out: chapters, or else headings */
    public List<String> parts() {
        List<String> chapters = new ArrayList<>();
        List<String> headings = new ArrayList<>();
        for (int i = 0; i < blocks.size(); i++) {
            // A chapter of headings alone, such as answers, gathers what belongs to the others.
            boolean gathers = i + 1 < blocks.size() && blocks.get(i + 1) instanceof Heading;
            if (blocks.get(i) instanceof Chapter chapter && !gathers) chapters.add(chapter.words());
            if (blocks.get(i) instanceof Heading heading) headings.add(heading.words());
        }
        return chapters.isEmpty() ? headings : chapters;
    }

    /** @return the same with these parts alone, and with what belongs to them at the end */
    public HandoutView only(Collection<String> kept) {
        List<String> all = parts();
        boolean headings = blocks.stream().noneMatch(Chapter.class::isInstance);
        List<Block> left = new ArrayList<>();
        boolean in = true;
        boolean breaks = false;
        for (Block block : blocks) {
            if (block instanceof Chapter chapter) {
                in = !all.contains(chapter.words()) || kept.contains(chapter.words());
                headings = !all.contains(chapter.words());
            }
            if (headings && block instanceof Heading heading) in = kept.contains(heading.words());
            if (block instanceof NextPage) breaks = true;
            if (!in || block instanceof NextPage) continue;
            if (breaks && !left.isEmpty()) left.add(new NextPage());
            breaks = false;
            left.add(block);
        }
        return new HandoutView(title, about, footer, left, absent);
    }

    /** A Block is not divided between two pages unless it is too long for one. */
    public sealed interface Block {}

    /** It stays on the page of what follows. */
    public record Heading(String words) implements Block {}

    /** @param quiet whether it is written small and grey */
    public record Paragraph(String words, boolean quiet) implements Block {}

    /**
     * A special square with its drawing.
     *
     * @param count how many there are, in words; may be empty
     */
    public record Special(MarkView mark, String count, String words) implements Block {}

    /**
     * A board as wide as the page, or so high a share of it.
     *
     * @param said what is to be seen, for whoever does not see it
     */
    public record Picture(BoardView board, OverlayView overlay, double share, String said) implements Block {}

    /** A side with its colour, and what it has. */
    public record Side(String name, String colour, int emblem, String words) implements Block {}

    /** Begins a part that stands in the contents, on a page of its own if it has none yet. */
    public record Chapter(String words) implements Block {}

    /** All chapters with the numbers of their pages. */
    public record Contents(String title) implements Block {}

    /** Words that stand out at the beginning. */
    public record Lead(String words) implements Block {}

    /** One thing to be done after another, and where more of it is told. */
    public record Step(int number, String words, See also) implements Block {}

    /**
     * Where to read on, written small and grey.
     *
     * @param words with {0} for the chapters
     * @param page with {0} for the number of a page
     */
    public record See(String words, List<String> chapters, String page) implements Block {
        public static final See NOTHING = new See("", List.of(), "");

        public See {
            chapters = List.copyOf(chapters);
        }

        /** @param pages the number of the page of a chapter; empty for one that is nowhere */
        public String on(Function<String, String> pages) {
            return words.replace(
                    "{0}",
                    chapters.stream()
                            .map(chapter -> {
                                String number = pages.apply(chapter);
                                return number.isEmpty() ? chapter : chapter + " (" + page.replace("{0}", number) + ")";
                            })
                            .collect(Collectors.joining(", ")));
        }
    }

    /** What is not allowed, with a sign that says so. */
    public record Barred(String words) implements Block {}

    /** What has been changed, in a frame. */
    public record Frame(String words) implements Block {}

    /**
     * A piece with its drawing.
     *
     * @param count how many there are, in words; may be empty
     */
    public record Sample(PieceView piece, String count, String words) implements Block {}

    /**
     * Two boards side by side, one after the other in time.
     *
     * @param said what is to be seen, for whoever does not see it
     */
    public record Pair(
            BoardView before,
            OverlayView over,
            String first,
            BoardView after,
            OverlayView then,
            String second,
            String said)
            implements Block {}

    /** Lines to write on, each after a word or none; those of one list stand side by side. */
    public record Blanks(List<String> labels) implements Block {
        public Blanks {
            labels = List.copyOf(labels);
        }
    }

    /** Something to be answered: a box and words. */
    public record Box(String words) implements Block {}

    /** What follows begins on a page of its own, such as answers, which are not for everybody. */
    public record NextPage() implements Block {}
}
