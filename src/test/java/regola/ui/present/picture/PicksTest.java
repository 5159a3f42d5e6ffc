package regola.ui.present.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import regola.engine.value.Move;
import regola.engine.value.Thing;
import regola.language.model.Type;

class PicksTest {
    private static Thing piece(String id) {
        return new Thing(Type.PIECE, 0, id);
    }

    private static Thing site(String id) {
        return new Thing(Type.SITE, 0, id);
    }

    private static Thing kind(String id) {
        return new Thing(Type.KIND, 0, id);
    }

    private static Thing player(String id) {
        return new Thing(Type.PLAYER, 0, id);
    }

    private static Move go(String piece, String to) {
        return new Move(List.of(
                Move.Part.word("go"), Move.Part.argument("piece", piece(piece)), Move.Part.argument("to", site(to))));
    }

    private static Move far(String piece, String to) {
        List<Move.Part> parts = new ArrayList<>(go(piece, to).parts());
        parts.add(Move.Part.word("far"));
        return new Move(parts);
    }

    private static Move trade(String give, String take, String with) {
        return new Move(List.of(
                Move.Part.word("trade"),
                Move.Part.argument("give", kind(give)),
                Move.Part.argument("take", kind(take)),
                Move.Part.argument("partner", player(with))));
    }

    private final Picks picks = Picks.none(List.of(go("p", "a"), go("p", "b"), go("q", "b"), far("q", "b")));

    @Test
    void thingsMayBePointedAtInAnyOrder() {
        Picks piece = picks.pointAt(List.of(piece("p")), false).orElseThrow();
        assertThat(piece.left()).extracting(Move::text).containsExactly("go p a", "go p b");
        Picks place = picks.pointAt(List.of(site("b")), false).orElseThrow();
        assertThat(place.left()).extracting(Move::text).containsExactly("go p b", "go q b", "go q b far");
        assertThat(place.pointAt(List.of(piece("p")), false).orElseThrow().left())
                .extracting(Move::text)
                .containsExactly("go p b");
    }

    @Test
    void whatFitsNoMoveIsNotPicked() {
        assertThat(picks.pointAt(List.of(site("z")), false)).isEmpty();
        assertThat(picks.pointAt(List.of(piece("q")), false).orElseThrow().pointAt(List.of(site("a")), false))
                .isEmpty();
    }

    @Test
    void anotherPieceTakesThePlaceOfTheFirst() {
        Picks first = picks.pointAt(List.of(piece("p")), false).orElseThrow();
        Picks second = first.pointAt(List.of(piece("q")), false).orElseThrow();
        assertThat(second.things()).containsExactly(piece("q"));
        assertThat(second.left()).extracting(Move::text).containsExactly("go q b", "go q b far");
    }

    @Test
    void aPieceOnAPlaceMeansThePlaceWhereThePieceItselfFitsNothing() {
        Picks piece = picks.pointAt(List.of(piece("p")), false).orElseThrow();
        assertThat(piece.pointAt(List.of(piece("x"), kind("x"), site("a")), false)
                        .orElseThrow()
                        .left())
                .hasSize(1);
    }

    @Test
    void whatIsPickedCanBeTakenBack() {
        Picks piece = picks.pointAt(List.of(piece("p")), false).orElseThrow();
        assertThat(piece.without(piece("p")).left()).hasSize(4);
        assertThat(piece.without(piece("q"))).isSameAs(piece);
    }

    @Test
    void onePointingMayFillTwoParameters() {
        Picks trades = Picks.none(List.of(
                trade("rose", "lily", "anna"),
                trade("rose", "fern", "bob"),
                trade("lily", "rose", "bob"),
                trade("fern", "rose", "bob")));
        // What lies with somebody else is taken from them.
        Picks bobsRose =
                trades.pointAt(List.of(kind("rose"), player("bob")), true).orElseThrow();
        assertThat(bobsRose.left())
                .extracting(Move::text)
                .containsExactly("trade lily rose bob", "trade fern rose bob");
        // One's own is given.
        Picks ownRose =
                trades.pointAt(List.of(kind("rose"), player("me")), false).orElseThrow();
        assertThat(ownRose.left())
                .extracting(Move::text)
                .containsExactly("trade rose lily anna", "trade rose fern bob");
    }

    @Test
    void aMoveIsCompleteWhenEverythingInItIsPicked() {
        Picks both = picks.pointAt(List.of(piece("q")), false)
                .orElseThrow()
                .pointAt(List.of(site("b")), false)
                .orElseThrow();
        assertThat(both.left()).extracting(Move::text).containsExactly("go q b", "go q b far");
        assertThat(both.left()).allMatch(both::isComplete);
        assertThat(picks.isComplete(go("p", "a"))).isFalse();
    }
}
