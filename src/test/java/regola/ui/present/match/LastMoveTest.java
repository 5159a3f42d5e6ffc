package regola.ui.present.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.engine.Match;
import regola.language.Shipped;
import regola.ui.present.Played;
import regola.ui.present.start.MatchSetUp;
import regola.ui.support.KnownRules;
import regola.ui.view.board.MomentView;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.Role;
import regola.ui.view.board.SiteView;
import regola.ui.view.match.MatchView;

/** Where the last move was is seen at a glance: what only turned because of it is not marked. */
class LastMoveTest {
    private final List<MatchView> pictures = new ArrayList<>();
    private final GamePresenter game =
            new GamePresenter(Runnable::run, pictures::add, problem -> {}, KnownRules.thinking(), (wait, then) -> {});

    private List<String> marked() {
        return pictures.get(pictures.size() - 1).board().sites().stream()
                .filter(site -> site.is(Role.LAST))
                .map(SiteView::id)
                .toList();
    }

    @Test
    void aDiscThatWasPutIsMarkedAndNotThoseThatItTurned() {
        game.start(new MatchSetUp(Shipped.rules("reversi", 2), 7, Set.of()));
        String to = pictures.get(0).board().sites().stream()
                .filter(site -> site.is(Role.LEGAL))
                .map(SiteView::id)
                .findFirst()
                .orElseThrow();
        game.point(List.of(Ref.site(to)));
        assertThat(marked()).containsExactly(to);
    }

    @Test
    void bothEndsOfAWayAreMarked() {
        game.start(new MatchSetUp(Shipped.rules("english-draughts", 2), 7, Set.of()));
        game.choose(pictures.get(0).decision().moves().get(0).key());
        assertThat(marked()).hasSize(2);
    }

    /** What was done last is marked as a whole: whoever took a man has put one before, and one looks for that. */
    @Test
    void whatWasPutStaysMarkedWhenSomethingWasTakenAfterIt() {
        game.start(new MatchSetUp(Shipped.rules("nine-mens-morris", 2), 7, Set.of()));
        for (String place : List.of("a7", "b4", "d7", "f4", "g7")) game.choose("play place " + place);
        assertThat(marked()).containsExactly("g7");
        game.choose("play capture b4");
        assertThat(marked()).containsExactlyInAnyOrder("g7", "b4");
        game.choose("play place e4");
        assertThat(marked()).as("the other's move").containsExactly("e4");
    }

    private List<String> gone() {
        return now().guide().ghosts().stream()
                .filter(OverlayView.Ghost::gone)
                .map(OverlayView.Ghost::site)
                .toList();
    }

    /** Whoever has lost a man sees where it stood until the next move is begun, though one may go there. */
    @Test
    void whatWasTakenIsStruckOutUntilItIsAnswered() {
        game.start(new MatchSetUp(Shipped.rules("nine-mens-morris", 2), 7, Set.of()));
        for (String place : List.of("a7", "b4", "d7", "f4", "g7")) game.choose("play place " + place);
        assertThat(gone()).isEmpty();
        game.choose("play capture b4");
        assertThat(gone()).containsExactly("b4");
        game.choose("play place e4");
        assertThat(gone()).as("it was not the one who took it that is told").isEmpty();
    }

    /** A ring that turns carries men along: each is struck out where it stood when it was taken. */
    @Test
    void whatWasCarriedAlongIsStruckOutWhereItWasTaken() {
        game.start(new MatchSetUp(Shipped.rules("moulin-rouge", 2), 7, Set.of()));
        for (String move : List.of("place a1", "place e1", "place a2", "place c1", "place b3"))
            game.choose("play " + move);
        game.choose("play turn inner cw");
        game.choose("play turn inner ccw");
        game.choose("play place g1");
        game.choose("play place a3");
        game.choose(now().decision().moves().get(0).key());
        assertThat(gone()).hasSize(1);
        assertThat(now().board().sites())
                .filteredOn(site -> site.id().equals(gone().get(0)))
                .allMatch(site -> site.pieces().isEmpty());
    }

    /** What one plays from the hand, or brings home, or finds, is no loss: only the games with captures show any. */
    @ParameterizedTest
    @CsvSource({"nin-jan, 3", "china-moon, 3", "royal-game-of-ur, 2", "army-of-frogs, 2", "kalah, 2", "reversi, 2"})
    void whatNobodyLosesIsNotStruckOut(String id, int players) {
        game.start(new MatchSetUp(Shipped.rules(id, players), 7, Set.of()));
        Set<String> seen = new HashSet<>();
        for (int i = 0; i < 120 && !now().decision().isOver(); i++) {
            if (now().decision().moves().isEmpty()) break;
            game.choose(now().decision()
                    .moves()
                    .get(i % now().decision().moves().size())
                    .key());
            seen.addAll(gone());
        }
        if (!id.equals("royal-game-of-ur")) assertThat(seen).isEmpty();
    }

    /** All that is left comes from many houses at once: as many arrows would hide the board. */
    @Test
    void whatIsGatheredInTheEndLeavesNoWays() {
        for (long seed = 1; seed <= 6; seed++) {
            MatchView over = Played.seeded("kalah", 2, seed).after(300).now();
            assertThat(over.decision().isOver()).isTrue();
            assertThat(over.board().moment().trails()).hasSizeLessThanOrEqualTo(3);
        }
    }

    /** Whoever comes back to the board sees what each of several others has done meanwhile, not only the last. */
    @Test
    void whatEachOfTheOthersHasMovedIsSeenUntilItIsAnswered() {
        Match match = Match.start(Shipped.rules("croak", 4), 7);
        game.start(new MatchSetUp(match.rules(), 7, Set.of()));
        assertThat(now().board().moment().ways()).isEmpty();
        Set<String> colours = new HashSet<>();
        for (int i = 0; i < 12 && colours.size() < 2; i++) {
            game.choose(now().decision().moves().get(0).key());
            List<MomentView.Way> ways = now().board().moment().ways();
            String mine = now().decision().decider().colour();
            assertThat(ways).noneMatch(way -> way.colour().equals(mine));
            colours.clear();
            ways.forEach(way -> colours.add(way.colour()));
        }
        assertThat(colours).as("of two others before the last").hasSize(2);
    }

    /** Each of the others has put a man on the board: both places are seen, and no man that was there before. */
    @Test
    void whereOneOfTheOthersHasPutSomethingDownIsSeenToo() {
        game.start(new MatchSetUp(Shipped.rules("moulin-rouge", 3), 7, Set.of()));
        for (String each : List.of("a1", "c1", "e1", "a2", "c2", "e2")) {
            game.choose("play place " + each);
            List<MomentView.Way> ways = now().board().moment().ways();
            int at = now().story().moment();
            List<String> sites =
                    ways.stream().flatMap(way -> way.sites().stream()).toList();
            if (at < 2) assertThat(sites).isEmpty();
            if (at == 3) assertThat(sites).containsExactly("c1");
            if (at == 4) assertThat(sites).containsExactly("e1");
            if (at == 6) assertThat(sites).as("men that are alike").containsExactly("c2");
            ways.forEach(way -> assertThat(way.emblem()).isNotNegative());
        }
    }

    @Test
    void ofTwoTheLastMoveIsSeenAlone() {
        game.start(new MatchSetUp(Shipped.rules("croak", 2), 7, Set.of()));
        for (int i = 0; i < 8; i++) {
            game.choose(now().decision().moves().get(0).key());
            assertThat(now().board().moment().ways()).isEmpty();
        }
    }

    private MatchView now() {
        return pictures.get(pictures.size() - 1);
    }
}
