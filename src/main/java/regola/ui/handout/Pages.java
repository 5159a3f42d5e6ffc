package regola.ui.handout;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import regola.ui.board.paint.BoardDrawing;
import regola.ui.view.handout.HandoutView;
import regola.ui.view.handout.HandoutView.Block;

/** A Pages is a handout laid out on sheets of paper. Confined to one thread, which need not be that of the window. */
public final class Pages {
    private static final Color INK = new Color(0x1D2226);
    private static final Color QUIET = new Color(0x5A6168);
    private static final float TEXT = 10.5f;
    private static final double GAP = 5;
    private static final double SIGN = 26;
    /** The height of a box for a tick. */
    private static final double TICK = 16;

    private final Paper paper;
    private final BoardDrawing boards;
    private final Font font;
    private final String footer;
    private final List<List<Placed>> pages = new ArrayList<>();
    private double top;

    /** Something that has its place on a page. */
    private record Placed(double y, Brush brush) {}

    private interface Brush {
        /** @param top in points from the top of the page */
        void paint(Graphics2D g, double top);
    }

    /** Something that has no place yet. */
    private record Piece(double height, Brush brush) {}

    /** @param font of any size */
    public Pages(HandoutView handout, Paper paper, BoardDrawing boards, Font font) {
        this.paper = paper;
        this.boards = boards;
        this.font = font;
        this.footer = handout.footer();
        next();
        put(text(handout.title(), font.deriveFont(Font.BOLD, 20), INK), 0);
        if (!handout.about().isEmpty()) put(text(handout.about(), font.deriveFont(Font.PLAIN, TEXT), QUIET), 0);
        top += GAP;
        List<Block> blocks = handout.blocks();
        for (int i = 0; i < blocks.size(); i++) {
            if (blocks.get(i) instanceof HandoutView.NextPage) {
                if (paper != Paper.ENDLESS) next();
                continue;
            }
            boolean leads = blocks.get(i) instanceof HandoutView.Heading && i + 1 < blocks.size();
            put(piece(blocks.get(i)), leads ? piece(blocks.get(i + 1)).height() : 0);
        }
    }

    private void next() {
        pages.add(new ArrayList<>());
        top = paper.margin();
    }

    /** @param following so much must find room below it on the same page */
    private void put(Piece piece, double following) {
        double end = paper.margin() + paper.textHeight();
        boolean fresh = pages.get(pages.size() - 1).isEmpty();
        if (!fresh && top + piece.height() + following > end && piece.height() + following < paper.textHeight()) next();
        pages.get(pages.size() - 1).add(new Placed(top, piece.brush()));
        top += piece.height() + GAP;
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
            return signed(
                    special.words(),
                    plain,
                    SIGN,
                    (g, y) -> boards.mark(g, special.mark(), paper.margin() + SIGN / 2, y + SIGN / 2, SIGN));
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
        if (block instanceof HandoutView.Box box) {
            return signed(box.words(), plain, TICK, (g, y) -> {
                g.setColor(INK);
                g.draw(new Rectangle2D.Double(paper.margin() + 8, y + TICK / 2 - 5, 10, 10));
            });
        }
        return picture((HandoutView.Picture) block);
    }

    private Piece text(String words, Font inFont, Color colour) {
        Typeset set = new Typeset(words, inFont, colour, paper.textWidth());
        return new Piece(set.height(), (g, y) -> set.paint(g, paper.margin(), y));
    }

    /** @param signHeight of the drawing beside the words */
    private Piece signed(String words, Font inFont, double signHeight, Brush sign) {
        Typeset set = new Typeset(words, inFont, INK, paper.textWidth() - SIGN - 8);
        double height = Math.max(signHeight, set.height());
        return new Piece(height, (g, y) -> {
            sign.paint(g, y + (height - signHeight) / 2);
            set.paint(g, paper.margin() + SIGN + 8, y + (height - set.height()) / 2);
        });
    }

    private Piece picture(HandoutView.Picture picture) {
        double proportion = boards.proportion(picture.board());
        double most = picture.share() * (Paper.A4.height() - 2 * Paper.A4.margin());
        double width = Math.min(paper.textWidth(), most * proportion);
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
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        for (Placed placed : pages.get(page)) placed.brush().paint(g, placed.y());
        if (paper == Paper.ENDLESS) return;
        Font small = font.deriveFont(Font.PLAIN, 8f);
        Typeset left = new Typeset(footer, small, QUIET, paper.textWidth() * 0.8);
        Typeset right = new Typeset((page + 1) + " / " + pages.size(), small, QUIET, paper.textWidth());
        double foot = paper.height() - paper.margin() - 6;
        left.paint(g, paper.margin(), foot);
        right.paint(g, paper.width() - paper.margin() - right.width(), foot);
    }
}
