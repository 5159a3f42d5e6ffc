package regola.ui.storyline;

import java.awt.Color;
import java.awt.Font;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javax.swing.Icon;
import javax.swing.JTextPane;
import javax.swing.UIManager;
import javax.swing.text.BadLocationException;
import javax.swing.text.MutableAttributeSet;
import javax.swing.text.SimpleAttributeSet;
import javax.swing.text.StyleConstants;
import javax.swing.text.StyledDocument;
import regola.ui.board.art.ArtStore;
import regola.ui.board.paint.EmblemIcon;
import regola.ui.stage.StageColour;
import regola.ui.theme.Scaled;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.SiteView;
import regola.ui.view.match.StoryLine;

/**
 * A StoryText is the written story in the document of its pane, and where each line begins, has its rule and ends. Only
 * what is new is written; a long story costs no more than a short one.
 */
final class StoryText {
    /** Or the number of a rule would be torn in two at the end of a line. */
    private static final char UNBROKEN_HYPHEN = '\u2011';

    private static final String BLANK_BEFORE_RULE = "\u2002";
    private static final String UNBROKEN_BLANK = "\u00a0";

    private final JTextPane pane;
    private final ArtStore art;
    /** What leads to a rule whose number is not said. */
    private static final String LEADS = "§";

    /** How large a board is that shows where, in the sizes of a letter. */
    private static final float WHERE = 3.2f;

    /** How wide the numbers of the moves stand before them, in the sizes of a letter. */
    private static final float GUTTER = 1.7f;

    private static final BoardView EMPTY = new BoardView("", null, List.of(), List.of(), List.of(), List.of());

    private boolean numbers = true;
    private BoardView board = EMPTY;
    private final List<Written> written = new ArrayList<>();

    /**
     * @param ruleStart where the number of its rule begins; its end if it has none
     * @param ruleEnd behind the last letter of that number
     */
    private record Written(StoryLine line, boolean grey, int start, int ruleStart, int ruleEnd, int end) {}

    StoryText(JTextPane pane, ArtStore art) {
        this.pane = pane;
        this.art = art;
    }

    /** @param shown whether rules are called by their numbers, in what is written from now on */
    void setNumbers(boolean shown) {
        numbers = shown;
    }

    int size() {
        return written.size();
    }

    int start(int line) {
        return written.get(line).start;
    }

    int ruleStart(int line) {
        return written.get(line).ruleStart;
    }

    /** @return behind the last letter of what leads to its rule */
    int ruleEnd(int line) {
        return written.get(line).ruleEnd;
    }

    /** @return behind its last letter and its line end */
    int end(int line) {
        return written.get(line).end;
    }

    /** @return the line in which an offset lies, -1 if in none */
    int lineAt(int offset) {
        for (int i = 0; i < written.size(); i++) if (offset < written.get(i).end) return i;
        return -1;
    }

    /** @param firstGrey the first line that is not told now: it has been taken back, or is yet to be told */
    void write(List<StoryLine> lines, int firstGrey) {
        int same = 0;
        while (same < written.size()
                && same < lines.size()
                && written.get(same).line.equals(lines.get(same))
                && written.get(same).grey == same >= firstGrey) {
            same++;
        }
        try {
            StyledDocument document = pane.getStyledDocument();
            int keep = same == 0 ? 0 : written.get(same - 1).end;
            document.remove(keep, document.getLength() - keep);
            written.subList(same, written.size()).clear();
            for (int i = same; i < lines.size(); i++) write(document, lines.get(i), i >= firstGrey);
        } catch (BadLocationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Everything is to be written anew: it looks otherwise from now on. */
    void forget() {
        write(List.of(), 0);
    }

    /** @param shown the board it happens on */
    void on(BoardView shown) {
        board = shown;
    }

    /**
     * Where the words leave out which places are meant, a small board beside them shows it.
     *
     * @return null if there is nothing to show
     */
    private WhereIcon where(StoryLine line) {
        if (line.read().equals(line.heard())) return null;
        Set<String> known = board.sites().stream().map(SiteView::id).collect(Collectors.toSet());
        List<String> meant = line.places().stream()
                .map(Ref::id)
                .filter(known::contains)
                .distinct()
                .toList();
        if (meant.isEmpty()) return null;
        List<String> way = line.way().stream().map(Ref::id).toList();
        // A board that grows and shrinks may have lost a place of it: a ring would stand where nothing came from.
        if (!known.containsAll(way)) way = List.of();
        return new WhereIcon(board, meant, way, Math.round(pane.getFont().getSize() * WHERE));
    }

    /** Whether a line says only who did something: what was done stands in the same row. */
    private static boolean isOpen(StoryLine line) {
        return line.depth() == 0 && line.emblem() >= 0 && !line.text().contains(":");
    }

    /** @return whether a line goes on in the row of the one before it */
    private boolean isJoined(StoryLine line) {
        if (written.isEmpty() || line.depth() == 0) return false;
        StoryLine before = before();
        return isOpen(before) && before.moment() == line.moment();
    }

    private StoryLine before() {
        return written.get(written.size() - 1).line;
    }

    /** @return what stands behind who did it, who is not named twice */
    private String continued(StoryLine line) {
        StoryLine who = before();
        return line.names(who) ? line.text().substring(who.text().length()) : ": " + line.behind();
    }

    /** Who did something, of which no more is told, has a row alone. */
    private void endRow(StyledDocument document, MutableAttributeSet words) throws BadLocationException {
        int last = document.getLength() - 1;
        if (last < 0 || document.getText(last, 1).equals("\n")) return;
        document.insertString(last + 1, "\n", words);
        Written before = written.remove(written.size() - 1);
        written.add(new Written(before.line, before.grey, before.start, before.ruleStart, before.ruleEnd, last + 2));
    }

    private void write(StyledDocument document, StoryLine line, boolean grey) throws BadLocationException {
        Font font = pane.getFont();
        MutableAttributeSet words = new SimpleAttributeSet();
        StyleConstants.setFontFamily(words, font.getFamily());
        StyleConstants.setFontSize(words, font.getSize());
        Color ink = grey ? UIManager.getColor("Regola.story.later") : StageColour.INK.now();
        StyleConstants.setForeground(words, ink);
        boolean joined = isJoined(line);
        if (!joined) endRow(document, words);
        int start = document.getLength();
        if (line.depth() == 0) {
            StyleConstants.setBold(words, true);
            if (line.emblem() >= 0) {
                SimpleAttributeSet side = new SimpleAttributeSet(words);
                StyleConstants.setIcon(
                        side, new EmblemIcon(art, line.colour(), line.emblem(), font.getSize() + Scaled.px(1)));
                document.insertString(start, " ", side);
                document.insertString(document.getLength(), " ", words);
            }
        }
        document.insertString(document.getLength(), joined ? continued(line) : line.read(), words);
        int rule = document.getLength();
        if (line.rule() != null) {
            document.insertString(rule, numbers ? BLANK_BEFORE_RULE : UNBROKEN_BLANK, words);
            rule = document.getLength();
            SimpleAttributeSet link = new SimpleAttributeSet(words);
            StyleConstants.setForeground(link, UIManager.getColor(grey ? "Regola.story.later" : "Regola.link"));
            StyleConstants.setUnderline(link, true);
            StyleConstants.setFontSize(link, Math.round(font.getSize() * 0.86f));
            document.insertString(rule, numbers ? line.rule().replace('-', UNBROKEN_HYPHEN) : LEADS, link);
        }
        int ruleEnd = document.getLength();
        if (!isOpen(line)) document.insertString(document.getLength(), "\n", words);
        row(document, line, start, joined);
        written.add(new Written(line, grey, start, rule, ruleEnd, document.getLength()));
    }

    /** What goes on in a row keeps what stands beside that row. */
    private void row(StyledDocument document, StoryLine line, int start, boolean joined) {
        MutableAttributeSet row = new SimpleAttributeSet();
        // What is told of who did something may be where it was chosen to go; the way says more.
        boolean went = joined && line.way().isEmpty() && !before().way().isEmpty();
        WhereIcon where =
                where(went ? line.about(line.heard(), before().places()).along(before().way()) : line);
        if (where != null) StoryKit.show(row, where);
        if (!joined) {
            int letter = pane.getFont().getSize();
            if (line.depth() == 0 && line.emblem() >= 0) StoryKit.number(row, line.moment());
            StyleConstants.setLeftIndent(row, letter * GUTTER + Scaled.px(12 * line.depth()));
            StyleConstants.setSpaceAbove(row, Scaled.px(line.depth() == 0 ? 6 : 2));
        }
        document.setParagraphAttributes(start, document.getLength() - start, row, !joined);
    }

    /** @return how high the picture beside a line is, 0 if there is none. Pixels. */
    int shown(int line) {
        Icon picture = StoryKit.shown(pane.getStyledDocument().getParagraphElement(start(line)));
        return picture == null ? 0 : picture.getIconHeight();
    }
}
