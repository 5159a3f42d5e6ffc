package regola.ui.present.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.language.model.CheckedGame;
import regola.library.GameEntry;
import regola.library.GameLibrary;

/** A FacingTest seats several people at one machine and watches what it shows to whom. */
class FacingTest {

    private static Match match(String id, int players) {
        GameLibrary library = GameLibrary.open();
        GameEntry entry = library.game(id).orElseThrow();
        CheckedGame game = library.load(entry, List.of()).game().orElseThrow();
        return Match.start(Ruleset.of(game, players, Map.of()), 3);
    }

    @Test
    void secretChoicesAreMadeOneAfterTheOtherAndActsAreSeenByAll() {
        Match match = match("nin-jan", 3);
        Facing facing = Facing.of(match, List.of(0, 1, 2));
        for (int seat = 0; seat < 3; seat++) {
            assertTrue(facing.isCovered(), "seat " + seat + " has to take the machine first");
            assertEquals(Match.ONLOOKER, facing.viewer(), "until then nobody's cards are shown");
            facing = facing.taken();
            assertFalse(facing.isCovered());
            assertEquals(seat, facing.viewer());
            match.playIndex(0);
            facing = facing.at(match);
        }
        assertFalse(facing.isCovered(), "the cards are up: everybody looks");
        assertEquals(Match.ONLOOKER, facing.viewer());
    }

    @Test
    void onePersonAmongComputersNeverHandsOver() {
        Match match = match("nin-jan", 3);
        Facing facing = Facing.of(match, List.of(1));
        while (!match.isOver()) {
            assertFalse(facing.isCovered());
            assertEquals(1, facing.viewer());
            match.playIndex(match.legalCount() - 1);
            facing = facing.at(match);
        }
    }

    @Test
    void computersBetweenTwoPeopleLeaveThemApart() {
        Match match = match("nin-jan", 3);
        Facing facing = Facing.of(match, List.of(0, 2)).taken();
        match.playIndex(0);
        facing = facing.at(match);
        assertFalse(facing.isCovered(), "the computer decides");
        assertEquals(Match.ONLOOKER, facing.viewer());
        match.playIndex(0);
        assertTrue(facing.at(match).isCovered());
    }

    @Test
    void whereNothingIsHiddenNobodyHandsOver() {
        Match match = match("nine-mens-morris", 2);
        Facing facing = Facing.of(match, List.of(0, 1));
        for (int n = 0; n < 30 && !match.isOver(); n++) {
            assertFalse(facing.isCovered());
            assertEquals(match.decider(), facing.viewer());
            match.playIndex(0);
            facing = facing.at(match);
        }
    }

    @Test
    void whoLeavesASeatToTheComputerUncoversIt() {
        Facing facing = Facing.of(match("nin-jan", 2), List.of(0, 1));
        assertTrue(facing.isCovered());
        Facing alone = facing.among(List.of(0));
        assertFalse(alone.isCovered());
        assertEquals(0, alone.viewer());
    }
}
