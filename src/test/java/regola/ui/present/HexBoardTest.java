package regola.ui.present;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import regola.ui.view.Ref;
import regola.ui.view.Role;
import regola.ui.view.SeatView;
import regola.ui.view.SiteView;

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
        SiteView middle = sites.stream().filter(s -> s.id().equals("0,0")).findFirst().orElseThrow();
        assertThat(middle.pieces()).hasSize(1);
        for (SiteView site : sites) {
            if (site != middle) assertThat(Math.hypot(site.x() - middle.x(), site.y() - middle.y())).isBetween(0.999, 1.001);
        }
        SiteView below = sites.stream().filter(s -> s.id().equals("0,1")).findFirst().orElseThrow();
        assertThat(below.y()).isGreaterThan(middle.y());
        match.after(40);
        assertThat(match.now().board().sites()).hasSizeGreaterThan(14).allSatisfy(s -> assertThat(s.name()).isEqualTo(s.id()));
    }

    @Test
    void aFrogIsPointedAtAndWhereItMayGoIsLit() {
        for (int moves = 6; moves < 40; moves++) {
            Played late = Played.of("army-of-frogs", 2).after(moves);
            SiteView from = late.now().board().sites().stream().filter(s -> s.is(Role.LEGAL) && !s.pieces().isEmpty()).findFirst().orElse(null);
            if (from == null) continue;
            late.point(Ref.site(from.id()));
            assertThat(late.now().board().sites().stream().filter(s -> s.is(Role.TARGET))).isNotEmpty();
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
            if (!adds || late.now().seats().stream().noneMatch(s -> s.id().equals(decider.id()) && s.zones().get(0).piles().size() == 1)) continue;
            assertThat(late.now().board().sites().stream().filter(s -> s.is(Role.LEGAL))).isNotEmpty().allMatch(s -> s.pieces().isEmpty());
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
                    if (late.now().board().sites().stream().noneMatch(s -> s.id().equals(to.id()) && s.is(Role.TARGET))) late.point(to.ref());
                    boolean tears = late.now().why() != null && "AF-5.20".equals(late.now().why().rule());
                    if (tears) {
                        assertThat(late.now().board().sites().stream().filter(s -> s.is(Role.SHOWN))).isNotEmpty();
                        return;
                    }
                    late.point(from.ref());
                }
            }
        }
        throw new AssertionError("no hop tore the colony");
    }
}
