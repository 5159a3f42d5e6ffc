package regola.ui.present.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.language.Shipped;
import regola.ui.present.start.MatchSetUp;
import regola.ui.support.KnownRules;
import regola.ui.view.board.Ref;
import regola.ui.view.match.MatchView;

/** Where something is let go is no press there: what was taken up goes there, or nothing is played. */
class CarryingTest {
    private final List<MatchView> pictures = new ArrayList<>();
    private final GamePresenter game =
            new GamePresenter(Runnable::run, pictures::add, problem -> {}, KnownRules.thinking(), (wait, then) -> {});

    private MatchView now() {
        return pictures.get(pictures.size() - 1);
    }

    private void start(String id) {
        game.start(new MatchSetUp(Shipped.rules(id, 2), 7, Set.of()));
    }

    private int moment() {
        return now().story().moment();
    }

    private List<Ref> waiting(String servant) {
        return List.of(Ref.piece(servant), Ref.kind("red-s"), Ref.site("reserve-red"), Ref.player("red"));
    }

    /** @return a piece of who decides that waits beside the board */
    private String inReserve() {
        return now().seats().get(0).zones().stream()
                .filter(zone -> zone.site().startsWith("reserve"))
                .flatMap(zone -> zone.piles().stream())
                .map(pile -> pile.piece().id())
                .findFirst()
                .orElseThrow();
    }

    @Test
    void whatCannotBeMovedIsAnsweredWithTheRuleThatForbidsIt() {
        start("croak");
        while (!now().decision().decider().id().equals("red"))
            game.choose(now().decision().moves().get(0).key());
        int before = moment();
        game.lift(waiting(inReserve()));
        game.drop(List.of(Ref.site("d4")));
        assertThat(moment()).isEqualTo(before);
        assertThat(now().why().rule()).isEqualTo("CR-5.2");
        assertThat(now().why().sentence()).isEqualTo("Only a frog on the pond can hop.");
    }

    @Test
    void whatIsHeldDoesNotGoWhereSomethingElseIsLetGo() {
        start("croak");
        while (!now().decision().decider().id().equals("red"))
            game.choose(now().decision().moves().get(0).key());
        int before = moment();
        String hop = now().decision().moves().get(0).words();
        String[] move = now().decision().moves().get(0).key().split(" ", -1);
        assertThat(move).as(hop).hasSizeGreaterThan(3);
        game.point(List.of(Ref.piece(move[2])));
        game.lift(waiting(inReserve()));
        game.drop(List.of(Ref.site(move[3])));
        assertThat(moment()).as("no press").isEqualTo(before);
        assertThat(now().why().rule()).isEqualTo("CR-5.2");
    }

    @Test
    void aCardIsPlayedWhereItGoesAndNotWhereItDoesNot() {
        start("nin-jan");
        game.uncover();
        int before = moment();
        String who = now().decision().decider().id();
        String card = now().decision().moves().get(0).key().split(" ", -1)[2];
        List<Ref> refs = List.of(Ref.piece(card), Ref.site("hand-" + who));
        game.lift(refs);
        assertThat(moment()).as("it is only taken up").isEqualTo(before);
        game.drop(List.of(Ref.site("pile-2")));
        assertThat(moment()).isEqualTo(before);
        assertThat(now().why().sentence()).startsWith("That does not go there.");
        game.lift(refs);
        game.putBack();
        assertThat(moment()).as("back in the hand").isEqualTo(before);
        game.lift(refs);
        game.drop(List.of(Ref.site("slot-" + who)));
        assertThat(moment()).isEqualTo(before + 1);
    }

    @Test
    void aManOfTheHandIsPutDownAndOneOfTheBoardIsNot() {
        start("nine-mens-morris");
        game.lift(List.of(Ref.piece("white-man"), Ref.kind("white-man"), Ref.site("hand-white")));
        game.drop(List.of(Ref.site("a7")));
        assertThat(moment()).isEqualTo(1);
        game.lift(List.of(Ref.site("a7")));
        game.drop(List.of(Ref.site("g7")));
        assertThat(moment()).as("a man on the board cannot go yet").isEqualTo(1);
        assertThat(now().why().rule()).isEqualTo("NM-5.2");
    }

    /** Nobody who puts a man of the hand on another one wants to move those on the board. */
    @ParameterizedTest
    @CsvSource({"nine-mens-morris, white, a7, g7", "moulin-rouge, red, a1, c3"})
    void aManOfTheHandIsNotPutOnAnother(String id, String seat, String own, String other) {
        start(id);
        game.point(List.of(Ref.site(own)));
        game.point(List.of(Ref.site(other)));
        for (String place : List.of(other, own)) {
            List<Ref> man = new ArrayList<>(now().seats().stream()
                    .filter(each -> each.id().equals(seat))
                    .flatMap(each -> each.zones().stream())
                    .flatMap(zone -> zone.piles().stream())
                    .map(pile -> pile.piece().refs())
                    .findFirst()
                    .orElseThrow());
            man.addAll(List.of(Ref.site("hand-" + seat), Ref.player(seat)));
            game.lift(man);
            game.drop(List.of(Ref.site(place)));
            assertThat(moment()).isEqualTo(2);
            assertThat(now().why().sentence()).as(place).isEqualTo("There is already a man there.");
        }
    }
}
