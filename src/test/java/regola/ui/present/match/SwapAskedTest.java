package regola.ui.present.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import regola.engine.Match;
import regola.language.Shipped;
import regola.ui.present.start.MatchSetUp;
import regola.ui.support.KnownRules;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.Role;
import regola.ui.view.board.SeatView;
import regola.ui.view.board.ZoneView;
import regola.ui.view.match.MatchView;
import regola.ui.view.match.WhyView;

/** Of a swap first the own flower is asked for, then another's: what is not asked for is neither lit nor taken. */
class SwapAskedTest {
    private final List<MatchView> pictures = new ArrayList<>();
    private final GamePresenter match =
            new GamePresenter(Runnable::run, pictures::add, problem -> {}, KnownRules.thinking());

    @BeforeEach
    void swap() {
        Match start = Match.start(Shipped.rules("china-moon", 3), 85547159189676L);
        match.start(new MatchSetUp(start.rules(), 85547159189676L, Set.of()));
        Stream.of("hop red-1 a2;hop red-3 a3;hop orange-3 a4;hop green-1 a5;hop green-2 a6;bounce a8;hop orange-1 a6;"
                        .concat("bounce a9;hop red-2 a6;bounce a10;hop red-3 a7;hop green-2 a12;leave lotus-pink a8;")
                        .concat(
                                "hop red-3 a11;hop red-2 a14;hop green-3 a3;hop green-2 a15;bounce a17;hop orange-3 a7;")
                        .concat(
                                "hop green-1 a8;hop green-1 a12;leave lotus-pink a10;hop orange-3 a10;hop orange-1 a15;")
                        .concat("bounce a18;hop red-3 a15;bounce a19")
                        .split(";"))
                .forEach(move -> {
                    if (now().decision().isForced()) match.playOnly();
                    else match.choose("play " + move);
                });
        assertThat(now().decision().asks()).isEqualTo("Which flower do you give?");
    }

    private MatchView now() {
        return pictures.get(pictures.size() - 1);
    }

    private SeatView seat(String id) {
        return now().seats().stream()
                .filter(seat -> seat.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private PieceView flower(String id, String kind) {
        return seat(id).zones().stream()
                .flatMap(zone -> zone.piles().stream())
                .map(pile -> pile.piece())
                .filter(piece -> piece.id().startsWith(kind))
                .findFirst()
                .orElseThrow();
    }

    private void press(String seat, String kind) {
        ZoneView zone = seat(seat).zones().get(0);
        List<Ref> refs = new ArrayList<>(flower(seat, kind).refs());
        refs.add(Ref.site(zone.site()));
        refs.add(seat(seat).ref());
        match.point(refs);
    }

    private boolean isLit(String seat, String kind) {
        return flower(seat, kind).is(Role.LEGAL) || flower(seat, kind).is(Role.TARGET);
    }

    @Test
    void whatIsNotAskedForIsNotLit() {
        assertThat(isLit("red", "lotus-white")).isTrue();
        assertThat(isLit("green", "lotus-pink")).isFalse();
        press("red", "lotus-white");
        assertThat(now().decision().asks()).isEqualTo("Which flower do you want for it?");
        assertThat(isLit("green", "lotus-pink")).isTrue();
        assertThat(isLit("red", "lotus-yellow")).isFalse();
    }

    @Test
    void anothersFlowerWaitsUntilItIsAskedFor() {
        press("green", "lotus-pink");
        assertThat(now().why().sort()).isEqualTo(WhyView.Sort.STRAY);
        assertThat(now().decision().asks()).isEqualTo("Which flower do you give?");
        press("red", "lotus-white");
        press("green", "lotus-pink");
        assertThat(now().story().lines())
                .extracting(line -> line.text())
                .anyMatch(told -> told.contains("gives Green a white lotus"));
    }

    @Test
    void anotherOfOnesOwnIsGivenInstead() {
        press("red", "lotus-white");
        press("red", "lotus-yellow");
        assertThat(now().decision().asks()).isEqualTo("Which flower do you want for it?");
        assertThat(flower("red", "lotus-yellow").is(Role.CHOSEN)).isTrue();
        assertThat(flower("red", "lotus-white").is(Role.CHOSEN)).isFalse();
    }
}
