package regola.ui.present.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import regola.ui.present.Played;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.Role;
import regola.ui.view.board.SiteView;
import regola.ui.view.match.DecisionView.Waiting;
import regola.ui.view.match.MatchView;

/**
 * A HandOverTest plays a round of secret choices by two people at one machine, and reads all that the window is told.
 */
class HandOverTest {
    private final Played match = Played.of("nin-jan", 2);

    private static List<PieceView> on(MatchView view, String site) {
        return view.board().site(site).map(SiteView::pieces).orElse(List.of());
    }

    /** @return the first card of the hand of whoever looks, having put it down */
    private PieceView choose(String hand) {
        PieceView card = on(match.now(), hand).get(0);
        match.point(Ref.piece(card.id()));
        return card;
    }

    @Test
    void nothingOfAHandIsToldBeforeItsOwnerHasTheMachine() {
        assertThat(match.now().decision().waiting()).isEqualTo(Waiting.HANDOVER);
        assertThat(match.now().decision().choices()).isEmpty();
        assertThat(match.now().decision().legal()).isZero();
        assertThat(on(match.now(), "hand-p1")).hasSize(9).allMatch(PieceView::hidden);

        match.uncover();
        assertThat(match.now().decision().waiting()).isEqualTo(Waiting.PERSON);
        assertThat(on(match.now(), "hand-p1"))
                .hasSize(9)
                .noneMatch(PieceView::hidden)
                .allMatch(card -> card.is(Role.LEGAL));
        List<String> first =
                on(match.now(), "hand-p1").stream().map(PieceView::id).toList();

        choose("hand-p1");
        assertThat(match.now().decision().waiting()).isEqualTo(Waiting.HANDOVER);
        for (String card : first) assertThat(match.now().toString()).doesNotContain("id=" + card + ",");
        match.uncover();
        for (String card : first)
            assertThat(match.now().toString()).as("the other sees none of them").doesNotContain("id=" + card + ",");
    }

    @Test
    void whatIsShownLiesInTheOrderInWhichItActsAndSaysWhatItTakes() {
        match.uncover();
        PieceView one = choose("hand-p1");
        assertThat(on(match.now(), "queue")).as("nobody knows an order yet").isEmpty();
        match.uncover();
        PieceView other = choose("hand-p2");

        MatchView shown = match.now();
        assertThat(shown.decision().waiting()).as("everybody may look").isEqualTo(Waiting.PERSON);
        assertThat(on(shown, "queue")).extracting(PieceView::id).containsExactlyInAnyOrder(one.id(), other.id());
        assertThat(on(shown, "queue")).extracting(PieceView::emblem).containsExactlyInAnyOrder(0, 1);
        assertThat(on(shown, "hand-p1")).allMatch(PieceView::hidden);
        assertThat(on(shown, "hand-p2")).allMatch(PieceView::hidden);
        List<String> taken = shown.board().sites().stream()
                .filter(site -> site.is(Role.LEGAL))
                .map(SiteView::id)
                .toList();
        assertThat(taken).isNotEmpty();
        boolean takes = shown.guide().labels().stream().anyMatch(label -> taken.contains(label.site()));
        assertThat(takes || taken.size() == 3)
                .as("what a capture is worth is written on it; a card that takes nothing may lie anywhere")
                .isTrue();
    }
}
