package regola.ui.game;

import java.awt.Point;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import regola.ui.board.art.ArtStore;
import regola.ui.board.panel.BoardPanel;
import regola.ui.view.Texts;
import regola.ui.view.board.BoardIntents;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.SeatView;
import regola.ui.view.match.MatchView;

/**
 * A MatchMargin is what of a match lies beside the board, for pages that are about something else than the match: what
 * may be chosen from a list, what each side owns, what lies there and is nobody's, and what has happened.
 */
public final class MatchMargin extends JPanel {
    private static final long serialVersionUID = 1;

    private final transient ArtStore art;
    private final transient Consumer<List<Ref>> point;
    private final Draft draft = new Draft("beside.draft");
    private final ChoiceButtons choices;
    private final JPanel seats = new JPanel(new MigLayout("ins 0, gap 0 5, wrap 1, fillx, hidemode 3", "[grow, fill]"));
    private final transient List<SeatCard> cards = new ArrayList<>();
    private final SharedCard shared;
    private final JLabel storyTitle = new JLabel();
    private final StoryPane story;
    private transient MatchView view;
    private transient String language = "";
    /** Where pieces are carried to, and who is told; null if nowhere. */
    private BoardPanel board;

    private transient BoardIntents intents;

    /**
     * @param choose gets the key of what is chosen from the list
     * @param read gets the number of a rule to be read
     */
    public MatchMargin(ArtStore art, Consumer<List<Ref>> point, Consumer<String> choose, Consumer<String> read) {
        super(new MigLayout("ins 0, gap 0 7, wrap 1, fillx, hidemode 3", "[grow, fill]"));
        this.art = art;
        this.point = point;
        setOpaque(false);
        setName("beside");
        choices = new ChoiceButtons("beside.choices", art, choose);
        shared = new SharedCard(art, point);
        story = new StoryPane(art, moment -> {}, read, this::light);
        seats.setOpaque(false);
        storyTitle.putClientProperty("FlatLaf.styleClass", "h4");
        // A list that comes and goes is below what one may have in the hand.
        add(seats, "wmin 40");
        add(draft, "wmin 0");
        add(choices, "wmin 40");
        add(storyTitle);
        add(story, "wmin 40");
    }

    /** What a line of the story speaks of, where there is a board to show it. */
    private void light(OverlayView places) {
        if (board != null) board.setPreview(places);
    }

    /** From now on pieces are carried from here to a board. */
    public void pullOnto(BoardPanel onto, BoardIntents told) {
        board = onto;
        intents = told;
        shared.pullingOnto(onto, told);
    }

    /** @return whether a piece from here was in the hand, which goes back */
    public boolean letGo() {
        return cards.stream().anyMatch(SeatCard::letGo) || shared.letGo();
    }

    /** What may be chosen and what is told shows at once; what each side owns once everything has arrived. */
    public void show(MatchView next, Texts texts) {
        if (!next.language().equals(language)) cards.clear();
        language = next.language();
        boolean first = view == null || cards.isEmpty();
        view = next;
        boolean more = !next.decision().choices().isEmpty() && !choices.isVisible();
        choices.show(next.decision().choices());
        if (more)
            SwingUtilities.invokeLater(
                    () -> choices.scrollRectToVisible(new Rectangle(choices.getWidth(), choices.getHeight())));
        boolean listed =
                !next.decision().choices().isEmpty() && !next.decision().draft().isEmpty();
        draft.show(listed ? next.decision().draft() : List.of());
        storyTitle.setText(texts.get("story.title"));
        storyTitle.setVisible(!next.story().lines().isEmpty());
        story.setVisible(!next.story().lines().isEmpty());
        story.show(next.story(), !next.happenings().isEmpty(), texts);
        if (first) showSeats(texts);
    }

    /**
     * @param number of a key, from 1, as it stands on a button of the list; nothing is chosen by the key of no choice
     */
    public void press(int number) {
        choices.press(number);
    }

    /** @param line of the story that is told now */
    public void tell(int line) {
        story.tell(line);
    }

    /** Everything that travels has arrived. */
    public void arrived(Texts texts) {
        story.tellAll();
        if (view != null) showSeats(texts);
    }

    private void showSeats(Texts texts) {
        List<SeatView> next = view.seats();
        if (cards.size() != next.size()) {
            seats.removeAll();
            cards.clear();
            for (int i = 0; i < next.size(); i++) {
                SeatCard card = new SeatCard(art, point, null);
                if (board != null) card.pullingOnto(board, intents);
                cards.add(card);
                seats.add(card, "wmin 0");
            }
            seats.add(shared, "wmin 0");
        }
        for (int i = 0; i < next.size(); i++) cards.get(i).show(next.get(i), texts);
        // A game in which nobody owns anything beside the board needs no room for it.
        seats.setVisible(next.stream().anyMatch(seat -> !seat.zones().isEmpty())
                || !view.shared().isEmpty());
        shared.show(view.shared(), texts);
        revalidate();
    }

    /**
     * @return where a place lies that is not on the board, in the coordinates of another component; null if it is not
     *     here
     */
    public Point placeOf(String site, JComponent other) {
        for (SeatCard card : cards) {
            Point found = card.placeOf(site, other);
            if (found != null) return found;
        }
        return null;
    }
}
