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

    private Following() {}

    static boolean isHead(Block block) {
        return block instanceof HandoutView.Heading || block instanceof HandoutView.Chapter;
    }

    static boolean isPicture(Block block) {
        return block instanceof HandoutView.Pair || block instanceof HandoutView.Picture;
    }

    /** Whether what a head and one sentence say is shown right below. */
    static boolean isMeant(List<Block> blocks, int at, int last) {
        return last == at + 1
                && isHead(blocks.get(at))
                && blocks.get(last) instanceof HandoutView.Paragraph
                && blocks.get(last + 1) instanceof HandoutView.Picture;
    }

    /** A few things of one list are seen together. */
    static boolean isListed(List<Block> blocks, int at, int last) {
        return last < at + MOST_LISTED
                && blocks.get(last) instanceof HandoutView.Sample
                && blocks.get(last + 1) instanceof HandoutView.Sample;
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
