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
    /** So large may pictures be on a page of a book: larger where it would stay empty, smaller to make room. */
    private static final List<Double> SIZES = List.of(1.3, 1.2, 1.1, 1.0, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58);
    /** On a sheet that is written on: names of places must not hide what stands there. */
    private static final List<Double> SIZES_NAMED = List.of(1.0, 0.94, 0.88, 0.82, 0.76, 0.7);

    /** A picture of a smaller share is one of many, and no wider than that of the page. */
    private static final double LARGE = 0.4;

    private static final double WIDEST_OF_MANY = 0.8;
    /** What it costs that a page begins within a chapter, next to a page that is empty. */
    private static final double WITHIN_CHAPTER = 0.1;
    /** Likewise, with words that go on from the page before. */
    private static final double WITHIN_TEXT = 0.25;
    /** Between a picture and what stands beside it. */
    private static final double BESIDE = 16;
    /** So much of the width what stands beside a picture needs. */
    private static final double LEAST_COLUMN = 0.355;

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
        put(text(handout.title(), font.deriveFont(Font.BOLD, 20), INK), PageTag.TITLE);
        if (!handout.about().isEmpty())
            put(text(handout.about(), font.deriveFont(Font.PLAIN, TEXT), QUIET), PageTag.PARAGRAPH);
        top += GAP;
        List<Block> blocks = handout.blocks();
        for (Block block : blocks)
            if (block instanceof HandoutView.Chapter chapter) contents.add(new Entry(chapter.words(), 0));
        for (int i = 0; i < blocks.size(); ) {
            if (blocks.get(i) instanceof HandoutView.NextPage) {
                if (paper != Paper.ENDLESS) next();
                i++;
                continue;
            }
            int end = i;
            while (end < blocks.size() && !(blocks.get(end) instanceof HandoutView.NextPage)) end++;
            lay(blocks.subList(i, end));
            i = end;
        }
    }

    /** @param blocks up to where a page must end */
    private void lay(List<Block> blocks) {
        if (paper == Paper.ENDLESS) {
            for (int i = 0; i < blocks.size(); ) i += lay(blocks, i);
            return;
        }
        List<Integer> runs = runs(blocks);
        Piece head = head(blocks);
        double room = paper.textHeight() - (head == null ? 0 : head.height() + GAP);
        double first = paper.margin() + paper.textHeight() - top + GAP;
        boolean begun = false;
        for (PageBreaks.Sheet sheet :
                PageBreaks.of(new Measured(blocks, runs), named ? SIZES_NAMED : SIZES, first, room + GAP)) {
            if (begun) {
                next();
                if (head != null) put(head, PageTag.PARAGRAPH);
            }
            begun = true;
            size = sheet.size();
            for (int i = runs.get(sheet.from()); i < runs.get(sheet.end()); ) i += lay(blocks, i);
        }
    }

    /** Sheets get apart: what a learner fills in above the tasks stands on each of them. */
    private Piece head(List<Block> blocks) {
        for (Block block : blocks) {
            if (Following.isPicture(block)) return null;
            if (block instanceof HandoutView.Blanks) return piece(block);
        }
        return null;
    }

    /** @return where each run begins that stands on one page, and the end */
    private List<Integer> runs(List<Block> blocks) {
        List<Integer> runs = new ArrayList<>();
        List<Double> sizes = named ? SIZES_NAMED : SIZES;
        size = sizes.get(sizes.size() - 1);
        for (int at = 0; at < blocks.size(); ) {
            runs.add(at);
            int end = Following.end(blocks, at, true);
            if (height(blocks, at, end) > paper.textHeight()) end = Following.end(blocks, at, false);
            at = height(blocks, at, end) > paper.textHeight() ? at + 1 : end;
        }
        runs.add(blocks.size());
        return runs;
    }

    /** @return how high they are below one another, with pictures as large as they are now */
    private double height(List<Block> blocks, int from, int end) {
        double height = 0;
        for (int i = from; i < end; ) {
            height += piece(blocks, i).height() + GAP;
            int beside = beside(blocks, i);
            if (beside > 0) height += caption(blocks, i);
            i += 1 + beside;
        }
        return height;
    }

    /** Runs of blocks, of which each height is found once. */
    private final class Measured implements PageBreaks.Runs {
        private final List<Block> blocks;
        private final List<Integer> runs;
        private final Map<Integer, Map<Double, Double>> known = new HashMap<>();

        private Measured(List<Block> blocks, List<Integer> runs) {
            this.blocks = blocks;
            this.runs = runs;
        }

        @Override
        public int count() {
            return runs.size() - 1;
        }

        @Override
        public double height(int run, double of) {
            Map<Double, Double> heights = known.computeIfAbsent(run, none -> new HashMap<>());
            return heights.computeIfAbsent(isPictured(run) ? of : 1, large -> {
                size = large;
                return Pages.this.height(blocks, runs.get(run), runs.get(run + 1));
            });
        }

        @Override
        public boolean isPictured(int run) {
            return blocks.subList(runs.get(run), runs.get(run + 1)).stream().anyMatch(Following::isPicture);
        }

        @Override
        public double asFirst(int run) {
            Block first = blocks.get(runs.get(run));
            if (first instanceof HandoutView.Chapter) return 0;
            return first instanceof HandoutView.Heading ? WITHIN_CHAPTER : WITHIN_TEXT;
        }
    }

    /** @return how many blocks have their place now */
    private int lay(List<Block> blocks, int at) {
        Piece piece = piece(blocks, at);
        begins(blocks.get(at));
        PageTag tag = PageTag.of(blocks.get(at), !contents.isEmpty());
        int said = beside(blocks, at);
        put(piece, tag);
        if (said == 0) return 1;
        // The picture stands at the left, and what is said of it at its right.
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

    private void begins(Block block) {
        if (!(block instanceof HandoutView.Chapter chapter)) return;
        int next = 0;
        while (contents.get(next).page() > 0) next++;
        contents.set(next, new Entry(chapter.words(), pages.size()));
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
        return paper.textWidth() - width((HandoutView.Picture) blocks.get(at), size) - BESIDE;
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

    /** @return how far what stands beside a picture goes below it */
    private double caption(List<Block> blocks, int at) {
        double height = 0;
        for (int i = at + 1; i <= at + beside(blocks, at); i++)
            height += inColumn(blocks, at, i).height() + GAP;
        return Math.max(0, height - piece(blocks, at).height() - GAP);
    }

    private void next() {
        pages.add(new ArrayList<>());
        top = paper.margin();
    }

    private void put(Piece piece, PageTag tag) {
        pages.get(pages.size() - 1).add(new Placed(top, piece.brush(), tag));
        top += piece.height() + GAP;
    }

    private Piece piece(List<Block> blocks, int at) {
        if (blocks.get(at) instanceof HandoutView.Pair pair) return pair(pair, size);
        if (blocks.get(at) instanceof HandoutView.Picture picture) return picture(picture, size, hasColumn(blocks, at));
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
        double high = larger(wide / proportion, PAIR, share);
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
        return larger(widest, most * boards.proportion(picture.board()), share);
    }

    /** @return the smaller of both, at that share of its size, but never above what there is room for */
    private static double larger(double room, double wished, double share) {
        return share > 1 ? Math.min(room, wished * share) : Math.min(room, wished) * share;
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
