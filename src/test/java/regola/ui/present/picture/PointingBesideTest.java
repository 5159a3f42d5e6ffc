package regola.ui.present.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Catalog;
import regola.language.Shipped;
import regola.language.model.Type;
import regola.ui.view.board.Ref;

/** What is answered to whoever presses something beside the board that is not to be used now. */
class PointingBesideTest {
    private static final Ruleset FROGS = Shipped.rules("army-of-frogs", 2);
    private static final Catalog NAMES = FROGS.names();

    /** A hand that holds nothing of one's own colour is no pile of what was taken. */
    @Test
    void ofAHandOfTheOthersColourItIsToldThatTheHopComesFirst() {
        Match match = IntStream.range(0, 200)
                .boxed()
                .flatMap(PointingBesideTest::hops)
                .filter(each -> !hand(each).getKey().isEmpty())
                .filter(each -> hand(each).getValue().stream().allMatch(piece -> owner(piece) != each.decider()))
                .findFirst()
                .orElseThrow();
        Map.Entry<String, List<String>> hand = hand(match);
        Pointing pointing = Pointing.at(match, new Tongue(FROGS, "en").names());
        String piece = hand.getValue().get(0);
        String kind = NAMES.id(
                Type.KIND, NAMES.piece((int) NAMES.number(Type.PIECE, piece)).kind());
        pointing.point(List.of(Ref.piece(piece), Ref.kind(kind), Ref.site(hand.getKey())));
        assertThat(pointing.refusal().why()).isNotNull();
        assertThat(pointing.refusal().why().rule()).isEqualTo("AF-5.1");
    }

    /** The match of that seed wherever a frog is to hop. */
    private static Stream<Match> hops(int seed) {
        return Stream.iterate(Match.start(FROGS, seed), match -> !match.isOver(), PointingBesideTest::next)
                .limit(12)
                .filter(match -> match.legal(0).text().startsWith("hop"));
    }

    private static Match next(Match match) {
        Match next = match.copy();
        next.playIndex(0);
        return next;
    }

    private static Map.Entry<String, List<String>> hand(Match match) {
        String owner = NAMES.id(Type.PLAYER, match.decider());
        return Standing.of(match, -1).bySite().entrySet().stream()
                .filter(entry ->
                        entry.getKey().startsWith("hand") && entry.getKey().endsWith(owner))
                .findFirst()
                .orElse(Map.entry("", List.of("")));
    }

    private static int owner(String piece) {
        return piece.isEmpty()
                ? -1
                : NAMES.piece((int) NAMES.number(Type.PIECE, piece)).owner();
    }
}
