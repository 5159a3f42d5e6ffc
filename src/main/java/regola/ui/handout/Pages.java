package regola.ui.handout;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
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
    static final Color INK = new Color(0x1D2226);
    static final Color QUIET = new Color(0x5A6168);
    private static final Color BAND = new Color(0x00558C);
    private static final float TEXT = 11;
    private static final double GAP = 5;
    /** No number of a page is wider. */
    private static final String WIDEST = "88";

    private static final double SIGN = 26;
    /** The width of how many there are. */
    private static final double COUNT = 34;
    /** The height of a box for a tick. */
    private static final double TICK = 16;

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
    /** Where all pictures are as small, so that no page is left with a few lines. */
    private static final double SMALLEST_OF_MANY = 0.68;
    /** So large may all pictures be of what stands between two page breaks, where fewer or fuller pages come of it. */
    private static final double[] SIZES = {1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64};
    /** What smaller pictures cost, next to a page that is empty. */
    private static final double SMALLER = 0.5;
    /** A picture of a smaller share is one of many, and no wider than that of the page. */
    private static final double LARGE = 0.4;

    private static final double WIDEST_OF_MANY = 0.8;
    /** Between a picture and what stands beside it. */
    private static final double BESIDE = 16;
    /** So much of the width what stands beside a picture needs. */
    private static final double LEAST_COLUMN = 0.355;
    /** A last page with less on it looks forgotten. */
    private static final double LITTLE = 0.2;

    private final Paper paper;
    private final BoardDrawing boards;
    /** Whether names of places stand on boards. */
    private final boolean named;
    /**
     * Whether what is said of a picture stands beside it, where there is room, so that there are more tasks on a page.
     */
    private final boolean written;

    private final Font font;
    private final String footer;
    private final List<List<Placed>> pages = new ArrayList<>();
    private final List<Entry> contents = new ArrayList<>();
    /** What share of its size a picture has, by the number of its block; all of it if there is none. */
    private final Map<Integer, Double> shares = new HashMap<>();

    /** The size of the pictures that are laid out now. */
    private double size = 1;

    private double top;

    /** The width of the pieces that are made now. */
    private double wide;

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
        this.written = paper != Paper.ENDLESS && handout.isWrittenOn();
        this.font = font;
        this.footer = handout.footer();
        this.wide = paper.textWidth();
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
            while (i < end) {
                int at = i;
                i += lay(blocks, i);
                if (blocks.get(at) instanceof HandoutView.Chapter begun)
                    contents.set(chapter++, new Entry(begun.words(), pages.size()));
            }
        }
    }

    /** @return how many blocks have their place now */
    private int lay(List<Block> blocks, int at) {
        if (Following.isHead(blocks.get(at))) fit(blocks, at);
        Piece piece = piece(blocks, at);
        PageTag tag = PageTag.of(blocks.get(at), !contents.isEmpty());
        int said = beside(blocks, at);
        if (said == 0) {
            put(piece, following(blocks, at), tag);
            return 1;
        }
        // The picture stands at the left, and what is said of it at its right.
        put(piece, caption(blocks, at), tag);
        double below = top + caption(blocks, at);
        double shift = paper.textWidth() - column(blocks, at);
        top -= piece.height() + GAP;
        for (int i = at + 1; i <= at + said; i++) {
            Piece words = inColumn(blocks, at, i);
            Brush brush = (g, y) -> {
                g.translate(shift, 0);
                words.brush().paint(g, y);
                g.translate(-shift, 0);
            };
            pages.get(pages.size() - 1).add(new Placed(top, brush, PageTag.of(blocks.get(i), !contents.isEmpty())));
            top += words.height() + GAP;
        }
        top = below;
        return 1 + said;
    }

    /** @return how many blocks behind a picture stand beside it; 0 where all stand below it */
    private int beside(List<Block> blocks, int at) {
        return blocks.get(at) instanceof HandoutView.Picture && hasColumn(blocks, at) ? Following.said(blocks, at) : 0;
    }

    private boolean hasColumn(List<Block> blocks, int picture) {
        return written && column(blocks, picture) >= paper.textWidth() * LEAST_COLUMN;
    }

    /** @return how wide the room at the right of a picture is */
    private double column(List<Block> blocks, int at) {
        return paper.textWidth() - width((HandoutView.Picture) blocks.get(at), share(at)) - BESIDE;
    }

    private Piece inColumn(List<Block> blocks, int picture, int at) {
        double whole = wide;
        wide = column(blocks, picture);
        try {
            return piece(blocks, at);
        } finally {
            wide = whole;
        }
    }

    /** @return how large the pictures between two page breaks are best, tried one size after the other */
    private double best(List<Block> blocks, int from, int end) {
        boolean pictured = blocks.subList(from, end).stream().anyMatch(Following::isPicture);
        if (!pictured) return 1;
        int begun = pages.size();
        List<Placed> last = List.copyOf(pages.get(begun - 1));
        double before = top;
        double best = 1;
        double least = Double.MAX_VALUE;
        for (double tried : SIZES) {
            if (named && tried < SMALLEST_OF_MANY) break;
            size = tried;
            double empty = (1 - tried) * SMALLER;
            for (int i = from; i < end; ) {
                int page = pages.size();
                double reached = top;
                i += lay(blocks, i);
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
        boolean heads = Following.isHead(block)
                || block instanceof HandoutView.Paragraph said && said.words().endsWith(":");
        if (!heads) return withBelow(blocks, at, piece(blocks, at).height(), caption(blocks, at));
        int last = block instanceof HandoutView.Chapter ? Following.picture(blocks, at) : -1;
        if (last < 0) last = at + 1;
        // Two heads one below the other have something below them too, and a word its picture.
        while (last + 1 < blocks.size()
                && (Following.isHead(blocks.get(last))
                        || Following.isMeant(blocks, at, last)
                        || Following.isListed(blocks, at, last))) last++;
        double together = caption(blocks, last);
        for (int i = at + 1; i <= last; i++) together += piece(blocks, i).height() + GAP;
        return withBelow(blocks, last, piece(blocks, at).height(), together);
    }

    /** What is told below a picture, such as what is not allowed, stands on its page where a page has room for both. */
    private double withBelow(List<Block> blocks, int picture, double above, double together) {
        if (!Following.isPicture(blocks.get(picture))) return together;
        double below = 0;
        int said = picture + Following.said(blocks, picture);
        for (int i = said + 1; i <= said + Following.below(blocks, picture); i++)
            below += piece(blocks, i).height() + GAP;
        return above + together + below < paper.textHeight() ? together + below : together;
    }

    /** @return the height of what is said of a picture, as far below it; 0 for what is no picture */
    private double caption(List<Block> blocks, int at) {
        if (!Following.isPicture(blocks.get(at))) return 0;
        boolean beside = beside(blocks, at) > 0;
        double height = 0;
        for (int i = at + 1; i <= at + Following.said(blocks, at); i++)
            height += (beside ? inColumn(blocks, at, i) : piece(blocks, i)).height() + GAP;
        return beside ? Math.max(0, height - piece(blocks, at).height() - GAP) : height;
    }

    /**
     * Where the first picture of a chapter, or that of a heading, would just not stand on the page, it is made a little
     * smaller.
     */
    private void fit(List<Block> blocks, int chapter) {
        int picture = Following.picture(blocks, chapter);
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
        if (blocks.get(at) instanceof HandoutView.Pair pair) return pair(pair, share(at));
        if (blocks.get(at) instanceof HandoutView.Picture picture)
            return picture(picture, share(at), hasColumn(blocks, at));
        return piece(blocks.get(at));
    }

    private double share(int at) {
        return shares.getOrDefault(at, 1.0) * size;
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
            return signed(
                    barred.words(), plain, TICK, (g, y) -> PageSigns.barred(g, paper.margin() + 7, y + TICK / 2 - 6));
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
                double right = paper.margin() + paper.textWidth() - 14 - page.width();
                PageSigns.dots(g, paper.margin() + 14 + words.width(), right, at + TEXT * 1.05);
                at += line;
            }
        });
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
            PageSigns.arrow(g, paper.margin() + wide + gap / 2, top + high / 2);
        });
    }

    private Piece blanks(HandoutView.Blanks blanks, Font plain) {
        double line = TEXT * 2.2;
        double room = wide / blanks.labels().size();
        return new Piece(line, (g, y) -> {
            double x = paper.margin();
            double base = y + line - 4;
            for (String label : blanks.labels()) {
                Typeset words = new Typeset(label, plain, INK, room);
                words.paint(g, x, base - TEXT * 1.05);
                double from = x + (label.isEmpty() ? 0 : words.width() + 6);
                PageSigns.line(g, from, x + room - (blanks.labels().size() > 1 ? 14 : 0), base);
                x += room;
            }
        });
    }

    private Piece text(String words, Font inFont, Color colour) {
        Typeset set = new Typeset(words, inFont, colour, wide);
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
        double room = wide - SIGN - 8;
        double height = Math.max(signHeight, new Typeset(longest, inFont, INK, room).height());
        return new Piece(height, (g, y) -> {
            Typeset set = new Typeset(words.get(), inFont, INK, room);
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

    private double width(HandoutView.Picture picture, double share) {
        double most = picture.share() * (Paper.A4.height() - 2 * Paper.A4.margin());
        double widest = paper.textWidth() * (picture.share() < LARGE ? WIDEST_OF_MANY : 1);
        return Math.min(widest, most * boards.proportion(picture.board())) * share;
    }

    private Piece picture(HandoutView.Picture picture, double share, boolean atLeft) {
        double width = width(picture, share);
        double height = width / boards.proportion(picture.board());
        double left = paper.margin() + (atLeft ? 0 : (paper.textWidth() - width) / 2);
        return new Piece(
                height + 4,
                (g, y) -> boards.board(
                        g, picture.board(), picture.overlay(), new Rectangle2D.Double(left, y, width, height)));
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
