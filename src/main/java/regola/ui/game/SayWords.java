package regola.ui.game;

import java.awt.Font;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.JComponent;
import regola.ui.stage.Measure;
import regola.ui.stage.StageWords;
import regola.ui.stage.TextSize;

/**
 * A SayWords is how two texts stand below each other in a room: the first as large as it can be in one line, smaller in
 * two; the second below it. Letters are never smaller than the smallest size of the page.
 *
 * @param above null where there is room for the lower one only
 * @param below null where there is room for the upper one only
 */
record SayWords(StageWords above, StageWords below) {
    private static final double LEADING = 1.2;
    private static final TextSize[] HEADS = {
        TextSize.DISPLAY, TextSize.TITLE, TextSize.ASK, TextSize.ANSWER, TextSize.BODY, TextSize.SMALL
    };
    private static final TextSize[] HINTS = {TextSize.ASK, TextSize.ANSWER, TextSize.BODY, TextSize.SMALL};
    private static final TextSize[] READ = {TextSize.ANSWER, TextSize.BODY};
    private static final TextSize[] TOLD = {TextSize.ASK, TextSize.ANSWER, TextSize.BODY};
    private static final TextSize[] LOWER = {TextSize.ANSWER, TextSize.BODY, TextSize.SMALL};
    /** Where what is said changes with every press, letters that are now large and now small read as two voices. */
    private static final TextSize[] STEADY = {TextSize.BODY};

    private static final TextSize[] STEADY_LOWER = {TextSize.BODY, TextSize.SMALL};

    /**
     * As the other, with the longest of several forms of the lower text that takes two lines at most and leaves letters
     * as large as they are to be read. Its parts have a line each where they have room in one, and else run on.
     *
     * @param subs from the longest to the shortest
     * @param steady whether the lower text is always in letters of one size
     */
    static SayWords asking(
            JComponent on, Measure m, String head, List<String> subs, boolean steady, int width, int height) {
        for (String sub : subs)
            for (String form : inParts(sub) ? List.of(sub, sub.replace(Asked.NEXT_LINE, ' ')) : List.of(sub)) {
                SayWords laid = asking(on, m, head, form, steady, width, height);
                boolean read = laid.below != null && laid.below.lines().size() <= 2 && laid.above != null;
                if (read && laid.below.font().getSize() >= TextSize.BODY.font(m).getSize()) return laid;
            }
        return asking(on, m, head, subs.get(subs.size() - 1).replace(Asked.NEXT_LINE, ' '), steady, width, height);
    }

    /** Where the upper text is what matters: the lower one is left out before it. */
    static SayWords asking(JComponent on, Measure m, String head, String sub, int width, int height) {
        return asking(on, m, head, sub, false, width, height);
    }

    private static SayWords asking(
            JComponent on, Measure m, String head, String sub, boolean steady, int width, int height) {
        for (TextSize[] lowers : steady ? new TextSize[][] {STEADY, STEADY_LOWER} : new TextSize[][] {READ, LOWER}) {
            for (TextSize size : HEADS) {
                StageWords above = heading(on, m, size, head, width);
                boolean large = size == TextSize.DISPLAY || size == TextSize.TITLE;
                if (above.lines().size() > (large ? 1 : 2)) continue;
                if (sub.isEmpty() && above.height() <= height) return new SayWords(above, null);
                List<StageWords> below = Stream.of(lowers)
                        .map(lower -> words(on, m, lower, sub, width))
                        .filter(each -> above.height() + each.height() <= height)
                        .toList();
                if (below.isEmpty()) continue;
                // One line of letters that are a little smaller rather than a last word alone in a line.
                return new SayWords(
                        above,
                        below.stream()
                                .filter(each -> each.lines().size() == 1)
                                .findFirst()
                                .orElseGet(() -> inParts(sub)
                                        ? below.get(0)
                                        : below.get(0).unlonely(on)));
            }
        }
        for (TextSize size : HEADS) {
            StageWords alone = heading(on, m, size, head, width);
            if (alone.height() <= height && alone.lines().size() <= 2 || size == TextSize.SMALL)
                return new SayWords(alone, null);
        }
        throw new IllegalStateException("the smallest size ends it");
    }

    /**
     * Where the lower text is what matters: it is large before the upper one is, and smaller before that is left out:
     * who is told what may not be must still see what is asked.
     */
    static SayWords answering(
            JComponent on, Measure m, String head, String sentence, boolean steady, int width, int height) {
        return answering(on, m, HEADS, head, sentence, steady, width, height);
    }

    /**
     * Part by part something else is told, and each is as long as it is: the upper letters begin no larger than they
     * can nearly always be, so that they do not grow and shrink from one part to the next.
     *
     * @param subs the lower text from its longest form to its shortest: the first below which the upper one has room
     */
    static SayWords hinting(
            JComponent on, Measure m, String head, List<String> subs, boolean steady, int width, int height) {
        for (String sub : subs.subList(0, subs.size() - 1)) {
            SayWords laid = answering(on, m, HINTS, head, sub, steady, width, height);
            if (laid.above != null
                    && laid.below.font().getSize() >= TextSize.BODY.font(m).getSize()) return laid;
        }
        return answering(on, m, HINTS, head, subs.get(subs.size() - 1), steady, width, height);
    }

    private static SayWords answering(
            JComponent on,
            Measure m,
            TextSize[] heads,
            String head,
            String sentence,
            boolean steady,
            int width,
            int height) {
        for (boolean led : new boolean[] {true, false}) {
            if (!led && heads == HINTS) {
                // A title in smaller letters than what it stands above leads nobody: then it begins the text.
                StageWords whole = words(on, m, TextSize.BODY, ended(head) + " " + sentence, width);
                if (whole.height() <= height) return new SayWords(null, whole.unlonely(on));
            }
            for (TextSize lower : steady ? (led ? STEADY : STEADY_LOWER) : led ? READ : LOWER) {
                StageWords below = words(on, m, lower, sentence, width);
                for (TextSize size : heads) {
                    StageWords above = heading(on, m, size, head, width);
                    // What stands above is no smaller than what it stands above, as long as both can be read well.
                    if ((led || heads == HINTS)
                            && above.font().getSize() < below.font().getSize()) continue;
                    if (above.lines().size() == 1 && above.height() + below.height() <= height)
                        return new SayWords(above, below.unlonely(on));
                }
            }
        }
        for (TextSize lower : steady ? STEADY : READ) {
            StageWords below = words(on, m, lower, sentence, width);
            if (below.height() <= height) return new SayWords(null, below);
        }
        // Only where letters are very large already: better a little smaller than cut off.
        Font small = TextSize.SMALL.font(m);
        StageWords below = words(on, m, TextSize.SMALL, sentence, width);
        for (float share = 0.9f; share >= 0.7f && below.height() > height; share -= 0.1f)
            below = StageWords.in(on, small.deriveFont(small.getSize2D() * share), sentence, width, LEADING);
        return new SayWords(null, below);
    }

    /**
     * Where what has happened is told, and somebody reads it before going on: it is large, and a title is there only
     * where it leaves it large. What would be too small to read is told page by page.
     *
     * @param head above it
     * @param rest what is told below that
     * @param whole what is told where nothing stands above
     */
    static SayWords telling(
            JComponent on, Measure m, String head, String rest, String whole, ToldPages pages, int width, int height) {
        for (TextSize size : TOLD) {
            StageWords below = words(on, m, size, rest, width);
            for (TextSize upper : HEADS) {
                StageWords above = heading(on, m, upper, head, width);
                boolean heads = upper != TextSize.SMALL && upper != TextSize.BODY;
                if (!heads || above.lines().size() > 1 || above.height() + below.height() > height) continue;
                pages.close();
                return new SayWords(above, below);
            }
            StageWords alone = words(on, m, size, whole, width);
            if (alone.height() > height) continue;
            pages.close();
            return new SayWords(null, alone.unlonely(on));
        }
        SayWords page = pages.laid(on, m, whole, width, height);
        return page == null ? answering(on, m, head, rest, false, width, height) : page;
    }

    /** Words alone, in letters that are read well. */
    static SayWords page(JComponent on, Measure m, String words, int width) {
        return new SayWords(null, words(on, m, TextSize.BODY, words, width));
    }

    /**
     * Where a match is over: who has won stands in large letters, and below it as much of what led there as has room
     * then, the end of it first: who has won is never left out.
     */
    static SayWords ending(JComponent on, Measure m, String head, String told, int width, int height) {
        String[] all = told.split("(?<=[.!?]) ", -1);
        for (TextSize size : HEADS) {
            StageWords above = heading(on, m, size, head, width);
            boolean large = size == TextSize.DISPLAY || size == TextSize.TITLE;
            if (above.lines().size() > (large ? 1 : 2)) continue;
            for (int first = 0; first < all.length; first++) {
                String rest = String.join(" ", Arrays.asList(all).subList(first, all.length));
                for (TextSize lower : LOWER) {
                    StageWords below = words(on, m, lower, rest, width);
                    if (above.height() + below.height() <= height) return new SayWords(above, below);
                }
            }
        }
        return asking(on, m, head, "", width, height);
    }

    private static String ended(String head) {
        return head.isEmpty() || ".!?:…".indexOf(head.charAt(head.length() - 1)) >= 0 ? head : head + ".";
    }

    /** What is asked is bold in every size. */
    private static StageWords heading(JComponent on, Measure m, TextSize size, String text, int width) {
        Font font = size.isBold() ? size.font(m) : TextSize.ANSWER.font(m.text(size));
        return StageWords.in(on, font, text, width, LEADING);
    }

    private static StageWords words(JComponent on, Measure m, TextSize size, String text, int width) {
        Font font = size.font(m);
        return inParts(text)
                ? StageWords.inParts(on, font, text, width, LEADING)
                : StageWords.in(on, font, text, width, LEADING);
    }

    private static boolean inParts(String text) {
        return text.indexOf(Asked.NEXT_LINE) >= 0;
    }

    int height() {
        return (above == null ? 0 : above.height()) + (below == null ? 0 : below.height());
    }
}
