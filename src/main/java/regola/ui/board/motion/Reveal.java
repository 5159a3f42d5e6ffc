package regola.ui.board.motion;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import regola.ui.board.layout.BoardLayout;
import regola.ui.board.paint.Scene;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.SiteView;

/**
 * A Reveal is what lay face down and is turned up, one after the other. What then has its place in a row beside the
 * board, such as an order of play, goes there at once, and the row says who is turned up first.
 *
 * @param cards in the order in which they are turned up
 * @param after the board when all is done
 */
record Reveal(List<Card> cards, BoardView after) {
    private static final double APART = 90;
    private static final double FLIP = 260;
    private static final double FLIGHT = 440;
    /** How much larger something becomes for a moment where it arrives. */
    private static final double PULSE = 0.22;

    /**
     * @param back what was seen before
     * @param site where it lies
     * @param row the place to which its likeness goes, or null
     */
    record Card(PieceView back, PieceView face, String site, String row, int place) {
        /** Whether another side of it is seen then: it lay face down, or it has become something else. */
        boolean isTurned() {
            return back.hidden() || !back.id().equals(face.id());
        }
    }

    Reveal {
        cards = List.copyOf(cards);
    }

    /** Whether what is turned has become something else, and did not only lie face down. */
    boolean isChange() {
        return cards.stream().anyMatch(card -> card.isTurned() && !card.back.hidden());
    }

    /** What only turns over where it stands goes nowhere after that: then all has arrived. */
    double millis() {
        boolean stays = isChange() && cards.stream().allMatch(card -> card.row == null);
        return FLIP + (stays ? 0 : FLIGHT) + APART * Math.max(0, cards.size() - 1);
    }

    /** @return what is turned up between two boards; nothing if there is no such thing */
    static Optional<Reveal> between(BoardView before, BoardView after) {
        List<Card> cards = new ArrayList<>();
        List<Card> open = new ArrayList<>();
        for (SiteView site : after.sites()) {
            List<PieceView> was = before.site(site.id()).map(SiteView::pieces).orElse(List.of());
            // Only where nothing else came or went is it sure that these are the same.
            if (was.size() != site.pieces().size()) continue;
            for (int i = 0; i < was.size(); i++) {
                if (site.pieces().get(i).hidden()) continue;
                Card card = card(was.get(i), site.pieces().get(i), site.id(), before, after);
                if (was.get(i).hidden()) cards.add(card);
                else if (card.row != null) open.add(card);
            }
        }
        // What whoever looks knew already goes with the others.
        if (!cards.isEmpty()) cards.addAll(open);
        cards.sort(Comparator.comparingInt(Card::place));
        return cards.isEmpty() ? Optional.empty() : Optional.of(new Reveal(cards, after.plain()));
    }

    private static Card card(PieceView back, PieceView face, String site, BoardView before, BoardView after) {
        for (SiteView other : after.sites()) {
            if (other.id().equals(site) || holds(before, other.id(), face.id())) continue;
            for (int i = 0; i < other.pieces().size(); i++)
                if (other.pieces().get(i).id().equals(face.id())) return new Card(back, face, site, other.id(), i);
        }
        return new Card(back, face, site, null, Integer.MAX_VALUE);
    }

    private static boolean holds(BoardView board, String site, String piece) {
        return board.site(site).map(SiteView::pieces).orElse(List.of()).stream()
                .anyMatch(each -> each.id().equals(piece));
    }

    /** @param passed milliseconds since the first was turned */
    Scene at(double passed, Journey.Place place) {
        BoardLayout laid = place.layout(after);
        BoardLayout rest = laid;
        List<Scene.Moving> lying = new ArrayList<>();
        List<Scene.Moving> flying = new ArrayList<>();
        for (int i = 0; i < cards.size(); i++) {
            Card card = cards.get(i);
            BoardLayout.Slot at = slot(laid, card.site, card.face.id());
            if (at == null) continue;
            rest = rest.without(card.site, card.face.id());
            double time = passed - i * APART;
            double turned = Math.max(0, Math.min(1, time / FLIP));
            PieceView seen = turned < 0.5 ? card.back : card.face;
            lying.add(new Scene.Moving(
                    seen.withRoles(java.util.Set.of()),
                    at.x(),
                    at.y(),
                    at.size(),
                    1 + PULSE * Math.sin(Math.PI * turned),
                    1,
                    card.isTurned() ? Math.abs(Math.cos(Math.PI * turned)) : 1));
            BoardLayout.Slot to = card.row == null ? null : slot(laid, card.row, card.face.id());
            if (to == null) continue;
            rest = rest.without(card.row, card.face.id());
            double way = Math.min(1, (time - FLIP) / FLIGHT);
            if (way > 0) flying.add(flying(card.face, at, to, way));
        }
        lying.addAll(flying);
        return place.laid(after, rest).withCrowd(lying);
    }

    private static Scene.Moving flying(PieceView face, BoardLayout.Slot from, BoardLayout.Slot to, double way) {
        double eased = way * way * (3 - 2 * way);
        double lift = Math.sin(Math.PI * way);
        return new Scene.Moving(
                face.withRoles(java.util.Set.of()),
                from.x() + (to.x() - from.x()) * eased,
                from.y() + (to.y() - from.y()) * eased - lift * from.size() * 0.3,
                from.size() + (to.size() - from.size()) * eased,
                1 + PULSE * lift,
                1);
    }

    private static BoardLayout.Slot slot(BoardLayout layout, String site, String piece) {
        BoardLayout.Spot spot = layout.spot(site);
        if (spot == null) return null;
        return spot.slots().stream()
                .filter(slot -> slot.piece().id().equals(piece))
                .findFirst()
                .orElse(null);
    }
}
