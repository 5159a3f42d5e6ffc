package regola.ui.present.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import regola.ui.present.Played;
import regola.ui.view.board.PileView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.Role;
import regola.ui.view.board.SeatView;
import regola.ui.view.board.SiteView;
import regola.ui.view.board.ZoneView;

/** An endless plane of hexes is seen where pieces are and around them, and grows with them. */
class HexBoardTest {
    private final Played match = Played.of("army-of-frogs", 2);

    @Test
    void atFirstThereIsTheMiddleOnly() {
        assertThat(match.now().board().sites()).singleElement().satisfies(site -> {
            assertThat(site.id()).isEqualTo("0,0");
            assertThat(site.outline()).isEqualTo(SiteView.Outline.HEX);
        });
    }

    @Test
    void whatIsSeenGrowsWithTheColony() {
        match.after(2);
        List<SiteView> sites = match.now().board().sites();
        assertThat(sites).hasSize(7);
        SiteView middle =
                sites.stream().filter(s -> s.id().equals("0,0")).findFirst().orElseThrow();
        assertThat(middle.pieces()).hasSize(1);
        for (SiteView site : sites) {
            if (site != middle)
                assertThat(Math.hypot(site.x() - middle.x(), site.y() - middle.y()))
                        .isBetween(0.999, 1.001);
        }
        SiteView below =
                sites.stream().filter(s -> s.id().equals("0,1")).findFirst().orElseThrow();
        assertThat(below.y()).isGreaterThan(middle.y());
        match.after(40);
        assertThat(match.now().board().sites())
                .hasSizeGreaterThan(14)
                .allSatisfy(s -> assertThat(s.name()).isEqualTo(s.id()));
    }

    @Test
    void aFrogIsPointedAtAndWhereItMayGoIsLit() {
        for (int moves = 6; moves < 40; moves++) {
            Played late = Played.of("army-of-frogs", 2).after(moves);
            SiteView from = late.now().board().sites().stream()
                    .filter(s -> s.is(Role.LEGAL) && !s.pieces().isEmpty())
                    .findFirst()
                    .orElse(null);
            if (from == null) continue;
            late.point(Ref.site(from.id()));
            assertThat(late.now().board().sites().stream().filter(s -> s.is(Role.TARGET)))
                    .isNotEmpty();
            late.point(Ref.site(from.id()), Ref.site(from.id()));
            return;
        }
        throw new AssertionError("no frog could hop");
    }

    @Test
    void whoHasFrogsOfOneColourOnlySeesWhereTheyMayGo() {
        for (int moves = 1; moves < 60; moves++) {
            Played late = Played.of("army-of-frogs", 2).after(moves);
            SeatView decider = late.now().decision().decider();
            boolean adds = late.now().decision().rule().equals("AF-5.30");
            if (!adds
                    || late.now().seats().stream()
                            .noneMatch(s -> s.id().equals(decider.id())
                                    && s.zones().get(0).piles().size() == 1)) continue;
            assertThat(late.now().board().sites().stream().filter(s -> s.is(Role.LEGAL)))
                    .isNotEmpty()
                    .allMatch(s -> s.pieces().isEmpty());
            return;
        }
        throw new AssertionError("nobody had frogs of one colour only");
    }

    @Test
    void theTornPartIsShownOnTheBoardItself() {
        for (int moves = 4; moves < 60; moves++) {
            Played late = Played.of("army-of-frogs", 2).after(moves);
            if (!late.now().decision().rule().equals("AF-5.10")) continue;
            for (SiteView from : late.now().board().sites()) {
                if (!from.is(Role.LEGAL) || from.pieces().isEmpty()) continue;
                for (SiteView to : late.now().board().sites()) {
                    if (!to.pieces().isEmpty()) continue;
                    late.point(from.ref());
                    if (late.now().board().sites().stream().noneMatch(s -> s.id().equals(to.id()) && s.is(Role.TARGET)))
                        late.point(to.ref());
                    boolean tears = late.now().why() != null
                            && "AF-5.20".equals(late.now().why().rule());
                    if (tears) {
                        assertThat(late.now().board().sites().stream().filter(s -> s.is(Role.SHOWN)))
                                .isNotEmpty();
                        return;
                    }
                    late.point(from.ref());
                }
            }
        }
        throw new AssertionError("no hop tore the colony");
    }

    @Test
    void aFrogOfTheHandThatMayNotBeAddedIsMarkedInTheHandAlone() {
        for (int moves = 2; moves < 12; moves++) {
            Played late = Played.of("army-of-frogs", 2).after(moves);
            PileView pile = refusedPile(late);
            if (pile == null) continue;
            assertThat(late.now().why().rule()).isIn("AF-5.35", "AF-5.36");
            assertThat(late.now().board().sites())
                    .noneMatch(s -> s.is(Role.REFUSED)
                            || s.pieces().stream()
                                    .anyMatch(piece -> piece.roles().contains(Role.REFUSED)));
            SiteView place = late.now().board().sites().stream()
                    .filter(s -> s.pieces().isEmpty())
                    .findFirst()
                    .orElseThrow();
            late.point(place.ref());
            assertThat(late.now().why()).as("no other frog is put there").isNotNull();
            assertThat(late.now().why().tried()).contains(pile.piece().name()).contains(place.id());
            return;
        }
        throw new AssertionError("every frog of a hand could be added");
    }

    /** @return a pile of the decider's that was pointed at in vain, as it looks now; null if all can be used */
    private static PileView refusedPile(Played match) {
        if (!match.now().decision().rule().equals("AF-5.30")) return null;
        for (PileView pile : hand(match).piles()) {
            if (pile.piece().is(Role.LEGAL)) continue;
            point(match, pile);
            return match.now().seats().stream()
                    .flatMap(seat -> seat.zones().stream())
                    .flatMap(zone -> zone.piles().stream())
                    .filter(next -> next.piece().is(Role.REFUSED))
                    .findFirst()
                    .orElseThrow();
        }
        return null;
    }

    private static ZoneView hand(Played match) {
        String decider = match.now().decision().decider().id();
        return match.now().seats().stream()
                .filter(seat -> seat.id().equals(decider))
                .findFirst()
                .orElseThrow()
                .zones()
                .get(0);
    }

    private static void point(Played match, PileView pile) {
        match.point(
                pile.piece().refs().get(0),
                pile.piece().refs().get(1),
                Ref.site(hand(match).site()),
                Ref.player(match.now().decision().decider().id()));
    }

    @Test
    void aPlaceThatIsPointedAtAfterAPinnedFrogIsMeantForThatFrog() {
        for (int moves = 4; moves < 60; moves++) {
            Played late = Played.of("army-of-frogs", 2).after(moves);
            if (!late.now().decision().rule().equals("AF-5.10")) continue;
            for (SiteView from : late.now().board().sites()) {
                if (from.is(Role.LEGAL) || from.pieces().isEmpty()) continue;
                late.point(
                        from.pieces().get(0).refs().get(0),
                        from.pieces().get(0).refs().get(1),
                        from.ref());
                if (late.now().why() == null
                        || !"AF-5.20".equals(late.now().why().rule())) continue;
                SiteView far = late.now().board().sites().stream()
                        .filter(s -> s.pieces().isEmpty() && !s.is(Role.LEGAL))
                        .findFirst()
                        .orElseThrow();
                late.point(far.ref());
                assertThat(late.now().why().tried()).contains(from.id()).contains(far.id());
                return;
            }
        }
        throw new AssertionError("no frog was pinned");
    }

    @Test
    void aFrogOfTheHandIsNotAddedBeforeTheHop() {
        for (int moves = 4; moves < 40; moves++) {
            Played late = Played.of("army-of-frogs", 2).after(moves);
            boolean hops = late.now().decision().rule().equals("AF-5.10")
                    && late.now().board().sites().stream().anyMatch(s -> s.is(Role.LEGAL));
            if (!hops) continue;
            point(late, hand(late).piles().get(0));
            assertThat(late.now().why().rule()).isEqualTo("AF-5.1");
            return;
        }
        throw new AssertionError("nobody could hop");
    }
}
