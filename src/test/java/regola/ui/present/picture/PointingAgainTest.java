package regola.ui.present.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Move;
import regola.engine.value.Thing;
import regola.language.Shipped;
import regola.language.model.Type;
import regola.ui.view.board.Ref;

/** What a second press on the same piece does. */
class PointingAgainTest {
    private String piece;
    private Pointing pointing;

    @BeforeEach
    void begin() {
        Match match = Match.start(Shipped.rules("china-moon", 3), 1);
        pointing = Pointing.at(match, new Tongue(match.rules(), "en").names());
        piece = match.decision().legal().get(0).arguments().get(0).id();
        pointing.point(List.of(Ref.piece(piece)));
        assertThat(pointing.isPicked()).isTrue();
    }

    private void pressAgain() {
        pointing.point(List.of(Ref.piece(piece)));
    }

    @Test
    void itLetsGo() {
        pressAgain();
        assertThat(pointing.isPicked()).isFalse();
    }

    @Test
    void afterATryInVainItBeginsAgain() {
        pointing.point(List.of(Ref.site("a9")));
        assertThat(pointing.refusal()).isNotNull();
        pressAgain();
        assertThat(pointing.isPicked()).isTrue();
    }

    /** Such as where a hint was asked for after it: nobody remembers then that the piece is chosen still. */
    @Test
    void afterATryThatIsForgivenItBeginsAgainToo() {
        pointing.point(List.of(Ref.site("a9")));
        pointing.forgive();
        pressAgain();
        assertThat(pointing.isPicked()).isTrue();
        pressAgain();
        assertThat(pointing.isPicked()).as("once").isFalse();
    }

    /** Whoever has heard that a frog is not theirs, and presses a place, does not want that frog there. */
    @Test
    void whatBelongsToSomebodyElseIsForgottenWhenAPlaceIsPressed() {
        Ruleset croak = Shipped.rules("croak", Map.of("first-player", List.of(1L)));
        Pointing pond = Pointing.at(Match.start(croak, 1), new Tongue(croak, "en").names());
        pond.point(List.of(Ref.piece("green-q")));
        assertThat(pond.refusal().why().rule()).isEqualTo("CR-5.2.1");
        pond.point(List.of(Ref.site("d4")));
        assertThat(pond.refusal().tried()).extracting(Thing::id).doesNotContain("green-q");
        assertThat(pond.isBegun()).isFalse();
    }

    /** Whoever has heard that a frog of the hand goes nowhere, and presses what is lit, means the other one. */
    @Test
    void whatGoesNowhereDoesNotKeepTheOtherFromWhereItGoes() {
        Ruleset frogs = Shipped.rules("army-of-frogs", 2);
        Match match = null;
        Set<String> held = Set.of();
        Set<String> open = Set.of();
        for (int seed = 1; held.size() < 2 || open.size() != 1; seed++) {
            match = Match.start(frogs, seed);
            for (int moves = 0; moves < 3; moves++) match.playIndex(0);
            while (match.legalCount() == 1) match.playIndex(0);
            open = match.decision().legal().stream()
                    .filter(move -> move.text().startsWith("add "))
                    .map(move -> move.text().split(" ")[1])
                    .collect(Collectors.toSet());
            String hand = "hand-" + match.rules().names().id(Type.PLAYER, match.decider());
            held = Standing.of(match, -1).at(hand).stream()
                    .map(piece -> piece.replaceAll("-\\d+$", ""))
                    .collect(Collectors.toSet());
        }
        Pointing pointing = Pointing.at(match, new Tongue(frogs, "en").names());
        String only = open.iterator().next();
        String other =
                held.stream().filter(kind -> !kind.equals(only)).findFirst().orElseThrow();
        pointing.point(List.of(Ref.kind(other)));
        assertThat(pointing.refusal().stuck()).isTrue();
        pointing.point(List.of(
                Ref.site(match.decision().legal().get(0).arguments().get(1).id())));
        assertThat(pointing.refusal()).isNull();
        assertThat(pointing.byOnlyOne()).isPresent();
    }

    /** Who has chosen where a man is to go, and misses those who can go there, has not chosen a man of nobody's. */
    @Test
    void whoChoseTheEndAndPressesAnEmptyPlaceIsAskedWhoIsToGoThere() {
        Ruleset draughts = Shipped.rules("english-draughts", 2);
        Tongue tongue = new Tongue(draughts, "en");
        Pointing pointing = Pointing.at(Match.start(draughts, 1), tongue.names());
        pointing.point(List.of(Ref.site("a5")));
        assertThat(pointing.refusal().early())
                .as("nobody can go there, and nobody is chosen")
                .isTrue();
        pointing.point(List.of(Ref.site("d4")));
        assertThat(pointing.point(List.of(Ref.site("a5")))).isEmpty();
        assertThat(pointing.refusal().early()).isTrue();
        pointing.point(List.of(Ref.site("b6"), Ref.kind("white-man")));
        assertThat(pointing.refusal().why().rule()).as("a man of somebody else").isEqualTo("ED-4.1");
    }

    /**
     * Where several could go, the one that a hint has told is meant by its end; without a hint it is asked who goes.
     */
    @Test
    void theEndOfWhatAHintTellsMeansAllOfIt() {
        Ruleset moon = Shipped.rules("china-moon", 3);
        Match match = Match.start(moon, 1);
        Pointing pointing = Pointing.at(match, new Tongue(moon, "en").names());
        Move told = match.decision().legal().stream()
                .filter(move -> move.text().startsWith("hop green-"))
                .findFirst()
                .orElseThrow();
        List<Ref> end = List.of(Ref.site(told.arguments().get(1).id()));
        pointing.point(end);
        assertThat(pointing.byOnlyOne()).as("nothing is told").isEmpty();
        pointing = Pointing.at(match, new Tongue(moon, "en").names());
        pointing.follow(told.text());
        pointing.point(end);
        assertThat(pointing.byOnlyOne()).contains(told);
    }
}
