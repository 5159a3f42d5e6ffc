package regola.ui.handout;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import regola.ui.board.paint.BoardDrawing;
import regola.ui.view.handout.HandoutView;
import regola.ui.view.handout.HandoutView.Block;

/** A Pages is a handout laid out on sheets of paper. Confined to one thread, which need not be that of the window. */
public final class Pages {
    private static final Color INK = new Color(0x1D2226);
    private static final Color QUIET = new Color(0x5A6168);
    private static final Color BAND = new Color(0x00558C);
    private static final Color BARRED = new Color(0xB3261E);
    private static final float TEXT = 11;
    private static final double GAP = 5;
    /** No number of a page is wider. */
    private static final String WIDEST = "88";

    private static final double SIGN = 26;
    /** The width of how many there are. */
    private static final double COUNT = 34;
    /** The height of a box for a tick. */
    private static final double TICK = 16;
    /** So many blocks after the head of a chapter its picture is looked for. */
    private static final int PICTURE_WITHIN = 7;
    /** So many blocks after a heading. */
    private static final int BELOW_HEADING = 2;
    /** So much of what is said of a picture stands on its page in any case. */
    private static final int MOST_SAID = 6;
    /** So many things that are listed below a heading stand on its page. */
    private static final int MOST_LISTED = 4;

    /** The most height of two boards side by side. */
    private static final double PAIR = 230;
    /** What stands above and below them. */
    private static final double ABOVE_PAIR = 20;
    /**
     * So much smaller may a picture be, so that it stands on the page of its chapter and no half of a page is empty.
     */
    private static final double SMALLEST = 0.55;
    /** Where the names of places are written, which must not hide what stands there. */
    private static final double SMALLEST_NAMED = 0.75;
    /** So large may all pictures be of what stands between two page breaks, where fewer or fuller pages come of it. */
    private static final double[] SIZES = {1, 0.94, 0.88, 0.82, 0.76};
    /** What smaller pictures cost, next to a page that is empty. */
    private static final double SMALLER = 0.5;
    /** A last page with less on it looks forgotten. */
    private static final double LITTLE = 0.2;

    private final Paper paper;
    private final BoardDrawing boards;
    /** Whether names of places stand on boards. */
    private final boolean named;

    private final Font font;
    private final String footer;
    private final List<List<Placed>> pages = new ArrayList<>();
    private final List<Entry> contents = new ArrayList<>();
    /** What share of its size a picture has, by the number of its block; all of it if there is none. */
    private final Map<Integer, Double> shares = new HashMap<>();

    /** The size of the pictures that are laid out now. */
    private double size = 1;

    private double top;

    /** A chapter and the page on which it begins, from 1; 0 until it has its place. */
    private record Entry(String title, int page) {}

    /** Something that has its place on a page. */
    private record Placed(double y, Brush brush, PageTag tag) {}

    private interface Brush {
        /** @param top in points from the top of the page */
        void paint(Graphics2D g, double top);
    }

    private interface Sign {
        /** @param left in points from the left edge of the page, the top from its top */
        void paint(Graphics2D g, double left, double top);
    }

    /** Something that has no place yet. */
    private record Piece(double height, Brush brush) {}

    /** @param font of any size */
    public Pages(HandoutView handout, Paper paper, BoardDrawing boards, Font font) {
        this.paper = paper;
        // Names of places are too small to be read there, and no sentence says them.
        this.boards = handout.isBook() ? boards.withoutNames() : boards;
        this.named = !handout.isBook();
        this.font = font;
        this.footer = handout.footer();
        next();
        put(text(handout.title(), font.deriveFont(Font.BOLD, 20), INK), 0, PageTag.TITLE);
        if (!handout.about().isEmpty())
            put(text(handout.about(), font.deriveFont(Font.PLAIN, TEXT), QUIET), 0, PageTag.PARAGRAPH);
        top += GAP;
        List<Block> blocks = handout.blocks();
        for (Block block : blocks)
            if (block instanceof HandoutView.Chapter chapter) contents.add(new Entry(chapter.words(), 0));
        int chapter = 0;
        for (int i = 0; i < blocks.size(); ) {
            if (blocks.get(i) instanceof HandoutView.NextPage) {
                if (paper != Paper.ENDLESS) next();
                i++;
                continue;
            }
            int end = i;
            while (end < blocks.size() && !(blocks.get(end) instanceof HandoutView.NextPage)) end++;
            if (paper != Paper.ENDLESS) size = best(blocks, i, end);
            for (; i < end; i++) {
                lay(blocks, i);
                if (blocks.get(i) instanceof HandoutView.Chapter begun)
                    contents.set(chapter++, new Entry(begun.words(), pages.size()));
            }
        }
    }

    private void lay(List<Block> blocks, int at) {
        if (isHead(blocks.get(at))) fit(blocks, at);
        put(piece(blocks, at), following(blocks, at), PageTag.of(blocks.get(at), !contents.isEmpty()));
    }

    /** @return how large the pictures between two page breaks are best, tried one size after the other */
    private double best(List<Block> blocks, int from, int end) {
        boolean pictured = blocks.subList(from, end).stream().anyMatch(Pages::isPicture);
        if (!pictured) return 1;
        int begun = pages.size();
        List<Placed> last = List.copyOf(pages.get(begun - 1));
        double before = top;
        double best = 1;
        double least = Double.MAX_VALUE;
        for (double tried : SIZES) {
            size = tried;
            double empty = (1 - tried) * SMALLER;
            for (int i = from; i < end; i++) {
                int page = pages.size();
                double reached = top;
                lay(blocks, i);
                double left = Math.max(0, paper.margin() + paper.textHeight() - reached) / paper.textHeight();
                if (pages.size() > page) empty += left + left * left;
            }
            double filled = (top - paper.margin()) / paper.textHeight();
            if (pages.size() > begun && filled < LITTLE) empty += 1 - filled;
            // One page more is a page more to be printed.
            empty += pages.size() - begun;
            if (empty < least - 1e-9) {
                least = empty;
                best = tried;
            }
            while (pages.size() > begun) pages.remove(pages.size() - 1);
            pages.set(begun - 1, new ArrayList<>(last));
            top = before;
            shares.clear();
        }
        return best;
    }

    /** A heading stays with what follows it, and the head of a chapter with the picture that it comes to. */
    private double following(List<Block> blocks, int at) {
        Block block = blocks.get(at);
        if (at + 1 >= blocks.size()) return 0;
        boolean heads = isHead(block)
                || block instanceof HandoutView.Paragraph said && said.words().endsWith(":");
        if (!heads) return caption(blocks, at);
        int last = block instanceof HandoutView.Chapter ? picture(blocks, at) : -1;
        if (last < 0) last = at + 1;
        // Two heads one below the other have something below them too, and a word its picture.
        while (last + 1 < blocks.size()
                && (isHead(blocks.get(last)) || isMeant(blocks, at, last) || isListed(blocks, at, last))) last++;
        double together = caption(blocks, last);
        for (int i = at + 1; i <= last; i++) together += piece(blocks, i).height() + GAP;
        return together;
    }

    private static boolean isHead(Block block) {
        return block instanceof HandoutView.Heading || block instanceof HandoutView.Chapter;
    }

    /** Whether what a head and one sentence say is shown right below. */
    private static boolean isMeant(List<Block> blocks, int at, int last) {
        return last == at + 1
                && isHead(blocks.get(at))
                && blocks.get(last) instanceof HandoutView.Paragraph
                && blocks.get(last + 1) instanceof HandoutView.Picture;
    }

    /** A few things of one list are seen together. */
    private static boolean isListed(List<Block> blocks, int at, int last) {
        return last < at + MOST_LISTED
                && blocks.get(last) instanceof HandoutView.Sample
                && blocks.get(last + 1) instanceof HandoutView.Sample;
    }

    /** @return the height of what is said of a picture, which stands on the same page; 0 for what is no picture */
    private double caption(List<Block> blocks, int at) {
        if (!isPicture(blocks.get(at))) return 0;
        double height = 0;
        for (int i = at + 1; i < blocks.size() && i <= at + MOST_SAID && isOfPicture(blocks.get(i)); i++)
            height += piece(blocks, i).height() + GAP;
        return height;
    }

    private static boolean isOfPicture(Block block) {
        return block instanceof HandoutView.Side
                || block instanceof HandoutView.Box
                || block instanceof HandoutView.Blanks
                || block instanceof HandoutView.Paragraph said && said.quiet();
    }

    private static boolean isPicture(Block block) {
        return block instanceof HandoutView.Pair || block instanceof HandoutView.Picture;
    }

    /** @return the number of the picture that a chapter or a heading comes to; -1 if it comes to none */
    private static int picture(List<Block> blocks, int head) {
        boolean chapter = blocks.get(head) instanceof HandoutView.Chapter;
        int last = head + (chapter ? PICTURE_WITHIN : BELOW_HEADING);
        for (int i = head + 1; i < blocks.size() && i <= last; i++) {
            if (blocks.get(i) instanceof HandoutView.Chapter || !chapter && isHead(blocks.get(i))) break;
            if (isPicture(blocks.get(i))) return i;
        }
        return -1;
    }

    /**
     * Where the first picture of a chapter, or that of a heading, would just not stand on the page, it is made a little
     * smaller.
     */
    private void fit(List<Block> blocks, int chapter) {
        int picture = picture(blocks, chapter);
        if (picture < 0 || shares.containsKey(picture)) return;
        double room = paper.margin() + paper.textHeight() - top;
        double whole = piece(blocks, chapter).height() + following(blocks, chapter);
        double high = piece(blocks, picture).height() - ABOVE_PAIR;
        double share = (high - (whole - room)) / high - 0.01;
        boolean small = named && blocks.get(picture) instanceof HandoutView.Picture;
        if (share < 1 && share * size >= (small ? SMALLEST_NAMED : SMALLEST)) shares.put(picture, share);
    }

    private void next() {
        pages.add(new ArrayList<>());
        top = paper.margin();
    }

    /** @param following so much must find room below it on the same page */
    private void put(Piece piece, double following, PageTag tag) {
        double end = paper.margin() + paper.textHeight();
        boolean fresh = pages.get(pages.size() - 1).isEmpty();
        if (!fresh && top + piece.height() + following > end && piece.height() + following < paper.textHeight()) next();
        pages.get(pages.size() - 1).add(new Placed(top, piece.brush(), tag));
        top += piece.height() + GAP;
    }

    private Piece piece(List<Block> blocks, int at) {
        double share = shares.getOrDefault(at, 1.0) * size;
        if (blocks.get(at) instanceof HandoutView.Pair pair) return pair(pair, share);
        if (blocks.get(at) instanceof HandoutView.Picture picture) return picture(picture, share);
        return piece(blocks.get(at));
    }

    private Piece piece(Block block) {
        Font plain = font.deriveFont(Font.PLAIN, TEXT);
        if (block instanceof HandoutView.Heading heading) {
            Piece words = text(heading.words(), font.deriveFont(Font.BOLD, 12), INK);
            return new Piece(words.height() + 7, (g, y) -> words.brush().paint(g, y + 7));
        }
        if (block instanceof HandoutView.Paragraph paragraph) {
            return text(
                    paragraph.words(),
                    paragraph.quiet() ? plain.deriveFont(9f) : plain,
                    paragraph.quiet() ? QUIET : INK);
        }
        if (block instanceof HandoutView.Special special) {
            return counted(
                    special.count(),
                    special.words(),
                    plain,
                    (g, x, y) -> boards.mark(g, special.mark(), x + SIGN / 2, y + SIGN / 2, SIGN));
        }
        if (block instanceof HandoutView.Side side) {
            String words = side.words().isEmpty() ? side.name() : side.name() + ": " + side.words();
            return signed(
                    words,
                    plain,
                    SIGN,
                    (g, y) -> boards.side(
                            g, side.colour(), side.emblem(), paper.margin() + SIGN / 2, y + SIGN / 2, SIGN * 0.7));
        }
        Piece special = special(block, plain);
        if (special != null) return special;
        if (block instanceof HandoutView.Box box) {
            return signed(box.words(), plain, TICK, (g, y) -> {
                g.setColor(INK);
                g.draw(new Rectangle2D.Double(paper.margin() + 8, y + TICK / 2 - 5, 10, 10));
            });
        }
        throw new IllegalArgumentException("no block to be put on paper: " + block);
    }

    /** @return null for a block of another sort */
    private Piece special(Block block, Font plain) {
        if (block instanceof HandoutView.Chapter chapter) {
            Piece words = text(chapter.words(), font.deriveFont(Font.BOLD, 15), INK);
            return new Piece(words.height() + 16, (g, y) -> words.brush().paint(g, y + 14));
        }
        if (block instanceof HandoutView.Lead lead) return text(lead.words(), font.deriveFont(Font.BOLD, 13), INK);
        if (block instanceof HandoutView.Contents title) return contents(title, plain);
        if (block instanceof HandoutView.See see) {
            Font small = plain.deriveFont(9f);
            double high = text(see.on(chapter -> WIDEST), small, QUIET).height();
            return new Piece(
                    high,
                    (g, y) -> text(see.on(this::page), small, QUIET).brush().paint(g, y));
        }
        if (block instanceof HandoutView.Step step)
            return signed(see(step, chapter -> WIDEST), () -> see(step, this::page), plain, TICK, (g, y) -> {
                Typeset number = new Typeset(step.number() + ".", font.deriveFont(Font.BOLD, TEXT), INK, SIGN);
                number.paint(g, paper.margin() + 4, y + (TICK - number.height()) / 2);
            });
        if (block instanceof HandoutView.Barred barred)
            return signed(barred.words(), plain, TICK, (g, y) -> barred(g, y));
        if (block instanceof HandoutView.Sample sample)
            return counted(
                    sample.count(),
                    sample.words(),
                    plain,
                    (g, x, y) -> boards.piece(g, sample.piece(), x + SIGN / 2, y + SIGN / 2, SIGN * 0.9));
        if (block instanceof HandoutView.Frame frame) return frame(frame, plain);
        if (block instanceof HandoutView.Blanks blanks) return blanks(blanks, plain);
        return null;
    }

    private static String see(HandoutView.Step step, Function<String, String> pages) {
        return (step.words() + " " + step.also().on(pages)).strip();
    }

    /** @return the page of a chapter, known when all is laid out; empty for one that there is not */
    private String page(String chapter) {
        return contents.stream()
                .filter(entry -> entry.title().equals(chapter))
                .map(entry -> String.valueOf(entry.page()))
                .findFirst()
                .orElse("");
    }

    /** Numbers of pages are known when all is laid out. */
    private Piece contents(HandoutView.Contents title, Font plain) {
        Typeset heading = new Typeset(title.title(), font.deriveFont(Font.BOLD, 12), INK, paper.textWidth());
        double line = TEXT * 1.5;
        return new Piece(heading.height() + 10 + contents.size() * line, (g, y) -> {
            heading.paint(g, paper.margin(), y + 4);
            double at = y + heading.height() + 8;
            for (Entry entry : contents) {
                Typeset words = new Typeset(entry.title(), plain, INK, paper.textWidth() * 0.85);
                Typeset page = new Typeset(String.valueOf(entry.page()), plain, INK, 60);
                words.paint(g, paper.margin() + 8, at);
                page.paint(g, paper.margin() + paper.textWidth() - 8 - page.width(), at);
                g.setColor(QUIET);
                g.setStroke(new BasicStroke(
                        0.6f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND, 1, new float[] {0.1f, 4}, 0));
                double base = at + TEXT * 1.05;
                g.draw(new Line2D.Double(
                        paper.margin() + 14 + words.width(),
                        base,
                        paper.margin() + paper.textWidth() - 14 - page.width(),
                        base));
                g.setStroke(new BasicStroke(1));
                at += line;
            }
        });
    }

    private void barred(Graphics2D g, double y) {
        double x = paper.margin() + 7;
        double top = y + TICK / 2 - 6;
        g.setColor(BARRED);
        g.setStroke(new BasicStroke(1.6f));
        g.draw(new Ellipse2D.Double(x, top, 12, 12));
        g.draw(new Line2D.Double(x + 6, top + 3.2, x + 6, top + 6.6));
        g.fill(new Ellipse2D.Double(x + 5.1, top + 8.2, 1.8, 1.8));
        g.setStroke(new BasicStroke(1));
    }

    private Piece frame(HandoutView.Frame frame, Font plain) {
        Typeset words = new Typeset(frame.words(), plain, INK, paper.textWidth() - 20);
        double height = words.height() + 12;
        return new Piece(height + 4, (g, y) -> {
            g.setColor(BAND);
            g.setStroke(new BasicStroke(1.2f));
            g.draw(new RoundRectangle2D.Double(paper.margin(), y + 2, paper.textWidth(), height, 8, 8));
            g.fill(new Rectangle2D.Double(paper.margin() + 3, y + 6, 3, height - 8));
            g.setStroke(new BasicStroke(1));
            words.paint(g, paper.margin() + 12, y + 8);
        });
    }

    /** Both as large, side by side, with an arrow between. */
    private Piece pair(HandoutView.Pair pair, double share) {
        // Of a large board only that part is seen where something happens, in both pictures the same.
        Rectangle2D part = boards.part(pair.before(), List.of(pair.over(), pair.then()));
        double proportion =
                part != null ? 1 : Math.min(boards.proportion(pair.before()), boards.proportion(pair.after()));
        double gap = 30;
        double wide = (paper.textWidth() - gap) / 2;
        double high = Math.min(wide / proportion, PAIR) * share;
        double width = Math.min(wide, high * proportion);
        Font small = font.deriveFont(Font.BOLD, 9);
        return new Piece(high + ABOVE_PAIR, (g, y) -> {
            double left = paper.margin() + (wide - width) / 2;
            double right = paper.margin() + wide + gap + (wide - width) / 2;
            new Typeset(pair.first(), small, QUIET, wide).paint(g, left, y);
            new Typeset(pair.second(), small, QUIET, wide).paint(g, right, y);
            double top = y + 14;
            boards.board(g, pair.before(), pair.over(), new Rectangle2D.Double(left, top, width, high), part);
            boards.board(g, pair.after(), pair.then(), new Rectangle2D.Double(right, top, width, high), part);
            double x = paper.margin() + wide + gap / 2;
            double middle = top + high / 2;
            g.setColor(INK);
            g.setStroke(new BasicStroke(1.6f));
            g.draw(new Line2D.Double(x - 9, middle, x + 8, middle));
            g.draw(new Line2D.Double(x + 8, middle, x + 3, middle - 5));
            g.draw(new Line2D.Double(x + 8, middle, x + 3, middle + 5));
            g.setStroke(new BasicStroke(1));
        });
    }

    private Piece blanks(HandoutView.Blanks blanks, Font plain) {
        double line = TEXT * 2.2;
        return new Piece(line, (g, y) -> {
            double room = paper.textWidth() / blanks.labels().size();
            double x = paper.margin();
            double base = y + line - 4;
            for (String label : blanks.labels()) {
                Typeset words = new Typeset(label, plain, INK, room);
                words.paint(g, x, base - TEXT * 1.05);
                double from = x + (label.isEmpty() ? 0 : words.width() + 6);
                g.setColor(QUIET);
                g.setStroke(new BasicStroke(0.6f));
                g.draw(new Line2D.Double(from, base, x + room - (blanks.labels().size() > 1 ? 14 : 0), base));
                g.setStroke(new BasicStroke(1));
                x += room;
            }
        });
    }

    private Piece text(String words, Font inFont, Color colour) {
        Typeset set = new Typeset(words, inFont, colour, paper.textWidth());
        return new Piece(set.height(), (g, y) -> set.paint(g, paper.margin(), y));
    }

    /** @param signHeight of the drawing beside the words */
    private Piece signed(String words, Font inFont, double signHeight, Brush sign) {
        return signed(words, () -> words, inFont, signHeight, sign);
    }

    /**
     * @param longest the words at their longest, which are measured
     * @param words as they are when all is laid out
     */
    private Piece signed(String longest, Supplier<String> words, Font inFont, double signHeight, Brush sign) {
        double wide = paper.textWidth() - SIGN - 8;
        double height = Math.max(signHeight, new Typeset(longest, inFont, INK, wide).height());
        return new Piece(height, (g, y) -> {
            Typeset set = new Typeset(words.get(), inFont, INK, wide);
            sign.paint(g, y + (height - signHeight) / 2);
            set.paint(g, paper.margin() + SIGN + 8, y + (height - set.height()) / 2);
        });
    }

    /** A drawing with how many there are before it, and words behind it. */
    private Piece counted(String count, String words, Font inFont, Sign sign) {
        double before = count.isEmpty() ? 0 : COUNT;
        Typeset number = new Typeset(count, inFont.deriveFont(Font.BOLD), INK, COUNT);
        double left = before + SIGN + 8;
        Typeset set = new Typeset(words, inFont, INK, paper.textWidth() - left);
        double height = Math.max(SIGN, set.height());
        return new Piece(height, (g, y) -> {
            if (before > 0)
                number.paint(g, paper.margin() + COUNT - 6 - number.width(), y + (height - number.height()) / 2);
            sign.paint(g, paper.margin() + before, y + (height - SIGN) / 2);
            set.paint(g, paper.margin() + left, y + (height - set.height()) / 2);
        });
    }

    private Piece picture(HandoutView.Picture picture, double share) {
        double proportion = boards.proportion(picture.board());
        double most = picture.share() * (Paper.A4.height() - 2 * Paper.A4.margin());
        double width = Math.min(paper.textWidth(), most * proportion) * share;
        double height = width / proportion;
        Rectangle2D where = new Rectangle2D.Double(paper.margin() + (paper.textWidth() - width) / 2, 0, width, height);
        return new Piece(
                height + 4,
                (g, y) -> boards.board(
                        g, picture.board(), picture.overlay(), new Rectangle2D.Double(where.getX(), y, width, height)));
    }

    public int count() {
        return pages.size();
    }

    public Paper paper() {
        return paper;
    }

    /** @return where the last page ends, in points from its top */
    double end() {
        return top + paper.margin();
    }

    /** @param page from 0; drawn with its corner at the origin, a point to a unit */
    public void paint(Graphics2D g, int page) {
        for (int i = 0; i < pages.get(page).size(); i++) paint(g, page, i);
        paintFoot(g, page);
    }

    /** @return what the pieces of a page are, from top to bottom */
    List<PageTag> tags(int page) {
        return pages.get(page).stream().map(Placed::tag).toList();
    }

    /** @param piece of the page, from 0; drawn in its place */
    void paint(Graphics2D g, int page, int piece) {
        smooth(g);
        Placed placed = pages.get(page).get(piece);
        placed.brush().paint(g, placed.y());
    }

    private static void smooth(Graphics2D g) {
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    }

    /** What stands at the foot of each page, and belongs to nothing on it. */
    void paintFoot(Graphics2D g, int page) {
        if (paper == Paper.ENDLESS) return;
        smooth(g);
        Font small = font.deriveFont(Font.PLAIN, 8f);
        Typeset left = new Typeset(footer, small, QUIET, paper.textWidth() * 0.8);
        Typeset right = new Typeset((page + 1) + " / " + pages.size(), small, QUIET, paper.textWidth());
        double foot = paper.height() - paper.margin() - 6;
        left.paint(g, paper.margin(), foot);
        right.paint(g, paper.width() - paper.margin() - right.width(), foot);
    }
}
