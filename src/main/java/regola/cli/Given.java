package regola.cli;

import java.util.List;
import java.util.Map;
import regola.file.BadFile;
import regola.file.MatchFile;
import regola.file.PositionFile;
import regola.language.model.CheckedGame;

/**
 * A Given is what a position or a saved match says about the game that it belongs to.
 *
 * @param what what to call the file
 * @param game the game's id, or null if it does not say
 * @param variants those that are on, or null if it does not say
 * @param players the seats, or null if it does not say
 */
record Given(String what, String game, List<String> variants, List<String> players, Settings settings) {
    static final Given NOTHING = new Given("nothing", null, null, null, game -> Map.of());

    /** Settings can be understood only once the game is known. */
    @FunctionalInterface
    interface Settings {
        Map<String, List<Long>> of(CheckedGame game) throws BadFile;
    }

    static Given by(PositionFile file) {
        return new Given("the position", file.game(), file.variants(), file.players(), file::settingsFor);
    }

    static Given by(MatchFile file) {
        return new Given(
                "the saved match",
                file.match().game(),
                file.match().variants(),
                file.match().players(),
                file::settingsFor);
    }
}
