package regola.ui.book;

import java.awt.Component;
import java.awt.Dimension;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import javax.swing.JPanel;
import regola.ui.board.art.ArtStore;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.view.Texts;
import regola.ui.view.lesson.PictureBookView;

/**
 * A BookGrid is all picture cards of a game, as many in a row as fit. The keyboard goes from card to card, and what it
 * is on is scrolled into view by whoever scrolls the grid.
 */
public final class BookGrid extends JPanel implements Measured {
    private static final long serialVersionUID = 1;
    /** How wide a drawer for three cards in a row is, in units of space. */
    public static final double WIDE = 3 * BookCard.WIDE + 70;

    private final transient Function<String, ArtStore> art;
    private final BookInvitation invitation;
    private transient Measure measure = Measure.of(1280, 800, 1);

    /** @param art the drawings of a game by its id */
    public BookGrid(Function<String, ArtStore> art) {
        this(art, null);
    }

    /**
     * @param art the drawings of a game by its id
     * @param learn leads to the lesson in which the next cards are met; null where one is in a lesson already
     */
    public BookGrid(Function<String, ArtStore> art, Runnable learn) {
        super(null);
        this.art = art;
        invitation = new BookInvitation(learn);
        setName("book.cards");
        setOpaque(false);
    }

    /** No cards are there yet. */
    public void empty() {
        removeAll();
        revalidate();
        repaint();
    }

    /** @return what stands above the cards: how many of them one has met */
    public static String title(PictureBookView book, Texts texts) {
        return book.pages().isEmpty()
                ? texts.get("path.book.none")
                : texts.get("path.book.met", book.met(), book.pages().size());
    }

    public void show(PictureBookView book, Texts texts) {
        removeAll();
        ArtStore drawings = art.apply(book.game());
        invitation.say(texts);
        // Where everything has been met, nobody has to be told how.
        if (book.met() < book.pages().size()) add(invitation);
        for (PictureBookView.Page page : book.pages()) add(new BookCard(drawings, page, texts));
        revalidate();
        repaint();
    }

    @Override
    public void measure(Measure next) {
        measure = next;
        invitation.measure(next);
        revalidate();
    }

    /** @return how high the words above the cards are, with the room below them */
    private int top(int width) {
        return invitation.getParent() == this ? invitation.high(width) + measure.gap() : 0;
    }

    private List<Component> cards() {
        return Stream.of(getComponents()).filter(part -> part != invitation).toList();
    }

    private int columns(int width) {
        int gap = measure.gap();
        return Math.max(1, (width + gap) / (measure.px(BookCard.WIDE) + gap));
    }

    @Override
    public Dimension getPreferredSize() {
        int width = getWidth() > 0 ? getWidth() : measure.px(BookCard.WIDE);
        int columns = columns(width);
        int rows = (cards().size() + columns - 1) / columns;
        return new Dimension(
                measure.px(BookCard.WIDE), top(width) + rows * (measure.px(BookCard.HIGH) + measure.gap()));
    }

    @Override
    public void setBounds(int x, int y, int width, int height) {
        boolean other = width != getWidth();
        super.setBounds(x, y, width, height);
        if (other) revalidate();
    }

    @Override
    public void doLayout() {
        int columns = columns(getWidth());
        int gap = measure.gap();
        int wide = (getWidth() - (columns - 1) * gap) / columns;
        int high = measure.px(BookCard.HIGH);
        int top = top(getWidth());
        if (top > 0) invitation.setBounds(0, 0, getWidth(), top - gap);
        List<Component> cards = cards();
        for (int i = 0; i < cards.size(); i++)
            cards.get(i).setBounds(i % columns * (wide + gap), top + i / columns * (high + gap), wide, high);
    }
}
