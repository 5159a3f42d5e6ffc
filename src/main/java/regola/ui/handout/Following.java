package regola.ui.handout;

import java.util.List;
import regola.ui.view.handout.HandoutView;
import regola.ui.view.handout.HandoutView.Block;

/**
 * A Following knows which blocks of a handout belong together on a page: a head with what it heads, words with theirs.
 */
final class Following {
    /** So many blocks after the head of a chapter its picture is looked for. */
    private static final int PICTURE_WITHIN = 7;
    /** So many blocks after a heading. */
    private static final int BELOW_HEADING = 2;
    /** So much of what is said of a picture stands on its page in any case. */
    private static final int MOST_SAID = 6;
    /** So many things that are listed below a heading stand on its page. */
    private static final int MOST_LISTED = 4;
    /** So much of what is not allowed stands together. */
    private static final int MOST_BARRED = 10;
    /** So much of what may follow, with its heading, stands on the page of what it follows. */
    private static final int MOST_TOLD = 6;
    /** A chapter with no more blocks and no picture is not divided. */
    private static final int MOST_OF_SHORT = 7;
    /** So much of what is told below a picture stands on its page. */
    private static final int MOST_BELOW = 14;

    private Following() {}

    static boolean isHead(Block block) {
        return block instanceof HandoutView.Heading || block instanceof HandoutView.Chapter;
    }

    static boolean isPicture(Block block) {
        return block instanceof HandoutView.Pair || block instanceof HandoutView.Picture;
    }

    /**
     * @param below whether what is told below a picture belongs to it
     * @return the end of what begins there and stands on one page: a head with what follows it, that of a chapter with
     *     the picture that it comes to, a picture with what is said of it
     */
    static int end(List<Block> blocks, int at, boolean below) {
        Block block = blocks.get(at);
        boolean heads = isHead(block)
                || block instanceof HandoutView.Paragraph said && said.words().endsWith(":");
        int last = at;
        if (heads && at + 1 < blocks.size()) {
            int few = shortChapter(blocks, at);
            if (few > at) return few;
            int shown = block instanceof HandoutView.Chapter ? picture(blocks, at) : -1;
            last = shown < 0 ? at + 1 : shown;
            // Two heads one below the other have something below them too, and a word its picture.
            while (last + 1 < blocks.size()
                    && (isHead(blocks.get(last)) || isMeant(blocks, at, last) || isListed(blocks, at, last))) last++;
        }
        if (!isPicture(blocks.get(last))) return last + 1;
        return last + 1 + said(blocks, last) + (below ? below(blocks, last) : 0);
    }

    /** @return the end of a chapter of a few lines; 0 for another */
    private static int shortChapter(List<Block> blocks, int at) {
        if (!(blocks.get(at) instanceof HandoutView.Chapter)) return 0;
        int end = at + 1;
        while (end < blocks.size() && !(blocks.get(end) instanceof HandoutView.Chapter)) {
            if (isPicture(blocks.get(end)) || end - at > MOST_OF_SHORT) return 0;
            end++;
        }
        return end;
    }

    /** Whether what a head and one sentence say is shown right below. */
    static boolean isMeant(List<Block> blocks, int at, int last) {
        return last == at + 1
                && isHead(blocks.get(at))
                && blocks.get(last) instanceof HandoutView.Paragraph
                && blocks.get(last + 1) instanceof HandoutView.Picture;
    }

    /** A few things of one list are seen together, and what is not allowed is read at once. */
    static boolean isListed(List<Block> blocks, int at, int last) {
        boolean sampled =
                blocks.get(last) instanceof HandoutView.Sample && blocks.get(last + 1) instanceof HandoutView.Sample;
        boolean barred =
                blocks.get(last) instanceof HandoutView.Barred && blocks.get(last + 1) instanceof HandoutView.Barred;
        return sampled && last < at + MOST_LISTED || barred && last < at + MOST_BARRED;
    }

    /**
     * @return how many blocks below a picture say what is done, what is not allowed in what it shows, and what follows
     */
    static int below(List<Block> blocks, int picture) {
        int from = picture + said(blocks, picture) + 1;
        int at = from;
        while (at < blocks.size() && isSentence(blocks.get(at))) at++;
        if (isHeading(blocks, at) && at + 1 < blocks.size() && blocks.get(at + 1) instanceof HandoutView.Barred) {
            at += 2;
            while (at < blocks.size() && blocks.get(at) instanceof HandoutView.Barred) at++;
        }
        int follows = at + 1;
        while (follows < blocks.size() && isToldBehind(blocks.get(follows))) follows++;
        boolean told = blocks.get(picture) instanceof HandoutView.Pair
                && !(follows < blocks.size() && isPicture(blocks.get(follows)));
        if (told && isHeading(blocks, at) && follows > at + 1 && follows - at <= MOST_TOLD) at = follows;
        return at - from > MOST_BELOW ? 0 : at - from;
    }

    private static boolean isHeading(List<Block> blocks, int at) {
        return at < blocks.size() && blocks.get(at) instanceof HandoutView.Heading;
    }

    private static boolean isToldBehind(Block block) {
        return block instanceof HandoutView.See || block instanceof HandoutView.Paragraph;
    }

    private static boolean isSentence(Block block) {
        return block instanceof HandoutView.Step || block instanceof HandoutView.Paragraph said && !said.quiet();
    }

    /** @return how many blocks behind a picture are about it */
    static int said(List<Block> blocks, int picture) {
        int count = 0;
        while (count < MOST_SAID && picture + count + 1 < blocks.size() && isSaid(blocks.get(picture + count + 1)))
            count++;
        return count;
    }

    private static boolean isSaid(Block block) {
        return block instanceof HandoutView.Side
                || block instanceof HandoutView.Box
                || block instanceof HandoutView.Blanks
                || block instanceof HandoutView.Paragraph said && said.quiet();
    }

    /** @return the number of the picture that a chapter or a heading comes to; -1 if it comes to none */
    static int picture(List<Block> blocks, int head) {
        boolean chapter = blocks.get(head) instanceof HandoutView.Chapter;
        int last = head + (chapter ? PICTURE_WITHIN : BELOW_HEADING);
        for (int i = head + 1; i < blocks.size() && i <= last; i++) {
            if (blocks.get(i) instanceof HandoutView.Chapter || !chapter && isHead(blocks.get(i))) break;
            if (isPicture(blocks.get(i))) return i;
        }
        return -1;
    }
}
